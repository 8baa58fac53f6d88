"""Judge a mutant by what can notice it: the scenarios, then the tests of tests/rules, that call the function that was changed.

    python tests/mutation/judge.py --learn reach.json        once, with the rules as they are
    python -B tests/mutation/judge.py reach.json             with a mutant in its place; exit code 0 if it survives

What never calls a function can't tell what is in it.  A change outside of functions is judged by everything.  What is remembered from
one call to another is forgotten before each scenario and each test is watched, so that the calls that it rests on are all seen.
"""

import argparse
import ast
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher
from pathlib import Path
from types import FrameType
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent.parent
RULES = PROJECT / "oracle" / "rules"
sys.path.insert(0, str(PROJECT))

import pytest  # noqa: E402

from oracle.cli.judging import Workplace  # noqa: E402
from oracle.rules.citation import listening  # noqa: E402
from oracle.suite.judging.judge import judge  # noqa: E402

PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0")
"""The same examples each time, so that chance kills no mutant."""

Lines = set[tuple[str, int]]
"""Files, and lines in which something that was called begins."""


@contextmanager
def watching(called: Lines) -> Iterator[None]:
    """Within the block, note what is called of the rules."""
    inside = f"{RULES}{os.sep}"

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(inside):
            called.add((code.co_filename.removeprefix(inside), code.co_firstlineno))

    with listening(lambda citation: None):
        before = sys.getprofile()
        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(before)


class Watcher:
    """A plugin of pytest that watches each test from its setup on."""

    def __init__(self) -> None:
        self.called: dict[str, Lines] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test, with what it needs."""
        with watching(self.called.setdefault(item.nodeid, set())):
            yield


def learn(file: Path) -> None:
    """Write down what calls what, and the rules as they are now."""
    workplace = Workplace()
    engine = workplace.engine_maker()
    scenarios: dict[str, Lines] = {}
    features: dict[str, str] = {}
    for case in workplace.cases():
        features[case.id] = case.feature
        with watching(scenarios.setdefault(case.id, set())):
            assert judge(case, engine).verdict == "pass", case.id
    watcher = Watcher()
    assert pytest.main([*PYTEST, str(PROJECT / "tests" / "rules")], plugins=[watcher]) == 0
    texts = {str(path.relative_to(RULES)): path.read_text() for path in sorted(RULES.rglob("*.py"))}
    reach = {"scenarios": scenarios, "tests": watcher.called}
    sorted_reach = {kind: {id: sorted(lines) for id, lines in found.items()} for kind, found in reach.items()}
    file.write_text(json.dumps({"texts": texts, "features": features, **sorted_reach}))


def changed(texts: dict[str, str]) -> tuple[str, range] | None:
    """The file that was changed, and the lines of the function in which it was; None if that isn't one function alone."""
    found = [(name, text) for name, text in texts.items() if (RULES / name).read_text() != text]
    if len(found) != 1:
        return None
    ((name, text),) = found
    now = (RULES / name).read_text().splitlines()
    changes = [change for change in SequenceMatcher(None, text.splitlines(), now, autojunk=False).get_opcodes() if change[0] != "equal"]
    first, last = changes[0][1] + 1, max(changes[-1][2], changes[0][1] + 1)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.lineno < first and last <= (node.end_lineno or 0):
            return name, range(min([node.lineno, *(each.lineno for each in node.decorator_list)]), (node.end_lineno or 0) + 1)
    return None


def survives(known: dict[str, Any]) -> bool:
    """Whether nothing that calls what was changed notices the change."""
    place = changed(known["texts"])

    def concerned(kind: str) -> list[str]:
        return [
            id for id, lines in known[kind].items() if place is None or any(file == place[0] and line in place[1] for file, line in lines)
        ]

    workplace = Workplace()
    engine = workplace.engine_maker()
    scenarios = set(concerned("scenarios"))
    files = sorted({PROJECT / known["features"][id] for id in scenarios})
    for case in workplace.cases(files) if files else ():
        if case.id in scenarios and (verdict := judge(case, engine).verdict) != "pass":
            print(f"{case.id}: {verdict}")
            return False
    tests = concerned("tests")
    print(f"{len(scenarios)} scenarios and {len(tests)} tests of {place or 'everything'}")
    return not tests or pytest.main([*PYTEST, f"--rootdir={PROJECT}", *tests]) == 0


def main() -> None:
    """Learn, or judge."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--learn", action="store_true")
    options = parser.parse_args()
    if options.learn:
        learn(options.file)
    elif not survives(json.loads(options.file.read_text())):
        sys.exit(1)


if __name__ == "__main__":
    main()
