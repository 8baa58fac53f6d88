"""What is printed, where it counts, and what face-down objects are like."""

import pytest

from oracle.cards.abilities import Activated, Keyword
from oracle.cards.card import Card, Face, Layout
from oracle.cards.symbols import mana_cost
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.printed import printed
from oracle.rules.citation import listening, misread
from oracle.rules.state.game import Announcement, Characteristics
from tests.rules.tabletop import Tabletop, creature, permanent


def two_faces(layout: Layout, back_cost: str | None = "{1}{R}", back_types: tuple[str, ...] = ("artifact",), indicator: str = "") -> Card:
    front = Face(name="Front", mana_cost=mana_cost("{2}{U}"), types=("creature",), power=2, toughness=4)
    cost = mana_cost(back_cost) if back_cost else None
    back = Face(name="Back", mana_cost=cost, types=back_types, color_indicator=tuple(indicator))
    return Card(name="Front", layout=layout, faces=(front, back))


def look(card: Card, zone: str, **fields: object) -> Characteristics:
    table = Tabletop()
    id = table.put(card, zone=zone, **fields)
    return characteristics(table.game, id)


@pytest.mark.parametrize(
    ("layout", "zone", "name", "value"),
    [
        ("modal double-faced", "battlefield", "Back", 2),
        ("modal double-faced", "stack", "Back", 2),
        ("modal double-faced", "graveyard", "Front", 3),
        ("modal double-faced", "library", "Front", 3),
        ("double-faced", "battlefield", "Back", 3),
        ("double-faced", "stack", "Back", 3),
        ("double-faced", "hand", "Front", 3),
        ("omen", "stack", "Back", 2),
        ("omen", "battlefield", "Front", 3),
        ("adventure", "stack", "Back", 2),
        ("adventure", "exile", "Front", 3),
    ],
)
def test_which_face_counts_and_its_mana_value(layout: Layout, zone: str, name: str, value: int) -> None:
    it = look(two_faces(layout), zone, face=1)

    assert (it.name, it.mana_value) == (name, value)


def test_the_back_of_a_nonmodal_card_has_no_mana_cost_but_a_mana_value() -> None:
    it = look(two_faces("double-faced", back_cost=None, back_types=("creature",), indicator="R"), "battlefield", face=1)

    assert (it.mana_cost, it.mana_value, it.colors) == (None, 3, {"R"})


def test_a_land_face_has_mana_value_0() -> None:
    assert look(two_faces("modal double-faced", back_cost=None, back_types=("land",)), "battlefield", face=1).mana_value == 0


def test_a_split_card_is_both_halves_except_on_the_stack() -> None:
    fire = Face(name="Fire", mana_cost=mana_cost("{1}{R}"), types=("instant",))
    ice = Face(name="Ice", mana_cost=mana_cost("{1}{U}"), types=("sorcery",), abilities=(Activated(cost=("{1}",)),))
    card = Card(name="Fire // Ice", layout="split", faces=(fire, ice))
    both = look(card, "graveyard")

    assert (both.names, both.mana_value, both.colors, both.types) == (("Fire", "Ice"), 4, {"U", "R"}, {"instant", "sorcery"})
    assert len(both.abilities) == 1
    assert (look(card, "stack", face=1).names, look(card, "stack", face=1).mana_value) == (("Ice",), 2)
    assert printed(card, 0).mana_value == 2


@pytest.mark.parametrize(("zone", "value"), [("stack", 6), ("battlefield", 0), ("graveyard", 0)])
def test_x_counts_on_the_stack_only(zone: str, value: int) -> None:
    assert look(creature(0, 0, cost="{X}{X}"), zone, announced=Announcement(x=3)).mana_value == value


def test_colors_come_from_hybrid_symbols_too() -> None:
    assert look(creature(1, 1, cost="{2/W}{B/G}"), "hand").colors == {"W", "B", "G"}


def test_a_face_down_permanent_is_nameless_and_colorless() -> None:
    it = look(creature(4, 1, "trample", cost="{1}{G}{G}", subtypes=("Beast",)), "battlefield", face_down="manifest")

    assert (it.names, it.colors, it.subtypes, it.abilities, it.keywords) == ((), frozenset(), frozenset(), (), frozenset())
    assert (it.types, it.power, it.toughness, it.mana_value, it.mana_cost) == ({"creature"}, 2, 2, 0, None)
    assert it.controller == "Alice"


@pytest.mark.parametrize(("cause", "ward"), [("disguise", True), ("cloak", True), ("morph", False), ("manifest", False), ("effect", False)])
def test_disguise_and_cloak_give_ward(cause: str, ward: bool) -> None:
    words = [ability for ability in look(creature(4, 1), "battlefield", face_down=cause).abilities if isinstance(ability, Keyword)]

    assert [(word.name, word.cost) for word in words] == ([("ward", ("{2}",))] if ward else [])


def test_a_card_exiled_face_down_keeps_its_characteristics() -> None:
    assert look(creature(4, 1, name="Hidden"), "exile", face_up_exile=False).name == "Hidden"


def test_basic_land_types_bring_mana_abilities_to_lands_only() -> None:
    dual = look(permanent("land", cost=None, subtypes=("Forest", "Plains")), "battlefield")
    wastes = look(permanent("land", cost=None, supertypes=("basic",)), "battlefield")
    odd = look(permanent("enchantment", subtypes=("Forest",)), "battlefield")

    assert [ability.cost for ability in dual.abilities if isinstance(ability, Activated)] == [("{T}",), ("{T}",)]
    assert wastes.abilities == odd.abilities == ()


def test_an_ability_on_the_stack_has_no_characteristics_but_a_controller() -> None:
    it = look(creature(4, 1), "stack", kind="ability")

    assert (it.names, it.types, it.mana_value, it.controller) == ((), frozenset(), 0, "Alice")


def test_a_rule_that_is_replaced_is_not_remembered() -> None:
    table = Tabletop()
    back = table.put(two_faces("double-faced"), face=1)
    assert characteristics(table.game, back).mana_value == 3
    with misread("characteristics.printed.printed_mana_value", lambda card, index: 99):
        table.change_game()
        assert characteristics(table.game, back).mana_value == 99
    table.change_game()

    assert characteristics(table.game, back).mana_value == 3


def test_a_listener_hears_of_rules_whose_results_were_known() -> None:
    table = Tabletop()
    back = table.put(two_faces("double-faced"), face=1)
    heard: list[str] = []
    for _ in range(2):
        table.change_game()
        with listening(lambda citation: heard.append(citation.name)):
            characteristics(table.game, back)

    assert heard.count("characteristics.printed.printed_mana_value") == 4
