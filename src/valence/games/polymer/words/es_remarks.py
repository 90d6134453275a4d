"""Remarks on the preferences of real chain ends, in Spanish, where the game allows something less likely."""

from valence.chem.polymer import (
    Termination,
    preferred_termination,
    reactivity_ratio,
    tempo_effect,
)
from valence.chem.wording import Wording
from valence.chem.words.es import termination_note
from valence.core.grammar.es import decimal
from valence.games.polymer.cards import Species
from valence.games.polymer.words.es_cards import species_written

# An end that adds its own monomer at least this many times faster than another is worth a remark.
MARKED_PREFERENCE = 3

MODES = {"combination": "combinación", "disproportionation": "desproporción"}


def termination_remark(mode: Termination, one: Species, other: Species, facts: Wording) -> str:
    preferred = preferred_termination(one, other)
    if preferred is None or preferred == mode:
        return ""
    ends = "estos extremos" if facts == "14" else _ends(one, other)
    found = f" ({termination_note(one, other)})" if facts == "university" else ""
    match preferred:
        case "disputed" if facts == "14":
            return " Todavía se discute cómo terminan dos extremos como estos."
        case "disputed":
            return (
                f" Se discute si {ends} tienden más a la combinación o a la desproporción{found}."
            )
        case "transfer" if facts == "14":
            return " En el matraz, la mayoría de estas cadenas termina por transferencia."
        case "transfer":
            chains = f"la mayoría de las cadenas de {species_written(one)}"
            return f" En el matraz, {chains} termina por transferencia antes de que se encuentren dos extremos{found}."
        case _:
            return f" En el matraz, {ends} prefieren la {MODES[preferred]}{found}."


def _ends(one: Species, other: Species) -> str:
    if one == other:
        return f"dos extremos de {species_written(one)}"
    return f"un extremo de {species_written(one)} y uno de {species_written(other)}"


def tempo_remark(species: Species, facts: Wording) -> str:
    effect = tempo_effect(species)
    if effect == "controls":
        return ""
    if facts == "14":
        return " En el matraz, TEMPO solo funciona bien con estireno."
    why = (_TEMPO_AT_UNIVERSITY if facts == "university" else _TEMPO)[effect]
    return (
        f" En el matraz, TEMPO controla mal el crecimiento con {species_written(species)}: {why}."
    )


_TEMPO = {
    "takes hydrogen": "a menudo le quita en cambio un hidrógeno al extremo, y la cadena muere",
    "builds up": "el enlace rara vez se abre, se acumula TEMPO libre y el crecimiento casi se detiene",
    "stays bound": "el enlace C–O es demasiado fuerte para volver a abrirse",
}
_TEMPO_AT_UNIVERSITY = {
    "takes hydrogen": "a menudo toma en cambio un hidrógeno vecino al radical, lo que deja una cadena muerta con "
    "un C=C y una hidroxilamina",
    "builds up": "la alcoxiamina rara vez se disocia, de modo que se acumula TEMPO libre por el efecto del radical "
    "persistente y el crecimiento casi se detiene",
    "stays bound": "el enlace C–O de la alcoxiamina es demasiado fuerte para volver a disociarse",
}


def waking_remark(species: Species) -> str:
    if tempo_effect(species) == "controls":
        return ""
    return " En el matraz, esto solo funciona bien con estireno."


def switch_remark(end: Species, monomer: Species, facts: Wording) -> str:
    ratio = reactivity_ratio(end, monomer)
    if ratio < MARKED_PREFERENCE:
        return ""
    real = f" En el matraz, un extremo de {species_written(end)}"
    if facts == "14":
        return f"{real} prefiere con mucho su propio monómero."
    found = f" (r = {decimal(str(ratio))})" if facts == "university" else ""
    times = f"adiciona su propio monómero unas {ratio:.0f} veces más rápido que el"
    return f"{real} {times} {species_written(monomer)}{found}."
