"""The reference engine: the rules of the game, chapter by chapter, as code that can be read beside them.

Where to begin:

* `game` says what a game is at a moment: players, objects, zones, the turn.  All of it is immutable.
* `events` lists what can happen, and `commit` is the only place that makes a new state out of events.
* `happening` is the road that every event takes: proposed, replaced (614, 616), committed, noticed by triggers (603).
* `decisions` are the choices of players.  Procedures (casting, resolving, turns) are generators that yield them.
* The other modules bear the names of their chapters: `mana`, `costs`, `casting`, `activating`, `triggers`, `resolving`,
  `continuous`, `replacement`, `turn`, `combat`, `zones`, `state_based`, `copying`, `face_down`, `double_faced`.

Names: *game* is a `Game` (a state), *table* the running game that holds the current state, *object* an object of the rules
(109.1) and never a Python one, *player* a player's name, *you* the controller of what is being carried out.
"""
