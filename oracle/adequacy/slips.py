"""Slips: all cards, read with one word of theirs passed over, and the scenarios that notice.

A word that no rule of the engine reads can be left out of every card, and no scenario is any the wiser.  So there is a **slip** for each
word, each key of a word, each value of a key that has a closed list of values, each keyword and each reference: cards are read as if it
weren't there, or said something else, and some scenario must fail.  If none does, the word is accepted and means nothing, or nobody has
looked.  The scenarios are those of the specification, and small examples of what it has no use for (`tests/words`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin

import msgspec

from oracle.adequacy.workers import carried_out, limited
from oracle.cards import abilities, conditions, effects, filters, listed, statics, tokens, triggers
from oracle.cards.announced import words_in
from oracle.cards.card import Card
from oracle.cards.check import parts
from oracle.cards.dictionary import TOPICS
from oracle.cards.keywords import KEYWORDS
from oracle.cards.words import OBJECT_REFERENCES, PLAYER_REFERENCES, SCOPED_REFERENCES
from oracle.engines.port import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.judge import judge
from oracle.suite.reading.case import Case
from oracle.suite.reading.needs import needs
from oracle.suite.reading.position import PositionBuilder
from oracle.suite.running.runner import EngineMaker

Word = type[msgspec.Struct]

NOTHING = "nobody and nothing"
"""A reference that points at nothing, a name that nothing has, a kind of counter that there isn't."""

PRINTED = "The file"
"""The topic of the dictionary that isn't a word of abilities."""


class Slip(msgspec.Struct, frozen=True):
    """Something that is passed over in every card."""

    @property
    def name(self) -> str:
        """What, in the words of card files."""
        raise NotImplementedError

    def concerns(self, word: msgspec.Struct) -> bool:
        """Whether it changes what this word says."""
        raise NotImplementedError

    def misread(self, word: msgspec.Struct) -> msgspec.Struct | None:
        """What the word says instead; None if it is left out."""
        raise NotImplementedError


class OfWord(Slip, frozen=True):
    """A whole word: there is none, or it says the opposite."""

    word: Word

    @property
    def name(self) -> str:
        config = self.word.__struct_config__
        return self.word.__name__.lower() if config.tag is None else f'{config.tag_field} = "{config.tag}"'

    def concerns(self, word: msgspec.Struct) -> bool:
        return isinstance(word, self.word)

    def misread(self, word: msgspec.Struct) -> msgspec.Struct | None:
        other: msgspec.Struct | None = otherwise(word)
        return other


class OfKey(Slip, frozen=True):
    """A key of a word, or a key where it has a certain value."""

    word: Word
    key: str
    value: Any = None

    @property
    def name(self) -> str:
        value = "" if self.value is None else f" = {str(self.value).lower() if isinstance(self.value, bool) else repr(self.value)}"
        return f"{OfWord(self.word).name}: {self.key}{value}"

    def concerns(self, word: msgspec.Struct) -> bool:
        if not isinstance(word, self.word):
            return False
        said = getattr(word, self.key)
        if self.value is None:
            return bool(said != default_of(self.word, self.key))
        return self.value in said if isinstance(said, tuple) else type(said) is type(self.value) and bool(said == self.value)

    def misread(self, word: msgspec.Struct) -> msgspec.Struct | None:
        return msgspec.structs.replace(word, **{self.key: self._other(getattr(word, self.key))})

    def _other(self, said: Any) -> Any:
        default = default_of(self.word, self.key)
        if self.value is None:
            return otherwise(said) if default is msgspec.NODEFAULT else default
        if isinstance(said, tuple):
            return tuple(value for value in said if value != self.value)
        if default not in (msgspec.NODEFAULT, self.value):
            return default
        return next(value for value in values_of(field_of(self.word, self.key).type) if value != self.value)


class OfKeyword(Slip, frozen=True):
    """A keyword, with all that it stands for."""

    keyword: str

    @property
    def name(self) -> str:
        return f'keyword "{self.keyword}"'

    def concerns(self, word: msgspec.Struct) -> bool:
        return self._is_it(word) or (
            any(self.keyword in getattr(word, key, ()) for key in _KEYWORD_LISTS) and not isinstance(word, filters.Filter)
        )

    def misread(self, word: msgspec.Struct) -> msgspec.Struct | None:
        if self._is_it(word):
            return None
        lists = {key: tuple(name for name in getattr(word, key) if name != self.keyword) for key in _KEYWORD_LISTS if hasattr(word, key)}
        return msgspec.structs.replace(word, **lists)

    def _is_it(self, word: msgspec.Struct) -> bool:
        if isinstance(word, abilities.Keyword) and word.name == self.keyword:
            return True
        return isinstance(word, abilities.Ability) and word.keyword == self.keyword


_KEYWORD_LISTS = ("keywords", "gains")


class OfReference(Slip, frozen=True):
    """A reference: it points at nothing."""

    reference: str
    """As in the tables of references; the rest of "owner of …" is any."""

    @property
    def name(self) -> str:
        return f'reference "{self.reference}"'

    def concerns(self, word: msgspec.Struct) -> bool:
        return any(self._is_it(getattr(word, part.name)) for part in parts(type(word)) if part.role in ("reference", "number"))

    def misread(self, word: msgspec.Struct) -> msgspec.Struct | None:
        roles = {part.name: getattr(word, part.name) for part in parts(type(word)) if part.role in ("reference", "number")}
        return msgspec.structs.replace(word, **{key: NOTHING for key, said in roles.items() if self._is_it(said)})

    def _is_it(self, said: Any) -> bool:
        if not isinstance(said, str):
            return False
        return said.startswith(self.reference.removesuffix("…")) if self.reference.endswith("…") else said == self.reference


def all_slips() -> tuple[Slip, ...]:
    """Every slip that could be made, by word."""
    found: list[Slip] = []
    shared: tuple[Word, ...] = (abilities.Ability, effects.Effect)
    for kind in (*shared, *words()):
        bases = [base for base in kind.__mro__[1:] if issubclass(base, msgspec.Struct) and base is not msgspec.Struct]
        inherited = {name for base in bases for name in base.__struct_fields__}
        if kind in words():
            found.append(OfWord(kind))
        for field in msgspec.structs.fields(kind):
            if field.name not in inherited:
                found.append(OfKey(kind, field.name))
                found += [OfKey(kind, field.name, value) for value in values_to_show(kind, field)]
    found += [OfKeyword(name) for name in KEYWORDS]
    found += [OfReference(name) for name in OBJECT_REFERENCES | PLAYER_REFERENCES | SCOPED_REFERENCES]
    return tuple(found)


def values_to_show(kind: Word, field: msgspec.structs.FieldInfo) -> Iterator[Any]:
    """The values of a key that are to be shown one by one.

    Of yes or no, what is said is the other than the default.  A zone that is compared with that of an object is any of the zones.
    """
    if (kind, field.name) in COMPARED:
        return
    for value in values_of(field.type):
        if not isinstance(value, bool) or field.default is None:
            yield value


COMPARED: frozenset[tuple[Word, str]] = frozenset(
    {
        (triggers.Casts, "origin"),
        (conditions.InZone, "zone"),
        (conditions.WasCast, "origin"),
        (conditions.EnteredFrom, "zone"),
        (statics.Prohibit, "from_zones"),
        (statics.MoveInstead, "origin"),
        (statics.MoveInstead, "destination"),
        (statics.MoveInstead, "instead"),
    }
)
"""Keys that name a zone, of which the rules ask only whether an object is, was or goes there: no zone is a case of its own."""


def words() -> tuple[Word, ...]:
    """All words that abilities are written in."""
    found = [kind for topic, kinds in TOPICS.items() if topic != PRINTED for kind in kinds]
    return tuple(kind for kind in found if isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def values_of(kind: Any) -> tuple[Any, ...]:
    """The values of a key that has a closed list of them."""
    if kind is bool:
        return (True, False)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(value for inner in get_args(kind) for value in values_of(inner)) if get_origin(kind) is not dict else ()


def field_of(word: Word, key: str) -> msgspec.structs.FieldInfo:
    """A key of a word."""
    return next(field for field in msgspec.structs.fields(word) if field.name == key)


def default_of(word: Word, key: str) -> Any:
    """What a key says if it isn't there; NODEFAULT if it must be."""
    field = field_of(word, key)
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


# --- misreading a card ------------------------------------------------------------------------------------------------


def misread(value: Any, slip: Slip) -> Any:
    """A value with the slip made wherever it can be; None for a word that is left out."""
    if isinstance(value, tuple):
        items = (misread(item, slip) for item in value)
        return tuple(item for item in items if item is not None)
    if isinstance(value, dict):
        return {key: misread(item, slip) for key, item in value.items()}
    if not isinstance(value, msgspec.Struct):
        return value
    inner: dict[str, Any] = {}
    for key in value.__struct_fields__:
        said = getattr(value, key)
        inner[key] = misread(said, slip)
        if inner[key] is None and said is not None:
            inner[key] = default_of(type(value), key)
            if inner[key] is msgspec.NODEFAULT:
                return None
    word = msgspec.structs.replace(value, **inner)
    return slip.misread(word) if slip.concerns(value) else word


def otherwise(said: Any) -> Any:
    """Something else in the place of what is said; None for what can be left out of a list."""
    return next((other(said) for kind, other in _OTHERWISE.items() if isinstance(said, kind)), None)


_OTHERWISE: dict[type, Callable[[Any], Any]] = {
    bool: lambda said: not said,
    int: lambda said: said + 1,
    str: lambda said: NOTHING,
    dict: lambda said: {},
    conditions.Condition: lambda said: conditions.Not(said),
    filters.Measure: lambda said: filters.Sum((said, 1)),
    filters.Range: lambda said: filters.Range(exactly=-97),
    filters.Filter: lambda said: msgspec.structs.replace(said, named=NOTHING),
    filters.TargetSpec: lambda said: msgspec.structs.replace(said, players="you", objects=None),
    triggers.Trigger: lambda said: triggers.EitherEvent(()),
    effects.ManaTypes: lambda said: effects.ManaTypes(source="any color" if said.source != "any color" else "produced"),
    tokens.TokenSpec: lambda said: tokens.TokenSpec(type="Artifact"),
    listed.Listing: lambda said: listed.Listing(type="Artifact"),
    abilities.Reflex: lambda said: abilities.Reflex(effects=()),
    abilities.Mode: lambda said: abilities.Mode(effects=()),
    tuple: lambda said: (),
}


# --- who notices ------------------------------------------------------------------------------------------------------


class Noticed(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a slip: the scenario that fails, or can't be judged any more; None if all hold."""

    slip: Slip
    by: str | None
    tried: int
    """How many scenarios were judged."""


class Trial(msgspec.Struct, frozen=True):
    """A slip, the cards that it changes, and the scenarios with one of these cards."""

    slip: Slip
    cards: Mapping[str, Card]
    cases: tuple[Case, ...]


def cards_of(case: Case) -> frozenset[str]:
    """Names of the cards that a scenario is about."""
    builder = PositionBuilder()
    for step in case.steps:
        if step.kind == "given":
            builder.add(step)
    return frozenset((*builder.cards(), *needs(case.steps, builder.build(case.edition.newest())).cards))


def trials(slips: Iterable[Slip], cases: Sequence[Case], cards: Mapping[str, Card]) -> list[Trial]:
    """For each slip what is to be tried, the shortest scenarios first."""
    about = {case.id: cards_of(case) for case in cases}
    inside = {name: [*words_in(card)] for name, card in cards.items()}
    by_length = sorted(cases, key=lambda case: (len(case.steps), case.id))
    found: list[Trial] = []
    for slip in slips:
        changed = {name: misread(cards[name], slip) for name, all_words in inside.items() if any(map(slip.concerns, all_words))}
        found.append(Trial(slip, changed, tuple(case for case in by_length if not about[case.id].isdisjoint(changed))))
    return found


def notice(
    slips: Iterable[Slip], cases: Sequence[Case], cards: Mapping[str, Card], make_engine: EngineMaker, jobs: int = 1
) -> Iterator[Noticed]:
    """What becomes of each slip, in their order.  `jobs` is the number of processes, each with an engine of `make_engine`."""
    return carried_out(trials(slips, cases, cards), noticed, make_engine, jobs)


def noticed(trial: Trial, engine: Engine) -> Noticed:
    """Judge the scenarios by cards that are misread, up to the first that doesn't hold any more."""
    assert isinstance(engine, ReferenceEngine)
    misreading = ReferenceEngine({**engine.cards, **trial.cards})
    for tried, case in enumerate(trial.cases, start=1):
        if not _holds(case, misreading) and _holds(case, engine):
            return Noticed(slip=trial.slip, by=case.id, tried=tried)
    return Noticed(slip=trial.slip, by=None, tried=len(trial.cases))


def _holds(case: Case, engine: Engine) -> bool:
    with limited():
        return judge(case, engine).verdict == "pass"
