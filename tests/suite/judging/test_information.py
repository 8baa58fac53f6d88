"""A player who doesn't see a card isn't told of it in any other way: an engine that tells fails, wherever it does so."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import Occurrence, Option, PendingDecision, Position, View
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames

replace = msgspec.structs.replace
Leak = Callable[[View, View], View]

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


class Telltale(ReferenceEngine):
    """An engine that tells players more than they may know: `leak` makes their view out of it and of the view of the whole."""

    authoritative = False

    def __init__(self, leak: Leak) -> None:
        super().__init__(CARDS)
        self._leak = leak

    def new_game(self, position: Position) -> ReferenceGame:
        return TelltaleGame(position, self._leak)


class TelltaleGame(ReferenceGame):
    """Its game."""

    def __init__(self, position: Position, leak: Leak) -> None:
        super().__init__(position, CARDS)
        self._leak = leak

    def observe(self, observer: str | None = None) -> View:
        view = super().observe(observer)
        return view if observer is None else self._leak(view, super().observe())


def honest(view: View, whole: View) -> View:
    return view


def occurrences(kind: str, leak: Callable[[Occurrence, Occurrence], Occurrence]) -> Leak:
    """A leak in what is told of one kind of occurrence."""

    def leaking(view: View, whole: View) -> View:
        pairs = zip(view.occurrences, whole.occurrences, strict=True)
        return replace(view, occurrences=tuple(leak(one, all) if one.kind == kind else one for one, all in pairs))

    return leaking


def tells_label(one: Occurrence, whole: Occurrence) -> Occurrence:
    return replace(one, label=whole.label)


def tells_name(one: Occurrence, whole: Occurrence) -> Occurrence:
    return replace(one, name=whole.name or whole.label)


def tells_source(one: Occurrence, whole: Occurrence) -> Occurrence:
    return replace(one, source_name="Branchsnap Lorian")


def tells_in_detail(one: Occurrence, whole: Occurrence) -> Occurrence:
    return replace(one, detail=whole.label)


def label_of_what_is_hidden(view: View, whole: View) -> View:
    labels = {each.id: each.label for each in whole.objects}
    return replace(view, objects=tuple(replace(each, label=labels.get(each.id)) if each.hidden else each for each in view.objects))


def faces_of_what_is_hidden(view: View, whole: View) -> View:
    return replace(view, objects=tuple(replace(each, faces=("The Omenkeel",)) if each.hidden else each for each in view.objects))


def source_of_abilities(view: View, whole: View) -> View:
    def told(kind: str) -> dict[str, str | None]:
        return {"source_name": "Cosima, God of the Voyage"} if kind == "ability" else {}

    return replace(view, objects=tuple(replace(each, **told(each.kind)) for each in view.objects))


def questions(view: View, whole: View) -> View:
    options = tuple(Option(each.id, each.label or "") for each in whole.objects)
    pending = PendingDecision(player="Bob", kind="target", purpose="targets", prompt="Which?", options=options)
    return replace(view, pending=pending)


CAST = (
    "Given Alice's hand holds Branchsnap Lorian",
    "And Alice controls 3 Wastes",
    "When Alice casts Branchsnap Lorian face down",
    "Then Bob doesn't see Branchsnap Lorian",
)
RESOLVED = (*CAST, "When the stack resolves", "Then Bob doesn't see Branchsnap Lorian")
TOGETHER = (*CAST[:3], "And the stack resolves", "Then Bob doesn't see Branchsnap Lorian")
ATTACK = (
    "Given Alice controls a morphed Branchsnap Lorian",
    "When Alice attacks with Branchsnap Lorian",
    "And the game advances to Alice's combat damage step",
    "Then Bob doesn't see Branchsnap Lorian",
)
MANIFESTED = (
    "Given the top of Alice's library is Lightning Bolt",
    "And Alice's hand holds Soul Summons",
    "And Alice controls 2 Plains",
    "When Alice casts Soul Summons",
    "And the stack resolves",
    "Then Bob doesn't see Lightning Bolt",
)
DRAWN = (
    "Given the top of Alice's library is Lightning Bolt",
    "And it is Bob's precombat main phase",
    "When the game advances to Alice's draw step",
    "Then Bob doesn't see Lightning Bolt",
)
WARD = (
    "Given Alice controls a cloaked Cosima, God of the Voyage",
    "And Bob's hand holds Unsummon",
    "And Bob controls 3 Island",
    "And it is Bob's precombat main phase",
    "When Bob casts Unsummon targeting Cosima, God of the Voyage",
    "Then Bob doesn't see Cosima, God of the Voyage",
)


def case_of(steps: tuple[str, ...]) -> Case:
    suite = Suite([], [])
    text = "Feature: Game\n  Scenario: Case\n" + "".join(f"    {step}\n" for step in steps)
    FeatureReader(LibraryNames(CARDS)).read_text(text, "game.feature", suite)
    assert not suite.problems, suite.problems[0]
    return suite.cases[0]


def verdict(leak: Leak, steps: tuple[str, ...]) -> Result:
    return judge(case_of(steps), Telltale(leak))


@pytest.mark.parametrize("steps", [CAST, RESOLVED, TOGETHER, ATTACK, MANIFESTED, DRAWN, WARD])
def test_who_tells_nothing_passes(steps: tuple[str, ...]) -> None:
    result = verdict(honest, steps)
    assert result.verdict == "pass", result


@pytest.mark.parametrize(
    ("steps", "leak", "what"),
    [
        (CAST, occurrences("cast", tells_label), "label 'Branchsnap Lorian' of what was 'cast'"),
        (CAST, occurrences("cast", tells_name), "name 'Branchsnap Lorian' of what was 'cast'"),
        (CAST, occurrences("moved", tells_name), "name 'Branchsnap Lorian' of what was 'moved'"),
        (RESOLVED, occurrences("resolved", tells_label), "label 'Branchsnap Lorian' of what was 'resolved'"),
        (TOGETHER, occurrences("cast", tells_name), "name 'Branchsnap Lorian' of what was 'cast'"),
        (ATTACK, occurrences("tapped", tells_label), "label 'Branchsnap Lorian' of what was 'tapped'"),
        (ATTACK, occurrences("attacked", tells_in_detail), "detail 'Branchsnap Lorian' of what was 'attacked'"),
        (ATTACK, occurrences("damage", tells_source), "source_name 'Branchsnap Lorian' of what was 'damage'"),
        (MANIFESTED, occurrences("manifested", tells_name), "name 'Lightning Bolt' of what was 'manifested'"),
        (DRAWN, occurrences("drew", tells_name), "name 'Lightning Bolt' of what was 'drew'"),
        (ATTACK, label_of_what_is_hidden, "label 'Branchsnap Lorian' of"),
        (WARD, faces_of_what_is_hidden, "The Omenkeel of"),
        (WARD, source_of_abilities, "Cosima, God of the Voyage, the source of an ability"),
        (ATTACK, questions, "Branchsnap Lorian in what Bob is asked"),
    ],
)
def test_who_tells_fails_and_is_told_where(steps: tuple[str, ...], leak: Leak, what: str) -> None:
    result = verdict(leak, steps)
    assert result.verdict == "fail"
    assert result.detail is not None
    assert result.detail.observed.startswith("the engine tells Bob ")
    assert what in result.detail.observed


def test_what_was_shown_before_is_not_held_against_the_engine() -> None:
    """Bob has seen Elite Vanguard enter before Ixidron turns it face down."""
    steps = (
        "Given Alice controls 6 Island and Plains",
        "And Alice's hand holds Ixidron and Elite Vanguard",
        "When Alice casts Elite Vanguard",
        "And the stack resolves",
        "And Alice casts Ixidron",
        "And the stack resolves",
        "Then Elite Vanguard is face down",
        "And Bob doesn't see Elite Vanguard",
    )
    assert verdict(honest, steps).verdict == "pass"
    assert verdict(label_of_what_is_hidden, steps).verdict == "fail"


def test_telling_apart_needs_an_engine_that_can_show_what_a_player_sees() -> None:
    case = case_of(("Given Alice controls a manifested Forest and a manifested Island", "Then Bob tells Forest and Island apart"))
    engine = ReferenceEngine(CARDS)
    engine.authoritative = False
    engine.capabilities = msgspec.structs.replace(engine.capabilities, observers=False)
    assert judge(case, engine).verdict == "unsupported"
