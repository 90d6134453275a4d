"""A move in one line of the board."""

from valence.core.game import Event
from valence.core.grammar.en import counted
from valence.core.words import Names
from valence.games.polymer import events
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length
from valence.games.polymer.notation import card_written


def line_words(event: Event, names: Names) -> str:
    match event:
        case events.Initiated(seat=seat, initiator=initiator, chains=chains):
            which = " and ".join(str(chain.id) for chain in chains)
            chain = "chain" if len(chains) == 1 else "chains"
            return f"{names[seat]} starts {chain} {which} with {card_written(initiator)}."
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            return f"{names[seat]} adds {counted(units(cards), 'unit')} to chain {chain.id}: {length(chain)} in all."
        case events.Woke(chain=chain):
            return f"TEMPO leaves chain {chain.id}, which grows again."
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} takes chain {chain.id} from {names[loser]}."
        case events.Combined(seat=seat, first=one, second=other):
            bond = f"{length(one)} + {length(other)} = {event.chain.length}"
            return f"Chains {one.id} and {other.id} combine: {bond} units count for {names[seat]}."
        case events.Disproportionated(seat=seat, saturated=one, unsaturated=other):
            both = f"chains {one.id} and {other.id}"
            return f"A hydrogen ends {both}: {one.length} and {other.length} units count for {names[seat]}."
        case events.Transferred(seat=seat, chain=chain, new=new):
            ends = f"The radical leaves chain {chain.id} and starts chain {new.id}"
            return f"{ends}: {counted(chain.length, 'unit')} for {names[seat]}."
        case events.Capped(seat=seat, chain=chain):
            return f"TEMPO caps chain {chain.id}: nobody but {names[seat]} can touch it."
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            return f"{names[seat]} adds {counted(units(cards), 'unit')} to chain {chain.id}, now a copolymer."
        case _:
            return ""
