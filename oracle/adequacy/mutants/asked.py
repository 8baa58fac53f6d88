"""What several misreadings ask of cards and objects."""

from typing import Any

import msgspec

from oracle.cards import triggers as trigger_words
from oracle.cards.abilities import Activated, Triggered
from oracle.cards.card import Card
from oracle.cards.effects import AddMana
from oracle.cards.filters import Filter
from oracle.cards.statics import TimesCounters
from oracle.cards.symbols import ManaType
from oracle.rules.characteristics import printed
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.events.pipeline import commit_only
from oracle.rules.mana import producing
from oracle.rules.state.events import AbilityTriggered
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, WaitingTrigger, Zone
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


def changed(active: ActiveRule, **fields: Any) -> ActiveRule:
    """The same effect on counters with other words: its kind of counter, and what its filter asks for."""
    word = active.rule
    if not isinstance(word, TimesCounters) or not isinstance(word.what, Filter):
        return active
    kind = fields.pop("kind", word.kind)
    return active._replace(rule=replace(word, kind=kind, what=replace(word.what, **fields)))


def same_card(game: Game, id: ObjectId, *zones: Zone) -> ObjectId:
    """The object that the card of a past object is now, if it is in one of these zones; else the same id."""
    if id in game.objects or id not in game.past:
        return id
    card = game.past[id].object.physical
    return next((each.id for each in game.objects.values() if each.physical == card and (not zones or each.zone in zones)), id)


def is_modal(card: Card) -> bool:
    """Whether it is a modal double-faced card."""
    return card.layout == "modal double-faced"


def has_land_face(card: Card) -> bool:
    """Whether one face of a modal double-faced card is a land."""
    return is_modal(card) and any("land" in face.types for face in card.faces)


def printed_types(game: Game, id: ObjectId) -> frozenset[ManaType]:
    """The types of the mana symbols that the object's abilities add."""
    effects = [effect for each in characteristics(game, id).abilities if isinstance(each, Activated) for effect in each.effects]
    symbols = [effect.mana for effect in effects if isinstance(effect, AddMana) and effect.mana is not None]
    return frozenset(type for text in symbols for units in producing.amounts(text, 0) for type in units)


def is_omen(object: GameObject) -> bool:
    """Whether it is a spell that was cast as an Omen, or a copy of one."""
    return object.card.layout == "omen" and object.face == 1 and object.zone == "stack"


def has_inset(card: Card) -> bool:
    """Whether a card has an Omen or an Adventure."""
    return card.layout in INSET_LAYOUTS


def trigger_all(table: Table, ids: tuple[ObjectId, ...], kind: type[trigger_words.Trigger]) -> None:
    """Let those abilities of these objects trigger that wait for a kind of event, which has not happened."""
    for id in ids:
        you = controller(table.game, id) or table.game.object(id).owner
        for ability in characteristics(table.game, id).abilities:
            if isinstance(ability, Triggered) and isinstance(ability.trigger, kind):
                commit_only(
                    table, AbilityTriggered(trigger=WaitingTrigger(ability=ability, source=id, controller=you, names={"it": (id,)}))
                )


def all_faces(card: Card) -> tuple[Characteristics, ...]:
    """What is printed on each face."""
    return tuple(printed.printed(card, index) for index in range(len(card.faces)))
