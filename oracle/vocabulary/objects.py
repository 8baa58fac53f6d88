"""Phrases for what is seen of one object: where it is, its status and its characteristics."""

import re

from oracle.protocol.messages import Zone
from oracle.vocabulary.lists import PhraseError
from oracle.vocabulary.operations import (
    Attached,
    Colors,
    Condition,
    Controls,
    Counters,
    Damage,
    HasKeyword,
    HasType,
    ManaValue,
    Named,
    Operation,
    Owns,
    PowerToughness,
    Status,
    TypeLine,
    Whereabouts,
)
from oracle.vocabulary.registry import phrase

BEARS = "Given Alice controls Grizzly Bears\n"


@phrase(
    "then",
    "{object} {is} {place}",
    meaning="An object is, or isn't, in a place. By its name: at least one object of that name is, or none is.",
    example=BEARS
    + """Then Grizzly Bears is on the battlefield
And Grizzly Bears isn't in Alice's graveyard""",
    fails=BEARS + "Then Grizzly Bears is in Alice's graveyard",
    observed="it is on the battlefield",
)
def is_in(object: str, holds: bool, place: tuple[Zone, str | None, str | None]) -> Operation:
    zone, player, end = place
    return Whereabouts(object, zone, player, end, holds)  # type: ignore[arg-type]


@phrase(
    ("given", "then"),
    "{object} {is} {condition}",
    meaning="Tapped, untapped, face up, face down, summoning sick.",
    example=BEARS
    + """And Grizzly Bears is tapped
Then Grizzly Bears is tapped
And Grizzly Bears isn't summoning sick""",
    fails=BEARS
    + """And Grizzly Bears is tapped
Then Grizzly Bears is untapped""",
    observed="it is tapped",
)
def is_condition(object: str, holds: bool, condition: Condition) -> Operation:
    return Status(object, condition, holds)


@phrase(
    "then",
    "{object} is {life}/{life}",
    meaning="A creature's power and toughness.",
    example=BEARS + "Then Grizzly Bears is 2/2",
    fails=BEARS + "Then Grizzly Bears is 3/3",
    observed="Grizzly Bears is 2/2",
)
def is_power_toughness(object: str, power: int, toughness: int) -> Operation:
    return PowerToughness(object, power, toughness)


@phrase(
    ("given", "then"),
    "{object} has {counters}",
    meaning='How many counters of a kind are on an object, exactly; other kinds don\'t matter. "no counters" is none of any kind.',
    example=BEARS
    + """And Grizzly Bears has 2 +1/+1 counters
Then Grizzly Bears has 2 +1/+1 counters
And Grizzly Bears is 4/4""",
    fails=BEARS
    + """And Grizzly Bears has 2 +1/+1 counters
Then Grizzly Bears has no counters""",
    observed="it has 2 +1/+1",
)
def has_counters(object: str, counters: tuple[str | None, int]) -> Operation:
    kind, count = counters
    return Counters(object, kind, count)


@phrase(
    ("given", "then"),
    "{object} has {n} damage",
    meaning="The damage marked on a creature.",
    example=BEARS
    + """And Grizzly Bears has 1 damage
Then Grizzly Bears has 1 damage""",
    fails=BEARS
    + """And Grizzly Bears has 1 damage
Then Grizzly Bears has no damage""",
    observed="Grizzly Bears has 1 damage",
)
def has_damage(object: str, amount: int) -> Operation:
    return Damage(object, amount)


@phrase(
    ("given", "then"),
    "{object} {is} attached to {other}",
    meaning='What an Aura or Equipment is, or isn\'t, attached to; "nothing" after Then.',
    example=BEARS
    + """And Alice controls Bonesplitter
And Bonesplitter is attached to Grizzly Bears
Then Bonesplitter is attached to Grizzly Bears
And Grizzly Bears is 4/2""",
    fails=BEARS
    + """And Alice controls Bonesplitter
Then Bonesplitter is attached to Grizzly Bears""",
    observed="it is attached to nothing",
)
def is_attached(object: str, holds: bool, other: str) -> Operation:
    return Attached(object, other, holds)


@phrase(
    "then",
    "{object}'s mana value is {n}",
    meaning="An object's mana value, where it is.",
    example=BEARS + "Then Grizzly Bears's mana value is 2",
    fails=BEARS + "Then Grizzly Bears's mana value is 0",
    observed="Grizzly Bears's mana value is 2",
)
def mana_value_is(object: str, amount: int) -> Operation:
    return ManaValue(object, amount)


@phrase(
    "then",
    "{object}'s name is {card}",
    meaning="An object's name, where it is; for an object whose name isn't that of its card.",
    example="Given Alice controls The Omenkeel\nThen Alice's Cosima's name is The Omenkeel",
    fails="""Given Alice controls The Omenkeel
Then The Omenkeel's name is Cosima, God of the Voyage""",
    observed="The Omenkeel's name is The Omenkeel",
)
def name_is(object: str, card: str) -> Operation:
    return Named(object, card)


@phrase(
    "then",
    "{object} has no name",
    meaning="An object has no name (708.2a).",
    example="Given Alice controls a manifested Forest\nThen Forest has no name",
    fails=BEARS + "Then Grizzly Bears has no name",
    observed="its name is Grizzly Bears",
)
def has_no_name(object: str) -> Operation:
    return Named(object, None)


@phrase(
    "then",
    "{object} {is} {colors}",
    meaning="An object's colors, exactly, or colorless.",
    example=BEARS
    + """Then Grizzly Bears is green
And Grizzly Bears isn't colorless""",
    fails=BEARS + "Then Grizzly Bears is green and white",
    observed="it is green",
)
def is_colored(object: str, holds: bool, colors: tuple[str, ...]) -> Operation:
    return Colors(object, colors, holds)


@phrase(
    "then",
    "{object}'s type line is {types}",
    meaning="All supertypes, card types and subtypes of an object, exactly.",
    example=BEARS + "Then Grizzly Bears's type line is Creature — Bear",
    fails=BEARS + "Then Grizzly Bears's type line is Creature",
    observed="it is Creature — Bear",
)
def type_line_is(object: str, types: tuple[str, ...]) -> Operation:
    return TypeLine(object, types)


@phrase(
    "then",
    "{object} {is} a/an {type}",
    meaning="An object has, or hasn't, a supertype, card type or subtype.",
    example=BEARS
    + """Then Grizzly Bears is a creature
And Grizzly Bears isn't an artifact""",
    fails=BEARS + "Then Grizzly Bears is an artifact",
    observed="its type line is Creature — Bear",
)
def is_a(object: str, holds: bool, type: str) -> Operation:
    return HasType(object, type, holds)


@phrase(
    "then",
    "{object} {has} {keyword}",
    meaning='An object has, or hasn\'t, a keyword ability; "has no keyword abilities" for none at all.',
    example=BEARS
    + """Then Grizzly Bears doesn't have flying
And Grizzly Bears has no keyword abilities""",
    fails=BEARS + "Then Grizzly Bears has flying",
    observed="its keyword abilities are: none",
)
def has_keyword(object: str, holds: bool, keyword: str | None) -> Operation:
    if keyword is None:
        return HasKeyword(object, None, not holds)
    return HasKeyword(object, keyword, holds)


@phrase(
    "then",
    "{player} {controls} {objects}",
    meaning="A player controls an object of each of these names, or none of any. For a number of them: Alice's battlefield holds 3 Forest.",
    example=BEARS
    + """Then Alice controls Grizzly Bears
And Bob doesn't control Grizzly Bears""",
    fails=BEARS + "Then Bob controls Grizzly Bears",
    observed="Alice controls it",
)
def controls_objects(player: str, holds: bool, objects: tuple[str, ...]) -> Operation:
    if not objects:
        raise PhraseError(f'that names no object; say "{player}\'s battlefield is empty"')
    if len(set(objects)) < len(objects):
        raise PhraseError(f'an object is named twice; say "{player}\'s battlefield holds …" for a number of them')
    for each in objects:
        found = _COUNTED.fullmatch(each)
        if found is not None:
            raise PhraseError(
                f"{each!r} isn't one object; say \"{player}'s battlefield holds …\" for all that {player} controls, "
                f"or name them one by one: the second {found[1]}"
            )
    return Controls(player, objects, holds)


_COUNTED = re.compile(r"\d{1,3} (.+)")


@phrase(
    "then",
    "{player} owns {object}",
    meaning="An object's owner.",
    example=BEARS + "Then Alice owns Grizzly Bears",
    fails=BEARS + "Then Bob owns Grizzly Bears",
    observed="Alice owns Grizzly Bears",
)
def owns(player: str, object: str) -> Operation:
    return Owns(player, object)
