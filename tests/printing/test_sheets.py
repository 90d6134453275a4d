"""Pages: their number, size and layout; the same order gives the same document."""

from pathlib import Path

import pytest

from tests.printing.study import Laid, custom_set, forty_compounds, laid, pages, pdf
from valence.games.polymer.cards import CARDS
from valence.printing.orders import (
    SIZES,
    Order,
    OwnSet,
    Paper,
    box_of,
    contact_sheet,
    job_of,
    printed,
)

# Nine cards or 117 tiles to a page, and the board of Charged! on four.
FRONTS = {"pkace": 6, "polymer": 13, "metals": 5, "quizmaster": 6, "whoami": 6, "charged": 2 + 4}
EXAMPLES = Path(__file__).parents[2] / "examples" / "sets"
MM = 72 / 25.4
CELL = {"a4": (69, 94), "letter": (69, 91)}


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("game", FRONTS)
def test_fronts_alone_then_with_backs_on_the_paper_asked_for(game: str, paper: Paper) -> None:
    alone = pdf(Order(game=game, paper=paper, backs=False, booklet=False))
    assert len(alone.pages) == FRONTS[game]
    both = pdf(Order(game=game, paper=paper, ink="saving", booklet=False))
    assert len(both.pages) == 2 * FRONTS[game]
    sizes = {(float(page.mediabox.width), float(page.mediabox.height)) for page in both.pages}
    assert sizes.pop() == pytest.approx((SIZES[paper][0] * MM, SIZES[paper][1] * MM), abs=0.1)
    assert not sizes


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("game", ["metals", "charged"])
def test_flipped_on_the_long_edge_every_back_lies_behind_its_front(game: str, paper: Paper) -> None:
    found = laid(job_of(Order(game=game, paper=paper, booklet=False)))
    width = 20 if game == "charged" else CELL[paper][0]

    def behind(front: Laid) -> tuple[str, int, float, float]:
        return front.item, front.page + 1, round(SIZES[paper][0] - front.x - width, 3), front.y

    wanted = sorted(behind(mark) for mark in found if mark.side == "front")
    backs = [mark for mark in found if mark.side == "back"]
    assert sorted((m.item, m.page, round(m.x, 3), m.y) for m in backs) == wanted


@pytest.mark.parametrize("paper", SIZES)
def test_cards_with_their_bleed_lie_side_by_side_on_the_paper(paper: Paper) -> None:
    found = laid(job_of(Order(game="pkace", paper=paper, backs=False, booklet=False)))
    first = sorted((mark.y, mark.x) for mark in found if mark.page == 1)
    width, height = CELL[paper]
    left, top = (SIZES[paper][0] - 3 * width) / 2, (SIZES[paper][1] - 3 * height) / 2
    assert min(left, top) > 0
    wanted = [
        (top + row * height, left + column * width) for row in range(3) for column in range(3)
    ]
    assert [place for mark in first for place in mark] == pytest.approx(
        [place for mark in wanted for place in mark]
    )


def test_the_parts_of_the_board_are_not_printed_behind_each_other() -> None:
    board = pages(Order(game="charged", booklet=False))[4:]
    assert [page.strip() == "" for page in board] == [False, True] * 4
    squares = set(" ".join(board).split())
    assert {"a1", "s1", "a19", "s19", "j10"} <= squares


def test_a_board_that_comes_with_a_set_is_printed() -> None:
    set_ = OwnSet((EXAMPLES / "small-board.csv").read_text("utf-8"), "small-board.csv")
    found = pages(Order(game="charged", booklet=False, backs=False, own=set_))
    squares = set(" ".join(found).split())
    assert {"a1", "k1", "a11", "k11", "f6"} <= squares
    assert "l1" not in squares


def test_the_rulebook_is_last_and_can_be_left_out() -> None:
    with_rules = pages(Order(game="metals"))
    assert with_rules[:10] == pages(Order(game="metals", booklet=False))
    assert with_rules[10].startswith("Metal vs. Non-Metal")


def test_a_custom_set_of_forty_compounds_prints() -> None:
    found = pages(Order(game="pkace", own=forty_compounds(), booklet=False))
    assert len(found) == 2 * 5
    fronts = " ".join(" ".join(page.split()) for page in found[::2])
    for n in range(1, 21):
        assert f"Alkanol {n} " in fronts
        assert f"Sodium salt {n} " in fronts


def test_a_custom_polymer_set_prints_its_copies() -> None:
    copies = dict.fromkeys(CARDS, 0) | {"sty-1": 40, "bpo": 10, "cta": 5}
    rows = "".join(f"{card},{count}\n" for card, count in copies.items())
    box = box_of("polymer", OwnSet("card,copies\n" + rows, "mine.csv"))
    assert {face.id: face.copies for face in box.cards} == {"sty-1": 80, "bpo": 20, "cta": 10}


HOSTILE = [
    '#import "/etc/passwd": *',
    '#read("/etc/passwd")',
    "*bold* _italic_ $x^2$ `raw`",
    "= heading @label <label>",
    "#panic() #{1 + 1} \\u{41}",
    "<script>alert(1)</script>",
    "=HYPERLINK(1) // not a comment",
    '"); #eval("1 + 1") #("',
    "{{7*7}} ${HOME} %s",
    "Grün ⇌ ≡ → ß Ca²⁺ H₂O",
]


def test_hostile_texts_print_as_they_are() -> None:
    def quoted(text: str) -> str:
        return '"' + text.replace('"', '""') + '"'

    lines = [
        f"acid,c-{n},{quoted(text)},CCO,16,other,,{quoted(text)},{quoted(text)},{quoted(text)}"
        for n, text in enumerate(HOSTILE)
    ]
    found = pages(Order(game="pkace", own=custom_set(*lines), backs=False, booklet=False))
    letters = "".join("".join(found).split())
    for text in HOSTILE:
        # once as a name, short name, solvent and source each
        assert letters.count("".join(text.split())) == 4, text


def test_the_same_order_gives_the_same_bytes() -> None:
    order = Order(game="metals")
    assert printed(job_of(order)) == printed(job_of(order))


def test_a_game_takes_only_sets_of_its_kind() -> None:
    with pytest.raises(ValueError, match=r"mine\.csv, line 1, ion: this column is missing"):
        box_of("metals", forty_compounds())


@pytest.mark.parametrize("game", ["pkace", "charged"])
def test_a_contact_sheet_is_one_picture(game: str) -> None:
    assert contact_sheet(box_of(game), "png", 20).startswith(b"\x89PNG")
