"""What the protocol costs: prints JSON with scenarios a second, in process and through a process, measured in the same run.

    python tests/bench/protocol.py [ROUNDS]

Reading features and cards, starting the engines and ending them are left out.
"""

import json
import sys
import tempfile
import time
from functools import partial
from itertools import islice
from pathlib import Path

from harness import write_features

from oracle.cards.loader import CardLibrary, load_cards
from oracle.engines.opening import opened, parse_spec
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.runner import run_cases

ROOT = Path(__file__).parents[2]


def rate(cases: list[Case], engine: str, library: CardLibrary) -> float:
    """Scenarios a second, with one job, once the engine has judged each and so has read all cards."""
    running = run_cases([*cases, *cases], partial(opened, parse_spec(engine), library))
    for _ in islice(running, len(cases)):
        pass
    start = time.perf_counter()
    judged = sum(1 for _ in islice(running, len(cases)))
    seconds = time.perf_counter() - start
    running.close()
    return judged / seconds


def main(rounds: int) -> None:
    """Measure and print the best of some rounds."""
    library = load_cards(ROOT / "fixtures" / "cards")
    cases = load_features([ROOT / "features"], LibraryNames(library)).cases
    with tempfile.TemporaryDirectory() as place:
        plain = load_features([write_features(Path(place) / "plain", 2000)]).cases
    serve = f"stdio:{sys.executable} -m oracle serve"
    inside = max(rate(cases, "reference", library) for _ in range(rounds))
    through = max(rate(cases, serve, library) for _ in range(rounds))
    figures = {
        "scenarios": len(cases),
        "reference_in_process_per_second": round(inside),
        "reference_through_protocol_per_second": round(through),
        "ratio": round(through / inside, 2),
        "null_in_process_per_second": round(max(rate(plain, "null", library) for _ in range(rounds))),
        "null_through_protocol_per_second": round(max(rate(plain, f"{serve} --engine null", library) for _ in range(rounds))),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
