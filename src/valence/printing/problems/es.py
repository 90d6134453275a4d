"""Spanish sentences about why something can't be printed."""

from collections.abc import Sequence

from valence.core.grammar.es import counted
from valence.core.problems import Part


def press_missing(command: str) -> str:
    return f"para imprimir se necesita typst: {command}"


def no_font(characters: Sequence[str], first: str, more: int) -> str:
    others = f" y {counted(more, 'carta')} más" if more else ""
    can = "se pueden" if more else "se puede"
    return (
        f"ninguna fuente instalada tiene {' '.join(characters)}, así que no {can} imprimir {first}{others}: "
        "instale una fuente para esa escritura, como Noto, o use otros caracteres"
    )


def of_file(file: str, problem: Part) -> str:
    return f"{file}: {problem}"


def nothing_to_print(title: str) -> str:
    return f"de {title} no hay nada que imprimir, salvo las reglas"


def nothing_to_hide(title: str, facts: Sequence[str]) -> str:
    known = {"values": "valores", "classes": "clases de compuestos"}
    told = " y ".join(known.get(one, "nucleofilia") for one in facts)
    return f"las cartas de {title} no llevan datos que se puedan ocultar ({told})"
