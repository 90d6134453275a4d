"""Spanish exercises and worksheets. Each exercise is a question and the reason for its answer."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Literal

from valence.chem.cards import Acid, Base, Card
from valence.chem.formulas import Salt
from valence.chem.ions import IONS, Ion
from valence.chem.names import es
from valence.chem.words import es as facts
from valence.chem.writing import subscript
from valence.core.grammar.es import capitalized, decimal, of, spelled, to
from valence.learn.words.es_polymers import averages as averages
from valence.learn.words.es_polymers import dispersity as dispersity
from valence.learn.words.es_polymers import dormant as dormant
from valence.learn.words.es_polymers import radicals as radicals
from valence.learn.words.es_polymers import terminated as terminated
from valence.learn.words.es_polymers import termination as termination
from valence.learn.words.es_polymers import transfer as transfer

# Acids and bases

_GROUPS = {
    "alcohol": "un grupo alcohol",
    "phenol": "un grupo fenol",
    "carboxylic acid": "un grupo carboxilo",
    "ketone": "un grupo cetona",
    "aldehyde": "un grupo aldehído",
    "ester": "un grupo éster",
    "amide": "un grupo amida",
    "nitrile": "un grupo nitrilo",
    "thiol": "un grupo tiol",
}
GUARD_REASONS = {
    "adds": "Los compuestos de organolitio y los reactivos de Grignard se adicionan al C=O de cetonas, ésteres y "
    "amidas sencillos.",
    "takes": "Es una base fuerte, pero demasiado voluminosa para adicionarse al C=O.",
}


def valued(card: Acid | Base) -> str:
    return f"{es.in_a_sentence(card)}, {_quantity(card)} {number(card.value)}"


def written(card: Card) -> str:
    return f"{es.in_a_sentence(card)}, {subscript(card.condensed)}"


def number(value: Decimal | int | str) -> str:
    return decimal(str(value))


def _quantity(card: Acid | Base) -> str:
    return "pKa" if isinstance(card, Acid) else "pKaH"


def _the(card: Card) -> str:
    return es.with_article(es.in_a_sentence(card))


def _valued(card: Acid | Base) -> str:
    """Return "el ácido acético (AcOH), pKa 4,76"."""
    return es.with_article(valued(card))


def base_for(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"¿Qué base toma el protón {of(_valued(acid))}?",
        f"El protón va a la base con el valor más alto: {number(right.value)} es más que {number(acid.value)}.",
    )


def acid_for(base: Base, right: Acid) -> tuple[str, str]:
    return (
        f"¿Qué ácido le cede su protón {to(_valued(base))}?",
        f"Un pKa menor significa un ácido más fuerte: {number(right.value)} es menos que {number(base.value)}.",
    )


def difference(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"Todas estas toman el protón {of(_valued(acid))}. ¿Cuál lo hace de forma más completa?",
        "Cuanto mayor es la diferencia, más completa es la reacción: "
        f"{number(right.value)} − {number(acid.value)} es la mayor.",
    )


def guard(base: Card, acid: Card) -> str:
    return f"¿Qué es lo primero que le hace {_the(base)} {to(_the(acid))}?"


def guard_choice(what: Literal["adds", "takes", "too weak", "gives"], acid: Acid) -> str:
    match what:
        case "adds":
            return "Se adiciona al grupo C=O."
        case "takes":
            return f"Toma un protón, el H del {facts.acidic_h(acid)}."
        case "too weak":
            return "Nada: es una base demasiado débil."
        case "gives":
            return "Cede su protón."


def value(card: Acid | Base) -> tuple[str, str]:
    return f"¿Cuál es el {_quantity(card)} {of(_the(card))}?", facts.why(card, "16")


RANGES = {
    "below": "menores que 0",
    "above": "mayores que 0",
    "middle": "de 13 a 15",
    "far": "mayores que 20",
}


def sign_of_value(acid: Acid) -> tuple[str, str]:
    return (
        f"Las tablas no coinciden en el pKa {of(_the(acid))}. ¿En qué intervalo están todos sus valores?",
        facts.why(acid, "16"),
    )


def group(id_: str, right: Card) -> tuple[str, str]:
    return (
        f"¿Cuál de estas sustancias tiene {_GROUPS[id_]}?",
        f"Lo tiene {es.with_article(written(right))}; las demás, no.",
    )


# Ions


def sign(one: Ion, right: Ion) -> tuple[str, str]:
    return (
        f"¿A cuál de estos iones atrae {one.written}?",
        f"Las cargas opuestas se atraen: {one.written} y {right.written}.",
    )


def totals(cations: int, cation: Ion, anions: int, anion: Ion) -> tuple[str, str]:
    return (
        f"¿Qué carga tienen juntos {cations} × {cation.written} y {anions} × {anion.written}?",
        f"Deciden las cargas totales: {cations * cation.size}+ y {anions * anion.size}−.",
    )


def left(charge: int) -> str:
    return "ninguna" if charge == 0 else "positiva" if charge > 0 else "negativa"


def ratio(right: Salt) -> tuple[str, str]:
    cation, anion = right.cation.written, right.anion.written
    return (
        f"¿Cuál es la fórmula del compuesto de {cation} y {anion}?",
        f"{right.cations} × {cation} y {right.anions} × {anion}: las cargas se anulan con el menor número de iones.",
    )


def lattice(right: Salt) -> tuple[str, str]:
    return (
        f"¿Qué dice la fórmula {right.written} de un cristal de {_name(right)}?",
        "A cada ion de la red lo atraen todos sus vecinos del otro tipo. La fórmula solo da la proporción.",
    )


def lattice_choice(what: Literal["ratio", "molecules", "partners", "count"], right: Salt) -> str:
    cation, anion, share = right.cation.written, right.anion.written, spelled(right.cations)
    match what:
        case "ratio":
            return f"En todo el cristal hay {share} {cation} por cada {anion}."
        case "molecules":
            return f"Está formado por moléculas de {right.written}, muy juntas."
        case "partners":
            its_own = "su propio" if right.cations == 1 else f"sus propios {share}"
            return f"Cada {anion} está unido solo a {its_own} {cation}."
        case "count":
            return f"Tiene exactamente {right.cations + right.anions} iones."


def names(right: Salt) -> tuple[str, str]:
    return (
        f"¿Cómo se llama {right.written}?",
        "Las cargas dicen cuántos iones hay, y un anión de un solo átomo termina en -uro o es óxido: "
        f"{_name(right)}.",
    )


def oxyanions(asked: str, family: Sequence[str]) -> tuple[str, str]:
    ito, ato, *_ = family
    told = f"{es.ion(ato)} es {IONS[ato].written}, {es.ion(ito)} es {IONS[ito].written}"
    return f"¿Qué ion es el {es.ion(asked)}?", f"-ato tiene un oxígeno más que -ito: {told}."


def oxyanion_charges(known: Salt, right: Salt) -> tuple[str, str]:
    one, other = known.anion, right.anion
    return (
        f"{capitalized(es.with_article(_name(known)))} es {known.written}. "
        f"¿Cuál es la fórmula {of(es.with_article(_name(right)))}?",
        f"{capitalized(es.ion(one.id))} es {one.written}, {es.ion(other.id)} es {other.written}: "
        "estos dos tienen la misma carga.",
    )


def numerals(right: Salt) -> tuple[str, str]:
    return (
        f"¿Cómo se llama {right.written}?",
        f"El número romano es la carga del ion metálico, aquí {right.cation.written}: {_name(right)}.",
    )


def _name(one: Salt) -> str:
    return es.salt(one.cation.id, one.anion.id)


# Worksheets


def idea_behind(says: str, instead: str) -> str:
    return f"Esta respuesta encaja con la idea «{says.removesuffix('.')}». {instead}"


SHEET = {
    "worksheet": "Hoja de trabajo",
    "name": "Nombre",
    "date": "Fecha",
    "in a game": "En una de tus partidas:",
    "then": "Entonces alguien intentó:",
    "why": "¿Por qué está mal?",
    "answers": "Respuestas",
    "footer": "Respuestas · para docentes",
}


def player(number: int) -> str:
    return f"Participante {number}"


# Practice

YOU = "Tú"
NOT_A_NUMBER = "Eso no es un número. Escribe un valor como 4,76."


NOTHING_OPEN = "No queda nada abierto que practicar."


def bad_progress(error: str) -> str:
    return f"Este progreso no se puede leer: {error}."


ANKI = {
    "deck": "ácidos y bases",
    "which": "¿Qué {{Kind}} tiene {{Quantity}} {{Value}}?",
    "acid": "ácido",
    "base": "base",
}


def also(names: Sequence[str]) -> str:
    return f"También correcto: {', '.join(names)}"
