"""The ruling on a trick, or a refusal, in one line of the board."""

from valence.core.game import Event, Refusal
from valence.core.words import Names
from valence.games.pkace import events, refusals
from valence.games.pkace.cards import Weighed
from valence.games.pkace.words.en_cards import (
    apart,
    attacked,
    brief,
    kind_written,
    opening,
    other_kind,
    size,
)


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


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given):
            target = brief(best.card) if best else brief(led)
            return f"You can beat {target}, so you must; {_too_little(given)}."
        case refusals.MustPlayOtherKind(led=led):
            held = kind_written(other_kind(led))
            return f"You can't beat {brief(led)}, but you play {held} while you hold one."
        case _:
            return ""


def _too_little(given: Weighed) -> str:
    card = brief(given.card)
    match given.verdict:
        case "value" if given.difference == 0:
            return f"{card} has the same value"
        case "value" if given.difference is not None:
            return f"{card} is {apart(given.card, given.difference)}"
        case "beats" if given.difference is not None:
            return f"{card} is only {size(given.difference)} from it"
        case "guarded":
            return f"{card} doesn't count"
        case "kind" | "hidden":
            return f"{card} is {kind_written(given.card.kind)} as well"
        case _:
            return f"{card} isn't enough"
