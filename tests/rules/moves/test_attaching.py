"""Auras and Equipment: what they can be attached to."""

from oracle.cards.abilities import Spell
from oracle.cards.card import Card
from oracle.cards.filters import Filter, TargetSpec
from oracle.rules.moves import attaching
from oracle.rules.state.events import Attached
from oracle.rules.targets import attachment
from tests.rules.tabletop import Tabletop, creature, permanent

EQUIPMENT = permanent("artifact", name="Test Sword", subtypes=("Equipment",))


ENCHANT_CREATURE = TargetSpec(objects=Filter(types=("creature",)))


def aura(spec: TargetSpec = ENCHANT_CREATURE, cost: str = "{W}", **fields) -> Card:
    return permanent("enchantment", name="Test Aura", cost=cost, subtypes=("Aura",), abilities=(Spell(targets=(spec,)),), **fields)


def test_an_aura_enchants_what_its_enchant_ability_says_from_its_controllers_view() -> None:
    top = Tabletop()
    mine, yours = top.put(creature(2, 2)), top.put(creature(2, 2), "Bob")
    worn = top.put(aura(TargetSpec(objects=Filter(types=("creature",), controller="you"))))
    assert attachment.can_be_attached(top.game, worn, mine)
    assert not attachment.can_be_attached(top.game, worn, yours)
    assert not attachment.can_be_attached(top.game, worn, "Bob")


def test_an_aura_can_enchant_a_player_if_it_says_so() -> None:
    top = Tabletop()
    curse = top.put(aura(TargetSpec(players="opponent")))
    assert attachment.can_be_attached(top.game, curse, "Bob")
    assert not attachment.can_be_attached(top.game, curse, "Alice")


def test_protection_keeps_auras_and_equipment_off() -> None:
    top = Tabletop()
    knight = top.put(creature(2, 2, "protection from white", "protection from artifact"))
    white, black = top.put(aura(cost="{W}")), top.put(aura(cost="{B}"))
    sword = top.put(EQUIPMENT)
    assert not attachment.can_be_attached(top.game, white, knight)
    assert attachment.can_be_attached(top.game, black, knight)
    assert not attachment.can_be_attached(top.game, sword, knight)


def test_equipment_goes_on_creatures_only_and_not_if_it_is_one() -> None:
    top = Tabletop()
    bear, relic = top.put(creature(2, 2)), top.put(permanent("artifact"))
    sword = top.put(EQUIPMENT)
    golem = top.put(creature(1, 1, types=("artifact", "creature"), subtypes=("Equipment",)))
    assert attachment.can_be_attached(top.game, sword, bear)
    assert not attachment.can_be_attached(top.game, sword, relic)
    assert not attachment.can_be_attached(top.game, golem, bear)
    assert not attachment.can_be_attached(top.game, bear, golem)


def test_attaching_gives_a_new_timestamp() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    sword = top.put(EQUIPMENT)
    before = top.game.objects[sword].timestamp
    assert top.run(attaching.attach(top.table, sword, bear))
    assert top.game.objects[sword].attached_to == bear
    assert top.game.objects[sword].timestamp > before


def test_an_impossible_or_idle_attachment_does_nothing() -> None:
    top = Tabletop()
    bear, relic = top.put(creature(2, 2)), top.put(permanent("artifact"))
    sword = top.put(EQUIPMENT, attached_to=bear)
    assert not top.run(attaching.attach(top.table, sword, relic))
    assert not top.run(attaching.attach(top.table, sword, bear))
    assert top.happened(Attached) == []


def test_an_aura_that_enters_otherwise_may_choose_whatever_is_legal() -> None:
    top = Tabletop()
    bear, knight = top.put(creature(2, 2, "shroud"), "Bob"), top.put(creature(2, 2, "protection from white"))
    card = top.put(aura(), zone="graveyard")
    assert attachment.enchantable(top.game, card, "Alice") == (bear,)
    assert knight not in attachment.enchantable(top.game, card, "Alice")
