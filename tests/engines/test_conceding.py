"""Conceding at any time, whoever is asked just then (104.3a)."""

import pytest

from tests.play.game import told_again
from tests.suite.test_on_the_reference_engine import judged

THREE = "\n    Given the players are Alice, Bob and Carol"

EDICT = f"""{THREE}
    And Alice's hand holds Extus, Oriq Overlord
    And Alice's mana pool is {{C}}{{C}}{{C}}{{C}}{{C}}{{C}}{{B}}{{R}}
    And Bob controls Grizzly Bears and Elite Vanguard
    And Carol controls Llanowar Elves and Walking Corpse
    When Alice casts Awaken the Blood Avatar
    And all players pass
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
        # In the middle of announcing a spell: it is as if it had never been begun.
        f"{THREE}\n    And Alice's hand holds Lightning Bolt\n    And Alice controls Mountain\n    When Alice casts Lightning Bolt\n"
        "    And Alice concedes\n    Then Bob has priority\n    And the stack is empty\n",
        f"{THREE}\n    And Alice's hand holds Lightning Bolt\n    And Alice controls Mountain\n    When Alice casts Lightning Bolt\n"
        "    And Bob concedes\n    Then Alice has priority\n    And Lightning Bolt is in Alice's hand\n    And Mountain is untapped\n",
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
    game = told_again(steps).table.game._table.game  # type: ignore[union-attr]
    (bears,) = game.zone("battlefield")
    assert game.objects[bears].held_by == "Alice"
