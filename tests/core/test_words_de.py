"""The German sentences that all games share."""

from decimal import Decimal

import pytest

from valence.core.game import NotInHand, NotYourTurn, Outcome, Seat
from valence.core.grammar import de
from valence.core.grammar.de import (
    common_refusal,
    counted,
    listed,
    number,
    percent,
    quoted,
    stale_words,
    tallied,
    who_wins,
)

NAMES = ("Ada", "Ben", "Cleo")


def test_lists_and_counts() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b und c"
    assert listed(["a", "b"], "oder") == "a oder b"
    assert counted(1, "Karte", "Karten") == "1 Karte"
    assert counted(2, "Karte", "Karten") == "2 Karten"
    assert counted(3, "Fehler") == "3 Fehler"
    assert tallied(NAMES[:2], (Decimal("2.5"), 4)) == "Ada (2,5) und Ben (4)"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (4.76, "4,76"),
        ("4.70", "4,70"),
        (Decimal("-1.7"), "−1,7"),
        ("−10", "−10"),
        (1200, "1200"),
        (12300, "12\u202f300"),
        ("1234567.5", "1\u202f234\u202f567,5"),
        ("–", "–"),
    ],
)
def test_numbers(value: float | Decimal | str, written: str) -> None:
    assert number(value) == written


def test_percent_and_quotation_marks() -> None:
    assert percent(18) == "18\u202f%"
    assert quoted("Säure") == "„Säure“"


def test_refusals() -> None:
    assert common_refusal(NotYourTurn(to_move=(Seat(1),)), NAMES) == "Ben ist am Zug."
    several = common_refusal(NotYourTurn(to_move=(Seat(0), Seat(2))), NAMES)
    assert several == "Ada und Cleo sind am Zug."
    missing = NotInHand(missing=("Na", "Mg", "Cl"), held=(0, 1, 2))
    assert common_refusal(missing, NAMES) == (
        "Du hast Na nicht auf der Hand. Du hast nur einmal Mg und zweimal Cl auf der Hand."
    )


def test_log() -> None:
    assert de.LOG.tried("passen", "Du musst bedienen.", "R7") == (
        "Dein Versuch: passen. Du musst bedienen. (R7)"
    )
    assert de.LOG.crossed_out(["A", "B"], 3) == "Du hast A, B und 3 weitere durchgestrichen."
    assert stale_words(4, 7) == "Das war für Zug 5 gedacht, es wurden 7 Züge gemacht."
    assert stale_words(4, 1) == "Das war für Zug 5 gedacht, es wurde 1 Zug gemacht."


def test_winners() -> None:
    one = Outcome(winners=(Seat(0),), scores=(1, 0), reason="x")
    both = Outcome(winners=(Seat(0), Seat(1)), scores=(1, 1), reason="x")
    assert who_wins(one, NAMES) == "Ada gewinnt"
    assert who_wins(both, NAMES) == "Ada und Ben teilen sich den Sieg"
