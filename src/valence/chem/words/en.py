"""English sentences about facts and written answers. Those about mistakes don't give the answer away."""

from typing import assert_never

from valence.chem.acids_bases import published
from valence.chem.cards import Acid, Card
from valence.chem.compounds import EXISTENCE, OTHER_ANIONS
from valence.chem.data_files import rows
from valence.chem.elements import element
from valence.chem.formulas import Salt
from valence.chem.grades import Mistake, RemarkKind
from valence.chem.ions import IONS, Ion
from valence.chem.names.en import ion as ion_name
from valence.chem.names.en import metal, other_spelling
from valence.chem.polymer import Substance
from valence.chem.wording import Wording
from valence.chem.words.en_concepts import CONCEPTS as CONCEPTS
from valence.chem.writing import subscript
from valence.core.grammar.en import spelled

# At the end of a game, since players handle ions two or three at a time.
NO_MOLECULES = "The formula of an ionic compound gives the ratio of its ions in a crystal; it has no molecules."


def mistake_words(mistake: Mistake, wanted: Salt) -> str:  # noqa: C901  # one case a kind
    given = mistake.given
    match mistake.kind:
        case "empty":
            return "Nothing is written."
        case "unreadable":
            return f"“{given}” can't be read as a formula; check the parentheses and numbers."
        case "letter case":
            return "A symbol starts with a capital letter, and a second letter is small: Na, not na or NA."
        case "zero for O":
            return "There is a zero where the letter O belongs."
        case "digit for letter":
            return "There is a digit 1 where the letter l belongs."
        case "coefficient":
            return f"The {given} in front counts whole formulas; numbers of ions are subscripts."
        case "charges shown":
            return "The formula of a compound shows no charges, because they cancel."
        case "unknown symbol":
            return f"There is no element with the symbol {given}."
        case "parentheses missing":
            anion = ion_name(wanted.anion.id)
            return f"Without parentheses a subscript counts only the last atom, not the whole {anion} ion."
        case "wrong element":
            return f"{given} is in neither ion: they are {_both(wanted)}."
        case "ion missing":
            return f"{_ion(mistake.wanted).written} is missing."
        case "ion altered":
            ion = _ion(mistake.wanted)
            return f"{_sentence(ion_name(ion.id))} is always {ion.written}; its own subscripts never change."
        case "grouping":
            ion = _ion(mistake.wanted)
            return f"The atoms of {ion.written} stay together, in this order."
        case "charge":
            return f"The charges don't cancel: {_sum(mistake, wanted)}."
        case "subscripts swapped":
            return f"The subscripts are the wrong way round: {_sum(mistake, wanted)}."
        case "not reduced":
            return f"The charges cancel, but both numbers can be divided by {given}: use the smallest whole numbers."
        case "repeated":
            return "Write each ion only once, with a subscript for its number."
        case "formula for name":
            return "That is a formula; write the name in words."
        case "word ion":
            return "The name of a compound leaves out the word “ion”."
        case "element for ion":
            return f"“{given}” is the element; {wanted.anion.written} has a name of its own."
        case "prefix":
            return f"“{given}”: names of ionic compounds need no di- or tri-, because the charges fix the numbers."
        case "stoichiometric":
            return (
                f"“{given}” counts atoms, which is correct too (IUPAC IR-5.2), but here the name of an ionic compound "
                "gives the charge of the metal instead, as a Roman numeral in parentheses."
            )
        case "common name":
            return f"“{given}” is a common name of this compound; write the name that tells its two ions."
        case "one word":
            return (
                f"“{given}” isn't the name of two ions: write the cation, a space, and the anion."
            )
        case "no such ending":
            return f"There is no “{given}”: -ite and -ate differ by one oxygen atom, so check the ending."
        case "ide for oxyanion":
            return f"There is no “{given}”: {_ion(mistake.wanted).written} has oxygen, so it can't end in -ide."
        case "charge missing":
            called = _sentence(metal(wanted.cation.id))
            return f"{called} has more than one charge, so the name tells which, as a Roman numeral in parentheses."
        case "spelling":
            return f"Check the spelling of “{given}”."
        case "unknown word":
            return f"“{given}” is the name of neither ion: they are {_both(wanted)}."
        case "order":
            return "The cation comes first, then the anion."
        case "other ion":
            other = f"{_sentence(ion_name(given))} is {_ion(given).written}"
            return f"{other}, but the ion here is {_ion(mistake.wanted).written}."
        case "other metal":
            return f"{_ion(given).atoms} is another metal; the cation here is {_ion(mistake.wanted).written}."
        case "other charge":
            charge = _ion(given).written if given in IONS else given
            return f"The charge is wrong: {charge} is not the {_ion(mistake.wanted).written} of this compound."
        case _:
            assert_never(mistake.kind)


def remark_words(remark: RemarkKind) -> str:  # noqa: C901  # one case a kind
    """Explain how a right answer is usually written."""
    match remark:
        case "subscript 1":
            return "A subscript 1 is left out."
        case "needless parentheses":
            return "Parentheses are needed only around several atoms with a subscript."
        case "two words":
            return "The name has two words."
        case "one word":
            return "In German the name is one word, with a hyphen after a Roman numeral."
        case "other language":
            return "That is the name in another language."
        case "needless charge":
            return "The charge can be left out: this metal has only one."
        case "Roman numeral":
            return "The charge is written as a Roman numeral."
        case "older name":
            return "That is the older name; today the charge is given as a Roman numeral."
        case "other name":
            return "That is another name of the same ion."
        case "state symbol":
            return "A state symbol isn't part of the formula."
        case "square brackets":
            return "Around ions like these, parentheses are usual."
        case "atom order":
            return "That order is common too; in these games oxygen stands last."
        case _:
            assert_never(remark)


def _sum(mistake: Mistake, wanted: Salt) -> str:
    """Return "2 × 2+ = 4+ against 3 × 3− = 9−" """
    return (
        f"{_total(wanted.cation, mistake.cations)} against {_total(wanted.anion, mistake.anions)}"
    )


def _total(ion: Ion, count: int) -> str:
    sign = ion.charge_written[-1]
    return f"{count} × {ion.charge_written} = {count * ion.size}{sign}"


def _both(wanted: Salt) -> str:
    return f"{wanted.cation.written} and {wanted.anion.written}"


def _ion(name: str) -> Ion:
    return IONS.get(name) or OTHER_ANIONS[name]


def existence_words(formula: str, wording: Wording = "14") -> str:
    """Return "CuI₂ has not been isolated: …"; mostly empty for a stable compound, and where there is no fact."""
    fact, written = EXISTENCE.get(formula), subscript(formula)
    if fact is None:
        return ""
    note = fact.worded(wording)
    match fact.kind:
        case "stable":
            return f"{written}: {note}." if note else ""
        case "not ionic":
            return f"{written} is real but not simply ionic: {note}."
        case "unstable":
            return f"{written} is unstable: {note}."
        case "not isolated":
            return f"{written} has not been isolated: {note}."
        case "unknown":
            return f"We found no reliable report of {written}; {note}."
        case _:
            assert_never(fact.kind)


def lattice_words(made: Salt) -> str:
    """Return "a lattice with two Na⁺ for each O²⁻"; empty where it isn't known that there is one."""
    fact = EXISTENCE.get(made.text)
    is_ionic = fact.kind == "stable" if fact else element(made.cation.atoms).group in (1, 2)
    if not is_ionic:
        return ""
    every = "each" if made.anions == 1 else f"every {spelled(made.anions)}"
    return f"a lattice with {spelled(made.cations)} {made.cation.written} for {every} {made.anion.written}"


def spelling_words(name: str) -> str:
    """Return "Also spelled aluminum."; empty if there is only one spelling."""
    other = other_spelling(name)
    return f"Also spelled {other}." if other else ""


def _sentence(name: str) -> str:
    return name[0].upper() + name[1:]


def why(card: Card, wording: Wording) -> str:
    return card.why_14 or card.why if wording == "14" else card.why


def note(card: Card) -> str:
    return card.note


def told(card: Card, wording: Wording) -> str:
    """Return what a ruling tells these readers about a card."""
    more = note(card) if wording == "university" else ""
    return f"{why(card, wording)} {more}".strip()


def acidic_h(acid: Acid) -> str:
    return acid.acidic_h


def remark_in_print(id_: str, n: int) -> str:
    """Explain why other tables print another value for a built-in card, the nth."""
    return published(id_)[n].remark


def lab_remark(acid: str, base: str) -> str:
    """Return why nothing happens in the lab, as a clause."""
    found = (row["remark"] for row in rows("lab.csv") if (row["acid"], row["base"]) == (acid, base))
    return next(found)


def termination_note(one: str, other: str) -> str:
    """Return what was found about two growing ends of these monomers."""
    pair = {one, other}
    found = (row["note"] for row in rows("terminations.csv") if {row["one"], row["other"]} == pair)
    return next(found, "")


def role(substance: Substance) -> str:
    return substance.card_text


def about(substance: Substance) -> str:
    return substance.note
