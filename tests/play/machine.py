"""Random legal play: a state machine over the actions that the engine itself offers."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oracle.cards.abilities import Activated
from oracle.engines.reference import acting
from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, Concede, Pass, PlayLand, TurnFaceUp
from oracle.rules.characteristics.continuous import controller
from oracle.rules.legality.mana_abilities import activated_of, is_mana_ability
from oracle.rules.state import actions, decisions
from oracle.rules.state.game import Game
from oracle.rules.state.table import possible_answers
from oracle.rules.turn.legal_actions import conceivable, is_legal
from oracle.suite.reading.editions import load_rule_numbers
from tests.play import secrecy
from tests.play.choosing import Chance, Chooser, Drawn
from tests.play.game import PlayedGame, choice_of
from tests.play.positions import CARDS, Setting, settings_of_games

RULE_NUMBERS = load_rule_numbers(CARDS.parent / "editions" / "rule_numbers.toml")


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

    @precondition(lambda self: self.played.decision is not None)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """A move whose choices Hypothesis makes."""
        self.make_a_move(Drawn(data))

    @precondition(lambda self: self.played.decision is not None)
    @rule(seed=st.integers(0, 2**32 - 1), length=st.integers(2, 16))
    def play_on(self, seed: int, length: int) -> None:
        """A stretch of moves by chance alone, so that games become long: all is checked after each of them."""
        chance = Chance(seed)
        for _ in range(length):
            if self.played.decision is not None:
                self.make_a_move(chance)
                self.played.check()

    @precondition(lambda self: self.played.decision is not None and len(self.played.game.turn_order()) > 2)
    @rule(data=st.data())
    def give_up(self, data: st.DataObject) -> None:
        """Now and then somebody leaves a game of three, whoever is asked just then (104.3a); it goes on (800.4)."""
        if data.draw(st.integers(0, 5)) == 5:
            player = data.draw(st.sampled_from(self.played.game.turn_order()))
            outcome = self._do(player, Concede())
            with self.played.reporting(f"{player} concedes"):
                assert outcome.accepted, f"{player} can't concede: {outcome.reason}"

    def make_a_move(self, chooser: Chooser) -> None:
        """Whatever is due: an action or a pass, a declaration, an answer."""
        if self._waits_for(decisions.Priority):
            likely = 2 if self.played.game.zone("stack") else 1
            if chooser.number(0, likely):
                self._do(self.played.decision.player, Pass())
            else:
                self._act(chooser)
        elif self._waits_for(decisions.Attackers, decisions.Blockers):
            self._declare(chooser)
        else:
            self._choose(chooser)

    def _act(self, chooser: Chooser) -> None:
        """Who has priority does something legal, if something is found, or else passes."""
        player = self.played.decision.player
        table = self.played.playing._table
        found = None
        with self.played.reporting():
            possible = worth_trying(table.game, player, mana=chooser.number(0, 5) == 5)
            kinds = sorted(possible)
            while found is None and kinds:
                kind = chooser.one(kinds)
                action = possible[kind].pop(chooser.number(0, len(possible[kind]) - 1))
                if is_legal(table, player, action):
                    found = acting.message(table.game, action)
                kinds = [kind for kind in kinds if possible[kind]]
        if found is None:
            self._do(player, Pass())
            return
        before = self.played.game
        outcome = self._do(player, found)
        with self.played.reporting(f"{player} does what is offered: {found}"):
            assert outcome.accepted or before is not self.played.game, f"what is offered is rejected: {outcome.reason} ({outcome.rule})"

    def _declare(self, chooser: Chooser) -> None:
        """Some of the creatures that could attack or block do so, each in one way."""
        decision = self.played.decision
        with self.played.reporting():
            empty, *single = (each for each in self.played.playing.legal(decision.player) if not isinstance(each, Concede))
        chosen = {_creature(each): each for each in chooser.some(single, 0, len(single))}
        declared = [pair for each in chosen.values() for pair in _pairs(each).items()]
        targets = [target for _, target in declared]
        declared.sort(key=lambda pair: targets.index(pair[1]))
        self._do(decision.player, type(empty)(dict(declared)))

    def _choose(self, chooser: Chooser) -> None:
        """Who is asked answers something that is offered."""
        decision = self.played.decision
        self.played.answer(choice_of(self.played.game, decision, answer(decision, chooser)))
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
            assert allowed.rule in (None, *RULE_NUMBERS), f"rejected by {allowed.rule}, which is no rule: {allowed.reason}"
            before = played.playing.observe()
            outcome = played.playing.act(player, action)
            if outcome.accepted and outcome.pending is not None:
                outcome = self._finish(data)
            assert not outcome.accepted, "it isn't allowed, and yet it is accepted"
            assert outcome.rule in (None, *RULE_NUMBERS), f"rejected by {outcome.rule}, which is no rule: {outcome.reason}"
            assert played.game is game, "the game has changed by what is rejected"
            assert played.playing.observe() == before, "the view has changed by what is rejected"
            assert type(played.decision) is type(decision), "another decision is pending after what is rejected"

    @precondition(lambda self: self.played.decision is not None)
    @rule(data=st.data())
    def pry(self, data: st.DataObject) -> None:
        """Somebody tries to find out what is face down by what may be done with it."""
        player = data.draw(st.sampled_from(self.played.game.turn_order()))
        with self.played.reporting():
            secrecy.answers_leak_nothing(self.played.playing, player, lambda options: data.draw(st.sampled_from(options)))

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
            outcome = self.played.playing.answer(decision.player, choice_of(self.played.game, decision, answer(decision, Drawn(data))))
            if not outcome.accepted and outcome.pending is None:
                return outcome

    # --- always -------------------------------------------------------------------------------------------------------

    @invariant()
    def everything_holds(self) -> None:
        if hasattr(self, "played"):
            self.played.check()

    def teardown(self) -> None:
        if hasattr(self, "played") and not self.played.found:
            self.played.check_replay()
            self.played.check_what_is_hidden()
            self.played.check_telling()


def answer(decision: decisions.Decision, chooser: Chooser) -> Any:
    """An answer that a decision allows."""
    if isinstance(decision, decisions.Choose):
        least, most = min(decision.minimum, len(decision.options)), min(decision.maximum, len(decision.options))
        return tuple(chooser.some(decision.options, least, most))
    if isinstance(decision, decisions.ChooseNumber):
        most = decision.minimum + 6 if decision.maximum is None else min(decision.maximum, decision.minimum + 6)
        return chooser.number(decision.minimum, most)
    if isinstance(decision, decisions.NameCard):
        return chooser.one(sorted(decision.allowed))
    return chooser.one(possible_answers(decision))


def worth_trying(game: Game, player: str, mana: bool) -> dict[str, list[actions.Action]]:
    """What a player might do beside passing and conceding, by kinds; with mana abilities or without, since spells pay with them anyway."""
    found: dict[str, list[actions.Action]] = {}
    for action in conceivable(game, player):
        if isinstance(action, actions.Activate) and (_not_for(game, action, player) or (not mana and _only_makes_mana(game, action))):
            continue
        if not isinstance(action, actions.Pass | actions.Concede):
            found.setdefault(type(action).__name__, []).append(action)
    return found


def _ability(game: Game, action: actions.Activate) -> Activated:
    return next(ability for index, ability in activated_of(game, action.object) if index == action.ability)


def _not_for(game: Game, action: actions.Activate, player: str) -> bool:
    """Whether an ability is somebody else's, or works elsewhere."""
    object, ability = game.objects[action.object], _ability(game, action)
    if ability.zone not in (object.zone, "any"):
        return True
    return (controller(game, action.object) or object.owner) != player and ability.who == "you"


def _only_makes_mana(game: Game, action: actions.Activate) -> bool:
    return is_mana_ability(_ability(game, action), game.edition)


def _pairs(declaration: Attack | Block) -> dict[str, Any]:
    """Each creature, and what it attacks or blocks."""
    return declaration.attackers if isinstance(declaration, Attack) else declaration.blockers


def _creature(declaration: Attack | Block) -> str:
    return next(iter(_pairs(declaration)))
