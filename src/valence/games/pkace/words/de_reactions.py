"""The chemistry in the flask when one card meets another, in German, for readers of three ages."""

import re
from decimal import ROUND_HALF_UP, Decimal

from valence.chem.acids_bases import cards, published, spread
from valence.chem.names import de
from valence.chem.reactions import LEVELLING, LabOutcome, certainty, is_measured, lab_source
from valence.chem.wording import Wording
from valence.chem.words.de import lab_remark
from valence.chem.writing import power_of_ten
from valence.core.grammar.de import number
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.words.de_cards import attacked, brief, opening, size

MOST_SPREAD = 2  # between values in print, in powers of ten of a constant


def reaction_words(event: TrickTaken, won: Weighed, facts: Wording) -> str:
    """ "Es entstehen Acetat und Imidazolium: CH₃COOH + C₃H₄N₂ ⇌ CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200." """
    if won.lab in ("adds", "nothing"):
        return _no_reaction(event.led, won, facts)
    extent = _extent(*_pair(event.led, won), facts)
    if event.reaction is None:
        return f"Nach den Werten wandert das Proton{extent}."
    anion, acid = map(de.conjugate, event.reaction.products)
    products = list(dict.fromkeys(filter(None, (_with_metal(anion, event.reaction.metal), acid))))
    given = f"Es {'entsteht' if len(products) == 1 else 'entstehen'} {' und '.join(products)}: "
    equation = f"{given if products else ''}{event.reaction.equation}"
    if event.reaction.escapes:
        return f"{equation}, vollständig, weil Wasserstoffgas entweicht."
    return f"{equation}{extent}."


_METALS = {"Li": "Lithium", "Na": "Natrium", "K": "Kalium", "MgBr": "Brommagnesium"}


def _with_metal(anion: str, metal: str) -> str:
    """ "Lithiumamid", "Dimsyllithium"; the anion alone where it is free, or its name unknown."""
    if not anion or metal not in _METALS:
        return anion
    stem = re.sub(r"(-Ion|-Anion| \(.*\))$", "", anion)
    if stem.endswith("yl"):
        return f"{stem}{'magnesiumbromid' if metal == 'MgBr' else _METALS[metal].lower()}"
    compound, _, enolate = stem.rpartition("-")
    if compound and enolate == "Enolat":
        return f"{compound}-{_METALS[metal]}enolat"
    return f"{_METALS[metal]}{stem[:1].lower()}{stem[1:]}"


def _extent(acid: Card, base: Card, facts: Wording) -> str:
    """ ", K ≈ 10⁶" when both values were measured in one solvent, otherwise what can still be concluded."""
    difference = base.number - acid.number
    known = certainty(acid.solvent, base.solvent, difference)
    if facts == "14":
        return (
            ", aber die Werte liegen zu nah beieinander, um sicher zu sein"
            if known == "open"
            else ""
        )
    if base.formula == LEVELLING:
        return ", in verdünnter Lösung vollständig: Wasser nivelliert alle Säuren, die stärker als H₃O⁺ sind"
    match known:
        case "constant" if vague := [card for card in (acid, base) if _is_vague(card)]:
            ranges = f": {_in_print(vague[0])}" if facts == "university" else ""
            return f"; die Gleichgewichtskonstante ist unsicher, weil Tabellen weit auseinandergehen{ranges}"
        case "constant":
            measured = ""
            if facts == "university":
                where = f"beide in {_solvent(acid.solvent)} gemessen"
                measured = f" (die Werte liegen {size(difference)} auseinander, {where})"
            return f", K ≈ {_rounded(difference)}{_by_thermodynamics(acid, base)}{measured}"
        case "far":
            return f", das Gleichgewicht liegt weit rechts ({_origin(acid, base)})"
        case "direction":
            return f"; sicher ist nur die Richtung ({_origin(acid, base)})"
        case "open":
            return f", aber die Werte liegen zu nah beieinander, um die Richtung zu kennen ({_origin(acid, base)})"


def _is_vague(card: Card) -> bool:
    """Return True if the values in print differ so much that a constant means nothing: 12 to 15 for DBU."""
    return spread(card.id) > MOST_SPREAD


def _in_print(card: Card) -> str:
    """ "12 bis 15 bei DBU" """
    widest = max(published(card.id), key=lambda one: one.highest - one.lowest)
    return f"{number(widest.lowest)} bis {number(widest.highest)} bei {brief(card)}"


def _by_thermodynamics(acid: Card, base: Card) -> str:
    """Return the other constant if the organic convention for water shifts this one."""
    if acid.thermodynamic is None and base.thermodynamic is None:
        return ""
    pka = acid.number if acid.thermodynamic is None else acid.thermodynamic
    pkah = base.number if base.thermodynamic is None else base.thermodynamic
    other = _rounded(pkah - pka)
    return f" nach der Konvention der organischen Chemie für Wasser, {other} nach der Thermodynamik"


def _rounded(exponent: Decimal) -> str:
    """Round a constant to one digit, from a thousand on to a power of ten."""
    if exponent < 3:
        return number(f"{float(f'{10**exponent:.0e}'):.0f}")
    return power_of_ten(int(exponent.quantize(Decimal(1), ROUND_HALF_UP)))


def _solvent(solvent: str) -> str:
    return "Wasser" if solvent == "water" else solvent


def _origin(acid: Card, base: Card) -> str:
    """Explain why no constant can be given."""
    match [is_measured(card.solvent) for card in (acid, base)]:
        case [True, True]:
            where = f"{_solvent(acid.solvent)} und {_solvent(base.solvent)}"
            return f"die Werte wurden in {where} gemessen"
        case [False, False] if acid.solvent and base.solvent:
            return "beide Werte sind geschätzt"
        case _ if acid.solvent and base.solvent:
            return "einer der Werte ist geschätzt"
        case _:
            return "der Kartensatz sagt nicht, wo die Werte gemessen wurden"


def _no_reaction(led: Card, won: Weighed, facts: Wording) -> str:
    """Explain a proton that moves by the values only."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    if won.lab == "nothing":
        why = "" if facts == "14" else f": {lab_remark(acid.id, base.id)}"
        return f"Das folgt nur aus den Werten; im Labor passiert nichts{why}{source}."
    by_values = f"Das folgt nur aus den Werten (R5); im Labor addiert sich {brief(base)}"
    group = f"die {attacked(acid)}-Gruppe"
    if facts == "14":
        return f"{by_values} stattdessen an {group}."
    return (
        f"{by_values} stattdessen überwiegend an {group} von {brief(acid)}{source}; "
        "das Proton nimmt eine Base, die nicht nucleophil ist, zum Beispiel LDA."
    )


def lab_words(led: Card, won: Weighed, facts: Wording) -> list[str]:
    """Describe further effects of the base in the lab."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    target = f"die {attacked(acid)}-Gruppe{'' if facts == '14' else f' von {brief(acid)}'}"
    match won.lab:
        case "both":
            return [f"Im Labor addiert sich {brief(base)} auch an {target}{source}."]
        case "splits" | "exchanges" as outcome:
            return [_also_on_the_ester(outcome, opening(base), facts, source)]
        case "either":
            return [f"Im Labor kann ein starkes Nucleophil stattdessen {target} angreifen."]
        case _:
            return []


def _source(acid: Card, base: Card, facts: Wording) -> str:
    """ " (Wikipedia, Nitrile anion)", for those who want to look it up."""
    known = lab_source(acid.id, base.id) if facts == "university" else ""
    return f" ({known})" if known else ""


def _also_on_the_ester(outcome: str, who: str, facts: Wording, source: str) -> str:
    """Tell the slower reaction of a base that is a nucleophile towards an ester."""
    if facts == "14":
        return f"{who} {'spaltet' if outcome == 'splits' else 'verändert'} langsam auch den Ester."
    if outcome == "splits":
        return f"{who} spaltet langsam auch den Ester (Verseifung){source}."
    usual = de.in_a_sentence(cards()["sodium-ethoxide"])
    return (
        f"{who} tauscht langsam auch das Alkoholat des Esters gegen das eigene aus (Umesterung): "
        f"Bei Ethylestern nimmt man deshalb {usual}{source}."
    )


def _pair(led: Card, answer: Weighed) -> tuple[Card, Card]:
    """The acid and the base."""
    return (led, answer.card) if led.kind == "acid" else (answer.card, led)


def spoiled_words(led: Card, answer: Weighed, facts: Wording) -> str:
    """Explain why a strong nucleophile does not count, such as butyllithium against acetone."""
    group, acid, source = attacked(led), brief(led), _source(led, answer.card, facts)
    given = f"{opening(answer.card)}, {size(answer.difference)} darüber, zählt"
    if facts == "14":
        return f"{given} gegen eine {group}-Gruppe nicht (R4){_spoiled_in_short(answer.lab)}."
    by_rule = f"{given} nicht: Gegen eine {group}-Gruppe zählt kein starkes Nucleophil (R4)"
    takes = f"im Labor das Proton von {acid}"
    match answer.lab:
        case "takes":
            return f"{by_rule}, obwohl die Base {takes} nimmt{source}."
        case "both":
            adds = f"addiert sich auch an die {group}-Gruppe"
            return f"{by_rule}; die Base nimmt {takes} und {adds}{source}."
        case "adds":
            adds = f"addiert sich überwiegend an die {group}-Gruppe von {acid}"
            return f"{given} nicht: Die Base {adds}, statt das Proton zu nehmen (R4){source}."
        case "splits" | "exchanges" as outcome:
            also = _also_on_the_ester(outcome, "Sie", facts, source)
            return f"{by_rule}, obwohl die Base {takes} nimmt. {also}"
        case _:
            instead = f"im Labor kann die Base stattdessen die {group}-Gruppe von {acid} angreifen"
            return f"{by_rule}; {instead}."


def _spoiled_in_short(outcome: LabOutcome | None) -> str:
    match outcome:
        case "adds":
            return ", denn die Base addiert sich daran"
        case "takes":
            return ", obwohl die Base im Labor das Proton nimmt"
        case "splits" | "exchanges":
            slowly = "spaltet" if outcome == "splits" else "verändert"
            return f", obwohl die Base im Labor das Proton nimmt und langsam den Ester {slowly}"
        case "both":
            return ", obwohl die Base im Labor auch das Proton nimmt"
        case _:
            return ", denn die Base kann sich daran addieren"
