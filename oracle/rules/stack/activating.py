"""Chapter 602: activating abilities.

An activated ability goes on the stack in the same steps as a spell (602.2b).  A mana ability doesn't use the stack at all
(`mana_abilities`, 605.3b).
"""

import msgspec

from oracle.cards.abilities import Activated
from oracle.cards.symbols import mana
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction, Misfit, rule
from oracle.rules.costs import activating_mana, announcing, paying, total_cost
from oracle.rules.events import heeding
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import mana_abilities
from oracle.rules.state.actions import Activate
from oracle.rules.state.decisions import Choose, ChooseNumber, Procedure, ask
from oracle.rules.state.events import AbilityActivated, Announced, Created
from oracle.rules.state.game import Announcement, GameObject, ObjectId, StackAbility
from oracle.rules.state.table import Table, refusal
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import has_x

replace = msgspec.structs.replace


def activate(table: Table, player: str, action: Activate) -> Procedure[None]:
    """Activate an ability of an object; raises `IllegalAction` where the rules forbid it."""
    if action.object not in table.game.objects:
        raise IllegalAction("602.1", "that object is not there")
    index, ability = yield from chosen_ability(table, player, action)
    name = characteristics(table.game, action.object).name or "the face-down object"
    heeding.check_choices(action, name, (ability,), (ability.cost,))
    if mana_abilities.is_mana_ability(ability, table.game.edition):
        yield from activating_mana.activate_mana_ability(
            table, player, action.object, index, paying.pay, producing=action.producing, said=action
        )
        return
    if action.producing is not None or action.for_mana:
        raise Misfit(f"that ability of {name} isn't a mana ability, so it produces nothing to choose")
    yield from put_ability_on_stack(table, player, action, index, ability)


def chosen_ability(table: Table, player: str, action: Activate) -> Procedure[tuple[int, Activated]]:
    """Which of the object's activated abilities is meant: by its number, by what it is for, or else whichever can be activated.

    Raises `IllegalAction` if there is none.
    """
    abilities = mana_abilities.activated_of(table.game, action.object)
    name = characteristics(table.game, action.object).name or "the face-down object"
    if action.ability is not None:
        if not 0 <= action.ability < len(abilities):
            raise IllegalAction("602.1", f"{name} has no activated ability number {action.ability + 1}, it has {len(abilities)}")
        return abilities[action.ability]
    if action.keyword is not None:
        abilities = tuple(pair for pair in abilities if pair[1].keyword == action.keyword)
    if action.producing is not None or action.for_mana:
        abilities = tuple(pair for pair in abilities if mana_abilities.is_mana_ability(pair[1], table.game.edition))
    if action.for_mana:
        abilities = tuple(pair for pair in abilities if mana_abilities.has_symbol(pair[1].cost, "T"))
    if not abilities:
        number = "106.12" if action.for_mana else "605.1a" if action.producing else "602.1"
        raise IllegalAction(number, f"{name} has no such activated ability")
    if len(abilities) == 1:
        return abilities[0]
    possible = [pair for pair in abilities if _is_possible(table, player, action, pair[0])]
    if not possible:
        return abilities[0]
    if action.producing is not None:
        return possible[0]
    chosen = yield from ask(
        Choose(
            player=player,
            purpose="ability",
            prompt="Which ability?",
            options=tuple(f"ability {index + 1}" for index, _ in possible),
            source=action.object,
            rule="602.2a",
        )
    )
    return next(pair for pair in possible if f"ability {pair[0] + 1}" == chosen[0])


def _is_possible(table: Table, player: str, action: Activate, index: int) -> bool:
    if action.producing is not None:
        mana(action.producing)
    wanted = replace(action, ability=index)
    return refusal(table, lambda trial: activate(trial, player, wanted)) is None


@rule("602.2", "602.2a", "602.2b")
def put_ability_on_stack(table: Table, player: str, action: Activate, index: int, ability: Activated) -> Procedure[None]:
    """An activated ability becomes an object on the stack; choices are announced and costs paid as for a spell.

    `index` is the place of the ability among those of the object.  Raises `IllegalAction` where the rules forbid it.
    """
    source = action.object
    mana_abilities.check_activatable(table, player, source, ability, index)
    context = Context(you=player, source=source)
    context.x = yield from announce_x_of_ability(table, action, ability, context)
    stacked = yield from create_on_stack(table, player, source, ability)
    context.stack_object = stacked
    modes = yield from announcing.choose_modes(table, ability, context, stacked, action.modes)
    if modes is None:
        raise IllegalAction("700.2", "no mode can be chosen")
    specs = announcing.specifications(ability, modes)
    if not announcing.enough_targets(table.game, specs, context, stacked):
        raise IllegalAction("601.2c", "there are not enough legal targets")
    targets = yield from announcing.choose_targets(table, specs, context, stacked, action.targets)
    announced = Announcement(x=context.x, modes=modes, targets=targets, caster=player)
    announced = yield from announcing.announce_division(table, ability, announced, context, action.division)
    payment = yield from total_cost.activation_cost(table, player, source, index, ability, context, action.paid_with)
    yield from paying.pay(table, player, payment)
    commit_only(table, Announced(object=stacked, announced=announced))
    announcing.become_targets(table, stacked, announcing.all_of(targets))
    yield from happen(table, AbilityActivated(object=stacked, source=source, player=player, ability=ability, index=index))


def create_on_stack(table: Table, player: str, source: ObjectId, ability: Activated) -> Procedure[ObjectId]:
    """The ability as an object on the stack, controlled by the player who activated it (113.8)."""
    object = GameObject(
        id=0,
        physical=0,
        card=table.game.object(source).card,
        kind="ability",
        owner=player,
        zone="stack",
        controller=player,
        stacked=StackAbility(ability=ability, source=source),
    )
    (created,) = yield from happen(table, Created(object=object))
    assert isinstance(created, Created)
    assert created.became is not None
    table.announced = created.became
    return created.became


@rule("107.3a", "107.3k", "602.2b")
def announce_x_of_ability(table: Table, action: Activate, ability: Activated, context: Context) -> Procedure[int | None]:
    """X in an activation cost is announced as the ability is activated; it has nothing to do with other X on the object.

    Raises `Misfit` for an X that no cost has.
    """
    if not has_x(ability.cost):
        if action.x is not None:
            raise heeding.no_x(characteristics(table.game, context.source).name or "the face-down object")
        return None
    question = ChooseNumber(player=context.you, purpose="x", prompt="Choose X", source=context.source, rule="107.3a")
    if action.x is None:
        x = yield from ask(question)
        return int(x)
    question.check(action.x)
    return action.x
