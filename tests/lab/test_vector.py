"""The games on arrays are those of the law: seats, masks, vectors, returns; and a planted bug is caught."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from valence_lab.training.arrays import Tree
from valence_lab.vector import Env, make
from valence_lab.vector.proof import CASES, Case, differences

# `python -m valence_lab.vector.proof` plays a million of each.
QUICK = [case for case in CASES if (case.game, case.seats) != ("polymer", 3)]


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_arrays_and_law_never_differ(case: Case) -> None:
    env = make(case.game, seats=case.seats, options=case.options)
    assert differences(env, range(20 if case.batch > 20 else 4)) == {}


@pytest.fixture(scope="module")
def pkace() -> Env:
    return make("pkace")


def planted(env: Env, **functions: Any) -> Env:
    return replace(env, board=env.board._replace(**functions))


def test_a_planted_bug_is_caught(pkace: Env) -> None:
    """The led card is forgotten: 54 numbers after the seat (2), the hand (54), the cards played (108)."""
    vector = pkace.board.vector

    def without_lead(game: Tree, seat: jax.Array) -> jax.Array:
        return vector(game, seat).at[164:218].set(0)

    found = differences(planted(pkace, vector=without_lead), range(3))
    assert found == {seed: ["vectors"] for seed in range(3)}


def test_another_planted_bug_is_caught(pkace: Env) -> None:
    """The loser gets the win."""
    shares = pkace.board.shares
    found = differences(planted(pkace, shares=lambda game: 1 - shares(game)), range(3))
    assert "returns" in found[0]


def test_many_games_at_once(pkace: Env) -> None:
    """Ten cards each: after twenty legal actions every game is over, and the rewards sum to 0."""
    state = jax.jit(jax.vmap(pkace.init))(jax.random.split(jax.random.key(1), 8))
    assert state.legal_action_mask.sum(axis=1).tolist() == [10] * 8, "the leader may play any card"
    assert len({mask.tobytes() for mask in np.asarray(state.legal_action_mask)}) == 8
    step = jax.jit(jax.vmap(pkace.step))
    for ply in range(20):
        assert not state.terminated.any(), ply
        state = step(state, jnp.argmax(state.legal_action_mask, axis=1))
    assert state.terminated.all()
    assert np.asarray(state.rewards.sum(axis=1)) == pytest.approx(0)
    after = step(state, jnp.zeros(8, int))
    assert not after.rewards.any(), "paid once"
    assert after.terminated.all()


def test_an_illegal_action_loses(pkace: Env) -> None:
    state = jax.jit(pkace.init)(jax.random.key(1))
    assert int(state.current_player) == 1
    after = jax.jit(pkace.step)(state, jnp.argmin(state.legal_action_mask))
    assert after.rewards.tolist() == [1, -1]
    assert bool(after.terminated)
    assert not after.legal_action_mask.any()


def test_an_observation_has_its_shape(pkace: Env) -> None:
    state = jax.jit(pkace.init)(jax.random.key(1))
    seen = jax.jit(pkace.observe)(state, jnp.int32(0))
    assert seen.shape == pkace.observation_shape == (229,)


@pytest.mark.parametrize(
    ("name", "options", "problem"),
    [
        ("whoami", {}, "no kernel for 'whoami' "),
        ("pkace", {"series": 10}, "option series: the kernel plays with 0, got 10"),
        ("metals", {"write": "bonus"}, "option write: the kernel plays with 'no', got 'bonus'"),
        ("polymer", {"raid": "any"}, "option raid: the kernel plays with 'mixed', got 'any'"),
    ],
)
def test_what_it_cannot_play_is_refused(
    name: str, options: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        make(name, options=options)
