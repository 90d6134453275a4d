"""German exercises about radical polymerisation."""

from typing import Literal

from valence.chem.names import de
from valence.core.grammar.de import number

_ENDINGS = {"combination": "Rekombination", "disproportionation": "Disproportionierung"}


def terminated(
    chains: int, monomer: str, gone: int, how: Literal["combination", "disproportionation"]
) -> tuple[str, str]:
    return (
        f"{chains} Ketten aus {de.substance(monomer)} wuchsen. {gone} davon sind durch {_ENDINGS[how]} "
        "abgebrochen. Wie viele können noch ein Monomer anlagern?",
        "Eine abgebrochene Kette hat kein Radikal, also lagert sich nichts mehr an.",
    )


def dormant(chains: int, capped: int) -> tuple[str, str]:
    sits = f"An {capped} von {chains} Ketten aus Styrol sitzt TEMPO"
    return (
        f"{sits}; die anderen haben am Ende ein Radikal. "
        "Wie viele können in diesem Moment ein Monomer anlagern?",
        "Solange TEMPO auf einer Kette sitzt, hat sie kein Radikal.",
    )


def radicals(chains: int, capped: int, gone: int) -> tuple[str, str]:
    return (
        f"Von {chains} Ketten aus Styrol hat TEMPO {capped} verschlossen, und {gone} sind durch Rekombination "
        "abgebrochen. Die Mischung bleibt heiß. Wie viele Ketten können wieder wachsen, die schlafenden mitgezählt?",
        "In der Hitze löst sich TEMPO immer von einigen Ketten und verschließt sie wieder; so kommt jede schlafende "
        "Kette an die Reihe. Die Bindung aus der Rekombination bleibt.",
    )


def transfer(chains: int, monomer: str, events: int) -> tuple[str, str]:
    takes = "nimmt eine davon" if events == 1 else "nehmen zwei davon"
    return (
        f"{chains} Ketten aus {de.substance(monomer)} wachsen. Dann {takes} einem Thiol ein Wasserstoffatom. "
        "Wie viele Radikale gibt es danach?",
        "Das Radikal geht nicht verloren: Es wandert zum Schwefelatom, das eine neue Kette startet.",
    )


def termination(chains: int, monomer: str) -> tuple[str, str]:
    return (
        f"{chains} Ketten aus {de.substance(monomer)} wachsen. Dann findet ein Abbruch statt. "
        "Wie viele wachsen noch?",
        "Dazu müssen sich zwei Radikale treffen, und beide werden verbraucht.",
    )


def averages(light: int, heavy: int, quantity: str, mn: int, mw: int) -> tuple[str, str]:
    return (
        f"Eine Probe hat eine Kette mit {number(light)} g/mol und eine mit {number(heavy)} g/mol. "
        f"Wie groß ist {quantity}?",
        f"Bei Mn zählt jede Kette gleich: {number(mn)} g/mol. "
        f"Bei Mw zählt eine Kette nach ihrer Masse: {number(mw)} g/mol.",
    )


def dispersity(mn: int, mw: int) -> tuple[str, str]:
    return (
        f"Eine Probe hat Mn = {number(mn)} g/mol und Mw = {number(mw)} g/mol. Wie groß ist Đ?",
        f"Đ = Mw / Mn = {number(f'{mw / mn:g}')}. Kleiner als 1 wird es nie.",
    )
