"""Whether a player may begin to cast a spell at all (601.3), and by which permission."""

from oracle.rules.citation import IllegalAction, rule
from oracle.rules.costs import total_cost
from oracle.rules.legality.permissions import Permission, as_though_it_had_flash, different, permissions, sorcery_timing
from oracle.rules.stack.times_to_cast import TIMES_TO_CAST, InstructedCast
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId


@rule("601.3", "601.3e", "118.9a")
def may_begin(
    before: Game, player: str, card: GameObject, proposed: Characteristics, action: Cast, instructed: InstructedCast | None
) -> tuple[Permission, ...]:
    """A player may begin to cast a spell only if something lets them cast just this, from where it is, for the cost they mean.

    `proposed` is what it would be on the stack; `instructed` tells of an effect that has it cast.  Returns the permissions that fit.
    Raises `IllegalAction` if there is none.
    """
    if instructed is not None:
        return (Permission(free=instructed.free),)
    found = permissions(before, player, card, proposed, "cast", action.face)
    if not found:
        raise IllegalAction("601.3", f"nothing lets {player} cast {proposed.name or 'it face down'} from the {card.zone}")
    wanted_free = action.alternative == total_cost.FREE
    suited = [permission for permission in found if permission.free == wanted_free]
    if not suited and wanted_free:
        raise IllegalAction("118.9", f"nothing lets {player} cast {proposed.name or 'it'} without paying its mana cost")
    if not suited and (action.alternative is not None or action.face_down):
        raise IllegalAction("118.9a", "only one alternative cost can be applied to a spell")
    return different(suited or found)


def choose_permission(player: str, spell: ObjectId, suited: tuple[Permission, ...]) -> Procedure[Permission]:
    """Which permission the player uses; they are asked only if it makes a difference."""
    by = {permission.by: permission for permission in suited}
    question = Choose(
        player=player, purpose="permission", prompt="Which permission is used to cast it?", options=tuple(by), source=spell, rule="601.3"
    )
    (chosen,) = yield from ask(question)
    return by[chosen]


@rule("118.9a", "601.2b")
def alternative_cost_used(action: Cast, permission: Permission) -> str | None:
    """At most one alternative cost applies to a spell: being free already is one, and so is what a face-down spell costs.

    Raises `IllegalAction` for a second one.
    """
    if action.face_down and action.alternative not in (None, total_cost.FREE):
        raise IllegalAction("118.9a", "a spell that is cast face down can't have another alternative cost")
    if not permission.free:
        return action.alternative
    if action.alternative not in (None, total_cost.FREE) or action.face_down:
        raise IllegalAction("118.9a", "a spell that is cast without paying its mana cost can't have another alternative cost")
    return total_cost.FREE


@rule("702.8a")
def has_flash(proposed: Characteristics) -> bool:
    """A spell with flash may be cast whenever an instant may."""
    return "flash" in proposed.keywords


@rule("117.1a", "601.3b")
def check_spell_timing(before: Game, player: str, card: GameObject, proposed: Characteristics) -> None:
    """An instant, or a spell with flash, may be cast whenever a player has priority; all other spells at the time of a sorcery.

    Raises `IllegalAction` at another time.
    """
    if "instant" in proposed.types or has_flash(proposed) or as_though_it_had_flash(before, player, card.id, proposed):
        return
    number = next((number for type, number in TIMES_TO_CAST.items() if type in proposed.types), "307.1")
    wrong_time = sorcery_timing(before, player, number)
    if wrong_time is not None:
        raise wrong_time
