"""The choices of players: a small algebra.

A procedure yields a `Decision` and is sent the answer.  The options *are* the legality check: what is not offered is not legal.
`ask` is how procedures put a question; it doesn't bother anyone with a choice that has only one outcome.

    Confirm        True or False
    Choose         a tuple of options, between `minimum` and `maximum` of them; in order, if `ordered`
    ChooseNumber   a number within bounds
    Distribute     a number for each option, with a given total
    NameCard       the name of a card that fits
    Priority       an `oracle.rules.state.actions.Action`
    Attackers, Blockers   the declarations of combat
"""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

import msgspec

from oracle.rules.bounds import MOST, written
from oracle.rules.citation import IllegalAction, Misfit
from oracle.rules.state.game import ObjectId, Target

R = TypeVar("R")


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a player.  `purpose` says in a word or two what it is about; answers are matched by it."""

    player: str
    purpose: str
    prompt: str
    """What a player is asked, in words."""
    source: ObjectId | None = None
    rule: str | None = None

    def forced(self) -> Any:
        """The answer, where only one is possible; else None."""
        return None

    def check(self, answer: Any) -> None:
        """Raises `IllegalAction` for an answer that isn't legal."""


class Confirm(Decision, frozen=True, kw_only=True):
    """Yes or no."""

    def check(self, answer: Any) -> None:
        if not isinstance(answer, bool):
            raise Misfit(f"{self.purpose}: the answer is yes or no")


class Choose(Decision, frozen=True, kw_only=True):
    """Some of the options.  Options are object ids, players' names or other texts; `texts` explains them where they need it."""

    options: tuple[Target, ...]
    texts: tuple[str, ...] = ()
    minimum: int = 1
    maximum: int = 1
    ordered: bool = False

    def forced(self) -> Any:
        if self.maximum == 0 or not self.options:
            return ()
        if not self.ordered and self.minimum >= len(self.options):
            return self.options
        if self.ordered and len(self.options) == 1 and self.minimum == 1:
            return self.options
        return None

    def check(self, answer: Any) -> None:
        number = self.rule or "608.2d"
        if not isinstance(answer, tuple):
            raise Misfit(f"{self.purpose}: the answer is some of the options")
        if len(set(answer)) != len(answer):
            raise IllegalAction(number, f"{self.purpose}: an option can be chosen only once")
        for option in answer:
            if option not in self.options:
                raise IllegalAction(number, f"{self.purpose}: {option} is not among the options")
        lowest = min(self.minimum, len(self.options))
        if not lowest <= len(answer) <= self.maximum:
            bounds = f"{lowest}" if lowest == self.maximum else f"{lowest} to {self.maximum}"
            raise IllegalAction(number, f"{self.purpose}: {bounds} must be chosen, not {len(answer)}")


class ChooseNumber(Decision, frozen=True, kw_only=True):
    """A whole number; `maximum` None has no bound."""

    minimum: int = 0
    maximum: int | None = None

    def forced(self) -> Any:
        return self.minimum if self.maximum == self.minimum else None

    def check(self, answer: Any) -> None:
        if not isinstance(answer, int):
            raise Misfit(f"{self.purpose}: the answer is a number")
        if answer > MOST:
            raise Misfit(f"{self.purpose}: {written(answer)} is more than the {MOST:,} that this engine goes up to")
        if answer < self.minimum or (self.maximum is not None and answer > self.maximum):
            upper = "" if self.maximum is None else f" to {self.maximum}"
            raise IllegalAction(self.rule or "107.1b", f"{self.purpose}: a number from {self.minimum}{upper}, not {answer}")


class Distribute(Decision, frozen=True, kw_only=True):
    """A number for each option; together they make `total` (601.2d)."""

    options: tuple[Target, ...]
    total: int
    each_at_least: int = 1

    def forced(self) -> Any:
        if len(self.options) == 1:
            return {self.options[0]: self.total}
        return dict.fromkeys(self.options, self.each_at_least) if self.each_at_least * len(self.options) == self.total else None

    def check(self, answer: Any) -> None:
        if not isinstance(answer, dict) or set(answer) != set(self.options):
            raise Misfit(f"{self.purpose}: the answer is an amount for each option")
        if sum(answer.values()) != self.total or min(answer.values()) < self.each_at_least:
            raise IllegalAction(self.rule or "601.2d", f"{self.purpose}: {self.total} in all, at least {self.each_at_least} each")


class NameCard(Decision, frozen=True, kw_only=True):
    """A card name (201.4).  `allowed` are the names that fit."""

    allowed: frozenset[str]

    def check(self, answer: Any) -> None:
        if answer not in self.allowed:
            raise IllegalAction(self.rule or "201.4", f"{answer} is not the name of a card that may be chosen here")


class Answered(Decision, frozen=True, kw_only=True):
    """A question that has its answer, since who was asked has left the game (800.4)."""

    answer: Any

    def forced(self) -> Any:
        return self.answer


class Priority(Decision, frozen=True, kw_only=True):
    """What a player with priority does (117.1)."""


class Attackers(Decision, frozen=True, kw_only=True):
    """Which creatures attack what (508.1a-b): the answer maps attackers to what they attack."""

    options: tuple[ObjectId, ...] = ()
    attackable: tuple[Target, ...] = ()


class Blockers(Decision, frozen=True, kw_only=True):
    """Which creatures block which attackers (509.1a)."""

    options: tuple[ObjectId, ...] = ()
    attackers: tuple[ObjectId, ...] = ()


Procedure = Generator[Decision, Any, R]
"""A procedure of the rules: it yields decisions, is sent answers, and returns its outcome."""


class Concession(msgspec.Struct, frozen=True):
    """Given instead of an answer: a player concedes (104.3a).  Carrying it out returns what is left of the question."""

    carry_out: Callable[[Decision], Procedure[Decision]]


class StartOver(Exception):  # noqa: N818 - what is to be done, not what went wrong
    """A player concedes while something is announced or declared: once they have left, that is begun anew from a point to return to."""

    def __init__(self, player: str, return_point: Any) -> None:
        super().__init__(player)
        self.player = player
        self.return_point = return_point


class ResolvingObjectLeft(Exception):  # noqa: N818 - the same
    """What is resolving has left the game with its owner or controller; no more of it is carried out."""


def ask(decision: Decision) -> Procedure[Any]:
    """Put a question, unless only one answer is possible; returns the legal answer."""
    answer = decision.forced()
    if answer is not None:
        return answer
    answer = yield decision
    while isinstance(answer, Concession):
        decision = yield from answer.carry_out(decision)
        answer = decision.forced()
        if answer is None:
            answer = yield decision
    decision.check(answer)
    return answer
