"""Which word of a step is wrong."""

import pytest

from oracle.vocabulary import PhraseError, Vocabulary, default_phrases
from oracle.vocabulary.registry import Kind

VOCABULARY = Vocabulary(default_phrases())


@pytest.mark.parametrize(
    ("kind", "text", "hint"),
    [
        ("given", "Alyce controls Forest", "'Alyce' is unknown, did you mean 'Alice'?"),
        ("given", "Alice's gaveyard holds Forest", "'gaveyard' is unknown, did you mean 'graveyard'?"),
        ("given", "it is Alice's upkeap", "'upkeap' is unknown, did you mean 'upkeep'?"),
        ("when", "Alice castes Lightning Bolt", "'castes' is unknown, did you mean 'casts'?"),
        ("then", "Forest is taped", "'taped' is unknown, did you mean 'tapped'?"),
        ("then", "Dave has 20 life", "'Dave' isn't a player, the players of scenarios are Alice, Bob, Carol"),
    ],
)
def test_a_single_wrong_word_is_named(kind: Kind, text: str, hint: str) -> None:
    with pytest.raises(PhraseError) as caught:
        VOCABULARY.operation(kind, text)
    assert str(caught.value) == f"no {kind.capitalize()} phrase says {text!r}; {hint}"


def test_otherwise_the_nearest_phrases_are_named() -> None:
    with pytest.raises(PhraseError, match="the nearest are") as caught:
        VOCABULARY.operation("then", "the weather is fine")
    assert "unknown" not in str(caught.value)
