"""What is wrong with the places of the rules: every number of the newest edition has one, and what scenarios and functions say agrees.

A scenario is about rules that are stated: one that is tagged with a rule that is out contradicts its place, and so does one that is tagged
with a definition, unless that only heads the rules below it.  A function of the reference engine states no rule that is out.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping

from oracle.misspelt import did_you_mean
from oracle.suite.auditing.linting import Finding
from oracle.suite.reading.case import Case
from oracle.suite.reading.editions import in_order
from oracle.suite.reading.rulebook import Place, Rulebook


def lint_rulebook(
    rulebook: Rulebook, rule_numbers: Collection[str], cases: Iterable[Case], stating: Mapping[str, Collection[str]]
) -> Iterator[Finding]:
    """What is wrong with the places, and what contradicts them.

    `rule_numbers` are all numbers of the newest edition; `stating` has the numbers that each function states, by the function's name.
    """
    yield from _numbers(rulebook, rule_numbers)
    for place in rulebook.places:
        yield from _place(place, rulebook, rule_numbers)
    for case in cases:
        for number in case.rules:
            yield from _tag(f"{case.feature}:{case.line}", number, rulebook)
    for function, numbers in stating.items():
        for number in numbers:
            placed = rulebook.by_number.get(number)
            if placed is not None and placed.kind == "out":
                yield Finding(placed.at, f"{number} is out ({placed.reason}), but the function {function} states it")


def _numbers(rulebook: Rulebook, rule_numbers: Collection[str]) -> Iterator[Finding]:
    """Numbers with no place, or with several."""
    missing = [number for number in rule_numbers if "." in number and number not in rulebook.by_number]
    for number in sorted(missing, key=in_order):
        yield Finding(str(rulebook.folder), f"the rule {number} has no place: it is stated, a definition, or out")
    for place in rulebook.places:
        first = rulebook.by_number[place.number]
        if first is not place:
            yield Finding(place.at, f"{place.number} has a place already, in {first.at}")


def _place(place: Place, rulebook: Rulebook, rule_numbers: Collection[str]) -> Iterator[Finding]:
    chapter = place.file.stem[:3]
    if not place.number.startswith(f"{chapter}."):
        yield Finding(place.at, f"expected a rule of chapter {chapter}, not {place.number!r}")
    elif place.number not in rule_numbers:
        yield Finding(place.at, f"there is no rule {place.number}{_near(place.number, rule_numbers)}")
    for number in place.where:
        if number not in rule_numbers:
            yield Finding(
                place.at, f"{place.number} is said to be stated in {number}, but there is no such rule{_near(number, rule_numbers)}"
            )
        elif number == place.number:
            yield Finding(place.at, f"{place.number} is said to be stated in itself; then it is stated, and no definition")
        elif (there := rulebook.by_number.get(number)) is not None and there.kind == "out" and _all_out(place, rulebook):
            yield Finding(
                place.at, f"{place.number} is said to be stated in {number}, which is out ({there.reason}); then it is out as well"
            )
    if place.reason is not None and place.reason not in rulebook.reasons:
        known = f"; expected one of {', '.join(rulebook.reasons)}"
        yield Finding(place.at, f"there is no reason {place.reason!r}{did_you_mean(place.reason, rulebook.reasons, known)}")


def _all_out(place: Place, rulebook: Rulebook) -> bool:
    return all((there := rulebook.by_number.get(number)) is not None and there.kind == "out" for number in place.where)


def _tag(where: str, number: str, rulebook: Rulebook) -> Iterator[Finding]:
    """What is wrong with a scenario that is tagged with a rule, as far as the rule's place tells."""
    place = rulebook.by_number.get(number)
    if place is None or place.kind == "stated":
        return
    if place.kind == "out":
        yield Finding(where, f"the rule {number} is out ({place.reason}), see {place.at}, but the scenario is about it")
    elif not all(each.startswith(number) for each in place.where):
        told = ", ".join(place.where)
        yield Finding(where, f"the rule {number} is a definition, stated in {told} (see {place.at}): the scenario is about that")


def _near(number: str, rule_numbers: Collection[str]) -> str:
    chapter = number.partition(".")[0]
    return did_you_mean(number, sorted(each for each in rule_numbers if each.startswith(f"{chapter}.")) or sorted(rule_numbers))
