"""What a card is called, at its head and within a sentence."""

from valence.chem.cards import Card
from valence.chem.writing import subscript


def title(card: Card) -> str:
    """ "Lithium diisopropylamide (LDA)"."""
    return f"{card.name} ({subscript(card.short)})" if card.short else card.name


def in_a_sentence(card: Card) -> str:
    """ "lithium diisopropylamide (LDA)"; "N,N-Dimethylacetamide" keeps its capital."""
    called = title(card)
    return called[0].lower() + called[1:] if called[1:2].islower() else called
