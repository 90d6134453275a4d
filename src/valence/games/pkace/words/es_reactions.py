"""The chemistry in the flask when one card meets another, in Spanish, for readers of three ages."""

import re
from decimal import ROUND_HALF_UP, Decimal

from valence.chem.acids_bases import published, spread
from valence.chem.names import es
from valence.chem.reactions import (
    LEVELLING,
    LabOutcome,
    certainty,
    is_measured,
    lab_source,
)
from valence.chem.wording import Wording
from valence.chem.words.es import lab_remark
from valence.chem.writing import power_of_ten
from valence.core.grammar.es import listed
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.words.es_cards import attacked, number, of, opening, size, the, to

MOST_SPREAD = 2  # between values in print, in powers of ten of a constant
SOLVENTS = {"water": "agua"}


def reaction_words(event: TrickTaken, won: Weighed, facts: Wording) -> str:
    """ "Se forman acetato e imidazolio: CH₃COOH + C₃H₄N₂ ⇌ CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200." """
    if won.lab in ("adds", "nothing"):
        return _no_reaction(event.led, won, facts)
    extent = _extent(*_pair(event.led, won), facts)
    if event.reaction is None:
        return f"Según los valores, el protón pasa a la base{extent}."
    anion, acid = map(es.conjugate, event.reaction.products)
    called = (_with_metal(anion, event.reaction.metal), acid)
    products = [*dict.fromkeys(filter(None, called))]
    form = "Se forma" if len(products) == 1 else "Se forman"
    given = f"{form} {listed(products)}: " if products else ""
    if event.reaction.escapes:
        return f"{given}{event.reaction.equation}; la reacción es completa, porque el hidrógeno escapa como gas."
    return f"{given}{event.reaction.equation}{extent}."


_METALS = {"Li": "litio", "Na": "sodio", "K": "potasio", "MgBr": "bromomagnesio"}


def _with_metal(anion: str, metal: str) -> str:
    """ "enolato de litio de la acetona", "dimsil-litio"; the anion alone where it is free, or its name unknown."""
    if not anion or metal not in _METALS:
        return anion
    with_ = _METALS[metal]
    stem = re.sub(r"^(ion|anión) | \(nitronato\)$", "", anion)
    if stem.startswith("del "):
        return f"sal de {with_} {stem}"
    if stem.endswith("ilo") and " " not in stem:
        return f"{stem[:-1]}-{with_}"
    first, space, rest = stem.partition(" ")
    return f"{first} de {with_}{space}{rest}"


def _extent(acid: Card, base: Card, facts: Wording) -> str:
    """ ", K ≈ 10⁶" when both values were measured in one solvent, otherwise what can still be concluded."""
    difference = base.number - acid.number
    known = certainty(acid.solvent, base.solvent, difference)
    if facts == "14":
        return ", aunque los valores son demasiado cercanos para asegurarlo" * (known == "open")
    if base.formula == LEVELLING:
        levels = "el agua nivela todos los ácidos más fuertes que el hidronio"
        return f"; en disolución diluida la reacción es completa: {levels}"
    match known:
        case "constant" if vague := [card for card in (acid, base) if _is_vague(card)]:
            ranges = f": {_in_print(vague[0])}" if facts == "university" else ""
            return (
                "; la constante de equilibrio es incierta, porque los valores publicados difieren mucho"
                f"{ranges}"
            )
        case "constant":
            measured = ""
            if facts == "university":
                solvent = solvent_named(acid.solvent)
                measured = f" (los valores difieren en {size(difference)}, ambos en {solvent})"
            return f", K ≈ {_rounded(difference)}{_by_thermodynamics(acid, base)}{measured}"
        case "far":
            return f"; el equilibrio está muy desplazado hacia la derecha ({_origin(acid, base)})"
        case "direction":
            return f"; solo el sentido es seguro ({_origin(acid, base)})"
        case "open":
            return f"; los valores son demasiado cercanos para asegurar el sentido ({_origin(acid, base)})"


def _is_vague(card: Card) -> bool:
    """Return True if the values in print differ so much that a constant means nothing: 12 to 15 for DBU."""
    return spread(card.id) > MOST_SPREAD


def _in_print(card: Card) -> str:
    """ "de 12 a 15 para el DBU" """
    widest = max(published(card.id), key=lambda one: one.highest - one.lowest)
    return f"de {number(widest.lowest)} a {number(widest.highest)} para {the(card)}"


def _by_thermodynamics(acid: Card, base: Card) -> str:
    """Return the other constant if the organic convention for water shifts this one."""
    if acid.thermodynamic is None and base.thermodynamic is None:
        return ""
    pka = acid.number if acid.thermodynamic is None else acid.thermodynamic
    pkah = base.number if base.thermodynamic is None else base.thermodynamic
    return (
        f" según la convención orgánica para el agua, {_rounded(pkah - pka)} según la termodinámica"
    )


def _rounded(exponent: Decimal) -> str:
    """Round a constant to one digit, from a thousand on to a power of ten."""
    if exponent < 3:
        return f"{float(f'{10**exponent:.0e}'):.0f}"
    return power_of_ten(int(exponent.quantize(Decimal(1), ROUND_HALF_UP)))


def _origin(acid: Card, base: Card) -> str:
    """Explain why no constant can be given."""
    match [is_measured(card.solvent) for card in (acid, base)]:
        case [True, True]:
            solvents = listed([f"en {solvent_named(card.solvent)}" for card in (acid, base)])
            return f"los valores se midieron {solvents}"
        case [False, False] if acid.solvent and base.solvent:
            return "ambos valores son estimados"
        case _ if acid.solvent and base.solvent:
            return "uno de los valores es estimado"
        case _:
            return "las cartas no dicen dónde se midieron los valores"


def solvent_named(solvent: str) -> str:
    return SOLVENTS.get(solvent, solvent)


def _no_reaction(led: Card, won: Weighed, facts: Wording) -> str:
    """Explain a proton that moves by the values only."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    if won.lab == "nothing":
        why = "" if facts == "14" else f": {lab_remark(acid.id, base.id)}"
        return f"Así es solo según los valores; en el laboratorio no pasa nada{why}{source}."
    adds = f"{the(base)} se adiciona"
    if facts == "14":
        return f"Así es solo según los valores (R5); en el laboratorio, en cambio, {adds} al {attacked(acid)}."
    return (
        f"Así es solo según los valores (R5); en el laboratorio, en cambio, {adds} sobre todo al "
        f"{attacked(acid)} {of(acid)}{source}; una base no nucleófila, como la LDA, sí toma el protón."
    )


def lab_words(led: Card, won: Weighed, facts: Wording) -> list[str]:
    """Describe further effects of the base in the lab."""
    acid, base = _pair(led, won)
    source = _source(acid, base, facts)
    target = f"al {attacked(acid)}" if facts == "14" else f"al {attacked(acid)} {of(acid)}"
    match won.lab:
        case "both":
            return [f"En el laboratorio {the(base)} también se adiciona {target}{source}."]
        case "splits" | "exchanges" as outcome:
            return [_also_on_the_ester(outcome, opening(base), facts, source)]
        case "either":
            return [f"En el laboratorio un nucleófilo fuerte podría atacar {target}."]
        case _:
            return []


def _source(acid: Card, base: Card, facts: Wording) -> str:
    """ " (Wikipedia, Nitrile anion)", for those who want to look it up."""
    known = lab_source(acid.id, base.id) if facts == "university" else ""
    return f" ({known})" if known else ""


def _also_on_the_ester(outcome: str, who: str, facts: Wording, source: str) -> str:
    """Tell the slower reaction of a base that is a nucleophile towards an ester."""
    if facts == "14":
        return f"{who} también {'rompe' if outcome == 'splits' else 'cambia'} lentamente el éster."
    if outcome == "splits":
        return f"{who} también rompe lentamente el éster (saponificación){source}."
    return (
        f"{who} también cambia el alcóxido del éster por el suyo (transesterificación): con ésteres etílicos se usa "
        f"etóxido de sodio{source}."
    )


def _pair(led: Card, answer: Weighed) -> tuple[Card, Card]:
    """The acid and the base."""
    return (led, answer.card) if led.kind == "acid" else (answer.card, led)


def spoiled_words(led: Card, answer: Weighed, facts: Wording) -> str:
    """Explain why a strong nucleophile does not count, such as butyllithium against acetone."""
    given = f"{opening(answer.card)}, {size(answer.difference)} por encima, no cuenta"
    if facts == "14":
        return f"{given} frente a un {attacked(led)} (R4){_spoiled_in_short(answer.lab)}."
    group, source = attacked(led), _source(led, answer.card, facts)
    counted = f"{given}: ningún nucleófilo fuerte cuenta frente a un {group} (R4)"
    takes = f"en el laboratorio le quita el protón {to(led)}"
    match answer.lab:
        case "takes":
            return f"{counted}, aunque {takes}{source}."
        case "both":
            return f"{counted}; {takes} y además se adiciona al {group}{source}."
        case "adds":
            return f"{given}: en vez de tomar el protón, se adiciona sobre todo al {group} {of(led)} (R4){source}."
        case "splits" | "exchanges" as outcome:
            also = _also_on_the_ester(outcome, "Esta base", facts, source)
            return f"{counted}, aunque {takes}. {also}"
        case _:
            return f"{counted}; en el laboratorio podría atacar el {group} {of(led)}."


def _spoiled_in_short(outcome: LabOutcome | None) -> str:
    match outcome:
        case "adds":
            return ", porque se adiciona a él"
        case "takes":
            return ", aunque en el laboratorio toma el protón"
        case "splits" | "exchanges":
            slowly = "rompe" if outcome == "splits" else "cambia"
            return f", aunque en el laboratorio toma el protón y, lentamente, {slowly} el éster"
        case "both":
            return ", aunque en el laboratorio también toma el protón"
        case _:
            return ", porque podría adicionarse a él"
