"""Every game for OpenSpiel.

    import pelagos.adapters.openspiel
    game = pyspiel.load_game("python_pelagos_ulysses", {"players": 4})

A small decision is one OpenSpiel action with the same number, and chance is explicit. Returns are `State.scores()`:
shares of the win, which sum to 1. A player's information state is the player's view. It holds what a careful player
remembers, so two histories that give a player the same view are one information state. There are no tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from librt.random import Random

from pelagos.core.game import OVER, PUBLIC, Game, State
from pelagos.games import NAMES, load

SEATS = 4  # the default number of players, in games that allow it
MAX_LENGTH = 100_000  # decisions of a game: the rules set no limit; of 100,000 random games none had 9,000
SEEDS = 1 << 53  # the number of different floats in [0, 1) that a sampler can return

rules_of = cache(load)  # a Game holds no state of a match, so that all can share one


class SavedPosition:
    """A position and the actions that led to it. OpenSpiel copies it with deepcopy and stores it with pickle."""

    def __init__(self, rules: Game, state: State, actions: list[int] | None) -> None:
        self.rules = rules
        self.state = state
        self.actions = actions  # None if not known, as in a world drawn from a view
        self.seen: dict[int, str] = {}

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.seen = {}
        if self.actions is not None:
            self.actions.append(action)

    def see(self, who: int) -> str:
        """Return a player's view as one line. Cached until the next action, because a search asks many times."""
        if who not in self.seen:
            self.seen[who] = repr(self.rules.view(self.state, who))
        return self.seen[who]

    def __deepcopy__(self, memo: object) -> SavedPosition:
        return SavedPosition(self.rules, self.state.copy(), None if self.actions is None else list(self.actions))

    def __reduce__(self) -> tuple[Callable[..., SavedPosition], tuple[str, int, list[int]]]:
        if self.actions is None:
            raise ValueError("a world drawn from a view has no history; store the state that it was drawn for")
        return replayed, (self.rules.name, len(self.state.scores()), self.actions)


def replayed(name: str, seats: int, actions: list[int]) -> SavedPosition:
    position = SavedPosition(rules_of(name), rules_of(name).start(seats), [])
    for action in actions:
        position.apply(action)
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position, with OpenSpiel's interface."""

    def __init__(self, game: SpielGame, position: SavedPosition) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        actor = int(self.position.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor  # CHANCE has the same number in OpenSpiel

    def is_terminal(self) -> bool:
        return bool(self.position.state.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.position.state
        return [(outcome, rolls / state.rolls()) for outcome, rolls in state.odds().items()]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def returns(self) -> list[float]:
        return self.position.state.scores()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.rules.write([action])

    def __str__(self) -> str:
        facts = self.position.rules.facts(self.position.state)
        return "\n".join(f"{key}: {value}" for key, value in facts.items())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return another state that the player cannot tell from this one; it has no history.

        Only Python code can call this: OpenSpiel's C++ algorithms do not call it on Python games.
        """
        game, rules = self.get_game(), self.position.rules
        world = rules.imagine(rules.view(self.position.state, player), Random(int(sampler() * SEEDS)))
        return game.state_at(world)  # type: ignore[no-any-return]


class Observer:
    """Observes a player's view as a string, or a spectator's view if the type has no private information."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a view is one player's or a spectator's, and no view shows all secrets; print the state instead"
            )
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.position.see(PUBLIC if self.public else player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Pelagos game for a number of players. Each subclass is one game."""

    rules: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", usual_seats(self.rules)))
        self.rules.start(self.seats)  # raises InvalidInput for a wrong number of players
        super().__init__(self.kind, info_of(self.rules, self.seats), dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, SavedPosition(self.rules, self.rules.start(self.seats), []))

    def state_at(self, state: State) -> SpielState:
        """Return a State as an OpenSpiel state. It has no history."""
        return SpielState(self, SavedPosition(self.rules, state, None))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=True))


def usual_seats(rules: Game) -> int:
    return SEATS if SEATS in rules.seats else rules.seats[0]


def info_of(rules: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.table),
        max_chance_outcomes=len(rules.table),  # outcomes are actions of the same table
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=MAX_LENGTH,
    )


def type_of(rules: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_pelagos_{rules.name}",
        long_name=f"Pelagos {rules.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": usual_seats(rules)},
    )


def adapted(name: str) -> type[SpielGame]:
    """Return the class of one game. It is a name of this module, because pickle stores a class by its name."""
    rules = rules_of(name)
    class_name = f"Spiel{name.capitalize()}"
    made = type(class_name, (SpielGame,), {"__module__": __name__, "rules": rules, "kind": type_of(rules)})
    globals()[class_name] = made
    return made


# Register classes, not factory functions: OpenSpiel releases them after Python has shut down, and a function would
# crash then.
for made in map(adapted, NAMES):
    pyspiel.register_game(made.kind, made)
