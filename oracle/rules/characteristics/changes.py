"""What each kind of change does to an object's characteristics, and in which layer (613.1-613.4).

A change is **settled** first: what it says is worked out ("gets +X/+X" becomes "gets +3/+3", "you" becomes a player).  Then it is
made.  Two settled changes can be compared, which is how dependencies are found (613.8a: "what it does").
"""

from typing import Any

import msgspec

from oracle.cards import changes as words
from oracle.cards.changes import AnyChange
from oracle.cards.filters import Amount
from oracle.cards.subtypes import CREATURE_TYPES, LAND_TYPES, SUBTYPES
from oracle.cards.symbols import Color
from oracle.rules.characteristics.printed import keyword_abilities, with_keywords
from oracle.rules.citation import rule
from oracle.rules.memo import memo_by_identity
from oracle.rules.state.game import Characteristics
from oracle.rules.words.context import Context
from oracle.rules.words.filters import amount
from oracle.rules.words.references import View, players_meant

replace = msgspec.structs.replace

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""The layers and sublayers in the order in which they are applied (613.1-613.4)."""


@rule("613.1", "613.4", "613.1d", "613.1f")
def layer_of(change: AnyChange, defining: bool = False) -> str:
    """Each kind of change has its layer; a characteristic-defining ability sets power and toughness in 7a instead of 7b."""
    if isinstance(change, words.SetPowerToughness):
        return "7a" if defining else "7b"
    return _LAYER_OF[type(change)]


_LAYER_OF: dict[type[Any], str] = {
    words.BecomeCopy: "1a",
    words.ChangeControl: "2",
    words.Rename: "3",
    words.ChangeTypes: "4",
    words.ChangeColors: "5",
    words.GainAbilities: "6",
    words.LoseAbilities: "6",
    words.ModifyPowerToughness: "7c",
    words.SwitchPowerToughness: "7d",
}


def settle_change(view: View, change: AnyChange, context: Context) -> AnyChange:
    """The change with everything in it worked out that depends on the game."""
    if isinstance(change, words.ModifyPowerToughness):
        return replace(change, power=amount(view, change.power, context), toughness=amount(view, change.toughness, context))
    if isinstance(change, words.SetPowerToughness):
        return replace(change, power=_number(view, change.power, context), toughness=_number(view, change.toughness, context))
    if isinstance(change, words.ChangeControl):
        players = players_meant(view, change.to, context)
        return replace(change, to=players[0] if players else "")
    if isinstance(change, words.BecomeCopy):
        return replace(change, exceptions=tuple(settle_change(view, each, context) for each in change.exceptions))
    if isinstance(change, words.ChangeTypes) and change.add_type_chosen:
        chosen = context.names.get("creature type")
        if chosen is None and (context.source in view.game.objects or context.source in view.game.past):
            chosen = view.game.object(context.source).chosen.get("creature type")
        more = (chosen,) if isinstance(chosen, str) else ()
        return replace(change, add_subtypes=(*change.add_subtypes, *more), add_type_chosen=False)
    return change


@memo_by_identity
def is_settled(change: AnyChange) -> bool:
    """Whether a change says the same whatever the game is like."""
    if isinstance(change, words.ModifyPowerToughness):
        return isinstance(change.power, int) and isinstance(change.toughness, int)
    if isinstance(change, words.SetPowerToughness):
        return isinstance(change.power, int | None) and isinstance(change.toughness, int | None)
    if isinstance(change, words.ChangeTypes):
        return not change.add_type_chosen
    return not isinstance(change, words.ChangeControl)


@memo_by_identity
def speaks_of_it(word: Any) -> bool:
    """Whether "it", the object that is changed, occurs in a word."""
    if isinstance(word, str):
        return word == "it" or word.endswith(" of it")
    if isinstance(word, msgspec.Struct):
        return any(speaks_of_it(getattr(word, name)) for name in word.__struct_fields__)
    return isinstance(word, tuple) and any(speaks_of_it(part) for part in word)


def _number(view: View, measure: Amount | None, context: Context) -> int | None:
    return None if measure is None else amount(view, measure, context)


def make(it: Characteristics, change: AnyChange) -> Characteristics:
    """The characteristics after a settled change.  Copy effects are made in `copying`.

    Raises TypeError for a change that is made elsewhere.
    """
    if isinstance(change, words.ModifyPowerToughness):
        return replace(it, power=(it.power or 0) + _whole(change.power), toughness=(it.toughness or 0) + _whole(change.toughness))
    if isinstance(change, words.SetPowerToughness):
        power = it.power if change.power is None else _whole(change.power)
        return replace(it, power=power, toughness=it.toughness if change.toughness is None else _whole(change.toughness))
    if isinstance(change, words.SwitchPowerToughness):
        return replace(it, power=it.toughness, toughness=it.power)
    if isinstance(change, words.ChangeTypes):
        return change_types(it, change)
    if isinstance(change, words.ChangeColors):
        return replace(it, colors=_colors(change.add) | (it.colors if change.set is None else _colors(change.set)))
    if isinstance(change, words.GainAbilities):
        gained = (*change.abilities, *(ability for name in change.keywords for ability in keyword_abilities(name)))
        return with_keywords(replace(it, abilities=(*it.abilities, *gained)))
    if isinstance(change, words.LoseAbilities):
        return lose_abilities(it, change)
    if isinstance(change, words.ChangeControl):
        return replace(it, controller=change.to) if change.to else it
    if isinstance(change, words.Rename):
        return replace(it, names=(change.name,) if change.name else ())
    raise TypeError(f"{type(change).__name__} is made in another module")


def _whole(settled: Amount | None) -> int:
    assert isinstance(settled, int), "a change is settled before it is made"
    return settled


def _colors(letters: tuple[str, ...]) -> frozenset[Color]:
    return frozenset[Color](letter for letter in ("W", "U", "B", "R", "G") if letter in letters)


@rule("113.10b")
def lose_abilities(it: Characteristics, change: words.LoseAbilities) -> Characteristics:
    """To lose an ability is to lose every instance of it, with all that a keyword stands for."""
    if change.all:
        return with_keywords(replace(it, abilities=()))
    lost = change.keywords
    kept = tuple(ability for ability in it.abilities if ability.keyword not in lost and getattr(ability, "name", None) not in lost)
    return with_keywords(replace(it, abilities=kept))


@rule("205.1a", "205.1b")
def change_types(it: Characteristics, change: words.ChangeTypes) -> Characteristics:
    """Types that are set replace the old ones of their kind; with a card type go the subtypes that belong to no type that is left."""
    types, subtypes = it.types, it.subtypes
    if change.set_types is not None:
        types = frozenset(change.set_types)
    types = (types | frozenset(change.add_types)) - frozenset(change.remove_types)
    if change.set_types is not None or change.remove_types:
        left = frozenset[str]().union(*(SUBTYPES.get(word, frozenset()) for word in types))
        gone = frozenset[str]().union(*(SUBTYPES.get(word, frozenset()) for word in it.types - types))
        subtypes = subtypes - (gone - left)
    if change.set_subtypes is not None:
        subtypes = frozenset(word for word in subtypes if not _replaced(word, change.set_subtypes)) | frozenset(change.set_subtypes)
    subtypes = subtypes | frozenset(change.add_subtypes)
    if change.all_creature_types:
        subtypes = subtypes | CREATURE_TYPES
    supertypes = (it.supertypes | frozenset(change.add_supertypes)) - frozenset(change.remove_supertypes)
    changed = replace(it, types=types, subtypes=subtypes, supertypes=supertypes)
    return set_land_types(changed, change.set_land_types) if change.set_land_types is not None and "land" in types else changed


def _replaced(word: str, new: tuple[str, ...]) -> bool:
    """Whether an old subtype goes as these are set: it is of the same kind as one of them, or none are set."""
    kinds = [kind for kind in SUBTYPES.values() if any(each in kind for each in new)]
    return not new or any(word in kind for kind in kinds)


@rule("305.7")
def set_land_types(it: Characteristics, new: tuple[str, ...]) -> Characteristics:
    """A land set to basic land types loses its old land types and all abilities of its text, and keeps everything else."""
    return with_keywords(replace(it, subtypes=(it.subtypes - LAND_TYPES) | frozenset(new), abilities=()))
