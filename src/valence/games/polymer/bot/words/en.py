"""English hints."""

from collections.abc import Mapping, Sequence

from valence.core.grammar.en import counted, listed
from valence.games.polymer.bot.marks import Spare
from valence.games.polymer.bot.uses import Use
from valence.games.polymer.cards import Card
from valence.games.polymer.notation import card_written

QUESTIONS: Mapping[str, str] = {
    "draw": "Do you need the card that lies open?",
    "round": "Which of your chains can others still take? Which card makes them safe or longer?",
    "start": "Which monomers can begin a chain? Which of them could you go on with?",
    "discard": "Which card do your chains need least?",
}
FACTS: Mapping[str, str] = {
    "wins": "It empties your hand and ends the game, and you win.",
    "other ends": "The other move empties your hand and ends the game while you aren't ahead.",
    "stack": "The stack may bring a joker or an initiator.",
    "joker": "The stack may bring a joker.",
    "keep aibn": "Keep AIBN: it can start two chains.",
    "start later": "A new chain can be taken from you, so start it when you can soon finish it.",
    "grow later": "A longer chain can be taken from you too, so let it grow when you can soon finish it.",
    "two chains": "It starts two chains instead of one.",
}
GROUPS: Mapping[str, str] = {
    "draw": "Look at the open pile and at your own chains.",
    "start": "Look at your initiators, and at your monomers of value 1.",
    "grow": "Look at your monomers: pairs, triplets and 1-2-3.",
    "jokers": "Look at your jokers.",
}
SPARE: Mapping[Spare, str] = {
    "unfitting": "Look at your monomers that fit none of your chains.",
    "single": "Look at the cards that you have only one of.",
    "several": "Look at the cards that you have several of.",
}
_USES: Mapping[Use, str] = {
    "termination": "it makes two chains safe, and one of them may be taken from another player",
    "cta": "it finishes a chain, also another player's, and starts a new one",
    "tempo": "it protects a chain",
    "copolymer": "it can take over another player's chain",
    "starts two": "it can start two chains",
    "starts": "it starts a chain",
    "fits": "it fits a chain of yours",
    "begins": "it can begin a chain",
    "series": "it is part of a series 1-2-3",
    "pair": "it makes a pair",
    "begins later": "it can begin a chain once you have an initiator",
}
_VERBS = {
    "initiate": "It starts with",
    "propagate": "It adds",
    "terminate": "It secures",
    "transfer": "It secures",
    "cap": "It protects",
}


def take(card: Card, use: Use) -> str:
    return f"Take {card_written(card)}: {_USES[use]}."


def keep(card: Card, use: Use) -> str:
    return f"Keep {card_written(card)}: {_USES[use]}."


def no_use_yet(card: Card) -> str:
    return f"{card_written(card)}, which lies open, is of no use to you yet."


def fits_nothing(card: Card) -> str:
    return f"{card_written(card)} fits none of your chains."


def save(joker: Card, chains: Sequence[int], units: int) -> str:
    named = f"chain{'s' if len(chains) > 1 else ''} {listed([str(one) for one in chains])}"
    have = f"have only {units} units together"
    if len(chains) == 1:
        have = f"has only {_units(units)}"
    return f"Keep {card_written(joker)} for later: {named} {have}."


def longer_chain(chain: int, units: int, other: int, fewer: int) -> str:
    return f"Chain {chain} has {_units(units)}, chain {other} only {fewer}."


def more_units(kind: str, more: int, less: int) -> str:
    return f"{_VERBS[kind]} {_units(more)} instead of {less}."


def to_go_on(monomers: int, fewer: int, chains: int) -> str:
    grown = "them" if chains > 1 else "it"
    return (
        f"You hold {monomers} monomers to go on growing {grown} with, instead of {fewer or 'none'}."
    )


def more_chains(chains: int) -> str:
    return f"It gives you {counted(chains, 'more chain')} to grow."


def longer(units: int) -> str:
    return f"It makes the chain {_units(units)} longer."


def secured(chain: int, units: int) -> str:
    return f"Chain {chain} with {_units(units)} is safely yours."


def taken(chain: int, units: int) -> str:
    return f"You take chain {chain} with {_units(units)} from its owner, and it counts for you."


def capped(units: int, dormant: str) -> str:
    then = "at the end" if dormant == "counts" else "once it is terminated"
    return f"Nobody can take its {_units(units)} now, and it counts {then}."


def other_monomer(units: int) -> str:
    return f"It makes the chain {_units(units)} longer and lets it grow with another monomer."


def taken_over(units: int) -> str:
    return f"The chain becomes yours with {_units(units)}."


def _units(units: int) -> str:
    return counted(units, "unit")
