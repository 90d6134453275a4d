"""The ruling on a trick in one line of the board."""

from valence.core.game import Event
from valence.core.words import Names
from valence.games.pkace import events
from valence.games.pkace.cards import Weighed
from valence.games.pkace.words.en_cards import attacked, brief, opening, size


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.TrickTaken(seat=seat, decided="unbeaten"):
            return f"{_unbeaten(event)} {names[seat]} takes the trick."
        case events.TrickTaken(seat=seat):
            won = next(answer for answer in event.answers if answer.card.id == event.winner)
            return f"{names[seat]} takes it with {brief(won.card)}, {_why(event, won)}."
        case _:
            return ""


def _unbeaten(event: events.TrickTaken) -> str:
    guarded = next((one.card for one in event.answers if one.verdict == "guarded"), None)
    if guarded is None:
        return f"Nothing beats {brief(event.led)}."
    return f"{opening(guarded)} would attack the {attacked(event.led)}, so it doesn't count."


def _why(event: events.TrickTaken, won: Weighed) -> str:
    match event.decided:
        case "first":
            return "the first to beat the lead"
        case "difference":
            return f"{size(won.difference)} from the lead, the furthest"
        case "mass":
            return "lighter at the same difference"
        case "order":
            return "played before its equal"
        case _:
            return f"{size(won.difference)} from the lead"
