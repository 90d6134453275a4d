"""The chemistry in the flask when one card meets another, in English, for readers of three ages."""

import re
from decimal import ROUND_HALF_UP, Decimal

from valence.chem.acids_bases import published, spread
from valence.chem.names import en
from valence.chem.reactions import LEVELLING, LabOutcome, certainty, is_measured, lab_source
from valence.chem.wording import Wording
from valence.chem.words.en import lab_remark
from valence.chem.writing import power_of_ten, signed
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.words.en_cards import attacked, brief, opening, size

MOST_SPREAD = 2  # between values in print, in powers of ten of a constant


def reaction_words(event: TrickTaken, won: Weighed, facts: Wording) -> str:
    """ "This gives acetate and imidazolium: CH₃COOH + C₃H₄N₂ ⇌ CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200." """
    if won.lab in ("adds", "nothing"):
        return _no_reaction(event.led, won, facts)
    extent = _extent(*_pair(event.led, won), facts)
    if event.reaction is None:
        return f"By the values the proton moves{extent}."
    anion, acid = map(en.conjugate, event.reaction.products)
    called = (_with_metal(anion, event.reaction.metal), acid)
    products = " and ".join(dict.fromkeys(filter(None, called)))
    given = f"This gives {products}: " if products else ""
    if event.reaction.escapes:
        return f"{given}{event.reaction.equation}, complete, because hydrogen gas escapes."
    return f"{given}{event.reaction.equation}{extent}."


_METALS = {"Li": "lithium", "Na": "sodium", "K": "potassium", "MgBr": "bromomagnesium"}


def _with_metal(anion: str, metal: str) -> str:
    """ "lithium amide", "dimsyl lithium"; the anion alone where it is free, or its name unknown."""
    if not anion or metal not in _METALS:
        return anion
    stem = re.sub(r" (ion|anion|\(nitronate\))$", "", anion)
    both = (stem, _METALS[metal]) if stem.endswith("yl") else (_METALS[metal], stem)
    return " ".join(both)


def _extent(acid: Card, base: Card, facts: Wording) -> str:
    """ ", K ≈ 10⁶" when both values were measured in one solvent, otherwise what can still be concluded."""
    difference = base.number - acid.number
    known = certainty(acid.solvent, base.solvent, difference)
    if facts == "14":
        return ", though too close to be sure" if known == "open" else ""
    if base.formula == LEVELLING:
        return ", complete in dilute solution: water levels every acid stronger than hydronium"
    match known:
        case "constant" if vague := [card for card in (acid, base) if _is_vague(card)]:
            ranges = f": {_in_print(vague[0])}" if facts == "university" else ""
            return f", the equilibrium constant is uncertain, because published values differ widely{ranges}"
        case "constant":
            measured = ""
            if facts == "university":
                measured = f" (the values differ by {size(difference)}, both in {acid.solvent})"
            return f", K ≈ {_rounded(difference)}{_by_thermodynamics(acid, base)}{measured}"
        case "far":
            return f", far to the right ({_origin(acid, base)})"
        case "direction":
            return f", only the direction is certain ({_origin(acid, base)})"
        case "open":
            return f", too close to be sure of the direction ({_origin(acid, base)})"


def _is_vague(card: Card) -> bool:
    """Return True if the values in print differ so much that a constant means nothing: 12 to 15 for DBU."""
    return spread(card.id) > MOST_SPREAD


def _in_print(card: Card) -> str:
    """ "12 to 15 for DBU" """
    widest = max(published(card.id), key=lambda one: one.highest - one.lowest)
    return f"{signed(widest.lowest)} to {signed(widest.highest)} for {brief(card)}"


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


def _no_reaction(led: Card, won: Weighed, facts: Wording) -> str:
    """Explain a proton that moves by the values only."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    if won.lab == "nothing":
        why = "" if facts == "14" else f": {lab_remark(acid.id, base.id)}"
        return f"That goes by the values alone; in the lab nothing happens{why}{source}."
    if facts == "14":
        return f"That goes by the values alone (R5); in the lab {brief(base)} adds to the {attacked(acid)} instead."
    return (
        f"That goes by the values alone (R5); in the lab {brief(base)} mostly adds to the {attacked(acid)} of "
        f"{brief(acid)} instead{source}; a base that is not nucleophilic, such as LDA, takes the proton."
    )


def lab_words(led: Card, won: Weighed, facts: Wording) -> list[str]:
    """Describe further effects of the base in the lab."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    target = f"the {attacked(acid)}" if facts == "14" else f"the {attacked(acid)} of {brief(acid)}"
    match won.lab:
        case "both":
            return [f"In the lab {brief(base)} also adds to {target}{source}."]
        case "splits" | "exchanges" as outcome:
            return [_also_on_the_ester(outcome, opening(base), facts, source)]
        case "either":
            return [f"In the lab a strong nucleophile may attack {target} instead."]
        case _:
            return []


def _source(acid: Card, base: Card, facts: Wording) -> str:
    """ " (Wikipedia, Nitrile anion)", for those who want to look it up."""
    known = lab_source(acid.id, base.id) if facts == "university" else ""
    return f" ({known})" if known else ""


def _also_on_the_ester(outcome: str, who: str, facts: Wording, source: str) -> str:
    """Tell the slower reaction of a base that is a nucleophile towards an ester."""
    if facts == "14":
        return f"{who} also {'splits the ester' if outcome == 'splits' else 'changes the ester'} slowly."
    if outcome == "splits":
        return f"{who} also splits the ester slowly (saponification){source}."
    return (
        f"{who} also exchanges the ester's alkoxide for its own (transesterification): for ethyl esters, chemists use "
        f"sodium ethoxide{source}."
    )


def _pair(led: Card, answer: Weighed) -> tuple[Card, Card]:
    """The acid and the base."""
    return (led, answer.card) if led.kind == "acid" else (answer.card, led)


def spoiled_words(led: Card, answer: Weighed, facts: Wording) -> str:
    """Explain why a strong nucleophile does not count, such as butyllithium against acetone."""
    given = f"{opening(answer.card)}, {size(answer.difference)} above, does not count"
    if facts == "14":
        return f"{given} against a {attacked(led)} (R4){_spoiled_in_short(answer.lab)}."
    group, acid, source = attacked(led), brief(led), _source(led, answer.card, facts)
    counted_ = f"{given}: no strong nucleophile counts against a {group} (R4)"
    match answer.lab:
        case "takes":
            return f"{counted_}, although in the lab it takes the proton of {acid}{source}."
        case "both":
            return f"{counted_}; in the lab it takes the proton of {acid} and adds to the {group} as well{source}."
        case "adds":
            return f"{given}: it mostly adds to the {group} of {acid} instead of taking the proton (R4){source}."
        case "splits" | "exchanges" as outcome:
            also = _also_on_the_ester(outcome, "It", facts, source)
            return f"{counted_}, although in the lab it takes the proton of {acid}. {also}"
        case _:
            return f"{counted_}; in the lab it may attack the {group} of {acid} instead."


def _spoiled_in_short(outcome: LabOutcome | None) -> str:
    match outcome:
        case "adds":
            return ", because it adds to it"
        case "takes":
            return ", although in the lab it takes the proton"
        case "splits" | "exchanges":
            slowly = "splits" if outcome == "splits" else "changes"
            return f", although in the lab it takes the proton, and slowly {slowly} the ester"
        case "both":
            return ", although in the lab it takes the proton too"
        case _:
            return ", because it may add to it"
