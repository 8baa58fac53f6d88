"""Misreadings of the rules in `oracle/rules/turn/steps.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import AbilityActivated, ExtraLands, SkipsUntap, Tapped, Untapped
from oracle.rules.state.table import Table
from oracle.rules.turn import steps

replace = msgspec.structs.replace


@mutant(
    "only-so-many-times-each-turn",
    replaces=steps.begin_turn,
    belief="A player to whom each turn is each turn of their own, so that the count starts anew in the next of these.",
)
def the_count_goes_on_through_other_turns(right: Right, table: Table) -> None:
    before = tuple(each for each in table.game.this_turn if isinstance(each, AbilityActivated))
    right(table)
    table.game = replace(table.game, this_turn=tuple(each for each in before if each.player != table.game.turn.active), memory=None)


@mutant(
    "skips-the-next-untap-step",
    replaces=steps.untap_step,
    belief="An engine's author who forgets to take the mark off again.",
)
def the_creature_never_untaps(right: Right, table: Table) -> Procedure[None]:
    kept = [object.id for object in table.game.objects.values() if object.skips_untap]
    yield from right(table)
    commit_only(table, *(SkipsUntap(object=id, skips=True) for id in kept))


@mutant(
    "additional-land-plays-add-up",
    replaces=steps.begin_turn,
    belief="A player who saves an additional land for later turns.",
)
def additional_plays_are_kept(right: Right, table: Table) -> None:
    before = {player.name: player.extra_lands for player in table.game.players}
    right(table)
    commit_only(table, *(ExtraLands(player=player, amount=amount) for player, amount in before.items() if amount))


@mutant(
    "skips-the-next-untap-step",
    replaces=steps.untap_step,
    belief="A player who skips the whole untap step.",
)
def nothing_untaps_beside_it(right: Right, table: Table) -> Procedure[None]:
    held = [id for id in table.game.zone("battlefield") if table.game.objects[id].skips_untap]
    tapped = [id for id in table.game.zone("battlefield") if table.game.objects[id].tapped]
    yield from right(table)
    yield from happen(table, *(Tapped(object=id) for id in tapped if held))


@mutant(
    "does-not-untap",
    replaces=steps.untap_step,
    belief="A player who reads it as tapped once, and untaps everything in the untap step as always.",
)
def everything_untaps(right: Right, table: Table) -> Procedure[None]:
    active = table.game.turn.active
    yield from right(table)
    tapped = (id for id in table.game.zone("battlefield") if table.game.objects[id].tapped)
    yield from happen(table, *(Untapped(object=id) for id in tapped if table.game.objects[id].controller == active))
