"""A database in which the parts of a store execute their SQL, with parameters written as $1, $2 …"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Any, ClassVar, TypeAlias

Value: TypeAlias = str | int | float | bytes | None
Rows: TypeAlias = Sequence[Sequence[Any]]
Statement: TypeAlias = tuple[str, *tuple[Value, ...]]


class Database(ABC):
    IN_JSON_ARRAY: ClassVar[str]  # the condition "is one of the strings in a JSON array"
    SKIP_LOCKED: ClassVar[str]  # the clause that skips rows another process is claiming

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock

    @abstractmethod
    async def _read(self, sql: str, *parameters: Value) -> Rows: ...

    # This is not a coroutine, so that an implementation can return a future: every move awaits one, and every
    # coroutine around it would add a task switch.

    @abstractmethod
    def _write(self, *statements: Statement) -> Awaitable[Rows]:
        """Execute the statements in one transaction, and return the rows that the first one returns."""
