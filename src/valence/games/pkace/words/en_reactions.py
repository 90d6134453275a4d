"""The chemistry in the flask when one card meets another, in English."""

import re
from decimal import ROUND_HALF_UP, Decimal

from valence.chem.acids_bases import spread
from valence.chem.names import en
from valence.chem.reactions import LEVELLING, certainty, is_measured
from valence.chem.writing import power_of_ten
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.words.en_cards import attacked, brief, opening, size

MOST_SPREAD = 2  # between values in print, in powers of ten of a constant


def reaction_words(event: TrickTaken, won: Weighed) -> str:
    """ "This gives acetate and imidazolium: CH₃COOH + C₃H₄N₂ ⇌ CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200." """
    if won.lab and won.lab.outcome in ("adds", "nothing"):
        return _no_reaction(event.led, won)
    extent = _extent(*_pair(event.led, won))
    if event.reaction is None:
        return f"By the values the proton moves, {extent}."
    anion, acid = map(en.conjugate, event.reaction.products)
    called = (_with_metal(anion, event.reaction.metal), acid)
    products = " and ".join(dict.fromkeys(filter(None, called)))
    given = f"This gives {products}: " if products else ""
    if event.reaction.escapes:
        return f"{given}{event.reaction.equation}, complete, because hydrogen gas escapes."
    return f"{given}{event.reaction.equation}, {extent}."


_METALS = {"Li": "lithium", "Na": "sodium", "K": "potassium", "MgBr": "bromomagnesium"}


def _with_metal(anion: str, metal: str) -> str:
    """ "lithium amide", "dimsyl lithium"; the anion alone where it is free, or its name unknown."""
    if not anion or metal not in _METALS:
        return anion
    stem = re.sub(r" (ion|anion|\(nitronate\))$", "", anion)
    both = (stem, _METALS[metal]) if stem.endswith("yl") else (_METALS[metal], stem)
    return " ".join(both)


def _extent(acid: Card, base: Card) -> str:
    """ "K ≈ 10⁶" when both values were measured in one solvent, otherwise what can still be concluded."""
    difference = base.number - acid.number
    if base.formula == LEVELLING:
        return "complete in dilute solution: water levels every acid stronger than hydronium"
    match certainty(acid.solvent, base.solvent, difference):
        case "constant" if _is_vague(acid) or _is_vague(base):
            return "the equilibrium constant is uncertain, because published values differ widely"
        case "constant":
            return f"K ≈ {_rounded(difference)}{_by_thermodynamics(acid, base)}"
        case "far":
            return f"far to the right ({_origin(acid, base)})"
        case "direction":
            return f"only the direction is certain ({_origin(acid, base)})"
        case "open":
            return f"too close to be sure of the direction ({_origin(acid, base)})"


def _is_vague(card: Card) -> bool:
    """Return True if the values in print differ so much that a constant means nothing: 12 to 15 for DBU."""
    return spread(card.id) > MOST_SPREAD


def _by_thermodynamics(acid: Card, base: Card) -> str:
    """Return the other constant if the organic convention for water shifts this one."""
    if acid.thermodynamic is None and base.thermodynamic is None:
        return ""
    pka = acid.number if acid.thermodynamic is None else acid.thermodynamic
    pkah = base.number if base.thermodynamic is None else base.thermodynamic
    return f" by the organic convention for water, {_rounded(pkah - pka)} by thermodynamics"


def _rounded(exponent: Decimal) -> str:
    """Round a constant to one digit, from a thousand on to a power of ten."""
    if exponent < 3:
        return f"{float(f'{10**exponent:.0e}'):.0f}"
    return power_of_ten(int(exponent.quantize(Decimal(1), ROUND_HALF_UP)))


def _origin(acid: Card, base: Card) -> str:
    """Explain why no constant can be given."""
    match [is_measured(card.solvent) for card in (acid, base)]:
        case [True, True]:
            return f"the values are from {acid.solvent} and {base.solvent}"
        case [False, False] if acid.solvent and base.solvent:
            return "both values are estimates"
        case _ if acid.solvent and base.solvent:
            return "one value is an estimate"
        case _:
            return "the deck does not say where the values were measured"


def _no_reaction(led: Card, won: Weighed) -> str:
    """Explain a proton that moves by the values only."""
    acid, base = _pair(led, won)
    if won.lab and won.lab.outcome == "nothing":
        return f"That goes by the values alone; in the lab nothing happens: {won.lab.remark}."
    return (
        f"That goes by the values alone (R5); in the lab {brief(base)} mostly adds to the {attacked(acid)} of "
        f"{brief(acid)} instead; a base that is not nucleophilic, such as LDA, takes the proton."
    )


def lab_words(led: Card, won: Weighed) -> list[str]:
    """Describe further effects of the base in the lab."""
    acid, base = _pair(led, won)
    target = f"the {attacked(acid)} of {brief(acid)}"
    match won.lab.outcome if won.lab else None:
        case "both":
            return [f"In the lab {brief(base)} also adds to {target}."]
        case "splits" | "exchanges" as outcome:
            return [_also_on_the_ester(outcome, opening(base))]
        case "either":
            return [f"In the lab a strong nucleophile may attack {target} instead."]
        case _:
            return []


def _also_on_the_ester(outcome: str, who: str) -> str:
    """Tell the slower reaction of a base that is a nucleophile towards an ester."""
    if outcome == "splits":
        return f"{who} also splits the ester slowly (saponification)."
    return (
        f"{who} also exchanges the ester's alkoxide for its own (transesterification): for ethyl esters, chemists use "
        "sodium ethoxide."
    )


def _pair(led: Card, answer: Weighed) -> tuple[Card, Card]:
    """The acid and the base."""
    return (led, answer.card) if led.kind == "acid" else (answer.card, led)


def spoiled_words(led: Card, answer: Weighed) -> str:
    """Explain why a strong nucleophile does not count, such as butyllithium against acetone."""
    given = f"{opening(answer.card)}, {size(answer.difference)} above, does not count"
    group, acid = attacked(led), brief(led)
    counted_ = f"{given}: no strong nucleophile counts against a {group} (R4)"
    match answer.lab.outcome if answer.lab else None:
        case "takes":
            return f"{counted_}, although in the lab it takes the proton of {acid}."
        case "both":
            return f"{counted_}; in the lab it takes the proton of {acid} and adds to the {group} as well."
        case "adds":
            return f"{given}: it mostly adds to the {group} of {acid} instead of taking the proton (R4)."
        case "splits" | "exchanges" as outcome:
            return f"{counted_}, although in the lab it takes the proton of {acid}. {_also_on_the_ester(outcome, 'It')}"
        case _:
            return f"{counted_}; in the lab it may attack the {group} of {acid} instead."
