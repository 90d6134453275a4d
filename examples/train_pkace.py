"""A marimo notebook that trains a pKace player: `marimo edit examples/train_pkace.py`, or run it as a program."""

import marimo

__generated_with = "0.25.2"
app = marimo.App(width="medium")

with app.setup:
    from functools import partial
    from time import monotonic
    from typing import Any

    import jax
    import jax.numpy as jnp
    import marimo as mo
    import numpy as np

    from valence.core.dice import Dice
    from valence.games import entry
    from valence.rl.positions import rules_of
    from valence_lab.training.arrays import adam, no_moments
    from valence_lab.vector import make

    ENV = make("pkace")
    RULES = rules_of("pkace")
    PLIES = 20  # ten cards each


@app.cell
def _() -> Any:
    mo.md("""
    # A pKace player in ten minutes

    Thousands of games are played at once by one net in both seats. After each batch the net is changed, so that moves
    of games that were won become more likely (advantage actor-critic). At the end it plays against *fair*.
    """)
    return


@app.cell
def _() -> Any:
    minutes = 10.0
    batch = 1024
    games = 400  # against fair; each deal is played from both seats
    return batch, games, minutes


@app.function
def new_net(key: Any, hidden: int = 128) -> dict[str, Any]:
    """Two layers, from what a seat sees to a rating of each card and the value of the position."""
    first, second = jax.random.split(key)
    inputs, outputs = ENV.board.size, ENV.num_actions + 1
    return {
        "first": jax.random.normal(first, (inputs, hidden)) * (2 / inputs) ** 0.5,
        "bias": jnp.zeros(hidden),
        "second": jax.random.normal(second, (hidden, outputs)) * 0.1 / hidden**0.5,
    }


@app.function
def rated(net: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """Return the log-probability of each card and the value."""
    found = jax.nn.relu(seen @ net["first"] + net["bias"]) @ net["second"]
    return jax.nn.log_softmax(jnp.where(mask, found[..., :-1], -1e9)), found[..., -1]


@app.function
def play(net: Any, key: Any) -> tuple[Any, ...]:
    """Play a game; return what was seen, allowed and chosen on each ply, and what the seat won in the end."""
    deal, key = jax.random.split(key)

    def ply(carry: Any, key: Any) -> Any:
        state, won = carry
        seen = ENV.observe(state, state.current_player)
        chances, _ = rated(net, seen, state.legal_action_mask)
        action = jax.random.categorical(key, chances)
        after = ENV.step(state, action)
        turn = (seen, state.legal_action_mask, action, state.current_player)
        return (after, won + after.rewards), turn

    start = ENV.init(deal), jnp.zeros(2)
    (_, won), (seen, mask, action, seat) = jax.lax.scan(ply, start, jax.random.split(key, PLIES))
    return seen, mask, action, won[seat]


@app.function
def loss(net: Any, turns: Any, entropy: Any) -> Any:
    seen, mask, action, won = turns
    chances, value = rated(net, seen, mask)
    chosen = jnp.take_along_axis(chances, action[..., None], axis=-1)[..., 0]
    gain = won - jax.lax.stop_gradient(value)
    spread = -jnp.where(mask, jnp.exp(chances) * chances, 0).sum(-1)
    return (-chosen * gain + 0.5 * (value - won) ** 2 - entropy * spread).mean()


@app.function
@partial(jax.jit, static_argnames="batch")
def update(net: Any, moments: Any, key: Any, progress: Any, batch: int) -> Any:
    """Play a batch and learn from it; progress goes from 0 to 1."""
    turns = jax.vmap(partial(play, net))(jax.random.split(key, batch))
    slope = jax.grad(loss)(net, turns, 0.02 * (1 - progress) + 0.001)
    return adam(net, slope, moments, 2e-3 * (1 - progress) + 1e-5)


@app.function
def trained(minutes: float, batch: int, seed: int = 1) -> tuple[Any, int]:
    """Return the net after so many minutes, and the number of games that it has played; compiling doesn't count."""
    key = jax.random.key(seed)
    net = new_net(key)
    moments, played = no_moments(net), 0
    update(net, moments, key, 0.0, batch)
    began = monotonic()
    while (spent := (monotonic() - began) / 60) < minutes:
        key, part = jax.random.split(key)
        net, moments = update(net, moments, part, spent / minutes, batch)
        net["bias"].block_until_ready()
        played += batch
    return net, played


@app.function
def share_won(net: Any, games: int, first_seed: int = 100_000) -> float:
    """Return the share of the wins against fair; each deal is played from both seats, a shared win counts half."""
    net, bot = jax.tree.map(np.asarray, net), entry("pkace").bot
    fair, shares = bot.level_called("fair"), []
    for game in range(games):
        own, position = game % 2, RULES.start(first_seed + game // 2)
        while position.seat is not None:
            if position.seat == own:
                number = best(net, np.array(RULES.vector(position, own)), RULES.numbers(position))
            else:
                view = RULES.game.view(position.state, position.seat)
                dice = Dice(position.state.seed, f"fair {position.ply}")
                move = bot.choose(fair, view, list(position.spellings.values()), dice)
                (number,) = RULES.encoding.spell(move)
            position = RULES.after(position, number)
        shares.append((1 + RULES.returns(position)[own]) / 2)
    return float(np.mean(shares))


@app.function
def best(net: Any, seen: Any, numbers: list[int]) -> int:
    """Return the number that the net rates best."""
    found = np.maximum(seen @ net["first"] + net["bias"], 0) @ net["second"]
    return max(numbers, key=lambda number: float(found[number]))


@app.cell
def _(batch: int, games: int, minutes: float) -> Any:
    untrained = share_won(new_net(jax.random.key(0)), games)
    net, played = trained(minutes, batch)
    won = share_won(net, games)
    margin = 1.96 * (won * (1 - won) / games) ** 0.5
    return margin, net, played, untrained, won


@app.cell
def _(games: int, margin: float, played: int, untrained: float, won: float) -> Any:
    mo.md(f"""
    | | share of wins against fair, {games} games |
    |---|---|
    | before | {untrained:.1%} |
    | after {played:,} games | {won:.1%} ± {margin:.1%} |
    """)
    return


@app.cell
def _(games: int, played: int, untrained: float, won: float) -> Any:
    print(f"{games} games against fair: {untrained:.1%} before, {won:.1%} after {played:,} games")
    return


if __name__ == "__main__":
    app.run()
