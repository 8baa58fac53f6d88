"""How much memory a process takes together with all that it has started, where the system tells that under `/proc`.

It is what really lies in memory (resident pages), since virtual machines reserve far more than they use.
"""

import os
import re

_UNITS = {"KB": 10**3, "MB": 10**6, "GB": 10**9}
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*(KB|MB|GB)", re.IGNORECASE)
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

DEFAULT = 4 * 10**9
"""What an engine may take if nobody says otherwise, in bytes."""


def read_size(text: str) -> int:
    """The bytes of a size such as "2 GB" or "512 MB".  Raises `ValueError`."""
    found = _SIZE.fullmatch(text.strip())
    if found is None or float(found[1]) <= 0:
        raise ValueError(f"expected a size such as '2 GB' or '512 MB', not {text!r}")
    return int(float(found[1]) * _UNITS[found[2].upper()])


def size(bytes: int) -> str:
    """A number of bytes for a reader: "2 GB", "512 MB"."""
    return f"{bytes / 10**9:.3g} GB" if bytes >= 10**9 else f"{bytes / 10**6:.0f} MB"


def taken(leader: int) -> int:
    """The bytes that lie in memory for the session of that process and for all that descends from it; 0 if nobody tells."""
    pages: dict[int, int] = {}
    parents: dict[int, int] = {}
    within: set[int] = set()
    for name in _listed("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", "rb") as file:
                    fields = file.read().rpartition(b")")[2].split()
                pid = int(name)
                parents[pid], pages[pid] = int(fields[1]), int(fields[21])
                if int(fields[3]) == leader:
                    within.add(pid)
            except (OSError, IndexError, ValueError):
                continue
    total = 0
    for pid, count in pages.items():
        line = pid
        while line not in within and line in parents:
            line = parents[line]
        if line in within:
            total += count
    return total * _PAGE


def _listed(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []
