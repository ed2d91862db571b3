"""Set-up lines of scenarios: the part that all games share."""

from __future__ import annotations

from pelagos.core.game import LETTERS, InvalidInput

MAX_DIGITS = 3  # of a count


class SetupLines:
    """Passes each `KEY VALUE` line to the method `set_KEY(value)`, which the game adds."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def line(self, key: str, value: str) -> None:
        keys = sorted(name.removeprefix("set_") for name in dir(self) if name.startswith("set_"))
        if key not in keys:
            raise InvalidInput(f"'{key}' is not part of a position; the keys are: {', '.join(keys)}")
        getattr(self, f"set_{key}")(value)

    def seat(self, word: str) -> int:
        if len(word) == 1 and word in LETTERS[: self.seats]:
            return LETTERS.index(word)
        raise InvalidInput(f"'{word}' is not a seat: the seats are {' '.join(LETTERS[: self.seats])}")

    def number(self, word: str) -> int:
        if word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS:
            return int(word)
        raise InvalidInput(f"'{word}' is not a number: write 0 to {10**MAX_DIGITS - 1}")

    def counts(self, value: str) -> dict[str, int]:
        """Parse `wood=2 stone=1` into numbers by name."""
        found: dict[str, int] = {}
        for word in value.split():
            name, _, count = word.partition("=")
            if name in found or not (count.isascii() and count.isdigit() and len(count) <= MAX_DIGITS):
                raise InvalidInput(f"'{word}' is not a count: write it like name=2, each name once")
            found[name] = int(count)
        return found


def letter(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else "none"
