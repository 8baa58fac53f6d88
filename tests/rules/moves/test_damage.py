"""Damage and its results."""

from oracle.cards.abilities import Static
from oracle.cards.statics import PreventDamage
from oracle.rules.moves import damage
from oracle.rules.state.events import DamageDealt, LifeGained, LifeLost
from tests.rules.tabletop import Tabletop, creature, permanent


def hit(top: Tabletop, *blows: tuple[int, int | str, int]) -> tuple[DamageDealt, ...]:
    return top.run(damage.deal(top.table, [DamageDealt(source=source, target=target, amount=amount) for source, target, amount in blows]))


def test_a_player_loses_life() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2))
    hit(top, (source, "Bob", 3))
    assert top.game.player("Bob").life == 17
    assert [event.amount for event in top.happened(LifeLost)] == [3]


def test_a_creature_has_it_marked_and_a_planeswalker_loses_loyalty() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2))
    bear = top.put(creature(2, 5), "Bob", damage=1)
    walker = top.put(permanent("planeswalker", loyalty=4), "Bob", counters={"loyalty": 4})
    hit(top, (source, bear, 2), (source, walker, 3))
    assert top.game.objects[bear].damage == 3
    assert top.game.objects[walker].counters == {"loyalty": 1}
    assert top.game.player("Bob").life == 20


def test_nothing_else_can_be_dealt_damage() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2))
    relic = top.put(permanent("artifact"), "Bob")
    card = top.put(creature(2, 2), "Bob", "graveyard")
    assert hit(top, (source, relic, 2), (source, card, 2), (source, "Bob", 0)) == ()
    assert top.game.objects[relic].damage == 0


def test_lifelink_gives_life_to_the_sources_controller() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2, "lifelink"), "Bob", controller="Alice", held_by="Alice")
    bear = top.put(creature(2, 5), "Bob")
    hit(top, (source, bear, 2), (source, "Bob", 1))
    assert top.game.player("Alice").life == 23
    assert [event.amount for event in top.happened(LifeGained)] == [3]


def test_deathtouch_is_noted() -> None:
    top = Tabletop()
    source = top.put(creature(1, 1, "deathtouch"))
    bear = top.put(creature(2, 5), "Bob")
    hit(top, (source, bear, 1))
    assert top.game.objects[bear].deathtouched


def test_wither_and_infect_put_counters() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2, "infect"))
    other = top.put(creature(2, 2, "wither"))
    bear, ox = top.put(creature(2, 5), "Bob"), top.put(creature(2, 5), "Bob")
    hit(top, (source, bear, 2), (other, ox, 1), (source, "Bob", 3), (other, "Bob", 1))
    assert (top.game.objects[bear].damage, top.game.objects[bear].counters) == (0, {"-1/-1": 2})
    assert (top.game.objects[ox].damage, top.game.objects[ox].counters) == (0, {"-1/-1": 1})
    assert (top.game.player("Bob").life, top.game.player("Bob").counters) == (19, {"poison": 3})


def test_protection_prevents_damage_from_sources_with_the_quality() -> None:
    top = Tabletop()
    red, green = top.put(creature(2, 2, cost="{R}")), top.put(creature(2, 2, "lifelink", cost="{G}"))
    knight = top.put(creature(2, 5, "protection from red"), "Bob")
    dealt = hit(top, (red, knight, 2), (green, knight, 1))
    assert [event.source for event in dealt] == [green]
    assert top.game.objects[knight].damage == 1


def test_prevented_damage_has_no_results() -> None:
    top = Tabletop()
    source = top.put(creature(2, 2, "lifelink"))
    top.put(permanent("enchantment", abilities=(Static(rules=(PreventDamage(to="you"),)),)), "Bob")
    assert hit(top, (source, "Bob", 2)) == ()
    assert top.game.player("Bob").life == 20
    assert top.game.player("Alice").life == 20


def test_players_who_have_lost_are_dealt_none() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    source = top.put(creature(2, 2))
    top.change_player("Bob", lost=True)
    assert hit(top, (source, "Bob", 2)) == ()
