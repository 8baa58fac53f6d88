"""Chapters 506-511: the combat phase.

    declare_attackers   508: who attacks what
    declare_blockers    509: who blocks whom
    deal_damage         510: one combat damage step (`combat_damage`)

`combatants` reads who fights whom, `evasion` says what can't block what.
"""

from collections.abc import Iterable, Mapping

from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.combat.combatants import attackable, defending_player, no_longer_fighting
from oracle.rules.combat.damage import deal_combat_damage
from oracle.rules.combat.evasion import forbids_block, menace
from oracle.rules.events.pipeline import happen
from oracle.rules.legality import prohibitions
from oracle.rules.legality.summoning_sickness import sickness_matters
from oracle.rules.state.decisions import Attackers, Blockers, Procedure, ask
from oracle.rules.state.events import AttackersDeclared, BlockersDeclared, Tapped
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.state.table import Table

__all__ = ["deal_combat_damage", "declare_attackers", "declare_blockers", "no_longer_fighting"]


# --- attackers --------------------------------------------------------------------------------------------------------


@rule("508.1", "508.1a", "508.1k")
def declare_attackers(table: Table) -> Procedure[None]:
    """The active player declares attackers: which of their creatures attack, and what; those become tapped and are attacking.

    Raises `IllegalAction` for a declaration that isn't legal; the game is then to return to the moment before.
    """
    game = table.game
    player = game.turn.active
    options = tuple(id for id in game.zone("battlefield") if cant_attack(game, id, player) is None)
    targets = attackable(game, player)
    if not options or not targets:
        return
    decision = Attackers(player=player, purpose="attackers", prompt="Declare attackers", options=options, attackable=targets, rule="508.1")
    chosen: dict[ObjectId, Target] = yield from ask(decision)
    for id, target in chosen.items():
        check_attack(game, id, target, decision)
    yield from happen(table, *(Tapped(object=id) for id in chosen if attacking_taps(game, id)))
    attacking = {id: target for id, target in chosen.items() if id in table.game.objects and controller(table.game, id) == player}
    if attacking:
        yield from happen(table, AttackersDeclared(player=player, attackers=attacking))


def check_attack(game: Game, id: ObjectId, target: Target, decision: Attackers) -> None:
    """Raises `IllegalAction` if that creature can't attack, or can't attack that."""
    illegal = cant_attack(game, id, decision.player)
    if illegal is not None:
        raise illegal
    if target not in decision.attackable:
        raise IllegalAction("508.1b", f"{target} can't be attacked")


def cant_attack(game: Game, id: ObjectId, player: str) -> IllegalAction | None:
    """Why an object can't be declared as an attacker by that player; None if it can."""
    if not is_own_untapped_creature(game, id, player):
        return IllegalAction("508.1a", "only an untapped creature that its player controls can attack")
    if sickness_matters(game, id):
        return IllegalAction("302.6", "the creature hasn't been under its controller's control since their turn began")
    if has_defender(game, id):
        return IllegalAction("702.3b", "a creature with defender can't attack")
    return prohibitions.attacking(game, player, id)


@rule("508.1a", "508.1c", "302.6")
def why_none_attacks(game: Game, player: str, attackers: Iterable[ObjectId]) -> IllegalAction | None:
    """Why creatures of which the active player wants to attack don't: for the same reason whether another could attack or none can."""
    if game.turn.active != player or game.turn.step != "declare attackers" or game.combat.attackers:
        return None
    return next((illegal for id in attackers if (illegal := cant_attack(game, id, player)) is not None), None)


@rule("508.1a", "509.1a")
def is_own_untapped_creature(game: Game, id: ObjectId, player: str) -> bool:
    """Only untapped creatures that a player controls can be declared as attackers or blockers."""
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.tapped:
        return False
    return "creature" in characteristics(game, id).types and controller(game, id) == player


@rule("702.3b")
def has_defender(game: Game, id: ObjectId) -> bool:
    """A creature with defender can't attack."""
    return "defender" in characteristics(game, id).keywords


@rule("508.1f", "702.20b")
def attacking_taps(game: Game, id: ObjectId) -> bool:
    """Attacking causes creatures to become tapped, except those with vigilance."""
    return "vigilance" not in characteristics(game, id).keywords


# --- blockers ---------------------------------------------------------------------------------------------------------


@rule("509.1", "509.1a", "509.1g")
def declare_blockers(table: Table) -> Procedure[None]:
    """Each defending player declares blockers: which of their untapped creatures block, each one creature that attacks them.

    Raises `IllegalAction` for a declaration that isn't legal; the game is then to return to the moment before.
    """
    for player in table.game.turn_order():
        game = table.game
        pairs = legal_pairs(game, player)
        if not pairs:
            continue
        options = tuple(dict.fromkeys(blocker for blocker, _ in pairs))
        attackers = tuple(id for id in game.combat.attackers if any(attacker == id for _, attacker in pairs))
        decision = Blockers(
            player=player, purpose="blockers", prompt="Declare blockers", options=options, attackers=attackers, rule="509.1"
        )
        chosen: dict[ObjectId, tuple[ObjectId, ...]] = yield from ask(decision)
        check_blocks(game, player, chosen)
        if chosen:
            yield from happen(table, BlockersDeclared(player=player, blockers=chosen))


def legal_pairs(game: Game, player: str) -> tuple[tuple[ObjectId, ObjectId], ...]:
    """Who could block whom: blockers of the player with attackers that attack the player or their planeswalkers."""
    attacking = [id for id in game.combat.attackers if attacks_player(game, id, player)]
    blockers = [id for id in game.zone("battlefield") if attacking and may_block_at_all(game, id, player)]
    pairs = [(blocker, id) for blocker in blockers for id in attacking if forbids_block(game, blocker, id, player) is None]
    return tuple(pair for pair in pairs if menace(characteristics(game, pair[1]), sum(attacker == pair[1] for _, attacker in pairs)))


@rule("509.1a")
def attacks_player(game: Game, attacker: ObjectId, player: str) -> bool:
    """A player's creatures can block what attacks that player or a planeswalker they control."""
    return attacker in game.objects and defending_player(game, attacker) == player


def may_block_at_all(game: Game, id: ObjectId, player: str) -> bool:
    """Whether a creature could be declared as a blocker, leaving open of what."""
    return is_own_untapped_creature(game, id, player) and prohibitions.blocking(game, player, id) is None


@rule("509.1a", "509.1b")
def why_none_blocks(game: Game, player: str, blocks: Mapping[ObjectId, tuple[ObjectId, ...]]) -> IllegalAction | None:
    """Why creatures with which a player wants to block don't: for the same reason whether another could block or none can."""
    if game.turn.step != "declare blockers" or not any(attacks_player(game, id, player) for id in game.combat.attackers):
        return None
    if any(controller(game, id) == player for id in game.combat.blockers):
        return None
    try:
        check_blocks(game, player, dict(blocks))
    except IllegalAction as illegal:
        return illegal
    return None


@rule("509.1a", "509.1b")
def check_blocks(game: Game, player: str, chosen: dict[ObjectId, tuple[ObjectId, ...]]) -> None:
    """A declaration of blockers is legal if each blocker blocks one attacker that it may block, and no restriction is disobeyed.

    Raises `IllegalAction` otherwise.
    """
    for blocker, attackers in chosen.items():
        if not is_own_untapped_creature(game, blocker, player):
            raise IllegalAction("509.1a", "only an untapped creature that its player controls can block")
        forbidden = prohibitions.blocking(game, player, blocker)
        if forbidden is not None:
            raise forbidden
        if len(attackers) != 1:
            raise IllegalAction("509.1a", "each blocking creature blocks one attacker")
        if attackers[0] not in game.combat.attackers or not attacks_player(game, attackers[0], player):
            raise IllegalAction("509.1a", "only a creature that attacks the player or their planeswalker can be blocked")
        illegal = forbids_block(game, blocker, attackers[0], player)
        if illegal is not None:
            raise illegal
    blocked = [attackers[0] for attackers in chosen.values()]
    for attacker in dict.fromkeys(blocked):
        if not menace(characteristics(game, attacker), blocked.count(attacker)):
            raise IllegalAction("702.111b", "a creature with menace can't be blocked by only one creature")
