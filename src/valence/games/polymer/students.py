"""Students at the Polymer Game, who pick a kind of reaction first and then the chains for it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from valence.bots.students import Idea, Mind
from valence.core.match import AnyMatch
from valence.core.wire import Json


def lesson(rng: Random) -> tuple[int, Mapping[str, object]]:
    return rng.choice((2, 3)), {}


def thinks(match: AnyMatch, seat: int, idea: Idea | None, rng: Random) -> list[Json]:
    moves = match.moves(seat)
    view = match.view(seat)
    match idea:
        case ("transfer", _):
            moves = [
                {**move, "cards": []} if move["type"] == "transfer" else move for move in moves
            ]
        case ("termination", _):
            moves = [move for move in moves if move["type"] != "terminate"]
            moves += alone(view, seat)
        case ("terminated chains", _):
            moves = mixed(moves, on_dead_chains(view, seat), rng)
        case ("dormant chains", _):
            moves = mixed(moves, on_capped_chains(view, seat, moves), rng)
    return one_kind(moves, rng)


def mixed(moves: list[Json], others: Iterable[Json], rng: Random) -> list[Json]:
    """Shuffle all moves together, as somebody sees them who can't tell them apart."""
    every = [*moves, *others]
    rng.shuffle(every)
    return every


def one_kind(moves: list[Json], rng: Random) -> list[Json]:
    """Choose the moves of one kind at random; discards only if there is no reaction."""
    kinds = defaultdict(list)
    for move in moves:
        kinds[move["type"]].append(move)
    names = [kind for kind in kinds if kind != "discard"] or ["discard"]
    return kinds[rng.choice(names)]


def alone(view: Json, seat: int) -> Iterator[Json]:
    if "termination" in view["hand"]:
        for chain in view["chains"]:
            if chain["owner"] == seat and chain["state"] == "growing":
                yield {"type": "terminate", "mode": "combination", "chains": [chain["id"]]}


def on_dead_chains(view: Json, seat: int) -> Iterator[Json]:
    """Yield moves that add pairs or a cap to the seat's own terminated chains, as if they still grew."""
    for chain in view["chains"]:
        if chain["state"] != "terminated" or chain["owner"] != seat:
            continue
        species = chain["blocks"][-1]["species"]
        for value in (1, 2, 3):
            card = f"{species}-{value}"
            if view["hand"].count(card) > 1:
                yield {"type": "propagate", "chain": chain["id"], "cards": [card, card]}
        if "tempo" in view["hand"]:
            yield {"type": "cap", "chain": chain["id"]}


def on_capped_chains(view: Json, seat: int, moves: list[Json]) -> Iterator[Json]:
    """Yield moves that need a growing chain of another player, played on a capped one instead."""
    owner = {chain["id"]: chain["owner"] for chain in view["chains"]}
    capped = [
        chain["id"]
        for chain in view["chains"]
        if chain["state"] == "dormant" and chain["owner"] != seat
    ]
    for move in moves:
        if move["type"] in ("transfer", "copolymerize") and owner[move["chain"]] != seat:
            yield from ({**move, "chain": chain} for chain in capped)
        if move["type"] == "terminate":
            own = [chain for chain in move["chains"] if owner[chain] == seat]
            yield from ({**move, "chains": [own[0], chain]} for chain in capped if own)


def everything(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    """Return moves of one kind, played on any chain on the table."""
    view, moves = match.view(seat), match.moves(seat)
    chains = [chain["id"] for chain in view["chains"]]
    found = []
    for move in one_kind(moves, rng):
        if "chain" in move:
            found.append({**move, "chain": rng.choice(chains)})
        elif move["type"] == "terminate":
            some = rng.sample(chains, min(len(chains), rng.choice((1, 2))))
            found.append({**move, "chains": some})
        else:
            found.append(move)
        if move["type"] == "transfer" and rng.random() < 0.5:
            found[-1]["cards"] = []
    return found


MIND = Mind(
    game="polymer",
    ideas=(
        ("terminated chains", "reacts"),
        ("dormant chains", "reacts"),
        ("transfer", "only stops"),
        ("termination", "alone"),
    ),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=lambda move: len(move.get("cards", ())),
)
