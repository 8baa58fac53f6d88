"""The report on systematic misreadings."""

import click
import msgspec

from oracle.adequacy.coverage import all_citations
from oracle.adequacy.hunting import Fate, MutantOutcome
from oracle.adequacy.systematic import systematic_mutants
from oracle.report.systematic import systematic_json, systematic_report

FATES: tuple[Fate, ...] = ("killed", "survived", "survived", "not reached")
MUTANTS = [each for each in systematic_mutants(all_citations()) if each.replaces.startswith("combat.evasion.")][: len(FATES)]
OUTCOMES = [MutantOutcome(mutant=each, fate=fate, tried=3) for each, fate in zip(MUTANTS, FATES, strict=True)]


def test_those_that_nobody_notices_are_listed_with_their_rules() -> None:
    told = click.unstyle(systematic_report(OUTCOMES, 1.5))
    assert "no scenario notices: 2" in told
    assert "no scenario comes by the function: 1" in told
    assert MUTANTS[0].name not in told
    assert f"{MUTANTS[1].name}  {', '.join(MUTANTS[1].rules)}" in told
    assert told.splitlines()[-1] == "4 misreadings: 1 killed, 2 survived, 1 not reached · 12 judgements · 1.5 s"


def test_the_json_has_them_all() -> None:
    content = msgspec.json.decode(systematic_json(OUTCOMES, 1.5))
    assert [each["fate"] for each in content["misreadings"]] == list(FATES)
    assert [each["name"] for each in content["misreadings"]] == [each.name for each in MUTANTS]
