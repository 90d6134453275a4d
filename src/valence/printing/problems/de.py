"""German sentences about why something can't be printed."""

from collections.abc import Sequence

from valence.core.grammar.de import counted
from valence.core.problems import Part


def press_missing(command: str) -> str:
    return f"zum Drucken wird typst gebraucht: {command}"


def no_font(characters: Sequence[str], first: str, more: int) -> str:
    others = f" und {counted(more, 'weitere Karte', 'weitere Karten')}" if more else ""
    can = "lassen" if more else "lässt"
    return (
        f"keine installierte Schrift kennt {' '.join(characters)}, daher {can} sich {first}{others} nicht drucken: "
        "installieren Sie eine Schriftart dafür, etwa Noto, oder verwenden Sie andere Zeichen"
    )


def of_file(file: str, problem: Part) -> str:
    return f"{file}: {problem}"


def nothing_to_print(title: str) -> str:
    return f"von {title} gibt es außer den Spielregeln nichts zu drucken"


def nothing_to_hide(title: str, facts: Sequence[str]) -> str:
    told = " und ".join(
        {"values": "Werte", "classes": "Stoffklassen"}.get(one, "Nucleophilie") for one in facts
    )
    return f"auf den Karten von {title} stehen keine Angaben, die wegfallen könnten ({told})"
