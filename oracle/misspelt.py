"""The end of a message about a word that nothing is called: what may have been meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """`; did you mean 'run'?`, with the nearest of the `known` words; `otherwise` if none comes near."""
    close = get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else otherwise
