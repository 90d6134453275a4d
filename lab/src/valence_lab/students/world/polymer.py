"""Kinds of students at the polymer game: what they think happens to a radical, and the rules they know."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from valence.bots.misconceptions import Idea
from valence.core.concepts import Question
from valence.core.match import AnyMatch
from valence.core.wire import Json
from valence.games.polymer.students import (
    alone,
    everything,
    on_capped_chains,
    on_dead_chains,
    one_kind,
)
from valence_lab.students.world.kinds import Head, Kind

GAME = "polymer"

DEAD: Idea = ("terminated chains", "reacts")
DORMANT: Idea = ("dormant chains", "reacts")
STOPS: Idea = ("transfer", "only stops")
ALONE: Idea = ("termination", "alone")
CAPPING: Idea = ("radicals", "capping ends")

# The moves that seem possible: from the legal ones, the view and the seat.
Sees: TypeAlias = Callable[[list[Json], Json, int, Random], list[Json]]
# What is said to a question of each kind; None is the right answer.
Sayings: TypeAlias = dict[str, str]


def as_it_is(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    return moves


def dead_react(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    return _mixed([*moves, *on_dead_chains(view, seat)], rng)


def dormant_react(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    return _mixed([*moves, *on_capped_chains(view, seat, moves)], rng)


def transfer_stops(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    return [{**move, "cards": []} if move["type"] == "transfer" else move for move in moves]


def ends_alone(moves: list[Json], view: Json, seat: int, _rng: Random) -> list[Json]:
    return [move for move in moves if move["type"] != "terminate"] + list(alone(view, seat))


def _mixed(moves: list[Json], rng: Random) -> list[Json]:
    rng.shuffle(moves)
    return moves


# Ideas that aren't listed


def three_chains(moves: list[Json], view: Json, _seat: int, _rng: Random) -> list[Json]:
    growing = [chain["id"] for chain in view["chains"] if chain["state"] == "growing"]
    return [
        {**move, "chains": growing[:3]}
        if move["type"] == "terminate" and len(growing) > 2
        else move
        for move in moves
    ]


def grows_without_initiator(moves: list[Json], view: Json, _seat: int, _rng: Random) -> list[Json]:
    """Think that monomers join by themselves: start a chain with the monomers alone."""
    pairs = [card for card in set(view["hand"]) if "-" in card and view["hand"].count(card) > 1]
    new = [{"type": "propagate", "chain": view["next_chain"], "cards": [c, c]} for c in pairs]
    return moves + new


def any_monomer_fits(moves: list[Json], view: Json, seat: int, _rng: Random) -> list[Json]:
    monomers = [card for card in view["hand"] if "-" in card]
    own = [c["id"] for c in view["chains"] if c["owner"] == seat and c["state"] == "growing"]
    new = [{"type": "propagate", "chain": chain, "cards": monomers[:2]} for chain in own]
    return moves + (new if len(monomers) > 1 else [])


def only_equal_lengths_combine(
    moves: list[Json], view: Json, _seat: int, _rng: Random
) -> list[Json]:
    length = {c["id"]: sum(len(b["cards"]) for b in c["blocks"]) for c in view["chains"]}
    return [
        move
        for move in moves
        if move["type"] != "terminate" or len({length[one] for one in move["chains"]}) == 1
    ]


def caps_everything(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    """Think that a growing chain has to be capped before anything else may be done with it."""
    caps = [move for move in moves if move["type"] == "cap"]
    return (
        caps or [move for move in moves if move["type"] not in ("terminate", "transfer")] or moves
    )


def initiator_grows_chains(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    """Think that every step takes an initiator: only start chains, one after the other."""
    return [move for move in moves if move["type"] == "initiate"] or moves


def own_chains_never_end(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    return [move for move in moves if move["type"] != "terminate"] or moves


def longest_only(moves: list[Json], view: Json, _seat: int, _rng: Random) -> list[Json]:
    """Think that only the longest chain grows."""
    length = {c["id"]: sum(len(b["cards"]) for b in c["blocks"]) for c in view["chains"]}
    longest = max(length, key=length.__getitem__, default=0)
    fine = [move for move in moves if move.get("chain", longest) == longest]
    return fine or moves


UNLISTED: dict[str, tuple[Sees, Sayings]] = {
    "termination takes three chains": (three_chains, {"ends": "three"}),
    "monomers join by themselves": (grows_without_initiator, {}),
    "any monomers make a set": (any_monomer_fits, {}),
    "only equal lengths combine": (only_equal_lengths_combine, {}),
    "a chain is capped before it ends": (caps_everything, {"ends": "none", "stops": "cap"}),
    "every step takes an initiator": (
        initiator_grows_chains,
        {"dead": "initiator", "block": "initiator", "able": "initiator"},
    ),
    "own chains never end": (own_chains_never_end, {}),
    "only the longest chain grows": (longest_only, {}),
    "a dead chain waits for heat": (as_it_is, {"dead": "heat", "block": "heat"}),
    "a capped chain is lost": (as_it_is, {"capped": "never", "heated": "nothing"}),
}

# Rules of the game that somebody may not know


def leaves_out_the_card(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    """R14 is forgotten: the monomer of a transfer stays in the hand."""
    return transfer_stops(moves, view, seat, rng)


def treats_dormant_as_growing(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    """R17 is unknown: TEMPO leaves on heating, so a capped chain may be taken."""
    return dormant_react(moves, view, seat, rng)


def grows_others_chains(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    others = [c for c in view["chains"] if c["owner"] != seat and c["state"] == "growing"]
    new = [
        {**move, "chain": other["id"]}
        for move in moves
        if move["type"] == "propagate"
        for other in others
    ]
    return _mixed([*moves, *new[:3]], rng)


def single_cards(moves: list[Json], _view: Json, _seat: int, rng: Random) -> list[Json]:
    return _mixed(
        [*moves, *({**m, "cards": m["cards"][:1]} for m in moves if m["type"] == "propagate")], rng
    )


def ends_without_own_chain(moves: list[Json], view: Json, seat: int, rng: Random) -> list[Json]:
    growing = [c["id"] for c in view["chains"] if c["owner"] != seat and c["state"] == "growing"]
    if "termination" not in view["hand"] or len(growing) < 2:
        return moves
    return _mixed(
        [*moves, {"type": "terminate", "mode": "combination", "chains": growing[:2]}], rng
    )


UNKNOWN_RULES: dict[str, Sees] = {
    "leaves out the monomer card": leaves_out_the_card,
    "treats capped chains as growing": treats_dormant_as_growing,
    "grows other players' chains": grows_others_chains,
    "plays single cards": single_cards,
    "ends chains without an own one": ends_without_own_chain,
}


def hoards(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    return [move for move in moves if move["type"] == "discard"] or moves


def steals_first(moves: list[Json], _view: Json, _seat: int, _rng: Random) -> list[Json]:
    return [move for move in moves if move["type"] in ("copolymerize", "transfer")] or moves


STRATEGIES: dict[str, Sees] = {"hoards cards": hoards, "steals first": steals_first}


def head(sees: Sees = as_it_is, says: Sayings | None = None) -> Head:
    said = says or {}

    def tries(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
        moves, view = match.moves(seat), match.view(seat)
        return _by_kind(sees(moves, view, seat, rng), rng)

    def answers(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
        key = f"why {asked.subject}" if asked.id == "why" else asked.id
        return [said[key]] if said.get(key) in asked.choices else list(asked.right)

    return Head(tries, answers)


def _by_kind(moves: list[Json], rng: Random) -> list[Json]:
    return one_kind(moves, rng) if moves else [{"type": "discard"}]


def anything(_match: AnyMatch, _seat: int, _move: Json, asked: Question) -> list[str]:
    return list(asked.choices)


LISTED: dict[Idea, tuple[Sees, Sayings]] = {
    DEAD: (dead_react, {"dead": "adds", "block": "monomer", "able": "growing terminated"}),
    DORMANT: (dormant_react, {"capped": "adds", "able": "growing capped"}),
    STOPS: (transfer_stops, {"why transfer": "hydrogen", "transferred": "nine"}),
    ALONE: (ends_alone, {"ends": "one", "stops": "nothing"}),
    CAPPING: (as_it_is, {"why cap": "joins", "capped": "never", "heated": "nothing"}),
}


def kinds() -> Iterator[Kind]:
    truth = head()
    heads = {idea: head(*seen) for idea, seen in LISTED.items()}
    for idea, wrong in heads.items():
        held, name = frozenset([idea]), " ".join(idea)
        yield Kind(GAME, "listed", name, (wrong, truth), holds=held)
        yield Kind(GAME, "half", f"{name} or right", (wrong, truth), "half", half=held)
        yield Kind(GAME, "learner", name, (wrong, truth), "changes")
        yield Kind(GAME, "forgetter", name, (truth, wrong), "changes", half=held)
    both = head(_both(dead_react, ends_alone), LISTED[DEAD][1] | LISTED[ALONE][1])
    yield Kind(
        GAME, "two ideas", "dead react, end alone", (both, truth), holds=frozenset([DEAD, ALONE])
    )
    for title, (sees, says) in UNLISTED.items():
        # Whoever thinks that a capped chain is lost thinks that capping ends it.
        half = frozenset([CAPPING] if title == "a capped chain is lost" else [])
        yield Kind(GAME, "unlisted", title, (head(sees, says), truth), half=half)
    yield Kind(GAME, "chemist", "plain", (truth,))
    for name, sees in STRATEGIES.items():
        yield Kind(GAME, "strategy", name, (head(sees),))
    for name, sees in UNKNOWN_RULES.items():
        yield Kind(GAME, "rules", name, (head(sees), truth))
    yield Kind(GAME, "clicker", "anything", (Head(everything, anything),), "clicks")
    yield Kind(GAME, "clicker", "legal moves", (Head(_any_legal, anything),), "clicks")
    yield Kind(GAME, "hints", "follows every hint", (truth,), "asks")


def _both(first: Sees, second: Sees) -> Sees:
    return lambda moves, view, seat, rng: second(first(moves, view, seat, rng), view, seat, rng)


def _any_legal(match: AnyMatch, seat: int, _rng: Random) -> list[Json]:
    kinds: dict[str, list[Json]] = defaultdict(list)
    for move in match.moves(seat):
        kinds[move["type"]].append(move)
    return [some[0] for some in kinds.values()]
