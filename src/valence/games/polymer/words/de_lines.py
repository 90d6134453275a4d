"""A move in one line of the board."""

from valence.core.game import Event
from valence.core.grammar.de import counted
from valence.core.words import Names
from valence.games.polymer import events
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length
from valence.games.polymer.words.de_cards import card_written


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Initiated(seat=seat, initiator=initiator, chains=chains):
            which = " und ".join(str(chain.id) for chain in chains)
            chain = "Kette" if len(chains) == 1 else "die Ketten"
            return f"{names[seat]} startet {chain} {which} mit {card_written(initiator)}."
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            more = _units(units(cards))
            return f"{names[seat]} verlängert Kette {chain.id} um {more} auf {length(chain)}."
        case events.Woke(chain=chain):
            return f"TEMPO löst sich von Kette {chain.id}, sie wächst wieder."
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} übernimmt Kette {chain.id} von {names[loser]}."
        case events.Combined(seat=seat, first=one, second=other):
            bond = f"{length(one)} + {length(other)} = {event.chain.length}"
            return f"Die Ketten {one.id} und {other.id} rekombinieren: {bond} Einheiten für {names[seat]}."
        case events.Disproportionated(seat=seat, saturated=one, unsaturated=other):
            both = f"{one.length} und {other.length}"
            return f"Ein H-Atom wechselt von Kette {other.id} zu Kette {one.id}: {both} Einheiten für {names[seat]}."
        case events.Transferred(seat=seat, chain=chain, new=new):
            ends = f"Das Radikal verlässt Kette {chain.id} und startet Kette {new.id}"
            return f"{ends}: {_units(chain.length)} für {names[seat]}."
        case events.Capped(seat=seat, chain=chain):
            return f"TEMPO verschließt Kette {chain.id}: Nur noch {names[seat]} kommt heran."
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            more = _units(units(cards))
            return f"{names[seat]} verlängert Kette {chain.id} um {more} zum Copolymer."
        case _:
            return ""


def _units(count: int) -> str:
    return counted(count, "Einheit", "Einheiten")
