"""The reference engine: the rules of the game as code that can be read beside them.  This page is the map.

Each room holds the sections of the rulebook that are named beside it; where two rooms have a number, the narrower entry is the place.  A
room may use the rooms above it in this list and none below; the import lint keeps it so.  `oracle rule 712.12` says where a rule lives.

| room              | sections                          | begin with                                           |
|-------------------|-----------------------------------|------------------------------------------------------|
| (this one)        | –                                 | `citation`: the mark `@rule`; `bounds`, `memo`, `neutral` |
| `state`           | 1, 4; the turn as data            | `game`, `events`, `decisions`, `table`               |
| `words`           | what the words of cards mean; 107.3 | `references`, `filters`, `conditions`              |
| `characteristics` | 109, 2xx, 613, 707, 708.2, 709.4, 712.8, 715.4 | `printed` (face down too), `layers`, `continuous`    |
| `legality`        | 101.2, 302.6, 307.1, 601.3, 605.1 | `prohibitions`, `permissions`                        |
| `targets`         | 115, 301.5, 303.4, 702.16         | `targeting`, `attachment`                            |
| `instructions`    | 608.2c                            | `dispatch`: which function carries out which word    |
| `events`          | 122.6, 603.2, 614–616, 701.19     | `pipeline`, `replacement`, `trigger_detection`, `commit` |
| `moves`           | 120, 121, 400.7, 610.3, 701       | `zones`, `damage`, `putting`                         |
| `mana`            | 106                               | `producing`, `could_produce`                         |
| `costs`           | 118, 601.2b–h, 605.3              | `total_cost`, `paying`, `mana_search`                |
| `combat`          | 506–511, 611.2 (how long)         | `declaring`, `damage`                                |
| `ending`          | 104, 800.4                        | `leaving`                                            |
| `stack`           | 305, 712.12, 601–603.3, 708.4–708.8 | `casting`, `activating`, `triggers`                  |
| `resolution`      | 608–610, 720.3, the effects of cards | `resolving`, `effects`                               |
| `turn`            | 103.6, 117, 500–514, 703, 704     | `steps`, `priority`, `state_based`                   |

Keyword abilities (702) that can be said in words of cards are written out in `oracle/cards/keywords.py`, each under its number (702.85:
`cascade`); those that the rules themselves look at stand where they matter, such as flying in `combat.evasion`.

How a game goes on: `turn.steps.play` is a generator that runs the turn and yields a `Decision` wherever a player chooses; whoever runs the
game sends the answer in.  A deed becomes **events**; `events.pipeline.happen` lets replacement effects change them (614), commits them
(`events.commit` is the only place that makes a new state) and detects what triggers (603.2).

The house words, few and always meant so:

* *game*: a `Game`, one state, immutable.  *table*: a `Table`, the running game, which holds the present state.
* *return point*: the state to which a table goes back when what was begun turns out to be illegal, or is begun anew (733).
* *object*: an object of the rules (109.1), never a Python one.  *player*: a player's name.
* *you*: the controller of what is being carried out.  *it*: the object that is spoken of.
* *word*: a value that a card file is made of, such as an effect, a cost or a condition (`oracle.cards`).
* *said*: what a player announced beforehand, so that it need not be asked.
* *settle*: to work out what depends on the game, so that what is left stands fast.
* *happen*: to go the whole way of an event.  *commit*: only to make it so.
* *View*: the game as some question sees it, its objects after all continuous effects or on their way through the layers.
"""
