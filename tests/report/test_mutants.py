"""What became of mutants, as a reader and a machine see it."""

import click
import msgspec

from oracle.adequacy.hunting import MutantOutcome
from oracle.adequacy.mutant import Mutant, citation_name
from oracle.adequacy.proving import Proof
from oracle.report.mutants import Hunt, all_is_well, all_killed, mutants_json, mutants_report
from oracle.rules.turn import state_based
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling

RULINGS = {slug: Ruling(slug=slug, title="", rules=(), ruling="") for slug in ("first", "second")}


def mutant(name: str, ruling: str = "first") -> Mutant:
    return Mutant(name, ruling, citation_name(state_based.no_life), "A player who counts from one.", lambda right, life: True)


def result(ruling: str, observed: str) -> Result:
    detail = Detail(feature="a.feature", line=3, step="Bob has lost the game", expected="Bob has lost", observed=observed)
    return Result(
        id="scenario", ruling=ruling, rules=(), feature="a.feature", line=1, name="", verdict="fail", seconds=0.0, edition="", detail=detail
    )


KILLED = MutantOutcome(mutant=mutant("one"), fate="killed", killer=result("first", "the game goes on"), tried=1)
ELSEWHERE = MutantOutcome(mutant=mutant("two"), fate="killed", killer=result("second", "the game goes on"), tried=2)
SURVIVED = MutantOutcome(mutant=mutant("three"), fate="survived", tried=7)
CRASHED = MutantOutcome(mutant=mutant("four"), fate="crashed", tried=1, errors=(result("first", "ZeroDivisionError"),))


def report(*outcomes: MutantOutcome) -> str:
    return click.unstyle(mutants_report(Hunt(rulings=RULINGS, outcomes=outcomes, scenarios=9, seconds=1.5)))


def proof(*mutants: str, by_number: tuple[str, ...] = (), control: str | None = None) -> Proof:
    case = Case(id="it-holds", name="", feature="a.feature", line=7, steps=(), ruling="first", control=control)
    return Proof(case, mutants, by_number)


def test_the_killer_is_named_and_one_of_another_ruling_is_marked() -> None:
    text = report(KILLED, ELSEWHERE)
    assert "✓ one  scenario\n" in text
    assert "✓ two  scenario  (second)\n" in text
    assert "1 of the killed by a scenario of another ruling" in text


def test_a_survivor_is_shown_with_what_it_misreads_and_believes() -> None:
    text = report(SURVIVED)
    assert "✗ three  survived" in text
    assert "turn.state_based.no_life (704.5a, 104.3b)" in text
    assert "A player who counts from one." in text
    assert "7 scenarios that reach the rule, and all hold" in text


def test_a_crash_is_shown_with_its_error() -> None:
    assert "scenario: ZeroDivisionError" in report(CRASHED)


def test_a_ruling_without_a_killed_mutant_is_not_covered() -> None:
    text = report(KILLED)
    assert "second  not covered" in text
    assert "1 of 2 rulings covered · 1 mutant: 1 killed · 9 scenarios, 1 judgements · 1.5 s" in text


def test_success_needs_every_mutant_killed_and_a_mutant_for_every_ruling() -> None:
    second = MutantOutcome(mutant=mutant("five", "second"), fate="killed", killer=KILLED.killer, tried=1)
    assert all_killed([KILLED, second], RULINGS)
    assert not all_killed([KILLED], RULINGS)
    assert not all_killed([KILLED, second, SURVIVED], RULINGS)
    assert not all_killed([KILLED, second, CRASHED], RULINGS)


def test_json_counts_every_fate() -> None:
    content = msgspec.json.decode(mutants_json(Hunt(rulings=RULINGS, outcomes=[KILLED, SURVIVED], scenarios=9, seconds=1.5)))
    assert content["totals"] == {
        "scenarios": 9, "mutants": 2, "killed": 1, "survived": 1, "crashed": 0, "not reached": 0,
        "proved": 0, "controls": 0, "unproved": 0, "failing unmutated": 0, "seconds": 1.5,
    }  # fmt: skip
    assert content["mutants"][0]["killed by"]["place"] == "a.feature:3"
    assert content["mutants"][1]["killed by"] is None


SECOND = MutantOutcome(mutant=mutant("five", "second"), fate="killed", killer=KILLED.killer, tried=1)


def hunt(*proofs: Proof, failing: tuple[Result, ...] = ()) -> Hunt:
    return Hunt(rulings=RULINGS, outcomes=[KILLED, SECOND], proofs=proofs, failing=failing)


def test_a_scenario_that_proves_nothing_is_named_and_is_no_success() -> None:
    text = click.unstyle(mutants_report(hunt(proof(by_number=("one",)), proof("one"), proof(control="Why not."))))
    assert "✗ a.feature:7: it-holds fails under no mutant of its ruling (first)" in text
    assert "only the rule that forbids is another under one" in text
    assert "3 scenarios: 1 fail under a mutant of their ruling, 1 are controls, 1 unproved" in text
    assert not all_is_well(hunt(proof()))
    assert not all_is_well(hunt(proof("one", control="Why not.")))
    assert all_is_well(hunt(proof("one"), proof(control="Why not.")))


def test_a_scenario_that_fails_without_any_mutant_is_named_and_is_no_success() -> None:
    failing = hunt(proof("one"), failing=(result("first", "the game goes on"),))
    assert "✗ a.feature:1: scenario doesn't hold even unmutated" in click.unstyle(mutants_report(failing))
    assert not all_is_well(failing)
    assert msgspec.json.decode(mutants_json(failing))["failing unmutated"] == [{"id": "scenario", "place": "a.feature:1"}]


def test_json_has_for_each_scenario_the_mutants_under_which_it_fails() -> None:
    (entry,) = msgspec.json.decode(mutants_json(hunt(proof("one", by_number=("two",)))))["scenarios"]
    assert entry == {
        "id": "it-holds", "place": "a.feature:7", "ruling": "first", "fails under": ["one"],
        "other rule number under": ["two"], "control": None, "fault": None,
    }  # fmt: skip
