"""What all tests share: reports are as wide as on a wide terminal, wherever the tests run; and how long those by force go on.

What `oracle` keeps in the user's cache folder goes to a folder of the tests' own.
"""

import os
import tempfile

import pytest

os.environ["COLUMNS"] = "110"
_cache = tempfile.TemporaryDirectory(prefix="oracle-tests-")
os.environ["XDG_CACHE_HOME"] = _cache.name


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long fuzzers and kill tests go on."""
    parser.addoption("--rounds", type=int, default=1, metavar="N", help="fuzz, and kill, N times as often (see tests/README.md)")


@pytest.fixture
def rounds(request: pytest.FixtureRequest) -> int:
    """How many times as often as usual."""
    number: int = request.config.getoption("--rounds")
    return number
