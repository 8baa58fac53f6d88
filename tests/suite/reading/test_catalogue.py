"""The catalogue of rulings: complete, well formed, and faithful to its sources."""

import hashlib
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from oracle.suite.reading.catalogue import Catalogue, RulingsFile, load_catalogue
from oracle.suite.reading.editions import load_rule_numbers
from oracle.suite.reading.toml_records import RecordError, read_record

FIXTURES = Path(__file__).parents[3] / "fixtures"
SOURCES = "ORACLE_RULING_SOURCES"
"""Environment variable: the folder with the source files, for who has them."""

COUNTS = {"shared": 8, "000_modal_double_faced_cards": 15, "001_omens": 10, "003_jodah": 10, "004_face_down_permanents": 17}
"""How many rulings each source gives."""

ENTRY = """
about = "Mana"
sources = ["some.txt"]

[[rulings]]
slug = "first"
title = "One"
ordinal = 1
rules = ["106.5"]
ruling = "Something holds."
official_sha256 = "00"
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(FIXTURES / "rulings")


def test_the_rulings_of_the_sources_are_complete(catalogue: Catalogue) -> None:
    counted = {stem: len(read_record(FIXTURES / "rulings" / f"{stem}.toml", RulingsFile).rulings) for stem in COUNTS}
    assert counted == COUNTS
    assert sum(counted.values()) == 60 <= len(catalogue.by_slug)


@pytest.mark.parametrize("stem", COUNTS)
def test_ordinals_count_up_and_digests_are_there(stem: str) -> None:
    rulings = read_record(FIXTURES / "rulings" / f"{stem}.toml", RulingsFile).rulings
    first = 1 if stem == "shared" else 9
    assert [ruling.ordinal for ruling in rulings] == list(range(first, first + len(rulings)))
    assert all(re.fullmatch("[0-9a-f]{64}", ruling.official_sha256 or "") for ruling in rulings)


def test_slugs_are_slugs(catalogue: Catalogue) -> None:
    assert [slug for slug in catalogue.by_slug if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)] == []


def test_every_rule_that_a_ruling_cites_exists(catalogue: Catalogue) -> None:
    known = load_rule_numbers(FIXTURES / "editions" / "rule_numbers.toml")
    cited = {(ruling.slug, rule) for ruling in catalogue.by_slug.values() for rule in ruling.rules}
    cited |= {(ruling.slug, rule) for ruling in catalogue.by_slug.values() if ruling.superseded for rule in ruling.superseded.rules}
    assert {entry for entry in cited if entry[1] not in known} == set()


def test_texts_are_whole_sentences_and_differ(catalogue: Catalogue) -> None:
    texts = [ruling.ruling for ruling in catalogue.by_slug.values()]
    assert [text for text in texts if not text.endswith(".") or len(text) < 40] == []
    assert [text for text, count in Counter(texts).items() if count > 1] == []


def test_a_ruling_that_was_overtaken_holds_only_in_its_editions(catalogue: Catalogue) -> None:
    ruling = catalogue.by_slug["mdfc-cannot-transform"]
    assert ruling.until is not None
    assert ruling.until.isoformat() == "2025-09-18"
    assert ruling.superseded is not None
    assert ruling.superseded.since.isoformat() == "2025-09-19"
    assert ruling.stated_in("2025-09-18") == ruling.ruling
    assert ruling.stated_in("2025-09-19") == ruling.superseded.ruling


@pytest.mark.skipif(SOURCES not in os.environ, reason=f"the wording of the rulings isn't part of the project; name its folder in {SOURCES}")
def test_digests_are_those_of_the_official_wording(catalogue: Catalogue) -> None:
    folder = Path(os.environ[SOURCES])
    for ruling in catalogue.by_slug.values():
        if ruling.official_sha256 is None or ruling.ordinal is None:
            continue
        for source in ruling.sources:
            paragraphs = [part.strip() for part in (folder / source).read_text(encoding="utf-8").split("\n\n") if part.strip()]
            official = paragraphs[ruling.ordinal]  # the first paragraph is not a ruling
            assert hashlib.sha256(official.encode()).hexdigest() == ruling.official_sha256, f"{ruling.slug} in {source}"
            assert ruling.ruling not in official


@pytest.mark.parametrize(
    ("wrong", "right", "line", "key", "message"),
    [
        ("rules =", "rule =", 9, "rulings.rule", "did you mean 'rules'"),
        ("ordinal = 1", 'ordinal = "1"', 8, "rulings.ordinal", "expected a whole number, not a text"),
        ('title = "One"\n', "", 5, "rulings", "the key 'title' is missing"),
        ("ordinal = 1", "ordinal = ", 8, "", "not valid TOML"),
        ('about = "Mana"', "about = 7", 2, "about", "expected a text, not a whole number"),
    ],
)
def test_a_file_is_understood_whole_or_rejected(tmp_path: Path, wrong: str, right: str, line: int, key: str, message: str) -> None:
    path = tmp_path / "mana.toml"
    assert wrong in ENTRY
    path.write_text(ENTRY.replace(wrong, right), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        load_catalogue(tmp_path)
    assert (caught.value.path, caught.value.line, caught.value.key) == (path, line, key)
    assert message in str(caught.value)


def test_a_slug_that_is_taken_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "b.toml").write_text(ENTRY, encoding="utf-8")
    with pytest.raises(RecordError, match="'first' is already taken"):
        load_catalogue(tmp_path)
