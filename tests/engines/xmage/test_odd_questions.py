"""XMage itself, where its user has it: what can't be understood is told as such, and the game goes on."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from oracle.engines.opening import parse_spec
from oracle.engines.processes import EngineProcess
from oracle.engines.xmage import CLASSPATH
from oracle.protocol.rpc import INVALID_PARAMS, POSITION_REFUSED

pytestmark = pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")

Ask = Callable[..., Any]


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    """Asks a question as it is, and returns the result, or the code of the error."""
    how = parse_spec("xmage").command
    assert how is not None
    process = EngineProcess(how.command, how.env, own_folder=True)

    def question(method: str, **params: Any) -> Any:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n"
        answer = json.loads(process.exchange(line, how.startup))
        return answer["result"] if "result" in answer else answer["error"]["code"]

    question("initialize", protocol={"oldest": 1, "newest": 1}, edition="2026-09-25", harness={"name": "test", "version": "1"})
    yield question
    process.finish()


def begin(ask: Ask, *objects: dict[str, Any], pool: str = "") -> Any:
    libraries = [{"label": f"{name}'s", "card": "Wastes", "player": name, "zone": "library"} for name in ("Alice", "Bob")]
    players = [{"name": "Alice", "mana_pool": pool}, {"name": "Bob"}]
    return ask("game/begin", position={"players": players, "objects": [*objects, *libraries], "active_player": "Alice"})


def permanent(card: str, **more: Any) -> dict[str, Any]:
    return {"label": card, "card": card, "player": "Alice", "zone": "battlefield", **more}


def test_an_answer_of_the_wrong_kind_leaves_the_question_open(ask: Ask) -> None:
    begin(ask, permanent("Meddling Mage", zone="hand"), pool="{W}{U}")
    ask("game/act", player="Alice", action={"action": "cast", "object": "Meddling Mage"})
    for player in ("Alice", "Bob"):
        outcome = ask("game/act", player=player, action={"action": "pass"})
    assert outcome["pending"]["kind"] == "name"
    for answer in ({"name": 5}, {"name": ["Forest"]}):
        assert ask("game/answer", player="Alice", choice=answer) == INVALID_PARAMS
    for answer in ({"confirm": True}, {"chosen": []}, {}):
        assert ask("game/answer", player="Alice", choice=answer)["pending"]["kind"] == "name"
    assert ask("game/answer", player="Alice", choice={"name": "Lightning Bolt"})["priority"] == "Alice"


@pytest.mark.parametrize(
    "action",
    [{"action": "cast"}, {"action": "cast", "object": 5}, {"action": "activate", "object": "Llanowar Elves", "targets": "Bob"}],
    ids=str,
)
def test_an_action_of_the_wrong_kind_leaves_the_game_as_it_was(ask: Ask, action: dict[str, Any]) -> None:
    begin(ask, permanent("Llanowar Elves"))
    assert ask("game/act", player="Alice", action=action) == INVALID_PARAMS
    assert ask("game/can", player="Alice", action=action) == INVALID_PARAMS
    outcome = ask("game/act", player="Alice", action={"action": "activate", "object": "Llanowar Elves"})
    assert outcome["accepted"]


def test_a_declaration_of_the_wrong_kind_is_still_awaited(ask: Ask) -> None:
    begin(ask, permanent("Grizzly Bears"))
    outcome: dict[str, Any] = {}
    while "pending" not in outcome:
        outcome = ask("game/act", player=outcome.get("priority", "Alice"), action={"action": "pass"})
    for attackers in ("Grizzly Bears", {"Grizzly Bears": 5}):
        assert ask("game/act", player="Alice", action={"action": "attack", "attackers": attackers}) == INVALID_PARAMS
    outcome = ask("game/act", player="Alice", action={"action": "attack", "attackers": {"Grizzly Bears": "Bob"}})
    assert outcome["accepted"]


def test_who_does_not_play_sees_nothing_and_does_nothing(ask: Ask) -> None:
    begin(ask)
    assert ask("game/observe", observer="Zoe") == INVALID_PARAMS
    for action in ("pass", "concede"):
        assert not ask("game/act", player="Zoe", action={"action": action})["accepted"]
    assert ask("game/act", player="Alice", action={"action": "pass"})["priority"] == "Bob"


@pytest.mark.parametrize(
    "card",
    [
        permanent("Delver of Secrets", face="Forest"),
        permanent("Grizzly Bears", counters={"+1/+1": "two"}),
        permanent("Meddling Mage", chosen={"creature type": "Nonesuch"}),
        permanent("Meddling Mage", chosen={"color": "mauve"}),
        permanent("Lightning Bolt"),
    ],
    ids=msgspec.json.encode,
)
def test_a_position_that_can_not_be_is_refused_and_the_next_begins(ask: Ask, card: dict[str, Any]) -> None:
    assert begin(ask, card) in (INVALID_PARAMS, POSITION_REFUSED)
    assert begin(ask)["priority"] == "Alice"
