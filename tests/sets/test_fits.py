"""One check says for each game whether a set is enough, and why not."""

import pytest

import valence
from valence.games import all_games
from valence.sets.formats import format_of, games_with, read_set
from valence.sets.playability import fits

ACIDS = ("acetic-acid", "phenol", "water", "ethanol", "acetone", "ammonia")
BASES = ("lda", "dbu", "pyridine", "sodium-hydroxide", "sodium-amide", "imidazole")


def found(*ids: str) -> dict[str, tuple[tuple[int, ...], str]]:
    game, rows = read_set("\n".join(("id", *ids)), "mine.csv", all_games())
    return {fit.game: (fit.seats, f"{fit.why_not}") for fit in fits(game, rows, all_games())}


def test_games_with_the_same_cards_share_their_sets() -> None:
    def names(game: str) -> list[str]:
        return [one.name for one in games_with(format_of(valence.game(game)), all_games())]

    assert names("pkace") == ["pkace", "quizmaster", "whoami"]
    assert names("metals") == ["metals"]


def test_a_set_of_acids_is_for_quizmaster_and_who_am_i() -> None:
    assert found(*ACIDS) == {
        "pkace": ((), "pKace needs acids and bases, the set has no bases"),
        "quizmaster": ((1, 2, 3, 4, 5, 6, 7, 8), ""),
        "whoami": ((2, 3), "4 players need 8 cards, the set has 6"),
    }


def test_a_small_set_gives_small_hands_in_pkace() -> None:
    # 12 cards: three of either for two; 4, 3 cards for three, four.
    assert found(*ACIDS, *BASES)["pkace"] == (
        (2, 3, 4),
        "5 hands of 3 need 15 cards, the set has 12",
    )
    rows = [{"id": name} for name in (*ACIDS, *BASES)]
    hands = [
        len(valence.start("pkace", seats=n, options={"cards": rows}).view(0)["hand"])
        for n in (2, 3, 4)
    ]
    assert hands == [6, 4, 3]


@pytest.mark.parametrize(
    ("rows", "seats"), [("Mg2+,20\nBr-,20", (2, 3, 4)), ("Mg2+,6\nBr-,6", (2,))]
)
def test_a_set_of_ions_must_fill_every_hand(rows: str, seats: tuple[int, ...]) -> None:
    game, read = read_set(f"ion,copies\n{rows}\n", "mine.csv", all_games())
    assert [fit.seats for fit in fits(game, read, all_games())] == [seats]
