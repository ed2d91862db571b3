"""The conformance kit: laws that hold for every Game. `pelagos laws` checks them during random play.

Each law is a function that raises LawBroken. The tests plant a mistake for each law and check that the law catches it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from librt.random import Random

from pelagos.core import record
from pelagos.core.choice import random_move as random_choice
from pelagos.core.choice import walk_along
from pelagos.core.game import CHANCE, OVER, PUBLIC, Entry, Game, Illegal, RulesError, State
from pelagos.core.match import Match

LONGEST_GAME = 200_000  # moves; a longer random game counts as endless
MAX_COMPARED = 8  # compare legal actions with each other only if there are at most this many


class LawBroken(AssertionError):
    """A law does not hold. Holds the name of the law and what was observed."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


@dataclass
class SampledPosition:
    """A position at which the laws are checked."""

    game: Game
    state: State
    who: int  # a viewer, PUBLIC included
    random: Random


def require(law: str, holds: bool, detail: Callable[[], str]) -> None:
    if not holds:
        raise LawBroken(law, detail())


# ---- laws of a position
def conservation(at: SampledPosition) -> None:
    """No material is lost or created: the census equals the game's material."""
    found = dict(at.game.census(at.state))
    require("conservation", found == dict(at.game.material), lambda: differences(dict(at.game.material), found))


def legal_actions_exist(at: SampledPosition) -> None:
    """Until the game is over there is a legal action, and the legal actions are ascending numbers of the table."""
    legal = at.state.legal()
    if at.state.actor() == OVER:
        require("legal actions", legal == [], lambda: f"the game is over, but {at.game.write(legal[:3])} is legal")
        return
    require("legal actions", legal != [], lambda: f"seat {at.state.actor()} has no legal action")
    require("legal actions", legal == sorted(set(legal)), lambda: f"not ascending: {legal}")
    inside = legal[0] >= 0 and legal[-1] < len(at.game.table)
    require("legal actions", inside, lambda: f"not in the table: {legal}")


def legal_actions_apply(at: SampledPosition) -> None:
    """Every legal action can be applied to a copy without changing the original."""
    before = at.state.actor(), at.state.legal(), at.game.facts(at.state)
    for action in at.state.legal():
        try:
            at.state.copy().apply(action)
        except Exception as error:
            raise LawBroken("legal applies", f"'{at.game.write([action])}' raised {error!r}") from error
    after = at.state.actor(), at.state.legal(), at.game.facts(at.state)
    require("copies are independent", before == after, lambda: "a copy's action changed the original")


def illegal_actions_are_refused(at: SampledPosition) -> None:
    """Every other action of the table is refused with a reason and an existing clause of the rules."""
    legal = set(at.state.legal())
    for action in range(len(at.game.table)):
        if action not in legal:
            check_refusal(at.game, at.state, action)
    tried = int(at.random.randrange(len(at.game.table)))
    if at.state.actor() >= 0 and tried not in legal:
        check_match_refuses(Match(at.game, at.state, lambda state: OVER), tried)


def check_refusal(game: Game, state: State, action: int) -> None:
    try:
        refusal = game.refusal(state, action)
    except Exception as error:
        raise LawBroken("refusals", f"'{game.write([action])}' raised {error!r}") from error
    clause, why = refusal.clause, refusal.why.name
    if clause not in game.rules or not why:
        raise LawBroken("refusals", f"'{game.write([action])}' is refused by '{clause}' because '{why}'")


def check_match_refuses(match: Match, action: int) -> None:
    """Check that Match, which every move goes through, refuses the action."""
    try:
        match.check(match.actor, [action])
    except Illegal:
        return
    except Exception as error:
        raise LawBroken("refusals", f"'{match.game.write([action])}' raised {error!r}") from error
    raise LawBroken("refusals", f"'{match.game.write([action])}' is not legal and was accepted")


def notation_is_reversible(at: SampledPosition) -> None:
    """An action that is written and read back is the same action."""
    for action in at.state.legal():
        words = at.game.write([action])
        require("notation", read(at.game, words) == [action], lambda w=words: f"'{w}' is read as another action")  # type: ignore[misc]


def read(game: Game, words: str) -> list[int] | None:
    try:
        return game.read(words)
    except RulesError:
        return None


def odds_match_legal_actions(at: SampledPosition) -> None:
    """When chance must act, every roll gives a legal outcome, and every legal outcome has a roll."""
    if at.state.actor() != CHANCE:
        return
    rolls = {int(at.state.outcome(roll)) for roll in range(at.state.rolls())}
    require("odds", rolls == set(at.state.legal()), lambda: f"the rolls give {rolls}, legal are {at.state.legal()}")


def imagine_keeps_the_view(at: SampledPosition) -> None:
    """A state imagined from a view gives the same view to the viewer and to the public, and the same legal actions."""
    view = at.game.view(at.state, at.who)
    world = at.game.imagine(view, at.random)
    again = at.game.view(world, at.who)
    require("imagine", again == view, lambda: f"viewer {at.who}: {differences(parts(view), parts(again))}")
    public, others = at.game.view(at.state, PUBLIC), at.game.view(world, PUBLIC)
    require("imagine", public == others, lambda: f"the public: {differences(parts(public), parts(others))}")
    require("imagine", world.actor() == at.state.actor(), lambda: "another seat must act")
    if at.state.actor() == at.who != PUBLIC:
        require("imagine", world.legal() == at.state.legal(), lambda: f"other legal actions: {world.legal()}")
    found = dict(at.game.census(world))
    require("imagine", found == dict(at.game.material), lambda: differences(dict(at.game.material), found))


def masks_hide_secrets(at: SampledPosition) -> None:
    """Masks hide exactly what the public cannot see.

    Two actions have the same mask if and only if their effects look the same to the public. All outcomes that chance
    can draw for one seat alone have the same mask.
    """
    actor = at.state.actor()
    legal = at.state.legal()
    if actor == CHANCE and at.state.witness() != PUBLIC:
        seen = {at.game.mask(action) for action in legal}
        require("masks", len(seen) == 1, lambda: f"the others can tell the outcomes apart: {at.game.write(seen)}")
    if actor < 0 or len(legal) > MAX_COMPARED:
        return
    looks = [(action, at.game.mask(action), public_after(at, action)) for action in legal]
    for a, mask_a, look_a in looks:
        for b, mask_b, look_b in looks[:MAX_COMPARED]:
            if (mask_a == mask_b) != (look_a == look_b):
                same = "mask" if mask_a == mask_b else "effect"
                raise LawBroken("masks", f"only the {same} is equal: '{at.game.write([a])}' and '{at.game.write([b])}'")


def public_after(at: SampledPosition, action: int) -> Any:
    state = at.state.copy()
    state.apply(action)
    return at.game.view(state, PUBLIC)


def choices_lead_to_legal_moves(at: SampledPosition) -> None:
    """A random move that follows the choices is legal, and every clause that a choice names exists."""
    if at.state.actor() < 0 or not at.state.settled():
        return
    choices = at.game.choices(at.state)
    move = random_choice(choices, lambda below: int(at.random.randrange(below)))
    try:
        Match(at.game, at.state, lambda state: OVER).check(int(at.state.actor()), at.game.read(move))
    except RulesError as error:
        raise LawBroken("choices", f"'{move}' follows the choices and was refused: {error}") from error
    barred = [each.reason.clause for parts in choices.parts for part in parts for each in part.barred]
    reasons = [each.clause for choice in choices.verbs for each in (choice.reason, choice.gives_up) if each]
    unknown = {*barred, *reasons, *[choice.clause for choice in choices.verbs]} - set(at.game.rules)
    require("choices", not unknown, lambda: f"no such clause: {', '.join(sorted(unknown))}")


def choices_cover_legal_moves(at: SampledPosition) -> None:
    """A random legal move can be put together from the choices."""
    if at.state.actor() < 0 or not at.state.settled():
        return
    actions = random_move(Match(at.game, at.state, lambda state: OVER), at.random)
    words = [at.game.write([action]) for action in actions]
    walk = walk_along(at.game.choices(at.state), words)
    require("choices", walk is not None and walk.is_whole, lambda: f"no choice leads to '{' '.join(words)}'")


def choices_hide_secrets(at: SampledPosition) -> None:
    """Choices are a function of the view of the player to act."""
    seat = int(at.state.actor())
    if seat < 0 or seat != at.who or not at.state.settled():
        return
    world = at.game.imagine(at.game.view(at.state, seat), at.random)
    same = at.game.choices(world) == at.game.choices(at.state)
    require("choices", same, lambda: f"seat {seat} is offered other choices in a state that looks the same")


LAWS: tuple[Callable[[SampledPosition], None], ...] = (
    conservation,
    legal_actions_exist,
    legal_actions_apply,
    illegal_actions_are_refused,
    notation_is_reversible,
    odds_match_legal_actions,
    imagine_keeps_the_view,
    masks_hide_secrets,
    choices_lead_to_legal_moves,
    choices_cover_legal_moves,
    choices_hide_secrets,
)


# ---- a law of a move
def views_show_what_was_told(match: Match, before: State, random: Random) -> None:
    """A viewer's view follows from the view before a move and what is told of the move.

    If a move that looks the same is made in an imagined state, and the log tells the same, the view is the same too.
    Not at the end of the game: it may reveal everything.
    """
    game, entry = match.game, match.entries[-1]
    who = int(random.randrange(len(before.scores()) + 1)) - 1  # PUBLIC is -1
    view, seen = game.view(before, who), game.mask_entry(entry, who)
    world = game.imagine(view, random)
    if not moves_alike(game, world, seen, random) or match.is_over:
        return
    wanted, found = game.view(match.state, who), game.view(world, who)
    if game.tell(view, seen, wanted) == game.tell(view, seen, found):
        require("told", wanted == found, lambda: f"viewer {who}: {differences(parts(wanted), parts(found))}")


def moves_alike(game: Game, state: State, seen: Entry, random: Random) -> bool:
    """Change the state by random actions that look like an entry. Return False if there are none."""
    for shown in [*seen.actions, *[outcome for _, outcome in seen.draws]]:
        fitting = [action for action in state.legal() if shown in (action, game.mask(action))]
        if not fitting:
            return False
        state.apply(fitting[int(random.randrange(len(fitting)))])
    return True


# ---- laws of a whole match
def replays(match: Match, seats: int) -> None:
    """The record can be read back and replays to the same state."""
    kept = record.record_of(match, [f"seat {seat}" for seat in range(seats)])
    text = record.write(kept)
    again = reread(match.game, text)
    require("replay", record.write(again) == text, lambda: "reading and writing the record changes it")
    require("replay", again.entries == kept.entries, lambda: "the entries read back differ from those played")
    try:
        states = record.replay(again)
    except record.Damaged as error:
        raise LawBroken("replay", str(error)) from error
    same = snapshot(match.game, states[-1]) == snapshot(match.game, match.state)
    require("replay", same, lambda: "the replayed state differs")


def reread(game: Game, text: str) -> record.Record:
    try:
        return record.parse(text, lambda name: game)
    except record.Damaged as error:
        raise LawBroken("replay", str(error)) from error


def masked_records(match: Match, seats: int) -> None:
    """The record of a seat can be read back, and holds no secret of another seat."""
    kept = record.record_of(match, [f"seat {seat}" for seat in range(seats)])
    for who in (PUBLIC, *range(seats)):
        seen = kept.seen_by(who)
        again = reread(match.game, record.write(seen))
        require("masks", again == seen, lambda: "reading and writing a masked record changes it")
        for entry in again.entries:
            check_shown_draws(match.game, entry, who)


def check_shown_draws(game: Game, entry: Entry, who: int) -> None:
    for witness, outcome in entry.draws:
        if witness not in (who, PUBLIC) and game.mask(outcome) != outcome:
            raise LawBroken("masks", f"viewer {who} sees {game.write([outcome])}")


def winners_share_one_point(match: Match) -> None:
    """At the end the winners share one point."""
    scores = match.state.scores()
    require("the end", abs(sum(scores) - 1.0) < 1e-9, lambda: f"scores {scores}")


# ---- the run
@dataclass
class Report:
    positions: int = 0
    games: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    broken: LawBroken | None = None
    seed: int = 0  # of the game in which a law was broken


def run(game: Game, seats: int, positions: int, seed: int = 1, tick: Callable[[], Any] = lambda: None) -> Report:
    """Play random games until `positions` positions are checked. Stop at the first broken law."""
    report = Report()
    while report.positions < positions:
        report.seed = seed + report.games
        try:
            for _ in try_game(game, seats, report, positions):
                tick()
        except LawBroken as broken:
            report.broken = broken
            return report
        report.games += 1
    return report


def try_game(game: Game, seats: int, report: Report, positions: int) -> Iterator[None]:
    """Play one random game and check the laws at every position, also in the middle of a move and before each draw."""
    random = Random(report.seed)
    match = Match(game, game.start(seats), lambda state: int(state.outcome(random.randrange(state.rolls()))))
    yield from deal_slowly(match, random, report, positions)
    for _ in range(LONGEST_GAME):
        if match.is_over:
            break
        if report.positions < positions:
            yield from try_move(match, random, report)
        else:
            match.play(match.actor, random_move(match, random))
    require("the end", match.is_over, lambda: f"no end after {LONGEST_GAME} moves")
    yield from try_position(game, match.state, random, report)
    winners_share_one_point(match)
    replays(match, seats)
    masked_records(match, seats)
    report.checks.update(["winners_share_one_point", "replays", "masked_records"])


def deal_slowly(match: Match, random: Random, report: Report, positions: int) -> Iterator[None]:
    """Check the laws at each draw of a deal on a copy, then deal."""
    state = match.state.copy()
    while state.actor() == CHANCE and report.positions < positions:
        yield from try_position(match.game, state, random, report)
        state.apply(state.outcome(random.randrange(state.rolls())))
    match.deal()


def try_move(match: Match, random: Random, report: Report) -> Iterator[None]:
    """Make a random move on a copy, checking the laws at each action, then play it in the match."""
    state = match.state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        yield from try_position(match.game, state, random, report)
        actions.append(pick(state, random))
        state.apply(actions[-1])
    before = match.state
    words = match.game.write(actions)
    require("notation", read(match.game, words) == actions, lambda: f"'{words}' is read as another move")
    try:
        match.play(match.actor, actions)
    except RulesError as error:
        raise LawBroken("legal applies", f"'{words}' was refused: {error}") from error
    views_show_what_was_told(match, before, Random(report.positions))
    report.checks["views_show_what_was_told"] += 1
    while state.actor() == CHANCE:
        yield from try_position(match.game, state, random, report)
        state.apply(state.outcome(random.randrange(state.rolls())))


def try_position(game: Game, state: State, random: Random, report: Report) -> Iterator[None]:
    who = int(random.randrange(len(state.scores()) + 1)) - 1  # PUBLIC is -1
    for law in LAWS:
        law(SampledPosition(game, state, who, random))
        report.checks[law.__name__] += 1
    report.positions += 1
    yield


def random_move(match: Match, random: Random) -> list[int]:
    state = match.state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        actions.append(pick(state, random))
        state.apply(actions[-1])
    return actions


def pick(state: State, random: Random) -> int:
    legal = state.legal()
    require("legal actions", legal != [], lambda: f"seat {state.actor()} has no legal action")
    return legal[int(random.randrange(len(legal)))]


def snapshot(game: Game, state: State) -> tuple[object, ...]:
    """Return everything that can be observed of a state."""
    seats = len(state.scores())
    views = [game.view(state, who) for who in range(PUBLIC, seats)]
    return state.actor(), state.legal(), dict(game.facts(state)), views


def parts(view: Any) -> dict[str, Any]:
    names = getattr(view, "__dataclass_fields__", None) or {}
    return {name: getattr(view, name) for name in names} or {"view": view}


def differences(wanted: dict[str, Any], found: dict[str, Any]) -> str:
    keys = [key for key in wanted if found.get(key) != wanted[key]]
    return ", ".join(f"{key} should be {wanted[key]} and is {found.get(key)}" for key in keys)[:400] or "they differ"
