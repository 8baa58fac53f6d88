"""The base of all words that abilities are written in, and how the words point at things.

**References** are short texts that point at objects or players: those in the tables below, a name given to a target, or a name that
an earlier effect of the same ability gave its result with `save`.

**Amounts** are a whole number, "X", the name of a number that an earlier effect saved, or a word that is worked out
(`oracle.cards.filters`).  **Selections** of objects are a reference or a filter.

Texts inside words have a **role** (a reference, the name of a card type, a row of mana symbols …), marked on their type, so that
the loader can tell a slip of the pen from a text that means something (`oracle.cards.check`).
"""

from typing import Annotated

import msgspec


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all words share: immutable values; an unknown key in a card file is an error."""


def role(name: str) -> msgspec.Meta:
    """Marks the type of a text with what the text is for."""
    return msgspec.Meta(extra={"role": name})


OBJECT_REFERENCES = {
    "this": "the object that the ability is on",
    "enchanted": "what this is attached to, be it an Aura or an Equipment",
}

PLAYER_REFERENCES = {
    "you": "the controller of the ability; its owner where there is no controller",
    "opponent": "each opponent",
    "each player": "each player, you too",
    "chosen": "the opponent who was chosen as this entered",
    "owner of …": "the owner of what the rest refers to",
    "controller of …": "its controller",
}

SCOPED_REFERENCES = {
    "target": "what was chosen as the target (a target may have another name)",
    "it": "in a triggered ability the object that the event was about; the spell, in a rule about costs; what enters, in "
    "a rule about entering; each in turn, in `for each`",
    "that player": "in a triggered ability the player whom the event was about; who casts the spell, in a rule about costs; "
    "who will control what enters, in a rule about entering",
    "amount": "in a triggered ability the number of the event: damage dealt, life gained",
    "that spell": "where something became a target: the spell or ability that made it one",
    "that ability": "where an ability has triggered: that one, once it is on the stack",
    "creator": "in the ability of an emblem or token: the object whose ability made that",
}
"""References that mean something only in some places."""


def always_means_players(reference: str) -> bool:
    """Whether a reference means players wherever it stands: "you", "that player", "owner of it"."""
    return reference in PLAYER_REFERENCES or reference == "that player" or reference.startswith(("owner of ", "controller of "))


Reference = Annotated[str, role("reference")]
"""Points at objects or players; see the top of this page."""

NumberName = Annotated[str, role("number")]
"""An amount that is a text: "X", "amount", or the name of a number that was saved."""

SavedName = Annotated[str, role("saved name")]
"""Gives a result a name for what comes later in the same ability."""

CardType = Annotated[str, role("card type")]
Supertype = Annotated[str, role("supertype")]
Subtype = Annotated[str, role("subtype")]
TypeLine = Annotated[str, role("type line")]
ColorLetter = Annotated[str, role("color")]
KeywordName = Annotated[str, role("keyword")]
"""A keyword that the rules know by name and that needs nothing more ("flying")."""

KeywordKind = Annotated[str, role("kind of keyword")]
"""The name of a keyword, whatever may follow it ("morph" for any morph ability)."""

CostText = Annotated[str, role("cost")]
"""A row of symbols that can be paid: "{2}{U}", "{T}"."""

ManaText = Annotated[str, role("mana")]
"""An amount of mana: "{G}{G}"."""

ManaTypeText = Annotated[str, role("mana type")]
"""A type of mana as a letter: "C"."""
