"""Cards as Spanish sentences name them: by name, by value, and how far one is from another."""

from decimal import Decimal
from functools import lru_cache

from valence.chem.names import es, es_articles
from valence.chem.writing import subscript
from valence.core.grammar.es import capitalized, decimal, listed
from valence.core.grammar.es import of as of_
from valence.core.grammar.es import to as to_
from valence.games.pkace.cards import Card, CardId, set_of

LONG = 20  # letters of a name that is cut short where the card was named before


@lru_cache(1024)
def brief(card: Card) -> str:
    """ "acetona", and "LDA" rather than "diisopropilamida de litio"."""
    name = es.card(card)
    if card.short and len(name) > LONG:
        return subscript(card.short)
    return es.uncapitalized(name)


def the(card: Card) -> str:
    """ "la acetona", "la LDA" """
    return es_articles.the(brief(card), es.card(card))


def of(card: Card) -> str:
    """ "de la acetona", "del agua" """
    return of_(the(card))


def to(card: Card) -> str:
    """ "a la acetona", "al agua" """
    return to_(the(card))


def opening(card: Card) -> str:
    """A card at the beginning of a sentence: "La acetona"."""
    return capitalized(the(card))


@lru_cache(1024)
def shown(card: Card) -> str:
    """ "diisopropilamida de litio (LDA, pKaH 35,7)" """
    name = es.card(card)
    short = brief(card) if len(name) > LONG and card.short else ""
    inside = ", ".join(filter(None, (short, value_written(card))))
    return f"{es.uncapitalized(name)} ({inside})" if inside else es.uncapitalized(name)


def called(card: CardId) -> str:
    """Name a card of the built-in set, and give the id of another: a move alone does not tell the set."""
    known = set_of(None, "class").cards.get(card)
    return shown(known) if known else card


def value_written(card: Card) -> str:
    """ "pKaH 35,7"; empty if the value is hidden."""
    if card.value is None:
        return ""
    return f"{'pKa' if card.kind == 'acid' else 'pKaH'} {number(card.value)}"


def number(value: Decimal) -> str:
    return decimal(str(value))


def either(cards: tuple[Card, ...]) -> str:
    return listed([brief(card) for card in cards], "o")


def other_kind(card: Card) -> str:
    return "base" if card.kind == "acid" else "acid"


def kind_written(kind: str) -> str:
    return "un ácido" if kind == "acid" else "una base"


def size(difference: Decimal | None) -> str:
    return decimal(f"{abs(difference or Decimal()).normalize():f}")


def apart(card: Card, difference: Decimal | None) -> str:
    """Describe how far a card is above or below the led one; a base beats from above, an acid from below."""
    if not difference:
        return "el mismo valor y no gana"
    is_above = (difference > 0) == (card.kind == "base")
    if difference > 0:
        return f"{size(difference)} por {'encima' if is_above else 'debajo'}"
    return f"{size(difference)} de {'más' if is_above else 'menos'}"


def attacked(led: Card) -> str:
    """The group of a guarded acid that a nucleophile attacks."""
    return "C≡N" if led.guarded == "nitrile" else "C=O"
