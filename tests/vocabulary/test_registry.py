"""How texts find their phrase."""

import pytest

from oracle.vocabulary import PhraseError, Vocabulary, default_phrases
from oracle.vocabulary.operations import Colors, Holds, NothingElse, Operation, PutOntoBattlefield
from oracle.vocabulary.registry import AmbiguousPhraseError, NoSuchPhraseError, Phrase

VOCABULARY = Vocabulary(default_phrases(), ["Cosima, God of the Voyage", "Stay Hidden, Stay Silent", "Opt"])


def said(pattern: str) -> Phrase:
    return Phrase(("then",), pattern, "", "", "", lambda *arguments: NothingElse())


def test_there_are_fewer_than_sixty_phrases() -> None:
    assert len(default_phrases()) < 60


def test_no_two_phrases_have_one_pattern_and_kind() -> None:
    patterns = [(kind, phrase.pattern) for phrase in default_phrases() for kind in phrase.kinds]
    assert len(set(patterns)) == len(patterns)


def test_a_text_that_no_phrase_says_gets_the_nearest_ones() -> None:
    with pytest.raises(NoSuchPhraseError) as caught:
        VOCABULARY.operation("then", "Alice's pool of mana is {G}")
    assert caught.value.near[0].pattern == "{player}'s mana pool is {mana}"
    assert 'no Then phrase says "Alice\'s pool of mana is {G}"; the nearest are' in str(caught.value)


def test_a_phrase_of_another_kind_does_not_count() -> None:
    with pytest.raises(NoSuchPhraseError):
        VOCABULARY.operation("given", "nothing else changed")


def test_a_text_that_two_phrases_say_is_an_error() -> None:
    vocabulary = Vocabulary([said("{object} is {colors}"), said("{object} is red")])
    with pytest.raises(AmbiguousPhraseError, match="said by several phrases: "):
        vocabulary.operation("then", "Opt is red")


def test_cucumber_alternatives_and_optional_letters() -> None:
    vocabulary = Vocabulary([said("there is/are {n} card(s)")])
    assert vocabulary.matches("then", "there is 1 card")
    assert vocabulary.matches("then", "there are 2 cards")
    assert not vocabulary.matches("then", "there was 1 card")


def test_a_table_is_needed_where_the_phrase_ends_in_a_colon() -> None:
    with pytest.raises(PhraseError, match="takes a table under it"):
        VOCABULARY.operation("given", "Alice controls:")
    with pytest.raises(PhraseError, match="takes no table"):
        VOCABULARY.operation("given", "Alice has 3 life", (("card",), ("Opt",)))


def test_an_unknown_player_is_no_player() -> None:
    with pytest.raises(NoSuchPhraseError):
        VOCABULARY.operation("given", "Alcie has 3 life")


@pytest.mark.parametrize(
    "text",
    ["Forest has priority", "Alice has flying", "Alice is 2/2", "the stack is red", "nobody is tapped", "it is red", "Opt has no damages"],
)
def test_what_no_phrase_is_meant_to_say(text: str) -> None:
    with pytest.raises(NoSuchPhraseError):
        VOCABULARY.operation("then", text)


def test_known_names_with_commas_are_kept_whole_in_lists() -> None:
    operation = VOCABULARY.operation("given", "Alice controls Cosima, God of the Voyage, Stay Hidden, Stay Silent and 2 Forest")
    assert isinstance(operation, PutOntoBattlefield)
    assert [(item.card, item.count) for item in operation.cards] == [
        ("Cosima, God of the Voyage", 1),
        ("Stay Hidden, Stay Silent", 1),
        ("Forest", 2),
    ]


def test_quoted_names_are_kept_whole() -> None:
    operation = VOCABULARY.operation("given", 'Alice\'s hand holds "Will, Scholar of Frost and Fire" and Opt')
    assert isinstance(operation, Holds)
    assert [item.card for item in operation.cards] == ["Will, Scholar of Frost and Fire", "Opt"]


def test_colors_are_read_in_any_order() -> None:
    assert VOCABULARY.operation("then", "Opt is red, green and white") == Colors("Opt", ("white", "red", "green"))


def test_a_mana_pool_holds_typed_mana_only() -> None:
    with pytest.raises(PhraseError, match="a mana pool holds mana of a type"):
        VOCABULARY.operation("given", "Alice's mana pool is {2}{U}")


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ((("card", "taped"), ("Opt", "yes")), "unknown column 'taped'; did you mean 'tapped'"),
        ((("alias",), ("A",)), "no column 'card'"),
        ((("card",),), "at least one row"),
        ((("card", "card"), ("Opt", "Opt")), "appears twice"),
        ((("card", "tapped"), ("Opt", "true")), "says yes or no, not 'true'"),
        ((("card", "counters"), ("Opt", "many")), "counters are written like"),
        ((("card", "face down"), ("Opt", "manifst")), "did you mean 'manifest'"),
        ((("card", "damage"), ("Opt", "some")), "a number was expected"),
        ((("card", "count", "alias"), ("Opt", "2", "Two")), "can name one card only"),
        ((("card", "alias"), ("Opt", "T\u202ewo")), "can't be seen"),
        ((("card", "alias"), ("", "A")), "has no card"),
    ],
)
def test_a_table_that_makes_no_sense(table: tuple[tuple[str, ...], ...], message: str) -> None:
    with pytest.raises(PhraseError, match=message):
        VOCABULARY.operation("given", "Alice controls:", table)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ((("event",), ("shufled",)), "unknown event 'shufled'; did you mean 'shuffled'"),
        ((("event", "player"), ("drew", "Dave")), "unknown player 'Dave'; known are Alice, Bob, Carol"),
        ((("player",), ("Bob",)), "no column 'event'"),
    ],
)
def test_a_table_of_events_that_makes_no_sense(table: tuple[tuple[str, ...], ...], message: str) -> None:
    with pytest.raises(PhraseError, match=message):
        VOCABULARY.operation("then", "in this order:", table)


def test_a_table_of_cards_is_read_whole() -> None:
    table = (
        ("card", "alias", "tapped", "sick", "counters", "damage", "face down", "attached to", "owner", "chosen card name"),
        ("Opt", "One", "yes", "yes", "2 +1/+1, a charge", "1", "morph", "Bob", "Bob", "Forest"),
    )
    operation = VOCABULARY.operation("given", "Alice controls:", table)
    assert isinstance(operation, Operation)
    assert operation == PutOntoBattlefield(
        "Alice",
        (
            type(operation.cards[0])(  # type: ignore[attr-defined]
                card="Opt",
                alias="One",
                owner="Bob",
                tapped=True,
                sick=True,
                face_down="morph",
                counters={"+1/+1": 2, "charge": 1},
                damage=1,
                attached_to="Bob",
                chosen={"card name": "Forest"},
            ),
        ),
    )
