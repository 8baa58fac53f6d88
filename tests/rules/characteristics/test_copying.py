"""Copiable values, and what copies are like."""

from oracle.cards.abilities import Static
from oracle.cards.card import Card, Face
from oracle.cards.changes import BecomeCopy, ChangeColors, ChangeTypes, ModifyPowerToughness, Rename, SetPowerToughness
from oracle.cards.filters import Count, Filter
from oracle.cards.statics import Continuous
from oracle.cards.symbols import mana_cost
from oracle.rules.characteristics import copying
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.events.commit import commit
from oracle.rules.state import events
from oracle.rules.state.game import Announcement, Characteristics, ContinuousEffect, GameObject
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, creature

ALICE = Context(you="Alice", source=0)
DELVER = Card(
    name="Human",
    layout="double-faced",
    faces=(
        Face(name="Human", mana_cost=mana_cost("{1}{U}"), types=("creature",), power=1, toughness=1),
        Face(name="Insect", color_indicator=("U",), types=("creature",), power=3, toughness=2),
    ),
)


def lasting(
    table: Tabletop, id: int, *changes: BecomeCopy | ModifyPowerToughness | ChangeColors, copied: Characteristics | None = None
) -> None:
    effect = ContinuousEffect(id=900, source=id, controller="Alice", timestamp=900, objects=(id,), changes=changes, copied=copied)
    table.change_game(effects=(*table.game.effects, effect))


def on_battlefield(table: Tabletop, object: GameObject) -> Characteristics:
    table.table.game, (created,) = commit(table.game, [events.Created(object=object)])
    assert isinstance(created, events.Created)
    assert created.became is not None
    return characteristics(table.game, created.became)


def test_neither_counters_nor_other_effects_are_copied() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2, name="Bear"), counters={"+1/+1": 3}, tapped=True)
    lasting(table, bear, ModifyPowerToughness(1, 1), ChangeColors(set=("R",)))
    values = copying.copiable_values(table.game, bear)

    assert (values.name, values.power, values.colors, values.controller) == ("Bear", 2, frozenset(), None)


def test_a_copy_of_a_copy_copies_what_was_copied_with_its_exceptions() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2, name="Bear", supertypes=("legendary",)))
    mimic = table.put(creature(0, 0, name="Mimic"))
    lasting(
        table,
        mimic,
        BecomeCopy(what="it", exceptions=(ChangeTypes(add_subtypes=("Rogue",), remove_supertypes=("legendary",)),)),
        copied=copying.copiable_values(table.game, bear),
    )
    values = copying.copiable_values(table.game, mimic)

    assert (values.name, values.subtypes, values.supertypes, values.power) == ("Bear", {"Rogue"}, frozenset(), 2)


def test_being_face_down_is_copied() -> None:
    table = Tabletop()
    hidden = table.put(creature(4, 1, name="Hidden"), face_down="cloak")
    values = copying.copiable_values(table.game, hidden)

    assert (values.names, values.power, values.keywords) == ((), 2, {"ward"})


def test_a_copy_of_the_back_of_a_nonmodal_card_has_mana_value_0() -> None:
    table = Tabletop()
    insect = table.put(DELVER, face=1)
    clone = table.put(creature(0, 0, name="Clone"), copied=copying.copiable_values(table.game, insect))

    assert characteristics(table.game, insect).mana_value == 2
    assert characteristics(table.game, clone).mana_value == 0
    assert characteristics(table.game, clone).name == "Insect"


def test_x_is_no_part_of_a_copied_permanent() -> None:
    table = Tabletop()
    ballista = table.put(creature(0, 0, cost="{X}{X}"), announced=Announcement(x=3))
    clone = table.put(creature(0, 0), copied=copying.copiable_values(table.game, ballista))

    assert characteristics(table.game, clone).mana_value == 0


def test_a_token_that_copies_a_double_faced_permanent_is_double_faced() -> None:
    table = Tabletop()
    insect = table.put(DELVER, face=1)
    token = copying.token_copy(table.game, insect, "Bob")

    assert (token.kind, token.owner, token.controller, token.face) == ("token", "Bob", "Bob", 1)
    assert on_battlefield(table, token).name == "Insect"
    in_graveyard = table.put(DELVER, zone="graveyard")
    assert on_battlefield(table, copying.token_copy(table.game, in_graveyard, "Bob")).name == "Human"


def test_exceptions_hold_for_both_faces_of_such_a_token() -> None:
    table = Tabletop()
    insect = table.put(DELVER, face=1)
    token = copying.token_copy(table.game, insect, "Alice", (ChangeColors(set=("R",)), SetPowerToughness(5, 5)), ALICE)
    back = on_battlefield(table, token)

    assert (back.name, back.colors, back.power) == ("Insect", {"R"}, 5)
    assert [(face.name, face.color_indicator, face.toughness) for face in token.card.faces] == [("Human", ("R",), 5), ("Insect", ("R",), 5)]


def test_an_exception_replaces_what_would_define_the_value() -> None:
    table = Tabletop()
    face = Face(name="Star", types=("creature",), power=Count(Filter()), toughness=Count(Filter()))
    star = table.put(Card(name="Star", faces=(face,)))
    colorless = Static(zone="any", rules=(Continuous(what="this", changes=(ChangeColors(set=()),)),))
    ghost = table.put(creature(1, 1, cost="{U}", abilities=(colorless,)))
    star_copy = copying.token_copy(table.game, star, "Alice", (SetPowerToughness(1, 1),), ALICE)
    ghost_copy = copying.token_copy(table.game, ghost, "Alice", (ChangeColors(set=("G",)),), ALICE)

    assert on_battlefield(table, star_copy).power == 1
    assert on_battlefield(table, ghost_copy).colors == {"G"}


def test_types_in_addition_keep_what_defines_types() -> None:
    table = Tabletop()
    shifter = table.put(creature(1, 1, "changeling"))
    copy = copying.token_copy(table.game, shifter, "Alice", (ChangeTypes(add_types=("artifact",)),), ALICE)
    it = on_battlefield(table, copy)

    assert "artifact" in it.types
    assert "Elf" in it.subtypes


def test_a_name_may_be_kept() -> None:
    table = Tabletop()
    bear = table.put(creature(2, 2, name="Bear"))
    values = copying.with_exceptions_settled(table.game, copying.copiable_values(table.game, bear), (Rename("Mimic"),), ALICE)

    assert (values.name, values.power) == ("Mimic", 2)


def test_a_copy_of_a_spell_has_its_decisions_and_its_face() -> None:
    table = Tabletop()
    omen = Card(
        name="Dragon",
        layout="omen",
        faces=(
            Face(name="Dragon", mana_cost=mana_cost("{5}{U}"), types=("creature",), power=4, toughness=4),
            Face(name="Strike", mana_cost=mana_cost("{X}{U}"), types=("instant",)),
        ),
    )
    announced = Announcement(x=2, targets=((7,),), kicked=1)
    spell = table.put(omen, zone="stack", face=1, announced=announced)
    copy = copying.copy_of_spell(table.game, spell, "Bob")
    it = on_battlefield(table, copy)

    assert (copy.kind, copy.owner, copy.controller, copy.zone, copy.announced) == ("copy", "Bob", "Bob", "stack", announced)
    assert (it.name, it.mana_value, it.controller) == ("Strike", 3, "Bob")


def test_what_is_gone_is_copied_as_it_last_was() -> None:
    table = Tabletop()
    bear, mimic = table.put(creature(2, 2, name="Bear")), table.put(creature(0, 1, name="Mimic"))
    lasting(table, mimic, BecomeCopy(what="it"), copied=copying.copiable_values(table.game, bear))
    table.table.game, _ = commit(table.game, [events.Moved(object=mimic, destination="graveyard", cause="state")])

    assert copying.copiable_values(table.game, mimic).name == "Bear"
    assert on_battlefield(table, copying.token_copy(table.game, mimic, "Alice")).name == "Bear"
