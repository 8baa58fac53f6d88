"""Tokens (111), those that copy permanents among them (707)."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.abilities import AnyAbility
from oracle.cards.card import PERMANENT_TYPES, Card, Face
from oracle.cards.keywords import expanded, keyword
from oracle.cards.typeline import type_line
from oracle.rules.bounds import one_by_one
from oracle.rules.characteristics import copying, selections
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import choose_some, number
from oracle.rules.moves import zones
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Created, Moved
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment
from oracle.rules.words.context import Context


@performs(words.CreateToken)
@rule("111.1", "111.2", "111.3")
def create_token(table: Table, effect: words.CreateToken, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A token has the characteristics that the effect gives it and no others; who creates it is its owner and controls it."""
    count = number(table.game, effect.count, context)
    one_by_one(count * len(players), "tokens", "111.1")
    card = token_card(table.game, effect.token, context)
    tokens = tuple(token(card, player, tapped=effect.tapped) for player in players for _ in range(count))
    return (yield from create(table, tokens))


@rule("111.1", "603.6a", "614.12")
def create(table: Table, tokens: tuple[GameObject, ...]) -> Procedure[tuple[ObjectId, ...]]:
    """Tokens are created at the same time and enter like any permanent: what watches or changes how permanents enter does so for them.

    A token is made in the command zone first, since there is no outside of the game, and enters from there.  Returns the ids on the
    battlefield.
    """
    waiting = (msgspec.structs.replace(object, zone="command", controller=None) for object in tokens)
    created = yield from happen(table, *(Created(object=object) for object in waiting))
    ids = tuple(event.became for event in created if isinstance(event, Created) and event.became is not None)
    moves = tuple(
        Moved(
            object=id,
            destination="battlefield",
            cause="put",
            player=object.owner,
            controller=object.controller,
            face=object.face,
            tapped=object.tapped,
            attached_to=object.attached_to,
        )
        for id, object in zip(ids, tokens, strict=True)
    )
    return zones.new_objects((yield from happen(table, *moves)), ids)


def token(card: Card, player: str, tapped: bool = False) -> GameObject:
    """A token that is about to be created on the battlefield."""
    return GameObject(id=0, physical=0, card=card, kind="token", owner=player, zone="battlefield", controller=player, tapped=tapped)


@rule("111.4")
def token_name(spec: words.TokenSpec) -> str:
    """A token that isn't given a name is called by its subtypes and the word "Token"."""
    return spec.name if spec.name is not None else " ".join((*type_line(spec.type).subtypes, "Token"))


@rule("111.3")
def token_card(game: Game, spec: words.TokenSpec, context: Context) -> Card:
    """What an effect says of a token is what would be printed on a card; numbers in it are determined as it is created."""
    line = type_line(spec.type)
    name = token_name(spec)
    abilities: list[AnyAbility] = []
    for text in spec.keywords:
        word = keyword(text)
        abilities.extend((word, *expanded(word)))
    face = Face(
        name=name,
        color_indicator=spec.colors,
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=None if spec.power is None else selections.amount(game, spec.power, context),
        toughness=None if spec.toughness is None else selections.amount(game, spec.toughness, context),
        abilities=(*abilities, *spec.abilities),
    )
    return Card(name=name, layout="token", faces=(face,))


@performs(words.CopyPermanent)
@rule("707.2", "111.12", "303.4g")
def create_copy(table: Table, effect: words.CopyPermanent, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A token that is a copy has the copiable values of the original, as it is or last was.

    No token is created that copies nothing, a card that isn't a permanent, or an Aura with nothing to enchant.
    """
    originals = selections.objects(table.game, effect.what, context)
    count = number(table.game, effect.count, context)
    one_by_one(count * len(originals) * len(players), "tokens", "111.1")
    tokens: list[GameObject] = []
    for player in players:
        for original in originals:
            for _ in range(count):
                tokens.extend((yield from copies_that_can_be(table, original, player, context)))
    return (yield from create(table, tuple(tokens)))


def copies_that_can_be(table: Table, original: ObjectId, player: str, context: Context) -> Procedure[tuple[GameObject, ...]]:
    """The token that copies the original, if it could be on the battlefield."""
    values = copying.copiable_values(table.game, original)
    if not values.types & PERMANENT_TYPES:
        return ()
    copy = copying.token_copy(table.game, original, player)
    if "Aura" not in values.subtypes:
        return (copy,)
    options = attachment.enchantable(table.game, original, player)
    chosen = yield from choose_some(player, "enchant", options, context, 1, rule_number="303.4f")
    return tuple(msgspec.structs.replace(copy, attached_to=to) for to in chosen)
