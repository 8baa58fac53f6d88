"""Rule coverage: which rules are stated, reached and cited."""

from datetime import date
from html.parser import HTMLParser

import click
import msgspec
import pytest

from oracle.adequacy.coverage import Coverage, all_citations, chapter_of, coverage, subrules
from oracle.report.coverage import coverage_json, coverage_report
from oracle.report.coverage_html import coverage_html
from oracle.rules.citation import CITATIONS, Citation
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling


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
    known = {"701.26", "701.26a", "701.26b", "107.5", "302.6", "701"}
    return coverage(citations, {"tapped": frozenset({"permanents.tap"})}, cases, rulings, known)


def test_a_function_knows_the_scenarios_that_apply_it() -> None:
    assert {each.name: each.scenarios for each in covered().functions} == {"permanents.tap": ("tapped",), "permanents.untap": ()}
    assert [each.name for each in covered().unreached] == ["permanents.untap"]


def test_a_rule_is_stated_by_the_functions_of_its_subrules() -> None:
    (rule,) = (each for each in covered().rules if each.number == "701.26")
    assert (rule.functions, rule.tagged, rule.reached) == (("permanents.tap", "permanents.untap"), ("tapped",), True)


def test_cited_rules_without_a_function_are_listed() -> None:
    assert [each.number for each in covered().unstated] == ["107.5", "302.6"]


def test_chapters_come_in_order_with_how_many_rules_they_have() -> None:
    figures = [(each.number, each.known, each.stated, each.reached) for each in covered().chapters]
    assert figures == [("107", 1, 0, 0), ("302", 1, 0, 0), ("701", 3, 3, 2)]


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
    assert text.splitlines()[-1] == "1 of 2 functions are reached by 1 scenario; they state 3 rules · 2 of 4 cited rules have a function"


def test_the_json_has_the_same_figures() -> None:
    content = msgspec.json.decode(coverage_json(covered()))
    assert content["totals"]["functions reached"] == 1
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
