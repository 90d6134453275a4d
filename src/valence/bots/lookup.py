"""The bot of a game, found by the game's name."""

from functools import cache

from valence.bots.bot import AnyBot, Bot
from valence.bots.plain import plain_bot
from valence.games import game
from valence.parts import find_part


@cache
def bot_for(name: str) -> AnyBot:
    """The game's own bot, `valence.bots.<name>.BOT`, or the plain one if nobody has written one."""
    rules = game(name)
    return find_part("valence.bots", name, "BOT", Bot) or plain_bot(rules)
