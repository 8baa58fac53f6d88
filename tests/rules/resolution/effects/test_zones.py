"""Cards between zones: draw, discard, mill, scry, search, shuffle, exile, put onto the battlefield."""

from typing import Any

from oracle.cards import effects as words
from oracle.cards.abilities import Spell, Static
from oracle.cards.card import Card, Face
from oracle.cards.filters import Counters, Filter, TargetSpec
from oracle.cards.statics import Prohibit
from oracle.rules.moves import zones
from oracle.rules.resolution.effects import perform
from oracle.rules.state.decisions import Choose
from oracle.rules.state.events import Arranged, LookedAt, Moved, Revealed, Shuffled
from oracle.rules.words.context import Context
from tests.rules.tabletop import RELIC, Tabletop, creature, do, permanent, relic_table

BEAR = creature(2, 2)
FOREST = permanent("land", name="Test Forest", cost=None, supertypes=("basic",), subtypes=("Forest",))
BOLT = permanent("instant", name="Test Bolt")


def modal(front: tuple[str, ...], back: tuple[str, ...], layout: Any = "modal double-faced") -> Card:
    faces = (Face(name="Test Front", types=front), Face(name="Test Back", types=back))
    return Card(name="Test Front", layout=layout, faces=faces)


def setup(*library: Card, player: str = "Alice") -> tuple[Tabletop, Context, list[int]]:
    """A table with Alice's relic, which is the source, and a library from the top down."""
    top, context = relic_table()
    return top, context, [top.put(card, player, "library") for card in library]


# --- draw, discard, mill ----------------------------------------------------------------------------------------------


def test_cards_are_drawn_one_at_a_time() -> None:
    top, context, _ = setup(FOREST, BEAR, BOLT)
    do(top, context, words.Draw(count=2))
    assert len([batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]) == 2
    assert len(top.game.zone("hand", "Alice")) == 2


def test_the_active_player_draws_first() -> None:
    top, context, _ = setup(FOREST)
    top.put(FOREST, "Bob", "library")
    context.you = "Bob"
    do(top, context, words.Draw(who="each player"))
    assert [event.player for event in top.happened(Moved)] == ["Alice", "Bob"]


def test_players_choose_in_turn_order_and_discard_at_once() -> None:
    top, context, _ = setup()
    mine = [top.put(card, "Alice", "hand") for card in (BEAR, FOREST)]
    theirs = [top.put(card, "Bob", "hand") for card in (BOLT, FOREST)]
    _, asked = top.asked(perform(top.table, (words.Discard(who="each player"),), context), (mine[1],), (theirs[0],))
    assert [(decision.player, decision.purpose) for decision in asked] == [("Alice", "discard"), ("Bob", "discard")]
    discarded = [batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]
    assert len(discarded) == 1
    assert [top.zone_of(id) for id in (*mine, *theirs)] == ["hand", "graveyard", "graveyard", "hand"]


def test_who_has_too_few_cards_discards_them_all_unasked() -> None:
    top, context, _ = setup()
    card = top.put(BEAR, "Alice", "hand")
    do(top, context, words.Discard(count=2, save="discarded"))
    assert context.names["discarded"] == (top.game.past[card].became,)


def test_discarding_at_random_depends_on_the_seed_alone() -> None:
    gone = set()
    for seed in range(12):
        top, context, _ = setup()
        cards = [top.put(BEAR, "Alice", "hand") for _ in range(3)]
        top.change_game(seed=seed)
        do(top, context, words.Discard(random=True))
        gone.add(next(index for index, id in enumerate(cards) if top.zone_of(id) == "graveyard"))
    assert gone == {0, 1, 2}


def test_milling_stops_at_the_end_of_the_library() -> None:
    top, context, cards = setup(FOREST, BEAR)
    do(top, context, words.Mill(count=5))
    assert [top.zone_of(id) for id in cards] == ["graveyard", "graveyard"]
    assert not top.game.player("Alice").drew_from_empty


# --- libraries --------------------------------------------------------------------------------------------------------


def test_scry_puts_chosen_cards_on_the_bottom_and_the_rest_back_in_any_order() -> None:
    top, context, cards = setup(FOREST, BEAR, BOLT, RELIC)
    do(top, context, words.Scry(count=3), (cards[1],), (cards[2], cards[0]))
    assert top.game.zone("library", "Alice") == (cards[2], cards[0], cards[3], cards[1])
    assert top.happened(LookedAt)[0].objects == tuple(cards[:3])
    assert not top.happened(Shuffled)


def test_a_library_of_no_cards_is_shuffled_all_the_same() -> None:
    top, context, _ = setup()
    do(top, context, words.Shuffle(who="each player"))
    assert [event.player for event in top.happened(Shuffled)] == ["Alice", "Bob"]


def test_shuffling_gives_another_order_each_time_and_the_same_for_the_same_seed() -> None:
    orders = []
    for _ in range(2):
        top, context, _ = setup(*[FOREST] * 12)
        do(top, context, words.Shuffle())
        do(top, context, words.Shuffle())
        orders.append([event.order for event in top.happened(Shuffled)])
    assert orders[0] == orders[1]
    assert orders[0][0] != orders[0][1]
    assert sorted(orders[0][0]) == sorted(orders[0][1])


def test_who_searches_for_a_quality_may_find_nothing_and_shuffles_afterwards() -> None:
    top, context, cards = setup(FOREST, BEAR, FOREST)
    effect = words.Search(what=Filter(zone="library", basic_land=True), count=2, to="battlefield", tapped=True)
    _, asked = top.asked(perform(top.table, (effect,), context), ())
    (question,) = asked
    assert isinstance(question, Choose)
    assert (question.purpose, question.options, question.minimum) == ("search", (cards[0], cards[2]), 0)
    assert len(top.game.zone("library", "Alice")) == 3
    assert len(top.happened(Shuffled)) == 1
    do(top, context, effect, (cards[0], cards[2]))
    found = [top.game.objects[id] for id in top.game.zone("battlefield") if id != context.source]
    assert [(object.card.name, object.tapped) for object in found] == [("Test Forest", True)] * 2
    batches = [batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]
    assert len(batches) == 1


def test_who_searches_for_just_a_card_must_find_one() -> None:
    top, context, cards = setup(FOREST, BEAR)
    effect = words.Search(what=Filter(zone="library"), to="library top")
    _, asked = top.asked(perform(top.table, (effect,), context), (cards[1],))
    assert asked[0].minimum == 1  # type: ignore[attr-defined]
    assert top.game.zone("library", "Alice")[0] == cards[1]
    assert not top.happened(Moved)
    assert not top.happened(Revealed)


def test_other_zones_of_another_player_can_be_searched_too() -> None:
    top, context, _ = setup()
    theirs = [top.put(BEAR, "Bob", zone) for zone in ("graveyard", "hand", "library")]
    mine = top.put(BEAR, "Alice", "hand")
    effect = words.Search(
        what=Filter(zone="any", types=("creature",)),
        whose="opponent",
        zones=("graveyard", "hand", "library"),
        any_number=True,
        to="exile",
    )
    do(top, context, effect, (theirs[0], theirs[2]))
    assert [top.zone_of(id) for id in (*theirs, mine)] == ["exile", "hand", "exile", "hand"]
    assert [event.player for event in top.happened(Shuffled)] == ["Bob"]


def test_cards_are_exiled_until_one_fits() -> None:
    top, context, cards = setup(FOREST, BOLT, BEAR, FOREST)
    do(top, context, words.ExileUntil(until=Filter(types=("creature",)), save="found"))
    exiled = [top.game.past[id].became for id in cards[:3]]
    assert context.names["all"] == tuple(exiled)
    assert context.names["found"] == (exiled[2],)
    assert context.names["rest"] == tuple(exiled[:2])
    assert top.zone_of(cards[3]) == "library"
    assert all(top.game.objects[id].exiled_with == context.source for id in exiled if id is not None)


def test_without_a_fitting_card_the_whole_library_is_exiled_and_goes_back_in_a_random_order() -> None:
    orders = set()
    for seed in range(8):
        top, context, _ = setup(FOREST, BOLT, RELIC)
        top.change_game(seed=seed)
        do(top, context, words.ExileUntil(until=Filter(types=("creature",)), save="found"))
        do(top, context, words.Move(what="all", to="library bottom random"))
        assert context.names["found"] == ()
        orders.add(tuple(top.game.objects[id].card.name for id in top.game.zone("library", "Alice")))
        assert not top.happened(Shuffled)
    assert len(orders) > 2


def test_revealed_cards_stay_in_the_library_until_they_are_put_somewhere() -> None:
    top, context, cards = setup(FOREST, BOLT, BEAR, RELIC)
    do(top, context, words.ExileUntil(until=Filter(types=("creature",)), reveal_only=True, save="found"))
    assert top.happened(Revealed)[0].objects == tuple(cards[:3])
    assert top.game.zone("library", "Alice") == tuple(cards)
    do(top, context, words.Move(what="found", to="battlefield"))
    do(top, context, words.Move(what="rest", to="library bottom random"))
    library = top.game.zone("library", "Alice")
    assert library[0] == cards[3]
    assert set(library[1:]) == set(cards[:2])
    assert top.zone_of(cards[2]) == "battlefield"
    assert len(top.happened(Arranged)) == 1


def test_the_top_cards_of_all_libraries_are_exiled_at_once() -> None:
    top, context, cards = setup(FOREST, BOLT)
    theirs = top.put(BEAR, "Bob", "library")
    do(top, context, words.ExileTop(who="each player", save="exiled"))
    assert [top.zone_of(id) for id in (*cards, theirs)] == ["exile", "library", "exile"]
    assert len(context.names["exiled"]) == 2
    assert len([batch for batch in top.history if any(isinstance(event, Moved) for event in batch.events)]) == 1


# --- moving -----------------------------------------------------------------------------------------------------------


def test_later_instructions_find_what_an_object_has_become() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, "Bob", tapped=True, counters={"+1/+1": 1})
    context.names["target"] = (bear,)
    do(top, context, words.Move(what="target", to="exile", save="exiled"))
    do(top, context, words.Move(what="exiled", to="battlefield"))
    (back,) = (id for id in top.game.zone("battlefield") if id != context.source)
    object = top.game.objects[back]
    assert back != bear
    assert (object.owner, object.controller, object.tapped, object.counters) == ("Bob", "Alice", False, {})


def test_a_token_that_was_exiled_does_not_return() -> None:
    top, context, _ = setup()
    token = top.put(BEAR, kind="token")
    context.names["target"] = (token,)
    do(top, context, words.Move(what="target", to="exile", save="exiled"))
    do(top, context, words.Move(what="exiled", to="battlefield", save="returned"))
    assert context.names["returned"] == ()
    assert top.zone_of(token) == "exile"


def test_what_can_not_enter_the_battlefield_stays_where_it_is() -> None:
    top, context, _ = setup()
    spell = top.put(BOLT, zone="exile")
    sorcery_front = top.put(modal(("sorcery",), ("land",)), zone="exile")
    creature_front = top.put(modal(("creature",), ("artifact",)), zone="exile", face=1)
    context.names["cards"] = (spell, sorcery_front, creature_front)
    do(top, context, words.Move(what="cards", to="battlefield"))
    assert [top.zone_of(id) for id in (spell, sorcery_front, creature_front)] == ["exile", "exile", "battlefield"]
    assert top.game.objects[top.game.zone("battlefield")[-1]].face == 0


def test_only_double_faced_cards_enter_transformed_and_modal_ones_only_in_newer_editions() -> None:
    for edition, modal_zone in (("2025-07-25", "exile"), ("2026-09-25", "battlefield")):
        top, context, _ = setup()
        top.change_game(edition=edition)
        ids = (
            top.put(modal(("creature",), ("land",)), zone="exile"),
            top.put(modal(("creature",), ("planeswalker",), "double-faced"), zone="exile"),
            top.put(BEAR, zone="exile"),
        )
        context.names["cards"] = ids
        do(top, context, words.Move(what="cards", to="battlefield", transformed=True))
        assert [top.zone_of(id) for id in ids] == [modal_zone, "battlefield", "exile"]
        entered = [top.game.objects[id] for id in top.game.zone("battlefield") if id != context.source]
        assert all(object.face == 1 for object in entered)


def test_an_aura_that_is_put_onto_the_battlefield_enters_attached_to_what_its_controller_chooses() -> None:
    enchant = Spell(targets=(TargetSpec(objects=Filter(types=("creature",))),), keyword="enchant")
    aura = permanent("enchantment", name="Test Aura", subtypes=("Aura",), abilities=(enchant,))
    top, context, _ = setup()
    card = top.put(aura, zone="graveyard")
    context.names["target"] = (card,)
    do(top, context, words.Move(what="target", to="battlefield"))
    assert top.zone_of(card) == "graveyard"
    bears = [top.put(BEAR, "Bob"), top.put(BEAR, "Alice")]
    do(top, context, words.Move(what="target", to="battlefield"), (bears[0],))
    entered = top.game.objects[top.game.zone("battlefield")[-1]]
    assert (entered.card.name, entered.attached_to) == ("Test Aura", bears[0])


def test_cards_go_to_their_owners_zones() -> None:
    top, context, _ = setup()
    mine, theirs = top.put(BEAR, "Alice"), top.put(BEAR, "Bob", controller="Alice", held_by="Alice")
    do(top, context, words.Move(what=Filter(types=("creature",)), to="hand"))
    assert top.game.zone("hand", "Alice") == (top.game.past[mine].became,)
    assert top.game.zone("hand", "Bob") == (top.game.past[theirs].became,)


def test_the_owner_orders_cards_that_go_on_top_of_a_library() -> None:
    top, context, _ = setup(FOREST)
    first, second = top.put(BEAR), top.put(RELIC)
    context.names["both"] = (first, second)
    do(top, context, words.Move(what="both", to="library top"), (second, first))
    assert [top.game.objects[id].card.name for id in top.game.zone("library", "Alice")] == ["Test Relic", "Test Bear", "Test Forest"]


def test_a_library_is_shuffled_even_if_what_was_to_be_shuffled_into_it_is_gone() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    top.run(zones.move(top.table, (bear,), "exile"))
    do(top, context, words.Move(what="target", to="library shuffled"))
    assert [event.player for event in top.happened(Shuffled)] == ["Bob"]
    assert top.zone_of(bear) == "exile"


def test_a_library_is_shuffled_even_if_there_is_nothing_to_shuffle_into_it() -> None:
    top, context, _ = setup()
    top.put(BEAR, "Bob", "graveyard")
    effect = words.Move(what=Filter(zone="graveyard"), to="library shuffled", who="each player")
    do(top, context, effect)
    assert [event.player for event in top.happened(Shuffled)] == ["Alice", "Bob"]
    assert len(top.game.zone("library", "Bob")) == 1


def test_a_dies_trigger_finds_the_card_in_the_graveyard_but_not_after_it_moved_on() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR)
    (card,) = top.run(zones.move(top.table, (bear,), "graveyard"))
    context.names.update({"it": (bear,), "card": (card,)})
    (exiled,) = top.run(zones.move(top.table, (card,), "exile"))
    do(top, context, words.Move(what="it", to="hand", save="nothing"))
    assert context.names["nothing"] == ()
    (buried,) = top.run(zones.move(top.table, (exiled,), "graveyard"))
    context.names["card"] = (buried,)
    do(top, context, words.Move(what="it", to="hand"))
    assert top.zone_of(bear) == "hand"


def test_counters_are_counted_before_the_object_moves() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, zone="exile", counters={"voyage": 2})
    context = Context(you="Alice", source=bear)
    do(top, context, words.Move(what="this", to="battlefield", counters={"+1/+1": Counters(what="this", kind="voyage")}))
    assert top.game.objects[top.game.zone("battlefield")[-1]].counters == {"+1/+1": 2}


# --- until … leaves ---------------------------------------------------------------------------------------------------


def test_what_was_exiled_until_a_permanent_leaves_returns_right_after_it_has_left() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, "Bob")
    card = top.put(BOLT, "Bob", "hand")
    context.names.update({"target": (bear,), "card in hand": (card,)})
    do(top, context, words.Move(what="target", to="exile", until_leaves="this"))
    do(top, context, words.Move(what="card in hand", to="exile", until_leaves="this"))
    assert (top.zone_of(bear), top.zone_of(card)) == ("exile", "exile")
    top.run(zones.move(top.table, (context.source,), "hand"))
    assert (top.zone_of(bear), top.zone_of(card)) == ("battlefield", "hand")
    back = top.game.objects[top.game.zone("battlefield")[-1]]
    assert (back.owner, back.controller) == ("Bob", "Bob")
    assert top.game.effects == ()
    assert top.game.waiting == ()


def test_nothing_is_exiled_if_the_permanent_has_left_already() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    top.run(zones.move(top.table, (context.source,), "hand"))
    do(top, context, words.Move(what="target", to="exile", until_leaves="this"))
    assert top.zone_of(bear) == "battlefield"


def test_what_left_exile_in_the_meantime_does_not_return() -> None:
    top, context, _ = setup()
    bear = top.put(BEAR, "Bob")
    context.names["target"] = (bear,)
    do(top, context, words.Move(what="target", to="exile", until_leaves="this", save="exiled"))
    top.run(zones.move(top.table, context.names["exiled"], "graveyard"))
    top.run(zones.move(top.table, (context.source,), "hand"))
    assert top.zone_of(bear) == "graveyard"


def test_nobody_can_choose_to_mill_more_cards_than_there_are() -> None:
    top, context, cards = setup(FOREST)
    do(top, context, words.Mill(count=2, optional=True, save="milled"))
    assert context.names["milled"] == ()
    do(top, context, words.Mill(count=1, optional=True, save="milled"), True)
    assert context.names["milled"] == (top.game.past[cards[0]].became,)


def test_who_can_not_draw_is_not_offered_to() -> None:
    top, context, _ = setup(FOREST)
    top.put(permanent("artifact", abilities=(Static(rules=(Prohibit(deed="draw"),)),)))
    do(top, context, words.Draw(optional=True, save="drawn"))
    assert context.names["drawn"] == ()


# --- second from the top ----------------------------------------------------------------------------------------------


def test_second_from_the_top_is_under_one_card_or_alone() -> None:
    top, context, cards = setup(FOREST, BOLT)
    context.names["cards"] = (top.put(BEAR),)
    do(top, context, words.Move(what="cards", to="library second", save="put"))
    assert top.game.zone("library", "Alice") == (cards[0], *context.names["put"], cards[1])

    top, context, _ = setup()
    context.names["cards"] = (top.put(BEAR),)
    do(top, context, words.Move(what="cards", to="library second", save="put"))
    assert top.game.zone("library", "Alice") == context.names["put"]


def test_a_card_of_the_library_goes_second_from_the_top() -> None:
    top, context, cards = setup(FOREST, BOLT, BEAR)
    context.names["cards"] = (cards[2],)
    do(top, context, words.Move(what="cards", to="library second"))
    assert top.game.zone("library", "Alice") == (cards[0], cards[2], cards[1])
