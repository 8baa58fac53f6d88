"""What goes beyond the bounds of the engine is told by rule and card, and soon."""

from pathlib import Path

import pytest

from oracle.cards.card import Card
from oracle.cards.loader import read_card
from oracle.engines.port import UnsupportedError
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Activate, ObjectSpec, Outcome, Pass, PlayerSpec, Position
from oracle.rules.bounds import MOST, MOST_EVER, MOST_ONE_BY_ONE, TooMuch
from oracle.rules.mana import matching
from oracle.rules.mana.matching import ANY, PaymentOption, Slot, all_choices, chosen_mana, unit_of
from oracle.rules.state.game import Mana

BEARS = 'do = "create token", token = { name = "Bear", type = "Creature - Bear", power = 2, toughness = 2 }'


def engine_of_plenty(effect: str, cost: str = '"{T}"') -> Card:
    text = f"""
name = "Engine of Plenty"
cost = "{{1}}"
type = "Artifact"

[[abilities]]
kind = "activated"
cost = [{cost}]
effects = [{{ {effect} }}]
"""
    return read_card(text, Path("engine_of_plenty.toml"))


def activated(card: Card, pool: str = "", x: int | None = None) -> Outcome:
    """The outcome once the ability has resolved, if it uses the stack."""
    artifact = ObjectSpec(label="it", card=card.name, player="Alice", zone="battlefield")
    players = (PlayerSpec(name="Alice", mana_pool=pool), PlayerSpec(name="Bob"))
    game = ReferenceEngine({card.name: card}).new_game(Position(players=players, active_player="Alice", objects=(artifact,)))
    game.begin()
    outcome = game.act("Alice", Activate(object="it", x=x))
    for player in ("Alice", "Bob"):
        if outcome.stack:
            outcome = game.act(player, Pass())
    return outcome


@pytest.mark.parametrize(
    ("effect", "rule"),
    [
        (f'do = "draw", count = {MOST_ONE_BY_ONE + 1}', "121.2"),
        (f"{BEARS}, count = {MOST_ONE_BY_ONE + 1}", "111.1"),
        (f'do = "create copy", what = "this", count = {MOST_ONE_BY_ONE + 1}', "111.1"),
        (f'do = "manifest dread", count = {MOST_ONE_BY_ONE + 1}', "701.62a"),
        (f'do = "add mana", mana = "{{G}}", count = {MOST + 1}', "106.4"),
        ('do = "add mana", choices = ["W", "U", "B", "R", "G"], count = 100, combination = true', "106.4"),
        (f'do = "gain life", amount = {MOST_EVER + 1}', "119.3"),
        (f'do = "lose life", amount = {2 * MOST_EVER}', "119.3"),
        (f'do = "put counters", what = "this", kind = "charge", count = {MOST_EVER + 1}', "122.1"),
    ],
)
def test_what_is_too_much_is_told_with_the_card_and_the_rule(effect: str, rule: str) -> None:
    with pytest.raises(UnsupportedError, match=rf"Engine of Plenty: .* are more than the [\d,]+ that this engine goes up to \({rule}\)"):
        activated(engine_of_plenty(effect))


@pytest.mark.parametrize(
    ("cost", "pool", "x"),
    [
        ('"{900}"', "{G}" * 3000, None),
        ('"{X}"', "{G}" * 3000, 3000),
        ('"{X}"', "{W}{U}{B}{R}{G}{C}" * 600, 3000),
        ('"{500}"', "{G}" * 100_000, None),
    ],
)
def test_a_large_cost_is_paid_out_of_a_large_pool(cost: str, pool: str, x: int | None) -> None:
    assert activated(engine_of_plenty('do = "gain life", amount = 1', cost), pool, x).accepted


def test_mana_is_looked_at_kind_by_kind_not_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Mana] = []
    monkeypatch.setattr(matching, "unit_of", lambda mana: (looked_at.append(mana), unit_of(mana))[1])
    pool = [Mana("G"), Mana("U")] * 1000
    assert chosen_mana(pool, [PaymentOption((Slot(ANY),) * 3)], 20) == ((Mana("U"),) * 3, 0)
    assert len(looked_at) == 2


def test_a_large_cost_that_the_pool_does_not_cover_is_refused() -> None:
    outcome = activated(engine_of_plenty('do = "gain life", amount = 1', '"{900}"'), "{G}" * 899)
    assert (outcome.accepted, outcome.rule) == (False, "601.2h")


def test_more_ways_to_spend_mana_than_anybody_could_look_through_are_too_much() -> None:
    pool = [Mana(type) for type in ("W", "U", "B", "R", "G", "C") for _ in range(200)]
    with pytest.raises(TooMuch, match="ways to spend mana"):
        all_choices(pool, [PaymentOption((Slot(ANY),) * 500)], 20)
