"""One case on one engine: its actions are taken, its questions are answered, and each expectation is checked.  Begin with `judge`."""
