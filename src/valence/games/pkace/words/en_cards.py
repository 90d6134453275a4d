"""Cards as sentences name them: by name, by value, and how far one is from another."""

from decimal import Decimal
from functools import lru_cache

from valence.chem.names import en
from valence.chem.writing import signed, subscript
from valence.core.grammar.en import listed
from valence.games.pkace.cards import Card, CardId, set_of

LONG = 20  # letters of a name that is cut short where the card was named before


@lru_cache(1024)
def brief(card: Card) -> str:
    """ "acetone", and "LDA" rather than "lithium diisopropylamide"."""
    name = en.card(card)
    if card.short and len(name) > LONG:
        return subscript(card.short)
    return en.uncapitalized(name)


def opening(card: Card) -> str:
    """A card at the beginning of a sentence."""
    name = en.card(card)
    return brief(card) if card.short and len(name) > LONG else name


@lru_cache(1024)
def shown(card: Card) -> str:
    """ "lithium diisopropylamide (LDA, pKaH 35.7)" """
    name = en.card(card)
    short = brief(card) if len(name) > LONG and card.short else ""
    inside = ", ".join(filter(None, (short, value_written(card))))
    return f"{en.uncapitalized(name)} ({inside})" if inside else en.uncapitalized(name)


def called(card: CardId) -> str:
    """Name a card of the built-in set, and give the id of another: a move alone does not tell the set."""
    known = set_of(None, "class").cards.get(card)
    return shown(known) if known else card


def value_written(card: Card) -> str:
    """ "pKaH 35.7"; empty if the value is hidden."""
    if card.value is None:
        return ""
    return f"{'pKa' if card.kind == 'acid' else 'pKaH'} {signed(card.value)}"


def either(cards: tuple[Card, ...]) -> str:
    return listed([brief(card) for card in cards], "or")


def other_kind(card: Card) -> str:
    return "base" if card.kind == "acid" else "acid"


def kind_written(kind: str) -> str:
    return "an acid" if kind == "acid" else "a base"


def size(difference: Decimal | None) -> str:
    return f"{abs(difference or Decimal()).normalize():f}"


def apart(card: Card, difference: Decimal | None) -> str:
    """Describe how far a card is above or below the led one; a base beats from above, an acid from below."""
    if not difference:
        return "exactly as much, which does not beat"
    is_above = (difference > 0) == (card.kind == "base")
    if difference > 0:
        return f"{size(difference)} {'above' if is_above else 'below'} it"
    return f"{size(difference)} too {'high' if is_above else 'low'}"


def attacked(led: Card) -> str:
    """The group of a guarded acid that a nucleophile attacks."""
    return "C≡N" if led.guarded == "nitrile" else "C=O"
