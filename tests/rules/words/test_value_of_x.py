"""X where no card of the scenarios has it: instructions of how something enters, loyalty costs, an X that an ability defines."""

from pathlib import Path

from oracle.cards.card import Card
from oracle.cards.loader import load_cards, read_card
from oracle.engines.reference.engine import ReferenceEngine, ReferenceGame
from oracle.protocol.messages import Activate, Cast, Choice, ObjectSpec, ObjectView, Pass, PlayerSpec, Position, Zone

CARDS: dict[str, Card] = dict(load_cards(Path(__file__).parents[3] / "fixtures" / "cards"))


def _card(name: str, cost: str, abilities: str, type: str = "Creature", more: str = "power = 2\ntoughness = 2") -> str:
    CARDS[name] = read_card(f'name = "{name}"\ncost = "{cost}"\ntype = "{type}"\n{more}\n{abilities}', Path("inline.toml"))
    return name


def _game(*objects: tuple[str, Zone]) -> ReferenceGame:
    specs = tuple(ObjectSpec(label=card, card=card, player="Alice", zone=zone) for card, zone in objects)
    players = (PlayerSpec(name="Alice", mana_pool="{G}{G}{G}{G}{G}{G}"), PlayerSpec(name="Bob"))
    game = ReferenceEngine(CARDS).new_game(Position(players=players, active_player="Alice", objects=specs))
    game.begin()
    return game


def _resolve(game: ReferenceGame) -> None:
    assert game.act("Alice", Pass()).accepted
    assert game.act("Bob", Pass()).accepted


def _there(game: ReferenceGame, label: str) -> ObjectView:
    return next(each for each in game.observe().objects if each.label == label)


def _life(game: ReferenceGame, name: str) -> int:
    return next(player.life for player in game.observe().players if player.name == name)


GAIN_X = '[[abilities]]\nkind = "static"\nrules = [{ rule = "enters", do = [{ do = "gain life", amount = "X" }] }]'
SELF_GAIN = _card("Own Gain", "{X}{G}", GAIN_X)
GAIN_POWER = """
[[abilities]]
kind = "static"
[[abilities.rules]]
rule = "enters"
what = { types = ["creature"], controller = "you", other = true }
do = [{ do = "gain life", amount = { of = "power", what = "this" } }, { do = "tap", what = "it" }]
"""
OTHERS_GAIN = _card("Others Gain", "{G}", GAIN_POWER, more="power = 5\ntoughness = 5")
PLAYER_LOSES = """
[[abilities]]
kind = "static"
[[abilities.rules]]
rule = "enters"
what = { types = ["creature"], other = true }
do = [{ do = "lose life", who = "that player", amount = 1 }]
"""
TOLL = _card("Toll", "{G}", PLAYER_LOSES, type="Artifact", more="")
DEFINED = """
[[abilities]]
kind = "triggered"
trigger = { when = "enters" }
effects = [{ do = "store", amount = 7, save = "X" }, { do = "gain life", amount = "X" }]
"""
OWN_X = _card("Defines X", "{X}{G}", DEFINED)
MINUS_X = """
loyalty = 5
[[abilities]]
kind = "activated"
cost = [{ pay = "loyalty", amount = { of = "product", factors = [-1, "X"] } }]
effects = [{ do = "gain life", amount = "X" }]
"""
WALKER = _card("Walker", "{G}", MINUS_X, type="Planeswalker — Jace", more="")


def test_an_instruction_of_how_it_enters_has_the_x_of_its_spell() -> None:
    game = _game((SELF_GAIN, "hand"))
    assert game.act("Alice", Cast(object=SELF_GAIN, x=3)).accepted
    _resolve(game)
    assert _life(game, "Alice") == 23


def test_an_instruction_of_how_others_enter_means_its_own_source_and_what_enters() -> None:
    game = _game((OTHERS_GAIN, "battlefield"), ("Grizzly Bears", "hand"))
    assert game.act("Alice", Cast(object="Grizzly Bears")).accepted
    _resolve(game)
    assert _life(game, "Alice") == 25
    assert _there(game, "Grizzly Bears").tapped
    assert not _there(game, OTHERS_GAIN).tapped


def test_that_player_is_who_controls_what_enters() -> None:
    game = _game((TOLL, "battlefield"), ("Grizzly Bears", "hand"))
    assert game.act("Alice", Cast(object="Grizzly Bears")).accepted
    _resolve(game)
    assert (_life(game, "Alice"), _life(game, "Bob")) == (19, 20)


def test_an_x_that_the_ability_defines_is_not_that_of_the_spell() -> None:
    game = _game((OWN_X, "hand"))
    assert game.act("Alice", Cast(object=OWN_X, x=2)).accepted
    _resolve(game)
    _resolve(game)
    assert _life(game, "Alice") == 27


def test_x_loyalty_counters_are_removed_and_no_more_than_there_are() -> None:
    game = _game((WALKER, "battlefield"))
    assert game.act("Alice", Activate(object=WALKER, x=6)).rule == "606.6"
    assert game.act("Alice", Activate(object=WALKER, x=4)).accepted
    assert _there(game, WALKER).counters == {"loyalty": 1}
    _resolve(game)
    assert _life(game, "Alice") == 24


def test_x_of_a_loyalty_cost_is_asked_for() -> None:
    game = _game((WALKER, "battlefield"))
    outcome = game.act("Alice", Activate(object=WALKER))
    assert outcome.pending is not None
    assert outcome.pending.purpose == "x"
    assert game.answer("Alice", Choice(number=2)).accepted
    assert _there(game, WALKER).counters == {"loyalty": 3}


def test_x_paid_on_resolution_may_be_declined_or_be_more_than_there_is() -> None:
    game = _game(("Wildborn Preserver", "battlefield"), ("Llanowar Elves", "hand"))
    assert game.act("Alice", Cast(object="Llanowar Elves")).accepted
    _resolve(game)
    _resolve(game)
    assert game.answer("Alice", Choice(confirm=True)).accepted
    refused = game.answer("Alice", Choice(number=9))
    assert refused.pending is not None
    assert game.answer("Alice", Choice(confirm=False)).accepted
    assert _there(game, "Wildborn Preserver").counters == {}
    assert game.observe().stack == ()
