"""The registry of phrases: which text of a step means which operation.

A phrase is a pattern in words with `{parameters}`, a meaning, an example that is itself run as a test, and a pure function from
the parameters to an operation.  A Then phrase also has an example in which it fails, with what is said then; that is a test, too.
Patterns follow Cucumber: "card(s)" makes the s optional, "is/are" allows either word.  A phrase whose pattern ends in a colon takes a
table.

Every text must match exactly one phrase: none and several are both errors.  Each phrase is compiled to one anchored regular
expression, and is only tried when its literal words occur in the text.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any, Literal

from oracle.vocabulary.lists import NO_NAMES, PLAYERS, Names, PhraseError, straight
from oracle.vocabulary.misspelling import corrected, stranger
from oracle.vocabulary.operations import Operation
from oracle.vocabulary.parameters import PARAMETERS
from oracle.vocabulary.tables import DataTable

Kind = Literal["given", "when", "then"]
_PIECES = re.compile(r"\{([a-z ]+)\}|\(([a-z]+)\)|([A-Za-z']+(?:/[A-Za-z']+)+)")


@dataclass(frozen=True)
class Phrase:
    """One phrase of the vocabulary."""

    kinds: tuple[Kind, ...]
    pattern: str
    meaning: str
    example: str
    topic: str
    function: Callable[..., Operation]
    fails: str = ""
    """Of a Then phrase: an example in which it fails."""
    observed: str = ""
    """What the failure then says was observed instead."""
    parameters: tuple[str, ...] = field(init=False)
    literal: str = field(init=False)
    regex: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        parameters: list[str] = []
        literals: list[str] = []
        regex, end = "", 0
        for found in _PIECES.finditer(self.pattern):
            literal = self.pattern[end : found.start()]
            literals.append(literal)
            regex += re.escape(literal)
            if found[1]:
                parameters.append(found[1])
                regex += f"({PARAMETERS[found[1]].regex})"
            elif found[2]:
                regex += f"(?:{found[2]})?"
            else:
                regex += f"(?:{found[3].replace('/', '|')})"
            end = found.end()
        literals.append(self.pattern[end:])
        object.__setattr__(self, "parameters", tuple(parameters))
        object.__setattr__(self, "literal", max(literals, key=len))
        object.__setattr__(self, "regex", re.compile(regex + re.escape(self.pattern[end:])))

    @property
    def takes_table(self) -> bool:
        """Whether a table must stand under the step."""
        return self.pattern.endswith(":")


class NoSuchPhraseError(PhraseError):
    """No phrase says this; `near` are the nearest that exist, `hint` says what is wrong, where that can be told."""

    def __init__(self, kind: Kind, text: str, near: list[Phrase], hint: str | None = None) -> None:
        self.near = near
        nearest = "; ".join(f"{phrase.pattern!r}" for phrase in near)
        super().__init__(f"no {kind.capitalize()} phrase says {text!r}; {hint or f'the nearest are {nearest}'}")


class AmbiguousPhraseError(PhraseError):
    """Several phrases say this: a fault of the vocabulary."""


PHRASES: list[Phrase] = []


def phrase(
    kinds: Kind | tuple[Kind, ...], pattern: str, *, meaning: str, example: str, fails: str = "", observed: str = ""
) -> Callable[[Callable[..., Operation]], Callable[..., Operation]]:
    """Add a phrase; the decorated function turns its parameters, in order, and its table, if any, into an operation.

    A Then phrase needs a negative control: an example in which it `fails`, and what it says was `observed` instead.  `kinds` are given,
    when or then; `meaning` and `example` are for readers and tests.
    """

    def add(function: Callable[..., Operation]) -> Callable[..., Operation]:
        topic = function.__module__.rpartition(".")[2]
        every = (kinds,) if isinstance(kinds, str) else kinds
        PHRASES.append(Phrase(every, pattern, meaning, example, topic, function, fails, observed))
        return function

    return add


class Vocabulary:
    """Phrases, ready to be looked up; `names` are the known card names, so that those with commas are kept whole."""

    def __init__(self, phrases: Iterable[Phrase], names: Iterable[str] = ()) -> None:
        self.phrases = tuple(phrases)
        self._names = Names(names)
        self._by_kind: dict[Kind, list[Phrase]] = {"given": [], "when": [], "then": []}
        for each in self.phrases:
            for kind in each.kinds:
                self._by_kind[kind].append(each)

    def matches(self, kind: Kind, text: str) -> list[tuple[Phrase, re.Match[str]]]:
        """All phrases of that kind that say `text`."""
        found = []
        text = straight(text)
        for each in self._by_kind[kind]:
            if each.literal in text:
                match = each.regex.fullmatch(text)
                if match is not None:
                    found.append((each, match))
        return found

    def operation(self, kind: Kind, text: str, table: DataTable | None = None) -> Operation:
        """The operation that a step means; raises `PhraseError` if it means none."""
        matches = self.matches(kind, text)
        if len(matches) != 1:
            raise self._mismatch(kind, text, matches)
        found, match = matches[0]
        if (table is None) == found.takes_table:
            raise PhraseError(f"{found.pattern!r} takes a table under it" if found.takes_table else f"{found.pattern!r} takes no table")
        names = self._names
        arguments: list[Any] = [
            PARAMETERS[name].convert(argument, names) for name, argument in zip(found.parameters, match.groups(), strict=True)
        ]
        if table is not None:
            arguments.append(tuple(tuple(map(straight, row)) for row in table))
        return found.function(*arguments)

    def _mismatch(self, kind: Kind, text: str, matches: list[tuple[Phrase, re.Match[str]]]) -> PhraseError:
        if matches:
            patterns = " and ".join(repr(each.pattern) for each, _ in matches)
            return AmbiguousPhraseError(f"{text!r} is said by several phrases: {patterns}")
        return NoSuchPhraseError(kind, text, self.nearest(kind, text), self._hint(kind, text))

    def _hint(self, kind: Kind, text: str) -> str | None:
        """What keeps the text from being a phrase: the kind of its step, or a single word."""
        elsewhere = [each.capitalize() for each in self._by_kind if self.matches(each, text)]
        if elsewhere:
            return f"that is said in {' and '.join(elsewhere)} steps alone"

        def said(changed: str) -> bool:
            return bool(self.matches(kind, changed))

        wrong = corrected(text, said, self._words())
        if wrong is not None:
            return f"{wrong[0]!r} is unknown, did you mean {wrong[1]!r}?"
        unknown = stranger(text, said, PLAYERS)
        return None if unknown is None else f"{unknown!r} isn't a player, the players of scenarios are {', '.join(PLAYERS)}"

    def _words(self) -> list[str]:
        """The words that steps are made of, besides names of cards."""
        texts = [*PLAYERS, *(each.pattern for each in self.phrases), *(PARAMETERS[name].regex for name in PARAMETERS)]
        return [word for text in texts for word in re.findall(r"[A-Za-z]{3,}", text)]

    def nearest(self, kind: Kind, text: str, count: int = 3) -> list[Phrase]:
        """The phrases of that kind whose words are most like those of `text`."""
        words = _plain(text)

        def likeness(each: Phrase) -> float:
            lines = [line.partition(" ")[2] for line in each.example.splitlines()]
            models = [each.pattern, *(line for line in lines if each.regex.fullmatch(line))]
            return max(SequenceMatcher(None, words, _plain(model)).ratio() for model in models)

        return sorted(self._by_kind[kind], key=likeness, reverse=True)[:count]


def _plain(text: str) -> str:
    return re.sub(rf"\b(?:{'|'.join(PLAYERS)})\b", "{player}", text)


__all__ = ["NO_NAMES", "PHRASES", "AmbiguousPhraseError", "Kind", "NoSuchPhraseError", "Phrase", "PhraseError", "Vocabulary", "phrase"]
