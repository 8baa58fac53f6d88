"""The mutants: plausible misreadings of the rulings, in rooms like those of the rules.

Each one is a belief that a player or the author of an engine might hold, and the reading of one rule that follows from it.  It lives at
the same place in here as the function that it replaces does in `oracle/rules/`: misreadings of `oracle/rules/stack/casting.py` are in
`stack/casting.py`.  `oracle mutants --ruling SLUG` lists those of a ruling, wherever they are.
"""
