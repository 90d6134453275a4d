"""Remarks on the preferences of real chain ends, in English, where the game allows something less likely."""

from valence.chem.polymer import (
    Termination,
    preferred_termination,
    reactivity_ratio,
    tempo_effect,
)
from valence.chem.wording import Wording
from valence.chem.words.en import termination_note
from valence.games.polymer.cards import Species
from valence.games.polymer.notation import species_written

# An end that adds its own monomer at least this many times faster than another is worth a remark.
MARKED_PREFERENCE = 3


def termination_remark(mode: Termination, one: Species, other: Species, facts: Wording) -> str:
    preferred = preferred_termination(one, other)
    if preferred is None or preferred == mode:
        return ""
    ends = "such ends" if facts == "14" else _ends(one, other)
    found = f" ({termination_note(one, other)})" if facts == "university" else ""
    match preferred:
        case "disputed" if facts == "14":
            return " Chemists disagree on how two such ends terminate."
        case "disputed":
            return f" Whether {ends} prefer to combine or to disproportionate is disputed{found}."
        case "transfer" if facts == "14":
            return " In the flask, most such chains end by transfer."
        case "transfer":
            return f" In the flask, most {species_written(one)} chains end by transfer before two ends meet{found}."
        case _:
            return f" In the flask, {ends} prefer {preferred}{found}."


def _ends(one: Species, other: Species) -> str:
    if one == other:
        return f"two ends of {species_written(one)}"
    return f"an end of {species_written(one)} and one of {species_written(other)}"


def tempo_remark(species: Species, facts: Wording) -> str:
    effect = tempo_effect(species)
    if effect == "controls":
        return ""
    if facts == "14":
        return " In the flask, TEMPO works well only with styrene."
    why = (_TEMPO_AT_UNIVERSITY if facts == "university" else _TEMPO)[effect]
    return f" In the flask, TEMPO controls {species_written(species)} poorly: {why}."


_TEMPO = {
    "takes hydrogen": "it often takes a hydrogen from the end instead, and the chain is dead",
    "builds up": "the bond seldom opens, free TEMPO builds up, and growth nearly stops",
    "stays bound": "the C–O bond is too strong to open again",
}
_TEMPO_AT_UNIVERSITY = {
    "takes hydrogen": "it often takes a hydrogen next to the radical instead, which leaves a dead chain with a C=C "
    "and a hydroxylamine",
    "builds up": "the alkoxyamine seldom dissociates, so free TEMPO builds up by the persistent radical effect, and "
    "growth nearly stops",
    "stays bound": "the C–O bond of the alkoxyamine is too strong to dissociate again",
}


def waking_remark(species: Species) -> str:
    if tempo_effect(species) == "controls":
        return ""
    return " In the flask, this works well only with styrene."


def switch_remark(end: Species, monomer: Species, facts: Wording) -> str:
    ratio = reactivity_ratio(end, monomer)
    if ratio < MARKED_PREFERENCE:
        return ""
    real = f" In the flask, an end of {species_written(end)}"
    if facts == "14":
        return f"{real} much prefers its own monomer."
    found = f" (r = {ratio})" if facts == "university" else ""
    return f"{real} adds its own monomer about {ratio:.0f} times as fast as {species_written(monomer)}{found}."
