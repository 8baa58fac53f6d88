"""How a case is played: beginning, acting, answering, running on, and what it is told when it goes wrong."""

import msgspec
import pytest

from oracle.engines.null import NullEngine
from oracle.engines.port import EngineError
from oracle.protocol.messages import Attack, Cast, Choice, ObjectView, Option, Outcome, Pass, PlayLand
from oracle.protocol.questions import EVERYTHING
from oracle.suite.judging.advancing import MAX_PASSES
from oracle.suite.judging.judge import judge
from oracle.suite.reading.case import Case, EditionRange
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import KnownNames
from tests.suite.judging.judged import EMPTY, OPT, fails
from tests.suite.scripted import ACCEPTED, ScriptedEngine, asking, judged, read, seen

BOLT = ObjectView(id="2", zone="stack", owner="Bob", controller="Bob", card="Lightning Bolt", name="Lightning Bolt", position=1)
BOB_HAS_PRIORITY = Outcome(accepted=True, priority="Bob")


def case(*steps: str) -> Case:
    return read(*steps).cases[0]


def unusable(engine: ScriptedEngine, *steps: str) -> tuple[str, int]:
    """Message and line of a case that can't be carried out."""
    result = judged(engine, *steps)
    assert (result.verdict, result.kind) == ("error", "input"), result
    assert result.detail is not None
    return result.detail.observed, result.detail.line


# --- beginning --------------------------------------------------------------------------------------------------------


def test_a_position_has_quiet_defaults() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    judged(engine, "Given Alice controls Forest", "Then nobody is asked")
    position = engine.position
    assert position is not None
    assert [player.name for player in position.players] == ["Alice", "Bob"]
    assert [player.life for player in position.players] == [20, 20]
    assert (position.active_player, position.step, position.turn) == ("Alice", "precombat main", 3)
    assert [spec.card for spec in position.objects if spec.zone == "library" and spec.player == "Bob"] == ["Wastes"] * 10
    assert [spec.label for spec in position.objects if spec.zone == "battlefield"] == ["Forest"]


def test_a_position_says_what_the_steps_say() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    judged(
        engine,
        "Given the players are Carol, Alice and Bob",
        "And it is Bob's upkeep",
        "And Bob has 3 life",
        "And Bob's mana pool is {U}",
        "And Bob has played a land this turn",
        "And Bob controls 2 Forest and Bonesplitter attached to Bear",
        "And Alice controls:",
        "| card | alias | counters |",
        "| Grizzly Bears | Bear | a charge |",
        "And Bear is tapped",
        "And Bear has 2 +1/+1 counters",
        "And the second Forest is summoning sick",
        "And the top of Carol's library is Island",
        "And Alice's library is empty",
        "Then nobody is asked",
    )
    position = engine.position
    assert position is not None
    assert [(player.name, player.life, player.mana_pool, player.lands_played) for player in position.players] == [
        ("Carol", 20, "", 0),
        ("Alice", 20, "", 0),
        ("Bob", 3, "{U}", 1),
    ]
    assert (position.active_player, position.step) == ("Bob", "upkeep")
    specs = {spec.label: spec for spec in position.objects}
    assert specs["Bear"].counters == {"charge": 1, "+1/+1": 2}
    assert specs["Bear"].tapped
    assert specs["Bonesplitter"].attached_to == "Bear"
    assert [spec.label for spec in position.objects if spec.sick] == ["Forest 2"]
    libraries = [(spec.player, spec.card) for spec in position.objects if spec.zone == "library"]
    assert libraries[:2] == [("Carol", "Island"), ("Carol", "Wastes")]
    assert not [player for player, _ in libraries if player == "Alice"]


@pytest.mark.parametrize(
    ("steps", "message", "line"),
    [
        (["Given Alice controls Bonesplitter attached to Bears"], "'Bonesplitter' can't be attached: no permanent is called 'Bears'", 3),
        (
            ["Given Alice controls Wild Growth attached to Forrest", "And Alice controls Forest"],
            "'Wild Growth' can't be attached: no permanent is called 'Forrest'; did you mean 'Forest'?",
            3,
        ),
        (
            ["Given Alice controls 2 Forest", "And Bob controls Wild Growth attached to Forest"],
            "'Wild Growth' can't be attached: 2 permanents are called 'Forest'; give them aliases in a table",
            4,
        ),
        (["Given Forest is tapped"], "no step above places an object called 'Forest'", 3),
        (["Given Alice controls 2 Forest", "And Forest is tapped"], "'Forest' could be 2 objects; give them aliases in a table", 4),
        (["Given Alice controls Forest", "And Carol has 3 life"], "Carol doesn't play here; the players are Alice, Bob", 4),
        (["Given Alice's hand is empty", "And Alice's hand holds Opt"], "Alice's hand is already told by a step above", 4),
        (["Given Alice's hand holds a tapped Forest"], "'Forest' can't be tapped, damaged, attached or face down in a hand", 3),
        (
            ["Given Alice controls:", "| card | alias |", "| Forest | Tree |", "| Island | Tree |"],
            "the alias 'Tree' is already the name of another object or player",
            3,
        ),
        (["Given Alice controls Forest", "And Forest is face down"], "'face down' can't be said after Given; a table's column", 4),
    ],
)
def test_an_impossible_position_is_told_at_its_line(steps: list[str], message: str, line: int) -> None:
    observed, at = unusable(ScriptedEngine((ACCEPTED, EMPTY)), *steps, "Then nobody is asked")
    assert observed.startswith(message)
    assert at == line


def test_a_position_that_the_engine_refuses_is_told_at_the_line_of_the_card() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    engine.complaint = "Lightning Bolt can't be on the battlefield"
    steps = ("Given Alice controls Forest", "And Bob controls Lightning Bolt", "Then nobody is asked")
    assert unusable(engine, *steps) == ("Lightning Bolt can't be on the battlefield", 4)


def test_a_given_after_the_beginning_is_refused() -> None:
    steps = ("Given Alice has 3 life", "When Alice passes priority", "Given Bob has 3 life", "Then nobody is asked")
    message, line = unusable(ScriptedEngine((ACCEPTED, EMPTY)), *steps)
    assert (message, line) == ("a Given after a When or Then; how the game stands is said first", 5)


def test_a_card_that_the_engine_lacks_makes_the_case_unsupported() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    engine.lacking = ("Opt",)
    result = judged(engine, "Given Alice's hand holds Opt", "Then nobody is asked")
    assert result.verdict == "unsupported"
    assert result.detail is not None
    assert result.detail.observed == "the engine lacks the cards Opt"


def test_a_card_that_is_only_named_must_be_there_by_whichever_face_it_is_named() -> None:
    suite = Suite([], [])
    text = "Feature: F\n  Scenario: S\n    When Alice names Bala Ged Sanctuary\n    Then nobody is asked\n"
    FeatureReader(KnownNames({"Bala Ged Recovery": ["Bala Ged Sanctuary"]})).read_text(text, "game.feature", suite)
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    engine.lacking = ("Bala Ged Recovery",)
    result = judge(suite.cases[0], engine)
    assert result.verdict == "unsupported"
    assert result.detail is not None
    assert result.detail.observed == "the engine lacks the cards Bala Ged Recovery"


def test_facts_that_the_engine_does_not_know_make_the_case_unsupported() -> None:
    assert judge(case("Then the color identity of Opt is {U}"), NullEngine()).verdict == "unsupported"


def test_an_engine_may_know_one_fact_of_cards_and_declare_that_it_lacks_the_other() -> None:
    class Colors(ScriptedEngine):
        capabilities = msgspec.structs.replace(EVERYTHING, facts=("color identity",))

    engine = Colors((ACCEPTED, seen()))
    assert judge(case("Then the color identity of Opt is {U}"), engine).verdict == "pass"
    result = judge(case("Then the symbol of Opt is one triangle"), engine)
    assert result.verdict == "unsupported"
    assert result.detail is not None
    assert result.detail.observed == "the engine has not declared the fact 'face symbols' of cards"


def test_another_edition_makes_the_case_inapplicable() -> None:
    old = Case(id="a", name="a", feature="f", line=1, steps=case("Then nobody is asked").steps, edition=EditionRange(until="2025-09-19"))
    assert judge(old, NullEngine(), "2026-09-25").verdict == "inapplicable"
    assert (judge(old, NullEngine()).verdict, judge(old, NullEngine()).edition) == ("pass", "2025-09-18")


def test_a_disputed_case_is_judged_but_not_counted() -> None:
    disputed = Case(id="a", name="a", feature="f", line=1, steps=case("Then Alice is asked").steps, disputed=True)
    assert judge(disputed, NullEngine()).verdict == "disputed"


class Crashing(ScriptedEngine):
    def __init__(self, fault: Exception) -> None:
        super().__init__((ACCEPTED, EMPTY))
        self.fault = fault

    def unsupported_cards(self, names: object) -> tuple[str, ...]:
        raise self.fault


def test_an_engine_that_breaks_is_an_error_of_its_kind() -> None:
    assert judged(Crashing(EngineError("timeout", "no answer")), "Then nobody is asked").kind == "timeout"
    broken = judged(Crashing(ZeroDivisionError("oh")), "Then nobody is asked")
    assert (broken.verdict, broken.kind) == ("error", "crash")
    assert broken.detail is not None
    assert broken.detail.observed.startswith("ZeroDivisionError: oh (")


# --- acting -----------------------------------------------------------------------------------------------------------


def test_a_card_that_was_placed_is_called_by_its_label() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (ACCEPTED, EMPTY))
    judged(engine, "Given Alice's hand holds Opt", "When Alice casts Opt targeting Bob", "Then nobody is asked")
    assert engine.done == [("Alice", Cast(object="Opt", targets=("Bob",)))]


def test_a_face_is_enough_to_say_which_card_is_cast() -> None:
    card = ObjectView(
        id="7",
        zone="hand",
        owner="Alice",
        card="Twinmaw Stormbrood",
        name="Twinmaw Stormbrood",
        faces=("Twinmaw Stormbrood", "Charring Bite"),
    )
    engine = ScriptedEngine((ACCEPTED, seen(card)), (ACCEPTED, EMPTY))
    judged(engine, "When Alice casts Charring Bite", "Then nobody is asked")
    assert engine.done == [("Alice", Cast(object="7", face="Charring Bite"))]


def test_the_players_own_card_is_meant_first_and_the_hand_before_the_battlefield() -> None:
    def land(id: str, zone: str, owner: str) -> ObjectView:
        return ObjectView(id=id, zone=zone, owner=owner, name="Forest", card="Forest")  # type: ignore[arg-type]

    view = seen(land("1", "battlefield", "Alice"), land("2", "hand", "Bob"), land("3", "hand", "Alice"))
    engine = ScriptedEngine((ACCEPTED, view), (ACCEPTED, EMPTY))
    judged(engine, "When Alice plays Forest", "Then nobody is asked")
    assert engine.done == [("Alice", PlayLand("3"))]


def test_an_ambiguous_object_is_told() -> None:
    twins = [ObjectView(id=id, zone="graveyard", owner=owner, name="Opt", card="Opt") for id, owner in (("1", "Alice"), ("2", "Bob"))]
    message, _ = unusable(ScriptedEngine((ACCEPTED, seen(*twins))), "Then Opt is red")
    assert message.startswith("'Opt' could be 2 objects: Alice's Opt in Alice's graveyard, Bob's Opt in Bob's graveyard")


def test_a_choice_that_could_be_several_options_is_told() -> None:
    twins = [ObjectView(id=id, zone="graveyard", owner=owner, name="Opt", card="Opt") for id, owner in (("1", "Alice"), ("2", "Bob"))]
    question = asking("Alice", "choose", purpose="targets", options=(Option("1", "Opt 1"), Option("2", "Opt 2")))
    steps = ("When Alice passes priority", "And Alice chooses Opt", "Then nobody is asked")
    message, _ = unusable(ScriptedEngine((ACCEPTED, seen(*twins)), (question, seen(*twins))), *steps)
    assert message.startswith("'Opt' could be 2 objects")


def test_options_that_cannot_be_told_apart_are_as_good_as_one() -> None:
    twins = [ObjectView(id=id, zone="hand", owner="Alice", name="Opt", card="Opt") for id in ("1", "2")]
    question = asking("Alice", "choose", purpose="discard", options=(Option("1", "Opt 1"), Option("2", "Opt 2")))
    engine = ScriptedEngine((ACCEPTED, seen(*twins)), (question, seen(*twins)), (ACCEPTED, EMPTY))
    judged(engine, "When Alice passes priority", "And Alice chooses Opt", "Then nobody is asked")
    assert engine.done[1:] == [("Alice", Choice(chosen=("1",)))]


def test_a_mistyped_object_is_told_with_the_nearest_name() -> None:
    engine = ScriptedEngine((ACCEPTED, seen(OPT)))
    assert unusable(engine, "Given Alice's hand holds Opt", "When Alice casts Optt", "Then nobody is asked")[0] == (
        "no object is called 'Optt'; did you mean 'Opt'?"
    )


def test_what_an_engine_fails_to_create_is_a_failure_of_the_engine() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    assert fails(engine, "Then Karox Bladewing is 6/6") == ("Karox Bladewing is 6/6", "no object is called 'Karox Bladewing'", 3)


def test_a_rejected_action_fails_with_its_rule() -> None:
    refused = Outcome(accepted=False, rule="305.3", reason="it is not your turn")
    engine = ScriptedEngine((ACCEPTED, EMPTY), (refused, EMPTY))
    result = judged(engine, "Given Bob's hand holds Forest", "When Bob plays Forest", "Then nobody is asked")
    assert result.detail is not None
    assert (result.detail.observed, result.detail.rule, result.detail.line) == ("it is rejected: it is not your turn", "305.3", 4)


# --- running on -------------------------------------------------------------------------------------------------------


def test_players_pass_until_the_spell_has_left_the_stack() -> None:
    both, one, none = seen(OPT, BOLT), seen(OPT), EMPTY
    engine = ScriptedEngine((ACCEPTED, both), (BOB_HAS_PRIORITY, both), (ACCEPTED, one), (BOB_HAS_PRIORITY, one), (ACCEPTED, none))
    assert judged(engine, "Given Alice's hand holds Opt", "When Opt resolves", "Then the stack is empty").verdict == "pass"
    assert engine.done == [("Alice", Pass()), ("Bob", Pass()), ("Alice", Pass()), ("Bob", Pass())]


def test_the_top_of_the_stack_is_the_last_that_came() -> None:
    engine = ScriptedEngine((ACCEPTED, seen(OPT, BOLT)), (BOB_HAS_PRIORITY, seen(OPT)))
    steps = ("Given Alice's hand holds Opt", "When the top of the stack resolves", "Then the stack holds Opt")
    assert judged(engine, *steps).verdict == "pass"


def test_an_empty_stack_does_not_resolve() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    assert fails(engine, "When the stack resolves", "Then nobody is asked") == (
        "something is on the stack to resolve",
        "the stack is empty",
        3,
    )


def test_a_goal_that_is_never_reached_ends_after_a_bounded_number_of_passes() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY))
    expected, observed, _ = fails(engine, "When the game advances to Bob's upkeep", "Then nobody is asked")
    assert expected == "it becomes Bob's upkeep"
    assert observed == f"players have passed {MAX_PASSES} times, and it is Alice's precombat main of turn 3"
    assert len(engine.done) == MAX_PASSES


def test_a_game_that_has_ended_does_not_advance() -> None:
    engine = ScriptedEngine((Outcome(accepted=True), seen(ended=True)))
    assert fails(engine, "When the game advances to Bob's upkeep", "Then nobody is asked")[1] == "the game has ended"


def test_attacks_that_no_step_declares_are_declared_empty() -> None:
    upkeep = seen(active_player="Bob", step="upkeep", turn=4)
    attack = asking("Alice", "attack", purpose="attackers")
    engine = ScriptedEngine((ACCEPTED, EMPTY), (attack, EMPTY), (ACCEPTED, EMPTY), (BOB_HAS_PRIORITY, upkeep))
    assert judged(engine, "When the game advances to Bob's upkeep", "Then it is Bob's upkeep").verdict == "pass"
    assert engine.done == [("Alice", Pass()), ("Alice", Attack(attackers={})), ("Alice", Pass())]


def test_an_attack_first_runs_on_to_where_it_is_declared() -> None:
    attack = asking("Alice", "attack", purpose="attackers")
    engine = ScriptedEngine((ACCEPTED, EMPTY), (attack, EMPTY), (ACCEPTED, EMPTY))
    judged(engine, "Given Alice controls Grizzly Bears", "When Alice attacks with Grizzly Bears", "Then nobody is asked")
    assert engine.done == [("Alice", Pass()), ("Alice", Attack(attackers={"Grizzly Bears": "Bob"}))]
