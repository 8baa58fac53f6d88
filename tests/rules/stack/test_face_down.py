"""Face-down permanents: ways to turn them up, manifesting, and what is shown."""

from pathlib import Path

import pytest

from oracle.cards.abilities import Static
from oracle.cards.card import Card
from oracle.cards.changes import GainAbilities, LoseAbilities
from oracle.cards.filters import Filter
from oracle.cards.listed import Listing
from oracle.cards.loader import load_cards
from oracle.cards.statics import LookAt, TurnsUpWith
from oracle.cards.symbols import mana_cost
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.printed import listed_values
from oracle.rules.citation import IllegalAction
from oracle.rules.stack import face_down
from oracle.rules.state import revealing
from oracle.rules.state.events import GameEnded, LookedAt, ManifestedDread, Moved, PlayerLost, Revealed, TurnedFaceDown, TurnedFaceUp
from oracle.rules.state.game import ContinuousEffect, Mana
from tests.rules.tabletop import Tabletop, creature, permanent, with_expansions

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")
BEARS = creature(2, 2, cost="{1}{G}", name="Bears")
MORPH = creature(4, 1, "morph {G}", cost="{1}{G}{G}", name="Morphling")
MEGAMORPH = creature(4, 1, "megamorph {G}", cost="{1}{G}{G}", name="Mega")
DISGUISE = creature(2, 2, "disguise {G}", cost="{1}{G}", name="Gardener")
SHOCK = permanent("instant", name="Shock", cost="{R}")
FOREST = permanent("land", name="Forest", cost=None, subtypes=("Forest",))


def morph_land(cost: str) -> Card:
    return permanent("land", name="Cavern", cost=None, abilities=with_expansions(f"morph {cost}"))


def mana(top: Tabletop, player: str, units: str) -> None:
    top.change_player(player, pool=tuple(Mana(type=unit) for unit in units))


def ways(top: Tabletop, id: int) -> list[tuple]:
    return [(way.by, way.cost) for way in face_down.ways_to_turn_up(top.game, id)]


def effect(top: Tabletop, id: int, *changes) -> None:
    made = ContinuousEffect(id=90, source=id, controller="Bob", timestamp=99, objects=(id,), changes=changes, duration="end of turn")
    top.change_game(effects=(*top.game.effects, made))


# --- ways to turn up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cause", "expected"),
    [
        (BEARS, "manifest", [("manifest", ("{1}{G}",))]),
        (BEARS, "cloak", [("cloak", ("{1}{G}",))]),
        (BEARS, "effect", []),
        (BEARS, "morph", []),
        (MORPH, "manifest", [("manifest", ("{1}{G}{G}",)), ("morph", ("{G}",))]),
        (MORPH, "morph", [("morph", ("{G}",))]),
        (MORPH, "effect", [("morph", ("{G}",))]),
        (MEGAMORPH, "morph", [("megamorph", ("{G}",))]),
        (DISGUISE, "cloak", [("cloak", ("{1}{G}",)), ("disguise", ("{G}",))]),
        (morph_land("{2}"), "manifest", [("morph", ("{2}",))]),
        (SHOCK, "manifest", []),
        (FOREST, "manifest", []),
        (permanent("land", "creature", name="Arbor", cost=None, power=1, toughness=1), "manifest", []),
        (creature(0, 0, cost="{X}{X}", name="Ballista"), "manifest", [("manifest", ("{X}{X}",))]),
    ],
)
def test_ways_to_turn_up(card: Card, cause: str, expected: list) -> None:
    top = Tabletop()
    assert ways(top, top.put(card, face_down=cause)) == expected


def test_what_is_face_up_or_elsewhere_has_no_way() -> None:
    top = Tabletop()
    assert ways(top, top.put(MORPH)) == []
    assert ways(top, top.put(MORPH, zone="stack", face_down="morph")) == []


def test_losing_abilities_takes_morph_but_not_the_manifested_creatures_mana_cost() -> None:
    top = Tabletop()
    id = top.put(MORPH, face_down="manifest")
    effect(top, id, LoseAbilities(all=True))
    assert ways(top, id) == [("manifest", ("{1}{G}{G}",))]


def test_an_effect_that_gives_other_abilities_leaves_morph() -> None:
    top = Tabletop()
    id = top.put(MORPH, face_down="morph")
    effect(top, id, GainAbilities(keywords=("flying",)))
    assert ways(top, id) == [("morph", ("{G}",))]


def test_a_static_ability_on_creatures_spares_what_would_be_none_face_up() -> None:
    top = Tabletop()
    top.put(CARDS["Humility"])
    cavern = top.put(CARDS["Zoetic Cavern"], face_down="manifest")
    lorian = top.put(CARDS["Branchsnap Lorian"], face_down="manifest")
    assert ways(top, cavern) == [("morph", ("{2}",))]
    assert ways(top, lorian) == [("manifest", ("{1}{G}{G}",))]


def test_the_card_counts_and_not_what_it_was_made_a_copy_of() -> None:
    top = Tabletop()
    bears = top.put(BEARS)
    values = characteristics(top.game, bears)
    assert ways(top, top.put(FOREST, face_down="manifest", copied=values)) == []
    corpse = creature(2, 2, cost="{1}{B}", name="Corpse")
    assert ways(top, top.put(corpse, face_down="manifest", copied=values)) == [("manifest", ("{1}{B}",))]


# --- the special action -----------------------------------------------------------------------------------------------


def test_turning_up_pays_the_cost_and_is_no_entering() -> None:
    top = Tabletop()
    id = top.put(BEARS, face_down="manifest", tapped=True, damage=1, counters={"+1/+1": 1})
    mana(top, "Alice", "GG")
    top.run(face_down.special_action(top.table, "Alice", id, None, None))
    object = top.game.objects[id]
    assert (object.face_down, object.tapped, object.damage, object.counters) == (None, True, 1, {"+1/+1": 1})
    assert characteristics(top.game, id).name == "Bears"
    assert top.game.player("Alice").pool == ()
    assert top.happened(Moved) == []
    assert [event.objects for event in top.happened(Revealed)] == [(id,)]


def test_which_way_is_asked_or_told() -> None:
    top = Tabletop()
    first, second = top.put(MORPH, face_down="manifest"), top.put(MORPH, face_down="manifest")
    mana(top, "Alice", "GG")
    top.run(face_down.special_action(top.table, "Alice", first, "morph", None))
    top.run(face_down.special_action(top.table, "Alice", second), ("morph",))
    assert [event.object for event in top.happened(TurnedFaceUp)] == [first, second]


@pytest.mark.parametrize(
    ("card", "fields", "by", "number"),
    [
        (MORPH, {"face_down": "morph"}, "manifest", "701.40b"),
        (BEARS, {"face_down": "manifest"}, "morph", "702.37e"),
        (FOREST, {"face_down": "manifest"}, None, "701.40b"),
        (BEARS, {}, None, "116.2b"),
        (BEARS, {"face_down": "manifest", "controller": "Bob", "held_by": "Bob"}, None, "116.2b"),
    ],
)
def test_what_cannot_be_turned_up(card: Card, fields: dict, by: str | None, number: str) -> None:
    top = Tabletop()
    id = top.put(card, **fields)
    mana(top, "Alice", "GGGG")
    with pytest.raises(IllegalAction) as refusal:
        top.run(face_down.special_action(top.table, "Alice", id, by, None))
    assert refusal.value.number == number


def test_the_cost_must_be_paid() -> None:
    top = Tabletop()
    id = top.put(BEARS, face_down="manifest")
    mana(top, "Alice", "G")
    with pytest.raises(IllegalAction):
        top.run(face_down.special_action(top.table, "Alice", id, None, None))


def test_megamorph_puts_a_counter_only_if_its_cost_was_paid() -> None:
    top = Tabletop()
    paid, otherwise = top.put(MEGAMORPH, face_down="morph"), top.put(MEGAMORPH, face_down="morph")
    mana(top, "Alice", "G")
    top.run(face_down.special_action(top.table, "Alice", paid, "morph", None))
    top.run(face_down.turn_face_up(top.table, otherwise))
    assert top.game.objects[paid].counters == {"+1/+1": 1}
    assert top.game.objects[otherwise].counters == {}


def test_how_it_is_turned_up_applies_to_any_way_unless_the_ability_is_lost() -> None:
    top = Tabletop()
    hydra = creature(0, 2, cost="{G}", name="Hydra", abilities=(Static(rules=(TurnsUpWith(counters={"+1/+1": 5}),)),))
    up, lost = top.put(hydra, face_down="manifest"), top.put(hydra, face_down="manifest")
    effect(top, lost, LoseAbilities(all=True))
    for id in (up, lost):
        top.run(face_down.turn_face_up(top.table, id))
    assert top.game.objects[up].counters == {"+1/+1": 5}
    assert top.game.objects[lost].counters == {}


def test_x_in_a_morph_cost_is_chosen_and_remembered() -> None:
    top = Tabletop()
    told, asked = top.put(morph_land("{X}"), face_down="morph"), top.put(morph_land("{X}"), face_down="morph")
    mana(top, "Alice", "GGGGG")
    top.run(face_down.special_action(top.table, "Alice", told, None, 2))
    top.run(face_down.special_action(top.table, "Alice", asked), 3)
    assert (top.game.objects[told].announced.x, top.game.objects[asked].announced.x) == (2, 3)
    assert top.game.player("Alice").pool == ()


def test_an_instant_card_is_revealed_and_stays_face_down() -> None:
    top = Tabletop()
    id = top.put(SHOCK, "Bob", face_down="manifest", controller="Alice", held_by="Alice")
    assert top.run(face_down.turn_face_up(top.table, id)) is False
    assert top.game.objects[id].face_down == "manifest"
    assert [(event.player, event.objects) for event in top.happened(Revealed)] == [("Alice", (id,))]
    assert top.happened(TurnedFaceUp) == []


def test_an_omen_on_a_creature_card_does_not_keep_it_down() -> None:
    top = Tabletop()
    id = top.put(CARDS["Twinmaw Stormbrood"], face_down="manifest")
    assert ways(top, id) == [("manifest", (str(mana_cost("{5}{W}")),))]
    assert top.run(face_down.turn_face_up(top.table, id)) is True


# --- turning down -----------------------------------------------------------------------------------------------------


def test_turning_face_down_spares_the_double_faced_and_the_face_down() -> None:
    top = Tabletop()
    bear = top.put(BEARS, tapped=True)
    delver = top.put(CARDS["Delver of Secrets"])
    valki = top.put(CARDS["Valki, God of Lies"])
    down = top.put(BEARS, face_down="manifest")
    assert top.run(face_down.turn_face_down(top.table, (bear, delver, valki, down))) == (bear,)
    assert [event.object for event in top.happened(TurnedFaceDown)] == [bear]
    assert (top.game.objects[bear].face_down, top.game.objects[bear].tapped) == ("effect", True)
    assert top.game.objects[down].face_down == "manifest"
    assert characteristics(top.game, bear).names == ()


def test_a_token_that_only_looks_like_a_creature_on_a_double_faced_card_is_not_double_faced() -> None:
    table = Tabletop()
    card = Card(name="Front", layout="double-faced", faces=(BEARS.faces[0], BEARS.faces[0]))
    bears = table.put(BEARS)
    token = table.put(card, kind="token", copied=characteristics(table.game, bears))

    assert table.run(face_down.turn_face_down(table.table, (token,))) == (token,)


def test_an_effect_may_list_what_it_turns_face_down() -> None:
    top = Tabletop()
    bear = top.put(BEARS)
    listed = listed_values(Listing(type="Artifact Creature — Cyberman", power=2, toughness=2))
    top.run(face_down.turn_face_down(top.table, (bear,), listed))
    values = characteristics(top.game, bear)
    assert (values.types, values.subtypes, values.names, values.keywords, values.colors) == (
        frozenset({"artifact", "creature"}),
        frozenset({"Cyberman"}),
        (),
        frozenset(),
        frozenset(),
    )
    top.run(face_down.turn_face_up(top.table, bear))
    assert characteristics(top.game, bear).types == frozenset({"creature"})
    assert top.game.objects[bear].listed is None


# --- manifest ---------------------------------------------------------------------------------------------------------


def test_manifesting_puts_the_top_cards_onto_the_battlefield_one_at_a_time() -> None:
    top = Tabletop()
    cards = [top.put(BEARS, zone="library"), top.put(FOREST, zone="library"), top.put(BEARS, zone="library")]
    new = top.run(face_down.manifest(top.table, "Alice", 2))
    assert [event.object for event in top.happened(Moved)] == cards[:2]
    assert len({id(batch) for batch in top.history if any(isinstance(event, Moved) for event in batch.events)}) == 2
    values = [characteristics(top.game, permanent) for permanent in new]
    assert [(value.power, value.toughness, value.types, value.names, value.keywords) for value in values] == [
        (2, 2, frozenset({"creature"}), (), frozenset())
    ] * 2
    assert all(top.game.objects[permanent].controller == "Alice" for permanent in new)


def test_a_cloaked_permanent_has_ward() -> None:
    top = Tabletop()
    top.put(BEARS, zone="library")
    (new,) = top.run(face_down.manifest(top.table, "Alice", 3, cloak=True))
    assert "ward" in characteristics(top.game, new).keywords
    assert top.game.objects[new].face_down == "cloak"


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_manifest_dread_does_as_much_as_possible(size: int) -> None:
    top = Tabletop()
    cards = [top.put(BEARS, zone="library") for _ in range(size)]
    answers = [(cards[1],)] if size > 1 else []
    new = top.run(face_down.manifest_dread(top.table, "Alice"), *answers)
    assert len(new) == min(size, 1)
    assert len(top.game.zone("graveyard", "Alice")) == min(max(size - 1, 0), 1)
    assert top.game.zone("library", "Alice") == tuple(cards[2:])
    assert [event.objects for event in top.happened(LookedAt)] == ([tuple(cards[:2])] if size else [])
    assert len(top.happened(ManifestedDread)) == 1
    assert not top.game.player("Alice").drew_from_empty


# --- what is known ----------------------------------------------------------------------------------------------------


def test_only_the_controller_may_look() -> None:
    top = Tabletop()
    mine = top.put(BEARS, face_down="manifest")
    taken = top.put(BEARS, face_down="manifest", controller="Bob", held_by="Bob")
    spell = top.put(MORPH, "Bob", "stack", face_down="morph")
    assert [face_down.may_look(top.game, "Alice", id) for id in (mine, taken, spell)] == [True, False, False]
    assert [face_down.may_look(top.game, "Bob", id) for id in (mine, taken, spell)] == [False, True, True]


def test_an_effect_may_let_a_player_look_at_others_creatures() -> None:
    top = Tabletop()
    lens = LookAt(what=Filter(types=("creature",), face_down=True, controller="opponent"))
    top.put(permanent("artifact", name="Lens", abilities=(Static(rules=(lens,)),)))
    theirs, mine = top.put(BEARS, "Bob", face_down="manifest"), top.put(BEARS, face_down="manifest")
    spell = top.put(MORPH, "Bob", "stack", face_down="morph")
    assert [face_down.may_look(top.game, "Alice", id) for id in (theirs, mine, spell)] == [True, True, False]
    assert [face_down.may_look(top.game, "Bob", id) for id in (theirs, mine, spell)] == [True, False, True]


def test_face_down_permanents_are_told_apart_by_order_and_cause() -> None:
    top = Tabletop()
    first = top.put(FOREST, face_down="manifest")
    top.put(BEARS)
    top.put(BEARS, "Bob", face_down="manifest")
    second = top.put(MORPH, face_down="morph")
    third = top.put(BEARS, face_down="manifest", tapped=True)
    marks = [(mark.object, mark.order, mark.cause) for mark in face_down.marks(top.game, "Alice")]
    assert marks == [(first, 1, "manifest"), (second, 2, "morph"), (third, 3, "manifest")]


def test_leaving_reveals_it_by_its_owner() -> None:
    top = Tabletop()
    mine = top.put(BEARS, face_down="manifest")
    theirs = top.put(BEARS, "Bob", face_down="manifest", controller="Alice", held_by="Alice")
    spell = top.put(MORPH, zone="stack", face_down="morph")
    resolving = top.put(MORPH, zone="stack", face_down="morph")
    open_card = top.put(BEARS)
    leaving = [Moved(object=id, destination="exile", cause="exile") for id in (mine, theirs, spell, open_card)]
    staying = Moved(object=resolving, destination="battlefield", cause="resolve", face_down="morph")
    shown = revealing.reveal_on_leaving(top.game, [*leaving, staying])
    assert [(event.player, event.objects) for event in shown] == [("Alice", (mine, spell)), ("Bob", (theirs,))]


def test_the_end_and_a_leaving_player_reveal_everything_they_must() -> None:
    top = Tabletop()
    mine = top.put(BEARS, face_down="manifest")
    theirs = top.put(BEARS, "Bob", face_down="manifest")
    lost = revealing.reveal_on_leaving(top.game, [PlayerLost(player="Bob", reason="", rule="104.3a")])
    assert [(event.player, event.objects) for event in lost] == [("Bob", (theirs,))]
    ended = revealing.reveal_on_leaving(top.game, [GameEnded(winners=("Alice",))])
    assert [(event.player, event.objects) for event in ended] == [("Alice", (mine,)), ("Bob", (theirs,))]
    assert revealing.reveal_on_leaving(top.game, [PlayerLost(player="Carol", reason="", rule="104.3a")]) == ()
