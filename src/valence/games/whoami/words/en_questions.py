"""The questions and the cards that they are about, in English."""

from collections import Counter
from functools import lru_cache
from typing import assert_never

from valence.chem.cards import kind_of
from valence.chem.elements import elements
from valence.chem.names import en
from valence.chem.writing import signed
from valence.core.grammar.en import counted
from valence.games.whoami import questions
from valence.games.whoami.cards import Card, CardId, CardSet

GROUPS = {
    "alcohol": "an alcohol group, O–H on a saturated carbon",
    "phenol": "a phenol group, O–H on an aromatic ring",
    "carboxylic acid": "a carboxylic acid group, COOH",
    "ketone": "a ketone group, C=O between two carbons",
    "aldehyde": "an aldehyde group, CHO",
    "ester": "an ester group, C(=O)–O–C",
    "amide": "a carboxylic amide group, C(=O)–N",
    "carbonyl": "any C=O: in a ketone, aldehyde, acid, ester, amide, carboxylate or carbonate",
    "ether": "an ether group, C–O–C (an ester is none)",
    "nitrile": "a nitrile group, C≡N",
    "alkene": "a C=C double bond outside an aromatic ring",
    "alkyne": "an alkyne group, C≡C",
    "ring": "a ring of any kind",
    "aromatic ring": "an aromatic ring",
    "heteroaromatic ring": "an aromatic ring with an atom other than carbon",
    "amine": "a neutral amine group (not an amide, amidine, guanidine or aromatic N)",
    "amidine": "an amidine or guanidine group, N–C=N",
    "alkoxide": "an alkoxide group, O⁻ on a saturated carbon",
    "organometallic": "a bond from carbon to a metal",
    "hydride": "hydride, H⁻",
    "carbonate": "carbonate or hydrogencarbonate",
    "sulfoxide": "a sulfoxide group, S=O between two carbons",
    "sulfonic acid": "a sulfonic acid group, SO₃H",
    "thiol": "a thiol group, S–H",
    "nitro": "a nitro group, NO₂",
    "halide": "a halogen, as an ion or on carbon, hydrogen or a metal",
}
ACIDIC_ATOMS = {
    "C": "carbon",
    "N": "nitrogen",
    "O": "oxygen",
    "S": "sulfur",
    "halogen": "a halogen",
}
STRENGTHS = {"non": "not", "weak": "weakly", "strong": "strongly"}


def question_words(cards: CardSet, question: questions.Question, *, values: bool = True) -> str:  # noqa: C901  # one case a part
    """The question as the player puts it to the table."""
    match question:
        case questions.OfKind(is_="acid"):
            return "Am I an acid?"
        case questions.OfKind():
            return "Am I a base?"
        case questions.Value(op=op, than=than):
            return f"Is my pKa or pKaH {_compared(op)} {signed(than)}?"
        case questions.Mass(op=op, than=than):
            return f"Is my molar mass {_compared(op)} {signed(than)} g/mol?"
        case questions.Carbons(op="<", than=1):
            return "Do I have no carbon?"
        case questions.Carbons(op="<", than=than):
            return f"Do I have fewer than {counted(than, 'carbon atom')}?"
        case questions.Carbons(than=than):
            return f"Do I have at least {counted(than, 'carbon atom')}?"
        case questions.HasElement(has=symbol):
            return f"Do I contain {_element(symbol)}?"
        case questions.HasGroup(has=group):
            return f"Do I have {GROUPS.get(group, group)}?"
        case questions.Guarded():
            return "Am I guarded: a C–H acid with a C=O or C≡N?"
        case questions.Nucleophilicity(is_=strength):
            return f"Am I a base that is {STRENGTHS[strength]} nucleophilic?"
        case questions.CarriesMetal():
            return "Do I carry a metal?"
        case questions.AcidicH(on=atom):
            return f"Am I an acid with its acidic H on {ACIDIC_ATOMS[atom]}?"
        case questions.IsSalt():
            return "Am I drawn as separate ions, like a salt? (So are lithium amides, but not other organometallics.)"
        case questions.Beats(card=card) if card in cards:
            return f"By the rules of pKace{_proton(cards[card])} {described(cards, card, values=values)}?"
        case questions.Beats(card=unknown):
            return f"Can I take a proton from {unknown}, or give it one?"
        case _:
            assert_never(question)


def _proton(other: Card) -> str:
    """Begin the question; it tells R4 of pKace, because the lab may differ."""
    if kind_of(other) == "base":
        return ", can I protonate"
    return ", guard included, can I deprotonate"


def named(cards: CardSet, card: CardId) -> str:
    """ "lithium diisopropylamide (LDA)"; of a compound with two cards, which one."""
    called, kind = en.in_a_sentence(cards[card]), kind_of(cards[card])
    if en.card(cards[card]) not in _twice(cards):
        return called
    return f"{called} as {'an acid' if kind == 'acid' else 'a base'}"


@lru_cache(maxsize=64)
def _twice(cards: CardSet) -> frozenset[str]:
    """Return the names of compounds that are an acid on one card and a base on another."""
    names = Counter(en.card(card) for card in cards.values())
    return frozenset(name for name, count in names.items() if count > 1)


def described(cards: CardSet, card: CardId, *, values: bool = True) -> str:
    """ "acetone, pKa 19.3" """
    if not values:
        return named(cards, card)
    quantity = "pKa" if kind_of(cards[card]) == "acid" else "pKaH"
    return f"{named(cards, card)}, {quantity} {signed(cards[card].value)}"


def _element(symbol: str) -> str:
    return en.element(symbol) if symbol in elements() else symbol


def _compared(op: str) -> str:
    return "less than" if op == "<" else "at least"
