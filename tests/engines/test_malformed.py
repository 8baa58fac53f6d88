"""What has no meaning is refused by the served reference engine with the field that is wrong, and never as an internal error."""

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.kit import Hosted
from oracle.engines.reference import ReferenceEngine
from oracle.protocol import rpc
from oracle.protocol.server import Server
from oracle.protocol.values import MOST, MOST_OBJECTS
from oracle.rules import bounds

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")
HELLO = {"protocol": {"oldest": 1, "newest": 1}, "edition": "2026-09-25", "harness": {"name": "oracle", "version": "0"}}
HUGE = 10**20


class Asker:
    """A server that is asked in plain JSON."""

    def __init__(self) -> None:
        self._server = Server(Hosted(ReferenceEngine(CARDS)))
        self.ask("initialize", **HELLO)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        answer: dict[str, Any] = json.loads(self._server.answer(json.dumps(message).encode()))
        return answer


def placed(card: str, zone: str = "battlefield", **more: Any) -> dict[str, Any]:
    return {"label": card, "card": card, "player": "Alice", "zone": zone, **more}


def position(*objects: dict[str, Any], alice: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "players": [{"name": "Alice", **(alice or {})}, {"name": "Bob"}],
        "objects": list(objects),
        "active_player": "Alice",
        **more,
    }


@pytest.fixture
def asker() -> Asker:
    asker = Asker()
    begun = asker.ask(
        "game/begin",
        position=position(
            placed("Forest"), placed("Lightning Bolt", "hand"), placed("Walking Ballista", "hand"), alice={"mana_pool": "{R}{C}"}
        ),
    )
    assert begun["result"]["accepted"]
    return asker


def refusal(answer: dict[str, Any]) -> tuple[int, str]:
    assert "error" in answer, answer
    return answer["error"]["code"], answer["error"]["message"]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (position(alice={"mana_pool": "GG"}), "players[0].mana_pool"),
        (position(alice={"mana_pool": "{X}"}), "players[0].mana_pool"),
        (position(alice={"mana_pool": "{G}\n"}), "players[0].mana_pool"),
        (position(alice={"life": HUGE}), "players[0].life"),
        (position(alice={"life": -HUGE}), "players[0].life"),
        (position(alice={"lands_played": -1}), "players[0].lands_played"),
        (position(alice={"name": ""}), "players[0].name"),
        (position(alice={"name": "Ali\nce"}), "players[0].name"),
        (position(alice={"name": "Alice\n"}), "players[0].name"),
        (position(players=[]), "players"),
        (position(players=[{"name": "Alice"}]), "players"),
        (position(turn=0), "turn"),
        (position(turn=HUGE), "turn"),
        (position(seed=-5), "seed"),
        (position(edition="soon"), "edition"),
        (position(edition="2026-13-01"), "edition"),
        (position(edition="2026-09-25\n"), "edition"),
        (position(placed("Forest", counters={"charge": -3})), "objects[0].counters"),
        (position(placed("Forest", counters={"charge": HUGE})), "objects[0].counters"),
        (position(placed("Grizzly Bears", damage=-1)), "objects[0].damage"),
        (position(placed("x" * 1000)), "objects[0].label"),
        (position(*[placed("Forest")] * (MOST_OBJECTS + 1)), "objects"),
    ],
)
def test_a_position_is_refused_with_the_field(asker: Asker, wrong: dict[str, Any], field: str) -> None:
    code, message = refusal(asker.ask("game/begin", position=wrong))
    assert code == rpc.INVALID_PARAMS
    assert f"$.position.{field}" in message


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (position(players=[{"name": "Alice"}, {"name": "Alice"}]), "two players are called Alice"),
        (position(active_player="Carol"), "the active player Carol is none of Alice, Bob"),
        (position(placed("grizzly bears")), "there is no card named grizzly bears"),
        (position(placed("Forest"), placed("Forest")), "two objects are called Forest"),
        (position(alice={"mana_pool": "{1000000}{1}"}), "Alice's mana pool: that is more than 1,000,000 mana"),
    ],
)
def test_a_position_that_can_not_be_is_refused(asker: Asker, wrong: dict[str, Any], why: str) -> None:
    assert refusal(asker.ask("game/begin", position=wrong)) == (rpc.POSITION_REFUSED, why)


@pytest.mark.parametrize("method", ["game/act", "game/can"])
@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"action": "activate", "object": "Forest", "ability": 0}, "ability"),
        ({"action": "activate", "object": "Forest", "ability": -1}, "ability"),
        ({"action": "activate", "object": "Forest", "ability": HUGE}, "ability"),
        ({"action": "activate", "object": "Forest", "producing": "green"}, "producing"),
        ({"action": "cast", "object": "Walking Ballista", "x": HUGE}, "x"),
        ({"action": "cast", "object": "Walking Ballista", "x": -1}, "x"),
        ({"action": "cast", "object": "Lightning Bolt", "modes": [0]}, "modes[0]"),
        ({"action": "cast", "object": "Lightning Bolt", "division": [-5]}, "division[0]"),
        ({"action": "cast", "object": ""}, "object"),
        ({"action": "cast", "object": "9" * 5000}, "object"),
    ],
)
def test_an_action_is_refused_with_the_field(asker: Asker, method: str, wrong: dict[str, Any], field: str) -> None:
    code, message = refusal(asker.ask(method, player="Alice", action=wrong))
    assert code == rpc.INVALID_PARAMS
    assert f"$.action.{field}" in message


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("game/act", {"player": "Zed", "action": {"action": "pass"}}),
        ("game/can", {"player": "Zed", "action": {"action": "pass"}}),
        ("game/answer", {"player": "Zed", "choice": {}}),
        ("game/legal", {"player": "Zed"}),
        ("game/observe", {"observer": "Zed"}),
    ],
)
def test_who_is_not_in_the_game_is_refused(asker: Asker, method: str, params: dict[str, Any]) -> None:
    told = f"Zed isn't in this game, in it are Alice, Bob - at `$.{next(iter(params))}`"
    assert refusal(asker.ask(method, **params)) == (rpc.INVALID_PARAMS, told)


def test_an_ability_that_a_permanent_has_not_is_no_legal_action(asker: Asker) -> None:
    outcome = asker.ask("game/act", player="Alice", action={"action": "activate", "object": "Forest", "ability": 5})["result"]
    assert (outcome["accepted"], outcome["rule"]) == (False, "602.1")
    assert outcome["reason"] == "Forest has no activated ability number 5, it has 1"


def test_a_card_in_another_spelling_is_one_that_is_lacking(asker: Asker) -> None:
    names = ["forest", "Forest", "LIGHTNING BOLT", " "]
    assert asker.ask("cards/supported", cards=names)["result"] == {"lacking": ["forest", "LIGHTNING BOLT", " "]}


def test_a_game_that_broke_off_says_so_until_another_begins(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    from oracle.engines.reference import engine

    def broken(*_: object) -> None:
        raise ZeroDivisionError("layers")

    with monkeypatch.context() as patch:
        patch.setattr(engine.acting, "action", broken)
        assert refusal(asker.ask("game/act", player="Alice", action={"action": "pass"})) == (
            rpc.INTERNAL_ERROR,
            "ZeroDivisionError: layers",
        )
    for method, params in (("game/act", {"player": "Alice", "action": {"action": "pass"}}), ("game/observe", {})):
        assert refusal(asker.ask(method, **params)) == (
            rpc.INVALID_REQUEST,
            "the game was given up after an internal error (ZeroDivisionError: layers)",
        )
    assert asker.ask("game/begin", position=position())["result"]["accepted"]
    assert asker.ask("game/act", player="Alice", action={"action": "pass"})["result"]["accepted"]


def test_what_may_be_asked_for_is_what_the_engine_goes_up_to() -> None:
    assert MOST == bounds.MOST
