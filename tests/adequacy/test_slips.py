"""Every word of card files is read: passed over in all cards, each makes some scenario fail."""

import ast
import inspect
import textwrap
from functools import partial
from pathlib import Path

import pytest

from oracle.adequacy.slips import NOTHING, OfKey, OfKeyword, OfReference, OfWord, Slip, all_slips, misread, notice
from oracle.cards import effects, filters, statics
from oracle.cards.abilities import Keyword, Static
from oracle.cards.card import Card
from oracle.cards.loader import load_cards
from oracle.cards.statics import Continuous, OpeningHand, Prohibit
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position
from oracle.rules.citation import IllegalAction
from oracle.rules.citation import misread as rule_misread
from oracle.rules.instructions.dispatch import PERFORMERS
from oracle.rules.state.game import Game, ObjectId
from oracle.suite.reading.features import Suite, load_features
from oracle.suite.reading.names import LibraryNames

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "tests" / "words"
LIBRARY = load_cards(ROOT / "fixtures" / "cards", EXAMPLES / "cards")
CARDS = dict(LIBRARY)


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_features([ROOT / "features", EXAMPLES], LibraryNames(LIBRARY))


def unnoticed(suite: Suite, *slips: Slip) -> list[str]:
    """Names of the slips that no scenario notices."""
    found = notice(slips, suite.cases, CARDS, partial(ReferenceEngine, CARDS), jobs=2 if len(slips) > 10 else 1)
    return [each.slip.name for each in found if each.by is None]


def test_every_word_is_read(suite: Suite) -> None:
    assert suite.problems == []
    assert set(unnoticed(suite, *all_slips())) == {slip.name for slip in BEFORE_THE_GAME}


BEFORE_THE_GAME = (OfWord(OpeningHand), OfKey(Static, "zone", "hand"))
"""What is done before a game begins (103.6), where no scenario looks."""


@pytest.mark.parametrize("slip", BEFORE_THE_GAME, ids=lambda slip: slip.name)
def test_what_is_done_before_a_game_begins_is_read(slip: Slip) -> None:
    hand = ObjectSpec(label="Leyline", card="Leyline of the Void", player="Alice", zone="hand")
    position = Position(players=(PlayerSpec("Alice"), PlayerSpec("Bob")), objects=(hand,), active_player="Alice", turn=1, step="untap")

    def asked(cards: dict[str, Card]) -> bool:
        return ReferenceEngine(cards).new_game(position).begin().pending is not None

    assert asked(CARDS)
    assert not asked({**CARDS, "Leyline of the Void": misread(CARDS["Leyline of the Void"], slip)})


# --- the gate is shut: a word that is no longer read is told ----------------------------------------------------------


def test_a_restriction_on_blocking_that_is_no_longer_read_is_told(suite: Suite) -> None:
    slip = OfKey(Prohibit, "attackers")
    assert unnoticed(suite, slip) == []

    def without_attackers(game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
        return None

    with rule_misread("legality.prohibitions.blocking", without_attackers):
        assert unnoticed(suite, slip) == [slip.name]


def test_a_keyword_that_is_no_longer_read_is_told(suite: Suite) -> None:
    slip = OfKeyword("hexproof")
    assert unnoticed(suite, slip) == []
    with rule_misread("targets.targeting.has_hexproof", lambda game, id, you: False):
        assert unnoticed(suite, slip) == [slip.name]


def test_a_key_that_nothing_ever_read_is_told(suite: Suite) -> None:
    slip = OfKey(effects.Destroy, "no_regeneration")
    assert unnoticed(suite, slip) == []
    with rule_misread("events.regeneration.shields", lambda game, event: ()):
        assert unnoticed(suite, slip) == [slip.name]


# --- how cards are misread --------------------------------------------------------------------------------------------


def test_a_key_is_passed_over_wherever_it_is_said() -> None:
    word = Static(rules=(Prohibit("block", what="this", attackers=filters.Filter(tapped=True)), Prohibit("attack")))
    assert misread(word, OfKey(Prohibit, "attackers")) == Static(rules=(Prohibit("block", what="this"), Prohibit("attack")))
    assert misread(word, OfKey(Prohibit, "deed", "attack")).rules[1].deed == "cast"
    assert misread(word, OfWord(Prohibit)).rules == ()


def test_a_keyword_is_passed_over_with_all_that_it_stands_for() -> None:
    words = (Keyword(name="flying"), Keyword(name="haste"), Static(rules=(), keyword="flying"))
    assert misread(words, OfKeyword("flying")) == (Keyword(name="haste"),)


def test_a_reference_points_at_nothing() -> None:
    word = Continuous(what="this", changes=())
    assert misread(word, OfReference("this")) == Continuous(what=NOTHING, changes=())
    assert misread(effects.GainLife(amount=1, who="owner of it"), OfReference("owner of …")).who == NOTHING


def test_what_a_key_must_say_is_said_otherwise() -> None:
    assert misread(effects.GainLife(amount=1), OfKey(effects.GainLife, "amount")).amount == 2
    assert misread(statics.ExtraLands(count=2), OfKey(statics.ExtraLands, "count")).count == 1


@pytest.mark.parametrize("word", sorted(PERFORMERS, key=lambda word: word.__name__), ids=lambda word: word.__name__)
def test_who_carries_out_an_effect_is_asked_unless_it_makes_no_difference(word: type[effects.Effect]) -> None:
    performer = PERFORMERS[word].performer
    body = ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(performer)))).body[0]
    assert isinstance(body, ast.FunctionDef)
    reads = any(isinstance(node, ast.Name) and node.id == "players" for statement in body.body for node in ast.walk(statement))
    assert reads or word.impersonal
