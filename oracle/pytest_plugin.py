"""The suite inside pytest, for authors of engines whose other tests run in pytest: each scenario is one test.

Installed with the package, and idle until an engine is named.  (Those whose features run through
pytest-bdd use `oracle.suite.auditing.pytest_front_end` instead.)

    pytest --oracle-engine "stdio:node adapter.js"
    pytest --oracle-engine python:my_adapter:MyEngine my/features -k omen -n 4

Each scenario is a test, `features/mana/could_produce.feature::could-produce-tapped-land`.  Without paths, the scenarios that come with the
specification are judged beside whatever tests are found; paths of feature files and folders name others.  What an engine declares that it
lacks is skipped; what a file of expectations (`--oracle-expect`) lists is expected to fail, and fails the test when it passes.

With pytest-xdist each worker opens an engine of its own, here or on other machines; `--shard I/N` takes one part of N instead.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

if TYPE_CHECKING:
    from oracle.engines.port import Engine
    from oracle.suite.judging.verdicts import Result
    from oracle.suite.reading.case import Case, Unread
    from oracle.suite.running.expectations import Expected

R = TypeVar("R")

VERDICT = "verdict"
"""The property of a test that says what became of its scenario."""


OF_JUDGING = (
    "--oracle-timeout",
    "--oracle-memory",
    "--oracle-cards",
    "--oracle-replace-cards",
    "--oracle-rulings",
    "--oracle-edition",
    "--oracle-expect",
    "--shard",
)
"""The options that mean nothing unless an engine is named."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    group = parser.getgroup("oracle", "rulings of Magic: The Gathering")
    group.addoption(
        "--oracle-engine", metavar="ENGINE", help="judge this engine: stdio:COMMAND, python:MODULE:OBJECT, reference, or a name"
    )
    group.addoption("--oracle-timeout", metavar="SECONDS", help="how long an engine in a process may take for an answer")
    group.addoption("--oracle-memory", metavar="SIZE", help="how much memory an engine in a process may take, such as '2 GB'")
    group.addoption("--oracle-cards", metavar="DIR", action="append", default=[], help="a folder of further cards")
    group.addoption("--oracle-replace-cards", action="store_true", help="let such a card take the place of ours of the same name")
    group.addoption("--oracle-rulings", metavar="DIR", action="append", default=[], help="a folder of further rulings")
    group.addoption("--oracle-edition", metavar="DATE", help="judge everything by the rules in force on that day")
    group.addoption("--oracle-expect", metavar="FILE", help="what the engine is known to get wrong (see `oracle baseline`)")
    group.addoption("--shard", metavar="I/N", dest="oracle_shard", help="judge only part I of N of the scenarios")


def pytest_configure(config: pytest.Config) -> None:
    """Prepare for judging, if an engine is named."""
    if config.getoption("--oracle-engine") is None:
        idle = next((option for option in OF_JUDGING if config.getoption(option)), None)
        if idle is not None:
            raise pytest.UsageError(f"{idle} says how an engine is judged; say which with --oracle-engine ENGINE, for instance reference")
        return
    from oracle.cli.problems import Unusable, input_errors

    unusable: tuple[type[Exception], ...] = (Unusable, *input_errors())
    try:
        judging = Judging(config)
    except unusable as error:
        raise pytest.UsageError(str(error)) from None
    config.pluginmanager.register(judging, "oracle-judging")


class Judging:
    """What a session that judges knows: the cards, the expectations, and the engine."""

    def __init__(self, config: pytest.Config) -> None:
        from oracle.cli.judging import Workplace
        from oracle.cli.paths import data_folder, ruling_folders
        from oracle.engines.memory import read_size
        from oracle.engines.stdio import read_seconds
        from oracle.suite.reading.catalogue import load_catalogue
        from oracle.suite.reading.editions import read_edition
        from oracle.suite.reading.selection import read_shard
        from oracle.suite.running.expectations import by_scenario, load_expectations

        self._workplace = Workplace(
            _folders(config, "--oracle-cards"),
            config.getoption("--oracle-engine"),
            _read(config, "--oracle-timeout", read_seconds),
            _read(config, "--oracle-memory", read_size),
            config.getoption("--oracle-replace-cards"),
        )
        self.rulings = load_catalogue(*ruling_folders(_folders(config, "--oracle-rulings"))).by_slug
        self._edition = _read(config, "--oracle-edition", read_edition)
        self._outcomes: Counter[str] = Counter()
        """How many scenarios were judged, and how many weren't."""
        expect = config.getoption("--oracle-expect")
        expectations = load_expectations(Path(expect)) if expect else None
        self._expected_engine = expectations.engine if expectations else None
        self._expected = by_scenario(expectations.expected) if expectations else {}
        shard = config.getoption("oracle_shard")
        try:
            self._shard = read_shard(shard) if shard else None
        except ValueError:
            raise pytest.UsageError(f"--shard: expected a part such as 1/4, not {shard!r}") from None
        self._engine: Engine | None = None
        if config.args_source is not pytest.Config.ArgsSource.ARGS:
            config.args = [*config.args, str(data_folder("features").absolute())]

    @pytest.hookimpl
    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> "Feature | None":
        """Feature files are collected."""
        if file_path.suffix != ".feature":
            return None
        fields: dict[str, Any] = {"path": file_path, "judging": self}
        if not str(file_path).isprintable():
            fields["nodeid"] = _shown(_relative(file_path, parent.config.rootpath)).as_posix()
        return Feature.from_parent(parent, **fields)

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Of the scenarios, only the part that was asked for."""
        if self._shard is None:
            return
        kept = set(self._shard.of([item.nodeid for item in items if isinstance(item, Scenario)]))
        left = [item for item in items if isinstance(item, Scenario) and item.nodeid not in kept]
        if left:
            config.hook.pytest_deselected(items=left)
            items[:] = [item for item in items if not isinstance(item, Scenario) or item.nodeid in kept]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """See that the engine is the one that is meant: once, and not by each worker."""
        from oracle.engines.opening import SpecError

        if session.config.option.collectonly or hasattr(session.config, "workerinput"):
            return
        try:
            self._engine = self._workplace.engine_maker()
        except SpecError as error:
            raise pytest.UsageError(f"--oracle-engine: {error}") from None
        if self._expected_engine not in (None, self._engine.name):
            told = f"these are the expectations of {self._expected_engine!r}, not of {self._engine.name!r}"
            self._close()
            raise pytest.UsageError(f"--oracle-expect: {told}")
        if session.config.getoption("dist", "no") != "no":
            self._close()

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count, where the reports come together, what was judged."""
        if report.when == "call":
            self._outcomes.update(value for name, value in report.user_properties if name == VERDICT and isinstance(value, str))

    @pytest.hookimpl
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int | pytest.ExitCode) -> None:
        """A session in which scenarios were to be judged, and none was, doesn't end as if all were well."""
        if self._nothing_was_judged and exitstatus == pytest.ExitCode.OK and not hasattr(session.config, "workerinput"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say so."""
        if self._nothing_was_judged:
            told = ", ".join(f"{number} {verdict}" for verdict, number in sorted(self._outcomes.items()))
            terminalreporter.write_line(f"oracle: nothing was judged: {told}", red=True)

    @property
    def _nothing_was_judged(self) -> bool:
        from oracle.report.verdicts import JUDGED

        return bool(self._outcomes) and not any(verdict in self._outcomes for verdict in JUDGED)

    @pytest.hookimpl
    def pytest_unconfigure(self) -> None:
        """Close the engine."""
        self._close()

    def _close(self) -> None:
        engine, self._engine = self._engine, None
        close = getattr(engine, "close", None)
        if close is not None:
            close()

    def scenarios(self, path: Path) -> "list[tuple[Case | Unread, str]]":
        """The scenarios of a file, each with what is wrong with it.  Raises `Unusable` for a file that can't be read at all."""
        from oracle.cli.judging import problems_of, see_that_they_can_be_read, told
        from oracle.suite.reading.finding import with_unread

        suite = self._workplace.suite([path])
        see_that_they_can_be_read(suite, ())
        return [(each, told(problems_of(suite, [each]))) for each in with_unread(suite.cases, suite.problems)]

    def judge(self, case: "Case") -> "tuple[Result, Expected | None]":
        """The result, and what was expected of it if that isn't a pass."""
        from oracle.engines.recording import RecordedEngine
        from oracle.suite.running.expectations import expected_of
        from oracle.suite.running.runner import judged

        if self._engine is None:
            self._engine = self._workplace.engine_maker()
        result = judged(case, RecordedEngine(self._engine), self._edition)
        return result, expected_of(self._expected, case.id, self._engine.version, result.edition)


def _read(config: pytest.Config, option: str, reader: Callable[[str], R]) -> R | None:
    """What an option says; None if it isn't there.  Raises `pytest.UsageError` for what can't be read."""
    value = config.getoption(option)
    try:
        return None if value is None else reader(value)
    except ValueError as error:
        raise pytest.UsageError(f"{option}: {error}") from None


def _folders(config: pytest.Config, option: str) -> list[Path]:
    """The folders that an option names.  Raises `pytest.UsageError` for one that isn't there."""
    folders = [Path(folder) for folder in config.getoption(option)]
    for folder in folders:
        if not folder.is_dir():
            raise pytest.UsageError(f"{option}: there is no folder {str(folder)!r}")
    return folders


def _relative(path: Path, root: Path) -> Path:
    return path.relative_to(root) if path.is_relative_to(root) else path


def _shown(path: Path) -> Path:
    """A path that can be shown on a terminal: what one would act upon is written out."""
    return Path(_lines_shown(str(path)))


def _lines_shown(text: str) -> str:
    from oracle.report.conversation import printable

    return printable(text)


class Feature(pytest.File):
    """A feature file."""

    def __init__(self, *, judging: Judging, **fields: Any) -> None:
        super().__init__(**fields)
        self.judging = judging

    def collect(self) -> "Iterable[Scenario | UnreadScenario]":
        """Its scenarios."""
        from oracle.cli.problems import Unusable
        from oracle.suite.reading.case import Case

        try:
            scenarios = self.judging.scenarios(self.path)
        except Unusable as error:
            raise self.CollectError(_lines_shown(error.format_message())) from None
        for scenario, wrong in scenarios:
            if isinstance(scenario, Case) and not wrong:
                yield Scenario.from_parent(self, name=scenario.id, case=scenario)
            else:
                yield UnreadScenario.from_parent(self, name=scenario.id, line=scenario.line, wrong=wrong)


class Unexpected(Exception):  # noqa: N818 - a failed test, not an error of the program
    """A scenario that isn't as it should be; the text is for the reader."""


class UnreadScenario(pytest.Item):
    """A scenario that can't be read; it fails."""

    def __init__(self, *, line: int, wrong: str, **fields: Any) -> None:
        super().__init__(**fields)
        self._line = line
        self._wrong = wrong

    def runtest(self) -> None:
        """Fail."""
        raise Unexpected(self._wrong)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is wrong, in our own words."""
        return _lines_shown(str(excinfo.value))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands."""
        return _shown(self.path), self._line - 1, self.name


class Scenario(pytest.Item):
    """A scenario."""

    def __init__(self, *, case: "Case", **fields: Any) -> None:
        super().__init__(**fields)
        self.case = case
        self.user_properties += [("ruling", case.ruling or ""), ("rules", ", ".join(case.rules))]

    def runtest(self) -> None:
        """Judge it.  An engine that can't be judged at all ends the session."""
        from oracle.engines.port import EngineGivenUpError
        from oracle.report.conversation import reason
        from oracle.report.terminal import plain_failure

        feature = self.parent
        assert isinstance(feature, Feature)
        try:
            result, expected = feature.judging.judge(self.case)
        except EngineGivenUpError as fault:
            self.session.shouldstop = f"{fault}"
            raise Unexpected(f"{fault}; nothing more is judged") from None
        self.user_properties.append((VERDICT, result.verdict))
        if result.verdict == "disputed":
            pytest.xfail("the ruling is disputed")
        if expected is not None:
            if result.verdict == expected.verdict:
                pytest.xfail("; ".join(part for part in (expected.reason or reason(result), expected.link) if part))
            if result.verdict == "pass":
                raise Unexpected(f"an unexpected pass: {expected.verdict} is expected; {expected.reason}".rstrip("; "))
        if result.verdict in ("unsupported", "inapplicable"):
            pytest.skip(reason(result))
        if result.verdict != "pass":
            raise Unexpected(plain_failure(result, feature.judging.rulings.get(result.ruling or "")))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """A failure is told in our own words; anything else as usual."""
        return str(excinfo.value) if isinstance(excinfo.value, Unexpected) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where it stands."""
        return _shown(self.path), self.case.line - 1, self.case.id
