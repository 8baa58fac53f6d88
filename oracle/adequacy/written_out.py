"""Keywords that are written out in the words of card files (702): rules that are stated by data, not by functions of the engine.

Nothing is applied that could be heard of, so a scenario counts as reaching such a rule if one of its cards has the keyword.
"""

import re
from collections.abc import Iterable, Mapping

from oracle.adequacy.reach import Reach
from oracle.cards.abilities import Keyword
from oracle.cards.card import Card
from oracle.cards.keywords import KEYWORDS
from oracle.rules.citation import Citation
from oracle.suite.auditing.compiling import compiled_case
from oracle.suite.reading.case import Case

_NUMBERS = re.compile(r"\d{3}\.\d+[a-z]*")


def keyword_citations() -> dict[str, Citation]:
    """The expansions of keywords, each with the rule that its docstring ends with."""
    found: dict[str, Citation] = {}
    for name, keyword in KEYWORDS.items():
        if keyword.expansion is not None:
            title = f"keywords.{name}"
            numbers = _NUMBERS.findall((keyword.expansion.__doc__ or "").rpartition("  ")[2])
            found[title] = Citation(title, tuple(numbers), keyword.expansion)
    return found


def keyword_reach(cases: Iterable[Case], library: Mapping[str, Card]) -> Reach:
    """For the id of each scenario, the names of the keywords on its cards that are written out."""
    known = keyword_citations()
    on_cards = {case.id: {name for card in compiled_case(case).cards for name in keywords_of(library[card])} for case in cases}
    return {id: frozenset(f"keywords.{name}" for name in names).intersection(known) for id, names in on_cards.items()}


def keywords_of(card: Card) -> set[str]:
    """The names of the keywords on any of its faces."""
    return {ability.name for face in card.faces for ability in face.abilities if isinstance(ability, Keyword)}
