""" "Until … leaves the battlefield": exile that is undone right after a permanent leaves (610.3).

What is to be returned is noted as a continuous effect of its own: its source is the permanent, its objects are the exiled ones.
`return_what_waited` looks after every event whether such a permanent has gone; no trigger and no stack are involved.
"""

from collections.abc import Mapping, Sequence

from oracle.rules.citation import rule
from oracle.rules.events.pipeline import afterwards, commit_only
from oracle.rules.instructions.meaning import permanents_meant
from oracle.rules.moves.putting import Manner, put
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectBegan, EffectsEnded, Event, Moved
from oracle.rules.state.game import ContinuousEffect, Game, ObjectId, Zone
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

ORIGINS = "returns to"
"""Name under which such an effect keeps the zones that its objects came from."""


@rule("610.3")
def remember(table: Table, reference: str, origins: Mapping[ObjectId, Zone], context: Context) -> Procedure[None]:
    """Something moved "until" a permanent leaves: note what is to return, and where to.

    `origins` are the zones that the objects were in, by the ids that they had there.
    """
    yield from ()
    moved = {old: table.game.past[old].became for old in origins if old in table.game.past}
    exiled = {new: origins[old] for old, new in moved.items() if new is not None and new in table.game.objects}
    for permanent in permanents_meant(table.game, reference, context)[:1]:
        if exiled:
            effect = ContinuousEffect(
                id=0,
                source=permanent,
                controller=context.you,
                timestamp=0,
                objects=tuple(exiled),
                duration="permanent",
                names={ORIGINS: exiled},
            )
            commit_only(table, EffectBegan(effect=effect))


def due(game: Game) -> tuple[ContinuousEffect, ...]:
    """The notes whose permanent is no longer on the battlefield."""
    return tuple(
        effect
        for effect in game.effects
        if ORIGINS in effect.names and (effect.source not in game.objects or game.objects[effect.source].zone != "battlefield")
    )


@afterwards
@rule("610.3", "610.3c", "610.3d")
def return_what_waited(table: Table, events: Sequence[Event]) -> Procedure[None]:
    """Right after the permanent has left, what it kept away returns to where it was, all at once.

    What returns to the battlefield does so under its owner's control.
    """
    if not table.game.effects or not any(isinstance(event, Moved) and event.origin == "battlefield" for event in events):
        return
    waiting = due(table.game)
    if not waiting:
        return
    commit_only(table, EffectsEnded(ids=tuple(effect.id for effect in waiting)))
    back: dict[Zone, list[ObjectId]] = {}
    for effect in waiting:
        for id, zone in effect.names[ORIGINS].items():
            if id in table.game.objects:
                back.setdefault(zone, []).append(id)
    manner = Manner(player=waiting[0].controller)
    context = Context(you=waiting[0].controller, source=waiting[0].source)
    for zone, ids in back.items():
        place = {"battlefield": "battlefield", "hand": "hand", "graveyard": "graveyard", "library": "library top"}.get(zone, "exile")
        if place != "exile":
            yield from put(table, tuple(ids), place, manner, context)  # type: ignore[arg-type]
