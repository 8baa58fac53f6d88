"""The catalogue of the rulebook: reading it, and that every rule of the newest edition has its place."""

from pathlib import Path

import pytest

from oracle.suite.reading.editions import load_rule_numbers
from oracle.suite.reading.rulebook import load_rulebook
from oracle.suite.reading.toml_records import RecordError

FIXTURES = Path(__file__).parents[3] / "fixtures"

FILE = """# Ending the game.
stated = [
  "104.1", "104.3a",
  "104.2a",
]

[definition]
"104.2" = ["104.2a", "104.2b"]
'104.3' = ["104.3a"]

[out]
teams = ["104.2b"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "reasons.toml").write_text('teams = "Nobody plays with others."\n', encoding="utf-8")
    (tmp_path / "1").mkdir()
    (tmp_path / "1" / "104-ending-the-game.toml").write_text(FILE, encoding="utf-8")
    return tmp_path


def test_a_file_gives_each_number_its_place_and_line(folder: Path) -> None:
    rulebook = load_rulebook(folder)
    assert [(place.number, place.kind, place.line) for place in rulebook.places] == [
        ("104.1", "stated", 3),
        ("104.3a", "stated", 3),
        ("104.2a", "stated", 4),
        ("104.2", "definition", 8),
        ("104.3", "definition", 9),
        ("104.2b", "out", 12),
    ]
    assert rulebook.by_number["104.2"].where == ("104.2a", "104.2b")
    assert rulebook.about(rulebook.by_number["104.2"]) == "stated in 104.2a, 104.2b"
    assert rulebook.about(rulebook.by_number["104.2b"]) == "Nobody plays with others."
    assert rulebook.about(rulebook.by_number["104.1"]) == ""
    assert rulebook.by_number["104.2b"].at == f"{folder}/1/104-ending-the-game.toml:12"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[out]", "[outt]", "unknown key"),
        ("stated = [", "stated = 3\nx = [", "unknown key|expected a list"),
        ('"104.2" = ["104.2a", "104.2b"]', '"104.2" = []', "expected at least one rule where 104.2 is stated"),
        ('"104.2" = ["104.2a", "104.2b"]', '"104.2" = "104.2a"', "expected a list, not a text"),
        ('"104.1", ', '"104.1" ', "not valid TOML"),
    ],
)
def test_what_is_no_such_file_is_told(folder: Path, old: str, new: str, message: str) -> None:
    path = folder / "1" / "104-ending-the-game.toml"
    path.write_text(FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError, match=message) as told:
        load_rulebook(folder)
    assert told.value.path == path


def test_a_file_is_called_by_its_chapter(folder: Path) -> None:
    (folder / "1" / "ending.toml").write_text(FILE, encoding="utf-8")
    with pytest.raises(RecordError, match=r"expected a name such as 104-ending-the-game\.toml"):
        load_rulebook(folder)


def test_every_rule_of_the_newest_edition_has_one_place() -> None:
    places = [place.number for place in load_rulebook(FIXTURES / "rulebook").places]
    known = [number for number in load_rule_numbers(FIXTURES / "editions" / "rule_numbers.toml") if "." in number]
    assert len(places) > 3000
    assert sorted(places) == sorted(known)


def test_every_line_is_found() -> None:
    for place in load_rulebook(FIXTURES / "rulebook").places:
        line = place.file.read_text(encoding="utf-8").split("\n")[place.line - 1]
        assert f'"{place.number}"' in line
