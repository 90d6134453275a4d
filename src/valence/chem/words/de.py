"""German sentences about facts and written answers. Those about mistakes don't give the answer away."""

from typing import assert_never

from valence.chem.cards import Card
from valence.chem.compounds import EXISTENCE, OTHER_ANIONS
from valence.chem.elements import element
from valence.chem.formulas import Salt
from valence.chem.grades import Mistake, RemarkKind
from valence.chem.ions import IONS, Ion
from valence.chem.names.de import ion as ion_name
from valence.chem.names.de import metal, other_spelling
from valence.chem.wording import Wording
from valence.chem.words.de_concepts import CONCEPTS as CONCEPTS
from valence.chem.words.de_facts import about as about
from valence.chem.words.de_facts import acidic_h as acidic_h
from valence.chem.words.de_facts import existence_note
from valence.chem.words.de_facts import lab_remark as lab_remark
from valence.chem.words.de_facts import note as note
from valence.chem.words.de_facts import remark_in_print as remark_in_print
from valence.chem.words.de_facts import role as role
from valence.chem.words.de_facts import termination_note as termination_note
from valence.chem.words.de_facts import why as why
from valence.chem.writing import subscript
from valence.core.grammar.de import quoted, spelled

# At the end of a game, since players handle ions two or three at a time.
NO_MOLECULES = "Die Formel einer Ionenverbindung gibt das Verhältnis der Ionen im Kristall an; Moleküle gibt es nicht."


def mistake_words(mistake: Mistake, wanted: Salt) -> str:  # noqa: C901  # one case a kind
    given = mistake.given
    match mistake.kind:
        case "empty":
            return "Da steht noch nichts."
        case "unreadable":
            return (
                f"{quoted(given)} lässt sich nicht als Formel lesen; prüfe die Klammern und Zahlen."
            )
        case "letter case":
            return "Ein Symbol beginnt mit einem Großbuchstaben, der zweite Buchstabe ist klein: Na, nicht na oder NA."
        case "zero for O":
            return "Da steht eine Null, wo der Buchstabe O hingehört."
        case "digit for letter":
            return "Da steht eine Eins, wo der Buchstabe l hingehört."
        case "coefficient":
            return f"Die {given} davor zählt ganze Formeln; die Ionen zählt die tiefgestellte Zahl dahinter."
        case "charges shown":
            return (
                "In der Formel einer Verbindung stehen keine Ladungen, denn sie gleichen sich aus."
            )
        case "unknown symbol":
            return f"Es gibt kein Element mit dem Symbol {given}."
        case "parentheses missing":
            anion = ion_name(wanted.anion.id)
            return (
                f"Ohne Klammern zählt der Index nur das letzte Atom, nicht das ganze {anion}-Ion."
            )
        case "wrong element":
            return f"{given} kommt in keinem der Ionen vor: Es sind {_both(wanted)}."
        case "ion missing":
            return f"{_ion(mistake.wanted).written} fehlt."
        case "ion altered":
            ion = _ion(mistake.wanted)
            return f"{ion_name(ion.id)} ist immer {ion.written}; an den Zahlen darin ändert sich nie etwas."
        case "grouping":
            return f"Die Atome von {_ion(mistake.wanted).written} bleiben zusammen, in dieser Reihenfolge."
        case "charge":
            return f"Die Ladungen gleichen sich nicht aus: {_sum(mistake, wanted)}."
        case "subscripts swapped":
            return f"Die tiefgestellten Zahlen sind vertauscht: {_sum(mistake, wanted)}."
        case "not reduced":
            return (
                f"Die Ladungen gleichen sich aus, aber beide Zahlen lassen sich durch {given} teilen: "
                "Nimm die kleinsten ganzen Zahlen."
            )
        case "repeated":
            return "Schreibe jedes Ion nur einmal, mit einer tiefgestellten Zahl für die Anzahl."
        case "formula for name":
            return "Das ist eine Formel; schreibe den Namen in Worten."
        case "word ion":
            return f"Im Namen einer Verbindung steht das Wort {quoted('Ion')} nicht."
        case "element for ion":
            return (
                f"{_noun(given)} ist das Element; {wanted.anion.written} hat einen eigenen Namen."
            )
        case "prefix":
            return (
                f"{_noun(given)}: Namen von Ionenverbindungen brauchen kein Di- oder Tri-, "
                "denn die Ladungen legen die Anzahlen fest."
            )
        case "stoichiometric":
            return (
                f"{quoted(given)} zählt die Atome. Das ist auch richtig (IUPAC IR-5.2), aber hier nennt der Name einer "
                "Ionenverbindung die Ladung des Metalls, als römische Ziffer in Klammern."
            )
        case "common name":
            return f"{quoted(given)} ist der Trivialname; schreibe den Namen, der die beiden Ionen nennt."
        case "one word":
            return f"{quoted(given)} ist nicht der Name zweier Ionen: Schreibe das Kation, dann das Anion."
        case "no such ending":
            return (
                f"{_noun(given)} gibt es nicht: -it und -at unterscheiden sich um ein Sauerstoffatom; "
                "prüfe die Endung."
            )
        case "ide for oxyanion":
            written = _ion(mistake.wanted).written
            return f"{_noun(given)} gibt es nicht: {written} enthält Sauerstoff, kann also nicht auf -id enden."
        case "charge missing":
            called = metal(wanted.cation.id)
            return (
                f"{called} kommt mit mehreren Ladungen vor; darum sagt der Name, mit welcher, "
                "als römische Ziffer in Klammern."
            )
        case "spelling":
            return f"Prüfe, wie man {_noun(given)} schreibt."
        case "unknown word":
            return f"{_noun(given)} ist keines der beiden Ionen: Es sind {_both(wanted)}."
        case "order":
            return "Erst kommt das Kation, dann das Anion."
        case "other ion":
            other = f"{ion_name(given)} ist {_ion(given).written}"
            return f"{other}, das Ion hier ist aber {_ion(mistake.wanted).written}."
        case "other metal":
            return f"{_ion(given).atoms} ist ein anderes Metall; das Kation hier ist {_ion(mistake.wanted).written}."
        case "other charge":
            charge = _ion(given).written if given in IONS else given
            return f"Die Ladung stimmt nicht: Hier ist es {_ion(mistake.wanted).written}, nicht {charge}."
        case _:
            assert_never(mistake.kind)


def remark_words(remark: RemarkKind) -> str:  # noqa: C901  # one case a kind
    """Explain how a right answer is usually written."""
    match remark:
        case "subscript 1":
            return "Eine tiefgestellte 1 lässt man weg."
        case "needless parentheses":
            return "Klammern braucht man nur um mehrere Atome mit einer tiefgestellten Zahl."
        case "two words":
            return "Der Name besteht aus zwei Wörtern."
        case "one word":
            return "Der Name ist ein einziges Wort, nach einer römischen Ziffer mit Bindestrich."
        case "other language":
            return "Das ist der englische Name."
        case "needless charge":
            return "Die Ladung kann wegbleiben: Dieses Metall hat nur eine."
        case "Roman numeral":
            return "Die Ladung schreibt man als römische Ziffer."
        case "older name":
            return "Das ist der alte Name; heute gibt man die Ladung als römische Ziffer an."
        case "other name":
            return "Das ist ein anderer Name desselben Ions."
        case "state symbol":
            return "Der Aggregatzustand gehört nicht zur Formel."
        case "square brackets":
            return "Um solche Ionen setzt man runde Klammern."
        case "atom order":
            return "Diese Reihenfolge ist auch üblich; in diesen Spielen steht Sauerstoff hinten."
        case _:
            assert_never(remark)


def _noun(part: str) -> str:
    """Return „Chlor“ for the "chlor" of a name in one word."""
    return quoted(part[:1].upper() + part[1:])


def _sum(mistake: Mistake, wanted: Salt) -> str:
    """Return "2 × 2+ = 4+ gegen 3 × 3− = 9−" """
    return f"{_total(wanted.cation, mistake.cations)} gegen {_total(wanted.anion, mistake.anions)}"


def _total(ion: Ion, count: int) -> str:
    sign = ion.charge_written[-1]
    return f"{count} × {ion.charge_written} = {count * ion.size}{sign}"


def _both(wanted: Salt) -> str:
    return f"{wanted.cation.written} und {wanted.anion.written}"


def _ion(name: str) -> Ion:
    return IONS.get(name) or OTHER_ANIONS[name]


def existence_words(formula: str, wording: Wording = "14") -> str:
    """Return "CuI₂ wurde nie isoliert: …"; mostly empty for a stable compound, and where there is no fact."""
    fact, written = EXISTENCE.get(formula), subscript(formula)
    if fact is None:
        return ""
    said = existence_note(formula, wording)
    match fact.kind:
        case "stable":
            return f"{written}: {said}." if said else ""
        case "not ionic":
            return f"{written} gibt es, aber es ist keine reine Ionenverbindung: {said}."
        case "unstable":
            return f"{written} ist nicht stabil: {said}."
        case "not isolated":
            return f"{written} ließ sich nicht isolieren: {said}."
        case "unknown":
            return f"Zu {written} fanden wir keinen verlässlichen Bericht: {said}."
        case _:
            assert_never(fact.kind)


def lattice_words(made: Salt) -> str:
    """Return "ein Gitter mit zwei Na⁺ auf jedes O²⁻"; empty where it isn't known that there is one."""
    fact = EXISTENCE.get(made.text)
    is_ionic = fact.kind == "stable" if fact else element(made.cation.atoms).group in (1, 2)
    if not is_ionic:
        return ""
    every = "jedes" if made.anions == 1 else f"je {spelled(made.anions)}"
    cations = f"{spelled(made.cations, 'einem')} {made.cation.written}"
    return f"ein Gitter mit {cations} auf {every} {made.anion.written}"


def spelling_words(name: str) -> str:
    """Return "Auch Kalzium geschrieben."; empty if there is only one spelling."""
    other = other_spelling(name)
    return f"Auch {other} geschrieben." if other else ""


def told(card: Card, wording: Wording) -> str:
    """Return what a ruling tells these readers about a card."""
    more = note(card) if wording == "university" else ""
    return f"{why(card, wording)} {more}".strip()
