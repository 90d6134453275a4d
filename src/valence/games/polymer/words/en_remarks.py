"""Remarks on the preferences of real chain ends, in English, where the game allows something less likely."""

from valence.chem.polymer import Termination, preferred_termination, reactivity_ratio, tempo_effect
from valence.games.polymer.cards import Species
from valence.games.polymer.notation import species_written

# An end that adds its own monomer at least this many times faster than another is worth a remark.
MARKED_PREFERENCE = 3


def termination_remark(mode: Termination, one: Species, other: Species) -> str:
    preferred = preferred_termination(one, other)
    if preferred is None or preferred == mode:
        return ""
    if preferred == "disputed":
        return f" Whether two real ends of {species_written(one)} prefer to combine or to disproportionate is disputed."
    if preferred == "transfer":
        return f" In the flask, most {species_written(one)} chains end by transfer before two ends meet."
    ends = f"two ends of {species_written(one)}"
    if one != other:
        ends = f"an end of {species_written(one)} and one of {species_written(other)}"
    return f" In the flask, {ends} prefer {preferred}."


def tempo_remark(species: Species) -> str:
    real = f" In the flask, TEMPO controls {species_written(species)} poorly: "
    match tempo_effect(species):
        case "controls":
            return ""
        case "takes hydrogen":
            return f"{real}it often takes a hydrogen from the end instead, and the chain is dead."
        case "builds up":
            return f"{real}the bond seldom opens, free TEMPO builds up, and growth nearly stops."
        case "stays bound":
            return f"{real}the C–O bond is too strong to open again."


def waking_remark(species: Species) -> str:
    if tempo_effect(species) == "controls":
        return ""
    return " In the flask, this works well only with styrene."


def switch_remark(end: Species, monomer: Species) -> str:
    ratio = reactivity_ratio(end, monomer)
    if ratio < MARKED_PREFERENCE:
        return ""
    return (
        f" In the flask, an end of {species_written(end)} adds its own monomer about {ratio:.0f} times as fast as "
        f"{species_written(monomer)}."
    )
