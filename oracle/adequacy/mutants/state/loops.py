"""Misreadings of the rules in `oracle/rules/state/loops.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.state import loops
from oracle.rules.state.decisions import Decision


@mutant(
    "loop-of-mandatory-actions",
    replaces=loops.repeats_itself,
    belief="An engine's author who lets players pass for as long as they like.",
)
def players_pass_for_ever(right: Right, times: int) -> bool:
    return False


@mutant(
    "loop-of-mandatory-actions",
    replaces=loops.is_optional,
    belief="A player who calls a draw whenever a position comes back, as in chess.",
)
def a_choice_does_not_break_the_loop(right: Right, decision: Decision) -> bool:
    return False
