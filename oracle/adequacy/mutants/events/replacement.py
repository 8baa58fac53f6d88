"""Misreadings of the rules in `oracle/rules/events/replacement.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated, Static
from oracle.cards.effects import AddMana
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith, ReplaceMana, TimesCounters, TurnsUpWith
from oracle.rules.characteristics import continuous
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller, rules_in_force
from oracle.rules.events import more_counters, replacement
from oracle.rules.events.replacement_candidates import Candidate
from oracle.rules.mana import producing
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Event, ManaProduced, Moved
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


def _activated(game: Game, id: ObjectId) -> list[Any]:
    return [ability for ability in characteristics(game, id).abilities if isinstance(ability, Activated)]


@mutant(
    "more-counters-also-on-entering",
    replaces=replacement.unused,
    belief="A player who thinks that two effects that say the same have nothing left to do after one of them.",
)
def one_of_a_kind_is_enough(right: Right, candidates: list[Candidate], used: list[Candidate]) -> list[Candidate]:
    return [candidate for candidate in right(candidates, used) if all(candidate.rule != other.rule for other in used)]


@mutant(
    "land-may-enter-untapped",
    replaces=replacement.own_enters_effects,
    belief="A player who reads on the land how it enters, whatever it will be there.",
)
def its_text_says_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = continuous.controller(future, became) or ""
    statics = (ability for ability in future.objects[became].card.faces[0].abilities if isinstance(ability, Static))
    own = [word for static in statics for word in static.rules if isinstance(word, EntersWith) and word.what == "this"]
    return [Candidate(word, event.object, you, replacement.ANY, "its text") for word in own] if own and not found else found


@mutant(
    "turn-up-no-enters-triggers",
    replaces=replacement.own_enters_effects,
    belief="A player to whom Hooded Hydra gets its five counters however it shows itself.",
)
def entering_is_turning_up(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = controller(future, became) or ""
    for active in rules_in_force(future):
        if active.source == became and isinstance(active.rule, TurnsUpWith):
            word = EntersWith(counters=active.rule.counters)
            found.append(Candidate(word, event.object, you, replacement.ANY, "itself", active.names))
    return found


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who doubles all the mana that comes of tapping a land, that of an Aura's trigger as well.",
)
def triggered_mana_is_replaced_too(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    return bool(right(game, replace(event, tapped_for=True), active))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.choose_replacement,
    belief="An engine's author who applies replacement effects in the order of their timestamps and asks nobody.",
)
def oldest_replacement_applies_first(right: Right, table: Table, event: Event, candidates: list[Candidate]) -> Procedure[Candidate]:
    yield from ()
    return min(candidates, key=lambda candidate: (candidate.order, table.game.object(candidate.source).timestamp))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who looks at what the land is printed to make, so that an amount reached by doubling counts for nothing.",
)
def amount_is_that_of_the_printed_ability(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    effects = [effect for each in _activated(game, event.source) for effect in each.effects]
    printed = [
        len(units) for effect in effects if isinstance(effect, AddMana) and effect.mana for units in producing.amounts(effect.mana, 0)
    ]
    counted = replace(event, mana=event.mana[: max(printed)]) if printed and controller(game, event.source) else event
    return bool(right(game, counted, active))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who counts all the mana that comes of tapping the land.",
)
def mana_of_what_is_attached_counts(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    held = sum(game.objects[id].attached_to == event.source for id in game.zone("battlefield"))
    counted = isinstance(active.rule, ReplaceMana) and active.rule.amount is not None
    return bool(right(game, replace(event, mana=event.mana * (1 + held)) if counted else event, active))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who doubles the mana of everybody.",
)
def mana_of_other_players_is_changed(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, ReplaceMana)
    what = replace(word.what, controller=None) if isinstance(word.what, Filter) else word.what
    return bool(right(game, event, active._replace(rule=replace(word, who="each player", what=what))))


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=replacement.leaves_for_exile,
    belief="A player who exiles a spell with aftermath only where it would go back to the graveyard.",
)
def aftermath_only_replaces_the_graveyard(right: Right, game: Game, event: Moved) -> bool:
    return event.destination == "graveyard" and bool(right(game, event))


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.own_enters_effects,
    belief="A player whose Clone still chooses what to copy, since it's the card Clone that is entering.",
)
def card_says_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    as_printed = replace(future.objects[became], copied=None)
    found: list[Candidate] = right(replace(future, objects={**future.objects, became: as_printed}, memory=None), became, event)
    return found


@mutant(
    "altered-ego-x-of-its-own",
    replaces=replacement.own_enters_effects,
    belief="A player to whom what a creature says of creatures holds for how it enters itself.",
)
def what_it_says_of_others_changes_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    for active in rules_in_force(future):
        of_itself = active.source == became and isinstance(active.rule, TimesCounters)
        if of_itself and more_counters.multiplies(future, became, event.counters, active):
            found.append(Candidate(active.rule, event.object, active.controller, replacement.ANY, "itself", active.names))
    return found


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.unused,
    belief="A player who applies one copy effect to what enters, and no more, whether or not it copied anything.",
)
def one_copy_effect_is_applied(right: Right, candidates: list[Candidate], used: list[Candidate]) -> list[Candidate]:
    left: list[Candidate] = right(candidates, used)
    copying = any(candidate.order == replacement.COPY for candidate in used)
    return [candidate for candidate in left if not copying or candidate.order != replacement.COPY]


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.own_enters_effects,
    belief="A player who has Essence of the Wild change the creatures of all players.",
)
def creatures_of_opponents_enter_as_copies(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = controller(future, became) or ""
    for active in rules_in_force(future):
        word = active.rule
        if isinstance(word, EntersWith) and word.copy_of == "this" and active.controller != you:
            found.append(Candidate(word, active.source, you, replacement.COPY, "Essence of the Wild", active.names))
    return found


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.choose_replacement,
    belief="A player to whom a creature first enters in its own way, and then as the copy.",
)
def copy_effects_come_last(right: Right, table: Table, event: Event, candidates: list[Candidate]) -> Procedure[Candidate]:
    last = max(candidate.order for candidate in candidates)
    chosen: Candidate = yield from right(table, event, [candidate for candidate in candidates if candidate.order == last])
    return chosen


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replacement.replaces_mana,
    belief="A player who applies the choice to the lands of the one who made it.",
)
def only_the_lands_of_who_chose(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    chooser = active.names.get("that player")
    return bool(right(game, event, active)) and (chooser is None or event.player in chooser)


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replacement.replaces_mana,
    belief="A player who changes the mana of whatever is tapped for mana.",
)
def mana_of_creatures_is_recolored(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, ReplaceMana)
    return bool(right(game, event, active._replace(rule=replace(word, what={}))) if word.color is None else event.tapped_for)


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=replacement.leaves_for_exile,
    belief="A player who puts the card back into the graveyard, from where Memory may be cast again.",
)
def aftermath_may_be_had_again(right: Right, game: Game, event: Moved) -> bool:
    return False


@mutant(
    "cant-have-counters",
    replaces=replacement.without_counters,
    belief="A player to whom a permanent that enters with counters has had none put on it.",
)
def entering_with_counters_is_not_putting_them(right: Right, game: Game, event: Event) -> Event:
    return event


@mutant(
    "dash-is-said-by-the-spell",
    replaces=replacement.said_on_the_stack,
    belief="An engine's author who gives all of dash to the permanent, which may have lost its abilities.",
)
def dash_is_of_the_permanent(right: Right, game: Game, event: Moved, you: str) -> list[Candidate]:
    return []
