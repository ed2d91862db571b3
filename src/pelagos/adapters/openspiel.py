"""Both games for OpenSpiel.

    import pelagos.adapters.openspiel
    game = pyspiel.load_game("python_pelagos_ulysses", {"players": 4})

A small decision is an action there too, by the same number; chance is explicit. Returns are `State.scores()`: shares of
the win, 1 in sum. The information state of a player is his view, which holds what a careful player remembers, so two
plays that leave him with the same view are one information state. There are no tensors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
from librt.random import Random

from pelagos.core.game import OVER, PUBLIC, Game, State
from pelagos.games import load

SEATS = 4  # when nobody says
LONGEST = 100_000  # decisions in a game: no rule bounds them; of 100,000 random games none had 9,000
SEEDS = 1 << 53  # as many as a float below 1 can tell apart

rules_of = cache(load)  # a game holds no play, so one of each serves all


class SavedPosition:
    """A position and the actions that led to it, as OpenSpiel copies and stores them: by deepcopy and pickle."""

    def __init__(self, rules: Game, state: State, actions: list[int] | None) -> None:
        self.rules = rules
        self.state = state
        self.actions = actions  # None where they are not known, as in a world drawn from a view
        self.seen: dict[int, str] = {}

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self.seen = {}
        if self.actions is not None:
            self.actions.append(action)

    def see(self, who: int) -> str:
        """His view as a line. Kept until the next action: a search asks again and again."""
        if who not in self.seen:
            self.seen[who] = repr(self.rules.view(self.state, who))
        return self.seen[who]

    def __deepcopy__(self, memo: object) -> SavedPosition:
        return SavedPosition(self.rules, self.state.copy(), None if self.actions is None else list(self.actions))

    def __reduce__(self) -> tuple[Callable[..., SavedPosition], tuple[str, int, list[int]]]:
        if self.actions is None:
            raise ValueError("a world drawn from a view has no past to store; store the state it was drawn for")
        return replayed, (self.rules.name, len(self.state.scores()), self.actions)


def replayed(name: str, seats: int, actions: list[int]) -> SavedPosition:
    held = SavedPosition(rules_of(name), rules_of(name).start(seats), [])
    for action in actions:
        held.apply(action)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position, asked and changed as OpenSpiel does."""

    def __init__(self, game: SpielGame, held: SavedPosition) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        actor = int(self.held.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor  # chance has the same number there

    def is_terminal(self) -> bool:
        return bool(self.held.state.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        return [(outcome, rolls / state.stakes()) for outcome, rolls in state.odds().items()]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def returns(self) -> list[float]:
        return self.held.state.scores()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.rules.write([action])

    def __str__(self) -> str:
        facts = self.held.rules.facts(self.held.state)
        return "\n".join(f"{key}: {value}" for key, value in facts.items())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the player cannot tell from this one; it has no history. Only Python comes here:
        OpenSpiel's C++ does not ask Python games."""
        game, rules = self.get_game(), self.held.rules
        world = rules.imagine(rules.view(self.held.state, player), Random(int(sampler() * SEEDS)))
        return game.state_at(world)  # type: ignore[no-any-return]


class Observer:
    """A player's view as a string; with no private information, a spectator's."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a view is one player's or a spectator's: nobody sees all secrets; print the state instead"
            )
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.held.see(PUBLIC if self.public else player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for so many players; a subclass says which."""

    rules: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", SEATS))
        self.rules.start(self.seats)  # refuses a table it is not for
        super().__init__(self.kind, info_of(self.rules, self.seats), dict(params))

    def new_initial_state(self) -> SpielState:
        return SpielState(self, SavedPosition(self.rules, self.rules.start(self.seats), []))

    def state_at(self, state: State) -> SpielState:
        """A position of ours, from now on OpenSpiel's; it has no history."""
        return SpielState(self, SavedPosition(self.rules, state, None))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=True))


def info_of(rules: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.table),
        max_chance_outcomes=len(rules.table),  # outcomes are actions of the same table
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
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
        parameter_specification={"players": SEATS},
    )


class SpielUlysses(SpielGame):
    rules = rules_of("ulysses")
    kind = type_of(rules)


class SpielOdysseus(SpielGame):
    rules = rules_of("odysseus")
    kind = type_of(rules)


# Classes, not functions that make a game: OpenSpiel lets go of them after Python's end, where a function would crash.
for made in (SpielUlysses, SpielOdysseus):
    pyspiel.register_game(made.kind, made)
