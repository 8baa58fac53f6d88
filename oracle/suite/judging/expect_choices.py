"""Checks of legality, choices, information, and facts of cards outside a game.

`Rejected` isn't here: the judge compares it with the action or answer before it.
"""

from itertools import pairwise

from oracle.protocol.messages import PendingDecision
from oracle.suite.judging.acting import located, with_others
from oracle.suite.judging.answering import asked, offered, same_purpose
from oracle.suite.judging.expecting import Observation, checks, equal
from oracle.suite.judging.information import leaks
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import called, where
from oracle.vocabulary.operations import Asked, Can, ColorIdentity, DeckAllows, FaceSymbol, Offered, Sees, TellsApart


def same_rule(expected: str, observed: str | None) -> bool:
    """Whether the rule that an engine gives is the expected one, or one below it; an engine that gives none isn't contradicted."""
    if observed is None or observed == expected:
        return True
    rest = observed.removeprefix(expected)
    return rest != observed and (rest[:1] == "." or (rest.isalpha() and "." in expected))


@checks(Can)
def can(said: Can, observation: Observation) -> None:
    """A player could, or couldn't, take an action."""
    located_action = located(said.action, said.player, observation.game)
    outcome = observation.game.can(said.player, located_action)
    if outcome.accepted != said.allowed:
        observed = "it is legal" if outcome.accepted else f"it is illegal: {outcome.reason or 'no reason given'}"
        raise Mismatch(f"this is {'legal' if said.allowed else 'illegal'} for {said.player}", observed, outcome.rule)
    for action, other in with_others(said.action, located_action, observation.game) if not said.allowed else ():
        if observation.game.can(said.player, action).accepted:
            raise Mismatch(f"this is illegal for {said.player}", f"it is legal with {called(other)} {where(other)}")
    if said.rule is not None and not same_rule(said.rule, outcome.rule):
        raise Mismatch(f"rule {said.rule} forbids it", f"rule {outcome.rule} does: {outcome.reason or 'no reason given'}", outcome.rule)


def _waiting(player: str, observation: Observation) -> PendingDecision:
    pending = observation.game.pending
    if pending is None:
        raise Mismatch(f"{player} is asked", f"nobody is asked; {observation.game.priority or 'nobody'} has priority")
    if pending.player != player:
        raise Mismatch(f"{player} is asked", asked(pending, observation.game))
    return pending


@checks(Asked)
def is_asked(said: Asked, observation: Observation) -> None:
    """The game waits for a choice."""
    if said.player is None:
        if observation.game.pending is not None:
            raise Mismatch("nobody is asked", asked(observation.game.pending, observation.game))
        return
    pending = _waiting(said.player, observation)
    if said.purpose is not None and not same_purpose(said.purpose, pending.purpose):
        raise Mismatch(f"{said.player} is asked about {said.purpose!r}", asked(pending, observation.game))


@checks(Offered)
def is_offered(said: Offered, observation: Observation) -> None:
    """What the pending choice offers."""
    pending = _waiting(said.player, observation)
    if pending.kind == "name":
        raise Mismatch(f"{said.player} chooses among options", "any name may be chosen, and some are then rejected; use 'names'")
    if pending.kind == "number":
        _numbers_offered(said, pending)
        return
    found = {text: offered(text, pending, observation.game) for text in said.options}
    missing = [text for text, options in found.items() if not options]
    if said.extent == "excludes":
        present = [text for text, options in found.items() if options]
        if present:
            raise Mismatch(f"{said.player} may not choose {' or '.join(present)}", asked(pending, observation.game))
        return
    if missing:
        raise Mismatch(f"{said.player} may choose {' and '.join(missing)}", asked(pending, observation.game))
    allowed = {option.id for options in found.values() for option in options}
    surplus = [option.text for option in pending.options if option.id not in allowed]
    if said.extent == "only" and surplus:
        raise Mismatch(
            f"{said.player} may choose only {', '.join(said.options)}", f"also {', '.join(surplus)}; {asked(pending, observation.game)}"
        )
    if said.extent == "only" and not _one_each([{option.id for option in found[text]} for text in said.options], len(pending.options)):
        wanted = f"{said.player} may choose only {', '.join(said.options)}: {len(said.options)} options"
        raise Mismatch(wanted, f"there are {len(pending.options)}; {asked(pending, observation.game)}")


def _one_each(meant: list[set[str]], count: int) -> bool:
    """Whether so many options can be given to as many names, to each one that it means."""
    given: dict[str, int] = {}

    def give(name: int, tried: set[str]) -> bool:
        for id in meant[name] - tried:
            tried.add(id)
            if id not in given or give(given[id], tried):
                given[id] = name
                return True
        return False

    return len(meant) == count and all(give(name, set()) for name in range(len(meant)))


def _numbers_offered(said: Offered, pending: PendingDecision) -> None:
    numbers = [int(text.removeprefix("X = ")) for text in said.options if text.removeprefix("X = ").isdigit()]
    inside = [number for number in numbers if pending.minimum <= number <= pending.maximum]
    observed = f"from {pending.minimum} to {pending.maximum}"
    if said.extent == "excludes":
        fits = not inside
    else:
        fits = len(inside) == len(said.options) == len(numbers)
        if said.extent == "only":
            fits = fits and pending.maximum - pending.minimum + 1 == len(set(inside))
    if not fits:
        words = {"includes": "may choose", "only": "may choose only", "excludes": "may not choose"}[said.extent]
        raise Mismatch(f"{said.player} {words} {', '.join(said.options)}", f"a number {observed} may be chosen")


@checks(Sees)
def sees(said: Sees, observation: Observation) -> None:
    """Whether a player can see which card an object is: of several of that name every one, or none.

    If not, nothing that the player is told says it either.
    """
    view = observation.game.view(said.player)
    for each in observation.game.spoken_of(said.object):
        wanted = f"{said.player} {'sees' if said.holds else 'does not see'} {said.object} ({where(each)})"
        same = (other for other in view.objects if other.id == each.id or (each.label is not None and other.label == each.label))
        seen = next(same, None)
        known = seen is not None and not seen.hidden and (seen.card is not None or (seen.name is not None and seen.face_down is None))
        if known != said.holds:
            observed = f"that it is {seen.card or seen.name}" if seen and known else ""
            raise Mismatch(wanted, f"the engine shows {said.player} {observed}" if observed else "the engine hides which card it is")
        if not said.holds:
            for what in leaks(each, said.player, observation.view, view, observation.since, observation.game.pending):
                raise Mismatch(wanted, f"the engine tells {said.player} the {what}")


@checks(TellsApart)
def tells_apart(said: TellsApart, observation: Observation) -> None:
    """Whether a player is shown these objects as what they are on the table, in the order in which they arrived."""
    shown = {each.id: each for each in observation.game.view(said.player).objects}
    wanted = f"{said.player} tells {', '.join(said.objects)} apart"
    places: list[tuple[str, int]] = []
    for text in said.objects:
        each = observation.object(text)
        seen = shown.get(each.id)
        if seen is None:
            raise Mismatch(wanted, f"the engine shows {said.player} no object {each.id}, which is {text}")
        if seen.face_down != each.face_down:
            raise Mismatch(wanted, f"the engine shows {said.player} that {text} is face down by {seen.face_down}, not {each.face_down}")
        places.append((seen.zone, seen.position))
    ordered = all(earlier[0] != later[0] or earlier[1] < later[1] for earlier, later in pairwise(places))
    if not ordered:
        order = ", ".join(f"{text} at place {place + 1}" for text, (_, place) in zip(said.objects, places, strict=True))
        raise Mismatch(wanted, f"the engine shows {said.player} {order}")


@checks(ColorIdentity)
def color_identity(said: ColorIdentity, observation: Observation) -> None:
    """A card's color identity."""
    observed = observation.engine.card_facts(said.card).color_identity
    equal("".join(sorted(said.symbols)), "".join(sorted(observed)), f"the color identity of {said.card} is {{}}")


@checks(FaceSymbol)
def face_symbol(said: FaceSymbol, observation: Observation) -> None:
    """The symbol of a face."""
    facts = observation.engine.card_facts(said.card or said.face)
    observed = next((face.symbol for face in facts.faces if face.name == said.face), None)
    equal(said.symbol, observed, f"the symbol of {said.face} is {{}}")


@checks(DeckAllows)
def deck_allows(said: DeckAllows, observation: Observation) -> None:
    """Whether a deck may hold a card."""
    outcome = observation.engine.deck_allows(said.card, said.commander)
    if outcome.accepted != said.allowed:
        observed = "it may" if outcome.accepted else f"it may not: {outcome.reason or 'no reason given'}"
        raise Mismatch(f"a deck led by {said.commander} may {'' if said.allowed else 'not '}hold {said.card}", observed, outcome.rule)
