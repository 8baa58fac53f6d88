"""Tombstones: the ids of scenarios that are gone, so that none is ever used again for something else.

They stand in `retired.toml` at the top of a folder of features:

    [omen-copy-stays]
    since = 2026-11-02
    reason = "stated the ruling the wrong way round; see omen-copy-shuffles-and-vanishes"
"""

from datetime import date
from pathlib import Path

import msgspec

from oracle.suite.reading.errors import InputError
from oracle.suite.reading.toml_records import RecordError, read_record

FILE = "retired.toml"


class Tombstone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When and why a scenario was retired."""

    since: date
    reason: str


def load_retired(folder: Path) -> dict[str, Tombstone]:
    """The tombstones in a folder of features, by id; none where there is no such file.  Raises InputError."""
    path = folder / FILE
    if not path.is_file():
        return {}
    try:
        return read_record(path, dict[str, Tombstone])
    except RecordError as error:
        raise InputError(path, error.line, error.message) from None
