"""Who Am I? at a keyboard: questions in a few words."""

from typing import Any

import pytest
from rich.console import Console

import valence
from tests.games.screen import shown
from valence.core.game import Seat
from valence.games.whoami.cards import BUILT_IN, CardId
from valence.games.whoami.state import View
from valence.games.whoami.terminal import draw, typed

NAMES = ["Ada", "Ben"]


def view(**options: Any) -> View:
    match = valence.start("whoami", seats=2, seed=8, options=options)
    seen: View = match.game.view(match.state, match.to_move[0])
    return seen


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("acid", {"about": "kind", "is": "acid"}),
        ("Base", {"about": "kind", "is": "base"}),
        ("value < 10", {"about": "value", "op": "<", "than": 10}),
        ("pKa<15,7", {"about": "value", "op": "<", "than": 15.7}),
        ("< −1.74", {"about": "value", "op": "<", "than": -1.74}),
        ("mass >= 100", {"about": "mass", "op": ">=", "than": 100}),
        ("carbons ≥ 4", {"about": "carbons", "op": ">=", "than": 4}),
        ("Li", {"about": "element", "has": "Li"}),
        ("nitrogen", {"about": "element", "has": "N"}),
        ("contains N", {"about": "element", "has": "N"}),
        ("has nitrile", {"about": "group", "has": "nitrile"}),
        ("ask aromatic ring", {"about": "group", "has": "aromatic ring"}),
        ("guarded", {"about": "guarded"}),
        ("metal", {"about": "metal"}),
        ("ring", {"about": "group", "has": "ring"}),
        ("salt", {"about": "salt"}),
        ("acidic C", {"about": "acidic_h", "on": "C"}),
        ("acidic H on halogen", {"about": "acidic_h", "on": "halogen"}),
        ("weak", {"about": "nucleophilicity", "is": "weak"}),
        ("strong nucleophile", {"about": "nucleophilicity", "is": "strong"}),
        ("beats acetone", {"about": "beats", "card": "acetone"}),
        ("deprotonate ethyl acetat", {"about": "beats", "card": "ethyl-acetate"}),
        ("protonate LDA", {"about": "beats", "card": "lda"}),
        ("beats base water", {"about": "beats", "card": "water-base"}),
    ],
)
def test_a_question_in_a_few_words(text: str, question: dict[str, object]) -> None:
    assert typed(text, view()) == {"type": "ask", "question": question}


@pytest.mark.parametrize("card", BUILT_IN)
def test_whatever_the_table_shows_of_a_card_can_be_asked(card: CardId) -> None:
    match = valence.start("whoami", seats=2, seed=8)
    position = {**match.save(), "cards": [card, "lda" if card != "lda" else "dbu"]}
    board = valence.load(position)
    console = Console(width=200)  # nothing is wrapped
    with console.capture() as text:
        console.print(draw(board.game.view(board.state, Seat(1)), NAMES))
    row = next(line for line in text.get().splitlines() if "Ada" in line)
    traits = [one.strip() for one in row.rsplit("│", 2)[1].split(",") if one.strip()]
    for trait in traits:
        asked = typed(trait, view())
        assert asked is not None
        assert asked["type"] == "ask"


def test_an_unknown_group_suggests_a_known_one() -> None:
    with pytest.raises(ValueError, match="did you mean 'carbonyl'"):
        typed("carbonil", view())


@pytest.mark.parametrize("text", ["Am I an acid?", "ask: am I an acid", "Ask acid"])
def test_a_question_can_be_typed_as_the_table_writes_it(text: str) -> None:
    assert typed(text, view()) == {"type": "ask", "question": {"about": "kind", "is": "acid"}}


@pytest.mark.parametrize("text", ["ask", "guess", "answer maybe", "ask nothing"])
def test_half_a_move_is_answered_with_examples(text: str) -> None:
    with pytest.raises(ValueError, match=rf"^'{text}' isn't a question.*Or: guess LDA\.$"):
        typed(text, view())


def test_guesses_and_answers() -> None:
    assert typed("guess LDA", view()) == {"type": "guess", "card": "lda"}
    assert typed("GUESS lda", view()) == {"type": "guess", "card": "lda"}
    assert typed("guess 2-6-lutidine", view()) == {"type": "guess", "card": "2-6-lutidine"}


def test_yes_and_no_answer_a_free_question_and_nothing_else() -> None:
    match = valence.start("whoami", seats=2, seed=8, options={"questions": "free"})
    match.play(match.to_move[0], {"type": "ask", "text": "Do I smell?"})
    asked: View = match.game.view(match.state, match.to_move[0])
    assert typed("y", asked) == {"type": "answer", "yes": True}
    assert typed("No", asked) == {"type": "answer", "yes": False}
    assert typed("answer yes", asked) == {"type": "answer", "yes": True}
    assert typed("-", asked) == {"type": "answer", "yes": None}
    with pytest.raises(ValueError, match=r"'maybe' isn't an answer\. Answer yes or no, or - if"):
        typed("maybe", asked)
    assert typed("N", view()) == {"type": "ask", "question": {"about": "element", "has": "N"}}
    with pytest.raises(ValueError, match="'yes' isn't a question"):
        typed("yes", view())


def test_a_free_question_ends_with_a_question_mark() -> None:
    for asked in ("Do I smell?", "Am I an acid?"):
        assert typed(asked, view(questions="free")) == {"type": "ask", "text": asked}
    with pytest.raises(ValueError, match="isn't a question"):
        typed("Do I smell?", view())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nitrille", "did you mean 'nitrile'?"),
        ("guess caffeine", "no card called 'caffeine'"),
        ("guess water", "water is two cards"),
        ("value > 3", "isn't a question"),
    ],
)
def test_unknown_input_is_refused_with_a_hint(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        typed(text, view())
    assert problem in str(refused.value)


def test_the_table_hides_the_players_own_card() -> None:
    text = shown(draw(view(), NAMES)).replace("guess LDA", "")  # the hint
    # With seed 8 Ada has LDA and Ben, who begins, has DBU.
    assert "LDA" in text
    assert "DBU" not in text
    assert "Ben (you)" in text
