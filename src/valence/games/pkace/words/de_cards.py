"""Cards as German sentences name them: by name, by value, and how far one is from another."""

from decimal import Decimal
from functools import lru_cache

from valence.chem.names import de
from valence.chem.writing import subscript
from valence.core.grammar.de import listed, number
from valence.games.pkace.cards import Card, CardId, set_of

LONG = 20  # letters of a name that is cut short where the card was named before


@lru_cache(1024)
def brief(card: Card) -> str:
    """ "Aceton", and "LDA" rather than "Lithiumdiisopropylamid"."""
    name = de.card(card)
    return subscript(card.short) if card.short and len(name) > LONG else de.uncapitalized(name)


def opening(card: Card) -> str:
    """A card at the beginning of a sentence."""
    name = de.card(card)
    return brief(card) if card.short and len(name) > LONG else name


@lru_cache(1024)
def shown(card: Card) -> str:
    """ "Lithiumdiisopropylamid (LDA, pKaH 35,7)" """
    name = de.card(card)
    short = brief(card) if len(name) > LONG and card.short else ""
    inside = ", ".join(filter(None, (short, value_written(card))))
    return f"{de.uncapitalized(name)} ({inside})" if inside else de.uncapitalized(name)


def called(card: CardId) -> str:
    """Name a card of the built-in set, and give the id of another: a move alone does not tell the set."""
    known = set_of(None, "class").cards.get(card)
    return shown(known) if known else card


def value_written(card: Card) -> str:
    """ "pKaH 35,7"; empty if the value is hidden."""
    if card.value is None:
        return ""
    return f"{'pKa' if card.kind == 'acid' else 'pKaH'} {number(card.value)}"


def either(cards: tuple[Card, ...]) -> str:
    return listed([brief(card) for card in cards], "oder")


def other_kind(card: Card) -> str:
    return "Base" if card.kind == "acid" else "Säure"


def kind_written(kind: str) -> str:
    """ "eine Säure", which is the nominative and the accusative."""
    return "eine Säure" if kind == "acid" else "eine Base"


def size(difference: Decimal | None) -> str:
    return number(f"{abs(difference or Decimal()).normalize():f}")


def apart(card: Card, difference: Decimal | None) -> str:
    """Describe how far a card is above or below the led one; a base beats from above, an acid from below."""
    if not difference:
        return "genau gleich, und das schlägt nicht"
    is_above = (difference > 0) == (card.kind == "base")
    if difference > 0:
        return f"{size(difference)} {'darüber' if is_above else 'darunter'}"
    return f"{size(difference)} zu {'hoch' if is_above else 'niedrig'}"


def attacked(led: Card) -> str:
    """The group of a guarded acid that a nucleophile attacks."""
    return "C≡N" if led.guarded == "nitrile" else "C=O"
