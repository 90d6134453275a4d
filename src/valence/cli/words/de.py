"""German sentences of the command line."""

from collections.abc import Sequence

from valence.cli.words.de_help import HELP
from valence.core.grammar.de import counted, listed, number, quoted
from valence.core.problems import Part

# During a game

COMMANDS = {
    "hint": "tipp",
    "moves": "züge",
    "table": "tisch",
    "rules": "regeln",
    "help": "hilfe",
    "undo": "zurück",
    "quit": "ende",
}


def hint() -> str:
    return "Gib einen Zug ein, oder: ? was verboten ist · tipp · züge · regeln · tisch · hilfe · q Ende"


def all_commands() -> str:
    return """\
?            die Züge, die jetzt nicht erlaubt sind, und warum
? ZUG        warum dieser Zug nicht erlaubt ist
tipp         ein Tipp in Schritten: eine Frage, dann wo du suchen sollst, dann ein Zug
züge         die erlaubten Züge
tisch        den Tisch noch einmal zeichnen
regeln       die Spielregeln; `regeln R7` zeigt eine davon
hilfe, h     diese Liste
q, Strg-C    beenden
Züge lassen sich nicht zurücknehmen: eine gespielte Karte haben alle gesehen."""


def how_to_type(number: int, example: str) -> str:
    return f"ZUG          mit seiner Nummer ({number}) oder in Worten ({example})\n"


def type_a_number(most: int) -> str:
    return f"Gib eine Zahl von 0 bis {most} ein."


def more_moves(more: int) -> str:
    return f"und {more} weitere; gib einen Zug in Worten ein"


def more(more: int) -> str:
    return f"und {more} weitere"


def all_legal() -> str:
    return "Jetzt ist jeder Zug erlaubt."


def illegal_now() -> str:
    return "jetzt nicht erlaubt"


def why() -> str:
    return "warum"


def rule() -> str:
    return "Regel"


def take_the_keyboard() -> str:
    return ", nimm die Tastatur und drück die Eingabetaste. "


def moves_to_try(moves: int) -> str:
    return f"{moves} Züge kannst du versuchen; `züge` zeigt sie."


def moves_legal(moves: int) -> str:
    return f"{moves} Züge sind erlaubt; `züge` zeigt sie."


def dont_know() -> str:
    return "Das weiß ich nicht"


def which_number() -> str:
    return "Nummer? "


def help_is_off() -> str:
    return "Hier gibt es keine Hilfe: versuch den Zug. Ist er nicht erlaubt, erfährst du, warum."


def is_legal() -> str:
    return "Dieser Zug ist erlaubt."


def no_undo() -> str:
    return "Züge lassen sich nicht zurücknehmen: die Karte haben alle gesehen."


def no_hints() -> str:
    return "In diesem Spiel gibt es keine Tipps."


def ask_yourself(question: str) -> str:
    return f"Frag dich: {question}"


def not_listed() -> str:
    return "Hier werden keine Züge aufgezählt: das würde die Antwort verraten."


def play_it() -> str:
    return "So spielen? (j/n) "


def yes() -> Sequence[str]:
    return ("", "j", "ja", "y")


def the_end() -> str:
    return "Ende"


def stopped(moves: int) -> str:
    return f"Nach {counted(moves, 'Zug', 'Zügen')} beendet."


def resume(file: str) -> str:
    return f"Weiter geht es mit: valence play --resume {file}"


def enter() -> str:
    return "Eingabetaste "


def no_such_number(number: int, last: int) -> str:
    return f"kein Zug hat die Nummer {number}; die Liste geht von 1 bis {last}"


def not_a_move(given: str, how_to_type: Part) -> str:
    return f"{quoted(given)} ist hier kein Zug; {how_to_type}"


def see_table() -> str:
    return "`tisch` zeigt, wie man einen eingibt"


def type_as_listed(example: str) -> str:
    return f"gib einen Zug so ein, wie `züge` ihn nennt, etwa `{example}`, oder seine Nummer"


def several_moves(given: str, moves: int, example: str) -> str:
    return (
        f"{quoted(given)} passt auf {moves} Züge; gib den ganzen Zug ein, etwa `{example}`, "
        "oder eine Nummer aus `züge`"
    )


def not_json(given: str, error: str, example: str) -> str:
    such_as = f"; gib einen ein wie {example}" if example else ""
    return f"{quoted(given)} ist kein Zug in JSON ({error}){such_as}"


# Beginning a game


def which_game() -> str:
    return "Welches Spiel? "


def somebody() -> str:
    return "Gast"


def changed(options: str) -> str:
    return f"Anders als auf dem Blatt: {options}."


def too_many_people(people: int, seats: int) -> str:
    return f"{people} Personen, aber nur {counted(seats, 'Platz', 'Plätze')}"


def write_option(given: str) -> str:
    return f"Einstellung {quoted(given)}: schreiben Sie name=wert, etwa hand=8"


# Games, rulebooks, cards


def game_columns() -> Sequence[str]:
    return ("Spiel", "Titel", "Plätze", "worum es geht")


def no_rule(game: str, number: str, first: str, last: str) -> str:
    return f"{game} hat keine Regel {quoted(number)}; es gibt {first} bis {last}"


def card_columns() -> Sequence[str]:
    return (
        "Art",
        "Karte",
        "kurz",
        "Wirkung",
        "Ladung",
        "Wert",
        "in",
        "g/mol",
        "Nucleophil",
        "Anzahl",
    )


def card_kinds() -> dict[str, str]:
    return {
        "acid": "Säure",
        "base": "Base",
        "initiator": "Initiator",
        "monomer": "Monomer",
        "copolymer": "Copolymer",
        "cap": "Kappung",
        "transfer": "Übertragung",
        "termination": "Abbruch",
        "water": "Wasser",
        "est.": "gesch.",
        "non": "kein",
        "weak": "schwach",
        "strong": "stark",
        "guarded": "geschützt",
    }


def no_kind(given: str, known: Sequence[str]) -> str:
    allowed = (
        f"möglich ist {listed(known, 'oder')}" if known else "in diesem Spiel gibt es das nicht"
    )
    return f"--kind {quoted(given)}: {allowed}"


# Sets


def file_exists(file: str) -> str:
    return f"{file} gibt es schon; wählen Sie mit -o einen anderen Namen"


def new_set(file: str, quoted: str) -> str:
    return f"{file}: ersetzen Sie die Beispiele und prüfen Sie dann mit: valence set check {quoted}"


def on_paper(reason: Part) -> str:
    return f"Auf Papier: {reason}."


def warning(warning: Part) -> str:
    return f"Achtung: {warning}"


def bad_choice(option: str, known: Sequence[str], given: str) -> str:
    return f"{option} {quoted(given)}: möglich ist {listed(known, 'oder')}"


def nothing_like_that() -> str:
    return "keine mitgelieferte Karte passt dazu"


def picked(file: str, cards: int) -> str:
    return (
        f"{file}: {counted(cards, 'Karte', 'Karten')}; wo kein Wert steht, gilt der mitgelieferte"
    )


def bad_ending(file: str, endings: Sequence[str]) -> str:
    return f"{file}: der Name muss auf {listed(endings, 'oder')} enden"


def drawing_cards() -> str:
    return "Karten werden gezeichnet …"


def drawn(file: str, cards: int) -> str:
    return f"{file}: {counted(cards, 'Karte', 'Karten')} gezeichnet"


def fit_columns() -> Sequence[str]:
    return ("Spiel", "Personen", "")


def players(few: int, many: int) -> str:
    return f"{few}" if few == many else f"{few} bis {many}"


def when_acid_led() -> str:
    return "wenn eine Säure ausgespielt ist"


def when_base_led() -> str:
    return "wenn eine Base ausgespielt ist"


def cards() -> str:
    return "Karten"


def acids(n: int) -> str:
    return counted(n, "Säure", "Säuren")


def bases(n: int) -> str:
    return counted(n, "Base", "Basen")


def pairs_that_beat() -> str:
    return "Paare, bei denen gestochen wird"


def of_pairs(beating: int, pairs: int) -> str:
    return f"{number(beating)} von {number(pairs)}"


def nothing_beats() -> str:
    return "nie gestochen"


def beat_nothing() -> str:
    return "stechen nie"


def serves(is_ordered: bool, most_players: int) -> str:
    full = f"Hände der üblichen Größe für bis zu {most_players} Personen"
    unordered = full if most_players else "nur kleine Hände"
    return (
        f"Geordnetes Spiel zu zweit: {'ja' if is_ordered else 'nein'}. Ungeordnet: {unordered}.\n"
    )


# Printing


def plain_cards(title: str) -> str:
    return f"Die Karten von {title} sind noch nicht gestaltet; gedruckt werden schlichte."


def cards_of_another(title: str, other: str) -> str:
    return f"{title} wird mit den Karten von {other} gespielt; gedruckt werden diese."


def laying_out() -> str:
    return "Seiten werden gesetzt …"


def printed(file: str, contents: Part, how: Part) -> str:
    return f"{file}: {contents}. Drucken Sie mit 100\u202f%, {how}."


def both_sides() -> str:
    return "beidseitig, über die lange Kante gewendet"


def one_side() -> str:
    return "einseitig"


def tiles_and_board(tiles: int) -> str:
    return f"{counted(tiles, 'Stein', 'Steine')} und das Spielfeld"


def the_rulebook() -> str:
    return "die Spielregeln"


def number_of_cards(cards: int) -> str:
    return counted(cards, "Karte", "Karten")


# Practice


def practice_help() -> str:
    return (
        "Gib den Wert ein, oder Name oder Formel der Verbindung. "
        "Die Eingabetaste zeigt die Antwort, q beendet."
    )


def not_a_value() -> str:
    return (
        "Das ist keine Zahl. Gib einen Wert wie 4,76 ein, "
        "oder drück die Eingabetaste, um die Antwort zu sehen."
    )


def right_of(right: int, answered: int, standing: Part) -> str:
    return f"{right} von {answered} richtig. {standing}"


def standing(known: int, shaky: int, new: int, due: int) -> str:
    return f"{known} sitzen, {shaky} sind unsicher, {new} neu; {due} jetzt fällig."


def shakiest(items: Sequence[str]) -> str:
    return f"Am unsichersten: {listed(items)}."


def next_due(days: int, hours: int, minutes: int) -> str:
    if days:
        wait = counted(days, "Tag", "Tagen")
    elif hours:
        wait = counted(hours, "Stunde", "Stunden")
    else:
        wait = counted(minutes, "Minute", "Minuten")
    return f"Die nächste Frage ist in {wait} fällig."


def not_for_anki(file: str, instead: str) -> str:
    return f"{file}: Anki öffnet nur Dateien mit der Endung .apkg; nehmen Sie {instead}"


def anki_notes(file: str, notes: int) -> str:
    return (
        f"{file}: {counted(notes, 'Notiz', 'Notizen')}, jede mit einer Karte in beiden Richtungen"
    )


# Reports


def verdicts() -> dict[str, str]:
    return {
        "knows": "✓ gezeigt",
        "guesses": "? geraten",
        "misconception": "✗ noch einmal ansehen",
        "something else": "≠ andere Vorstellung",
        "unclear": "~ unklar",
        "too little": "· zu wenig zu sehen",
    }


def finding_columns() -> Sequence[str]:
    return ("Konzept", "gezeigt", "Entscheidungen", "was")


def every_try(file: str) -> str:
    return f"{file}: jeder aussagekräftige Versuch"


def worksheets(file: str, versions: int, titles: Sequence[str]) -> str:
    made = counted(versions, "Fassung", "Fassungen")
    return f"{file}: {made} mit den Lösungen am Ende, zu: {', '.join(titles)}."


def exercises(file: str, exercises: int) -> str:
    return f"{file}: {counted(exercises, 'Aufgabe', 'Aufgaben')}"


# The server


def already_running(port: int) -> str:
    return f"Valence läuft schon auf Port {port}; beenden Sie es zuerst mit Strg-C"


def running_at() -> str:
    return "Valence läuft unter"


def ctrl_c() -> str:
    return "(Strg-C beendet)"


def only_here() -> str:
    return "Nur dieser Rechner kann es öffnen. Für eine Klasse: `valence serve --lan`."


def if_not_opened() -> str:
    return "Wenn ein Gerät es nicht öffnen kann, zeigt `valence doctor`, woran es liegt."


def up_to_date() -> str:
    return "Die Datenbank ist auf dem neuesten Stand."


def saved(file: str) -> str:
    return f"Die Datenbank ist in {file} gesichert."


def restored(file: str) -> str:
    return f"Die Datenbank ist aus {file} wiederhergestellt."


def previous(file: str) -> str:
    return f"Die vorherige Datenbank liegt in {file}."


def site_written(folder: str, megabytes: int) -> str:
    return (
        f"Die Website liegt in {folder} ({megabytes} MB). "
        "Laden Sie sie auf einen beliebigen Webserver, oder probieren Sie sie hier aus:"
    )


def help_text(text: str) -> str:
    return HELP.get(text, text)
