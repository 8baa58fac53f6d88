"""Messages about a word that nothing is called: what may have been meant, and no more of the word than fits.

All messages find the nearest words here, so that they agree on what is near.
"""

import re
from collections.abc import Iterable
from difflib import get_close_matches


def near(word: str, known: Iterable[str], most: int = 1, strict: bool = False, any_case: bool = True) -> list[str]:
    """The known words that come near to a word, the nearest first, `most` of them at most; fewer if it is to be `strict`.

    With `any_case` capitals make no difference.
    """
    folded = {each.casefold() if any_case else each: each for each in reversed([*known])}
    close = get_close_matches(word.casefold() if any_case else word, folded, most, 0.7 if strict else 0.6)
    return [folded[each] for each in close]


def did_you_mean(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """`; did you mean 'run'?`, with the nearest of the `known` words but that word itself; `otherwise` if none comes near."""
    close = near(word, [each for each in known if each != word])
    return f"; did you mean {close[0]!r}?" if close else otherwise


def names_like(name: str, known: Iterable[str], most: int = 1, strict: bool = False) -> list[str]:
    """The known names that may have been meant by a name that isn't known: those of which it is a part, then those that come near."""
    others = [each for each in dict.fromkeys(known) if each != name]
    part = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
    return list(dict.fromkeys((*(each for each in others if part.search(each)), *near(name, others, most, strict))))[:most]


def perhaps(names: Iterable[str]) -> str:
    """`; did you mean 'Forest' or 'Snow-Covered Forest'?`, or nothing if there are no names."""
    told = " or ".join(map(repr, names))
    return f"; did you mean {told}?" if told else ""


def shortened(message: str, most: int = 1000) -> str:
    """The message without its middle, if it has more characters: what is wrong stands at its beginning, what was meant at its end."""
    return message if len(message) <= most else f"{message[: most // 2]} … ({len(message)} characters) … {message[-most // 2 :]}"
