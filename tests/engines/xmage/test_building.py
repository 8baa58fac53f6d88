"""Where XMage is looked for, and what its user is told of what is missing."""

import os
from pathlib import Path
from zipfile import ZipFile

import pytest

from oracle.engines.opening import SpecError, parse_spec
from oracle.engines.xmage import CLASSPATH, Missing, start


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
    for file in ("mage/game/GameImpl.class", "mage/cards/basiclands/Forest.class"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    with pytest.raises(Missing, match="gson"):
        start(str(tmp_path), {})


def test_archives_are_looked_into_and_a_star_stands_for_all_of_a_folder(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "core.jar", "w") as core:
        core.writestr("mage/game/GameImpl.class", "")
        core.writestr("mage/cards/basiclands/Forest.class", "")
    with ZipFile(tmp_path / "log.jar", "w") as log:
        log.writestr("org/apache/log4j/Logger.class", "")
    with pytest.raises(Missing, match="gson"):
        start(str(tmp_path / "*"), {})


def test_a_place_given_as_an_option_counts_before_the_environment(tmp_path: Path) -> None:
    with pytest.raises(Missing, match="mine"):
        start(str(tmp_path / "mine"), {CLASSPATH: os.pathsep.join(["other"])})
