"""Choices that don't matter: what the judge answers by itself, and how it sees that nothing depended on it.

A scenario answers each choice that matters, and no other; on the reference engine that is insisted upon.  Other engines may ask less and
more:

* a **forced** choice, with one possible answer, or among cards that are all alike, may be asked for or made by the engine;
* an **immaterial** question, which no step answers, isn't a fault if nothing depends on it.  The case is then played twice, once
  declining and once accepting what is asked needlessly, and both games must hold what the case expects and must look the same in the
  end.  So it is with an order in which effects or abilities are put: once as they are offered, once the other way round.

An engine that makes a choice by itself which a step answers has taken it away from the player, and fails.
"""

from collections.abc import Sequence

import msgspec

from oracle.protocol.messages import Choice, ObjectView, PendingDecision, View
from oracle.suite.judging.judged_game import JudgedGame

_TOLD_APART_BY = {"id": "", "label": None, "position": 0, "attached_to": None, "targets": (), "source": None}
"""Fields of an object that may differ without a difference: names of objects, and their order."""


def forced(pending: PendingDecision, game: JudgedGame) -> Choice | None:
    """The choice, where it makes no difference which is made: there is just one, or all cards are alike."""
    if pending.kind == "number":
        return Choice(number=pending.minimum) if pending.minimum == pending.maximum else None
    if pending.kind not in ("choose", "target", "order", "distribute") or not pending.options:
        return None
    ids = tuple(option.id for option in pending.options)
    if pending.kind == "distribute":
        share = pending.maximum if len(ids) == 1 else pending.minimum
        return Choice(amounts=dict.fromkeys(ids, share)) if share * len(ids) == pending.maximum else None
    if pending.kind == "order":
        return Choice(chosen=ids) if len(ids) == 1 else None
    if pending.minimum == len(ids):
        return Choice(chosen=ids)
    if pending.minimum == pending.maximum and _alike(pending, game):
        return Choice(chosen=ids[: pending.minimum])
    return None


def _alike(pending: PendingDecision, game: JudgedGame) -> bool:
    """Whether the options are cards in one hand or library, and all the same."""
    if len({option.text for option in pending.options}) > 1:
        return False
    ids = {option.id for option in pending.options}
    cards = [each for each in game.view().objects if each.id in ids]
    if len(cards) < len(ids) or any(card.zone not in ("hand", "library") or card.hidden for card in cards):
        return False
    return all(_unnamed(card) == _unnamed(cards[0]) for card in cards)


def _unnamed(each: ObjectView) -> ObjectView:
    return msgspec.structs.replace(each, **_TOLD_APART_BY)


def default_answer(pending: PendingDecision, accepting: bool) -> Choice | None:
    """How to decline, or to accept, what is asked needlessly; None if it isn't a question that can be declined.

    Of an order, the options as they are offered, or the other way round.
    """
    ids = tuple(option.id for option in pending.options)
    if pending.kind == "confirm":
        return Choice(confirm=accepting)
    if is_order(pending):
        turned = ids[::-1] if accepting else ids
        return Choice(chosen=turned[: pending.minimum])
    if pending.kind in ("choose", "target", "pay") and pending.minimum == 0:
        return Choice(chosen=ids[: min(1, pending.maximum)] if accepting else ())
    return None


def is_order(pending: PendingDecision) -> bool:
    """Whether an order is asked for: of all options, or which replacement effect comes first."""
    return pending.kind == "order" or (pending.purpose == "replacement" and pending.minimum == pending.maximum == 1)


def difference(declined: View, accepted: View) -> str | None:
    """In what two games differ in the end, beside the names of objects and the course of events; None if in nothing."""
    if declined.players != accepted.players:
        return "what players have"
    for name in ("turn", "active_player", "step", "priority", "ended", "winners"):
        if getattr(declined, name) != getattr(accepted, name):
            return f"{name.replace('_', ' ')}: {getattr(declined, name)} or {getattr(accepted, name)}"
    here, there = _objects(declined.objects), _objects(accepted.objects)
    only = next((one for one, other in zip([*here, ""], [*there, ""], strict=False) if one != other), None)
    return None if here == there else f"objects, such as {only or there[len(here)]}"


def _objects(objects: Sequence[ObjectView]) -> list[str]:
    """The objects, without what tells those apart that are alike, in an order that doesn't depend on it."""
    return sorted(
        f"{each.name or each.card or each.kind} in the zone {each.zone} {msgspec.json.encode(_unnamed(each))!r}" for each in objects
    )
