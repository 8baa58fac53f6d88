"""A short stretch of random play, the same each time; `python -m tests.play.long` plays on for as long as you like."""

from hypothesis import HealthCheck, settings

from tests.play.machine import RandomPlay

SHORT = settings(
    max_examples=6, stateful_step_count=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = SHORT
