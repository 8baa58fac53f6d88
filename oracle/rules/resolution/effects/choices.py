"""Choices and branches: choose, name, pay, "unless", "if", "for each"."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.card import Card, Face
from oracle.cards.costs import Cost
from oracle.cards.filters import Filter
from oracle.cards.symbols import COLOR_NAMES
from oracle.rules.characteristics import printed, selections
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.costs import paying
from oracle.rules.ending import leaving
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, perform, performs
from oracle.rules.instructions.meaning import anywhere, choose_some, means_players, meant
from oracle.rules.state import names
from oracle.rules.state.decisions import Choose, ChooseNumber, Confirm, NameCard, Procedure, ask
from oracle.rules.state.events import ChosenFor
from oracle.rules.state.game import Game, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import has_x, is_known


@performs(words.Choose, possible=lambda table, effect, player, context: bool(meant(table.game, effect.what, context)))
@rule("608.2d", "115.10")
def choose(table: Table, effect: words.Choose, players: PlayerNames, context: Context) -> Procedure[tuple[Target, ...]]:
    """What is chosen without the word "target" is chosen on resolution, and nothing keeps it from being chosen."""
    chosen: tuple[Target, ...] = ()
    for player in players:
        options = meant(table.game, effect.what, context)
        chosen += yield from choose_some(player, "choose", options, context, 1, effect.up_to)
    return tuple(dict.fromkeys(chosen))


@performs(words.ChooseName, nothing=False)
@rule("201.4", "607.2d")
def choose_name(table: Table, effect: words.ChooseName, players: PlayerNames, context: Context) -> Procedure[bool]:
    """A card name is chosen on resolution, among those that fit; it is linked to the object whose ability asked for it."""

    def fits(face: Face) -> bool:
        return effect.filter is None or face_fits(table.game, face, effect.filter, context)

    allowed = names.nameable(table.cards, fits)
    question = NameCard(player=players[0], purpose="card name", prompt="Choose a card name", source=context.source, allowed=allowed)
    named: str = yield from ask(question)
    yield from happen(table, ChosenFor(object=context.source, key="card name", value=named))
    return True


@performs(words.ChooseColor, nothing="")
@rule("105.4", "608.2d")
def choose_color(table: Table, effect: words.ChooseColor, players: PlayerNames, context: Context) -> Procedure[str]:
    """Who is to choose a color chooses one of the five as the ability resolves; colorless isn't a color."""
    question = Choose(
        player=players[0],
        purpose="color",
        prompt="Choose a color",
        options=tuple(COLOR_NAMES.values()),
        source=context.source,
        rule="105.4",
    )
    (chosen,) = yield from ask(question)
    return str(chosen)


@rule("201.4a", "201.4d", "720.5", "715.5")
def face_fits(game: Game, face: Face, filter: Filter, context: Context) -> bool:
    """Whether a name may be chosen is judged by the face, half or alternative characteristics that bear it, and by nothing else."""
    values = printed.printed(Card(name=face.name, faces=(face,)), 0)
    return selections.matches(game, context.source, anywhere(filter), context, values)


# --- paying -----------------------------------------------------------------------------------------------------------


@performs(words.MayPay, asks_itself=True, nothing=False)
@rule("118.12", "608.2g")
def may_pay(table: Table, effect: words.MayPay, players: PlayerNames, context: Context) -> Procedure[bool]:
    """A player who may pay a cost decides as the effect is carried out; who must pay it pays if it can be paid."""
    paid = False
    for player in players:
        if effect.optional:
            paid |= yield from pays(table, player, effect.cost, context)
        elif paying.can_pay(table, player, effect.cost, payers_context(context, player)):
            context.x = yield from x_to_pay(effect.cost, context)
            yield from paying.pay_cost(table, player, effect.cost, payers_context(context, player))
            paid = True
    return paid


@performs(words.Unless, nothing=False)
@rule("118.12a", "608.2e")
def unless(table: Table, effect: words.Unless, players: PlayerNames, context: Context) -> Procedure[bool]:
    """ "Do this unless a player pays": the player may pay; only if nobody does, it is done.  Tells whether the cost was paid."""
    payers = selections.players(table.game, effect.payer, context)
    for player in (player for player in table.game.turn_order() if player in payers):
        if (yield from pays(table, player, effect.cost, context)):
            return True
    yield from perform(table, effect.otherwise, context)
    return False


@rule("118.12", "118.3", "608.2d")
def pays(table: Table, player: str, cost: Cost, context: Context) -> Procedure[bool]:
    """A player may pay a cost only if they have what it takes; whether they want to is asked only then.  Tells whether it was paid.

    Who tries to pay it with what doesn't suffice is asked again.
    """
    inner = payers_context(context, player)
    if not paying.can_pay(table, player, cost, inner):
        return False
    question = Confirm(player=player, purpose="pay", prompt="Pay?", source=context.source, rule="118.12")
    while (yield from ask(question)):
        before = table.return_point()
        try:
            inner.x = yield from x_to_pay(cost, context)
            yield from paying.pay_cost(table, player, cost, inner)
        except IllegalAction as illegal:
            yield from leaving.take_back(table, before, illegal)
            continue
        context.x = inner.x
        return True
    return False


@rule("107.3f")
def x_to_pay(cost: Cost, context: Context) -> Procedure[int | None]:
    """X in a cost that is paid on resolution, where nothing says what it is, is chosen as it is paid; it is X from then on.

    Its value is that of the controller of the spell or ability to choose.
    """
    if not has_x(cost) or is_known(context):
        return context.x
    x = yield from ask(ChooseNumber(player=context.you, purpose="x", prompt="Choose X", source=context.source, rule="107.3f"))
    return int(x)


def payers_context(context: Context, player: str) -> Context:
    """The same surroundings, in which "you" is who pays; names given while paying are kept."""
    return msgspec.structs.replace(context, you=player)


# --- branches ---------------------------------------------------------------------------------------------------------


@performs(words.Conditional, nothing=False)
@rule("608.2c")
def conditional(table: Table, effect: words.Conditional, players: PlayerNames, context: Context) -> Procedure[bool]:
    """An instruction may depend on a condition, checked when the instruction is reached; tells whether the condition held."""
    holds = selections.holds(table.game, effect.condition, context)
    yield from perform(table, effect.then if holds else effect.otherwise, context)
    return holds


@performs(words.ForEach)
@rule("608.2c", "101.4")
def for_each(table: Table, effect: words.ForEach, players: PlayerNames, context: Context) -> Procedure[tuple[Target, ...]]:
    """What is done for each of several objects or players is done for one after the other, for players in turn order."""
    things: tuple[Target, ...] = everything_meant(table.game, effect, context)
    nothing = object()
    before = context.names.get(effect.name, nothing)
    for thing in things:
        context.names[effect.name] = (thing,)
        yield from perform(table, effect.effects, context)
    if before is nothing:
        context.names.pop(effect.name, None)
    else:
        context.names[effect.name] = before
    return things


def everything_meant(game: Game, effect: words.ForEach, context: Context) -> tuple[Target, ...]:
    """Objects, present or gone by now ("for each creature destroyed this way"), and players."""
    if not isinstance(effect.what, str):
        return selections.objects(game, effect.what, context)
    if means_players(effect.what, context):
        return tuple(player for player in game.turn_order() if player in selections.players(game, effect.what, context))
    return (*selections.objects(game, effect.what, context), *selections.players(game, effect.what, context))


@performs(words.Store, nothing=0)
@rule("608.2h")
def store(table: Table, effect: words.Store, players: PlayerNames, context: Context) -> Procedure[int]:
    """What an effect needs to know of the game is looked up once, when it says so."""
    yield from ()
    return selections.amount(table.game, effect.amount, context)
