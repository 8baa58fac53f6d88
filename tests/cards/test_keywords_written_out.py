"""Keywords that are written out as other abilities do in play what their rules say."""

from pathlib import Path

from oracle.cards.card import Card
from oracle.cards.loader import load_cards, read_card
from oracle.engines.reference.engine import ReferenceEngine, ReferenceGame
from oracle.protocol.messages import Activate, Attack, Cast, Choice, ObjectSpec, ObjectView, Pass, PlayerSpec, Position, Step, Zone

CARDS: dict[str, Card] = dict(load_cards(Path(__file__).parents[2] / "fixtures" / "cards"))


def _creature(name: str, keyword: str, power: int, toughness: int, more: str = "") -> None:
    text = f'name = "{name}"\ncost = "{{1}}"\ntype = "Creature"\npower = {power}\ntoughness = {toughness}\nkeywords = ["{keyword}"]\n{more}'
    CARDS[name] = read_card(text, Path("inline.toml"))


DRAW_TWO = '[[abilities]]\nkind = "triggered"\ntrigger = { when = "enters" }\neffects = [{ do = "draw", count = 2 }]'

_creature("Mulldrifter", "evoke {2}", 2, 2, DRAW_TWO)
_creature("Kitchen Finks", "persist", 3, 2)
_creature("Young Wolf", "undying", 1, 1)
_creature("Noble Hierarch", "exalted", 0, 1)


def _game(*objects: tuple[str, str, Zone], step: Step = "precombat main") -> ReferenceGame:
    specs = tuple(ObjectSpec(label=card, card=card, player=player, zone=zone) for card, player, zone in objects)
    library = tuple(ObjectSpec(label=f"card {number}", card="Forest", player="Alice", zone="library") for number in range(4))
    mana = "{U}{U}{U}{U}{B}{B}{B}{R}{R}{R}{R}{R}{R}"
    players = (PlayerSpec(name="Alice", mana_pool=mana), PlayerSpec(name="Bob", mana_pool=mana))
    game = ReferenceEngine(CARDS).new_game(Position(players=players, active_player="Alice", objects=(*specs, *library), step=step))
    game.begin()
    return game


def _resolve(game: ReferenceGame) -> None:
    assert game.act("Alice", Pass()).accepted
    assert game.act("Bob", Pass()).accepted


def _there(game: ReferenceGame, label: str) -> ObjectView:
    return next(each for each in game.observe().objects if each.label == label)


def test_split_second_leaves_only_mana_abilities() -> None:
    game = _game(
        ("Sudden Spoiling", "Alice", "hand"),
        ("Lightning Bolt", "Bob", "hand"),
        ("Icy Manipulator", "Bob", "battlefield"),
        ("Llanowar Elves", "Bob", "battlefield"),
    )
    assert game.act("Alice", Cast(object="Sudden Spoiling", targets=("Alice",))).accepted
    assert game.act("Alice", Pass()).accepted
    assert game.act("Bob", Cast(object="Lightning Bolt", targets=("Alice",))).rule == "702.61a"
    assert game.act("Bob", Activate(object="Icy Manipulator", targets=("Llanowar Elves",))).rule == "702.61a"
    assert game.act("Bob", Activate(object="Llanowar Elves")).accepted
    assert game.act("Bob", Pass()).accepted
    assert game.act("Alice", Pass()).stack == ()
    assert game.act("Alice", Pass()).priority == "Bob"
    assert game.act("Bob", Activate(object="Icy Manipulator", targets=("Llanowar Elves",))).accepted
    assert game.act("Bob", Cast(object="Lightning Bolt", targets=("Alice",))).accepted


def test_what_is_evoked_is_sacrificed_and_its_own_ability_still_works() -> None:
    game = _game(("Mulldrifter", "Alice", "hand"))
    assert game.act("Alice", Cast(object="Mulldrifter", alternative="evoke")).accepted
    _resolve(game)
    outcome = _settle(game)
    assert outcome["Mulldrifter"] == "graveyard"
    assert sum(each.zone == "hand" for each in game.observe().objects) == 2


def test_a_creature_cast_normally_stays() -> None:
    game = _game(("Mulldrifter", "Alice", "hand"))
    assert game.act("Alice", Cast(object="Mulldrifter")).accepted
    _resolve(game)
    assert _settle(game)["Mulldrifter"] == "battlefield"


def test_persist_and_undying_bring_a_creature_back_once() -> None:
    for name, counter, dies_again in (("Kitchen Finks", "-1/-1", "graveyard"), ("Young Wolf", "+1/+1", "graveyard")):
        game = _game((name, "Alice", "battlefield"), ("Lightning Bolt", "Alice", "hand"), ("Doom Blade", "Alice", "hand"))
        assert game.act("Alice", Cast(object="Lightning Bolt", targets=(name,))).accepted
        _resolve(game)
        assert _settle(game)[name] == "battlefield"
        assert _there(game, name).counters == {counter: 1}
        assert game.act("Alice", Cast(object="Doom Blade", targets=(name,))).accepted
        _resolve(game)
        assert _settle(game)[name] == dies_again


def test_exalted_helps_a_creature_that_attacks_alone() -> None:
    for attackers, power in ((("Grizzly Bears",), 3), (("Grizzly Bears", "Walking Corpse"), 2)):
        game = _game(
            ("Noble Hierarch", "Alice", "battlefield"),
            ("Grizzly Bears", "Alice", "battlefield"),
            ("Walking Corpse", "Alice", "battlefield"),
            step="beginning of combat",
        )
        _resolve(game)
        assert game.act("Alice", Attack(dict.fromkeys(attackers, "Bob"))).accepted
        _settle(game)
        assert _there(game, "Grizzly Bears").power == power


def _settle(game: ReferenceGame) -> dict[str | None, str]:
    """Resolve all that is on the stack, in whatever order; returns where everything then is."""
    while game.observe().stack or game.observe().pending:
        pending = game.observe().pending
        if pending is not None:
            game.answer(pending.player, Choice(chosen=tuple(option.id for option in pending.options)))
        else:
            _resolve(game)
    return {each.label: each.zone for each in game.observe().objects}
