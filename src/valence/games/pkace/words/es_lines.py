"""The ruling on a trick, or a refusal, in one Spanish line of the board."""

from valence.core.game import Event, Refusal
from valence.core.words import Names
from valence.games.pkace import events, refusals
from valence.games.pkace.cards import Weighed
from valence.games.pkace.words.es_cards import (
    apart,
    attacked,
    brief,
    kind_written,
    opening,
    other_kind,
    size,
    the,
    to,
)


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.TrickTaken(seat=seat, decided="unbeaten"):
            return f"{_unbeaten(event)} La baza es de {names[seat]}."
        case events.TrickTaken(seat=seat):
            won = next(answer for answer in event.answers if answer.card.id == event.winner)
            return f"{names[seat]} se la lleva con {brief(won.card)}, {_why(event, won)}."
        case _:
            return ""


def _unbeaten(event: events.TrickTaken) -> str:
    guarded = next((one.card for one in event.answers if one.verdict == "guarded"), None)
    if guarded is None:
        return f"Nada le gana {to(event.led)}."
    return f"{opening(guarded)} atacaría el {attacked(event.led)}, así que no cuenta."


def _why(event: events.TrickTaken, won: Weighed) -> str:
    match event.decided:
        case "first":
            return "la primera que gana"
        case "difference":
            return f"a {size(won.difference)} de la salida, la más lejana"
        case "mass":
            return "de menor masa a igual diferencia"
        case "order":
            return "que se jugó antes que su igual"
        case _:
            return f"a {size(won.difference)} de la salida"


def refusal_line(refusal: Refusal, _names: Names) -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given):
            target = to(best.card) if best else to(led)
            return f"Debes ganarle {target}; {_too_little(given)}."
        case refusals.MustPlayOtherKind(led=led):
            held = kind_written(other_kind(led))
            return f"No puedes ganarle {to(led)}: juega {held} mientras te queden."
        case _:
            return ""


def _too_little(given: Weighed) -> str:
    card = the(given.card)
    match given.verdict:
        case "value" if given.difference == 0:
            return f"{card} tiene el mismo valor"
        case "value" if given.difference is not None:
            return f"{card} tiene {apart(given.card, given.difference)}"
        case "beats" if given.difference is not None:
            return f"{card} está a solo {size(given.difference)}"
        case "guarded":
            return f"{card} no cuenta"
        case "kind" | "hidden":
            return f"{card} es {'otro ácido' if given.card.kind == 'acid' else 'otra base'}"
        case _:
            return f"{card} no alcanza"
