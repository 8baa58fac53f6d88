"""What instructions do to permanents and players: tap, destroy, sacrifice, transform, attach, counters, tokens, life, damage."""

from typing import Any

import pytest

from oracle.cards import effects as words
from oracle.cards.abilities import Static, Triggered
from oracle.cards.card import Card, Face
from oracle.cards.filters import Filter, Power
from oracle.cards.statics import EntersWith
from oracle.cards.symbols import mana_cost
from oracle.cards.triggers import Enters
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.resolution.effects import perform
from oracle.rules.resolution.effects.tokens import token_name
from oracle.rules.state.events import (
    CountersPut,
    DamageDealt,
    LifeGained,
    LifeLost,
    ManifestedDread,
    Moved,
    Tapped,
    Transformed,
    TurnedFaceUp,
)
from oracle.rules.state.game import Announcement
from oracle.rules.words.context import Context
from tests.rules.tabletop import creature, do, permanent, relic_table

BEAR = creature(2, 2)
CREATURES = Filter(types=("creature",))


# --- tap, untap -------------------------------------------------------------------------------------------------------


def test_only_untapped_permanents_are_tapped() -> None:
    top, context = relic_table()
    tapped, untapped = top.put(BEAR, tapped=True), top.put(BEAR)
    do(top, context, words.Tap(what=CREATURES, save="tapped"))
    assert context.names["tapped"] == (untapped,)
    assert [event.object for event in top.happened(Tapped)] == [untapped]
    do(top, context, words.Untap(what=CREATURES, count=1), (tapped,))
    assert not top.game.objects[tapped].tapped
    assert top.game.objects[untapped].tapped


def test_any_number_may_be_tapped_none_included() -> None:
    top, context = relic_table()
    bears = [top.put(BEAR) for _ in range(3)]
    do(top, context, words.Tap(what=CREATURES, up_to=True), ())
    assert not top.happened(Tapped)
    do(top, context, words.Tap(what=CREATURES, up_to=True), (bears[2], bears[0]))
    assert [top.game.objects[id].tapped for id in bears] == [True, False, True]


def test_a_permanent_is_kept_from_untapping() -> None:
    top, context = relic_table()
    bear = top.put(BEAR)
    do(top, context, words.SkipUntap(what=CREATURES))
    assert top.game.objects[bear].skips_untap


# --- destroy, sacrifice -----------------------------------------------------------------------------------------------


def test_what_is_indestructible_is_not_destroyed() -> None:
    top, context = relic_table()
    weak, strong = top.put(BEAR, "Bob"), top.put(creature(1, 1, "indestructible"), "Bob")
    do(top, context, words.Destroy(what=CREATURES, save="destroyed"))
    assert (top.zone_of(weak), top.zone_of(strong)) == ("graveyard", "battlefield")
    assert context.names["destroyed"] == (weak,)


def test_each_player_chooses_a_creature_of_their_own_to_sacrifice_and_all_go_at_once() -> None:
    top, context = relic_table()
    mine = [top.put(BEAR) for _ in range(2)]
    theirs = [top.put(BEAR, "Bob") for _ in range(2)]
    effect = words.Sacrifice(what=CREATURES, count=1, who="each player")
    _, asked = top.asked(perform(top.table, (effect,), context), (mine[1],), (theirs[0],))
    assert [(decision.player, decision.options) for decision in asked] == [  # type: ignore[attr-defined]
        ("Alice", tuple(mine)),
        ("Bob", tuple(theirs)),
    ]
    assert len([batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]) == 1
    assert [top.zone_of(id) for id in (*mine, *theirs)] == ["battlefield", "graveyard", "graveyard", "battlefield"]


def test_nobody_can_sacrifice_what_they_do_not_control() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    do(top, context, words.Sacrifice(what="target", save="sacrificed"))
    assert top.zone_of(bear) == "battlefield"
    assert context.names["sacrificed"] == ()


def test_what_was_sacrificed_is_remembered_as_it_last_was() -> None:
    top, context = relic_table()
    top.put(BEAR, counters={"+1/+1": 3})
    do(top, context, words.Sacrifice(what=CREATURES, count=1, save="sacrificed"))
    do(top, context, words.GainLife(amount=Power(what="sacrificed")))
    assert top.game.player("Alice").life == 25


# --- faces ------------------------------------------------------------------------------------------------------------

WEREWOLF = Card(
    name="Test Human",
    layout="double-faced",
    faces=(
        Face(name="Test Human", mana_cost=mana_cost("{1}"), types=("creature",), power=1, toughness=1),
        Face(name="Test Wolf", types=("creature",), power=3, toughness=3),
    ),
)


def test_only_double_faced_permanents_transform() -> None:
    top, context = relic_table()
    human, bear = top.put(WEREWOLF), top.put(BEAR)
    do(top, context, words.Transform(what=CREATURES, save="transformed"))
    assert context.names["transformed"] == (human,)
    assert characteristics(top.game, human).name == "Test Wolf"
    assert [event.object for event in top.happened(Transformed)] == [human]
    assert characteristics(top.game, bear).name == "Test Bear"


def test_a_permanents_own_ability_does_not_turn_it_over_twice() -> None:
    top, _ = relic_table()
    human = top.put(WEREWOLF)
    abilities = [top.put(WEREWOLF, zone="stack", kind="ability") for _ in range(2)]
    for ability in reversed(abilities):
        context = Context(you="Alice", source=human, stack_object=ability)
        do(top, context, words.Transform(what="this"))
    assert characteristics(top.game, human).name == "Test Wolf"
    do(top, Context(you="Alice", source=context.source), words.Transform(what="this"))
    assert characteristics(top.game, human).name == "Test Human"


def test_permanents_are_turned_face_down_and_up_again() -> None:
    top, context = relic_table()
    bear, human = top.put(creature(4, 4)), top.put(WEREWOLF)
    do(top, context, words.TurnFaceDown(what=CREATURES, save="turned"))
    assert context.names["turned"] == (bear,)
    assert (characteristics(top.game, bear).power, characteristics(top.game, human).power) == (2, 1)
    do(top, context, words.TurnFaceUp(what=CREATURES, save="up"))
    assert context.names["up"] == (bear,)
    assert [event.object for event in top.happened(TurnedFaceUp)] == [bear]
    assert characteristics(top.game, bear).power == 4


def test_a_card_is_manifested_from_the_top() -> None:
    top, context = relic_table()
    for _ in range(3):
        top.put(permanent("land", cost=None), zone="library")
    do(top, context, words.Manifest(save="manifested"))
    assert [top.game.objects[id].face_down for id in context.names["manifested"]] == ["manifest"]
    do(top, context, words.Manifest(cloak=True, save="cloaked"))
    assert "ward" in characteristics(top.game, context.names["cloaked"][0]).keywords


def test_dread_is_manifested_even_from_an_empty_library() -> None:
    top, context = relic_table()
    do(top, context, words.ManifestDread(save="manifested"))
    assert context.names["manifested"] == ()
    assert [event.player for event in top.happened(ManifestedDread)] == ["Alice"]


def test_equipment_is_attached_only_to_what_it_can_be_attached_to() -> None:
    top, context = relic_table()
    sword = top.put(permanent("artifact", subtypes=("Equipment",)))
    bear = top.put(BEAR)
    context.names.update({"sword": (sword,), "bear": (bear,), "relic": (context.source,)})
    do(top, context, words.Attach(what="sword", to="relic", save="attached"))
    assert (top.game.objects[sword].attached_to, context.names["attached"]) == (None, ())
    do(top, context, words.Attach(what="sword", to="bear", save="attached"))
    assert (top.game.objects[sword].attached_to, context.names["attached"]) == (bear, (sword,))


# --- counters ---------------------------------------------------------------------------------------------------------


def test_counters_are_put_on_objects_anywhere_and_on_players() -> None:
    top, context = relic_table()
    exiled = top.put(BEAR, zone="exile")
    context.names["things"] = (exiled, "Bob")
    do(top, context, words.PutCounters(what="things", kind="time", count=2, save="got some"))
    assert top.game.objects[exiled].counters == {"time": 2}
    assert top.game.player("Bob").counters == {"time": 2}
    assert context.names["got some"] == (exiled, "Bob")


def test_a_counter_is_removed_where_there_is_one() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, counters={"ice": 1})
    other = top.put(BEAR)
    do(top, context, words.RemoveCounters(what=CREATURES, kind="ice", save="thawed"))
    assert top.game.objects[bear].counters == {}
    assert context.names["thawed"] == (bear,)
    assert other not in context.names["thawed"]


def test_no_counters_are_no_event() -> None:
    top, context = relic_table()
    do(top, context, words.PutCounters(what="this", kind="ice", count=0, save="got some"))
    assert context.names["got some"] == ()
    assert not top.happened(CountersPut)


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_a_token_has_what_the_effect_says_of_it() -> None:
    top, context = relic_table()
    spec = words.TokenSpec(name="Spirit", type="Creature — Spirit", colors=("W", "U"), power="X", toughness=1, keywords=("flying",))
    context.x = 3
    do(top, context, words.CreateToken(token=spec, count=2, tapped=True, who="opponent", save="made"))
    assert len(context.names["made"]) == 2
    object = top.game.objects[context.names["made"][0]]
    values = characteristics(top.game, object.id)
    assert (object.kind, object.owner, object.tapped) == ("token", "Bob", True)
    assert (values.name, values.power, values.toughness, values.controller) == ("Spirit", 3, 1, "Bob")
    assert (values.colors, values.keywords, values.subtypes) == (frozenset("WU"), frozenset({"flying"}), frozenset({"Spirit"}))
    assert values.mana_value == 0


def test_tokens_enter_like_any_permanent() -> None:
    top, context = relic_table()
    watcher = Triggered(trigger=Enters(what=CREATURES), effects=(words.GainLife(amount=1),))
    arrival = Static(rules=(EntersWith(what=CREATURES, counters={"+1/+1": 2}),))
    top.put(permanent("enchantment", abilities=(watcher, arrival)))
    spec = words.TokenSpec(name="Spirit", type="Creature — Spirit", power=1, toughness=1)
    do(top, context, words.CreateToken(token=spec, count=2, save="made"))
    assert [top.game.objects[id].counters for id in context.names["made"]] == [{"+1/+1": 2}] * 2
    assert [trigger.names["it"] for trigger in top.game.waiting] == [(id,) for id in context.names["made"]]
    assert top.game.zone("command") == ()


def test_no_tokens_are_created_for_a_negative_number() -> None:
    top, context = relic_table()
    weak = top.put(creature(-1, 2))
    context.names["it"] = (weak,)
    spec = words.TokenSpec(name="Spirit", type="Creature — Spirit", power=1, toughness=1)
    do(top, context, words.CreateToken(token=spec, count=Power(what="it"), save="made"))
    assert context.names["made"] == ()


def test_a_token_copies_the_face_that_is_up_and_is_double_faced_itself() -> None:
    top, context = relic_table()
    wolf = top.put(WEREWOLF, "Bob", face=1, counters={"+1/+1": 1})
    context.names["target"] = (wolf,)
    do(top, context, words.CopyPermanent(what="target", save="copy"))
    (copy,) = context.names["copy"]
    assert (characteristics(top.game, copy).name, characteristics(top.game, copy).power) == ("Test Wolf", 3)
    do(top, context, words.Transform(what="copy"))
    assert characteristics(top.game, copy).name == "Test Human"


def test_no_token_copies_an_instant() -> None:
    top, context = relic_table()
    context.names["card"] = (top.put(permanent("instant"), zone="graveyard"),)
    do(top, context, words.CopyPermanent(what="card", save="copy"))
    assert context.names["copy"] == ()


# --- players ----------------------------------------------------------------------------------------------------------


def test_life_is_gained_and_lost_and_nothing_is_no_event() -> None:
    top, context = relic_table()
    do(top, context, words.LoseLife(amount=3, who="opponent", save="lost"))
    do(top, context, words.GainLife(amount="lost"))
    do(top, context, words.GainLife(amount=0, save="gained"))
    assert (top.game.player("Alice").life, top.game.player("Bob").life) == (23, 17)
    assert len(top.happened(LifeGained)) == 1
    assert context.names["gained"] == 0


@pytest.mark.parametrize(("amount", "kind"), [(25, LifeGained), (4, LifeLost)])
def test_setting_a_life_total_gains_or_loses_the_difference(amount: int, kind: Any) -> None:
    top, context = relic_table()
    do(top, context, words.SetLife(amount=amount))
    assert top.game.player("Alice").life == amount
    assert [event.amount for event in top.happened(kind)] == [abs(amount - 20)]


def test_damage_is_dealt_to_permanents_and_players_at_once() -> None:
    top, context = relic_table()
    bear = top.put(creature(2, 5), "Bob")
    context.names["target"] = (bear, "Bob")
    do(top, context, words.DealDamage(to="target", amount=3, save="dealt"))
    assert top.game.objects[bear].damage == 3
    assert top.game.player("Bob").life == 17
    assert context.names["dealt"] == 6
    assert len([batch for batch in top.history if any(isinstance(event, DamageDealt) for event in batch.events)]) == 1
    assert {event.source for event in top.happened(DamageDealt)} == {context.source}


def test_creatures_and_players_are_dealt_damage_at_the_same_time() -> None:
    top, context = relic_table()
    bear = top.put(BEAR, "Bob")
    do(top, context, words.DealDamage(to=(CREATURES, "opponent"), amount=1))
    assert top.game.objects[bear].damage == 1
    assert top.game.player("Bob").life == 19
    assert len([batch for batch in top.history if any(isinstance(event, DamageDealt) for event in batch.events)]) == 1


def test_what_is_gone_is_dealt_no_damage_and_a_source_that_is_gone_still_deals_it() -> None:
    top, context = relic_table()
    source = top.put(creature(1, 1, "lifelink"))
    bear = top.put(BEAR, "Bob")
    context = Context(you="Alice", source=source, names={"target": (bear, "Bob")})
    do(top, context, words.Move(what="this", to="exile"))
    do(top, context, words.Move(what=Filter(types=("creature",)), to="hand"))
    do(top, context, words.DealDamage(to="target", amount=2, save="dealt"))
    assert context.names["dealt"] == 2
    assert (top.game.player("Alice").life, top.game.player("Bob").life) == (22, 18)


def test_divided_damage_follows_the_announced_division() -> None:
    top, _ = relic_table()
    first, second = top.put(creature(1, 5), "Bob"), top.put(creature(1, 5), "Bob")
    announced = Announcement(targets=((first, second),), division={str(first): 1, str(second): 3})
    spell = top.put(permanent("instant"), zone="stack", announced=announced)
    context = Context(you="Alice", source=spell, stack_object=spell, names={"target": (second,)})
    do(top, context, words.DealDamage(to="target", amount=4, divided=True))
    assert [top.game.objects[id].damage for id in (first, second)] == [0, 3]


def test_a_player_may_lose_the_game_by_an_effect() -> None:
    top, context = relic_table()
    do(top, context, words.LoseGame(who="opponent"))
    assert top.game.player("Bob").lost
    assert top.game.winners == ("Alice",)


def test_a_player_may_play_more_lands() -> None:
    top, context = relic_table()
    do(top, context, words.ExtraLandPlays(count=2))
    assert top.game.player("Alice").extra_lands == 2


def test_mana_is_added() -> None:
    top, context = relic_table()
    do(top, context, words.AddMana(mana="{G}{G}", save="made"))
    assert [unit.type for unit in top.game.player("Alice").pool] == ["G", "G"]
    assert context.names["made"] == 2


def test_a_token_without_a_name_is_called_by_its_subtypes_and_token() -> None:
    assert token_name(words.TokenSpec(type="Creature — Elf Warrior")) == "Elf Warrior Token"
    assert token_name(words.TokenSpec(name="Karox Bladewing", type="Legendary Creature — Dragon")) == "Karox Bladewing"
