"""The catalogue of rulings: what the specification has to say, whether or not a scenario says it yet.

Each file of `fixtures/rulings/` holds the rulings of one source.  A **ruling** has a stable slug, the ruling in our own words, the rules
that it follows from, and the digest of the official wording that it paraphrases: that wording isn't stored, but a change of it can be
noticed.  Scenarios name their ruling by its slug.
"""

import re
from collections.abc import Mapping
from datetime import date
from functools import cached_property
from pathlib import Path

import msgspec

from oracle.suite.reading.toml_records import RecordError, read_record

_RULE = re.compile(r"\d{3}(\.\d+[a-z]*)?")


class Superseded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds instead, once the rules under a ruling have changed."""

    since: date
    """Effective date of the first edition in which this holds."""
    rules: tuple[str, ...]
    ruling: str


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruling, as its file states it."""

    slug: str
    title: str
    rules: tuple[str, ...]
    """Numbers of the rules that it follows from, as numbered in the newest edition."""
    ruling: str
    """The ruling in our own words."""
    ordinal: int | None = None
    """Its place among the paragraphs of the source, from 1."""
    official_sha256: str | None = None
    """SHA-256 of the official wording's paragraph (UTF-8, without surrounding white space), where there is one."""
    since: date | None = None
    """First and last day on which the ruling holds; absent where no limit is known."""
    until: date | None = None
    notes: str | None = None
    """Where the wording and the rules part, and how that was decided."""
    superseded: Superseded | None = None
    sources: tuple[str, ...] = ()
    """Where the ruling stands; taken from the head of the catalogue's file."""
    about: str = ""
    """What the rulings of its file have in common; taken from there, too."""

    @property
    def source(self) -> str:
        """Where it was taken from, with the ordinal if there is one: `000_8c87310b03eecd68.txt#9`."""
        return self.sources[0] if self.ordinal is None else f"{self.sources[0]}#{self.ordinal}"

    @property
    def origin(self) -> str:
        """Where it was taken from, for people: "official rulings: Omens, number 10", "rule 603.10a", "Gatherer: Blood Artist"."""
        numbers = [each for each in self.sources if _RULE.fullmatch(each)]
        found = [f"rule{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"] if numbers else []
        number = "" if self.ordinal is None else f", number {self.ordinal}"
        if any(each.endswith(".txt") for each in self.sources):
            found.append(f"official rulings: {self.about}{number}")
        found += [f"{each}: {self.about}{number}" for each in self.sources if each not in numbers and not each.endswith(".txt")]
        return "; ".join(found)

    def stated_in(self, edition: str) -> str:
        """The ruling in our own words as it is right under the rules of `edition`: what superseded it, once that is in force."""
        later = self.superseded
        return later.ruling if later is not None and later.since.isoformat() <= edition else self.ruling


class RulingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of the catalogue."""

    about: str
    """What its rulings have in common."""
    sources: tuple[str, ...]
    """Where the rulings were taken from: files, each with all of them under the same ordinals, or whatever else names the place."""
    rulings: tuple[Ruling, ...]


class Catalogue(msgspec.Struct, frozen=True, dict=True):
    """All rulings, in the order of their files."""

    files: tuple[RulingsFile, ...]

    @cached_property
    def by_slug(self) -> Mapping[str, Ruling]:
        """Every ruling under its slug, in order."""
        return {ruling.slug: ruling for file in self.files for ruling in file.rulings}


def load_catalogue(*folders: Path) -> Catalogue:
    """The catalogue in the folders, one after the other; each one's file `shared.toml` comes first.  Raises `RecordError`."""
    files = []
    origins: dict[str, Path] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"), key=lambda path: (path.stem != "shared", path.name))):
        file = read_record(path, RulingsFile)
        for ruling in file.rulings:
            if ruling.slug in origins:
                raise RecordError(path, 1, "slug", f"slug: {ruling.slug!r} is already taken by {origins[ruling.slug]}")
            origins[ruling.slug] = path
        if not file.sources:
            raise RecordError(path, 1, "sources", "sources: expected at least one file")
        files.append(RulingsFile(file.about, file.sources, tuple(_complete(ruling, file) for ruling in file.rulings)))
    return Catalogue(tuple(files))


def _complete(ruling: Ruling, file: RulingsFile) -> Ruling:
    """The ruling with its sources, and with every text as one line."""
    superseded = ruling.superseded
    if superseded is not None:
        superseded = msgspec.structs.replace(superseded, ruling=_one_line(superseded.ruling))
    notes = None if ruling.notes is None else _one_line(ruling.notes)
    return msgspec.structs.replace(
        ruling, ruling=_one_line(ruling.ruling), notes=notes, superseded=superseded, sources=file.sources, about=file.about
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())
