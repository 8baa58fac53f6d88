"""What is rejected has not happened: no trace of it is left in the game or in what observers are told."""

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import Attack, Block, Cast, Choice, ObjectSpec, Pass, PlayerSpec, Position
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


DECISION = Position(
    players=(PlayerSpec("Alice"), PlayerSpec("Bob")),
    objects=(
        ObjectSpec(label="Giant", card="Hill Giant", player="Alice", zone="battlefield"),
        ObjectSpec(label="Wall", card="Wall of Omens", player="Bob", zone="battlefield"),
        ObjectSpec(label="Bears", card="Grizzly Bears", player="Bob", zone="battlefield"),
    ),
    active_player="Alice",
    step="beginning of combat",
)


@pytest.fixture
def dividing() -> ReferenceGame:
    """A game in which Alice divides the damage of a Hill Giant between two blockers."""
    game = ENGINE.new_game(DECISION)
    game.begin()
    for player in ("Alice", "Bob"):
        game.act(player, Pass())
    game.act("Alice", Attack({"Giant": "Bob"}))
    for player in ("Alice", "Bob"):
        game.act(player, Pass())
    game.act("Bob", Block({"Wall": ("Giant",), "Bears": ("Giant",)}))
    game.act("Alice", Pass())
    assert game.act("Bob", Pass()).pending is not None
    return game


@pytest.mark.parametrize("amounts", [{"Bears": 3}, {"Bears": 3, "Wall": 0}])
def test_a_division_gives_nothing_to_what_it_leaves_out(dividing: ReferenceGame, amounts: dict[str, int]) -> None:
    assert dividing.answer("Alice", Choice(amounts=amounts)).accepted
    assert [each.zone for each in dividing.observe().objects if each.label == "Bears"] == ["graveyard"]


@pytest.mark.parametrize(
    ("player", "choice", "rule"),
    [
        ("Alice", Choice(amounts={"Bears": 2}), "510.1c"),
        ("Alice", Choice(amounts={"Bears": 2, "Giant": 1}), "510.1c"),
        ("Alice", Choice(amounts={"Bears": 2, "Nobody": 1}), None),
        ("Alice", Choice(chosen=("Bears",)), None),
        ("Alice", Choice(purpose="discard", amounts={"Bears": 3}), None),
        ("Bob", Choice(amounts={"Bears": 3}), None),
    ],
)
def test_only_what_a_rule_forbids_is_rejected_by_a_rule(dividing: ReferenceGame, player: str, choice: Choice, rule: str | None) -> None:
    outcome = dividing.answer(player, choice)
    assert (outcome.accepted, outcome.rule) == (False, rule)
    assert outcome.pending is not None


@pytest.mark.parametrize(
    "action", [Cast(object="Nothing"), Cast(object="Ballista", face="Ballista's Back"), Cast(object="Ballista", x=0, division=(1,))]
)
def test_an_action_that_speaks_of_what_is_not_there_breaks_no_rule(action: Cast) -> None:
    game = ENGINE.new_game(POSITION)
    game.begin()
    outcome = game.act("Alice", action)
    assert (outcome.accepted, outcome.rule) == (False, None)
