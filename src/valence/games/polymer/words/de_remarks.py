"""Remarks on the preferences of real chain ends, in German, where the game allows something less likely."""

from valence.chem.names import de
from valence.chem.polymer import (
    Termination,
    preferred_termination,
    reactivity_ratio,
    tempo_effect,
)
from valence.chem.wording import Wording
from valence.chem.words.de import termination_note
from valence.core.grammar.de import number
from valence.games.polymer.cards import Species
from valence.games.polymer.words.de_cards import species_written

# An end that adds its own monomer at least this many times faster than another is worth a remark.
MARKED_PREFERENCE = 3


def termination_remark(mode: Termination, one: Species, other: Species, facts: Wording) -> str:
    preferred = preferred_termination(one, other)
    if preferred is None or preferred == mode:
        return ""
    ends = "solche Enden" if facts == "14" else _ends(one, other)
    found = f" ({termination_note(one, other)})" if facts == "university" else ""
    match preferred:
        case "disputed" if facts == "14":
            return " Wie zwei solche Enden abbrechen, ist in der Fachwelt umstritten."
        case "disputed":
            return f" Ob {ends} eher rekombinieren oder disproportionieren, ist umstritten{found}."
        case "transfer" if facts == "14":
            return " Im Kolben enden die meisten solchen Ketten durch Übertragung."
        case "transfer":
            return (
                f" Im Kolben enden die meisten {species_written(one)}-Ketten durch Übertragung, bevor sich zwei Enden "
                f"treffen{found}."
            )
        case _:
            return f" Im Kolben bevorzugen {ends} die {de.substance(preferred)}{found}."


def _ends(one: Species, other: Species) -> str:
    if one == other:
        return f"zwei {species_written(one)}-Enden"
    return f"ein {species_written(one)}- und ein {species_written(other)}-Ende"


def tempo_remark(species: Species, facts: Wording) -> str:
    effect = tempo_effect(species)
    if effect == "controls":
        return ""
    if facts == "14":
        return f" Im Kolben klappt das mit TEMPO nur bei {species_written('sty')} gut."
    why = (_TEMPO_AT_UNIVERSITY if facts == "university" else _TEMPO)[effect]
    return f" Im Kolben kontrolliert TEMPO {species_written(species)} schlecht: {why}."


_TEMPO = {
    "takes hydrogen": "Oft nimmt es dem Ende stattdessen ein Wasserstoffatom weg, und die Kette ist tot",
    "builds up": "Die Bindung öffnet sich selten, freies TEMPO reichert sich an, und das Wachstum hört fast auf",
    "stays bound": "Die C–O-Bindung ist zu stark, um sich wieder zu öffnen",
}
_TEMPO_AT_UNIVERSITY = {
    "takes hydrogen": "Oft abstrahiert es stattdessen ein Wasserstoffatom neben dem Radikal; übrig bleiben eine tote "
    "Kette mit C=C-Doppelbindung und ein Hydroxylamin",
    "builds up": "Das Alkoxyamin dissoziiert selten, also reichert sich freies TEMPO an (Persistent-Radical-Effekt), "
    "und das Wachstum hört fast auf",
    "stays bound": "Die C–O-Bindung des Alkoxyamins ist zu stark, um noch einmal zu dissoziieren",
}


def waking_remark(species: Species) -> str:
    if tempo_effect(species) == "controls":
        return ""
    return f" Im Kolben klappt das nur bei {species_written('sty')} gut."


def switch_remark(end: Species, monomer: Species, facts: Wording) -> str:
    ratio = reactivity_ratio(end, monomer)
    if ratio < MARKED_PREFERENCE:
        return ""
    real = f" Im Kolben lagert ein {species_written(end)}-Ende"
    if facts == "14":
        return f"{real} viel lieber sein eigenes Monomer an."
    found = f" (r = {number(ratio)})" if facts == "university" else ""
    return f"{real} sein eigenes Monomer etwa {ratio:.0f}-mal so schnell an wie {species_written(monomer)}{found}."
