"""Engines behind the protocol are judged as they are in process, and the examples sit the exam from smoke to verdicts."""

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from oracle.cards.loader import CardLibrary, load_cards
from oracle.cli.main import commands
from oracle.engines.opening import open_engine, opened, parse_spec
from oracle.engines.port import Engine, EngineError
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.engines.stdio import Command, StdioEngine
from oracle.protocol.messages import AnyAction, Pass, PlayLand, Position, View
from oracle.protocol.questions import EVERYTHING, Capabilities, Editions
from oracle.report.smoke import summary
from oracle.suite.judging.session import CaseSession
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.runner import results_in_order, run_cases
from oracle.suite.running.smoke import Checked, adapter_checks, check_shutdown, needs_of, next_steps

ROOT = Path(__file__).parents[2]
SERVE = f"stdio:{sys.executable} -m oracle serve"
TINY = f"stdio:node {ROOT}/oracle/engines/examples/tiny/tiny.mjs"
LANDS = f"stdio:{sys.executable} -m oracle.engines.examples.lands"
EVERY = 8
"""One scenario in so many is in the sample."""

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_cards(ROOT / "fixtures" / "cards")


@pytest.fixture(scope="module")
def suite(library: CardLibrary) -> list[Case]:
    return load_features([ROOT / "features", ROOT / "fixtures" / "first_steps"], LibraryNames(library)).cases


def verdicts(cases: list[Case], engine: str, library: CardLibrary, jobs: int = 1) -> list[tuple[object, ...]]:
    make = partial(opened, parse_spec(engine), library)
    return [(each.id, each.verdict, each.kind, each.detail) for each in results_in_order(cases, run_cases(cases, make, jobs=jobs))]


def test_the_reference_engine_is_judged_the_same_through_a_process(suite: list[Case], library: CardLibrary) -> None:
    sample = suite[::EVERY]
    assert len(sample) > 40
    assert verdicts(sample, SERVE, library, jobs=2) == verdicts(sample, "reference", library)


def test_the_same_actions_are_listed_in_process_and_out(suite: list[Case], library: CardLibrary) -> None:
    def listed(engine: Engine) -> list[object]:
        found: list[object] = []
        for case in suite[::EVERY]:
            session = CaseSession(case, engine)
            for index, step in enumerate(case.steps):
                session.step(index)
                if step.kind == "when" and session.game is not None:
                    found.append([(player, session.game.engine_game.legal(player)) for player in session.game.players])
        return found

    with open_engine(parse_spec(SERVE), library) as through:
        assert through.capabilities.methods == EVERYTHING.methods
        outside = listed(through)
    assert outside == listed(opened(parse_spec("reference"), library))
    assert len(outside) > 80


@pytest.mark.parametrize(
    ("legal", "told"),
    [
        ((), "game/legal must list that Alice may pass and play her Forest; it lists nothing"),
        ((Pass(),), 'it lists {"action":"pass"}'),
        (
            (Pass(), PlayLand(object="1"), PlayLand(object="2")),
            'game/legal lists what game/can refuses: {"action":"play land","object":"2"}',
        ),
    ],
)
def test_smoke_looks_at_the_actions_that_are_listed(library: CardLibrary, legal: tuple[AnyAction, ...], told: str) -> None:
    class Game(ReferenceGame):
        def legal(self, player: str) -> tuple[AnyAction, ...]:
            return legal if player == "Alice" else ()

    class Listing(ReferenceEngine):
        def new_game(self, position: Position) -> ReferenceGame:
            return Game(position, self.cards)

    good = {each.name: each for each in adapter_checks(ReferenceEngine(library), [])}
    assert good["lists what a player could do"].good is True
    bad = {each.name: each for each in adapter_checks(Listing(library), [])}
    assert bad["lists what a player could do"].good is False
    assert told in bad["lists what a player could do"].detail


def test_a_wrong_expectation_fails_the_same_through_a_process(library: CardLibrary, tmp_path: Path) -> None:
    text = "Feature: F\n  @id:wrong @rule:305.6\n  Scenario: W\n    Given Alice controls Forest\n    Then Forest is tapped\n"
    (tmp_path / "wrong.feature").write_text(text)
    cases = load_features([tmp_path], LibraryNames(library)).cases
    through = verdicts(cases, SERVE, library)
    assert through == verdicts(cases, "reference", library)
    assert [each[1] for each in through] == ["fail"]


def test_the_lands_engine_is_judged_the_same_in_process_and_out(suite: list[Case], library: CardLibrary) -> None:
    first = [case for case in suite if "first_steps" in case.feature]
    inside = verdicts(first, "python:oracle.engines.examples.lands:LandsEngine", library)
    assert inside == verdicts(first, LANDS, library)
    assert {each[1] for each in inside} == {"pass", "unsupported"}


@needs_node
def test_the_tiny_engine_fails_nothing_and_passes_what_it_declares(suite: list[Case], library: CardLibrary) -> None:
    results = verdicts(suite, TINY, library)
    assert {each[1] for each in results} == {"pass", "unsupported"}
    with open_engine(parse_spec(TINY), library) as tiny:
        judged, _ = next_steps(tiny, suite)
    assert sum(each[1] == "pass" for each in results) == judged > 15


def oracle(*arguments: str) -> Result:
    return CliRunner().invoke(commands, arguments)


@pytest.mark.parametrize("engine", [pytest.param(TINY, marks=needs_node), LANDS, "reference"])
def test_smoke_finds_nothing_wrong_with_an_honest_engine(engine: str) -> None:
    result = oracle("smoke", "--engine", engine)
    assert result.exit_code == 0, result.output
    assert "✗" not in result.output
    assert "of the suite can be judged" in result.output


@pytest.mark.parametrize(
    ("engine", "told"),
    [
        ("null", "it claims to know a card called 'No Such Card'"),
        ("stdio:cat", "the answer to initialize can't be read"),
        ("stdio:true", "the engine ended with exit code 0"),
    ],
)
def test_smoke_says_what_is_wrong_first(engine: str, told: str) -> None:
    result = oracle("smoke", "--engine", engine)
    assert result.exit_code == 1
    assert told in result.output
    assert "Next: mend the first that doesn't hold" in result.output


def smoked(library: CardLibrary, suite: list[Case], change: Callable[[View], View]) -> dict[str, Checked]:
    """What is found of an engine whose views are changed."""

    class Game(ReferenceGame):
        def observe(self, observer: str | None = None) -> View:
            return change(super().observe(observer))

    class Changed(ReferenceEngine):
        def new_game(self, position: Position) -> ReferenceGame:
            return Game(position, self.cards)

    first = [case for case in suite if "first_steps" in case.feature]
    return {each.name: each for each in adapter_checks(Changed(library), first)}


def test_smoke_tells_views_at_odds_with_themselves_and_shows_what_was_said(suite: list[Case], library: CardLibrary) -> None:
    found = smoked(library, suite, lambda view: msgspec.structs.replace(view, stack=()))
    cast = found["A creature spell goes to the stack, and resolves once both players have passed"]
    assert cast.good is False
    assert "game/observe contradicts itself: `stack` names [], and its objects in the zone stack are [" in cast.detail
    assert cast.conversation[-2] == "> game/observe {}"
    assert cast.place.endswith("creatures.feature:5")
    told = summary([cast], 0, 0, 1, [])
    assert f"oracle run --json - {cast.place} --engine ENGINE" in told


def test_smoke_tells_mana_and_types_that_are_written_otherwise(suite: list[Case], library: CardLibrary) -> None:
    def change(view: View) -> View:
        players = tuple(msgspec.structs.replace(each, mana_pool=each.mana_pool.strip("{}")) for each in view.players)
        objects = tuple(msgspec.structs.replace(each, types=tuple(f"{word}s" for word in each.types)) for each in view.objects)
        return msgspec.structs.replace(view, players=players, objects=objects)

    found = smoked(library, suite, change)
    assert "`mana_pool` is 'G', which isn't in symbols like {G}{G}" in found["A Forest taps for {G}"].detail
    assert "type line" in found["A creature has what is printed on its card"].detail


def test_smoke_says_what_a_fault_holds_up_and_that_shutdown_is_answered_with_null() -> None:
    result = oracle("smoke", "--engine", "stdio:true")
    assert "scenarios not tried before that holds" in result.output
    zoo = Path(__file__).with_name("zoo.py")
    engine = StdioEngine(Command(command=(sys.executable, "-I", "-S", str(zoo), "answers shutdown with an object")))
    assert engine.introduction.engine.version == "1"
    found = check_shutdown(engine)
    assert found.good is False
    assert "Expected `null`, got `object`" in found.detail


def test_what_would_bring_most_comes_first_and_other_editions_are_left_out(suite: list[Case], library: CardLibrary) -> None:
    class Bare(ReferenceEngine):
        capabilities = Capabilities()

    _, wanted = next_steps(Bare(library), suite)
    assert [each.what for each in wanted[:2]] == ["the action 'cast'", "positions with 'mana pool'"]
    assert sum(each.weight for each in wanted) <= len(suite)

    class Old(ReferenceEngine):
        editions = Editions("2010-01-01", "2010-01-01")

    judged, _ = next_steps(Old(library), suite)
    assert 0 < judged < len(suite)


def test_an_engine_that_can_not_be_opened_is_unusable() -> None:
    for command in ("run", "smoke", "serve"):
        result = oracle(command, "--engine", "referense")
        assert result.exit_code == 2
        assert "did you mean 'reference'" in result.output


def test_what_a_case_needs_is_read_from_it(suite: list[Case]) -> None:
    case = next(case for case in suite if case.id == "first-hidden-hand")
    found = needs_of(case)
    assert found is not None
    assert found.capabilities.observers
    assert set(found.cards) == {"Grizzly Bears", "Wastes"}


def test_the_engines_that_are_declared_to_lack_something_are_told_what(suite: list[Case], library: CardLibrary) -> None:
    case = next(case for case in suite if case.id == "first-attack")
    result = next(iter(run_cases([case], partial(opened, parse_spec(LANDS), library))))
    assert result.verdict == "unsupported"
    assert result.detail is not None
    assert "has not declared the action 'attack'" in result.detail.observed


def test_a_card_that_is_only_named_is_needed_by_the_name_of_its_front(suite: list[Case]) -> None:
    found = needs_of(next(case for case in suite if case.id == "names-land-back-is-a-land"))
    assert found is not None
    assert "Bala Ged Recovery" in found.cards
    assert "Bala Ged Sanctuary" not in found.cards


def test_each_process_of_an_engine_is_asked_for_each_card_once(tmp_path: Path) -> None:
    (tmp_path / "forgetful.py").write_text(FORGETFUL.format(log=str(tmp_path / "asked")), encoding="utf-8")
    with open_engine(parse_spec(f"stdio:{sys.executable} {tmp_path / 'forgetful.py'}"), {}) as engine:
        for _ in range(2):
            assert engine.unsupported_cards(("Forest", "Wastes")) == ("Wastes",)
        with pytest.raises(EngineError):
            engine.card_facts("Forest")
        for _ in range(2):
            assert engine.unsupported_cards(("Wastes",)) == ("Wastes",)
    assert (tmp_path / "asked").read_text(encoding="utf-8").split("|") == ["Forest,Wastes", "Wastes", ""]


FORGETFUL = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    match asked["method"]:
        case "initialize":
            range = {{"oldest": "2026-09-25", "newest": "2026-09-25"}}
            answer = {{"protocol": {{"oldest": 1, "newest": 1}}, "engine": {{"name": "forgetful", "version": "1"}}, "editions": range}}
        case "cards/supported":
            open({log!r}, "a").write(",".join(asked["params"]["cards"]) + "|")
            answer = {{"lacking": [card for card in asked["params"]["cards"] if card == "Wastes"]}}
        case _:
            sys.exit(3)
    print(json.dumps({{"jsonrpc": "2.0", "id": asked["id"], "result": answer}}), flush=True)
"""
"""An engine that ends with the first question about a game or a card, and notes which cards it is asked for."""
