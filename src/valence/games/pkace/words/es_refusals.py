"""The refusals of moves, in Spanish."""

from valence.chem.wording import Wording
from valence.core.game import Refusal
from valence.core.grammar.es import common_refusal
from valence.core.words import Names
from valence.games.pkace import refusals
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.words.es_cards import (
    apart,
    either,
    kind_written,
    of,
    opening,
    shown,
    size,
    to,
    value_written,
)
from valence.games.pkace.words.es_reactions import spoiled_words


def refusal_words(refusal: Refusal, names: Names, facts: Wording = "14") -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given, with_=with_):
            target = _best(best, led) if best else to(led)
            instead = f": juega {either(with_)}" if with_ else ""
            return f"Puedes ganarle {target}, así que debes hacerlo{instead}. {_not_so(led, best, given, facts)}"
        case refusals.MustPlayOtherKind(led=led, with_=with_):
            wanted = "bases debes jugar una" if led.kind == "acid" else "ácidos debes jugar uno"
            have = f" Tienes {either(with_)}." if with_ else ""
            return (
                f"{opening(led)} es {kind_written(led.kind)}: no puedes ganarle, y mientras te queden "
                f"{wanted}.{have}"
            )
        case refusals.NotHeld(card=card):
            return f"No tienes {shown(card)}."
        case refusals.NoSuchCard(card=card):
            return f"En este mazo no hay ninguna carta «{card}»."
        case _:
            return common_refusal(refusal, names)


def _best(best: Weighed, led: Card) -> str:
    so_far = f"{to(best.card)}, la mejor carta hasta ahora"
    return so_far if best.difference is None else f"{so_far}, a {size(best.difference)} {of(led)}"


def _not_so(led: Card, best: Weighed | None, given: Weighed, facts: Wording) -> str:
    """Explain why the card that was given is not enough."""
    card = opening(given.card)
    match given.verdict:
        case "beats" | "value" if given.difference is None:  # R22
            return f"{card} no alcanza."
        case "beats" if best and given.difference == best.difference:
            return f"{card} está igual de lejos, pero no pesa menos."
        case "beats":
            return f"{card} está a solo {size(given.difference)}."
        case "guarded" if given.difference is None:
            return f"{card} no cuenta: ningún nucleófilo fuerte cuenta frente a un ácido protegido (R4)."
        case "guarded":
            return spoiled_words(led, given, facts)
        case "value":
            said = f"{card}, con {value_written(given.card)}"
            return f"{said}, tiene {apart(given.card, given.difference)}."
        case "kind" | "hidden":
            return f"{card} también es {kind_written(led.kind)}."
