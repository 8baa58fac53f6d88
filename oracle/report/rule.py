"""One rule of the rulebook as a reader sees it: where it lives, and what cites, misreads and changes it."""

from collections.abc import Sequence

import click
import msgspec

from oracle.adequacy.rule_index import RuleEntry
from oracle.report.terminal import field, wrapped
from oracle.report.verdicts import plural

NOTHING = "no function states it, and no scenario, ruling or edition speaks of it"


def rule_text(entry: RuleEntry, parts: Sequence[RuleEntry]) -> str:
    """All that is known of a rule, and a line for each of its parts of which anything is known."""
    lines = [f"{click.style(entry.rule, bold=True)}  {entry.section}".rstrip()]
    if entry.place is not None:
        lines += field("place", f"{entry.place}: {entry.about}" if entry.about else entry.place)
    for function in entry.functions:
        lines += field("says", function.statement)
        lines += field("", f"{function.name}, {function.file}:{function.line}")
    lines += field("keywords", ", ".join(entry.keywords))
    lines += field("cards", ", ".join(entry.cards))
    lines += _many("scenarios", [f"{each.id}, {each.file}:{each.line}" for each in entry.scenarios])
    lines += _many("rulings", [f"{each.slug}: {each.title}" for each in entry.rulings])
    lines += _many("misread", [f"{each.name}, {each.place}" for each in entry.mutants])
    lines += _many("editions", [f"{each.edition} {each.kind}: {each.what}" for each in entry.editions])
    known = [part for part in parts if part.known]
    if not entry.known and not known:
        lines += field("", NOTHING)
    if known:
        lines += ["", *(line for part in known for line in _part(part)), f"{len(known)} of {plural(len(parts), 'part')} stated or cited"]
    return "\n".join(lines) + "\n"


def rule_json(entry: RuleEntry, parts: Sequence[RuleEntry]) -> str:
    """The rule as a JSON object; `parts` are objects of the same kind."""
    content = {**msgspec.to_builtins(entry), "parts": msgspec.to_builtins(tuple(parts))}
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def _many(name: str, texts: Sequence[str]) -> list[str]:
    return [line for index, text in enumerate(texts) for line in field("" if index else name, text)]


def _part(part: RuleEntry) -> list[str]:
    counted = [
        plural(len(found), noun)
        for noun, found in (("scenario", part.scenarios), ("ruling", part.rulings), ("mutant", part.mutants))
        if found
    ]
    says = " ".join(function.statement for function in part.functions) or "(no function states it)"
    told = f"{says}  [{', '.join(counted)}]" if counted else says
    places = [f"{function.name}, {function.file}:{function.line}" for function in part.functions]
    return [*wrapped(f"  {part.rule:9} ", told), *(line for place in places for line in wrapped(" " * 12, place))]
