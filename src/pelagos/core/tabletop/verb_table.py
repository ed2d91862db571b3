"""Choices from a table of verbs. A game says what each verb needs; this file asks the rules what is possible now."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pelagos.core.choice import Barred, Choice, Choices, Option, Part, PartLists, Reason
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
        parts = self.parts_of(verb, legal) if legal else ()
        reason = None if legal else self.reason(verb)
        opening = self.words(legal[0]) if legal and self.has_words(verb.name) else ""
        is_timely = int(self.state.phase) in verb.phases
        does, clause = self.meaning(verb)
        gives_up = self.gives_up(verb, legal) if legal else None
        then = self.parts.add(*parts)
        leads_to = self.leads_to(legal[0]) if legal and not parts else None
        costs = self.costs(verb)
        return Choice(verb.name, does, clause, is_timely, reason, opening, then, costs, gives_up, leads_to)

    def reason(self, verb: Verb) -> Reason:
        return reason_of(self.refusal(self.state, self.promising(verb)))

    # ---- what a game says about its verbs
    @abstractmethod
    def meaning(self, verb: Verb) -> tuple[Event, str]:
        """Return what the verb does now, and its clause."""

    def costs(self, verb: Verb) -> Event | None:
        """Return the price of the verb now, whether it can be paid or not."""
        return None

    def gives_up(self, verb: Verb, legal: Sequence[int]) -> Reason | None:
        """Return what the player can no longer do after a possible verb, if there is such a thing."""
        return None

    @abstractmethod
    def has_words(self, verb: str) -> bool:
        """Return whether the verb has words of its own, before those of its first part."""

    @abstractmethod
    def parts_of(self, verb: Verb, legal: Sequence[int]) -> Sequence[Part]:
        """Return the parts of a possible verb, from the legal actions that begin it."""

    @abstractmethod
    def promising(self, verb: Verb) -> int:
        """Return the action of a verb whose refusal says most about why the verb is not possible."""

    @abstractmethod
    def refusal(self, state: Any, action: int) -> Illegal: ...

    def leads_to(self, _action: int) -> tuple[int, ...] | None:
        """Return what the last action of a move changes, for clients that draw it before the move is made."""
        return None

    # ---- helpers
    def words(self, action: int) -> str:
        return str(self.notation.words[action])

    def option(self, action: int, then: int = 0, at: str = "", held: int = 1, stands_in: bool = False) -> Option:
        return Option(self.what(action), self.words(action), at, held, stands_in, then)

    def what(self, action: int) -> str:
        return str(self.notation.table[action].what)

    def barred(self, actions: Iterable[int], state: Any) -> tuple[Barred, ...]:
        """Return the things of those actions that are not legal in `state`."""
        legal = state.legal()
        return self.grouped(
            (self.what(action), self.refusal(state, action)) for action in actions if action not in legal
        )

    def grouped(self, refusals: Iterable[tuple[str, Illegal]]) -> tuple[Barred, ...]:
        """Group things by the reason for which they are refused. Most reasons differ only in the name of the thing."""
        found: dict[tuple[str, Reason], list[str]] = {}
        for what, refused in refusals:
            by = next((key for key, value in refused.why.args.items() if value == what), "")
            found.setdefault((by, reason_of(refused, by)), []).append(what)
        return tuple([Barred(tuple(what), reason, by) for (by, reason), what in found.items()])

    def after(self, action: int) -> Any:
        state = self.state.copy()
        state.apply(action)
        return state


def reason_of(refused: Illegal, without: str = "") -> Reason:
    """Return the reason of a refusal, without one of its parameters."""
    args = {key: value for key, value in refused.why.args.items() if key != without}
    return Reason(refused.why.name, args, refused.clause)
