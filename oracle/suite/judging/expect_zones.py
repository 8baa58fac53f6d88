"""Checks of zones, players and the game as a whole."""

import re
from collections import Counter
from collections.abc import Sequence

from oracle.protocol.messages import ObjectView
from oracle.suite.judging.expecting import Observation, checks, equal, listed
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import bears, is_seen_as
from oracle.vocabulary.operations import CardItem, Counted, GameResult, HasPriority, Holds, Life, ManaPool, StackHolds, Turn


@checks(Life)
def life(said: Life, observation: Observation) -> None:
    """A life total."""
    observation.name(said.player, "life")
    equal(said.amount, observation.player(said.player).life, f"{said.player} has {{}} life")


_MANA_ORDER = "WUBRGC"
_POOL = re.compile(r"(\{[WUBRGC]\})*")


def mana_in_order(mana: str) -> str:
    """Mana in the order W, U, B, R, G, C."""
    return "".join(f"{{{symbol}}}" for symbol in sorted(mana.replace("{", "").replace("}", ""), key=_MANA_ORDER.find))


@checks(ManaPool)
def mana_pool(said: ManaPool, observation: Observation) -> None:
    """The mana in a pool, exactly."""
    observation.name(said.player, "mana pool")
    pool = observation.player(said.player).mana_pool
    if not _POOL.fullmatch(pool):
        raise Mismatch(
            f"{said.player}'s mana pool is {said.mana or 'empty'}", f"`mana_pool` is {pool!r}, which isn't in symbols like {{G}}{{G}}"
        )
    equal(mana_in_order(said.mana), mana_in_order(pool), f"{said.player}'s mana pool is {{}}")


@checks(Turn)
def turn(said: Turn, observation: Observation) -> None:
    """Whose turn it is, and which step."""
    observation.name("the game", "step")
    _, player, step = observation.game.turn_and_step
    equal(f"{said.player}'s {said.step}", f"{player}'s {step}", "it is {}")


def _contents(player: str, zone: str, observation: Observation) -> list[ObjectView]:
    objects = [each for each in observation.view.objects if each.zone == zone and _whose(each) == player and each.kind != "ability"]
    for each in [*objects, *_left(player, zone, observation)]:
        observation.name(each, "zone")
    observation.name(player, f"{zone} order")
    return sorted(objects, key=lambda each: each.position)


def _whose(each: ObjectView) -> str:
    return (each.controller if each.zone == "battlefield" else None) or each.owner


def _left(player: str, zone: str, observation: Observation) -> list[ObjectView]:
    return [each for each in observation.before.objects if each.zone == zone and _whose(each) == player] if observation.before else []


@checks(Counted)
def counted(said: Counted, observation: Observation) -> None:
    """How many cards a zone holds."""
    objects = _contents(said.player, said.zone, observation)
    if len(objects) != said.count:
        shown = "" if said.zone == "library" else f": {listed(objects)}"
        raise Mismatch(f"{said.player}'s {said.zone} holds {said.count} cards", f"it holds {len(objects)}{shown}")


@checks(Holds)
def holds(said: Holds, observation: Observation) -> None:
    """What a zone holds, exactly; a library in order."""
    objects = _contents(said.player, said.zone, observation)
    if not (_in_order if said.zone == "library" else _in_any_order)(said.cards, objects, observation):
        wanted = [item for item in said.cards for _ in range(item.count)]
        expected = ", ".join(map(_words, wanted)) or "nothing"
        order = " (from the top)" if said.zone == "library" and len(wanted) > 1 else ""
        raise Mismatch(f"{said.player}'s {said.zone} holds {expected}{order}", f"it holds {listed(objects)}")


def _in_order(items: Sequence[CardItem], objects: list[ObjectView], observation: Observation) -> bool:
    wanted = [item for item in items for _ in range(item.count)]
    return len(wanted) == len(objects) and all(answers(each, item, observation) for item, each in zip(wanted, objects, strict=True))


def _in_any_order(items: Sequence[CardItem], objects: list[ObjectView], observation: Observation) -> bool:
    """Whether there are just so many of each; what fits fewer objects, and objects that fit fewer items, go first."""
    fits = [[each for each in objects if answers(each, item, observation)] for item in items]
    often = Counter(each.id for found in fits for each in found)
    left = {each.id for each in objects}
    for item, found in sorted(zip(items, fits, strict=True), key=lambda pair: len(pair[1]) - pair[0].count):
        taken = sorted((each.id for each in found if each.id in left), key=lambda id: often[id])[: item.count]
        if len(taken) < item.count:
            return False
        left.difference_update(taken)
    return not left


def _words(item: CardItem) -> str:
    """A card with what is said of it."""
    return " ".join(
        (
            *(["tapped"] if item.tapped else []),
            *(["summoning-sick"] if item.sick else []),
            *([f"face-down ({item.face_down})"] if item.face_down else []),
            item.card,
            *([f"attached to {item.attached_to}"] if item.attached_to else []),
        )
    )


def answers(each: ObjectView, item: CardItem, observation: Observation) -> bool:
    """Whether an object is what a list calls by that name, adjectives and host; of a permanent that is face down the list says so."""
    labels = observation.game.labels
    if (item.tapped and not each.tapped) or (item.sick and not each.sick):
        return False
    if each.face_down != item.face_down and (item.face_down or each.zone == "battlefield"):
        return False
    if item.attached_to is not None and not is_attached_to(each, item.attached_to, observation):
        return False
    return bears(each, item.card, labels) and is_seen_as(item.card, each, labels)


def is_attached_to(each: ObjectView, to: str, observation: Observation) -> bool:
    """Whether an object is attached to what is called so, an object or a player."""
    if to in observation.game.players:
        return each.attached_to == to
    hosts = [other for other in observation.game.candidates(to) if other.id == each.attached_to]
    return any(is_seen_as(to, other, observation.game.labels) for other in hosts)


@checks(StackHolds)
def stack_holds(said: StackHolds, observation: Observation) -> None:
    """The stack, exactly, from the top."""
    by_id = {each.id: each for each in observation.view.objects}
    stack = [by_id[id] for id in reversed(observation.view.stack) if id in by_id]
    fits = len(observation.view.stack) == len(stack) == len(said.objects)
    for each, text in zip(stack, said.objects, strict=False):
        observation.name(each, "zone")
        same = [other for other in observation.game.candidates(text) if other.id == each.id]
        fits = fits and any(is_seen_as(text, other, observation.game.labels) for other in same)
    if not fits:
        expected = f"the stack holds {', '.join(said.objects) or 'nothing'} (from the top)"
        raise Mismatch(expected, f"it holds {listed(stack)}")


@checks(HasPriority)
def has_priority(said: HasPriority, observation: Observation) -> None:
    """Who has priority."""
    if observation.game.priority != said.player:
        pending = observation.game.pending
        observed = f"{observation.game.priority} has it" if observation.game.priority else "nobody has it"
        raise Mismatch(f"{said.player} has priority", f"{pending.player} is asked: {pending.prompt}" if pending else observed)


@checks(GameResult)
def game_result(said: GameResult, observation: Observation) -> None:
    """Whether the game has ended, and how."""
    view = observation.view
    observation.name("the game", "end")
    losers = [player.name for player in view.players if player.lost]
    observation.name(said.player or "the game", "lost")
    if said.result == "lost":
        holds, words = said.player in losers, f"{said.player} has lost"
    elif said.result == "won":
        holds, words = view.ended and said.player in view.winners, f"{said.player} has won"
    elif said.result == "drawn":
        holds, words = view.ended and not view.winners, "the game is a draw"
    else:
        holds, words = not view.ended, "the game goes on"
    if holds != said.holds:
        ended = f"the game has ended, won by {' and '.join(view.winners) or 'nobody'}" if view.ended else "the game goes on"
        lost = f"; lost: {', '.join(losers)}" if losers else ""
        raise Mismatch(words if said.holds else f"not that {words}", ended + lost)
