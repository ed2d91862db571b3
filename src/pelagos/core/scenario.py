"""Scenarios as text: a position, moves, and facts that must hold. docs/reference/scenario.md explains the format."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pelagos.core.chance import Seeded
from pelagos.core.game import LETTERS, Entry, Game, Illegal, InvalidInput, RulesError
from pelagos.core.match import Match, drawn_from
from pelagos.core.record import Damaged, Reader, prepare_recorded

SEED = 1  # for draws that the scenario does not name


@dataclass
class Scenario:
    """One scenario: its id, its title, and its lines with their line numbers in the file."""

    name: str
    title: str
    game: Game
    seats: int
    setup: list[tuple[int, str, str]] = field(default_factory=list)
    steps: list[tuple[int, str]] = field(default_factory=list)
    minutes: int = 0  # how long a lesson takes; 0 for a scenario that is not a lesson


def parse(text: str, find: Callable[[str], Game]) -> list[Scenario]:
    """Parse the scenarios of a file. Raise Damaged with the line number."""
    found: list[Scenario] = []
    lines = [(number, clean(line)) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line]
    while lines:
        found.append(take_scenario(lines, find))
    if not found:
        raise Damaged(1, "no scenario found: the first line must be 'scenario NAME title'")
    return found


def clean(line: str) -> str:
    return line.partition("#")[0].strip()


def take_scenario(lines: list[tuple[int, str]], find: Callable[[str], Game]) -> Scenario:
    number, line = lines[0]
    name, _, title = take_key(lines, "scenario", number).partition(" ")
    number = lines[0][0] if lines else number
    game = find_game(find, take_key(lines, "game", number), number)
    if lines and lines[0][1].startswith("variant "):
        number = lines[0][0]
        game = find_game(game.in_variant, take_key(lines, "variant", number), number)
    number = lines[0][0] if lines else number
    seats = take_key(lines, "seats", number)
    if seats not in [str(count) for count in game.seats]:
        raise Damaged(number, f"'{seats[:20]}' seats; {game.name} takes {', '.join(map(str, game.seats))}")
    scenario = Scenario(name, title, game, int(seats))
    while lines and lines[0][1] != "play":
        number, line = lines.pop(0)
        key, _, value = line.partition(" ")
        if key == "scenario":
            raise Damaged(number, f"{name} has no 'play' line")
        if key == "minutes":
            scenario.minutes = read_minutes(number, value)
        else:
            scenario.setup.append((number, key, value.strip()))
    if not lines:
        raise Damaged(number, f"{name} has no 'play' line")
    lines.pop(0)
    while lines and not lines[0][1].startswith("scenario "):
        scenario.steps.append(lines.pop(0))
    return scenario


def read_minutes(number: int, value: str) -> int:
    """Read how long a lesson takes. The line makes the scenario a lesson (core/lesson.py)."""
    if value not in [str(minutes) for minutes in range(1, 10)]:
        raise Damaged(number, f"'{value[:20]}' minutes; a lesson takes 1 to 9")
    return int(value)


def take_key(lines: list[tuple[int, str]], key: str, number: int) -> str:
    if not lines:
        raise Damaged(number, f"'{key} …' is missing")
    number, line = lines.pop(0)
    word, _, value = line.partition(" ")
    if word != key or not value:
        raise Damaged(number, f"expected '{key} …', found '{line[:40]}'")
    return value.strip()


def find_game(find: Callable[[str], Game], name: str, number: int) -> Game:
    try:
        return find(name)
    except ValueError as error:
        raise Damaged(number, str(error)) from None


# ---- playing
def run(scenario: Scenario) -> Match:
    """Play the scenario. Raise Damaged at the first line that does not hold, with what was found instead."""
    match = set_up(scenario)
    for number, step in scenario.steps:
        run_step(match, scenario, number, step)
    return match


def run_step(match: Match, scenario: Scenario, number: int, step: str) -> None:
    word, _, rest = step.partition(" ")
    if word == "expect":
        expect(match, number, rest)
    elif len(word) == 1 and word in LETTERS[: scenario.seats]:
        run_move(match, number, LETTERS.index(word), rest)
    else:
        raise Damaged(number, f"'{step[:40]}' is neither a move of a seat nor 'expect …'")


def set_up(scenario: Scenario) -> Match:
    """Set up the position to start from. Without set-up lines, deal a new game."""
    draw = drawn_from(Seeded(SEED))
    if not scenario.setup:
        match = Match(scenario.game, scenario.game.start(scenario.seats), draw)
        match.deal()
        return match
    try:
        lines = [(key, value) for _, key, value in scenario.setup]
        return Match(scenario.game, scenario.game.setup(scenario.seats, lines), draw)
    except InvalidInput as error:
        raise Damaged(failing_line(scenario, str(error)), str(error)) from None


def failing_line(scenario: Scenario, reason: str) -> int:
    """Return the first set-up line with which the position fails for this reason."""
    lines: list[tuple[str, str]] = []
    for number, key, value in scenario.setup:
        lines.append((key, value))
        try:
            scenario.game.setup(scenario.seats, lines)
        except InvalidInput as error:
            if str(error) == reason:
                return number
    return scenario.setup[-1][0]


def run_move(match: Match, number: int, seat: int, text: str) -> None:
    """Run one of `A MOVE`, `A MOVE | B+DRAWN`, `A MOVE ! CLAUSE` (must be refused by this clause) and `A may MOVE`
    (must be allowed, but is not played)."""
    if text.startswith("may "):
        refused = refusal_of(match, seat, text.removeprefix("may "))
        if refused:
            raise Damaged(number, f"should be allowed, but is refused: {refused}")
        return
    move, bang, clause = text.partition(" ! ")
    if not bang:
        play(match, number, seat, move)
        return
    refused = refusal_of(match, seat, move)
    if refused is None:
        raise Damaged(number, f"should be refused by {clause}, but is allowed")
    if refused.clause != clause.strip():
        raise Damaged(number, f"should be refused by {clause}, but is refused by {refused.clause}: {refused.reason}")


def refusal_of(match: Match, seat: int, move: str) -> RulesError | None:
    try:
        match.check(seat, match.game.read(move))
    except RulesError as error:
        return error
    return None


def play(match: Match, number: int, seat: int, text: str) -> None:
    move, bar, draws = text.partition(" | ")
    try:
        if not bar:
            match.play(seat, move)
            return
        entry_draws = tuple(Reader("").read_draws(match.game, draws, len(match.state.scores())))
        actions = tuple(match.game.read(move))
        match.apply(prepare_recorded(match, Entry(seat, actions, entry_draws), number))
    except Illegal as error:
        raise Damaged(number, f"should be allowed, but is refused: {error}") from None
    except Damaged as error:
        raise Damaged(number, error.reason) from None
    except RulesError as error:
        raise Damaged(number, str(error)) from None


def expect(match: Match, number: int, text: str) -> None:
    """Check `expect KEY VALUE`. The key is the longest key of the game's facts that the text begins with."""
    facts = match.game.facts(match.state)
    for key in sorted(facts, key=len, reverse=True):
        if text.startswith(key + " "):
            wanted = text.removeprefix(key + " ").strip()
            if facts[key] != wanted:
                raise Damaged(number, f"expected {key} {wanted}, found {facts[key]}")
            return
    raise Damaged(number, f"'{text[:40]}' is not a fact; the facts are: {', '.join(sorted(facts))}")
