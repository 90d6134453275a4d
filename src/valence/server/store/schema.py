"""The database schema: numbered migrations, applied once each and in order."""

from collections.abc import Iterator
from pathlib import Path

from valence.server.store import StoreError

_MIGRATIONS = {
    int(path.name[:4]): path.read_text()
    for path in Path(__file__).with_name("migrations").glob("*.sql")
}
LATEST_VERSION = max(_MIGRATIONS)


def migrations_after(version: int) -> Iterator[tuple[int, str]]:
    """Return the migrations that a schema of this version still needs."""
    return ((number, _MIGRATIONS[number]) for number in range(version + 1, LATEST_VERSION + 1))


def reject_newer(version: int, where: str) -> None:
    if version > LATEST_VERSION:
        raise StoreError(
            f"{where} was written by a newer version of Valence (schema {version}, but this version only knows "
            f"{LATEST_VERSION}). Install the newer version again."
        )
