"""Which cards turn over, and which face is up as they enter."""

from typing import Any

import pytest

from oracle.cards.card import Card, Face, Layout
from oracle.rules.characteristics import double_faced
from oracle.rules.state.game import Characteristics
from tests.rules.tabletop import Tabletop, creature

BEFORE, SINCE = "2025-07-25", "2025-09-19"


def card(layout: Layout, front: str = "creature", back: str = "creature") -> Card:
    return Card(name="Front", layout=layout, faces=(Face(name="Front", types=(front,)), Face(name="Back", types=(back,))))


@pytest.mark.parametrize(
    ("layout", "edition", "can"),
    [
        ("double-faced", BEFORE, True),
        ("double-faced", SINCE, True),
        ("modal double-faced", BEFORE, False),
        ("modal double-faced", SINCE, True),
        ("split", SINCE, False),
        ("omen", SINCE, False),
    ],
)
def test_which_layouts_transform(layout: Layout, edition: str, can: bool) -> None:
    table = Tabletop()
    id = table.put(card(layout))
    table.change_game(edition=edition)

    assert double_faced.can_transform(table.game, id) is can


@pytest.mark.parametrize("back", ["instant", "sorcery"])
def test_nothing_transforms_into_an_instant_or_sorcery(back: str) -> None:
    table = Tabletop()
    onto_spell = table.put(card("modal double-faced", back=back))
    from_land = table.put(card("modal double-faced", front=back, back="land"), face=1)

    assert not double_faced.can_transform(table.game, onto_spell)
    assert not double_faced.can_transform(table.game, from_land)


@pytest.mark.parametrize(
    "fields", [{"face_down": "manifest"}, {"zone": "graveyard"}, {"kind": "token", "copied": Characteristics(names=("Front",))}]
)
def test_only_face_up_double_faced_permanents_transform(fields: dict[str, Any]) -> None:
    table = Tabletop()
    id = table.put(card("double-faced"), **fields)

    assert not double_faced.can_transform(table.game, id)


def test_a_double_faced_card_transforms_while_it_is_a_copy_of_something() -> None:
    table = Tabletop()
    copy = table.put(card("double-faced"), copied=Characteristics(names=("Bear",)))
    clone = table.put(creature(0, 0), copied=Characteristics(names=("Front",)))

    assert double_faced.can_transform(table.game, copy)
    assert not double_faced.can_transform(table.game, clone)


def test_a_double_faced_token_transforms() -> None:
    table = Tabletop()
    token = table.put(card("double-faced"), kind="token")

    assert double_faced.can_transform(table.game, token)


@pytest.mark.parametrize(
    ("made_of", "edition", "transformed", "face"),
    [
        (card("double-faced"), SINCE, False, 0),
        (card("double-faced"), BEFORE, True, 1),
        (card("modal double-faced", back="artifact"), SINCE, False, 0),
        (card("modal double-faced", back="artifact"), SINCE, True, 1),
        (card("modal double-faced", back="artifact"), BEFORE, True, None),
        (card("modal double-faced", front="sorcery", back="land"), SINCE, False, None),
        (card("modal double-faced", front="sorcery", back="land"), SINCE, True, 1),
        (card("modal double-faced", back="sorcery"), SINCE, True, None),
        (creature(1, 1), SINCE, True, None),
        (creature(1, 1), SINCE, False, 0),
    ],
)
def test_which_face_is_up_as_a_card_is_put_onto_the_battlefield(made_of: Card, edition: str, transformed: bool, face: int | None) -> None:
    table = Tabletop()
    id = table.put(made_of, zone="exile")

    assert double_faced.face_that_enters(table.game.objects[id], edition, transformed) == face
