"""Which steps there are, and who receives priority in them."""

from oracle.rules import turn
from oracle.rules.actions import Pass
from oracle.rules.decisions import Priority
from tests.rules.tabletop import Tabletop


def test_players_receive_priority_in_the_declare_attackers_step_though_nothing_attacks() -> None:
    table = Tabletop(step="beginning of combat")
    running = turn.play(table.table)
    seen = []
    decision = next(running)
    for _ in range(8):
        assert isinstance(decision, Priority)
        seen.append((table.game.turn.step, decision.player))
        decision = running.send(Pass())

    assert [step for step, player in seen if player == "Alice"] == [
        "beginning of combat",
        "declare attackers",
        "end of combat",
        "postcombat main",
    ]
