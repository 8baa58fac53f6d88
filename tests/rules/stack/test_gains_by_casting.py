"""What a spell gains by the way it is cast stays with the permanent that it becomes."""

from pathlib import Path

from oracle.cards.loader import load_cards
from oracle.engines.reference.engine import ReferenceEngine
from oracle.protocol.messages import Cast, ObjectSpec, Pass, PlayerSpec, Position

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


def _keywords_of_stormbrood_cast_from(zone: str) -> list[tuple[str, bool]]:
    dragon = ObjectSpec(label="dragon", card="Thundermane Dragon", player="Alice", zone="battlefield")
    stormbrood = ObjectSpec(label="stormbrood", card="Twinmaw Stormbrood", player="Alice", zone=zone)  # type: ignore[arg-type]
    players = (PlayerSpec(name="Alice", mana_pool="{W}{W}{W}{W}{W}{W}"), PlayerSpec(name="Bob"))
    game = ReferenceEngine(CARDS).new_game(Position(players=players, active_player="Alice", objects=(dragon, stormbrood)))
    game.begin()
    seen = []
    assert game.act("Alice", Cast(object="stormbrood")).accepted
    for player in ("Alice", "Bob"):
        spell = next(each for each in game.observe().objects if each.label == "stormbrood")
        seen.append((spell.zone, "haste" in spell.keywords))
        assert game.act(player, Pass()).accepted
    permanent = next(each for each in game.observe().objects if each.label == "stormbrood")
    return [*seen, (permanent.zone, "haste" in permanent.keywords)]


def test_cast_from_the_library_with_the_dragon_it_has_haste() -> None:
    assert _keywords_of_stormbrood_cast_from("library") == [("stack", True), ("stack", True), ("battlefield", True)]


def test_cast_from_hand_it_has_not() -> None:
    assert _keywords_of_stormbrood_cast_from("hand") == [("stack", False), ("stack", False), ("battlefield", False)]
