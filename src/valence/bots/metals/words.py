"""Why a move is good or bad, in English."""

from typing import assert_never

from valence.bots.metals.judgement import Known, answered, known, lead
from valence.chem.ions import ion as ion_called
from valence.core.words import counted
from valence.games.metals.answers import reinforcements_needed
from valence.games.metals.cards import Ion
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond
from valence.games.metals.state import Answer, View


def reason(view: View, move: Move) -> str:
    seen = known(view)
    match move:
        case Initiate(card=card):
            return _lead(seen, card)
        case Respond(ion=ion, count=count):
            return _answer(seen, Answer(ion, count))
        case Reinforce():
            return "The reinforcements bring you every card in play, and letting go brings none."
        case Concede():
            return "You would keep your cards, but everything in play goes to the other side."
        case _:
            assert_never(move)


def _lead(seen: Known, card: Ion) -> str:
    reserve = seen.hand[card] - 1
    hope = f"Led, {_written(card)} should bring you {_cards(lead(seen, card))}"
    if reserve and seen.reinforcements:
        return f"{hope}, with {reserve} more of it in hand as {_reinforcements(reserve)}."
    return f"{hope}; you have no more of it to reinforce with."


def _answer(seen: Known, answer: Answer) -> str:
    assert seen.led is not None
    needed = reinforcements_needed(seen.led, answer)
    given = f"{answer.count} {_written(answer.ion)}"
    if not needed:
        return f"{given} cannot outweigh {_written(seen.led)}: it gives {counted(1 + answer.count, 'card')} away."
    if not seen.reinforcements:
        return f"{given} outweighs {_written(seen.led)}, and nobody can reinforce."
    return (
        f"{given} outweighs {_written(seen.led)} unless {needed} more of it "
        f"{'comes' if needed == 1 else 'come'} as reinforcement: {_cards(answered(seen, answer))} on average."
    )


def _cards(gain: float) -> str:
    """ "2.5 cards more than it costs"."""
    return f"{abs(gain):.1f} cards {'more' if gain >= 0 else 'less'} than it costs"


def _reinforcements(count: int) -> str:
    return "reinforcement" if count == 1 else "reinforcements"


def _written(ion: Ion) -> str:
    return ion_called(ion).written
