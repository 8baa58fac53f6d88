"""`oracle phrases`."""

import json
from collections.abc import Callable

from click.testing import Result

from oracle.report.terminal import WIDTH
from oracle.vocabulary import default_phrases
from oracle.vocabulary.actions import FORMS


def test_every_phrase_and_every_form_of_action_is_listed_with_its_meaning(oracle: Callable[..., Result]) -> None:
    shown = " ".join(oracle("phrases").stdout.split())
    assert [each.pattern for each in default_phrases() if each.pattern not in shown or each.meaning not in shown] == []
    assert [form.form for form in FORMS.values() if form.form not in shown] == []


def test_meanings_keep_to_the_width_of_the_terminal(oracle: Callable[..., Result]) -> None:
    """Examples are shown as they would stand in a file."""
    for command in ("phrases", "words"):
        text = oracle(command).stdout.splitlines()
        assert [line for line in text if len(line) > WIDTH and not line.startswith(("        ", "  Given", "  When", "  Then"))] == []


def test_a_text_narrows_the_list(oracle: Callable[..., Result]) -> None:
    shown = oracle("phrases", "mana pool").stdout
    assert "{player}'s mana pool is {mana}" in shown
    assert "library" not in shown


def test_a_text_finds_the_forms_of_actions_too(oracle: Callable[..., Result]) -> None:
    shown = oracle("phrases", "crews").stdout
    assert "{player} {action}" in shown
    assert "crews {object} with {objects}" in shown
    assert "casts {object}" not in shown


def test_json_has_every_phrase(oracle: Callable[..., Result]) -> None:
    phrases = json.loads(oracle("phrases", "--json").stdout)
    assert [each["pattern"] for each in phrases] == [each.pattern for each in default_phrases()]


def test_a_text_that_no_phrase_says_is_unusable(oracle: Callable[..., Result]) -> None:
    result = oracle("phrases", "mana burn")
    assert result.exit_code == 2
    assert "no phrase says 'mana burn'" in result.stderr
