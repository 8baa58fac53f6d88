"""Actions: from the words of a step to ids that the engine knows."""

import msgspec

from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, Concede, Pass, PlayLand, TurnFaceUp
from oracle.suite.errors import MeaningError
from oracle.suite.references import IN_HAND_FIRST, IN_PLAY_FIRST, parse
from oracle.suite.table import Table


def located(action: AnyAction, player: str, table: Table) -> AnyAction:
    """The action with its objects found.  Raises `MeaningError` for one that can't be."""
    if isinstance(action, Pass | Concede):
        return action
    if isinstance(action, Attack):
        attackers = {each: _found(each, table, player) for each in action.attackers}
        _each_once(attackers)
        return Attack(attackers={attackers[each]: _defender(target, player, table) for each, target in action.attackers.items()})
    if isinstance(action, Block):
        blockers = {each: _found(each, table, player) for each in action.blockers}
        _each_once(blockers)
        return Block(
            blockers={blockers[each]: tuple(_found(target, table, None) for target in targets) for each, targets in action.blockers.items()}
        )
    if isinstance(action, Cast | PlayLand):
        object, face = _card(action, player, table)
        if isinstance(action, PlayLand):
            return PlayLand(object, face)
        return msgspec.structs.replace(
            action, object=object, face=face, targets=_targets(action.targets, table), paid_with=_payment(action.paid_with, player, table)
        )
    assert isinstance(action, Activate | TurnFaceUp)
    object = _found(action.object, table, player)
    if isinstance(action, TurnFaceUp):
        return msgspec.structs.replace(action, object=object)
    return msgspec.structs.replace(
        action, object=object, targets=_targets(action.targets, table), paid_with=_payment(action.paid_with, player, table)
    )


def _each_once(found: dict[str, str]) -> None:
    """Raises `MeaningError` if two names mean one object."""
    for text, id in found.items():
        other = next((each for each, same in found.items() if same == id and each != text), None)
        if other is not None:
            raise MeaningError(f"{text!r} and {other!r} are the same object")


def _found(text: str, table: Table, player: str | None, rank: dict[str, int] = IN_PLAY_FIRST) -> str:
    """The id or sole label of an object."""
    return table.labels.sole(text) or table.find(text, actor=player, rank=rank).id


def _card(action: Cast | PlayLand, player: str, table: Table) -> tuple[str, str | None]:
    """The card to play or cast, and its face: the one that was named, where a face's name stands for the card."""
    label = table.labels.sole(action.object)
    if label is not None:
        return label, action.face
    found = table.find(action.object, actor=player, rank=IN_HAND_FIRST, faces=True)
    name = parse(action.object).name
    named = next((face for face in found.faces if face == name and face != found.card), None)
    if action.face is not None and named is not None and action.face != named:
        raise MeaningError(f"{action.object!r} can't be played as {action.face!r}: that name says which face is meant")
    return found.id, action.face or named


def _targets(texts: tuple[str, ...] | None, table: Table) -> tuple[str, ...] | None:
    if texts is None:
        return None
    return tuple(text if text in table.players else _found(text, table, None) for text in texts)


def _payment(texts: tuple[str, ...] | None, player: str, table: Table) -> tuple[str, ...] | None:
    return None if texts is None else tuple(_found(text, table, player) for text in texts)


def _defender(text: str, player: str, table: Table) -> str:
    if not text:
        opponents = [name for name in table.players if name != player]
        if len(opponents) > 1:
            raise MeaningError(f"{player} has {len(opponents)} opponents; say whom the creatures attack")
        return opponents[0]
    return text if text in table.players else _found(text, table, None)
