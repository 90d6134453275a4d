"""Spanish sentences about facts and written answers. Those about mistakes don't give the answer away."""

from collections.abc import Mapping
from functools import cache
from typing import assert_never

from valence.chem.acids_bases import built_in_rows, published
from valence.chem.cards import Acid, Card
from valence.chem.compounds import EXISTENCE, OTHER_ANIONS
from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.formulas import Salt
from valence.chem.grades import Mistake, RemarkKind
from valence.chem.ions import IONS, Ion
from valence.chem.names.es import ion as ion_name
from valence.chem.names.es import metal, other_spelling, with_article
from valence.chem.polymer import Substance
from valence.chem.wording import Wording
from valence.chem.words.es_concepts import CONCEPTS as CONCEPTS
from valence.chem.writing import subscript
from valence.core.grammar.es import capitalized, quoted, spelled

# At the end of a game, since players handle ions two or three at a time.
NO_MOLECULES = "La fórmula de un compuesto iónico da la proporción de sus iones en un cristal; no tiene moléculas."


def mistake_words(mistake: Mistake, wanted: Salt) -> str:  # noqa: C901  # one case a kind
    given = mistake.given
    match mistake.kind:
        case "empty":
            return "No hay nada escrito."
        case "unreadable":
            return (
                f"{quoted(given)} no se puede leer como fórmula; revisa los paréntesis y números."
            )
        case "letter case":
            return "Un símbolo empieza con mayúscula, y una segunda letra es minúscula: Na, no na ni NA."
        case "zero for O":
            return "Hay un cero donde va la letra O."
        case "digit for letter":
            return "Hay una cifra 1 donde va la letra l."
        case "coefficient":
            return (
                f"El {given} delante cuenta fórmulas enteras; los números de iones son subíndices."
            )
        case "charges shown":
            return "La fórmula de un compuesto no muestra cargas, porque se anulan."
        case "unknown symbol":
            return f"No hay ningún elemento con el símbolo {given}."
        case "parentheses missing":
            anion = ion_name(wanted.anion.id)
            return (
                f"Sin paréntesis, un subíndice cuenta solo el último átomo, no todo el ion {anion}."
            )
        case "wrong element":
            return f"{given} no está en ninguno de los iones: son {_both(wanted)}."
        case "ion missing":
            return f"Falta {_ion(mistake.wanted).written}."
        case "ion altered":
            ion = _ion(mistake.wanted)
            return f"{_the(ion.id)} es siempre {ion.written}; sus propios subíndices no cambian."
        case "grouping":
            ion = _ion(mistake.wanted)
            return f"Los átomos de {ion.written} van juntos, en este orden."
        case "charge":
            return f"Las cargas no se anulan: {_sum(mistake, wanted)}."
        case "subscripts swapped":
            return f"Los subíndices están al revés: {_sum(mistake, wanted)}."
        case "not reduced":
            return (
                f"Las cargas se anulan, pero los dos números se pueden dividir entre {given}: "
                "usa los números enteros más pequeños."
            )
        case "repeated":
            return "Escribe cada ion una sola vez, con un subíndice para su número."
        case "formula for name":
            return "Eso es una fórmula; escribe el nombre con palabras."
        case "word ion":
            return "El nombre de un compuesto no lleva la palabra «ion»."
        case "element for ion":
            return f"{quoted(given)} es el elemento; {wanted.anion.written} tiene su propio nombre."
        case "prefix":
            return (
                f"{quoted(given)}: aquí el nombre de un compuesto iónico va sin di- ni tri-, "
                "porque las cargas fijan los números."
            )
        case "stoichiometric":
            return (
                f"{quoted(given)} cuenta átomos, lo que también es correcto (IUPAC IR-5.2), pero aquí el nombre de un "
                "compuesto iónico da la carga del metal, con un número romano entre paréntesis."
            )
        case "common name":
            return f"{quoted(given)} es un nombre común de este compuesto; escribe el que dice sus dos iones."
        case "one word":
            return (
                f"{quoted(given)} no es el nombre de dos iones: escribe el anión, «de» y el catión."
            )
        case "no such ending":
            return f"No existe {quoted(given)}: -ito y -ato se distinguen en un oxígeno; revisa el final."
        case "ide for oxyanion":
            written = _ion(mistake.wanted).written
            return (
                f"No existe {quoted(given)}: {written} tiene oxígeno y no puede terminar en -uro."
            )
        case "charge missing":
            called = metal(wanted.cation.id)
            return f"El {called} tiene más de una carga; el nombre dice cuál, con un número romano entre paréntesis."
        case "spelling":
            return f"Revisa cómo se escribe {quoted(given)}."
        case "unknown word":
            return f"{quoted(given)} no es el nombre de ninguno de los iones: son {_both(wanted)}."
        case "order" if given:
            return "En el nombre va primero el anión, luego «de» y el catión."
        case "order":
            return "Primero va el catión, luego el anión."
        case "other ion":
            other = f"{_the(given)} es {_ion(given).written}"
            return f"{other}, pero aquí el ion es {_ion(mistake.wanted).written}."
        case "other metal":
            return f"{_ion(given).atoms} es otro metal; aquí el catión es {_ion(mistake.wanted).written}."
        case "other charge":
            charge = _ion(given).written if given in IONS else given
            return f"La carga está mal: {charge} no es el {_ion(mistake.wanted).written} de este compuesto."
        case _:
            assert_never(mistake.kind)


def remark_words(remark: RemarkKind) -> str:  # noqa: C901  # one case a kind
    """Explain how a right answer is usually written."""
    match remark:
        case "subscript 1":
            return "El subíndice 1 no se escribe."
        case "needless parentheses":
            return "Los paréntesis solo hacen falta alrededor de varios átomos con subíndice."
        case "two words":
            return "Entre los dos iones se escribe «de»."
        case "one word":
            return "En alemán el nombre es una sola palabra, con guion después del número romano."
        case "other language":
            return "Ese es el nombre en inglés."
        case "needless charge":
            return "La carga se puede omitir: este metal tiene solo una."
        case "Roman numeral":
            return "La carga se escribe con un número romano."
        case "older name":
            return "Ese es el nombre antiguo; hoy se escribe «de» y el metal, con su carga si tiene varias."
        case "other name":
            return "Ese es otro nombre del mismo ion."
        case "state symbol":
            return "El estado de agregación no forma parte de la fórmula."
        case "square brackets":
            return "Para iones como estos se usan paréntesis."
        case "atom order":
            return "Ese orden también es común; en estos juegos el oxígeno va al final."
        case _:
            assert_never(remark)


def _sum(mistake: Mistake, wanted: Salt) -> str:
    """Return "2 × 2+ = 4+ frente a 3 × 3− = 9−" """
    return (
        f"{_total(wanted.cation, mistake.cations)} frente a {_total(wanted.anion, mistake.anions)}"
    )


def _total(ion: Ion, count: int) -> str:
    sign = ion.charge_written[-1]
    return f"{count} × {ion.charge_written} = {count * ion.size}{sign}"


def _both(wanted: Salt) -> str:
    return f"{wanted.cation.written} y {wanted.anion.written}"


def _ion(name: str) -> Ion:
    return IONS.get(name) or OTHER_ANIONS[name]


def _the(id_: str) -> str:
    """Return "El sulfato", "La azida"."""
    return capitalized(with_article(ion_name(id_)))


# Facts


def existence_words(formula: str, wording: Wording = "14") -> str:
    """Return "No se ha podido aislar CuI₂: …"; mostly empty for a stable compound, and where there is no fact."""
    fact, written = EXISTENCE.get(formula), subscript(formula)
    if fact is None:
        return ""
    note = _worded(formula, wording)
    match fact.kind:
        case "stable":
            return f"{written}: {note}." if note else ""
        case "not ionic":
            return f"{written} existe, pero no es simplemente iónico: {note}."
        case "unstable":
            return f"{written} es inestable: {note}."
        case "not isolated":
            return f"{written} no se ha podido aislar: {note}."
        case "unknown":
            return f"No encontramos ningún informe confiable de {written}; {note}."
        case _:
            assert_never(fact.kind)


def _worded(formula: str, wording: Wording) -> str:
    """Return the note for these readers, as far as there is one of its own."""
    row = _rows("existence.csv", "formula").get(formula, {})
    own = {"14": "note_14", "16": "note", "university": "note_university"}[wording]
    return row.get(own) or row.get("note", "")


@cache
def _rows(table: str, key: str = "id") -> Mapping[str, Row]:
    return {row[key]: row for row in rows(f"es/{table}")}


def lattice_words(made: Salt) -> str:
    """Return "una red con dos Na⁺ por cada O²⁻"; empty where it isn't known that there is one."""
    fact = EXISTENCE.get(made.text)
    is_ionic = fact.kind == "stable" if fact else element(made.cation.atoms).group in (1, 2)
    if not is_ionic:
        return ""
    every = "cada" if made.anions == 1 else f"cada {spelled(made.anions)}"
    return f"una red con {spelled(made.cations)} {made.cation.written} por {every} {made.anion.written}"


def spelling_words(name: str) -> str:
    """Return "También se escribe cinc."; empty if there is only one spelling."""
    other = other_spelling(name)
    return f"También se escribe {other}." if other else ""


def why(card: Card, wording: Wording) -> str:
    if wording == "14" and card.why_14:
        return _fact(card, "why_14", card.why_14)
    return _fact(card, "why", card.why)


def note(card: Card) -> str:
    return _fact(card, "note", card.note)


def told(card: Card, wording: Wording) -> str:
    """Return what a ruling tells these readers about a card."""
    more = note(card) if wording == "university" else ""
    return f"{why(card, wording)} {more}".strip()


def acidic_h(acid: Acid) -> str:
    return _fact(acid, "acidic_h", acid.acidic_h)


def _fact(card: Card, column: str, english: str) -> str:
    """Return the Spanish text of a built-in fact; a set's own text stays as it was written."""
    is_built_in = _built_in().get(card.id, {}).get(column) == english
    return _cards()[card.id][column] if is_built_in and english else english


@cache
def _built_in() -> Mapping[str, Row]:
    return {row["id"]: row for row in built_in_rows()}


@cache
def _cards() -> Mapping[str, Row]:
    return {**_rows("acids.csv"), **_rows("bases.csv")}


def remark_in_print(id_: str, n: int) -> str:
    """Explain why other tables print another value for a built-in card, the nth."""
    other = published(id_)[n]
    remarks = {(row["id"], row["lowest"], row["highest"]): row for row in rows("es/published.csv")}
    return remarks[id_, str(other.lowest), str(other.highest)]["remark"]


def lab_remark(acid: str, base: str) -> str:
    """Return why nothing happens in the lab, as a clause."""
    found = (
        row["remark"] for row in rows("es/lab.csv") if (row["acid"], row["base"]) == (acid, base)
    )
    return next(found, "")


def termination_note(one: str, other: str) -> str:
    """Return what was found about two growing ends of these monomers."""
    pair = {one, other}
    found = (
        row["note"] for row in rows("es/terminations.csv") if {row["one"], row["other"]} == pair
    )
    return next(found, "")


def role(substance: Substance) -> str:
    return _rows("polymer.csv")[substance.id]["card_text"]


def about(substance: Substance) -> str:
    return _rows("polymer.csv")[substance.id]["note"]
