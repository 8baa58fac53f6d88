"""An engine that does nothing: every action and answer is accepted, and nothing is ever to be seen.

The harness is timed with it, and its own tests use it.
"""

from collections.abc import Sequence

import msgspec

from oracle.engines.port import UnsupportedError
from oracle.protocol.messages import AnyAction, CardFacts, Choice, Outcome, PlayerView, Position, View
from oracle.protocol.questions import EVERYTHING, Editions


class NullGame:
    """A game in which nothing happens."""

    def __init__(self, position: Position) -> None:
        self._outcome = Outcome(
            accepted=True,
            priority=position.active_player,
            turn=position.turn,
            active_player=position.active_player,
            step=position.step,
            stack=(),
        )
        self._view = View(
            turn=position.turn,
            active_player=position.active_player,
            step=position.step,
            priority=position.active_player,
            players=tuple(
                PlayerView(name=player.name, life=player.life, mana_pool=player.mana_pool, hand=0, library=0, graveyard=0)
                for player in position.players
            ),
            objects=(),
        )

    def begin(self) -> Outcome:
        """The active player has priority."""
        return self._outcome

    def act(self, player: str, action: AnyAction) -> Outcome:
        """Accepted, and without effect."""
        return self._outcome

    def answer(self, player: str, choice: Choice) -> Outcome:
        """Accepted, and without effect."""
        return self._outcome

    def observe(self, observer: str | None = None) -> View:
        """The players as they began, and an empty table."""
        return self._view

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Everything is legal."""
        return self._outcome

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """It can't list everything.  Raises `UnsupportedError`."""
        raise UnsupportedError("the null engine doesn't list actions")


class NullEngine:
    """An engine that does nothing."""

    name = "null"
    version = "1"
    capabilities = msgspec.structs.replace(EVERYTHING, methods=("game/answer", "game/can"), facts=())
    editions: Editions | None = None
    authoritative = False

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """It knows every card."""
        return ()

    def new_game(self, position: Position) -> NullGame:
        """A game in which nothing happens."""
        return NullGame(position)

    def card_facts(self, name: str) -> CardFacts:
        """It knows nothing of cards.  Raises `UnsupportedError`."""
        raise UnsupportedError("the null engine knows no facts of cards")

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """It knows nothing of cards.  Raises `UnsupportedError`."""
        raise UnsupportedError("the null engine knows no facts of cards")
