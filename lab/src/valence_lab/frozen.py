"""Opponents of earlier releases, to measure progress against."""

from dataclasses import replace
from functools import partial

from valence.bots.expert import AnyExpert, by_chance, rate_each
from valence.bots.rollout import fair_policy, rollout
from valence.core.play import legal_moves
from valence.games.charged import bot as charged
from valence.games.metals import bot as metals
from valence.games.metals.scoring import points
from valence.games.pkace import bot as pkace
from valence.games.polymer import bot as polymer
from valence_lab import charged_0_1, polymer_0_1

# In release 0.1 an imagined deal of Metal vs. Non-Metal was played on for this many moves.
METALS_HORIZON = 12

# In release 0.1 an imagined deal of the polymer game was played on for this many moves.
POLYMER_HORIZON = 16

SEARCHED_IN_0_1 = ("pkace", "metals", "polymer", "charged")


def expert_of_0_1(game: str) -> AnyExpert:
    """Return the expert that the strong bot of release 0.1 used, in a game whose bots have changed since."""
    if game == "pkace":
        return pkace.EXPERT
    if game == "polymer":
        return _polymer()
    if game == "charged":
        return _charged()
    expert = metals.EXPERT
    play_out = rollout(expert.game, metals.policy, points, scale=8, horizon=METALS_HORIZON)
    return replace(expert, play_out=play_out)


def _polymer() -> AnyExpert:
    expert = polymer.EXPERT
    policy = fair_policy(
        partial(legal_moves, expert.game), polymer_0_1.known_to, polymer_0_1.rating
    )
    return replace(
        expert,
        rate=rate_each(polymer_0_1.known_from, polymer_0_1.rating),
        play_out=rollout(
            expert.game, policy, polymer_0_1.standings, scale=20, horizon=POLYMER_HORIZON
        ),
    )


def _charged() -> AnyExpert:
    return replace(
        charged.EXPERT,
        rate=rate_each(charged_0_1.known_from, charged_0_1.rating),
        play_out=by_chance(charged_0_1.play_out),
        width=charged_0_1.WIDTH,
        twins=lambda move: move,
    )
