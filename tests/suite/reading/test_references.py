"""Which object is meant by a reference."""

import pytest

from oracle.protocol.messages import ObjectView, Zone
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import Labels, candidates, resolve
from tests.suite.scripted import seen


def thing(id: str, name: str | None, zone: Zone = "battlefield", owner: str = "Alice", **fields: object) -> ObjectView:
    in_play = {"controller": owner} if zone in ("battlefield", "stack") else {}
    return ObjectView(id=id, zone=zone, owner=owner, name=name, **{"card": name, "position": int(id), **in_play, **fields})  # type: ignore[arg-type]


VIEW = seen(
    thing("1", "Forest", label="Forest"),
    thing("2", "Forest", label="Forest 2", tapped=True),
    thing("3", "Forest", owner="Bob", label="Forest 3"),
    thing("4", "Grizzly Bears", label="Big Bear"),
    thing("5", None, label="Lightning Bolt", card="Lightning Bolt", face_down="manifest"),
    thing("6", "Grizzly Bears", label="Clone", card="Clone"),
    thing("7", "The Omenkeel", card="Cosima, God of the Voyage", faces=("Cosima, God of the Voyage", "The Omenkeel")),
    thing("8", "Opt", "hand"),
    thing("9", "Opt", "exile"),
    thing("10", "Opt", "graveyard", "Bob"),
    thing("11", "Swamp", "library"),
    thing("12", "Plains", "library"),
    thing("13", "Charring Bite", "stack", card="Twinmaw Stormbrood"),
    thing("14", "Charring Bite", "stack", kind="copy", card=None),
    thing("15", None, "stack", kind="ability", card=None, source="4", source_name="Grizzly Bears"),
    thing("16", None, "stack", kind="ability", card=None, source="99", source_name="Cosima, God of the Voyage"),
    thing("17", None, "stack", kind="ability", card=None, source="98", source_name="Cosima, God of the Voyage"),
    thing("18", "Wastes", "library"),
    thing("19", "Wastes"),
    thing("20", "Twinmaw Stormbrood", "hand", faces=("Twinmaw Stormbrood", "Charring Bite")),
)


def labels() -> Labels:
    known = Labels()
    for card in ("Forest", "Forest", "Forest", "Lightning Bolt", "Clone"):
        known.add(card, None)
    known.add("Grizzly Bears", "Big Bear")
    return known


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("Big Bear", "4"),
        ("Lightning Bolt", "5"),
        ("Clone", "6"),
        ("the second Forest", "2"),
        ("Alice's second Forest", "0"),
        ("the third Forest", "3"),
        ("Bob's Forest", "3"),
        ("The Omenkeel", "7"),
        ("Cosima", "7"),
        ("Cosima, God of the Voyage", "7"),
        ("Opt in exile", "9"),
        ("Opt in Alice's hand", "8"),
        ("Bob's Opt", "10"),
        ("Opt in Bob's graveyard", "10"),
        ("the top card of Alice's library", "11"),
        ("the bottom card of Alice's library", "18"),
        ("the top of the stack", "17"),
        ("the copy of Charring Bite", "14"),
        ("Big Bear's ability", "15"),
        ("Cosima's second ability", "17"),
        ("Wastes", "19"),
        ("Wastes in Alice's library", "18"),
        ("Twinmaw Stormbrood on the stack", "13"),
    ],
)
def test_a_reference_means_one_object(text: str, id: str) -> None:
    if id == "0":
        with pytest.raises(MeaningError, match="no object is called"):
            resolve(text, VIEW, labels())
    else:
        assert resolve(text, VIEW, labels()).id == id


def test_several_that_can_be_told_apart_are_an_error() -> None:
    with pytest.raises(MeaningError, match=r"'Forest' could be 3 objects: .*; say which by owner, place or number, or give an alias"):
        resolve("Forest", VIEW, labels())
    with pytest.raises(MeaningError, match="could be 2 objects"):
        resolve("Alice's Forest", VIEW, labels())


def test_several_that_cannot_be_told_apart_are_as_good_as_one() -> None:
    view = seen(thing("1", "Forest", position=0), thing("2", "Forest", position=1))
    assert resolve("Forest", view, Labels()).id == "1"


def test_the_actors_objects_come_first() -> None:
    assert resolve("Forest", VIEW, labels(), actor="Bob").id == "3"


def test_a_card_in_ones_graveyard_comes_before_one_in_anothers_hand() -> None:
    view = seen(thing("1", "Opt", "hand", "Bob"), thing("2", "Opt", "graveyard"))
    assert resolve("Opt", view, Labels(), actor="Alice", to_cast=True).id == "2"
    assert resolve("Opt", view, Labels(), actor="Bob", to_cast=True).id == "1"


def test_names_of_other_faces_are_looked_for_last_and_only_for_actions() -> None:
    view = seen(thing("20", "Twinmaw Stormbrood", "hand", faces=("Twinmaw Stormbrood", "Charring Bite")))
    assert candidates("Charring Bite", view, Labels()) == []
    assert resolve("Charring Bite", view, Labels(), to_cast=True).id == "20"


def test_an_unknown_name_gets_the_nearest_one() -> None:
    with pytest.raises(MeaningError, match="no object is called 'Big Baer'; did you mean 'Big Bear'"):
        resolve("Big Baer", VIEW, labels())
