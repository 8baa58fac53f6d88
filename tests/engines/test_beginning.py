"""How the reference engine shows a position in which nothing has happened yet."""

from pathlib import Path

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Choice, ObjectSpec, PlayerSpec, Position, View

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


# --- opening hands (103.6) --------------------------------------------------------------------------------------------


def opening(turn: int = 1, *answers: bool) -> View:
    """A game that is about to begin; both players have Leyline of the Void and Grizzly Bears in their opening hands."""
    objects = tuple(
        ObjectSpec(label=f"{player}'s {card}", card=card, player=player, zone="hand")
        for player in ("Alice", "Bob")
        for card in ("Leyline of the Void", "Grizzly Bears")
    )
    players = (PlayerSpec("Alice"), PlayerSpec("Bob"))
    game = ReferenceEngine(CARDS).new_game(Position(players=players, objects=objects, active_player="Bob", turn=turn, step="untap"))
    outcome = game.begin()
    for answer, player in zip(answers, ("Bob", "Alice"), strict=False):
        assert outcome.pending is not None
        assert (outcome.pending.player, outcome.pending.purpose) == (player, "opening hand")
        outcome = game.answer(player, Choice(confirm=answer))
    assert outcome.pending is None
    assert outcome.priority == "Bob"
    return game.observe(None)


def on_the_battlefield(view: View) -> set[str | None]:
    return {each.label for each in view.objects if each.zone == "battlefield"}


def test_a_player_may_begin_the_game_with_a_leyline_the_starting_player_first() -> None:
    assert on_the_battlefield(opening(1, True, False)) == {"Bob's Leyline of the Void"}
    assert on_the_battlefield(opening(1, False, True)) == {"Alice's Leyline of the Void"}


def test_a_game_that_has_begun_asks_for_no_opening_hands() -> None:
    assert on_the_battlefield(opening(2)) == set()
