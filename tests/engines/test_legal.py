"""What a player could begin now, and a game that is written out."""

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.engines.reference.writing_out import Inexpressible, write_out
from oracle.protocol.messages import Activate, Attack, Block, Cast, Concede, ObjectSpec, Pass, PlayerSpec, PlayLand, Position, TurnFaceUp
from tests.play.positions import CARDS

ENGINE = ReferenceEngine(load_cards(CARDS))


def begun(*objects: ObjectSpec, step: str = "precombat main") -> ReferenceGame:
    position = Position(players=(PlayerSpec("Alice"), PlayerSpec("Bob")), objects=objects, active_player="Alice", step=step)  # type: ignore[arg-type]
    game = ENGINE.new_game(position)
    game.begin()
    return game


def placed(card: str, zone: str = "battlefield", **values: object) -> ObjectSpec:
    return ObjectSpec(label=card, card=card, player="Alice", zone=zone, **values)  # type: ignore[arg-type]


def test_only_what_can_be_carried_out_is_offered() -> None:
    game = begun(placed("Forest"), placed("Llanowar Elves", "hand"), placed("Grizzly Bears", "hand"), placed("Doom Blade", "hand"))
    assert game.legal("Alice") == (Pass(), Concede(), Activate(object="1", ability=1), Cast(object="2"))


def test_a_land_that_is_the_back_of_a_card_is_offered_by_its_name() -> None:
    game = begun(placed("Bala Ged Recovery", "hand"))
    assert PlayLand(object="1", face="Bala Ged Sanctuary") in game.legal("Alice")


def test_both_halves_of_a_split_card_are_offered_where_they_may_be_fused() -> None:
    swamps = tuple(ObjectSpec(label=f"Swamp {number}", card="Swamp", player="Alice", zone="battlefield") for number in range(5))
    half, fused = Cast(object="1", face="Toil"), Cast(object="1")
    offered = begun(placed("Toil // Trouble", "hand"), *swamps).legal("Alice")
    assert half in offered
    assert fused not in offered
    game = begun(placed("Toil // Trouble", "hand"), *swamps, placed("Mountain"))
    assert {half, Cast(object="1", face="Trouble"), fused} <= set(game.legal("Alice"))
    assert game.act("Alice", fused).accepted


def test_a_split_card_without_fuse_is_cast_by_the_name_of_a_half() -> None:
    islands = tuple(ObjectSpec(label=f"Island {number}", card="Island", player="Alice", zone="battlefield") for number in range(4))
    game = begun(placed("Fire // Ice", "hand"), *islands, placed("Mountain"))
    assert {action.face for action in game.legal("Alice") if isinstance(action, Cast)} == {"Fire", "Ice"}
    rejected = game.act("Alice", Cast(object="1"))
    assert (rejected.accepted, rejected.rule) == (False, "702.102a")


def test_a_half_with_aftermath_is_offered_in_the_graveyard_alone() -> None:
    islands = tuple(ObjectSpec(label=f"Island {number}", card="Island", player="Alice", zone="battlefield") for number in range(6))
    for zone, half in (("hand", "Commit"), ("graveyard", "Memory")):
        game = begun(placed("Commit // Memory", zone), placed("Grizzly Bears"), *islands)
        assert [action.face for action in game.legal("Alice") if isinstance(action, Cast)] == [half]


def test_an_alternative_cost_is_offered_by_its_name() -> None:
    game = begun(placed("Zurgo Bellstriker", "hand"), placed("Mountain"))
    assert Cast(object="1") in game.legal("Alice")
    assert Cast(object="1", alternative="dash") not in game.legal("Alice")
    lands = tuple(ObjectSpec(label=f"Mountain {number}", card="Mountain", player="Alice", zone="battlefield") for number in (1, 2))
    assert Cast(object="1", alternative="dash") in begun(placed("Zurgo Bellstriker", "hand"), *lands).legal("Alice")


def test_a_cloaked_creature_may_be_turned_up_for_its_mana_cost() -> None:
    game = begun(placed("Mind Stone", face_down="cloak"), placed("Zurgo Bellstriker", face_down="cloak"), placed("Mountain"))
    ways = [action for action in game.legal("Alice") if isinstance(action, TurnFaceUp)]
    assert ways == [TurnFaceUp(object="2", by="manifest")]
    assert game.act("Alice", ways[0]).accepted


def test_who_is_not_asked_may_concede_and_do_nothing_else() -> None:
    assert begun().legal("Bob") == (Concede(),)


def test_a_player_with_priority_can_pass_and_another_can_not() -> None:
    game = begun()
    assert game.can("Alice", Pass()).accepted
    assert game.can("Bob", Pass()).rule == "117.1"


def test_declarations_are_offered_creature_by_creature() -> None:
    game = begun(
        placed("Grizzly Bears"),
        placed("Wall of Omens"),
        ObjectSpec(label="Elf", card="Llanowar Elves", player="Bob", zone="battlefield"),
        step="beginning of combat",
    )
    for player in ("Alice", "Bob"):
        game.act(player, Pass())
    assert game.legal("Alice") == (Attack({}), Attack({"1": "Bob"}), Concede())
    game.act("Alice", Attack({"1": "Bob"}))
    for player in ("Alice", "Bob"):
        game.act(player, Pass())
    assert game.legal("Bob") == (Block({}), Block({"3": ("1",)}), Concede())


def test_a_position_is_written_out_as_it_was_dealt() -> None:
    game = begun(
        placed("Forest", tapped=True),
        placed("Grizzly Bears", counters={"+1/+1": 1}, sick=True),
        placed("Mind Stone", "exile", face_down="effect"),
    )
    again = ENGINE.new_game(write_out(game._table.game))
    again.begin()
    assert again.observe() == game.observe()


def test_what_a_position_cannot_say_is_refused() -> None:
    game = begun(placed("Forest"), placed("Llanowar Elves", "hand"))
    assert game.act("Alice", Cast(object="Llanowar Elves")).accepted
    with pytest.raises(Inexpressible, match="on the stack"):
        write_out(game._table.game)
