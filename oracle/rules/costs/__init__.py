"""Costs (118): from what a card says to the total cost (601.2f), and paying it (601.2g-h), with the mana abilities that are activated for
it.

`total_cost` and `paying` state the rules.  The modules that begin with `mana_` find out whether, and how, a player could pay.
"""
