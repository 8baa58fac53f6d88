"""A first look at a new adapter: does it speak, which cards does it know, do the first scenarios hold, and what is worth doing next?

`adapter_checks` goes from the greeting to whole scenarios and stops where nothing further makes sense.  `next_steps` counts, over a whole
suite, how many more scenarios could be judged for each capability or card that the engine lacks.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from oracle.engines.port import Engine, EngineError, UnsupportedError
from oracle.engines.recording import RecordedEngine
from oracle.engines.stdio import StdioEngine
from oracle.protocol.messages import AnyAction, Concede, ObjectSpec, Pass, PlayerSpec, PlayLand, Position
from oracle.suite.judging.session import edition_for
from oracle.suite.reading.case import Case
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.needs import Needs, needs
from oracle.suite.reading.position import PositionBuilder
from oracle.suite.running.runner import judged

NO_CARD = "No Such Card"
"""A name that no engine knows."""

FIRST_CARD = "Forest"


class Checked(msgspec.Struct, frozen=True):
    """A check and what came of it: done, failed, or (None) not asked, because the engine doesn't declare what it needs."""

    name: str
    good: bool | None
    detail: str = ""
    place: str = ""
    """Of a scenario: file:line."""
    conversation: tuple[str, ...] = ()
    """What was asked and answered, where it says more."""


class WantedNext(msgspec.Struct, frozen=True):
    """Something the engine lacks: how many scenarios need it, and how many need nothing else."""

    what: str
    scenarios: int
    alone: int
    weight: float
    """The scenarios that need it, each shared out among all that is lacking for it."""


def adapter_checks(engine: Engine, cases: Sequence[Case]) -> Iterator[Checked]:
    """The checks, one after the other; `cases` are the first scenarios."""
    for name, check in (("introduces itself", _introduces), ("says which cards it lacks", _cards), ("begins a game", _begins)):
        try:
            yield Checked(name, True, check(engine))
        except _Failed as fault:
            yield Checked(name, False, str(fault))
            return
        except (EngineError, UnsupportedError) as fault:
            yield Checked(name, False, str(fault))
            return
        except Exception as fault:
            yield Checked(name, False, f"it raises {type(fault).__name__}: {fault}")
            return
    if "game/legal" in engine.capabilities.methods:
        yield _lists(engine)
    recorded = RecordedEngine(engine)
    for case in cases:
        result = judged(case, recorded, None)
        detail = result.detail
        if result.verdict in ("unsupported", "inapplicable"):
            yield Checked(case.name, None, detail.observed if detail else "another edition of the rules")
        elif detail is None:
            yield Checked(case.name, True)
        else:
            told = f"expected {detail.expected}; observed {detail.observed}" if detail.expected else detail.observed
            place = f"{case.feature}:{case.line}"
            yield Checked(case.name, False, f"{detail.step}: {told}" if detail.step else told, place, result.conversation)


def check_shutdown(engine: StdioEngine) -> Checked:
    """Whether a process ends when it is asked to."""
    name = "ends when it is asked to"
    try:
        code = engine.shut_down()
    except EngineError as fault:
        return Checked(name, False, f"{fault}; shutdown must be answered with null, and then it must end")
    if code is None:
        return Checked(name, False, "it has answered shutdown and must end then, with exit code 0")
    return Checked(name, code == 0, "" if code == 0 else f"it must end with exit code 0, not {code}")


class _Failed(Exception):  # noqa: N818 - a finding about an engine
    """What the engine does wrong."""


def _introduces(engine: Engine) -> str:
    capabilities, editions = engine.capabilities, engine.editions
    played = f", editions {editions.oldest} to {editions.newest}" if editions else ""
    declared: list[str] = [*capabilities.methods, *capabilities.actions]
    for what, names in (("positions", capabilities.positions), ("telling of", capabilities.occurrences), ("facts", capabilities.facts)):
        declared += [f"{what} {', '.join(names)}"] if names else []
    declared += ["views of a given player"] if capabilities.observers else []
    return f"{engine.name} {engine.version}{played}; declares {'; '.join(declared) or 'nothing beyond the core'}"


def _cards(engine: Engine) -> str:
    lacking = engine.unsupported_cards((NO_CARD, FIRST_CARD))
    if NO_CARD not in lacking:
        raise _Failed(f"it claims to know a card called {NO_CARD!r}; cards/supported must name the cards that it lacks")
    if FIRST_CARD in lacking:
        raise _Failed(f"it doesn't know {FIRST_CARD}, with which everything begins")
    return ""


def _lists(engine: Engine) -> Checked:
    """Whether it lists what a player could do in the first position."""
    name = "lists what a player could do"
    try:
        game = engine.new_game(_FIRST_POSITION)
        game.begin()
        legal = game.legal("Alice")
        idle = game.legal("Bob")
    except (EngineError, UnsupportedError) as fault:
        return Checked(name, False, str(fault))
    if Pass() not in legal or ("play land" in engine.capabilities.actions and not any(isinstance(each, PlayLand) for each in legal)):
        return Checked(name, False, f"game/legal must list that Alice may pass and play her {FIRST_CARD}; it lists {_listed(legal)}")
    if any(not isinstance(each, Concede) for each in idle):
        return Checked(name, False, f"game/legal must list nothing for Bob, who doesn't have priority; it lists {_listed(idle)}")
    wrong = [each for each in legal if "game/can" in engine.capabilities.methods and not game.can("Alice", each).accepted]
    if wrong:
        return Checked(name, False, f"game/legal lists what game/can refuses: {_listed(wrong)}")
    return Checked(name, True)


def _listed(actions: Sequence[AnyAction]) -> str:
    return ", ".join(msgspec.json.encode(each).decode() for each in actions) or "nothing"


_FIRST_POSITION = Position(
    players=(PlayerSpec("Alice"), PlayerSpec("Bob")),
    objects=(
        ObjectSpec(label="Forest", card=FIRST_CARD, player="Alice", zone="hand"),
        ObjectSpec(label="Forest 2", card=FIRST_CARD, player="Bob", zone="battlefield"),
    ),
    active_player="Alice",
)


def _begins(engine: Engine) -> str:
    game = engine.new_game(_FIRST_POSITION)
    outcome = game.begin()
    if not outcome.accepted or outcome.priority != "Alice":
        raise _Failed(f"expected that Alice has priority in her precombat main phase; observed {outcome.priority or 'nobody'}")
    view = game.observe()
    if [player.name for player in view.players] != ["Alice", "Bob"]:
        raise _Failed("game/observe must show the players in turn order, here Alice and Bob")
    seen = {each.label: each for each in view.objects}
    for spec in _FIRST_POSITION.objects:
        shown = seen.get(spec.label)
        if shown is None:
            raise _Failed(f"game/observe must show each card of the position with its label; {spec.label!r} is missing")
        if (shown.zone, shown.owner, shown.name) != (spec.zone, spec.player, spec.card):
            raise _Failed(f"{spec.label!r} must be {spec.card} in {spec.player}'s {spec.zone}, not {shown.name} in {shown.zone}")
    passed = game.act("Alice", Pass())
    if not passed.accepted or passed.priority != "Bob":
        raise _Failed(f"expected that Bob has priority after Alice has passed; observed {passed.priority or 'nobody'}")
    if game.act("Alice", Pass()).accepted:
        raise _Failed("Alice passes again, although Bob has priority; that must be rejected (117.1)")
    return ""


def next_steps(engine: Engine, cases: Sequence[Case]) -> tuple[int, list[WantedNext]]:
    """How many of the cases the engine can be judged by, and what it lacks for the others, the most useful first."""
    applicable = [case for case in cases if edition_for(case, engine, None) is not None]
    needed = [found for found in map(needs_of, applicable) if found is not None]
    cards = tuple(dict.fromkeys(card for each in needed for card in each.cards))
    lacking_cards = set(engine.unsupported_cards(cards))
    capabilities = engine.capabilities
    wanted: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    weight: defaultdict[str, Fraction] = defaultdict(Fraction)
    count = 0
    for each in needed:
        lacks = [*capabilities.lacking(each.capabilities), *(f"the card {card}" for card in each.cards if card in lacking_cards)]
        count += not lacks
        wanted.update(lacks)
        for what in lacks:
            weight[what] += Fraction(1, len(lacks))
        if len(lacks) == 1:
            alone.update(lacks)
    ordered = sorted(wanted, key=lambda what: (-weight[what], what))
    return count, [WantedNext(what, wanted[what], alone[what], float(weight[what])) for what in ordered]


def needs_of(case: Case) -> Needs | None:
    """What a case needs, or None if its position can't be built."""
    builder = PositionBuilder()
    try:
        for step in case.steps:
            if step.kind == "given":
                builder.add(step)
        return needs(case.steps, builder.build(case.edition.newest()))
    except MeaningError:
        return None
