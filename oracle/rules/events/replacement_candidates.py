"""An effect that could replace an event, and what something would be once it has entered (614.12)."""

from typing import Any

import msgspec

from oracle.cards.statics import AnyStatic, EntersWith, ReplaceMana
from oracle.rules.citation import rule
from oracle.rules.events.commit import commit
from oracle.rules.events.regeneration import Shield
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, ObjectId

replace = msgspec.structs.replace


class Candidate(msgspec.Struct, frozen=True):
    """An effect that could replace the event at hand."""

    rule: AnyStatic | Shield
    source: ObjectId
    you: str
    order: int
    description: str
    names: dict[str, Any] = {}

    @property
    def is_plain(self) -> bool:
        """Whether nothing could matter to what it says of how a permanent enters: tapped, with a choice, with so many counters."""
        word = self.rule
        return (
            isinstance(word, EntersWith)
            and word.copy_of is None
            and word.tapped_unless is None
            and word.pay_or_tapped is None
            and not word.do
            and all(isinstance(amount, int) or amount == "X" for amount in word.counters.values())
        )

    def same_as(self, other: "Candidate") -> bool:
        """Whether it makes no difference which of the two is applied first: they say the same, or one permanent says both of itself."""
        if isinstance(self.rule, Shield) and isinstance(other.rule, Shield):
            return True
        if self.rule != other.rule:
            return self.source == other.source and self.is_plain and other.is_plain
        if isinstance(self.rule, ReplaceMana) and self.rule.color is not None:
            return (self.source, self.names.get(self.rule.color)) == (other.source, other.names.get(self.rule.color))
        return self.source == other.source or not isinstance(self.rule, EntersWith)


@rule("614.12")
def imagine(game: Game, event: Moved) -> tuple[Game, ObjectId]:
    """To see which effects apply to a permanent as it enters, look at it as it would exist on the battlefield.

    Takes into account what is already decided about how it enters; returns that imagined game and the permanent's id in it.
    """
    future, done = commit(game, (event,))
    moved = done[0]
    assert isinstance(moved, Moved)
    assert moved.became is not None
    return future, moved.became
