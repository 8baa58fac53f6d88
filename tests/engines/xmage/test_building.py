"""Where XMage is looked for, and what its user is told of what is missing."""

import os
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from oracle.engines.opening import SpecError, parse_spec
from oracle.engines.xmage import CLASSPATH, Missing, start
from oracle.engines.xmage.building import NEEDED, cache_folder


def test_without_a_class_path_the_user_is_told_what_is_needed_and_how_to_give_it() -> None:
    with pytest.raises(Missing, match=f"(?s)no class path of XMage is given.*--classpath.*{CLASSPATH}"):
        start(None, {})


def test_the_engine_called_xmage_needs_the_class_path_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CLASSPATH, raising=False)
    with pytest.raises(SpecError, match="no class path of XMage is given"):
        parse_spec("xmage")


def test_a_place_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="nowhere, which doesn't exist"):
        start(str(tmp_path / "nowhere"), {})


def test_a_class_path_without_the_core_lacks_the_core(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="XMage's core"):
        start(str(tmp_path), {})


def test_a_class_path_with_the_core_but_without_libraries_lacks_these(tmp_path: Path) -> None:
    for file in ("mage/game/GameImpl.class", "mage/cards/basiclands/Forest.class", "mage/cards/g/GrizzlyBears.class"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    with pytest.raises(Missing, match="gson"):
        start(str(tmp_path), {})


def test_a_class_path_without_cards_lacks_the_cards(tmp_path: Path) -> None:
    for file in ("mage/game/GameImpl.class", "mage/cards/basiclands/Forest.class", "com/google/gson/Gson.class"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    with pytest.raises(Missing, match=f"(?s)XMage's cards.*{CLASSPATH}"):
        start(str(tmp_path), {})


def test_a_folder_of_archives_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"there is no folder .*nowhere"):
        start(str(tmp_path / "nowhere" / "*"), {})


def test_an_archive_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "half.jar").write_text("half a download")
    with pytest.raises(Missing, match=r"half\.jar, which can't be read as an archive"):
        start(str(tmp_path / "half.jar"), {})


@pytest.mark.skipif(shutil.which("javac") is None, reason="no Java Development Kit")
def test_a_cache_folder_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Missing, match=r"(?s)can't be compiled into .*file.*XDG_CACHE_HOME"):
        start(_as_if_whole(tmp_path / "classes"), {"XDG_CACHE_HOME": str(tmp_path / "file")})


@pytest.mark.skipif(shutil.which("javac") is None, reason="no Java Development Kit")
def test_what_the_compiler_says_first_is_told_and_nothing_is_left_in_the_cache(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"doesn't compile against this XMage.*error: "):
        start(_as_if_whole(tmp_path / "classes"), {"XDG_CACHE_HOME": str(tmp_path / "cache")})
    assert list((tmp_path / "cache" / "oracle" / "xmage").iterdir()) == []


def test_a_relative_cache_folder_counts_as_none() -> None:
    assert cache_folder({"XDG_CACHE_HOME": "here"}) == cache_folder({}) == Path.home() / ".cache" / "oracle" / "xmage"


def _as_if_whole(folder: Path) -> str:
    for file in NEEDED:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return str(folder)


def test_archives_are_looked_into_and_a_star_stands_for_all_of_a_folder(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "core.jar", "w") as core:
        core.writestr("mage/game/GameImpl.class", "")
        core.writestr("mage/cards/basiclands/Forest.class", "")
        core.writestr("mage/cards/g/GrizzlyBears.class", "")
    with ZipFile(tmp_path / "log.jar", "w") as log:
        log.writestr("org/apache/log4j/Logger.class", "")
    with pytest.raises(Missing, match="gson"):
        start(str(tmp_path / "*"), {})


def test_a_place_given_as_an_option_counts_before_the_environment(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="mine"):
        start(str(tmp_path / "mine"), {CLASSPATH: os.pathsep.join(["other"])})
