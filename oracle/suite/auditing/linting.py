"""What is wrong with a specification although every part of it can be read.

Features, phrases and the catalogue are looked at together: names that are taken twice, numbers and slugs that lead nowhere, phrases
that nobody uses or that two meanings share.  Each finding says where it is; a mistake fails the check, a note doesn't.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from oracle.engines.port import Engine
from oracle.misspelt import did_you_mean, near
from oracle.suite.judging.judge import judge
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.reading.editions import is_rule_number
from oracle.vocabulary.operations import Can, Rejected
from oracle.vocabulary.registry import Kind, Phrase, Vocabulary

KEYS = ("id", "ruling", "rule", "edition")
"""What stands before the colon of the tags that mean something."""

FEWEST_WORDS = 5
"""So many words at least has the reason of a control."""

_KEYWORDS: dict[str, Kind] = {"Given": "given", "When": "when", "Then": "then"}


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong."""

    place: str
    """ "file:line", or what else it is about."""
    message: str
    severity: Literal["mistake", "note"] = "mistake"


def lint_cases(cases: Iterable[Case], rulings: Mapping[str, Ruling], rule_numbers: Collection[str]) -> Iterator[Finding]:
    """What is wrong with scenarios: their ids, names, rulings and rules."""
    names: dict[tuple[str, str], Case] = {}
    for case in cases:
        place = f"{case.feature}:{case.line}"
        first = names.setdefault((case.feature, case.name), case)
        if first is not case:
            yield Finding(place, f"the name {case.name!r} is already that of the scenario in line {first.line}")
        if not any(tag.startswith("@id:") for tag in case.tags):
            yield Finding(place, f"the scenario has no id of its own; expected a tag such as @id:{case.id}")
        if case.ruling is None:
            yield Finding(place, "the scenario states no ruling; expected a tag @ruling: with a slug of the catalogue")
        elif case.ruling not in rulings:
            yield Finding(place, f"there is no ruling {case.ruling!r}{did_you_mean(case.ruling, rulings)}")
        for tag, times in Counter(case.tags).items():
            if times > 1:
                yield Finding(place, f"the tag {tag} is there {_times(times)}: on the scenario, or inherited from its feature or rule")
        if case.control is not None and len(case.control.split()) < FEWEST_WORDS:
            yield Finding(place, "a control has a comment above its own tags, which says why no misreading of its ruling makes it fail")
        for tag in case.tags:
            key, colon, value = tag.removeprefix("@").partition(":")
            close = near(key, KEYS) if colon and key not in KEYS else []
            if close:
                yield Finding(place, f"the tag {tag} means nothing; did you mean @{close[0]}:{value}?")
        for number in case.rules:
            yield from _rule_number(place, number, rule_numbers)
        for step in case.steps:
            if isinstance(step.operation, Can | Rejected) and step.operation.rule is not None:
                yield from _rule_number(f"{case.feature}:{step.line}", step.operation.rule, rule_numbers)


def _times(number: int) -> str:
    return "twice" if number == 2 else f"{number} times"


def lint_by_playing(cases: Iterable[Case], engine: Engine) -> Iterator[Finding]:
    """What shows only once a scenario is played: a position that can't exist, an object that isn't there, a step that can't be meant.

    Whether a scenario holds is not asked.
    """
    for case in cases:
        result = judge(case, engine)
        if result.verdict == "error" and result.kind == "input" and result.detail is not None:
            yield Finding(result.detail.place, f"{result.detail.step}: {result.detail.observed}")


def lint_catalogue(rulings: Mapping[str, Ruling], rule_numbers: Collection[str]) -> Iterator[Finding]:
    """What is wrong with the rulings: the rules that they cite."""
    for slug, ruling in rulings.items():
        later = ruling.superseded.rules if ruling.superseded else ()
        for number in dict.fromkeys((*ruling.rules, *later)):
            yield from _rule_number(f"ruling {slug}", number, rule_numbers)


def lint_phrases(vocabulary: Vocabulary, cases: Iterable[Case]) -> Iterator[Finding]:
    """Phrases with a second meaning for some example or step, without a negative control, and phrases that no scenario uses."""
    used: set[Phrase] = set()
    ambiguous: dict[tuple[str, ...], str] = {}
    for kind, text in _steps(vocabulary.phrases, cases, used, vocabulary):
        said = tuple(found.pattern for found, _ in vocabulary.matches(kind, text))
        if len(said) > 1:
            ambiguous.setdefault(said, text)
    for patterns, text in ambiguous.items():
        yield Finding(f"phrase {patterns[0]!r}", f"{text!r} is said by {' and by '.join(repr(each) for each in patterns[1:])} as well")
    for phrase in vocabulary.phrases:
        if "then" in phrase.kinds and not is_control(vocabulary, phrase):
            yield Finding(f"phrase {phrase.pattern!r}", "it has no example in which it fails, with what is then observed")
        if phrase not in used:
            yield Finding(f"phrase {phrase.pattern!r}", "no scenario uses it", "note")


def is_control(vocabulary: Vocabulary, phrase: Phrase) -> bool:
    """Whether a phrase has an example in which it fails: the last step of that example is a Then that it says."""
    steps = [line.strip().partition(" ") for line in phrase.fails.splitlines() if not line.strip().startswith("|")]
    said = vocabulary.matches("then", steps[-1][2]) if steps else []
    return bool(phrase.observed) and any(found is phrase for found, _ in said)


def _steps(phrases: Iterable[Phrase], cases: Iterable[Case], used: set[Phrase], vocabulary: Vocabulary) -> Iterator[tuple[Kind, str]]:
    """Every different step of the examples and of the scenarios; `used` gathers the phrases of the latter."""
    seen: set[tuple[Kind, str]] = set()
    for case in cases:
        for step in case.steps:
            if (step.kind, step.text) not in seen:
                seen.add((step.kind, step.text))
                used.update(found for found, _ in vocabulary.matches(step.kind, step.text))
                yield step.kind, step.text
    for phrase in phrases:
        kind = phrase.kinds[0]
        for line in (*phrase.example.splitlines(), *phrase.fails.splitlines()):
            keyword, _, text = line.strip().partition(" ")
            kind = _KEYWORDS.get(keyword, kind)
            if keyword in (*_KEYWORDS, "And", "But") and (kind, text) not in seen:
                seen.add((kind, text))
                yield kind, text


def _rule_number(place: str, number: str, known: Collection[str]) -> Iterator[Finding]:
    if number in known:
        return
    if is_rule_number(number):
        section = number.partition(".")[0]
        yield Finding(
            place, f"there is no rule {number}{did_you_mean(number, [each for each in known if each.startswith(section)] or known)}"
        )
    else:
        yield Finding(place, f"expected a rule number such as 605.1a, not {number!r}")
