"""The bot of the polymer game."""

from functools import partial

from valence.bots.bot import expert_bot
from valence.bots.expert import Expert, rate_each
from valence.bots.polymer.counting import standings
from valence.bots.polymer.judgement import known_from, known_to, rating
from valence.bots.polymer.words import group, question, reason
from valence.bots.rollout import fair_policy, rollout
from valence.core.play import legal_moves
from valence.games.polymer import GAME
from valence.games.polymer.moves import Move
from valence.games.polymer.options import Options
from valence.games.polymer.state import State, View

policy = fair_policy(partial(legal_moves, GAME), known_to, rating)

EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    imagine=GAME.imagine,
    play_out=rollout(GAME, policy, standings, scale=20, horizon=16),
    reason=reason,
    question=question,
    group=group,
    easy_counts=(1, 2),
)
BOT = expert_bot(EXPERT)
