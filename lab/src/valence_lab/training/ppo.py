"""Proximal policy optimization by self-play: all seats play one net, and a batch is whole games."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence_lab.training.arrays import Key, Moments, Rules, Tree, adam, either, no_moments

# A rating this low is never chosen.
NEVER = -1e9


def no_world(_seed: int) -> Tree:
    return ()


def share_of_win(rules: Rules, setting: Tree, state: Tree) -> Array:
    """Return rewards from −1 to 1 for the share of the win."""
    shares = rules.shares(setting, state)
    return (len(shares) * shares - 1) / (len(shares) - 1)


def free(_setting: Tree, _state: Tree, _action: Array) -> Array:
    return jnp.zeros(())


class Kernel(NamedTuple):
    """One game on arrays, with the nets that learn it."""

    seats: int
    plies: int
    rules: Rules
    deal: Callable[[Tree, Key], tuple[Tree, Tree]]  # from the world: setting and state
    new_actor: Callable[[Key], Tree]
    actor: Callable[[Tree, Tree, Tree], tuple[Array, Array]]  # ratings and value
    new_critic: Callable[[Key, int], Tree]  # for this number of seats
    critic: Callable[[Tree, Tree, Tree], Array]  # values in the order of play from the mover
    world: Callable[[int], Tree] = no_world  # of a seed: what all games are dealt from
    rewards: Callable[[Rules, Tree, Tree], Array] = share_of_win  # of each seat, at the end
    learned: int | None = None  # plies to learn from, of a game on average; all of them by default
    cost: Callable[[Tree, Tree, Array], Array] = free  # what the mover pays for a move
    # The setting when this seat learns to beat the others.
    exploiting: Callable[[Tree, Array], Tree] = lambda setting, _learner: setting


class Params(NamedTuple):
    actor: Tree
    critic: Tree


class Rival(NamedTuple):
    """A frozen net that plays all seats but one, so that the learner becomes its best response."""

    actor: Tree


class Learner(NamedTuple):
    params: Params
    moments: Moments


class Plan(NamedTuple):
    """The hyperparameters of a training run."""

    games: int = 32768
    minibatches: int = 16
    epochs: int = 2
    clip: float = 0.2
    trace: float = 0.95  # lambda of the generalized advantage estimation
    norm: float = 0.5
    rate: tuple[float, float] = (1e-3, 1e-5)
    entropy: tuple[float, float] = (0.03, 0.001)


class Turn(NamedTuple):
    state: Tree
    action: Array
    chance: Array  # its log-probability
    cost: Array  # what the mover paid for it
    values: Array  # of all seats, by the critic
    seat: Array
    is_choice: Array  # more than one move was legal, and the learner made it
    learner: Array  # the learner's seat, where there is a rival


class Lesson(NamedTuple):
    """A turn, with what the game taught about it."""

    turn: Turn
    advantage: Array
    returns: Array  # [seat], in the order of play from the mover
    reward: Array  # of the mover, at the end
    won: Array  # the learner's reward


class Figures(NamedTuple):
    """The figures of an update, averaged over its batch."""

    policy: Array
    value: Array
    entropy: Array
    kept: Array  # the share of choices inside the clip range
    won: Array  # the learner's reward


def new_learner(params: Params) -> Learner:
    return Learner(params, no_moments(params))


def ratings(kernel: Kernel, actor: Tree, setting: Tree, state: Tree) -> tuple[Array, Array]:
    """Return the log-probability of every move, and the mover's value."""
    rated, value = kernel.actor(actor, setting, state)
    return jax.nn.log_softmax(jnp.where(kernel.rules.legal(setting, state), rated, NEVER)), value


# Playing


def play_game(
    kernel: Kernel, params: Params, rival: Rival | None, world: Tree, key: Key
) -> tuple[Tree, Turn, Array]:
    """Return the setting, every turn, and each seat's reward. Against a rival, only the learner's turns are choices."""
    deal_key, seat_key, key = jax.random.split(key, 3)
    setting, state = kernel.deal(world, deal_key)
    learner = jax.random.randint(seat_key, (), 0, kernel.seats)
    if rival is not None:
        setting = kernel.exploiting(setting, learner)

    def turn(state: Tree, key: Key) -> tuple[Tree, Turn]:
        seat = kernel.rules.to_move(state)
        is_mine = jnp.bool_(rival is None) | (seat == learner)
        chances, _ = ratings(kernel, params.actor, setting, state)
        action = jax.random.categorical(key, chances)
        if rival is not None:
            theirs, _ = ratings(kernel, rival.actor, setting, state)
            action = jnp.where(is_mine, action, jnp.argmax(theirs))
        relative = kernel.critic(params.critic, setting, state)
        is_over = kernel.rules.is_over(setting, state)
        is_choice = (kernel.rules.legal(setting, state).sum() > 1) & ~is_over
        cost = jnp.where(is_over, 0.0, kernel.cost(setting, state, action))
        values = _absolute(relative, seat)
        made = Turn(
            state, action, chances[action], cost, values, seat, is_choice & is_mine, learner
        )
        return _unless_over(kernel, setting, state, action), made

    state, turns = jax.lax.scan(turn, state, jax.random.split(key, kernel.plies))
    return setting, turns, kernel.rewards(kernel.rules, setting, state)


def _unless_over(kernel: Kernel, setting: Tree, state: Tree, action: Array) -> Tree:
    return either(
        kernel.rules.is_over(setting, state), state, kernel.rules.play(setting, state, action)
    )


def _absolute(relative: Array, seat: Array) -> Array:
    """Reorder from the order of play to the order of the seats."""
    return jnp.roll(relative, seat)


def _relative(absolute: Array, seat: Array) -> Array:
    """Reorder from the order of the seats to the order of play."""
    return jnp.roll(absolute, -seat)


def lessons(kernel: Kernel, plan: Plan, setting: Tree, turns: Turn, rewards: Array) -> Lesson:
    """Generalized advantage estimation for every seat over all plies; a ply belongs to its mover."""
    over = jax.vmap(kernel.rules.is_over, (None, 0))(setting, turns.state)
    values = jnp.where(over[:, None], rewards, turns.values)

    costs = jax.nn.one_hot(turns.seat, kernel.seats) * turns.cost[:, None]

    def back(carry: tuple[Array, Array], ply: tuple[Array, Array]) -> tuple[Tree, Array]:
        (following, gain), (now, cost) = carry, ply
        gain = following - cost - now + plan.trace * gain
        return (now, gain), gain

    start = (rewards, jnp.zeros_like(rewards))
    _, gains = jax.lax.scan(back, start, (values, costs), reverse=True)
    mine = jnp.take_along_axis(gains, turns.seat[:, None], axis=1)[:, 0]
    returns = jax.vmap(_relative)(values + gains, turns.seat)
    return Lesson(turns, mine, returns, rewards[turns.seat], rewards[turns.learner])


# Learning


def loss(
    kernel: Kernel, plan: Plan, params: Params, setting: Tree, lesson: Lesson, entropy: Array
) -> tuple[Array, Figures]:
    """Return the loss of a minibatch of turns, each with the setting of its game."""
    turn = lesson.turn
    chances, value = jax.vmap(partial(ratings, kernel, params.actor))(setting, turn.state)
    values = jax.vmap(partial(kernel.critic, params.critic))(setting, turn.state)
    over = jax.vmap(kernel.rules.is_over)(setting, turn.state)
    chance = jnp.take_along_axis(chances, turn.action[..., None], axis=-1)[..., 0]
    ratio = jnp.exp(jnp.where(turn.is_choice, chance - turn.chance, 0.0))
    clipped = jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip)
    gain = jnp.minimum(ratio * lesson.advantage, clipped * lesson.advantage)
    spread = -jnp.where(chances > NEVER / 2, jnp.exp(chances) * chances, 0.0).sum(-1)
    figures = Figures(
        policy=-_mean(gain, turn.is_choice),
        value=_mean(((values - lesson.returns) ** 2).mean(-1), ~over),
        entropy=_mean(spread, turn.is_choice),
        kept=_mean(ratio == clipped, turn.is_choice),
        won=lesson.won.mean(),
    )
    own = _mean((value - lesson.reward) ** 2, ~over)
    whole = figures.policy - entropy * figures.entropy + 0.5 * figures.value + 0.1 * own
    return whole, figures


def _mean(numbers: Array, where: Array) -> Array:
    return jnp.where(where, numbers, 0.0).sum() / jnp.maximum(1, where.sum())


def update(
    kernel: Kernel,
    plan: Plan,
    rival: Rival | None,
    learner: Learner,
    world: Tree,
    key: Key,
    progress: Array,
) -> tuple[Learner, Figures]:
    """Play a batch of games and learn from it; progress goes from 0 to 1 over the training."""
    play_key, key = jax.random.split(key)
    play = jax.vmap(partial(play_game, kernel, learner.params, rival, world))
    setting, turns, rewards = play(jax.random.split(play_key, plan.games))
    lesson = jax.vmap(partial(lessons, kernel, plan))(setting, turns, rewards)
    lesson = lesson._replace(advantage=_normal(lesson.advantage, turns.is_choice))
    rate = plan.rate[0] + (plan.rate[1] - plan.rate[0]) * progress
    entropy = plan.entropy[1] + (plan.entropy[0] - plan.entropy[1]) * (1 - progress) ** 2

    over = jax.vmap(jax.vmap(kernel.rules.is_over, (None, 0)))(setting, turns.state).ravel()
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), lesson)

    def minibatch(learner: Learner, chosen: Array) -> tuple[Learner, Figures]:
        learned = jax.tree.map(lambda leaf: leaf[chosen], flat)
        played = jax.tree.map(lambda leaf: leaf[chosen // kernel.plies], setting)
        slope, figures = jax.grad(
            lambda params: loss(kernel, plan, params, played, learned, entropy), has_aux=True
        )(learner.params)
        return _step(plan, learner, slope, rate), figures

    def epoch(learner: Learner, key: Key) -> tuple[Learner, Figures]:
        order = _in_play(key, over, plan.games * (kernel.learned or kernel.plies))
        return jax.lax.scan(minibatch, learner, order.reshape(plan.minibatches, -1))

    learner, figures = jax.lax.scan(epoch, learner, jax.random.split(key, plan.epochs))
    return learner, jax.tree.map(jnp.mean, figures)


def _in_play(key: Key, over: Array, many: int) -> Array:
    """Choose this many random turns; those after the end of a game are chosen last."""
    choice, order = jax.random.split(key)
    chosen = jnp.argsort(jax.random.uniform(choice, over.shape) + over)[:many]
    return jax.random.permutation(order, chosen)


def _normal(advantage: Array, where: Array) -> Array:
    mean = _mean(advantage, where)
    return (advantage - mean) / jnp.sqrt(_mean((advantage - mean) ** 2, where) + 1e-8)


def _step(plan: Plan, learner: Learner, slope: Params, rate: Array) -> Learner:
    norm = jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, plan.norm / (norm + 1e-8)), slope)
    return Learner(*adam(learner.params, slope, learner.moments, rate))
