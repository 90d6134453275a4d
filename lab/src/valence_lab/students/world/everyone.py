"""Everyone in the open world, split into the half that parameters are estimated on and the half that is reported."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Literal, TypeAlias

from valence_lab.students.world import charged, metals, pkace, polymer, values, whoami
from valence_lab.students.world.kinds import Kind

Half: TypeAlias = Literal["estimate", "report"]

WORLDS = (pkace, metals, charged, polymer, values, whoami)
GAMES = tuple(world.GAME for world in WORLDS)

# These are in both halves, with other seeds; of all other kinds every second one is in each half.
_IN_BOTH = ("listed", "chemist")


def everyone() -> Iterator[Kind]:
    for world in WORLDS:
        yield from world.kinds()


def in_half(half: Half) -> list[Kind]:
    found, place = [], defaultdict[tuple[str, str], int](int)
    for kind in everyone():
        group = (kind.game, kind.group)
        place[group] += 1
        is_reported = place[group] % 2 == 1
        if kind.group in _IN_BOTH or is_reported == (half == "report"):
            found.append(kind)
    return found
