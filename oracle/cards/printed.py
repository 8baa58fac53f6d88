"""A card as it stands in its TOML file, and how that becomes a `Card`.

A file with one face has the keys of a face at its top; a file with several has `layout` and a table `[[faces]]` for each.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from oracle.cards.abilities import Activated, AnyAbility, Keyword, Spell, Static
from oracle.cards.announced import check_announced
from oracle.cards.card import Card, Face, Layout
from oracle.cards.changes import SetPowerToughness
from oracle.cards.check import check_abilities, check_word
from oracle.cards.costs import Cost
from oracle.cards.errors import Key, Unfit, nearest
from oracle.cards.filters import Filter, TargetSpec
from oracle.cards.keywords import expanded, keyword, keyword_with_cost
from oracle.cards.statics import Continuous
from oracle.cards.symbols import COLOR_LETTERS, mana_cost
from oracle.cards.typeline import TypeLine, see_that_it_has_rules, type_line
from oracle.cards.words import Word


class PrintedKeyword(Word, frozen=True):
    """A keyword with a cost that isn't just symbols: { name = "ward", cost = [...] }."""

    name: str
    cost: Cost


class PrintedFace(Word, frozen=True, kw_only=True):
    """The keys of a face."""

    name: str
    cost: str | None = None
    """The mana cost: "{2}{U}"."""
    type: str
    """The type line: "Legendary Creature — God"."""
    color_indicator: str | tuple[str, ...] = ()
    """Names of colors: "red"."""
    power: int | str | None = None
    """A number, or "*" if an ability defines it."""
    toughness: int | str | None = None
    loyalty: int | None = None
    symbol: str | None = None
    """On older nonmodal double-faced cards: what tells front from back ("sun", "crescent moon")."""
    keywords: tuple[str | PrintedKeyword, ...] = ()
    """As printed: "flying", "crew 1", "ward {2}"."""
    enchant: Filter | None = None
    """What an Aura can enchant."""
    abilities: tuple[AnyAbility, ...] = ()


class PrintedCard(Word, frozen=True, kw_only=True):
    """The keys of a file with several faces."""

    layout: Layout
    faces: tuple[PrintedFace, ...]


Printed = PrintedFace | PrintedCard


def shape_of(raw: dict[str, Any]) -> type[PrintedFace] | type[PrintedCard]:
    """Which of the two kinds of files this is."""
    return PrintedCard if "faces" in raw or "layout" in raw else PrintedFace


def name_given(raw: dict[str, Any]) -> str | None:
    """What a file calls its card, whatever else may be wrong with it; None if it gives no name."""
    faces = raw.get("faces", [raw]) if isinstance(raw.get("faces", []), list) else []
    names = [face.get("name") for face in faces if isinstance(face, dict)]
    texts = [name for name in names if isinstance(name, str)]
    return _name_of_card(raw.get("layout"), texts) if texts and texts == names else None


def _name_of_card(layout: object, names: Sequence[str]) -> str:
    return " // ".join(names) if layout == "split" else names[0]


def card_of(printed: Printed) -> Card:
    """The card.  Raises Unfit, with the key, for what makes no sense."""
    if isinstance(printed, PrintedFace):
        if printed.symbol:
            raise Unfit(("symbol",), "only nonmodal double-faced cards have symbols of their own (712.2)")
        face = _face(printed, ())
        _check_spells_inside("normal", (face,))
        return Card(name=printed.name, faces=(face,))
    expected = 1 if printed.layout in ("normal", "token") else 2
    if len(printed.faces) != expected:
        raise Unfit(("faces",), f"expected {expected} for the layout {printed.layout!r}, found {len(printed.faces)}")
    faces = tuple(_face(face, ("faces", index)) for index, face in enumerate(printed.faces))
    _check_layout(printed.layout, faces)
    name = _name_of_card(printed.layout, [face.name for face in faces])
    return Card(name=name, layout=printed.layout, faces=faces)


def _face(printed: PrintedFace, key: Key) -> Face:
    if "\n" in printed.name or "\t" in printed.name or printed.name != printed.name.strip() or not printed.name:
        raise Unfit((*key, "name"), f"{printed.name!r} isn't a name: expected a text on one line, without blanks around it")
    line = _read(type_line, printed.type, (*key, "type"))
    _read(see_that_it_has_rules, line, (*key, "type"))
    check_abilities(printed.abilities, (*key, "abilities"))
    if printed.enchant:
        check_word(printed.enchant, (*key, "enchant"))
    face = Face(
        name=printed.name,
        mana_cost=None if printed.cost is None else _read(mana_cost, printed.cost, (*key, "cost")),
        color_indicator=_indicator(printed.color_indicator, (*key, "color_indicator")),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=_number(printed.power, printed, (*key, "power")),
        toughness=_number(printed.toughness, printed, (*key, "toughness")),
        loyalty=printed.loyalty,
        symbol=printed.symbol,
        abilities=_abilities(printed, key),
    )
    _check_face(face, printed, line, key)
    check_announced(face, printed.abilities, (*key, "abilities"))
    return face


def _read(reader: Any, text: Any, key: Key) -> Any:
    try:
        return reader(text)
    except ValueError as error:
        raise Unfit(key, str(error)) from error


def _indicator(printed: str | tuple[str, ...], key: Key) -> tuple[str, ...]:
    names = (printed,) if isinstance(printed, str) else printed
    for name in names:
        if name not in COLOR_LETTERS:
            raise Unfit(key, f"{name!r} isn't a color{nearest(name, COLOR_LETTERS)}")
    return tuple(COLOR_LETTERS[name] for name in names)


def _number(printed: int | str | None, face: PrintedFace, key: Key) -> int | None:
    """Power or toughness; "*" counts as 0 unless an ability defines it, and one must (208.2)."""
    if not isinstance(printed, str):
        return printed
    if printed != "*":
        raise Unfit(key, f"{printed!r} isn't a number; expected a whole number or '*'")
    if not any(_defines(ability, str(key[-1])) for ability in face.abilities):
        raise Unfit(key, f"'*' needs a static ability that defines the {key[-1]} (set power and toughness, defining = true)")
    return 0


def _defines(ability: AnyAbility, number: str) -> bool:
    return isinstance(ability, Static) and any(
        isinstance(change, SetPowerToughness) and change.defining and getattr(change, number) is not None
        for rule in ability.rules
        if isinstance(rule, Continuous)
        for change in rule.changes
    )


def _abilities(printed: PrintedFace, key: Key) -> tuple[AnyAbility, ...]:
    """In the order in which cards print them: keywords come first, but those that are activated (equip, crew) come last."""
    keywords = _keywords(printed.keywords, (*key, "keywords"))
    first = (ability for word in keywords if not _is_activated(word) for ability in word)
    last = (ability for word in keywords if _is_activated(word) for ability in word)
    return (*first, *_enchant(printed.enchant), *printed.abilities, *last)


def _is_activated(abilities: Iterable[AnyAbility]) -> bool:
    return any(isinstance(ability, Activated) for ability in abilities)


def _keywords(printed: tuple[str | PrintedKeyword, ...], key: Key) -> list[tuple[AnyAbility, ...]]:
    """Each keyword, with the abilities that it stands for."""
    found: list[tuple[AnyAbility, ...]] = []
    for index, given in enumerate(printed):
        if isinstance(given, PrintedKeyword):
            word = _read(lambda name, cost=given.cost: keyword_with_cost(name, cost), given.name, (*key, index, "name"))
            check_word(given, (*key, index))
        else:
            word = _read(keyword, given, (*key, index))
        found.append((word, *expanded(word)))
    return found


def _enchant(printed: Filter | None) -> tuple[AnyAbility, ...]:
    """What an Aura can be attached to, and what it targets as a spell (702.5a)."""
    if printed is None:
        return ()
    return Keyword(name="enchant", filter=printed), Spell(targets=(TargetSpec(objects=printed),), keyword="enchant")


# --- combinations -----------------------------------------------------------------------------------------------------


def _check_face(face: Face, printed: PrintedFace, line: TypeLine, key: Key) -> None:
    """Raises Unfit for characteristics that no one face can have together."""
    has_body = "creature" in line.types or not {"Vehicle", "Spacecraft"}.isdisjoint(line.subtypes)
    for number in ("power", "toughness"):
        given = getattr(printed, number) is not None
        if given != has_body:
            problem = f"a {printed.type} has no {number}" if given else f"a {printed.type} has a {number}; expected the key {number!r}"
            raise Unfit((*key, number) if given else key, problem)
    if ("planeswalker" in line.types) != (printed.loyalty is not None):
        raise Unfit(key, "a planeswalker, and nothing else, has the key 'loyalty'")
    if ("Aura" in line.subtypes) != (printed.enchant is not None):
        raise Unfit(key, "an Aura, and nothing else, has the key 'enchant'")
    if "land" in line.types and face.mana_cost is not None:
        raise Unfit((*key, "cost"), "a land has no mana cost (202.1b)")
    spell = not {"instant", "sorcery"}.isdisjoint(line.types)
    if spell and face.is_permanent():
        raise Unfit((*key, "type"), "an instant or sorcery is nothing else besides")
    if spell != any(isinstance(ability, Spell) for ability in printed.abilities):
        raise Unfit((*key, "abilities"), 'an instant or sorcery, and nothing else, has an ability of the kind "spell"')


def _check_layout(layout: Layout, faces: tuple[Face, ...]) -> None:
    """Raises Unfit for faces that don't go together."""
    second = faces[-1]
    _check_spells_inside(layout, faces)
    if layout in ("omen", "adventure") and second.subtypes != (layout.capitalize(),):
        raise Unfit(("faces", 1, "type"), f"the second face of an {layout} card has the subtype {layout.capitalize()}")
    if layout == "double-faced" and second.mana_cost is not None:
        raise Unfit(("faces", 1, "cost"), "the back of a nonmodal double-faced card has no mana cost (202.1b)")
    for index, face in enumerate(faces):
        if face.symbol and layout != "double-faced":
            raise Unfit(("faces", index, "symbol"), "only nonmodal double-faced cards have symbols of their own (712.2)")
    if len({face.name for face in faces}) != len(faces):
        raise Unfit(("faces", 1, "name"), "both faces have the same name")


def _check_spells_inside(layout: Layout, faces: tuple[Face, ...]) -> None:
    """Raises Unfit for an Adventure or Omen that isn't the second face of a card of that layout."""
    for index, face in enumerate(faces):
        for kind in ("Adventure", "Omen"):
            if kind in face.subtypes and (layout, index) != (kind.lower(), 1):
                key: Key = ("type",) if len(faces) == 1 else ("faces", index, "type")
                raise Unfit(key, f"an {kind} is the second face of a card with the layout {kind.lower()!r}, and nothing else")
