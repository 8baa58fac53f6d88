"""What a permanent could produce is a least fixed point: it ends, and it doesn't depend on any order."""

from hypothesis import given, settings
from hypothesis import strategies as some

from oracle.cards.abilities import Activated, Static
from oracle.cards.card import Card
from oracle.cards.effects import AddMana, ManaTypes
from oracle.cards.filters import Count, Filter, Range, TargetSpec
from oracle.cards.statics import ReplaceMana
from oracle.rules.mana.could_produce import could_produce
from tests.rules.tabletop import Tabletop, permanent

Land = tuple[tuple[str, ...], str | None, bool]
"""Types of mana that a land makes by itself, whose lands it looks at, and whether only for colors."""

lands = some.tuples(
    some.lists(some.sampled_from("WUBRGC"), max_size=2).map(tuple), some.sampled_from([None, "you", "opponent"]), some.booleans()
)
boards = some.lists(some.tuples(some.sampled_from(["Alice", "Bob"]), lands), min_size=1, max_size=6)


def land_card(land: Land) -> Card:
    types, looks_at, colors_only = land
    abilities = [Activated(cost=("{9}", "{T}"), effects=(AddMana(mana=f"{{{type}}}"),)) for type in types]
    if looks_at:
        choices = ManaTypes("could produce", Filter(types=("land",), controller=looks_at), colors_only)
        abilities.append(Activated(cost=("{T}",), effects=(AddMana(choices=choices),)))
    return permanent("land", cost=None, abilities=tuple(abilities))


def least(board: list[tuple[str, Land]]) -> list[frozenset[str]]:
    """The answer, worked out the slow way."""
    known: list[set[str]] = [set() for _ in board]
    for _ in range(6 * len(board) + 1):
        for mine, (player, (types, looks_at, colors_only)) in zip(known, board, strict=True):
            mine.update(types)
            for theirs, (other, _) in zip(known, board, strict=True):
                if looks_at and (other == player) == (looks_at == "you"):
                    mine.update(theirs - ({"C"} if colors_only else set()))
    return [frozenset(found) for found in known]


@settings(deadline=None)
@given(boards, some.randoms(use_true_random=False))
def test_it_is_the_least_fixed_point_whatever_is_asked_first(board: list[tuple[str, Land]], chance: object) -> None:
    top = Tabletop()
    ids = [top.put(land_card(land), player, tapped=True) for player, land in board]
    order = list(range(len(ids)))
    chance.shuffle(order)  # type: ignore[attr-defined]
    found = {index: could_produce(top.table, ids[index]) for index in order}
    assert [found[index] for index in range(len(ids))] == least(board)


def test_asking_changes_nothing() -> None:
    top = Tabletop()
    id = top.put(land_card((("G",), "you", False)))
    before = top.game
    could_produce(top.table, id)
    assert top.game is before
    assert top.table.could_produce is None


def test_an_amount_of_zero_is_no_type() -> None:
    top = Tabletop()
    effect = AddMana(mana="{B}", count=Count(Filter(subtypes=("Swamp",), controller="you")))
    id = top.put(permanent("land", cost=None, abilities=(Activated(cost=("{T}",), effects=(effect,)),)))
    assert could_produce(top.table, id) == frozenset()
    top.put(permanent("land", cost=None, subtypes=("Swamp",)))
    assert could_produce(top.table, id) == {"B"}


def test_an_ability_with_a_target_counts_though_it_is_no_mana_ability() -> None:
    top = Tabletop()
    ability = Activated(cost=("{T}",), effects=(AddMana(mana="{R}"),), targets=(TargetSpec(objects=Filter(zone="graveyard")),))
    id = top.put(permanent("land", cost=None, abilities=(ability,)))
    assert could_produce(top.table, id) == {"R"}


def test_replacements_in_every_order_but_only_of_tapping_for_mana() -> None:
    top = Tabletop()
    land = top.put(permanent("land", cost=None, abilities=(Activated(cost=("{T}",), effects=(AddMana(mana="{G}{G}"),)),)))
    stone = top.put(permanent("land", cost=None, abilities=(Activated(cost=("{1}",), effects=(AddMana(mana="{G}"),)),)))
    black = ReplaceMana(what=Filter(types=("land",)), becomes="{B}")
    red = ReplaceMana(what=Filter(types=("land",)), type="R")
    big = ReplaceMana(what=Filter(types=("land",)), amount=Range(at_least=2), becomes="{C}")
    for word in (red, big):
        top.put(permanent("enchantment", abilities=(Static(rules=(word,)),)))
    assert could_produce(top.table, land) == {"R", "C"}
    top.put(permanent("enchantment", abilities=(Static(rules=(black,)),)))
    assert could_produce(top.table, land) == {"B", "R"}
    assert could_produce(top.table, stone) == {"G"}


def test_what_has_left_the_battlefield_could_produce_nothing() -> None:
    top = Tabletop()
    id = top.put(land_card((("G",), None, False)), zone="graveyard")
    assert could_produce(top.table, id) == frozenset()
