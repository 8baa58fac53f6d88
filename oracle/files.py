"""Reading the text files of others: whole or not at all, of a bounded size, and with the line where one can't be read."""

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
            raise UnreadableError(1, "a file was expected, and this is none")
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


def parse_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says.  Raises `UnreadableError`."""
    try:
        content = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise UnreadableError(error.lineno, f"no valid TOML: {error.msg} (column {error.colno})") from error
    except RecursionError:
        content = None
    if content is None or _is_too_deep(content):
        raise UnreadableError(_deepest_line(text), f"at most {DEEPEST} tables and lists inside each other were expected")
    return content


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
