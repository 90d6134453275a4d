"""A partner for everyone: pairs of people who may meet, chosen from the front of a line."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
Graph = Sequence[Sequence[int]]  # whom each may meet
Mates = list[int | None]


def choose_pairs(line: Sequence[T], may_meet: Callable[[T, T], bool]) -> list[tuple[T, T]] | None:
    """Pair everyone in line with somebody they may meet; None if that is impossible.

    The first in line gets the nearest one who leaves a partner for all the others, and so on.
    """
    graph = [
        [n for n, other in enumerate(line) if n != m and may_meet(one, other)]
        for m, one in enumerate(line)
    ]
    mates: Mates = [None] * len(line)
    for person in range(len(line)):
        if mates[person] is None and not _find_mate(graph, mates, person, ()):
            return None
    pairs: list[tuple[int, int]] = []
    paired: set[int] = set()
    for one in range(len(line)):
        if one not in paired:
            other, mates = _nearest(graph, mates, one, paired)
            pairs.append((one, other))
            paired |= {one, other}
    return [(line[one], line[other]) for one, other in pairs]


def _nearest(graph: Graph, mates: Mates, one: int, paired: set[int]) -> tuple[int, Mates]:
    """Return the nearest partner behind this one in line, and mates for everyone with the two together."""
    for other in graph[one]:
        if other > one and other not in paired:
            changed = _joined(graph, mates, one, other, paired)
            if changed is not None:
                return other, changed
    raise AssertionError("the mate that one has would do")


def _joined(graph: Graph, mates: Mates, one: int, other: int, paired: set[int]) -> Mates | None:
    """Return the mates with these two together: their former mates have to find each other."""
    if mates[one] == other:
        return mates
    changed = list(mates)
    left, right = _known(mates[one]), _known(mates[other])
    changed[one], changed[other] = other, one
    changed[left] = changed[right] = None
    return changed if _find_mate(graph, changed, left, paired | {one, other}) else None


def _find_mate(graph: Graph, mates: Mates, root: int, absent: Collection[int]) -> bool:
    """Find a mate for one person, even if others have to change theirs; return True if there is one."""
    search = _Search(graph, mates, root, absent)
    end = search.run()
    if end is None:
        return False
    while end is not None:  # everyone on the path gets the one before them
        before = _known(search.came_from[end])
        mates[end], mates[before], end = before, end, mates[before]
    return True


class _Search:
    """Edmonds' blossom algorithm: a path from one person without a mate to another.

    Its edges are in turn not in the matching and in it. An odd cycle on the way, a blossom, counts as one person: its
    base.
    """

    def __init__(self, graph: Graph, mates: Mates, root: int, absent: Collection[int]) -> None:
        self.graph, self.mates, self.root, self.absent = graph, mates, root, absent
        self.base = list(range(len(graph)))
        self.came_from: Mates = [None] * len(graph)
        self.queue = deque([root])
        self.queued = {root}

    def run(self) -> int | None:
        """Return the end of the path; None if there is none."""
        while self.queue:
            one = self.queue.popleft()
            for other in self.graph[one]:
                if other not in self.absent and self.step(one, other):
                    return other
        return None

    def step(self, one: int, other: int) -> bool:
        """Follow an edge; return True if it leads to somebody without a mate."""
        mate = self.mates[other]
        if self.base[one] == self.base[other] or self.mates[one] == other:
            return False
        if other == self.root or (mate is not None and self.came_from[mate] is not None):
            self.shrink(one, other)
        elif self.came_from[other] is None:
            self.came_from[other] = one
            if mate is None:
                return True
            self.enqueue(mate)
        return False

    def enqueue(self, person: int) -> None:
        if person not in self.queued:
            self.queued.add(person)
            self.queue.append(person)

    def shrink(self, one: int, other: int) -> None:
        """Close an odd cycle with an edge: everyone on it has the same base from now on."""
        above_one = set(self.way_up(one))
        top = next(base for base in self.way_up(other) if base in above_one)
        blossom = self.turn_round(one, other, top) | self.turn_round(other, one, top)
        for person, base in enumerate(self.base):
            if base in blossom:
                self.base[person] = top
                self.enqueue(person)

    def way_up(self, person: int) -> Iterator[int]:
        """Yield the bases from here to the root."""
        base = self.base[person]
        yield base
        while (mate := self.mates[base]) is not None:
            base = self.base[_known(self.came_from[mate])]
            yield base

    def turn_round(self, person: int, child: int, top: int) -> set[int]:
        """Return the bases on one side of a cycle, whose people can be reached from its other side too."""
        found = set()
        while self.base[person] != top:
            mate = _known(self.mates[person])
            found |= {self.base[person], self.base[mate]}
            self.came_from[person], child = child, mate
            person = _known(self.came_from[mate])
        return found


def _known(person: int | None) -> int:
    assert person is not None
    return person
