"""A game as a scenario: the position and the moves in the words of the vocabulary, ready for a feature file."""

from collections.abc import Iterable, Sequence

from oracle.protocol.messages import (
    Activate,
    AnyAction,
    Attack,
    Block,
    Cast,
    Choice,
    Concede,
    ObjectSpec,
    Pass,
    PendingDecision,
    PlayLand,
    TurnFaceUp,
    View,
)
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import Labels, resolve
from oracle.vocabulary.parameters import ORDINALS
from tests.play.positions import Setting

COLUMNS = ("alias", "tapped", "sick", "counters", "damage", "face", "face down", "attached to", "owner")
CHOSEN = ("card name", "creature type", "color")


def scenario(
    setting: Setting, moves: Sequence[str], comment: str = "", then: str = "the game goes on", name: str = "found by random play"
) -> str:
    """The text of a feature file with this one scenario; `then` is what its last step says."""
    tags = [f"@id:{name.replace(' ', '-')}"] + ([f"@edition:<{setting.until}"] if setting.until else [])
    lines = ["Feature: Random play", "", f"  {' '.join(tags)}", f"  Scenario: {name}"]
    lines += [f"    {line}" for line in given(setting)]
    lines += [f"    {'And' if index else 'When'} {move}" for index, move in enumerate(moves)]
    lines.append(f"    Then {then}")
    lines += [f"    # {line}" for line in comment.splitlines()]
    return "\n".join(lines) + "\n"


# --- the position -----------------------------------------------------------------------------------------------------


def given(setting: Setting) -> Iterable[str]:
    """The Given steps."""
    names = [player.name for player in setting.players]
    if len(names) > 2:
        yield f"Given the players are {', '.join(names)}"
    yield f"Given it is {setting.active}'s {setting.step}"
    for player in setting.players:
        yield f"And {player.name} has {player.life} life"
        if player.mana_pool:
            yield f"And {player.name}'s mana pool is {player.mana_pool}"
        if player.lands_played:
            yield f"And {player.name} has played {player.lands_played} land this turn"
        for zone in ("battlefield", "exile", "graveyard", "hand", "library"):
            placed = [spec for spec in setting.objects if spec.player == player.name and spec.zone == zone]
            if placed:
                yield f"And {player.name} controls:" if zone == "battlefield" else f"And {player.name}'s {zone} holds:"
                yield from _table(placed)
            elif zone == "library":
                yield f"And {player.name}'s library is empty"


def _table(placed: Sequence[ObjectSpec]) -> Iterable[str]:
    rows = [_row(spec) for spec in placed]
    header = ["card", *(column for column in (*COLUMNS, *(f"chosen {key}" for key in CHOSEN)) if any(row.get(column) for row in rows))]
    table = [header, *([row.get(column, "") for column in header] for row in rows)]
    widths = [max(len(cells[index]) for cells in table) for index in range(len(header))]
    return [f"  | {' | '.join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))} |" for cells in table]


def _row(spec: ObjectSpec) -> dict[str, str]:
    return {
        "card": spec.card,
        "alias": spec.label,
        "tapped": "yes" if spec.tapped else "",
        "sick": "yes" if spec.sick else "",
        "counters": ", ".join(f"{count} {kind}" for kind, count in spec.counters.items()),
        "damage": str(spec.damage or ""),
        "face": spec.face or "",
        "face down": spec.face_down or "",
        "attached to": spec.attached_to or "",
        "owner": spec.owner or "",
        **{f"chosen {key}": value for key, value in spec.chosen.items()},
    }


# --- the moves --------------------------------------------------------------------------------------------------------


class Speaker:
    """Puts moves into words, as the game stands before them."""

    def __init__(self, setting: Setting) -> None:
        self._players = tuple(player.name for player in setting.players)
        self._labels = Labels()
        for spec in setting.objects:
            self._labels.add(spec.card, spec.label)

    def act(self, player: str, action: AnyAction, view: View) -> str | None:
        """The step for an action; None for a declaration of no blockers, which needs no step."""
        match action:
            case Pass():
                return f"{player} passes priority"
            case Concede():
                return f"{player} concedes"
            case PlayLand():
                return f"{player} plays {self.name(action.object, view, player)}" + (f" as {action.face}" if action.face else "")
            case Cast():
                return f"{player} casts {self.name(action.object, view, player)}{_way(action)}"
            case Activate():
                assert action.ability is not None
                return f"{player} activates {self.name(action.object, view, player)}'s {ORDINALS[action.ability - 1]} ability"
            case TurnFaceUp():
                way = {"manifest": " for its mana cost", None: ""}.get(action.by, f" for its {action.by} cost")
                return f"{player} turns {self.name(action.object, view, player)} face up{way}"
            case Attack():
                return self._attack(player, action, view)
            case Block():
                return self._block(player, action, view)

    def _attack(self, player: str, action: Attack, view: View) -> str:
        groups: dict[str, list[str]] = {}
        for attacker, target in action.attackers.items():
            groups.setdefault(self.name(target, view, player), []).append(self.name(attacker, view, player))
        parts = [f"{target} with {' and '.join(attackers)}" for target, attackers in groups.items()]
        return f"{player} attacks {' and '.join(parts)}" if parts else f"{player} attacks with nothing"

    def _block(self, player: str, action: Block, view: View) -> str | None:
        groups: dict[str, list[str]] = {}
        for blocker, attackers in action.blockers.items():
            groups.setdefault(self.name(attackers[0], view, player), []).append(self.name(blocker, view, player))
        parts = [f"{attacker} with {' and '.join(blockers)}" for attacker, blockers in groups.items()]
        return f"{player} blocks {'; '.join(parts)}" if parts else None

    def answer(self, pending: PendingDecision, choice: Choice, view: View) -> str:
        """The step for an answer."""
        player = pending.player
        if choice.confirm is not None:
            return f"{player} {'accepts' if choice.confirm else 'declines'}"
        if choice.number is not None:
            return f"{player} chooses {choice.number}"
        if choice.name is not None:
            return f"{player} names {choice.name}"
        if choice.amounts is not None:
            shares = [f"{amount} to {self._option(option, pending, view)}" for option, amount in choice.amounts.items()]
            return f"{player} divides {' and '.join(shares)}"
        assert choice.chosen is not None
        return f"{player} chooses {' and '.join(self._option(option, pending, view) for option in choice.chosen) or 'nothing'}"

    def _option(self, id: str, pending: PendingDecision, view: View) -> str:
        if any(each.id == id for each in view.objects):
            return self.name(id, view, pending.player)
        return f'"{id}"' if any(word in id for word in (",", " and ", "'s ", " to ", " as ")) else id

    def name(self, id: str, view: View, actor: str) -> str:
        """What to call an object or a player so that just that one is meant; its id, if nothing else does."""
        if id in self._players:
            return id
        each = next(each for each in view.objects if each.id == id)
        if each.label is not None:
            return each.label
        plain = (
            f"{each.source_name}'s ability"
            if each.kind == "ability"
            else f"the copy of {each.name}"
            if each.kind == "copy"
            else each.name or ""
        )
        for text in ("the top of the stack", plain, f"{actor}'s {plain}", *(f"the {ordinal} {each.name}" for ordinal in ORDINALS)):
            try:
                if resolve(text, view, self._labels, actor=actor).id == id:
                    return text
            except MeaningError:
                continue
        return id


def _way(action: Cast) -> str:
    words = f" as {action.face}" if action.face else ""
    words += " face down" if action.face_down else ""
    if action.alternative == "free":
        return f"{words} without paying its mana cost"
    return words + (f" for its {action.alternative} cost" if action.alternative else "")
