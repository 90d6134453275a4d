"""The ruling on a round, or a refusal, in one line of the board."""

from valence.chem.ions import ion as ion_called
from valence.core.game import Event, Refusal
from valence.core.grammar.en import counted
from valence.core.words import Names
from valence.games.metals import events, refusals
from valence.games.metals.cards import CHARGE, salt_of
from valence.games.metals.state import Answer


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Collected(seat=seat, led=led, answer=answer):
            return f"{_sum(event)}. {names[seat]} collects {counted(led.count + answer.count, 'card')}."
        case events.TookAtRandom(seat=seat, from_=other, ion=ion):
            return f"{names[other]} has no answer. {names[seat]} takes {ion_called(ion).written} at random."
        case events.Wrote(seat=seat, is_right=True):
            return f"{names[seat]} writes the compound right."
        case events.Wrote(seat=seat, formula_grade=grade):
            wrong = "name" if grade.is_right else "formula"
            return f"{names[seat]} writes the compound; the {wrong} isn't right."
        case events.Skipped(seat=seat):
            return f"{names[seat]} doesn't write the compound."
        case _:
            return ""


def _sum(event: events.Collected) -> str:
    """ "2+ and 2 × 1− cancel to CaCl₂" """
    led, answer = event.led, event.answer
    sums = f"{_charge(led)} and {_charge(answer)}"
    if event.balance.compound:
        return f"{sums} cancel to {salt_of(led.ion, answer.ion).written}"
    left = event.balance.led + event.balance.answer
    return f"{sums}: {abs(left)}{'+' if left > 0 else '−'} is left over"


def _charge(cards: Answer) -> str:
    charge = CHARGE[cards.ion]
    times = f"{cards.count} × " if cards.count > 1 else ""
    return f"{times}{abs(charge)}{'+' if charge > 0 else '−'}"


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.SameSign(led=led, ion=ion):
            same = f"{ion_called(ion).written} and {ion_called(led).written} have the same sign"
            return f"{same}: {'a non-metal' if CHARGE[led] > 0 else 'a metal'} would cancel."
        case refusals.TooLargeForShort(led=led, ion=ion):
            larger = f"{ion_called(ion).written} has a larger charge than {ion_called(led).written}"
            return f"{larger}: all {abs(CHARGE[led])} or none."
        case _:
            return ""
