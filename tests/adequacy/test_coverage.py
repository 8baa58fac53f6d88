"""Rule coverage: which rules are stated, reached and cited."""

from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import click
import msgspec
import pytest

from oracle.adequacy.coverage import Coverage, all_citations, chapter_of, coverage, subrules
from oracle.report.coverage import coverage_json, coverage_report
from oracle.report.coverage_html import coverage_html
from oracle.rules.citation import CITATIONS, Citation
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.reading.rulebook import Kind, Place


def tap() -> None:
    """To tap is <b>to turn</b>.  701.26a"""


def untap() -> None:
    """To untap is to turn back.  701.26b"""


def covered() -> Coverage:
    citations = {
        "permanents.tap": Citation("permanents.tap", ("701.26a",), tap),
        "permanents.untap": Citation("permanents.untap", ("701.26b",), untap),
    }
    cases = [Case(id="tapped", name="", feature="a.feature", line=1, steps=(), rules=("701.26", "107.5"))]
    rulings = {"tap": Ruling(slug="tap", title="", rules=("701.26a", "302.6"), ruling="", since=date(2020, 1, 1))}
    kinds: dict[str, Kind] = {
        "701.26": "stated",
        "701.26a": "stated",
        "701.26b": "stated",
        "107.5": "stated",
        "107.6": "out",
        "302.6": "stated",
        "302.7": "definition",
    }
    places = {number: Place(number, kind, Path("a.toml"), 1) for number, kind in kinds.items()}
    noticed = {"701.26": "permanents.tap: does nothing, by tapped"}
    return coverage(citations, {"tapped": frozenset({"permanents.tap"})}, cases, rulings, places, noticed)


def test_a_function_knows_the_scenarios_that_apply_it() -> None:
    assert {each.name: each.scenarios for each in covered().functions} == {"permanents.tap": ("tapped",), "permanents.untap": ()}
    assert [each.name for each in covered().unreached] == ["permanents.untap"]


def test_a_rule_is_stated_by_the_functions_of_its_subrules() -> None:
    (rule,) = (each for each in covered().rules if each.number == "701.26")
    assert (rule.functions, rule.tagged, rule.reached) == (("permanents.tap", "permanents.untap"), ("tapped",), True)


def test_cited_rules_without_a_function_are_listed() -> None:
    assert [each.number for each in covered().unstated] == ["107.5", "302.6"]


def test_chapters_come_in_order_with_how_many_rules_they_have() -> None:
    figures = [(each.number, len(each.rules), each.stated, each.reached) for each in covered().chapters]
    assert figures == [("107", 2, 0, 0), ("302", 2, 0, 0), ("701", 3, 3, 2)]


def test_it_is_told_how_it_stands_with_every_rule() -> None:
    assert {rule.number: rule.standing for rule in covered().rules} == {
        "107.5": "missing",
        "107.6": "out",
        "302.6": "missing",
        "302.7": "definition",
        "701.26": "tested",
        "701.26a": "untested",
        "701.26b": "untested",
    }
    assert covered().by_standing == {"tested": 1, "untested": 2, "missing": 2, "definition": 1, "out": 1}
    assert covered().chapters[2].by_standing == {"tested": 1, "untested": 2, "missing": 0, "definition": 0, "out": 0}


@pytest.mark.parametrize(
    ("number", "parts"), [("601.2", ["601.2a", "601.2b"]), ("601", ["601.2", "601.2a", "601.2b", "601.20"]), ("601.2a", [])]
)
def test_subrules_are_the_parts_of_a_rule(number: str, parts: list[str]) -> None:
    assert subrules(number, ["601.2", "601.2a", "601.2b", "601.20", "60.1"]) == parts


def test_the_chapter_is_what_stands_before_the_point() -> None:
    assert chapter_of("601.2a") == "601"


def test_all_citations_are_there_whatever_was_imported() -> None:
    assert all_citations() is CITATIONS
    assert {"turn.state_based.no_life", "characteristics.color_identity.fits_deck", "resolution.effects.stack.counter"} <= set(CITATIONS)


def test_the_report_lists_what_is_missing() -> None:
    text = click.unstyle(coverage_report(covered()))
    assert "permanents.untap  701.26b" in text
    assert "302.6     ruling tap" in text
    assert text.splitlines()[-2] == "7 rules: 1 tested, 2 untested, 2 missing, 1 definition, 1 out"
    assert text.splitlines()[-1] == "1 of 2 functions are reached by 1 scenario; they state 3 rules · 2 of 4 cited rules have a function"


def test_the_json_has_the_same_figures() -> None:
    content = msgspec.json.decode(coverage_json(covered()))
    assert content["totals"]["functions reached"] == 1
    assert content["totals"]["rules"] == 7
    keys = ("rules", "tested", "untested", "missing", "definition", "out")
    assert [[chapter[key] for key in keys] for chapter in content["chapters"]] == [
        [2, 0, 0, 1, 0, 1],
        [2, 0, 0, 1, 1, 0],
        [3, 1, 2, 0, 0, 0],
    ]
    assert content["unreached"] == ["permanents.untap"]
    assert content["unstated"] == ["107.5", "302.6"]


class Page(HTMLParser):
    """Collects the tags of a page and checks that they are closed."""

    VOID = frozenset({"meta", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.used: set[str] = set()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.used.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_well_formed_escaped_and_needs_nothing_else() -> None:
    text = coverage_html(covered())
    page = Page()
    page.feed(text)
    assert page.open == []
    assert "script" not in page.used
    assert page.addresses == []
    assert "&lt;b&gt;to turn&lt;/b&gt;" in text
    assert "<b>to turn</b>" not in text
    assert '<i class="tested" style="width:33.3%"></i><i class="untested" style="width:66.7%"></i>' in text
