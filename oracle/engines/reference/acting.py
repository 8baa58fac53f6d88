"""Between the messages and the rules: actions, choices and decisions, both ways."""

from typing import Any, Literal

from oracle.engines.reference.naming import called, find, target
from oracle.protocol import messages
from oracle.rules.bounds import MOST
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.hidden import name_told
from oracle.rules.characteristics.printed import COMBINED_LAYOUTS, FUSED
from oracle.rules.citation import IllegalAction, Misfit
from oracle.rules.stack.face_down import may_look
from oracle.rules.state import actions, decisions
from oracle.rules.state.game import Game, ObjectId, Target


def _choices(game: Game, action: messages.Cast | messages.Activate) -> dict[str, Any]:
    return {
        "object": find(game, action.object),
        "x": action.x,
        "modes": None if action.modes is None else tuple(mode - 1 for mode in action.modes),
        "targets": None if action.targets is None else tuple(target(game, reference) for reference in action.targets),
        "division": action.division,
        "paid_with": None if action.paid_with is None else tuple(find(game, reference) for reference in action.paid_with),
    }


def action(game: Game, message: messages.AnyAction) -> actions.Action:
    """The rules' action for a message.  Raises `IllegalAction` for what points at nothing."""
    match message:
        case messages.Pass():
            return actions.Pass()
        case messages.Concede():
            return actions.Concede()
        case messages.PlayLand():
            id = find(game, message.object)
            return actions.PlayLand(object=id, face=None if message.face is None else _face(game, id, message.face))
        case messages.Cast():
            choices = _choices(game, message)
            face = _face(game, choices["object"], message.face)
            return actions.Cast(
                **choices, face=face, face_down=message.face_down, alternative=message.alternative, additional=message.additional
            )
        case messages.Activate():
            ability = None if message.ability is None else message.ability - 1
            return actions.Activate(
                **_choices(game, message),
                ability=ability,
                producing=message.producing,
                for_mana=message.for_mana,
                keyword=message.keyword,
            )
        case messages.TurnFaceUp():
            return actions.TurnFaceUp(object=find(game, message.object), by=message.by, x=message.x)
    raise IllegalAction("117.1", "attackers and blockers are declared only when the game asks for them")


def message(game: Game, action: actions.Action) -> messages.AnyAction:
    """The message for an action that leaves its choices open.  Raises TypeError for what isn't an action of a player with priority."""
    match action:
        case actions.Pass():
            return messages.Pass()
        case actions.Concede():
            return messages.Concede()
        case actions.PlayLand():
            return messages.PlayLand(object=called(game, action.object), face=_face_name(game, action.object, action.face))
        case actions.Cast():
            return messages.Cast(
                object=called(game, action.object),
                face=_face_name(game, action.object, action.face),
                face_down=action.face_down,
                alternative=action.alternative,
            )
        case actions.Activate():
            return messages.Activate(object=called(game, action.object), ability=None if action.ability is None else action.ability + 1)
        case actions.TurnFaceUp():
            return messages.TurnFaceUp(object=called(game, action.object), by=_WAYS[action.by] if action.by else None)
    raise TypeError(f"{action} isn't an action of a player with priority")


_WAYS: dict[str, Literal["manifest", "morph", "disguise"]] = {
    "manifest": "manifest",
    "cloak": "manifest",
    "morph": "morph",
    "megamorph": "morph",
    "disguise": "disguise",
}
"""What a message calls each way to turn a permanent face up."""


def _face_name(game: Game, id: ObjectId, face: int | None) -> str | None:
    """The name of a face, where it has to be said: not that of the card itself."""
    card = game.objects[id].card
    name = None if face is None or face == FUSED else card.faces[face].name
    return None if name == card.name else name


def _face(game: Game, id: ObjectId, name: str | None) -> int:
    """The face of that name; the card's own name means its first face, or both halves of a split card."""
    card = game.objects[id].card
    if name is None or name == card.name:
        return FUSED if card.layout in COMBINED_LAYOUTS else 0
    index = card.face_named(name)
    if index is None:
        raise Misfit(f"{card.name} has no face, half or alternative characteristics named {name}")
    return index


def declaration(game: Game, message: messages.Attack | messages.Block) -> Any:
    """The answer to a declaration of attackers or blockers."""
    if isinstance(message, messages.Attack):
        return {find(game, attacker): target(game, attacked) for attacker, attacked in message.attackers.items()}
    return {find(game, blocker): tuple(find(game, attacker) for attacker in blocked) for blocker, blocked in message.blockers.items()}


def declarations(decision: decisions.Decision) -> tuple[messages.AnyAction, ...]:
    """The declarations that are worth trying: none at all, and each creature by itself; nothing where none is asked for."""
    if isinstance(decision, decisions.Attackers):
        each = [messages.Attack({str(id): str(target)}) for id in decision.options for target in decision.attackable]
        return (messages.Attack({}), *each)
    if isinstance(decision, decisions.Blockers):
        pairs = [messages.Block({str(id): (str(attacker),)}) for id in decision.options for attacker in decision.attackers]
        return (messages.Block({}), *pairs)
    return ()


def describe(game: Game, option: Target, player: str) -> str:
    """What a player is shown of an option."""
    if isinstance(option, str):
        return option
    object = game.object(option)
    if object.face_down and not (option in game.objects and may_look(game, player, option)):
        return name_told(game, option) or "a face-down object"
    return characteristics(game, option).name or (f"face-down {object.card.name}" if object.face_down else object.card.name)


_KINDS: dict[type[decisions.Decision], messages.DecisionKind] = {
    decisions.Confirm: "confirm",
    decisions.ChooseNumber: "number",
    decisions.Distribute: "distribute",
    decisions.NameCard: "name",
    decisions.Attackers: "attack",
    decisions.Blockers: "block",
}


def pending(game: Game, decision: decisions.Decision) -> messages.PendingDecision:
    """A decision as a message."""
    options: tuple[Target, ...] = getattr(decision, "options", ())
    texts: tuple[str, ...] = getattr(decision, "texts", ())
    shown = tuple(
        messages.Option(
            called(game, option), texts[index] if index < len(texts) and texts[index] else describe(game, option, decision.player)
        )
        for index, option in enumerate(options)
    )
    kind = _KINDS.get(type(decision))
    if kind is None:
        kind = "order" if isinstance(decision, decisions.Choose) and decision.ordered else "choose"
        if decision.purpose == "targets":
            kind = "target"
    lowest, highest = getattr(decision, "minimum", 0), getattr(decision, "maximum", None)
    if isinstance(decision, decisions.Distribute):
        lowest, highest = decision.each_at_least, decision.total
    return messages.PendingDecision(
        player=decision.player,
        kind=kind,
        purpose=decision.purpose,
        prompt=decision.prompt,
        source=None if decision.source is None else called(game, decision.source),
        source_name=None if decision.source is None else describe(game, decision.source, decision.player),
        options=shown,
        minimum=lowest,
        maximum=highest if highest is not None else MOST,
        rule=decision.rule,
    )


def answer(game: Game, decision: decisions.Decision, choice: messages.Choice) -> Any:
    """The rules' answer for a choice; a division gives 0 to what it leaves out.  Raises `IllegalAction` for what isn't offered, `Misfit`
    for what isn't an answer to the question at all."""
    if choice.purpose is not None and choice.purpose != decision.purpose:
        raise Misfit(f"the choice is about {decision.purpose}, not about {choice.purpose}")
    match decision:
        case decisions.Confirm() if choice.confirm is not None:
            return choice.confirm
        case decisions.Choose() if choice.chosen is not None:
            return tuple(_option(game, decision, text) for text in choice.chosen)
        case decisions.Choose() if choice.confirm is False and decision.minimum == 0:
            return ()
        case decisions.ChooseNumber() if choice.number is not None:
            return choice.number
        case decisions.Distribute() if choice.amounts is not None:
            given = {_option(game, decision, text): amount for text, amount in choice.amounts.items()}
            return {option: given.get(option, 0) for option in decision.options}
        case decisions.NameCard() if choice.name is not None:
            return choice.name
    raise Misfit(f"that does not answer the question ({decision.purpose}: {decision.prompt})")


def _option(game: Game, decision: decisions.Choose | decisions.Distribute, text: str) -> Target:
    texts: tuple[str, ...] = getattr(decision, "texts", ())
    for index, option in enumerate(decision.options):
        if called(game, option) == text or (isinstance(option, int) and option in game.objects and game.objects[option].label == text):
            return option
        if index < len(texts) and texts[index] == text:
            return option
    for option in decision.options:
        if describe(game, option, decision.player) == text:
            return option
    raise _not_offered(game, decision, text)


def _not_offered(game: Game, decision: decisions.Decision, text: str) -> IllegalAction:
    """What to say of a choice that isn't offered: the rule that forbids it, if it is something in the game at all."""
    try:
        target(game, text)
    except Misfit:
        return Misfit(f"{text} is not among the options")
    return IllegalAction(decision.rule or "608.2d", f"{text} is not among the options")
