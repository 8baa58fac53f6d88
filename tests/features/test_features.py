"""Every scenario of `features/`, step by step."""

from pathlib import Path

import pytest
from pytest_bdd import scenarios

FEATURES = Path(__file__).parent.parent.parent / "features"

if any(FEATURES.rglob("*.feature")):
    scenarios(str(FEATURES))
else:

    @pytest.mark.skip(reason="no feature has been written yet")
    def test_features() -> None:
        """There is nothing to judge."""
