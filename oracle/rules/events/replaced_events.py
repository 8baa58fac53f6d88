"""What replacement effects do to the events that they replace (614.1, 614.6)."""

from collections.abc import Mapping
from typing import Any

from oracle.cards.statics import EntersWith, MoveInstead, ReplaceMana, TimesCounters
from oracle.cards.symbols import COLOR_LETTERS, ManaType, mana
from oracle.rules.citation import rule
from oracle.rules.events import more_counters
from oracle.rules.events.entering import apply_enters_with
from oracle.rules.events.regeneration import Shield, regenerated
from oracle.rules.events.replacement_candidates import Candidate, imagine, replace
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table


@rule("614.6", "603.2g")
def apply_replacement(table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    """An event that is replaced never happens and triggers nothing: what it becomes happens instead, or nothing at all (None)."""
    word = candidate.rule
    if isinstance(word, EntersWith):
        return (
            yield from apply_enters_with(table, event, candidate.you, candidate.source, candidate.names, word, imagine(table.game, event))
        )
    if isinstance(word, Shield):
        return regenerated(table.game, event, word)
    if isinstance(word, MoveInstead):
        return replace(event, destination=word.instead, exiled_with=candidate.source)
    if isinstance(word, ReplaceMana) and word.color is not None:
        return replace(event, mana=recolored(event.mana, color_meant(table.game, word.color, candidate.source, candidate.names)))
    if isinstance(word, ReplaceMana):
        return replace(event, mana=produced_instead(event.mana, word))
    if isinstance(word, TimesCounters):
        return more_counters.multiplied(event, word)
    return None


@rule("106.12b", "106.6a")
def produced_instead(units: tuple[Mana, ...], word: ReplaceMana) -> tuple[Mana, ...]:
    """What a permanent tapped for mana produces instead; mana that is added keeps the restrictions of what it is added to."""
    if word.times is not None:
        return units * word.times
    if word.type is not None:
        return tuple(replace(unit, type=word.type) for unit in units)
    assert word.becomes is not None
    return tuple(replace(units[0], type=kind) for kind in mana(word.becomes))


@rule("106.12b", "105.4", "106.1b")
def recolored(units: tuple[Mana, ...], color: ManaType | None) -> tuple[Mana, ...]:
    """Mana of another color is replaced by as much of that color; colorless mana has no color, and stays what it is."""
    return tuple(unit if color is None or unit.type == "C" else replace(unit, type=color) for unit in units)


def color_meant(game: Game, reference: str, source: ObjectId, names: Mapping[str, Any]) -> ManaType | None:
    """The color that was chosen: by the effect that began the replacement, or for its source as that entered."""
    chosen = names.get(reference, game.object(source).chosen.get("color"))
    return COLOR_LETTERS.get(chosen)
