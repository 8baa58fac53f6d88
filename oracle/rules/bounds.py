"""How far the engine goes: the game has no greatest number, a machine does.

Whoever makes a game that needs more (doubling tokens for the twentieth time, a draw for each of a million creatures) is told which rule
and which card went too far: `TooMuch`.  The game can't go on then.
"""

MOST = 1_000_000
"""The greatest number that a player may choose, the most mana that is added at once."""

MOST_ONE_BY_ONE = 10_000
"""So often, at most, something is done one time after the other: a draw, a token, a copy, a repetition."""

MOST_EVER = 10**15
"""No amount of anything (life, damage, counters, power) becomes greater."""

MOST_WAYS = 10_000
"""Among so many ways, at most, a player chooses: combinations of mana, of what it is spent."""


class TooMuch(Exception):  # noqa: N818 - no fault: it is what there is room for
    """More of something than the engine has room for: the rule by which it would come to be, and the card that asks for it."""

    def __init__(self, number: str, reason: str, card: str | None = None) -> None:
        super().__init__(number, reason, card)
        self.number = number
        self.reason = reason
        self.card = card

    def __str__(self) -> str:
        return f"{f'{self.card}: ' if self.card else ''}{self.reason} ({self.number})"


def one_by_one(count: int, what: str, number: str) -> int:
    """The count, if something can be done so often.  Raises `TooMuch`."""
    return at_most(count, MOST_ONE_BY_ONE, what, number)


def at_most(count: int, most: int, what: str, number: str) -> int:
    """The count, if it is within a bound.  Raises `TooMuch`."""
    if count > most:
        raise TooMuch(number, f"{written(count)} {what} are more than the {most:,} that this engine goes up to")
    return count


def ever(amount: int, what: str, number: str) -> int:
    """The amount of something that a player or an object has, if it is within the bound for it.  Raises `TooMuch`."""
    return amount if -MOST_EVER <= amount <= MOST_EVER else at_most(abs(amount), MOST_EVER, what, number)


def written(count: int) -> str:
    """A number for a reader; of one that no one can read, how long it is (2,000 bits and more would also take too long to write)."""
    return f"{count:,}" if abs(count) < 10**30 else f"about 10^{count.bit_length() * 1233 >> 12}"
