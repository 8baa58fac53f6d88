"""What the judge says of a case: a verdict, and for all but a pass the detail that a reader needs."""

from typing import Literal

import msgspec

Verdict = Literal["pass", "fail", "unsupported", "inapplicable", "disputed", "error"]
"""pass and fail; unsupported: the engine lacks a card or capability; inapplicable: another edition of the rules; disputed: the ruling
is in quarantine; error: no judgement was possible."""

ErrorKind = Literal["input", "crash", "timeout", "protocol", "memory"]
"""Why no judgement was possible: the scenario can't be carried out, or the engine crashed, hung, broke the protocol,
or took too much memory."""


class Detail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where and how a case went wrong."""

    feature: str
    line: int
    step: str
    """The words of the step; "" if no step is at fault."""
    expected: str = ""
    observed: str = ""
    rule: str | None = None
    """The rule that forbids a rejected action, as the engine says."""

    @property
    def place(self) -> str:
        """ "file:line"."""
        return f"{self.feature}:{self.line}"


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="record", tag="result"):
    """The judgement of a case."""

    id: str
    ruling: str | None
    rules: tuple[str, ...]
    feature: str
    line: int
    name: str
    verdict: Verdict
    seconds: float
    edition: str
    kind: ErrorKind | None = None
    """Of an error."""
    detail: Detail | None = None
    conversation: tuple[str, ...] = ()
    """What the engine was asked ("> …") and what it answered ("< …"), for a reader; empty for a pass."""

    @property
    def unusable(self) -> bool:
        """Whether the input, not the engine, is at fault."""
        return self.kind == "input"


class Mismatch(Exception):  # noqa: N818 - not an error of the program: what a failing step raises
    """A step failed: what was expected, what was observed, and the rule that the engine gave."""

    def __init__(self, expected: str, observed: str, rule: str | None = None) -> None:
        super().__init__(f"expected {expected}; observed {observed}")
        self.expected = expected
        self.observed = observed
        self.rule = rule
