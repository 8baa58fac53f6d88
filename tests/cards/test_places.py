"""A word that no rule would read where it stands is refused, with the line and what would fit."""
# ruff: noqa: E501 - an ability a line

from pathlib import Path

import pytest

from oracle.cards.errors import CardError
from oracle.cards.loader import read_card

ACTIVATED = 'kind = "activated"\ncost = ["{1}"]\n'
TRIGGERED = 'kind = "triggered"\ntrigger = { when = "enters" }\n'
STATIC = 'kind = "static"\n'


def refusal(ability: str, cost: str = "{1}") -> str:
    """What is said of an artifact with this ability."""
    text = f'name = "Test Relic"\ncost = "{cost}"\ntype = "Artifact"\n\n[[abilities]]\n{ability}\n'
    with pytest.raises(CardError) as error:
        read_card(text, Path("test_relic.toml"))
    assert error.value.line is not None
    return f"{error.value.key}: {error.value.message}"


def rule(text: str, zone: str = "") -> str:
    return f"{STATIC}{zone}rules = [{{ {text} }}]"


def effect(text: str, more: str = "") -> str:
    return f"{ACTIVATED}{more}effects = [{{ {text} }}]"


TARGET = "targets = [{ objects = {} }]\n"

REFUSED: list[tuple[str, str]] = [
    # abilities
    (f'{ACTIVATED}zone = "stack"\neffects = [{{ do = "draw" }}]', "'stack' is not valid here"),
    (f'{TRIGGERED}zone = "hand"\neffects = [{{ do = "draw" }}]', "'hand' is not valid here"),
    (f'{STATIC}zone = "library"\nrules = [{{ rule = "extra lands" }}]', "'library' is not valid here"),
    ('kind = "spell"\nzone = "stack"\neffects = [{ do = "draw" }]', "unknown key 'zone'"),
    (f'{ACTIVATED}{TARGET}modes = [{{ effects = [{{ do = "draw" }}] }}]', "nothing reads 'targets' of an ability with modes"),
    (f'{ACTIVATED}targets = [{{ objects = {{}}, if_kicked = true }}]\neffects = [{{ do = "draw" }}]', "outside of a spell"),
    (f'{ACTIVATED}targets = [{{ objects = {{}} }}, {{ players = "any" }}]\neffects = [{{ do = "draw" }}]', "two targets are called 'target'"),
    (effect('do = "emblem", abilities = [{ kind = "static", zone = "exile", rules = [{ rule = "extra lands" }] }]'), "in an emblem"),
    (effect('do = "emblem", abilities = [{ kind = "keyword", name = "flying" }]'), "nothing reads a keyword of an emblem"),
    (effect('do = "emblem", abilities = [{ kind = "spell", effects = [{ do = "draw" }] }]'), "read on an instant or sorcery alone"),
    (
        effect('do = "later", ability = { kind = "triggered", each_turn = 1, trigger = { when = "draws" }, effects = [{ do = "draw" }] }'),
        "nothing reads 'each_turn' of a delayed ability",
    ),
    (effect('do = "when you do", ability = { kind = "triggered", trigger = { when = "draws" }, effects = [{ do = "draw" }] }'), "'triggered'"),
    # keywords that are granted
    (rule('rule = "change", what = "this", changes = [{ change = "gain", abilities = [{ kind = "keyword", name = "protection from" }] }]'),
     "expected the key 'filter'"),
    (rule('rule = "change", what = "this", changes = [{ change = "gain", abilities = [{ kind = "keyword", name = "morph" }] }]'),
     "expected the key 'cost'"),
    (rule('rule = "change", what = "this", changes = [{ change = "gain", abilities = [{ kind = "keyword", name = "flying", amount = 1 }] }]'),
     "nothing reads 'amount'"),
    # static rules
    (rule('rule = "additional cost", cost = ["{1}"]'), "nothing reads 'additional cost' of an object itself in the zone 'battlefield'"),
    (rule('rule = "x", range = { at_least = 1 }'), "nothing reads 'x'"),
    (rule('rule = "cost", what = "this", less = 1'), "nothing reads 'cost'"),
    (rule('rule = "alternative cost", cost = ["{1}"]'), "nothing reads 'alternative cost'"),
    (rule('rule = "turns up", counters = { charge = 1 }', 'zone = "stack"\n'), "nothing reads 'turns up'"),
    (rule('rule = "enters", tapped = true', 'zone = "hand"\n'), "nothing reads 'enters'"),
    (rule('rule = "opening hand"'), "expected hand"),
    (rule('rule = "can\'t", deed = "block", from_zones = ["hand"]'), "nothing reads 'from_zones' of 'block'"),
    (rule('rule = "can\'t", deed = "attack", attackers = {}'), "nothing reads 'attackers' of 'attack'"),
    (rule('rule = "can\'t", deed = "draw", what = {}'), "nothing reads 'what' of 'draw'; read are who"),
    (rule('rule = "can\'t", deed = "cast", what = "this"'), "expected a filter"),
    (rule('rule = "can\'t", deed = "cast", from_zones = ["moon"]'), "'moon' is not valid here"),
    (rule('rule = "may play", what = {}, origin = "exile"'), "expected `lands` or `spells`"),
    (rule('rule = "may play", what = {}, origin = "exile", lands = true, free = true'), "nothing reads 'free' where no spells"),
    (rule('rule = "cost", what = {}'), "expected `more`, `less` or `less_any`"),
    (rule('rule = "additional cost", cost = ["{1}"], name = "buyback"', 'zone = "stack"\n'), "nothing reads 'name' of a cost that isn't"),
    (rule('rule = "enters"'), "it says nothing of how"),
    (rule('rule = "enters", tapped = true, copy_until = "turned face down"'), "nothing reads 'copy_until' without `copy_of`"),
    (rule('rule = "enters", copy_of = {}, choose = "color"'), "nothing reads 'choose' beside `copy_of`"),
    (rule('rule = "more counters", what = {}'), "expected `times` or `plus`"),
    # changes
    (rule('rule = "change", what = "this", changes = [{ change = "copy", what = "enchanted" }]'), 'expected do = "apply"'),
    (rule('rule = "change", what = "this", changes = [{ change = "types" }]'), "it says nothing of what is changed"),
    (rule('rule = "enters", copy_of = {}, copy_changes = [{ change = "control" }]'), "nothing reads 'control' as an exception of a copy"),
    (effect('do = "apply", what = "this", changes = [{ change = "set power and toughness", power = 1, defining = true }]'), "604.3"),
    (effect('do = "apply rule", rule = { rule = "change", what = {}, changes = [{ change = "gain", keywords = ["haste"] }] }'), "apply"),
    (effect('do = "apply rule", rule = { rule = "x", range = { at_least = 1 } }'), "it is said by a static ability"),
    (effect('do = "apply rule", rule = { rule = "extra lands" }, duration = "while on battlefield"'), "is not valid here"),
    # costs
    ('kind = "activated"\ncost = [{ pay = "sacrifice", count = 2 }]\neffects = [{ do = "draw" }]', "nothing reads 'count' of what is meant"),
    ('kind = "activated"\ncost = [{ pay = "discard", random = true, what = { zone = "hand", types = ["land"] } }]\n'
     'effects = [{ do = "draw" }]', "nothing reads 'what' of cards that chance chooses"),
    ('kind = "activated"\ncost = [{ pay = "sacrifice", what = {}, any_number = true, count = 2 }]\neffects = [{ do = "draw" }]', "any_number"),
    # effects
    (effect('do = "destroy", what = {}, who = "opponent"'), "it makes no difference who does it"),
    (effect('do = "cast now", what = "this", optional = true'), "always a choice"),
    (effect('do = "add mana", mana = "{G}", combination = true'), "nothing reads 'combination' beside `mana`"),
    (effect('do = "add mana", mana = "{G}", spend_on_abilities = true'), "nothing reads 'spend_on_abilities' without"),
    (effect('do = "add mana", choices = { source = "any color", what = {} }'), "of nothing in particular"),
    (effect('do = "add mana", choices = { source = "could produce" }'), "of some permanents"),
    (effect('do = "add mana", choices = { source = "any color", colors_only = true }'), "which are colors anyway"),
    (effect('do = "deal damage", to = {}, amount = 2, divided = true'), "divided among targets"),
    (effect('do = "move", what = "this", to = "hand", tapped = true'), "nothing reads 'tapped' of what is put into the zone 'hand'"),
    (effect('do = "move", what = "this", to = "graveyard", face_down = true'), "nothing reads 'face_down'"),
    (effect('do = "move", what = "this", to = "hand", until_leaves = "this"'), "nothing reads 'until_leaves'"),
    (effect('do = "move", what = "this", to = "battlefield", listing = { type = "Artifact" }'), "nothing reads 'listing' without `face_down`"),
    (effect('do = "move", what = "this", to = "library top", counters = { charge = 1 }'), "nothing reads 'counters'"),
    (effect('do = "move", what = {}, to = "hand", random = true'), "nothing is left to chance"),
    (effect('do = "move", what = {}, to = "hand", random = true, count = 1, up_to = true'), "nothing reads 'up_to' beside `random`"),
    (effect('do = "search", what = {}, to = "hand", count = 2, any_number = true'), "nothing reads 'count' beside `any_number`"),
    (effect('do = "search", what = {}, to = "hand", tapped = true'), "nothing reads 'tapped'"),
    (effect('do = "store", amount = 1'), "expected `save`"),
    (effect('do = "exile until", until = {}, save = "all"'), "means other cards here"),
    (effect('do = "create token", token = { type = "Artifact", power = 1 }'), "no creature, and no 'power'"),
    (effect('do = "create token", token = { type = "Creature — Bear", power = 1 }'), "expected the key 'toughness'"),
    (effect('do = "counter", what = {}, to = "library shuffled"'), "is not valid here"),
    # the rest
    ('kind = "triggered"\ntrigger = { when = "casts", or_copies = true, origin = "hand" }\neffects = [{ do = "draw" }]', "comes from no zone"),
    ('kind = "triggered"\ntrigger = { when = "casts", what = { types = ["instant"] } }\neffects = [{ do = "draw" }]', "zone 'stack'"),
    ('kind = "triggered"\ntrigger = { when = "dies", what = { zone = "graveyard" } }\neffects = [{ do = "draw" }]', "zone 'battlefield'"),
    (
        'kind = "triggered"\ntrigger = { when = "either", events = [{ when = "attacks" }, '
        '{ when = "enters", what = { any_of = [{ zone = "hand" }] } }] }\neffects = [{ do = "draw" }]',
        "looks in 'hand'",
    ),
    ('kind = "triggered"\ntrigger = { when = "either", events = [{ when = "enters" }] }\neffects = [{ do = "draw" }]', "at least two events"),
    (f'{TRIGGERED}condition = {{ if = "compare", amount = 1, range = {{}} }}\neffects = [{{ do = "draw" }}]', "at least one bound"),
    (effect('do = "draw", count = { of = "sum", terms = [1] }'), "at least two amounts"),
    (effect('do = "tap", what = { spell = true }'), "only on the stack"),
    (effect('do = "move", what = { zone = "graveyard", attacking = true }, to = "hand"'), "nothing reads 'attacking'"),
    (effect('do = "tap", what = { exiled_with = "this" }'), "nothing reads 'exiled_with'"),
    # what is announced
    (effect('do = "draw", count = "X"'), "X is 0 here"),
    (effect('do = "counter", what = { zone = "stack" }, unless_pays = ["{X}"]'), "X is 0 here"),
    (f'{TRIGGERED}condition = {{ if = "kicked" }}\neffects = [{{ do = "draw" }}]', "it has no kicker"),
    (f'{TRIGGERED}condition = {{ if = "cost paid", name = "dash" }}\neffects = [{{ do = "draw" }}]', "no cost is called 'dash'"),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "message"), REFUSED)
def test_what_nothing_reads_is_refused(ability: str, message: str) -> None:
    assert message in refusal(ability)


@pytest.mark.parametrize(
    "ability",
    [
        f'{ACTIVATED}effects = [{{ do = "destroy", what = {{}}, who = "opponent", optional = true }}]',
        'kind = "activated"\ncost = ["{X}"]\neffects = [{ do = "draw", count = "X" }]',
        'kind = "triggered"\ntrigger = { when = "casts" }\neffects = [{ do = "draw", count = "X" }]',
        f'{TRIGGERED}effects = [{{ do = "store", amount = 2, save = "X" }}, {{ do = "draw", count = "X" }}]',
        rule('rule = "alternative cost", cost = ["{1}"], name = "dash"', 'zone = "stack"\n'),
        rule('rule = "can\'t", deed = "block", what = "this", attackers = {}'),
    ],
)
def test_what_is_read_is_accepted(ability: str) -> None:
    text = f'name = "Test Relic"\ncost = "{{1}}"\ntype = "Artifact"\n\n[[abilities]]\n{ability}\n'
    assert read_card(text, Path("test_relic.toml")).name == "Test Relic"


def test_x_of_the_mana_cost_may_be_read() -> None:
    text = (
        'name = "Test Relic"\ncost = "{X}"\ntype = "Artifact"\n\n[[abilities]]\n' + TRIGGERED + 'effects = [{ do = "draw", count = "X" }]\n'
    )
    assert read_card(text, Path("test_relic.toml")).name == "Test Relic"
