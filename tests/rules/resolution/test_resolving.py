"""How spells with several abilities resolve, and what doesn't resolve."""

from oracle.cards.abilities import Spell
from oracle.cards.card import Card, Face
from oracle.cards.changes import ChangeControl
from oracle.cards.effects import Destroy, Draw, LoseLife
from oracle.cards.filters import Filter, TargetSpec
from oracle.rules.resolution import resolving
from oracle.rules.stack import casting, lands
from oracle.rules.state.actions import Cast, PlayLand
from oracle.rules.state.events import Countered, NotResolved
from oracle.rules.state.game import ContinuousEffect, Mana
from tests.rules.tabletop import Tabletop, creature, permanent

DESTROY = Spell(targets=(TargetSpec(objects=Filter(types=("creature",))),), effects=(Destroy(what="target"),))
DRAIN = Spell(targets=(TargetSpec(players="any"),), effects=(LoseLife(who="target", amount=3),))
BOTH = permanent("instant", name="Both", cost="{R}", abilities=(DESTROY, DRAIN))


def _cast_at_a_bear_and_bob() -> tuple[Tabletop, int]:
    table = Tabletop()
    bear = table.put(creature(2, 2), "Bob")
    card = table.put(BOTH, zone="hand")
    table.change_player("Alice", pool=(Mana("R", card),))
    table.run(casting.cast(table.table, "Alice", Cast(object=card, targets=(bear, "Bob"))))
    return table, bear


def test_each_ability_of_a_spell_has_its_own_targets() -> None:
    table, bear = _cast_at_a_bear_and_bob()
    table.run(resolving.resolve_top(table.table))

    assert table.zone_of(bear) == "graveyard"
    assert table.game.player("Bob").life == 17


def test_a_spell_resolves_as_long_as_one_target_of_any_of_its_abilities_is_legal() -> None:
    table, bear = _cast_at_a_bear_and_bob()
    table.change(bear, card=permanent("artifact"))
    table.run(resolving.resolve_top(table.table))

    assert table.zone_of(bear) == "battlefield"
    assert table.game.player("Bob").life == 17


def test_a_spell_does_what_it_says_for_whoever_controls_it_by_then() -> None:
    table = Tabletop()
    spell = table.put(permanent("instant", name="Draining", abilities=(Spell(effects=(LoseLife(amount=3),)),)), zone="stack")
    taken = ContinuousEffect(
        id=90, source=spell, controller="Bob", timestamp=99, objects=(spell,), changes=(ChangeControl(to="you"),), duration="permanent"
    )
    table.change_game(effects=(taken,))
    table.run(resolving.resolve_top(table.table))

    assert [table.game.player(name).life for name in ("Alice", "Bob")] == [20, 17]
    assert table.game.zone("graveyard", "Alice")


def test_what_does_not_resolve_was_not_countered() -> None:
    table, bear = _cast_at_a_bear_and_bob()
    table.change(bear, card=permanent("artifact"))
    table.change_player("Bob", lost=True)
    table.run(resolving.resolve_top(table.table))

    assert len(table.happened(NotResolved)) == 1
    assert not table.happened(Countered)


def test_a_land_whose_adventure_has_resolved_may_be_played_from_exile() -> None:
    table = Tabletop()
    town = Card(
        name="Town",
        layout="adventure",
        faces=(Face(name="Town", types=("land",)), Face(name="Trip", types=("instant",), abilities=(Spell(effects=(Draw(),)),))),
    )
    table.put(creature(1, 1), zone="library")
    spell = table.put(town, zone="stack", face=1)
    table.run(resolving.resolve_top(table.table))
    (exiled,) = table.game.zone("exile")
    table.run(lands.play_land(table.table, "Alice", PlayLand(object=exiled)))

    assert table.zone_of(spell) == "battlefield"
