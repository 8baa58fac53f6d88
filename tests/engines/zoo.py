"""The zoo: engines that are broken in one way each, and only in the game in which Bob has 13 life (or always, where it says so).

Run as a process with the kind as its argument.  It needs nothing but the standard library, so that it starts at once.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time

FATAL = 13
"""Bob's life in the game that brings the fault out."""

kind = sys.argv[1]
out = sys.stdout.buffer
players: list[dict[str, object]] = []
fatal = False
starts = 0
asked_for: set[object] = set()


def eat() -> None:
    """Take 600 MB, bit by bit, and keep it."""
    eaten = []
    for _ in range(60):
        eaten.append(bytearray(os.urandom(1000) * 10_000))
        time.sleep(0.01)
    time.sleep(600)


def send(line: bytes) -> None:
    out.write(line)
    out.flush()


def contradictory(shown: dict[str, object]) -> dict[str, object]:
    """A view that contradicts itself."""
    card = {"id": "1", "zone": "hand", "owner": "Alice", "label": "Forest", "card": "Forest", "name": "Forest"}
    if kind == "shows two objects of one id":
        return {**shown, "objects": [card, {**card, "label": "Island"}]}
    if kind == "shows two cards of one label":
        return {**shown, "objects": [card, {**card, "id": "2"}]}
    if kind == "shows what is on the stack nowhere":
        return {**shown, "stack": ["7"]}
    if kind == "shows nothing of what is on the stack":
        return {**shown, "objects": [{**card, "zone": "stack"}]}
    if kind == "shows the cards of a stranger":
        return {**shown, "objects": [{**card, "owner": "Mallory"}]}
    if kind == "shows another game":
        return {**shown, "players": shown["players"][:1]}  # type: ignore[index]
    if kind == "shows another observer's view":
        return {**shown, "observer": "Mallory"}
    return shown


def view() -> dict[str, object]:
    shown = [
        {"name": each["name"], "life": each.get("life", 20), "mana_pool": "", "hand": 0, "library": 0, "graveyard": 0} for each in players
    ]
    return {"turn": 3, "active_player": "Alice", "step": "precombat main", "priority": "Alice", "players": shown, "objects": []}


def introduction() -> dict[str, object]:
    everything = {"methods": ["game/can", "card/facts"], "actions": ["concede"]}
    hello: dict[str, object] = {
        "protocol": {"oldest": 1, "newest": 1},
        "engine": {"name": kind, "version": "1"},
        "editions": {"oldest": "2000-01-01", "newest": "2030-01-01"},
        "capabilities": everything,
    }
    if kind == "lies about versions":
        hello["protocol"] = {"oldest": 7, "newest": 9}
    if kind == "lies about editions":
        hello["editions"] = {"oldest": "next year", "newest": "tomorrow"}
    if kind == "plays an old edition":
        hello["editions"] = {"oldest": "2001-01-01", "newest": "2002-01-01"}
    if kind == "introduces itself differently":
        hello["engine"] = {"name": str(os.getpid()), "version": "1"}
    return hello


def result_of(method: str, params: dict[str, object]) -> object:
    if method == "initialize":
        return introduction()
    if method == "cards/supported":
        asked_for.update(params["cards"])  # type: ignore[call-overload]
        return {"lacking": ["Black Lotus"] if kind == "lacks what it was not asked for" else []}
    if method == "game/observe":
        return view()
    accepted = not (kind == "says no to everything" and method in ("game/act", "game/can"))
    return {"accepted": accepted, "priority": "Alice"}


def misbehave(method: str, id: object, result: object) -> bool:
    """Do what this kind does; True if that is all, False if the answer is still to come."""
    answer = {"jsonrpc": "2.0", "id": id, "result": result}
    acting = method == "game/act"
    if kind in ("crashes at begin", "crashes at every begin") and method == "game/begin":
        os._exit(3)
    elif kind == "is silent at every begin" and method == "game/begin":
        time.sleep(600)
    elif kind == "is killed in a game" and acting:
        os.kill(os.getpid(), signal.SIGKILL)
    elif kind in ("crashes in a game", "introduces itself differently", "crashes and knows only what it was asked for") and acting:
        sys.stderr.write("Traceback: the layers are on fire\x1b[31m\n")
        sys.stderr.flush()
        os._exit(1)
    elif kind == "crashes after its last answer" and method == "game/observe":
        send(json.dumps(answer).encode() + b"\n")
        os._exit(1)
    elif kind == "hangs after its last answer" and method == "game/observe":
        send(json.dumps(answer).encode() + b"\n")
        time.sleep(600)
    elif kind == "hangs" and acting:
        time.sleep(600)
    elif kind == "refuses SIGTERM" and acting:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    elif kind == "leaves children behind" and acting:
        subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL)
        time.sleep(600)
    elif kind == "leaves children in another session" and acting:
        subprocess.Popen(["sleep", "600"], start_new_session=True)
        time.sleep(600)
    elif kind == "eats memory" and acting:
        eat()
    elif kind == "eats memory in a child" and acting:
        subprocess.Popen([sys.executable, "-I", "-S", __file__, "only eats"], stdin=subprocess.DEVNULL, start_new_session=True)
        time.sleep(600)
    elif kind == "answers late" and acting:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(1.6)
    elif kind == "floods without a line" and acting:
        for _ in range(100):
            send(b"x" * 1_000_000)
        time.sleep(600)
    elif kind == "floods with lines" and acting:
        for _ in range(100):
            send(b"noise\n" * 170_000)
        time.sleep(600)
    elif kind == "floods standard error" and acting:
        for _ in range(20):
            sys.stderr.write("y" * 1_000_000)
    elif kind == "prints noise before an answer" and acting:
        send(b"DEBUG resolving\n")
    elif kind == "prints noise after an answer" and acting:
        send(json.dumps(answer).encode() + b"\nDEBUG done\n")
        return True
    elif kind == "answers twice" and acting:
        send((json.dumps(answer).encode() + b"\n") * 2)
        return True
    elif kind == "writes half a line and ends" and acting:
        send(b'{"jsonrpc": "2.0", "id"')
        os._exit(0)
    elif kind == "writes half a line and hangs" and acting:
        send(b'{"jsonrpc": "2.0", "id"')
        time.sleep(600)
    elif kind == "writes invalid UTF-8" and acting:
        send(b'{"jsonrpc": "2.0", "id": %d, "result": {"accepted": true, "priority": "\xff\xfe"}}\n' % id)  # type: ignore[str-format]
        return True
    elif kind == "writes another id" and acting:
        answer["id"] = 999_999
    elif kind == "writes an unknown field" and acting:
        answer["result"] = {"accepted": True, "prioritty": "Alice"}
    elif kind == "writes a field of another kind" and acting:
        answer["result"] = {"accepted": "yes"}
    elif kind == "writes neither result nor error" and acting:
        del answer["result"]
    elif kind == "writes both result and error" and acting:
        answer["error"] = {"code": 1, "message": "both"}
    elif kind == "nests without end" and acting:
        send(b'{"jsonrpc": "2.0", "id": 1, "result": ' + b"[" * 1_000_000 + b"\n")
        return True
    elif kind == "backs out" and acting:
        send(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": -32003, "message": "passing is too hard"}}).encode() + b"\n")
        return True
    elif kind == "refuses the position" and method == "game/begin":
        send(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": -32001, "message": "thirteen"}}).encode() + b"\n")
        return True
    elif kind == "reports an internal error" and acting:
        send(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": -32603, "message": "\x1b[2Jnull"}}).encode() + b"\n")
        return True
    elif kind.startswith(f"refuses {method} with "):
        send(json.dumps({"jsonrpc": "2.0", "id": id, "error": {"code": int(kind.rpartition(" ")[2]), "message": "no"}}).encode() + b"\n")
        return True
    elif kind.startswith("shows ") and method == "game/observe":
        answer["result"] = contradictory(view())
    elif kind == "asks for attackers forever" and acting:
        pending = {"player": "Alice", "kind": "attack", "purpose": "attackers", "prompt": "Attack"}
        answer["result"] = {"accepted": True, "pending": pending}
    elif kind == "asks and gives priority at once" and acting:
        answer["result"] = {
            "accepted": True,
            "priority": "Alice",
            "pending": {"player": "Bob", "kind": "confirm", "purpose": "may", "prompt": "?"},
        }
    elif kind == "gives priority to a stranger" and acting:
        answer["result"] = {"accepted": True, "priority": "Mallory"}
    else:
        return False
    if answer != {"jsonrpc": "2.0", "id": id, "result": result}:
        send(json.dumps(answer).encode() + b"\n")
        return True
    return False


def main() -> None:
    global players, fatal
    if kind == "ends at once":
        return
    if kind == "only eats":
        eat()
    if kind == "never says hello":
        time.sleep(600)
    while line := sys.stdin.buffer.readline():
        asked = json.loads(line)
        method, id, params = asked["method"], asked["id"], asked["params"]
        if method == "shutdown":
            if kind == "crashes at shutdown":
                os._exit(1)
            if kind == "hangs at shutdown":
                time.sleep(600)
            if kind == "lingers at shutdown":
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                threading.Thread(target=time.sleep, args=(600,)).start()
            if misbehave(method, id, None):
                continue
            farewell = {} if kind == "answers shutdown with an object" else None
            send(json.dumps({"jsonrpc": "2.0", "id": id, "result": farewell}).encode() + b"\n")
            if kind == "leaves children at shutdown":
                subprocess.Popen(["sleep", "600"], start_new_session=True)
            return
        if method == "game/begin":
            players = params["position"]["players"]
            fatal = "at every" in kind or any(player.get("life") == FATAL for player in players)
            used = {spec["card"] for spec in params["position"].get("objects", ())}
            if kind == "crashes and knows only what it was asked for" and not used <= asked_for:
                os._exit(2)
        result = result_of(method, params)
        if (fatal or method in ("initialize", "cards/supported")) and misbehave(method, id, result):
            continue
        send(json.dumps({"jsonrpc": "2.0", "id": id, "result": result}).encode() + b"\n")


main()
