"""Life, damage, the loss of the game, and more lands: what happens to players."""

from oracle.cards import effects as words
from oracle.rules.characteristics import selections
from oracle.rules.citation import rule
from oracle.rules.ending import leaving
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import meant, number
from oracle.rules.legality import prohibitions
from oracle.rules.moves import damage
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import DamageDealt, Event, ExtraLands, GameEnded, LifeGained, LifeLost, PlayerLost
from oracle.rules.state.game import Game, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@performs(words.GainLife, nothing=0)
@rule("119.3", "119.9")
def gain_life(table: Table, effect: words.GainLife, players: PlayerNames, context: Context) -> Procedure[int]:
    """Life that is gained is added to the life total; gaining 0 life isn't an event at all."""
    amount = number(table.game, effect.amount, context)
    events = yield from happen(table, *(LifeGained(player=player, amount=amount) for player in players if amount))
    return sum(event.amount for event in events if isinstance(event, LifeGained))


@performs(words.LoseLife, nothing=0)
@rule("119.3", "119.9")
def lose_life(table: Table, effect: words.LoseLife, players: PlayerNames, context: Context) -> Procedure[int]:
    """Life that is lost is subtracted from the life total; it is neither damage nor a payment."""
    amount = number(table.game, effect.amount, context)
    events = yield from happen(table, *(LifeLost(player=player, amount=amount) for player in players if amount))
    return sum(event.amount for event in events if isinstance(event, LifeLost))


@performs(words.SetLife, nothing=0)
@rule("119.5")
def set_life(table: Table, effect: words.SetLife, players: PlayerNames, context: Context) -> Procedure[int]:
    """A player whose life total becomes a number gains or loses as much life as that takes."""
    amount = selections.amount(table.game, effect.amount, context)
    changes: list[Event] = []
    for player in players:
        difference = amount - table.game.player(player).life
        if difference > 0:
            changes.append(LifeGained(player=player, amount=difference))
        elif difference < 0:
            changes.append(LifeLost(player=player, amount=-difference))
    yield from happen(table, *changes)
    return amount


@performs(words.DealDamage, nothing=0)
@rule("120.3", "120.7", "608.2h")
def deal_damage(table: Table, effect: words.DealDamage, players: PlayerNames, context: Context) -> Procedure[int]:
    """An object deals damage to permanents and players at the same time; what is gone by then is dealt none.

    The source may be gone itself: it then deals damage as it last was.
    """
    sources = selections.objects(table.game, effect.source, context)
    if not sources:
        return 0
    shares = damage_shares(table.game, effect, context)
    dealt = yield from damage.deal(
        table, [DamageDealt(source=sources[0], target=target, amount=amount) for target, amount in shares.items()]
    )
    return sum(event.amount for event in dealt)


def damage_shares(game: Game, effect: words.DealDamage, context: Context) -> dict[Target, int]:
    """How much damage is dealt to each target: the same to all, unless it is divided among them."""
    parts = effect.to if isinstance(effect.to, tuple) else (effect.to,)
    targets = tuple(target for part in parts for target in meant(game, part, context))
    if effect.divided:
        return divided_damage(game, targets, context)
    return dict.fromkeys(targets, number(game, effect.amount, context))


@rule("601.2d", "608.2b")
def divided_damage(game: Game, targets: tuple[Target, ...], context: Context) -> dict[Target, int]:
    """Damage that is divided is divided as was announced; the share of a target that has become illegal is lost."""
    announced = game.object(context.stack_object).announced if context.stack_object is not None else None
    division = announced.division if announced is not None else {}
    return {target: division.get(str(target), 0) for target in targets}


@performs(words.LoseGame, nothing=False)
@rule("104.3e")
def lose_game(table: Table, effect: words.LoseGame, players: PlayerNames, context: Context) -> Procedure[bool]:
    """An effect may say that a player loses the game."""
    yield from leaving.lose(table, [PlayerLost(player=player, reason="an effect says so", rule="104.3e") for player in players])
    return True


@performs(words.WinGame, nothing=False)
@rule("104.1", "104.2b")
def win_game(table: Table, effect: words.WinGame, players: PlayerNames, context: Context) -> Procedure[bool]:
    """An effect may say that a player wins the game; the game then ends at once."""
    winners = tuple(player for player in players if prohibitions.winning(table.game, player) is None)
    if not winners:
        return False
    yield from happen(table, GameEnded(winners=winners))
    return True


@performs(words.ExtraLandPlays, nothing=False)
@rule("305.2")
def extra_land_plays(table: Table, effect: words.ExtraLandPlays, players: PlayerNames, context: Context) -> Procedure[bool]:
    """An effect may let a player play more lands this turn than the one."""
    count = number(table.game, effect.count, context)
    yield from happen(table, *(ExtraLands(player=player, amount=count) for player in players))
    return True
