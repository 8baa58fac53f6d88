"""Text files of others: read whole or not at all, in bounded time, with the line that is wrong."""

import os
from pathlib import Path

import pytest

from oracle.cards.errors import CardError
from oracle.cards.loader import load_cards, read_card
from oracle.files import DEEPEST, LARGEST, UnreadableError, parse_toml, parse_visible_toml, read_text
from oracle.suite.reading.features import load_features

SCENARIO = "Feature: Life\n  @id:twenty\n  Scenario: Twenty\n    Then Alice has 20 life\n"


@pytest.mark.parametrize(
    ("content", "text"),
    [(b"\xef\xbb\xbfone\ntwo", "one\ntwo"), (b"one\r\ntwo\r\n", "one\ntwo\n"), (b"one\rtwo", "one\ntwo"), (b"", "")],
)
def test_marks_of_byte_order_and_other_ends_of_lines_are_no_part_of_a_text(tmp_path: Path, content: bytes, text: str) -> None:
    path = tmp_path / "text"
    path.write_bytes(content)
    assert read_text(path) == text


def test_a_feature_may_begin_with_a_mark_of_byte_order(tmp_path: Path) -> None:
    (tmp_path / "life.feature").write_text(SCENARIO, encoding="utf-8-sig")
    suite = load_features([tmp_path])
    assert ([case.id for case in suite.cases], suite.problems) == (["twenty"], [])


def test_a_card_may_begin_with_a_mark_of_byte_order(tmp_path: Path) -> None:
    (tmp_path / "thing.toml").write_text('name = "Thing"\ncost = "{1}"\ntype = "Artifact"\n', encoding="utf-8-sig")
    assert load_cards(tmp_path)["Thing"].name == "Thing"


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.feature")
    os.mkfifo(tmp_path / "pipe.toml")
    (problem,) = load_features([tmp_path]).problems
    assert str(problem) == f"{tmp_path}/pipe.feature:1: a file was expected, but this isn't one"
    with pytest.raises(CardError, match=r"pipe.toml:1: a file was expected"):
        load_cards(tmp_path).with_face("Thing")


def test_a_file_has_a_largest_size(tmp_path: Path) -> None:
    path = tmp_path / "large.feature"
    path.write_text(SCENARIO + "\n" * LARGEST)
    (problem,) = load_features([path]).problems
    assert problem.message == f"has {LARGEST + len(SCENARIO):,} bytes; at most 4,000,000 were expected"
    path.write_text(SCENARIO + "\n" * (LARGEST - len(SCENARIO)))
    assert len(read_text(path)) == LARGEST


def test_what_is_not_utf_8_is_told_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin"
    path.write_bytes("one\ntwö".encode("latin-1"))
    with pytest.raises(UnreadableError, match="the byte 0xf6 isn't") as caught:
        read_text(path)
    assert caught.value.line == 2


@pytest.mark.parametrize("deep", ["[" * 200 + "]" * 200, "[" * 90_000, "1\nx" + ".x" * 2_000 + " = 1"])
def test_toml_is_nested_only_so_deep(deep: str) -> None:
    text = f'name = "Thing"\ny = {deep}\n'
    with pytest.raises(CardError, match=rf"^thing.toml:\d: at most {DEEPEST} tables and lists inside each other were expected"):
        read_card(text, Path("thing.toml"))


def test_toml_may_be_nested_as_deep_as_that() -> None:
    most = DEEPEST - 1
    assert parse_toml(f"x = {'[' * most}{']' * most}") != {}
    with pytest.raises(UnreadableError):
        parse_toml(f"x = {'[' * (most + 1)}{']' * (most + 1)}")


def test_a_number_that_python_does_not_read_is_told_at_its_line() -> None:
    with pytest.raises(UnreadableError, match="a number has nineteen digits at most") as told:
        parse_toml(f"x = 1\ny = {'9' * 5000}\nz = 12\n")
    assert told.value.line == 2


@pytest.mark.parametrize("character", ["\x1b", "\x00", "\x7f", "\x9b", "\u202e", "\u2066", "\u2028"])
def test_a_character_that_acts_on_a_terminal_is_refused_with_its_line(character: str) -> None:
    with pytest.raises(UnreadableError, match=f"U\\+{ord(character):04X} can't be seen") as raised:
        parse_visible_toml(f"a = 1\n\nname = 't{character}wo'\n")
    assert raised.value.line == 3


@pytest.mark.parametrize("escape", ["\\u001b", "\\u001B", "\\U0000009b", "\\b", "\\r", "\\u202e"])
def test_so_is_one_that_toml_writes_by_its_number(escape: str) -> None:
    with pytest.raises(UnreadableError, match="can't be seen") as raised:
        parse_visible_toml(f'a = 1\nb = ["\\u0041"]\nc = {{ name = "x{escape}" }}\n')
    assert raised.value.line == 3


def test_other_characters_may_be_written_by_number() -> None:
    assert parse_visible_toml('a = "\\u00e9\\t\\n"') == {"a": "é\t\n"}
