"""Which occurrences an object is involved in, by all names that it bore and all ids that it had."""

import pytest

from oracle.protocol.messages import ObjectView, Occurrence, View
from oracle.suite.judging.involved import Involved
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import Labels
from tests.suite.scripted import seen


def labels() -> Labels:
    known = Labels()
    known.add("Clone", None)
    known.add("Soul Warden", None)
    known.add("Grizzly Bears", "Big Bear")
    return known


CLONE_IN_HAND = ObjectView(id="1", zone="hand", owner="Alice", label="Clone", card="Clone", name="Clone")
CLONE_IN_GRAVEYARD = ObjectView(id="3", zone="graveyard", owner="Alice", label="Clone", card="Clone", name="Clone")
WARDEN = ObjectView(
    id="4", zone="battlefield", owner="Bob", controller="Bob", label="Soul Warden", card="Soul Warden", name="Soul Warden", position=1
)

PLAYED = Occurrence(kind="moved", number=1, player="Alice", object="1", became="2", label="Clone", name="Clone")
CLONE_TRIGGERED = Occurrence(kind="triggered", number=2, player="Alice", source="2", source_name="Soul Warden", name="Soul Warden")
CLONE_DIED = Occurrence(kind="destroyed", number=3, player="Alice", object="2", became="3", label="Clone", name="Soul Warden")
TOKEN_CREATED = Occurrence(kind="created", number=4, player="Alice", object="7", name="Soul Warden")
TOKEN_DIED = Occurrence(kind="destroyed", number=5, object="7", name="Soul Warden")
ABILITY_COUNTERED = Occurrence(kind="countered", number=6, object="9", name="Soul Warden", source="4", source_name="Soul Warden")
BEAR_DIED = Occurrence(kind="destroyed", number=7, object="5", label="Big Bear", name="Grizzly Bears")
COPIED = Occurrence(kind="copied", number=8, player="Alice", object="10", name="Opt")
COPY_COUNTERED = Occurrence(kind="countered", number=9, object="10", name="Opt")
SPELL_COUNTERED = Occurrence(kind="countered", number=10, object="11", name="Opt")
TOLD = (PLAYED, CLONE_TRIGGERED, CLONE_DIED, TOKEN_CREATED, TOKEN_DIED, ABILITY_COUNTERED, BEAR_DIED, COPIED, COPY_COUNTERED)

NOW: View = seen(CLONE_IN_GRAVEYARD, WARDEN, occurrences=(*TOLD, SPELL_COUNTERED))
BEFORE: View = seen(CLONE_IN_HAND, WARDEN)


def involved(text: str) -> Involved:
    return Involved(text, NOW, BEFORE, labels())


@pytest.mark.parametrize(
    ("text", "occurrence", "about"),
    [
        ("Clone", CLONE_DIED, True),
        ("Soul Warden", CLONE_DIED, True),
        ("the first Soul Warden", CLONE_DIED, False),
        ("the first Clone", CLONE_DIED, True),
        ("Bob's Soul Warden", CLONE_DIED, False),
        ("Soul Warden", TOKEN_DIED, True),
        ("Clone", TOKEN_DIED, False),
        ("Alice's Soul Warden", TOKEN_CREATED, True),
        ("Bob's Soul Warden", TOKEN_CREATED, False),
        ("Grizzly Bears", BEAR_DIED, True),
        ("Big Bear", BEAR_DIED, True),
        ("Soul Warden", ABILITY_COUNTERED, False),
        ("Soul Warden's ability", ABILITY_COUNTERED, True),
        ("Clone's ability", ABILITY_COUNTERED, False),
        ("Soul Warden's ability", CLONE_DIED, False),
        ("the copy of Opt", COPY_COUNTERED, True),
        ("the copy of Opt", SPELL_COUNTERED, False),
        ("Opt", COPY_COUNTERED, True),
    ],
)
def test_what_happened_is_about_every_object_that_bore_the_name(text: str, occurrence: Occurrence, about: bool) -> None:
    assert involved(text).about(occurrence) is about


@pytest.mark.parametrize(
    ("text", "is_source"),
    [("Clone", True), ("Soul Warden", True), ("the first Soul Warden", False), ("Bob's Soul Warden", False), ("Big Bear", False)],
)
def test_the_source_of_an_ability_is_known_by_the_label_that_it_had_though_it_is_gone(text: str, is_source: bool) -> None:
    assert involved(text).source(CLONE_TRIGGERED) is is_source


def test_whose_token_has_come_and_gone_is_not_guessed() -> None:
    with pytest.raises(MeaningError, match=r"\"Bob's Soul Warden\" can't be told from others of that name that have come and gone"):
        involved("Bob's Soul Warden").about(TOKEN_DIED)


def test_a_number_or_an_owner_of_nothing_is_known_as_such() -> None:
    assert involved("the second Soul Warden").is_nothing()
    assert involved("Carol's Soul Warden").is_nothing()
    assert not involved("Bob's Soul Warden").is_nothing()


def test_what_shows_another_face_is_not_called_by_this_one() -> None:
    faces = ("Cosima, God of the Voyage", "The Omenkeel")
    card = ObjectView(id="2", zone="stack", owner="Alice", controller="Alice", label=faces[0], card=faces[0], name=faces[1], faces=faces)
    cast = Occurrence(kind="cast", number=1, player="Alice", object="2", label=faces[0], name="The Omenkeel")
    known = Labels()
    known.add(faces[0], None)
    view = seen(card, occurrences=(cast,))
    assert Involved("Cosima", view, None, known).about(cast)
    assert Involved("Cosima", view, None, known).as_another_face(cast)
    assert not Involved("The Omenkeel", view, None, known).as_another_face(cast)
