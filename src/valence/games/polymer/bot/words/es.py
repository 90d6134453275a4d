"""Spanish hints."""

from collections.abc import Mapping, Sequence

from valence.core.grammar.es import counted, listed
from valence.games.polymer.bot.marks import Spare
from valence.games.polymer.bot.uses import Use
from valence.games.polymer.cards import Card
from valence.games.polymer.words.es_cards import card_written

QUESTIONS: Mapping[str, str] = {
    "draw": "¿Necesitas la carta que está a la vista?",
    "round": "¿Cuáles de tus cadenas te pueden quitar todavía? ¿Qué carta las pone a salvo o las alarga?",
    "start": "¿Qué monómeros pueden comenzar una cadena? ¿Con cuáles de ellos podrías seguir?",
    "discard": "¿Qué carta necesitan menos tus cadenas?",
}
FACTS: Mapping[str, str] = {
    "wins": "Así vacías tu mano, termina la partida y ganas.",
    "other ends": "Con la otra jugada vacías tu mano y termina la partida sin que vayas ganando.",
    "stack": "Del mazo puede salir un comodín o un iniciador.",
    "joker": "Del mazo puede salir un comodín.",
    "keep aibn": "Conserva AIBN: puede iniciar dos cadenas.",
    "start later": "Una cadena nueva te la pueden quitar: iníciala cuando puedas terminarla pronto.",
    "grow later": "También te pueden quitar una cadena más larga: hazla crecer cuando puedas terminarla pronto.",
    "two chains": "Así inicias dos cadenas en vez de una.",
}
GROUPS: Mapping[str, str] = {
    "draw": "Mira la pila de descarte y tus propias cadenas.",
    "start": "Mira tus iniciadores y tus monómeros de valor 1.",
    "grow": "Mira tus monómeros: pares, tríos y 1-2-3.",
    "jokers": "Mira tus comodines.",
}
SPARE: Mapping[Spare, str] = {
    "unfitting": "Mira tus monómeros que no encajan en ninguna de tus cadenas.",
    "single": "Mira las cartas que tienes una sola vez.",
    "several": "Mira las cartas que tienes repetidas.",
}
_USES: Mapping[Use, str] = {
    "termination": "pone a salvo dos cadenas, y una de ellas puede ser de un rival",
    "cta": "termina una cadena, también de un rival, e inicia otra",
    "tempo": "protege una cadena",
    "copolymer": "puede quitarle una cadena a un rival",
    "starts two": "puede iniciar dos cadenas",
    "starts": "inicia una cadena",
    "fits": "encaja en una de tus cadenas",
    "begins": "puede comenzar una cadena",
    "series": "es parte de una serie 1-2-3",
    "pair": "forma un par",
    "begins later": "puede comenzar una cadena en cuanto tengas un iniciador",
}
_VERBS = {
    "initiate": "Así comienzas con",
    "propagate": "Así agregas",
    "terminate": "Así pones a salvo",
    "transfer": "Así pones a salvo",
    "cap": "Así proteges",
}


def take(card: Card, use: Use) -> str:
    return f"Toma {card_written(card)}: {_USES[use]}."


def keep(card: Card, use: Use) -> str:
    return f"Conserva {card_written(card)}: {_USES[use]}."


def no_use_yet(card: Card) -> str:
    return f"{card_written(card)}, la carta visible, todavía no te sirve."


def fits_nothing(card: Card) -> str:
    return f"{card_written(card)} no encaja en ninguna de tus cadenas."


def save(joker: Card, chains: Sequence[int], units: int) -> str:
    have = f"las cadenas {listed([str(one) for one in chains])} solo suman {_units(units)}"
    if len(chains) == 1:
        have = f"la cadena {chains[0]} solo tiene {_units(units)}"
    return f"Guarda {card_written(joker)} para después: {have}."


def longer_chain(chain: int, units: int, other: int, fewer: int) -> str:
    return f"La cadena {chain} tiene {_units(units)}; la cadena {other}, solo {fewer}."


def more_units(kind: str, more: int, less: int) -> str:
    return f"{_VERBS[kind]} {_units(more)} en vez de {less}."


def to_go_on(monomers: int, fewer: int, chains: int) -> str:
    grown = "las" if chains > 1 else "la"
    instead = f"en vez de {fewer}" if fewer else "en vez de ninguno"
    return f"Te quedan {monomers} monómeros para seguir haciéndo{grown} crecer, {instead}."


def more_chains(chains: int) -> str:
    return f"Así tienes {counted(chains, 'cadena')} más para hacer crecer."


def longer(units: int) -> str:
    return f"Así la cadena crece {_units(units)}."


def secured(chain: int, units: int) -> str:
    return f"La cadena {chain}, con {_units(units)}, queda a salvo para ti."


def taken(chain: int, units: int) -> str:
    return f"Te quedas con la cadena {chain} de un rival, con {_units(units)}, y cuenta para ti."


def capped(units: int, dormant: str) -> str:
    then = "al final" if dormant == "counts" else "en cuanto esté terminada"
    have = f"sus {units} unidades" if units > 1 else "su unidad"
    return f"Ya nadie te puede quitar {have}, y la cadena cuenta {then}."


def other_monomer(units: int) -> str:
    return f"Así la cadena crece {_units(units)} y sigue con otro monómero."


def taken_over(units: int) -> str:
    return f"Así la cadena pasa a ser tuya, con {_units(units)}."


def _units(units: int) -> str:
    return counted(units, "unidad")
