"""What can't be done because an effect says so (101.2, 614.17): asked wherever something is about to be done.

A "can't" beats whatever lets or has something be done.  Each function here answers for one deed: is it forbidden, by what, to whom?
The answer is None, or the `IllegalAction` that names the rule and the effect.  What is chosen or announced (to cast, to attack, to be a
target) is asked before it is offered or accepted; what simply happens is asked by `pipeline`, for every event that is about to happen
(`event`).  What keywords and types keep from happening by rules of their own (defender, hexproof, indestructible) stands with these.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from oracle.cards.filters import Filter
from oracle.cards.statics import Deed, Prohibit
from oracle.cards.words import always_means_players
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import PROHIBITIONS, ActiveRule, characteristics, rules_in_force, worked_out
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.state.events import CountersPut, Event, LifeGained, Moved, PlayerLost, Transformed, TurnedFaceUp, Untapped
from oracle.rules.state.game import Characteristics, Game, ObjectId, Target, Zone
from oracle.rules.words.context import Context

Concerned = tuple[Prohibit, Context, ActiveRule]
"""A prohibition that concerns a player, the surroundings in which its words are read, and where it comes from."""

Imagine = Callable[[], tuple[Game, ObjectId]]
"""Gives the game in which something has entered, and what it is there."""


def prohibitions(game: Game, deed: Deed, player: str | None) -> Iterator[Concerned]:
    """The prohibitions of a deed that are in force; only those that concern a player, if it is a player's deed."""
    for active in worked_out(game, PROHIBITIONS, _by_deed).get(deed, ()):
        word, context = active.rule, active.context()
        assert isinstance(word, Prohibit)
        if player is None or player in selections.players(game, word.who, context):
            yield word, context, active


def _by_deed(game: Game) -> Mapping[str, list[ActiveRule]]:
    found: dict[str, list[ActiveRule]] = {}
    for active in rules_in_force(game):
        if isinstance(active.rule, Prohibit):
            found.setdefault(active.rule.deed, []).append(active)
    return found


def forbidden(game: Game, active: ActiveRule, number: str, what: str) -> IllegalAction:
    """That something is forbidden: by which effect, and by the rule on the keyword that says it, or else by the one given."""
    name = characteristics(game, active.source).name or "an effect"
    return IllegalAction(split_second() if active.keyword == "split second" else number, f"{name} says that {what}")


@rule("702.61a", "702.61b")
def split_second() -> str:
    """While a spell with split second is on the stack no other spell can be cast, nor an ability activated that makes no mana.

    Mana abilities and special actions are left.  Returns the number of the rule.
    """
    return "702.61a"


def called(game: Game, id: ObjectId) -> str:
    """An object in a message."""
    return characteristics(game, id).name or "it"


def concerns(game: Game, word: Prohibit, id: ObjectId, context: Context) -> bool:
    """Whether a prohibition means this object, in whatever zone its own words look."""
    return selections.means(game, word.what, id, context)


# --- playing cards and activating abilities ---------------------------------------------------------------------------


@rule("101.2", "601.3", "712.11c", "712.12")
def playing(game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: Deed, origin: str) -> IllegalAction | None:
    """An effect that says something can't be done beats one that allows it; it is judged by what is being played.

    `proposed` is what the card would be like as it is played, `deed` "cast" or "play land", `origin` the zone where it is.
    """
    if only_from_graveyard(proposed) and origin != "graveyard":
        return IllegalAction("702.127a", f"{proposed.name} can't be cast from anywhere but a graveyard")
    for word, context, active in prohibitions(game, deed, player):
        if word.from_zones and origin not in word.from_zones:
            continue
        if word.what is None or (not isinstance(word.what, str) and selections.fits(game, id, word.what, context, proposed)):
            return forbidden(game, active, "101.2", f"{proposed.name or 'it'} can't be {'cast' if deed == 'cast' else 'played'}")
    return None


@rule("702.127a")
def only_from_graveyard(proposed: Characteristics) -> bool:
    """A half with aftermath can't be cast from any zone other than a graveyard, whatever allows it."""
    return "aftermath" in proposed.keywords


@rule("101.2", "602.5")
def activating(game: Game, player: str, id: ObjectId, makes_mana: bool) -> IllegalAction | None:
    """An ability that an effect keeps from being activated can't be activated; an exception may be made for mana abilities."""
    for word, context, active in prohibitions(game, "activate", player):
        if word.except_mana_abilities and makes_mana:
            continue
        if word.from_zones and game.objects[id].zone not in word.from_zones:
            continue
        if concerns(game, word, id, context):
            return forbidden(game, active, "602.5", f"the ability of {called(game, id)} can't be activated")
    return None


@rule("101.2", "115.1")
def targeting(game: Game, player: str, target: Target) -> IllegalAction | None:
    """An effect that says that something can't be a target of a player's spells and abilities beats whatever would let it be one."""
    for word, context, active in prohibitions(game, "be targeted", player):
        if isinstance(word.what, str) and always_means_players(word.what):
            concerned = target in selections.players(game, word.what, context)
        else:
            concerned = word.what is None or (isinstance(target, int) and concerns(game, word, target, context))
        if concerned:
            name = target if isinstance(target, str) else called(game, target)
            return forbidden(game, active, "115.1", f"{name} can't be a target of what {player} controls")
    return None


@rule("101.2", "701.6a")
def countering(game: Game, player: str, id: ObjectId) -> IllegalAction | None:
    """What can't be countered stays on the stack; the rest of the effect still happens."""
    for word, context, active in prohibitions(game, "be countered", player):
        what = word.what
        if concerns(game, word, id, context) if what is None or isinstance(what, str) else selections.fits(game, id, what, context):
            return forbidden(game, active, "101.2", f"{called(game, id)} can't be countered")
    return None


# --- combat -----------------------------------------------------------------------------------------------------------


@rule("101.2", "508.1c")
def attacking(game: Game, player: str, id: ObjectId) -> IllegalAction | None:
    """A creature that an effect keeps from attacking can't be declared as an attacker."""
    for word, context, active in prohibitions(game, "attack", player):
        if concerns(game, word, id, context):
            return forbidden(game, active, "508.1c", f"{called(game, id)} can't attack")
    return None


@rule("101.2", "509.1b")
def blocking(game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
    """A creature that an effect keeps from blocking can't be declared as a blocker; some are kept from blocking only certain attackers.

    Without an `attacker` the question is whether it can't block whatever attacks.
    """
    for word, context, active in prohibitions(game, "block", player):
        if not concerns(game, word, id, context):
            continue
        if word.attackers is None:
            return forbidden(game, active, "509.1b", f"{called(game, id)} can't block")
        if attacker is not None and selections.matches(game, attacker, word.attackers, context):
            return forbidden(game, active, "509.1b", f"{called(game, id)} can't block {called(game, attacker)}")
    return None


@rule("101.2", "509.1b")
def being_blocked(game: Game, player: str, attacker: ObjectId) -> IllegalAction | None:
    """A creature that an effect keeps from being blocked can't be blocked by any creature."""
    for word, context, active in prohibitions(game, "be blocked", player):
        if concerns(game, word, attacker, context):
            return forbidden(game, active, "509.1b", f"{called(game, attacker)} can't be blocked")
    return None


# --- what happens to players ------------------------------------------------------------------------------------------


@rule("101.2", "121.3", "121.3a")
def drawing(game: Game, player: str) -> IllegalAction | None:
    """A player whom an effect keeps from drawing draws nothing, and nobody can choose that they do."""
    for _, _, active in prohibitions(game, "draw", player):
        return forbidden(game, active, "121.3", f"{player} can't draw cards")
    return None


@rule("101.2", "119.7")
def gaining_life(game: Game, player: str) -> IllegalAction | None:
    """Who can't gain life gains none, whatever would have them gain it."""
    for _, _, active in prohibitions(game, "gain life", player):
        return forbidden(game, active, "119.7", f"{player} can't gain life")
    return None


@rule("101.2", "701.23a")
def searching(game: Game, player: str, zone: Zone) -> IllegalAction | None:
    """Who can't search a zone looks at none of its cards and finds nothing there; the rest of the instruction is carried out."""
    for word, _, active in prohibitions(game, "search", player):
        if not word.from_zones or zone in word.from_zones:
            return forbidden(game, active, "101.2", f"{player} can't search there")
    return None


@rule("101.2", "104.3")
def losing(game: Game, player: str, conceding: bool = False) -> IllegalAction | None:
    """Who can't lose the game goes on playing, whatever their life total is and whatever says that they lose; but they may concede."""
    for _, _, active in prohibitions(game, "lose the game", player):
        if not conceding:
            return forbidden(game, active, "101.2", f"{player} can't lose the game")
    return None


@rule("101.2", "104.2b")
def winning(game: Game, player: str) -> IllegalAction | None:
    """Who can't win the game doesn't win by an effect that says so.  Whoever is left alone wins all the same (104.2a)."""
    for _, _, active in prohibitions(game, "win the game", player):
        return forbidden(game, active, "101.2", f"{player} can't win the game")
    return None


@rule("101.2", "122.1")
def getting_counters(game: Game, player: str) -> IllegalAction | None:
    """A player who can't get counters gets none."""
    for _, _, active in prohibitions(game, "get counters", player):
        return forbidden(game, active, "101.2", f"{player} can't get counters")
    return None


# --- what happens to objects ------------------------------------------------------------------------------------------


def about(game: Game, deed: Deed, id: ObjectId, what: str, number: str = "101.2") -> IllegalAction | None:
    """Whether a deed that is nobody's in particular is forbidden for this object.

    `what` is the end of the sentence "… can't be sacrificed", `number` the rule that says so.
    """
    for word, context, active in prohibitions(game, deed, None):
        if concerns(game, word, id, context):
            return forbidden(game, active, number, f"{called(game, id)} {what}")
    return None


@rule("101.2", "701.26b")
def untapping(game: Game, id: ObjectId) -> IllegalAction | None:
    """A permanent that can't become untapped stays tapped, in the untap step and whatever else would untap it."""
    return about(game, "untap", id, "can't become untapped")


@rule("101.2", "701.27a")
def transforming(game: Game, id: ObjectId) -> IllegalAction | None:
    """A permanent that can't transform keeps the face up that it has."""
    return about(game, "transform", id, "can't transform")


@rule("101.2", "116.2b", "708.8")
def turning_face_up(game: Game, id: ObjectId) -> IllegalAction | None:
    """A permanent that can't be turned face up stays as it is, be it by a special action or by an effect."""
    return about(game, "be turned face up", id, "can't be turned face up", "116.2b")


@rule("101.2", "701.21a")
def sacrificing(game: Game, player: str, id: ObjectId) -> IllegalAction | None:
    """What can't be sacrificed isn't, for costs either; some can't only for spells and abilities of certain players.

    `player` is whose spell or ability it is, or who pays.
    """
    for word, context, active in prohibitions(game, "be sacrificed", player):
        if concerns(game, word, id, context):
            return forbidden(game, active, "101.2", f"{called(game, id)} can't be sacrificed")
    return None


@rule("101.2", "122.1", "122.6", "614.17d")
def putting_counters(game: Game, id: ObjectId) -> IllegalAction | None:
    """What can't have counters put on it gets none, and enters with none: it is looked at as it would exist on the battlefield.

    `game` is then the game in which it has entered.
    """
    return about(game, "have counters put on", id, "can't have counters put on it")


@rule("101.2", "614.17d")
def entering(game: Game, id: ObjectId, imagine: Imagine) -> IllegalAction | None:
    """What can't enter the battlefield stays where it is; it is looked at as it would exist on the battlefield.

    Cards in a zone that an effect speaks of are looked at where they are.  `imagine` gives the game in which it has entered.
    """
    for word, context, active in prohibitions(game, "enter", None):
        here = isinstance(word.what, Filter) and word.what.zone != "battlefield"
        future, became = (game, id) if here else imagine()
        if concerns(future, word, became, context):
            return forbidden(game, active, "101.2", f"{called(game, id)} can't enter the battlefield")
    return None


@rule("101.2", "701.19c")
def regenerating(game: Game, id: ObjectId) -> IllegalAction | None:
    """What can't be regenerated is destroyed, however many shields it has; they may be made, but don't apply."""
    for word, context, active in prohibitions(game, "be regenerated", None):
        if concerns(game, word, id, context):
            return forbidden(game, active, "701.19c", f"{called(game, id)} can't be regenerated")
    return None


# --- events -----------------------------------------------------------------------------------------------------------


def _of_counters(game: Game, event: CountersPut) -> IllegalAction | None:
    return getting_counters(game, event.target) if isinstance(event.target, str) else putting_counters(game, event.target)


EVENTS: dict[type[Event], Callable[[Game, Any], IllegalAction | None]] = {
    CountersPut: _of_counters,
    LifeGained: lambda game, event: gaining_life(game, event.player),
    Moved: lambda game, event: drawing(game, event.player) if event.cause == "draw" else None,
    PlayerLost: lambda game, event: losing(game, event.player, event.rule == "104.3a"),
    Transformed: lambda game, event: transforming(game, event.object),
    TurnedFaceUp: lambda game, event: turning_face_up(game, event.object),
    Untapped: lambda game, event: untapping(game, event.object),
}
"""For each kind of event that an effect may keep from happening: what is asked."""


@rule("614.17", "614.17a")
def impossible(game: Game, event: Event) -> bool:
    """What an effect says can't happen doesn't happen; the effect has to be there before it."""
    ask = EVENTS.get(type(event))
    return ask is not None and ask(game, event) is not None
