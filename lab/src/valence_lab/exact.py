"""`python -m valence_lab.exact`: solves a small pKace by counterfactual regret minimization (CFR+) of OpenSpiel.

It needs the extra `rl`. The tree is written once as a Gambit file, in which moves without a choice are left out,
so that OpenSpiel traverses it in C++.
"""

import argparse
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

import pyspiel

import valence.rl.openspiel as registers

del registers  # importing it registers the games


class Solution(NamedTuple):
    """The value for seat 0 of the average policy after some iterations, and how much both could still gain together."""

    iterations: int
    value: float
    nash_conv: float
    seconds: float


class Tree:
    """A game as the text of a Gambit file."""

    def __init__(self, game: Any) -> None:
        self.lines = ['EFG 2 R "pKace" { "seat 0" "seat 1" }']
        self.chances, self.decisions, self.ends = 0, 0, 0
        self.information: list[dict[str, int]] = [{} for _ in range(game.num_players())]
        self._add(game.new_initial_state())

    @property
    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def _add(self, state: Any) -> None:
        state = _with_a_choice(state)
        if state.is_terminal():
            self._end(state)
        elif state.is_chance_node():
            self._chance(state)
        else:
            self._decision(state)

    def _end(self, state: Any) -> None:
        self.ends += 1
        returns = " ".join(str(one) for one in state.returns())
        self.lines.append(f't "" {self.ends} "" {{ {returns} }}')

    def _chance(self, state: Any) -> None:
        self.chances += 1
        outcomes = state.chance_outcomes()
        chances = " ".join(f'"{outcome}" {chance:.17f}' for outcome, chance in outcomes)
        self.lines.append(f'c "" {self.chances} "" {{ {chances} }} 0')
        for outcome, _ in outcomes:
            self._add(state.child(outcome))

    def _decision(self, state: Any) -> None:
        self.decisions += 1
        player, actions = state.current_player(), state.legal_actions()
        known = self.information[player]
        number = known.setdefault(state.information_state_string(), len(known) + 1)
        names = " ".join(f'"{action}"' for action in actions)
        self.lines.append(f'p "" {player + 1} {number} "" {{ {names} }} 0')
        for action in actions:
            self._add(state.child(action))


def _with_a_choice(state: Any) -> Any:
    """Return the next state in which there is more than one possibility."""
    while len(actions := state.legal_actions()) == 1:
        state = state.child(actions[0])
    return state


def solved(text: str, iterations: int, reports: int = 10) -> Iterator[Solution]:
    game = pyspiel.load_efg_game(text)
    solver, began = pyspiel.CFRPlusSolver(game), monotonic()
    for n in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if n % max(1, iterations // reports) == 0:
            policy = solver.tabular_average_policy()
            value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
            yield Solution(n, value, pyspiel.nash_conv(game, policy), monotonic() - began)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.exact", description=__doc__)
    parser.add_argument("--cards", type=int, default=6, help="acids, and as many bases")
    parser.add_argument("--hand", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=200)
    given = parser.parse_args(arguments)
    began = monotonic()
    game = pyspiel.load_game("valence_pkace_small", {"cards": given.cards, "hand": given.hand})
    tree = Tree(game)
    sets = " and ".join(f"{len(known):,}" for known in tree.information)
    print(
        f"{tree.ends:,} ends, {tree.decisions:,} decisions in {sets} information sets; "
        f"{monotonic() - began:.0f} s",
        flush=True,
    )
    for one in solved(tree.text, given.iterations):
        print(
            f"{one.iterations} iterations: value {one.value:+.6f} for seat 0, NashConv {one.nash_conv:.6f}; "
            f"{one.seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
