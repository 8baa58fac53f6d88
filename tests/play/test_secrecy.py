"""Random play notices each kind of leak: it is put back, and the game in which players are told too much is found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from oracle.engines.reference import acting, engine, telling, viewing
from oracle.protocol.messages import Cast, ObjectSpec, Occurrence, Option, Pass, PendingDecision, PlayerSpec, View
from oracle.rules.events.commit import objects
from oracle.rules.events.commit.draft import Draft
from oracle.rules.state.game import Game
from tests.play.game import Finding, PlayedGame
from tests.play.machine import RandomPlay
from tests.play.positions import Setting

SEARCH = settings(
    max_examples=60,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    report_multiple_bugs=False,
    print_blob=False,
    suppress_health_check=list(HealthCheck),
)


def labels_of_occurrences(patch: pytest.MonkeyPatch) -> None:
    """An occurrence has the label of its card, whoever is told."""
    told = telling.LogEntry.told

    def leaking(entry: telling.LogEntry, observer: str | None) -> Occurrence:
        return msgspec.structs.replace(told(entry, observer), label=entry.occurrence.label)

    patch.setattr(telling.LogEntry, "told", leaking)


def names_of_what_moves(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which card moves."""
    patch.setattr(telling, "is_told", lambda knew, knows: True)


def names_of_what_is_face_down(patch: pytest.MonkeyPatch) -> None:
    """A face-down card that is tapped, attacks or is dealt damage goes by its card's name."""

    def leaking(game: Game, id: int) -> telling.Secret:
        return telling.Secret(game.object(id).card.name, None)

    patch.setattr(telling, "_public_name", leaking)


def ids_in_hands_and_libraries(patch: pytest.MonkeyPatch) -> None:
    """A card drawn has the id in the log by which it is played later."""
    patch.setattr(telling, "followers", lambda game, id: None)


def ids_through_a_shuffle(patch: pytest.MonkeyPatch) -> None:
    """A card of a library keeps its id as the library is shuffled."""

    def leaking(draft: Draft, player: str, order: tuple[int, ...]) -> None:
        draft.zones["library", player] = order

    patch.setattr(objects, "_put_in_order", leaking)


def labels_in_views(patch: pytest.MonkeyPatch) -> None:
    """A player sees the label of what is hidden from them."""
    show = viewing.show

    def leaking(game: Game, id: int, place: int, observer: str | None, shown: Any) -> Any:
        return msgspec.structs.replace(show(game, id, place, observer, shown), label=game.objects[id].label)

    patch.setattr(viewing, "show", leaking)


def faces_in_views(patch: pytest.MonkeyPatch) -> None:
    """A player sees the faces of what is hidden from them."""
    show = viewing.show

    def leaking(game: Game, id: int, place: int, observer: str | None, shown: Any) -> Any:
        faces = tuple(face.name for face in game.objects[id].card.faces)
        return msgspec.structs.replace(show(game, id, place, observer, shown), faces=faces)

    patch.setattr(viewing, "show", leaking)


def questions_to_others(patch: pytest.MonkeyPatch) -> None:
    """What a player is asked is shown to all players."""
    view = viewing.view

    def leaking(game: Game, observer: str | None, decision: Any, told: Any) -> View:
        asked = view(game, None if decision is None else decision.player, decision, told).pending
        return msgspec.structs.replace(view(game, observer, decision, told), pending=asked)

    patch.setattr(viewing, "view", leaking)


def options_face_down(patch: pytest.MonkeyPatch) -> None:
    """A player who may choose a face-down permanent is shown which card it is."""
    pending = acting.pending

    def leaking(game: Game, decision: Any) -> PendingDecision:
        asked = pending(game, decision)
        named = [option for option in asked.options if option.id.isdigit() and int(option.id) in game.objects]
        texts = {option.id: game.objects[int(option.id)].card.name for option in named}
        return msgspec.structs.replace(asked, options=tuple(Option(each.id, texts.get(each.id, each.text)) for each in asked.options))

    patch.setattr(acting, "pending", leaking)


def reasons_of_rejections(patch: pytest.MonkeyPatch) -> None:
    """A player who tries to play what is hidden from them is told why they can't play that card."""
    patch.setattr(engine.ReferenceGame, "_is_blind", lambda self, player, action: False)


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        (labels_of_occurrences, "is told the label"),
        (names_of_what_moves, "is told which cards are hidden"),
        (names_of_what_is_face_down, "is told which cards are hidden"),
        (ids_in_hands_and_libraries, "is told the id"),
        (labels_in_views, "'s view (has a label|tells which cards are hidden)"),
        (faces_in_views, "'s view tells which cards are hidden"),
        (questions_to_others, "'s view tells"),
        (reasons_of_rejections, "may do tells which cards are hidden"),
    ],
)
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(BaseException, match=found):
        run_state_machine_as_test(RandomPlay, settings=SEARCH)


def test_a_card_followed_through_a_shuffle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance seldom shuffles; an Omen always does."""
    play_an_omen()
    ids_through_a_shuffle(monkeypatch)
    with pytest.raises(Finding, match="can be followed through a library"):
        play_an_omen()


def play_an_omen() -> None:
    """Alice casts Charring Bite, which is shuffled into her library as it resolves."""
    swamps = tuple(ObjectSpec(label=f"Mountain {number}", card="Mountain", player="Alice", zone="battlefield") for number in (1, 2))
    target = ObjectSpec(label="Bear", card="Grizzly Bears", player="Bob", zone="battlefield")
    omen = ObjectSpec(label="Omen", card="Twinmaw Stormbrood", player="Alice", zone="hand")
    cards = tuple(ObjectSpec(label=f"Next {number}", card="Forest", player="Alice", zone="library") for number in (1, 2, 3))
    players = (PlayerSpec("Alice", mana_pool="{C}{R}"), PlayerSpec("Bob"))
    objects = (*swamps, target, omen, *cards)
    played = PlayedGame(Setting(players=players, objects=objects, active="Alice", step="precombat main"))
    played.check()
    outcome = played.act("Alice", Cast(object="4", face="Charring Bite", targets=("3",)))
    assert outcome.accepted, outcome.reason
    for player in ("Alice", "Bob"):
        played.act(player, Pass())
    assert any(each.kind == "shuffled" for each in played.playing.observe().occurrences)
    played.check()


def test_a_question_that_names_what_is_face_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance seldom asks about a face-down permanent of another player."""
    ask_about_what_is_face_down()
    options_face_down(monkeypatch)
    with pytest.raises(Finding, match="Alice's view tells which cards are hidden from them: pending: options"):
        ask_about_what_is_face_down()


def ask_about_what_is_face_down() -> None:
    """Alice is asked which creature Unsummon is to return, her own or one of Bob's that is face down."""
    own = ObjectSpec(label="Bear", card="Grizzly Bears", player="Alice", zone="battlefield")
    down = ObjectSpec(label="Down", card="Forest", player="Bob", zone="battlefield", face_down="manifest")
    spell = ObjectSpec(label="Spell", card="Unsummon", player="Alice", zone="hand")
    players = (PlayerSpec("Alice", mana_pool="{U}"), PlayerSpec("Bob"))
    played = PlayedGame(Setting(players=players, objects=(own, down, spell), active="Alice", step="precombat main"))
    outcome = played.act("Alice", Cast(object="3"))
    assert outcome.pending is not None
    assert len(outcome.pending.options) == 2
    played.check()
