"""What filters and amounts mean: which objects "tapped creature you control" speaks of, and how many that is.

The words are those of `oracle.cards.filters`.  All is read through a `View`, so that the same functions serve the rules, which
see objects after all continuous effects, and the layers, which see them as far as they have been applied.
"""

from collections.abc import Callable, Iterable

from oracle.cards import filters as words
from oracle.cards.abilities import Activated
from oracle.cards.card import PERMANENT_TYPES
from oracle.cards.filters import Amount, Filter, Range, Selection
from oracle.rules.citation import rule
from oracle.rules.memo import memo_by_identity
from oracle.rules.neutral import WORKED_OUT
from oracle.rules.state import events as happened
from oracle.rules.state.game import OWNED_ZONES, Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.context import Context
from oracle.rules.words.references import View, objects_meant, players_meant
from oracle.rules.words.value_of_x import as_number, x_of

# --- objects ----------------------------------------------------------------------------------------------------------


def objects(view: View, selection: Selection, context: Context) -> tuple[ObjectId, ...]:
    """The objects that a selection means: by reference, or all that the filter lets through, in the order of their zone."""
    if isinstance(selection, str):
        return objects_meant(view, selection, context)
    return tuple(id for id in candidates(view.game, selection) if matches(view, id, selection, context))


@rule("109.2")
def candidates(game: Game, filter: Filter) -> Iterable[ObjectId]:
    """A description that names no zone means permanents on the battlefield."""
    if filter.zone == "any":
        return sorted(game.objects)
    if filter.zone in OWNED_ZONES:
        return tuple(id for player in game.players for id in game.zone(filter.zone, player.name))
    return game.zone(filter.zone)


def matches(view: View, id: ObjectId, filter: Filter, context: Context, characteristics: Characteristics | None = None) -> bool:
    """Whether an object passes a filter, as it is or last was (608.2h).

    With `characteristics` it is judged by these, wherever it is: by the face that a player is about to cast, say.
    """
    object = view.game.object(id)
    if characteristics is None:
        if filter.zone not in (object.zone, "any"):
            return False
        characteristics = view.look(id)
    return _passes(view, object, filter, context, characteristics)


Check = Callable[[View, GameObject, Filter, Context, Characteristics], bool]


def _passes(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    """Whether everything that the filter says holds, apart from the zone."""
    return all(check(view, object, filter, context, it) for check in _checks(filter))


@memo_by_identity
def _checks(filter: Filter) -> tuple[Check, ...]:
    """The checks that a filter needs: those for which it says anything."""
    said = {name for name in Filter.__struct_fields__ if getattr(filter, name) != getattr(_SAYS_NOTHING, name)}
    return tuple(check for check, names in _FIELDS.items() if not said.isdisjoint(names))


def _inner(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    """A filter inside a filter; card files give it the zone "any" unless they say otherwise."""
    return filter.zone in ("any", object.zone) and _passes(view, object, filter, context, it)


def _parts_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    if filter.any_of and not any(_inner(view, object, part, context, it) for part in filter.any_of):
        return False
    return filter.but_not is None or not _inner(view, object, filter.but_not, context, it)


def _types_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    return (
        all(word in it.types for word in filter.types)
        and (not filter.any_type or any(word in it.types for word in filter.any_type))
        and not any(word in it.types for word in filter.without_types)
        and all(word in it.supertypes for word in filter.supertypes)
        and not any(word in it.supertypes for word in filter.without_supertypes)
        and all(word in it.subtypes for word in filter.subtypes)
        and (not filter.any_subtype or any(word in it.subtypes for word in filter.any_subtype))
        and not any(word in it.subtypes for word in filter.without_subtypes)
        and (not filter.has_adventure or has_adventure(object, it))
        and (not filter.permanent_card or (not PERMANENT_TYPES.isdisjoint(it.types)))
        and (not filter.basic_land or ("land" in it.types and "basic" in it.supertypes))
    )


@rule("715.2a")
def has_adventure(object: GameObject, it: Characteristics) -> bool:
    """An object has an Adventure if it has the alternative characteristics of one, whether or not they are in use."""
    return it.has_adventure


def _colors_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    return (
        (not filter.colors or any(letter in it.colors for letter in filter.colors))
        and not any(letter in it.colors for letter in filter.without_colors)
        and (filter.colorless is None or filter.colorless == (not it.colors))
        and all(word in it.keywords for word in filter.keywords)
        and not any(word in it.keywords for word in filter.without_keywords)
    )


def _numbers_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    """A number that the object doesn't have passes no bounds."""
    return (
        (filter.mana_value is None or within(view, it.mana_value, filter.mana_value, context))
        and (not filter.x_in_mana_cost or (it.mana_cost is not None and it.mana_cost.has_x()))
        and (filter.power is None or (it.power is not None and within(view, it.power, filter.power, context)))
        and (filter.toughness is None or (it.toughness is not None and within(view, it.toughness, filter.toughness, context)))
    )


def _status_passes(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    combat = view.game.combat
    return (
        (filter.tapped is None or filter.tapped == object.tapped)
        and (filter.face_down is None or filter.face_down == is_face_down(object))
        and (filter.token is None or filter.token == (object.kind == "token"))
        and (not filter.attacking or (object.id in combat.attackers))
        and (not filter.blocking or (object.id in combat.blockers))
        and (filter.counter is None or object.counters.get(filter.counter, 0) > 0)
        and (not filter.spell or (object.kind != "ability"))
        and (filter.ability is None or filter.ability == _kind_of_ability(object))
    )


@rule("406.3", "708.2")
def is_face_down(object: GameObject) -> bool:
    """A permanent or spell may be face down, and so may a card in exile."""
    return object.face_down is not None or (object.zone == "exile" and not object.face_up_exile)


@rule("113.3b", "113.3c", "603.12")
def _kind_of_ability(object: GameObject) -> str | None:
    """An ability on the stack is an activated or a triggered one; a reflexive or delayed one is triggered."""
    if object.stacked is None:
        return None
    return "activated" if isinstance(object.stacked.ability, Activated) else "triggered"


def _players_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    if filter.controller is not None:
        controller = it.controller or object.owner
        if controller not in players_meant(view, filter.controller, context):
            return False
    return filter.owner is None or object.owner in players_meant(view, filter.owner, context)


@rule("201.2a", "709.4a")
def shares_name(names: tuple[str, ...], it: Characteristics) -> bool:
    """An object has a name if one of its names is that name; an object without a name shares a name with nothing."""
    return any(name in it.names for name in names)


def _names_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    if filter.named is not None and not shares_name((filter.named,), it):
        return False
    if filter.name_chosen and not shares_name(_chosen(view.game, context, "card name", "nonland card name"), it):
        return False
    if filter.type_chosen and not any(word in it.subtypes for word in _chosen(view.game, context, "creature type")):
        return False
    if filter.same_name_as is None:
        return True
    return any(shares_name(view.look(other).names, it) for other in objects_meant(view, filter.same_name_as, context))


@rule("607.2d", "607.5a")
def _chosen(game: Game, context: Context, *keys: str) -> tuple[str, ...]:
    """ "The chosen name" is what was chosen for the very object that the ability is on, or by the effect itself.

    Where nothing was chosen it means nothing.
    """
    found = [context.names[key] for key in keys if isinstance(context.names.get(key), str)]
    if context.source in game.objects or context.source in game.past:
        chosen = game.object(context.source).chosen
        found += [chosen[key] for key in keys if key in chosen]
    return tuple(found)


@rule("607.2a", "607.3")
def exiled_by(view: View, object: GameObject, reference: str, context: Context) -> bool:
    """What is exiled "with" an object is all that a linked ability of this very object exiled, and nothing else."""
    return object.exiled_with is not None and object.exiled_with in objects_meant(view, reference, context)


def _relations_pass(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    if filter.other and object.id == context.source:
        return False
    if filter.among is not None and object.id not in objects_meant(view, filter.among, context):
        return False
    if filter.attached_to is not None and not _attached_to(view, object, filter.attached_to, context):
        return False
    if filter.exiled_with is not None and not exiled_by(view, object, filter.exiled_with, context):
        return False
    if filter.first_cast_by is not None and not any(
        first_spell_cast(view.game, player) == object.id for player in players_meant(view, filter.first_cast_by, context)
    ):
        return False
    if filter.has_attached is not None and not _has_attached(view, object, filter.has_attached, context):
        return False
    return filter.targets is None or _has_target(view, object, filter.targets, context)


@rule("601.2i")
def first_spell_cast(game: Game, player: str) -> ObjectId | None:
    """The first spell that a player has cast this turn, whatever was on the battlefield by then."""
    cast = (event.object for event in game.this_turn if isinstance(event, happened.SpellCast) and event.player == player)
    return next(cast, None)


def _has_attached(view: View, object: GameObject, filter: Filter, context: Context) -> bool:
    """Whether something that passes the filter is attached to the object."""
    battlefield = view.game.zone("battlefield")
    return any(view.game.objects[id].attached_to == object.id and matches(view, id, filter, context) for id in battlefield)


def _attached_to(view: View, object: GameObject, meant: Selection, context: Context) -> bool:
    """Whether an object is attached to what is meant: an object, or a player."""
    to = object.attached_to
    if to is None:
        return False
    if isinstance(meant, Filter):
        return isinstance(to, int) and matches(view, to, meant, context)
    return to in (players_meant(view, meant, context) if isinstance(to, str) else objects_meant(view, meant, context))


def _has_target(view: View, object: GameObject, filter: Filter, context: Context) -> bool:
    """Whether a spell or ability has a target that passes the filter."""
    if object.announced is None:
        return False
    targets = (target for chosen in object.announced.targets for target in chosen)
    return any(isinstance(target, int) and matches(view, target, filter, context) for target in targets)


_SAYS_NOTHING = Filter()

_FIELDS: dict[Check, frozenset[str]] = {
    _types_pass: frozenset(
        {
            "types", "any_type", "without_types", "supertypes", "without_supertypes", "subtypes", "any_subtype", "without_subtypes",
            "permanent_card", "basic_land", "has_adventure",
        }
    ),
    _colors_pass: frozenset({"colors", "without_colors", "colorless", "keywords", "without_keywords"}),
    _players_pass: frozenset({"controller", "owner"}),
    _status_passes: frozenset({"tapped", "face_down", "token", "attacking", "blocking", "counter", "spell", "ability"}),
    _numbers_pass: frozenset({"mana_value", "x_in_mana_cost", "power", "toughness"}),
    _names_pass: frozenset({"named", "name_chosen", "type_chosen", "same_name_as"}),
    _relations_pass: frozenset({"other", "among", "attached_to", "has_attached", "exiled_with", "first_cast_by", "targets"}),
    _parts_pass: frozenset({"any_of", "but_not"}),
}  # fmt: skip
"""Which fields each check looks at; the zone is no matter of a check."""


def looks_at(*fields: str) -> Callable[[Check], Check]:
    """Marks a check of another module: what these fields of a filter say is more than can be read off objects."""

    def mark(check: Check) -> Check:
        _FIELDS[check] = frozenset(fields)
        return check

    return mark


def fields_looked_at() -> frozenset[str]:
    """The fields of filters at which some check looks."""
    return frozenset[str]().union(*_FIELDS.values())


# --- numbers ----------------------------------------------------------------------------------------------------------


def within(view: View, number: int, range: Range, context: Context) -> bool:
    """Whether a number keeps to the bounds."""
    return (
        (range.exactly is None or number == amount(view, range.exactly, context))
        and (range.at_least is None or number >= amount(view, range.at_least, context))
        and (range.at_most is None or number <= amount(view, range.at_most, context))
        and (range.less_than is None or number < amount(view, range.less_than, context))
        and (range.parity is None or (number % 2 == 0) == (range.parity == "even"))
    )


@rule("107.2", "608.2h", without=lambda view, measure, context: measure if isinstance(measure, int) else WORKED_OUT)
def amount(view: View, measure: Amount, context: Context) -> int:
    """A number that can't be determined is 0; one that depends on an object uses the object as it is or last was."""
    if isinstance(measure, int):
        return measure
    if isinstance(measure, str):
        return x_of(view.game, context) if measure == "X" else as_number(context.names.get(measure))
    if isinstance(measure, words.Count):
        return len(objects(view, measure.what, context))
    if isinstance(measure, words.Product):
        product = 1
        for factor in measure.factors:
            product *= amount(view, factor, context)
        return product
    if isinstance(measure, words.Sum):
        return sum(amount(view, term, context) for term in measure.terms)
    if isinstance(measure, words.HandSize):
        return sum(len(view.game.zone("hand", player)) for player in players_meant(view, measure.who, context))
    if isinstance(measure, words.Life):
        return view.game.player(context.you).life
    if isinstance(measure, words.SpellsCast):
        return _spells_cast(view, measure, context)
    if isinstance(measure, words.LandsPlayed):
        return lands_played(view.game, (context.you,))
    known = [id for id in objects_meant(view, measure.what, context) if id in view.game.objects or id in view.game.past]
    if isinstance(measure, words.Counters):
        return sum(view.game.object(id).counters.get(measure.kind, 0) for id in known)
    if isinstance(measure, words.Power):
        return sum(view.look(id).power or 0 for id in known)
    if isinstance(measure, words.Toughness):
        return sum(view.look(id).toughness or 0 for id in known)
    return sum(view.look(id).mana_value for id in known)


@rule("305.2a", "305.4")
def lands_played(game: Game, players: tuple[str, ...]) -> int:
    """Lands that were played count, from wherever that was; lands that an effect put onto the battlefield don't."""
    return sum(game.player(player).lands_played for player in players)


def _spells_cast(view: View, measure: words.SpellsCast, context: Context) -> int:
    """Spells cast this turn, but for the one at hand: the one spoken of as "it", or this very one."""
    casters = players_meant(view, measure.who, context)
    at_hand = {context.source, context.stack_object, *objects_meant(view, "it", context)}
    return sum(
        1
        for event in view.game.this_turn
        if isinstance(event, happened.SpellCast)
        and event.player in casters
        and event.object not in at_hand
        and (measure.what is None or matches(view, event.object, measure.what, context))
    )
