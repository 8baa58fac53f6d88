"""State-based actions, one by one and together."""

from oracle.cards.abilities import Spell, Static
from oracle.cards.changes import ChangeControl, ChangeTypes, SetPowerToughness
from oracle.cards.filters import Filter, TargetSpec
from oracle.cards.statics import Continuous
from oracle.rules.events.pipeline import commit_only
from oracle.rules.moves import zones
from oracle.rules.state.events import ControlChanged, EffectBegan, GameEnded, Moved, PlayerLost
from oracle.rules.state.game import ContinuousEffect
from oracle.rules.turn import state_based
from tests.rules.tabletop import Tabletop, creature, permanent


def aura(**fields):
    spell = Spell(targets=(TargetSpec(objects=Filter(types=("creature",))),), keyword="enchant")
    abilities = (spell, *fields.pop("abilities", ()))
    return permanent("enchantment", name="Test Aura", subtypes=("Aura",), abilities=abilities, **fields)


def steal_aura():
    word = Static(rules=(Continuous(what="enchanted", changes=(ChangeControl(),)),))
    return aura(abilities=(word,))


EQUIPMENT = permanent("artifact", name="Test Sword", subtypes=("Equipment",))


def checked(top: Tabletop, *answers) -> int:
    """Check until nothing is done any more; returns how often something was."""
    rounds = 0
    waiting = list(answers)
    while True:
        procedure = state_based.check_state_based_actions(top.table)
        try:
            next(procedure)
            while True:
                procedure.send(waiting.pop(0))
        except StopIteration as stop:
            if not stop.value:
                assert not waiting
                return rounds
            rounds += 1
            assert rounds < 20


def test_nothing_happens_to_a_healthy_board() -> None:
    top = Tabletop()
    top.put(creature(2, 2))
    top.put(creature(0, 1), "Bob", damage=0)
    assert checked(top) == 0
    assert top.history == []


def test_a_player_without_life_loses_and_the_other_wins() -> None:
    top = Tabletop()
    top.change_player("Bob", life=0)
    checked(top)
    assert [(event.player, event.rule) for event in top.happened(PlayerLost)] == [("Bob", "704.5a")]
    assert top.game.ended
    assert top.game.winners == ("Alice",)


def test_players_who_lose_together_draw() -> None:
    top = Tabletop()
    top.change_player("Alice", life=-3)
    top.change_player("Bob", counters={"poison": 10})
    checked(top)
    assert {event.rule for event in top.happened(PlayerLost)} == {"704.5a", "704.5c"}
    assert top.game.ended
    assert top.game.winners == ()


def test_nine_poison_counters_are_not_ten() -> None:
    top = Tabletop()
    top.change_player("Bob", counters={"poison": 9}, life=1)
    assert checked(top) == 0


def test_drawing_from_an_empty_library_loses() -> None:
    top = Tabletop()
    top.change_player("Alice", drew_from_empty=True)
    checked(top)
    assert [event.rule for event in top.happened(PlayerLost)] == ["704.5b"]
    assert not top.game.player("Alice").drew_from_empty


def test_with_three_players_the_loser_takes_their_objects_along_and_the_others_play_on() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    bear = top.put(creature(2, 2), "Bob")
    kept = top.put(creature(2, 2, name="Kept"), "Alice")
    held = top.put(creature(2, 2, name="Held"), "Alice", controller="Bob", held_by="Bob")
    token = top.put(creature(1, 1, name="Token"), "Bob", kind="token", controller="Carol", held_by="Carol")
    top.change_player("Bob", life=0)
    checked(top)
    assert not top.game.ended
    assert top.game.turn_order() == ("Alice", "Carol")
    assert top.zone_of(bear) == "nowhere"
    assert top.zone_of(token) == "nowhere"
    assert top.zone_of(kept) == "battlefield"
    assert top.zone_of(held) == "exile"


def test_toughness_zero_kills_even_the_indestructible() -> None:
    top = Tabletop()
    bear = top.put(creature(1, 0, "indestructible"))
    checked(top)
    assert top.zone_of(bear) == "graveyard"
    assert [event.cause for event in top.happened(Moved)] == ["state"]


def test_lethal_damage_destroys_unless_indestructible() -> None:
    top = Tabletop()
    dead = top.put(creature(2, 3), damage=3)
    alive = top.put(creature(2, 3), damage=2)
    safe = top.put(creature(2, 3, "indestructible"), damage=7)
    relic = top.put(permanent("artifact"), damage=7)
    checked(top)
    assert [top.zone_of(id) for id in (dead, alive, safe, relic)] == ["graveyard", "battlefield", "battlefield", "battlefield"]
    assert [event.cause for event in top.happened(Moved)] == ["destroy"]


def test_deathtouch_counts_once_only() -> None:
    top = Tabletop()
    dead = top.put(creature(2, 9), damage=1, deathtouched=True)
    safe = top.put(creature(2, 9, "indestructible"), damage=1, deathtouched=True)
    checked(top)
    assert top.zone_of(dead) == "graveyard"
    assert top.zone_of(safe) == "battlefield"
    assert not top.game.objects[safe].deathtouched


def test_planeswalker_without_loyalty_goes() -> None:
    top = Tabletop()
    gone = top.put(permanent("planeswalker", name="Gone", loyalty=3))
    there = top.put(permanent("planeswalker", name="There", loyalty=3), counters={"loyalty": 1})
    checked(top)
    assert top.zone_of(gone) == "graveyard"
    assert top.zone_of(there) == "battlefield"


def test_legend_rule_lets_its_player_choose_one() -> None:
    top = Tabletop()
    legend = creature(2, 2, name="Isamaru", supertypes=("legendary",))
    first, second, third = (top.put(legend) for _ in range(3))
    foreign = top.put(legend, "Bob")
    other = top.put(creature(2, 2, name="Tobias", supertypes=("legendary",)))
    checked(top, (second,))
    assert [top.zone_of(id) for id in (first, second, third, foreign, other)] == [
        "graveyard",
        "battlefield",
        "graveyard",
        "battlefield",
        "battlefield",
    ]


def test_legend_rule_ignores_the_nameless_and_the_nonlegendary() -> None:
    top = Tabletop()
    legend = creature(2, 2, name="Isamaru", supertypes=("legendary",))
    top.put(legend, face_down="manifest")
    top.put(legend, face_down="manifest")
    top.put(creature(2, 2))
    top.put(creature(2, 2))
    assert checked(top) == 0


def test_the_newest_world_stays() -> None:
    top = Tabletop()
    old = top.put(permanent("enchantment", name="Old World", supertypes=("world",)))
    new = top.put(permanent("enchantment", name="New World", supertypes=("world",)), "Bob")
    checked(top)
    assert top.zone_of(old) == "graveyard"
    assert top.zone_of(new) == "battlefield"


def test_worlds_that_came_together_all_go() -> None:
    top = Tabletop()
    old = top.put(permanent("enchantment", name="Old World", supertypes=("world",)))
    together = [top.put(permanent("enchantment", name=name, supertypes=("world",)), zone="graveyard") for name in ("One", "Two")]
    top.run(zones.move(top.table, tuple(together), "battlefield"))
    checked(top)
    assert [top.zone_of(id) for id in (old, *together)] == ["graveyard"] * 3


def test_worlds_that_came_one_after_the_other_leave_the_last() -> None:
    top = Tabletop()
    first, second = (top.put(permanent("enchantment", name=name, supertypes=("world",)), zone="graveyard") for name in ("One", "Two"))
    for id in (first, second):
        top.run(zones.move(top.table, (id,), "battlefield"))
    top.change(top.game.past[first].became or 0, timestamp=99)
    checked(top)
    assert [top.zone_of(id) for id in (first, second)] == ["graveyard", "battlefield"]


def test_a_world_by_an_effect_is_a_world_since_the_effect_began() -> None:
    top = Tabletop()
    late = top.put(permanent("enchantment", name="Late World"))
    early = top.put(permanent("enchantment", name="Early World", supertypes=("world",)))
    world = ChangeTypes(add_supertypes=("world",))
    effect = ContinuousEffect(id=0, source=late, controller="Alice", timestamp=0, objects=(late,), changes=(world,))
    commit_only(top.table, EffectBegan(effect=effect))
    checked(top)
    assert [top.zone_of(id) for id in (late, early)] == ["battlefield", "graveyard"]


def test_tokens_and_copies_away_from_home_cease_to_exist() -> None:
    top = Tabletop()
    token = top.put(creature(1, 1), zone="graveyard", kind="token")
    copy = top.put(creature(1, 1), zone="exile", kind="copy")
    card = top.put(creature(1, 1), zone="graveyard")
    spell = top.put(creature(1, 1), zone="stack", kind="copy")
    checked(top)
    assert [top.zone_of(id) for id in (token, copy, card, spell)] == ["nowhere", "nowhere", "graveyard", "stack"]


def test_an_aura_falls_off_what_it_cannot_enchant() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    relic = top.put(permanent("artifact"))
    guarded = top.put(creature(2, 2, "protection from everything"))
    good = top.put(aura(), attached_to=bear)
    wrong = top.put(aura(), attached_to=relic)
    loose = top.put(aura())
    shut_out = top.put(aura(), attached_to=guarded)
    orphan = top.put(aura(), attached_to=999)
    checked(top)
    assert [top.zone_of(id) for id in (good, wrong, loose, shut_out, orphan)] == ["battlefield", *["graveyard"] * 4]


def test_hexproof_and_shroud_do_not_shake_off_auras() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2, "hexproof", "shroud"))
    top.put(aura(), "Bob", attached_to=bear)
    assert checked(top) == 0


def test_equipment_becomes_unattached_and_stays() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    relic = top.put(permanent("artifact"))
    good = top.put(EQUIPMENT, attached_to=bear)
    wrong = top.put(EQUIPMENT, attached_to=relic)
    rider = top.put(creature(1, 1), attached_to=bear)
    checked(top)
    assert top.game.objects[good].attached_to == bear
    assert top.game.objects[wrong].attached_to is None
    assert top.game.objects[rider].attached_to is None


def test_what_was_attached_to_the_dead_follows_in_the_next_round() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2), damage=2)
    worn = top.put(aura(), attached_to=bear)
    carried = top.put(EQUIPMENT, attached_to=bear)
    assert checked(top) == 2
    assert top.zone_of(worn) == "graveyard"
    assert top.zone_of(carried) == "battlefield"
    assert top.game.objects[carried].attached_to is None


def test_counters_annihilate_in_pairs() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2), counters={"+1/+1": 3, "-1/-1": 2, "age": 1})
    checked(top)
    assert top.game.objects[bear].counters == {"+1/+1": 1, "age": 1}


def test_everything_happens_in_one_batch() -> None:
    top = Tabletop()
    top.put(creature(2, 2), damage=2)
    top.put(creature(2, 2), "Bob", damage=2)
    top.put(aura())
    top.run(state_based.check_state_based_actions(top.table))
    batches = [batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]
    assert len(batches) == 1
    assert len(batches[0].events) == 3


def test_control_that_an_aura_gives_becomes_an_event_once() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2), "Bob")
    top.put(steal_aura(), "Alice", attached_to=bear)
    assert state_based.control(top.table)
    assert not state_based.control(top.table)
    assert [(event.object, event.player) for event in top.happened(ControlChanged)] == [(bear, "Alice")]
    assert top.game.objects[bear].held_by == "Alice"


def test_an_effect_while_you_control_its_source_ends_for_good() -> None:
    top = Tabletop()
    source = top.put(creature(1, 1))
    bear = top.put(creature(2, 2), "Bob")
    effect = ContinuousEffect(
        id=50,
        source=source,
        controller="Alice",
        timestamp=9,
        objects=(bear,),
        changes=(ChangeControl(), SetPowerToughness(power=7, toughness=7)),
        duration="while you control this",
        names={},
    )
    top.change_game(effects=(effect,))
    state_based.control(top.table)
    assert top.game.objects[bear].held_by == "Alice"
    top.change(source, zone="exile", controller=None)
    top.change_game(zones={**top.game.zones, ("battlefield", ""): (bear,), ("exile", ""): (source,)})
    state_based.control(top.table)
    assert top.game.objects[bear].held_by == "Bob"
    assert top.game.effects == ()


def test_the_game_ends_only_once() -> None:
    top = Tabletop()
    top.change_player("Bob", life=0)
    checked(top)
    assert len(top.happened(GameEnded)) == 1
