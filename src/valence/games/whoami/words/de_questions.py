"""The questions and the cards that they are about, in German."""

from collections import Counter
from functools import lru_cache
from typing import assert_never

from valence.chem.cards import kind_of
from valence.chem.elements import elements
from valence.chem.names import de
from valence.core.grammar.de import counted, number
from valence.games.whoami import questions
from valence.games.whoami.cards import Card, CardId, CardSet

GROUPS = {
    "alcohol": "eine Alkoholgruppe, O–H an einem gesättigten Kohlenstoff",
    "phenol": "eine Phenolgruppe, O–H an einem aromatischen Ring",
    "carboxylic acid": "eine Carbonsäuregruppe, COOH",
    "ketone": "eine Ketogruppe, C=O zwischen zwei Kohlenstoffen",
    "aldehyde": "eine Aldehydgruppe, CHO",
    "ester": "eine Estergruppe, C(=O)–O–C",
    "amide": "eine Carbonsäureamidgruppe, C(=O)–N",
    "carbonyl": "irgendein C=O: in Keton, Aldehyd, Säure, Ester, Amid, Carboxylat oder Carbonat",
    "ether": "eine Ethergruppe, C–O–C (ein Ester zählt nicht)",
    "nitrile": "eine Nitrilgruppe, C≡N",
    "alkene": "eine C=C-Doppelbindung außerhalb eines aromatischen Rings",
    "alkyne": "eine Alkingruppe, C≡C",
    "ring": "irgendeinen Ring",
    "aromatic ring": "einen aromatischen Ring",
    "heteroaromatic ring": "einen aromatischen Ring mit einem anderen Atom als Kohlenstoff",
    "amine": "eine neutrale Aminogruppe (kein Amid, Amidin, Guanidin oder aromatisches N)",
    "amidine": "eine Amidin- oder Guanidingruppe, N–C=N",
    "alkoxide": "eine Alkoholatgruppe, O⁻ an einem gesättigten Kohlenstoff",
    "organometallic": "eine Bindung zwischen Kohlenstoff und einem Metall",
    "hydride": "Hydrid, H⁻",
    "carbonate": "Carbonat oder Hydrogencarbonat",
    "sulfoxide": "eine Sulfoxidgruppe, S=O zwischen zwei Kohlenstoffen",
    "sulfonic acid": "eine Sulfonsäuregruppe, SO₃H",
    "thiol": "eine Thiolgruppe, S–H",
    "nitro": "eine Nitrogruppe, NO₂",
    "halide": "ein Halogen, als Ion oder an Kohlenstoff, Wasserstoff oder einem Metall",
}
ACIDIC_ATOMS = {
    "C": "Kohlenstoff",
    "N": "Stickstoff",
    "O": "Sauerstoff",
    "S": "Schwefel",
    "halogen": "einem Halogen",
}
STRENGTHS = {"non": "nicht", "weak": "schwach", "strong": "stark"}


def question_words(cards: CardSet, question: questions.Question, *, values: bool = True) -> str:  # noqa: C901  # one case a part
    """The question as the player puts it to the table."""
    match question:
        case questions.OfKind(is_="acid"):
            return "Bin ich eine Säure?"
        case questions.OfKind():
            return "Bin ich eine Base?"
        case questions.Value(op=op, than=than):
            return f"Ist mein pKa oder pKaH {_compared(op)} {number(than)}?"
        case questions.Mass(op=op, than=than):
            return f"Ist meine molare Masse {_compared(op)} {number(than)} g/mol?"
        case questions.Carbons(op="<", than=1):
            return "Habe ich keinen Kohlenstoff?"
        case questions.Carbons(op="<", than=than):
            return f"Habe ich weniger als {_carbons(than)}?"
        case questions.Carbons(than=than):
            return f"Habe ich mindestens {_carbons(than)}?"
        case questions.HasElement(has=symbol):
            return f"Enthalte ich {_element(symbol)}?"
        case questions.HasGroup(has=group):
            return f"Habe ich {GROUPS.get(group, group)}?"
        case questions.Guarded():
            return "Bin ich geschützt: eine C–H-Säure mit C=O oder C≡N?"
        case questions.Nucleophilicity(is_=strength):
            return f"Bin ich eine {STRENGTHS[strength]} nucleophile Base?"
        case questions.CarriesMetal():
            return "Enthalte ich ein Metall?"
        case questions.AcidicH(on=atom):
            return f"Bin ich eine Säure mit dem sauren H an {ACIDIC_ATOMS[atom]}?"
        case questions.IsSalt():
            return (
                "Bin ich in getrennten Ionen gezeichnet, wie ein Salz? (So auch Lithiumamide, aber keine anderen "
                "metallorganischen Verbindungen.)"
            )
        case questions.Beats(card=card) if card in cards:
            other = f"{described(cards, card, values=values)}{',' if values else ''}"
            return f"Kann ich nach den Regeln von pKace{_proton(cards[card], other)}?"
        case questions.Beats(card=unknown):
            return f"Kann ich {unknown} ein Proton abnehmen oder geben?"
        case _:
            assert_never(question)


def _proton(other: Card, called: str) -> str:
    """End the question; it tells R4 of pKace, because the lab may differ."""
    if kind_of(other) == "base":
        return f" {called} protonieren"
    return f" (Schutz eingeschlossen) {called} deprotonieren"


def named(cards: CardSet, card: CardId) -> str:
    """ "Lithiumdiisopropylamid (LDA)"; of a compound with two cards, which one."""
    called, kind = de.in_a_sentence(cards[card]), kind_of(cards[card])
    if de.card(cards[card]) not in _twice(cards):
        return called
    return f"{called} als {'Säure' if kind == 'acid' else 'Base'}"


@lru_cache(maxsize=64)
def _twice(cards: CardSet) -> frozenset[str]:
    """Return the names of compounds that are an acid on one card and a base on another."""
    names = Counter(de.card(card) for card in cards.values())
    return frozenset(name for name, count in names.items() if count > 1)


def described(cards: CardSet, card: CardId, *, values: bool = True) -> str:
    """ "Aceton, pKa 19,3" """
    if not values:
        return named(cards, card)
    quantity = "pKa" if kind_of(cards[card]) == "acid" else "pKaH"
    return f"{named(cards, card)}, {quantity} {number(cards[card].value)}"


def _carbons(count: int) -> str:
    return counted(count, "Kohlenstoffatom", "Kohlenstoffatome")


def _element(symbol: str) -> str:
    return de.element(symbol) if symbol in elements() else symbol


def _compared(op: str) -> str:
    return "kleiner als" if op == "<" else "mindestens"
