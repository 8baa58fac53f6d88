"""What goes on after the resolution: continuous effects, delayed and reflexive triggers, emblems."""

from oracle.cards import effects as words
from oracle.cards.abilities import Reflex, Static, Triggered
from oracle.cards.changes import BecomeCopy, ChangeControl, ModifyPowerToughness
from oracle.cards.filters import Count, Filter
from oracle.cards.statics import Prohibit
from oracle.cards.triggers import StepBegins
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.events.pipeline import commit_only
from oracle.rules.moves import zones
from oracle.rules.state.events import StepBegan
from tests.rules.tabletop import creature, do, relic_table

BEAR = creature(2, 2)
CREATURES = Filter(types=("creature",))


def test_objects_and_numbers_are_locked_in_as_the_effect_begins() -> None:
    top, context = relic_table()
    first = top.put(BEAR)
    effect = words.Apply(what=CREATURES, changes=(ModifyPowerToughness(power=Count(what=CREATURES), toughness="X"),))
    context.x = 3
    do(top, context, effect)
    later = top.put(BEAR)
    assert [(characteristics(top.game, id).power, characteristics(top.game, id).toughness) for id in (first, later)] == [(3, 5), (2, 2)]


def test_control_goes_to_the_player_who_was_meant() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    context.names.update({"target": (bear,), "that player": ("Alice",)})
    do(top, context, words.Apply(what="target", changes=(ChangeControl(to="that player"),), duration="permanent"))
    context.names["that player"] = ("Bob",)
    assert controller(top.game, bear) == "Alice"


def test_a_copy_takes_the_values_of_that_moment() -> None:
    top, context = relic_table()
    bear, giant = top.put(BEAR), top.put(creature(7, 7, name="Test Giant"), "Bob")
    context.names.update({"target": (bear,), "original": (giant,)})
    do(top, context, words.Apply(what="original", changes=(ModifyPowerToughness(power=1, toughness=1),)))
    do(top, context, words.Apply(what="target", changes=(BecomeCopy(what="original"),)))
    top.run(zones.move(top.table, (giant,), "graveyard"))
    values = characteristics(top.game, bear)
    assert (values.name, values.power, values.controller) == ("Test Giant", 7, "Alice")


def test_nothing_becomes_a_copy_of_nothing() -> None:
    top, context = relic_table()
    bear = top.put(BEAR)
    context.names.update({"target": (bear,), "original": ()})
    do(top, context, words.Apply(what="target", changes=(BecomeCopy(what="original"),)))
    assert top.game.effects == ()
    assert characteristics(top.game, bear).name == "Test Bear"


def test_an_effect_that_would_be_over_at_once_does_not_begin() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    effect = words.Apply(what="target", changes=(ChangeControl(),), duration="while you control this", save="begun")
    top.run(zones.move(top.table, (context.source,), "graveyard"))
    do(top, context, effect)
    assert (top.game.effects, context.names["begun"]) == ((), ())


def test_a_rule_that_is_changed_for_a_while_holds_for_what_comes_later_too() -> None:
    top, context = relic_table()
    do(top, context, words.ApplyRule(rule=Prohibit(deed="cast", who="opponent"), duration="your next turn"))
    (active,) = [active for active in rules_in_force(top.game) if isinstance(active.rule, Prohibit)]
    assert (active.controller, active.source) == ("Alice", context.source)


def test_a_delayed_trigger_remembers_what_was_meant_when_it_was_created() -> None:
    top, context = relic_table()
    bear = top.put(BEAR)
    context.names["raised"] = (bear,)
    ability = Triggered(trigger=StepBegins(step="end", whose="each player"), effects=(words.Sacrifice(what="raised"),))
    do(top, context, words.Delayed(ability=ability))
    context.names["raised"] = ()
    (delayed,) = top.game.delayed
    assert (delayed.controller, delayed.source, delayed.names["raised"]) == ("Alice", context.source, (bear,))
    commit_only(top.table, StepBegan(step="end"))
    assert top.game.delayed == ()
    (waiting,) = top.game.waiting
    assert waiting.names["raised"] == (bear,)


def test_a_reflexive_trigger_waits_with_the_x_of_the_effect() -> None:
    top, context = relic_table()
    context.x = 4
    reflex = Reflex(effects=(words.GainLife(amount="X"),))
    do(top, context, words.Reflexive(ability=reflex))
    (waiting,) = top.game.waiting
    assert (waiting.ability, waiting.controller, waiting.names["x"]) == (reflex, "Alice", 4)
    assert top.game.player("Alice").life == 20


def test_an_emblem_has_its_abilities_and_outlasts_what_made_it() -> None:
    top, context = relic_table()
    forbid = Static(zone="command", rules=(Prohibit(deed="draw", who="opponent"),))
    do(top, context, words.GetEmblem(abilities=(forbid,), save="emblem"))
    top.run(zones.move(top.table, (context.source,), "graveyard"))
    (emblem,) = context.names["emblem"]
    object = top.game.objects[emblem]
    assert (object.kind, object.zone, object.owner, characteristics(top.game, emblem).name) == ("emblem", "command", "Alice", None)
    top.put(BEAR, "Bob", "library")
    do(top, context, words.Draw(who="opponent", save="drawn"))
    assert context.names["drawn"] == ()
