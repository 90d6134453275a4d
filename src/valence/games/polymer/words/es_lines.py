"""A move in one line of the board, in Spanish."""

from valence.core.game import Event
from valence.core.grammar.es import counted, listed
from valence.core.words import Names
from valence.games.polymer import events
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length
from valence.games.polymer.words.es_cards import card_written


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Initiated(seat=seat, initiator=initiator, chains=chains):
            which = listed([str(chain.id) for chain in chains])
            begun = f"la cadena {which}" if len(chains) == 1 else f"las cadenas {which}"
            return f"{names[seat]} inicia {begun} con {card_written(initiator)}."
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            added = f"{names[seat]} agrega {_units(units(cards))} a la cadena {chain.id}"
            return f"{added}: {length(chain)} en total."
        case events.Woke(chain=chain):
            return f"TEMPO se separa de la cadena {chain.id}, que vuelve a crecer."
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} le quita la cadena {chain.id} a {names[loser]}."
        case events.Combined(seat=seat, first=one, second=other):
            bond = f"{length(one)} + {length(other)} = {event.chain.length}"
            both = f"Las cadenas {one.id} y {other.id} se combinan"
            return f"{both}: {bond} unidades para {names[seat]}."
        case events.Disproportionated(seat=seat, saturated=one, unsaturated=other):
            both = f"las cadenas {one.id} y {other.id}"
            lengths = f"{one.length} y {_units(other.length)}"
            return f"Un hidrógeno termina {both}: {lengths} para {names[seat]}."
        case events.Transferred(seat=seat, chain=chain, new=new):
            ends = f"El radical deja la cadena {chain.id} e inicia la {new.id}"
            return f"{ends}: {_units(chain.length)} para {names[seat]}."
        case events.Capped(seat=seat, chain=chain):
            return f"TEMPO bloquea la cadena {chain.id}: solo {names[seat]} puede tocarla."
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            added = f"{names[seat]} agrega {_units(units(cards))} a la cadena {chain.id}"
            return f"{added}, ahora un copolímero."
        case _:
            return ""


def _units(count: int) -> str:
    return counted(count, "unidad")
