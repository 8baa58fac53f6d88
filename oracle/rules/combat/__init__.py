"""The combat phase (506-511): declaring attackers and blockers, who fights whom, combat damage; and how long effects last that depend on
it.
"""
