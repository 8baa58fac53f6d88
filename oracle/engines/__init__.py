"""Engines: the port that the harness speaks to, and what stands behind it."""
