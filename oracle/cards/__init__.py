"""Cards as data: what is printed on them, in a small vocabulary of abilities, costs, conditions, targets and effects.

Nothing here acts.  `oracle.rules` gives each word its meaning; this package only says which words there are, and reads them
from TOML files (`loader`).
"""

from oracle.cards import abilities

__all__ = ["abilities"]
"""Loaded first: words refer to one another, and from here on each of their modules finds the others."""
