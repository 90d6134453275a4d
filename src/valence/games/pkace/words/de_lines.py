"""The ruling on a trick, or a refusal, in one German line of the board."""

from valence.core.game import Event, Refusal
from valence.core.words import Names
from valence.games.pkace import events, refusals
from valence.games.pkace.cards import Weighed
from valence.games.pkace.words.de_cards import (
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
            return f"{_unbeaten(event)} {names[seat]} gewinnt den Stich."
        case events.TrickTaken(seat=seat):
            won = next(answer for answer in event.answers if answer.card.id == event.winner)
            return f"{names[seat]} gewinnt mit {brief(won.card)}: {_why(event, won)}."
        case _:
            return ""


def _unbeaten(event: events.TrickTaken) -> str:
    guarded = next((one.card for one in event.answers if one.verdict == "guarded"), None)
    if guarded is None:
        return f"Nichts schlägt {brief(event.led)}."
    return f"{opening(guarded)} würde {attacked(event.led)} angreifen und zählt nicht."


def _why(event: events.TrickTaken, won: Weighed) -> str:
    match event.decided:
        case "first":
            return "die erste Karte, die schlägt"
        case "difference":
            return f"Abstand {size(won.difference)}, der größte"
        case "mass":
            return "gleicher Abstand, aber leichter"
        case "order":
            return "früher gespielt als die gleich gute Karte"
        case _:
            return f"Abstand {size(won.difference)}"


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given):
            target = brief(best.card) if best else brief(led)
            return f"Du musst {target} schlagen: {_too_little(given)}."
        case refusals.MustPlayOtherKind(led=led):
            held = f"eine {other_kind(led)}"
            return f"{opening(led)} ist nicht zu schlagen: Wirf {held} ab, solange du eine hast."
        case _:
            return ""


def _too_little(given: Weighed) -> str:
    card = opening(given.card)
    match given.verdict:
        case "value" if given.difference == 0:
            return f"{card} hat den gleichen Wert"
        case "value" if given.difference is not None:
            return f"{card} liegt {apart(given.card, given.difference)}"
        case "beats" if given.difference is not None:
            return f"{card} hat nur Abstand {size(given.difference)}"
        case "guarded":
            return f"{card} zählt nicht"
        case "kind" | "hidden":
            return f"{card} ist auch {kind_written(given.card.kind)}"
        case _:
            return f"{card} reicht nicht"
