"""One case being judged, a step at a time: `CaseSession`.

* Given steps are gathered; the first other step begins the game;
* a When acts, answers, or lets the game run on; When steps in a row are one course of events;
* a Then looks, and never changes anything;
* what the engine asks on the way is answered as `deciding` says.
"""

from collections.abc import Sequence

from oracle.engines.port import Engine, EngineError, EngineGivenUpError, PositionError, UnsupportedError
from oracle.misspelt import shortened
from oracle.protocol.messages import Attack, Block, Concede, Outcome, Position
from oracle.suite.judging import changes, expect_choices, expect_events, expect_objects, expect_zones
from oracle.suite.judging.acting import located
from oracle.suite.judging.advancing import run_for
from oracle.suite.judging.deciding import Deciding, rejected
from oracle.suite.judging.expect_choices import same_rule
from oracle.suite.judging.expecting import Observation, check_expectation
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.paying import AnnouncedPayment, check_paid, payment
from oracle.suite.judging.verdicts import Detail, ErrorKind, Mismatch, Verdict
from oracle.suite.reading.case import Case, CaseStep
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.needs import needs
from oracle.suite.reading.position import PositionBuilder, PositionBuildError
from oracle.suite.reading.references import UnknownObjectError
from oracle.vocabulary.operations import (
    Act,
    Advance,
    Answer,
    Drew,
    Happened,
    InOrder,
    NothingElse,
    Rejected,
    Shuffled,
    Triggered,
)

__all__ = ["CaseSession", "CaseSessionError", "changes", "expect_choices", "expect_events", "expect_objects", "expect_zones"]

MOST_SAID = 4000
"""So many characters of what was expected, and of what was observed, are kept; an engine may say anything."""

_LOOKING_BACK = (Drew, Happened, InOrder, NothingElse, Shuffled, Triggered)
"""Expectations about the course of events; only for these the judge looks at the game before the Whens."""


class LackingError(Exception):
    """The engine has declared beforehand that it can't sit this case; the text says what it lacks."""


class CaseSessionError(Exception):
    """A step didn't go as the case says: the verdict, and the detail for the reader."""

    def __init__(self, verdict: Verdict, detail: Detail, kind: ErrorKind | None = None) -> None:
        expected = f": expected {detail.expected}; observed {detail.observed}" if detail.expected else f": {detail.observed}"
        super().__init__(f"{detail.place}: {detail.step}{expected}" + (f" (rule {detail.rule})" if detail.rule else ""))
        self.verdict = verdict
        self.detail = detail
        self.kind = kind


class CaseSession:
    """One case being judged on one engine.  Call `step` for 0, 1, 2 … and then `end`.

    What the engine asks needlessly is declined, or with `accepting` accepted.
    """

    def __init__(self, case: Case, engine: Engine, edition: str | None = None, accepting: bool = False) -> None:
        self.case = case
        self.edition = edition or edition_for(case, engine) or case.edition.newest()
        self._engine = engine
        self._builder = PositionBuilder()
        self._game: JudgedGame | None = None
        self._observation: Observation | None = None
        self._rejection: Outcome | None = None
        self._payment: AnnouncedPayment | None = None
        self._deciding = Deciding(case.steps, engine.authoritative, accepting)
        self._looks_back = any(isinstance(step.operation, _LOOKING_BACK) for step in case.steps)

    @property
    def game(self) -> JudgedGame | None:
        """The game, once it has begun."""
        return self._game

    @property
    def asked_needlessly(self) -> Sequence[str]:
        """What has been asked although no step answers it."""
        return self._deciding.asked_needlessly

    @property
    def undeclinable(self) -> bool:
        """Whether something that was asked needlessly can't be declined, so that the case must be played by accepting it."""
        return self._deciding.undeclinable

    def step(self, index: int) -> None:
        """Carry out a step.  Raises `CaseSessionError` if it doesn't go as the case says."""
        step = self.case.steps[index]
        try:
            if step.kind == "given":
                if self._game is not None:
                    raise MeaningError("a Given after a When or Then; how the game stands is said first")
                self._builder.add(step)
                return
            game, observation = self._begun()
            if step.kind == "when":
                self._when(step, index, game, observation)
            else:
                self._then(step, observation)
            self._deciding.finish_step(index, game)
        except Mismatch as fault:
            raise self._failure(step, fault) from None
        except UnknownObjectError as fault:
            if step.kind == "then" and fault.near is None:
                raise self._failure(step, Mismatch(step.text, str(fault))) from None
            raise self._input_error(step.line, step.text, str(fault)) from None
        except PositionBuildError as fault:
            raise self._input_error(fault.line, self._text_at(fault.line), str(fault)) from None
        except MeaningError as fault:
            raise self._input_error(step.line, step.text, str(fault)) from None
        except LackingError as fault:
            raise CaseSessionError("unsupported", self._detail(step.line, step.text, observed=str(fault))) from None
        except UnsupportedError as fault:
            if self._engine.authoritative:
                raise self._input_error(step.line, step.text, str(fault)) from None
            raise self._failure(step, Mismatch("the engine can do what it hasn't declared beforehand to lack", str(fault))) from None
        except EngineGivenUpError:
            raise
        except EngineError as fault:
            raise CaseSessionError("error", self._detail(step.line, step.text, observed=str(fault)), fault.kind) from fault

    def end(self) -> None:
        """All steps are done: nothing may be left open.  Raises `CaseSessionError` if the last action was rejected and no step says so."""
        last = self.case.steps[-1]
        if self._rejection is not None:
            raise self._failure(last, rejected(self._rejection))

    # --- beginning ----------------------------------------------------------------------------------------------------

    def _begun(self) -> tuple[JudgedGame, Observation]:
        if self._game is None or self._observation is None:
            position = self._builder.build(self.edition)
            self._see_that_it_is_supported(position)
            try:
                engine_game = self._engine.new_game(position)
                players = tuple(player.name for player in position.players)
                self._game = JudgedGame(
                    engine_game, self._builder.labels, players, self._engine.authoritative, self._engine.capabilities.occurrences
                )
            except PositionError as fault:
                line = self._builder.line_of(str(fault)) or self.case.steps[0].line
                raise PositionBuildError(line, str(fault)) from None
            self._observation = Observation(self._engine, self._game)
            if self._looks_back:
                self._observation.begin(self._game.view())
        return self._game, self._observation

    def _see_that_it_is_supported(self, position: Position) -> None:
        """Before the game, and before the engine sees anything of it."""
        needed = needs(self.case.steps, position)
        lacking = self._engine.capabilities.lacking(needed.capabilities)
        if lacking:
            raise LackingError(f"the engine has not declared {', '.join(lacking)}")
        cards = self._engine.unsupported_cards(needed.cards)
        if cards:
            raise LackingError(f"the engine lacks the cards {', '.join(cards)}")

    # --- When -----------------------------------------------------------------------------------------------------------

    def _when(self, step: CaseStep, index: int, game: JudgedGame, observation: Observation) -> None:
        if self._rejection is not None:
            raise rejected(self._rejection)
        if index == 0 or self.case.steps[index - 1].kind != "when":
            observation.begin(game.view() if self._looks_back else None)
        said = step.operation
        if isinstance(said, Answer):
            outcome = self._deciding.answer(said, index, game)
        elif isinstance(said, Act):
            outcome = self._act(said, game, forbidden=isinstance(self._next(index), Rejected))
        else:
            assert isinstance(said, Advance)
            self._deciding.decline_combat(game)
            self._deciding.begin(run_for(said, game))
            outcome = game.outcome
        if not outcome.accepted:
            if not isinstance(self._next(index), Rejected):
                raise rejected(outcome)
            self._rejection = outcome
            return
        self._see_that_it_was_paid_so(game)
        self._deciding.go()

    def _act(self, said: Act, game: JudgedGame, forbidden: bool) -> Outcome:
        action = said.action
        if isinstance(action, Attack | Block):
            self._deciding.wait_for_declaration(said.player, "attack" if isinstance(action, Attack) else "block", game)
        elif not isinstance(action, Concede):
            self._deciding.decline_combat(game)
        action = located(action, said.player, game)
        paying = payment(said.paying, action, game) if self._engine.authoritative else None
        outcome = game.act(said.player, action, heeded=not forbidden)
        self._payment = paying if outcome.accepted else None
        return outcome

    def _see_that_it_was_paid_so(self, game: JudgedGame) -> None:
        if self._payment is not None and game.pending is None:
            said, self._payment = self._payment, None
            check_paid(said, game)

    def _next(self, index: int) -> object:
        return self.case.steps[index + 1].operation if index + 1 < len(self.case.steps) else None

    # --- Then -----------------------------------------------------------------------------------------------------------

    def _then(self, step: CaseStep, observation: Observation) -> None:
        said = step.operation
        if isinstance(said, Rejected):
            rejection, self._rejection = self._rejection, None
            if rejection is None:
                raise Mismatch("the action before is illegal", "the engine accepts it")
            if said.rule is not None and not same_rule(said.rule, rejection.rule):
                raise Mismatch(f"rule {said.rule} forbids it", f"rule {rejection.rule} does: {rejection.reason}", rejection.rule)
            return
        check_expectation(said, observation)

    # --- faults ---------------------------------------------------------------------------------------------------------

    def _failure(self, step: CaseStep, fault: Mismatch) -> CaseSessionError:
        return CaseSessionError("fail", self._detail(step.line, step.text, fault.expected, fault.observed, fault.rule))

    def _input_error(self, line: int, text: str, message: str) -> CaseSessionError:
        if self._game is not None and not self._engine.authoritative:
            return CaseSessionError("fail", self._detail(line, text, "the step can be carried out", message))
        return CaseSessionError("error", self._detail(line, text, observed=message), "input")

    def _detail(self, line: int, text: str, expected: str = "", observed: str = "", rule: str | None = None) -> Detail:
        return Detail(
            feature=self.case.feature,
            line=line,
            step=text,
            expected=shortened(printable(expected), MOST_SAID),
            observed=shortened(printable(observed), MOST_SAID),
            rule=rule,
        )

    def _text_at(self, line: int) -> str:
        return next((step.text for step in self.case.steps if step.line == line), "")


def printable(text: str) -> str:
    """The text with what a terminal would act upon written out; an engine may say anything."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() or character == "\n" else repr(character)[1:-1] for character in text)


def edition_for(case: Case, engine: Engine, edition: str | None = None) -> str | None:
    """The edition to judge a case by: the one asked for, or the newest in which the case is right and that the engine can play by.

    None if there is none.
    """
    playable = engine.editions
    chosen = edition or case.edition.newest()
    if playable is not None:
        if edition is None:
            chosen = min(chosen, playable.newest)
        if not playable.oldest <= chosen <= playable.newest:
            return None
    return chosen if case.edition.holds(chosen) else None
