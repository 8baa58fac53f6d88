"""Continuous effects and their layers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards.abilities import Static
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
from oracle.cards.conditions import CostPaid, Exists, Matches
from oracle.cards.filters import Count, Filter, ManaValue, Power, Product, Range
from oracle.cards.statics import ExtraLands, Prohibit
from oracle.rules.characteristics.continuous import controller, rules_in_force
from oracle.rules.events.commit import commit
from oracle.rules.state import events
from oracle.rules.state.game import Announcement
from tests.rules.characteristics.projecting import CREATURES, YOURS, begin, enchantment, land, seen, size, static
from tests.rules.tabletop import Tabletop, creature, permanent


def controller_of(table: Tabletop, id: int) -> str | None:
    return controller(table.game, id)


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
