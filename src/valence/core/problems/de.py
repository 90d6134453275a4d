"""German sentences about options, presets, tables in files, names and records that can't be used."""

from collections.abc import Sequence

from valence.core.grammar import de as grammar
from valence.core.grammar.de import listed, quoted, sentence
from valence.core.problems import Part


def as_sentence(problem: Part) -> str:
    return sentence(str(problem).removesuffix("."))


def did_you_mean(near: str) -> str:
    return f"; vielleicht {quoted(near)}?" if near else ""


def number(text: str) -> str:
    return grammar.number(text)


# Options


def option(name: str, allowed: Part, given: str) -> str:
    return f"Einstellung {name}: erlaubt ist {allowed}, angegeben ist {given}"


def bad_option(name: str, problem: Part) -> str:
    return f"Einstellung {name}: {problem}"


def no_option(given: str, near: str, known: Sequence[str]) -> str:
    return (
        f"die Einstellung {given} gibt es nicht{did_you_mean(near)} (vorhanden: {', '.join(known)})"
    )


def one_of(words: Sequence[str]) -> str:
    return " oder ".join(words)


def true_or_false() -> str:
    return "true oder false"


def a_text() -> str:
    return "ein Text"


def between(low: str, high: str) -> str:
    return f"{grammar.number(low)} bis {grammar.number(high)}"


def at_least(low: str) -> str:
    return f"{grammar.number(low)} oder mehr"


def above(low: str) -> str:
    return f"mehr als {grammar.number(low)}"


def level(what: str, words: Sequence[str], given: str) -> str:
    return f"{what}: erlaubt ist {listed(words, 'oder')}, angegeben ist {quoted(given)}"


def no_preset(given: str, near: str, known: Sequence[str]) -> str:
    return f"die Vorlage {given} gibt es nicht{did_you_mean(near)} (vorhanden: {', '.join(known)})"


def preset_seats(preset: str, few: int, many: int, seats: int) -> str:
    wanted = f"{few}" if few == many else f"{few} bis {many}"
    return f"die Vorlage {preset} ist für {wanted} Plätze gedacht, nicht für {seats}"


# Seats, names and seeds


def seats(title: str, few: int, many: int, given: str) -> str:  # noqa: ARG001  # the English title
    return f"dieses Spiel ist für {few} bis {many} Plätze gedacht, nicht für {given}"


def no_seat(seat: int, last: int) -> str:
    return f"den Platz {seat} gibt es nicht; die Plätze sind 0 bis {last}"


def seed(given: str) -> str:
    return f"ein Startwert muss eine Zahl von 0 bis 2²⁵⁶ sein, angegeben ist {given}"


def names_for_seats(names: int, seats: int) -> str:
    return f"{names} Namen für {seats} Plätze"


def name_length(most: int, given: str) -> str:
    return f"ein Name muss 1 bis {most} druckbare Zeichen haben, angegeben ist {given}"


def same_name(name: str) -> str:
    return f"zwei Plätze heißen {quoted(name)}"


# Tables in files


def in_table(file: Part, line: int, column: str, problem: Part) -> str:
    in_line = f", Zeile {line}" if line else ""
    in_column = f", {column}" if column else ""
    return f"{file}{in_line}{in_column}: {problem}"


def lines(problems: Sequence[Part]) -> str:
    return "\n".join(map(str, problems))


def surplus(first: str) -> str:
    return f"mehr Felder als Spalten, ab {quoted(first)}"


def file_too_large() -> str:
    return "die Datei ist größer als 1 MB"


def not_csv(error: str) -> str:
    return f"das ist kein CSV: {error}"


def no_rows() -> str:
    return "hier wird CSV-Text oder eine Liste seiner Zeilen erwartet"


def count(most: int, given: str) -> str:
    return f"hier wird eine Zahl von 0 bis {grammar.number(most)} erwartet, angegeben ist {quoted(given)}"


def too_many_columns(most: int) -> str:
    return f"mehr als {most} Spalten"


def column_missing() -> str:
    return "diese Spalte fehlt"


def column_twice() -> str:
    return "diese Spalte gibt es zweimal"


def no_column(name: str, near: str) -> str:
    return f"keine Spalte heißt {quoted(name)}{did_you_mean(near)}"


def no_folder(file: str, folder: str) -> str:
    return f"{file}: den Ordner {folder} gibt es nicht"


# Records and JSON


def in_json(what: Part, error: str) -> str:
    return f"{what}: {error}"


def not_json(what: Part, error: str) -> str:
    return f"{what}: das ist kein JSON: {error}"


def too_long(what: Part, given: int, most: int) -> str:
    return (
        f"{what}: {grammar.number(given)} Zeichen; gelesen werden höchstens {grammar.number(most)}"
    )


def in_line(line: int, problem: Part) -> str:
    return f"Zeile {line}: {problem}"


def first_line(first: str, other: str) -> str:
    return f"ein Spielprotokoll beginnt mit {quoted(first)} oder {quoted(other)}"


def wrong_end(line: str, moves: int) -> str:
    return f"{quoted(line)}, aber die Zahl der Züge darüber ist {moves}"


def no_move(given: str) -> str:
    return f"hier wird ein Zug wie „0 {{…}}“ erwartet, hier steht {quoted(given)}"


def cut_off(moves: int) -> str:
    return f"das Spielprotokoll ist abgeschnitten: nach Zug {moves} fehlt die Zeile „end: … moves“"


def seconds(given: str) -> str:
    return f"die Bedenkzeit wird in Sekunden angegeben, etwa 12.4, hier steht {quoted(given)}"


def heading_lacks(missing: Sequence[str]) -> str:
    return f"im Kopf {'fehlt' if len(missing) == 1 else 'fehlen'} {listed(missing)}"


def withdrawn_for_each_seat(seats: int, given: str) -> str:
    return f"withdrawn: eine Zahl für jeden der {seats} Plätze erwartet, gelesen: {given}"


def unknown_heading(line: str) -> str:
    return f"im Kopf steht eine Zeile {quoted(line)}, die kein Spielprotokoll hat"


def other_cards() -> str:
    return "die Karten im Spielprotokoll gehören nicht zu dem Kartensatz, den es nennt"


def the_move() -> str:
    return "der Zug"


def rules_of_record(title: str, theirs: str, ours: str) -> str:  # noqa: ARG001  # the English title
    return (
        f"das Spielprotokoll entstand mit Version {theirs} der Regeln dieses Spiels, "
        f"hier ist es Version {ours}"
    )


def move_of_record(number: int, line: str, problem: Part) -> str:
    return f"Zug {number} im Spielprotokoll, {line}: {problem}"


def of_record(problem: Part) -> str:
    return f"das Spielprotokoll: {problem}"
