"""Why a card is good or bad to play, in English."""

from valence.bots.expert import Question
from valence.bots.pkace.chart import Cards
from valence.bots.pkace.judgement import Known, known_from, power, takes, unbeaten
from valence.chem.naming import uncapitalized
from valence.core.words import counted
from valence.games.pkace.moves import Play
from valence.games.pkace.options import deck
from valence.games.pkace.state import View

LEAD = Question("lead", "Which card would others hardly beat? Which one could you spare?")
FOLLOW = Question("follow", "Which of your cards beat the led one, and by how much?")
SLUFF = Question("sluff", "Nothing you hold takes this trick. Which card will you need least?")

# A card that takes at least this share of the tricks to come is worth keeping.
STRONG = 0.5


def reason(view: View, move: Play) -> str:
    seen = known_from(view)
    card = seen.chart.bit[move.card]
    return _followed(seen, card) if seen.trick else _led(seen, card)


def _led(seen: Known, card: Cards) -> str:
    beaters = (seen.chart.beaters[card] & seen.unseen).bit_count()
    if not beaters:
        return "It takes the trick: nothing that others can still hold beats it."
    chance = _percent(unbeaten(seen, card))
    threat = f"{counted(beaters, 'card')} that others may hold would beat it"
    return f"It takes the trick in {chance} of deals: {threat}.{_later(seen, card)}"


def _followed(seen: Known, card: Cards) -> str:
    chance = takes(seen, card)
    if chance == 1:
        return f"It takes the trick, and nobody can beat it.{_later(seen, card)}"
    if chance:
        taken = f"It takes the trick in {_percent(chance)} of deals: someone may still go higher"
        return f"{taken}.{_later(seen, card)}"
    return f"It can't take this trick.{_later(seen, card)}"


def _later(seen: Known, card: Cards) -> str:
    """What the card could still do if it were kept."""
    share, safe = power(seen, card), unbeaten(seen, card)
    if seen.trick and safe >= STRONG:
        return f" If you keep it to lead, it takes a trick in {_percent(safe)} of deals."
    if share >= STRONG:
        return (
            f" If you keep it, it beats {_percent(share)} of the cards that others may still lead."
        )
    return " It won't beat much later, so let it go." if share < STRONG / 2 else ""


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


# The steps of a hint before the card


def question(view: View, move: Play) -> Question:
    if not view.trick:
        return LEAD
    return FOLLOW if _beats(view, move) else SLUFF


def group(view: View, move: Play) -> str:
    kind = "acids" if move.card in deck(view.options).acids else "bases"
    if not view.trick:
        return f"Look at your {kind}."
    if _beats(view, move):
        return f"Look at your {kind} that beat {_led_name(view)}."
    return f"Look at your {kind}: you can't beat {_led_name(view)}."


def _beats(view: View, move: Play) -> bool:
    return bool(deck(view.options).strength(view.trick[0])[move.card])


def _led_name(view: View) -> str:
    return uncapitalized(deck(view.options).cards[view.trick[0]].name)
