"""R1, R2: the cards of the two decks, and the sign on each for its effect on a growing chain."""

from collections import Counter
from decimal import Decimal

from msgspec import convert

from valence.chem.names import names
from valence.chem.words import words
from valence.chem.writing import subscript
from valence.core.box import BoxCard, Rows
from valence.core.languages import DEFAULT, Language
from valence.games.polymer.cards import CARDS, MONOMERS, VALUE, Card, substance_of
from valence.games.polymer.notation import card_written
from valence.games.polymer.options import Options
from valence.games.polymer.sets import PolymerSet, both_decks, built_in

ABBREVIATIONS: dict[Card, str] = {"termination": "Term.", "copolymer": "Copo."}
UNITS: dict[Card, Decimal] = {card: Decimal(units) for card, units in VALUE.items()}

WIDTH, HEIGHT = 64, 20
MIDDLE = HEIGHT // 2

SIGNS: dict[Card, str] = {
    "bpo": "□○•",
    "aibn": "•○□ □○•",
    "termination": "~×~",
    "cta": "~× ○•",
    "tempo": "~(‖)",
    "copolymer": "~○◇•",
}


def box(cards: Rows | None = None, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    return _box(built_in() if cards is None else convert(cards, PolymerSet), language)


def table_box(options: Options, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    deck = built_in(options.deck) if options.cards is None else options.cards
    return _box(deck, language)


def _box(deck: PolymerSet, language: Language) -> tuple[BoxCard, ...]:
    copies = Counter(both_decks(deck))
    return tuple(_card(card, copies[card], language) for card in CARDS if copies[card])


def _card(card: Card, copies: int, language: Language) -> BoxCard:
    substance, said = substance_of(card), words(language)
    return BoxCard(
        id=card,
        name=names(language).substance(substance.id),
        symbol=substance.short or ABBREVIATIONS[card],
        written=card_written(card, language),
        short=substance.short,
        kind=substance.role,
        value=UNITS.get(card, Decimal(substance.radicals) or None),
        copies=copies,
        formula=subscript(substance.formula),
        mass=substance.mass,
        sign=sign(card),
        pictogram=pictogram(card),
        drawing=substance.id if substance.smiles else "",
        why=said.role(substance),
        note=said.about(substance),
    )


# The signs, in letters and drawn


def sign(card: Card) -> str:
    """Return the sign in letters, for the terminal: `~○○•` is a chain that grows by two units and goes on growing."""
    for monomer in MONOMERS:
        if card == monomer:
            return f"~{'○' * VALUE[monomer]}•"
    return SIGNS[card]


def pictogram(card: Card) -> str:
    """Return the path of the drawing, to be stroked in a box of 64 × 20."""
    match card:
        case "bpo":
            return _square(14) + _line(19, 24) + _bead(29) + _dot(40)
        case "aibn":
            left = _dot(3) + _bead(12) + _line(17, 18) + _square(23)
            return left + _square(41) + _line(46, 47) + _bead(52) + _dot(61)
        case "termination":
            return _wave(2) + _line(18, 26) + _cross(32) + _line(38, 46) + _wave(46)
        case "cta":
            return _wave(2) + _line(18, 22) + _cross(28) + _bead(48) + _dot(59)
        case "tempo":
            return _wave(8) + _line(24, 32) + _pause(41)
        case "copolymer":
            return _wave(2) + _line(18, 20) + _bead(25) + _line(30, 33) + _diamond(39) + _dot(53)
        case monomer:
            beads = VALUE[monomer]
            path = _wave(2)
            for place in range(beads):
                path += _line(18 + 12 * place, 20 + 12 * place) + _bead(25 + 12 * place)
            return path + _dot(36 + 12 * (beads - 1))


def drawing(card: Card) -> str:
    """Return the whole SVG, in the colour of the text around it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path d="{pictogram(card)}" fill="none" '
        'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


def _wave(x: int) -> str:
    """Draw a chain that is there already."""
    return f"M{x} {MIDDLE}q4-8 8 0t8 0"


def _line(x: int, to: int) -> str:
    return f"M{x} {MIDDLE}H{to}"


def _bead(x: int) -> str:
    """Draw a repeat unit."""
    return f"M{x - 5} {MIDDLE}a5 5 0 1 0 10 0a5 5 0 1 0-10 0"


def _dot(x: int) -> str:
    """Draw a radical."""
    return f"M{x - 1} {MIDDLE}a1 1 0 1 0 2 0a1 1 0 1 0-2 0"


def _square(x: int) -> str:
    """Draw a starter."""
    return f"M{x - 5} {MIDDLE - 5}h10v10h-10z"


def _diamond(x: int) -> str:
    """Draw a unit of another species."""
    return f"M{x - 6} {MIDDLE}l6-6l6 6l-6 6z"


def _cross(x: int) -> str:
    """Draw an end that is dead."""
    return f"M{x - 4} {MIDDLE - 5}l8 10m-8 0l8-10"


def _pause(x: int) -> str:
    """Draw an end that sleeps."""
    return f"M{x - 9} {MIDDLE}a9 9 0 1 0 18 0a9 9 0 1 0-18 0M{x - 3} {MIDDLE - 4}v8m6-8v8"
