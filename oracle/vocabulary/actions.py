"""What players do, in one grammar: "casts Opt", "can cast Opt", "can't cast Opt" are the same action three times.

Each form has a verb, an object and clauses in any order: "casts Walking Ballista with X = 3 without paying its mana cost".
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, Concede, Pass, PlayLand, TurnFaceUp
from oracle.vocabulary.lists import NO_NAMES, SEPARATOR, Masked, Names, PhraseError
from oracle.vocabulary.operations import Paying
from oracle.vocabulary.parameters import ORDINALS, parameter


@dataclass(frozen=True)
class ActionForm:
    """One kind of action: its verb, its form in words, the clauses it may take, what it means, and an example."""

    verb: str
    base: str
    form: str
    clauses: tuple[str, ...]
    meaning: str
    example: str
    build: Callable[[str, dict[str, Any], Masked], AnyAction]


FORMS: dict[str, ActionForm] = {}


def form(verb: str, base: str, words: str, *, clauses: str = "", meaning: str, example: str) -> Callable[[Any], Any]:
    """Declare an action; the decorated function builds it from what follows the verb and from the clauses.

    `verb` is said of a player ("casts"), `base` after "can" ("cast"), `words` is what follows; `clauses` may come after that.
    """

    def declare(build: Callable[[str, dict[str, Any], Masked], AnyAction]) -> Any:
        assert verb not in FORMS, verb
        FORMS[verb] = ActionForm(verb, base, words, tuple(clauses.split()), meaning, example, build)
        return build

    return declare


@dataclass(frozen=True)
class Clause:
    """An optional part of an action: how it is written, how it begins, the pattern of its text, what it means, its value."""

    name: str
    words: str
    starts: tuple[str, ...]
    regex: str
    meaning: str
    value: Callable[[str, Masked], Any]


def _list(text: str, masked: Masked) -> tuple[str, ...]:
    return () if text == "nothing" else tuple(masked.split(text))


def _numbers(text: str, masked: Masked) -> tuple[int, ...]:
    return tuple(int(digits) for digits in re.findall(r"\d+", text))


def _kicker(text: str, masked: Masked) -> tuple[str, ...]:
    return ("kicker",) if text == "kicked" else ()


_SEVERAL = r"(\d+(?:(?:, | and )\d+)*)"
_PAYING: tuple[Paying, ...] = get_args(Paying)

CLAUSES = {
    clause.name: clause
    for clause in (
        Clause("targets", "targeting {objects}", ("targeting ",), "targeting (.+)", "its targets, in the order in which it asks", _list),
        Clause("x", "with X = {n}", ("with X = ",), r"with X = (\d+)", "the value of X", lambda text, _: int(text)),
        Clause("face", "as {card}", ("as ",), "as (.+)", "which face, half, Adventure or Omen", lambda text, masked: masked.restore(text)),
        Clause("face_down", "face down", ("face down",), "face down()", "cast face down", lambda *_: True),
        Clause("additional", "kicked", ("kicked", "unkicked"), "(kicked|unkicked)", "with kicker, or without", _kicker),
        Clause("modes", "choosing mode {n}", ("choosing mode",), "choosing modes? " + _SEVERAL, "its modes, from 1 as printed", _numbers),
        Clause("cost", "for its {keyword} cost", ("for its ",), "for its ([a-z-]+) cost", "an alternative cost", lambda text, _: text),
        Clause("free", "without paying its mana cost", ("without paying ",), "without paying its mana cost()", "for free", lambda *_: True),
        Clause("producing", "for {mana}", ("for mana", "for {"), r"for (mana|(?:\{[^ {}]+\})+)", "which mana", lambda text, _: text),
        Clause("paid_with", "sacrificing {objects}", tuple(f"{word} " for word in _PAYING), f"(?:{'|'.join(_PAYING)}) (.+)",
               "what pays its other costs; also discarding, exiling, tapping, returning", _list),
        Clause("division", "divided {n} and {n}", ("divided ",), "divided " + _SEVERAL, "shares of the targets, in their order", _numbers),
    )
}  # fmt: skip


_STARTS = re.compile(" (?=" + "|".join(re.escape(start) for clause in CLAUSES.values() for start in clause.starts) + ")")


def parse_action(text: str, names: Names = NO_NAMES) -> AnyAction:
    """The action that a text in the third person tells ("casts Opt targeting Bob"); raises `PhraseError`."""
    verb, _, rest = text.partition(" ")
    found = FORMS.get(verb)
    if found is None:
        raise PhraseError(f"unknown action {verb!r}; known are {', '.join(FORMS)}")
    masked = names.mask(rest)
    body, *parts = _STARTS.split(masked.text) if found.clauses else [masked.text]
    if found.clauses and _STARTS.match(" " + body):
        body, parts = "", [body, *parts]
    clauses: dict[str, Any] = {}
    for part in parts:
        clause, value = _clause(part, masked)
        if clause.name not in found.clauses:
            raise PhraseError(f"{found.form!r} can't be followed by {masked.restore(part)!r}")
        if clause.name in clauses:
            raise PhraseError(f"{clause.words!r} appears twice")
        clauses[clause.name] = value
    action: AnyAction = found.build(body, clauses, masked)
    return action


Said = tuple[AnyAction, Paying | None]
"""An action, and what is done to the objects that are named as paying for it."""


def parse_said(text: str, names: Names = NO_NAMES) -> Said:
    """The same, and how what pays for it does so ("sacrificing Forest")."""
    masked = names.mask(text)
    parts = _STARTS.split(masked.text)[1:]
    return parse_action(text, names), next((word for part in parts for word in _PAYING if part.startswith(f"{word} ")), None)


def _clause(part: str, masked: Masked) -> tuple[Clause, Any]:
    for clause in CLAUSES.values():
        if part.startswith(clause.starts):
            found = re.fullmatch(clause.regex, part)
            if found is None:
                raise PhraseError(f"{clause.words!r} was expected, not {masked.restore(part)!r}")
            return clause, clause.value(found[1], masked)
    raise AssertionError(part)


def _third_person(text: str) -> str:
    base, space, rest = text.partition(" ")
    verb = next((found.verb for found in FORMS.values() if found.base == base), base)
    return verb + space + rest


def _object(body: str, masked: Masked) -> str:
    if not body:
        raise PhraseError("an object was expected after the verb")
    return masked.restore(body)


# --- the forms --------------------------------------------------------------------------------------------------------


@form(
    "casts",
    "cast",
    "casts {object}",
    clauses="targets x face face_down additional modes cost free paid_with division",
    meaning="Cast a spell; it is paid for from the mana pool and then from untapped lands, and asks for what is left out. "
    "The whole name of a split card means both of its halves (fuse).",
    example="""Given Alice's hand holds Lightning Bolt
And Alice controls Mountain
When Alice casts Lightning Bolt targeting Bob
And the stack resolves
Then Bob has 17 life""",
)
def _casts(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    alternative = "free" if clauses.pop("free", False) else None
    cost = clauses.pop("cost", None)
    if alternative and cost:
        raise PhraseError("a spell is cast for one alternative cost only (118.9a)")
    if cost == "mana":
        raise PhraseError("nothing need be said of a mana cost that is paid; another cost is named instead of it")
    return Cast(object=_object(body, masked), alternative=alternative or cost, **clauses)


@form(
    "plays",
    "play",
    "plays {object}",
    clauses="face",
    meaning="Play a land.",
    example="""Given Alice's hand holds Forest
When Alice plays Forest
Then Forest is on the battlefield""",
)
def _plays(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    return PlayLand(object=_object(body, masked), **clauses)


_ABILITY = re.compile(r"(.+)'s (?:([a-z]+) )ability")


@form(
    "activates",
    "activate",
    "activates {object}('s {second|crew} ability)",
    clauses="targets x modes producing paid_with division",
    meaning="Activate an ability of an object: its only one, the second as printed, or a keyword ability by its name.",
    example="""Given Alice controls Deathrite Shaman
And Bob's graveyard holds Forest
When Alice activates Deathrite Shaman's first ability targeting Forest
Then the stack holds Deathrite Shaman's ability""",
)
def _activates(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    if clauses.get("producing") == "mana":
        raise PhraseError("'taps {object} for mana' was expected, or what mana the ability is to produce: for {G}")
    found = _ABILITY.fullmatch(body)
    if found is None:
        return Activate(object=_object(body, masked), **clauses)
    which = found[2]
    if which in ORDINALS:
        return Activate(object=_object(found[1], masked), ability=ORDINALS.index(which) + 1, **clauses)
    return Activate(object=_object(found[1], masked), keyword=which, **clauses)


@form(
    "taps",
    "tap",
    "taps {object} for {mana}",
    clauses="producing",
    meaning='Activate a mana ability with {T} in its cost: "for mana", or, where it leaves a choice, "for {G}".',
    example="""Given Alice controls Forest
When Alice taps Forest for mana
Then Alice's mana pool is {G}""",
)
def _taps(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    mana = clauses.get("producing")
    if mana is None:
        raise PhraseError('"for mana", or "for" and mana in symbols, was expected')
    return Activate(object=_object(body, masked), producing=None if mana == "mana" else mana, for_mana=True)


@form(
    "crews",
    "crew",
    "crews {object} with {objects}",
    meaning="Activate a crew ability, tapping those creatures.",
    example="""Given Alice controls The Omenkeel and Elite Vanguard
When Alice crews The Omenkeel with Elite Vanguard
And the stack resolves
Then The Omenkeel is a creature""",
)
def _crews(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    vehicle, _, crew = body.partition(" with ")
    if not crew:
        raise PhraseError("'crews {object} with {objects}' was expected")
    return Activate(object=masked.restore(vehicle), keyword="crew", paid_with=tuple(masked.split(crew)))


@form(
    "equips",
    "equip",
    "equips {object} to {object}",
    meaning="Activate an equip ability.",
    example="""Given Alice controls Bonesplitter, Grizzly Bears and Forest
When Alice equips Bonesplitter to Grizzly Bears
And the stack resolves
Then Bonesplitter is attached to Grizzly Bears""",
)
def _equips(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    equipment, _, creature = body.rpartition(" to ")
    if not equipment:
        raise PhraseError("'equips {object} to {object}' was expected")
    return Activate(object=masked.restore(equipment), keyword="equip", targets=(masked.restore(creature),))


@form(
    "turns",
    "turn",
    "turns {object} face up",
    clauses="cost x",
    meaning="Turn a face-down permanent face up (a special action) for its mana cost, its morph cost or its disguise cost.",
    example="""Given Alice controls a manifested Grizzly Bears and 2 Forest
When Alice turns Grizzly Bears face up for its mana cost
Then Grizzly Bears is face up""",
)
def _turns(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    what, _, rest = body.rpartition(" face up")
    cost = clauses.pop("cost", None)
    if not what or rest:
        raise PhraseError("'turns {object} face up' was expected")
    if cost not in (None, "mana", "morph", "disguise"):
        raise PhraseError(f"a permanent is turned face up for its mana, morph or disguise cost, not its {cost} cost")
    return TurnFaceUp(object=masked.restore(what), by="manifest" if cost == "mana" else cost, **clauses)


@form(
    "attacks",
    "attack",
    "attacks (Bob) with {objects}",
    meaning="Declare attackers; the game first runs on to the declare attackers step. Also: attacks Bob with A and B and Carol with C.",
    example="""Given Alice controls Grizzly Bears
When Alice attacks with Grizzly Bears
And the game advances to Alice's combat damage step
Then Bob has 18 life""",
)
def _attacks(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    attackers: dict[str, str] = {}
    defender, *groups = re.split("(?:^| )with ", body)
    if not groups or not all(groups):
        raise PhraseError("'attacks with {objects}' or 'attacks Bob with {objects}' was expected")
    for number, group in enumerate(groups, start=1):
        creatures, following = group, ""
        if number < len(groups):
            *_, last = (None, *SEPARATOR.finditer(group))
            if last is None:
                raise PhraseError(f"after {masked.restore(group)!r} whom the others attack was expected")
            creatures, following = group[: last.start()], group[last.end() :]
        attacking = [] if creatures == "nothing" else masked.split(creatures)
        if not attacking and (defender or len(groups) > 1):
            raise PhraseError("'attacks with nothing' was expected: nobody is attacked")
        _none_twice([*attackers, *attacking], "attacks")
        attackers |= dict.fromkeys(attacking, masked.restore(defender))
        defender = following
    return Attack(attackers=attackers)


def _none_twice(names: list[str], does: str) -> None:
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PhraseError(f"{twice!r} {does} twice; two of one name are 'A' and 'the second A'")


@form(
    "blocks",
    "block",
    "blocks {object} with {objects}",
    meaning="Declare blockers; the game first runs on to the declare blockers step. Several attackers are separated by semicolons.",
    example="""Given Alice controls Grizzly Bears
And Bob controls Wall of Omens
When Alice attacks with Grizzly Bears
And Bob blocks Grizzly Bears with Wall of Omens
And the game advances to Alice's combat damage step
Then Bob has 20 life""",
)
def _blocks(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    blockers: dict[str, tuple[str, ...]] = {}
    for part in body.split("; "):
        attacker, _, creatures = part.partition(" with ")
        if not creatures:
            raise PhraseError("'blocks {object} with {objects}' was expected")
        for creature in masked.split(creatures):
            _none_twice([*blockers.get(creature, ()), masked.restore(attacker)], f"is blocked by {creature}")
            blockers[creature] = (*blockers.get(creature, ()), masked.restore(attacker))
    return Block(blockers=blockers)


@form("passes", "pass", "passes priority", meaning="Pass priority.", example="When Alice passes priority\nThen Bob has priority")
def _passes(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    if body != "priority":
        raise PhraseError("'passes priority' was expected")
    return Pass()


@form("concedes", "concede", "concedes", meaning="Concede the game.", example="When Alice concedes\nThen Alice has lost the game")
def _concedes(body: str, clauses: dict[str, Any], masked: Masked) -> AnyAction:
    if body:
        raise PhraseError("nothing was expected after 'concedes'")
    return Concede()


_VERBS = "|".join(FORMS)
_BASES = "|".join(found.base for found in FORMS.values())
_CAN = re.compile(rf"(can|can't) ((?:{_BASES})(?: .+?)??)(?: by rule ([0-9.]+[a-z]?))?")

parameter("action", rf"(?:{_VERBS})\b.*", "what a player does; see the actions")(parse_said)


@parameter("can", rf"(?:can|can't) (?:{_BASES})\b.*", "can, or can't, and an action; can't may end in: by rule 601.3")
def _can(text: str, names: Names) -> tuple[bool, Said, str | None]:
    found = _CAN.fullmatch(text)
    assert found is not None
    if found[1] == "can" and found[3] is not None:
        raise PhraseError(f"what can be done is forbidden by no rule; 'by rule {found[3]}' follows can't alone")
    return found[1] == "can", parse_said(_third_person(found[2]), names), found[3]
