"""The road of every event (603.2, 614-616): it is proposed, replaced or prevented, committed, and looked at by whatever triggers on it.

Begin with `pipeline`.  `commit` is the only place that makes a new state.
"""
