"""What a card is called, at its head and within a sentence."""

import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.naming import in_a_sentence, title

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
    assert title(CARDS[card]) == head
    assert in_a_sentence(CARDS[card]) == within
