"""The dictionary of words."""

from pathlib import Path

import msgspec

from oracle.cards.abilities import AnyAbility, Keyword
from oracle.cards.dictionary import definitions, examples, kind_of, words_of
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.loader import load_cards

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")


def test_every_word_on_a_card_is_defined() -> None:
    defined = {word.word for word in definitions()} | {Keyword}
    used = {kind for name in CARDS for face in CARDS[name].faces for kind in words_of(face.abilities)}
    assert used - defined == set()


def test_every_word_has_a_meaning() -> None:
    assert [word.head for word in definitions() if not word.meaning.strip()] == []


def test_heads_are_unique_within_a_topic() -> None:
    heads = [(word.topic, word.head) for word in definitions()]
    assert len(heads) == len(set(heads))


def test_types_in_a_readers_words() -> None:
    assert kind_of(Selection) == "reference or filter"
    assert kind_of(Amount) == "amount"
    assert kind_of(tuple[AnyAbility, ...]) == "list of: ability"
    assert kind_of(bool) == "true or false"


def test_keys_come_with_their_notes_and_defaults() -> None:
    word = next(word for word in definitions() if word.word is Filter)
    zone = next(key for key in word.keys if key.name == "zone")
    other = next(key for key in word.keys if key.name == "other")
    assert zone.default == '"battlefield"'
    assert other.meaning == "Not the source itself."


def test_an_example_is_a_card_that_has_the_word() -> None:
    for kind, name in examples(tuple(CARDS[name] for name in CARDS)).items():
        assert kind is not None
        assert issubclass(kind, msgspec.Struct)
        assert kind in words_of(CARDS[name])
