"""A game as an environment of PettingZoo in which agents act in turn (AEC)."""

from io import StringIO
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from rich.console import Console

from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.games import entry
from valence.rl.positions import Position, Rules

Observation = dict[str, NDArray[Any]]

MODES = ("human", "ansi", "text")
WIDTH = 100


class Environment(AECEnv):  # type: ignore[misc]  # it has no types
    """An agent observes the vector of its view and a mask of the actions that it may choose now.

    Rewards come at the end: 1 for winning alone, and always 0 together.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in PettingZoo
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, id_: str, rules: Rules, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode: must be one of {', '.join(MODES)}, got {render_mode!r}")
        self.metadata = {**Environment.metadata, "name": id_.replace("-", "_")}
        self.rules, self.render_mode = rules, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(rules.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observed_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def _observed_space(self) -> Dict:
        least, most = (np.array(bounds, np.float32) for bounds in self.rules.bounds)
        mask = Box(0, 1, (self.rules.actions,), np.int8)
        return Dict({"observation": Box(least, most, dtype=np.float32), "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. The same seed deals the same cards; without one, each game is another."""
        del options  # those of the game are fixed with the spaces
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.position = self.rules.start(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting(self.position)

    def _acting(self, position: Position) -> str:
        """Return who acts; when the game is over, everyone in turn from seat 0 on."""
        return self.possible_agents[position.seat or 0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose a number")
        self.position = self.rules.after(self.position, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.seat is None:
            won = self.rules.returns(self.position)
            self.rewards = {one: won[seat] for one, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._acting(self.position)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = np.zeros(self.rules.actions, np.int8)
        if seat == self.position.seat:
            mask[self.rules.numbers(self.position)] = 1
        vector = np.array(self.rules.vector(self.position, seat), np.float32)
        return {"observation": vector, "action_mask": mask}

    def render(self) -> str | None:
        """Draw the table as the seat that acts sees it: with colours in mode ansi, without in mode text."""
        if self.render_mode is None:
            return None
        drawn = self._drawn(has_colours=self.render_mode != "text")
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def _drawn(self, *, has_colours: bool) -> str:
        text, game = StringIO(), self.rules.game
        seat = None if self.position.seat is None else Seat(self.position.seat)
        board = entry(game.name).terminal
        drawn = board.draw(
            game.view(self.position.state, seat), tuple(self.possible_agents), DEFAULT
        )
        Console(
            file=text,
            width=WIDTH,
            force_terminal=has_colours,
            color_system="standard" if has_colours else None,
            highlight=False,
        ).print(drawn)
        begun = ", ".join(map(self.rules.meaning, self.position.begun))
        return text.getvalue() + (f"chosen so far: {begun}\n" if begun else "")

    def close(self) -> None:
        """Nothing is open."""
