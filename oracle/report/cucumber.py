"""The results as Cucumber Messages: the stream of JSON objects that the official tools make reports of.

The feature files are read again for it, since the messages hold their text.  The one judge that carries out all steps is told of as a
step definition for each phrase.
"""

import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from gherkin.stream.gherkin_events import GherkinEvents

from oracle.files import read_text
from oracle.report.conversation import reason
from oracle.report.terminal import plain_failure
from oracle.suite.judging.verdicts import Result, Verdict
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run
from oracle.vocabulary import Vocabulary, default_phrases
from oracle.vocabulary.registry import Kind

PROTOCOL = "34.0.0"
"""The version of the messages."""

_STATUS: dict[Verdict, str] = {
    "pass": "PASSED",
    "fail": "FAILED",
    "error": "FAILED",
    "unsupported": "SKIPPED",
    "inapplicable": "SKIPPED",
    "disputed": "SKIPPED",
}
_KINDS: dict[str, Kind] = {"Context": "given", "Action": "when", "Outcome": "then"}

Message = dict[str, Any]


def cucumber_messages(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """One run as messages, one a line.  Raises OSError if a feature file isn't there any more."""
    (run,) = runs
    return "".join(msgspec.json.encode(message).decode() + "\n" for message in _Telling(run, rulings).messages())


class _Telling:
    """The messages of a run, in the order in which a runner would have sent them."""

    def __init__(self, run: Run, rulings: Mapping[str, Ruling]) -> None:
        self._run = run
        self._rulings = rulings
        self._vocabulary = Vocabulary(default_phrases())
        self._definitions = {phrase: f"phrase-{number}" for number, phrase in enumerate(self._vocabulary.phrases, 1)}
        self._pickles: dict[tuple[str, int], Message] = {}
        self._now = run.start.began

    def messages(self) -> Iterator[Message]:
        yield {"meta": self._meta()}
        yield from self._features()
        for phrase, id in self._definitions.items():
            source = {"uri": phrase.function.__module__.replace(".", "/") + ".py"}
            pattern = {"source": phrase.regex.pattern, "type": "REGULAR_EXPRESSION"}
            yield {"stepDefinition": {"id": id, "pattern": pattern, "sourceReference": source}}
        yield {"testRunStarted": {"id": "run", "timestamp": self._time()}}
        found = [(result, self._pickles.get((result.feature, result.line))) for result in self._run.results]
        judged = [(result, pickle) for result, pickle in found if pickle is not None]
        for result, pickle in judged:
            yield {"testCase": self._test_case(result, pickle)}
        for result, pickle in judged:
            yield from self._course(result, pickle)
        success = not any(result.verdict in ("fail", "error") for result in self._run.results)
        finished: Message = {"testRunStartedId": "run", "success": success and not self._run.unfinished, "timestamp": self._time()}
        if self._run.unfinished:
            finished["message"] = f"unfinished: {self._run.unfinished}"
        yield {"testRunFinished": finished}

    def _meta(self) -> Message:
        return {
            "protocolVersion": PROTOCOL,
            "implementation": {"name": "oracle", "version": self._run.start.harness},
            "runtime": {"name": self._run.start.engine, "version": self._run.start.version},
            "os": {"name": platform.system()},
            "cpu": {"name": platform.machine()},
        }

    def _features(self) -> Iterator[Message]:
        events = GherkinEvents(GherkinEvents.Options(print_source=True, print_ast=True, print_pickles=True))
        for path in dict.fromkeys(result.feature for result in self._run.results):
            data = read_text(Path(path))
            for event in events.enum({"source": {"uri": path, "data": data, "mediaType": "text/x.cucumber.gherkin+plain"}}):
                message: Any = event
                if "pickle" in message:
                    pickle = message["pickle"]
                    self._pickles[path, pickle["location"]["line"]] = pickle
                yield message

    def _test_case(self, result: Result, pickle: Message) -> Message:
        kind: Kind = "given"
        steps = []
        for step in pickle["steps"]:
            kind = _KINDS.get(step.get("type", ""), kind)
            found = self._vocabulary.matches(kind, step["text"])
            definitions = [self._definitions[phrase] for phrase, _ in found]
            arguments = [{"stepMatchArguments": [_argument(*group) for group in _groups(match)]} for _, match in found]
            steps.append(
                {
                    "id": f"{result.id}/{step['id']}",
                    "pickleStepId": step["id"],
                    "stepDefinitionIds": definitions,
                    "stepMatchArgumentsLists": arguments,
                }
            )
        return {"id": result.id, "pickleId": pickle["id"], "testSteps": steps, "testRunStartedId": "run"}

    def _course(self, result: Result, pickle: Message) -> Iterator[Message]:
        attempt = f"{result.id}/1"
        yield {"testCaseStarted": {"id": attempt, "testCaseId": result.id, "attempt": 0, "timestamp": self._time()}}
        at = self._failing_step(result, pickle)
        share = result.seconds / max(1, len(pickle["steps"]))
        for index, step in enumerate(pickle["steps"]):
            id = f"{result.id}/{step['id']}"
            yield {"testStepStarted": {"testCaseStartedId": attempt, "testStepId": id, "timestamp": self._time()}}
            status = (
                _STATUS[result.verdict] if index == at else "PASSED" if index < at and _STATUS[result.verdict] != "SKIPPED" else "SKIPPED"
            )
            self._now += share
            yield {
                "testStepFinished": {
                    "testCaseStartedId": attempt,
                    "testStepId": id,
                    "testStepResult": self._step_result(result, status, share, index == at),
                    "timestamp": self._time(),
                }
            }
        yield {"testCaseFinished": {"testCaseStartedId": attempt, "timestamp": self._time(), "willBeRetried": False}}

    def _failing_step(self, result: Result, pickle: Message) -> int:
        """The index of the step at fault; the first if it is none of them, and behind the last for a pass."""
        steps = pickle["steps"]
        if result.verdict == "pass":
            return len(steps)
        wanted = result.detail.step if result.detail else ""
        return next((index for index in reversed(range(len(steps))) if steps[index]["text"] == wanted), 0)

    def _step_result(self, result: Result, status: str, seconds: float, told: bool) -> Message:
        outcome: Message = {"status": status, "duration": _duration(seconds)}
        if told and result.verdict != "pass":
            text = plain_failure(result, self._rulings.get(result.ruling or "")) if status == "FAILED" else reason(result)
            outcome["message"] = text
            if status == "FAILED":
                outcome["exception"] = {"type": result.kind or result.verdict, "message": reason(result), "stackTrace": text}
        return outcome

    def _time(self) -> Message:
        return _duration(self._now)


def _groups(match: re.Match[str]) -> Iterator[tuple[str, int]]:
    for number in range(1, match.re.groups + 1):
        if match[number] is not None:
            yield match[number], match.start(number)


def _argument(value: str, start: int) -> Message:
    return {"group": {"start": start, "value": value, "children": []}}


def _duration(seconds: float) -> Message:
    whole = int(seconds)
    return {"seconds": whole, "nanos": min(999_999_999, int((seconds - whole) * 1e9))}
