"""The due times of the tables in memory."""

import asyncio


class Schedule:
    """Due times; those that this process has changed are marked, so that the scheduler writes them to the store."""

    def __init__(self) -> None:
        self.has_news = asyncio.Event()
        self._due: dict[str, float] = {}
        self._unsaved: set[str] = set()

    def due_at(self, table: str) -> float | None:
        return self._due.get(table)

    def due_times(self) -> list[tuple[str, float]]:
        return list(self._due.items())

    def set(self, table: str, at: float | None, *, is_own: bool) -> None:
        """Set when a table is due; None for never. The process that changed the table saves it."""
        if at == self._due.get(table):
            return
        self.forget(table)
        if at is not None:
            self._due[table] = at
        if is_own:
            self.mark_unsaved(table)

    def forget(self, table: str) -> None:
        self._due.pop(table, None)

    def mark_unsaved(self, table: str) -> None:
        self._unsaved.add(table)
        self.has_news.set()

    def take_unsaved(self) -> list[str]:
        unsaved, self._unsaved = self._unsaved, set()
        return list(unsaved)
