"""How a game stands, in the words of Then steps."""

from collections.abc import Iterator

from oracle.protocol.messages import ObjectView, View


def standing(view: View) -> Iterator[str]:
    """All that can be said of the players and of the cards that have an alias; or, once the game is over, who has won it."""
    if view.ended:
        yield f"{view.winners[0]} has won the game" if view.winners else "the game is a draw"
        return
    yield f"it is {view.active_player}'s {view.step}"
    if view.priority is not None:
        yield f"{view.priority} has priority"
    for player in view.players:
        if player.lost:
            yield f"{player.name} has lost the game"
        else:
            yield f"{player.name} has {player.life} life"
            yield f"{player.name}'s hand holds {player.hand} card{'' if player.hand == 1 else 's'}"
    names = {each.id: each.label or each.name for each in view.objects}
    for each in view.objects:
        if each.label is not None:
            yield from _where(each)
            if each.zone == "battlefield":
                yield from _like(each, names)


def _where(each: ObjectView) -> Iterator[str]:
    if each.zone == "battlefield":
        yield f"{each.controller} controls {each.label}"
    elif each.zone in ("stack", "exile"):
        yield f"{each.label} is {'on the stack' if each.zone == 'stack' else 'in exile'}"
    elif each.zone != "command":
        yield f"{each.label} is in {each.owner}'s {each.zone}"


def _like(each: ObjectView, names: dict[str, str | None]) -> Iterator[str]:
    yield f"{each.label} is {'tapped' if each.tapped else 'untapped'}"
    yield f"{each.label} is {'face up' if each.face_down is None else 'face down'}"
    yield f"{each.label} is {' and '.join(each.colors) or 'colorless'}"
    yield f"{each.label}'s mana value is {each.mana_value}"
    for kind in each.types:
        yield f"{each.label} is a{'n' if kind[0] in 'aeiou' else ''} {kind}"
    if "creature" in each.types:
        yield f"{each.label} is {each.power}/{each.toughness}"
        yield f"{each.label} has {each.damage} damage"
    for kind, count in each.counters.items():
        yield f"{each.label} has {count} {kind} counter{'' if count == 1 else 's'}"
    if each.attached_to is not None:
        yield f"{each.label} is attached to {names.get(each.attached_to, each.attached_to)}"
