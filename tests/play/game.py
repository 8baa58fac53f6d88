"""A game that is played at random: it checks itself after every move, and can tell itself as a scenario."""

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec

from oracle.engines.reference.engine import ReferenceEngine, ReferenceGame
from oracle.engines.reference.naming import called
from oracle.protocol.messages import AnyAction, Choice, Concede, Outcome, PendingDecision
from oracle.rules.state import decisions
from oracle.rules.state.game import Game
from oracle.rules.state.table import Batch
from oracle.suite.judging.session import CaseSession
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames
from tests.play import invariants, secrecy
from tests.play.moves import Move, repeat
from tests.play.positions import Setting, library
from tests.play.shadow import Shadow
from tests.play.telling import Speaker, scenario
from tests.play.twin import other_cards, same_to, seen_in_passing


class Finding(AssertionError):
    """Something that must not be; the message is a scenario that shows it."""


class PlayedGame:
    """A game and the moves that were made in it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.moves: list[Move] = []
        self._speaker = Speaker(setting)
        self.outcome = Outcome(accepted=True)
        self._shadow: Shadow | None = None
        self._heard: list[Batch] = []
        self.found = False
        """Whether something was found that must not be."""
        self._seen: dict[str, set[int]] = {player.name: set() for player in setting.players}
        with self.reporting():
            self.playing = ReferenceGame(setting.position, library())
            self.outcome = self.playing.begin()
            self._cards = invariants.physical_cards(self.game)

    @property
    def game(self) -> Game:
        """The state of the game."""
        return self.playing._table.game

    @property
    def decision(self) -> decisions.Decision | None:
        """What the game waits for."""
        return self.playing._decision

    @property
    def pending(self) -> PendingDecision | None:
        """The choice that the game waits for."""
        return self.outcome.pending

    # --- moves --------------------------------------------------------------------------------------------------------

    def act(self, player: str, action: AnyAction) -> Outcome:
        """A player acts; whatever is raised becomes a finding."""
        move = Move(player, action, self._speaker.act(player, action, self.playing.observe()), self.game)
        with self.reporting(move.step or ""):
            if self._shadow is not None:
                self._shadow.repeat(self.playing, move)
            return self._moved(move, self.playing.act(player, action))

    def answer(self, choice: Choice) -> Outcome:
        """The player who is asked answers."""
        pending = self.pending
        assert pending is not None
        move = Move(pending.player, choice, self._speaker.answer(pending, choice, self.playing.observe()), self.game)
        with self.reporting(move.step or ""):
            if self._shadow is not None:
                self._shadow.repeat(self.playing, move)
            return self._moved(move, self.playing.answer(pending.player, choice))

    def _moved(self, move: Move, outcome: Outcome) -> Outcome:
        self.moves.append(move)
        if outcome.accepted:
            self.outcome = outcome
            return outcome
        assert outcome.rule is not None, f"it is rejected without a rule: {outcome.reason}"
        begun = next((index for index, earlier in enumerate(self.moves) if earlier.before is self.game), self._announcement())
        conceded = [each for each in self.moves[begun:] if isinstance(each.said, Concede)]
        changed = self.moves[begun].before is not self.game
        assert changed == bool(conceded), f"the game was changed by what is rejected: {outcome.reason}"
        self.moves[begun:] = conceded
        self.outcome = msgspec.structs.replace(outcome, accepted=True, rule=None, reason=None)
        return outcome

    def _announcement(self) -> int:
        """The move that began what is taken back, though not what others have conceded meanwhile (104.3a)."""
        return max(index for index, move in enumerate(self.moves) if not isinstance(move.said, Choice | Concede))

    # --- checks -------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """All that holds at every moment holds now."""
        with self.reporting():
            invariants.zones_are_sound(self.game)
            invariants.numbers_are_sound(self.game)
            self._cards_are_conserved()
            invariants.projection_is_pure(self.game)
            secrecy.views_leak_nothing(self.playing, self.decision)
            self._occurrences_leak_nothing()
            assert self.pending is None or self.pending.prompt, f"{self.pending.purpose} is asked for without a word"
            if isinstance(self.decision, decisions.Priority):
                invariants.state_based_actions_are_done(self.playing._table)
                if self.moves and self._shadow is None:
                    self._shadow = Shadow.of(self.playing)
            if self._shadow is not None:
                self._shadow.check(self.playing)
        for player, seen in self._seen.items():
            hidden = secrecy.hidden_from(self.game, player, self.decision)
            seen |= {object.physical for id, object in self.game.objects.items() if id not in hidden}

    def _occurrences_leak_nothing(self) -> None:
        history = self.playing._table.history or []
        begun = next(
            (index for index, batch in enumerate(self._heard) if index >= len(history) or history[index] is not batch), len(self._heard)
        )
        secrecy.occurrences_leak_nothing(history[begun:])
        self._heard = list(history)

    def _cards_are_conserved(self) -> None:
        gone = {player.name for player in self.game.players if player.lost}
        expected = tuple(card for card in self._cards if card[2] not in gone)
        if not self.game.ended:
            assert invariants.physical_cards(self.game) == expected, "a card has vanished, or there is one more"

    def check_replay(self) -> None:
        """The same moves from the same position make the same game."""
        with self.reporting():
            again = ReferenceGame(self.setting.position, library())
            again.begin()
            for move in self.moves:
                outcome = repeat(again, move)
                assert outcome.accepted, f"on the second time it is rejected: {move.step}"
            first, second = self.playing.observe(), again.observe()
            assert first.occurrences == second.occurrences, "the same moves lead to other occurrences"
            assert first == second, "the same moves make another game"

    def check_what_is_hidden(self) -> None:
        """A game with other cards where a player never saw them looks just the same to that player, move by move."""
        player = self.setting.players[len(self.moves) % len(self.setting.players)].name
        seen = self._seen[player] | seen_in_passing(self.playing, player)
        objects = other_cards(self.setting.objects, seen)
        with self.reporting():
            same_to(player, self.moves, self.setting, msgspec.structs.replace(self.setting, objects=objects))

    def check_telling(self) -> None:
        """The game that is told as a scenario is this game."""
        text = self.told()
        with self.reporting():
            session = told_again(text)
            if self.moves and self.moves[-1].step is not None:
                again = session.game.view()
                assert again == self.playing.observe(), invariants.difference(again, self.playing.observe())

    # --- telling ------------------------------------------------------------------------------------------------------

    @contextmanager
    def reporting(self, step: str | None = None) -> Iterator[None]:
        """Whatever is raised within becomes a finding, told as a scenario whose last step is `step`."""
        try:
            yield
        except Exception as error:
            self.found = True
            if isinstance(error, Finding):
                raise
            place = traceback.extract_tb(error.__traceback__)[-1]
            comment = f"{type(error).__name__}: {error}" if not isinstance(error, AssertionError) or not str(error) else str(error)
            comment += f"\n({place.filename.rpartition('/')[2]}:{place.lineno} in {place.name})"
            raise Finding("\n" + self.told(comment, step)) from error

    def told(self, comment: str = "", step: str | None = None) -> str:
        """The game so far as a feature file."""
        steps = [move.step for move in self.moves if move.step]
        more = [step] if step and step not in steps[-1:] else []
        return scenario(self.setting, [*steps, *more], comment, "the game goes on" if more else self._outcome_told())

    def _outcome_told(self) -> str:
        """How things stand in the end, as a Then step."""
        if self.game.ended:
            return f"{self.game.winners[0]} has won the game" if self.game.winners else "the game is a draw"
        if self.pending is not None and self.pending.kind not in ("attack", "block"):
            return f"{self.pending.player} is asked"
        return "the game goes on"


def told_again(text: str) -> CaseSession:
    """Judge the scenario of a feature file, up to its end."""
    suite = Suite([], [])
    reader().read_text(text, "random_play.feature", suite)
    assert not suite.problems, "; ".join(map(str, suite.problems))
    (case,) = suite.cases
    session = CaseSession(case, ReferenceEngine(library()))
    for index in range(len(case.steps)):
        session.step(index)
    session.end()
    return session


@cache
def reader() -> FeatureReader:
    """What reads scenarios with all cards."""
    return FeatureReader(LibraryNames(library()))


def choice_of(game: Game, decision: decisions.Decision, answer: Any) -> Choice:
    """The message for an answer."""
    match decision:
        case decisions.Confirm():
            return Choice(confirm=answer)
        case decisions.Choose():
            return Choice(chosen=tuple(called(game, option) for option in answer))
        case decisions.ChooseNumber():
            return Choice(number=answer)
        case decisions.Distribute():
            return Choice(amounts={called(game, option): amount for option, amount in answer.items()})
        case decisions.NameCard():
            return Choice(name=answer)
    raise TypeError(f"{decision} is answered by an action")
