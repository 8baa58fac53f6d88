"""Continuous effects on abilities and types (613.1d, 613.1f), and what depends on them (613.8)."""

import pytest

from oracle.cards.abilities import Activated, Keyword
from oracle.cards.changes import (
    ChangeColors,
    ChangeTypes,
    GainAbilities,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from oracle.cards.filters import Filter, ManaValue
from oracle.rules.events.commit import commit
from oracle.rules.state import events
from tests.rules.characteristics.projecting import CREATURES, YOURS, begin, enchantment, land, seen, size, static
from tests.rules.tabletop import Tabletop, creature, permanent


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
