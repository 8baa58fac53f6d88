"""The newest edition of the rules: the one place to change when new rules are published (see `fixtures/editions/`)."""

NEWEST_EDITION = "2026-09-25"
"""The day on which it took effect.  The reference engine plays by it unless another edition is named."""
