"""Choices made on resolution, paying, branches; spells on the stack: counter, copy, cast now, allow to play."""

import pytest

from oracle.cards import costs
from oracle.cards import effects as words
from oracle.cards.abilities import Spell, Static
from oracle.cards.card import Card, Face
from oracle.cards.conditions import Matches
from oracle.cards.filters import Filter, Range, TargetSpec
from oracle.cards.statics import Prohibit
from oracle.cards.symbols import mana_cost
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction
from oracle.rules.moves import zones
from oracle.rules.resolution.effects import perform
from oracle.rules.state.decisions import Choose, NameCard
from oracle.rules.state.events import BecameTarget, Countered, Moved, SpellCast
from oracle.rules.state.game import Announcement, Mana, StackAbility
from oracle.rules.state.table import Table
from tests.rules.tabletop import RELIC, creature, do, permanent, relic_table

BEAR = creature(2, 2)
CREATURES = Filter(types=("creature",))
SHOCK = permanent(
    "instant",
    name="Test Shock",
    abilities=(
        Spell(
            targets=(TargetSpec(objects=CREATURES, players="any"),),
            effects=(words.DealDamage(to="target", amount=2),),
        ),
    ),
)
RITE = permanent("sorcery", name="Test Rite", abilities=(Spell(effects=(words.Draw(),)),))


# --- choosing ---------------------------------------------------------------------------------------------------------


def test_what_is_chosen_without_targeting_may_have_shroud() -> None:
    top, context = relic_table()
    hidden = top.put(creature(1, 1, "shroud"), "Bob")
    top.put(BEAR)
    do(top, context, words.Choose(what=CREATURES, save="chosen"), (hidden,))
    assert context.names["chosen"] == (hidden,)
    assert not top.happened(BecameTarget)
    do(top, context, words.Choose(what=CREATURES, up_to=True, save="chosen"), ())
    assert context.names["chosen"] == ()


def test_nothing_is_chosen_where_nothing_fits() -> None:
    top, context = relic_table()
    do(top, context, words.Choose(what=CREATURES, save="chosen"))
    assert context.names["chosen"] == ()


OMEN = Card(
    name="Test Dragon",
    layout="omen",
    faces=(Face(name="Test Dragon", types=("creature",)), Face(name="Test Portent", types=("sorcery",))),
)


def test_the_name_of_any_face_may_be_chosen_if_that_face_fits() -> None:
    top, context = relic_table()
    top.table = Table(top.game, {card.name: card for card in (BEAR, OMEN, RITE)}, top.history)
    effect = words.ChooseName(filter=Filter(types=("creature",)))
    _, asked = top.asked(perform(top.table, (effect,), context), "Test Dragon")
    (question,) = asked
    assert isinstance(question, NameCard)
    assert question.allowed == {"Test Bear", "Test Dragon"}
    assert top.game.objects[context.source].chosen == {"card name": "Test Dragon"}
    with pytest.raises(IllegalAction):
        top.asked(perform(top.table, (effect,), context), "Test Portent")
    do(top, context, words.ChooseName(), "Test Portent")
    assert top.game.objects[context.source].chosen == {"card name": "Test Portent"}


# --- paying -----------------------------------------------------------------------------------------------------------


def test_who_can_not_pay_is_not_asked() -> None:
    top, context = relic_table()
    do(top, context, words.MayPay(cost=("{1}",), optional=True, save="paid"))
    assert context.names["paid"] is False
    top.change_player("Alice", pool=(Mana("G"),))
    do(top, context, words.MayPay(cost=("{1}",), optional=True, save="paid"), True)
    assert context.names["paid"] is True
    assert top.game.player("Alice").pool == ()


@pytest.mark.parametrize("pays", [True, False])
def test_unless_a_player_pays_it_happens(pays: bool) -> None:
    top, context = relic_table()
    bear = top.put(BEAR)
    effect = words.Unless(cost=(costs.Sacrifice(what=CREATURES),), otherwise=(words.Sacrifice(what="this"),))
    do(top, context, effect, pays)
    assert (top.zone_of(bear), top.zone_of(context.source)) == (("graveyard", "battlefield") if pays else ("battlefield", "graveyard"))


def test_it_is_the_payer_who_pays() -> None:
    top, context = relic_table()
    theirs = top.put(BEAR, "Bob")
    mine = top.put(BEAR)
    effect = words.Unless(cost=(costs.Sacrifice(what=CREATURES),), otherwise=(words.LoseLife(amount=5, who="opponent"),), payer="opponent")
    do(top, context, effect, True)
    assert (top.zone_of(theirs), top.zone_of(mine)) == ("graveyard", "battlefield")
    assert top.game.player("Bob").life == 20
    do(top, context, effect)
    assert top.game.player("Bob").life == 15


def test_who_pays_with_what_does_not_suffice_is_asked_again() -> None:
    top, context = relic_table()
    strong, weak, weaker = top.put(creature(3, 3)), top.put(creature(2, 2)), top.put(creature(0, 1))
    tapping = costs.TapPermanents(what=CREATURES, count=None, total_power=3)
    effect = words.Unless(cost=(tapping,), otherwise=(words.Sacrifice(what="this"),))
    do(top, context, effect, True, (weak, weaker), True, (strong,))
    assert [top.game.objects[id].tapped for id in (strong, weak, weaker)] == [True, False, False]
    assert top.zone_of(context.source) == "battlefield"


def test_one_thing_or_another_is_done_by_how_things_are_then() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    effect = words.Conditional(
        condition=Matches(what="target", filter=Filter(power=Range(at_least=4))),
        then=(words.Destroy(what="target"),),
        otherwise=(words.PutCounters(what="target", kind="+1/+1", count=2),),
    )
    do(top, context, effect)
    assert top.game.objects[bear].counters == {"+1/+1": 2}
    do(top, context, effect)
    assert top.zone_of(bear) == "graveyard"


# --- countering -------------------------------------------------------------------------------------------------------


def test_a_countered_spell_goes_to_its_owners_graveyard_and_a_countered_ability_nowhere() -> None:
    top, context = relic_table()
    spell = top.put(RITE, "Bob", "stack")
    ability = top.put(RELIC, "Bob", "stack", kind="ability", stacked=StackAbility(ability=None, source=context.source))
    context.names["target"] = (spell, ability)
    do(top, context, words.Counter(what="target", save="countered"))
    assert (top.zone_of(spell), top.zone_of(ability)) == ("graveyard", "nowhere")
    assert top.game.zone("graveyard", "Bob") == (top.game.past[spell].became,)
    assert context.names["countered"] == (top.game.past[spell].became, ability)
    assert [event.object for event in top.happened(Countered)] == [spell, ability]


def test_a_countered_spell_may_go_elsewhere() -> None:
    for place, zone in (("hand", "hand"), ("exile", "exile"), ("library top", "library")):
        top, context = relic_table()
        spell = top.put(RITE, "Bob", "stack")
        context.names["target"] = (spell,)
        do(top, context, words.Counter(what="target", to=place))  # type: ignore[arg-type]
        assert top.zone_of(spell) == zone


def test_what_can_not_be_countered_stays() -> None:
    top, context = relic_table()
    stubborn = permanent("sorcery", abilities=(Static(zone="stack", rules=(Prohibit(deed="be countered", what="this"),)),))
    spell = top.put(stubborn, "Bob", "stack")
    context.names["target"] = (spell,)
    do(top, context, words.Counter(what="target", save="countered"))
    assert top.zone_of(spell) == "stack"
    assert context.names["countered"] == ()


def test_a_spell_is_saved_by_its_controllers_payment() -> None:
    top, context = relic_table()
    spell = top.put(RITE, "Bob", "stack")
    context.names["that spell"] = (spell,)
    top.change_player("Bob", pool=(Mana("U"), Mana("U")))
    effect = words.Counter(what="that spell", unless_pays=("{2}",))
    do(top, context, effect, True)
    assert (top.zone_of(spell), top.game.player("Bob").pool) == ("stack", ())
    do(top, context, effect)
    assert top.zone_of(spell) == "graveyard"


# --- copying ----------------------------------------------------------------------------------------------------------


def test_a_copy_has_the_decisions_of_the_original_but_was_not_cast() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    announced = Announcement(x=2, targets=((bear,),), caster="Bob", origin="hand", exile_after=True)
    spell = top.put(SHOCK, "Bob", "stack", announced=announced)
    context.names["target"] = (spell,)
    do(top, context, words.CopySpell(what="target", save="copy"), False)
    (copy,) = context.names["copy"]
    object = top.game.objects[copy]
    assert (object.kind, object.owner, object.controller) == ("copy", "Alice", "Alice")
    assert object.announced == Announcement(x=2, targets=((bear,),))
    assert top.game.zone("stack") == (spell, copy)
    assert characteristics(top.game, copy).name == "Test Shock"
    assert not top.happened(SpellCast)
    assert [(event.target, event.by) for event in top.happened(BecameTarget)] == [(bear, copy)]


def test_the_copys_controller_may_choose_new_targets() -> None:
    top, context = relic_table()
    bear, hidden = top.put(BEAR, "Bob"), top.put(creature(1, 1, "shroud"), "Bob")
    spell = top.put(SHOCK, "Bob", "stack", announced=Announcement(targets=((bear,),)))
    context.names["target"] = (spell,)
    procedure = perform(top.table, (words.CopySpell(what="target", save="copy"),), context)
    _, asked = top.asked(procedure, True, ("Bob",))
    assert [decision.purpose for decision in asked] == ["new targets", "targets"]
    assert hidden not in asked[1].options  # type: ignore[attr-defined]
    (copy,) = context.names["copy"]
    assert top.game.objects[copy].announced == Announcement(targets=(("Bob",),))
    assert [event.target for event in top.happened(BecameTarget)] == ["Bob"]
    do(top, context, words.CopySpell(what="target", save="copy"), False)
    assert top.game.objects[context.names["copy"][0]].announced == Announcement(targets=((bear,),))


def test_nobody_is_asked_for_new_targets_where_there_are_none() -> None:
    top, context = relic_table()
    context.names["target"] = (top.put(RITE, "Bob", "stack"),)
    do(top, context, words.CopySpell(what="target", count=2, save="copies"))
    assert len(context.names["copies"]) == 2


def test_new_targets_for_a_spell_of_anybodys() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    spell = top.put(SHOCK, "Bob", "stack", announced=Announcement(targets=((bear,),)))
    context.names["target"] = (spell,)
    do(top, context, words.NewTargets(what="target"), True, ("Bob",))
    assert top.game.objects[spell].announced == Announcement(targets=(("Bob",),))
    assert [(event.target, event.by) for event in top.happened(BecameTarget)] == [("Bob", spell)]


def test_a_target_that_stays_does_not_become_one_again() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (top.put(SHOCK, "Bob", "stack", announced=Announcement(targets=((bear,),))),)
    do(top, context, words.NewTargets(what="target"), False)
    assert not top.happened(BecameTarget)


# --- playing cards ----------------------------------------------------------------------------------------------------


def test_a_card_is_cast_while_the_effect_is_carried_out_whatever_the_time() -> None:
    top, context = relic_table()
    top.change_game(turn=top.game.turn.__class__(number=3, active="Bob", step="end"))
    card = top.put(RITE, zone="exile")
    land = top.put(permanent("land", cost=None), zone="exile")
    context.names["cards"] = (card, land)
    procedure = perform(top.table, (words.CastNow(what="cards", save="cast"),), context)
    _, asked = top.asked(procedure, ("Test Rite",))
    (question,) = asked
    assert isinstance(question, Choose)
    assert (question.options, question.minimum) == (("Test Rite",), 0)
    assert context.names["cast"] is True
    (spell,) = top.game.zone("stack")
    assert top.game.objects[spell].card is RITE
    assert top.zone_of(land) == "exile"


def test_a_card_that_is_not_cast_stays_where_it_is() -> None:
    top, context = relic_table()
    context.names["card"] = (top.put(RITE, zone="exile"),)
    do(top, context, words.CastNow(what="card", save="cast"), ())
    assert context.names["cast"] is False
    assert not top.happened(Moved)


def test_what_may_be_cast_is_judged_by_the_face_that_would_be_cast() -> None:
    faces = (
        Face(name="Test Cheap", mana_cost=mana_cost("{1}"), types=("creature",), power=1, toughness=1),
        Face(name="Test Dear", mana_cost=mana_cost("{7}"), types=("artifact",)),
    )
    top, context = relic_table()
    context.names["card"] = (top.put(Card(name="Test Cheap", layout="modal double-faced", faces=faces), zone="exile"),)
    limit = Filter(mana_value=Range(at_most=3))
    _, asked = top.asked(perform(top.table, (words.CastNow(what="card", filter=limit),), context), ("Test Cheap",))
    assert asked[0].options == ("Test Cheap",)  # type: ignore[attr-defined]
    top, context = relic_table()
    context.names["card"] = (top.put(Card(name="Test Cheap", layout="modal double-faced", faces=faces), zone="exile"),)
    _, asked = top.asked(perform(top.table, (words.CastNow(what="card"),), context), ("Test Dear",))
    assert set(asked[0].options) == {"Test Cheap", "Test Dear"}  # type: ignore[attr-defined]


def test_a_copy_of_a_card_can_be_cast_and_the_card_stays() -> None:
    top, context = relic_table()
    card = top.put(RITE, zone="exile")
    context.names["card"] = (card,)
    do(top, context, words.CopyCard(what="card", optional=True, save="copy"), True)
    (copy,) = context.names["copy"]
    assert (top.game.objects[copy].kind, top.game.objects[copy].zone) == ("copy", "exile")
    do(top, context, words.CastNow(what="copy"), ("Test Rite",))
    assert [top.game.objects[id].kind for id in top.game.zone("stack")] == ["copy"]
    assert top.zone_of(card) == "exile"


def test_leave_to_play_cards_belongs_to_its_player_and_to_these_very_objects() -> None:
    top, context = relic_table()
    card = top.put(BEAR, "Bob", "exile")
    gone = top.put(BEAR, "Bob", "exile")
    context.names["cards"] = (card, gone)
    top.run(zones.move(top.table, (gone,), "hand"))
    do(top, context, words.AllowPlay(what="cards", spells=False, any_color=True, exile_after=True))
    (effect,) = top.game.effects
    assert effect.objects == (card,)
    assert (effect.controller, effect.duration) == ("Alice", "while exiled")
    permission = effect.permission
    assert permission is not None
    assert (permission.player, permission.lands, permission.spells) == ("Alice", True, False)
    assert (permission.any_color, permission.exile_after) == (True, True)
