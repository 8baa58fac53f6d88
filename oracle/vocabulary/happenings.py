"""Phrases for zones, the stack, and what has happened.

"In the course of the latest Whens" means: since the first of the When steps right before this Then block.
"""

from typing import Literal

from oracle.vocabulary.operations import (
    Counted,
    Drew,
    GameResult,
    Happened,
    HasPriority,
    InOrder,
    NothingElse,
    Operation,
    Shuffled,
    StackHolds,
    Triggered,
)
from oracle.vocabulary.registry import phrase
from oracle.vocabulary.tables import DataTable, event_table

BOLT = """Given Alice's hand holds Lightning Bolt
And Alice's mana pool is {R}
When Alice casts Lightning Bolt targeting Bob
"""


@phrase(
    "then",
    "{player}'s {zone} holds {n} card(s)",
    meaning="How many cards a zone holds; on the battlefield, how many permanents the player controls.",
    example="Then Alice's library holds 10 cards\nAnd Alice's hand holds no cards",
    fails="Then Alice's library holds 9 cards",
    observed="it holds 10",
)
def holds_number(player: str, zone: str, count: int) -> Operation:
    return Counted(player, zone, count)  # type: ignore[arg-type]


@phrase(
    "then",
    "the stack {stack}",
    meaning="The stack, exactly, from the top; abilities are written as: Cosima's ability.",
    example=BOLT + "Then the stack holds Lightning Bolt",
    fails=BOLT + "Then the stack is empty",
    observed="it holds Lightning Bolt",
)
def stack_holds(objects: tuple[str, ...]) -> Operation:
    return StackHolds(objects)


@phrase(
    "then",
    "{player} drew {n} card(s)",
    meaning="How many cards a player drew in the course of the latest Whens.",
    example="""When the game advances to Bob's draw step
Then Bob drew a card
And Alice drew no cards""",
    fails="""When the game advances to Bob's draw step
Then Alice drew a card""",
    observed="Alice drew 0 cards",
)
def drew(player: str, count: int) -> Operation:
    return Drew(player, count)


@phrase(
    "then",
    "{player}'s library {was shuffled}",
    meaning="How often a library was shuffled in the course of the latest Whens: once where it isn't said.",
    example=BOLT + "Then Alice's library wasn't shuffled",
    fails=BOLT + "Then Alice's library was shuffled",
    observed="Alice's library was shuffled 0 times",
)
def library_was_shuffled(player: str, count: int) -> Operation:
    return Shuffled(player, count)


@phrase(
    "then",
    "{object} {triggered}",
    meaning="How often abilities of an object, or of all objects of that name together, triggered in the course of the latest Whens.",
    example="""Given Alice controls Soul Warden
And Alice's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
When Alice casts Grizzly Bears
And Grizzly Bears resolves
Then Soul Warden triggered once""",
    fails="""Given Alice controls Soul Warden
When Alice passes priority
Then Soul Warden triggered once""",
    observed="Soul Warden triggered 0 times",
)
def triggered(object: str, count: int) -> Operation:
    return Triggered(object, count)


@phrase(
    "then",
    "{object} {happened}",
    meaning="Something happened to an object of that name in the course of the latest Whens: at least once where it isn't said, or never.",
    example=BOLT
    + """And the stack resolves
Then Lightning Bolt was cast once
And Lightning Bolt wasn't countered""",
    fails=BOLT + "Then Lightning Bolt was countered",
    observed="it wasn't; it was moved, cast",
)
def happened(object: str, happening: tuple[str, int | None]) -> Operation:
    kind, count = happening
    return Happened(object, kind, count)


@phrase(
    "then",
    "in this order{at once}:",
    meaning=(
        "Events of the latest Whens, in order, others perhaps among them. Columns: event, object, player; an empty cell is anything. "
        'Also "in this order, with no priority in between:", that is from the first to the last of them.'
    ),
    example=BOLT
    + """And the stack resolves
Then in this order:
  | event    | object         | player |
  | cast     | Lightning Bolt | Alice  |
  | resolved | Lightning Bolt |        |
And in this order, with no priority in between:
  | event    | object         | player |
  | damage   |                | Bob    |
  | resolved | Lightning Bolt |        |""",
    fails=BOLT
    + """And the stack resolves
Then in this order:
  | event    | object         | player |
  | resolved | Lightning Bolt |        |
  | cast     | Lightning Bolt | Alice  |""",
    observed="no 'cast Lightning Bolt (Alice)' in its place",
)
def in_order(at_once: bool, table: DataTable) -> Operation:
    return InOrder(event_table(table), at_once)


@phrase(
    "then",
    "nothing else changed",
    meaning="All that the latest Whens changed on the table has been named by the Then steps since; whose priority it is doesn't count.",
    example="""Given Alice controls Forest
When Alice taps Forest for mana
Then Forest is tapped
And Alice's mana pool is {G}
And nothing else changed""",
    fails="""Given Alice controls Forest
When Alice taps Forest for mana
Then Forest is tapped
And nothing else changed""",
    observed="Alice's mana pool is {G}, not empty",
)
def nothing_else_changed() -> Operation:
    return NothingElse()


@phrase(
    "then",
    "{player} has priority",
    meaning="Who has priority.",
    example=BOLT + "Then Alice has priority",
    fails=BOLT + "Then Bob has priority",
    observed="Alice has it",
)
def has_priority(player: str) -> Operation:
    return HasPriority(player)


@phrase(
    "then",
    "{player} {fate} the game",
    meaning="A player has lost or won the game, or hasn't.",
    example="""When Alice concedes
Then Alice has lost the game
And Bob has won the game""",
    fails="""When Alice concedes
Then Bob has lost the game""",
    observed="the game has ended, won by Bob; lost: Alice",
)
def has_lost_or_won(player: str, fate: tuple[Literal["lost", "won"], bool]) -> Operation:
    result, holds = fate
    return GameResult(result, player, holds)


@phrase(
    "then",
    "the game {result}",
    meaning="The game goes on, or is a draw.",
    example="When Alice passes priority\nThen the game goes on",
    fails="""When Alice concedes
Then the game goes on""",
    observed="the game has ended, won by Bob; lost: Alice",
)
def game_result(result: str) -> Operation:
    return GameResult(result)  # type: ignore[arg-type]
