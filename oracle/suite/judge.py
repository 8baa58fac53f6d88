"""The judge: plays a case on an engine, step by step, and says whether it is as the case expects.

`judge(case, engine)` is what `oracle run` does with every case.  A `Sitting` is the same thing one step at a time, for front ends
that have a runner of their own.  In short:

* Given steps are gathered; the first other step begins the game;
* a When acts, answers, or lets the game run on; When steps in a row are one course of events;
* a Then looks, and never changes anything;
* a decision that the engine waits for must be answered by the next step, or looked at by the next Thens; one that leaves no choice
  is made by the judge (`needless`), and attackers or blockers that no step declares are declared empty.
"""

import time
import traceback

import msgspec

from oracle.engines.port import Engine, EngineError, PositionError, UnsupportedError
from oracle.protocol.messages import Attack, Block, Choice, Concede, DecisionKind, Outcome, PendingDecision, Position
from oracle.suite import changes, expect_choices, expect_events, expect_objects, expect_zones
from oracle.suite.acting import located
from oracle.suite.advancing import Run, declare_nothing, run_for, run_to_declaration
from oracle.suite.answering import asked, choice_for, purpose_of, same_purpose, whether
from oracle.suite.case import Case, CaseStep
from oracle.suite.errors import MeaningError
from oracle.suite.expect_choices import same_rule
from oracle.suite.expecting import Witness, check
from oracle.suite.needless import difference, forced, is_order, needless
from oracle.suite.needs import needs
from oracle.suite.position import PositionBuilder, PositionBuildError
from oracle.suite.references import UnknownObjectError
from oracle.suite.table import Table
from oracle.suite.verdicts import Detail, ErrorKind, Mismatch, Result, Verdict
from oracle.vocabulary.operations import (
    Act,
    Advance,
    Answer,
    Asked,
    Can,
    Drew,
    Happened,
    InOrder,
    NothingElse,
    Offered,
    Rejected,
    Sees,
    Shuffled,
    Triggered,
)

__all__ = ["Sitting", "SittingError", "changes", "expect_choices", "expect_events", "expect_objects", "expect_zones", "judge"]

_LOOKING_BACK = (Drew, Happened, InOrder, NothingElse, Shuffled, Triggered)
"""Expectations about the course of events; only for these the judge looks at the table before the Whens."""

_LOOKING_AT_CHOICES = (Asked, Offered, Sees, Can, Rejected)
"""Expectations that may be about a decision that is pending."""


class LackingError(Exception):
    """The engine has declared beforehand that it can't sit this case; the text says what it lacks."""


class SittingError(Exception):
    """A step didn't go as the case says: the verdict, and the detail for the reader."""

    def __init__(self, verdict: Verdict, detail: Detail, kind: ErrorKind | None = None) -> None:
        expected = f": expected {detail.expected}; observed {detail.observed}" if detail.expected else f": {detail.observed}"
        super().__init__(f"{detail.place}: {detail.step}{expected}" + (f" (rule {detail.rule})" if detail.rule else ""))
        self.verdict = verdict
        self.detail = detail
        self.kind = kind


class Sitting:
    """One case being judged on one engine.  Call `step` for 0, 1, 2 … and then `end`.

    What the engine asks needlessly is declined, or with `accepting` accepted.
    """

    def __init__(self, case: Case, engine: Engine, edition: str | None = None, accepting: bool = False) -> None:
        self.case = case
        self.needless: list[str] = []
        """What has been asked although no step answers it."""
        self.edition = edition or edition_for(case, engine) or case.edition.newest()
        self._engine = engine
        self._builder = PositionBuilder()
        self._table: Table | None = None
        self._witness: Witness | None = None
        self._run: Run | None = None
        self._rejection: Outcome | None = None
        self._answered: set[int] = set()
        """Answers that were due before their turn."""
        self._accepting = accepting
        self._looks_back = any(isinstance(step.operation, _LOOKING_BACK) for step in case.steps)

    @property
    def table(self) -> Table | None:
        """The game, once it has begun."""
        return self._table

    def step(self, index: int) -> None:
        """Carry out a step.  Raises `SittingError` if it doesn't go as the case says."""
        step = self.case.steps[index]
        try:
            if step.kind == "given":
                if self._table is not None:
                    raise MeaningError("a Given after a When or Then; how the game stands is said first")
                self._builder.add(step)
                return
            table, witness = self._begun(step)
            if step.kind == "when":
                self._when(step, index, table, witness)
            else:
                self._then(step, table, witness)
            self._settle(index, table)
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
            raise SittingError("unsupported", self._detail(step.line, step.text, observed=str(fault))) from None
        except UnsupportedError as fault:
            raise self._failure(step, Mismatch("what the engine has not declared to lack beforehand is there", str(fault))) from None
        except EngineError as fault:
            raise SittingError("error", self._detail(step.line, step.text, observed=str(fault)), fault.kind) from fault

    def end(self) -> None:
        """All steps are done: nothing may be left open."""
        last = self.case.steps[-1]
        if self._rejection is not None:
            raise self._failure(last, _rejected(self._rejection))

    # --- beginning ----------------------------------------------------------------------------------------------------

    def _begun(self, step: CaseStep) -> tuple[Table, Witness]:
        if self._table is None or self._witness is None:
            position = self._builder.build(self.edition)
            self._see_that_it_is_supported(position)
            try:
                game = self._engine.new_game(position)
                players = tuple(player.name for player in position.players)
                self._table = Table(game, self._builder.labels, players)
            except PositionError as fault:
                line = self._builder.line_of(str(fault)) or self.case.steps[0].line
                raise PositionBuildError(line, str(fault)) from None
            self._witness = Witness(self._engine, self._table)
            if self._looks_back:
                self._witness.begin(self._table.view())
        return self._table, self._witness

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

    def _when(self, step: CaseStep, index: int, table: Table, witness: Witness) -> None:
        if self._rejection is not None:
            raise _rejected(self._rejection)
        if index == 0 or self.case.steps[index - 1].kind != "when":
            witness.begin(table.view() if self._looks_back else None)
        said = step.operation
        if isinstance(said, Answer):
            outcome = self._answer(said, index, table)
        elif isinstance(said, Act):
            outcome = self._act(said, table)
        else:
            assert isinstance(said, Advance)
            self._decline_combat(table)
            self._run = run_for(said, table)
            outcome = table.outcome
        if not outcome.accepted:
            if not isinstance(self._next(index), Rejected):
                raise _rejected(outcome)
            self._rejection = outcome
            return
        self._go(table)

    def _answer(self, said: Answer, index: int, table: Table) -> Outcome:
        """Answer what is asked.  Engines ask in different orders: an answer further on that tells what it is about may be due first."""
        if index in self._answered:
            return table.outcome
        while table.pending is not None:
            due = self._answer_due(index, table.pending)
            asking = table.pending.source_name
            if due == index and (preliminary := whether(said, table.pending)) is not None:
                outcome = table.answer(said.player, preliminary)
                if not outcome.accepted or not preliminary.confirm:
                    return outcome
                self._go(table)
                if table.pending is None or (table.pending.player, table.pending.source_name) != (said.player, asking):
                    return outcome
                continue
            if due == index and self._meant(said, table):
                return table.answer(said.player, choice_for(said, table.pending, table))
            if due in (index, None):
                self._take_up(table)
                self._go(table)
                continue
            assert due is not None
            other = self.case.steps[due].operation
            assert isinstance(other, Answer)
            outcome = table.answer(other.player, choice_for(other, table.pending, table))
            if not outcome.accepted:
                raise _rejected(outcome)
            self._answered.add(due)
            self._go(table)
        raise Mismatch(f"{said.player} is asked", f"nobody is asked; {table.priority or 'nobody'} has priority")

    def _meant(self, said: Answer, table: Table) -> bool:
        """Whether an answer is meant for what is asked: not, if that is an order, perhaps needlessly asked, of other things."""
        assert table.pending is not None
        if self._engine.authoritative or not is_order(table.pending):
            return True
        try:
            choice_for(said, table.pending, table)
        except Mismatch:
            return False
        return True

    def _answer_due(self, index: int, pending: PendingDecision) -> int | None:
        """Which of the answers in a row from `index` on is meant for what is asked; the first, unless another fits and it doesn't.

        None if it is none of them, since the player who is asked answers nothing; the reference engine is never given up so.
        """
        players: set[str] = set()
        for place in range(index, len(self.case.steps)):
            said = self.case.steps[place].operation
            if not isinstance(said, Answer):
                break
            players.add(said.player)
            if place not in self._answered and said.player == pending.player:
                purpose = purpose_of(said)
                if place == index and purpose is None:
                    break
                if purpose is not None and same_purpose(purpose, pending.purpose):
                    return place
        return index if self._engine.authoritative or pending.player in players else None

    def _act(self, said: Act, table: Table) -> Outcome:
        action = said.action
        if isinstance(action, Attack | Block):
            kind = "attack" if isinstance(action, Attack) else "block"
            run = run_to_declaration(table, said.player, kind)
            run.go()
            while not run.done and table.pending is not None:
                self._take_up(table)
                run.go()
        elif not isinstance(action, Concede):
            self._decline_combat(table)
        return table.act(said.player, located(action, said.player, table))

    def _decline_combat(self, table: Table) -> None:
        """Attackers and blockers that no step declares are declared empty."""
        while table.pending is not None:
            if table.pending.kind in ("attack", "block"):
                declare_nothing(table)
            else:
                self._take_up(table)

    def _go(self, table: Table) -> None:
        """Let a run that has been interrupted go on."""
        if self._run is not None:
            self._run.go()
            if self._run.done:
                self._run = None

    def _settle(self, index: int, table: Table) -> None:
        """After a step: make choices that leave none, and see that the next steps take up what is asked."""
        while table.pending is not None and not self._answered_next(index, table.pending) and not self._looked_at(index, table.pending):
            if table.pending.kind in ("attack", "block"):
                return
            self._take_up(table, needed=forced(table.pending, table))
            self._go(table)

    def _take_up(self, table: Table, needed: Choice | None = None) -> None:
        """Answer what no step answers: as is `needed`, or, if it is asked needlessly, by declining or accepting."""
        pending = table.pending
        assert pending is not None
        choice = needed
        if choice is None and not self._engine.authoritative:
            choice = needless(pending, self._accepting)
            self.needless.append(asked(pending))
        if choice is None:
            raise _unanswered(table)
        outcome = table.answer(pending.player, choice)
        other = needless(pending, accepting=True)
        if not outcome.accepted and needed is None and not self._accepting and other is not None:
            outcome = table.answer(pending.player, other)
        if not outcome.accepted:
            raise Mismatch(f"the only choice is accepted: {asked(pending)}", outcome.reason or "the engine rejects it", outcome.rule)

    def _answered_next(self, index: int, pending: PendingDecision) -> bool:
        """Whether the next step answers what is asked, or concedes, which can be done at any time."""
        following = self._next(index)
        if isinstance(following, Act) and isinstance(following.action, Concede):
            return True
        return isinstance(following, Answer) and self._answer_due(index + 1, pending) is not None

    def _looked_at(self, index: int, pending: PendingDecision) -> bool:
        """Whether the Thens around this step look at what is asked, so that it may stay open for now."""
        steps = self.case.steps
        first = index if steps[index].kind == "then" else index + 1
        while first > 0 and steps[first - 1].kind == "then":
            first -= 1
        block: list[CaseStep] = []
        for step in steps[first:]:
            if step.kind != "then":
                break
            block.append(step)
        looking = [step.operation for step in block if isinstance(step.operation, _LOOKING_AT_CHOICES) and step.operation != Asked()]
        if self._engine.authoritative or any(_is_about(each, pending) for each in looking):
            return bool(looking)
        return bool(looking) and self._answered_next(first + len(block) - 1, pending)

    def _next(self, index: int) -> object:
        return self.case.steps[index + 1].operation if index + 1 < len(self.case.steps) else None

    # --- Then -----------------------------------------------------------------------------------------------------------

    def _then(self, step: CaseStep, table: Table, witness: Witness) -> None:
        said = step.operation
        if isinstance(said, Rejected):
            rejection, self._rejection = self._rejection, None
            if rejection is None:
                raise Mismatch("the action before is illegal", "the engine accepts it")
            if said.rule is not None and not same_rule(said.rule, rejection.rule):
                raise Mismatch(f"rule {said.rule} forbids it", f"rule {rejection.rule} does: {rejection.reason}", rejection.rule)
            return
        check(said, witness)

    # --- faults ---------------------------------------------------------------------------------------------------------

    def _failure(self, step: CaseStep, fault: Mismatch) -> SittingError:
        return SittingError("fail", self._detail(step.line, step.text, fault.expected, fault.observed, fault.rule))

    def _input_error(self, line: int, text: str, message: str) -> SittingError:
        if self._table is not None and not self._engine.authoritative:
            return SittingError("fail", self._detail(line, text, "the step can be carried out", message))
        return SittingError("error", self._detail(line, text, observed=message), "input")

    def _detail(self, line: int, text: str, expected: str = "", observed: str = "", rule: str | None = None) -> Detail:
        return Detail(
            feature=self.case.feature, line=line, step=text, expected=printable(expected), observed=printable(observed), rule=rule
        )

    def _text_at(self, line: int) -> str:
        return next((step.text for step in self.case.steps if step.line == line), "")


def printable(text: str) -> str:
    """The text with what a terminal would act upon written out; an engine may say anything."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() or character == "\n" else repr(character)[1:-1] for character in text)


def _is_about(looking: object, pending: PendingDecision) -> bool:
    """Whether an expectation is about what is asked; one that says nothing of a choice may be made at any time."""
    return isinstance(looking, Rejected) or (isinstance(looking, Asked | Offered) and looking.player == pending.player)


def _rejected(outcome: Outcome) -> Mismatch:
    return Mismatch("it is legal", f"it is rejected: {outcome.reason or 'no reason given'}", outcome.rule)


def _unanswered(table: Table) -> Mismatch:
    assert table.pending is not None
    return Mismatch(
        f"no decision is left open; the next step makes it: When {table.pending.player} {_ANSWERS.get(table.pending.kind, 'chooses …')}",
        asked(table.pending),
    )


_ANSWERS: dict[DecisionKind, str] = {"confirm": "accepts (or declines)", "name": "names …", "distribute": "divides …"}
"""How a step answers a decision of a kind, where it doesn't begin with "chooses"."""


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


def judge(case: Case, engine: Engine, edition: str | None = None) -> Result:
    """Play a case on an engine, under the rules of `edition` (by default the newest in which the case is right)."""
    start = time.perf_counter()
    verdict: Verdict = "pass"
    detail: Detail | None = None
    kind: ErrorKind | None = None
    played = edition or case.edition.newest()
    try:
        fitting = edition_for(case, engine, edition)
        if fitting is None:
            verdict = "inapplicable"
        else:
            played = fitting
            _sit(case, engine, fitting)
    except SittingError as fault:
        verdict, detail, kind = fault.verdict, fault.detail, fault.kind
    except EngineError as fault:
        verdict, kind = "error", fault.kind
        detail = Detail(feature=case.feature, line=case.line, step="", observed=str(fault))
    except Exception as fault:
        verdict, kind = "error", "crash"
        detail = Detail(feature=case.feature, line=case.line, step="", observed=_crash(fault))
    if case.disputed and verdict in ("pass", "fail"):
        verdict = "disputed"
    return result_of(case, verdict, time.perf_counter() - start, played, kind, detail)


def _sit(case: Case, engine: Engine, edition: str) -> None:
    """Play a case; and once more, if something was asked needlessly.  Raises `SittingError`."""
    declining = _played(Sitting(case, engine, edition))
    if not declining.needless or declining.table is None:
        return
    declined = declining.table.view()
    wanted = f"the same, whether accepted or declined, since no step answers it: {declining.needless[0]}"
    try:
        accepting = _played(Sitting(case, engine, edition, accepting=True))
    except SittingError as fault:
        if fault.verdict != "fail":
            raise
        detail = msgspec.structs.replace(fault.detail, expected=printable(wanted), observed=f"if accepted: {fault.detail.observed}")
        raise SittingError("fail", detail) from None
    assert accepting.table is not None
    found = difference(declined, accepting.table.view())
    if found is not None:
        last = case.steps[-1]
        raise SittingError(
            "fail",
            Detail(
                feature=case.feature,
                line=last.line,
                step=last.text,
                expected=printable(wanted),
                observed=f"a difference in {printable(found)}",
            ),
        )


def _played(sitting: Sitting) -> Sitting:
    for index in range(len(sitting.case.steps)):
        sitting.step(index)
    sitting.end()
    return sitting


def result_of(
    case: Case, verdict: Verdict, seconds: float, edition: str, kind: ErrorKind | None = None, detail: Detail | None = None
) -> Result:
    """What became of a case, together with what it is."""
    return Result(
        id=case.id,
        ruling=case.ruling,
        rules=case.rules,
        feature=case.feature,
        line=case.line,
        name=case.name,
        verdict=verdict,
        seconds=seconds,
        edition=edition,
        kind=kind,
        detail=detail,
    )


def _crash(fault: Exception) -> str:
    """What was raised, and where: a fault of the engine (or of the harness), not of the case."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno} in {frames[-1].name})" if frames else ""
    return f"{type(fault).__name__}: {fault}{place}"
