"""A false expectation never passes: it fails, or the scenario is refused because it could hold in any case or mean several things."""

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.judge import judge
from oracle.suite.reading.features import Suite
from tests.suite.judging.positions_of_names import (
    ALIAS,
    ATT,
    BITE,
    BOLT,
    CLONE,
    COPIED,
    CTR,
    DRAW,
    EQ,
    GRAVE,
    LIB,
    MAN,
    MAN1,
    OMENKEEL,
    OMENSTACK,
    RITE,
    TWO,
    WARDEN,
)
from tests.suite.judging.test_on_the_reference_engine import CARDS, READER

FALSE = {
    "one in each hand": (
        DRAW,
        (
            "Alice can't cast Grizzly Bears",
            "Bob can't cast Grizzly Bears\nAnd Alice can't cast Grizzly Bears",
            "Grizzly Bears is in exile",
            "Grizzly Bears isn't in Bob's hand",
            "Bob sees Grizzly Bears",
            "Bob doesn't see Grizzly Bears",
            "Alice's hand holds no cards",
            "Alice's hand is empty",
        ),
    ),
    "a spell and its copy": (
        COPIED,
        (
            "Lightning Bolt isn't on the stack",
            "the copy of Lightning Bolt isn't on the stack",
            "the stack holds Lightning Bolt",
            "Alice controls the copy of Twincast",
            "Lightning Bolt's mana value is 1",
            "the copy of Lightning Bolt was cast",
            "Lightning Bolt wasn't copied",
            "Twincast was copied",
        ),
    ),
    "a countered spell": (
        CTR,
        (
            "Grizzly Bears wasn't countered",
            "Counterspell was countered",
            "Grizzly Bears was countered twice",
            "the copy of Grizzly Bears was countered",
            "Grizzly Bears's ability was countered",
            "in this order:\n  | event | object |\n  | resolved | Grizzly Bears |",
        ),
    ),
    "one in the hand and one on top of the library": (
        LIB,
        (
            "Grizzly Bears isn't in Alice's library",
            "Grizzly Bears isn't on top of Alice's library",
            "Grizzly Bears is on the bottom of Alice's library",
            "Forest is on top of Alice's library",
            "Grizzly Bears is green",
            "Wastes isn't in Alice's library",
            "Alice sees Grizzly Bears",
            "Alice doesn't see Grizzly Bears",
        ),
    ),
    "the second of two is equipped": (
        EQ,
        (
            "Bonesplitter isn't attached to Grizzly Bears",
            "Bonesplitter is attached to the first Grizzly Bears",
            "Bonesplitter isn't attached to Grizzly Baers",
            "Bonesplitter isn't attached to Llanowar Elves",
            "Grizzly Bears is 4/2",
            "the first Grizzly Bears is 4/2",
            "Alice's battlefield holds 2 Grizzly Bears, Forest and Bonesplitter attached to Forest",
            "Alice's battlefield holds 2 Grizzly Bears, a summoning-sick Forest and Bonesplitter",
        ),
    ),
    "one in the hand and one in the graveyard": (
        GRAVE,
        ("Alice can't cast Grizzly Bears in Alice's hand",),
    ),
    "two that are alike": (
        ATT,
        ("Alice may choose nothing",),
    ),
    "two abilities have triggered": (
        WARDEN,
        (
            "in this order:\n  | event | object |\n  | triggered | Grizzly Bears |",
            "in this order:\n  | event | object |\n  | resolved | Soul Warden |",
            "Soul Warden triggered once",
            "Soul Warden didn't trigger",
            "the second Soul Warden didn't trigger",
            "the first Soul Warden triggered twice",
            "Alice's Soul Warden triggered once",
            "the stack holds Soul Warden's ability",
            "Soul Warden's ability is on the stack\nAnd the stack is empty",
            "Bob doesn't control Llanowar Elves",
            "Grizzly Baers isn't on the battlefield",
            "Spirt Token isn't on the battlefield",
            "bears isn't on the battlefield",
            "Alice controls nothing",
            "Bob doesn't control nothing",
            "Alice controls Grizzly Bears and Grizzly Bears",
            "the top of the stack isn't on the battlefield",
            "the top card of Alice's library isn't in exile",
            "the third Soul Warden didn't trigger",
            "Bob's Soul Warden didn't trigger",
        ),
    ),
    "a token copy of Bob's Grizzly Bears": (
        RITE,
        (
            "Alice doesn't control Grizzly Bears",
            "Bob doesn't control Grizzly Bears",
            "Grizzly Bears isn't on the battlefield",
            "Grizzly Bears is 2/2",
            "Bob owns Grizzly Bears",
            "Grizzly Bears wasn't created",
            "the second Grizzly Bears isn't on the battlefield",
            "Alice's battlefield holds 4 Island",
            "the third Grizzly Bears isn't on the battlefield",
        ),
    ),
    "Clone has become a copy of Bob's Grizzly Bears": (
        CLONE,
        (
            "Alice doesn't control Grizzly Bears",
            "Alice doesn't control Clone",
            "Clone isn't on the battlefield",
            "Grizzly Bears is 2/2",
        ),
    ),
    "each player has one": (
        TWO,
        (
            "Alice doesn't control Grizzly Bears",
            "Bob doesn't control Grizzly Bears",
            "Bob doesn't control Alice's Grizzly Bears",
            "Alice's Grizzly Bears isn't in Bob's graveyard",
            "Grizzly Bears is untapped",
            "Grizzly Bears on the battlefield isn't in Bob's graveyard",
        ),
    ),
    "the back face is up": (
        OMENKEEL,
        (
            "Cosima, God of the Voyage is on the battlefield",
            "Alice controls Cosima",
            "The Omenkeel isn't on the battlefield",
            "Alice doesn't control The Omenkeel",
            "Alice's battlefield holds Cosima, God of the Voyage",
        ),
    ),
    "the back face is being cast": (
        OMENSTACK,
        (
            "the stack holds Cosima, God of the Voyage",
            "Cosima was cast",
            "The Omenkeel wasn't cast",
            "Cosima wasn't cast",
        ),
    ),
    "the Omen is being cast": (
        BITE,
        (
            "the stack holds Twinmaw Stormbrood",
            "Twinmaw Stormbrood was cast once",
            "Charring Bite isn't on the stack",
        ),
    ),
    "one Forest is face down": (
        MAN,
        (
            "Alice's battlefield holds 2 Forest",
            "Forest is face up",
            "Forest has no name",
            "Bob doesn't see Forest",
            "Bob sees Forest",
        ),
    ),
    "the only Forest is face down": (
        MAN1,
        (
            "Alice's battlefield holds Forest",
            "Forest isn't on the battlefield",
            "Bob sees Forest",
            "Alice doesn't see Forest",
            "Alice's battlefield holds a cloaked Forest",
        ),
    ),
    "one has an alias": (
        ALIAS,
        (
            "Grizzly Bears is 2/2",
            "Big Bear isn't on the battlefield",
            "Alice's battlefield holds Grizzly Bears",
        ),
    ),
    "the second has died": (
        BOLT,
        (
            "Grizzly Bears isn't in Bob's graveyard",
            "Grizzly Bears isn't on the battlefield",
            "Grizzly Bears wasn't destroyed",
            "Grizzly Bears was destroyed twice",
            "the first Grizzly Bears was destroyed",
            "the second Grizzly Bears wasn't destroyed",
            "Grizzly Bears has no damage",
            "nothing else changed",
            "Grizzly Bears is on the battlefield\nAnd Lightning Bolt is in Alice's graveyard\nAnd Mountain is tapped\n"
            "And nothing else changed",
            "the second Grizzly Bears isn't in Bob's graveyard",
        ),
    ),
}

ASKED_FOR = (
    (GRAVE + "When Alice casts Grizzly Bears in Alice's graveyard\n", "Grizzly Bears is on the stack"),
    (ATT + "When Alice attacks with Grizzly Bears and Grizzly Bears\n", "Alice has 20 life"),
    (ATT + "When Alice attacks with Grizzly Bears and the first Grizzly Bears\n", "Alice has 20 life"),
    (ATT + "When Alice attacks with Grizzly Bears\n", "Grizzly Bears is tapped"),
    (ATT + "When Alice attacks with Grizzly Bears\n", "Grizzly Bears is untapped"),
    (ATT + "When Alice attacks with Grizzly Bears\n", "the second Grizzly Bears is tapped"),
    (
        "Given Alice controls:\n | card | alias |\n | Clone | Grizzly Bears |\nAnd Bob controls Grizzly Bears\n",
        "Bob controls Grizzly Bears",
    ),
    ("Given Alice controls:\n | card | alias |\n | Clone | the second Bear |\n", "Alice controls the second Bear"),
    ("Given Alice controls:\n | card | alias |\n | Forest | Bob |\n", "Alice controls Forest"),
    ("Given Alice controls 2 Forest\nAnd the second Forest is tapped\nWhen Alice taps Forest for mana\n", "Forest is tapped"),
    (
        "Given Alice controls 2 Forest and Wild Growth attached to the second Forest\nWhen Alice taps Forest for mana\n",
        "Alice's mana pool is {G}",
    ),
    ("Given Alice controls 2 Forest\nAnd Forest is tapped\n", "Forest is tapped"),
)
"""Steps that leave open which of several objects acts, or let an alias be the name of others."""


def verdict(steps: str) -> str:
    """The verdict on a scenario with these steps; refused, if it can't be read."""
    suite = Suite([], [])
    READER.read_text("Feature: F\n  Scenario: S\n" + steps, "f.feature", suite)
    return "refused" if suite.problems else judge(suite.cases[0], ReferenceEngine(CARDS)).verdict


@pytest.mark.parametrize(
    ("setup", "expectation"),
    [pytest.param(setup, each, id=f"{name}: {each}") for name, (setup, false) in FALSE.items() for each in false],
)
def test_what_is_false_never_passes(setup: str, expectation: str) -> None:
    assert verdict(f"{setup}Then {expectation}\n") != "pass"


@pytest.mark.parametrize(("setup", "expectation"), ASKED_FOR)
def test_a_step_that_leaves_open_what_it_means_never_passes(setup: str, expectation: str) -> None:
    assert verdict(f"{setup}\nThen {expectation}\n") != "pass"


@pytest.mark.parametrize("setup", [pytest.param(setup, id=name) for name, (setup, _) in FALSE.items()])
def test_the_positions_themselves_can_be_played(setup: str) -> None:
    assert verdict(f"{setup}Then the game goes on\n") == "pass"


TRUE = {
    "a token copy of Bob's Grizzly Bears": (
        RITE,
        (
            "Alice controls Grizzly Bears",
            "Bob controls Grizzly Bears",
            "Alice's Grizzly Bears is 2/2",
            "the first Grizzly Bears is 2/2",
            "Bob owns the first Grizzly Bears",
            "Alice owns the second Grizzly Bears",
            "Grizzly Bears was created once",
            "Grizzly Bears isn't in Bob's graveyard",
        ),
    ),
    "Clone has become a copy of Bob's Grizzly Bears": (
        CLONE,
        ("Alice controls Grizzly Bears", "Clone's name is Grizzly Bears", "Clone is 2/2", "Bob's Grizzly Bears is 2/2"),
    ),
    "the back face is up": (
        OMENKEEL,
        (
            "The Omenkeel is on the battlefield",
            "Alice controls The Omenkeel",
            "Cosima's name is The Omenkeel",
            "Alice's battlefield holds The Omenkeel",
            "Cosima isn't in Alice's graveyard",
        ),
    ),
    "the back face is being cast": (OMENSTACK, ("the stack holds The Omenkeel", "The Omenkeel was cast once")),
    "the Omen is being cast": (BITE, ("the stack holds Charring Bite", "Charring Bite was cast")),
    "one Forest is face down": (
        MAN,
        (
            "Alice's battlefield holds a manifested Forest and Forest",
            "the first Forest is face down",
            "the second Forest is face up",
            "Bob sees the second Forest",
            "Bob doesn't see the first Forest",
        ),
    ),
    "one has an alias": (ALIAS, ("Big Bear is 2/2", "Alice's battlefield holds Big Bear and Grizzly Bears", "Big Bear isn't tapped")),
    "the second has died": (
        BOLT,
        (
            "Grizzly Bears is on the battlefield",
            "Grizzly Bears is in Bob's graveyard",
            "the first Grizzly Bears has no damage",
            "the second Grizzly Bears was destroyed once",
            "the first Grizzly Bears wasn't destroyed",
            "the second Grizzly Bears is in Bob's graveyard\nAnd Lightning Bolt is in Alice's graveyard\nAnd Mountain is tapped\n"
            "And nothing else changed",
        ),
    ),
    "two abilities have triggered": (WARDEN, ("Soul Warden triggered twice", "the second Soul Warden triggered once")),
    "a spell and its copy": (COPIED, ("the copy of Lightning Bolt's mana value is 1", "Lightning Bolt was cast once")),
    "a countered spell": (CTR, ("Grizzly Bears was countered once", "Counterspell wasn't countered")),
    "two that are alike": (ATT, ("Grizzly Bears is untapped", "Grizzly Bears is 2/2", "Alice owns Grizzly Bears")),
}


@pytest.mark.parametrize(
    ("setup", "expectation"),
    [pytest.param(setup, each, id=f"{name}: {each}") for name, (setup, true) in TRUE.items() for each in true],
)
def test_what_is_true_of_the_same_positions_passes(setup: str, expectation: str) -> None:
    assert verdict(f"{setup}Then {expectation}\n") == "pass"


def test_a_card_is_cast_by_the_face_that_the_step_names_and_not_by_an_alias() -> None:
    dealt = """
Given Alice controls:
  | card         | alias |
  | The Omenkeel | Boat  |
And Alice's hand holds Echoing Truth
And Alice's mana pool is {C}{U}{C}{C}{U}
When Alice casts Echoing Truth targeting Boat
And Echoing Truth resolves
"""
    seen = "Then Boat's name is The Omenkeel\nAnd Boat's mana value is 2\n"
    assert verdict(f"{dealt}And Alice casts Boat as The Omenkeel\n{seen}") == "pass"
    assert verdict(f"{dealt}And Alice casts Boat\n{seen}") == "error"
