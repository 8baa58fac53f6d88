"""Costs: from what a card says to what is really paid (118, 601.2f).

A `Payment` is a cost that is determined: mana symbols with X filled in, and the other parts with the objects that pay for them.  It
is locked in; what changes afterwards doesn't matter to it.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from oracle.cards import costs as paid
from oracle.cards.abilities import Activated
from oracle.cards.statics import AdditionalCost, AlternativeCost, CostChange
from oracle.cards.symbols import split_symbols
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, rules_in_force
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.costs.parts import Part, Wallet, describe, settle_part
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.game import Announcement, Game, ObjectId, State
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import x_of

FREE = "free"
"""The alternative cost of "without paying its mana cost" (118.9)."""


UNNAMED = "additional cost"
"""What an optional additional cost without a name is called."""


class Payment(State, frozen=True, kw_only=True):
    """A total cost, and what it is for."""

    mana: tuple[str, ...] = ()
    """Mana symbols, generic mana as at most one number."""
    parts: tuple[Part, ...] = ()
    unpayable: bool = False
    """A mana cost that isn't there (118.6)."""
    spell: ObjectId | None = None
    """The spell that it is paid for."""
    ability_of: ObjectId | None = None
    """The source of the ability that it is paid for."""
    any_color: bool = False
    """Mana may be spent as though it were mana of any color (609.4b)."""
    busy: tuple[ObjectId, int] | None = None
    """The mana ability that is being activated: it can't pay for itself (605.3c)."""


# --- total costs ------------------------------------------------------------------------------------------------------


@rule("601.2f", "118.9d", "118.8d")
def total_cost(
    table: Table,
    player: str,
    spell: ObjectId,
    announcement: Announcement,
    context: Context | None = None,
    paid_with: tuple[ObjectId, ...] | None = None,
    any_color: bool = False,
    alternative: paid.Cost | None = None,
) -> Procedure[Payment]:
    """The total cost of a spell is its mana cost or an alternative cost, plus additional costs and increases, minus reductions.

    `alternative` is the cost of a spell that is cast face down; any other alternative cost has been announced.  The context gets the names
    of what is sacrificed.  `paid_with` are the objects that the player has named to pay with; with `any_color` mana may be spent as though
    it were of any color.
    """
    if context is None:
        context = Context(you=player, source=spell)
    context.x = announcement.x
    wallet = Wallet(paid_with)
    cost = base_cost(table.game, spell, announcement) if alternative is None else alternative
    unpayable = cost is None
    symbols, parts = yield from determined(table, player, cost or (), context, wallet)
    for more in additional_costs(table.game, spell, announcement):
        more_symbols, more_parts = yield from determined(table, player, more, context, wallet)
        symbols, parts = symbols + more_symbols, parts + more_parts
    wallet.check_used()
    return Payment(
        mana=changed(table.game, player, spell, symbols, context),
        parts=parts,
        unpayable=unpayable,
        spell=spell,
        any_color=any_color,
    )


@rule("118.6", "118.9", "118.9a", "601.2b", "118.9c", "202.1b", "118.6a")
def base_cost(game: Game, spell: ObjectId, announcement: Announcement) -> paid.Cost | None:
    """A spell without a mana cost can't be paid for, unless by an alternative cost; just one such cost can be chosen.

    What a spell costs instead doesn't change its mana cost.  Returns None for a cost that can't be paid, such as that of a
    card without a mana cost.
    """
    if announcement.alternative is None:
        mana_cost = characteristics(game, spell).mana_cost
        return None if mana_cost is None else (str(mana_cost),)
    if announcement.alternative == FREE:
        return ()
    return announcement.alternative_cost


@rule("118.9")
def alternative_costs(game: Game, player: str, spell: ObjectId) -> tuple[tuple[str, paid.Cost], ...]:
    """The alternative costs that a player may pay for a spell, with their names."""
    found: list[tuple[str, paid.Cost]] = []
    for active in rules_in_force(game):
        word = active.rule
        if isinstance(word, AlternativeCost):
            context = active.context()
            if player == active.controller and selections.means(game, word.what, spell, context):
                found.append((name_of(word), word.cost))
    return tuple(found)


@rule("601.2b", "118.9a")
def choose_alternative_cost(table: Table, player: str, spell: ObjectId, alternative: str | None) -> Procedure[paid.Cost | None]:
    """Of several alternative costs the player announces the one that they pay; where a name is that of several, they are asked which.

    None if it is the mana cost, or no cost at all.  Raises `IllegalAction` if the spell has no such cost.
    """
    if alternative is None or alternative == FREE:
        return None
    found = {describe(cost): cost for name, cost in alternative_costs(table.game, player, spell) if name == alternative}
    if not found:
        raise IllegalAction("118.9", f"the spell has no alternative cost called {alternative}")
    question = Choose(player=player, purpose="cost", prompt="Pay which cost?", options=tuple(found), source=spell, rule="601.2b")
    (chosen,) = yield from ask(question)
    return found[chosen]


def name_of(word: AlternativeCost) -> str:
    """What an alternative cost is called."""
    return word.name or "alternative"


@rule("118.8", "118.8b", "702.33a", "118.8a", "202.4")
def additional_costs(game: Game, spell: ObjectId, announcement: Announcement) -> tuple[paid.Cost, ...]:
    """Additional costs are paid on top: those that aren't optional always, the others as often as announced.

    There may be any number of them, and they are no part of the mana cost.
    """
    found: list[paid.Cost] = []
    for word in additional_words(game, spell):
        times = 1
        if word.optional:
            named = announcement.additional.count(word.name or UNNAMED)
            times = max(named, announcement.kicked) if word.name == "kicker" else named
        found.extend([word.cost] * times)
    return tuple(found)


def additional_words(game: Game, spell: ObjectId) -> tuple[AdditionalCost, ...]:
    """What a spell says of additional costs."""
    return tuple(active.rule for active in rules_in_force(game) if isinstance(active.rule, AdditionalCost) and active.source == spell)


def activation_cost(
    table: Table,
    player: str,
    id: ObjectId,
    index: int,
    ability: Activated,
    context: Context,
    paid_with: tuple[ObjectId, ...] | None = None,
) -> Procedure[Payment]:
    """The total cost of activating an ability (602.2b): `context` holds the X that was announced.

    `index` is the place of the ability among those of the object; `paid_with` are the objects that the player has named to pay with.
    """
    wallet = Wallet(paid_with)
    symbols, parts = yield from determined(table, player, ability.cost, context, wallet)
    wallet.check_used()
    return Payment(mana=simplified(symbols), parts=parts, ability_of=id, busy=(id, index))


def asked_cost(
    table: Table, player: str, cost: paid.Cost, context: Context, paid_with: tuple[ObjectId, ...] | None = None
) -> Procedure[Payment]:
    """A cost that a rule or effect asks for, paid by `player` (118.12); nothing changes it.

    `paid_with` are the objects that the player has named to pay with.
    """
    wallet = Wallet(paid_with)
    symbols, parts = yield from determined(table, player, cost, context, wallet)
    wallet.check_used()
    return Payment(mana=simplified(symbols), parts=parts)


# --- from words to symbols and settled parts --------------------------------------------------------------------------

Determined = tuple[tuple[str, ...], tuple[Part, ...]]


@rule("107.3a", "601.2b")
def determined(table: Table, player: str, cost: paid.Cost, context: Context, wallet: Wallet) -> Procedure[Determined]:
    """The mana symbols of a cost, {X} being the number announced, and its other parts with what pays for them.

    `wallet` knows what is spoken for already, and gets what this cost takes.
    """
    payer = context if context.you == player else Context(you=player, source=context.source, x=context.x, names=context.names)
    symbols: list[str] = []
    parts: list[Part] = []
    for part in cost:
        more: Determined
        if isinstance(part, str):
            row = split_symbols(part)
            symbols.extend(str(x_of(table.game, context)) if symbol == "X" else symbol for symbol in row if symbol not in ("T", "Q"))
            for symbol in row:
                if symbol in ("T", "Q"):
                    parts.append((yield from settle_part(table, player, symbol, payer, wallet)))
            continue
        if isinstance(part, paid.EitherCost):
            chosen = yield from _choose_cost(table, player, part, payer, wallet)
            more = yield from determined(table, player, chosen, payer, wallet)
        elif isinstance(part, paid.RepeatedCost):
            times = max(0, selections.amount(table.game, part.count, context))
            more = yield from determined(table, player, part.cost * times, payer, wallet)
        else:
            more = ((), ((yield from settle_part(table, player, part, payer, wallet)),))
        symbols.extend(more[0])
        parts.extend(more[1])
    return tuple(symbols), tuple(parts)


Ability = Callable[[Table, str, paid.Cost, Context], bool]

_able_to_pay: list[Ability] = []


def tells_who_can_pay(ability: Ability) -> Ability:
    """Marks the function that says whether a player could pay a cost: paying stands above costs, and tries it out."""
    _able_to_pay.append(ability)
    return ability


@rule("601.2b", "118.8")
def _choose_cost(table: Table, player: str, part: paid.EitherCost, context: Context, wallet: Wallet) -> Procedure[paid.Cost]:
    """Where one of several costs is to be paid, the player announces which; only one that they are able to pay.

    Who has named objects to pay with means a cost that takes them.
    """
    possible = [cost for cost in part.costs if _able_to_pay[-1](table, player, cost, context)]
    if not possible:
        raise IllegalAction("118.3", "none of the costs can be paid")
    if wallet.named is not None:
        uses = [_named_used(table, player, cost, context, wallet) for cost in possible]
        possible = [cost for cost, used in zip(possible, uses, strict=True) if used == max(uses)]
    texts = {describe(cost): cost for cost in possible}
    answer = yield from ask(
        Choose(player=player, purpose="cost", prompt="Pay which?", options=tuple(texts), source=context.source, rule="601.2b")
    )
    return texts[answer[0]]


def _named_used(table: Table, player: str, cost: paid.Cost, context: Context, wallet: Wallet) -> int:
    """How many of the objects that the player has named a cost would take; -1 if it needs others."""
    trial = Wallet(tuple(wallet.left))
    own = Context(you=context.you, source=context.source, x=context.x, names=dict(context.names))
    try:
        for _ in determined(table.branch(), player, cost, own, trial):
            break
    except IllegalAction:
        return -1
    return len(wallet.left) - len(trial.left)


def simplified(symbols: Iterable[str]) -> tuple[str, ...]:
    """The same cost with all its generic mana as one number in front, left out if it is zero."""
    kept = [symbol for symbol in symbols if not symbol.isdigit()]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    return (str(generic), *kept) if generic else tuple(kept)


# --- increases and reductions -----------------------------------------------------------------------------------------


class Changes(msgspec.Struct):
    """What all cost changes together come to."""

    more: int = 0
    less: int = 0
    less_of: list[str] = msgspec.field(default_factory=list)
    """Mana that is no longer needed, by its type."""


@rule("601.2f", "118.7", "118.7a", "118.7b", "118.7c", "118.7d")
def changed(game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context) -> tuple[str, ...]:
    """Increases come before reductions; generic mana can reduce only the generic part, and nothing becomes less than zero.

    Mana of a type reduces that type; what the cost doesn't need of it reduces the generic part.
    """
    changes = cost_changes(game, player, spell, context)
    if not (changes.more or changes.less or changes.less_of):
        return simplified(symbols)
    kept = [symbol for symbol in symbols if not symbol.isdigit()]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit()) + changes.more - changes.less
    for type in changes.less_of:
        symbol = _needs(kept, type)
        if symbol is None:
            generic -= 1
        else:
            kept.remove(symbol)
    return (str(generic), *kept) if generic > 0 else tuple(kept)


def _needs(symbols: list[str], type: str) -> str | None:
    """The symbol that a reduction by mana of a type takes away: that type itself, else a hybrid of it."""
    if type in symbols:
        return type
    return next((symbol for symbol in symbols if type in symbol.split("/")), None)


def cost_changes(game: Game, player: str, spell: ObjectId, context: Context) -> Changes:
    """All cost changes in force for a spell, in their order."""
    total = Changes()
    for active in rules_in_force(game):
        word = active.rule
        if not isinstance(word, CostChange):
            continue
        names = {**active.names, **context.names, "it": (spell,), "that player": (player,)}
        own = Context(you=active.controller, source=active.source, x=context.x, names=names)
        if player not in selections.players(game, word.who, own) or not selections.means(game, word.what, spell, own):
            continue
        total.more += max(0, selections.amount(game, word.more, own))
        total.less += max(0, selections.amount(game, word.less, own))
        total.less_of.extend(tuple(_units(word.less_any)) * max(0, selections.amount(game, word.each, own)))
    return total


def _units(text: str) -> Iterator[str]:
    """Reductions by mana: each type once for each symbol; generic and snow symbols reduce generic mana (118.7e-g)."""
    for symbol in split_symbols(text):
        if symbol.isdigit():
            yield from [""] * int(symbol)
        else:
            yield "" if symbol == "S" else symbol.split("/")[0]
