"""Observations from moves on a chain: which ends are reactive, and the effects of transfer and termination.

Which monomers make a set, and whose chain may be grown, are rules of the game. What Mn, Mw and Đ mean shows
only where players calculate them (R23).
"""

from collections.abc import Iterator

from valence.core.concepts import Concept, Misconception, Observation, observed
from valence.core.game import Seat
from valence.games.polymer import moves
from valence.games.polymer.calculation import MOST_TRIES, calculated, figures
from valence.games.polymer.state import Chain, State

DEAD = Concept("terminated chains", (Misconception("reacts"),))
RADICAL = Concept("radicals", (Misconception("capping ends"),))
CAPPED = Concept("dormant chains", (Misconception("reacts"),))
TRANSFER = Concept("transfer", (Misconception("only stops"),))
TERMINATION = Concept("termination", (Misconception("alone"),))

AVERAGES = Concept("averages", (Misconception("swapped"),))
DISPERSITY = Concept("dispersity", (Misconception("below one"),))

CONCEPTS = (DEAD, RADICAL, CAPPED, TRANSFER, TERMINATION, AVERAGES, DISPERSITY)

_OTHERS = 8  # how many other numbers somebody who guesses could write, at least


def shown(state: State, seat: Seat, move: moves.Move) -> Iterator[Observation]:
    numbers = _targets(move)
    chains = [chain for chain in state.chains if chain.id in numbers]
    every = (
        _dead(state, seat, move, chains),
        _capped(state, seat, chains),
        _transfer(move),
        _termination(move),
        *_calculated(state, seat, move),
    )
    yield from filter(None, every)


def _targets(move: moves.Move) -> tuple[int, ...]:
    match move:
        case (
            moves.Propagate(chain=chain)
            | moves.Transfer(chain=chain)
            | moves.Copolymerize(chain=chain)
        ):
            return (chain,)
        case moves.Cap(chain=chain):
            return (chain,)
        case moves.Terminate(chains=chains):
            return chains
        case _:
            return ()


def _dead(state: State, seat: Seat, move: moves.Move, chains: list[Chain]) -> Observation | None:
    """Observe a terminated chain among the chosen ones, or the first of them; capped ones are another concept."""
    if not chains:
        return None
    tried = next((chain for chain in chains if chain.state == "terminated"), chains[0])
    every = [chain for chain in state.chains if chain.owner == seat or chain.state != "dormant"]
    is_own = isinstance(move, moves.Propagate | moves.Cap)
    within = [chain for chain in every if chain.owner == seat or not is_own]
    alive = [chain.id for chain in within if chain.state != "terminated"]
    wrong = {"reacts": [chain.id for chain in within]}
    return observed(DEAD.id, tried.id, [chain.id for chain in every], alive, wrong)


def _capped(state: State, seat: Seat, chains: list[Chain]) -> Observation | None:
    """R17: observe the choice among the opponents' chains."""
    others = [chain for chain in state.chains if chain.owner != seat]
    chosen = [chain for chain in chains if chain in others]
    if not chosen:
        return None
    tried = next((chain for chain in chosen if chain.state == "dormant"), chosen[0])
    growing = [chain.id for chain in others if chain.state == "growing"]
    alive = [chain.id for chain in others if chain.state != "terminated"]
    if len(alive) == len(growing):
        return None
    every = [chain.id for chain in others]
    # R12: heat sets a capped chain free, but another player's one may not be taken.
    return observed(
        CAPPED.id, tried.id, every, growing, {"reacts": alive}, conduct={"heats": alive}
    )


def _transfer(move: moves.Move) -> Observation | None:
    """R14: observe a transfer with a monomer for the new chain, or without one."""
    if not isinstance(move, moves.Transfer):
        return None
    return observed(
        TRANSFER.id,
        bool(move.cards),
        (True, False),
        [True],
        {"only stops": [False]},
        conduct={"leaves out the card": [False]},
    )


def _termination(move: moves.Move) -> Observation | None:
    """R13: observe the number of chains in a termination."""
    if not isinstance(move, moves.Terminate):
        return None
    return observed(TERMINATION.id, len(move.chains), (1, 2), [2], {"alone": [1]})


def _calculated(state: State, seat: Seat, move: moves.Move) -> Iterator[Observation | None]:
    """R23, R24: observe the first answer, before any mistake was explained."""
    right = figures(state, seat) if isinstance(move, moves.Calculate) else None
    is_first = bool(state.tries_left) and state.tries_left[seat] == MOST_TRIES
    if right is None or not isinstance(move, moves.Calculate) or not is_first:
        return
    answer = calculated(state, seat, move)
    # With chains of one mass only, nobody can mix the two up.
    if right.mn != right.mw:
        slips = (answer.mn.slip, answer.mw.slip)
        yield _written(AVERAGES, "swapped", slips == (None, None), slips == ("swapped", "swapped"))
        # A quotient of wrong averages shows nothing.
        if answer.pdi.slip != "follows":
            is_below = answer.pdi.slip in ("inverted", "below one")
            yield _written(DISPERSITY, "below one", answer.pdi.slip is None, is_below)


def _written(concept: Concept, idea: str, is_right: bool, is_idea: bool) -> Observation | None:
    """Return the observation from a number: right, the idea behind it, or something else."""
    tried = "right" if is_right else idea if is_idea else "other 0"
    every = ["right", idea, *(f"other {n}" for n in range(_OTHERS))]
    return observed(concept.id, tried, every, ["right"], {idea: [idea]}, ())
