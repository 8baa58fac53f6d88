"""Messages about a word that nothing is called: what may have been meant, and no more of the word than fits."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """`; did you mean 'run'?`, with the nearest of the `known` words; `otherwise` if none comes near."""
    close = get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else otherwise


def shortened(message: str, most: int = 1000) -> str:
    """The message without its middle, if it has more characters: what is wrong stands at its beginning, what was meant at its end."""
    return message if len(message) <= most else f"{message[: most // 2]} … ({len(message)} characters) … {message[-most // 2 :]}"
