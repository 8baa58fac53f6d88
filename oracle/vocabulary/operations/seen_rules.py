"""What must be seen of legality, choices and information, and of cards outside a game."""

from typing import Literal

from oracle.protocol.messages import AnyAction
from oracle.vocabulary.operations.operation import Expectation


class Can(Expectation, frozen=True):
    """A player could, or couldn't, take an action now; `rule` is the one that forbids it."""

    player: str
    action: AnyAction
    allowed: bool
    rule: str | None = None


class Rejected(Expectation, frozen=True):
    """The action or answer just before was illegal; `rule` is the one that forbids it."""

    rule: str | None = None


class Asked(Expectation, frozen=True):
    """The game waits for a player's choice (about `purpose`), or, with no player, for nobody's."""

    player: str | None = None
    purpose: str | None = None


class Offered(Expectation, frozen=True):
    """The pending choice offers these options, only these, or none of these."""

    player: str
    options: tuple[str, ...]
    extent: Literal["includes", "only", "excludes"] = "includes"


class Sees(Expectation, frozen=True):
    """A player can, or can't, see which card an object is."""

    player: str
    object: str
    holds: bool = True


class TellsApart(Expectation, frozen=True):
    """A player can tell these objects apart: by identity, by the order of their arrival, and by what made them face down."""

    player: str
    objects: tuple[str, ...]


class ColorIdentity(Expectation, frozen=True):
    """A card's color identity as mana symbols; () for none."""

    card: str
    symbols: tuple[str, ...]


class FaceSymbol(Expectation, frozen=True):
    """The symbol in the corner of a face; `card` is the face's card, where it is known to have another name."""

    face: str
    symbol: str
    card: str | None = None


class DeckAllows(Expectation, frozen=True):
    """Whether a Commander deck with that commander may hold a card."""

    card: str
    commander: str
    allowed: bool
