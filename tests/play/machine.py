"""Random legal play: a state machine over the actions that the engine itself offers."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oracle.engines.reference import acting
from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, Pass, PlayLand, TurnFaceUp
from oracle.rules import decisions
from oracle.rules.legal_actions import conceivable, is_legal
from oracle.rules.table import possible_answers
from oracle.suite.editions import load_rule_numbers
from tests.play.game import PlayedGame, choice_of
from tests.play.positions import CARDS, Setting, settings_of_games

RULE_NUMBERS = load_rule_numbers(CARDS.parent / "editions" / "rule_numbers.toml")

TRIED = 12
"""How many of the conceivable actions are looked at for one that is legal, before the player passes."""


class RandomPlay(RuleBasedStateMachine):
    """Players who do anything that is legal."""

    played: PlayedGame
    steps = 0
    """Moves made in all games of this process."""

    plays = 0
    """Games played in this process."""

    @initialize(setting=settings_of_games())
    def deal(self, setting: Setting) -> None:
        RandomPlay.plays += 1
        self.played = PlayedGame(setting)

    # --- moves --------------------------------------------------------------------------------------------------------

    def _waits_for(self, *kinds: type[decisions.Decision]) -> bool:
        return isinstance(self.played.decision, kinds)

    @precondition(lambda self: self._waits_for(decisions.Priority))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Who has priority does something legal, if something is found."""
        player = self.played.decision.player
        table = self.played.playing._table
        with self.played.reporting():
            actions = list(conceivable(table.game, player))[2:]
            found = None
            for _ in range(min(TRIED, len(actions))):
                action = actions.pop(data.draw(st.integers(0, len(actions) - 1)))
                if is_legal(table, player, action):
                    found = acting.message(table.game, action)
                    break
        if found is None:
            self._do(player, Pass())
            return
        before = self.played.game
        outcome = self._do(player, found)
        with self.played.reporting(f"{player} does what is offered: {found}"):
            assert outcome.accepted or before is not self.played.game, f"what is offered is rejected: {outcome.reason} ({outcome.rule})"

    @precondition(lambda self: self._waits_for(decisions.Priority))
    @rule()
    def wait(self) -> None:
        """Who has priority passes."""
        self._do(self.played.decision.player, Pass())

    @precondition(lambda self: self._waits_for(decisions.Attackers, decisions.Blockers))
    @rule(data=st.data())
    def declare(self, data: st.DataObject) -> None:
        """Some of the creatures that could attack or block do so."""
        decision = self.played.decision
        with self.played.reporting():
            empty, *single = self.played.playing.legal(decision.player)
        chosen = data.draw(st.lists(st.sampled_from(single), unique_by=_creature)) if single else []
        declared: dict[str, Any] = {}
        for each in chosen:
            declared |= each.attackers if isinstance(each, Attack) else each.blockers
        self._do(decision.player, type(empty)(declared))

    @precondition(lambda self: self.played.pending is not None and not self._waits_for(decisions.Attackers, decisions.Blockers))
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        """Who is asked answers something that is offered."""
        decision = self.played.decision
        answer = data.draw(answers(decision))
        self.played.answer(choice_of(self.played.game, decision, answer))
        RandomPlay.steps += 1

    def _do(self, player: str, action: AnyAction) -> Any:
        RandomPlay.steps += 1
        return self.played.act(player, action)

    # --- what is not offered ------------------------------------------------------------------------------------------

    @precondition(lambda self: self._waits_for(decisions.Priority))
    @rule(data=st.data())
    def overreach(self, data: st.DataObject) -> None:
        """Somebody tries something that is not offered: it is rejected by a rule, and nothing has changed."""
        played = self.played
        game, decision = played.game, played.decision
        player = data.draw(st.sampled_from([each.name for each in game.players]))
        object = str(data.draw(st.sampled_from(sorted(game.objects)))) if game.objects else "1"
        action = data.draw(
            st.sampled_from(
                (
                    PlayLand(object=object),
                    Cast(object=object),
                    Cast(object=object, alternative="free"),
                    Cast(object=object, face_down=True),
                    Cast(object=object, targets=(object,)),
                    Cast(object=object, x=2),
                    Activate(object=object, ability=1),
                    Activate(object=object, ability=2),
                    Activate(object=object, keyword="crew"),
                    Activate(object=object, for_mana=True),
                    Activate(object=object, producing="{G}"),
                    TurnFaceUp(object=object),
                    TurnFaceUp(object=object, by="morph"),
                    TurnFaceUp(object=object, by="manifest"),
                    Attack({object: player}),
                    Block({object: (object,)}),
                )
            )
        )
        with played.reporting(f"{player} tries {action}"):
            allowed = played.playing.can(player, action)
            if allowed.accepted:
                return
            assert allowed.rule in RULE_NUMBERS, f"rejected by {allowed.rule}, which is no rule: {allowed.reason}"
            before = played.playing.observe()
            outcome = played.playing.act(player, action)
            if outcome.accepted and outcome.pending is not None:
                outcome = self._finish(data)
            assert not outcome.accepted, "it isn't allowed, and yet it is accepted"
            assert outcome.rule in RULE_NUMBERS, f"rejected by {outcome.rule}, which is no rule: {outcome.reason}"
            assert played.game is game, "the game has changed by what is rejected"
            assert played.playing.observe() == before, "the view has changed by what is rejected"
            assert type(played.decision) is type(decision), "another decision is pending after what is rejected"

    @precondition(lambda self: self.played.decision is None)
    @rule(data=st.data())
    def outstay(self, data: st.DataObject) -> None:
        """Once the game is over nobody does anything (104.1)."""
        player = data.draw(st.sampled_from([each.name for each in self.played.game.players]))
        with self.played.reporting(f"{player} passes priority"):
            outcome = self.played.playing.act(player, Pass())
            assert not outcome.accepted, "the game is over"
            assert outcome.rule == "104.1"

    def _finish(self, data: st.DataObject) -> Any:
        """Answer what is asked until the action is carried out or rejected."""
        while True:
            decision = self.played.decision
            if decision is None or isinstance(decision, decisions.Priority | decisions.Attackers | decisions.Blockers):
                return self.played.playing._outcome()
            outcome = self.played.playing.answer(decision.player, choice_of(self.played.game, decision, data.draw(answers(decision))))
            if not outcome.accepted and outcome.pending is None:
                return outcome

    # --- always -------------------------------------------------------------------------------------------------------

    @invariant()
    def everything_holds(self) -> None:
        if hasattr(self, "played"):
            self.played.check()

    def teardown(self) -> None:
        if hasattr(self, "played"):
            self.played.check_replay()
            self.played.check_what_is_hidden()
            self.played.check_telling()


def answers(decision: decisions.Decision) -> st.SearchStrategy[Any]:
    """The answers that a decision allows."""
    if isinstance(decision, decisions.Choose):
        least, most = min(decision.minimum, len(decision.options)), min(decision.maximum, len(decision.options))
        return st.lists(st.sampled_from(decision.options), min_size=least, max_size=most, unique=True).map(tuple)
    if isinstance(decision, decisions.ChooseNumber):
        most = decision.minimum + 6 if decision.maximum is None else min(decision.maximum, decision.minimum + 6)
        return st.integers(decision.minimum, most)
    if isinstance(decision, decisions.NameCard):
        return st.sampled_from(sorted(decision.allowed))
    return st.sampled_from(possible_answers(decision))


def _creature(declaration: Attack | Block) -> str:
    return next(iter(declaration.attackers if isinstance(declaration, Attack) else declaration.blockers))
