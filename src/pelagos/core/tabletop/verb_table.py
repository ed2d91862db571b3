"""Choices from a table of verbs. A game says what each verb needs; this file asks the rules what is possible now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagos.core.choice import Choice, Choices, Option, Part, PartLists, Reason
from pelagos.core.entry import Event
from pelagos.core.game import Illegal


class Verb(NamedTuple):
    name: str
    actions: Sequence[int]  # the actions that begin a move with this verb
    phases: Sequence[int]  # the phases it belongs to
    clause: str


class VerbTable:
    """The choices of one position in which no move is half made."""

    verbs: Sequence[Verb]  # in the order in which clients show them

    def __init__(self, state: Any, notation: Any) -> None:
        self.state = state
        self.seat = int(state.who)
        self.notation = notation
        self.legal = state.legal()
        self.parts = PartLists()

    def choices(self) -> Choices:
        verbs = tuple([self.choice(verb) for verb in self.verbs])
        return Choices(self.seat, verbs, self.parts.all)

    def choice(self, verb: Verb) -> Choice:
        legal = [action for action in self.legal if action in verb.actions]
        parts = self.parts_of(verb.name, legal) if legal else ()
        reason = None if legal else self.reason(verb)
        opening = self.words(legal[0]) if legal and self.has_words(verb.name) else ""
        is_timely = int(self.state.phase) in verb.phases
        does, clause = self.meaning(verb)
        return Choice(verb.name, does, clause, is_timely, reason, opening, self.parts.add(*parts))

    def reason(self, verb: Verb) -> Reason:
        refused = self.refusal(self.promising(verb))
        return Reason(refused.why.name, refused.why.args, refused.clause)

    # ---- what a game says about its verbs
    @abstractmethod
    def meaning(self, verb: Verb) -> tuple[Event, str]:
        """Return what the verb does now, and its clause."""

    @abstractmethod
    def has_words(self, verb: str) -> bool:
        """Return whether the verb has words of its own, before those of its first part."""

    @abstractmethod
    def parts_of(self, verb: str, legal: Sequence[int]) -> Sequence[Part]:
        """Return the parts of a possible verb, from the legal actions that begin it."""

    @abstractmethod
    def promising(self, verb: Verb) -> int:
        """Return the action of a verb whose refusal says most about why the verb is not possible."""

    @abstractmethod
    def refusal(self, action: int) -> Illegal: ...

    # ---- helpers
    def words(self, action: int) -> str:
        return str(self.notation.words[action])

    def option(self, action: int, then: int = 0, at: str = "", held: int = 1, stands_in: bool = False) -> Option:
        what = self.notation.table[action].what
        return Option(what, self.words(action), at, held, stands_in, then)

    def after(self, action: int) -> Any:
        state = self.state.copy()
        state.apply(action)
        return state
