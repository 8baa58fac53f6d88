"""The matrix of rulings and engines as one page of HTML that needs nothing else.

The page holds no script, and forbids any; every text is escaped by the template, whatever an engine, a card or a feature says.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from oracle.report.conversation import printable, reason, shown
from oracle.report.verdicts import MARKS, VERDICTS, count, in_figures, overall, pace
from oracle.suite.judging.verdicts import Result, Verdict
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run

MEANINGS: dict[Verdict, str] = {
    "pass": "holds in every scenario",
    "fail": "a scenario fails",
    "error": "crash, timeout, breach of the protocol or too much memory",
    "unsupported": "declared to be lacking",
    "inapplicable": "of another edition of the rules",
    "disputed": "the ruling is in quarantine",
}
"""What a cell says."""


def matrix(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """The page."""
    environment = Environment(
        loader=PackageLoader("oracle.report", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["printable"] = printable
    page = environment.get_template("matrix.html.jinja")
    return page.render(
        engines=[_engine(run, number) for number, run in enumerate(runs)],
        chapters=_chapters(runs, rulings),
        legend=[(verdict, MARKS[verdict][0], MEANINGS[verdict]) for verdict in VERDICTS],
    )


def _engine(run: Run, number: int) -> dict[str, Any]:
    """The head of a column."""
    groups: dict[str, list[Result]] = {}
    for result in run.results:
        groups.setdefault(result.ruling or "", []).append(result)
    named = [members for slug, members in groups.items() if slug]
    counted = count(run.results)
    judged = sum(counted.get(each, 0) for each in ("pass", "fail", "error"))
    return {
        "number": number,
        "name": run.start.engine,
        "version": run.start.version,
        "edition": run.start.edition,
        "hold": sum(overall(members) == "pass" for members in named),
        "rulings": len(named),
        "passed": counted.get("pass", 0),
        "judged": judged,
        "scenarios": len(run.results),
        "planned": run.start.scenarios,
        "pace": in_figures(speed) if (speed := pace(run.results)) else "",
        "bars": [(verdict, counted[verdict], 100 * counted[verdict] / len(run.results)) for verdict in VERDICTS if verdict in counted],
    }


def _chapters(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> list[dict[str, Any]]:
    """Chapters of rulings, each with a cell for each engine and the scenarios under it."""
    columns: list[dict[str, dict[str, Result]]] = []
    home = _homes(runs)
    chapters: dict[str, dict[str, dict[str, Result]]] = {_chapter(result): {} for run in runs for result in run.results}
    for run in runs:
        column: dict[str, dict[str, Result]] = {}
        for result in run.results:
            slug = result.ruling or ""
            column.setdefault(slug, {})[result.id] = result
            chapters[home[slug]].setdefault(slug, {}).setdefault(result.id, result)
        columns.append(column)
    return [
        {"name": name, "rulings": [_ruling(slug, scenarios, columns, rulings.get(slug)) for slug, scenarios in members.items()]}
        for name, members in chapters.items()
        if members
    ]


def _chapter(result: Result) -> str:
    return PurePath(result.feature).parent.name.replace("_", " ") or "scenarios"


def _homes(runs: Sequence[Run]) -> dict[str, str]:
    """The chapter of each ruling: the one in which most of its scenarios are, the first of several."""
    counts: dict[str, Counter[str]] = {}
    for run in runs:
        for result in run.results:
            counts.setdefault(result.ruling or "", Counter())[_chapter(result)] += 1
    return {slug: counted.most_common(1)[0][0] for slug, counted in counts.items()}


def _ruling(
    slug: str, scenarios: Mapping[str, Result], columns: Sequence[Mapping[str, Mapping[str, Result]]], ruling: Ruling | None
) -> dict[str, Any]:
    cells = []
    for column in columns:
        results = column.get(slug, {})
        judged = [result for result in results.values() if result.verdict != "inapplicable"]
        verdict = overall(results.values()) if results else None
        passed = sum(result.verdict == "pass" for result in judged)
        cells.append({"verdict": verdict, "mark": MARKS[verdict][0] if verdict else "", "passed": passed, "judged": len(judged)})
    return {
        "slug": slug or "no ruling",
        "title": ruling.title if ruling else "",
        "text": ruling.stated_in(max(result.edition for result in scenarios.values())) if ruling else "",
        "rules": ", ".join(ruling.rules) if ruling else "",
        "cells": cells,
        "scenarios": [_scenario(id, first, [column.get(slug, {}).get(id) for column in columns]) for id, first in scenarios.items()],
    }


def _scenario(id: str, first: Result, results: Sequence[Result | None]) -> dict[str, Any]:
    return {
        "id": id,
        "name": first.name,
        "place": f"{first.feature}:{first.line}",
        "cells": [
            {"verdict": result.verdict, "mark": MARKS[result.verdict][0]} if result else {"verdict": None, "mark": ""} for result in results
        ],
        "troubles": [_trouble(number, result) for number, result in enumerate(results) if result is not None and result.verdict != "pass"],
    }


def _trouble(number: int, result: Result) -> dict[str, Any]:
    detail = result.detail
    return {
        "engine": number,
        "verdict": f"{result.verdict} ({result.kind})" if result.kind else result.verdict,
        "kind": result.verdict,
        "step": detail.step if detail else "",
        "expected": detail.expected if detail else "",
        "observed": detail.observed if detail else reason(result),
        "rule": (detail.rule or "") if detail else "",
        "conversation": shown(result.conversation) if result.verdict in ("fail", "error") else [],
    }
