"""How often Python looks for garbage while games are played.

Most of a game is gone as soon as the game is, since nothing in it points back.  Looking for circles among many small values costs more than
it brings, and what was read before the first game (cards, features) stays anyway.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

COLLECTED_AFTER = 100_000
"""So many more values than before make Python look for circles of garbage among the newest."""


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Within the block Python looks for circles of garbage less often, and not at all among what is there already."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
