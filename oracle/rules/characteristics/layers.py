"""Chapter 613: how continuous effects make objects what they are.

A **projection** starts from what is printed and applies all continuous effects, layer by layer, to the characteristics of all objects.
What stands there is never written over: each application makes a new one, so that "what if this effect were applied first" is simply a
second set of values.  Conditions, filters and numbers inside effects are read off the values as they stand at that point, which is what
the rules ask for and keeps the reading from going round in circles.

Within a layer the next effect is chosen anew after each application (613.8c): characteristic-defining abilities first (613.3),
then by timestamp (613.7), except that an effect waits for those that it depends on (613.8, `dependencies`).
"""

from collections.abc import Iterable, Mapping

import msgspec

from oracle.cards.changes import AnyChange, BecomeCopy, GainAbilities
from oracle.rules.characteristics import copy_effects, dependencies
from oracle.rules.characteristics.changes import LAYERS, is_settled, make, settle_change, speaks_of_it
from oracle.rules.characteristics.effect_in_layers import Applying, EffectKey, Granted, of_ability, of_counters, of_resolution
from oracle.rules.characteristics.functioning_zones import StaticRule, changing, initial_changing, static_rules
from oracle.rules.characteristics.printed import face_down_values, initial, intrinsic_abilities
from oracle.rules.citation import rule
from oracle.rules.memo import identity, memo_by_identity
from oracle.rules.neutral import WORKED_OUT
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.conditions import holds
from oracle.rules.words.context import Context
from oracle.rules.words.filters import objects
from oracle.rules.words.references import View

replace = msgspec.structs.replace

AllValues = Mapping[ObjectId, Characteristics]
"""How the objects look so far that some effect has been applied to; all others look as they began."""


def initial_with_intrinsic(object: GameObject) -> Characteristics:
    """How an object looks that nothing has changed, once types are settled."""
    return _with_intrinsic(initial(object))


@memo_by_identity
def _with_intrinsic(values: Characteristics) -> Characteristics:
    return with_intrinsic(values)


def with_intrinsic(values: Characteristics) -> Characteristics:
    """The same with the abilities that a land has from its types."""
    if "land" not in values.types or not (more := intrinsic_abilities(values)):
        return values
    return replace(values, abilities=(*values.abilities, *more))


class Projection:
    """The objects of a game on their way through the layers."""

    def __init__(self, game: Game, speakers: Iterable[ObjectId]) -> None:
        """`speakers`: the objects that may change others (`functioning_zones.speaks`), oldest first."""
        self.game = game
        self.all_values: AllValues = {}
        self.copiable: AllValues = {}
        """The characteristics after layer 1 (613.2c)."""
        self.past_types = False
        """Whether layer 4 is over, so that lands have the abilities of their types."""
        self.granted: dict[tuple[ObjectId, int], Granted] = {}
        """Where abilities come from that an effect gave to an object."""
        self.lasting = [of_resolution(game, effect) for effect in game.effects if effect.changes]
        self.sources: set[ObjectId] = set()
        """Objects with static abilities that change objects."""
        for id in speakers:
            object = game.objects[id]
            if initial_changing(object):
                self.sources.add(id)
            if object.counters:
                self.lasting += of_counters(object)
        self.static: dict[EffectKey, Applying] = {}

    @property
    def idle(self) -> bool:
        """Whether there is nothing to apply."""
        return not self.lasting and not self.sources

    def run(self) -> "Projection":
        """Apply every layer in order."""
        if self.idle:
            return self
        in_use = self._layers_in_use()
        for layer in LAYERS:
            if layer == "1b":
                self.turn_down()
                self.copiable = self.all_values
            elif layer == "5":
                self.past_types = True
                self.all_values = {id: with_intrinsic(values) for id, values in self.all_values.items()}
            if layer in in_use:
                self.apply_layer(layer)
                in_use = self._layers_in_use()
        return self

    def _layers_in_use(self) -> set[str]:
        """The layers in which some effect that exists so far does something."""
        return {layer for effect in self.existing(self.all_values) for layer in effect.layers}

    # --- reading ------------------------------------------------------------------------------------------------------

    def look(self, all_values: AllValues, id: ObjectId) -> Characteristics:
        """How an object looks so far; one that is gone, as it last was."""
        found = all_values.get(id)
        if found is not None:
            return found
        object = self.game.objects.get(id)
        if object is None:
            return self.game.past[id].characteristics
        return initial_with_intrinsic(object) if self.past_types else initial(object)

    def view(self, all_values: AllValues) -> View:
        """The game as it looks so far."""
        return View(self.game, lambda id: self.look(all_values, id))

    @rule("109.5")
    def context(self, effect: Applying, all_values: AllValues) -> Context:
        """In a static ability "you" is the current controller of its object, or its owner if it has none."""
        if effect.effect is not None:
            return Context(you=effect.effect.controller, source=effect.source, names=effect.effect.names)
        return Context(you=self.look(all_values, effect.source).controller or self.game.objects[effect.source].owner, source=effect.source)

    def rules_on(self, id: ObjectId, all_values: AllValues) -> tuple[StaticRule, ...]:
        """What an object's static abilities say so far that changes objects."""
        object = self.game.objects[id]
        return initial_changing(object) if id not in all_values else changing(static_rules(all_values[id], object))

    # --- one layer ----------------------------------------------------------------------------------------------------

    @rule("613.3", "613.8c")
    def apply_layer(self, layer: str) -> None:
        """Within a layer effects apply one after another, and after each one it is asked again which is next."""
        while waiting := [effect for effect in self.existing(self.all_values) if layer not in effect.done and layer in effect.layers]:
            chosen = self.next_of(waiting, layer)
            self.all_values = self.applied(chosen, layer, self.all_values, begin=True)
            chosen.done.add(layer)

    @rule("604.2", "611.3a", "613.6")
    def existing(self, all_values: AllValues) -> list[Applying]:
        """A static ability's effect exists while the ability does; one that has started goes on even if the ability is lost meanwhile."""
        found = list(self.lasting)
        keys: set[EffectKey] = set()
        for id in sorted(self.sources):
            for word in self.rules_on(id, all_values):
                key = ("ability", id, *word.place)
                keys.add(key)
                if key not in self.static:
                    self.static[key] = of_ability(self.game.objects[id], word, self.granted.get((id, word.place[0])))
        found += [effect for key, effect in self.static.items() if key in keys or effect.affected is not None]
        return found

    @rule("613.3", "613.7", "613.8b", without=lambda self, waiting, layer: waiting[0] if len(waiting) == 1 else WORKED_OUT)
    def next_of(self, waiting: list[Applying], layer: str) -> Applying:
        """Characteristic-defining abilities come first, then the earliest timestamp among effects that wait for no other."""
        if len(waiting) == 1:
            return waiting[0]
        defining = [effect for effect in waiting if effect.defining]
        ready = dependencies.independent(self, defining or waiting, layer)
        return min(ready, key=lambda effect: effect.timestamp)

    # --- one effect ---------------------------------------------------------------------------------------------------

    @rule("611.2c", "611.3a", "613.6")
    def objects_of(self, effect: Applying, all_values: AllValues) -> tuple[ObjectId, ...]:
        """A resolved effect keeps the objects it began with; a static one applies to what its text means now, until it has started."""
        if effect.affected is not None:
            return effect.affected
        if isinstance(effect.what, tuple):
            return effect.what
        view, context = self.view(all_values), self.context(effect, all_values)
        condition = effect.ability.static.condition if effect.ability is not None else None
        if condition is not None and not holds(view, condition, context):
            return ()
        return tuple(id for id in objects(view, effect.what, context) if id in self.game.objects)

    def settled(
        self, effect: Applying, layer: str, all_values: AllValues, ids: tuple[ObjectId, ...]
    ) -> dict[ObjectId, tuple[AnyChange, ...]]:
        """What the effect does to each of these objects in this layer; in it the object is called "it"."""
        changes = effect.in_layer(layer)
        if all(is_settled(change) for change in changes):
            return dict.fromkeys(ids, changes)
        view, context = self.view(all_values), self.context(effect, all_values)
        if not any(speaks_of_it(change) for change in changes):
            return dict.fromkeys(ids, tuple(settle_change(view, change, context) for change in changes))
        names = context.names
        found: dict[ObjectId, tuple[AnyChange, ...]] = {}
        for id in ids:
            context.names = {"it": (id,), **names}
            found[id] = tuple(settle_change(view, change, context) for change in changes)
        return found

    def applied(self, effect: Applying, layer: str, all_values: AllValues, begin: bool = False) -> AllValues:
        """The characteristics after an effect has been applied; without `begin` this is only a trial."""
        affected = self.objects_of(effect, all_values)
        if not affected:
            return all_values
        changed = dict(all_values)
        for id, changes in self.settled(effect, layer, all_values, affected).items():
            for change in changes:
                before = self.look(changed, id)
                changed[id] = self._changed(effect, change, before, self.game.objects[id])
                if begin:
                    self._note_abilities(effect, change, before, changed[id], id)
        if begin:
            effect.affected = affected
        return changed

    def _changed(self, effect: Applying, change: AnyChange, before: Characteristics, object: GameObject) -> Characteristics:
        if isinstance(change, BecomeCopy):
            copied = effect.effect.copied if effect.effect is not None else None
            assert copied is not None, "a copy effect keeps the values that it copied"
            return copy_effects.become(before, copied, change, object)
        return make(before, change)

    def _note_abilities(self, effect: Applying, change: AnyChange, before: Characteristics, after: Characteristics, id: ObjectId) -> None:
        """Remember which effect gave an object its abilities, for their timestamps (613.7a)."""
        if not isinstance(change, GainAbilities | BecomeCopy):
            return
        had = () if isinstance(change, BecomeCopy) else before.abilities
        for ability in after.abilities[len(had) :]:
            self.granted[id, identity(ability)] = Granted(effect.timestamp[0], isinstance(change, BecomeCopy))
        if changing(static_rules(after, self.game.objects[id])):
            self.sources.add(id)

    @rule("613.2b", "708.10")
    def turn_down(self) -> None:
        """After copy effects, face-down objects get the characteristics of a face-down object, whatever they are copies of."""
        objects = ((self.game.objects[id], values) for id, values in self.all_values.items())
        turned = {
            object.id: replace(face_down_values(object), controller=values.controller)
            for object, values in objects
            if object.face_down is not None
        }
        if turned:
            self.all_values = {**self.all_values, **turned}
