"""Prints in a test language that marks every text."""

import pytest

from tests.marked import MARKED, is_english
from valence.games import CATALOGUE
from valence.printing.booklet import plain
from valence.printing.face import Face
from valence.printing.orders import Order, job_of, printed
from valence.sets.hiding import Hidden


def texts_on(face: Face) -> set[str]:
    """Return the words on a card; facts are a formula and a mass on cards with a picture."""
    facts = "" if face.picture else face.facts
    return {face.label, face.name, face.text, facts} - {""}


@pytest.mark.parametrize("game", CATALOGUE)
def test_cards_boards_and_rulebooks_are_printed_in_the_language_of_the_order(game: str) -> None:
    job = job_of(Order(game=game, language=MARKED))
    assert not is_english(job.box.title)
    assert not is_english(plain(job.booklet[0]))
    in_english = {text for card in job.box.cards for text in texts_on(card) if is_english(text)}
    in_english -= {card.facts for card in job.box.cards if "g/mol" in card.facts}
    assert in_english == set()
    assert not any(is_english(tile.name) for tile in job.box.tiles)
    assert not any(map(is_english, job.box.labels.values()))


def test_a_language_that_typst_does_not_know_can_be_printed() -> None:
    pytest.importorskip("typst")
    assert printed(job_of(Order(game="charged", language=MARKED))).startswith(b"%PDF")


def test_hidden_facts_stay_hidden_in_every_language() -> None:
    order = Order(
        game="pkace", booklet=False, language=MARKED, hide=("values", "classes", "nucleophilicity")
    )
    for card in job_of(order).box.cards:
        assert (card.index, card.index_label, card.text) == ("", "", "")
    assert Hidden(True, True, True).beating
