"""Every ability of every card file is carried out in a game with something of everything in it, and nothing breaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oracle.cards.abilities import Activated, AnyAbility, Spell, Triggered
from oracle.cards.card import Card
from oracle.cards.loader import load_cards
from oracle.cards.statics import EntersWith
from oracle.rules.costs import announcing
from oracle.rules.resolution.effects import perform
from oracle.rules.state.decisions import NameCard, Procedure
from oracle.rules.state.table import Table, possible_answers
from oracle.rules.targets import targeting
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop

FOLDER = Path(__file__).parents[4] / "fixtures" / "cards"
LIBRARY = load_cards(FOLDER)

CROWD = ("Grizzly Bears", "Delver of Secrets", "Forest", "Mind Stone", "Wild Growth", "Lightning Bolt", "Cosima, God of the Voyage")
"""Cards of several kinds, so that most filters let something through."""


def abilities() -> Iterator[Any]:
    for name in sorted(LIBRARY):
        card = LIBRARY[name]
        for index, face in enumerate(card.faces):
            for number, ability in enumerate(face.abilities):
                for effects in instructions(ability):
                    yield pytest.param(card, index, ability, effects, id=f"{face.name}-{number}")


def instructions(ability: AnyAbility) -> Iterator[tuple[Any, ...]]:
    """The rows of effects that an ability may carry out."""
    if isinstance(ability, Spell | Activated | Triggered):
        if ability.effects:
            yield ability.effects
        for mode in ability.modes:
            yield mode.effects
    for word in getattr(ability, "rules", ()):
        if isinstance(word, EntersWith) and word.do:
            yield word.do


def crowded(card: Card, face: int) -> tuple[Tabletop, int]:
    """A game in which both players have something everywhere, and the card is on the battlefield or, if it can't be, on the stack."""
    top = Tabletop()
    top.table = Table(top.game, LIBRARY, top.history)
    for player in ("Alice", "Bob"):
        for zone in ("battlefield", "hand", "graveyard", "library"):
            for name in CROWD:
                if zone != "battlefield" or LIBRARY[name].faces[0].is_permanent():
                    top.put(LIBRARY[name], player, zone)
    top.put(LIBRARY["Grizzly Bears"], "Bob", face_down="manifest")
    top.put(LIBRARY["Counterspell"], "Bob", "stack")
    zone = "battlefield" if card.faces[face].is_permanent() else "stack"
    return top, top.put(card, "Alice", zone, face=face, counters={"charge": 1, "age": 1})


def play(table: Table, procedure: Procedure[Any], willing: bool) -> None:
    """Carry out a procedure, answering every question with its first (or last) possible answer."""
    try:
        decision = next(procedure)
        while True:
            answers = possible_answers(decision) if not isinstance(decision, NameCard) else sorted(decision.allowed)
            answer = answers[0 if willing else -1]
            decision.check(answer)
            decision = procedure.send(answer)
    except StopIteration:
        return


@pytest.mark.parametrize("willing", [True, False], ids=["willing", "unwilling"])
@pytest.mark.parametrize(("card", "face", "ability", "effects"), tuple(abilities()))
def test_an_ability_is_carried_out(card: Card, face: int, ability: Any, effects: tuple[Any, ...], willing: bool) -> None:
    top, source = crowded(card, face)
    before = top.game
    context = Context(you="Alice", source=source, x=2)
    bear = next(id for id in top.game.zone("battlefield") if top.game.objects[id].owner == "Bob")
    context.names.update({"it": (bear,), "that player": ("Bob",), "amount": 1, "that spell": top.game.zone("stack")[:1]})
    specs = announcing.specifications(ability, (0,) if getattr(ability, "modes", ()) else (), kicked=True)
    for spec in specs:
        context.names[spec.name] = targeting.legal_targets(top.game, spec, context, None)[:1]
    play(top.table, perform(top.table, effects, context), willing)
    cards = [object.physical for object in top.game.objects.values() if object.kind == "card"]
    assert sorted(cards) == sorted(object.physical for object in before.objects.values() if object.kind == "card")
