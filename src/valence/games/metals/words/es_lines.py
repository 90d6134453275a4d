"""The ruling on a round, or a refusal, in one line of the board, in Spanish."""

from valence.chem.ions import ion as ion_called
from valence.core.game import Event, Refusal
from valence.core.grammar.es import counted
from valence.core.words import Names
from valence.games.metals import events, refusals
from valence.games.metals.cards import CHARGE, salt_of
from valence.games.metals.state import Answer


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Collected(seat=seat, led=led, answer=answer):
            cards = counted(led.count + answer.count, "carta")
            return f"{_sum(event)}. {names[seat]} se lleva {cards}."
        case events.TookAtRandom(seat=seat, from_=other, ion=ion):
            taken = ion_called(ion).written
            return f"{names[other]} no puede responder. {names[seat]} toma {taken} al azar."
        case events.Wrote(seat=seat, is_right=True):
            return f"{names[seat]} escribe bien el compuesto."
        case events.Wrote(seat=seat, formula_grade=grade):
            wrong = "el nombre" if grade.is_right else "la fórmula"
            return f"{names[seat]} escribe el compuesto, pero {wrong} no es así."
        case events.Skipped(seat=seat):
            return f"{names[seat]} no escribe el compuesto."
        case _:
            return ""


def _sum(event: events.Collected) -> str:
    """ "2+ y 2 × 1− se anulan: CaCl₂" """
    led, answer = event.led, event.answer
    sums = f"{_charge(led)} y {_charge(answer)}"
    if event.balance.compound:
        return f"{sums} se anulan: {salt_of(led.ion, answer.ion).written}"
    left = event.balance.led + event.balance.answer
    return f"{sums}: sobra {abs(left)}{'+' if left > 0 else '−'}"


def _charge(cards: Answer) -> str:
    charge = CHARGE[cards.ion]
    times = f"{cards.count} × " if cards.count > 1 else ""
    return f"{times}{abs(charge)}{'+' if charge > 0 else '−'}"


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.SameSign(led=led, ion=ion):
            same = f"{ion_called(ion).written} y {ion_called(led).written} tienen el mismo signo"
            return f"{same}: hace falta un {'no metal' if CHARGE[led] > 0 else 'metal'}."
        case refusals.TooLargeForShort(led=led, ion=ion):
            larger = f"{ion_called(ion).written} tiene más carga que {ion_called(led).written}"
            return f"{larger}: se juegan {abs(CHARGE[led])} o ninguna."
        case _:
            return ""
