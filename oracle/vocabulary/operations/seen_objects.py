"""What must be seen of objects."""

from typing import Literal

from oracle.protocol.messages import Zone
from oracle.vocabulary.operations.operation import Expectation


class Whereabouts(Expectation, frozen=True):
    """An object is, or isn't, in a zone (of a player)."""

    object: str
    zone: Zone
    player: str | None = None
    end: Literal["top", "bottom"] | None = None
    holds: bool = True


class PowerToughness(Expectation, frozen=True):
    """A creature's power and toughness."""

    object: str
    power: int
    toughness: int


class ManaValue(Expectation, frozen=True):
    """An object's mana value."""

    object: str
    amount: int


class Named(Expectation, frozen=True):
    """An object's name; None for an object without a name."""

    object: str
    name: str | None


class Colors(Expectation, frozen=True):
    """An object's colors, exactly; () for colorless."""

    object: str
    colors: tuple[str, ...]
    holds: bool = True


class TypeLine(Expectation, frozen=True):
    """An object's supertypes, card types and subtypes, exactly."""

    object: str
    types: tuple[str, ...]


class HasType(Expectation, frozen=True):
    """An object has, or hasn't, a supertype, card type or subtype."""

    object: str
    type: str
    holds: bool = True


class HasKeyword(Expectation, frozen=True):
    """An object has, or hasn't, a keyword ability; None for any keyword ability."""

    object: str
    keyword: str | None
    holds: bool = True


class Controls(Expectation, frozen=True):
    """A player controls each of these objects (on the battlefield or the stack), or none of them."""

    player: str
    objects: tuple[str, ...]
    holds: bool = True


class Owns(Expectation, frozen=True):
    """A player owns an object."""

    player: str
    object: str
