"""German sentences about sets of cards that can't be used, and about what is odd in them."""

from valence.chem.acids_bases import cards
from valence.chem.names import names
from valence.core.grammar.de import number, quoted
from valence.core.languages import Language
from valence.core.problems import Part
from valence.core.problems.de import did_you_mean


def spreadsheets_missing(command: str) -> str:
    return f"für Tabellendateien wird openpyxl gebraucht: {command}"


def other_format() -> str:
    return (
        "dieses Format lässt sich nicht lesen; speichern Sie die Datei als .xlsx oder als CSV UTF-8"
    )


def not_text() -> str:
    return "das ist kein Text; speichern Sie die Datei als CSV UTF-8 oder als Tabelle"


def not_a_spreadsheet(error: str) -> str:
    return f"das ist keine Tabellendatei: {error}"


def too_large_unpacked() -> str:
    return "die Datei ist entpackt größer als 5 MB"


def unreadable_spreadsheet(error: str) -> str:
    return f"diese Tabelle lässt sich nicht lesen: {error}"


def no_sets(title: str) -> str:  # noqa: ARG001  # the English title
    return "für dieses Spiel gibt es keine Kartensätze"


def too_many_bytes(given: int, most: int) -> str:
    return f"die Karten brauchen {number(given)} Bytes; erlaubt sind höchstens {number(most)}"


def the_option() -> str:
    return "Einstellung cards"


def structure_of_cards(problem: Part) -> str:
    return f"Eine Struktur auf diesen Karten lässt sich nicht lesen: {problem}"


def in_option(row: int, problem: Part) -> str:
    return f"Einstellung cards{f', Zeile {row}' if row else ''}: {problem}"


def not_rows(error: str) -> str:
    return f"hier wird CSV-Text oder eine Liste seiner Zeilen erwartet: {error}"


def on_another_line(name: str, line: int) -> str:
    return f"{name} steht schon in Zeile {line}"


def given_before(name: str) -> str:
    return f"{name} kam schon vor"


# Acids and bases


def no_name() -> str:
    return "hier fehlt ein Name oder eine id"


def is_acid(given: str) -> str:
    return f"{given} ist eine Säure"


def is_base(given: str) -> str:
    return f"{given} ist eine Base"


def is_both(given: str) -> str:
    return f"{given} gibt es als Säure und als Base: tragen Sie ein, was gemeint ist"


def no_card(given: str, near: str) -> str:
    own = "; eine eigene Karte braucht hier ihre smiles oder formula"
    return f"keine mitgelieferte Karte heißt {quoted(given)}{did_you_mean(near) or own}"


def card(id_: str) -> str:
    return names(Language("de")).card(cards()[id_])


def same_structure(one: Part, other: Part) -> str:
    return f"{one} und {other} haben dieselbe Struktur."


def far_value(name: Part, value: str, published: str) -> str:
    return f"{name} hat den Wert {number(value)}; veröffentlicht ist {number(published)}."
