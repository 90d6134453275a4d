"""Pairs chosen from the front of a line, compared with trying everything."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from valence.room.matching import choose_pairs

Edge = tuple[int, int]


def first_by_trying(line: list[int], may_meet: set[Edge]) -> list[Edge] | None:
    """The same by backtracking, which is only fast enough for a few people."""
    if not line:
        return []
    one, *others = line
    for other in others:
        if (one, other) in may_meet:
            left = [person for person in others if person != other]
            if (pairs := first_by_trying(left, may_meet)) is not None:
                return [(one, other), *pairs]
    return None


def pairs(people: int, edges: set[Edge]) -> list[Edge] | None:
    return choose_pairs(range(people), lambda a, b: (min(a, b), max(a, b)) in edges)


def test_the_first_in_line_gets_the_nearest_who_leaves_a_partner_for_the_others() -> None:
    # 0 would take 1, but then 2 and 3, who may not meet, would be left.
    assert pairs(4, {(0, 1), (0, 2), (1, 3)}) == [(0, 2), (1, 3)]
    # An odd cycle (0 1 2) on the way to the last partner.
    assert pairs(4, {(0, 1), (0, 2), (1, 2), (2, 3)}) == [(0, 1), (2, 3)]
    assert pairs(4, {(0, 1), (0, 2), (0, 3)}) is None
    assert pairs(0, set()) == []


def test_two_odd_groups_who_may_not_meet_are_impossible_however_large() -> None:
    assert choose_pairs(range(38), lambda a, b: (a < 19) == (b < 19)) is None


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, set[Edge]]:
    people = draw(st.sampled_from([2, 4, 6, 8]))
    edges = list(combinations(range(people), 2))
    chosen = draw(st.lists(st.booleans(), min_size=len(edges), max_size=len(edges)))
    return people, {edge for edge, is_in in zip(edges, chosen, strict=True) if is_in}


@given(graphs())
def test_the_pairs_are_those_that_trying_everything_finds_first(
    graph: tuple[int, set[Edge]],
) -> None:
    people, edges = graph
    assert pairs(people, edges) == first_by_trying(list(range(people)), edges)
