"""Chapter 601: casting spells.

The spell is proposed first (601.2a-d: it goes on the stack, and all that has to be chosen is announced), then it is looked at whether
it may be cast at all (601.2e), then its total cost is determined and paid (601.2f-h), and it becomes cast (601.2i).  Nothing is ever
undone: whoever begins an illegal casting drops the table on which it was tried (733).
"""

from typing import Any

import msgspec

from oracle.cards.abilities import Keyword, Spell
from oracle.cards.changes import GainAbilities
from oracle.cards.costs import Cost
from oracle.cards.statics import AlternativeCost, BoundsOfX
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, rules_in_force
from oracle.rules.characteristics.printed import COMBINED_LAYOUTS, FUSED
from oracle.rules.citation import IllegalAction, Misfit, rule
from oracle.rules.costs import announcing, paying, total_cost
from oracle.rules.ending import leaving
from oracle.rules.events import heeding
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import prohibitions
from oracle.rules.stack.beginning_to_cast import alternative_cost_used, check_spell_timing, choose_permission, may_begin
from oracle.rules.stack.times_to_cast import InstructedCast
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Choose, ChooseNumber, Procedure, StartOver, ask
from oracle.rules.state.events import Announced, EffectBegan, Moved, SpellCast
from oracle.rules.state.game import Announcement, Characteristics, ContinuousEffect, Game, GameObject, ObjectId
from oracle.rules.state.table import Table, refusal
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import has_x

replace = msgspec.structs.replace

FACE_DOWN_KEYWORDS = ("morph", "megamorph", "disguise")
FACE_DOWN_COST: Cost = ("{3}",)

"""The rule on when a player may cast a spell of a card type."""

Castable = tuple[ObjectId, int, bool]
"""A way to cast a card: the object, the face or alternative characteristics, and whether face down."""


def cast(table: Table, player: str, action: Cast, instructed: InstructedCast | None = None) -> Procedure[ObjectId]:
    """Cast a spell; returns its id on the stack.  Raises `IllegalAction` where the rules forbid it."""
    before = table.game
    card = before.objects.get(action.object)
    if card is None or card.zone in ("stack", "battlefield") or card.kind not in ("card", "copy"):
        raise IllegalAction("601.2a", "that is not a card that can be cast")
    if not action.face_down:
        check_face(card, action.face)
    spell = yield from propose(table, player, action, card)
    proposed = characteristics(table.game, spell)
    check_said(table.game, spell, proposed, action)
    suited = may_begin(before, player, card, proposed, action, instructed)
    permission = yield from choose_permission(player, spell, suited)
    if instructed is None:
        check_spell_timing(before, player, card, proposed)
    exile_after = permission.exile_after or (instructed is not None and instructed.exile_after)
    alternative = alternative_cost_used(action, permission)
    cost = yield from total_cost.choose_alternative_cost(table, player, spell, alternative)
    announced = Announcement(origin=card.zone, caster=player, alternative=alternative, alternative_cost=cost, exile_after=exile_after)
    context = Context(you=player, source=spell)
    announced = yield from announce(table, spell, action, announced, context)
    check_proposal(table.game, player, spell, card, instructed)
    payment = yield from total_cost.total_cost(
        table,
        player,
        spell,
        announced,
        context,
        action.paid_with,
        any_color=permission.any_color,
        alternative=FACE_DOWN_COST if action.face_down and alternative is None else None,
    )
    yield from paying.pay(table, player, payment)
    commit_only(table, Announced(object=spell, announced=announced))
    commit_only(table, SpellCast(object=spell, player=player))
    table.announced = None
    if permission.gains:
        commit_only(table, gaining(spell, player, permission.gains))
    return spell


@rule("601.3", "400.7a")
def gaining(spell: ObjectId, player: str, keywords: tuple[str, ...]) -> EffectBegan:
    """A spell may gain abilities by the way it is cast; the permanent that it becomes has them too."""
    gain = GainAbilities(keywords=keywords)
    return EffectBegan(effect=ContinuousEffect(id=0, source=spell, controller=player, timestamp=0, objects=(spell,), changes=(gain,)))


def check_said(game: Game, spell: ObjectId, proposed: Characteristics, action: Cast) -> None:
    """Raises `Misfit` for what is said of a spell and nothing asks for."""
    name = proposed.name or "the face-down spell"
    parts = [ability for ability in proposed.abilities if isinstance(ability, Spell)]
    additional = total_cost.additional_words(game, spell)
    known = [word.name or total_cost.UNNAMED for word in additional if word.optional]
    said = tuple(dict.fromkeys(action.additional or ()))
    if action.additional is not None and (not known or not set(said) <= set(known)):
        raise Misfit(f"{name} has no {' and no '.join(said) or 'optional additional cost'} to pay")
    alternative = [active.rule.cost for active in rules_in_force(game) if isinstance(active.rule, AlternativeCost)]
    printed = () if proposed.mana_cost is None else ((str(proposed.mana_cost),),)
    heeding.check_choices(action, name, parts, (*printed, *(word.cost for word in additional), *alternative))


# --- 601.2a: the card goes on the stack -------------------------------------------------------------------------------


@rule("712.11", "712.11a", "709.3", "715.3", "720.3", "305.9")
def check_face(card: GameObject, face: int) -> None:
    """A split card's half, a modal double-faced card's face, an Adventure or an Omen is chosen as the card is cast face up.

    A nonmodal double-faced card is cast with its front face up.  A land can't be cast, except face down.  Raises `IllegalAction` for a face
    that can't be cast.
    """
    if face and card.card.layout == "double-faced":
        raise IllegalAction("712.11", f"{card.card.name} can be cast only with its front face up")
    if face == FUSED and card.card.layout in COMBINED_LAYOUTS:
        if not can_be_fused(card):
            raise IllegalAction("702.102a", f"{card.card.name} can't be cast with both halves from the {card.zone}")
        return
    if face >= len(card.card.faces):
        raise IllegalAction("712.11b", f"{card.card.name} has no such face")
    if "land" in card.card.faces[face].types:
        raise IllegalAction("305.9", f"{card.card.faces[face].name} is a land and can't be cast")


@rule("702.102a")
def can_be_fused(card: GameObject) -> bool:
    """Both halves of a split card with fuse may be cast as one spell, but only from a hand."""
    words = {ability.name for face in card.card.faces for ability in face.abilities if isinstance(ability, Keyword)}
    return card.zone == "hand" and card.card.layout in COMBINED_LAYOUTS and "fuse" in words


@rule("601.2a", "708.4", "712.11b", "720.3b", "702.37c", "702.168b", "715.3b")
def propose(table: Table, player: str, action: Cast, card: GameObject) -> Procedure[ObjectId]:
    """To propose a spell, its card moves to the stack, where it already is what it will be cast as: that face, or face down.

    Whatever asks what it is sees nothing else: a spell cast face down is a 2/2 creature spell, an Adventure is what its
    inset frame says.  Returns its id on the stack.  Raises `IllegalAction` if it can't be cast so, `Misfit` if the action
    contradicts itself.
    """
    face_down = None
    if action.face_down:
        if action.face:
            raise Misfit(f"{card.card.name} is cast face down or as {card.card.faces[action.face].name}, not both")
        face_down = face_down_kind(card)
        if face_down is None:
            raise IllegalAction("708.4", f"nothing lets {card.card.name} be cast face down")
    done = yield from happen(
        table,
        Moved(
            object=card.id,
            destination="stack",
            cause="cast",
            player=player,
            controller=player,
            face=0 if action.face_down else action.face,
            face_down=face_down,
            announced=Announcement(origin=card.zone, caster=player),
        ),
    )
    moved = next(event for event in done if isinstance(event, Moved))
    assert moved.became is not None
    table.announced = moved.became
    return moved.became


@rule("702.37a", "702.168a")
def face_down_kind(card: GameObject) -> str | None:
    """A card with morph (or megamorph) or disguise may be cast face down; returns which of the two it has."""
    for ability in card.card.faces[0].abilities:
        if isinstance(ability, Keyword) and ability.name in FACE_DOWN_KEYWORDS:
            return variant_of(ability.name)
    return None


@rule("702.37b")
def variant_of(keyword: str) -> str:
    """Megamorph is a variant of morph: what is cast with it was cast with a morph ability, and nobody can tell it from other morphs."""
    return "morph" if keyword == "megamorph" else keyword


# --- 601.2b-d: announcements ------------------------------------------------------------------------------------------


def announce(table: Table, spell: ObjectId, action: Cast, announced: Announcement, context: Context) -> Procedure[Announcement]:
    """Modes, additional costs, X, targets and divisions are announced, in this order.

    `action` has what the player has said, `announced` what stands fast already.  Raises `IllegalAction` where a choice isn't legal.
    """
    parts = [ability for ability in characteristics(table.game, spell).abilities if isinstance(ability, Spell)]
    main = parts[0] if parts else None
    modes: tuple[int, ...] = ()
    additional = yield from announce_additional_costs(table, spell, action, context)
    announced = replace(announced, additional=additional, kicked=additional.count("kicker"))
    context.x = yield from announce_x(table, spell, action, announced, context)
    announced = replace(announced, x=context.x)
    commit_only(table, Announced(object=spell, announced=announced))
    if main is not None:
        chosen_modes = yield from announcing.choose_modes(table, main, context, spell, action.modes)
        if chosen_modes is None:
            raise IllegalAction("700.2", "no mode can be chosen")
        modes = chosen_modes
    specs = tuple(spec for part in parts for spec in announcing.specifications(part, modes, announced.kicked > 0))
    if not announcing.enough_targets(table.game, specs, context, spell):
        raise IllegalAction("601.2c", "there are not enough legal targets")
    targets = yield from announcing.choose_targets(table, specs, context, spell, action.targets)
    announced = replace(announced, modes=modes, targets=targets)
    announced = yield from announcing.announce_division(table, main, announced, context, action.division)
    commit_only(table, Announced(object=spell, announced=announced))
    announcing.become_targets(table, spell, announcing.all_of(targets))
    return announced


@rule("601.2b", "118.8b", "702.33a")
def announce_additional_costs(table: Table, spell: ObjectId, action: Cast, context: Context) -> Procedure[tuple[str, ...]]:
    """A player announces which of a spell's optional additional costs they will pay, such as kicker."""
    optional = tuple(word.name or "additional cost" for word in total_cost.additional_words(table.game, spell) if word.optional)
    question = Choose(
        player=context.you,
        purpose="additional costs",
        prompt="Which optional additional costs do you pay?",
        options=optional,
        minimum=0,
        maximum=len(optional),
        source=spell,
        rule="601.2b",
    )
    if action.additional is None:
        chosen = yield from ask(question)
        return tuple(chosen)
    question.check(action.additional)
    return action.additional


@rule("107.3a", "107.3b", "601.2b")
def announce_x(table: Table, spell: ObjectId, action: Cast, announced: Announcement, context: Context) -> Procedure[int | None]:
    """X in a cost that will be paid is chosen and announced; if a spell is cast free, X in its mana cost can only be 0.

    Raises `Misfit` for an X that no cost has.
    """
    own = characteristics(table.game, spell).mana_cost
    paid: list[Any] = [part for cost in total_cost.additional_costs(table.game, spell, announced) for part in cost]
    if announced.alternative is None or announced.alternative == total_cost.FREE:
        in_mana_cost = own is not None and own.has_x()
    else:
        in_mana_cost = False
        paid.extend(total_cost.base_cost(table.game, spell, announced) or ())
    elsewhere = has_x(tuple(paid))
    if not in_mana_cost and not elsewhere:
        if action.x is not None:
            raise heeding.no_x(characteristics(table.game, spell).name or "the face-down spell")
        return None
    only_zero = in_mana_cost and announced.alternative == total_cost.FREE and not elsewhere
    question = bounds_of_x(table.game, spell, context, only_zero)
    if action.x is None:
        x = yield from ask(question)
        return int(x)
    question.check(action.x)
    return action.x


def bounds_of_x(game: Game, spell: ObjectId, context: Context, only_zero: bool) -> ChooseNumber:
    """The question for X, within the bounds that the spell itself sets."""
    least, most = 0, 0 if only_zero else None
    for active in rules_in_force(game):
        if isinstance(active.rule, BoundsOfX) and active.source == spell:
            limits = active.rule.range
            if limits.at_least is not None:
                least = max(least, selections.amount(game, limits.at_least, context))
            if limits.at_most is not None:
                highest = selections.amount(game, limits.at_most, context)
                most = highest if most is None else min(most, highest)
    return ChooseNumber(player=context.you, purpose="x", prompt="Choose X", minimum=least, maximum=most, source=spell, rule="107.3a")


# --- 601.2e: is the proposed spell legal ------------------------------------------------------------------------------


@rule("601.2e", "601.3a", "601.3e")
def check_proposal(game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None) -> None:
    """The proposed spell is judged with all choices made, such as X, and by what is being cast alone.

    `instructed` tells of an effect that has it cast.  Raises `IllegalAction` if the spell can't be cast like that.
    """
    proposed = characteristics(game, spell)
    forbidden = prohibitions.playing(game, player, spell, proposed, "cast", card.zone)
    if forbidden is not None:
        raise forbidden
    if (
        instructed is not None
        and instructed.filter is not None
        and not selections.fits(game, spell, instructed.filter, instructed.context, proposed)
    ):
        raise IllegalAction("601.3", f"{proposed.name or 'it'} is not such a spell")


# --- 608.2g: casting during a resolution ------------------------------------------------------------------------------


@rule("608.2g", "601.2", "608.2d")
def cast_by_instruction(
    table: Table, player: str, options: tuple[Castable, ...], filter: Any, free: bool, context: Context, exile_after: bool = False
) -> Procedure[bool]:
    """An effect may let a player cast a card as it resolves: now or not at all, whatever the time; nobody gets priority in between.

    The player chooses among the ways that are legal, or none.  Returns whether a spell was cast.  `filter`, read in `context`, says which
    spells may be cast so; `free` whether without paying, `exile_after` whether they are exiled afterwards.
    """
    instructed = InstructedCast(free=free, filter=filter, context=context, exile_after=exile_after)

    def action(way: Castable) -> Cast:
        return Cast(object=way[0], face=way[1], face_down=way[2], alternative=total_cost.FREE if free else None)

    ways = [way for way in options if refusal(table, lambda trial, way=way: cast(trial, player, action(way), instructed)) is None]  # type: ignore[misc]
    names: dict[str, Castable] = {}
    for way in ways:
        names.setdefault(_way_name(table.game, way), way)
    while True:
        chosen = yield from ask(
            Choose(
                player=player,
                purpose="cast",
                prompt="Cast it now, or not",
                options=tuple(name for name, way in names.items() if way[0] in table.game.objects),
                minimum=0,
                maximum=1,
                source=context.source,
                rule="608.2g",
            )
        )
        if not chosen:
            return False
        before = table.return_point()
        try:
            yield from cast(table, player, action(names[chosen[0]]), instructed)
        except IllegalAction as illegal:
            yield from leaving.take_back(table, before, illegal)
            continue
        except StartOver:
            yield from leaving.take_back(table, before)
            continue
        return True


def _way_name(game: Game, way: Castable) -> str:
    id, face, face_down = way
    card = game.objects[id].card
    if face_down:
        return f"{card.name} face down"
    return card.name if face == FUSED else card.faces[face].name
