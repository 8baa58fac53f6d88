"""The vocabulary: the closed set of phrases in which scenarios are written.

`default_phrases()` are all phrases; `Vocabulary` looks them up; `operations` is what they mean.  To add a phrase, write a function
of its parameters in the module of its topic and decorate it with `@phrase`: pattern, meaning, and an example, which is run as a
test.

A phrase that scenarios use just once has to be worth its place: `{player}'s {zone} holds:` places cards elsewhere than on the battlefield
that need an alias, counters or another owner; `{player} divides {objects}` answers where damage is divided among several blockers;
`all players pass` ends a step with nothing on the stack, which no "resolves" can; and `the game {result}` is how an end is seen at all.
"""

from functools import cache

from oracle.vocabulary.lists import PhraseError
from oracle.vocabulary.registry import PHRASES, Phrase, Vocabulary

TOPICS = ("position", "playing", "objects", "happenings", "legality")


@cache
def default_phrases() -> tuple[Phrase, ...]:
    """All phrases, in the order of their documentation."""
    from oracle.vocabulary import actions, happenings, legality, objects, playing, position  # noqa: F401

    return tuple(sorted(PHRASES, key=lambda each: TOPICS.index(each.topic)))


__all__ = ["Phrase", "PhraseError", "Vocabulary", "default_phrases"]
