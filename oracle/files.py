"""Reading the text files of others: whole or not at all, of a bounded size, and with the line where one can't be read.

And writing ours: whole or not at all, too.
"""

import contextlib
import errno
import os
import re
import secrets
import stat
from pathlib import Path
from typing import Any

import tomli

LARGEST = 4_000_000
"""How many bytes a feature, a card or a list may have: many times as many as any that people write."""

DEEPEST = 100
"""How many tables and lists may stand inside each other in TOML."""


class UnreadableError(Exception):
    """A file that can't be read as a text, and the line where that is seen."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


def read_text(path: Path) -> str:
    """The text of a file in UTF-8, without the mark of byte order that some editors begin one with.  Raises `UnreadableError`."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableError(1, "a file was expected, but this isn't one")
        if status.st_size > LARGEST:
            raise UnreadableError(1, f"has {status.st_size:,} bytes; at most {LARGEST:,} were expected")
        content = path.read_bytes()
    except OSError as error:
        raise UnreadableError(1, f"can't be read: {error.strerror}") from error
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise UnreadableError(line, f"a text in UTF-8 was expected, and the byte 0x{error.object[error.start]:02x} isn't") from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def write_text(path: Path, text: str) -> None:
    """Write a text in UTF-8: beside the file, which then takes its place, so that the file is as it was until all is written.

    What takes no other's place (a device, a pipe, a file in a folder that nobody may change) is written itself.  Raises `OSError`.
    """
    content = text.encode("utf-8", "replace")
    target = Path(os.path.realpath(path))
    if not (target.is_file() or not target.exists()):
        _write_in_place(target, content)
        return
    beside = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o666)
    except OSError as error:
        if error.errno not in _NOT_BESIDE or not target.exists():
            raise
        _write_in_place(target, content)
        return
    try:
        with open(descriptor, "wb") as file:
            file.write(content)
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except OSError as error:
        if error.errno != errno.EBUSY:
            raise
        _write_in_place(target, content)
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


_NOT_BESIDE = (errno.EACCES, errno.EPERM, errno.EROFS)
"""Why no file can be made beside another that may well be written."""


def _write_in_place(path: Path, content: bytes) -> None:
    with path.open("wb", buffering=0) as file:
        rest = memoryview(content)
        while rest:
            rest = rest[file.write(rest) or 0 :]


def parse_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says.  Raises `UnreadableError`."""
    try:
        content = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise UnreadableError(error.lineno, f"not valid TOML: {error.msg} (column {error.colno})") from error
    except RecursionError:
        content = None
    except ValueError:  # Python reads no number with so many digits
        raise UnreadableError(_longest_number(text), "a number has nineteen digits at most") from None
    if content is None or _is_too_deep(content):
        raise UnreadableError(_deepest_line(text), f"at most {DEEPEST} tables and lists inside each other were expected")
    return content


def _longest_number(text: str) -> int:
    """The line with the longest row of digits."""
    lines = text.split("\n")
    return 1 + max(range(len(lines)), key=lambda index: max(map(len, re.findall(r"\d+", lines[index])), default=0))


def _is_too_deep(content: Any) -> bool:
    level = [content]
    for _ in range(DEEPEST):
        level = [item for each in level for item in (each.values() if isinstance(each, dict) else each) if isinstance(item, dict | list)]
        if not level:
            return False
    return True


def _deepest_line(text: str) -> int:
    """The line with the most brackets and dots, which is where a text is nested most deeply."""
    lines = text.split("\n")
    return 1 + max(range(len(lines)), key=lambda index: sum(map(lines[index].count, "[{.")))
