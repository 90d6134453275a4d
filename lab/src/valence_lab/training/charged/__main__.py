"""`python -m valence_lab.training.charged`: learns what the tiles kept in Charged! are worth.

Each round simulates turns by the values of the round before, and fits new ones: first to the points of the next
turn, then to those and the value of what is kept then, and so on. Needs the extra `training` and one core.
"""

import argparse
import random
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import jax.numpy as jnp

from valence.bots.nets import Layer, read_weights
from valence.games.charged.bot.leaves import FILE, Net
from valence_lab.training.charged.fit import Values, explained, fit
from valence_lab.training.charged.turns import inputs, positions
from valence_lab.training.weights import write_weights

# One position in so many is held out.
HELD_OUT = 10


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.training.charged", description=__doc__)
    parser.add_argument("--positions", type=int, default=3000, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args(arguments)
    dice = random.Random(given.seed)
    recipe: dict[str, object] = {"method": "regression on simulated turns"}
    write_weights(given.out, nothing(), recipe)
    for number in range(1, given.rounds + 1):
        net = Net(read_weights(given.out))
        turns = list(islice(positions(net, dice), given.positions))
        held_out, used = turns[::HELD_OUT], [t for n, t in enumerate(turns) if n % HELD_OUT]
        found = fit(used, given.seed)
        share = explained(found, held_out)
        recipe |= {
            "positions": given.positions,
            "rounds": number,
            "seed": given.seed,
            "variance explained": round(share, 3),
        }
        write_weights(given.out, found, recipe)
        print(f"round {number}: {share:.1%} explained", flush=True)


def nothing() -> Values:
    """Return a net that values all tiles the same."""
    width = len(inputs((), None))
    return Values(
        Layer(jnp.zeros((1, width)), jnp.zeros(1)), Layer(jnp.zeros((1, 1)), jnp.zeros(1))
    )


if __name__ == "__main__":
    main()
