"""Each Then phrase holds when it should, and when it shouldn't, fails with the message that a reader needs."""

from typing import get_args

import msgspec
import pytest

from oracle.protocol.messages import ObjectView, Occurrence, Option, Outcome, View
from oracle.suite.judging.expecting import checked_kinds
from oracle.vocabulary import Vocabulary, default_phrases
from oracle.vocabulary.operations import AnyOperation, Expectation, Rejected
from tests.suite.scripted import ACCEPTED, ScriptedEngine, asking, judged, players, seen

GIVEN = (
    "Given Alice controls Forest, Grizzly Bears and Bonesplitter attached to Grizzly Bears",
    "And Bob controls a morphed Zoetic Cavern",
    "And Alice's hand holds Opt",
    "And the top of Alice's library is Island and Swamp",
)
FOREST = ObjectView(
    id="1", zone="battlefield", owner="Alice", controller="Alice", label="Forest", card="Forest", name="Forest", tapped=False
)
BEARS = ObjectView(
    id="2",
    zone="battlefield",
    owner="Alice",
    controller="Alice",
    label="Grizzly Bears",
    card="Grizzly Bears",
    name="Grizzly Bears",
    mana_value=2,
    colors=("green",),
    types=("creature",),
    subtypes=("Bear",),
    power=4,
    toughness=2,
    tapped=False,
    sick=True,
    position=1,
)
BONESPLITTER = ObjectView(
    id="3",
    zone="battlefield",
    owner="Alice",
    controller="Alice",
    label="Bonesplitter",
    card="Bonesplitter",
    name="Bonesplitter",
    types=("artifact",),
    subtypes=("Equipment",),
    attached_to="2",
    position=2,
)
CAVERN = ObjectView(
    id="4",
    zone="battlefield",
    owner="Bob",
    controller="Bob",
    label="Zoetic Cavern",
    card="Zoetic Cavern",
    types=("creature",),
    power=2,
    toughness=2,
    mana_value=0,
    tapped=False,
    face_down="morph",
    position=3,
)
OPT = ObjectView(id="5", zone="hand", owner="Alice", label="Opt", card="Opt", name="Opt", colors=("blue",), mana_value=1)
ISLAND = ObjectView(id="6", zone="library", owner="Alice", label="Island", card="Island", name="Island")
SWAMP = ObjectView(id="7", zone="library", owner="Alice", label="Swamp", card="Swamp", name="Swamp", position=1)
CAST_OPT = ObjectView(
    id="8", zone="stack", owner="Alice", controller="Alice", label="Opt", card="Opt", name="Opt", colors=("blue",), mana_value=1
)
TRIGGER = ObjectView(
    id="9", zone="stack", owner="Alice", controller="Alice", kind="ability", source="2", source_name="Grizzly Bears", position=1
)
TAPPED_FOREST = ObjectView(
    id="1", zone="battlefield", owner="Alice", controller="Alice", label="Forest", card="Forest", name="Forest", tapped=True,
    counters={"charge": 2}, damage=3, keywords=("flying",),
)  # fmt: skip

HAPPENED = (
    Occurrence(kind="drew", number=1, player="Bob", object="90"),
    Occurrence(kind="drew", number=2, player="Alice", object="91"),
    Occurrence(kind="priority", number=3, player="Alice"),
    Occurrence(kind="cast", number=4, player="Alice", object="8", label="Opt", name="Opt"),
    Occurrence(kind="triggered", number=5, player="Alice", object="9", source="2", source_name="Grizzly Bears"),
    Occurrence(kind="priority", number=6, player="Bob"),
    Occurrence(kind="shuffled", number=7, player="Alice"),
)
BEFORE = seen(FOREST, BEARS, BONESPLITTER, CAVERN, OPT, ISLAND, SWAMP, occurrences=HAPPENED[:1])
AFTER = seen(
    TAPPED_FOREST, BEARS, BONESPLITTER, CAVERN, CAST_OPT, TRIGGER, ISLAND, SWAMP, occurrences=HAPPENED, players=players(19, 20, "{G}{G}")
)  # fmt: skip

CASES = [
    ("Alice has 19 life", "Alice has 20 life", "Alice has 20 life", "Alice has 19 life"),
    ("Alice's mana pool is {G}{G}", "Alice's mana pool is {G}{G}{G}", "Alice's mana pool is {G}{G}{G}", "Alice's mana pool is {G}{G}"),
    ("Bob's mana pool is empty", "Alice's mana pool is empty", "Alice's mana pool is empty", "Alice's mana pool is {G}{G}"),
    ("it is Alice's main phase", "it is Bob's upkeep", "it is Bob's upkeep", "it is Alice's precombat main"),
    ("Bob's hand is empty", "Bob's battlefield is empty", "Bob's battlefield holds nothing", "it holds Zoetic Cavern (face down)"),
    ("Alice's library holds Island and Swamp", "Alice's library holds Swamp and Island", "holds Swamp, Island (from", "Island, Swamp"),
    ("Alice's battlefield holds Forest, Bonesplitter and Grizzly Bears", "Alice's battlefield holds Forest", "Forest", "Bears"),
    ("Alice's hand holds no cards", "Alice's library holds 3 cards", "Alice's library holds 3 cards", "it holds 2"),
    ("Opt is on the stack", "Opt is in Alice's hand", "Opt is in Alice's hand", "it is on the stack"),
    ("Opt isn't in exile", "Opt isn't on the stack", "Opt is not on the stack", "it is on the stack"),
    ("Island is on top of Alice's library", "Swamp is on top of Alice's library", "Swamp is on top of", "in Alice's library"),
    ("Forest is tapped", "Grizzly Bears is tapped", "Grizzly Bears is tapped", "it is untapped"),
    ("Zoetic Cavern is face down", "Zoetic Cavern is face up", "Zoetic Cavern is face up", "it is face down (morph)"),
    ("Grizzly Bears is summoning sick", "Grizzly Bears isn't summoning sick", "is not summoning sick", "it is summoning sick"),
    ("Grizzly Bears is 4/2", "Grizzly Bears is 2/2", "Grizzly Bears is 2/2", "Grizzly Bears is 4/2"),
    ("Forest has 2 charge counters", "Forest has a charge counter", "Forest has 1 charge counters", "it has 2 charge"),
    ("Grizzly Bears has no counters", "Forest has no counters", "Forest has 0 counters", "it has 2 charge"),
    ("Forest has 3 damage", "Forest has no damage", "Forest has 0 damage", "Forest has 3 damage"),
    ("Bonesplitter is attached to Grizzly Bears", "Bonesplitter is attached to Forest", "attached to Forest", "attached to Grizzly Bears"),
    ("Forest is attached to nothing", "Bonesplitter is attached to nothing", "attached to nothing", "attached to Grizzly Bears"),
    ("Grizzly Bears's mana value is 2", "Grizzly Bears's mana value is 0", "mana value is 0", "mana value is 2"),
    ("Opt's name is Opt", "Opt's name is Island", "Opt's name is Island", "Opt's name is Opt"),
    ("Zoetic Cavern has no name", "Forest has no name", "Forest has no name", "its name is Forest"),
    ("Grizzly Bears is green", "Grizzly Bears is green and blue", "Grizzly Bears is blue and green", "it is green"),
    ("Forest is colorless", "Opt is colorless", "Opt is colorless", "it is blue"),
    ("Grizzly Bears's type line is Creature — Bear", "Grizzly Bears's type line is Creature", "is Creature", "it is Creature — Bear"),
    ("Grizzly Bears isn't an artifact", "Grizzly Bears is an artifact", "Grizzly Bears is a artifact", "its type line is Creature — Bear"),
    ("Forest has flying", "Grizzly Bears has flying", "Grizzly Bears has flying", "its keyword abilities are: none"),
    ("Opt has no keyword abilities", "Forest has no keyword abilities", "Forest has no keyword abilities", "flying"),
    ("Alice controls Forest and Opt", "Bob controls Forest", "Bob controls Forest", "Alice controls it"),
    ("Bob doesn't control Forest", "Alice doesn't control Forest", "Alice does not control Forest", "Alice controls it"),
    ("Alice owns Opt", "Bob owns Opt", "Bob owns Opt", "Alice owns Opt"),
    ("the stack holds Grizzly Bears's ability and Opt", "the stack holds Opt", "holds Opt (from the top)", "Bears's ability, Opt"),
    ("the stack holds the top of the stack and Opt", "the stack is empty", "the stack holds nothing", "Grizzly Bears's ability, Opt"),
    ("Alice drew a card", "Alice drew 2 cards", "Alice drew 2 cards", "Alice drew 1 card"),
    ("Bob drew no cards", "Bob drew a card", "Bob drew 1 card", "Bob drew 0 cards"),
    ("Alice's library was shuffled", "Bob's library was shuffled", "shuffled once", "shuffled 0 times"),
    ("Bob's library wasn't shuffled", "Alice's library was shuffled twice", "shuffled 2 times", "shuffled once"),
    ("Grizzly Bears triggered once", "Forest triggered once", "Forest triggered once", "Forest triggered 0 times"),
    ("Forest didn't trigger", "Grizzly Bears didn't trigger", "triggered 0 times", "triggered once"),
    ("Opt was cast once", "Opt was countered", "Opt was countered", "it was cast"),
    ("Opt wasn't countered", "Opt wasn't cast", "Opt was cast 0 times", "Opt was cast once"),
    ("the game goes on", "the game is a draw", "the game is a draw", "the game goes on"),
    ("Bob hasn't lost the game", "Bob has lost the game", "Bob has lost", "the game goes on"),
    ("Bob hasn't won the game", "Bob has won the game", "Bob has won", "the game goes on"),
    ("Alice has priority", "Bob has priority", "Bob has priority", "Alice has it"),
    ("nobody is asked", "Alice is asked", "Alice is asked", "nobody is asked; Alice has priority"),
    ("Alice sees Opt", "Bob sees Zoetic Cavern", "Bob sees Zoetic Cavern", "the engine hides which card it is"),
    ("Bob doesn't see Zoetic Cavern", "Bob doesn't see Forest", "Bob does not see Forest", "the engine shows Bob that it is Forest"),
    ("Bob tells Forest and Zoetic Cavern apart", "Bob tells Zoetic Cavern and Forest apart", "Zoetic Cavern, Forest apart", "at place 4"),
    ("Alice can pass priority", "Alice can't pass priority", "this is illegal for Alice", "it is legal"),
    ("the color identity of Opt is {U}", "the color identity of Opt is empty", "identity of Opt is empty", "identity of Opt is {U}"),
    ("the symbol of Opt is one triangle", "the symbol of Opt is two triangles", "is two triangles", "is one triangle"),
    ("Opt fits a deck led by Island", "Opt doesn't fit a deck led by Island", "led by Island may not hold Opt", "it may"),
]  # fmt: skip


def engine() -> ScriptedEngine:
    scripted = ScriptedEngine((ACCEPTED, BEFORE), (ACCEPTED, AFTER))
    hidden = ObjectView(id="4", zone="battlefield", owner="Bob", controller="Bob", face_down="morph", position=3)
    scripted.observed["Bob"] = seen(FOREST, hidden)
    return scripted


@pytest.mark.parametrize(("holds", "fails", "expected", "observed"), CASES)
def test_a_phrase_holds_or_fails_with_a_message(holds: str, fails: str, expected: str, observed: str) -> None:
    result = judged(engine(), *GIVEN, "When Alice passes priority", f"Then {holds}")
    assert (result.verdict, result.detail) == ("pass", None)
    result = judged(engine(), *GIVEN, "When Alice passes priority", f"Then {fails}")
    assert result.verdict == "fail"
    assert result.detail is not None
    assert expected in result.detail.expected
    assert observed in result.detail.observed
    assert (result.detail.step, result.detail.place) == (fails, "game.feature:8")


@pytest.mark.parametrize(
    ("shown", "observed"),
    [
        (msgspec.structs.replace(BEARS, id="9", label=None), "the engine shows Bob no object 4, which is Zoetic Cavern"),
        (msgspec.structs.replace(CAVERN, face_down="manifest"), "that Zoetic Cavern is face down by manifest, not morph"),
        (msgspec.structs.replace(CAVERN, position=0), "the engine shows Bob Grizzly Bears at place 2, Zoetic Cavern at place 1"),
    ],
)
def test_objects_are_told_apart_by_identity_cause_and_order(shown: ObjectView, observed: str) -> None:
    scripted = engine()
    scripted.observed["Bob"] = seen(FOREST, BEARS, shown)
    detail = judged(scripted, *GIVEN, "When Alice passes priority", "Then Bob tells Grizzly Bears and Zoetic Cavern apart").detail
    assert detail is not None
    assert observed in detail.observed


ORDER = ("| event | object | player |", "| cast | Opt | Alice |", "| triggered | Grizzly Bears | |")
ORDER_WITH_SHUFFLE = (*ORDER, "| shuffled | | Alice |")


def test_events_are_found_in_order() -> None:
    steps = (*GIVEN, "When Alice passes priority")
    assert judged(engine(), *steps, "Then in this order:", *ORDER_WITH_SHUFFLE).verdict == "pass"
    assert judged(engine(), *steps, "Then in this order, with no priority in between:", *ORDER).verdict == "pass"


def test_events_in_another_order_fail() -> None:
    steps = (*GIVEN, "When Alice passes priority", "Then in this order:", ORDER[0], ORDER[2], ORDER[1])
    detail = judged(engine(), *steps).detail
    assert detail is not None
    assert detail.expected == "in this order: triggered Grizzly Bears, then cast Opt (Alice)"
    assert "no 'cast Opt (Alice)' in its place among: " in detail.observed


def test_priority_between_events_fails() -> None:
    steps = (*GIVEN, "When Alice passes priority", "Then in this order, with no priority in between:", *ORDER_WITH_SHUFFLE)
    detail = judged(engine(), *steps).detail
    assert detail is not None
    assert "with no priority in between" in detail.expected
    assert "no 'shuffled (Alice)' in its place" in detail.observed


NAMED = (
    "Then Forest is tapped",
    "And Forest has 2 charge counters",
    "And Forest has 3 damage",
    "And Forest has flying",
    "And Alice has 19 life",
    "And Alice's mana pool is {G}{G}",
    "And the stack holds Grizzly Bears's ability and Opt",
)


def test_nothing_else_changed_when_all_changes_are_named() -> None:
    assert judged(engine(), *GIVEN, "When Alice passes priority", *NAMED, "And nothing else changed").verdict == "pass"


@pytest.mark.parametrize(
    ("left_out", "told"),
    [
        (0, "Forest: tapped is True, not False"),
        (1, "Forest: counters is {'charge': 2}, not {}"),
        (4, "Alice has 19 life, not 20"),
        (5, "Alice's mana pool is {G}{G}, not empty"),
        (6, "Opt is on the stack, not in Alice's hand; Grizzly Bears's ability is new on the stack"),
    ],
)
def test_what_is_not_named_is_told(left_out: int, told: str) -> None:
    steps = [step for index, step in enumerate(NAMED) if index != left_out]
    steps[0] = steps[0].replace("And", "Then")
    result = judged(engine(), *GIVEN, "When Alice passes priority", *steps, "And nothing else changed")
    assert result.detail is not None
    assert (result.detail.expected, result.detail.observed) == ("nothing else changed", told)


def test_a_choice_offers_what_it_offers() -> None:
    options = (Option("{G}", "green"), Option("2", "Grizzly Bears"))
    asks = asking("Alice", "choose", options=options, minimum=1, maximum=1)

    def verdict(*steps: str) -> tuple[str, str]:
        result = judged(ScriptedEngine((ACCEPTED, BEFORE), (asks, BEFORE)), *GIVEN, "When Alice passes priority", *steps)
        return result.verdict, result.detail.observed if result.detail else ""

    assert verdict("Then Alice is asked", "And Alice may choose {G} and Grizzly Bears") == ("pass", "")
    assert verdict("Then Alice may choose only {G} and Grizzly Bears", "And Alice may not choose Forest") == ("pass", "")
    assert verdict("Then Alice may choose Forest") == ("fail", "Alice is asked: What? (may) [green, Grizzly Bears]")
    assert verdict("Then Alice may not choose {G}") == ("fail", "Alice is asked: What? (may) [green, Grizzly Bears]")
    assert verdict("Then Alice may choose only {G}")[1].startswith("also Grizzly Bears; ")
    assert verdict("Then Bob may choose {G}") == ("fail", "Alice is asked: What? (may) [green, Grizzly Bears]")
    assert verdict("Then Alice is asked", "And nobody is asked") == ("fail", "Alice is asked: What? (may) [green, Grizzly Bears]")


def test_a_number_may_be_chosen_within_bounds() -> None:
    def verdict(step: str, least: int, most: int) -> str:
        asks = asking("Alice", "number", minimum=least, maximum=most)
        return judged(ScriptedEngine((ACCEPTED, BEFORE), (asks, BEFORE)), *GIVEN, "When Alice passes priority", step).verdict

    assert verdict("Then Alice may choose only 0", 0, 0) == "pass"
    assert verdict("Then Alice may choose only 0", 0, 1) == "fail"
    assert verdict("Then Alice may choose 3", 0, 5) == "pass"
    assert verdict("Then Alice may choose X = 6", 0, 5) == "fail"
    assert verdict("Then Alice may not choose 6", 0, 5) == "pass"
    assert verdict("Then Alice may not choose 5", 0, 5) == "fail"


def test_an_illegal_action_names_its_rule() -> None:
    def detail(step: str, rule: str | None) -> str:
        scripted = engine()
        scripted.answers_can = Outcome(accepted=False, rule=rule, reason="it is tapped")
        scripted.authoritative = rule is not None
        found = judged(scripted, *GIVEN, "When Alice passes priority", step).detail
        return f"{found.observed} [{found.rule}]" if found else ""

    assert detail("Then Alice can't tap Forest for mana by rule 602.5", "602.5a") == ""
    assert detail("Then Alice can't tap Forest for mana by rule 602.5", None) == ""
    assert detail("Then Alice can't tap Forest for mana by rule 305", "602.5a") == "rule 602.5a does: it is tapped [602.5a]"
    assert detail("Then Alice can't tap Forest for mana by rule 602.5", "602.51") == "rule 602.51 does: it is tapped [602.51]"
    assert detail("Then Alice can tap Forest for mana", "602.5a") == "it is illegal: it is tapped [602.5a]"


def test_a_rejection_is_expected_or_fails() -> None:
    refused = Outcome(accepted=False, rule="305.2a", reason="no land may be played")

    def verdict(*steps: str, accepted: bool = False) -> tuple[str, str]:
        scripted = ScriptedEngine((ACCEPTED, BEFORE), (ACCEPTED if accepted else refused, BEFORE))
        result = judged(scripted, *GIVEN, "When Alice plays Opt", *steps)
        return result.verdict, result.detail.observed if result.detail else ""

    assert verdict("Then that is rejected") == ("pass", "")
    assert verdict("Then that is rejected by rule 305") == ("pass", "")
    assert verdict("Then that is rejected by rule 116") == ("fail", "rule 305.2a does: no land may be played")
    assert verdict("Then that is rejected", accepted=True) == ("fail", "the engine accepts it")
    assert verdict("Then Alice has 20 life") == ("fail", "it is rejected: no land may be played")


def test_an_ended_game_is_won_lost_or_drawn() -> None:
    def verdict(step: str, view: View) -> str:
        over = Outcome(accepted=True)
        return judged(ScriptedEngine((ACCEPTED, BEFORE), (over, view)), *GIVEN, "When Alice concedes", step).verdict

    won = seen(ended=True, winners=("Bob",))
    assert verdict("Then Bob has won the game", won) == "pass"
    assert verdict("Then the game is a draw", won) == "fail"
    assert verdict("Then the game goes on", won) == "fail"
    assert verdict("Then the game is a draw", seen(ended=True)) == "pass"


ELSEWHERE = {"in this order{at once}:", "nothing else changed", "{player} {may choose}", "that is {rejected}"}
"""Phrases whose failing cases are tests of their own, above."""


def test_every_then_phrase_has_a_case_that_fails() -> None:
    vocabulary = Vocabulary(default_phrases())
    failing = {phrase.pattern for _, text, *_ in CASES for phrase, _ in vocabulary.matches("then", text)}
    assert failing | ELSEWHERE == {phrase.pattern for phrase in default_phrases() if "then" in phrase.kinds}


def test_every_kind_of_expectation_has_a_check() -> None:
    kinds = {kind for kind in get_args(AnyOperation) if issubclass(kind, Expectation)}
    assert kinds - {Rejected} == checked_kinds()
