"""Phrases for what happens: players act, answer what they are asked, and the game runs on.

An action or answer that is illegal fails the scenario, unless the next step is "Then that is rejected".  When the game asks a
player, the next step must answer, or be a Then about the question.  Attacks and blocks that no step declares are declared empty.
"""

import re

from oracle.protocol.messages import Step
from oracle.vocabulary.actions import Said
from oracle.vocabulary.lists import PhraseError
from oracle.vocabulary.operations import Act, Advance, Answer, Operation
from oracle.vocabulary.registry import phrase


@phrase(
    "when",
    "{player} {action}",
    meaning="A player acts; see the actions for all forms and clauses.",
    example="""Given Alice's hand holds Forest
When Alice plays Forest
And Alice taps Forest for mana
Then Alice's mana pool is {G}""",
)
def acts(player: str, said: Said) -> Operation:
    return Act(player, *said)


@phrase(
    "when",
    "{player} {accepts}",
    meaning='Answer yes or no to "may" and the like. Declining also chooses nothing, where that is allowed. Where one of several may be '
    "chosen, the step after a yes says which, or says it without a yes.",
    example="""Given Alice controls Cosima, God of the Voyage
And it is Bob's end step
When the game advances to Alice's upkeep
And the stack resolves
And Alice accepts
Then Cosima is in exile""",
)
def accepts(player: str, yes: bool) -> Operation:
    return Answer(player=player, confirm=yes)


@phrase(
    "when",
    "{player} chooses {choice}",
    meaning=(
        "Choose among options (objects, players, {G}, mode 2, nothing), or a number (3, X = 3). What the choice is for may be added, "
        'and must then be so: "to discard", "to sacrifice", "to keep" …, or "as the targets", "as the mode", "as the replacement" …'
    ),
    example="""Given Alice controls Yavimaya Coast
When Alice activates Yavimaya Coast's second ability
And Alice chooses {U}
Then Alice's mana pool is {U}""",
)
def chooses(player: str, choice: tuple[tuple[str, ...], str | None]) -> Operation:
    options, purpose = choice
    return Answer(player=player, options=options, purpose=purpose)


@phrase(
    "when",
    "{player} names {card}",
    meaning="Choose a card name.",
    example="""Given Alice's hand holds Meddling Mage
And Alice's mana pool is {W}{U}
When Alice casts Meddling Mage
And the stack resolves
And Alice names Lightning Bolt
Then Meddling Mage is on the battlefield""",
)
def names(player: str, card: str) -> Operation:
    return Answer(player=player, name=card)


_SHARE = re.compile(r"(\d+) to (.+)")


@phrase(
    "when",
    "{player} divides {objects}",
    meaning='Divide an amount among options: "divides 2 to Grizzly Bears and 1 to Bob".',
    example="""Given Alice controls Grizzly Bears
And Bob controls Elite Vanguard and Llanowar Elves
When Alice attacks with Grizzly Bears
And Bob blocks Grizzly Bears with Elite Vanguard and Llanowar Elves
And the game advances to Alice's combat damage step
And Alice divides 1 to Elite Vanguard and 1 to Llanowar Elves
Then Elite Vanguard is in Bob's graveyard
And Llanowar Elves is in Bob's graveyard""",
)
def divides(player: str, shares: tuple[str, ...]) -> Operation:
    amounts: dict[str, int] = {}
    for share in shares:
        found = _SHARE.fullmatch(share)
        if found is None:
            raise PhraseError(f"a share like '2 to Bob' was expected, not {share!r}")
        if found[2] in amounts:
            raise PhraseError(f"{found[2]!r} appears twice; two of one name are 'A' and 'the second A'")
        amounts[found[2]] = int(found[1])
    return Answer(player=player, amounts=amounts)


@phrase(
    "when",
    "{object} resolves",
    meaning=(
        "Players pass until a spell or ability has left the stack; what lies above it resolves first. "
        'Also: "the top of the stack resolves".'
    ),
    example="""Given Alice's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
When Alice casts Grizzly Bears
And Grizzly Bears resolves
Then Grizzly Bears is on the battlefield""",
)
def resolves(object: str) -> Operation:
    return Advance(goal="object", object=object)


@phrase(
    "when",
    "the stack resolves",
    meaning=(
        "Players pass until the stack is empty. The next steps answer what is asked on the way, and then it goes on by itself, "
        "as with all steps that let the game run on."
    ),
    example="""Given Alice's hand holds Grizzly Bears
And Alice's mana pool is {G}{G}
When Alice casts Grizzly Bears
And the stack resolves
Then the stack is empty""",
)
def stack_resolves() -> Operation:
    return Advance(goal="stack")


@phrase(
    "when",
    "all players pass",
    meaning="Every player passes once in succession: the top of the stack resolves, or the step ends.",
    example="""Given it is Alice's upkeep
When all players pass
Then it is Alice's draw step""",
)
def all_pass() -> Operation:
    return Advance(goal="pass")


@phrase(
    "when",
    "the game advances to {player}'s {step}",
    meaning="Players pass until the next such step has begun; attacks and blocks that no step declares are declared empty.",
    example="""When the game advances to Bob's upkeep
Then it is Bob's upkeep
And Bob has priority""",
)
def advances_to(player: str, step: Step) -> Operation:
    return Advance(goal="step", player=player, step=step)
