"""The vocabulary as a reader sees it."""

from collections.abc import Iterable, Sequence

import click
import msgspec

from oracle.report.terminal import wrapped
from oracle.vocabulary.actions import CLAUSES, FORMS, ActionForm
from oracle.vocabulary.parameters import PARAMETERS
from oracle.vocabulary.registry import Phrase

ACTION_PARAMETERS = frozenset({"action", "can"})
"""Parameters that stand for an action, which has forms of its own."""


def phrases_text(phrases: Sequence[Phrase], text: str = "") -> str:
    """Phrases by topic, each with its meaning and example; then what their parameters mean, and the forms of actions.

    Of these only those in which `text` occurs, if there are any.
    """
    lines: list[str] = []
    topic = None
    for phrase in phrases:
        if phrase.topic != topic:
            topic = phrase.topic
            lines += [click.style(topic.replace("_", " ").capitalize(), bold=True), ""]
        lines += [f"  {click.style(_kinds(phrase), fg='cyan')} {phrase.pattern}", *_below(phrase.meaning, phrase.example)]
    used = [name for name in PARAMETERS if any(name in phrase.parameters for phrase in phrases)]
    if ACTION_PARAMETERS & set(used):
        lines += [click.style("Actions", bold=True), ""]
        for form in matching_forms(text) or FORMS.values():
            clauses = [CLAUSES[name].words for name in form.clauses]
            lines.append(f"  {click.style('{action}', fg='cyan')} {form.form}")
            lines += _below(form.meaning + (f" Further: {', '.join(clauses)}." if clauses else ""), form.example)
    if used:
        width = max(len(name) for name in used) + 2
        lines += [click.style("Parameters", bold=True), ""]
        for name in used:
            lines += wrapped(f"  {'{' + name + '}':{width}}  ", PARAMETERS[name].meaning)
    return "\n".join(lines) + "\n"


def phrases_json(phrases: Iterable[Phrase]) -> str:
    """The phrases as a JSON array of kinds, pattern, parameters, meaning, example and topic."""
    content = [
        {
            "kinds": phrase.kinds,
            "pattern": phrase.pattern,
            "parameters": {name: PARAMETERS[name].meaning for name in phrase.parameters},
            "meaning": phrase.meaning,
            "example": phrase.example,
            "topic": phrase.topic,
        }
        for phrase in phrases
    ]
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def matching(phrases: Iterable[Phrase], text: str) -> tuple[Phrase, ...]:
    """Those in whose pattern, meaning or topic `text` occurs, in whatever case, or in a form of the action that they speak of."""
    actions = bool(matching_forms(text))
    return tuple(
        phrase
        for phrase in phrases
        if text.lower() in f"{phrase.pattern}\n{phrase.meaning}\n{phrase.topic}".lower()
        or (actions and not ACTION_PARAMETERS.isdisjoint(phrase.parameters))
    )


def matching_forms(text: str) -> tuple[ActionForm, ...]:
    """The forms of actions in which `text` occurs."""
    return tuple(form for form in FORMS.values() if text.lower() in form.form.lower())


def _kinds(phrase: Phrase) -> str:
    return "/".join(kind.capitalize() for kind in phrase.kinds)


def _below(meaning: str, example: str) -> list[str]:
    return [*wrapped("      ", meaning), *(click.style(f"        {line}", dim=True) for line in example.splitlines()), ""]
