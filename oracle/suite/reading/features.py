"""Reads feature files into cases, each file parsed once.

Tags say what a scenario is for; those of a Feature, Rule or Examples are inherited:

| tag | meaning |
|---|---|
| @id:omen-countered | the scenario's immutable id; a row of an Outline adds the cell of its column `id`, or its first |
| @ruling:omen-countered-not-shuffled | the ruling that it states |
| @rule:720.3d | a rule that it follows from; any number of them |
| @edition:>=2026-08-07 or @edition:<2025-09-19 | the editions in which it is right |
| @disputed | the ruling is in quarantine |
| @control | it shows what the ruling doesn't change; the comment above its tags says why it is right under each misreading |
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from oracle.files import UnreadableError, read_text
from oracle.suite.reading.case import Case, CaseStep, EditionRange, Unread
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.finding import Suite, feature_files, problems_of_ids
from oracle.suite.reading.malformed import HEADINGS, line_in, malformed, meant_heading, see_that_it_is_bounded
from oracle.suite.reading.names import (
    CardNames,
    Placed,
    see_that_it_can_fail,
    see_that_it_is_no_name,
    see_that_its_names_exist,
    with_known_cards,
)
from oracle.suite.reading.position import FILLER
from oracle.vocabulary import PhraseError, Vocabulary, default_phrases
from oracle.vocabulary.operations import AnyOperation
from oracle.vocabulary.registry import Kind
from oracle.vocabulary.tables import DataTable, RowError

__all__ = ["FeatureReader", "Suite", "feature_files", "load_features", "row_suffix", "slug"]

_NO_SLUG = re.compile(r"[^a-z0-9]+")
_PLACEHOLDER = re.compile(r"<([^<>]+)>")
_DATE = re.compile(r"(>=|<)(\d{4}-\d{2}-\d{2})")
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}


def slug(text: str) -> str:
    """`text` in lower case, with hyphens for all that isn't a letter or digit."""
    return _NO_SLUG.sub("-", text.lower()).strip("-")


def load_features(paths: Iterable[Path], names: CardNames | None = None) -> Suite:
    """The cases of all feature files under `paths`; `names` are the known cards.  Raises InputError for a path that isn't there."""
    paths = list(paths)
    reader = FeatureReader(names)
    suite = Suite([], [])
    for path in feature_files(paths):
        reader.read(path, suite)
    suite.problems.extend(problems_of_ids(paths, suite.cases))
    return suite


class FeatureReader:
    """Turns feature files into cases; equal steps are looked up once."""

    def __init__(self, names: CardNames | None = None) -> None:
        self._names = names
        self._vocabulary = Vocabulary(default_phrases(), names.all() if names else ())
        self._known: dict[tuple[Kind, str], AnyOperation] = {}
        self._parser = Parser()

    def read(self, path: Path, suite: Suite) -> None:
        """Add the cases and problems of a file to `suite`."""
        try:
            text = read_text(path)
        except UnreadableError as error:
            suite.problems.append(InputError(path, error.line, error.message))
            return
        self.read_text(text, str(path), suite)

    def read_text(self, text: str, path: str, suite: Suite) -> None:
        """Add the cases and problems of the text of a feature file to `suite`."""
        try:
            document = self._parser.parse(text)
        except CompositeParserException as error:
            suite.problems.extend(malformed(path, each) for each in error.errors)
            return
        except ParserException as error:
            suite.problems.append(malformed(path, error))
            return
        feature = document.get("feature")
        if feature is None:
            suite.problems.append(InputError(path, 1, "a Feature was expected"))
            return
        lines = text.splitlines()
        for part in (feature, *_backgrounds(feature)):
            suite.problems.extend(self._lost_steps(path, part, lines))
        for scenario, tags, background in _scenarios(feature):
            rows = tuple(_rows(scenario))
            unread = [_unread(path, scenario, tags, background, row) for row in rows]
            suite.problems.extend(self._lost_steps(path, scenario, lines, unread))
            for row, this in zip(rows, unread, strict=True):
                try:
                    suite.cases.append(self._case(path, scenario, tags, background, row, lines))
                except InputError as error:
                    suite.problems.append(InputError(error.path, error.line, error.message, [this]))

    def _lost_steps(self, path: str, part: Any, lines: list[str], scenarios: Sequence[Unread] = ()) -> Iterator[InputError]:
        """Steps and headings with a mistyped keyword before the first step, which Gherkin takes for prose."""
        for line in part["description"].splitlines():
            word, _, rest = line.strip().partition(" ")
            meant = meant_heading(line.strip().partition(":")[0], HEADINGS) if ":" in line else None
            if meant is not None or "steps" not in part:
                if meant is not None:
                    told = f"{meant[0]!r} isn't a keyword; did you mean {meant[1]!r}?"
                    yield InputError(path, line_in(lines, part, line), told, scenarios)
            elif rest and any(self._vocabulary.matches(kind, rest) for kind in _KINDS.values()):
                yield InputError(
                    path,
                    line_in(lines, part, line),
                    f"{word!r} isn't a keyword, so this isn't a step; did you mean Given, When, Then or And?",
                    scenarios,
                )

    def _case(self, path: str, scenario: Any, tags: list[Any], background: list[Any], row: "_Row | None", text: Sequence[str]) -> Case:
        cells = row.cells if row else {}
        _see_that_it_has_one_id(path, scenario["tags"])
        marks = _Marks(path, [*tags, *scenario["tags"], *(row.tags if row else [])])
        line = row.line if row else scenario["location"]["line"]
        name = _name(scenario, row)
        steps: list[CaseStep] = []
        kind: Kind = "given"
        for step in [*background, *scenario["steps"]]:
            kind = _KINDS.get(step["keywordType"], kind)
            steps.append(self._step(path, step, kind, cells))
        if self._names is not None:
            self._see_that_names_are_known(path, steps, self._names)
        if not any(step.kind == "then" for step in steps):
            raise InputError(path, line, f"the scenario {name!r} has no Then, so it can't fail")
        return Case(
            id=_id(scenario, row, marks.id),
            name=name,
            feature=path,
            line=line,
            steps=tuple(steps),
            tags=marks.tags,
            ruling=marks.ruling,
            rules=marks.rules,
            edition=marks.edition,
            disputed="@disputed" in marks.tags,
            control=_reason(scenario, row, text) if "@control" in marks.tags else None,
        )

    def _see_that_names_are_known(self, path: str, steps: Sequence[CaseStep], names: CardNames) -> None:
        given = [item for step in steps if step.kind == "given" for item in getattr(step.operation, "cards", ())]
        placed = Placed(frozenset({FILLER, *(item.card for item in given)}), frozenset(item.alias for item in given if item.alias))
        for step in steps:
            try:
                for item in getattr(step.operation, "cards", ()):
                    if item.alias:
                        see_that_it_is_no_name(item.alias, names)
                if step.kind == "then":
                    see_that_its_names_exist(step.operation, placed, names)
                    see_that_it_can_fail(step.operation, placed, names)
            except LookupError as error:
                raise InputError(path, step.line, str(error.args[0])) from None

    def _step(self, path: str, step: Any, kind: Kind, cells: dict[str, str]) -> CaseStep:
        line = step["location"]["line"]
        text = _filled(step["text"], cells)
        table = step.get("dataTable")
        if "docString" in step:
            raise InputError(path, line, "no phrase takes a doc string")
        see_that_it_is_bounded(path, line, text)
        try:
            if table is not None:
                for row in table["rows"]:
                    for cell in row["cells"]:
                        see_that_it_is_bounded(path, row["location"]["line"], _filled(cell["value"], cells))
                return CaseStep(line, kind, text, self._operation(kind, text, _table(table, cells)))
            operation = self._known.get((kind, text))
            if operation is None:
                operation = self._known[kind, text] = self._operation(kind, text, None)
        except (PhraseError, LookupError) as error:
            raise InputError(path, _line_of(error, step), str(error.args[0])) from None
        return CaseStep(line, kind, text, operation)

    def _operation(self, kind: Kind, text: str, table: DataTable | None) -> AnyOperation:
        operation: AnyOperation = self._vocabulary.operation(kind, text, table)  # type: ignore[assignment]
        return with_known_cards(operation, kind == "given", self._names) if self._names else operation


def _name(scenario: Any, row: "_Row | None") -> str:
    name = _filled(scenario["name"], row.cells if row else {})
    return f"{name} ({row.suffix})" if row and name == scenario["name"] else name


def _id(scenario: Any, row: "_Row | None", said: str | None) -> str:
    """The id that its tag says, or that its name makes."""
    identity = said or slug(scenario["name"])
    return f"{identity}-{slug(row.suffix)}" if row else identity


def _unread(path: str, scenario: Any, tags: list[Any], background: list[Any], row: "_Row | None") -> Unread:
    """What a scenario is chosen by, whether or not it can be read."""
    names = [tag["name"] for tag in (*tags, *scenario["tags"], *(row.tags if row else ()))]
    said = {key: value for key, _, value in (name.removeprefix("@").partition(":") for name in names)}
    return Unread(
        id=_id(scenario, row, said.get("id")),
        name=_name(scenario, row),
        feature=path,
        line=row.line if row else scenario["location"]["line"],
        lines=tuple(step["location"]["line"] for step in (*background, *scenario["steps"])),
        tags=tuple(names),
        ruling=said.get("ruling"),
    )


def _line_of(error: Exception, step: Any) -> int:
    """The line of the fault: the row of the table that is wrong or has the unknown name, else the step."""
    rows = step["dataTable"]["rows"] if "dataTable" in step else []
    if isinstance(error, RowError):
        return int(rows[error.row]["location"]["line"])
    fault = str(error.args[0]).partition(";")[0]
    named = [row for row in rows if any(repr(cell["value"]) in fault for cell in row["cells"] if cell["value"])]
    return int(named[0]["location"]["line"] if named else step["location"]["line"])


def row_suffix(cells: Mapping[str, str]) -> str:
    """What tells a row of an Outline from the others: its cell `id`, or else its first cell."""
    return cells.get("id") or next(iter(cells.values()), "")


class _Row:
    """A row of an Outline's examples."""

    def __init__(self, header: list[str], row: Any, tags: list[Any]) -> None:
        self.cells = {name: cell["value"] for name, cell in zip(header, row["cells"], strict=True)}
        self.line: int = row["location"]["line"]
        self.suffix = row_suffix(self.cells)
        self.tags = tags


class _Marks:
    """What the tags of a scenario say."""

    def __init__(self, path: str, tags: list[Any]) -> None:
        self.tags = tuple(tag["name"] for tag in tags)
        self.id: str | None = None
        self.ruling: str | None = None
        rules: list[str] = []
        since = until = None
        for tag in tags:
            line = tag["location"]["line"]
            key, _, value = tag["name"].removeprefix("@").partition(":")
            if key in ("id", "ruling") and value != slug(value):
                raise InputError(path, line, f"@{key} takes a slug in lower case, such as {slug(value)!r}, not {value!r}")
            if key == "id":
                self.id = value
            elif key == "ruling":
                self.ruling = value
            elif key == "rule":
                rules.append(value)
            elif key == "edition":
                found = _DATE.fullmatch(value)
                if found is None:
                    raise InputError(path, line, f"'@edition:>=2026-08-07' or '@edition:<2025-09-19' was expected, not {tag['name']!r}")
                since, until = (found[2], until) if found[1] == ">=" else (since, found[2])
        self.rules = tuple(dict.fromkeys(rules))
        self.edition = EditionRange(since, until)


def _see_that_it_has_one_id(path: str, tags: list[Any]) -> None:
    first, *more = [tag for tag in tags if tag["name"].startswith("@id:")] or [None]
    if more:
        raise InputError(path, more[0]["location"]["line"], f"a scenario has one id; it has {first['name']!r} already")


def _reason(scenario: Any, row: _Row | None, text: Sequence[str]) -> str:
    """The comment that stands above the scenario's own tag `@control`, or above that of its examples; "" if there is none."""
    tag = next((tag for tag in (*(row.tags if row else ()), *scenario["tags"]) if tag["name"] == "@control"), None)
    if tag is None:
        return ""
    said: list[str] = []
    for line in reversed(text[: tag["location"]["line"] - 1]):
        words = line.strip()
        if words.startswith("#"):
            said.insert(0, words.removeprefix("#").strip())
        elif not words.startswith("@"):
            break
    return " ".join(said)


def _backgrounds(feature: Any) -> Iterator[Any]:
    """Backgrounds, those inside rules too."""
    for child in feature["children"]:
        if "rule" in child:
            yield from _backgrounds(child["rule"])
        elif "background" in child:
            yield child["background"]


def _scenarios(feature: Any) -> Iterator[tuple[Any, list[Any], list[Any]]]:
    """Each scenario with the tags and the background steps that it inherits."""
    background: list[Any] = []
    for child in feature["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "scenario" in child:
            yield child["scenario"], feature["tags"], background
        else:
            rule = child["rule"]
            yield from _scenarios_of_rule(rule, [*feature["tags"], *rule["tags"]], background)


def _scenarios_of_rule(rule: Any, tags: list[Any], background: list[Any]) -> Iterator[tuple[Any, list[Any], list[Any]]]:
    for child in rule["children"]:
        if "background" in child:
            background = [*background, *child["background"]["steps"]]
        else:
            yield child["scenario"], tags, background


def _rows(scenario: Any) -> Iterator[_Row | None]:
    """The rows of an Outline; None once for a plain scenario."""
    if not scenario["examples"]:
        yield None
    for examples in scenario["examples"]:
        if "tableHeader" in examples:
            header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            for row in examples["tableBody"]:
                yield _Row(header, row, examples["tags"])


def _filled(text: str, cells: dict[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: cells.get(found[1], found[0]), text) if cells else text


def _table(table: Any, cells: dict[str, str]) -> DataTable:
    return tuple(tuple(_filled(cell["value"], cells) for cell in row["cells"]) for row in table["rows"])
