"""Why a card is good or bad to play, in English."""

from valence.bots.pkace.chart import Cards
from valence.bots.pkace.judgement import Known, known, power, takes, unbeaten
from valence.core.words import counted
from valence.games.pkace.moves import Play
from valence.games.pkace.options import deck
from valence.games.pkace.state import View

STRONG = 0.5
"""A card that takes so large a share of the tricks to come is worth keeping."""


def reason(view: View, move: Play) -> str:
    seen = known(view)
    card = seen.chart.bit[move.card]
    name = deck(view.options).cards[move.card].name
    return _followed(seen, card, name) if seen.trick else _led(seen, card, name)


def _led(seen: Known, card: Cards, name: str) -> str:
    beaters = (seen.chart.beaters[card] & seen.unseen).bit_count()
    if not beaters:
        return f"{name} takes the trick: nothing that others can still hold beats it."
    chance = _percent(unbeaten(seen, card))
    threat = f"{counted(beaters, 'card')} that others may hold would beat it"
    return f"{name} takes the trick in {chance} of the deals: {threat}.{_later(seen, card)}"


def _followed(seen: Known, card: Cards, name: str) -> str:
    chance = takes(seen, card)
    if chance == 1:
        return f"{name} takes it, and nobody can go higher.{_later(seen, card)}"
    if chance:
        return (
            f"{name} takes it unless somebody goes higher ({_percent(chance)}).{_later(seen, card)}"
        )
    return f"{name} cannot take this trick.{_later(seen, card)}"


def _later(seen: Known, card: Cards) -> str:
    """What the card could still do if it were kept."""
    share, safe = power(seen, card), unbeaten(seen, card)
    if seen.trick and safe >= STRONG:
        return f" Kept and led, it would take a trick in {_percent(safe)} of the deals."
    if share >= STRONG:
        return f" Kept, it would beat {_percent(share)} of the cards that others may still lead."
    return " It would beat little later on: let it go." if share < STRONG / 2 else ""


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"
