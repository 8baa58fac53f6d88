"""Producing mana: types and amounts, choosing among them, and which abilities are mana abilities."""

from typing import Any

import pytest

from oracle.cards import costs as paid
from oracle.cards.abilities import Activated, Mode, Static, Triggered
from oracle.cards.card import Card
from oracle.cards.conditions import YourTurn
from oracle.cards.effects import AddMana, Conditional, DealDamage, Draw, Look, ManaTypes, Move, Shuffle
from oracle.cards.filters import Count, Filter, TargetSpec
from oracle.cards.statics import Prohibit
from oracle.cards.symbols import written
from oracle.cards.triggers import Enters, TappedForMana
from oracle.known_editions import NEWEST_EDITION
from oracle.rules.citation import IllegalAction
from oracle.rules.costs.activating_mana import activate_mana_ability
from oracle.rules.costs.paying import pay
from oracle.rules.legality.mana_abilities import check_activatable, is_mana_ability, is_triggered_mana_ability
from oracle.rules.mana.producing import amounts
from oracle.rules.state.events import AbilityActivated, ManaProduced
from tests.rules.tabletop import Tabletop, creature, permanent

BEFORE = "2026-04-17"


def source(*effects: Any, cost: paid.Cost = ("{T}",), types: tuple[str, ...] = ("land",), **fields: Any) -> Card:
    """A permanent with one activated ability."""
    return permanent(*types, cost=None, abilities=(Activated(cost=cost, effects=effects, **fields),))


def pool(top: Tabletop, player: str = "Alice") -> str:
    return written(mana.type for mana in top.game.player(player).pool)


def activate(top: Tabletop, id: int, *answers: Any, producing: str | None = None, player: str = "Alice") -> None:
    top.run(activate_mana_ability(top.table, player, id, 0, pay, producing), *answers)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{G}{G}", ["{G}{G}"]),
        ("{2}", ["{C}{C}"]),
        ("{S}", ["{C}"]),
        ("{W/P}", ["{W}"]),
        ("{G/U}", ["{G}", "{U}"]),
        ("{2/W}", ["{C}{C}", "{W}"]),
        ("{C/R}", ["{C}", "{R}"]),
        ("{X}", ["{C}{C}{C}"]),
        ("{G/U}{G/U}", ["{G}{G}", "{U}{G}", "{U}{U}"]),
    ],
)
def test_symbols_stand_for_amounts_where_mana_is_added(text: str, expected: list[str]) -> None:
    assert sorted(written(units) for units in amounts(text, 3)) == expected


def test_a_choice_of_type_is_asked_and_all_of_the_mana_has_it() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=("G", "U"), count=2)))
    activate(top, id, ("{U}{U}",))
    assert pool(top) == "{U}{U}"


def test_a_combination_may_mix_the_types() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=("G", "U"), count=2, combination=True)))
    activate(top, id, ("{U}{G}",))
    assert pool(top) == "{U}{G}"


@pytest.mark.parametrize("said", ["{U}{U}", "{U}"])
def test_a_choice_can_be_said_in_advance(said: str) -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=("G", "U"), count=2)))
    activate(top, id, producing=said)
    assert pool(top) == "{U}{U}"


@pytest.mark.parametrize("said", ["{R}", "{G}{G}", "{G}{U}", "nonsense"])
def test_what_the_ability_does_not_produce_cannot_be_chosen(said: str) -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=("G", "U"))))
    with pytest.raises(IllegalAction):
        activate(top, id, producing=said)


def test_no_defined_type_means_no_mana_and_no_event() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=ManaTypes("colors among", Filter(controller="you")))))
    activate(top, id)
    assert pool(top) == ""
    assert top.game.objects[id].tapped
    assert top.happened(ManaProduced) == []


def test_an_amount_of_zero_is_no_mana_and_no_event() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(mana="{B}", count=Count(Filter(subtypes=("Swamp",))))))
    activate(top, id)
    assert top.happened(ManaProduced) == []


def test_the_chosen_color_is_the_one_linked_to_the_source() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(choices=ManaTypes("chosen color"))), chosen={"color": "red"})
    activate(top, id)
    assert pool(top) == "{R}"


def test_one_event_holds_all_the_mana_and_says_whether_the_source_was_tapped_for_it() -> None:
    top = Tabletop()
    land = top.put(source(AddMana(mana="{C}{C}")))
    pet = top.put(source(AddMana(mana="{B}"), cost=(paid.Sacrifice(),), types=("creature",)))
    activate(top, land)
    activate(top, pet)
    assert [(len(event.mana), event.tapped_for) for event in top.happened(ManaProduced)] == [(2, True), (1, False)]


def test_mana_remembers_a_snow_source_and_a_restriction() -> None:
    top = Tabletop()
    only = Filter(zone="stack", types=("creature",))
    id = top.put(permanent("land", supertypes=("snow",), abilities=source(AddMana(mana="{G}", spend_only=only)).faces[0].abilities))
    activate(top, id)
    (mana,) = top.game.player("Alice").pool
    assert (mana.snow, mana.only, mana.source) == (True, only, id)


def test_a_mana_ability_does_the_rest_of_its_effect_and_never_uses_the_stack() -> None:
    top = Tabletop()
    id = top.put(source(AddMana(mana="{G}"), DealDamage(to="you", amount=1)))
    activate(top, id)
    assert top.game.player("Alice").life == 19
    assert top.game.zone("stack") == ()
    assert [event.object for event in top.happened(AbilityActivated)] == [None]


# --- which abilities are mana abilities -------------------------------------------------------------------------------

GREEN = AddMana(mana="{G}")


@pytest.mark.parametrize(
    ("ability", "before", "now"),
    [
        (Activated(cost=("{T}",), effects=(GREEN,)), True, True),
        (Activated(cost=("{T}",), effects=(Conditional(condition=YourTurn(), then=(GREEN,)),)), True, True),
        (Activated(cost=("{T}",), modes=(Mode(effects=(GREEN,)),)), True, True),
        (Activated(cost=("{T}",), effects=(Draw(),)), False, False),
        (Activated(cost=("{T}",), effects=(GREEN,), targets=(TargetSpec(players="any"),)), False, False),
        (Activated(cost=("{T}",), modes=(Mode(effects=(GREEN,), targets=(TargetSpec(players="any"),)),)), False, False),
        (Activated(cost=(paid.Loyalty(1),), effects=(GREEN,)), False, False),
        (Activated(cost=("{T}",), effects=(GREEN, Draw())), True, False),
        (Activated(cost=("{T}", paid.Mill()), effects=(GREEN,)), True, False),
        (Activated(cost=("{T}",), effects=(GREEN, Move(what="this", to="library bottom"))), True, False),
        (Activated(cost=("{T}",), effects=(GREEN, Look(count=1, save="seen"), Move(what="seen", to="hand"))), True, False),
        (Activated(cost=("{T}",), effects=(GREEN, Move(what="this", to="hand"))), True, True),
        (Activated(cost=("{T}",), effects=(GREEN, Look(count=1), Shuffle())), True, True),
    ],
)
def test_what_makes_an_activated_ability_a_mana_ability(ability: Activated, before: bool, now: bool) -> None:
    assert (is_mana_ability(ability, BEFORE), is_mana_ability(ability, NEWEST_EDITION)) == (before, now)


def test_a_triggered_mana_ability_triggers_on_mana_and_adds_mana_without_a_target() -> None:
    on_mana = TappedForMana(what="this")
    assert is_triggered_mana_ability(Triggered(trigger=on_mana, effects=(GREEN,)))
    assert not is_triggered_mana_ability(Triggered(trigger=on_mana, effects=(Draw(),)))
    assert not is_triggered_mana_ability(Triggered(trigger=Enters(), effects=(GREEN,)))
    assert not is_triggered_mana_ability(Triggered(trigger=on_mana, effects=(GREEN,), targets=(TargetSpec(players="any"),)))


# --- who may activate -------------------------------------------------------------------------------------------------


def refused(top: Tabletop, id: int, player: str = "Alice") -> str | None:
    """The rule by which activating the first ability of an object is refused."""
    ability = top.game.objects[id].card.faces[0].abilities[0]
    assert isinstance(ability, Activated)
    try:
        check_activatable(top.table, player, id, ability, 0)
    except IllegalAction as illegal:
        return illegal.number
    return None


def test_only_the_controller_may_activate_unless_the_ability_says_otherwise() -> None:
    top = Tabletop()
    assert refused(top, top.put(source(GREEN)), "Bob") == "602.2"
    assert refused(top, top.put(source(GREEN, who="each player")), "Bob") is None


def test_a_creature_new_under_control_cannot_use_tap_and_untap_symbols_but_other_costs() -> None:
    top = Tabletop()
    assert refused(top, top.put(source(GREEN, types=("creature",)), sick=True)) == "302.6"
    assert refused(top, top.put(source(GREEN, cost=("{Q}",), types=("creature",)), sick=True)) == "302.6"
    assert refused(top, top.put(source(GREEN, cost=(paid.Sacrifice(),), types=("creature",)), sick=True)) is None
    assert refused(top, top.put(source(GREEN, types=("artifact",)), sick=True)) is None
    assert refused(top, top.put(source(GREEN, types=("creature",)))) is None
    tapping = source(GREEN, types=("creature",)).faces[0].abilities
    hasty = creature(1, 1, "haste")
    card = permanent("creature", abilities=(*tapping, *hasty.faces[0].abilities))
    assert refused(top, top.put(card, sick=True)) is None


def test_times_each_turn_are_counted() -> None:
    top = Tabletop()
    id = top.put(source(GREEN, cost=("{0}",), each_turn=2))
    activate(top, id)
    assert refused(top, id) is None
    activate(top, id)
    assert refused(top, id) == "602.5b"


def test_sorcery_timing_needs_an_own_main_phase() -> None:
    slow = source(GREEN, timing="sorcery")
    top = Tabletop()
    id = top.put(slow)
    assert refused(top, id) is None
    top = Tabletop(step="upkeep")
    assert refused(top, top.put(slow)) == "602.5d"


def test_a_prohibition_may_spare_mana_abilities() -> None:
    top = Tabletop()
    mana = top.put(source(GREEN))
    other = top.put(source(Draw()))
    top.put(permanent("artifact", abilities=(Static(rules=(Prohibit(deed="activate", except_mana_abilities=True),)),)))
    assert refused(top, mana) is None
    assert refused(top, other) == "602.5"
