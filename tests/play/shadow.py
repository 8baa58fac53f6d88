"""A game that was written out as a position and dealt anew: it goes on like the first one, move by move."""

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.engines.reference.engine import ReferenceGame
from oracle.engines.reference.naming import called
from oracle.engines.reference.writing_out import Inexpressible, write_out
from oracle.protocol.messages import View
from tests.play import invariants
from tests.play.moves import Move, repeat
from tests.play.positions import library


class Shadow:
    """The game dealt anew."""

    @classmethod
    def of(cls, playing: ReferenceGame) -> "Shadow | None":
        """The shadow of a game as it stands; None if a position can't say how it does."""
        try:
            return cls(ReferenceGame(write_out(playing._table.game), library()))
        except Inexpressible:
            return None

    def __init__(self, playing: ReferenceGame) -> None:
        self._playing = playing
        playing.begin()

    def repeat(self, original: ReferenceGame, move: Move) -> None:
        """Make the move that is about to be made in the original."""
        names = dict(zip(ids(original), ids(self._playing), strict=True))
        repeat(self._playing, msgspec.structs.replace(move, said=renamed(move.said, names)))

    def check(self, original: ReferenceGame) -> None:
        """It looks like the original, but for the names of objects and for what happened before."""
        one, another = (nameless(each) for each in (original, self._playing))
        assert one == another, f"written out and read back, the game is another one: {invariants.difference(one, another)}"


def ids(playing: ReferenceGame) -> list[str]:
    """The ids of all objects, zone by zone."""
    game = playing._table.game
    return [called(game, id) for key in sorted(game.zones) if game.zones[key] for id in game.zones[key]]


def nameless(playing: ReferenceGame) -> View:
    """The whole, with objects called by their place."""
    names = {id: f"object {number}" for number, id in enumerate(ids(playing))}
    view = playing.observe()
    return renamed(msgspec.structs.replace(view, occurrences=()), names)  # type: ignore[no-any-return]


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A message in which objects have other ids."""
    if isinstance(value, str):
        return names.get(value, value if not value.isdigit() else "gone")
    if isinstance(value, tuple):
        return tuple(renamed(each, names) for each in value)
    if isinstance(value, dict):
        return {renamed(key, names): renamed(each, names) for key, each in value.items()}
    if isinstance(value, msgspec.Struct):
        fields = {field: renamed(getattr(value, field), names) for field in value.__struct_fields__}
        return type(value)(**fields)
    return value
