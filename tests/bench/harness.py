"""What the harness costs: prints JSON with milliseconds a scenario, and how they compare with pytest-bdd on the same features.

Six-step scenarios in the real vocabulary are judged on an engine that does nothing, natively (read, look up, judge) and through
pytest-bdd in processes of their own, all in this run.  pytest-bdd is measured twice: as it is usually used, with a step definition for
each phrase, and as our tests use it, with one definition that asks the registry.  The cost of starting up is left out: it is that of
the same run with one scenario.

    python tests/bench/harness.py [SCENARIOS]
"""

import json
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from oracle.engines.null import NullEngine
from oracle.suite.judging.judge import judge
from oracle.suite.reading.features import load_features

SCENARIO = """
  @id:scenario-{number} @rule:106.12
  Scenario: Scenario {number}
    Given Alice controls 2 Forest, a tapped Island and Llanowar Elves
    And Bob has {number} life
    When Alice passes priority
    And Bob passes priority
    Then Bob has {number} life
    And Alice can pass priority
"""

FIXTURES = """
import pytest
from pytest_bdd import given, parsers, then, when
from oracle.engines.null import NullEngine
from oracle.suite.auditing.pytest_front_end import Phrases, carry_out_next, pytest_bdd_apply_tag, pytest_bdd_before_scenario

@pytest.fixture(scope="session")
def card_names():
    return None

@pytest.fixture(scope="session")
def engine():
    return NullEngine()
"""

THIN = """
@given(Phrases("given"))
@when(Phrases("when"))
@then(Phrases("then"))
def carry_out(request):
    carry_out_next(request)
"""

USUAL = """
from oracle.vocabulary import default_phrases

for phrase in default_phrases():
    for kind in phrase.kinds:
        @{"given": given, "when": when, "then": then}[kind](parsers.re(phrase.regex.pattern))
        def carry_out(request):
            carry_out_next(request)
"""

GROWTH = (100, 1_000, 10_000)
PER_FEATURE = 100


def write_features(folder: Path, scenarios: int) -> Path:
    """Feature files with that many scenarios in all."""
    folder.mkdir(parents=True)
    for first in range(1, scenarios + 1, PER_FEATURE):
        last = min(first + PER_FEATURE, scenarios + 1)
        text = f"Feature: Scenarios from {first}\n" + "".join(SCENARIO.format(number=number) for number in range(first, last))
        (folder / f"from_{first:06}.feature").write_text(text)
    return folder


def native(folder: Path) -> tuple[float, int]:
    """Seconds to read, look up and judge all features of a folder, and the peak of memory allocated meanwhile."""
    engine = NullEngine()
    start = time.perf_counter()
    suite = load_features([folder])
    verdicts = {judge(case, engine).verdict for case in suite.cases}
    seconds = time.perf_counter() - start
    assert verdicts == {"pass"}, verdicts
    assert not suite.problems, suite.problems[0]
    tracemalloc.start()
    for case in load_features([folder]).cases:
        judge(case, engine)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return seconds, peak


def through_pytest(folder: Path, steps: str, scenarios: int) -> float:
    """Seconds of a pytest run of that many scenarios, with those step definitions."""
    features = write_features(folder / "features", scenarios)
    (folder / "conftest.py").write_text(FIXTURES + steps)
    (folder / "test_features.py").write_text(f"from pytest_bdd import scenarios\n\nscenarios({str(features)!r})\n")
    start = time.perf_counter()
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main(scenarios: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        growth = {}
        for count in GROWTH:
            seconds, peak = native(write_features(root / f"native_{count}", count))
            growth[count] = {"ms_per_scenario": round(seconds / count * 1000, 4), "peak_mb": round(peak / 1e6, 2)}
        seconds, _ = native(write_features(root / "native", scenarios))
        ours = seconds / scenarios
        usual = (through_pytest(root / "many", USUAL, scenarios + 1) - through_pytest(root / "one", USUAL, 1)) / scenarios
        thin = (through_pytest(root / "many_thin", THIN, scenarios + 1) - through_pytest(root / "one_thin", THIN, 1)) / scenarios
    figures = {
        "scenarios": scenarios,
        "native_ms_per_scenario": round(ours * 1000, 4),
        "pytest_bdd_ms_per_scenario": round(usual * 1000, 4),
        "ratio": round(usual / ours, 1),
        "pytest_bdd_with_one_definition_ms_per_scenario": round(thin * 1000, 4),
        "ratio_with_one_definition": round(thin / ours, 1),
        "growth": growth,
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
