"""Random positions, made of all the cards there are: what is where, in which state, as of which edition.

A `Setting` is told as the Given steps of a scenario (`given`) and as the position that they mean (`position`).  Every card has an
alias of its own, so that it can be followed through the whole game.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st

from oracle.cards.abilities import Keyword, Static
from oracle.cards.card import Card
from oracle.cards.loader import CardLibrary, load_cards
from oracle.cards.statics import EntersWith
from oracle.engines.port import PositionError
from oracle.engines.reference.dealing import deal
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position
from oracle.suite.reading.case import EditionRange

CARDS = Path(__file__).parents[2] / "fixtures" / "cards"

ZONES = ("hand", "hand", "hand", "battlefield", "battlefield", "battlefield", "graveyard", "library", "exile")
COUNTERS = ("+1/+1", "-1/-1", "charge", "loyalty", "voyage", "age")
STEPS = (*["precombat main"] * 6, "upkeep", "draw", "beginning of combat", "end of combat", "postcombat main", "end")
ONCE_UNTIL = ("2026-08-07", "2025-09-19")
"""Days on which the rules changed: games are played before and after."""

FACE_DOWN_KEYWORDS = {"morph": "morph", "megamorph": "morph", "disguise": "disguise"}
"""The keywords by which a card is cast face down, and what then made it so."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How a game stands as it begins."""

    players: tuple[PlayerSpec, ...]
    objects: tuple[ObjectSpec, ...]
    """In the order in which a scenario places them: libraries come last."""
    active: str
    step: str
    until: str | None = None
    """The rules are those before that day."""

    @property
    def position(self) -> Position:
        """The position that it means."""
        return Position(
            players=self.players,
            objects=self.objects,
            active_player=self.active,
            step=self.step,  # type: ignore[arg-type]
            edition=EditionRange(until=self.until).newest(),
        )


@cache
def library() -> CardLibrary:
    """All cards."""
    return load_cards(CARDS)


@cache
def names() -> tuple[str, ...]:
    """The names of all cards, in order."""
    return tuple(sorted(library()))


@st.composite
def settings_of_games(draw: st.DrawFn, most: int = 26) -> Setting:
    """Any setting."""
    players = ("Alice", "Bob", "Carol") if draw(st.integers(0, 7)) == 7 else ("Alice", "Bob")
    placed: list[ObjectSpec] = []
    for number in range(draw(st.integers(0, most))):
        placed.append(_object(draw, number, players))
    placed += _fillers(draw, players)
    specs = tuple(
        PlayerSpec(name, life=draw(st.integers(1, 25)), mana_pool=_pool(draw), lands_played=draw(st.integers(0, 1))) for name in players
    )
    setting = Setting(
        players=specs,
        objects=(),
        active=draw(st.sampled_from(players)),
        step=draw(st.sampled_from(STEPS)),
        until=draw(st.sampled_from((None, None, None, *ONCE_UNTIL))),
    )
    return msgspec.structs.replace(setting, objects=tuple(_unharmed(setting, _attached(draw, setting, in_order(setting, placed)))))


def _unharmed(setting: Setting, placed: list[ObjectSpec]) -> list[ObjectSpec]:
    """Damage is marked on what is a creature here, and on nothing else (120.3e)."""
    if _stands(setting, placed):
        return placed
    return [each if _stands(setting, _but_for(placed, each)) else msgspec.structs.replace(each, damage=0) for each in placed]


def _but_for(placed: list[ObjectSpec], kept: ObjectSpec) -> list[ObjectSpec]:
    return [each if each is kept else msgspec.structs.replace(each, damage=0) for each in placed]


def _fillers(draw: st.DrawFn, players: tuple[str, ...]) -> list[ObjectSpec]:
    """Lands on the battlefield to pay with, and something to draw."""
    lands = ("Forest", "Island", "Swamp", "Plains", "Mountain", "Wastes")
    found: list[ObjectSpec] = []
    rich = draw(st.integers(0, 3)) < 3
    for player in players:
        chosen = lands[:5] * 2 if rich else draw(st.lists(st.sampled_from(lands), max_size=6))
        for number, land in enumerate(chosen, start=1):
            found.append(ObjectSpec(label=f"{player[0]}Land {number}", card=land, player=player, zone="battlefield"))
        for number in range(draw(st.integers(0, 4))):
            card = draw(st.sampled_from(names()))
            found.append(ObjectSpec(label=f"{player[0]}Next {number + 1}", card=card, player=player, zone="library"))
    return found


def _pool(draw: st.DrawFn) -> str:
    colors = draw(st.lists(st.sampled_from("WUBRGC"), max_size=3)) if draw(st.booleans()) else []
    return "".join(f"{{{color}}}" for color in sorted(colors, key="WUBRGC".index))


def _object(draw: st.DrawFn, number: int, players: tuple[str, ...]) -> ObjectSpec:
    name = draw(st.sampled_from(names()))
    card = library()[name]
    zone: Any = draw(st.sampled_from(ZONES))
    player = draw(st.sampled_from(players))
    values: dict[str, Any] = {"label": f"{alias(card)} {number + 1}", "card": name, "player": player}
    if zone == "exile" and draw(st.integers(0, 3)) == 3:
        values["face_down"] = "effect"
    if zone != "battlefield":
        return ObjectSpec(zone=zone, **values)
    faces = [index for index, face in enumerate(card.faces) if face.is_permanent() and (index == 0 or "double-faced" in card.layout)]
    covers = ["manifest", "cloak", *(cause for word, cause in FACE_DOWN_KEYWORDS.items() if word in _keywords(card))]
    if "double-faced" not in card.layout and faces:
        covers.append("effect")
    if not faces or draw(st.integers(0, 4)) == 4:
        values["face_down"] = draw(st.sampled_from(covers))
    else:
        face = draw(st.sampled_from(faces))
        values["face"] = card.faces[face].name if face else None
        values["chosen"] = _chosen(draw, card)
    values["tapped"] = draw(st.integers(0, 3)) == 3
    values["sick"] = draw(st.integers(0, 3)) == 3
    if draw(st.integers(0, 3)) == 3:
        values["counters"] = {draw(st.sampled_from(COUNTERS)): draw(st.integers(1, 3))}
    if draw(st.integers(0, 7)) == 7:
        values["damage"] = draw(st.integers(1, 3))
    if draw(st.integers(0, 7)) == 7:
        values["owner"] = draw(st.sampled_from([other for other in players if other != player]))
    return ObjectSpec(zone=zone, **values)


def alias(card: Card) -> str:
    """The first word of a card's name: enough to recognise it by, and nothing that a list could be taken apart at."""
    return re.split(r"[^A-Za-z]", card.name.replace("'", ""))[0]


def _keywords(card: Card) -> frozenset[str]:
    return frozenset(ability.name for ability in card.faces[0].abilities if isinstance(ability, Keyword))


def _chosen(draw: st.DrawFn, card: Card) -> dict[str, str]:
    """The choices that were made as it entered."""
    values = {
        "card name": st.sampled_from(names()),
        "creature type": st.sampled_from(("Bear", "Human")),
        "color": st.sampled_from(("red", "green")),
    }
    return {
        word.choose.removeprefix("nonland "): draw(values[word.choose.removeprefix("nonland ")])
        for word in _enters_with(card)
        if word.choose
    }


def _enters_with(card: Card) -> list[EntersWith]:
    return [
        word for ability in card.faces[0].abilities if isinstance(ability, Static) for word in ability.rules if isinstance(word, EntersWith)
    ]


def _attached(draw: st.DrawFn, setting: Setting, placed: list[ObjectSpec]) -> list[ObjectSpec]:
    """Auras and some Equipment get what they can be attached to; what can't be there at all goes to the graveyard."""
    here = [spec for spec in placed if spec.zone != "battlefield"]
    permanents = [spec for spec in placed if spec.zone == "battlefield"]
    kept = [spec for spec in permanents if not _attachable(spec)]
    for spec in permanents:
        if not _attachable(spec):
            continue
        hosts = [other.label for other in kept]
        possible = [each for host in hosts for each in [msgspec.structs.replace(spec, attached_to=host)] if _stands(setting, [*kept, each])]
        free = [spec] if _stands(setting, [*kept, spec]) else []
        if possible or free:
            kept.append(draw(st.sampled_from([*free, *possible])))
        else:
            here.append(ObjectSpec(label=spec.label, card=spec.card, player=spec.player, zone="graveyard"))
    order = [spec.label for spec in placed]
    return in_order(setting, sorted((*here, *kept), key=lambda spec: order.index(spec.label)))


def in_order(setting: Setting, placed: list[ObjectSpec]) -> list[ObjectSpec]:
    """Player by player, zone by zone, libraries last: the order in which a scenario places them."""
    players = [player.name for player in setting.players]
    return sorted(placed, key=lambda spec: (spec.zone == "library", players.index(spec.player), spec.zone))


def _attachable(spec: ObjectSpec) -> bool:
    if spec.face_down is not None:
        return False
    card = library()[spec.card]
    face = card.faces[card.face_named(spec.face) or 0] if spec.face else card.faces[0]
    return bool({"Aura", "Equipment"} & set(face.subtypes))


def _stands(setting: Setting, objects: list[ObjectSpec]) -> bool:
    """Whether such a position can be."""
    try:
        deal(msgspec.structs.replace(setting, objects=tuple(objects)).position, library())
    except PositionError:
        return False
    return True
