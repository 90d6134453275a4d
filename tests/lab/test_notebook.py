"""The notebook that trains a pKace player runs, and its player learns."""

import jax
import jax.numpy as jnp

from examples.train_pkace import app, new_net, share_won, update
from valence_lab.training.arrays import no_moments


def test_the_notebook_runs() -> None:
    outputs, found = app.run(defs={"minutes": 0.001, "batch": 16, "games": 4})
    assert found["played"] % 16 == 0
    said = " ".join(str(output.text) for output in outputs if output is not None)
    assert "share of wins against fair, 4 games" in said


def test_the_player_learns() -> None:
    """Ten thousand games are enough to win more often against fair than before; the same seeds give the same games."""
    net = new_net(jax.random.key(1))
    before, moments = share_won(net, 60), no_moments(net)
    for n in range(20):
        progress = jnp.float32(n / 20)
        net, moments = update(net, moments, jax.random.key(n), progress, batch=512)
    assert share_won(net, 60) > before + 0.1
