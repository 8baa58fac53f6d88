"""What is rejected has not happened: no trace of it is left in the game or in what observers are told."""

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Cast, Choice, ObjectSpec, PlayerSpec, Position
from tests.play.positions import CARDS

ENGINE = ReferenceEngine(load_cards(CARDS))
POSITION = Position(
    players=(PlayerSpec("Alice"), PlayerSpec("Bob")),
    objects=(ObjectSpec(label="Ballista", card="Walking Ballista", player="Alice", zone="hand"),),
    active_player="Alice",
)


def test_who_tries_something_illegal_does_not_receive_priority_anew() -> None:
    game = ENGINE.new_game(POSITION)
    game.begin()
    before = game.observe()
    assert not game.act("Alice", Cast(object="Ballista", x=0, targets=("Bob",))).accepted
    assert game.observe() == before


def test_choices_made_for_a_spell_that_cannot_be_paid_are_not_told() -> None:
    game = ENGINE.new_game(POSITION)
    game.begin()
    before = game.observe()
    assert game.act("Alice", Cast(object="Ballista")).pending is not None
    outcome = game.answer("Alice", Choice(number=3))
    assert (outcome.accepted, outcome.pending, outcome.priority) == (False, None, "Alice")
    assert game.observe() == before


def test_what_happens_after_a_rejection_is_told_whole() -> None:
    game, undisturbed = ENGINE.new_game(POSITION), ENGINE.new_game(POSITION)
    for each in (game, undisturbed):
        each.begin()
    game.act("Alice", Cast(object="Ballista"))
    game.answer("Alice", Choice(number=3))
    for each in (game, undisturbed):
        assert each.act("Alice", Cast(object="Ballista", x=0)).accepted
    assert game.observe() == undisturbed.observe()
