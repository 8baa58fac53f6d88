"""What can't be done: deeds that no scenario can show."""

from oracle.cards.abilities import Static
from oracle.cards.filters import Filter
from oracle.cards.statics import Prohibit
from oracle.rules.events.pipeline import happen
from oracle.rules.legality import prohibitions
from oracle.rules.state.events import CountersPut, LifeGained, Moved
from tests.rules.tabletop import Tabletop, creature, permanent


def forbidding(top: Tabletop, player: str = "Alice", **fields: object) -> None:
    """A permanent of a player with an effect by which something can't be done."""
    top.put(permanent("enchantment", name="Ban", abilities=(Static(rules=(Prohibit(**fields),)),)), player)  # type: ignore[arg-type]


def test_a_player_who_cannot_get_counters_gets_none_and_others_do() -> None:
    top = Tabletop()
    forbidding(top, deed="get counters", who="you")
    events = (CountersPut(target=player, kind="poison", amount=2) for player in ("Alice", "Bob"))
    done = top.run(happen(top.table, *events))
    assert [event.target for event in done] == ["Bob"]
    assert [player.counters for player in top.table.game.players] == [{}, {"poison": 2}]


def test_what_simply_enters_is_asked_for_as_it_would_exist_on_the_battlefield() -> None:
    top = Tabletop()
    forbidding(top, deed="enter", what=Filter(types=("creature",)))
    bear, rock = top.put(creature(2, 2), zone="hand"), top.put(permanent("artifact"), zone="hand")
    moves = (Moved(object=id, destination="battlefield", cause="put", player="Alice", controller="Alice") for id in (bear, rock))
    done = top.run(happen(top.table, *moves))
    assert [event.object for event in done if isinstance(event, Moved)] == [rock]
    assert bear in top.table.game.zone("hand", "Alice")


def test_who_forbids_it_is_told() -> None:
    top = Tabletop()
    forbidding(top, deed="gain life", who="opponent")
    assert prohibitions.gaining_life(top.table.game, "Alice") is None
    illegal = prohibitions.gaining_life(top.table.game, "Bob")
    assert illegal is not None
    assert (illegal.number, illegal.reason) == ("119.7", "Ban says that Bob can't gain life")
    assert top.run(happen(top.table, LifeGained(player="Bob", amount=3))) == ()


def test_a_zone_that_is_not_spoken_of_is_left() -> None:
    top = Tabletop()
    forbidding(top, deed="search", from_zones=("library",))
    assert prohibitions.searching(top.table.game, "Bob", "library") is not None
    assert prohibitions.searching(top.table.game, "Bob", "graveyard") is None
