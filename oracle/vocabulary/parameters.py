"""The parameters of phrases: what may stand for `{player}`, `{object}`, `{mana}` … and what it is turned into.

A parameter is a regular expression and a pure function from the matched text to a value.  The players of all scenarios are
Alice, Bob and Carol.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from oracle.protocol.messages import STEPS
from oracle.vocabulary.lists import NUMBER_WORDS, PLAYERS, Names, card_items
from oracle.vocabulary.operations import CardItem
from oracle.vocabulary.tables import number

COLORS = ("white", "blue", "black", "red", "green")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

_PLAYER = "|".join(PLAYERS)
_NUMBER = r"\d+|" + "|".join(sorted(NUMBER_WORDS, key=len, reverse=True))
_COLOR = "|".join(COLORS)
_TIMES = rf"(?: (?:once|twice|(?:{_NUMBER}) times))"
_SYMBOL = r"\{[0-9A-Z/]+\}"
_PLACE = (
    rf"on the battlefield|on the stack|in exile|in the command zone|in (?:{_PLAYER})'s (?:hand|library|graveyard|exile)|"
    rf"on top of (?:{_PLAYER})'s library|on the bottom of (?:{_PLAYER})'s library"
)
_STEP = rf"(?:{'|'.join(sorted((*STEPS, 'main'), key=len, reverse=True))})(?: step| phase)?"
_NOT_AN_OBJECT = rf"(?!(?:{_PLAYER}|it|that|nobody|nothing) |the stack (?:resolves|holds|is)\b|the game |the rest )"

Converter = Callable[[str, Names], Any]


@dataclass(frozen=True)
class Parameter:
    """A kind of parameter: its name in patterns, the text it matches, what it means, and how it is turned into a value."""

    name: str
    regex: str
    meaning: str
    convert: Converter


PARAMETERS: dict[str, Parameter] = {}


def parameter(name: str, regex: str, meaning: str) -> Callable[[Converter], Converter]:
    """Declare a parameter whose text the decorated function turns into a value."""

    def declare(convert: Converter) -> Converter:
        assert name not in PARAMETERS, name
        PARAMETERS[name] = Parameter(name, regex, meaning, convert)
        return convert

    return declare


def _as_written(text: str, names: Names) -> str:
    return text


def unquoted(text: str, names: Names) -> str:
    """`text` without the double quotes around it."""
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' and '"' not in text[1:-1] else text


def split(text: str, names: Names) -> tuple[str, ...]:
    """The members of a list of names."""
    return tuple(names.split(text))


OBJECT_MEANING = (
    "an object: an alias, a name (of every object that bears it), a face's name, or a short name (what stands before the comma); "
    "with a number, an owner or a place where several fit: the second Forest, Alice's Forest, Cosima in exile, Opt in Bob's graveyard, "
    "the top card of Alice's library, the top of the stack, Cosima's ability (on the stack), the copy of Opt"
)

parameter("player", _PLAYER, "Alice, Bob or Carol")(_as_written)
parameter("players", ".+", "players, in turn order")(split)
parameter("object", _NOT_AN_OBJECT + ".+?", OBJECT_MEANING)(unquoted)
parameter("other", ".+", "an object, or a player")(unquoted)
parameter("objects", ".+", 'objects, separated by commas or "and"; "nothing" for none')(split)
parameter("cards", ".+", "cards with counts and adjectives: 3 Forest, a tapped Island and Opt")(card_items)
parameter("card", ".+", "the name of a card or face")(unquoted)
parameter("zone", "hand|library|graveyard|exile|battlefield", "hand, library, graveyard, exile, or battlefield")(_as_written)
parameter("type", "[A-Za-z][a-z'-]*", "a supertype, card type or subtype: creature, Vehicle, legendary")(_as_written)
parameter("options", ".+", "what is chosen: objects, players, {G}, mode 2, 3, X = 3, nothing …")(split)
parameter("result", "is a draw|goes on", "is a draw, or goes on")(lambda text, names: {"is a draw": "drawn"}.get(text, text))
parameter("at once", "(?:, with no priority in between)?", "nothing, or: with no priority in between")(lambda text, names: bool(text))
parameter("symbol", ".+", "one triangle, two triangles, sun, crescent moon …")(unquoted)


@parameter("n", _NUMBER, "a number, in digits or as a word: 3, three, a, no")
def _n(text: str, names: Names) -> int:
    return number(text)


@parameter("life", r"-?\d+", "a life total")
def _life(text: str, names: Names) -> int:
    return int(text)


@parameter("mana", rf"(?:{_SYMBOL})+|empty", "mana in symbols: {2}{U}; or empty")
def _mana(text: str, names: Names) -> str:
    return "" if text == "empty" else text


@parameter("step", _STEP, "a step or main phase: upkeep, draw, precombat main phase, declare attackers, end …")
def _step(text: str, names: Names) -> str:
    text = text.removesuffix(" phase").removesuffix(" step")
    return "precombat main" if text == "main" else text


@parameter("place", _PLACE, "on the battlefield, on the stack, in exile, in Bob's hand, on top of Bob's library …")
def place(text: str, names: Names) -> tuple[str, str | None, str | None]:
    """Zone, player and end (top or bottom) of a place."""
    player = next((name for name in PLAYERS if f" {name}'s " in text), None)
    zone = "command" if text == "in the command zone" else text.rpartition(" ")[2]
    end = "top" if text.startswith("on top") else "bottom" if text.startswith("on the bottom") else None
    return zone, player, end


@parameter("condition", "tapped|untapped|face up|face down|summoning sick", "tapped, face down, summoning sick …")
def _condition(text: str, names: Names) -> str:
    return text


@parameter("colors", rf"colorless|(?:{_COLOR})(?:(?:, | and |, and )(?:{_COLOR}))*", "colorless, red, white and blue")
def _colors(text: str, names: Names) -> tuple[str, ...]:
    return () if text == "colorless" else tuple(sorted(re.findall(_COLOR, text), key=COLORS.index))


@parameter("types", r"[A-Z][A-Za-z'-]*(?: (?:[A-Z][A-Za-z'-]*|—|-|//))*", "a type line: Legendary Artifact — Vehicle")
def _types(text: str, names: Names) -> tuple[str, ...]:
    return tuple(word for word in text.split(" ") if word not in ("—", "-"))


@parameter(
    "keyword",
    r"(?!priority|lost|won|no (?!keyword )|.* (?:counters?|damage)$)[a-z][a-z -]*(?:\{[^ ]+\}|\d+)?",
    "flying, first strike, ward {2} …",
)
def _keyword(text: str, names: Names) -> str | None:
    return None if text == "no keyword abilities" else text


@parameter("contents", rf"is empty|holds (?!(?:{_NUMBER}) cards?$).+", "is empty, or holds and a list of cards")
def _contents(text: str, names: Names) -> tuple[CardItem, ...]:
    return () if text == "is empty" else card_items(text.removeprefix("holds "), names)


@parameter("stack", "is empty|holds .+", "is empty, or holds and a list of objects, from the top")
def _stack(text: str, names: Names) -> tuple[str, ...]:
    return () if text == "is empty" else split(text.removeprefix("holds "), names)


@parameter(
    "counters",
    rf"no counters|(?:{_NUMBER}) (?:[+-]\d+/[+-]\d+|[a-z]+(?: [a-z]+)?) counters?",
    "3 +1/+1 counters, a voyage counter, no counters",
)
def _counters(text: str, names: Names) -> tuple[str | None, int]:
    count, _, kind = text.partition(" ")
    return kind.removesuffix("s").removesuffix("counter").strip() or None, number(count)


@parameter("rejected", r"rejected(?: by rule \d{3}(?:\.\d+[a-z]?)?)?", "rejected, or rejected by rule 305.2")
def _rejected(text: str, names: Names) -> str | None:
    return text.partition(" by rule ")[2] or None


@parameter("may choose", "may choose .+|may not choose .+", "may choose (only), or may not choose, and options")
def _may_choose(text: str, names: Names) -> tuple[str, tuple[str, ...]]:
    for words, extent in (("may not choose ", "excludes"), ("may choose only ", "only"), ("may choose ", "includes")):
        if text.startswith(words):
            return extent, split(text.removeprefix(words), names)
    raise AssertionError(text)


@parameter("someone", f"{_PLAYER}|nobody", "a player, or nobody")
def _someone(text: str, names: Names) -> str | None:
    return None if text == "nobody" else text


@parameter("fate", "has lost|hasn't lost|has won|hasn't won", "has lost, hasn't lost, has won, or hasn't won")
def _fate(text: str, names: Names) -> tuple[str, bool]:
    return text.rpartition(" ")[2], "n't" not in text


@parameter("symbols", rf"(?:{_SYMBOL})+|empty", "mana symbols: {W}{U}; or empty")
def _symbols(text: str, names: Names) -> tuple[str, ...]:
    return tuple(re.findall(_SYMBOL, text))


@parameter("was shuffled", rf"wasn't shuffled|was shuffled{_TIMES}?", "was shuffled, was shuffled twice, wasn't shuffled")
def _was_shuffled(text: str, names: Names) -> int:
    return times(text, 1) or 0


@parameter("triggered", rf"didn't trigger|triggered{_TIMES}", "triggered once, triggered 3 times, didn't trigger")
def _triggered(text: str, names: Names) -> int:
    return times(text, 1) or 0


_PURPOSE = re.compile(r"(.+?) (?:to (discard|sacrifice|exile|manifest|keep|return|copy|tap|untap)|as the ([a-z ]+))")


@parameter("choice", ".+", "options, perhaps with a purpose: Forest to discard, Bob as the target, mode 2, X = 3, nothing")
def _choice(text: str, names: Names) -> tuple[tuple[str, ...], str | None]:
    masked = names.mask(text)
    found = _PURPOSE.fullmatch(masked.text)
    options = found[1] if found else masked.text
    purpose = (found[2] or found[3]) if found else None
    return () if options == "nothing" else tuple(masked.split(options)), purpose


HAPPENINGS = (
    "revealed|countered|destroyed|sacrificed|discarded|transformed|tapped for mana|tapped|untapped|copied|manifested|"
    "turned face up|turned face down|cast|created|activated|drawn"
)


@parameter("happened", rf"(?:was|wasn't) (?:{HAPPENINGS}){_TIMES}?", "was revealed, was destroyed twice, wasn't countered …")
def _happened(text: str, names: Names) -> tuple[str, int | None]:
    found = re.match(rf"(?:was|wasn't) ({HAPPENINGS})", text)
    assert found is not None
    return {"drawn": "drew"}.get(found[1], found[1]), times(text, None)


def times(text: str, default: int | None) -> int | None:
    """How often: 0 for a negation, `default` where the text doesn't say."""
    if "n't " in text:
        return 0
    found = re.search(r" (?:(once)|(twice)|(\S+) times)$", text)
    if found is None:
        return default
    return 1 if found[1] else 2 if found[2] else number(found[3])


def yes_no(name: str, yes: str, no: str) -> None:
    """Declare a parameter that is True for one word and False for the other."""
    parameter(name, f"{yes}|{no}", f"{yes} or {no}")(lambda text, names: text == yes)


yes_no("is", "is", "isn't")
yes_no("has", "has", "doesn't have")
yes_no("sees", "sees", "doesn't see")
yes_no("controls", "controls", "doesn't control")
yes_no("accepts", "accepts", "declines")
yes_no("fits", "fits", "doesn't fit")
