"""How the reference engine shows a position in which nothing has happened yet."""

from pathlib import Path

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position, View

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")


def begun(*objects: ObjectSpec, observer: str | None = None) -> View:
    players = (PlayerSpec("Alice"), PlayerSpec("Bob"))
    game = ReferenceEngine(CARDS).new_game(Position(players=players, objects=objects, active_player="Alice"))
    game.begin()
    return game.observe(observer)


def test_whoever_an_attached_aura_gives_control_has_had_it_for_long() -> None:
    elves = ObjectSpec(label="Elves", card="Llanowar Elves", player="Bob", zone="battlefield")
    magic = ObjectSpec(label="Magic", card="Control Magic", player="Alice", zone="battlefield", attached_to="Elves")
    view = begun(elves, magic)
    shown = next(each for each in view.objects if each.label == "Elves")
    assert (shown.controller, shown.sick) == ("Alice", False)
    assert [each.kind for each in view.occurrences] == ["priority"]


def test_a_card_that_is_exiled_face_down_is_shown_face_down() -> None:
    down = ObjectSpec(label="Down", card="Grizzly Bears", player="Alice", zone="exile", face_down="effect")
    up = ObjectSpec(label="Up", card="Grizzly Bears", player="Alice", zone="exile")
    for observer in (None, "Alice"):
        exiled = [each.face_down for each in begun(down, up, observer=observer).objects if each.zone == "exile"]
        assert exiled == ["effect", None]
