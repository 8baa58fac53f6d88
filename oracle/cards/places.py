"""Where a word may stand, and which of its keys go together: what no rule would read there is refused as the file is loaded.

`problems` tells what is wrong with a word among the words around it.  Each kind of word has a function of its own here, marked with
`@reads`; it yields a key and what fits better.  What a key by itself may be is said by its type; `check` asks for names and texts.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from oracle.cards import abilities, changes, costs, effects, filters, statics

W = TypeVar("W", bound=msgspec.Struct)

Inside = tuple[msgspec.Struct, ...]
"""The words around a word, the outermost first."""


class Problem(NamedTuple):
    """Something that nothing would read."""

    key: str | None
    """Of the word; None for the word as a whole."""
    message: str


Reader = Callable[[Any, Inside], Iterator[Problem]]

_READERS: dict[type, list[Reader]] = {}


def reads(*kinds: type) -> Callable[[Reader], Reader]:
    """Marks the function that says what is read of a kind of word."""

    def mark(function: Reader) -> Reader:
        for kind in kinds:
            _READERS.setdefault(kind, []).append(function)
        return function

    return mark


def problems(word: msgspec.Struct, inside: Inside) -> Iterator[Problem]:
    """All that is wrong with a word where it stands."""
    for kind in type(word).__mro__:
        for reader in _READERS.get(kind, ()):
            yield from reader(word, inside)


def said(word: msgspec.Struct) -> dict[str, Any]:
    """The keys of a word that don't have their default."""
    found: dict[str, Any] = {}
    for name, default in _defaults(type(word)):
        value = getattr(word, name)
        if value is not default and value != default:
            found[name] = value
    return found


@cache
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind of word, and what stands for each that a card doesn't say."""
    return tuple(
        (field.name, field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory())
        for field in msgspec.structs.fields(kind)
    )


def not_beside(word: msgspec.Struct, keys: tuple[str, ...], why: str) -> Iterator[Problem]:
    """Each of these keys that is said, though nothing reads it for this reason."""
    for key in keys:
        if key in said(word):
            yield Problem(key, f"nothing reads {key!r} {why}")


def enclosing(kind: type[W], inside: Inside) -> W | None:
    """The innermost word of a kind around a word."""
    return next((word for word in reversed(inside) if isinstance(word, kind)), None)


# --- abilities --------------------------------------------------------------------------------------------------------


@reads(abilities.Spell, abilities.Activated, abilities.Triggered)
def _instructions(word: abilities.Spell | abilities.Activated | abilities.Triggered, inside: Inside) -> Iterator[Problem]:
    if bool(word.effects) == bool(word.modes) and not word.keyword:
        yield Problem(None, "expected either `effects` or `modes`")
    if word.modes:
        yield from not_beside(word, ("targets",), "of an ability with modes; each mode has its own")


@reads(abilities.Spell)
def _spell(word: abilities.Spell, inside: Inside) -> Iterator[Problem]:
    if inside:
        yield Problem(None, 'an ability of the kind "spell" is read on an instant or sorcery alone')
    if not word.modes:
        yield from not_beside(word, ("choose_modes", "up_to_modes"), "without `modes`")


@reads(abilities.Activated, abilities.Triggered, abilities.Static)
def _zone(word: abilities.Activated | abilities.Triggered | abilities.Static, inside: Inside) -> Iterator[Problem]:
    if isinstance(enclosing(effects.Effect, inside), effects.GetEmblem):
        yield from not_beside(word, ("zone",), "in an emblem: its abilities function where it is (114.4)")
    if isinstance(enclosing(effects.Effect, inside), effects.CreateToken) and word.zone not in ("battlefield", "any"):
        yield Problem("zone", "a token is on the battlefield, or nowhere (111.7)")


@reads(abilities.Triggered)
def _triggered(word: abilities.Triggered, inside: Inside) -> Iterator[Problem]:
    if inside and isinstance(inside[-1], effects.Delayed):
        yield from not_beside(word, ("zone", "each_turn"), "of a delayed ability (603.7)")


@reads(abilities.Keyword)
def _keyword(word: abilities.Keyword, inside: Inside) -> Iterator[Problem]:
    if isinstance(enclosing(effects.Effect, inside), effects.GetEmblem):
        yield Problem(None, "nothing reads a keyword of an emblem")
    yield from not_beside(word, ("keyword", "amount"), "of a keyword that is granted by its name")


@reads(filters.TargetSpec)
def _target(word: filters.TargetSpec, inside: Inside) -> Iterator[Problem]:
    if word.objects is None and word.players is None:
        yield Problem(None, "expected `objects`, `players` or both")
    if word.if_kicked and enclosing(abilities.Spell, inside) is None:
        yield Problem("if_kicked", "nothing reads 'if_kicked' outside of a spell; an ability has a `condition`")


@reads(abilities.Spell, abilities.Activated, abilities.Triggered, abilities.Mode, abilities.Reflex)
def _targets(word: Any, inside: Inside) -> Iterator[Problem]:
    names = [target.name for target in word.targets]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        yield Problem("targets", f"two targets are called {twice!r}, so that effects couldn't tell them apart; expected a `name` for each")


@reads(abilities.Static)
def _static(word: abilities.Static, inside: Inside) -> Iterator[Problem]:
    if word.zone != "any" and any(_defines(rule) for rule in word.rules):
        yield Problem(None, 'a characteristic-defining ability works everywhere: expected zone = "any" (604.3)')
    for rule in word.rules:
        allowed = _ZONES.get(type(rule))
        if allowed is None or (getattr(rule, "what", "this") != "this"):
            continue
        if word.zone not in allowed:
            tag = type(rule).__struct_config__.tag
            yield Problem("zone", f"nothing reads {tag!r} of an object itself in the zone {word.zone!r}; expected {' or '.join(allowed)}")


_ZONES: dict[type, tuple[str, ...]] = {
    statics.AdditionalCost: ("stack", "any"),
    statics.BoundsOfX: ("stack", "any"),
    statics.AlternativeCost: ("stack", "any"),
    statics.CostChange: ("stack", "any"),
    statics.EntersWith: ("battlefield", "stack", "any"),
    statics.TurnsUpWith: ("battlefield", "any"),
    statics.OpeningHand: ("hand",),
}
"""Where an ability of an object must function that says such a thing of that object itself, to be read at all."""


def _defines(rule: statics.AnyStatic) -> bool:
    return isinstance(rule, statics.Continuous) and any(
        isinstance(change, changes.SetPowerToughness) and change.defining for change in rule.changes
    )


# --- static rules -----------------------------------------------------------------------------------------------------


@reads(*_ZONES, statics.Continuous)
def _of_an_ability(word: statics.AnyStatic, inside: Inside) -> Iterator[Problem]:
    if not inside or not isinstance(inside[-1], effects.ApplyRule):
        return
    if isinstance(word, statics.Continuous):
        yield Problem(None, 'an effect that changes objects is started with do = "apply"')
    elif getattr(word, "what", "this") == "this":
        yield Problem(None, f"nothing reads {type(word).__struct_config__.tag!r} of an effect that lasts; it is said by a static ability")


_OF_DEEDS: dict[str, tuple[str, ...]] = {
    "cast": ("who", "what", "from_zones"),
    "play land": ("who", "what", "from_zones"),
    "activate": ("who", "what", "from_zones", "except_mana_abilities"),
    "attack": ("who", "what"),
    "block": ("who", "what", "attackers"),
    "be blocked": ("who", "what"),
    "untap": ("what",),
    "be targeted": ("who", "what"),
    "gain life": ("who",),
    "draw": ("who",),
    "be countered": ("who", "what"),
    "be regenerated": ("what",),
    "be sacrificed": ("who", "what"),
    "transform": ("what",),
    "be turned face up": ("what",),
    "have counters put on": ("what",),
    "get counters": ("who",),
    "enter": ("what",),
    "search": ("who", "from_zones"),
    "lose the game": ("who",),
    "win the game": ("who",),
}
"""What is asked about each deed that can't be done."""


@reads(statics.Prohibit)
def _prohibit(word: statics.Prohibit, inside: Inside) -> Iterator[Problem]:
    for key in said(word):
        if key != "deed" and key not in _OF_DEEDS[word.deed]:
            yield Problem(key, f"nothing reads {key!r} of {word.deed!r}; read are {', '.join(_OF_DEEDS[word.deed])}")
    if word.deed in ("cast", "play land") and isinstance(word.what, str):
        yield Problem("what", "what can't be played is judged by the face that would be: expected a filter")


@reads(statics.Permit, effects.AllowPlay)
def _permit(word: statics.Permit | effects.AllowPlay, inside: Inside) -> Iterator[Problem]:
    if not (word.lands or word.spells):
        yield Problem(None, "expected `lands` or `spells`")
    if not word.spells:
        yield from not_beside(word, ("free", "any_color", "gains", "exile_after"), "where no spells may be cast")


@reads(statics.CostChange)
def _cost_change(word: statics.CostChange, inside: Inside) -> Iterator[Problem]:
    if not (word.more or word.less or word.less_any):
        yield Problem(None, "expected `more`, `less` or `less_any`")
    if not word.less_any:
        yield from not_beside(word, ("each",), "without `less_any`")


@reads(statics.AdditionalCost)
def _additional_cost(word: statics.AdditionalCost, inside: Inside) -> Iterator[Problem]:
    if not word.optional:
        yield from not_beside(word, ("name",), "of a cost that isn't optional: it is always paid")


@reads(statics.ReplaceMana)
def _replace_mana(word: statics.ReplaceMana, inside: Inside) -> Iterator[Problem]:
    if [word.becomes, word.type, word.color, word.times].count(None) != 3:
        yield Problem(None, "expected exactly one of `becomes`, `type`, `color` and `times`")


@reads(statics.EntersWith, statics.TurnsUpWith)
def _as_a_copy(word: statics.EntersWith | statics.TurnsUpWith, inside: Inside) -> Iterator[Problem]:
    if not (set(said(word)) - {"what"}):
        yield Problem(None, "it says nothing of how it does so")
    if word.copy_of is None:
        yield from not_beside(word, ("copy_changes", "copy_until"), "without `copy_of`")
    elif isinstance(word, statics.EntersWith):
        yield from not_beside(word, ("tapped_unless", "pay_or_tapped", "choose", "do"), "beside `copy_of`; expected a rule of its own")


@reads(statics.TimesCounters)
def _times_counters(word: statics.TimesCounters, inside: Inside) -> Iterator[Problem]:
    if (word.times, word.plus) == (1, 0):
        yield Problem(None, "expected `times` or `plus`")


# --- changes ----------------------------------------------------------------------------------------------------------

_EXCEPTIONS = (
    changes.ChangeTypes,
    changes.ChangeColors,
    changes.GainAbilities,
    changes.LoseAbilities,
    changes.SetPowerToughness,
    changes.Rename,
)
"""What may be different about a copy (707.9)."""


@reads(changes.Change)
def _change(word: changes.Change, inside: Inside) -> Iterator[Problem]:
    around = inside[-1] if inside else None
    if isinstance(around, statics.Continuous | effects.Apply):
        if isinstance(word, changes.BecomeCopy) and isinstance(around, statics.Continuous):
            yield Problem(
                None, 'a copy effect takes its values once, as it begins: expected do = "apply", or rule = "enters" with `copy_of`'
            )
    elif not isinstance(word, _EXCEPTIONS):
        expected = ", ".join(repr(kind.__struct_config__.tag) for kind in _EXCEPTIONS)
        yield Problem(None, f"nothing reads {word.__struct_config__.tag!r} as an exception of a copy; expected {expected}")
    if not said(word) and not isinstance(word, changes.SwitchPowerToughness | changes.ChangeControl):
        yield Problem(None, "it says nothing of what is changed")


@reads(changes.SetPowerToughness)
def _set_power_toughness(word: changes.SetPowerToughness, inside: Inside) -> Iterator[Problem]:
    if word.defining and not (inside and isinstance(inside[-1], statics.Continuous)):
        yield Problem("defining", "only a static ability defines characteristics (604.3)")


# --- costs ------------------------------------------------------------------------------------------------------------


@reads(costs.TapPermanents)
def _tap_permanents(word: costs.TapPermanents, inside: Inside) -> Iterator[Problem]:
    if (word.count is None) == (word.total_power is None):
        yield Problem(None, "expected exactly one of `count` and `total_power`")


@reads(costs.Sacrifice, costs.Discard, costs.ExileCards, costs.ReturnToHand)
def _objects_that_pay(word: Any, inside: Inside) -> Iterator[Problem]:
    if isinstance(word.what, str):
        yield from not_beside(word, ("count", "any_number", "random"), "of what is meant by a reference: all of it pays")
    if getattr(word, "any_number", False):
        yield from not_beside(word, ("count",), "beside `any_number`")
    if isinstance(word, costs.Discard) and word.random:
        yield from not_beside(word, ("what",), "of cards that chance chooses from the whole hand")
