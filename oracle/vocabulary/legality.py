"""Phrases for what players may do, are asked, and may know; and for facts of cards outside a game."""

from typing import Literal

from oracle.vocabulary.actions import Said
from oracle.vocabulary.lists import PhraseError
from oracle.vocabulary.operations import (
    Asked,
    Can,
    ColorIdentity,
    DeckAllows,
    FaceSymbol,
    Offered,
    Operation,
    Rejected,
    Sees,
    TellsApart,
)
from oracle.vocabulary.registry import phrase

COAST = """Given Alice controls Yavimaya Coast
When Alice activates Yavimaya Coast's second ability
"""


@phrase(
    "then",
    "{player} {can}",
    meaning='A player could, or with no object of that name could, take an action now, in some way. "can\'t" may end in "by rule 305.2".',
    example="""Given Alice controls Forest
And Alice's hand holds Island
Then Alice can tap Forest for {G}
And Alice can't tap Forest for {U}
And Alice can play Island
And Bob can't tap Forest for mana""",
    fails="""Given Alice's hand holds Island
Then Alice can't play Island""",
    observed="it is legal",
)
def can(player: str, what: tuple[bool, Said, str | None]) -> Operation:
    allowed, (action, paying), rule = what
    if paying is not None:
        raise PhraseError(f"{paying!r} is said of what is done, not of what can be done; 'Then that is rejected' may follow")
    return Can(player, action, allowed, rule)


@phrase(
    "then",
    "that is {rejected}",
    meaning="The action or answer just before is illegal; the game stays as it was. A rule may be said, or one above it: 305 for 305.2a.",
    example="""Given Bob's hand holds Forest
When Bob plays Forest
Then that is rejected by rule 117""",
    fails="""Given Alice's hand holds Forest
When Alice plays Forest
Then that is rejected by rule 117""",
    observed="the engine accepts it",
)
def that_is_rejected(rule: str | None) -> Operation:
    return Rejected(rule)


@phrase(
    "then",
    "{someone} is asked",
    meaning="The game waits for a choice of that player, or for nobody's.",
    example=COAST + "Then Alice is asked",
    fails=COAST + "Then Bob is asked",
    observed="Alice is asked: Which mana? (mana) [{U}, {G}]",
)
def is_asked(player: str | None) -> Operation:
    return Asked(player)


@phrase(
    "then",
    "{player} {may choose}",
    meaning="What the choice that the game waits for offers: these, perhaps among others; exactly these (only); none of these (not).",
    example=COAST + "Then Alice may choose {U}\nAnd Alice may choose only {G} and {U}\nAnd Alice may not choose {R}",
    fails=COAST + "Then Alice may choose {R}",
    observed="Alice is asked: Which mana? (mana) [{U}, {G}]",
)
def may_choose(player: str, offer: tuple[Literal["includes", "only", "excludes"], tuple[str, ...]]) -> Operation:
    extent, options = offer
    if not options:
        raise PhraseError("an option was expected; for the end of all choices say: nobody is asked")
    if extent != "only" and len(set(options)) < len(options):
        raise PhraseError('an option is named twice; say with "only" how many there are')
    return Offered(player, options, extent)


@phrase(
    "then",
    "{player} {sees} {object}",
    meaning=(
        "A player may know which card an object is, of several of that name each. Or may not: then nothing that the player is told "
        "says it, neither what they see, nor what has happened in the course of the latest Whens, nor what they are asked."
    ),
    example="""Given Alice controls a manifested Forest
And Alice's hand holds Counterspell
Then Alice sees Forest
And Bob doesn't see Forest
And Bob doesn't see Counterspell""",
    fails="""Given Alice controls a manifested Forest
Then Bob sees Forest""",
    observed="the engine hides which card it is",
)
def sees(player: str, holds: bool, object: str) -> Operation:
    return Sees(player, object, holds)


@phrase(
    "then",
    "{player} tells {objects} apart",
    meaning=(
        "A player is shown these objects, face down or not, in this order of arrival (of the stack: from the bottom), each always as the "
        "same one, and what made it face down."
    ),
    example="""Given Alice controls a manifested Forest and a morphed Branchsnap Lorian
Then Bob tells Forest and Branchsnap Lorian apart
And Bob doesn't see Forest""",
    fails="""Given Alice controls a manifested Forest and a morphed Branchsnap Lorian
Then Bob tells Branchsnap Lorian and Forest apart""",
    observed="the engine shows Bob Branchsnap Lorian at place 2, Forest at place 1",
)
def tells_apart(player: str, objects: tuple[str, ...]) -> Operation:
    if len(set(objects)) < 2:
        raise PhraseError("two objects at least were expected")
    return TellsApart(player, objects)


@phrase(
    "then",
    "the color identity of {object} is {symbols}",
    meaning="A card's color identity as mana symbols.",
    example="""Then the color identity of Grizzly Bears is {G}
And the color identity of Mind Stone is empty""",
    fails="Then the color identity of Grizzly Bears is {W}",
    observed="the color identity of Grizzly Bears is {G}",
)
def color_identity(card: str, symbols: tuple[str, ...]) -> Operation:
    return ColorIdentity(card, symbols)


@phrase(
    "then",
    "the symbol of {object} is {symbol}",
    meaning="The symbol in the upper left corner of a face that tells front from back.",
    example="""Then the symbol of Cosima, God of the Voyage is one triangle
And the symbol of The Omenkeel is two triangles""",
    fails="Then the symbol of The Omenkeel is one triangle",
    observed="the symbol of The Omenkeel is two triangles",
)
def face_symbol(face: str, symbol: str) -> Operation:
    return FaceSymbol(face, symbol)


@phrase(
    "then",
    "{object} {fits} a deck led by {card}",
    meaning="Whether a Commander deck with that commander may hold a card.",
    example="""Then Island fits a deck led by Cosima, God of the Voyage
And Mountain doesn't fit a deck led by Cosima, God of the Voyage""",
    fails="Then Mountain fits a deck led by Cosima, God of the Voyage",
    observed="it may not: Mountain is not within the color identity of Cosima, God of the Voyage",
)
def fits_deck(card: str, allowed: bool, commander: str) -> Operation:
    return DeckAllows(card, commander, allowed)
