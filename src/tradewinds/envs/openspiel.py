"""The games as OpenSpiel games, with explicit chance nodes.

    import pyspiel
    import tradewinds.envs.openspiel  # registers all seven

    game = pyspiel.load_game("python_tradewinds_sand_to_sea(players=3,toll=always)")

An action is the engine's index, for seats and for chance alike. Whatever happens at a table is seen by
everybody, so these are games of perfect information with chance: the information state of a seat is the
log of all that was decided and drawn. Its tensor is that of the observation, see docs/environments.md.
"""

import json
from functools import lru_cache
from typing import Any

import numpy as np

from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.errors import BadOption
from tradewinds.core.record import actor_word
from tradewinds.core.state import Game, State
from tradewinds.envs.extras import MissingExtra
from tradewinds.envs.observation import Observation
from tradewinds.envs.rewards import Kind, rewards
from tradewinds.games.registry import GAMES, INFOS, make_game
from tradewinds.rules.common import LAST_ROUND

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("open_spiel", "openspiel") from error

DECISIONS_A_TURN = 100  # more than any turn has, draws included
SETUP = 200  # draws and choices before the first turn, at the most


def short_name(game: str) -> str:
    return f"python_tradewinds_{game.replace('-', '_')}"


def own_options(game: str) -> dict[str, str]:
    """The rulings that are parameters, with their defaults. Who begins is always drawn: a chance node."""
    return {option.key: option.values[0] for option in INFOS[game].options if option.key != "first"}


@lru_cache(maxsize=64)
def engine_of(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """One game for all that is loaded with the same parameters: states that are read again belong to it."""
    return make_game(name, dict(options))


def reward_of(word: str) -> Kind:
    """Points have no bound that a game could promise, so they are not among the utilities."""
    known: dict[str, Kind] = {"win": "win", "rank": "rank"}
    if word not in known:
        raise BadOption(f"the utility is {' or '.join(known)}, not '{word}'")
    return known[word]


def game_type(game: str) -> pyspiel.GameType:
    made = make_game(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tradewinds {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=made.most,
        min_num_players=made.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": made.fewest, "reward": "win", **own_options(game)},
    )


class TradewindsGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games at a table of so many; `type` and `name` are set where it is registered."""

    type: pyspiel.GameType
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        self.players = int(given["players"])
        self.engine = engine_of(self.name, tuple((key, given[key]) for key in own_options(self.name)))
        self.engine.check_players(self.players)
        self.reward = reward_of(given["reward"])
        self.observation = Observation(self.engine, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.engine.action_count,
            max_chance_outcomes=self.engine.action_count,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=SETUP + LAST_ROUND * self.players * DECISIONS_A_TURN,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> "TradewindsState":
        return TradewindsState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise BadOption(f"an observer of these games takes no parameters, and was given {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.observation, recall)


class Place:
    """A state of the engine, and how it came about, that can be copied as OpenSpiel copies states."""

    def __init__(self, state: State, log: str = "") -> None:
        self.state = state
        self.log = log  # a line for each action: who, and what

    def __deepcopy__(self, memo: dict[int, Any]) -> "Place":
        return Place(self.state.copy(), self.log)

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.game
        options = tuple((key, game.options[key]) for key in own_options(game.id))
        return place_of, (game.id, options, self.state.text(), self.log)


def place_of(name: str, options: tuple[tuple[str, str], ...], text: str, log: str) -> Place:
    """The opposite of `Place.__reduce__`."""
    return Place(engine_of(name, options).from_text(text), log)


class TradewindsState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: TradewindsGame) -> None:
        super().__init__(game)
        self.place = Place(game.engine.start(game.players))
        self.kind = game.reward

    @property
    def engine_state(self) -> State:
        """The state of the engine: its text, view, scores and whatever else it knows."""
        return self.place.state

    def current_player(self) -> int:
        actor = int(self.place.state.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.place.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = sorted(self.place.state.chances())
        whole = sum(weight for _, weight in chances)
        return [(action, weight / whole) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        state = self.place.state
        line = f"{actor_word(int(state.actor))} {state.game.action_text(action)}\n"
        state.apply(action)
        self.place.log += line

    def _action_to_string(self, player: int, action: int) -> str:
        return self.place.state.game.action_text(action)

    def is_terminal(self) -> bool:
        return bool(self.place.state.actor == NOBODY)

    def returns(self) -> list[float]:
        return rewards(self.place.state, self.kind)

    def __str__(self) -> str:
        return self.place.state.text()


class Observer:
    """What a seat sees now; with perfect recall, in words, all that the table has seen."""

    def __init__(self, observation: Observation, recall: bool) -> None:
        self.observation = observation
        self.recall = recall
        fields = observation.fields
        # Numbers that only fill up a row are left out: OpenSpiel joins the pieces by itself.
        self.places = np.concatenate([np.arange(field.offset, field.offset + field.size) for field in fields])
        self.tensor = np.zeros(len(self.places), np.float32)
        ends = np.cumsum([field.size for field in fields])
        self.dict = {
            field.name: self.tensor[end - field.size : end].reshape(field.shape)
            for field, end in zip(fields, ends, strict=True)
        }

    def set_from(self, state: TradewindsState, player: int) -> None:
        self.tensor[:] = self.observation.of(state.place.state, player)[self.places]

    def string_from(self, state: TradewindsState, player: int) -> str:
        engine = state.place.state
        if self.recall:
            return f"seat {player + 1} of {engine.players}\n{state.place.log}"
        return json.dumps(engine.view(player).data())


def register() -> None:
    """Make all games known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if short_name(name) not in known:
            kind = game_type(name)
            class_name = f"Tradewinds{name.title().replace('-', '')}"
            pyspiel.register_game(kind, type(class_name, (TradewindsGame,), {"type": kind, "name": name}))


register()
