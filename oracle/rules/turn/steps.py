"""Chapter 5: the turn, step by step.

`play` runs a game from where it stands until it ends.  Each step begins, its turn-based actions are done (703), players receive
priority, and at its end unspent mana is lost (500.5).
"""

from collections.abc import Callable
from typing import TypeVar

from oracle.cards.statics import DoesNotUntap, NoMaximumHandSize, SkipDraw
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller, rules_in_force
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.combat import declaring, durations
from oracle.rules.ending import leaving
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.moves import zones
from oracle.rules.state.decisions import Choose, Procedure, StartOver, ask
from oracle.rules.state.events import (
    CombatEnded,
    DamageWornOff,
    DelayedEnded,
    EffectsEnded,
    Event,
    ManaLost,
    SkipsUntap,
    StepBegan,
    TurnBegan,
    Untapped,
)
from oracle.rules.state.game import STEPS, Game
from oracle.rules.state.table import Table
from oracle.rules.turn.opening_hands import begin_with_cards_of_opening_hands
from oracle.rules.turn.priority import before_priority, run_step

R = TypeVar("R")


def play(table: Table) -> Procedure[None]:
    """Play on from the middle of the current step, in which the active player is about to receive priority."""
    yield from begin_with_cards_of_opening_hands(table)
    if table.game.turn.step not in ("untap", "cleanup"):
        yield from run_step(table)
        end_of_step(table)
    while not table.game.ended:
        step = following_step(table.game)
        if step is None:
            begin_turn(table)
            step = "untap"
        yield from _BEGIN[step](table)
        end_of_step(table)


@rule("500.1", "508.8", "510.4")
def following_step(game: Game) -> str | None:
    """The step after this one; without attackers, blocks and damage are skipped.  None: the turn is over."""
    here = STEPS.index(game.turn.step)
    if game.turn.step == "declare attackers" and not game.combat.attackers:
        return "end of combat"
    return STEPS[here + 1] if here + 1 < len(STEPS) else None


@rule("500.5", "106.4")
def end_of_step(table: Table) -> None:
    """As each step or phase ends, mana left in pools is lost."""
    lost = [ManaLost(player=player.name) for player in table.game.players if player.pool]
    commit_only(table, *lost)


@rule("102.1", "611.2a")
def begin_turn(table: Table) -> None:
    """The next player in turn order takes the next turn; effects that last until then end."""
    player = table.game.next_player(table.game.turn.active)
    commit_only(table, TurnBegan(player=player, number=table.game.turn.number + 1))
    over = durations.over_at_turn_start(table.game)
    if over:
        commit_only(table, EffectsEnded(ids=over))


def _begin(table: Table, step: str) -> None:
    commit_only(table, StepBegan(step=step))


@rule("502.3", "502.4")
def untap_step(table: Table) -> Procedure[None]:
    """The active player untaps their permanents at the same time, but for those that don't untap; nobody receives priority."""
    _begin(table, "untap")
    game = table.game
    held = _does_not_untap(game)
    events: list[Event] = []
    for id in game.zone("battlefield"):
        object = game.objects[id]
        if controller(game, id) != game.turn.active:
            continue
        if object.skips_untap:
            events.append(SkipsUntap(object=id, skips=False))
        elif object.tapped and id not in held:
            events.append(Untapped(object=id))
    yield from happen(table, *events)


def _does_not_untap(game: Game) -> frozenset[int]:
    return frozenset(
        id
        for active in rules_in_force(game)
        if isinstance(active.rule, DoesNotUntap)
        for id in selections.objects(game, active.rule.what, active.context())
    )


def _plain_step(step: str) -> Callable[[Table], Procedure[None]]:
    def run(table: Table) -> Procedure[None]:
        _begin(table, step)
        yield from run_step(table)

    return run


@rule("504.1", "504.2", "103.8a")
def draw_step(table: Table) -> Procedure[None]:
    """First the active player draws a card, except in the first turn of a two-player game; then they receive priority."""
    _begin(table, "draw")
    active = table.game.turn.active
    skipped = any(isinstance(active_rule.rule, SkipDraw) and active_rule.controller == active for active_rule in rules_in_force(table.game))
    first = table.game.turn.number == 1 and len(table.game.players) == 2
    if not skipped and not first:
        yield from zones.draw(table, active, 1)
    yield from run_step(table)


@rule("508.1", "508.2")
def declare_attackers_step(table: Table) -> Procedure[None]:
    """First the active player declares attackers, then players receive priority, also if nothing attacks."""
    _begin(table, "declare attackers")
    yield from _declared(table, declaring.declare_attackers)
    yield from run_step(table)


@rule("509.1", "509.2")
def declare_blockers_step(table: Table) -> Procedure[None]:
    """First the defending players declare blockers, then players receive priority."""
    _begin(table, "declare blockers")
    yield from _declared(table, declaring.declare_blockers)
    yield from run_step(table)


def _declared(table: Table, declare: Callable[[Table], Procedure[R]]) -> Procedure[R]:
    """An illegal declaration or assignment of damage is taken back and made anew (508.1, 509.1, 510.1e)."""
    while True:
        with table.beginning() as before:
            try:
                return (yield from declare(table))
            except IllegalAction as illegal:
                yield from leaving.take_back(table, before, illegal)
            except StartOver as anew:
                yield from leaving.start_over(table, anew)


@rule("510.1", "510.1e", "510.4")
def combat_damage_step(table: Table) -> Procedure[None]:
    """Combat damage is dealt at once; with first or double strike about there is a second step for the others."""
    _begin(table, "combat damage")
    again = yield from _declared(table, declaring.deal_combat_damage)
    yield from run_step(table)
    if again and not table.game.ended:
        end_of_step(table)
        _begin(table, "combat damage")
        yield from _declared(table, declaring.deal_combat_damage)
        yield from run_step(table)


@rule("511.2", "511.3")
def end_of_combat_step(table: Table) -> Procedure[None]:
    """Players receive priority; as the step ends, everything is removed from combat."""
    _begin(table, "end of combat")
    yield from run_step(table)
    commit_only(table, CombatEnded())


@rule("514.1", "514.2", "514.3", "514.3a")
def cleanup_step(table: Table) -> Procedure[None]:
    """The active player discards down to hand size; damage wears off as effects that last until end of turn end.

    Nobody receives priority unless state-based actions or triggers come up; then another cleanup step follows.
    """
    while True:
        _begin(table, "cleanup")
        yield from _discard_to_hand_size(table)
        damaged = tuple(id for id in table.game.zone("battlefield") if table.game.objects[id].damage or table.game.objects[id].deathtouched)
        forgotten = tuple(delayed.id for delayed in table.game.delayed if delayed.this_turn)
        commit_only(
            table,
            DamageWornOff(objects=damaged),
            EffectsEnded(ids=durations.over_at_cleanup(table.game)),
            DelayedEnded(ids=forgotten),
        )
        told = table.game.clock, len(table.game.zone("stack"))
        yield from before_priority(table)
        if table.game.ended or (table.game.clock, len(table.game.zone("stack"))) == told:
            return
        yield from run_step(table)
        end_of_step(table)
        if table.game.ended:
            return


@rule("514.1", "402.2")
def _discard_to_hand_size(table: Table) -> Procedure[None]:
    """The maximum hand size is seven; the active player chooses what to discard."""
    active = table.game.turn.active
    unlimited = any(
        isinstance(active_rule.rule, NoMaximumHandSize)
        and active in selections.players(table.game, active_rule.rule.who, active_rule.context())
        for active_rule in rules_in_force(table.game)
    )
    hand = table.game.zone("hand", active)
    if unlimited or len(hand) <= 7:
        return
    chosen = yield from ask(
        Choose(
            player=active,
            purpose="discard",
            prompt="Discard down to seven cards",
            options=hand,
            minimum=len(hand) - 7,
            maximum=len(hand) - 7,
            rule="514.1",
        )
    )
    yield from zones.discard(table, active, chosen)


_BEGIN: dict[str, Callable[[Table], Procedure[None]]] = {
    "untap": untap_step,
    "upkeep": _plain_step("upkeep"),
    "draw": draw_step,
    "precombat main": _plain_step("precombat main"),
    "beginning of combat": _plain_step("beginning of combat"),
    "declare attackers": declare_attackers_step,
    "declare blockers": declare_blockers_step,
    "combat damage": combat_damage_step,
    "end of combat": end_of_combat_step,
    "postcombat main": _plain_step("postcombat main"),
    "end": _plain_step("end"),
    "cleanup": cleanup_step,
}
