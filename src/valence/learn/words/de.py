"""German exercises and worksheets. Each exercise is a question and the reason for its answer."""

from collections.abc import Sequence
from typing import Literal

from valence.chem.cards import Acid, Base, Card
from valence.chem.formulas import Salt
from valence.chem.ions import IONS, Ion
from valence.chem.names import de
from valence.chem.words import de as facts
from valence.chem.writing import subscript
from valence.core.grammar.de import number, quoted, spelled
from valence.learn.words.de_polymers import averages as averages
from valence.learn.words.de_polymers import dispersity as dispersity
from valence.learn.words.de_polymers import dormant as dormant
from valence.learn.words.de_polymers import radicals as radicals
from valence.learn.words.de_polymers import terminated as terminated
from valence.learn.words.de_polymers import termination as termination
from valence.learn.words.de_polymers import transfer as transfer

# Acids and bases

_GROUPS = {
    "alcohol": "eine Alkoholgruppe",
    "phenol": "eine Phenolgruppe",
    "carboxylic acid": "eine Carboxygruppe",
    "ketone": "eine Ketogruppe",
    "aldehyde": "eine Aldehydgruppe",
    "ester": "eine Estergruppe",
    "amide": "eine Carbonsäureamid-Gruppe",
    "nitrile": "eine Nitrilgruppe",
    "thiol": "eine Thiolgruppe",
}
GUARD_REASONS = {
    "adds": "Organolithium- und Grignard-Reagenzien addieren an die C=O-Gruppe einfacher Ketone, Ester und Amide.",
    "takes": "Es ist eine starke Base, aber zu sperrig, um an C=O zu addieren.",
}


def valued(card: Acid | Base) -> str:
    return f"{de.in_a_sentence(card)}, {_quantity(card)} {number(card.value)}"


def written(card: Card) -> str:
    return f"{de.in_a_sentence(card)}, {subscript(card.condensed)}"


def _quantity(card: Acid | Base) -> str:
    return "pKa" if isinstance(card, Acid) else "pKaH"


def base_for(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"Welche Base nimmt das Proton von {valued(acid)}?",
        "Das Proton geht zur Base mit dem höheren Wert: "
        f"{number(right.value)} ist mehr als {number(acid.value)}.",
    )


def acid_for(base: Base, right: Acid) -> tuple[str, str]:
    return (
        f"Welche Säure gibt ihr Proton an {valued(base)} ab?",
        "Ein kleinerer pKa bedeutet eine stärkere Säure: "
        f"{number(right.value)} ist weniger als {number(base.value)}.",
    )


def difference(acid: Acid, right: Base) -> tuple[str, str]:
    return (
        f"Alle diese Basen nehmen das Proton von {valued(acid)}. Welche tut es am vollständigsten?",
        "Je größer der Unterschied, desto vollständiger: "
        f"{number(right.value)} − {number(acid.value)} ist der größte.",
    )


def guard(base: Card, acid: Card) -> str:
    return f"Was macht {de.in_a_sentence(base)} zuerst mit {de.in_a_sentence(acid)}?"


def guard_choice(what: Literal["adds", "takes", "too weak", "gives"], acid: Acid) -> str:
    match what:
        case "adds":
            return "Es addiert an die C=O-Gruppe."
        case "takes":
            return f"Es nimmt ein Proton: {facts.acidic_h(acid)}."
        case "too weak":
            return "Nichts: Es ist eine zu schwache Base."
        case "gives":
            return "Es gibt sein Proton ab."


def value(card: Acid | Base) -> tuple[str, str]:
    asked = f"Welchen {_quantity(card)} hat {de.in_a_sentence(card)}?"
    return asked, facts.why(card, "16")


RANGES = {"below": "unter 0", "above": "über 0", "middle": "von 13 bis 15", "far": "über 20"}


def sign_of_value(acid: Acid) -> tuple[str, str]:
    called = de.in_a_sentence(acid)
    return (
        f"Beim pKa von {called} sind sich Tabellen uneinig. In welchem Bereich liegen alle Werte?",
        facts.why(acid, "16"),
    )


def group(id_: str, right: Card) -> tuple[str, str]:
    return (
        f"Welcher dieser Stoffe hat {_GROUPS[id_]}?",
        f"{written(right)} hat {_GROUPS[id_]}, die anderen nicht.",
    )


# Ions


def sign(one: Ion, right: Ion) -> tuple[str, str]:
    return (
        f"Welches dieser Ionen zieht {one.written} an?",
        f"Entgegengesetzte Ladungen ziehen sich an: {one.written} und {right.written}.",
    )


def totals(cations: int, cation: Ion, anions: int, anion: Ion) -> tuple[str, str]:
    return (
        f"Welche Ladung haben {cations} × {cation.written} und {anions} × {anion.written} zusammen?",
        f"Die Gesamtladungen entscheiden: {cations * cation.size}+ und {anions * anion.size}−.",
    )


def left(charge: int) -> str:
    return "keine" if charge == 0 else "eine positive" if charge > 0 else "eine negative"


def ratio(right: Salt) -> tuple[str, str]:
    cation, anion = right.cation.written, right.anion.written
    return (
        f"Welche Formel hat die Verbindung aus {cation} und {anion}?",
        f"{right.cations} × {cation} und {right.anions} × {anion}: Die Ladungen gleichen sich aus, "
        "mit möglichst wenigen Ionen.",
    )


def lattice(right: Salt) -> tuple[str, str]:
    return (
        f"Was sagt die Formel {right.written} über einen Kristall von {_name(right)}?",
        "Jedes Ion im Gitter wird von allen Nachbarn der anderen Sorte angezogen. "
        "Die Formel gibt nur das Verhältnis an.",
    )


def lattice_choice(what: Literal["ratio", "molecules", "partners", "count"], right: Salt) -> str:
    cation, anion = right.cation.written, right.anion.written
    match what:
        case "ratio":
            are = "kommt" if right.cations == 1 else "kommen"
            share = spelled(right.cations, "ein")
            return f"Im ganzen Kristall {are} {share} {cation} auf jedes {anion}."
        case "molecules":
            return f"Er besteht aus dicht gepackten {right.written}-Molekülen."
        case "partners":
            share = spelled(right.cations, "sein eigenes")
            own = share if right.cations == 1 else f"seine {share}"
            return f"Jedes {anion} ist nur an {own} {cation} gebunden."
        case "count":
            return f"Er hat genau {right.cations + right.anions} Ionen."


def names(right: Salt) -> tuple[str, str]:
    return (
        f"Wie heißt {right.written}?",
        "Die Ladungen sagen, wie viele Ionen es sind, und ein Anion aus einem Atom endet auf -id: "
        f"{_name(right)}.",
    )


def oxyanions(asked: str, family: Sequence[str]) -> tuple[str, str]:
    ite, ate, *_ = family
    return (
        f"Welches Ion ist {de.ion(asked)}?",
        f"-at hat ein Sauerstoffatom mehr als -it: {de.ion(ate)} ist {IONS[ate].written}, "
        f"{de.ion(ite)} {IONS[ite].written}.",
    )


def oxyanion_charges(known: Salt, right: Salt) -> tuple[str, str]:
    return (
        f"{_name(known)} ist {known.written}. Welche Formel hat {_name(right)}?",
        f"{de.ion(known.anion.id)} ist {known.anion.written}, {de.ion(right.anion.id)} "
        f"{right.anion.written}: Diese beiden haben dieselbe Ladung.",
    )


def numerals(right: Salt) -> tuple[str, str]:
    return (
        f"Wie heißt {right.written}?",
        "Die römische Ziffer ist die Ladung des Metall-Ions, hier "
        f"{right.cation.written}: {_name(right)}.",
    )


def _name(one: Salt) -> str:
    return de.salt(one.cation.id, one.anion.id)


# Worksheets


def idea_behind(says: str, instead: str) -> str:
    return f"Diese Antwort passt zur Vorstellung {quoted(says.removesuffix('.'))}. {instead}"


SHEET = {
    "worksheet": "Arbeitsblatt",
    "name": "Name",
    "date": "Datum",
    "in a game": "In einem deiner Spiele:",
    "then": "Dann versuchte jemand:",
    "why": "Warum geht das nicht?",
    "answers": "Lösungen",
    "footer": "Lösungen · für die Lehrkraft",
}


def player(number: int) -> str:
    return f"Person {number}"


# Practice

YOU = "Du"
NOT_A_NUMBER = "Das ist keine Zahl. Gib einen Wert ein, etwa 4,76."


NOTHING_OPEN = "Zu üben ist gerade nichts offen."


def bad_progress(error: str) -> str:
    return f"Dieser Lernstand lässt sich nicht lesen: {error}."


ANKI = {
    "deck": "Säuren und Basen",
    "which": "Welche {{Kind}} hat {{Quantity}} {{Value}}?",
    "acid": "Säure",
    "base": "Base",
}


def also(names: Sequence[str]) -> str:
    return f"Auch richtig: {', '.join(names)}"
