"""A small game to try a rule on: two players, some objects, and a way to carry out a procedure with given answers."""

from typing import Any, TypeVar

import msgspec

from oracle.cards.abilities import AnyAbility, Keyword
from oracle.cards.card import Card, Face
from oracle.cards.effects import Effect
from oracle.cards.keywords import expanded, keyword
from oracle.cards.symbols import mana_cost
from oracle.rules.instructions.dispatch import perform
from oracle.rules.resolution import effects  # noqa: F401 - what the words of effects do
from oracle.rules.state.decisions import Decision, Procedure
from oracle.rules.state.events import Event
from oracle.rules.state.game import OWNED_ZONES, Game, GameObject, Player, Turn
from oracle.rules.state.table import Batch, Table
from oracle.rules.words.context import Context

R = TypeVar("R")

replace = msgspec.structs.replace


def with_expansions(*words: str) -> tuple[AnyAbility, ...]:
    """The abilities of keywords, as the loader would write them out."""
    found: list[AnyAbility] = []
    for text in words:
        word: Keyword = keyword(text)
        found.extend((word, *expanded(word)))
    return tuple(found)


def creature(power: int, toughness: int, *keywords: str, cost: str = "{1}", name: str = "Test Bear", **fields: Any) -> Card:
    """A creature card made for a test."""
    abilities = (*with_expansions(*keywords), *fields.pop("abilities", ()))
    types = fields.pop("types", ("creature",))
    face = Face(name=name, mana_cost=mana_cost(cost), types=types, power=power, toughness=toughness, abilities=abilities, **fields)
    return Card(name=name, faces=(face,))


def permanent(*types: str, name: str = "Test Relic", cost: str | None = "{1}", **fields: Any) -> Card:
    """A card of other types made for a test."""
    face = Face(name=name, mana_cost=mana_cost(cost) if cost else None, types=types, **fields)
    return Card(name=name, faces=(face,))


class Tabletop:
    """A table with a game on it, in Alice's third turn; whatever is put down has been there since before that turn."""

    def __init__(self, *players: str, step: str = "precombat main") -> None:
        names = players or ("Alice", "Bob")
        game = Game(
            players=tuple(Player(name=name, turn_began=5) for name in names),
            turn=Turn(number=3, active=names[0], step=step),
            clock=10,
        )
        self.history: list[Batch] = []
        self.table = Table(game, {}, self.history)

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.table.game

    def put(self, card: Card, player: str = "Alice", zone: Any = "battlefield", sick: bool = False, **fields: Any) -> int:
        """Put an object into a zone; returns its id.  Libraries are filled from the top down."""
        game = self.game
        id = game.next_id
        controlled = zone in ("battlefield", "stack")
        object = GameObject(
            **{
                "id": id,
                "physical": id,
                "card": card,
                "owner": player,
                "zone": zone,
                "controller": player if controlled else None,
                "timestamp": id,
                "shown_since": id,
                "held_by": player if controlled else None,
                "held_since": 9 if sick else 1,
                **fields,
            }
        )
        key = (zone, object.owner if zone in OWNED_ZONES else "")
        self.table.game = replace(
            game,
            objects={**game.objects, id: object},
            zones={**game.zones, key: (*game.zones.get(key, ()), id)},
            next_id=id + 1,
            next_physical=id + 1,
            clock=max(game.clock, id + 1, 10),
            memory=None,
        )
        return id

    def change(self, id: int, **fields: Any) -> None:
        """Change an object by hand."""
        objects = {**self.game.objects, id: replace(self.game.objects[id], **fields)}
        self.table.game = replace(self.game, objects=objects, memory=None)

    def change_player(self, name: str, **fields: Any) -> None:
        """Change a player by hand."""
        players = tuple(replace(player, **fields) if player.name == name else player for player in self.game.players)
        self.table.game = replace(self.game, players=players, memory=None)

    def change_game(self, **fields: Any) -> None:
        """Change the game by hand."""
        self.table.game = replace(self.game, **fields, memory=None)

    def run(self, procedure: Procedure[R], *answers: Any) -> R:
        """Carry out a procedure; every answer must be asked for, and every question answered."""
        outcome, decisions = self.asked(procedure, *answers)
        assert len(decisions) == len(answers)
        return outcome

    def asked(self, procedure: Procedure[R], *answers: Any) -> tuple[R, list[Decision]]:
        """Carry out a procedure; returns its outcome and what was asked."""
        decisions: list[Decision] = []
        waiting = list(answers)
        try:
            decision = next(procedure)
            while True:
                decisions.append(decision)
                assert waiting, f"nothing was said about {decision}"
                decision = procedure.send(waiting.pop(0))
        except StopIteration as stop:
            assert not waiting, f"nobody asked for {waiting}"
            return stop.value, decisions

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for batch in self.history for event in batch.events if isinstance(event, kind)]

    def zone_of(self, id: int) -> str:
        """Where an object is, or where what it became is."""
        game = self.game
        while id not in game.objects:
            became = game.past[id].became
            if became is None:
                return "nowhere"
            id = became
        return game.objects[id].zone


RELIC = permanent("artifact")


def relic_table() -> tuple[Tabletop, Context]:
    """A table with Alice's relic, which is the source of what is to be done."""
    top = Tabletop()
    return top, Context(you="Alice", source=top.put(RELIC))


def do(top: Tabletop, context: Context, effect: Effect, *answers: Any) -> None:
    """Carry out one effect."""
    top.run(perform(top.table, (effect,), context), *answers)
