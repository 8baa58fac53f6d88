"""Actions: from the words of a step to ids that the engine knows."""

from collections.abc import Iterator

import msgspec

from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, Concede, ObjectView, Pass, PlayLand, TurnFaceUp
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import parse, short


def located(action: AnyAction, player: str, game: JudgedGame) -> AnyAction:
    """The action with its objects found.  Raises `MeaningError` for one that can't be."""
    if isinstance(action, Pass | Concede):
        return action
    if isinstance(action, Attack):
        attackers = _each_once({each: _found(each, game, player) for each in action.attackers})
        return Attack(attackers={attackers[each]: _defender(target, player, game) for each, target in action.attackers.items()})
    if isinstance(action, Block):
        blockers = _each_once({each: _found(each, game, player) for each in action.blockers})
        return Block(
            blockers={blockers[each]: tuple(_found(target, game, None) for target in targets) for each, targets in action.blockers.items()}
        )
    if isinstance(action, Cast | PlayLand):
        object, face = _card(action, player, game)
        if isinstance(action, PlayLand):
            return PlayLand(object, face)
        return msgspec.structs.replace(
            action, object=object, face=face, targets=_targets(action.targets, game), paid_with=_payment(action.paid_with, player, game)
        )
    assert isinstance(action, Activate | TurnFaceUp)
    object = _found(action.object, game, player)
    if isinstance(action, TurnFaceUp):
        return msgspec.structs.replace(action, object=object)
    return msgspec.structs.replace(
        action, object=object, targets=_targets(action.targets, game), paid_with=_payment(action.paid_with, player, game)
    )


def with_others(action: AnyAction, found: AnyAction, game: JudgedGame) -> Iterator[tuple[AnyAction, ObjectView]]:
    """The located action `found`, once for each other object that its name could mean as well, though not for this player."""
    if not isinstance(action, Cast | PlayLand | Activate | TurnFaceUp) or not isinstance(found, type(action)):
        return
    for each in game.candidates(action.object, faces=isinstance(action, Cast | PlayLand)):
        if found.object not in (each.id, each.label) and (each.zone != "library" or game.labels.has(each.label)):
            yield msgspec.structs.replace(found, object=_said(each)), each


def _each_once(found: dict[str, str]) -> dict[str, str]:
    """The objects by their names.  Raises `MeaningError` if two names mean the same one."""
    names: dict[str, str] = {}
    for text, object in found.items():
        if object in names:
            raise MeaningError(f"{names[object]!r} and {text!r} are the same object")
        names[object] = text
    return found


def _found(text: str, game: JudgedGame, player: str | None) -> str:
    """The label of an object, or, of one without, its id; of a card that an engine doesn't show, the label that it was given."""
    label = game.labels.sole(text)
    if label is not None and not game.candidates(text):
        return label
    return _said(game.find(text, actor=player))


def _said(found: ObjectView) -> str:
    return found.id if found.label is None or found.kind != "card" else found.label


def _card(action: Cast | PlayLand, player: str, game: JudgedGame) -> tuple[str, str | None]:
    """The card to play or cast, and its face: the one that was named, where a face's name stands for the card."""
    label = game.labels.sole(action.object)
    if label is not None and not game.candidates(action.object, faces=True):
        return label, action.face
    found = game.find(action.object, actor=player, to_cast=True)
    if action.face is None:
        return _said(found), _face(parse(action.object).name, action.object, found, game)
    named = None if game.labels.is_own(action.object) else _face(parse(action.object).name, action.object, found, game)
    if named is not None and action.face != named:
        raise MeaningError(f"{action.object!r} can't be played as {action.face!r}: that name says which face is meant")
    return _said(found), action.face


def _face(name: str, text: str, found: ObjectView, game: JudgedGame) -> str | None:
    """The face that a name means; None for the card's own.  Raises `MeaningError` for a name that doesn't say which."""
    if found.card is not None and name in (found.card, short(found.card)):
        return None
    placed_by = game.labels.face(found.label)
    if placed_by is not None and game.labels.is_own(text):
        raise MeaningError(f'{text!r} doesn\'t say by which face it is cast or played; say it with "as": as {placed_by}')
    faces = [face for face in (*found.faces, *filter(None, (placed_by,))) if face != found.card]
    return next((face for face in faces if name in (face, short(face))), None)


def _targets(texts: tuple[str, ...] | None, game: JudgedGame) -> tuple[str, ...] | None:
    if texts is None:
        return None
    return tuple(text if text in game.players else _found(text, game, None) for text in texts)


def _payment(texts: tuple[str, ...] | None, player: str, game: JudgedGame) -> tuple[str, ...] | None:
    """What pays, each object once.  Raises `MeaningError` for one that is named twice."""
    if texts is None:
        return None
    found: list[str] = []
    for text in texts:
        object = _found(text, game, player)
        if object in found:
            raise MeaningError(f"{text!r} is named twice, but pays once; name the second one by its number: the second {text}")
        found.append(object)
    return tuple(found)


def _defender(text: str, player: str, game: JudgedGame) -> str:
    if not text:
        opponents = [name for name in game.players if name != player]
        if len(opponents) > 1:
            raise MeaningError(f"{player} has {len(opponents)} opponents; say whom the creatures attack")
        return opponents[0]
    return text if text in game.players else _found(text, game, None)
