"""The editions of the rules that are known here: the one place to change when new rules are published (see `fixtures/editions/`)."""

NEWEST_EDITION = "2026-09-25"
"""The day on which the newest took effect.  The reference engine plays by it unless another edition is named."""

OLDEST_EDITION = "2025-04-04"
"""The day on which the oldest took effect.  What the rules said before it isn't known here, so that nothing is judged by them."""
