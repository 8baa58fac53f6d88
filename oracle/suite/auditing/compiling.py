"""The suite as data, for engines that would rather run it inside their own tests than answer to a process.

A compiled case is all that a scenario means, without its words having to be read: the position that the game begins with, and then, in
order, what players do (`act`), choose (`answer`), how far the game runs on (`advance`), and what must be observed.  Position and actions
are the messages of the protocol; the other operations are those of `oracle.vocabulary.operations`, by their tag `operation`.

Steps name objects as a reader would ("the second Forest", "Cosima's ability").  `references` takes each of these names apart.  An object
answers to one if all the fields that are set fit:

* `labels` or `name`: it is a card that the position gave one of these labels, or `name` is the name that it has now, or that of its card;
  the part before a comma is enough;
* `player` controls it (owns it, outside the battlefield and the stack); `zone` and `zone_player`: where it is;
* `ordinal`: the one with that number: the card of the label in that place of `labels`, and after these what remains, as it arrived; with a
  player or zone, of those that remain, in the order of the labels;
* `kind`: an object, a copy, an ability on the stack, the top of the stack, the top or bottom card of a player's library.

Where several remain, `features/README.md` says what a step then means: of what is so, one will do; of what isn't so, none may be; a
property or an action needs just one, the actor's own before others, and several that are not alike are an error.  Cards
whose label begins with "Alice's filler", and so for each player, come after all others.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from oracle import __version__
from oracle.known_editions import NEWEST_EDITION
from oracle.protocol.messages import Position
from oracle.protocol.questions import Capabilities
from oracle.suite.reading.case import Case
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.needs import needs
from oracle.suite.reading.position import PositionBuilder, PositionBuildError
from oracle.suite.reading.references import Labels, parse
from oracle.vocabulary.lists import PLAYERS
from oracle.vocabulary.operations import AnyOperation

_REFERRING = frozenset({"object", "objects", "to", "targets", "options", "paid_with", "attackers", "blockers", "amounts"})
"""Fields of operations and actions that may name objects; of a table, its keys and values do."""


class CompiledReference(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name of an object, taken apart."""

    name: str
    kind: Literal["object", "copy", "ability", "top of stack", "library top", "library bottom"] = "object"
    player: str | None = None
    ordinal: int | None = None
    zone: str | None = None
    zone_player: str | None = None
    labels: tuple[str, ...] = ()


class CompiledStep(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is done (when) or observed (then)."""

    kind: Literal["when", "then"]
    text: str
    """The words of the step, for messages."""
    line: int
    does: AnyOperation


class CompiledCase(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario."""

    id: str
    name: str
    feature: str
    line: int
    ruling: str | None = None
    rules: tuple[str, ...] = ()
    since: str | None = None
    """First edition of the rules in which it is right; `until`: the first in which it isn't any more."""
    until: str | None = None
    disputed: bool = False
    """A failure isn't to be counted."""
    cards: tuple[str, ...] = ()
    """All cards that it is about: an engine that lacks one leaves the case out."""
    needs: Capabilities = Capabilities()
    position: Position
    steps: tuple[CompiledStep, ...]
    references: dict[str, CompiledReference] = {}


class CompiledSuite(msgspec.Struct, frozen=True, kw_only=True):
    """All cases."""

    format: Literal[2]
    """Version of the format.  It changes when a consumer would have to."""
    suite: str
    """Version of the specification."""
    edition: str
    """The newest edition of the rules that it knows."""
    cases: tuple[CompiledCase, ...]


def compiled(cases: Iterable[Case]) -> CompiledSuite:
    """The cases as data.  Raises InputError for one whose position can't be built."""
    return CompiledSuite(format=2, suite=__version__, edition=NEWEST_EDITION, cases=tuple(map(compiled_case, cases)))


def compiled_case(case: Case) -> CompiledCase:
    """One case as data.  Raises InputError if its position can't be built."""
    builder = PositionBuilder()
    try:
        for step in case.steps:
            if step.kind == "given":
                builder.add(step)
        position = builder.build(case.edition.newest())
    except PositionBuildError as error:
        raise InputError(case.feature, error.line, str(error)) from None
    steps = tuple(
        CompiledStep(kind=step.kind, text=step.text, line=step.line, does=step.operation) for step in case.steps if step.kind != "given"
    )
    needed = needs(case.steps, position)
    named = (name for step in steps for name in _names(msgspec.to_builtins(step.does)))
    names = dict.fromkeys(name for name in named if name not in PLAYERS)
    return CompiledCase(
        id=case.id,
        name=case.name,
        feature=case.feature,
        line=case.line,
        ruling=case.ruling,
        rules=case.rules,
        since=case.edition.since,
        until=case.edition.until,
        disputed=case.disputed,
        cards=needed.cards,
        needs=needed.capabilities,
        position=position,
        steps=steps,
        references={name: _reference(name, builder.labels) for name in names},
    )


def _names(value: Any, referring: bool = False) -> Iterator[str]:
    """All names of objects in an operation."""
    if isinstance(value, str):
        if referring:
            yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            if referring:
                yield key
            yield from _names(part, referring or key in _REFERRING)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _names(part, referring)


def _reference(text: str, labels: Labels) -> CompiledReference:
    found = parse(text)
    if labels.is_own(text):
        return CompiledReference(text, labels=(text,))
    return CompiledReference(
        name=found.name,
        kind=found.kind,  # type: ignore[arg-type]
        player=found.player,
        ordinal=found.ordinal,
        zone=found.zone,
        zone_player=found.zone_player,
        labels=tuple(labels.placed(found.name)),
    )


def suite_json(suite: CompiledSuite) -> str:
    """The suite as JSON, a case a line, so that two versions can be compared line by line."""
    head = {"format": suite.format, "suite": suite.suite, "edition": suite.edition}
    lines: Sequence[str] = [msgspec.json.encode(case).decode() for case in suite.cases]
    cases = ",\n".join(lines)
    return f'{json.dumps(head)[:-1]}, "cases": [\n{cases}\n]}}\n'


def suite_schema() -> str:
    """The JSON Schema of the compiled suite."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(CompiledSuite)}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
