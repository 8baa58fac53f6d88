"""Sees that no engine outlives the harness, however the harness ends.

A harness that is killed can't end its engines.  An engine then finds its standard input closed, but need not care: it may hang, have a
thread that lingers, or have started processes of its own.  So before its first engine the harness starts this file as a process, and tells
it over a pipe which engines there are.  When the pipe is closed, which it is however the harness has gone, the keeper ends what is left.

A line is an engine's mark, its process (0 before it has one), when that began, and its folder, with tabs between them; or the mark alone
once the engine and all that it started are gone.  As a process this file needs nothing but the standard library, so that it starts at once.
"""

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator

MARK = "ORACLE_ENGINE_PROCESS"
"""The environment variable that marks an engine's process and its children."""

GRACE = 1.0
"""Seconds that a process has to end once it is asked to."""

PATIENCE = 10.0
"""Seconds in which a process that is killed is gone, also on a machine that has much else to do."""

SETTLED = 0.3
"""Seconds in which a process that is just being started shows its environment."""


def marked(mark: str) -> Iterator[tuple[int, bool]]:
    """Processes that have this mark in their environment, as far as the system shows it; and (False) those that don't show theirs yet."""
    wanted = f"{MARK}={mark}".encode()
    try:
        names = os.listdir("/proc")
    except OSError:
        return
    for name in names:
        if name.isdigit():
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    shown = file.read()
                if wanted in shown.split(b"\0"):
                    yield int(name), True
                elif not shown and _runs(name):
                    yield int(name), False
            except OSError:
                continue


def _runs(name: str) -> bool:
    """Whether a process without an environment is one of ours that runs: neither of the system nor dead already."""
    with open(f"/proc/{name}/stat", "rb") as file:
        fields = file.read().rpartition(b")")[2].split()
    of_the_system = fields[1] == b"2"
    return (
        fields[0] not in (b"Z", b"X") and not of_the_system and os.stat(f"/proc/{name}").st_uid == os.getuid() and _just_started(fields[19])
    )


def _just_started(started: bytes) -> bool:
    """Whether that was within the last seconds; in clock ticks since the system started."""
    with open("/proc/uptime", "rb") as file:
        now = float(file.read().split()[0])
    return now - int(started) / os.sysconf("SC_CLK_TCK") < PATIENCE


def end_marked(mark: str) -> None:
    """End all that carries the mark, and see it gone: a process that is killed is still there for a moment."""
    began = time.monotonic()
    while True:
        found = dict(marked(mark))
        for pid, certain in found.items():
            if certain:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
        elapsed = time.monotonic() - began
        if not found or elapsed > PATIENCE or (elapsed > SETTLED and not any(found.values())):
            return
        time.sleep(0.005)


def began(pid: int) -> str:
    """When a process began, in clock ticks since the system started; "" if there is no such process, or the system doesn't tell."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            return file.read().rpartition(b")")[2].split()[19].decode()
    except (OSError, IndexError):
        return ""


def signal_group(pid: int, number: int, since: str) -> bool:
    """Send a signal (0: none) to the group that an engine's process leads, which began then; whether there is one.

    A number is given to no other process as long as a group has it.  So if another process has it by now, the engine's group is gone.
    """
    if since and began(pid) not in ("", since):
        return False
    try:
        os.killpg(pid, number)
    except OSError:
        return False
    return True


def _end(engines: dict[str, tuple[int, str, str]]) -> None:
    """End what is left: politely, and after a moment by force."""
    for pid, since, _ in engines.values():
        if pid:
            signal_group(pid, signal.SIGTERM, since)
    deadline = time.monotonic() + GRACE
    while time.monotonic() < deadline and any(pid and signal_group(pid, 0, since) for pid, since, _ in engines.values()):
        time.sleep(0.02)
    for mark, (pid, since, folder) in engines.items():
        if pid:
            signal_group(pid, signal.SIGKILL, since)
        end_marked(mark)
        if folder:
            import shutil

            shutil.rmtree(folder, ignore_errors=True)


def keep() -> None:
    """Listen until the harness has gone."""
    engines: dict[str, tuple[int, str, str]] = {}
    for line in sys.stdin.buffer:
        mark, *rest = line.decode("utf-8", "surrogateescape").rstrip("\n").split("\t")
        if rest:
            engines[mark] = (int(rest[0]), rest[1], rest[2])
        else:
            engines.pop(mark, None)
    _end(engines)


if __name__ == "__main__":
    keep()
