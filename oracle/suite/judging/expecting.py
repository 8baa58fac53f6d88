"""How expectations are checked: a table of checks by kind of expectation, and what they look at.

A check is silent if the expectation holds and raises `Mismatch` if not.  It also tells the `Observation` which changes it has named, so
that "nothing else changed" knows what is left.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from oracle.engines.port import Engine
from oracle.protocol.messages import ObjectView, Occurrence, PlayerView, View
from oracle.suite.judging.involved import Involved
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import called
from oracle.vocabulary.operations import AnyOperation, Operation

CHARACTERISTICS = ("name", "mana_value", "colors", "supertypes", "types", "subtypes", "keywords", "power", "toughness")
"""What the layers compute of an object."""


class Observation:
    """What a check may look at: the game now, and how it was before the latest Whens."""

    def __init__(self, engine: Engine, game: JudgedGame) -> None:
        self.engine = engine
        self.game = game
        self.before: View | None = None
        self.named: set[tuple[str, str]] = set()

    def begin(self, before: View | None) -> None:
        """New Whens begin: what is named from now on is compared with `before`."""
        self.before = before
        self.named.clear()

    @property
    def view(self) -> View:
        """The whole game now."""
        return self.game.view()

    def object(self, text: str) -> ObjectView:
        """The object that `text` means."""
        return self.game.find(text)

    def player(self, name: str) -> PlayerView:
        """A player.  Raises `Mismatch` if the engine doesn't show them."""
        found = next((player for player in self.view.players if player.name == name), None)
        if found is None:
            raise Mismatch(f"{name} plays", f"the engine shows {', '.join(player.name for player in self.view.players)}")
        return found

    def name(self, subject: ObjectView | str, *aspects: str) -> None:
        """These aspects of an object or player have been named."""
        key = subject if isinstance(subject, str) else key_of(subject)
        self.named.update((key, aspect) for aspect in aspects)

    @property
    def since(self) -> int:
        """The number of the last occurrence before the latest Whens."""
        return self.before.occurrences[-1].number if self.before and self.before.occurrences else 0

    def occurrences(self, *kinds: str) -> list[Occurrence]:
        """What has happened in the course of the latest Whens."""
        since = self.since
        return [each for each in self.view.occurrences if each.number > since and (not kinds or each.kind in kinds)]

    def involved(self, text: str) -> Involved:
        """Which occurrences the objects that `text` means are involved in."""
        return Involved(text, self.view, self.before, self.game.labels)


Check = Callable[[Any, Observation], None]
_CHECKS: dict[type, Check] = {}
Said = TypeVar("Said", bound=Operation)


def checks(kind: type[Said]) -> Callable[[Callable[[Said, Observation], None]], Callable[[Said, Observation], None]]:
    """Declare the check of one kind of expectation."""

    def declare(check: Callable[[Said, Observation], None]) -> Callable[[Said, Observation], None]:
        _CHECKS[kind] = check
        return check

    return declare


def check_expectation(expectation: AnyOperation, observation: Observation) -> None:
    """Check an expectation.  Raises `Mismatch` if it doesn't hold, `MeaningError` if it can't be looked up."""
    _CHECKS[type(expectation)](expectation, observation)


def checked_kinds() -> frozenset[type]:
    """All kinds of expectations that can be checked."""
    return frozenset(_CHECKS)


def key_of(each: ObjectView) -> str:
    """What identifies an object across zones: its label, or for one without (a token, an ability) its id."""
    return each.label or f"#{each.id}"


def equal(expected: object, observed: object, words: str) -> None:
    """Raise `Mismatch` unless both are equal; `words` say whose and what, with {} for the value."""
    if expected != observed:
        raise Mismatch(words.format(shown(expected)), words.format(shown(observed)))


def often(number: int) -> str:
    """ "0 times", "once", "2 times"."""
    return "once" if number == 1 else f"{number} times"


def shown(value: object) -> str:
    """A value in words."""
    if value is None:
        return "none"
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value)) or "none"
    return str(value) if value != "" else "empty"


def listed(objects: Iterable[ObjectView]) -> str:
    """Objects in words; "nothing" for none."""
    return ", ".join(called(each) for each in objects) or "nothing"
