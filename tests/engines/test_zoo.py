"""Each broken engine gets the right verdict for the scenario at hand, the next is judged normally, and no process is left."""

import os
import re
import sys
import tracemalloc
import uuid
from pathlib import Path

import pytest

from oracle.engines.memory import DEFAULT
from oracle.engines.processes import EngineProcess
from oracle.engines.stdio import Command, StdioEngine
from oracle.protocol.errors import EngineError, EngineGivenUpError
from oracle.protocol.rpc import MAX_LINE
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.running.runner import run_cases

ZOO = Path(__file__).with_name("zoo.py")
SCENARIO = """
  @id:bob-has-{life} @rule:117.3
  Scenario: Bob has {life} life
    Given Bob has {life} life
    When Alice passes priority
    Then Bob has {life} life
    And Alice has priority
"""

FORBIDDEN = """
  @id:bob-with-{life} @rule:117.1
  Scenario: Bob, who has {life} life, doesn't have priority
    Given Bob has {life} life
    When Bob passes priority
    Then that is rejected
"""

PASS = ("pass", None)
ERRORS: dict[int, tuple[str, str | None]] = {
    -32700: ("error", "protocol"),
    -32600: ("error", "protocol"),
    -32601: ("error", "protocol"),
    -32602: ("error", "protocol"),
    -32603: ("error", "crash"),
    -32001: ("fail", None),
    -32002: ("error", "protocol"),
    -32003: ("fail", None),
    7: ("error", "crash"),
}
"""Errors that an engine may answer, and what they mean in a game."""
KINDS: dict[str, tuple[str, str | None]] = {
    "says yes to everything": PASS,
    "crashes at begin": ("error", "crash"),
    "crashes in a game": ("error", "crash"),
    "crashes and knows only what it was asked for": ("error", "crash"),
    "is killed in a game": ("error", "crash"),
    "crashes after its last answer": PASS,
    "hangs after its last answer": PASS,
    "crashes at shutdown": PASS,
    "hangs at shutdown": PASS,
    "answers shutdown with an object": PASS,
    "leaves children at shutdown": PASS,
    "lingers at shutdown": PASS,
    "hangs": ("error", "timeout"),
    "refuses SIGTERM": ("error", "timeout"),
    "leaves children behind": ("error", "timeout"),
    "leaves children in another session": ("error", "timeout"),
    "answers late": ("error", "timeout"),
    "floods without a line": ("error", "protocol"),
    "floods with lines": ("error", "protocol"),
    "floods standard error": PASS,
    "prints noise before an answer": ("error", "protocol"),
    "prints noise after an answer": ("error", "protocol"),
    "answers twice": ("error", "protocol"),
    "writes half a line and ends": ("error", "crash"),
    "writes half a line and hangs": ("error", "timeout"),
    "writes invalid UTF-8": ("error", "protocol"),
    "writes another id": ("error", "protocol"),
    "writes an unknown field": ("error", "protocol"),
    "writes a field of another kind": ("error", "protocol"),
    "writes neither result nor error": ("error", "protocol"),
    "writes both result and error": ("error", "protocol"),
    "nests without end": ("error", "protocol"),
    "backs out": ("fail", None),
    "refuses the position": ("fail", None),
    "reports an internal error": ("error", "crash"),
    "asks for attackers forever": ("fail", None),
    "shows two objects of one id": ("error", "protocol"),
    "shows two cards of one label": ("error", "protocol"),
    "shows what is on the stack nowhere": ("error", "protocol"),
    "shows nothing of what is on the stack": ("error", "protocol"),
    "shows the cards of a stranger": ("error", "protocol"),
    "asks and gives priority at once": ("error", "protocol"),
    "gives priority to a stranger": ("error", "protocol"),
    "shows another game": ("error", "protocol"),
    "shows another observer's view": ("error", "protocol"),
    **{f"refuses shutdown with {code}": PASS for code in ERRORS},
    **{f"refuses game/begin with {code}": verdict for code, verdict in ERRORS.items()},
    **{f"refuses game/act with {code}": verdict for code, verdict in ERRORS.items() if code != -32001},
    **{f"refuses game/observe with {code}": verdict for code, verdict in ERRORS.items() if code != -32001},
    "refuses game/act with -32001": ("error", "protocol"),
    "refuses game/observe with -32001": ("error", "protocol"),
}
ALWAYS: dict[str, tuple[str, str | None]] = {
    "says no to everything": ("fail", None),
    "plays an old edition": PASS,
    "lacks what it was not asked for": ("error", "protocol"),
}


def _told(code: int) -> str:
    return f"fails with error {code}: no" if code in (-32603, 7) else f"is refused with error {code}: no"


GIVEN_UP = {
    "lies about versions": "doesn't start: the engine speaks protocol 7 to 9, the harness 1",
    "lies about editions": "doesn't start: the answer to initialize can't be read",
    "ends at once": "doesn't start: initialize: the engine ended with exit code 0",
    "never says hello": "doesn't start: initialize: no answer within 0.2 s",
    "crashes at every begin": "begins no game: game/begin: the engine ended with exit code 3",
    **{f"refuses initialize with {code}": f"doesn't start: initialize {_told(code)}" for code in ERRORS},
    **{f"refuses cards/supported with {code}": f"doesn't say which cards it lacks: cards/supported {_told(code)}" for code in ERRORS},
    "is silent at every begin": "begins no game: game/begin: no answer within 0.2 s",
}
"""Engines that can't be judged at all, and why."""


def cases(*lives: int, scenario: str = SCENARIO) -> list[Case]:
    suite = Suite([], [])
    text = "Feature: F\n" + "".join(scenario.format(life=life) for life in lives)
    FeatureReader().read_text(text, "zoo.feature", suite)
    assert not suite.problems, suite.problems[0]
    return suite.cases


def left_behind(token: str) -> list[str]:
    """Commands of processes that still carry the token in their environment."""
    found = []
    for name in os.listdir("/proc"):
        try:
            if name.isdigit() and token.encode() in Path("/proc", name, "environ").read_bytes():
                found.append(Path("/proc", name, "cmdline").read_bytes().replace(b"\0", b" ").decode())
        except OSError:
            continue
    return found


def judged(kind: str, *lives: int, memory: int = DEFAULT, scenario: str = SCENARIO, jobs: int = 1) -> list[Result]:
    """The results of games with these totals of life, and the assurance that nothing is left of the engine."""
    token = uuid.uuid4().hex

    def make() -> StdioEngine:
        command = (sys.executable, "-I", "-S", str(ZOO), kind)
        startup = 30 if kind != "never says hello" else 0.2
        timeout = (
            0.2
            if kind == "is silent at every begin"
            else 1
            if kind == "hangs after its last answer" or KINDS.get(kind) == ("error", "timeout")
            else 60
        )
        return StdioEngine(Command(command=command, env={"ZOO": token}, timeout=timeout, startup=startup, memory=memory))

    try:
        return list(run_cases(cases(*lives, scenario=scenario), make, jobs=jobs))
    finally:
        if Path("/proc/self/environ").exists():
            assert left_behind(token) == []


def verdicts(results: list[Result]) -> list[tuple[str, str | None]]:
    return [(result.verdict, result.kind) for result in results]


@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_in_one_game_counts_in_that_game_alone(kind: str) -> None:
    results = judged(kind, 20, 13, 7)
    assert verdicts(results) == [PASS, KINDS[kind], PASS], [result.detail for result in results]


@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_in_the_first_game_and_again(kind: str) -> None:
    assert verdicts(judged(kind, 13, 20)) == [KINDS[kind], PASS]


@pytest.mark.parametrize("kind", ALWAYS)
def test_a_fault_in_every_game_counts_in_every_game(kind: str) -> None:
    expected = ALWAYS[kind]
    assert verdicts(judged(kind, 20, 13, 7, 6, 5)) == [expected] * 5


def test_what_is_forbidden_tells_yes_from_no() -> None:
    assert verdicts(judged("says yes to everything", 20, 7, scenario=FORBIDDEN)) == [("fail", None)] * 2
    assert verdicts(judged("says no to everything", 20, 7, scenario=FORBIDDEN)) == [PASS] * 2


def test_an_engine_that_is_another_one_after_a_restart_is_not_believed() -> None:
    results = judged("introduces itself differently", 20, 13, 7)
    assert verdicts(results) == [PASS, ("error", "crash"), ("error", "protocol")]


def test_the_last_words_of_an_engine_are_told_without_what_a_terminal_would_act_upon() -> None:
    detail = judged("crashes in a game", 13)[0].detail
    assert detail is not None
    assert detail.observed == r"game/act: the engine ended with exit code 1; on standard error: Traceback: the layers are on fire\x1b[31m"
    detail = judged("reports an internal error", 13)[0].detail
    assert detail is not None
    assert "\x1b" not in detail.observed
    assert r"\x1b[2Jnull" in detail.observed


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system doesn't tell the memory of processes under /proc")
@pytest.mark.parametrize("kind", ["eats memory", "eats memory in a child"])
def test_an_engine_that_takes_too_much_memory_is_ended(kind: str) -> None:
    results = judged(kind, 20, 13, 7, memory=150_000_000)
    assert verdicts(results) == [PASS, ("error", "memory"), PASS]
    detail = results[1].detail
    assert detail is not None
    assert re.fullmatch(r"game/act: the engine takes \d+ MB of memory; it may take 150 MB", detail.observed)


def test_of_a_long_stack_the_line_that_names_the_trouble_is_told_with_the_last_ones() -> None:
    stack = "starting\\npanic: no such zone\\n" + "\\tat a.b.C\\n" * 20 + "exit status 2\\n"
    process = EngineProcess((sys.executable, "-I", "-S", "-c", f'import sys; sys.stderr.write("{stack}"); sys.exit(2)'))
    try:
        with pytest.raises(EngineError) as raised:
            process.exchange(b"{}\n", 60)
    finally:
        process.kill()
    told = "panic: no such zone | at a.b.C | at a.b.C | exit status 2"
    assert str(raised.value) == f"the engine ended with exit code 2; on standard error: {told}"


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("kind", GIVEN_UP)
def test_an_engine_that_cannot_be_judged_at_all_ends_the_run(kind: str, jobs: int) -> None:
    with pytest.raises(EngineGivenUpError, match=re.escape(GIVEN_UP[kind])):
        judged(kind, 20, 13, 7, 6, 5, jobs=jobs)


def test_a_result_shows_the_conversation_but_for_a_pass() -> None:
    good, bad = judged("writes an unknown field", 20, 13)
    assert good.conversation == ()
    assert [line.split(" {")[0] for line in bad.conversation] == ["> game/begin", "<", "> game/act"]
    assert '"life":13' in bad.conversation[0]


def test_a_flood_does_not_fill_the_memory_of_the_harness() -> None:
    tracemalloc.start()
    judged("floods without a line", 13)
    judged("floods with lines", 13)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 3 * MAX_LINE
