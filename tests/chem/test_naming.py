"""The name of a card, as a heading and within a sentence."""

import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.names import en
from valence.chem.words.en import spelling_words
from valence.games import CATALOGUE, rulebook

CARDS = {card.id: card for card in (*acids(), *bases())}


@pytest.mark.parametrize(
    ("card", "head", "within"),
    [
        ("acetone", "Acetone", "acetone"),
        ("lda", "Lithium diisopropylamide (LDA)", "lithium diisopropylamide (LDA)"),
        ("triethylamine", "Triethylamine (Et₃N)", "triethylamine (Et₃N)"),
        ("n-butyllithium", "n-Butyllithium (n-BuLi)", "n-butyllithium (n-BuLi)"),
        ("dimethylacetamide", "N,N-Dimethylacetamide (DMA)", "N,N-dimethylacetamide (DMA)"),
        ("2-6-lutidine", "2,6-Lutidine", "2,6-lutidine"),
    ],
)
def test_a_card_is_called(card: str, head: str, within: str) -> None:
    assert en.title(CARDS[card]) == head
    assert en.in_a_sentence(CARDS[card]) == within


@pytest.mark.parametrize("game", ["charged", "metals"])
def test_gallery_and_rulebook_give_both_spellings(game: str) -> None:
    (al,) = (card for card in CATALOGUE[game].game.box(None) if card.symbol == "Al")
    assert (al.name, al.note) == ("aluminium", "Also spelled aluminum.")
    assert "aluminium, also spelled aluminum" in rulebook(game)


def test_most_names_have_one_spelling() -> None:
    assert spelling_words("sodium") == ""
