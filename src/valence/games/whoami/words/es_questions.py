"""The questions and the cards that they are about, in Spanish."""

from collections import Counter
from functools import lru_cache
from typing import assert_never

from valence.chem.cards import kind_of
from valence.chem.elements import elements
from valence.chem.names import es, es_articles
from valence.core.grammar.es import counted, decimal
from valence.games.whoami import questions
from valence.games.whoami.cards import Card, CardId, CardSet

GROUPS = {
    "alcohol": "un grupo alcohol, O–H en un carbono saturado",
    "phenol": "un grupo fenol, O–H en un anillo aromático",
    "carboxylic acid": "un grupo ácido carboxílico, COOH",
    "ketone": "un grupo cetona, C=O entre dos carbonos",
    "aldehyde": "un grupo aldehído, CHO",
    "ester": "un grupo éster, C(=O)–O–C",
    "amide": "un grupo amida carboxílica, C(=O)–N",
    "carbonyl": "algún C=O: de cetona, aldehído, ácido, éster, amida, carboxilato o carbonato",
    "ether": "un grupo éter, C–O–C (un éster no lo es)",
    "nitrile": "un grupo nitrilo, C≡N",
    "alkene": "un doble enlace C=C fuera de un anillo aromático",
    "alkyne": "un grupo alquino, C≡C",
    "ring": "un anillo de cualquier tipo",
    "aromatic ring": "un anillo aromático",
    "heteroaromatic ring": "un anillo aromático con un átomo que no es carbono",
    "amine": "un grupo amina neutro (no amida, amidina, guanidina ni N aromático)",
    "amidine": "un grupo amidina o guanidina, N–C=N",
    "alkoxide": "un grupo alcóxido, O⁻ en un carbono saturado",
    "organometallic": "un enlace de carbono a un metal",
    "hydride": "hidruro, H⁻",
    "carbonate": "carbonato o hidrogenocarbonato",
    "sulfoxide": "un grupo sulfóxido, S=O entre dos carbonos",
    "sulfonic acid": "un grupo ácido sulfónico, SO₃H",
    "thiol": "un grupo tiol, S–H",
    "nitro": "un grupo nitro, NO₂",
    "halide": "un halógeno, como ion o unido a carbono, hidrógeno o un metal",
}
ACIDIC_ATOMS = {
    "C": "un carbono",
    "N": "un nitrógeno",
    "O": "un oxígeno",
    "S": "un azufre",
    "halogen": "un halógeno",
}
STRENGTHS = {"non": "no nucleófila", "weak": "débilmente nucleófila", "strong": "muy nucleófila"}


def question_words(cards: CardSet, question: questions.Question, *, values: bool = True) -> str:  # noqa: C901  # one case a part
    """The question as the player puts it to the table."""
    match question:
        case questions.OfKind(is_="acid"):
            return "¿Soy un ácido?"
        case questions.OfKind():
            return "¿Soy una base?"
        case questions.Value(op=op, than=than):
            return f"¿Mi pKa o pKaH es {_compared(op)} {decimal(str(than))}?"
        case questions.Mass(op=op, than=than):
            return f"¿Mi masa molar es {_compared(op)} {decimal(str(than))} g/mol?"
        case questions.Carbons(op="<", than=1):
            return "¿No tengo carbono?"
        case questions.Carbons(op="<", than=than):
            return f"¿Tengo menos de {_carbons(than)}?"
        case questions.Carbons(than=than):
            return f"¿Tengo al menos {_carbons(than)}?"
        case questions.HasElement(has=symbol):
            return f"¿Contengo {_element(symbol)}?"
        case questions.HasGroup(has=group):
            return f"¿Tengo {GROUPS.get(group, group)}?"
        case questions.Guarded():
            return "¿Soy un ácido protegido (C–H con un C=O o C≡N)?"
        case questions.Nucleophilicity(is_=strength):
            return f"¿Soy una base {STRENGTHS[strength]}?"
        case questions.CarriesMetal():
            return "¿Llevo un metal?"
        case questions.AcidicH(on=atom):
            return f"¿Soy un ácido con su H ácido en {ACIDIC_ATOMS[atom]}?"
        case questions.IsSalt():
            return (
                "¿Me dibujan como iones separados, como una sal? (También a las amidas de litio, pero no a otros "
                "organometálicos.)"
            )
        case questions.Beats(card=card) if card in cards:
            other = es_articles.the(described(cards, card, values=values), es.card(cards[card]))
            return f"Según las reglas de pKace{_proton(cards[card])} {other}?"
        case questions.Beats(card=unknown):
            return f"¿Puedo quitarle un protón a {unknown} o darle uno?"
        case _:
            assert_never(question)


def _proton(other: Card) -> str:
    """Begin the question; it tells R4 of pKace, because the lab may differ."""
    if kind_of(other) == "base":
        return ", ¿puedo protonar"
    return ", protección incluida, ¿puedo desprotonar"


def _carbons(count: int) -> str:
    return counted(count, "átomo de carbono", "átomos de carbono")


def named(cards: CardSet, card: CardId) -> str:
    """ "diisopropilamida de litio (LDA)"; of a compound with two cards, which one."""
    called, kind = es.in_a_sentence(cards[card]), kind_of(cards[card])
    if es.card(cards[card]) not in _twice(cards):
        return called
    return f"{called} como {'ácido' if kind == 'acid' else 'base'}"


@lru_cache(maxsize=64)
def _twice(cards: CardSet) -> frozenset[str]:
    """Return the names of compounds that are an acid on one card and a base on another."""
    names = Counter(es.card(card) for card in cards.values())
    return frozenset(name for name, count in names.items() if count > 1)


def described(cards: CardSet, card: CardId, *, values: bool = True) -> str:
    """ "acetona, pKa 19,3" """
    if not values:
        return named(cards, card)
    quantity = "pKa" if kind_of(cards[card]) == "acid" else "pKaH"
    return f"{named(cards, card)}, {quantity} {decimal(str(cards[card].value))}"


def _element(symbol: str) -> str:
    return es.element(symbol) if symbol in elements() else symbol


def _compared(op: str) -> str:
    return "menor que" if op == "<" else "al menos"
