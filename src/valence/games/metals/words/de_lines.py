"""The ruling on a round, or a refusal, in one line of the board."""

from valence.chem.ions import ion as ion_called
from valence.core.game import Event, Refusal
from valence.core.grammar.de import counted
from valence.core.words import Names
from valence.games.metals import events, refusals
from valence.games.metals.cards import CHARGE, salt_of
from valence.games.metals.state import Answer


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Collected(seat=seat, led=led, answer=answer):
            cards = counted(led.count + answer.count, "Karte", "Karten")
            return f"{_sum(event)}. {names[seat]} sammelt {cards} ein."
        case events.TookAtRandom(seat=seat, from_=other, ion=ion):
            return f"{names[other]} hat keine Antwort. {names[seat]} zieht blind {ion_called(ion).written}."
        case events.Wrote(seat=seat, is_right=True):
            return f"{names[seat]} schreibt die Verbindung richtig."
        case events.Wrote(seat=seat, formula_grade=grade):
            wrong = "der Name" if grade.is_right else "die Formel"
            return f"{names[seat]} schreibt die Verbindung; {wrong} stimmt nicht."
        case events.Skipped(seat=seat):
            return f"{names[seat]} schreibt die Verbindung nicht."
        case _:
            return ""


def _sum(event: events.Collected) -> str:
    """ "2+ und 2 × 1− gleichen sich aus: CaCl₂" """
    led, answer = event.led, event.answer
    sums = f"{_charge(led)} und {_charge(answer)}"
    if event.balance.compound:
        return f"{sums} gleichen sich aus: {salt_of(led.ion, answer.ion).written}"
    left = event.balance.led + event.balance.answer
    return f"{sums}: {abs(left)}{'+' if left > 0 else '−'} bleibt übrig"


def _charge(cards: Answer) -> str:
    charge = CHARGE[cards.ion]
    times = f"{cards.count} × " if cards.count > 1 else ""
    return f"{times}{abs(charge)}{'+' if charge > 0 else '−'}"


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.SameSign(led=led, ion=ion):
            same = (
                f"{ion_called(ion).written} und {ion_called(led).written} haben dasselbe Vorzeichen"
            )
            return f"{same}: Ein {'Nichtmetall' if CHARGE[led] > 0 else 'Metall'} würde passen."
        case refusals.TooLargeForShort(led=led, ion=ion):
            larger = (
                f"{ion_called(ion).written} hat eine größere Ladung als {ion_called(led).written}"
            )
            return f"{larger}: alle {abs(CHARGE[led])} oder keines."
        case _:
            return ""
