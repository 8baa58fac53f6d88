"""Answers: from the words of a step to a choice that fits what the engine asks.

Engines differ in how they ask (a yes or no, or a choice of at most one).  So an answer is fitted to the kind of the pending
decision, and its purpose is compared where the step tells one.
"""

import re
from collections import Counter
from collections.abc import Sequence

from oracle.protocol.messages import Choice, Option, PendingDecision
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import is_called, parse, places_of, the_one
from oracle.vocabulary.operations import Answer

_SYMBOL = re.compile(r"\{[^{}]+\}")


def asked(pending: PendingDecision, game: JudgedGame) -> str:
    """What the game waits for, in words; of options of one name also what tells them apart."""
    often = Counter(option.text for option in pending.options)
    doubled = {option.id for option in pending.options if often[option.text] > 1}
    places = {each.id: places_of([each]) for each in game.view().objects if each.id in doubled} if doubled else {}
    options = f" [{', '.join(places.get(option.id, option.text) for option in pending.options)}]" if pending.options else ""
    return f"{pending.player} is asked: {pending.prompt} ({pending.purpose}){options}"


def choice_for(answer: Answer, pending: PendingDecision, game: JudgedGame, turned: bool = False) -> Choice:
    """The choice that `answer` means here.  Raises `Mismatch` if it doesn't fit what is asked.

    In an order, several that are called by the same name come as they are offered, or `turned` the other way round.
    """
    if answer.player != pending.player:
        raise Mismatch(f"{answer.player} is asked", asked(pending, game))
    if answer.purpose is not None and not same_purpose(answer.purpose, pending.purpose):
        raise Mismatch(f"a choice about {answer.purpose!r}", asked(pending, game))
    if answer.confirm is not None:
        return _confirmed(answer.confirm, pending, game)
    if answer.name is not None:
        if pending.kind != "name":
            raise Mismatch("a name is asked for", asked(pending, game))
        return Choice(name=answer.name)
    if answer.amounts is not None:
        ids = {option_for(text, pending, game).id: amount for text, amount in answer.amounts.items()}
        return Choice(amounts=ids)
    assert answer.options is not None
    if pending.kind == "number":
        return Choice(number=_number(answer.options, pending, game))
    if pending.kind == "confirm" and answer.options in (("yes",), ("no",)):
        return Choice(confirm=answer.options == ("yes",))
    alike = {text: iter(ids[::-1] if turned else ids) for text, ids in left_open(answer, pending).items()}
    chosen: list[str] = []
    for text in answer.options:
        if text in alike:
            chosen.append(next(alike[text]))
            continue
        for each in _one_by_one(text, pending, game):
            chosen.append(option_for(each, pending, game, chosen).id)
    return Choice(chosen=tuple(chosen))


def left_open(answer: Answer, pending: PendingDecision) -> dict[str, tuple[str, ...]]:
    """The names by which an order says several things without telling them apart, each with the ids of these options."""
    if pending.kind != "order" or answer.options is None:
        return {}
    said = {text: count for text, count in Counter(answer.options).items() if count > 1}
    found = {text: tuple(option.id for option in pending.options if is_called(_unnumbered(option), text)) for text in said}
    return {text: ids for text, ids in found.items() if len(ids) == said[text]}


def _unnumbered(option: Option) -> str:
    return option.text.rstrip("0123456789").rstrip()


def _one_by_one(text: str, pending: PendingDecision, game: JudgedGame) -> list[str]:
    """Of several options that are called alike as many as the text says: "2 Forest"; any other text as it stands."""
    count, _, name = text.partition(" ")
    if not count.isdigit() or not name or offered(text, pending, game):
        return [text]
    return [name] * min(int(count), len(pending.options) + 1)


def _confirmed(yes: bool, pending: PendingDecision, game: JudgedGame) -> Choice:
    if pending.kind == "confirm":
        return Choice(confirm=yes)
    if not yes and pending.minimum == 0:
        return Choice(chosen=())
    if yes and len(pending.options) == 1:
        return Choice(chosen=(pending.options[0].id,))
    if yes and may_choose_one(pending):
        raise Mismatch("a question of yes or no; the next step may say which: chooses …", asked(pending, game))
    raise Mismatch("a question of yes or no", asked(pending, game))


def may_choose_one(pending: PendingDecision) -> bool:
    """Whether a player may choose one of some options, or none."""
    return pending.kind in ("choose", "target") and pending.minimum == 0 and pending.maximum == 1 and bool(pending.options)


def is_yes_before(said: Answer, following: object, pending: PendingDecision, game: JudgedGame) -> bool:
    """Whether a player who may choose one says yes first, and which one in the step that follows."""
    if said.confirm is not True or not may_choose_one(pending) or not isinstance(following, Answer) or following.options is None:
        return False
    if following.player != said.player or len(following.options) != 1:
        return False
    return bool(offered(following.options[0], pending, game))


def whether(answer: Answer, pending: PendingDecision) -> Choice | None:
    """The answer to an engine that asks first whether anything is chosen at all, and only then what; None if it doesn't."""
    if not asks_whether(pending, answer.player) or answer.options is None or answer.options in (("yes",), ("no",)):
        return None
    return Choice(confirm=bool(answer.options))


def asks_whether(pending: PendingDecision, player: str) -> bool:
    """Whether a player is asked if they want to do something, of which there may be more to ask."""
    return pending.kind == "confirm" and pending.purpose == "may" and pending.player == player


def keeps_targets(answer: Answer, pending: PendingDecision) -> bool:
    """Whether an answer says that what is asked about keeps its targets."""
    return pending.kind == "confirm" and pending.purpose == "new targets" and answer.confirm is False


def _number(options: Sequence[str], pending: PendingDecision, game: JudgedGame) -> int:
    text = options[0].removeprefix("X = ") if options else ""
    if len(options) != 1 or not text.isdigit():
        raise Mismatch("a number is chosen", asked(pending, game))
    return int(text)


def purpose_of(answer: Answer) -> str | None:
    """What an answer is about, if it says so, in so many words or by what is chosen ("mode 2", "X = 3")."""
    first = answer.options[0] if answer.options else ""
    return answer.purpose or ("mode" if first.startswith("mode ") else "x" if first.startswith("X = ") else None)


def same_purpose(said: str, purpose: str) -> bool:
    """Whether the purpose in a step is that of a decision; "target" is "targets"."""
    return said.removesuffix("s") == purpose.removesuffix("s")


def option_for(text: str, pending: PendingDecision, game: JudgedGame, taken: Sequence[str] = ()) -> Option:
    """The option that `text` means.  Raises `Mismatch` if it isn't offered, `MeaningError` if it could be several."""
    found = [option for option in offered(text, pending, game) or _all_of_it(text, pending) if option.id not in taken]
    if not found:
        raise Mismatch(f"{text!r} is offered", asked(pending, game))
    views = [each for each in game.view().objects if any(option.id == each.id for option in found)]
    if len(views) == len(found) > 1:
        meant = the_one(text, views, game.view(), game.labels)
        return next(option for option in found if option.id == meant.id)
    return found[0]


def offered(text: str, pending: PendingDecision, game: JudgedGame) -> list[Option]:
    """The options that `text` may mean: by id or text, as mode or number, or as an object."""
    plain = text.removeprefix("mode ").removeprefix("X = ")
    ids = {each.id for each in game.candidates(text, faces=True)}
    for wanted in (text, plain):
        exact = [option for option in pending.options if wanted == option.id or wanted.lower() == option.text.lower()]
        if any(option.id in ids for option in exact):
            return [option for option in pending.options if option.id in ids or option in exact]
        if exact:
            return exact
    return [option for option in pending.options if option.id in ids] or _numbered(text, pending)


def _all_of_it(text: str, pending: PendingDecision) -> list[Option]:
    """Of some amounts of mana the one that is all of this type: {U}{U}{U} for {U}."""
    if pending.purpose != "mana" or not _SYMBOL.fullmatch(text):
        return []
    return [option for option in pending.options if option.text == text * option.text.count("{")]


def _numbered(text: str, pending: PendingDecision) -> list[Option]:
    """The second of several options that are called alike, such as triggered abilities of two permanents of one name."""
    reference = parse(text)
    if reference.ordinal is None:
        return []
    alike = [option for option in pending.options if is_called(_unnumbered(option), reference.name)]
    return alike[reference.ordinal - 1 : reference.ordinal]
