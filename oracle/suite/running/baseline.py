"""Keeps the file of an engine's expectations up to date, without touching what people wrote in it.

A new entry is written for each scenario that fails and isn't listed, but not for what the engine has declared to lack.  The verdict of an
entry is corrected where it has changed; an entry whose scenario passes now is taken out.  Reasons, links, comments and the order of
entries stay, and so do entries about scenarios that weren't judged, other versions of the engine or other editions.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import tomlkit
from tomlkit.items import AoT, Table

from oracle.suite.judging.verdicts import Result
from oracle.suite.running.expectations import COUNTED, Expected


class Baseline(msgspec.Struct, frozen=True):
    """The new text of the file, and the scenarios whose entries are new, corrected and taken out."""

    text: str
    added: tuple[str, ...]
    corrected: tuple[str, ...]
    removed: tuple[str, ...]


def baseline(text: str, engine: str, version: str, results: Iterable[Result]) -> Baseline:
    """The file `text` (empty for a new one) after results of that version of the engine."""
    document = tomlkit.parse(text)
    if not text.strip():
        document.add(tomlkit.comment("What this engine is known to get wrong: give each a reason, and a link to where it is followed up."))
        document.add("engine", tomlkit.item(engine))
    listed = document.get("expected")
    entries: list[Table] = list(listed) if isinstance(listed, AoT) else []
    judged = {result.id: result for result in results if result.verdict in COUNTED and not result.unusable}
    added, corrected, removed = [], [], []
    kept: list[Table] = []
    covered: set[str] = set()
    for entry in entries:
        expected = msgspec.convert(entry.unwrap(), Expected)
        result = judged.get(expected.scenario)
        if result is None or expected.scenario in covered or not expected.fits(version, result.edition):
            kept.append(entry)
            continue
        covered.add(expected.scenario)
        if result.verdict == "pass":
            removed.append(expected.scenario)
            continue
        if result.verdict != expected.verdict:
            entry["verdict"] = result.verdict
            corrected.append(expected.scenario)
        kept.append(entry)
    new = [result for id, result in judged.items() if id not in covered and result.verdict in ("fail", "error")]
    added = [result.id for result in new]
    if removed or new:
        document.pop("expected", None)
        array = tomlkit.aot()
        for entry in [*kept, *map(_entry, new)]:
            array.append(entry)
        if len(array):
            document.append("expected", array)
    return Baseline(tomlkit.dumps(document), tuple(added), tuple(corrected), tuple(removed))


def _entry(result: Result) -> Table:
    entry = tomlkit.table()
    values: dict[str, Any] = {"scenario": result.id, "verdict": result.verdict, "reason": "", "link": ""}
    for name, value in values.items():
        entry.add(name, value)
    return entry
