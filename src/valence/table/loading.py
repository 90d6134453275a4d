"""Loading a table from its row."""

import asyncio

from valence.games import CATALOGUE, entry, guide
from valence.table.chairs import read_seating
from valence.table.live import LiveTable
from valence.table.rows import TableRow


def live_table(row: TableRow) -> LiveTable:
    found = entry(row.game)
    return LiveTable(
        row,
        found.game,
        found.words,
        gives_advice=found.bot.gives_hints,
        guide=guide(row.game),
        lock=asyncio.Lock(),
    )


def can_be_played(row: TableRow) -> bool:
    """Return False if the game is gone or its version of the rules is unknown: moves could mean something else."""
    entry = CATALOGUE.get(row.game)
    return entry is not None and entry.game.knows_rules(read_seating(row.body).rules)
