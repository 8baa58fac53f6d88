"""Cards as data: what is printed on them, in a small vocabulary of abilities, costs, conditions, targets and effects.

Nothing here acts.  `oracle.rules` gives each word its meaning; this package only says which words there are, and reads them
from TOML files (`loader`).
"""
