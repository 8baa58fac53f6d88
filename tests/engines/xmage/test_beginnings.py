"""XMage itself, where its user has it: each scenario begins on it as on the reference engine, seen by each player and as a whole."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oracle.cards.loader import load_cards
from oracle.engines.opening import open_engine, parse_spec
from oracle.engines.port import Engine
from oracle.engines.xmage import CLASSPATH
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position, View
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.reading.needs import needs
from oracle.suite.reading.position import PositionBuilder

ROOT = Path(__file__).parents[3]
CARDS = load_cards(ROOT / "fixtures" / "cards")

pytestmark = pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")

Difference = tuple[str, str]
"""A label and a field."""

DEVIATIONS = {
    ("manifested-disguise-for-mana-cost", "keywords"): "a manifested card with disguise has ward (see fixtures/engines/xmage.toml)",
    ("manifested-disguise-for-disguise-cost", "keywords"): "the same",
    ("manifested-disguise-no-ward", "keywords"): "the same",
}
"""Scenarios and fields that XMage shows otherwise because it deviates from the rules."""


@pytest.fixture(scope="module")
def engines() -> Iterator[tuple[Engine, Engine]]:
    with open_engine(parse_spec("xmage"), CARDS) as xmage, open_engine(parse_spec("reference"), CARDS) as reference:
        yield xmage, reference


def test_every_scenario_begins_alike(engines: tuple[Engine, Engine]) -> None:
    suite = load_features((ROOT / "features",), LibraryNames(CARDS))
    assert not suite.problems
    compared = 0
    differences: list[str] = []
    for case in suite.cases:
        position = _position(case)
        if engines[0].unsupported_cards(needs(case.steps, position).cards):
            continue
        compared += 1
        for (name, field), difference in _differences(position, engines):
            if (case.id, field) not in DEVIATIONS:
                differences.append(f"{case.id}: {name} {field}: {difference}")
    assert compared > 0.9 * len(suite.cases)
    assert differences == []


def card(name: str, **more: Any) -> ObjectSpec:
    return ObjectSpec(**{"label": name, "card": name, "player": "Alice", "zone": "battlefield", **more})


POSITIONS = {
    "turned face down by an effect": (card("Grizzly Bears", face_down="effect"), card("Exalted Angel", face_down="effect")),
    "face down with a keyword of their own": (
        card("Exalted Angel", face_down="morph", sick=True),
        card("Aerie Bowmasters", face_down="morph", counters={"+1/+1": 1}),
        card("Nervous Gardener", face_down="disguise", tapped=True),
    ),
    "face down with a keyword that they lack": (card("Grizzly Bears", face_down="morph"), card("Forest", face_down="disguise")),
    "face down under another's control": (
        card("Delver of Secrets", face_down="manifest", owner="Bob"),
        card("Fire // Ice", face_down="cloak", player="Bob", owner="Alice"),
    ),
    "with counters and damage": (
        card("Grizzly Bears", counters={"+1/+1": 2, "charge": 3}, damage=3),
        card("Cosima, God of the Voyage", zone="exile", counters={"voyage": 2}),
    ),
    "other faces": (
        card("Bala Ged Recovery", face="Bala Ged Sanctuary", owner="Bob"),
        card("Cosima, God of the Voyage", face="The Omenkeel", player="Bob"),
        card("Delver of Secrets", face="Insectile Aberration", sick=True),
    ),
    "in hands": tuple(
        card(name, zone="hand") for name in ("Fire // Ice", "Cosima, God of the Voyage", "Twinmaw Stormbrood", "Dryad Arbor")
    ),
}
"""What no scenario begins with."""


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_begins_alike(name: str, engines: tuple[Engine, Engine]) -> None:
    libraries = tuple(card("Wastes", label=f"{player}'s", player=player, zone="library") for player in ("Alice", "Bob"))
    players = (PlayerSpec("Alice", life=3, mana_pool="{W}{C}"), PlayerSpec("Bob", life=40))
    position = Position(players=players, objects=(*POSITIONS[name], *libraries), active_player="Bob", step="end")
    assert [str(each) for each in _differences(position, engines)] == []


def _position(case: Case) -> Position:
    builder = PositionBuilder()
    for step in case.steps:
        if step.kind == "given":
            builder.add(step)
    return builder.build(case.edition.newest())


def _differences(position: Position, engines: tuple[Engine, Engine]) -> Iterator[tuple[Difference, str]]:
    games = [engine.new_game(position) for engine in engines]
    for game in games:
        game.begin()
    for observer in (None, *(player.name for player in position.players)):
        here, there = (_flat(game.observe(observer)) for game in games)
        for key in sorted(here.keys() | there.keys()):
            if here.get(key) != there.get(key):
                yield key, f"XMage shows {observer or 'all'} {here.get(key)!r}, the reference engine {there.get(key)!r}"


def _flat(view: View) -> dict[Difference, Any]:
    """A view without what engines are free in: ids, the number of occurrences of priority and steps, how a question is put."""
    shown: dict[str, Any] = msgspec.to_builtins(view)
    labels = {each["id"]: each.get("label") or each.get("name") for each in shown["objects"]}
    flat: dict[Difference, Any] = {("", key): shown.get(key) for key in ("turn", "active_player", "step", "priority", "ended", "winners")}
    flat["", "happened"] = [each["kind"] for each in shown.get("occurrences", ()) if each["kind"] not in ("priority", "step")]
    for player in shown["players"]:
        flat.update({(player["name"], key): value for key, value in player.items()})
    for each in shown["objects"]:
        name = each.get("label") or f"{each['zone']} {each.get('position', 0)} of {each['owner']}"
        for key, value in each.items():
            if key in ("attached_to", "source"):
                flat[name, key] = labels.get(value, value)
            elif key == "targets":
                flat[name, key] = [labels.get(target, target) for target in value]
            elif key != "id":
                flat[name, key] = value
    return flat
