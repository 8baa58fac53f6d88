"""What is kept of features from one command to the next: never wrong after an edit, and never in the way."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from oracle.cards.loader import CardLibrary, load_cards
from oracle.suite.reading import contents as contents_module
from oracle.suite.reading.contents import Contents, load_contents
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.reading.shelf import Shelf, cache_folder, digest

ROOT = Path(__file__).parents[3]
CARDS = load_cards(ROOT / "fixtures" / "cards")

FEATURE = """Feature: Life
  @id:{id}
  Scenario: It is told
    Given Alice has {life} life
    Then Alice has {life} life
"""


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    """A feature with one scenario."""
    path = tmp_path / "features" / "life.feature"
    path.parent.mkdir()
    path.write_text(FEATURE.format(id="told", life=7), encoding="utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the shelf is."""
    return tmp_path / "cache"


def read(path: Path, folder: Path | None, cards: CardLibrary = CARDS) -> Contents:
    """The contents of a file or folder, by a shelf as a new process has it."""
    return load_contents([path], cards, None if folder is None else Shelf(folder))


def kept(folder: Path) -> list[Path]:
    """The entries: what a file's scenarios are chosen by, then its cases."""
    return sorted(folder.iterdir()) if folder.is_dir() else []


def forbid_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no file may be read that isn't on the shelf."""

    def forbidden(self: object, path: Path) -> None:
        raise AssertionError(f"{path} was read")

    monkeypatch.setattr(contents_module._Reader, "_read", forbidden)


def test_what_is_kept_is_what_was_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = ROOT / "features"
    suite = load_features([here], LibraryNames(CARDS))
    assert read(here, folder).cases() == suite.cases
    forbid_reading(monkeypatch)
    again = read(here, folder)
    assert again.cases() == suite.cases
    assert [(each.id, each.lines, each.tags, each.ruling, each.rules) for each in again.scenarios()] == [
        (case.id, case.lines, case.tags, case.ruling, case.rules) for case in suite.cases
    ]
    chosen = suite.cases[5]
    assert again.cases([chosen.id]) == [chosen]


def test_an_edit_is_noticed_though_size_and_time_stay(feature: Path, folder: Path) -> None:
    read(feature, folder)
    before = feature.stat()
    feature.write_text(FEATURE.format(id="sold", life=8), encoding="utf-8")
    os.utime(feature, ns=(before.st_atime_ns, before.st_mtime_ns))
    (case,) = read(feature, folder).cases()
    assert (case.id, case.steps[0].text) == ("sold", "Alice has 8 life")
    assert len(kept(folder)) == 2


def test_another_card_is_noticed(feature: Path, folder: Path, tmp_path: Path) -> None:
    feature.write_text("Feature: F\n  Scenario: S\n    Given Alice controls Grizzly Bears\n    Then Alice has 20 life\n", encoding="utf-8")
    cards = tmp_path / "cards"
    cards.mkdir()
    source = (ROOT / "fixtures" / "cards" / "grizzly_bears.toml").read_text(encoding="utf-8")
    assert "unknown card" in str(read(feature, folder, load_cards(cards)).problems[0])
    (cards / "grizzly_bears.toml").write_text(source, encoding="utf-8")
    assert read(feature, folder, load_cards(cards)).problems == []
    (cards / "grizzly_bears.toml").unlink()
    assert "unknown card" in str(read(feature, folder, load_cards(cards)).problems[0])


def test_problems_are_kept_with_their_places(feature: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    feature.write_text(FEATURE.format(id="told", life="many"), encoding="utf-8")
    first = read(feature, folder)
    forbid_reading(monkeypatch)
    again = read(feature, folder)
    assert [str(each) for each in again.problems] == [str(each) for each in first.problems]
    assert str(again.problems[0]).startswith(f"{feature}:4: ")
    assert [each.id for each in again.scenarios()] == ["told"]


def test_an_id_that_two_files_have_is_told_from_the_shelf_too(feature: Path, folder: Path) -> None:
    feature.with_name("more.feature").write_text(FEATURE.format(id="told", life=9), encoding="utf-8")
    for _ in range(2):
        (told,) = read(feature.parent, folder).problems
        assert "the id 'told' is that of the scenario at" in str(told)


@pytest.mark.parametrize("broken", [b"", b"\x00" * 200, b"short"])
def test_a_broken_entry_is_as_good_as_none(feature: Path, folder: Path, broken: bytes) -> None:
    read(feature, folder)
    for entry in kept(folder):
        whole = entry.read_bytes()
        for content in (broken, whole[:-1], whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:]):
            entry.write_bytes(content)
            assert [case.id for case in read(feature, folder).cases()] == ["told"]
            assert entry.read_bytes() == whole


def test_what_another_program_wrote_isnt_heeded(feature: Path, folder: Path) -> None:
    read(feature, folder)
    for entry in kept(folder):
        entry.write_bytes(entry.read_bytes()[:32] + digest([b"\x01"]) + b"\x01")
        assert [case.id for case in read(feature, folder).cases()] == ["told"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_folder_that_others_may_write_to_isnt_used(feature: Path, folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    assert [case.id for case in read(feature, folder).cases()] == ["told"]
    assert kept(folder) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows asks for rights to make links")
def test_a_link_to_somewhere_else_isnt_used(feature: Path, folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    folder.symlink_to(elsewhere)
    assert [case.id for case in read(feature, folder).cases()] == ["told"]
    assert kept(elsewhere) == []


def test_a_folder_that_cant_be_made_is_no_hindrance(feature: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert [case.id for case in read(feature, tmp_path / "file" / "cache").cases()] == ["told"]


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="whoever may do anything can write to any folder")
def test_a_folder_that_cant_be_written_is_no_hindrance(feature: Path, folder: Path) -> None:
    folder.mkdir(mode=0o500)
    assert [case.id for case in read(feature, folder).cases()] == ["told"]
    assert kept(folder) == []


def _ids(paths: tuple[Path, Path]) -> list[str]:
    return [case.id for _ in range(5) for case in read(*paths).cases()]


def test_processes_share_a_shelf(feature: Path, folder: Path) -> None:
    with ProcessPoolExecutor(3) as pool:
        assert list(pool.map(_ids, [(feature, folder)] * 6)) == [["told"] * 5] * 6
    assert len(kept(folder)) == 2


def test_what_is_old_is_thrown_away(feature: Path, folder: Path) -> None:
    folder.mkdir(mode=0o700)
    old, new = folder / "old", folder / "new"
    for each in (old, new):
        each.write_bytes(b"")
    os.utime(old, (0, 0))
    read(feature, folder)
    assert not old.exists()
    assert new.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has another place")
def test_the_folder_is_where_the_system_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "mtg-oracle"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    found = cache_folder()
    assert found is not None
    assert found.is_relative_to(tmp_path)
