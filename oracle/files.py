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

UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Characters that control a terminal or the direction of writing; no name and no text needs one."""

_ESCAPED = re.compile(r"\\(?:[bfre]|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|x[0-9A-Fa-f]{2})")
"""A character in TOML that is written by its number or a letter."""

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
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def _stands_here(character: str) -> str:
    return f"the character U+{ord(character):04X} can't be seen, and acts on whatever shows it: leave it out"


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


def parse_visible_toml(text: str) -> dict[str, Any]:
    """The same, where no character may stand that can't be seen, be it written by its number."""
    if unseen := UNSEEN.search(text):
        raise UnreadableError(text.count("\n", 0, unseen.start()) + 1, _stands_here(unseen[0]))
    content = parse_toml(text)
    if _ESCAPED.search(text) and (found := _unseen(content)):
        raise UnreadableError(_line_of_escaped(text, found), _stands_here(found))
    return content


def _unseen(content: Any) -> str | None:
    """The first character in all texts and keys that can't be seen."""
    if isinstance(content, dict):
        content = [part for item in content.items() for part in item]
    if isinstance(content, list):
        return next((found for each in content if (found := _unseen(each))), None)
    unseen = UNSEEN.search(content) if isinstance(content, str) else None
    return unseen[0] if unseen else None


def _line_of_escaped(text: str, character: str) -> int:
    """The line on which an escape in TOML stands for that character."""
    letters = {"\b": "\\b", "\f": "\\f", "\r": "\\r", "\x1b": "\\e"}
    ways = rf"u{ord(character):04x}|U{ord(character):08x}|x{ord(character):02x}|{letters.get(character, '')[1:] or 'u0000'}"
    found = re.search(rf"\\(?:{ways})", text, re.IGNORECASE)
    return text.count("\n", 0, found.start()) + 1 if found else 1


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
