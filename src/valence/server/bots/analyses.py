"""Hints and reviews stored with the game, so that each is worked out once, whoever asks and whenever.

They have ids and numbers. Those that version 0.2 stored were English sentences, under other names; such a hint or
review is worked out once more.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from valence.server.store import Store, StoreError


async def made_once(
    store: Store, table: str, about: str, make: Callable[[], Awaitable[str]]
) -> str:
    """Return the stored analysis of a table; without one, store and return what `make` returns."""
    if (stored := await store.analysis(table, about)) is not None:
        return stored.decode()
    made = await make()
    with suppress(StoreError):  # it costs nobody the hint if the disk is full
        await store.add_analysis(table, about, made.encode())
    return made
