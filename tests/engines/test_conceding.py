"""Conceding at any time, whoever is asked just then (104.3a)."""

import pytest

from tests.play.game import told_again
from tests.suite.judging.test_on_the_reference_engine import judged

THREE = "\n    Given the players are Alice, Bob and Carol"

EDICT = f"""{THREE}
    And Alice's hand holds Extus, Oriq Overlord
    And Alice's mana pool is {{C}}{{C}}{{C}}{{C}}{{C}}{{C}}{{B}}{{R}}
    And Bob controls Grizzly Bears and Elite Vanguard
    And Carol controls Llanowar Elves and Walking Corpse
    When Alice casts Awaken the Blood Avatar
    And all players pass
"""


BOLT = f"""{THREE}
    And Alice's hand holds Lightning Bolt
    And Alice controls Mountain
    And Bob controls Grizzly Bears
    And Carol controls Elite Vanguard
    When Alice casts Lightning Bolt
"""

BOND = f"""{THREE}
    And Alice's hand holds Common Bond
    And Alice's mana pool is {{G}}{{W}}{{C}}
    And Bob controls Grizzly Bears
    And Carol controls Elite Vanguard and Llanowar Elves
    When Alice casts Common Bond
"""

DOOM = f"""{THREE}
    And Alice's hand holds Doom Blade
    And Alice controls 2 Swamp
    And Bob controls Grizzly Bears and Llanowar Elves
    When Alice casts Doom Blade
"""

POOR = f"""{THREE}
    And Alice's hand holds Doom Blade
    And Alice controls Swamp
    And Bob controls Grizzly Bears
    And Carol controls Elite Vanguard and Llanowar Elves
    When Alice casts Doom Blade
"""

THEIRS = f"""{THREE}
    And Alice's hand holds Valki, God of Lies
    And Alice's mana pool is {{B}}{{R}}{{C}}{{C}}{{C}}{{C}}{{C}}
    And Alice controls Mountain
    And the top of Bob's library is Lightning Bolt
    When Alice casts Tibalt, Cosmic Impostor
    And the stack resolves
    And Alice activates Tibalt's first ability
    And the stack resolves
    And Alice casts Lightning Bolt
"""

ETALI = f"""{THREE}
    And it is Alice's beginning of combat
    And Alice controls Etali, Primal Storm
    And the top of Bob's library is Lightning Bolt
    And Carol controls Elite Vanguard
    When Alice attacks Carol with Etali, Primal Storm
    And all players pass
    And Alice chooses Lightning Bolt
"""


@pytest.mark.parametrize(
    "steps",
    [
        # Without priority, in a game of two.
        "\n    When Bob concedes\n    Then Alice has won the game\n",
        # Without priority, in a game of three: whoever has it keeps it.
        f"{THREE}\n    When Bob concedes\n    Then Bob has lost the game\n    And Alice has priority\n    And the game goes on\n",
        # With priority in the middle of somebody else's turn: the next player receives it.
        f"{THREE}\n    When Alice passes priority\n    And Bob concedes\n    Then Carol has priority\n",
        # Whoever is asked as a spell resolves.
        f"{EDICT}    And Bob concedes\n    And Carol chooses Llanowar Elves\n"
        "    Then Llanowar Elves is in Carol's graveyard\n    And Alice controls Avatar Token\n",
        # Somebody else is asked as it resolves.
        f"{EDICT}    And Carol concedes\n    And Bob chooses Elite Vanguard\n"
        "    Then Elite Vanguard is in Bob's graveyard\n    And Grizzly Bears is on the battlefield\n",
        # The player whose spell resolves: it is gone, and so is what was asked.
        f"{EDICT}    And Alice concedes\n    Then Grizzly Bears is on the battlefield\n    And Bob has priority\n",
        # The active player, asked for attackers.
        f"{THREE}\n    And Alice controls Grizzly Bears\n    When the game advances to Alice's beginning of combat\n"
        "    And all players pass\n    And Alice concedes\n    And the game advances to Bob's upkeep\n    Then it is Bob's upkeep\n",
        # A defending player, while another declares blockers.
        f"{THREE}\n    And Alice controls Grizzly Bears\n    And Bob controls Elite Vanguard\n    And Carol controls Walking Corpse\n"
        "    When Alice attacks Bob with Grizzly Bears\n    And all players pass\n    And Carol concedes\n"
        "    And Bob blocks Grizzly Bears with Elite Vanguard\n    And the game advances to Alice's end of combat\n"
        "    Then Elite Vanguard is in Bob's graveyard\n    And Walking Corpse isn't on the battlefield\n",
        # The player who keeps a legend: nothing is left to choose.
        f"{THREE}\n    And Alice controls Jodah, the Unifier\n    And Alice's hand holds Clone\n"
        "    And Alice's mana pool is {U}{U}{U}{U}\n"
        "    When Alice casts Clone\n    And all players pass\n    And Alice chooses Jodah, the Unifier\n    And Alice concedes\n"
        "    Then Bob has priority\n    And Jodah, the Unifier isn't on the battlefield\n",
        # Whoever would pay leaves: it isn't paid.
        f"{THREE}\n    And Alice controls Rhystic Study\n    And Bob's hand holds Lightning Bolt\n"
        "    And Bob controls Mountain\n"
        "    And the top of Alice's library is Forest\n    When Alice passes priority\n    And Bob casts Lightning Bolt targeting Carol\n"
        "    And all players pass\n    And Bob concedes\n    And Alice accepts\n"
        "    Then Alice's hand holds Forest\n    And Carol has 20 life\n",
        # Who announces a spell: it is as if it had never been begun.
        f"{BOLT}    And Alice concedes\n    Then Bob has priority\n    And the stack is empty\n",
        # Another player, while Alice announces: she goes on, with what is left to choose.
        f"{BOLT}    And Bob concedes\n    Then Alice may choose only Alice, Carol and Elite Vanguard\n"
        "    When Alice chooses Carol\n    Then the stack holds Lightning Bolt\n    And Mountain is tapped\n"
        "    And Bob has lost the game\n",
        # One of the targets is gone with its owner: the spell goes on all the same.
        f"{BOND}    And Alice chooses Grizzly Bears\n    And Bob concedes\n    And Alice chooses Elite Vanguard\n"
        "    And the stack resolves\n    Then Elite Vanguard has 1 +1/+1 counter\n    And Common Bond is in Alice's graveyard\n",
        # It can't go on legally: nothing is left to choose.  The spell is taken back, the concession isn't.
        f"{DOOM}    And Bob concedes\n    Then Alice has priority\n    And Doom Blade is in Alice's hand\n    And Swamp is untapped\n"
        "    And Bob has lost the game\n    And the game goes on\n",
        # It can't be paid for in the end, and is rejected: the concession isn't.
        f"{POOR}    And Bob concedes\n    And Alice chooses Llanowar Elves\n    Then that is rejected by rule 601.2h\n"
        "    And Doom Blade is in Alice's hand\n    And Grizzly Bears isn't on the battlefield\n    And Bob has lost the game\n",
        # Two concede, the second is who announces.
        f"{BOLT}    And Bob concedes\n    And Alice concedes\n    Then Carol has won the game\n",
        # The card that is cast is the leaving player's.
        f"{THEIRS}    And Bob concedes\n    Then Alice has priority\n    And the stack is empty\n    And Mountain is untapped\n"
        "    And Bob has lost the game\n    And the game goes on\n",
        # So it is, while it is cast during a resolution.
        f"{ETALI}    And Bob concedes\n    Then Alice has priority\n    And the stack is empty\n",
    ],
)
def test_a_player_may_concede_at_any_time(steps: str) -> None:
    result = judged(steps)
    assert result.verdict == "pass", result


def test_nobody_concedes_twice() -> None:
    result = judged(f"{THREE}\n    When Bob concedes\n    Then Bob can't concede by rule 104.3a\n    And Carol can concede\n")
    assert result.verdict == "pass", result


def test_what_is_held_again_is_noticed_although_nobody_receives_priority_anew() -> None:
    steps = f"""Feature: F
  Scenario: S{THREE}
    And Alice controls Grizzly Bears
    And Bob controls:
      | card       | attached to   |
      | Confiscate | Grizzly Bears |
    When Alice passes priority
    And Bob passes priority
    And Bob concedes
    Then Alice controls Grizzly Bears
    And Carol has priority
"""
    game = told_again(steps).game.engine_game._table.game  # type: ignore[union-attr]
    (bears,) = game.zone("battlefield")
    assert game.objects[bears].held_by == "Alice"
