"""Protection (702.16): what a permanent is protected from can't target it, be attached to it, deal damage to it, or block it.

Here is the one question that all four share.  The four consequences live with their chapters: `targeting`, `attaching`, `damage`,
`combat`.
"""

from oracle.cards.abilities import Keyword
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.words.context import Context


@rule("702.16a", "702.16g", "702.16j")
def protected(game: Game, id: ObjectId, source: ObjectId) -> bool:
    """An object with protection from a quality is protected from sources that have the quality, in whatever zone they are.

    A source that has left its zone is judged as it last was.
    """
    return has_quality(game, id, source, "protection from")


def has_quality(game: Game, id: ObjectId, source: ObjectId, keyword: str) -> bool:
    """Whether `id` has a keyword with a quality ("protection from …", "hexproof from …") and `source` has that quality."""
    own = characteristics(game, id)
    if keyword not in own.keywords:
        return False
    context = Context(you=own.controller or game.object(id).owner, source=id)
    judged = characteristics(game, source)
    return any(
        isinstance(ability, Keyword)
        and ability.name == keyword
        and ability.filter is not None
        and selections.matches(game, source, ability.filter, context, judged)
        for ability in own.abilities
    )
