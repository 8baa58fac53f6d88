"""How fast XMage is judged through the adapter, beside XMage's own test player: prints JSON with milliseconds, all of one run.

    python tests/bench/xmage.py [ROUNDS]        ROUNDS: how often each situation is timed (60), after as many rounds to warm up

ORACLE_XMAGE_CLASSPATH names XMage, as for `oracle engines xmage`.  ORACLE_XMAGE_TESTS_CLASSPATH names what XMage's tests need: the
classes of Mage.Tests and its folder (which holds their configuration and decks), Mage.Server, the plugins, all cards and sets, JUnit and
the other libraries.  What isn't named is skipped, and the output says so.

Ten short scenarios are judged through the adapter and by the reference engine.  XMage's test player plays the same situations, which
`java/ShortSituations.java` sets up for it, and XMage's own tests of these situations, where there are any.  The rounds of all of them
alternate, each in a process of its own that is warm.  XMage's tests run as its own build runs them, with the usual options of Java.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from oracle.cards.loader import CardLibrary, load_cards
from oracle.engines.opening import open_engine, parse_spec
from oracle.engines.port import Engine
from oracle.engines.xmage import CLASSPATH
from oracle.suite.judging.judge import judge
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames

ROOT = Path(__file__).parents[2]
JAVA = Path(__file__).parent / "java"
TESTS = "ORACLE_XMAGE_TESTS_CLASSPATH"
PLAYER = "oracle.xmage.bench.ShortSituations"
OWN = "org.mage.test.cards"

SITUATIONS: Mapping[str, str | None] = {
    "could-produce-tapped-land": None,
    "could-produce-type-includes-colorless": None,
    "omen-draws-before-shuffle": f"{OWN}.cost.omen.OmenCardsTest#testDirgurIslandDragonShuffle",
    "omen-card-enters": None,
    "omen-countered-to-graveyard": f"{OWN}.cost.omen.OmenCardsTest#testCounteredInGraveyard",
    "cast-face-down": f"{OWN}.abilities.keywords.MorphTest#testCastFaceDown",
    "manifested-wall-draws-nothing": f"{OWN}.abilities.keywords.ManifestTest#testETBTriggeredAbilities",
    "blood-artist-dies-before-another": f"{OWN}.triggers.dies.BloodArtistTest#testDisabledEffectOnChangeZone",
    "blood-artist-another-is-exiled": None,
    "cascade-checks-the-spell": f"{OWN}.cost.modaldoublefaced.ModalDoubleFacedCardsTest#test_Cascade_ValkiGodOfLies",
}
"""Ids of scenarios, and XMage's own test of such a situation."""

Timer = Callable[[str], float | None]
"""Goes through a situation once; how many milliseconds that took, or None where there is no such test."""


class Stopwatch:
    """JUnit tests that run in one Java process, one at a time."""

    def __init__(self, classes: Path, classpath: str) -> None:
        places = [place if place.endswith("*") else str(Path(place).absolute()) for place in classpath.split(os.pathsep) if place]
        folder = next((place for place in places if Path(place, "config", "config.xml").is_file()), None)
        if folder is None:
            sys.exit(f"{TESTS} must name the folder Mage.Tests too, which holds config/config.xml and decks")
        path = os.pathsep.join(places)
        sources = [str(source) for source in JAVA.glob("*.java")]
        subprocess.run(["javac", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d", str(classes), "-cp", path, *sources], check=True)
        self.tests = [f"{PLAYER}#{id.replace('-', '_')}" for id in SITUATIONS] + [own for own in SITUATIONS.values() if own]
        command = ["java", "-Dfile.encoding=UTF-8", "-cp", os.pathsep.join([str(classes), path]), "oracle.xmage.bench.Stopwatch"]
        self.process = subprocess.Popen(
            [*command, *self.tests], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def time(self, test: str) -> float | None:
        """Run a test."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(self.tests.index(test), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().strip()
        if answer == "absent":
            return None
        if not answer.isdigit():
            sys.exit(f"{test} fails: {answer or 'the process has ended'}")
        return int(answer) / 1e6

    def close(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait()


def judged(engine: Engine, cases: Mapping[str, Case], id: str) -> float:
    """Judge a scenario, which must pass."""
    start = time.perf_counter()
    result = judge(cases[id], engine)
    took = time.perf_counter() - start
    if result.verdict != "pass":
        sys.exit(f"{id}: {engine.name}: {result.verdict}: {result.detail}")
    return took * 1000


@contextmanager
def timers(library: CardLibrary) -> Iterator[dict[str, Timer]]:
    """What is timed, by its name."""
    cases = {case.id: case for case in load_features([ROOT / "features"], LibraryNames(library)).cases}
    opened = partial(open_engine, cards=library)
    with opened(parse_spec("reference")) as reference, opened(parse_spec("xmage")) as xmage:
        found: dict[str, Timer] = {"reference": partial(judged, reference, cases), "adapter": partial(judged, xmage, cases)}
        classpath = os.environ.get(TESTS)
        if not classpath:
            yield found
            return
        with tempfile.TemporaryDirectory() as classes:
            stopwatch = Stopwatch(Path(classes), classpath)
            found["test_player"] = lambda id: stopwatch.time(f"{PLAYER}#{id.replace('-', '_')}")
            found["own_test"] = lambda id: stopwatch.time(own) if (own := SITUATIONS[id]) else None
            try:
                yield found
            finally:
                stopwatch.close()


def main(rounds: int) -> None:
    """Measure and print."""
    if not os.environ.get(CLASSPATH):
        print(json.dumps({"skipped": f"{CLASSPATH} names no class path of XMage"}))
        return
    times: dict[str, dict[str, list[float]]] = {id: {} for id in SITUATIONS}
    with timers(load_cards(ROOT / "fixtures" / "cards")) as found:
        for number in range(2 * rounds):
            for id in SITUATIONS:
                for name, timer in found.items():
                    took = timer(id)
                    if took is not None and number >= rounds:
                        times[id].setdefault(name, []).append(took)
    medians = {id: {name: statistics.median(each) for name, each in timed.items()} for id, timed in times.items()}
    figures: dict[str, object] = {
        "rounds": rounds,
        "milliseconds": {id: {name: round(each, 2) for name, each in timed.items()} for id, timed in medians.items()},
        "mean_of_medians": {
            name: round(statistics.mean(known), 2) for name in found if (known := [each[name] for each in medians.values() if name in each])
        },
    }
    ratios = [each["adapter"] / each["test_player"] for each in medians.values() if "test_player" in each]
    if ratios:
        figures["adapter_by_test_player"] = {"median": round(statistics.median(ratios), 2), "worst": round(max(ratios), 2)}
    else:
        figures["skipped"] = f"{TESTS} names no class path of XMage's tests: the test player isn't timed"
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    if shutil.which("java") is None or shutil.which("javac") is None:
        print(json.dumps({"skipped": "no Java Development Kit"}))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
