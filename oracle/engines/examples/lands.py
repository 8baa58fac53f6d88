"""An engine that knows basic lands and nothing else, written with the adapter kit.

It plays lands, taps them for mana and passes priority around the steps of a turn.  It declares just that, so that every other scenario
is `unsupported`, not `fail`.  Read it from top to bottom: an adapter to a real engine has the same six methods.

    oracle run --engine "stdio:python -m oracle.engines.examples.lands"
"""

from collections.abc import Sequence
from dataclasses import dataclass

from oracle.engines.kit import Adapter, main
from oracle.protocol.messages import (
    STEPS,
    Activate,
    AnyAction,
    Choice,
    ObjectView,
    Outcome,
    Pass,
    PlayerView,
    PlayLand,
    Position,
    View,
    Zone,
)
from oracle.protocol.questions import Capabilities

MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G", "Wastes": "C"}
WITHOUT_PRIORITY = ("untap", "declare blockers", "combat damage", "cleanup")
"""Steps without priority, as long as nobody attacks (502.4, 508.8, 514.3)."""


@dataclass
class Player:
    """A player: life, mana and lands played this turn."""

    name: str
    life: int
    pool: list[str]
    lands_played: int


@dataclass
class Land:
    """A card.  Its id changes whenever it becomes a new object (400.7); its label never does."""

    id: str
    label: str
    card: str
    owner: str
    zone: Zone
    tapped: bool = False


@dataclass
class LandsGame:
    """The game."""

    players: list[Player]
    lands: list[Land]
    turn: int
    active: int
    step: int
    priority: int
    passes: int = 0
    used_ids: int = 0


class Illegal(Exception):  # noqa: N818 - the rules say no; that's no error
    """An action that the rules forbid: the rule, and why."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(reason)
        self.rule = rule


class LandsEngine(Adapter):
    """The engine."""

    name = "lands"
    version = "1.0"
    capabilities = Capabilities(
        methods=("game/can",),
        actions=("play land", "activate"),
        positions=("other step", "mana pool", "lands played"),
    )
    table: LandsGame

    # --- the six methods ----------------------------------------------------------------------------------------------

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """All but basic lands."""
        return tuple(name for name in names if name not in MANA)

    def begin(self, position: Position) -> Outcome:
        """Set the table up, and give priority."""
        names = [player.name for player in position.players]
        active = names.index(position.active_player)
        lands = [
            Land(str(number), spec.label, spec.card, spec.player, spec.zone, spec.tapped) for number, spec in enumerate(position.objects, 1)
        ]
        self.table = LandsGame(
            players=[
                Player(player.name, player.life, list(player.mana_pool.replace("{", "").replace("}", "")), player.lands_played)
                for player in position.players
            ],
            lands=lands,
            turn=position.turn,
            active=active,
            step=STEPS.index(position.step),
            priority=active,
            used_ids=len(lands),
        )
        self._begin_step()
        return self._outcome()

    def act(self, player: str, action: AnyAction) -> Outcome:
        """See whether the action is legal, and carry it out if so."""
        refused = self.can(player, action)
        if not refused.accepted:
            return refused
        table = self.table
        actor = table.players[table.priority]
        if isinstance(action, Pass):
            self._pass()
        elif isinstance(action, PlayLand):
            actor.lands_played += 1
            self._move(self._find(action.object), "battlefield")
            table.passes = 0
        elif isinstance(action, Activate):
            land = self._find(action.object)
            land.tapped = True
            actor.pool.append(MANA[land.card])
            table.passes = 0
        return self._outcome()

    def answer(self, player: str, choice: Choice) -> Outcome:
        """Nothing is ever asked; "game/answer" is therefore not among the capabilities."""
        raise NotImplementedError

    def observe(self, observer: str | None = None) -> View:
        """The whole game; views of a given player aren't among the capabilities."""
        table = self.table
        return View(
            turn=table.turn,
            active_player=table.players[table.active].name,
            step=STEPS[table.step],
            priority=None if self._ended else table.players[table.priority].name,
            players=tuple(self._player(player) for player in table.players),
            objects=tuple(self._object(land) for land in table.lands),
            ended=self._ended,
            winners=tuple(player.name for player in table.players if player.life > 0) if self._ended else (),
        )

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether it is legal."""
        try:
            self._check(player, action)
        except Illegal as illegal:
            return Outcome(accepted=False, rule=illegal.rule, reason=str(illegal))
        return Outcome(accepted=True)

    # --- the rules ----------------------------------------------------------------------------------------------------

    def _check(self, player: str, action: AnyAction) -> None:
        table = self.table
        actor = table.players[table.priority]
        if self._ended:
            raise Illegal("104.1", "the game is over")
        if actor.name != player:
            raise Illegal("117.1", f"{player} does not have priority")
        if isinstance(action, PlayLand):
            land = self._find(action.object)
            if table.priority != table.active or "main" not in STEPS[table.step]:
                raise Illegal("305.3", "only in a main phase of one's own turn")
            if (land.owner, land.zone) != (player, "hand"):
                raise Illegal("305.1", f"{land.card} isn't in {player}'s hand")
            if actor.lands_played:
                raise Illegal("305.2", "one land a turn")
        elif isinstance(action, Activate):
            land = self._find(action.object)
            if (land.owner, land.zone) != (player, "battlefield"):
                raise Illegal("602.2", f"{player} doesn't control {land.card}")
            if land.tapped:
                raise Illegal("107.5", f"{land.card} is tapped already")

    def _find(self, reference: str) -> Land:
        """By id, else by label."""
        for land in (*(each for each in self.table.lands if each.id == reference), *self.table.lands):
            if reference in (land.id, land.label):
                return land
        raise Illegal("109.1", f"there is no object {reference}")

    def _move(self, land: Land, zone: Zone) -> None:
        table = self.table
        table.used_ids += 1
        table.lands.remove(land)
        land.id, land.zone, land.tapped = str(table.used_ids), zone, False
        table.lands.append(land)

    def _pass(self) -> None:
        table = self.table
        table.passes += 1
        table.priority = (table.priority + 1) % len(table.players)
        if table.passes == len(table.players):
            self._next_step()
            self._begin_step()

    def _next_step(self) -> None:
        table = self.table
        for player in table.players:
            player.pool.clear()
        table.step = (table.step + 1) % len(STEPS)
        if table.step == 0:
            table.turn += 1
            table.active = (table.active + 1) % len(table.players)
            for player in table.players:
                player.lands_played = 0

    def _begin_step(self) -> None:
        """What happens before anybody has priority; steps without priority go by."""
        table = self.table
        active = table.players[table.active]
        if STEPS[table.step] == "untap":
            for land in table.lands:
                land.tapped = land.tapped and (land.zone, land.owner) != ("battlefield", active.name)
        if STEPS[table.step] == "draw":
            library = [land for land in table.lands if (land.zone, land.owner) == ("library", active.name)]
            for land in library[:1]:
                self._move(land, "hand")
        if STEPS[table.step] in WITHOUT_PRIORITY:
            self._next_step()
            self._begin_step()
        table.passes, table.priority = 0, table.active

    # --- what is told -------------------------------------------------------------------------------------------------

    @property
    def _ended(self) -> bool:
        """Whether only one player is left with life (104.2a, 704.5a)."""
        return sum(player.life > 0 for player in self.table.players) < 2

    def _outcome(self) -> Outcome:
        table = self.table
        return Outcome(
            accepted=True,
            priority=None if self._ended else table.players[table.priority].name,
            turn=table.turn,
            active_player=table.players[table.active].name,
            step=STEPS[table.step],
            stack=(),
        )

    def _player(self, player: Player) -> PlayerView:
        zones = [land.zone for land in self.table.lands if land.owner == player.name]
        return PlayerView(
            name=player.name,
            life=player.life,
            mana_pool="".join(f"{{{kind}}}" for kind in sorted(player.pool, key="WUBRGC".index)),
            hand=zones.count("hand"),
            library=zones.count("library"),
            graveyard=zones.count("graveyard"),
            lands_played=player.lands_played,
            lost=player.life <= 0,
        )

    def _object(self, land: Land) -> ObjectView:
        shared = land.zone == "battlefield"
        there = [each for each in self.table.lands if each.zone == land.zone and (shared or each.owner == land.owner)]
        return ObjectView(
            id=land.id,
            label=land.label,
            zone=land.zone,
            owner=land.owner,
            controller=land.owner if shared else None,
            card=land.card,
            name=land.card,
            names=(land.card,),
            mana_value=0,
            supertypes=("basic",),
            types=("land",),
            subtypes=() if land.card == "Wastes" else (land.card,),
            tapped=land.tapped if shared else None,
            position=there.index(land),
        )


if __name__ == "__main__":
    main(LandsEngine)
