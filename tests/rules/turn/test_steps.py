"""Which steps there are, and who receives priority in them."""

from oracle.rules.state.actions import Pass
from oracle.rules.state.decisions import Distribute, Priority
from oracle.rules.state.game import Combat
from oracle.rules.turn import steps
from tests.rules.tabletop import Tabletop, creature


def test_players_receive_priority_in_the_declare_attackers_step_though_nothing_attacks() -> None:
    table = Tabletop(step="beginning of combat")
    running = steps.play(table.table)
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


def test_an_illegal_assignment_of_combat_damage_is_made_anew() -> None:
    table = Tabletop(step="declare blockers")
    attacker, blocker = table.put(creature(4, 1, "trample")), table.put(creature(2, 2), "Bob")
    table.change_game(combat=Combat(attackers={attacker: "Bob"}, blockers={blocker: (attacker,)}, blocked=frozenset({attacker})))
    running = steps.combat_damage_step(table.table)

    first = next(running)
    again = running.send({blocker: 1, "Bob": 3})
    assert isinstance(first, Distribute)
    assert again == first
    assert table.game.player("Bob").life == 20
    assert isinstance(running.send({blocker: 2, "Bob": 2}), Priority)
    assert table.game.player("Bob").life == 18
