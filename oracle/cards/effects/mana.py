"""Adding mana."""

from typing import Literal

from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.words import ManaText, ManaTypeText, Word


class AddMana(Effect, frozen=True, tag="add mana"):
    """Add mana (106.3).  `mana` is fixed; else `count` mana of one type out of `choices`."""

    mana: ManaText | None = None
    choices: "tuple[ManaTypeText, ...] | ManaTypes | None" = None
    count: Amount = 1
    combination: bool = False
    """Any combination of the choices instead of all of one."""
    spend_only: Filter | None = None
    """Only to cast such spells, or (see `spend_on_abilities`) to activate abilities of such sources (106.6)."""
    spend_on_abilities: bool = False


class ManaTypes(Word, frozen=True):
    """Types of mana that are worked out: what permanents could produce (106.7), or did produce (106.12a), the colors among permanents …"""

    source: Literal["could produce", "produced", "colors among", "any color", "chosen color"]
    """ "produced": what the permanent produced whose being tapped for mana the ability triggered on."""
    what: Selection | None = None
    colors_only: bool = False
