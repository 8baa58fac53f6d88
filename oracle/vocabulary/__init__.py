"""The vocabulary: the closed set of phrases in which scenarios are written.

`default_phrases()` are all phrases; `Vocabulary` looks them up; `operations` is what they mean.  To add a phrase, write a function
of its parameters in the module of its topic and decorate it with `@phrase`: pattern, meaning, and an example, which is run as a
test.
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
