"""The schema, as numbered steps that are applied once each, in order."""

from collections.abc import Iterator
from pathlib import Path

from valence.server.store import StoreError

_STEPS = {
    int(path.name[:4]): path.read_text()
    for path in Path(__file__).with_name("migrations").glob("*.sql")
}
NEWEST = max(_STEPS)


def steps_after(version: int) -> Iterator[tuple[int, str]]:
    """The steps that a schema of this version still lacks."""
    return ((number, _STEPS[number]) for number in range(version + 1, NEWEST + 1))


def refuse_newer(version: int, where: str) -> None:
    if version > NEWEST:
        raise StoreError(
            f"{where} was written by a newer Valence (schema {version}, this one knows {NEWEST}); "
            "install that version again"
        )
