"""What is read of the words of effects, by where they stand."""

from collections.abc import Iterator

from oracle.cards import abilities, conditions, effects, filters, listed, tokens, triggers
from oracle.cards.places import Inside, Problem, not_beside, reads, said


@reads(effects.Effect)
def _effect(word: effects.Effect, inside: Inside) -> Iterator[Problem]:
    if word.impersonal and not word.optional:
        yield from not_beside(word, ("who",), "here: it makes no difference who does it, only who may decide not to (`optional`)")


@reads(effects.CastNow)
def _cast_now(word: effects.CastNow, inside: Inside) -> Iterator[Problem]:
    yield from not_beside(word, ("optional",), "here: to cast something now is always a choice")


@reads(effects.AddMana)
def _add_mana(word: effects.AddMana, inside: Inside) -> Iterator[Problem]:
    if (word.mana is None) == (word.choices is None):
        yield Problem(None, "expected exactly one of `mana` and `choices`")
    if word.mana is not None:
        yield from not_beside(word, ("combination",), "beside `mana`, which leaves no choice")
    if word.spend_only is None:
        yield from not_beside(word, ("spend_on_abilities",), "without `spend_only`")


@reads(effects.ManaTypes)
def _mana_types(word: effects.ManaTypes, inside: Inside) -> Iterator[Problem]:
    if (word.what is not None) != (word.source in ("could produce", "colors among")):
        key = None if word.what is None else "what"
        yield Problem(key, f"{word.source!r} is {'of nothing in particular' if key else 'of some permanents'}; key: 'what'")
    if word.source not in ("could produce", "produced"):
        yield from not_beside(word, ("colors_only",), f"of {word.source!r}, which are colors anyway")


@reads(effects.DealDamage)
def _deal_damage(word: effects.DealDamage, inside: Inside) -> Iterator[Problem]:
    if not word.divided:
        return
    hosts = [around for around in inside if isinstance(around, abilities.Ability | abilities.Reflex | abilities.Mode)]
    names = [target.name for target in getattr(hosts[-1], "targets", ())] if hosts else []
    if word.to not in names:
        yield Problem("to", f"what is divided is divided among targets of the ability: expected one of {names or 'its targets'}")


@reads(effects.Move)
def _move(word: effects.Move, inside: Inside) -> Iterator[Problem]:
    if word.to != "battlefield":
        yield from not_beside(word, ("tapped", "transformed", "attached_to", "control"), f"of what is put into the zone {word.to!r}")
        if word.to != "exile":
            yield from not_beside(word, ("face_down",), f"of what is put into the zone {word.to!r}")
            yield from not_beside(word, ("until_leaves",), "of anything but exile (610.3)")
    if not word.face_down:
        yield from not_beside(word, ("listing",), "without `face_down`")
    if word.to.startswith("library"):
        yield from not_beside(word, ("counters",), "of what is put into a library")
    elif word.random and word.count is None:
        yield Problem("random", "nothing is left to chance where all are moved; expected a `count`")
    if word.random:
        yield from not_beside(word, ("up_to",), "beside `random`")


@reads(effects.Search)
def _search(word: effects.Search, inside: Inside) -> Iterator[Problem]:
    if word.any_number:
        yield from not_beside(word, ("count",), "beside `any_number`")
    if word.to != "battlefield":
        yield from not_beside(word, ("tapped",), f"of what is put into the zone {word.to!r}")


@reads(effects.Store)
def _store(word: effects.Store, inside: Inside) -> Iterator[Problem]:
    if word.save is None:
        yield Problem(None, "expected `save`: what is stored needs a name")


@reads(effects.ExileUntil)
def _exile_until(word: effects.ExileUntil, inside: Inside) -> Iterator[Problem]:
    if word.save in ("rest", "all"):
        yield Problem("save", f"{word.save!r} means other cards here; expected another name")


@reads(triggers.Casts)
def _casts(word: triggers.Casts, inside: Inside) -> Iterator[Problem]:
    if word.or_copies:
        yield from not_beside(word, ("origin",), "beside `or_copies`: a copy comes from no zone")


@reads(triggers.EitherEvent)
def _either(word: triggers.EitherEvent, inside: Inside) -> Iterator[Problem]:
    if len(word.events) < 2:
        yield Problem("events", "expected at least two events")


@reads(conditions.All, conditions.AnyOf)
def _conditions(word: conditions.All | conditions.AnyOf, inside: Inside) -> Iterator[Problem]:
    if not word.conditions:
        yield Problem(None, "expected at least one condition")


@reads(filters.Range)
def _range(word: filters.Range, inside: Inside) -> Iterator[Problem]:
    if not said(word):
        yield Problem(None, "expected at least one bound")


@reads(filters.Product, filters.Sum)
def _terms(word: filters.Product | filters.Sum, inside: Inside) -> Iterator[Problem]:
    if len(word.factors if isinstance(word, filters.Product) else word.terms) < 2:
        yield Problem(None, "expected at least two amounts")


@reads(tokens.TokenSpec, listed.Listing)
def _creature(word: tokens.TokenSpec | listed.Listing, inside: Inside) -> Iterator[Problem]:
    is_creature = "Creature" in word.type or "Vehicle" in word.type
    for key in ("power", "toughness"):
        if (getattr(word, key) is not None) != is_creature:
            yield Problem(None if is_creature else key, f"{'expected the key' if is_creature else 'no creature, and no'} {key!r}")


@reads(filters.Filter)
def _on_the_stack(word: filters.Filter, inside: Inside) -> Iterator[Problem]:
    if word.zone not in ("stack", "any"):
        yield from not_beside(word, ("spell", "ability", "targets"), f"of what is in the zone {word.zone!r}: only on the stack")
    if word.zone not in ("battlefield", "any"):
        yield from not_beside(
            word, ("attacking", "blocking", "attached_to", "has_attached", "can_hold"), f"of what is in the zone {word.zone!r}"
        )
    if word.zone not in ("exile", "any"):
        yield from not_beside(word, ("exiled_with",), f"of what is in the zone {word.zone!r}")
