"""What references, filters, amounts and conditions mean."""

import pytest

from oracle.cards.abilities import Activated, Reflex, Triggered
from oracle.cards.changes import ModifyPowerToughness
from oracle.cards.filters import (
    Amount,
    Count,
    Counters,
    Filter,
    HandSize,
    ManaValue,
    Power,
    Product,
    Range,
    SpellsCast,
    Sum,
    Toughness,
)
from oracle.cards.triggers import Dies
from oracle.rules.characteristics import selections
from oracle.rules.state import events
from oracle.rules.state.game import Announcement, Characteristics, ContinuousEffect, StackAbility, Turn
from tests.rules.characteristics.selecting import happens, move, you
from tests.rules.tabletop import Tabletop, creature, permanent

# --- references -------------------------------------------------------------------------------------------------------


def test_references_to_objects() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2))
    aura = table.put(permanent("enchantment"), attached_to=bear)
    context = you(aura, names={"target": (bear,), "it": bear, "both": (bear, aura), "number": 3, "those players": ("Bob",), "done": True})
    meant = {
        name: selections.objects(table.game, name, context)
        for name in ("this", "enchanted", "target", "it", "both", "those players", "done", "never saved")
    }

    assert meant == {
        "this": (aura,),
        "enchanted": (bear,),
        "target": (bear,),
        "it": (bear,),
        "both": (bear, aura),
        "those players": (),
        "done": (),
        "never saved": (),
    }


def test_what_is_gone_is_meant_by_its_old_id() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2))
    became = move(table, bear, "graveyard")

    assert selections.objects(table.game, "target", you(names={"target": (bear,)})) == (bear,)
    assert bear not in table.game.objects
    assert became in table.game.objects


def test_references_to_players() -> None:
    table = Tabletop("Alice", "Bob", "Carol")
    table.change_game(turn=Turn(number=3, active="Bob", step="upkeep"))
    stolen = table.put(creature(1, 1), player="Carol", controller="Alice")
    card = table.put(creature(1, 1), player="Carol", zone="exile")
    context = you(stolen, names={"target": ("Bob",), "it": (card,), "that player": "Carol"})
    meant = {
        name: selections.players(table.game, name, context)
        for name in (
            "you", "opponent", "each player", "owner of this", "controller of this", "controller of it", "target",
            "that player", "never saved",
        )
    }  # fmt: skip

    assert meant == {
        "you": ("Alice",),
        "opponent": ("Bob", "Carol"),
        "each player": ("Bob", "Carol", "Alice"),
        "owner of this": ("Carol",),
        "controller of this": ("Alice",),
        "controller of it": ("Carol",),
        "target": ("Bob",),
        "that player": ("Carol",),
        "never saved": (),
    }


def test_the_controller_of_what_is_gone_is_who_controlled_it_last() -> None:
    table = Tabletop()
    stolen = table.put(creature(1, 1), player="Bob", controller="Alice")
    move(table, stolen, "exile")

    assert selections.players(table.game, "controller of it", you(names={"it": (stolen,)})) == ("Alice",)
    assert selections.players(table.game, "owner of it", you(names={"it": (stolen,)})) == ("Bob",)


def test_an_enchanted_player_is_a_player() -> None:
    table = Tabletop()
    curse = table.put(permanent("enchantment"), attached_to="Bob")

    assert selections.players(table.game, "enchanted", you(curse)) == ("Bob",)
    assert selections.objects(table.game, "enchanted", you(curse)) == ()


# --- filters ----------------------------------------------------------------------------------------------------------


def board(table: Tabletop) -> dict[str, int]:
    green = creature(3, 1, "flying", cost="{1}{G}", name="Green", subtypes=("Elf", "Druid"), supertypes=("legendary",))
    return {
        "green": table.put(green, tapped=True, counters={"charge": 1}),
        "golem": table.put(creature(1, 4, cost="{3}", name="Golem", types=("artifact", "creature")), player="Bob"),
        "forest": table.put(permanent("land", name="Forest", cost=None, subtypes=("Forest",), supertypes=("basic",))),
        "token": table.put(creature(1, 1, cost="{W}{U}", name="Bird"), kind="token"),
        "hidden": table.put(creature(5, 5, name="Hidden"), player="Bob", face_down="manifest"),
        "spell": table.put(creature(2, 2, name="Spell"), zone="stack"),
        "card": table.put(creature(2, 2, name="Card"), zone="graveyard", player="Bob"),
    }


@pytest.mark.parametrize(
    ("filter", "expected"),
    [
        (Filter(), "green golem forest token hidden"),
        (Filter(types=("artifact", "creature")), "golem"),
        (Filter(any_type=("artifact", "land")), "golem forest"),
        (Filter(without_types=("creature",)), "forest"),
        (Filter(supertypes=("legendary",)), "green"),
        (Filter(without_supertypes=("basic",), any_type=("land",)), ""),
        (Filter(subtypes=("Elf", "Druid")), "green"),
        (Filter(any_subtype=("Druid", "Forest")), "green forest"),
        (Filter(without_subtypes=("Elf",), controller="you"), "forest token"),
        (Filter(colors=("U", "B")), "token"),
        (Filter(without_colors=("G",), types=("creature",)), "golem token hidden"),
        (Filter(colorless=True), "golem forest hidden"),
        (Filter(keywords=("flying",)), "green"),
        (Filter(without_keywords=("flying",), controller="you"), "forest token"),
        (Filter(controller="opponent"), "golem hidden"),
        (Filter(owner="you"), "green forest token"),
        (Filter(power=Range(at_least=3)), "green"),
        (Filter(toughness=Range(less_than=4)), "green token hidden"),
        (Filter(mana_value=Range(exactly=0)), "forest hidden"),
        (Filter(mana_value=Range(parity="odd")), "golem"),
        (Filter(tapped=True), "green"),
        (Filter(face_down=True), "hidden"),
        (Filter(token=True), "token"),
        (Filter(basic_land=True), "forest"),
        (Filter(named="Hidden"), ""),
        (Filter(named="Bird"), "token"),
        (Filter(counter="charge"), "green"),
        (Filter(zone="stack"), "spell"),
        (Filter(zone="graveyard"), "card"),
        (Filter(zone="graveyard", controller="opponent"), "card"),
        (Filter(zone="any", named="Card"), "card"),
        (Filter(any_of=(Filter(zone="any", types=("land",)), Filter(zone="any", tapped=True))), "green forest"),
        (Filter(types=("creature",), but_not=Filter(zone="any", controller="you")), "golem hidden"),
        (Filter(zone="any", any_of=(Filter(zone="graveyard"), Filter(zone="stack"))), "spell card"),
    ],
)
def test_filters(filter: Filter, expected: str) -> None:
    table = Tabletop()
    ids = board(table)
    found = selections.objects(table.game, filter, you())

    assert " ".join(name for name, id in ids.items() if id in found) == expected


def test_filters_about_the_source() -> None:
    table = Tabletop()
    source = table.put(creature(1, 1, name="Bear"), chosen={"card name": "Card", "creature type": "Elf"})
    twin, elf = table.put(creature(1, 1, name="Bear")), table.put(creature(1, 1, name="Card", subtypes=("Elf",)))
    aura = table.put(permanent("enchantment", name="Aura"), attached_to=twin)
    nameless = table.put(creature(1, 1), face_down="morph"), table.put(creature(1, 1), face_down="morph")
    exiled = table.put(creature(1, 1), zone="exile", exiled_with=source)
    table.put(creature(1, 1), zone="exile", exiled_with=twin)
    context = you(source, names={"those": (elf, twin), "it": (nameless[0],), "target": (twin,)})
    found = [
        selections.objects(table.game, filter, context)
        for filter in (
            Filter(types=("creature",), face_down=False, other=True),
            Filter(name_chosen=True),
            Filter(type_chosen=True),
            Filter(same_name_as="this"),
            Filter(same_name_as="it"),
            Filter(attached_to="target"),
            Filter(has_attached=Filter()),
            Filter(among="those"),
            Filter(zone="exile", exiled_with="this"),
        )
    ]

    assert found == [(twin, elf), (elf,), (elf,), (source, twin), (), (aura,), (twin,), (twin, elf), (exiled,)]


def test_a_spell_that_targets() -> None:
    table = Tabletop()
    mine, theirs = table.put(creature(1, 1)), table.put(creature(1, 1), player="Bob")
    at_mine = table.put(permanent("instant"), zone="stack", announced=Announcement(targets=((theirs,), (mine, "Bob"))))
    table.put(permanent("instant"), zone="stack", announced=Announcement(targets=((theirs,),)))
    table.put(permanent("instant"), zone="stack")

    assert selections.objects(table.game, Filter(zone="stack", targets=Filter(controller="you")), you()) == (at_mine,)


def test_kinds_of_abilities_on_the_stack() -> None:
    table = Tabletop()
    source = table.put(creature(1, 1))
    kinds = (Activated(cost=("{T}",)), Triggered(trigger=Dies()), Reflex(effects=()))
    ids = [
        table.put(creature(1, 1), zone="stack", kind="ability", stacked=StackAbility(ability=ability, source=source)) for ability in kinds
    ]
    spell = table.put(creature(1, 1), zone="stack")
    activated, triggered = Filter(zone="stack", ability="activated"), Filter(zone="stack", ability="triggered")
    assert selections.objects(table.game, activated, you()) == (ids[0],)
    assert selections.objects(table.game, triggered, you()) == tuple(ids[1:])
    assert not selections.matches(table.game, spell, triggered, you())


def test_the_first_spell_that_a_player_has_cast_this_turn() -> None:
    table = Tabletop()
    first, second, bobs = (table.put(creature(1, 1), player, "stack") for player in ("Alice", "Alice", "Bob"))
    for spell, player in ((bobs, "Bob"), (first, "Alice"), (second, "Alice")):
        happens(table, events.SpellCast(object=spell, player=player))
    assert selections.objects(table.game, Filter(zone="stack", first_cast_by="you"), you()) == (first,)
    assert selections.objects(table.game, Filter(zone="stack", first_cast_by="opponent"), you()) == (bobs,)


def test_a_filter_judges_by_given_characteristics_wherever_the_card_is() -> None:
    table = Tabletop()
    card = table.put(creature(1, 1), zone="hand")
    other_face = Characteristics(types=frozenset({"land"}), mana_value=0)

    assert selections.matches(table.game, card, Filter(zone="stack", types=("land",)), you(), other_face)
    assert not selections.matches(table.game, card, Filter(zone="stack", types=("creature",)), you(), other_face)
    assert not selections.matches(table.game, card, Filter(types=("creature",)), you())


def test_what_is_gone_is_judged_as_it_last_was() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2), counters={"+1/+1": 2})
    became = move(table, bear, "graveyard")

    assert selections.matches(table.game, bear, Filter(power=Range(exactly=4)), you())
    assert not selections.matches(table.game, became, Filter(power=Range(exactly=4)), you())


# --- amounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (3, 3),
        ("X", 5),
        ("saved", 4),
        ("those", 2),
        ("never saved", 0),
        (Count(Filter(types=("creature",))), 2),
        (Count("those"), 2),
        (Power("it"), 3),
        (Toughness("it"), 4),
        (ManaValue("it"), 2),
        (Power("never saved"), 0),
        (Counters("it", "+1/+1"), 1),
        (HandSize(), 1),
        (HandSize("opponent"), 0),
        (Product((-1, "saved")), -4),
        (Sum((1, "saved", Power("it"))), 8),
    ],
)
def test_amounts(amount: Amount, expected: int) -> None:
    table = Tabletop()
    it = table.put(creature(2, 3, cost="{1}{G}"), counters={"+1/+1": 1})
    other = table.put(creature(1, 1))
    table.put(creature(1, 1), zone="hand")
    context = you(it, x=5, names={"saved": 4, "it": (it,), "those": (it, other)})

    assert selections.amount(table.game, amount, context) == expected


def test_x_is_that_of_the_spell_and_no_longer_that_of_the_permanent() -> None:
    table = Tabletop()
    announced = Announcement(x=3)
    spell, permanent_ = table.put(creature(0, 0), zone="stack", announced=announced), table.put(creature(0, 0), announced=announced)

    assert selections.amount(table.game, "X", you(spell)) == 3
    assert selections.amount(table.game, "X", you(permanent_)) == 0
    assert selections.amount(table.game, "X", you(permanent_, names={"x": 2})) == 2


def test_an_amount_of_what_is_gone_is_what_it_last_was() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2))
    effect = ContinuousEffect(
        id=50, source=bear, controller="Alice", timestamp=50, objects=(bear,), changes=(ModifyPowerToughness(4, 0),), duration="end of turn"
    )
    table.change_game(effects=(effect,))
    move(table, bear, "graveyard")

    assert selections.amount(table.game, Power("this"), you(bear)) == 6


def test_other_spells_cast_this_turn() -> None:
    table = Tabletop()
    first, second, third = (table.put(creature(1, 1, cost=cost), zone="stack") for cost in ("{1}", "{2}", "{3}"))
    theirs = table.put(creature(1, 1), zone="stack", player="Bob")
    for id, player in ((first, "Alice"), (second, "Alice"), (theirs, "Bob"), (third, "Alice")):
        happens(table, events.SpellCast(object=id, player=player))
    move(table, first, "graveyard")
    cheap = Filter(zone="stack", mana_value=Range(at_most=1))

    assert selections.amount(table.game, SpellsCast("that player"), you(99, names={"it": (third,), "that player": ("Alice",)})) == 2
    assert selections.amount(table.game, SpellsCast(), you(99)) == 3
    assert selections.amount(table.game, SpellsCast("each player", cheap), you(second)) == 2


@pytest.mark.parametrize(
    ("range", "inside"),
    [(Range(at_least=3), True), (Range(at_least=4), False), (Range(at_most=3, parity="odd"), True), (Range(less_than="saved"), False)],
)
def test_ranges(range: Range, inside: bool) -> None:
    assert selections.within(Tabletop().game, 3, range, you(names={"saved": 3})) is inside
