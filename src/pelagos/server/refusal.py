"""A refusal: why a command or a request is not carried out, with the clause."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Event, in_english
from pelagos.server import messages


class Refusal(Exception):
    """What is not done: the kind of reason, why as a message id and its parameters, the clause of the rules if any."""

    def __init__(self, code: str, name: str, clause: str = "", **args: Any) -> None:
        super().__init__(code, name)
        self.code = code
        self.why = Event(name, args)
        self.clause = clause

    @property
    def reason(self) -> str:
        return in_english(self.why)

    def answer(self, id: str = "") -> messages.Refused:
        """To the command of this id."""
        return messages.Refused(id, self.code, self.reason, self.clause, self.why.name, dict(self.why.args))
