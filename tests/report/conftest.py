"""What the tests of reports share: results made by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from oracle.suite.judging.verdicts import Detail, Result

Make = Callable[..., Result]


@pytest.fixture
def result() -> Make:
    """Makes a result; a verdict that needs a detail gets one."""

    def make(id: str, verdict: Any = "pass", ruling: str | None = "mana-could-produce", **fields: Any) -> Result:
        if verdict in ("fail", "error"):
            fields.setdefault(
                "detail", Detail(feature="features/mana/produce.feature", line=7, step="Then x", expected="{G}", observed="{C}")
            )
        values: dict[str, Any] = {
            "rules": ("106.7",),
            "feature": "features/mana/produce.feature",
            "line": 3,
            "name": f"The name of {id}",
            "seconds": 0.25,
            "edition": "2026-09-25",
        }
        return Result(id=id, verdict=verdict, ruling=ruling, **(values | fields))

    return make
