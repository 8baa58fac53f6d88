"""A run in which everything that an engine, a card or a feature may say tries to be more than text."""

from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.running.results import Run, RunStart

SCRIPT = "<script>alert(1)</script>"
BREAKING = (
    "\"'><img src=x onerror=alert(2)> </pre></details>-->]]>&lt; `````\n```\n# heading | cell @everyone "
    "\x1b[31m\x00\ud800 \\ © {% raw %}{{ 7 * 7 }}"
)
NAME = f"The {SCRIPT} of {BREAKING}"


def hostile() -> Run:
    """The run: a scenario of each verdict."""
    verdicts: tuple[tuple[str, str | None], ...] = (
        ("pass", None),
        ("fail", None),
        ("unsupported", None),
        ("inapplicable", None),
        ("disputed", None),
        ("error", "crash"),
    )
    results = tuple(
        Result(
            id=f"{verdict}-of-it",
            ruling="mana-could-produce" if verdict != "error" else f"ruling-{SCRIPT}",
            rules=("106.7",),
            feature=f"features/mana {SCRIPT}/produce.feature",
            line=3,
            name=NAME,
            verdict=verdict,  # type: ignore[arg-type]
            seconds=0.25,
            edition="2026-09-25",
            kind=kind,  # type: ignore[arg-type]
            detail=None
            if verdict in ("pass", "inapplicable")
            else Detail(
                feature="features/mana/produce.feature", line=7, step=f"{NAME} resolves", expected=NAME, observed=BREAKING, rule=SCRIPT
            ),
            conversation=() if verdict == "pass" else (f"> game/act {NAME}", f"< {BREAKING}", *(f"> game/act {n}" for n in range(60))),
        )
        for verdict, kind in verdicts
    )
    start = RunStart(engine=NAME, version=SCRIPT, edition="2026-09-25", scenarios=7, digest="", began=1_790_000_000.5)
    return Run(start, results)
