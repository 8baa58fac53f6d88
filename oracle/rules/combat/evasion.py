"""What keeps a creature from blocking an attacker (509.1b): evasion abilities and other restrictions.

Each function answers for one ability alone: may this blocker block this attacker, as far as that ability goes?
"""

from collections.abc import Callable

from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.legality import prohibitions
from oracle.rules.state.game import Characteristics, Game, ObjectId
from oracle.rules.targets.protection import protected


@rule("702.9b", "702.17b", without=True)
def flying(blocker: Characteristics, attacker: Characteristics) -> bool:
    """A creature with flying can be blocked only by creatures with flying or reach."""
    return "flying" not in attacker.keywords or bool(blocker.keywords & {"flying", "reach"})


@rule("702.36b", without=True)
def fear(blocker: Characteristics, attacker: Characteristics) -> bool:
    """A creature with fear can be blocked only by artifact creatures and black creatures."""
    return "fear" not in attacker.keywords or "artifact" in blocker.types or "B" in blocker.colors


@rule("702.13b", without=True)
def intimidate(blocker: Characteristics, attacker: Characteristics) -> bool:
    """A creature with intimidate can be blocked only by artifact creatures and creatures that share a color with it."""
    return "intimidate" not in attacker.keywords or "artifact" in blocker.types or bool(blocker.colors & attacker.colors)


@rule("702.28b", without=True)
def shadow(blocker: Characteristics, attacker: Characteristics) -> bool:
    """Creatures with shadow are blocked by creatures with shadow only, and block no others."""
    return ("shadow" in attacker.keywords) == ("shadow" in blocker.keywords)


@rule("702.31b", without=True)
def horsemanship(blocker: Characteristics, attacker: Characteristics) -> bool:
    """A creature with horsemanship can be blocked only by creatures with horsemanship."""
    return "horsemanship" not in attacker.keywords or "horsemanship" in blocker.keywords


@rule("702.118b", without=True)
def skulk(blocker: Characteristics, attacker: Characteristics) -> bool:
    """A creature with skulk can't be blocked by creatures with greater power."""
    return "skulk" not in attacker.keywords or (blocker.power or 0) <= (attacker.power or 0)


ABILITIES: dict[str, Callable[[Characteristics, Characteristics], bool]] = {
    "702.9b": flying,
    "702.36b": fear,
    "702.13b": intimidate,
    "702.28b": shadow,
    "702.31b": horsemanship,
    "702.118b": skulk,
}
"""The evasion abilities that look at nothing but the two creatures, by their rules."""


@rule("702.14c", without=True)
def landwalk(game: Game, attacker: ObjectId, player: str) -> bool:
    """A creature with landwalk of a type can't be blocked while the defending player controls a land of that type."""
    walks = [word.removesuffix("walk").capitalize() for word in sorted(characteristics(game, attacker).keywords) if word.endswith("walk")]
    lands = [id for id in game.zone("battlefield") if controller(game, id) == player] if walks else []
    return not any(walk in characteristics(game, land).subtypes for walk in walks for land in lands)


@rule("702.16f", without=True)
def protection(game: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """An attacker with protection from a quality can't be blocked by creatures with that quality."""
    return not protected(game, attacker, blocker)


@rule("509.1b")
def forbids_block(game: Game, blocker: ObjectId, attacker: ObjectId, player: str) -> IllegalAction | None:
    """A creature can't block an attacker if any restriction says so."""
    values = characteristics(game, blocker), characteristics(game, attacker)
    number = next((number for number, allows in ABILITIES.items() if not allows(*values)), None)
    if number is None and not landwalk(game, attacker, player):
        number = "702.14c"
    if number is None and not protection(game, blocker, attacker):
        number = "702.16f"
    if number is not None:
        return IllegalAction(number, "the creature can't block that attacker")
    return prohibitions.blocking(game, player, blocker, attacker) or prohibitions.being_blocked(game, player, attacker)


@rule("702.111b", without=True)
def menace(attacker: Characteristics, blockers: int) -> bool:
    """A creature with menace can't be blocked by only one creature."""
    return "menace" not in attacker.keywords or blockers != 1
