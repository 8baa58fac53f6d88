"""Carrying out instructions: every word has its function; order, "may", conditions, saved results."""

from typing import get_args

import pytest

from oracle.cards import effects as words
from oracle.cards.conditions import Did, YourTurn
from oracle.cards.filters import Counters, Filter
from oracle.rules.instructions.dispatch import PERFORMERS
from oracle.rules.resolution.effects import perform
from oracle.rules.state.decisions import Confirm
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, creature, permanent

BEAR = creature(2, 2)
ISLAND = permanent("land", name="Test Island", cost=None)


@pytest.mark.parametrize("word", get_args(words.AnyEffect), ids=lambda word: word.__struct_config__.tag)
def test_every_word_is_carried_out_by_some_function(word: type[words.Effect]) -> None:
    assert word in PERFORMERS


def test_no_function_is_left_over_from_a_word_that_is_gone() -> None:
    assert set(PERFORMERS) == set(get_args(words.AnyEffect))


def test_instructions_are_followed_in_order_and_each_sees_what_the_earlier_ones_did() -> None:
    top = Tabletop()
    card = top.put(ISLAND, zone="library")
    context = Context(you="Alice", source=top.put(BEAR))
    top.run(perform(top.table, (words.Draw(save="drawn"), words.Reveal(what="drawn")), context))
    assert context.names["drawn"] == top.game.zone("hand", "Alice")
    assert top.game.past[card].became == context.names["drawn"][0]


def test_an_instruction_whose_condition_fails_is_passed_over() -> None:
    top = Tabletop()
    context = Context(you="Bob", source=top.put(BEAR, player="Bob"))
    top.run(perform(top.table, (words.GainLife(amount=1, given=YourTurn()), words.GainLife(amount=2)), context))
    assert top.game.player("Bob").life == 22


def test_may_is_asked_and_whether_it_was_done_is_remembered() -> None:
    for answer, life in ((True, 25), (False, 20)):
        top = Tabletop()
        bear = top.put(BEAR)
        context = Context(you="Alice", source=bear)
        effects = (
            words.PutCounters(what="this", kind="charge", optional=True, save="done"),
            words.GainLife(amount=5, given=Did(name="done")),
        )
        top.run(perform(top.table, effects, context), answer)
        assert top.game.player("Alice").life == life
        assert top.game.objects[bear].counters == ({"charge": 1} if answer else {})


def test_what_is_impossible_is_not_offered() -> None:
    top = Tabletop()
    bear = top.put(BEAR)
    context = Context(you="Alice", source=bear)
    top.run(perform(top.table, (words.Move(what="this", to="hand"),), context))
    _, asked = top.asked(perform(top.table, (words.Move(what="this", to="exile", optional=True, save="exiled"),), context))
    assert asked == []
    assert not context.names["exiled"]
    assert top.zone_of(bear) == "hand"


def test_players_decide_in_turn_order_whether_they_do_it() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    top.put(ISLAND, "Alice", "library")
    top.put(ISLAND, "Bob", "library")
    context = Context(you="Bob", source=top.put(BEAR, "Bob"))
    effect = words.Draw(who="each player", optional=True)
    _, asked = top.asked(perform(top.table, (effect,), context), False, True, False)
    assert [decision.player for decision in asked] == ["Alice", "Bob", "Carol"]
    assert all(isinstance(decision, Confirm) and decision.purpose == "may" for decision in asked)
    assert len(top.game.zone("hand", "Bob")) == 1
    assert top.game.zone("hand", "Alice") == ()


def test_drawing_from_an_empty_library_may_be_chosen() -> None:
    top = Tabletop()
    context = Context(you="Alice", source=top.put(BEAR))
    top.run(perform(top.table, (words.Draw(optional=True),), context), True)
    assert top.game.player("Alice").drew_from_empty


def test_for_each_goes_through_players_in_turn_order_and_forgets_the_name_afterwards() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    context = Context(you="Bob", source=top.put(BEAR, "Bob"))
    effect = words.ForEach(what="opponent", name="victim", effects=(words.LoseLife(amount=1, who="victim"),))
    top.run(perform(top.table, (effect,), context))
    assert [top.game.player(name).life for name in ("Alice", "Bob", "Carol")] == [19, 20, 19]
    assert "victim" not in context.names


def test_for_each_also_finds_objects_that_are_gone() -> None:
    top = Tabletop()
    top.put(BEAR, "Bob")
    top.put(BEAR, "Bob")
    context = Context(you="Alice", source=top.put(ISLAND))
    effects = (
        words.Destroy(what=Filter(types=("creature",)), save="destroyed"),
        words.ForEach(what="destroyed", effects=(words.GainLife(amount=1, who="controller of it"),)),
    )
    top.run(perform(top.table, effects, context))
    assert top.game.player("Bob").life == 22


def test_a_number_is_looked_up_when_it_is_stored() -> None:
    top = Tabletop()
    bear = top.put(BEAR, counters={"charge": 3})
    context = Context(you="Alice", source=bear)
    effects = (
        words.Store(amount=Counters(what="this", kind="charge"), save="charges"),
        words.RemoveCounters(what="this", kind="charge"),
        words.GainLife(amount="charges"),
    )
    top.run(perform(top.table, effects, context))
    assert top.game.player("Alice").life == 23
    assert top.game.objects[bear].counters == {"charge": 2}
