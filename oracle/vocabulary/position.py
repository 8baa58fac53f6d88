"""Phrases that say how the game stands when a scenario begins.

What is not said has a quiet default: Alice and Bob play, have 20 life, no hand and ten Wastes in their libraries, and it is Alice's
precombat main phase of turn 3.  Given steps come before all others.
"""

import re

from oracle.protocol.messages import Step
from oracle.vocabulary.lists import PLAYERS, PhraseError
from oracle.vocabulary.operations import (
    CardItem,
    Holds,
    LandsPlayed,
    Life,
    ManaPool,
    OnTop,
    Operation,
    Players,
    PutOntoBattlefield,
    Turn,
)
from oracle.vocabulary.registry import phrase
from oracle.vocabulary.tables import DataTable, card_table, nearest


@phrase(
    "given",
    "the players are {players}",
    meaning="Who plays, in turn order, where it isn't Alice and Bob.",
    example="""Given the players are Alice, Bob and Carol
When Alice passes priority
And Bob passes priority
Then Carol has priority""",
)
def the_players_are(names: tuple[str, ...]) -> Operation:
    for name in names:
        if name not in PLAYERS:
            raise PhraseError(f"unknown player {name!r}{nearest(name, PLAYERS)}")
    if len(set(names)) < len(names) or len(names) < 2:
        raise PhraseError("two or three different players were expected")
    return Players(names)


@phrase(
    "given",
    "{player} controls {cards}",
    meaning="Permanents that a player controls (and owns), in order of arrival.",
    example="""Given Alice controls a tapped Forest, 2 Island and Llanowar Elves
Then Forest is tapped
And the second Island is untapped""",
)
def controls_cards(player: str, cards: tuple[CardItem, ...]) -> Operation:
    return PutOntoBattlefield(player, cards)


@phrase(
    "given",
    "{player} controls:",
    meaning="Permanents that a player controls, with their status, in a table. See the columns.",
    example="""Given Alice controls:
  | card          | alias    | tapped | counters | attached to |
  | Grizzly Bears | Big Bear | yes    | 2 +1/+1  |             |
  | Holy Strength |          |        |          | Big Bear    |
Then Big Bear is 5/6""",
)
def controls_table(player: str, table: DataTable) -> Operation:
    return PutOntoBattlefield(player, card_table(table))


@phrase(
    ("given", "then"),
    "{player}'s {zone} {contents}",
    meaning="A zone holds exactly these cards, a library from the top. On the battlefield: the permanents that the player controls.",
    example="""Given Alice's hand holds Counterspell and 2 Island
And Alice's library is empty
Then Alice's hand holds 2 Island and Counterspell
And Alice's library is empty""",
    fails="""Given Alice's hand holds Counterspell
Then Alice's hand is empty""",
    observed="it holds Counterspell",
)
def holds_cards(player: str, zone: str, cards: tuple[CardItem, ...]) -> Operation:
    return Holds(player, zone, cards)  # type: ignore[arg-type]


@phrase(
    "given",
    "{player}'s {zone} holds:",
    meaning="Cards in a zone, in a table; for those that need an alias, counters, or another owner.",
    example="""Given Bob's graveyard holds:
  | card   | alias   |
  | Forest | Green 1 |
  | Forest | Green 2 |
Then Green 2 is in Bob's graveyard""",
)
def holds_table(player: str, zone: str, table: DataTable) -> Operation:
    return Holds(player, zone, card_table(table))  # type: ignore[arg-type]


@phrase(
    "given",
    "the top of {player}'s library is {cards}",
    meaning="These cards lie on top of a library, the first on top; ten Wastes lie below.",
    example="""Given the top of Alice's library is Forest and Grizzly Bears
Then Forest is on top of Alice's library""",
)
def top_of_library(player: str, cards: tuple[CardItem, ...]) -> Operation:
    return OnTop(player, cards)


@phrase(
    ("given", "then"),
    "{player} has {life} life",
    meaning="A life total.",
    example="""Given Bob has 7 life
Then Bob has 7 life
And Alice has 20 life""",
    fails="Then Alice has 21 life",
    observed="Alice has 20 life",
)
def has_life(player: str, amount: int) -> Operation:
    return Life(player, amount)


@phrase(
    ("given", "then"),
    "{player}'s mana pool is {mana}",
    meaning="The mana in a player's pool, exactly.",
    example="""Given Alice's mana pool is {G}{G}
Then Alice's mana pool is {G}{G}
And Bob's mana pool is empty""",
    fails="""Given Alice's mana pool is {G}{G}
Then Alice's mana pool is {G}""",
    observed="Alice's mana pool is {G}{G}",
)
def mana_pool_is(player: str, mana: str) -> Operation:
    if re.search(r"\{[^WUBRGC]", mana):
        raise PhraseError(f"a mana pool holds mana of a type ({{W}} {{U}} {{B}} {{R}} {{G}} {{C}}), not {mana}")
    return ManaPool(player, mana)


@phrase(
    ("given", "then"),
    "it is {player}'s {step}",
    meaning="Whose turn it is, and which step or main phase.",
    example="""Given it is Bob's upkeep
Then it is Bob's upkeep
And Bob has priority""",
    fails="Then it is Alice's upkeep",
    observed="it is Alice's precombat main",
)
def it_is(player: str, step: Step) -> Operation:
    return Turn(player, step)


@phrase(
    "given",
    "{player} has played {n} land(s) this turn",
    meaning="How many lands a player has already played this turn.",
    example="""Given Alice has played a land this turn
And Alice's hand holds Forest
Then Alice can't play Forest by rule 305""",
)
def has_played_lands(player: str, count: int) -> Operation:
    return LandsPlayed(player, count)
