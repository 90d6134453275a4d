"""The games by name: those of this package, and those that other installed packages bring along."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from valence.core.installed import offered
from valence.games.entries import Entry

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "valence.games"


class Catalogue(Mapping[str, Entry]):
    """All games. Other packages are asked for theirs only when a game isn't one of ours, or all are listed."""

    def __init__(self, built_in: Mapping[str, Entry]) -> None:
        self._built_in = built_in

    @cached_property
    def _all(self) -> Mapping[str, Entry]:
        return {**self._built_in, **_installed(self._built_in)}

    def __getitem__(self, name: str) -> Entry:
        return self._built_in.get(name) or self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


def _installed(taken: Mapping[str, Entry]) -> Mapping[str, Entry]:
    found: dict[str, Entry] = {}
    for point in offered(GROUP):
        try:
            found[point.name] = _loaded(point, {**taken, **found})
        except (
            Exception
        ) as error:  # code from outside may raise anything, and the other games go on
            _warn(f"the game {point.name!r} of another package is left out: {error}")
    return found


def _warn(text: str) -> None:
    from logging import getLogger  # the rules are imported without it

    getLogger("valence").warning(text)


def _loaded(point: "EntryPoint", taken: Mapping[str, Entry]) -> Entry:
    found = point.load()
    if not isinstance(found, Entry):
        raise TypeError(f"{point.value} is no Entry")
    if found.game.name != point.name:
        raise ValueError(f"its game is called {found.game.name!r}")
    if point.name in taken:
        raise ValueError("there is a game with this name")
    return found
