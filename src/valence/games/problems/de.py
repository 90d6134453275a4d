"""German sentences about options and sets that a game can't be played with."""

from collections.abc import Sequence

from valence.core.grammar.de import counted, listed, number, quoted
from valence.core.problems.de import did_you_mean

# Options


def no_game(given: str, near: str, known: Sequence[str]) -> str:
    return f"das Spiel {given} gibt es nicht{did_you_mean(near)} (vorhanden: {', '.join(known)})"


def hands_need_cards(seats: int, hand: int, needed: int, size: int) -> str:
    hands = f"{seats} Hände mit je {counted(hand, 'Karte', 'Karten')}"
    return f"für {hands} werden {needed} Karten gebraucht, der Kartensatz hat {size}"


def racks_need_tiles(seats: int, rack: int, needed: int, size: int) -> str:
    return f"für {seats} Plätze mit je {rack} Steinen werden {needed} Steine gebraucht, der Kartensatz hat {size}"


def players_need_cards(seats: int, needed: int, size: int) -> str:
    return f"zu {_together(seats)} werden {needed} Karten gebraucht, der Kartensatz hat {size}"


def _together(seats: int) -> str:
    """Return "zweit", as in "zu zweit"."""
    words = ("zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt")
    return words[seats - 2] if seats - 2 in range(len(words)) else f"{seats} Personen"


def hands_in_edition_1(most: int) -> str:
    return f"0 bis {most} Runden in Ausgabe 1"


def no_penalty() -> str:
    return "false in Ausgabe 1, die keine Punkte kennt"


def no_acids() -> str:
    return "pKace braucht Säuren und Basen, der Kartensatz hat keine Säuren"


def no_bases() -> str:
    return "pKace braucht Säuren und Basen, der Kartensatz hat keine Basen"


def unordered(seats: int) -> str:
    return f"zu {_together(seats)} nur unordered"


def even_hand(most: int) -> str:
    return f"bei geordnetem Stapel eine gerade Zahl von 2 bis {most}"


def hand(most: int, seats: int) -> str:
    return f"zu {_together(seats)} 1 bis {most}"


def ordered_needs_acids(needed: int, size: int) -> str:
    return _ordered_needs(counted(needed, "Säure", "Säuren"), size)


def ordered_needs_bases(needed: int, size: int) -> str:
    return _ordered_needs(counted(needed, "Base", "Basen"), size)


def _ordered_needs(needed: str, size: int) -> str:
    return (
        f"ein geordnetes Spiel braucht {needed}, der Kartensatz hat {size}: "
        "ergänzen Sie Karten, oder spielen Sie ungeordnet mit weniger Handkarten"
    )


def table_alone() -> str:
    return "table, wenn jemand allein spielt"


def seat_of_many(most: int) -> str:
    return f"seat, wenn es mehr als {most} sind"


def printed_with_set() -> str:
    return "printed bei einem eigenen Kartensatz"


def choices_of_acids(choices: int, values: int) -> str:
    return _choices_of("Säuren", choices, values)


def choices_of_bases(choices: int, values: int) -> str:
    return _choices_of("Basen", choices, values)


def _choices_of(cards: str, choices: int, values: int) -> str:
    return (
        f"für vier Antworten zur Wahl braucht es {cards} mit {choices} verschiedenen Werten, "
        f"der Kartensatz hat {values}; spielen Sie mit answers=typed"
    )


# Sets


def empty_set() -> str:
    return "der Kartensatz ist leer"


def no_kind_of_row() -> str:
    return "hier wird ein Stein, ein Ion oder eine Reihe des Spielfelds erwartet"


def two_kinds_of_row() -> str:
    return "eine Zeile ist entweder ein Stein oder ein Ion oder eine Reihe des Spielfelds"


def no_tile(given: str, near: str, known: Sequence[str]) -> str:
    return f"kein Stein heißt {quoted(given)}{did_you_mean(near)} (vorhanden: {', '.join(known)})"


def no_tile_for(element: str) -> str:
    return f"für {element} gibt es keinen Stein"


def no_tiles_for(ion: str) -> str:
    return f"für {ion} sind keine Steine da"


def too_many_tiles(given: int, most: int) -> str:
    return f"das sind {given} Steine; erlaubt sind höchstens {most}"


def no_formulas() -> str:
    return "es lässt sich keine Formel legen: dazu braucht es ein Metall und ein Anion"


def no_copies() -> str:
    return (
        "hier wird mindestens eine Karte erwartet; lassen Sie die Zeile eines Ions weg, "
        "das Sie nicht brauchen"
    )


def no_cations() -> str:
    return "es gibt keine Kationen, also keine Antwort auf ein Anion"


def no_anions() -> str:
    return "es gibt keine Anionen, also keine Antwort auf ein Kation"


def too_many_cards(given: int, most: int) -> str:
    return f"das sind {given} Karten; erlaubt sind höchstens {most}"


def no_card(given: str, near: str, known: Sequence[str]) -> str:
    meant = did_you_mean(near) or f" (vorhanden: {', '.join(known)})"
    return f"keine Karte heißt {quoted(given)}{meant}"


def deck_size(given: int, wanted: int) -> str:
    return f"das sind {counted(given, 'Karte', 'Karten')}; ein Stapel hat {wanted}"


def no_initiators(known: Sequence[str]) -> str:
    return f"ohne {listed(known, 'oder')} kann keine Kette beginnen"


def no_monomers() -> str:
    return "ohne ein Monomer mit dem Wert 1 kann keine Kette beginnen"


def no_terminators() -> str:
    return "ohne termination oder cta kann keine Kette abgebrochen werden"


# Boards


def rows_of_board(given: int) -> str:
    return f"ein Spielfeld hat 9, 11, 13 … 31 Reihen, hier sind es {number(given)}"


def squares_of_row(row: int, squares: int, rows: int) -> str:
    return f"Reihe {row} hat {squares} Felder, es gibt {rows} Reihen"


def no_square(square: str, given: str) -> str:
    return f"auf {square} steht {quoted(given)}, möglich ist . d t D T *"


def other_centre(square: str, centre: str) -> str:
    return f"auf {square} steht „*“, das Zeichen für die Mitte {centre}"
