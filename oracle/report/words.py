"""The words of card files as a reader sees them."""

from collections.abc import Iterable, Mapping

import click
import msgspec

from oracle.cards.dictionary import Definition
from oracle.report.terminal import wrapped

Examples = Mapping[type | None, str]
"""A card for each kind of word."""


def words_text(words: Iterable[Definition], examples: Examples) -> str:
    """Words by topic, each with its meaning, its keys and a card that has it."""
    lines: list[str] = []
    topic = None
    for word in words:
        if word.topic != topic:
            topic = word.topic
            lines += [click.style(topic, bold=True), ""]
        lines += [f"  {click.style(word.head, fg='cyan')}", *wrapped("      ", word.meaning)]
        width = max((len(key.name) for key in word.keys), default=0)
        for key in word.keys:
            default = {"": "", "required": " (required)"}.get(key.default, f" ({key.default} if left out)")
            lines += wrapped(f"      {key.name:{width}}  ", key.kind + default, fg="green")
            if key.meaning:
                lines += wrapped(f"      {'':{width}}  ", key.meaning)
        if word.word in examples:
            lines.append(click.style(f"      see `oracle cards {examples[word.word]!r}`", dim=True))
        lines.append("")
    return "\n".join(lines)


def words_list(words: Iterable[Definition]) -> str:
    """One line a word."""
    lines: list[str] = []
    topic = None
    for word in words:
        if word.topic != topic:
            lines += ["", click.style(word.topic, bold=True)] if topic else [click.style(word.topic, bold=True)]
            topic = word.topic
        lines += wrapped(f"  {word.head:38} ", word.meaning.split(".  ")[0], fg="cyan")
    return "\n".join(lines) + "\n"


def words_json(words: Iterable[Definition], examples: Examples) -> str:
    """The words as a JSON array."""
    content = [
        {
            "topic": word.topic,
            "word": word.head,
            "meaning": word.meaning,
            "keys": [key._asdict() for key in word.keys],
            "example": examples.get(word.word),
        }
        for word in words
    ]
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def matching(words: Iterable[Definition], text: str) -> tuple[Definition, ...]:
    """Those whose name is `text`; if there are none, those in whose topic, name, meaning or keys it occurs."""
    known = tuple(words)
    text = text.lower()
    exact = tuple(word for word in known if text in (word.topic.lower(), *_names(word)))
    return exact or tuple(
        word for word in known if text in f"{word.topic}\n{word.head}\n{word.meaning}\n{' '.join(key.name for key in word.keys)}".lower()
    )


def _names(word: Definition) -> tuple[str, ...]:
    """What a reader may call a word: 'do = "draw"', "draw"."""
    head = word.head.lower()
    return (head, head.partition(" = ")[2].strip('"'), head.strip('"'), head.partition(" …")[0].strip('"'))
