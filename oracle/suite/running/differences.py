"""Two runs beside each other: which scenarios have another verdict in the second."""

import msgspec

from oracle.suite.judging.verdicts import Result
from oracle.suite.running.results import Run


class Difference(msgspec.Struct, frozen=True):
    """A scenario with two verdicts."""

    before: Result
    after: Result


class Differences(msgspec.Struct, frozen=True, kw_only=True):
    """What the second of two runs makes of the scenarios of the first."""

    before: str
    """Engine and version of the first run."""
    after: str
    worse: tuple[Difference, ...]
    """Passed, and doesn't any more."""
    better: tuple[Difference, ...]
    """Passes now."""
    otherwise: tuple[Difference, ...]
    """Another verdict, but a pass in neither."""
    gone: tuple[str, ...]
    new: tuple[str, ...]
    same: int
    unfinished: tuple[str, ...] = ()
    """What there is to say of each of the runs that didn't come to its end."""

    @property
    def compared(self) -> int:
        """How many scenarios have a result in both."""
        return self.same + len(self.worse) + len(self.better) + len(self.otherwise)


def differences(first: Run, second: Run) -> Differences:
    """How the second run differs from the first."""
    before = {result.id: result for result in first.results}
    after = {result.id: result for result in second.results}
    both = [Difference(old, after[id]) for id, old in before.items() if id in after]
    changed = [each for each in both if (each.before.verdict, each.before.kind) != (each.after.verdict, each.after.kind)]
    return Differences(
        before=first.title,
        after=second.title,
        worse=tuple(each for each in changed if each.before.verdict == "pass"),
        better=tuple(each for each in changed if each.after.verdict == "pass"),
        otherwise=tuple(each for each in changed if "pass" not in (each.before.verdict, each.after.verdict)),
        gone=tuple(id for id in before if id not in after),
        new=tuple(id for id in after if id not in before),
        same=len(both) - len(changed),
        unfinished=tuple(
            f"{which} ({run.title}): {run.unfinished}" for which, run in (("the first", first), ("the second", second)) if run.unfinished
        ),
    )
