"""Misreadings of the rules in `oracle/rules/turn/state_based.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import triggers as trigger_words
from oracle.rules.events import turning_up
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import Attached, Ceased, CountersRemoved
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based


@mutant(
    "persist-and-undying-count-counters",
    replaces=state_based.annihilating_counters,
    belief="A player who leaves counters of both kinds on the creature.",
)
def counters_of_both_kinds_stay(right: Right, game: Game) -> list[CountersRemoved]:
    return []


@mutant(
    "facedown-has-no-name",
    replaces=state_based.legend_rule,
    belief="A player who applies the legend rule to the cards that they know to lie face down.",
)
def legend_rule_sees_through_face_down_cards(right: Right, table: Table) -> Procedure[tuple[ObjectId, ...]]:
    going: tuple[ObjectId, ...] = yield from right(table)
    hidden = [each for each in (table.game.objects[id] for id in table.game.zone("battlefield")) if each.face_down]
    for legend in [each for each in hidden if "legendary" in turning_up.card_values(each).supertypes]:
        alike = tuple(each.id for each in hidden if each.card.name == legend.card.name)
        if len(alike) > 1:
            kept = yield from ask(Choose(player=legend.owner, purpose="keep", prompt="Which one stays?", options=alike, rule="704.5j"))
            return (*going, *(id for id in alike if id not in kept))
    return going


@mutant(
    "turn-up-same-object",
    replaces=state_based.unattaching,
    belief="A player to whom all that is attached stays attached, since it is the same permanent.",
)
def what_is_attached_stays_attached(right: Right, game: Game, going: set[ObjectId]) -> list[Attached]:
    return []


@mutant(
    "omen-copy-shuffles-and-vanishes",
    replaces=state_based.ceasing,
    belief="An engine's author who lets only tokens cease to exist, so that a copy stays in the library.",
)
def copy_stays_in_the_library(right: Right, game: Game) -> list[Ceased]:
    return [each for each in right(game) if game.objects[each.object].kind == "token"]


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=state_based.check_state_based_actions,
    belief="An engine's author who looks for abilities that trigger on combat damage once the creatures that died of it are gone.",
)
def it_triggers_on_what_killed_it(right: Right, table: Table) -> Procedure[bool]:
    before = {id for player in table.game.turn_order() for id in table.game.zone("graveyard", player)}
    done: bool = yield from right(table)
    now = (id for player in table.game.turn_order() for id in table.game.zone("graveyard", player))
    if table.game.turn.step == "combat damage":
        trigger_all(table, tuple(id for id in now if id not in before), trigger_words.Trigger)
    return done


@mutant(
    "cant-lose-the-game",
    replaces=state_based.no_life,
    belief="A player to whom a game is lost as the last life is, or not at all.",
)
def a_life_total_survived_is_survived(right: Right, life: int) -> bool:
    return life < 0
