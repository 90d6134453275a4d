"""The Swiss tournament: pairings, byes, late entries and tie-breaks, worked out by hand."""

import random
from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.denials import denied
from valence.room.deal import Deal
from valence.room.room import Pairing, Room, Tournament
from valence.room.tournament import (
    TIE,
    Standing,
    add_round,
    check_next,
    close,
    hand_over,
    is_current,
    is_over,
    next_pairs,
    settle,
    standings,
    start,
    the_tournament,
)

DEAL = Deal("pkace", seats=2)
RESULTS = {"1": (1.0, 0.0), "0": (0.0, 1.0), "=": TIE}


def played(*rounds: str) -> Tournament:
    """A tournament from lines like "AB1 CD= E": A has beaten B, C and D tied, E had a bye."""
    return Tournament(DEAL, 9, tuple(tuple(map(_pairing, one.split())) for one in rounds))


def _pairing(text: str) -> Pairing:
    if len(text) == 1:
        return Pairing((text,), text, (1.0,))
    return Pairing((text[0], text[1]), text[:2], RESULTS[text[2]] if text[2:] else None)


def paired(tournament: Tournament, people: str) -> list[str]:
    return ["".join(players) for players in next_pairs(tournament, people)]


def placed(tournament: Tournament, people: Sequence[str]) -> list[Standing]:
    return standings(tournament, {one: one for one in people})


def table(tournament: Tournament, people: str) -> list[tuple[str, int, float, float]]:
    """Player, place, points and Buchholz."""
    return [(one.name, one.place, one.points, one.buchholz) for one in placed(tournament, people)]


# Pairings


def test_in_the_first_round_the_given_order_decides() -> None:
    assert paired(played(), "CADB") == ["CA", "DB"]


def test_players_with_equal_points_meet() -> None:
    assert paired(played("AB1 CD1"), "ABCD") == ["AC", "BD"]


def test_nobody_meets_the_same_player_twice_while_that_is_possible() -> None:
    # A 2, B 1, C 1, D 0: A has met B and C, so D comes up. D and A: A has had the first seat twice.
    after_two = played("AB1 CD1", "AC1 BD1")
    assert paired(after_two, "ABCD") == ["DA", "BC"]
    # Everyone has met everyone: A 3, C 2, B 1, D 0, and it starts again from the top.
    after_three = played("AB1 CD1", "AC1 BD1", "DA0 BC0")
    assert paired(after_three, "ABCD") == ["CA", "DB"]


def test_with_two_players_they_meet_again_and_change_seats() -> None:
    assert paired(played("AB1"), "AB") == ["BA"]


def test_the_last_player_has_the_bye_and_nobody_has_a_second_one() -> None:
    assert paired(played(), "ABC") == ["AB", "C"]
    # A 1, C 1, B 0.
    assert paired(played("AB1 C"), "ABC") == ["CA", "B"]
    # C 2, B 1, A 1: only A has had none.
    assert paired(played("AB1 C", "CA1 B"), "ABC") == ["BC", "A"]


def test_people_who_are_away_are_left_out_and_late_ones_begin_without_points() -> None:
    # A is away, E and F are late. C 1, B 0, D 0, E 0, F 0; C has had the first seat, B hasn't.
    assert paired(played("AB1 CD1"), "BCDEF") == ["BC", "DE", "F"]


def test_a_single_player_has_a_bye() -> None:
    assert paired(played(), "A") == ["A"]


# Standings


def test_a_tie_is_half_a_point_and_a_bye_one() -> None:
    # A bye counts as an opponent with one's own points.
    assert table(played("AB= C"), "ABC") == [("C", 1, 1, 1), ("A", 2, 0.5, 0.5), ("B", 2, 0.5, 0.5)]


def test_buchholz_is_the_sum_of_the_opponents_points() -> None:
    # Points: A 2, B 1, C 1, D 0. B and C are level: B met A and D, and so did C.
    assert table(played("AB1 CD1", "AC1 BD1"), "ABCD") == [
        ("A", 1, 2, 2),
        ("B", 2, 1, 2),
        ("C", 2, 1, 2),
        ("D", 4, 0, 2),
    ]


def test_after_buchholz_comes_the_direct_encounter() -> None:
    # A beats B and C and loses to D; B beats C and D; C beats D.
    everyone = played("AB1 CD1", "AC1 BD1", "AD0 BC1")
    assert table(everyone, "BADC") == [
        ("A", 1, 2, 4),
        ("B", 2, 2, 4),
        ("C", 3, 1, 5),
        ("D", 4, 1, 5),
    ]
    assert [one.direct for one in placed(everyone, "ABCD")] == [1, 0, 1, 0]


def test_the_direct_encounter_counts_only_if_all_have_met() -> None:
    assert [one.direct for one in placed(played("AB1 CD1"), "ABCD")] == [None] * 4
    # A beats B, B beats C, C beats A, and all beat D: three share the first place.
    circle = played("AB1 CD1", "CA1 BD1", "BC1 AD1")
    assert [(one.name, one.place, one.direct) for one in placed(circle, "ABCD")] == [
        ("A", 1, 1),
        ("B", 1, 1),
        ("C", 1, 1),
        ("D", 4, None),
    ]


def test_then_wins_count() -> None:
    # A and B have 1 point, met C (½) and D (1½), but not each other. A has won a game.
    assert table(played("AC1 BD=", "AD0 BC="), "ABCD") == [
        ("D", 1, 1.5, 2),
        ("A", 2, 1, 2),
        ("B", 3, 1, 2),
        ("C", 4, 0.5, 2),
    ]


def test_opponents_who_have_left_still_count_but_are_not_listed() -> None:
    assert table(played("AB1 CD1"), "ACD") == [("A", 1, 1, 0), ("C", 1, 1, 0), ("D", 3, 0, 1)]


def test_games_that_are_running_do_not_count_yet() -> None:
    assert table(played("AB CD1"), "ABCD") == [
        ("C", 1, 1, 0),
        ("D", 2, 0, 1),
        ("A", 3, 0, 0),
        ("B", 3, 0, 0),
    ]


# Its course


def room_with(rounds: int = 2) -> Room:
    return start(Room("teacher", ""), DEAL, rounds)


def test_rounds_are_dealt_one_after_another_until_the_last_one_is_settled() -> None:
    room = add_round(room_with(), 1, [("T1", "AB"), ("T2", "C")])
    assert the_tournament(room).played[0] == (
        Pairing(("A", "B"), "T1"),
        Pairing(("C",), "T2", (1.0,)),
    )
    for number in (1, 3):
        with denied("round 2 comes next"):
            check_next(room, number)
    room = add_round(settle(room, {"T1": (1.0, 0.0)}), 2, [("T3", "CA"), ("T4", "B")])
    with denied("tournament is over"):
        check_next(room, 3)
    assert not is_over(the_tournament(room))
    with denied("is being played"):
        start(room, DEAL, 3)
    done = settle(room, {"T3": (0.0, 1.0)})
    assert is_over(the_tournament(done))
    assert the_tournament(start(done, DEAL, 3)).played == ()


def test_a_lost_table_is_a_tie() -> None:
    settled = settle(add_round(room_with(), 1, [("T1", "AB")]), {})
    assert the_tournament(settled).played[0][0].points == TIE


def test_closing_is_undone_by_opening_again() -> None:
    room = room_with()
    closed = close(room, is_closed=True)
    with denied("tournament is over"):
        check_next(closed, 1)
    assert close(closed, is_closed=False) == room
    with denied("no tournament"):
        close(Room("teacher", ""), is_closed=True)


def test_another_round_in_between_is_no_round_of_the_tournament() -> None:
    room = add_round(room_with(), 1, [("T1", "AB")])
    assert is_current(replace(room, rounds=(("T1",),)))
    assert not is_current(replace(room, rounds=(("T1",), ("T9",))))
    assert not is_current(room_with())


def test_a_player_on_another_device_keeps_their_games() -> None:
    room = hand_over(Room("", "", tournament=played("AB1", "BA1")), "A", "Z")
    assert [one.players for round_ in the_tournament(room).played for one in round_] == [
        ("Z", "B"),
        ("B", "Z"),
    ]


# Whatever happens


@given(
    people=st.integers(2, 40),
    rounds=st.integers(1, 9),
    seed=st.integers(0, 2**32),
)
def test_every_pairing_is_valid_with_drop_outs_and_late_entries(
    people: int, rounds: int, seed: int
) -> None:
    luck = random.Random(seed)
    everyone = [f"p{n}" for n in range(people)]
    tournament = Tournament(DEAL, rounds)
    for _ in range(rounds):
        present = luck.sample(everyone, luck.randint(max(1, people // 2), people))
        pairs = next_pairs(tournament, present)
        assert sorted(player for players in pairs for player in players) == sorted(present)
        check_pairs(tournament, pairs, present)
        tournament = replace(tournament, played=(*tournament.played, with_luck(pairs, luck)))
        places = [one.place for one in placed(tournament, everyone)]
        assert places == sorted(places)
        assert places[0] == 1


def check_pairs(
    tournament: Tournament, pairs: Sequence[tuple[str, ...]], present: Sequence[str]
) -> None:
    """Where everybody has enough new opponents (Dirac's theorem), nobody meets the same one again."""
    byes = Counter(p.players[0] for r in tournament.played for p in r if len(p.players) == 1)
    met = {frozenset(p.players) for r in tournament.played for p in r if len(p.players) == 2}
    alone = [players[0] for players in pairs if len(players) == 1]
    assert len(alone) == len(present) % 2
    new = min(
        sum(one != other and frozenset((one, other)) not in met for other in present)
        for one in present
    )
    if 2 * (new - len(alone)) >= len(present) - len(alone):
        assert not any(frozenset(players) in met for players in pairs)
        assert all(byes[one] == min(byes[other] for other in present) for one in alone)


def with_luck(pairs: Sequence[tuple[str, ...]], luck: random.Random) -> tuple[Pairing, ...]:
    results = [*RESULTS.values()]
    return tuple(
        Pairing(players, "T", luck.choice(results) if len(players) == 2 else (1.0,))
        for players in pairs
    )
