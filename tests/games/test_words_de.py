"""German sentences of the ion games and the polymer game: cases, plurals, decimal commas, and lines that fit."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import pytest

import valence
from tests.test_every_game import turns
from tests.variants import EVERY_VARIANT
from valence.chem.formulas import salt
from valence.chem.ions import ion
from valence.core.game import Seat
from valence.core.languages import Language
from valence.core.words import LINE, Words
from valence.games import entry
from valence.games.charged import events as laid
from valence.games.charged import faults
from valence.games.charged import moves as layings
from valence.games.charged.bot.words import de as charged_hints
from valence.games.charged.state import Laid
from valence.games.charged.words.de_faults import fault_words
from valence.games.metals import events as rounds
from valence.games.metals import refusals as in_rounds
from valence.games.metals.bot.words import de as metals_hints
from valence.games.metals.state import Answer, Balance
from valence.games.polymer import events as reactions
from valence.games.polymer import moves as steps
from valence.games.polymer import refusals as in_reactions
from valence.games.polymer.state import Standing
from valence.games.polymer.words.de_calculation import typed, with_unit

GERMAN = Language("de")
NAMES = ["Ada", "Benjamin", "Cy", "Dora"]
GAMES = ("metals", "polymer", "charged")


def words_of(game: str) -> Words[Any]:
    return entry(game).words(GERMAN)


@pytest.mark.parametrize(
    ("ion_led", "count", "answer", "balance", "said"),
    [
        ("Ca2+", 1, "Cl-", (2, -1), "auf der Seite von Ca²⁺ bleibt 1+ übrig; für CaCl₂ fehlt noch ein Cl⁻."),
        ("Al3+", 1, "Cl-", (3, -1), "auf der Seite von Al³⁺ bleibt 2+ übrig; für AlCl₃ fehlen noch zwei Cl⁻."),
    ],
)  # fmt: skip
def test_what_lacks_is_counted(
    ion_led: str, count: int, answer: str, balance: tuple[int, int], said: str
) -> None:
    event = rounds.Collected(
        seat=Seat(0),
        led=Answer(ion_led, 1),
        answer=Answer(answer, count),
        balance=Balance(*balance, compound=None),
    )
    assert said in words_of("metals").event(event, NAMES)


def test_a_refused_sign_names_both_kinds() -> None:
    refusal = in_rounds.SameSign("Ca2+", "Na+")
    assert (
        words_of("metals")
        .refusal(refusal, NAMES)
        .endswith("Auf ein Metall antwortest du mit einem Nichtmetall.")
    )


def test_hints_decline_their_numbers() -> None:
    assert metals_hints.collected("O2-", 1, 4, "").startswith("Mit noch einem O²⁻ ")
    assert metals_hints.lost_for_lack("Ca2+", Answer("N3-", 2), 1, 0, "Ca₃N₂").endswith(
        "Für Ca₃N₂ brauchst du noch ein Ca²⁺ und hast keins."
    )
    assert metals_hints.gains("O²⁻", 1.5, "Ca²⁺", 0.3) == (
        "Mit O²⁻ gewinnst du in dieser Runde voraussichtlich etwa 1,5 Karten, mit Ca²⁺ etwa 0,3."
    )
    assert metals_hints.cancel(salt(ion("Ca2+"), ion("N3-"))) == (
        "Drei Ca²⁺ (6+) und zwei N³⁻ (6−) gleichen sich aus."
    )
    assert charged_hints.rack("keeps", {"Na": 2, "red": 1}, 1) == (
        "Das bringt jetzt 1 Punkt weniger, aber du behältst 2 Na und den roten Stein für einen besseren Zug."
    )


def test_substances_keep_their_capital_letters() -> None:
    say = words_of("polymer")
    assert say.move(steps.Discard("termination")) == "Abbruch ablegen"
    assert say.move(steps.Terminate("combination", (1, 4))) == (
        "die Ketten 1 und 4 durch Rekombination abbrechen"
    )
    refusal = in_reactions.SameSpecies(12, "mma", None)
    assert say.refusal_line(refusal, NAMES) == (
        "Kette 12 wächst schon mit Methylmethacrylat: Nimm eine andere Sorte."
    )


@pytest.mark.parametrize(
    ("text", "shown"), [("833.20", "833,20"), ("833,2", "833,2"), ("1.234", "1.234"), ("", "")]
)
def test_a_typed_number_is_shown_with_a_decimal_comma(text: str, shown: str) -> None:
    assert typed(text) == shown


def test_a_unit_is_added_where_none_was_typed() -> None:
    assert with_unit("g/mol", "833.20") == "833,20 g/mol"
    assert with_unit("Einheiten", "16 Einheiten") == "16 Einheiten"


def test_a_wrong_average_is_explained() -> None:
    figure = reactions.Figure
    event = reactions.Calculated(
        Seat(0), figure("16", None), figure("885.28", "swapped"), figure("", "missing"),
        figure("0,94", "below one"), False, 1, None,
    )  # fmt: skip
    assert words_of("polymer").event(event, NAMES) == (
        "Bei Ada stimmt noch nicht alles. Mn 885,28: Das ist Mw. Mn zählt jede Kette einmal. Mw –: Das fehlt noch. "
        "Đ 0,94: Đ ist nie kleiner als 1, weil Mw nie kleiner ist als Mn. Noch ein Versuch."
    )


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (
            faults.Unbalanced(("Na+",), 2, "Cl-", 1, ("NaCl",)),
            "zwei Natrium-Ionen (1+) gegen ein Chlorid-Ion (1−); mit einem Na⁺ weniger wäre es neutral: NaCl",
        ),
        (
            faults.Unbalanced(("Fe2+", "Fe3+"), 1, "Cl-", 1, ("FeCl2", "FeCl3")),
            "ein Eisen-Ion (2+ oder 3+) gegen ein Chlorid-Ion (1−); neutral wäre FeCl₂ oder FeCl₃",
        ),
    ],
)
def test_charges_that_do_not_cancel_are_added_up(fault: faults.Fault, said: str) -> None:
    assert fault_words(fault) == said


def test_a_red_tile_has_a_german_name() -> None:
    say = words_of("charged")
    assert say.event(laid.DrewTiles(("Na", "red"), to=Seat(0)), NAMES) == "Du ziehst Na, Rot."
    placed = layings.Place((Laid(9, 9, "Na"), Laid(9, 10, "Cl")))
    assert say.move(placed) == "Na Cl von j10 bis k10 legen"


@pytest.mark.parametrize(
    ("name", "seats", "options"), [one for one in EVERY_VARIANT if one[0] in GAMES]
)
def test_a_line_fits_on_the_board(name: str, seats: int, options: Mapping[str, object]) -> None:
    game = valence.game(name)
    say, names = words_of(name).at_table(game.options(options, seats)), NAMES[:seats]
    for turn in turns(name, seats, options, games=1):
        for event in turn.events:
            line = say.in_line(event, names)
            assert len(line) <= LINE
            assert line.endswith(".") or not line
        for move in game.candidates(turn.state, turn.seat):
            if refusal := game.refusal(turn.state, turn.seat, move):
                sentence = say.refusal_line(refusal, names) or say.refusal(refusal, names)
                assert len(sentence) <= LINE


def test_masses_have_a_decimal_comma() -> None:
    say = words_of("polymer")
    assert say.event(reactions.Drew(Seat(0), 79), NAMES) == (
        "Ada zieht eine Karte; noch 79 im Nachziehstapel."
    )
    mass = Decimal("624.90")
    solution = reactions.Solution(
        chains=(reactions.Weighed(1, 6, mass),),
        mass=mass,
        squares=Decimal("390500.01"),
        standing=Standing(6, mass, mass, Decimal("1.00"), (), (1,)),
    )
    assert say.event(reactions.GaveUp(Seat(0), solution), NAMES) == (
        "Ada gibt keine Antwort. Eine Kette mit 6 Einheiten: Mn und Mw sind ihre Masse, 624,90 g/mol, und Đ ist 1,00."
    )
