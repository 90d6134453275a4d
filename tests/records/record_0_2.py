"""Record random games of release 0.2, with everything that a player could see, for tests/test_records_0_2.py.

Run once, in a checkout of release 0.2, whose code and tests are imported:

    cd ../v02 && PYTHONPATH=src:. python ../main/tests/records/record_0_2.py

Each file has one game in a line. The files say what 0.2 did, so never record again to make a test pass.
"""

import gzip
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

# Imported by name, because the types of 0.2 are not those of the tree in which this file is checked.
valence: Any = import_module("valence")
play: Any = import_module("valence.core.play")
wire: Any = import_module("valence.core.wire")
variants: Any = import_module("tests.variants")

Json = dict[str, Any]
Choose = Callable[[Any, int, list[Json], Random], Json]

FOLDER = Path(__file__).parent / "0.2"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna", "Ida")
GAMES = {
    "metals": 80, "pkace": 86, "polymer": 54, "charged": 50, "quizmaster": 44, "whoami": 36
}  # fmt: skip
MOST_PLIES = 400
FEW_MOVES = 9  # legal moves that are stored in full
VIEW_EVERY = 3  # plies

example = {
    name: valence.game(name).decks.example() for name in ("metals", "pkace", "polymer", "charged")
}
NO_SET = [None, None, None]
HIDES = {
    name: [False, False, True] for name in ("hide_values", "hide_classes", "hide_nucleophilicity")
}
# The values that random games draw from; one that stands there twice is drawn more often.
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "metals": {
        "hand": [1, 3, 4, 6, 8],
        "reinforcements": [True, True, False],
        "write": ["no", "bonus", "bonus", "required", "required"],
        "naming": [False, True],
        "penalty": [False, True],
        "say_why": [False, True],
        "cards": [*NO_SET, variants.IONS, example["metals"]],
    },
    "pkace": {
        "edition": [1, 2, 2],
        "deck": ["ordered", "unordered"],
        "hand": [None, None, 2, 4, 6],
        "takes": ["largest", "largest", "first"],
        "guard": ["class", "lab"],
        "water": ["organic", "thermodynamic"],
        "series": [0, 0, 2, 6],
        "must": ["best", "lead"],
        "penalty": [False, True],
        "face_down": [False, True],
        "say_why": [False, True, True],
        **HIDES,
        "cards": [*NO_SET, variants.MIXED_SET, example["pkace"]],
    },
    "polymer": {
        "draw": ["stack", "either"],
        "last_card": ["draw", "play"],
        "raid": ["mixed", "any"],
        "opening": [True, True, False],
        "second": ["any", "same"],
        "dormant": ["lost", "counts"],
        "scoring": ["monomers", "mn"],
        "end_groups": [False, True],
        "calculate": [False, True, True],
        "say_why": [False, True],
        "deck": ["quick", "slow"],
        "cards": [*NO_SET, example["polymer"]],
    },
    "charged": {
        "rack": [7, 8, 10],
        "front": [False, True],
        "red_tiles": ["any", "one"],
        "scoreless": [0, 1, 3],
        "naming": ["no", "bonus", "required"],
        "penalty": [False, True],
        "board": [*NO_SET, ["." * 9] * 9, ["t.......t"] * 9],
        "cards": [*NO_SET, variants.TILES_AND_IONS, example["charged"]],
    },
    "quizmaster": {
        "quizmaster": ["table", "seat"],
        "tolerance": [0, 0.5, 2.0],
        "seconds": [0, 30],
        "answers": ["typed", "choice"],
        "cards": [3, 5, 8],
        "judging": ["structures", "structures", "spelling"],
        "verdict": ["quizmaster", "table"],
        "rotation": [0, 1, 2],
        "calls": [1, 2, 3],
        "repeats": [0, 2],
        "deck": [*NO_SET, variants.MIXED_SET],
    },
    "whoami": {
        "questions": ["parts", "free"],
        "guesses": [0, 1, 3],
        "answerers": ["all", "next"],
        "turn": ["either", "both"],
        "ending": ["first", "round"],
        "spectators": ["hidden", "shown"],
        **HIDES,
        "cards": [*NO_SET, variants.MIXED_SET],
    },
}  # fmt: skip
HELP = ("full", "full", "full", "none", "fading")

# A move of every type, for tries at the wrong time.
TRIES: dict[str, list[Json]] = {
    "metals": [
        {"type": "initiate", "card": "Na+"},
        {"type": "respond", "ion": "Cl-", "count": 1},
        {"type": "respond", "ion": "Mg2+", "count": 3},
        {"type": "reinforce"},
        {"type": "concede"},
        {"type": "write", "formula": "NaCl", "name": "sodium chloride"},
        {"type": "skip"},
        {"type": "say", "reason": "equal"},
        {"type": "say", "reason": None},
    ],
    "pkace": [
        {"type": "play", "card": "acetic-acid"},
        {"type": "play", "card": "lda"},
        {"type": "play", "card": "unobtainium"},
        {"type": "say", "reason": "value"},
        {"type": "say", "reason": None},
    ],
    "polymer": [
        {"type": "draw", "from": "stack"},
        {"type": "draw", "from": "discards"},
        {"type": "initiate", "initiator": "bpo", "chains": [["sty1"]]},
        {"type": "propagate", "chain": 1, "cards": ["sty1", "sty1"]},
        {"type": "terminate", "chains": [1, 2], "mode": "combination"},
        {"type": "terminate", "chains": [1, 1], "mode": "disproportionation"},
        {"type": "transfer", "chain": 1, "cards": ["sty1"]},
        {"type": "cap", "chain": 1},
        {"type": "copolymerize", "chain": 1, "cards": ["sty1", "ba2"]},
        {"type": "discard", "card": "tempo"},
        {"type": "calculate", "units": "3", "mn": "312", "mw": "312", "pdi": "1"},
        {"type": "give_up"},
        {"type": "say", "reason": "adds"},
    ],
    "charged": [
        {"type": "pass"},
        {"type": "swap", "tiles": ["red"]},
        {"type": "swap", "tiles": ["Na"]},
        {"type": "place", "tiles": []},
        {"type": "place", "tiles": [[4, 4, "Na"], [4, 5, "Cl"]]},
        {"type": "place", "tiles": [[7, 7, "Na"], [7, 8, "Cl"]]},
        {"type": "place", "tiles": [[4, 4, "red"]]},
        {"type": "name", "names": ["sodium chloride"]},
        {"type": "name", "names": []},
    ],
    "quizmaster": [
        {"type": "ask", "show": "name"},
        {"type": "answer", "text": "4.76"},
        {"type": "judge", "seat": 0, "right": True},
        {"type": "pass"},
        {"type": "timeout"},
    ],
    "whoami": [
        {"type": "ask", "question": {"about": "kind", "is": "acid"}},
        {"type": "ask", "question": {"about": "element", "has": "Xx"}},
        {"type": "ask", "text": "Am I an acid?"},
        {"type": "answer", "yes": True},
        {"type": "answer", "yes": None},
        {"type": "guess", "card": "lda"},
        {"type": "guess", "card": "ldaa"},
        {"type": "done"},
    ],
}


# Which games: every variant of the tests, then random ones


def variants_of(name: str) -> Iterator[tuple[int, Json]]:
    """Yield seats and options: first the variants of the tests, then random house rules without end."""
    luck = Random(f"options {name}")
    yield from ((variant.seats, dict(variant.options)) for variant in variants.VARIANTS[name])
    game = valence.game(name)
    while True:
        seats = luck.choice(game.seats)
        options = {option: luck.choice(values) for option, values in OPTIONS[name].items()}
        kept = {option: value for option, value in options.items() if luck.random() < 0.8}
        try:
            game.options(kept, seats)
        except ValueError:
            continue
        yield seats, kept


# Which moves: questions get right answers about half of the time


def misspelt(text: str, luck: Random) -> str:
    """Return the text with one slip of the pen, or written in another way."""
    place = luck.randrange(max(1, len(text)))
    before, letter, after = text[:place], text[place : place + 1], text[place + 1 :]
    return luck.choice(
        [
            before + after,
            before + letter + letter + after,
            before + after[:1] + letter + after[1:],
            text.lower(),
            text.upper(),
            text.replace(" ", ""),
            text.replace("2", "3"),
            text.translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")),
            text.replace("ide", "ate"),
            "",
        ]
    )[:60]


def answered(right: Json, wrong: list[Json], luck: Random) -> Json:
    """Return the right answer, a misspelt one, or a wrong one."""
    chance = luck.random()
    if chance < 0.5:
        return right
    if chance < 0.75 or not wrong:
        return {field: slip(value, luck) for field, value in right.items()}
    return luck.choice(wrong)


def slip(value: Any, luck: Random) -> Any:
    if isinstance(value, list):
        return [slip(one, luck) for one in value]
    is_kept = not isinstance(value, str) or value in ("write", "name", "calculate", "answer")
    return value if is_kept or luck.random() < 0.4 else misspelt(value, luck)


def of_random_type(moves: Sequence[Json], luck: Random, rarely: Mapping[str, float]) -> Json:
    """Return a random move of a random type; some types are chosen less often."""
    types = sorted({move["type"] for move in moves})
    weights = [rarely.get(one, 1.0) for one in types]
    (chosen,) = luck.choices(types, weights)
    return luck.choice([move for move in moves if move["type"] == chosen])


def said(match: Any, seat: int, legal: list[Json], luck: Random) -> Json:
    """Say why: the right reason, found out by trying them all, or any."""
    right = [move for move in legal if is_right_reason(match, seat, move)]
    return luck.choice(right if right and luck.random() < 0.5 else legal)


def is_right_reason(match: Any, seat: int, move: Json) -> bool:
    _, events = match.game.apply(match.state, seat, play.read_move(match.game, move))
    return any(move["reason"] in getattr(event, "right", ()) for event in events)


def choose_metals(match: Any, seat: int, legal: list[Json], luck: Random) -> Json:
    state = match.state
    if state.is_writing:
        writing = import_module("valence.games.metals.writing")
        right = writing.right_answer(state.options, state.led, state.answer.ion)
        return answered(wire.to_dict(right), [*luck.choices(legal, k=2), {"type": "skip"}], luck)
    return said(match, seat, legal, luck) if state.is_saying else of_random_type(legal, luck, {})


def choose_pkace(match: Any, seat: int, legal: list[Json], luck: Random) -> Json:
    return said(match, seat, legal, luck) if legal[0]["type"] == "say" else luck.choice(legal)


def choose_polymer(match: Any, seat: int, legal: list[Json], luck: Random) -> Json:
    state = match.state
    if any(state.tries_left):
        calculation = import_module("valence.games.polymer.calculation")
        right = wire.to_dict(calculation.right_answer(state, seat))
        return answered(right, legal, luck)
    if legal[0]["type"] == "say":
        return said(match, seat, legal, luck)
    most_cards = max(legal, key=lambda move: len(move.get("cards", ())))
    if most_cards.get("cards") and luck.random() < 0.4:
        return most_cards
    rarely = {"discard": 0.1, "cap": 0.5, "terminate": 0.5}
    return of_random_type(legal, luck, rarely)


def choose_charged(match: Any, _seat: int, legal: list[Json], luck: Random) -> Json:
    state = match.state
    if state.unnamed:
        naming = import_module("valence.games.charged.naming")
        return answered(wire.to_dict(naming.right_names(state.unnamed)), legal, luck)
    if not state.bag and legal[0]["type"] == "place" and luck.random() < 0.9:
        return max((move for move in legal if move["type"] == "place"), key=by_tiles)
    return of_random_type(legal, luck, {"swap": 0.08, "pass": 0.01})


def by_tiles(move: Json) -> int:
    return len(move["tiles"])


def choose_quizmaster(match: Any, _seat: int, legal: list[Json], luck: Random) -> Json:
    state = match.state
    if any(move["type"] in ("ask", "judge") for move in legal):
        return luck.choice(legal)
    if state.options.seconds and luck.random() < 0.06:
        return {"type": "timeout"}
    if luck.random() < 0.15:
        return {"type": "pass"}
    asking = import_module("valence.games.quizmaster.asking")
    settling = import_module("valence.games.quizmaster.settling")
    card = asking.cards_of(state.options)[settling.card_of(state)]
    right = {"type": "answer", "text": asking.side(card, asking.counterpart(state.show))}
    given = answered(right, [move for move in legal if move["type"] == "answer"], luck)
    # 0.2 lists the meanings of an ambiguous answer in an order that differs from one run to the next.
    found = settling.judgement(state, card.id, state.show, given["text"])
    is_fit = given["text"].strip() and len(found.could_be) < 2
    return given if is_fit else {"type": "pass"}


FREELY = ("Am I an acid?", "Do I have a metal?", "Am I stronger than water?", "Is my pKa below 10?")


def choose_whoami(match: Any, seat: int, legal: list[Json], luck: Random) -> Json:
    types = {move["type"] for move in legal}
    right = {"type": "guess", "card": match.state.cards[seat]}
    if "guess" in types and luck.random() < 0.04:
        return right
    if "ask" in types and match.state.options.questions == "free" and luck.random() < 0.6:
        return {"type": "ask", "text": luck.choice(FREELY)}
    return of_random_type(legal, luck, {"guess": 0.25, "done": 0.6})


CHOOSE: dict[str, Choose] = {
    "metals": choose_metals,
    "pkace": choose_pkace,
    "polymer": choose_polymer,
    "charged": choose_charged,
    "quizmaster": choose_quizmaster,
    "whoami": choose_whoami,
}


# Refused tries


def tries(match: Any, seat: int, legal: list[Json], luck: Random) -> Iterator[tuple[int, Json]]:
    """Yield moves that may be refused: of another type, of earlier, by another seat, or a bit different."""
    earlier = [json.loads(played.move) for played in match.played if not played.is_note]
    fixed = TRIES[match.game.name]
    known = [*earlier, *fixed, *legal[:30]]
    # In the charged game it takes long to list them.
    is_listed = match.game.name != "charged" or match.ply % 5 == 0
    candidates = list(match.game.candidates(match.state, seat)) if is_listed else []
    for _ in range(8):
        kind = luck.choice(
            ("fixed", "fixed", "earlier", "changed", "candidate", "candidate", "turn")
        )
        if kind == "fixed":
            yield seat, luck.choice(fixed)
        elif kind == "earlier" and earlier:
            yield seat, luck.choice(earlier)
        elif kind == "changed":
            yield seat, changed(luck.choice(legal), known, luck)
        elif kind == "candidate" and candidates:
            yield from ((seat, wire.to_dict(luck.choice(candidates))) for _ in range(5))
        elif luck.random() < 0.3:
            yield luck.randrange(len(match.names)), luck.choice(legal)


def changed(move: Json, others: list[Json], luck: Random) -> Json:
    """Return the move with one field taken from another move of its type, or a number changed."""
    other = luck.choice([one for one in others if one["type"] == move["type"]] or [move])
    field = luck.choice(sorted(move))
    value = other.get(field, move[field])
    if type(value) is int:
        value = max(1, value + luck.choice((-1, 1)))
    return {**move, field: value}


def refused(match: Any, seat: int, move: Json) -> Json | None:
    """Return a try with its refusal; None if it is legal, or is not a move at all."""
    try:
        wanted = play.read_move(match.game, move)
    except wire.WireError:
        return None
    refusal = play.why_refused(match.game, match.state, seat, wanted)
    if refusal is None:
        return None
    why = match.why_not(seat, move)
    return {
        "seat": seat,
        "move": wire.to_dict(wanted),
        "rule": why.rule,
        "refusal": wire.to_dict(refusal),
        "said": why.reason,
    }


def one_refused(match: Any, seat: int, legal: list[Json], luck: Random) -> Json | None:
    found = (refused(match, *tried) for tried in tries(match, seat, legal, luck))
    return next((one for one in found if one), None)


# What is stored


def digest(values: Sequence[Any]) -> str:
    """Return a hash of values, each with its fields in alphabetical order."""
    text = b"\n".join(msgspec.json.encode(value, order="sorted") for value in values)
    return sha256(text).hexdigest()[:16]


def listed(moves: Sequence[Any]) -> Any:
    """Return a few moves in full; of many a count, a digest, and three of them."""
    if len(moves) <= FEW_MOVES:
        return [wire.to_dict(move) for move in moves]
    sample = [0, len(moves) // 2, len(moves) - 1]
    return {
        "count": len(moves),
        "digest": digest(moves),
        "sample": {str(n): wire.to_dict(moves[n]) for n in sample},
    }


def by_type(moves: Sequence[Any]) -> Json:
    types: dict[str, list[Any]] = {}
    for move in moves:
        types.setdefault(str(move.__struct_config__.tag), []).append(move)
    return {name: listed(some) for name, some in types.items()}


def seen(match: Any, viewer: int | None, options: Json) -> Json:
    """Return the view of a seat, without the options if they are those of the heading."""
    view = match.view(viewer)
    if view["options"] == options:
        del view["options"]
    return {"seat": viewer, "view": view}


def previewed(match: Any, seat: int, move: Json) -> Json:
    event = match.preview(seat, move)
    told = {} if event is None else {"event": wire.to_dict(event), "said": match.say([event])[0]}
    return {"seat": seat, "move": move, **told}


def shown(match: Any, seat: int, entry: Json) -> list[Json]:
    """Return the observations of a move, legal or not, or of cards crossed out."""
    game, state = match.game, match.state
    if entry["type"] == "crossed":
        return [wire.to_dict(one) for one in game.crossed(state, seat, tuple(entry["cards"]))]
    tried = entry["move"] if entry["type"] == "attempt" else entry
    # 0.2 crashes on what a calculation shows where nothing is to be calculated.
    is_early = tried["type"] == "calculate" and not any(state.tries_left)
    if entry["type"] == "hint" or is_early:
        return []
    move = play.read_move(game, wire.to_json(tried))
    return [wire.to_dict(one) for one in game.shows(state, seat, move)]


def scores(match: Any) -> list[Json]:
    return [wire.to_dict(one) for one in play.scoreboard(match.game, match.state)]


def timed_out(match: Any, seat: int) -> Json:
    move = match.game.timeout(match.state, seat)
    clock = None if match.game.seconds is None else match.game.seconds(match.state)
    return {"seat": seat, "move": None if move is None else wire.to_dict(move), "seconds": clock}


def possible(match: Any, seat: int) -> Json:
    cards = sorted(match.game.possible(match.state, seat))
    return {"seat": seat, "count": len(cards), "digest": digest(cards)}


def loads(match: Any) -> bool:
    """Return True if the position can be saved and loaded."""
    try:
        again = valence.load(match.save(), names=match.names)
    except ValueError:
        return False
    return bool(again.save() == match.save())


def is_stale(match: Any) -> Json:
    ply = max(0, match.ply - 2)
    return {"ply": ply, "is": match.is_stale(ply)}


def told(match: Any, events: Sequence[Any]) -> Json:
    """Return events, public and private, and their sentences."""
    return {"events": [wire.to_dict(event) for event in events], "said": match.say(events)}


class Recorder:
    """One game in progress, and what is stored of it."""

    def __init__(self, match: Any, luck: Random) -> None:
        self.match, self.luck = match, luck
        heading, _, _ = match.record.partition("\nend: ")
        self.options = wire.to_dict(match.state.options)
        self.stored: Json = {
            "heading": heading,
            "opening": told(match, match.story[0]),
            "plies": [],
        }

    def play_on(self, most: int) -> None:
        while self.match.to_move and self.match.ply < most:
            self.turn()

    def turn(self) -> None:
        """Store everything about the position, then what a move or a note does in it."""
        match, luck = self.match, self.luck
        seat = luck.choice(match.to_move)
        legal = play.legal_moves(match.game, match.state, seat)
        moves = [wire.to_dict(move) for move in legal]
        ply = self.position(seat)
        if self.is_full():
            ply["legal"] = {"seat": seat, "moves": by_type(legal)}
            ply["preview"] = previewed(match, seat, of_random_type(moves, luck, {}))
        wrong = one_refused(match, seat, moves, luck) if self.is_full() else None
        if wrong:
            ply["refused"] = wrong
        entry = self.note(seat, wrong) or self.chosen(seat, moves)
        self.enter(ply, seat, entry)

    def chosen(self, seat: int, legal: list[Json]) -> Json:
        """Return the next move; a misspelt answer may not be one of the choices."""
        move = CHOOSE[self.match.game.name](self.match, seat, legal, self.luck)
        return self.luck.choice(legal) if refused(self.match, seat, move) else move

    def is_full(self) -> bool:
        """Return True if the position is one of those that are stored in full; long games thin out."""
        ply: int = self.match.ply
        questions = ("is_writing", "is_saying", "unnamed", "announced", "tries_left")
        if any(getattr(self.match.state, one, None) for one in questions):
            return ply < 120
        return ply % (2 if ply < 80 else 5) == 0

    def position(self, seat: int) -> Json:
        match, ply = self.match, self.match.ply
        viewers = [*range(len(match.names)), None]
        stored: Json = {
            "to_move": list(match.to_move),
            "stale": is_stale(match),
            "scores": scores(match),
        }
        if self.is_full():
            stored["timeout"] = timed_out(match, seat)
        if ply % VIEW_EVERY == 0:
            stored["view"] = seen(match, viewers[ply // VIEW_EVERY % len(viewers)], self.options)
        if match.heading.help == "fading" and match.game.name != "charged":
            stored["help"] = {"seat": seat, "kinds": list(match.help(seat))}
        if match.game.possible is not None and ply % VIEW_EVERY == 1:
            stored["possible"] = possible(match, seat)
        if ply % 10 == 5:
            stored["loads"] = loads(match)
        return stored

    def note(self, seat: int, wrong: Json | None) -> Json | None:
        """Return a note to enter in the log, which is now and then an attempt, a hint or cards crossed out."""
        chance, last = self.luck.random(), self.match.played[-1:]
        if any(played.is_note for played in last[-1:]) and chance > 0.1:
            return None
        if wrong and wrong["seat"] == seat and wrong["rule"][1:2].isdigit():
            attempt = {"type": "attempt", "move": wrong["move"], "rule": wrong["rule"]}
            return attempt if chance < 0.5 else None
        if self.match.game.possible is not None and chance < 0.1:
            return {"type": "crossed", "cards": [self.luck.choice(self.match.state.cards)]}
        return {"type": "hint", "step": 1 + self.match.ply % 3} if chance < 0.03 else None

    def enter(self, ply: Json, seat: int, entry: Json) -> None:
        match = self.match
        is_note = entry["type"] in ("attempt", "hint", "crossed")
        if is_note or self.is_full():
            ply["shows"] = shown(match, seat, entry)
        made = play.read_entry(match.game, wire.to_json(entry))
        ply.update(told(match, match.make(seat, made)))
        ply |= {"seat": seat, "entry": json.loads(match.played[-1].move)}
        self.stored["plies"].append(ply)

    def finished(self) -> Json:
        """Return the whole game with how it ended."""
        match = self.match
        viewers = [None, match.ply % len(match.names)]
        end = {
            "to_move": list(match.to_move),
            "scores": scores(match),
            "outcome": match.outcome,
            "loads": loads(match),
            "views": [seen(match, viewer, self.options) for viewer in viewers],
            "record": sha256(match.record.encode()).hexdigest()[:16],
        }
        return {**self.stored, "end": end}


def started(name: str, n: int, seats: int, options: Json, luck: Random) -> Any:
    """Return a new match; some go on from a saved position, with a question open if it can be."""
    names, level = NAMES[:seats], HELP[n % len(HELP)]
    match = valence.start(name, seats=seats, seed=n, options=options, names=names, help=level)
    if n % 7 not in ((3, 6) if name == "charged" else (6,)):
        return match
    recorder, waited = Recorder(match, luck), 0
    recorder.play_on(luck.randrange(4, 14))
    while match.to_move and waited < 6 and not asks(match):
        recorder.turn()
        waited += 1
    can_go_on = match.to_move and loads(match)
    if can_go_on and name == "charged" and n % 7 == 6:
        return last_tiles(match)
    return valence.load(match.save(), names=names) if can_go_on else from_the_start(match)


def last_tiles(match: Any) -> Any:
    """Return a study of the end: few tiles are left, so that they can be used up."""
    position = match.save()
    position |= {"bag": [], "racks": [rack[:1] for rack in position["racks"]]}
    return valence.load(position, strict=False, names=match.names)


def asks(match: Any) -> bool:
    questions = ("is_writing", "is_saying", "unnamed", "announced", "show")
    return any(getattr(match.state, one, None) for one in questions)


def from_the_start(match: Any) -> Any:
    """Return a new match with the same heading."""
    heading, _, _ = match.record.partition("\n\n")
    return valence.replay(f"{heading}\n\nend: 0 moves\n")


def recorded(name: str, n: int, seats: int, options: Json) -> Json:
    luck = Random(f"{name} {n}")
    recorder = Recorder(started(name, n, seats, options, luck), luck)
    recorder.play_on(MOST_PLIES)
    return recorder.finished()


def write(name: str, games: int) -> list[str]:
    """Write the games of one kind, and return what each is called."""
    lines, called = [], []
    for n, (seats, options) in zip(range(games), variants_of(name), strict=False):
        game = recorded(name, n, seats, options)
        lines.append(json.dumps(game, ensure_ascii=False, separators=(",", ":")))
        called.append(title(n, seats, options))
    text = "\n".join(lines).encode()
    (FOLDER / f"{name}.jsonl.gz").write_bytes(gzip.compress(text, 9, mtime=0))
    print(name, games, f"{len(text) / 1e6:.1f} MB of text", file=sys.stderr)
    return called


def title(n: int, seats: int, options: Json) -> str:
    """Return what a game is called in a test report."""
    values = {
        name: "own" if isinstance(value, list | tuple) else value
        for name, value in options.items()
        if value not in (None, False, "no")
    }
    return f"{n}: " + " ".join([f"{seats} seats", *(f"{k}={v}" for k, v in values.items())])


def main(names: Sequence[str]) -> None:
    assert Path(valence.__file__).parent.joinpath("decks").is_dir(), "this is not release 0.2"
    FOLDER.mkdir(exist_ok=True)
    for name in names or GAMES:
        called = write(name, GAMES[name])
        (FOLDER / f"{name}.txt").write_text("\n".join(called) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
