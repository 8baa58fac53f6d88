"""The state of the game, and what can change it: objects, players and zones (`game`), what can happen (`events`), what players choose
(`decisions`) and do (`actions`), and the running game that holds the present state (`table`).

Everything here is data; no rule of play is applied in this room.
"""
