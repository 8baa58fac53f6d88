"""Filters: each field is looked at by a check."""

from oracle.cards.filters import Filter
from oracle.rules.turn import priority  # noqa: F401 - brings the whole engine, with the checks of all its modules
from oracle.rules.words.filters import fields_looked_at


def test_a_check_looks_at_each_field_but_the_zone() -> None:
    assert set(Filter.__struct_fields__) - {"zone"} == fields_looked_at()
