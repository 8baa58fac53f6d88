"""The dated tables of rule changes, and their agreement with what the reference engine asks for."""

from pathlib import Path

import pytest

from oracle.known_editions import NEWEST_EDITION, OLDEST_EDITION
from oracle.rules.state.editions import CHANGES, Span, in_force
from oracle.suite.reading.editions import Edition, in_order, is_rule_number, load_editions, load_rule_numbers, read_edition, renumbered

FOLDER = Path(__file__).parents[3] / "fixtures" / "editions"


@pytest.fixture(scope="module")
def editions() -> tuple[Edition, ...]:
    return load_editions(FOLDER)


def test_the_engine_knows_exactly_the_changes_of_the_tables(editions: tuple[Edition, ...]) -> None:
    spans: dict[str, Span] = {}
    for edition in editions:
        for change in edition.changed:
            first = spans.get(change.name, Span(None, None)).first
            spans[change.name] = Span(edition.name, None) if change.in_force else Span(first, edition.name)
    assert spans == dict(CHANGES)
    assert (editions[0].name, editions[-1].name) == (OLDEST_EDITION, NEWEST_EDITION)


def test_a_change_begins_with_its_edition() -> None:
    assert not in_force("2025-09-18", "modal_faces_transform")
    assert in_force("2025-09-19", "modal_faces_transform")


def test_a_change_ends_with_its_edition() -> None:
    assert in_force("2026-08-06", "library_moving_mana_abilities")
    assert not in_force("2026-08-07", "library_moving_mana_abilities")


@pytest.mark.parametrize("day", ["0001-01-01", "1993-08-05", "2025-04-03"])
def test_nothing_is_judged_by_rules_that_are_not_known(day: str) -> None:
    with pytest.raises(ValueError, match="expected a day from 2025-04-04 on"):
        read_edition(day)
    assert read_edition("2025-04-04") == "2025-04-04"


def test_an_unknown_change_is_an_error() -> None:
    with pytest.raises(KeyError):
        in_force(NEWEST_EDITION, "mana_burn")


@pytest.mark.parametrize(
    ("number", "edition", "newest"),
    [
        ("701.28a", "2025-04-04", "701.27a"),  # transform
        ("701.28a", "2025-06-06", "701.28a"),  # convert, which moved there
        ("701.4", "2025-04-04", "701.5"),  # cast
        ("701.9b", "2025-04-04", "701.10b"),  # double
        ("701.10", "2025-04-04", "701.12"),  # exchange
        ("701.38a", "2025-04-04", "701.15a"),  # goad
        ("701.61", "2025-04-04", "701.61"),
        ("730.1", "2024-08-02", "733.1"),  # handling illegal actions, moved three times
        ("601.5a", "2026-04-17", "601.6a"),
        ("704.5z", "2026-04-17", "704.5aa"),
        ("106.7", "2024-08-02", "106.7"),
    ],
)
def test_old_numbers_are_followed_to_the_newest(editions: tuple[Edition, ...], number: str, edition: str, newest: str) -> None:
    assert renumbered(number, edition, editions) == newest


def test_rules_named_by_the_tables_are_written_as_rule_numbers(editions: tuple[Edition, ...]) -> None:
    entries = [entry for edition in editions for entry in (*edition.added, *edition.reworded, *edition.changed)]
    assert [rule for entry in entries for rule in entry.rules if not is_rule_number(rule)] == []


def test_rule_numbers_are_those_of_the_newest_edition() -> None:
    numbers = load_rule_numbers(FOLDER / "rule_numbers.toml")
    assert {"605", "605.1a", "704.5aa", "310.12b", "601.8", "733.1"} <= numbers
    assert not {"605.9", "107.3l", "107.3o", "310.13", "1", "605.1aa"} & numbers


def test_rules_are_sorted_as_they_stand() -> None:
    numbers = ["601", "601.2", "601.2a", "601.2z", "601.2aa", "601.10", "602.1"]
    assert sorted(("601.10", "602.1", "601.2aa", "601.2", "601", "601.2z", "601.2a"), key=in_order) == numbers
