"""Games and states of OpenSpiel.

Chance chooses the seed of the dice, byte by byte; everything after it follows from the seed and the moves.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import pyspiel

from valence.core.game import AnyGame
from valence.core.wire import to_dict
from valence.games import game as game_called
from valence.rl.observer import Observer
from valence.rl.positions import Position, Rules, rules_of

Parameter: TypeAlias = bool | int | float | str
Parameters: TypeAlias = Mapping[str, Parameter]

# So many chance nodes choose a seed, each of them one of so many values.
SEED_BYTES, BYTE = 4, 256
# An option with this value is as usual for the number of seats.
USUAL, USUAL_NUMBER = "usual", 0
# Options that change nothing but sentences.
ONLY_WORDS = ("facts",)


class Dealing:
    """The way in which chance begins a game."""

    nodes, outcomes = SEED_BYTES, BYTE

    def chances(self, _rules: Rules, _chosen: tuple[int, ...]) -> int:
        """Return the number of outcomes, which are equally likely."""
        return BYTE

    def begin(self, rules: Rules, chosen: tuple[int, ...]) -> Position:
        return rules.start(int.from_bytes(bytes(chosen), "big"))

    def words(self, _rules: Rules, chosen: tuple[int, ...], outcome: int) -> str:
        return f"byte {len(chosen)} of the seed: {outcome}"


class Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with certain parameters; each registered game is a class of its own."""

    name: ClassVar[str]
    short_name: ClassVar[str]
    dealing: ClassVar[Dealing] = Dealing()

    def __init__(self, parameters: Parameters | None = None) -> None:
        rules = self.rules_with(parameters or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=self.dealing.outcomes,
            num_players=rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        super().__init__(game_type(type(self), rules), info, dict(parameters or {}))
        self.rules = rules

    @classmethod
    def specification(cls) -> dict[str, Parameter]:
        """Return the parameters with their defaults: the seats, and every option of the game."""
        game = game_called(cls.name)
        by_seats = [to_dict(game.options({}, seats)) for seats in played_by(game)]
        return {"seats": 2} | {
            name: _default([options.get(name) for options in by_seats])
            for name in by_seats[0]
            if name not in ONLY_WORDS
        }

    @classmethod
    def rules_with(cls, parameters: Parameters) -> Rules:
        """Return the rules for these parameters; a set or a board is given as the path of its file."""
        usual, game = cls.specification(), game_called(cls.name)
        given: dict[str, object] = {
            name: value
            for name, value in parameters.items()
            if name != "seats" and value != usual[name]
        }
        for name in given.keys() & {game.set_option, "board"}:
            given[name] = Path(str(given[name])).read_text(encoding="utf-8")
        return rules_of(cls.name, int(parameters.get("seats", 2)), given)

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.dealing.nodes

    def make_py_observer(self, kind: Any = None, params: object = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, got {params}")
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


def _default(values: list[Any]) -> Parameter:
    first = next((value for value in values if value is not None), USUAL)
    if any(value != first for value in values):
        return USUAL_NUMBER if isinstance(first, int) else USUAL
    known: Parameter = first
    return known


def played_by(game: AnyGame) -> list[int]:
    """Return the numbers of seats that the usual options are for."""
    found = []
    for seats in game.seats:
        with suppress(ValueError):
            game.options({}, seats)
            found.append(seats)
    return [seats for seats in found if seats > 1]


def game_type(kind: type[Game], rules: Rules | None = None) -> pyspiel.GameType:
    """Return the type of a game, with its usual options by default."""
    rules = rules or kind.rules_with({})
    parameters = kind.specification()
    seats = played_by(rules.game) if "seats" in parameters else [rules.seats]
    return pyspiel.GameType(
        short_name=kind.short_name,
        long_name=f"Valence: {rules.game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=rules.encoding.recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class Played:
    """A position that may be shared: it never changes, so a copy of it is the same."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, _memo: object) -> "Played":
        return self


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.chosen: tuple[int, ...] = ()  # by chance
        self.played: Played | None = None

    @property
    def rules(self) -> Rules:
        rules: Rules = self.get_game().rules
        return rules

    @property
    def dealing(self) -> Dealing:
        dealing: Dealing = self.get_game().dealing
        return dealing

    @property
    def position(self) -> Position:
        assert self.played is not None, "chance hasn't dealt yet"
        return self.played.position

    def current_player(self) -> int:
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.played is not None and self.position.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.dealing.chances(self.rules, self.chosen)
        return [(outcome, 1 / many) for outcome in range(many)]

    def _legal_actions(self, _player: int) -> list[int]:
        return self.rules.numbers(self.position)

    def _apply_action(self, action: int) -> None:
        if self.played is not None:
            self.played = Played(self.rules.after(self.position, action))
            return
        self.chosen = (*self.chosen, action)
        if len(self.chosen) == self.dealing.nodes:
            self.played = Played(self.dealing.begin(self.rules, self.chosen))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.dealing.words(self.rules, self.chosen, action)
        return self.rules.meaning(action)

    def returns(self) -> list[float]:
        if self.played is None:
            return [0.0] * self.rules.seats
        return list(self.rules.returns(self.position))

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "State":
        """Return a state that this player can't tell from the real one. Its history is still that of the real one."""
        other: State = self.clone()
        seed = int(probability_sampler() * 2**53)
        other.played = Played(self.rules.resampled(self.position, player_id, seed))
        return other

    def __str__(self) -> str:
        if self.played is None:
            return f"dealing {list(self.chosen)}"
        return self.rules.observed(self.position, None)
