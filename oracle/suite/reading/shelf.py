"""What was made of a file is kept on a shelf, in the user's cache folder, so that an unchanged file isn't read anew by each command.

A **shelf** holds an entry for each file, or each part of what was made of it, under a name made from the file's path.  An entry begins
with the digest of all that it was made from (the file's bytes, the cards, our own code) and that of its content; one with other digests
isn't heeded, so an edit is never missed and a broken entry is as good as none.  An entry is written beside its place and then takes it,
so that any number of processes may share a shelf.  Whoever can't have one (a folder that can't be written, or that others may write to)
does without.
"""

import os
import secrets
import stat
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

LONGEST = 30 * 24 * 3600
"""Seconds after which an entry that nobody has renewed is thrown away, when others are written."""

_DIGEST = 32


def cache_folder() -> Path | None:
    """Where the system keeps what programs may lose; None where it has no such place."""
    said = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(said):
        return Path(said, "mtg-oracle")
    with suppress(RuntimeError):
        home = Path.home()
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local", "mtg-oracle", "Cache")
        return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "mtg-oracle"
    return None


def digest(parts: Iterable[bytes]) -> bytes:
    """The digest of some parts, in order, each with its length."""
    found = blake2b(digest_size=_DIGEST)
    for part in parts:
        found.update(len(part).to_bytes(8, "big"))
        found.update(part)
    return found.digest()


class Shelf:
    """Entries in a folder, which is made when the first is written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: bool | None = None
        self._tidied = False

    def taken(self, path: Path, made_from: bytes, part: str = "") -> bytes | None:
        """What was kept of the file at `path` under the name of that part, if it was made from what has that digest; None otherwise."""
        if not self._is_ours():
            return None
        try:
            entry = self._place(path, part).read_bytes()
        except OSError:
            return None
        content = entry[2 * _DIGEST :]
        return content if entry[: 2 * _DIGEST] == made_from + digest([content]) else None

    def keep(self, path: Path, made_from: bytes, content: bytes, part: str = "") -> None:
        """Keep what was made of the file at `path`; what can't be kept isn't."""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._open = None
            if not self._is_ours():
                return
            place = self._place(path, part)
            beside = place.with_name(f"{place.name}.{secrets.token_hex(4)}")
            try:
                with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                    file.write(made_from + digest([content]) + content)
                beside.replace(place)
            finally:
                beside.unlink(missing_ok=True)
            self._tidy()

    def _place(self, path: Path, part: str) -> Path:
        return self._folder / (digest([os.fsencode(path), os.fsencode(os.path.abspath(path))]).hex()[:_DIGEST] + part)

    def _is_ours(self) -> bool:
        """Whether the folder is there and nobody else may write to it."""
        if self._open is None:
            try:
                status = self._folder.lstat()
            except OSError:
                self._open = False
            else:
                ours = not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
                self._open = stat.S_ISDIR(status.st_mode) and ours
        return self._open

    def _tidy(self) -> None:
        """Throw away what is old, once for each shelf that is written to."""
        if self._tidied:
            return
        self._tidied = True
        oldest = time.time() - LONGEST
        with os.scandir(self._folder) as entries:
            for entry in entries:
                if entry.stat(follow_symlinks=False).st_mtime < oldest:
                    with suppress(OSError):
                        os.unlink(entry.path)
