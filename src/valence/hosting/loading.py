"""From the row of a table to the table."""

import asyncio

from valence.bots import bot_for
from valence.games import CATALOGUE, guide
from valence.table.live import LiveTable
from valence.table.rows import TableRow
from valence.table.seating import read_seating


def live_table(row: TableRow) -> LiveTable:
    game, words = CATALOGUE[row.game]
    gives_advice = bot_for(row.game).gives_hints
    return LiveTable(
        row,
        game,
        words,
        gives_advice=gives_advice,
        guide=guide(row.game),
        lock=asyncio.Lock(),
    )


def can_be_played(row: TableRow) -> bool:
    """Not if the game is gone or its version of the rules is unknown: its moves could mean something else."""
    entry = CATALOGUE.get(row.game)
    return entry is not None and entry.game.knows_rules(read_seating(row.body).rules)
