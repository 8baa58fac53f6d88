"""Declaring attackers and blockers, and combat damage."""

import pytest

from oracle.cards.abilities import Static
from oracle.cards.filters import Filter
from oracle.cards.statics import Prohibit
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import declaring
from oracle.rules.state.decisions import Attackers, Blockers, Distribute
from oracle.rules.state.events import AttackersDeclared, BlockersDeclared, DamageDealt, Tapped
from oracle.rules.state.game import Combat
from oracle.rules.turn import state_based
from tests.rules.tabletop import Tabletop, creature, permanent


def refused(top: Tabletop, procedure, *answers) -> str:
    """The number of the rule that forbids it."""
    with pytest.raises(IllegalAction) as refusal:
        top.run(procedure, *answers)
    return refusal.value.number


def fight(top: Tabletop, attackers: dict, blockers: dict | None = None) -> None:
    """Attackers and blockers are declared already."""
    blockers = blockers or {}
    blocked = frozenset(attacker for attackers in blockers.values() for attacker in attackers)
    top.change_game(combat=Combat(attackers=attackers, blockers=blockers, blocked=blocked))


def dealt(top: Tabletop) -> list[tuple]:
    return [(event.source, event.target, event.amount) for event in top.happened(DamageDealt)]


# --- attackers --------------------------------------------------------------------------------------------------------


def test_attackers_are_tapped_and_attack() -> None:
    top = Tabletop()
    bear, guard = top.put(creature(2, 2)), top.put(creature(2, 2, "vigilance"))
    _, decisions = top.asked(declaring.declare_attackers(top.table), {bear: "Bob", guard: "Bob"})
    assert isinstance(decisions[0], Attackers)
    assert decisions[0].options == (bear, guard)
    assert decisions[0].attackable == ("Bob",)
    assert top.game.combat.attackers == {bear: "Bob", guard: "Bob"}
    assert [event.object for event in top.happened(Tapped)] == [bear]


def test_who_can_attack() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    tapped = top.put(creature(2, 2), tapped=True)
    sick = top.put(creature(2, 2), sick=True)
    hasty = top.put(creature(2, 2, "haste"), sick=True)
    wall = top.put(creature(0, 4, "defender"))
    relic = top.put(permanent("artifact"))
    foreign = top.put(creature(2, 2), "Bob")
    stolen_today = top.put(creature(2, 2), "Bob", controller="Alice", held_by="Alice", held_since=9)
    _, decisions = top.asked(declaring.declare_attackers(top.table), {})
    assert decisions[0].options == (bear, hasty)
    assert top.happened(AttackersDeclared) == []
    numbers = {tapped: "508.1a", sick: "302.6", wall: "702.3b", relic: "508.1a", foreign: "508.1a", stolen_today: "302.6"}
    for id, number in numbers.items():
        assert refused(top, declaring.declare_attackers(top.table), {id: "Bob"}) == number


def test_nobody_is_asked_without_a_possible_attacker() -> None:
    top = Tabletop()
    top.put(creature(0, 4, "defender"))
    top.run(declaring.declare_attackers(top.table))
    assert top.history == []


def test_effects_can_forbid_attacking() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    big = top.put(creature(5, 5, "haste"))
    word = Prohibit(deed="attack", what=Filter(types=("creature",), without_keywords=("haste",)))
    top.put(permanent("enchantment", abilities=(Static(rules=(word,)),)), "Bob")
    _, decisions = top.asked(declaring.declare_attackers(top.table), {})
    assert decisions[0].options == (big,)
    assert refused(top, declaring.declare_attackers(top.table), {bear: "Bob"}) == "508.1c"


def test_opponents_and_their_planeswalkers_can_be_attacked() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    bear, other = top.put(creature(2, 2)), top.put(creature(2, 2))
    mine = top.put(permanent("planeswalker", loyalty=3), counters={"loyalty": 3})
    walker = top.put(permanent("planeswalker", loyalty=3), "Carol", counters={"loyalty": 3})
    _, decisions = top.asked(declaring.declare_attackers(top.table), {bear: walker, other: "Bob"})
    assert decisions[0].attackable == ("Bob", "Carol", walker)
    assert top.game.combat.attackers == {bear: walker, other: "Bob"}
    top.change(bear, tapped=False)
    assert refused(top, declaring.declare_attackers(top.table), {bear: mine}) == "508.1b"


# --- blockers ---------------------------------------------------------------------------------------------------------


def test_a_block_makes_the_attacker_blocked() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    wall = top.put(creature(0, 4, "defender"), "Bob")
    fight(top, {bear: "Bob"})
    _, decisions = top.asked(declaring.declare_blockers(top.table), {wall: (bear,)})
    assert isinstance(decisions[0], Blockers)
    assert (decisions[0].player, decisions[0].options, decisions[0].attackers) == ("Bob", (wall,), (bear,))
    assert top.game.combat.blockers == {wall: (bear,)}
    assert top.game.combat.blocked == {bear}


@pytest.mark.parametrize(
    ("attacker", "blocker", "number"),
    [
        (creature(2, 2, "flying"), creature(2, 2), "702.9b"),
        (creature(2, 2, "flying"), creature(2, 2, "reach"), None),
        (creature(2, 2, "flying"), creature(2, 2, "flying"), None),
        (creature(2, 2), creature(2, 2, "flying"), None),
        (creature(2, 2, "fear"), creature(2, 2, cost="{R}"), "702.36b"),
        (creature(2, 2, "fear"), creature(2, 2, cost="{B}"), None),
        (creature(2, 2, "fear"), creature(2, 2, types=("artifact", "creature")), None),
        (creature(2, 2, "intimidate", cost="{R}"), creature(2, 2, cost="{B}"), "702.13b"),
        (creature(2, 2, "intimidate", cost="{R}"), creature(2, 2, cost="{R}"), None),
        (creature(2, 2, "shadow"), creature(2, 2), "702.28b"),
        (creature(2, 2), creature(2, 2, "shadow"), "702.28b"),
        (creature(2, 2, "shadow"), creature(2, 2, "shadow"), None),
        (creature(2, 2, "horsemanship"), creature(2, 2), "702.31b"),
        (creature(2, 2, "skulk"), creature(3, 3), "702.118b"),
        (creature(2, 2, "skulk"), creature(2, 3), None),
        (creature(2, 2, "protection from red"), creature(2, 2, cost="{R}"), "702.16f"),
        (creature(2, 2, cost="{R}"), creature(2, 2, "protection from red"), None),
        (creature(2, 2, "islandwalk"), creature(2, 2), "702.14c"),
        (creature(2, 2, "swampwalk"), creature(2, 2), None),
        (creature(2, 2, "menace"), creature(2, 2), "702.111b"),
    ],
)
def test_evasion(attacker, blocker, number: str | None) -> None:
    top = Tabletop()
    mine = top.put(attacker)
    yours = top.put(blocker, "Bob")
    top.put(creature(1, 1, "shadow", "flying", "reach", "horsemanship", cost="{B}"), "Bob")
    top.put(creature(1, 1), "Bob")
    top.put(creature(1, 1, "flying", "shadow", cost="{B}", types=("artifact", "creature")), "Bob")
    top.put(permanent("land", name="Island", cost=None, subtypes=("Island",)), "Bob")
    plain = top.put(creature(2, 2))
    fight(top, {mine: "Bob", plain: "Bob"})
    if number is None:
        top.run(declaring.declare_blockers(top.table), {yours: (mine,)})
        assert top.game.combat.blocked == {mine}
    else:
        assert refused(top, declaring.declare_blockers(top.table), {yours: (mine,)}) == number


def test_two_creatures_can_block_one_with_menace() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2, "menace"))
    first, second = top.put(creature(2, 2), "Bob"), top.put(creature(2, 2), "Bob")
    fight(top, {bear: "Bob"})
    top.run(declaring.declare_blockers(top.table), {first: (bear,), second: (bear,)})
    assert len(top.game.combat.blockers) == 2


def test_a_lone_creature_is_not_even_offered_a_block_of_menace() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2, "menace"))
    top.put(creature(2, 2), "Bob")
    fight(top, {bear: "Bob"})
    top.run(declaring.declare_blockers(top.table))
    assert top.happened(BlockersDeclared) == []


def test_who_can_block() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    mine = top.put(creature(2, 2))
    tapped = top.put(creature(2, 2), "Bob", tapped=True)
    sick = top.put(creature(2, 2), "Bob", sick=True)
    other = top.put(creature(2, 2), "Bob")
    fight(top, {bear: "Bob"})
    _, decisions = top.asked(declaring.declare_blockers(top.table), {})
    assert decisions[0].options == (sick, other)
    assert refused(top, declaring.declare_blockers(top.table), {tapped: (bear,)}) == "509.1a"
    assert refused(top, declaring.declare_blockers(top.table), {mine: (bear,)}) == "509.1a"
    assert refused(top, declaring.declare_blockers(top.table), {other: (mine,)}) == "509.1a"
    assert refused(top, declaring.declare_blockers(top.table), {other: (bear, bear)}) == "509.1a"


@pytest.mark.parametrize(("deed", "of_attacker"), [("block", False), ("be blocked", True)])
def test_effects_can_forbid_blocking(deed, of_attacker: bool) -> None:
    top = Tabletop()
    bear, other = top.put(creature(2, 2)), top.put(creature(2, 2, "haste"))
    wall, free = top.put(creature(0, 4), "Bob"), top.put(creature(0, 4, "haste"), "Bob")
    word = Prohibit(deed=deed, what=Filter(types=("creature",), without_keywords=("haste",)))
    top.put(permanent("enchantment", abilities=(Static(rules=(word,)),)))
    fight(top, {bear: "Bob", other: "Bob"})
    _, decisions = top.asked(declaring.declare_blockers(top.table), {})
    assert decisions[0].options == ((wall, free) if of_attacker else (free,))
    assert decisions[0].attackers == ((other,) if of_attacker else (bear, other))
    assert refused(top, declaring.declare_blockers(top.table), {wall: (bear,)}) == "509.1b"


def test_each_defending_player_blocks_their_own_attackers() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    one, two = top.put(creature(2, 2)), top.put(creature(2, 2))
    walker = top.put(permanent("planeswalker", loyalty=3), "Carol", counters={"loyalty": 3})
    bob, carol = top.put(creature(0, 4), "Bob"), top.put(creature(0, 4), "Carol")
    fight(top, {one: "Bob", two: walker})
    assert refused(top, declaring.declare_blockers(top.table), {bob: (two,)}) == "509.1a"
    top.run(declaring.declare_blockers(top.table), {bob: (one,)}, {carol: (two,)})
    assert top.game.combat.blockers == {bob: (one,), carol: (two,)}


# --- damage -----------------------------------------------------------------------------------------------------------


def test_unblocked_creatures_hit_what_they_attack_and_blocked_ones_their_blockers() -> None:
    top = Tabletop()
    free, held = top.put(creature(3, 3)), top.put(creature(2, 2))
    wall = top.put(creature(1, 4), "Bob")
    fight(top, {free: "Bob", held: "Bob"}, {wall: (held,)})
    assert top.run(declaring.deal_combat_damage(top.table)) is False
    assert dealt(top) == [(free, "Bob", 3), (held, wall, 2), (wall, held, 1)]
    assert all(event.combat for event in top.happened(DamageDealt))
    assert top.game.player("Bob").life == 17


def test_all_damage_is_dealt_at_once() -> None:
    top = Tabletop()
    bear, other = top.put(creature(2, 2)), top.put(creature(2, 2), "Bob")
    fight(top, {bear: "Bob"}, {other: (bear,)})
    top.run(declaring.deal_combat_damage(top.table))
    top.run(state_based.check_state_based_actions(top.table))
    assert (top.zone_of(bear), top.zone_of(other)) == ("graveyard", "graveyard")


def test_a_blocked_creature_without_blockers_deals_nothing_unless_it_tramples() -> None:
    top = Tabletop()
    bear, boar = top.put(creature(2, 2)), top.put(creature(3, 3, "trample"))
    top.change_game(combat=Combat(attackers={bear: "Bob", boar: "Bob"}, blocked=frozenset({bear, boar})))
    top.run(declaring.deal_combat_damage(top.table))
    assert dealt(top) == [(boar, "Bob", 3)]


def test_creatures_without_power_deal_nothing() -> None:
    top = Tabletop()
    bear = top.put(creature(0, 2))
    fight(top, {bear: "Bob"})
    top.run(declaring.deal_combat_damage(top.table))
    assert dealt(top) == []


def test_damage_is_divided_among_blockers_in_any_way() -> None:
    top = Tabletop()
    bear = top.put(creature(4, 4))
    first, second = top.put(creature(1, 3), "Bob"), top.put(creature(1, 3), "Bob")
    fight(top, {bear: "Bob"}, {first: (bear,), second: (bear,)})
    _, decisions = top.asked(declaring.deal_combat_damage(top.table), {first: 1, second: 3})
    assert isinstance(decisions[0], Distribute)
    assert (decisions[0].player, decisions[0].options, decisions[0].total) == ("Alice", (first, second), 4)
    assert dealt(top)[:2] == [(bear, first, 1), (bear, second, 3)]


def test_trample_needs_lethal_damage_on_all_blockers_first() -> None:
    top = Tabletop()
    boar = top.put(creature(5, 5, "trample"))
    wall = top.put(creature(0, 4), "Bob", damage=1)
    fight(top, {boar: "Bob"}, {wall: (boar,)})
    assert refused(top, declaring.deal_combat_damage(top.table), {wall: 2, "Bob": 3}) == "702.19b"
    top.run(declaring.deal_combat_damage(top.table), {wall: 3, "Bob": 2})
    assert dealt(top) == [(boar, wall, 3), (boar, "Bob", 2)]


def test_trample_with_deathtouch_needs_one_damage_each() -> None:
    top = Tabletop()
    boar = top.put(creature(5, 5, "trample", "deathtouch"))
    wall = top.put(creature(0, 9), "Bob")
    fight(top, {boar: "Bob"}, {wall: (boar,)})
    top.run(declaring.deal_combat_damage(top.table), {wall: 1, "Bob": 4})
    assert dealt(top) == [(boar, wall, 1), (boar, "Bob", 4)]


def test_nobody_is_asked_if_nothing_can_trample_over() -> None:
    top = Tabletop()
    boar = top.put(creature(3, 3, "trample"))
    wall = top.put(creature(0, 3), "Bob")
    fight(top, {boar: "Bob"}, {wall: (boar,)})
    top.run(declaring.deal_combat_damage(top.table))
    assert dealt(top) == [(boar, wall, 3)]


def test_trample_counts_what_other_attackers_assign() -> None:
    top = Tabletop()
    boar, bear = top.put(creature(3, 3, "trample")), top.put(creature(2, 2))
    wall = top.put(creature(0, 3), "Bob")
    fight(top, {boar: "Bob", bear: "Bob"}, {wall: (boar, bear)})
    top.run(declaring.deal_combat_damage(top.table), {wall: 1, "Bob": 2})
    assert dealt(top) == [(boar, wall, 1), (boar, "Bob", 2), (bear, wall, 2)]


def test_first_strike_makes_two_steps() -> None:
    top = Tabletop()
    fast, slow = top.put(creature(2, 2, "first strike")), top.put(creature(1, 1))
    twice = top.put(creature(1, 1, "double strike"))
    wall = top.put(creature(3, 2), "Bob")
    fight(top, {fast: "Bob", slow: "Bob", twice: "Bob"}, {wall: (fast,)})
    assert top.run(declaring.deal_combat_damage(top.table)) is True
    assert dealt(top) == [(fast, wall, 2), (twice, "Bob", 1)]
    top.run(state_based.check_state_based_actions(top.table))
    assert top.zone_of(wall) == "graveyard"
    assert top.run(declaring.deal_combat_damage(top.table)) is False
    assert dealt(top)[2:] == [(slow, "Bob", 1), (twice, "Bob", 1)]


def test_losing_first_strike_gives_no_second_blow_and_gaining_it_none_less() -> None:
    top = Tabletop()
    fast, slow = top.put(creature(2, 2, "first strike")), top.put(creature(1, 1))
    fight(top, {fast: "Bob", slow: "Bob"})
    top.run(declaring.deal_combat_damage(top.table))
    top.change(fast, card=creature(2, 2))
    top.change(slow, card=creature(1, 1, "first strike"))
    top.run(declaring.deal_combat_damage(top.table))
    assert dealt(top) == [(fast, "Bob", 2), (slow, "Bob", 1)]


def test_an_attacked_planeswalker_loses_loyalty_and_one_that_is_gone_saves_nobody_else() -> None:
    top = Tabletop()
    one, two = top.put(creature(2, 2)), top.put(creature(2, 2, "trample"))
    walker = top.put(permanent("planeswalker", loyalty=5), "Bob", counters={"loyalty": 5})
    stolen = top.put(permanent("planeswalker", loyalty=5), "Bob", counters={"loyalty": 5}, controller="Alice", held_by="Alice")
    fight(top, {one: walker, two: stolen})
    top.run(declaring.deal_combat_damage(top.table))
    assert top.game.objects[walker].counters == {"loyalty": 3}
    assert top.game.objects[stolen].counters == {"loyalty": 5}
    assert top.game.player("Bob").life == 20


def test_what_stops_being_a_creature_leaves_combat() -> None:
    top = Tabletop()
    bear, other = top.put(creature(2, 2)), top.put(creature(2, 2))
    fight(top, {bear: "Bob", other: "Bob"})
    top.change(bear, card=permanent("artifact"))
    state_based.control(top.table)
    assert top.game.combat.attackers == {other: "Bob"}
