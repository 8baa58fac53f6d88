"""An adapter that ignores what it is told fails, and is told what it ignores."""

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Step
from oracle.suite.judging.judge import judge
from oracle.vocabulary.operations import Act, Advance
from tests.engines.ignoring import DroppingEngine, IdleEngine, SkippingEngine
from tests.engines.test_asking import cases, library, read, told

HEEDED = "the engine does what was announced: "
BOLT = ("Given Alice's hand holds Lightning Bolt", "And Alice's mana pool is {R}", "When Alice casts Lightning Bolt targeting Bob")
BALLISTA = (
    "Given Alice's hand holds Walking Ballista",
    "And Alice's mana pool is {C}{C}{C}{C}",
    "When Alice casts Walking Ballista with X = 2",
)
CHARM = (
    "Given Alice's hand holds Izzet Charm",
    "And Bob controls Grizzly Bears",
    "And Alice's mana pool is {U}{R}",
    "When Alice casts Izzet Charm choosing mode 2 targeting Grizzly Bears",
)
VOICE = (
    "Given Alice controls Forest, Mountain and Grizzly Bears",
    "And Alice's hand holds Tormenting Voice, Island and Swamp",
    "And Alice's mana pool is {R}{R}",
    "When Alice casts Tormenting Voice discarding Island",
)
ATTACK = ("Given Alice controls Grizzly Bears", "When Alice attacks Bob with Grizzly Bears")
BLOCK = (
    "Given Alice controls Grizzly Bears",
    "And Bob controls Hill Giant",
    "When Alice attacks with Grizzly Bears",
    "And Bob blocks Grizzly Bears with Hill Giant",
)
SHAMAN = (
    "Given Alice controls Deathrite Shaman",
    "And Bob's graveyard holds Lightning Bolt",
    "And Alice's mana pool is {B}",
    "When Alice activates Deathrite Shaman's second ability targeting Lightning Bolt",
)
MANA = ("Given Alice controls Forest", "When Alice taps Forest for mana")
UP = (
    "Given Alice controls a morphed Exalted Angel",
    "And Alice's mana pool is {C}{C}{W}{W}",
    "When Alice turns Exalted Angel face up",
)
LAND = ("Given Alice's hand holds Needleverge Pathway", "When Alice plays Needleverge Pathway as Pillarverge Pathway")
MORPH = (
    "Given Alice's hand holds Exalted Angel",
    "And Alice's mana pool is {C}{C}{C}{C}{W}{W}",
    "When Alice casts Exalted Angel face down",
)
IGNORED = {
    ("targets",): (BOLT, "the targets of Lightning Bolt on the stack are Bob", "they are Alice"),
    ("x",): (BALLISTA, "X of Walking Ballista on the stack is 2", "it is 0"),
    ("modes", "targets"): (CHARM, "the modes of Izzet Charm on the stack are 2", "they are 3"),
    ("face",): (LAND, "the face is Pillarverge Pathway", "it is Needleverge Pathway"),
    ("face_down",): (MORPH, "it is cast face down", "Exalted Angel is on the stack face up"),
    ("paid_with",): (VOICE, "Island pays for it", "nothing has happened to it"),
    ("attackers",): (ATTACK, "the attackers are those that were declared: Grizzly Bears", "they are: none"),
    ("blockers",): (BLOCK, "the blockers are those that were declared: Hill Giant", "they are: none"),
}


@pytest.mark.parametrize("parts", IGNORED)
def test_an_adapter_that_drops_a_part_of_an_action_is_told_which(parts: tuple[str, ...]) -> None:
    steps, expected, observed = IGNORED[parts]
    case = read(*steps, "Then Alice has 20 life")
    assert told(judge(case, ReferenceEngine(library()))) == ("pass", "", "")
    verdicts = [told(judge(case, DroppingEngine(library(), parts, last))) for last in (False, True)]
    assert ("fail", HEEDED + expected, f"the engine accepts it, and {observed}") in verdicts


@pytest.mark.parametrize("part", ["targets", "x", "modes", "face_down", "paid_with", "attackers", "alternative", "additional"])
def test_no_scenario_passes_where_something_else_was_chosen_than_what_was_announced(part: str) -> None:
    announcing = [case for case in cases() if any(_announces(step.operation, part) for step in case.steps)]
    passing, differing = [], 0
    for case in announcing[::3] if len(announcing) > 60 else announcing:
        for last in (False, True):
            engine = DroppingEngine(library(), (part,), last)
            result = judge(case, engine)
            if any(game.differs for game in engine.games):
                differing += 1
                if result.verdict == "pass":
                    passing.append(case.id)
    assert passing == []
    assert differing > 0


def _announces(operation: object, part: str) -> bool:
    return isinstance(operation, Act) and getattr(operation.action, part, None) not in (None, False)


IDLE = {
    "cast": (BOLT, "Lightning Bolt is on the stack", "no new spell is on the stack"),
    "activated": (
        SHAMAN,
        "the ability of Deathrite Shaman is on the stack with the targets that were announced",
        "no ability of it is on the stack",
    ),
    "activated for mana": (MANA, "the ability of Forest is activated", "all is as it was"),
    "played": (LAND, "Needleverge Pathway is played", "the card is still in the zone hand"),
    "turned face up": (UP, "the permanent is turned face up", "it is still face down"),
}


@pytest.mark.parametrize("kind", IDLE)
def test_an_engine_that_accepts_an_action_and_does_nothing_fails(kind: str) -> None:
    steps, expected, observed = IDLE[kind]
    case = read(*steps, "Then Alice has 20 life")
    assert told(judge(case, ReferenceEngine(library()))) == ("pass", "", "")
    assert told(judge(case, IdleEngine(library()))) == ("fail", expected, f"the engine accepts it, and {observed}")


@pytest.mark.parametrize(
    ("step", "waiting", "come"),
    [
        (
            "upkeep",
            "the game advances to Bob's upkeep",
            "the upkeep step of Bob's turn 4 came and went, and nobody had priority; it is now Bob's draw of turn 4",
        ),
        (
            "end",
            "the game advances to Alice's end step",
            "the end step of Alice's turn 3 came and went, and nobody had priority; it is now Bob's upkeep of turn 4",
        ),
        (
            "beginning of combat",
            "the game advances to Alice's beginning of combat",
            "the beginning of combat step of Alice's turn 3 came and went, and nobody had priority; it is now Bob's upkeep of turn 4",
        ),
    ],
)
def test_an_engine_that_skips_a_step_is_told_so(step: Step, waiting: str, come: str) -> None:
    case = read(f"When {waiting}", "Then Alice has 20 life")
    assert told(judge(case, ReferenceEngine(library()))) == ("pass", "", "")
    verdict, expected, observed = told(judge(case, SkippingEngine(library(), step)))
    assert (verdict, observed) == ("fail", come)
    assert expected.startswith("it becomes ")


@pytest.mark.parametrize("step", ["upkeep", "draw", "end", "declare attackers", "declare blockers"])
def test_no_scenario_that_waits_for_a_step_passes_if_it_is_skipped(step: Step) -> None:
    waiting = [case for case in cases() if any(isinstance(each.operation, Advance) and each.operation.step == step for each in case.steps)]
    engine = SkippingEngine(library(), step)
    assert [case.id for case in waiting[:40] if judge(case, engine).verdict != "fail"] == []
