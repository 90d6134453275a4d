"""English sentences about why something can't be printed."""

from collections.abc import Sequence

from valence.core.grammar.en import counted
from valence.core.problems import Part


def press_missing(command: str) -> str:
    return f"printing needs typst: {command}"


def no_font(characters: Sequence[str], first: str, more: int) -> str:
    """Name the first card that can't be printed, and say how many more there are."""
    others = f" and {counted(more, 'other card')}" if more else ""
    return (
        f"no installed font can draw {' '.join(characters)}, so {first}{others} can't be printed: "
        "install a font for that script, such as Noto, or use other characters"
    )


def of_file(file: str, problem: Part) -> str:
    return f"{file}: {problem}"


def nothing_to_print(title: str) -> str:
    return f"{title} has nothing to print except its rulebook"


def nothing_to_hide(title: str, facts: Sequence[str]) -> str:
    return f"{title} has no {' or '.join(facts)} on its cards"
