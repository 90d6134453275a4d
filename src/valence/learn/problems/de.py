"""German sentences about what can't be practised."""

from valence.core.grammar.de import number, quoted


def learner(given: str) -> str:
    return (
        "der Name einer Person darf 1 bis 40 Buchstaben, Ziffern, Leerzeichen, - oder _ haben; "
        f"angegeben ist {quoted(given)}"
    )


def no_item(given: str) -> str:
    return f"die Frage {quoted(given)} gibt es nicht"


def too_many_items(most: int) -> str:
    return f"der Lernstand hat mehr als {number(most)} Einträge"


def puzzle_number(most: int, given: int) -> str:
    return f"Rätsel gibt es von 1 bis {number(most)}, nicht {number(given)}"


def versions(most: int, given: int) -> str:
    return f"möglich sind 1 bis {most} Fassungen, nicht {number(given)}"


def nothing_to_practise() -> str:
    return "es gibt nichts zu üben: ohne Hilfe wurden keine Fehler gemacht"
