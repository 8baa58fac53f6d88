"""Cases on scripted engines, and how they end."""

from oracle.protocol.messages import ObjectView
from tests.suite.scripted import ScriptedEngine, judged, seen

EMPTY = seen()


OPT = ObjectView(id="1", zone="stack", owner="Alice", controller="Alice", label="Opt", card="Opt", name="Opt")


def fails(engine: ScriptedEngine, *steps: str) -> tuple[str, str, int]:
    """Expected, observed and line of a case that fails."""
    result = judged(engine, *steps)
    assert result.verdict == "fail", result
    assert result.detail is not None
    return result.detail.expected, result.detail.observed, result.detail.line
