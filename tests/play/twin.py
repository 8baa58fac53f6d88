"""Two games that differ only in cards that a player never sees: to that player they are the same game."""

from collections.abc import Container, Sequence

import msgspec

from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import ObjectSpec, Outcome
from oracle.rules.state import events as happened
from oracle.rules.state.game import PUBLIC_ZONES
from tests.play import invariants
from tests.play.moves import Move, repeat
from tests.play.positions import Setting, library


def seen_in_passing(playing: ReferenceGame, player: str) -> set[int]:
    """The physical cards that were shown to a player between two moves: moved through a public zone, revealed, looked at."""
    seen: set[int] = set()
    for batch in playing._table.history or ():
        for event in batch.events:
            if isinstance(event, happened.Moved):
                object = batch.before.object(event.object)
                public = event.destination in PUBLIC_ZONES and not event.face_down and not event.exiled_face_down
                if public or object.zone in ("battlefield", "stack"):
                    seen.add(object.physical)
            elif isinstance(event, happened.Revealed) or (isinstance(event, happened.LookedAt) and event.player == player):
                seen.update(batch.before.object(id).physical for id in event.objects)
    return seen


def other_cards(objects: Sequence[ObjectSpec], seen: Container[int]) -> tuple[ObjectSpec, ...]:
    """The same placements, in which all cards but those that were seen are others, with other labels."""
    others = [spec if number in seen else _another(spec) for number, spec in enumerate(objects, start=1)]
    labels = {spec.label: other.label for spec, other in zip(objects, others, strict=True)}
    return tuple(
        msgspec.structs.replace(other, attached_to=labels.get(other.attached_to, other.attached_to)) if other.attached_to else other
        for other in others
    )


def _another(spec: ObjectSpec) -> ObjectSpec:
    card = "Lightning Bolt" if spec.card != "Lightning Bolt" else "Naturalize"
    return msgspec.structs.replace(spec, card=card, label=f"not {spec.label}")


def same_to(player: str, moves: Sequence[Move], *settings: Setting) -> None:
    """The same moves in both settings are the same to the player, as long as the games ask the same of everybody."""
    one, another = (ReferenceGame(setting.position, library()) for setting in settings)
    outcomes = [one.begin(), another.begin()]
    for move in (*moves, None):
        if _asks(outcomes[0]) != _asks(outcomes[1]):
            return
        seen = [game.observe(player) for game in (one, another)]
        assert seen[0] == seen[1], f"{player} is told of cards that are hidden from them: {invariants.difference(*seen)}"
        if move is not None:
            outcomes = [repeat(game, move) for game in (one, another)]
            if move.player == player:
                told = [(each.accepted, each.rule, each.reason, each.stack) for each in outcomes]
                assert told[0] == told[1], f"{player} is told of cards that are hidden from them: {invariants.difference(*told)}"


def _asks(outcome: Outcome) -> tuple[object, ...]:
    pending = outcome.pending
    return (
        outcome.accepted,
        outcome.priority,
        pending and (pending.player, pending.kind, pending.purpose, pending.minimum, pending.maximum),
    )
