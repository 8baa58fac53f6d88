"""Mana (106): its types, how it gets into a pool, which mana pays for which symbol (`matching`), and what a permanent could produce."""
