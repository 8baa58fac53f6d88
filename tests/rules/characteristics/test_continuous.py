"""Continuous effects and their layers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards.abilities import Activated, AnyAbility, Keyword, Static
from oracle.cards.card import Card
from oracle.cards.changes import (
    AnyChange,
    BecomeCopy,
    ChangeColors,
    ChangeControl,
    ChangeTypes,
    GainAbilities,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from oracle.cards.conditions import AnyCondition, CostPaid, Exists, Matches
from oracle.cards.filters import Count, Filter, ManaValue, Power, Product, Range, Selection
from oracle.cards.statics import Continuous, ExtraLands, Prohibit
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.events.commit import commit
from oracle.rules.state import events
from oracle.rules.state.game import Announcement, Characteristics, ContinuousEffect
from tests.rules.tabletop import Tabletop, creature, permanent

CREATURES = Filter(types=("creature",))
YOURS = Filter(types=("creature",), controller="you")


def static(what: Selection, *changes: AnyChange, condition: AnyCondition | None = None, **fields: Any) -> Static:
    return Static(rules=(Continuous(what=what, changes=changes),), condition=condition, **fields)


def enchantment(*abilities: AnyAbility, name: str = "Test Edict", cost: str = "{4}", **fields: Any) -> Card:
    return permanent("enchantment", name=name, cost=cost, abilities=abilities, **fields)


def land(*subtypes: str, name: str = "Test Land", abilities: tuple[AnyAbility, ...] = (), supertypes: tuple[str, ...] = ()) -> Card:
    return permanent("land", name=name, cost=None, subtypes=subtypes, abilities=abilities, supertypes=supertypes)


def begin(table: Tabletop, objects: tuple[int, ...], *changes: AnyChange, you: str = "Alice", **fields: Any) -> None:
    """An effect of a resolution begins."""
    game = table.game
    effect = ContinuousEffect(
        **{
            "id": 1000 + game.clock,
            "source": objects[0],
            "controller": you,
            "timestamp": game.clock,
            "objects": objects,
            "changes": changes,
        }
        | fields
    )
    table.change_game(effects=(*game.effects, effect), clock=game.clock + 1)


def seen(table: Tabletop, id: int) -> Characteristics:
    return characteristics(table.game, id)


def controller_of(table: Tabletop, id: int) -> str | None:
    return controller(table.game, id)


def size(table: Tabletop, id: int) -> tuple[int | None, int | None]:
    it = seen(table, id)
    return (it.power, it.toughness)


# --- power and toughness ----------------------------------------------------------------------------------------------


def test_power_and_toughness_are_set_before_they_are_modified_whatever_came_first() -> None:
    table = Tabletop()
    ogre = table.put(creature(2, 2), counters={"+1/+1": 1})
    begin(table, (ogre,), ModifyPowerToughness(4, 4))
    table.put(enchantment(static(YOURS, ModifyPowerToughness(0, 2))))
    begin(table, (ogre,), SetPowerToughness(0, 1))

    assert size(table, ogre) == (5, 8)


def test_switching_comes_last() -> None:
    table = Tabletop()
    wall = table.put(creature(1, 3))
    begin(table, (wall,), SwitchPowerToughness())
    begin(table, (wall,), ModifyPowerToughness(0, 1))

    assert size(table, wall) == (4, 1)


def test_switching_twice_is_no_switch() -> None:
    table = Tabletop()
    wall = table.put(creature(1, 3))
    begin(table, (wall,), SwitchPowerToughness())
    begin(table, (wall,), SwitchPowerToughness())

    assert size(table, wall) == (1, 3)


@pytest.mark.parametrize(("counters", "expected"), [({"-1/-1": 2}, (0, 1)), ({"+1/+1": 3, "charge": 2}, (5, 6)), ({"+1/+0": 1}, (3, 3))])
def test_counters_change_power_and_toughness(counters: dict[str, int], expected: tuple[int, int]) -> None:
    table = Tabletop()

    assert size(table, table.put(creature(2, 3), counters=counters)) == expected


def test_counters_change_nothing_off_the_battlefield() -> None:
    table = Tabletop()

    assert size(table, table.put(creature(2, 2), zone="exile", counters={"+1/+1": 1})) == (2, 2)


def test_a_permanent_that_is_no_creature_has_no_power() -> None:
    table = Tabletop()
    vehicle = permanent("artifact", subtypes=("Vehicle",), power=3, toughness=4)
    parked = table.put(vehicle)
    crewed = table.put(vehicle)
    in_graveyard = table.put(vehicle, zone="graveyard")
    begin(table, (crewed,), ChangeTypes(add_types=("creature",)))

    assert size(table, parked) == (None, None)
    assert size(table, crewed) == (3, 4)
    assert size(table, in_graveyard) == (3, 4)


def test_a_star_is_worked_out_in_every_zone() -> None:
    table = Tabletop()
    counting = creature(0, 1).faces[0]
    star = Card(name="Star", faces=(type(counting)(name="Star", types=("creature",), power=Count(Filter(zone="graveyard")), toughness=1),))
    table.put(creature(1, 1), zone="graveyard")
    table.put(creature(1, 1), zone="graveyard", player="Bob")

    assert size(table, table.put(star)) == (2, 1)
    assert size(table, table.put(star, zone="hand")) == (2, 1)


def test_what_defines_power_gives_way_to_what_sets_it() -> None:
    table = Tabletop()
    defining = static("this", SetPowerToughness(power=7, toughness=7, defining=True), zone="any")
    giant = table.put(creature(0, 0, abilities=(defining,)))
    table.put(enchantment(static(CREATURES, SetPowerToughness(1, 1))))

    assert size(table, giant) == (1, 1)


def test_a_granted_ability_that_sets_power_defines_nothing() -> None:
    table = Tabletop()
    growing = static("this", SetPowerToughness(power=11, toughness=11, defining=True))
    it = table.put(creature(3, 3))
    begin(table, (it,), SetPowerToughness(4, 4))
    begin(table, (it,), GainAbilities(abilities=(growing,)))

    assert size(table, it) == (11, 11)


def test_an_effect_that_counts_waits_for_what_changes_the_count() -> None:
    table = Tabletop()
    begin_with_power = static(Filter(named="Counter"), ModifyPowerToughness(Count(Filter(types=("creature",), power=Range(at_least=3))), 0))
    table.put(enchantment(begin_with_power))
    counter = table.put(creature(0, 1, name="Counter"))
    big = table.put(creature(2, 2, name="Big"))
    table.put(enchantment(static(Filter(named="Big"), ModifyPowerToughness(1, 1))))

    assert size(table, big) == (3, 3)
    assert size(table, counter) == (1, 1)


def test_what_it_is_given_by_is_the_object_itself() -> None:
    table = Tabletop()
    table.put(enchantment(static(CREATURES, ModifyPowerToughness(Product((2, ManaValue("it"))), 0))))

    assert size(table, table.put(creature(1, 1, cost="{2}{G}"))) == (7, 1)
    assert size(table, table.put(creature(1, 1, cost="{G}"))) == (3, 1)


# --- who is affected --------------------------------------------------------------------------------------------------


def test_a_static_ability_affects_whatever_its_text_means_now() -> None:
    table = Tabletop()
    table.put(enchantment(static(YOURS, ModifyPowerToughness(1, 1))))
    mine, theirs = table.put(creature(2, 2)), table.put(creature(2, 2), player="Bob")

    assert size(table, mine) == (3, 3)
    assert size(table, theirs) == (2, 2)


def test_a_resolved_effect_keeps_the_objects_it_began_with() -> None:
    table = Tabletop()
    first = table.put(creature(2, 2))
    begin(table, (first,), ModifyPowerToughness(1, 1))

    assert size(table, table.put(creature(2, 2))) == (2, 2)
    assert size(table, first) == (3, 3)


def test_an_effect_on_a_permanent_spell_goes_on_with_the_permanent() -> None:
    table = Tabletop()
    spell = table.put(creature(2, 2), zone="stack")
    begin(table, (spell,), ChangeColors(set=("R",)), ModifyPowerToughness(1, 0))
    table.table.game, _ = commit(table.game, [events.Moved(object=spell, destination="battlefield", cause="resolve", controller="Alice")])
    (became,) = table.game.zone("battlefield")

    assert seen(table, became).colors == {"R"}
    assert size(table, became) == (3, 2)


def test_you_is_who_controls_the_object_now() -> None:
    table = Tabletop()
    lord = table.put(
        creature(1, 1, abilities=(static(Filter(types=("creature",), controller="you", other=True), ModifyPowerToughness(1, 1)),))
    )
    mine, theirs = table.put(creature(2, 2)), table.put(creature(2, 2), player="Bob")
    begin(table, (lord,), ChangeControl(to="you"), you="Bob")

    assert controller_of(table, lord) == "Bob"
    assert size(table, mine) == (2, 2)
    assert size(table, theirs) == (3, 3)


def test_control_of_an_aura_that_gives_control_is_settled_first() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2), player="Bob")
    aura = table.put(enchantment(static("enchanted", ChangeControl(to="you")), subtypes=("Aura",)), attached_to=bear)
    assert controller_of(table, bear) == "Alice"
    table.put(enchantment(static("enchanted", ChangeControl(to="you")), subtypes=("Aura",)), player="Bob", attached_to=aura)

    assert controller_of(table, aura) == "Bob"
    assert controller_of(table, bear) == "Bob"


def test_an_effect_goes_on_applying_to_the_objects_it_started_with() -> None:
    table = Tabletop()
    noncreatures = Filter(types=("artifact",), without_types=("creature",))
    animate = (ChangeTypes(add_types=("artifact", "creature")), SetPowerToughness(2, 2))
    table.put(enchantment(static(noncreatures, *animate)))
    relic = table.put(permanent("artifact"))
    golem = table.put(creature(5, 5, types=("artifact", "creature")))

    assert size(table, relic) == (2, 2)
    assert size(table, golem) == (5, 5)


def test_an_effect_that_has_started_outlives_its_ability() -> None:
    table = Tabletop()
    paints = static(CREATURES, ChangeColors(set=("B",)), ModifyPowerToughness(1, 1))
    painter = table.put(creature(1, 1, abilities=(paints,)))
    begin(table, (painter,), LoseAbilities(all=True))

    assert size(table, painter) == (2, 2)


def test_an_ability_that_is_lost_has_no_effect_in_later_layers() -> None:
    table = Tabletop()
    lord = table.put(creature(1, 1, abilities=(static(CREATURES, ModifyPowerToughness(1, 1)),)))
    begin(table, (lord,), LoseAbilities(all=True))

    assert size(table, lord) == (1, 1)


def test_a_condition_is_read_off_the_game_as_it_is_so_far() -> None:
    table = Tabletop()
    creature_now = Matches(what="this", filter=CREATURES)
    walker = table.put(
        permanent("land", cost=None, abilities=(static("this", GainAbilities(keywords=("flying",)), condition=creature_now),))
    )
    assert seen(table, walker).keywords == frozenset()
    table.put(enchantment(static(Filter(types=("land",)), ChangeTypes(add_types=("creature",)), SetPowerToughness(1, 1))))

    assert seen(table, walker).keywords == {"flying"}


def test_a_condition_about_the_spell_that_it_was() -> None:
    table = Tabletop()
    dashing = static("this", GainAbilities(keywords=("haste",)), condition=CostPaid("dash"))
    dashed = table.put(creature(2, 2, abilities=(dashing,)), announced=Announcement(alternative="dash", origin="hand"))
    cast = table.put(creature(2, 2, abilities=(dashing,)), announced=Announcement(origin="hand"))

    assert seen(table, dashed).keywords == {"haste"}
    assert seen(table, cast).keywords == frozenset()


# --- abilities --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first_loses", "flies"), [(True, True), (False, False)])
def test_of_gaining_and_losing_the_later_wins(first_loses: bool, flies: bool) -> None:
    table = Tabletop()
    bird = table.put(creature(1, 1))
    gain, lose = GainAbilities(keywords=("flying",)), LoseAbilities(keywords=("flying",))
    for change in (lose, gain) if first_loses else (gain, lose):
        begin(table, (bird,), change)

    assert ("flying" in seen(table, bird).keywords) is flies


def test_losing_a_keyword_takes_what_it_stands_for() -> None:
    table = Tabletop()
    beast = table.put(creature(1, 1, "prowess", "ward {2}"))
    begin(table, (beast,), LoseAbilities(keywords=("ward",)))

    assert seen(table, beast).keywords == {"prowess"}
    assert {ability.keyword for ability in seen(table, beast).abilities if not isinstance(ability, Keyword)} == {"prowess"}


def test_changeling_still_counts_when_all_abilities_are_lost() -> None:
    table = Tabletop()
    shifter = table.put(creature(1, 1, "changeling"))
    table.put(enchantment(static(CREATURES, LoseAbilities(all=True))))

    assert "Sliver" in seen(table, shifter).subtypes
    assert "changeling" not in seen(table, shifter).keywords


def test_changeling_works_in_hand() -> None:
    table = Tabletop()
    card = creature(1, 1, "changeling")

    assert "Zombie" in seen(table, table.put(card, zone="hand")).subtypes


def test_what_defines_a_characteristic_is_applied_before_older_effects() -> None:
    table = Tabletop()
    table.put(enchantment(static(CREATURES, ChangeColors(set=("W",)))))
    ghost = table.put(creature(1, 1, "devoid", cost="{U}"))

    assert seen(table, ghost).colors == {"W"}


def test_a_keyword_counter_gives_its_keyword() -> None:
    table = Tabletop()

    assert seen(table, table.put(creature(1, 1), counters={"flying": 1})).keywords == {"flying"}


@pytest.mark.parametrize(("counter_first", "keywords"), [(True, set()), (False, {"flying"})])
def test_a_keyword_counter_has_the_timestamp_of_its_being_put_there(counter_first: bool, keywords: set[str]) -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2))
    edict = enchantment(static(CREATURES, LoseAbilities(all=True)))
    counter = events.CountersPut(target=bear, kind="flying", amount=1)
    if counter_first:
        table.table.game, _ = commit(table.game, (counter,))
        table.put(edict, timestamp=table.game.clock)
    else:
        table.put(edict)
        table.table.game, _ = commit(table.game, (counter,))

    assert seen(table, bear).keywords == keywords


def test_instances_of_the_same_granted_ability_work_on_their_own() -> None:
    table = Tabletop()
    shared = static(CREATURES, ModifyPowerToughness(1, 0))
    bear = table.put(creature(2, 2))
    begin(table, (bear,), GainAbilities(abilities=(shared,)))
    begin(table, (bear,), GainAbilities(abilities=(shared,)))

    assert size(table, bear) == (4, 2)


def test_an_effect_of_a_granted_ability_has_the_timestamp_of_what_granted_it() -> None:
    table = Tabletop()
    sets = static("this", SetPowerToughness(9, 9))
    bear = table.put(creature(2, 2))
    begin(table, (bear,), SetPowerToughness(5, 5))
    begin(table, (bear,), GainAbilities(abilities=(sets,)))

    assert size(table, bear) == (9, 9)


# --- types ------------------------------------------------------------------------------------------------------------

ALL_MOUNTAINS = static(Filter(types=("land",), without_supertypes=("basic",)), ChangeTypes(set_land_types=("Mountain",)))
ALL_SWAMPS = static(Filter(types=("land",)), ChangeTypes(add_subtypes=("Swamp",)))


@pytest.mark.parametrize("moon_first", [True, False])
def test_an_effect_whose_ability_another_takes_away_waits_and_is_gone(moon_first: bool) -> None:
    table = Tabletop()
    moon, tomb = enchantment(ALL_MOUNTAINS), land(name="Tomb", abilities=(ALL_SWAMPS,))
    if moon_first:
        table.put(moon)
    yavimaya = table.put(tomb)
    basic = table.put(land("Forest", supertypes=("basic",)))
    if not moon_first:
        table.put(moon)

    assert seen(table, yavimaya).subtypes == {"Mountain"}
    assert seen(table, basic).subtypes == {"Forest"}


def test_land_types_that_are_set_take_the_abilities_of_the_text_but_not_what_was_granted() -> None:
    table = Tabletop()
    manland = table.put(land("Forest", abilities=(Activated(cost=("{1}",)), static("this", GainAbilities(keywords=("reach",))))))
    begin(table, (manland,), GainAbilities(keywords=("flying",)))
    table.put(enchantment(ALL_MOUNTAINS))
    it = seen(table, manland)

    assert it.subtypes == {"Mountain"}
    assert it.keywords == {"flying"}
    assert [str(ability.effects[0].mana) for ability in it.abilities if isinstance(ability, Activated)] == ["{R}"]  # type: ignore[union-attr]


def test_a_land_type_that_is_added_brings_its_mana_ability() -> None:
    table = Tabletop()
    table.put(enchantment(ALL_SWAMPS))
    forest = table.put(land("Forest"))
    made = [str(ability.effects[0].mana) for ability in seen(table, forest).abilities]  # type: ignore[union-attr]

    assert made == ["{B}", "{G}"]


def test_all_abilities_lost_are_also_those_of_land_types() -> None:
    table = Tabletop()
    arbor = table.put(permanent("land", "creature", cost=None, subtypes=("Forest", "Dryad"), power=1, toughness=1))
    assert len(seen(table, arbor).abilities) == 1
    table.put(enchantment(static(CREATURES, LoseAbilities(all=True))))

    assert seen(table, arbor).abilities == ()


@pytest.mark.parametrize("zombies_first", [True, False])
def test_an_effect_on_creatures_waits_for_what_makes_creatures(zombies_first: bool) -> None:
    table = Tabletop()
    zombies = enchantment(static(CREATURES, ChangeTypes(add_subtypes=("Zombie",))))
    animate = enchantment(static(Filter(types=("land",)), ChangeTypes(add_types=("creature",)), SetPowerToughness(1, 1)))
    for card in (zombies, animate) if zombies_first else (animate, zombies):
        table.put(card)

    assert seen(table, table.put(land())).subtypes == {"Zombie"}


def test_effects_that_depend_on_each_other_apply_by_timestamp() -> None:
    table = Tabletop()
    table.put(enchantment(static(Filter(subtypes=("Elf",)), ChangeTypes(set_subtypes=("Goblin",)))))
    table.put(enchantment(static(Filter(subtypes=("Goblin",)), ChangeTypes(set_subtypes=("Elf",)))))
    elf, goblin = table.put(creature(1, 1, subtypes=("Elf",))), table.put(creature(1, 1, subtypes=("Goblin",)))

    assert seen(table, elf).subtypes == {"Elf"}
    assert seen(table, goblin).subtypes == {"Elf"}


@pytest.mark.parametrize("humility_first", [True, False])
def test_each_part_of_an_effect_is_applied_in_its_own_layer(humility_first: bool) -> None:
    """Two enchantments: one makes all creatures 1/1 without abilities, one makes all other enchantments creatures."""
    table = Tabletop()
    humility = enchantment(static(CREATURES, LoseAbilities(all=True), SetPowerToughness(1, 1)), name="Meek", cost="{2}{W}{W}")
    others = Filter(types=("enchantment",), other=True)
    size_of_it = SetPowerToughness(power=ManaValue("it"), toughness=ManaValue("it"))
    opalescence = enchantment(static(others, ChangeTypes(add_types=("creature",)), size_of_it), name="Walk")
    first, second = (humility, opalescence) if humility_first else (opalescence, humility)
    ids = (table.put(first), table.put(second))
    meek = ids[0] if humility_first else ids[1]

    assert size(table, meek) == ((4, 4) if humility_first else (1, 1))
    assert seen(table, meek).abilities == ()


def test_a_type_that_goes_takes_its_subtypes_along() -> None:
    table = Tabletop()
    golem = table.put(creature(3, 3, types=("artifact", "creature"), subtypes=("Golem", "Equipment")))
    begin(table, (golem,), ChangeTypes(remove_types=("creature",)))

    assert seen(table, golem).subtypes == {"Equipment"}


def test_creature_types_that_are_set_leave_other_subtypes_alone() -> None:
    table = Tabletop()
    arbor = table.put(permanent("land", "creature", cost=None, subtypes=("Forest", "Dryad"), power=1, toughness=1))
    begin(table, (arbor,), ChangeTypes(set_subtypes=("Frog",)), ChangeColors(set=("U",)), LoseAbilities(all=True))
    it = seen(table, arbor)

    assert it.subtypes == {"Forest", "Frog"}
    assert it.colors == {"U"}


def test_the_type_chosen_for_the_source_is_added() -> None:
    table = Tabletop()
    table.put(enchantment(static(YOURS, ChangeTypes(add_type_chosen=True))), chosen={"creature type": "Sliver"})

    assert "Sliver" in seen(table, table.put(creature(1, 1, subtypes=("Bear",)))).subtypes


# --- copies and face-down objects -------------------------------------------------------------------------------------


def test_a_face_down_copy_stays_what_a_face_down_creature_is() -> None:
    table = Tabletop()
    hidden = table.put(creature(4, 1, "trample"), face_down="manifest")
    begin(table, (hidden,), BecomeCopy(what="it"), copied=seen(table, table.put(creature(7, 7, name="Giant"))))
    begin(table, (hidden,), ModifyPowerToughness(1, 1))
    assert (seen(table, hidden).names, size(table, hidden)) == ((), (3, 3))
    table.change(hidden, face_down=None)

    assert (seen(table, hidden).names, size(table, hidden)) == (("Giant",), (8, 8))


def test_the_latest_copy_effect_counts() -> None:
    table = Tabletop()
    it = table.put(creature(1, 1, name="Mimic"))
    for name in ("Ape", "Bat"):
        begin(table, (it,), BecomeCopy(what="it"), copied=seen(table, table.put(creature(3, 2, name=name))))

    assert seen(table, it).name == "Bat"
    assert controller_of(table, it) == "Alice"


# --- what is gone, what is elsewhere ----------------------------------------------------------------------------------


def test_what_is_gone_is_as_it_last_was() -> None:
    table = Tabletop()
    anthem = table.put(enchantment(static(YOURS, ModifyPowerToughness(1, 1))))
    bear = table.put(creature(2, 2))
    died = events.Moved(object=bear, destination="graveyard", cause="state")
    table.table.game, (moved, _) = commit(table.game, [died, events.Moved(object=anthem, destination="graveyard", cause="state")])
    assert isinstance(moved, events.Moved)
    assert moved.became is not None

    assert size(table, bear) == (3, 3)
    assert controller_of(table, bear) == "Alice"
    assert size(table, moved.became) == (2, 2)
    assert controller_of(table, moved.became) is None


def test_static_abilities_function_on_the_battlefield_only() -> None:
    table = Tabletop()
    lord = creature(1, 1, abilities=(static(CREATURES, ModifyPowerToughness(1, 1)),))
    bear = table.put(creature(2, 2))
    table.put(lord, zone="graveyard")
    table.put(lord, zone="stack")

    assert size(table, bear) == (2, 2)


def test_an_emblem_works_from_the_command_zone() -> None:
    table = Tabletop()
    emblem = permanent(cost=None, name="", abilities=(static(YOURS, ModifyPowerToughness(1, 1)),))
    table.put(emblem, zone="command", kind="emblem", controller="Alice")

    assert size(table, table.put(creature(2, 2))) == (3, 3)


# --- rules in force ---------------------------------------------------------------------------------------------------


def test_rules_are_those_of_abilities_that_are_there_and_whose_condition_holds() -> None:
    table = Tabletop()
    forbids = Static(rules=(Prohibit(deed="attack"),))
    lands = Static(rules=(ExtraLands(),), condition=Exists(what=Filter(types=("artifact",), controller="you")))
    judge = table.put(creature(1, 1, abilities=(forbids,)))
    table.put(enchantment(lands), player="Bob")
    assert [(active.source, active.controller) for active in rules_in_force(table.game)] == [(judge, "Alice")]
    table.put(permanent("artifact"), player="Bob")
    begin(table, (judge,), LoseAbilities(all=True))

    assert [(type(active.rule), active.controller) for active in rules_in_force(table.game)] == [(ExtraLands, "Bob")]


def test_rules_come_in_the_order_of_their_timestamps() -> None:
    table = Tabletop()
    old = table.put(enchantment(Static(rules=(ExtraLands(1),))), timestamp=9)
    begin(table, (old,), rule=ExtraLands(2))
    new = table.put(enchantment(Static(rules=(ExtraLands(3),))), timestamp=table.game.clock + 5)

    assert [active.rule.count for active in rules_in_force(table.game) if isinstance(active.rule, ExtraLands)] == [1, 2, 3]
    assert rules_in_force(table.game)[-1].source == new


# --- properties -------------------------------------------------------------------------------------------------------

CHANGES = st.sampled_from(
    (
        ChangeTypes(add_types=("creature",)),
        ChangeTypes(set_subtypes=("Frog",)),
        ChangeTypes(set_land_types=("Island",)),
        ChangeColors(set=("R",)),
        GainAbilities(keywords=("flying",)),
        GainAbilities(abilities=(static(CREATURES, ModifyPowerToughness(1, 0)),)),
        LoseAbilities(all=True),
        SetPowerToughness(1, 1),
        ModifyPowerToughness(Power("this"), 1),
        SwitchPowerToughness(),
        ChangeControl(to="opponent"),
    )
)
FILTERS = st.sampled_from(
    (
        CREATURES,
        YOURS,
        Filter(types=("land",)),
        Filter(colors=("R",)),
        Filter(keywords=("flying",)),
        Filter(power=Range(at_least=2)),
        Filter(),
    )
)
STATICS = st.lists(st.tuples(FILTERS, st.lists(CHANGES, min_size=1, max_size=3)), max_size=5)


@settings(deadline=None, max_examples=50)
@given(STATICS)
def test_looking_changes_nothing_and_always_sees_the_same(parts: list[tuple[Filter, list[AnyChange]]]) -> None:
    table = Tabletop()
    ids = [table.put(creature(2, 3)), table.put(land("Forest")), table.put(creature(1, 1, "flying", cost="{R}"), player="Bob")]
    ids += [table.put(creature(1, 1, abilities=(static(what, *changes),))) for what, changes in parts]
    objects = dict(table.game.objects)
    before = [seen(table, id) for id in ids]
    table.change_game(objects=dict(reversed(objects.items())))

    assert [seen(table, id) for id in reversed(ids)] == list(reversed(before))
    assert table.game.objects == objects
