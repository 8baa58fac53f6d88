"""What may be chosen as a target, and what is still one."""

import pytest

from oracle.cards.abilities import Static
from oracle.cards.filters import Filter, TargetSpec
from oracle.cards.statics import Prohibit
from oracle.rules.targets.targeting import legal_targets, still_legal
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, creature, permanent

CREATURE = TargetSpec(objects=Filter(types=("creature",)))
ANY_TARGET = TargetSpec(objects=Filter(any_type=("creature", "planeswalker")), players="any")
SPELL = TargetSpec(objects=Filter(zone="stack", spell=True))


def spell(top: Tabletop, player: str, cost: str = "{R}", types: tuple[str, ...] = ("instant",)) -> int:
    return top.put(permanent(*types, name="Test Bolt", cost=cost), player, "stack")


def test_only_permanents_unless_it_says_otherwise() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    bear = top.put(creature(2, 2))
    top.put(creature(2, 2), zone="graveyard")
    top.put(creature(2, 2), zone="hand")
    top.put(permanent("artifact"))
    assert legal_targets(top.game, CREATURE, Context(you="Alice", source=bolt), bolt) == (bear,)


def test_any_target_means_creatures_planeswalkers_and_players() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    bear = top.put(creature(2, 2))
    walker = top.put(permanent("planeswalker", loyalty=3), "Bob", counters={"loyalty": 3})
    top.put(permanent("artifact"))
    assert legal_targets(top.game, ANY_TARGET, Context(you="Alice", source=bolt), bolt) == (bear, walker, "Alice", "Bob")


def test_opponents_and_lost_players() -> None:
    top = Tabletop("Alice", "Bob", "Carol")
    context = Context(you="Alice", source=spell(top, "Alice"))
    spec = TargetSpec(players="opponent")
    assert legal_targets(top.game, spec, context, None) == ("Bob", "Carol")
    top.change_player("Bob", lost=True)
    assert legal_targets(top.game, spec, context, None) == ("Carol",)
    assert not still_legal(top.game, "Bob", spec, context)


def test_a_spell_cannot_target_itself() -> None:
    top = Tabletop()
    mine = spell(top, "Alice")
    other = spell(top, "Bob")
    context = Context(you="Alice", source=mine, stack_object=mine)
    assert legal_targets(top.game, SPELL, context, mine) == (other,)
    assert not still_legal(top.game, mine, SPELL, context)


@pytest.mark.parametrize(
    ("keyword", "owner", "legal"),
    [
        ("hexproof", "Bob", False),
        ("hexproof", "Alice", True),
        ("shroud", "Bob", False),
        ("shroud", "Alice", False),
        ("protection from red", "Alice", False),
        ("protection from red", "Bob", False),
        ("protection from blue", "Bob", True),
        ("protection from instant", "Bob", False),
        ("protection from everything", "Bob", False),
        ("hexproof from red", "Bob", False),
        ("hexproof from red", "Alice", True),
        ("hexproof from green", "Bob", True),
        ("ward {2}", "Bob", True),
    ],
)
def test_keywords_against_targeting(keyword: str, owner: str, legal: bool) -> None:
    top = Tabletop()
    bolt = spell(top, "Alice", "{R}")
    bear = top.put(creature(2, 2, keyword), owner)
    context = Context(you="Alice", source=bolt, stack_object=bolt)
    assert (bear in legal_targets(top.game, CREATURE, context, bolt)) == legal
    assert still_legal(top.game, bear, CREATURE, context) == legal


def test_protection_looks_at_the_source_of_an_ability_not_at_the_ability() -> None:
    top = Tabletop()
    red_source = top.put(creature(1, 1, cost="{R}"))
    bear = top.put(creature(2, 2, "protection from red"), "Bob")
    context = Context(you="Alice", source=red_source)
    assert bear not in legal_targets(top.game, CREATURE, context, 99)


def test_protection_works_on_the_battlefield_only() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    card = top.put(creature(2, 2, "protection from red", "shroud"), "Bob", "graveyard")
    spec = TargetSpec(objects=Filter(zone="graveyard", types=("creature",)))
    assert legal_targets(top.game, spec, Context(you="Alice", source=bolt), bolt) == (card,)


def test_an_effect_can_forbid_targeting() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    bear = top.put(creature(2, 2), "Bob")
    mine = top.put(creature(3, 3))
    shield = Static(rules=(Prohibit(deed="be targeted", who="opponent", what=Filter(types=("creature",), controller="you")),))
    top.put(permanent("enchantment", abilities=(shield,)), "Bob")
    assert legal_targets(top.game, CREATURE, Context(you="Alice", source=bolt), bolt) == (mine,)
    assert set(legal_targets(top.game, CREATURE, Context(you="Bob", source=bolt), bolt)) == {bear, mine}


def test_an_effect_can_forbid_targeting_a_player() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    top.put(permanent("enchantment", abilities=(Static(rules=(Prohibit(deed="be targeted", who="opponent", what="you"),)),)), "Bob")
    spec = TargetSpec(players="any")
    assert legal_targets(top.game, spec, Context(you="Alice", source=bolt), bolt) == ("Alice",)
    assert legal_targets(top.game, spec, Context(you="Bob", source=bolt), bolt) == ("Alice", "Bob")


def test_a_target_that_left_or_changed_is_no_longer_legal() -> None:
    top = Tabletop()
    bolt = spell(top, "Alice")
    bear = top.put(creature(2, 2, cost="{G}"), "Bob")
    context = Context(you="Alice", source=bolt, stack_object=bolt)
    green = TargetSpec(objects=Filter(types=("creature",), colors=("G",)))
    assert still_legal(top.game, bear, green, context)
    assert not still_legal(top.game, bear, TargetSpec(objects=Filter(types=("creature",), colors=("B",))), context)
    assert not still_legal(top.game, 777, green, context)
