"""Regeneration (701.19): a shield that replaces the next destruction of a permanent this turn."""

from oracle.rules.citation import rule
from oracle.rules.legality import prohibitions
from oracle.rules.state.events import DamageWornOff, EffectsEnded, Event, Moved, RemovedFromCombat, Tapped
from oracle.rules.state.game import ContinuousEffect, Game, State


class Shield(State, frozen=True):
    """A regeneration shield, as one among the effects that may replace an event."""

    effect: int
    """The id of the effect that it is."""


@rule("701.19a", "701.19c", "614.8")
def shields(game: Game, event: Moved) -> tuple[ContinuousEffect, ...]:
    """A shield applies the next time the permanent would be destroyed, unless that can't be regenerated; a sacrifice destroys nothing."""
    if event.cause != "destroy" or event.no_regeneration or prohibitions.regenerating(game, event.object) is not None:
        return ()
    return tuple(effect for effect in game.effects if effect.regenerates and event.object in effect.objects)


@rule("701.19a")
def regenerated(game: Game, event: Moved, shield: Shield) -> tuple[Event, ...]:
    """Instead of being destroyed the permanent loses its damage, becomes tapped and leaves combat, and the shield is used up."""
    object = game.objects[event.object]
    events: list[Event] = [EffectsEnded(ids=(shield.effect,)), DamageWornOff(objects=(object.id,))]
    if not object.tapped:
        events.append(Tapped(object=object.id))
    if object.id in game.combat.attackers or object.id in game.combat.blockers:
        events.append(RemovedFromCombat(object=object.id))
    return tuple(events)
