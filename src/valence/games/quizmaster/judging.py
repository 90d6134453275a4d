"""R5, R6: the judging of answers, in whatever form people type them."""

import re
from decimal import Decimal
from unicodedata import normalize

from msgspec import Struct

from valence.chem.acids_bases import Since, published
from valence.chem.cards import Kind, kind_of
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster import spelling
from valence.games.quizmaster.cards import Card, CardId, CardSet
from valence.games.quizmaster.options import Judging
from valence.games.quizmaster.state import Show
from valence.sets.acids_bases import has_built_in_value
from valence.sets.lexicon import Substance, cards_named, meanings

OF_AN_ESTIMATE = Decimal(2)  # R5: how far off a value may be that nobody has measured

_ABOUT = r"(?:[~≈≃=:]|ca\.?|circa|about|approx\.?|aprox\.|unos|cerca\sde|etwa|rund|ungefähr)?"
_QUANTITY = r"pk_?\(?[as]h?\)?"  # pKs in German
_NUMBER = re.compile(
    rf"(?:{_QUANTITY}\s*)?{_ABOUT}\s*(?P<minus>[-−–‒﹣－]|minus\s|menos\s)?\+?\s*(?P<number>\d+(?:[.,]\d*)?|[.,]\d+)"
    rf"(?:\s*\(?{_QUANTITY}\)?)?",
    re.IGNORECASE,
)


class Judgement(Struct, frozen=True):
    is_right: bool
    card: CardId | None = None  # the card that the text names, if it names one
    off: Decimal | None = None  # how far above the card's value the answer lies
    could_be: tuple[Substance, ...] = ()  # what it can mean when it names no card
    # Which of the values in print makes it right, in their order; None where the card's own does.
    printed: int | None = None


def judge(
    cards: CardSet,
    card: CardId,
    show: Show,
    text: str,
    tolerance: float,
    judging: Judging = "printed",
    language: Language = DEFAULT,
) -> Judgement:
    if show == "name":
        return _judge_value(cards[card], text, tolerance, judging)
    return _judge_compound(cards, cards[card], text, judging, language)


# R5: values


def _judge_value(card: Card, text: str, tolerance: float, judging: Judging) -> Judgement:
    number = read_number(text)
    if number is None or (judging != "printed" and _is_read_since_0_3(text)):
        return Judgement(is_right=False)
    off = number - card.value
    # Through its text, so that 0.1 is a tenth and not the nearest binary fraction.
    allowed = Decimal(str(tolerance))
    if abs(off) <= allowed:
        return Judgement(is_right=True, off=off)
    if not allowed or judging == "spelling":
        return Judgement(is_right=False, off=off)
    for n, other in enumerate(published(card.id) if has_built_in_value(card) else ()):
        if (judging == "printed" or other.since != "0.3") and other.is_near(number, allowed):
            return Judgement(is_right=True, off=off, printed=n)
    return Judgement(is_right=card.solvent == "estimated" and abs(off) <= OF_AN_ESTIMATE, off=off)


def read_number(text: str) -> Decimal | None:
    """Return the number in `4.76`, `4,76`, `−7`, `~16` or `pKa 16`; None when there is none."""
    found = _NUMBER.fullmatch(_compatible(text).strip())
    if found is None:
        return None
    number = Decimal(found["number"].replace(",", "."))
    return -number if found["minus"] else number


def _is_read_since_0_3(text: str) -> bool:
    """Return True for `4.2 pKa` and `unos 4`, which version 2 of the rules didn't read."""
    return bool(re.search(r"[a-z]\W*$|menos|aprox\.|unos|cerca", _compatible(text), re.IGNORECASE))


# R6: compounds


def _judge_compound(
    cards: CardSet, card: Card, text: str, judging: Judging, language: Language
) -> Judgement:
    kind = kind_of(card)
    meant = _named(cards, text, kind, judging, language)
    if not meant:
        other = _named(cards, text, "base" if kind == "acid" else "acid", judging, language)
        could_be = () if other else meanings(text, _since(judging), language)
        return Judgement(False, card=other[0] if other else None, could_be=could_be)
    nearest = min(meant, key=lambda named: abs(cards[named].value - card.value))
    off = cards[nearest].value - card.value
    return Judgement(is_right=off == 0, card=nearest, off=off)


def _named(
    cards: CardSet, text: str, kind: Kind, judging: Judging, language: Language
) -> tuple[CardId, ...]:
    if judging == "spelling":
        return spelling.named(text, kind)
    return cards_named(cards, text, kind, _since(judging), language)


def _since(judging: Judging) -> Since:
    return "0.3" if judging == "printed" else "0.2"


def right_cards(cards: CardSet, kind: Kind, value: Decimal) -> tuple[CardId, ...]:
    """Return every card of this kind that shows exactly this value."""
    return tuple(card.id for card in cards.of_kind(kind) if card.value == value)


def _compatible(text: str) -> str:
    """Normalize full-width and small forms of digits and signs."""
    return normalize("NFKC", text)
