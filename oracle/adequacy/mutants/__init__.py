"""The mutants: plausible misreadings of the rulings, a module for each topic.

Each one is a belief that a player or the author of an engine might hold, and the reading of one rule that follows from it.
"""
