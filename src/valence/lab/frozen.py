"""Opponents of earlier releases, to measure progress against."""

from dataclasses import replace

from valence.bots import metals, pkace
from valence.bots.expert import AnyExpert
from valence.bots.rollout import rollout
from valence.games.metals.ending import points

# In release 0.1 an imagined deal of Metal vs. Non-Metal was played on for this many moves.
METALS_HORIZON = 12

SEARCHED_IN_0_1 = ("pkace", "metals")


def expert_of_0_1(game: str) -> AnyExpert:
    """What the strong bot of release 0.1 searched with, in a game where a net plays now."""
    if game == "pkace":
        return pkace.EXPERT
    expert = metals.EXPERT
    play_out = rollout(expert.game, metals.policy, points, scale=8, horizon=METALS_HORIZON)
    return replace(expert, play_out=play_out)
