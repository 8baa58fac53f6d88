"""`oracle words`."""

import json
from collections.abc import Callable

from click.testing import Result

from oracle.cards.dictionary import definitions


def test_every_word_is_listed(oracle: Callable[..., Result]) -> None:
    shown = oracle("words").stdout
    assert [word.head for word in definitions() if word.head not in shown] == []


def test_a_word_is_shown_with_its_keys_and_a_card(oracle: Callable[..., Result]) -> None:
    shown = oracle("words", "gain life").stdout
    assert 'do = "gain life"' in shown
    assert "amount    amount (required)" in shown
    assert "see `oracle cards" in shown
    assert 'do = "draw"' not in shown


def test_json_has_every_word(oracle: Callable[..., Result]) -> None:
    words = json.loads(oracle("words", "--json").stdout)
    assert [word["word"] for word in words] == [word.head for word in definitions()]


def test_a_text_that_no_word_says_is_unusable(oracle: Callable[..., Result]) -> None:
    result = oracle("words", "zzz")
    assert result.exit_code == 2
    assert "no word of card files says 'zzz'" in result.stderr
