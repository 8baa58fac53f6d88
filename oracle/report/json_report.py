"""Reports for machines: JSON with names that stay."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from oracle.report.verdicts import count, overall
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run


def run_json(results: Sequence[Result], engine: str, version: str, edition: str, planned: int | None = None) -> bytes:
    """The results of a run as a JSON object: engine, edition, whether it came to its end, totals, scenarios.

    `planned`: how many scenarios were to be judged, if not just these.
    """
    scenarios = [
        {
            "id": result.id,
            "ruling": result.ruling,
            "rules": result.rules,
            "feature": result.feature,
            "line": result.line,
            "name": result.name,
            "edition": result.edition,
            "verdict": result.verdict,
            "seconds": round(result.seconds, 6),
            "kind": result.kind,
            "detail": None if result.detail is None else msgspec.structs.asdict(result.detail),
            "conversation": result.conversation,
        }
        for result in results
    ]
    return _written(
        {
            "engine": {"name": engine, "version": version},
            "edition": edition,
            "planned": len(results) if planned is None else planned,
            "finished": planned is None or len(results) >= planned,
            "totals": {"scenarios": len(results), **count(results)},
            "scenarios": scenarios,
        }
    )


def results_json(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """One run as a JSON object."""
    (run,) = runs
    return run_json(run.results, run.start.engine, run.start.version, run.start.edition, run.start.scenarios).decode()


def rulings_json(rulings: Mapping[str, Ruling], results: Sequence[Result]) -> bytes:
    """The catalogue with the verdicts as a JSON object: totals, rulings."""
    stated: dict[str, list[Result]] = {}
    for result in results:
        stated.setdefault(result.ruling or "", []).append(result)
    entries = []
    for slug, ruling in rulings.items():
        members = stated.get(slug, [])
        entries.append(
            {
                "slug": slug,
                "title": ruling.title,
                "ruling": ruling.ruling,
                "source": ruling.source,
                "rules": ruling.rules,
                "since": ruling.since,
                "until": ruling.until,
                "verdict": overall(members) if members else None,
                "scenarios": [{"id": result.id, "verdict": result.verdict} for result in members],
            }
        )
    return _written(
        {
            "totals": {
                "rulings": len(entries),
                "pass": sum(entry["verdict"] == "pass" for entry in entries),
                "no scenario yet": sum(not entry["scenarios"] for entry in entries),
            },
            "rulings": entries,
        }
    )


def _written(content: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"
