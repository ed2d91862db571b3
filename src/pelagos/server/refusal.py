"""Refusal: why a command or request is not carried out."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Event, in_english
from pelagos.server import messages


class Refusal(Exception):
    """A command or request is refused.

    `code` is the kind of reason, `name` and `args` the reason as a message id and its parameters, `clause` the clause
    of the rules, if there is one.
    """

    def __init__(self, code: str, name: str, clause: str = "", **args: Any) -> None:
        super().__init__(code, name)
        self.code = code
        self.why = Event(name, args)
        self.clause = clause

    @property
    def reason(self) -> str:
        return in_english(self.why)

    def answer(self, id: str = "") -> messages.Refused:
        """Return the message that refuses the command with this id."""
        return messages.Refused(id, self.code, self.reason, self.clause, self.why.name, dict(self.why.args))
