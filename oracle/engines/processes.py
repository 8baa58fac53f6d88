"""Processes of engines: started, spoken to in lines, and ended with all that they started.

An engine isn't trusted.  It gets a process group of its own and no shell; every wait has an end; a line is bounded, and so is the memory
of the engine with all that it starts; standard error is drained and only its end is kept.  Ending a process ends its group (first
politely) and whatever carries its mark in the environment, so that a child that left the group is found too (where `/proc` shows
environments).  If the harness itself is killed, its keeper does the same (`oracle.engines.keeper`).
"""

import atexit
import contextlib
import itertools
import os
import re
import secrets
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from tempfile import TemporaryDirectory

from oracle.engines import keeper
from oracle.engines.keeper import GRACE, MARK, began, end_marked, signal_group
from oracle.engines.memory import size, taken
from oracle.protocol.errors import EngineError
from oracle.protocol.rpc import MAX_LINE, excerpt

WATCH = 0.1
"""Seconds after which an engine that is at work is looked after again, for the memory that it takes."""

CHUNK = 1 << 16
STDERR_KEPT = 4096

LAST_LINES = 3
"""So many of the last lines on standard error are told of an engine that has ended."""

_TROUBLE = re.compile(r"^(?!\s+at ).*(error|exception|panic|fatal|caused by|cannot|can't)", re.IGNORECASE)
"""What a line holds that names the trouble."""

_count = itertools.count(1)


class EngineProcess:
    """A running engine.  `exchange` sends a line and returns the one that comes back."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        folder: str | None = None,
        memory: int | None = None,
        own_folder: bool = False,
    ) -> None:
        self._memory = memory
        self._own_folder = new_folder() if own_folder else None
        self._watched = time.monotonic()
        self._mark = f"{os.getpid()}-{next(_count)}-{secrets.token_hex(8)}"
        self._keep(0)
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder if self._own_folder is None else self._own_folder.name,
                env={**os.environ, **(environment or {}), MARK: self._mark},
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._remove_folder()
            _keeper().tell(self._mark)
            raise EngineError("crash", f"{command[0]} can't be started: {getattr(error, 'strerror', None) or error}") from None
        self._keep(self._process.pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)
        self._received = bytearray()
        self._searched = 0
        self._stderr = bytearray()
        self.pid = self._process.pid

    def _keep(self, pid: int) -> None:
        """Tell the keeper that there is, or is about to be, such a process."""
        self._since = began(pid) if pid else ""
        _keeper().tell(self._mark, str(pid), self._since, "" if self._own_folder is None else self._own_folder.name)

    # --- speaking -----------------------------------------------------------------------------------------------------

    def exchange(self, line: bytes, timeout: float) -> bytes:
        """Send a line and wait for one.  Raises `EngineError`."""
        if self._received:
            raise EngineError("protocol", f"the engine wrote without being asked: {excerpt(bytes(self._received))}")
        deadline = time.monotonic() + timeout
        unsent = self._sent(memoryview(line))
        if unsent:
            self._poll.register(self._in, select.POLLOUT)
        try:
            while True:
                end = self._received.find(b"\n", self._searched)
                if end >= 0:
                    return self._taken(end)
                self._searched = len(self._received)
                if self._searched > MAX_LINE:
                    beginning = excerpt(bytes(self._received[:1000]))
                    raise EngineError("protocol", f"the engine wrote a line of more than {MAX_LINE} bytes: {beginning}")
                self._watch()
                left = deadline - time.monotonic()
                ready = self._poll.poll(min(left, WATCH) * 1000) if left > 0 else []
                if not ready and left > WATCH:
                    continue
                if not ready:
                    partly = f" after half a line: {excerpt(bytes(self._received))}" if self._received else ""
                    raise EngineError("timeout", f"no answer within {timeout:g} s{partly}")
                for descriptor, _ in ready:
                    if descriptor == self._in:
                        unsent = self._sent(unsent)
                        if not unsent:
                            self._poll.unregister(self._in)
                    elif descriptor == self._err:
                        self._read_stderr()
                    else:
                        self._read()
        finally:
            if unsent:
                self._poll.unregister(self._in)

    def _watch(self) -> None:
        """See, now and then, that it doesn't take more memory than it may.  Raises `EngineError`."""
        now = time.monotonic()
        if self._memory is None or now - self._watched < WATCH:
            return
        self._watched = now
        found = taken(self.pid)
        if found > self._memory:
            raise EngineError("memory", f"the engine takes {size(found)} of memory; it may take {size(self._memory)}")

    def _sent(self, line: memoryview) -> memoryview:
        """Write as much of a line as goes at once; the rest is returned.  A reader that is gone shows when its answer is read."""
        try:
            return line[os.write(self._in, line) :]
        except BlockingIOError:
            return line
        except OSError:
            return line[len(line) :]

    def _read(self) -> None:
        try:
            chunk = os.read(self._out, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise EngineError("crash", self._ended())
        self._received += chunk

    def _taken(self, end: int) -> bytes:
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        self._searched = 0
        return line

    def _read_stderr(self) -> None:
        try:
            chunk = os.read(self._err, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            self._poll.unregister(self._err)
        self._stderr += chunk
        del self._stderr[:-STDERR_KEPT]

    def _ended(self) -> str:
        """How the engine ended, with its last words."""
        self._wait(GRACE)
        with contextlib.suppress(OSError, KeyError):
            self._read_stderr()
        code = self._process.poll()
        how = "closed its output" if code is None else f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        partly = f" after half a line: {excerpt(bytes(self._received))}" if self._received else ""
        return f"the engine {how}{partly}" + (f"; on standard error: {self.last_words}" if self.last_words else "")

    @property
    def last_words(self) -> str:
        """The last lines that it wrote to standard error, and before them those that seem to name the trouble, above a stack perhaps."""
        lines = [line for line in self._stderr.decode("utf-8", errors="replace").splitlines() if line.strip()]
        telling = [index for index, line in enumerate(lines[:-LAST_LINES]) if _TROUBLE.search(line)][-LAST_LINES:]
        chosen = [lines[index] for index in telling] + lines[-LAST_LINES:]
        return " | ".join(excerpt(line.strip().encode(), 300) for line in chosen)

    # --- ending -------------------------------------------------------------------------------------------------------

    def finish(self, patience: float = GRACE) -> int | None:
        """Close its input, wait for it to end, and end by force whatever is left.  Its exit code, if it ended by itself."""
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        self._wait(patience)
        code = self._process.poll()
        self.kill()
        return code

    def kill(self) -> None:
        """End it and all that it started: politely, and after a moment by force."""
        if self._process.poll() is None:
            self._signal(signal.SIGTERM)
            self._wait(GRACE)
        self._signal(signal.SIGKILL)
        self._process.wait()
        end_marked(self._mark)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with contextlib.suppress(OSError):
                stream.close()
        self._remove_folder()
        _keeper().tell(self._mark)

    def _remove_folder(self) -> None:
        if self._own_folder is not None:
            self._own_folder.cleanup()

    def _signal(self, number: signal.Signals) -> None:
        """To its whole group."""
        signal_group(self.pid, number, self._since)

    def _wait(self, seconds: float) -> None:
        """Until it ends, or for some seconds; what it still writes is read and thrown away, so that it isn't held up."""
        deadline = time.monotonic() + seconds
        pause = 0.001
        while self._process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                os.read(self._out, CHUNK)
            time.sleep(pause)
            pause = min(pause * 2, 0.02)


def new_folder() -> TemporaryDirectory[str]:
    """A folder of its own for an engine that leaves files where it works, so that one process doesn't find those of another."""
    return TemporaryDirectory(prefix="oracle-", ignore_cleanup_errors=True)


class _Keeper:
    """The process that ends our engines should we be killed, as seen from here."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        """The process whose engines it knows; one that is forked off has another."""
        self._process: subprocess.Popen[bytes] | None = None
        with contextlib.suppress(OSError):
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", keeper.__file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd="/",
                bufsize=0,
                start_new_session=True,
            )
            atexit.register(self._dismiss)

    def tell(self, *words: str) -> None:
        """A line for it; without one, engines have only us."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.stdin.write("\t".join(words).encode("utf-8", "surrogateescape") + b"\n")

    def _dismiss(self) -> None:
        """As we end, it ends what is left, and then itself."""
        if self._process is not None and self._process.stdin is not None and self.owner == os.getpid():
            self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)


_keepers: list[_Keeper] = []


def _keeper() -> _Keeper:
    """The keeper of this process; started when it is first needed."""
    if not _keepers or _keepers[0].owner != os.getpid():
        _keepers[:] = [_Keeper()]
    return _keepers[0]
