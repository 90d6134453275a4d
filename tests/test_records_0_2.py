"""Some hundred games recorded by release 0.2: all that a player could see of them is still the same.

`records/record_0_2.py` played them with 0.2's code. A difference that is intended is stated in one of the functions
`expected_…`; the records themselves never change.
"""

import gzip
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import valence
from tests.reasons import with_reason_as_id, without_aside
from valence.chem.compounds import EXISTENCE
from valence.chem.data_files import rows
from valence.chem.formulas import salt
from valence.chem.ions import IONS
from valence.chem.names import en
from valence.chem.polymer import substance
from valence.chem.words.en import NO_MOLECULES, lattice_words
from valence.chem.writing import subscript
from valence.core.concepts import Observation
from valence.core.game import Event, Seat
from valence.core.log import checked_note
from valence.core.match import AnyMatch
from valence.core.notes import Say
from valence.core.play import legal_moves, read_move, scoreboard, why_refused
from valence.core.wire import Json, to_dict, to_json
from valence.games.charged.moves import Name
from valence.games.charged.naming import salt_called
from valence.games.metals.moves import Write
from valence.questions import observations, question_answered
from valence.sets.lexicon import common_name

FOLDER = Path(__file__).parent / "records" / "0.2"
TITLES = {
    file.stem: file.read_text(encoding="utf-8").splitlines()
    for file in sorted(FOLDER.glob("*.txt"))
}
NOTES = ("attempt", "hint", "crossed", "say")
HIDDEN = "hidden in 0.2"
GONE_RULES = {"metals": "R20", "pkace": "R23", "polymer": "R25"}  # saying why was part of the rules
REWORDED = {
    "pkace": {
        r"adds to (the C.. of .*?) instead": r"mostly adds to \1 instead",
        ": strong nucleophiles do not count": ": by R4 strong nucleophiles don't count",
        "it would attack as a nucleophile": "no strong nucleophile counts against a guarded acid",
    },
    "metals": {
        r"(total charge of the (?:ion led|answer) is larger)(?! in)": r"\1 in size",
    },
    "quizmaster": {
        "whose charge two silicon atoms help to stabilize": "whose charge two silicon atoms stabilize",
        "where the π electrons cannot help it": "where it doesn't overlap with the π electrons",
    },
    "polymer": {
        r"In the flask, [^.]* prefer (combination|disproportionation)\.": r"In the flask, such ends prefer \1.",
        r"Whether two real ends of [^.]* is disputed\.": "Chemists disagree on how two such ends terminate.",
        r"In the flask, most [^.]* chains end by transfer before two ends meet\.": (
            "In the flask, most such chains end by transfer."
        ),
        r"In the flask, TEMPO controls [^.]*\.": "In the flask, TEMPO works well only with styrene.",
        r"(In the flask, an end of [^.]*?) adds its own [^.]*\.": r"\1 much prefers its own monomer.",
        r"( In the flask, an end of [^.]*\.)\1": r"\1",
    },
    "whoami": {
        "of pKace, can I deprotonate": "of pKace, guard included, can I deprotonate",
        "whose charge two silicon atoms help to stabilize": "whose charge two silicon atoms stabilize",
        "where the π electrons cannot help it": "where it doesn't overlap with the π electrons",
        r"Am I a salt, drawn as separate ions\? \(.*? are not\.\)": (
            "Am I drawn as separate ions, like a salt? (So are lithium amides, but not other organometallics.)"
        ),
        "whose C=O or C≡N a nucleophilic base would attack": "with a C=O or C≡N",
    },
}
# Compounds of which another fact is told than in 0.2.
REGRADED = ("FeO", "FeS", "FeCl3", "FeBr3", "CuCl", "CuBr", "CuI", "Cu2S", "Al2S3")
# Fields of views: of Quizmaster since rules version 3, of the polymer game for who is ahead.
SINCE_0_2 = ("choice_cards", "mistakes", "points", "runs", "ending", "ahead")
GONE = ("say_why", "is_saying", "announced")  # options and fields of the position
SALTS = {
    one.written: one
    for cation, anion in product(IONS.values(), repeat=2)
    if cation.is_cation and not anion.is_cation
    for one in [salt(cation, anion)]
}
TOLD_FROM_16 = ("pkace", "quizmaster", "whoami")  # 0.2 had one wording of facts, this one
FEW_MOVES = 9  # legal moves that are stored in full


# Intended differences between 0.2 and now. Each function gets the name of the game and what 0.2 had there.


def expected_heading(_game: str, heading: str) -> str:
    """Return the heading of a record, with which the game begins."""
    return heading


def expected_entry(_game: str, entry: Json) -> Json:
    """Return a move, or a note, as it is entered now."""
    return entry


def is_gone(game: str, rule: str) -> bool:
    """Return True for the rule of saying why, of which the rulebooks no longer speak."""
    return GONE_RULES.get(game) == rule


def expected_plies(game: str, plies: list[Json]) -> list[Json]:
    """Return the entries of the log: a question doesn't hold back the ruling, so nothing waits for its answer.

    In 0.2 the ruling came with the answer. While one was due, the position was another than now.
    """
    asked, since = plies[0], list[Json]()
    for ply in plies:
        kind = ply["entry"]["type"]
        if kind == "say" and asked is ply:  # the game began with the question
            ply["events"], ply["said"], ply["waited"] = [], [], True
            ply.pop("shows", None)
        elif kind == "say":
            asked["events"] += ply["events"][1:]
            asked["said"] += ply["said"][1:]
            ply["events"], ply["said"] = [{**ply["events"][0], "question": "why"}], ply["said"][:1]
            for note in (*since, ply):
                note["waited"] = True
            if (
                since and asked["events"][-1]["event"] == "Ended"
            ):  # before what was refused cost points
                asked["events"][-1] = asked["said"][-1] = HIDDEN
        if kind not in NOTES:
            asked, since = ply, []
        else:
            since.append(ply)
    for ply in plies:
        entry = ply["entry"]
        if entry["type"] == "attempt" and ("waited" in ply or is_gone(game, entry["rule"])):
            ply["events"], ply["said"] = ply["events"][:1], ply["said"][:1]  # without the refusal
            ply.pop("shows", None)
    return plies


def without_secrets(plies: list[Json]) -> list[Json]:
    """Mark what was hidden while it was the question; now it shows at once: the question comes before the move."""
    for ply in plies:
        ply.pop("stale", None)  # an answer was a move
        shown = [ply.get("view", {}).get("view"), ply.get("preview", {}).get("event")]
        for one in filter(None, (*shown, *ply["events"])):
            if one != HIDDEN and one.get("balance", 0) is None:
                one["balance"] = HIDDEN
        for n, event in enumerate(ply["events"]):
            if event != HIDDEN and event["event"] == "Followed":
                event["answer"] = event["is_best"] = ply["said"][n] = HIDDEN
    return plies


def expected_told(game: str, told: Json) -> Json:
    """Return the events, each with its sentence; a mistake in a name tells the ion that was wanted by its id."""
    told = by_ids(game, told)
    for n, event in enumerate(told["events"]):
        if event == HIDDEN:
            continue
        told["said"][n] = reworded(game, event, told["said"][n])
        if game == "metals" and event["event"] == "Wrote":
            _by_id(event.get("name_grade"), event["cation"], event["anion"])
            told["said"][n] = _as_charged(event.get("name_grade"), event["name"], told["said"][n])
        for one in event.get("formulas", ()) if event["event"] == "Named" else ():
            wanted = salt_called(one["formula"])
            _by_id(one["grade"], wanted.cation.id, wanted.anion.id)
            told["said"][n] = _as_charged(one["grade"], one["text"], told["said"][n])
    pairs = zip(told["events"], told["said"], strict=True)
    kept = [
        (event, said) for event, said in pairs if event == HIDDEN or event["event"] != "Announced"
    ]
    return {"events": [event for event, _ in kept], "said": [said for _, said in kept]}


def reworded(game: str, event: Json, said: str) -> str:
    """Return a sentence as it is now."""
    match game:
        case "polymer":
            return _with_units(event, said)
        case "metals" | "charged":
            return _with_lattices(event, said)
        case "pkace":
            return _with_products(event, said)
        case _:
            return said


def _with_lattices(event: Json, said: str) -> str:
    """Return a ruling that speaks of a lattice; a few compounds are no longer called ionic, or stable."""
    formulas = {*re.findall(r"cancel to (\S+),", said)}
    formulas |= {subscript(one["formula"]) for one in event.get("formulas", ())}
    texts = [SALTS[one].text for one in formulas]
    if any(one in REGRADED or (one in EXISTENCE and EXISTENCE[one].note_14) for one in texts):
        return HIDDEN
    for formula in formulas if event["event"] == "Collected" else ():
        made = SALTS[formula]
        lattice = lattice_words(made)
        called = f"{formula}, {en.salt(made.cation.id, made.anion.id)}"
        said = said.replace(f"{called}.", f"{called}, {lattice}." if lattice else f"{called}.", 1)
    if event["event"] != "Ended":
        return said
    result, exotic, compounds = said.partition(" Most exotic ")
    _, _, compounds = compounds.partition(": ")
    named = f" Most exotic here, by the number of ions: {compounds}" if exotic else ""
    return f"{result} {NO_MOLECULES}{named}"


def _with_products(event: Json, said: str) -> str:
    """Return a sentence that names compounds where the equation has some, and tells what splits an ester."""
    if event.get("reaction"):
        event["reaction"] = HIDDEN
        return HIDDEN
    splits = r"Sodium (hydroxide|methoxide), [^:]*: [^:]*, although in the lab"
    return HIDDEN if re.search(splits, said) else said


def _with_units(event: Json, said: str) -> str:
    """Return a sentence with g/mol after Mn and Mw, no averages of no chains, and masses that leave out the ends."""
    last = event.get("unsaturated") or event.get("chain")
    if isinstance(last, dict) and "mass" in last and _is_without_ends(last):
        said = said.replace(" g/mol) count", " g/mol, without the ends) count")
    said = re.sub(r"Mn 0\.00, Mw 0\.00, ", "Mn –, Mw –, ", said)
    if event["event"] == "Calculated" and event["is_right"]:
        return re.sub(r"(Mn \S*\d), (Mw \S*\d) and Đ", r"\1 g/mol, \2 g/mol and Đ", said)
    if event["event"] != "Ended":
        return said
    return re.sub(r"(Mn \d\S*), (Mw \d\S*), (?=Đ)", r"\1 g/mol, \2 g/mol, ", said)


def _is_without_ends(chain: Json) -> bool:
    body = (
        int(card[-1]) * substance(block["species"]).mass
        for block in chain["blocks"]
        for card in block["cards"]
    )
    return sum(body) == Decimal(chain["mass"])


def _by_id(grade: Json | None, cation: str, anion: str) -> None:
    mistake = (grade or {}).get("mistake") or {}
    for ion in (cation, anion):
        if mistake.get("wanted") in (en.ion(ion), en.metal(ion)):
            mistake["wanted"] = ion


def _as_charged(grade: Json | None, text: str, said: str) -> str:
    """Correct the ion that a name means by its charge: 0.2 read the iron(III) in a wrong name as iron(II)."""
    mistake = (grade or {}).get("mistake") or {}
    meant = next((one for one in IONS if text.startswith(f"{en.ion(one)} ")), None)
    before = IONS.get(mistake.get("given", ""))
    if mistake.get("kind") != "other ion" or not before or not meant:
        return said
    if before.atoms != IONS[meant].atoms:
        return said
    mistake["given"] = meant
    metal = en.metal(meant).capitalize()
    old, new = (f"{metal}{en.ion(one)[len(metal) :]}" for one in (before.id, meant))
    start = max(said.find("The name is wrong."), said.find(f"“{text}”"))
    wrong, right = f"{old} is {before.written}, but", f"{new} is {IONS[meant].written}, but"
    return said[:start] + said[start:].replace(wrong, right, 1)


def expected_legal(_game: str, legal: Json) -> Json:
    """Return the legal moves of a seat by their type."""
    return legal


def by_ids(game: str, value: Any) -> Any:
    """Return an event or a view with ids in place of names."""
    if isinstance(value, list):
        return [by_ids(game, one) for one in value]
    if isinstance(value, str):
        return said_now(game, value)
    if not isinstance(value, dict):
        return value
    if game == "pkace" and "verdict" in value:
        value = {**value, "lab": HIDDEN}
    if game == "charged":
        value = without_names(value)
    if game == "pkace":
        value = of_cards(value)
    if "could_be" in value:  # a judgement, which names the value in print, not the reason for it
        value = {**value, "remark": bool(value["remark"])}
    value = {name: by_ids(game, inner) for name, inner in value.items()}
    if value.get("event") == "Ended":
        value["outcome"] = with_reason_as_id(value["outcome"])
        if value.get("quizmaster") is not None:  # who could neither win nor lose
            value["outcome"]["aside"] = [value["quizmaster"]]
    return compound_by_ions(value) if game == "metals" else value


def said_now(game: str, text: str) -> str:
    """Return a text with the phrases that sentences have now."""
    for before, now in REWORDED.get(game, {}).items():
        text = re.sub(before, now, text)
    return text


def compound_by_ions(value: Json) -> Json:
    """Return a compound of Metal vs. Non-Metal by its ions; of what was written, the ions were there."""
    if value.get("event") in ("Wrote", "Skipped"):
        solution = value.pop("solution")
        return value if value["event"] == "Wrote" else {**value, **solution}
    if not {"formula", "name"} <= value.keys() or value.get("type") == "write":
        return value
    found = SALTS[value["formula"]]
    seat = {"seat": value["seat"]} if "seat" in value else {}
    return {**seat, "cation": found.cation.id, "anion": found.anion.id}


def of_cards(value: Json) -> Json:
    """Return a card of pKace without its name, unless a set gives it, and a reaction with the ids of its cards."""
    if value.get("event") == "TrickTaken" and value["reaction"]:
        pair = [
            answer["card"] for answer in value["answers"] if answer["card"]["id"] == value["winner"]
        ]
        both = sorted([value["led"], *pair], key=lambda card: card["kind"])  # the acid first
        named = zip(both, value["reaction"]["products"], strict=True)
        products = [of_a_set(card["id"], "conjugate_name", name) for card, name in named]
        value = {**value, "reaction": {**value["reaction"], "products": products}}
    if "mass" not in value:
        return value
    kept = {name: inner for name, inner in value.items() if name != "name"}
    return kept | of_a_set(value["id"], "name", value["name"])


def of_a_set(card: str, column: str, name: str) -> Json:
    """Return the id of a card, with its name where that isn't the built-in one."""
    built_in = {
        row["id"]: row[column] for kind in ("acids", "bases") for row in rows(f"{kind}.csv")
    }
    return {"id": card} if built_in.get(card) == name else {"id": card, f"own_{column}": name}


def without_names(value: Json) -> Json:
    """Return a ruling of Charged! without names; it tells instead whether they are asked for."""
    kept = {name: inner for name, inner in value.items() if name != "is_pending"}
    if value.get("event") == "Placed":
        asked = "required" if value["is_pending"] else "bonus"
        kept["naming"] = "no" if all(one["name"] for one in value["formulas"]) else asked
    if value.get("event") in ("Placed", "Named"):
        kept["formulas"] = [
            {name: inner for name, inner in one.items() if name not in ("name", "solution")}
            for one in value["formulas"]
        ]
    return kept


def expected_view(game: str, view: Json) -> Json:
    """Return the view of a seat; a view with the options of the heading has none."""
    return {**view, "view": by_ids(game, without(view["view"]))}


def without(fields: Json) -> Json:
    """Return a view or options without what the rules no longer have."""
    kept = {name: value for name, value in fields.items() if name not in GONE}
    return {**kept, "options": without(kept["options"])} if "options" in kept else kept


def expected_refused(game: str, refused: Json) -> Json:
    """Return a refused try, with the refusal and its sentence."""
    expected: Json = by_ids(game, refused)
    if game == "pkace":
        expected["said"] = _with_products({}, expected["said"])
    return expected


def expected_preview(game: str, preview: Json) -> Json:
    """Return a legal move with its ruling."""
    ruled: Json = by_ids(game, preview)
    if "said" in ruled:
        ruled["said"] = reworded(game, ruled["event"], ruled["said"])
    return ruled


def expected_shown(game: str, shown: list[Json]) -> list[Json]:
    """Return the observations that an entry brings.

    In pKace a card is one observation about all ideas now. Who Am I? leaves out bases that only the guard stops.
    """
    return [] if game == "pkace" else without_disputed(game, shown)


def without_disputed(game: str, shown: list[Json]) -> list[Json]:
    return [one for one in shown if game != "whoami" or one["concept"] != "direction"]


def names_hypo_or_per(entry: Json) -> bool:
    """Return True for a name such as hypochlorite, of which 0.2 didn't ask what it shows about -ite and -ate."""
    written = [entry.get("move", entry).get("name", ""), *entry.get("names", ())]
    return any(re.search(r"\b(hypo|per)", one) for one in written)


def expected_timeout(_game: str, timeout: Json) -> Json:
    """Return the move that a timeout makes for a seat."""
    return timeout


def expected_loads(game: str, loads: bool) -> bool:  # like all of them
    """Return whether a position loads again; 0.2 refused some of Quizmaster after a timeout."""
    return loads or game == "quizmaster"


def expected_end(game: str, end: Json) -> Json:
    """Return the outcome, the last scoreboard and the last views."""
    views = [expected_view(game, view) for view in end["views"]]
    end = {**end, "outcome": with_reason_as_id(end["outcome"])}
    return {**end, "loads": expected_loads(game, end["loads"]), "views": views}


# The same facts, as they are now. Each function gets what 0.2 had there, for the seat or the move that it is about.


def seen(match: AnyMatch, stored: Json) -> Json:
    view = match.view(stored["seat"])
    if "options" not in stored["view"] and view["options"] == to_dict(match.state.options):
        del view["options"]
    view.get("options", {}).pop("facts", None)
    for name in SINCE_0_2:
        view.pop(name, None)
    if getattr(match.state.options, "face_down", False):  # to the end, and beyond
        view |= {"played": [], "previous": None}
    return {"seat": stored["seat"], "view": judged_in_0_2(view)}


def judged_in_0_2(value: Any) -> Any:
    """Return an event or a view with the judgements on answers in words, as 0.2 had them."""
    if isinstance(value, list):
        return [judged_in_0_2(one) for one in value]
    if not isinstance(value, dict):
        return value
    value = {name: judged_in_0_2(inner) for name, inner in value.items()}
    if "could_be" in value:
        value["could_be"] = list(map(common_name, value["could_be"]))
        value["remark"] = value.pop("printed") is not None
    return value


def legal(match: AnyMatch, stored: Json) -> Json:
    moves = [as_in_0_2(move) for move in legal_moves(match.game, match.state, stored["seat"])]
    types: dict[str, list[msgspec.Struct]] = {}
    for move in moves:
        types.setdefault(str(move.__struct_config__.tag), []).append(move)
    return {
        "seat": stored["seat"],
        "moves": {name: listed(some) for name, some in types.items()},
    }


def as_in_0_2(move: Any) -> Any:
    """Return a move with the English names that 0.2 had in place of ions."""
    if isinstance(move, Write):
        return msgspec.structs.replace(move, name=en.called(move.name))
    if isinstance(move, Name):
        return msgspec.structs.replace(move, names=tuple(en.called(name) for name in move.names))
    return move


def listed(moves: Sequence[msgspec.Struct]) -> object:
    """Return a few moves in full; of many a count, a digest, and three of them."""
    if len(moves) <= FEW_MOVES:
        return [to_dict(move) for move in moves]
    sample = [0, len(moves) // 2, len(moves) - 1]
    return {
        "count": len(moves),
        "digest": digest(moves),
        "sample": {str(n): to_dict(moves[n]) for n in sample},
    }


def digest(values: Sequence[object]) -> str:
    text = b"\n".join(msgspec.json.encode(value, order="sorted") for value in values)
    return sha256(text).hexdigest()[:16]


def refused(match: AnyMatch, stored: Json) -> Json:
    seat, move = Seat(stored["seat"]), read_move(match.game, stored["move"])
    refusal = why_refused(match.game, match.state, seat, move)
    why = match.why_not(seat, stored["move"])
    return {
        "seat": seat,
        "move": to_dict(move),
        "rule": why and why.rule,
        "refusal": refusal and to_dict(refusal),
        "said": why and why.reason,
    }


def preview(match: AnyMatch, stored: Json) -> Json:
    event = match.preview(stored["seat"], stored["move"])
    told = {} if event is None else {"event": to_dict(event), "said": match.say([event])[0]}
    return {"seat": stored["seat"], "move": stored["move"], **told}


def timeout(match: AnyMatch, stored: Json) -> Json:
    move = match.game.timeout(match.state, stored["seat"])
    clock = None if match.game.seconds is None else match.game.seconds(match.state)
    return {
        "seat": stored["seat"],
        "move": None if move is None else to_dict(move),
        "seconds": clock,
    }


def scores(match: AnyMatch, _stored: object = None) -> list[Json]:
    return [to_dict(one) for one in scoreboard(match.game, match.state)]


def possible(match: AnyMatch, stored: Json) -> Json:
    assert match.game.possible is not None
    cards = sorted(match.game.possible(match.state, stored["seat"]))
    return {"seat": stored["seat"], "count": len(cards), "digest": digest(cards)}


def loads(match: AnyMatch, _stored: object = None) -> bool:
    """Return True if the position can be saved and loaded."""
    try:
        again = valence.load(match.save(), names=match.names)
    except ValueError:
        return False
    return again.save() == match.save()


def stale(match: AnyMatch, stored: Json) -> Json:
    return {"ply": stored["ply"], "is": match.is_stale(stored["ply"])}


def kinds_of_help(match: AnyMatch, stored: Json) -> Json:
    return {"seat": stored["seat"], "kinds": list(match.help(stored["seat"]))}


def to_move(match: AnyMatch, _stored: object) -> list[int]:
    return list(match.to_move)


def told(match: AnyMatch, events: Sequence[Event]) -> Json:
    said = [
        _as_in_0_2(match, one).replace(" doesn't know: ", " doesn't say why: ")
        for one in match.say(events)
    ]
    # An answer tells now what the question was about.
    every = [judged_in_0_2(to_dict(event)) for event in events]
    for event in every:
        if event["event"] == "Said":
            event.pop("subject", None)
    return {"events": every, "said": said}


def _as_in_0_2(match: AnyMatch, said: str) -> str:
    """Return a sentence without where a value comes from, which Quizmaster tells now."""
    if match.game.name != "quizmaster":
        return said
    plain = re.sub(r"(?<=\d) \((in water|in DMSO|in THF|an estimate)\)", "", said)
    return re.sub(r": [\d.]+ is the value in DMSO, and the card's is [\w ]+", "", plain)


def shown(match: AnyMatch, seat: Seat, entry: Json) -> list[Json]:
    """Return the observations of a move, legal or not, or of cards crossed out."""
    game, state = match.game, match.state
    if game.name == "pkace":
        return []
    if entry["type"] == "say":
        question = question_answered(match, seat, Say(entry["reason"]))
        return (
            list(map(as_shown_in_0_2, observations(question, entry["reason"]))) if question else []
        )
    if entry["type"] == "crossed":
        crossed = map(as_shown_in_0_2, game.crossed(state, seat, tuple(entry["cards"])))
        return without_disputed(game.name, list(crossed))
    tried = entry["move"] if entry["type"] == "attempt" else entry
    # 0.2 crashed on what a calculation shows where nothing is to be calculated.
    is_early = tried["type"] == "calculate" and not any(state.tries_left)
    if entry["type"] == "hint" or is_early:
        return []
    seen = map(as_shown_in_0_2, game.shows(state, seat, read_move(game, tried)))
    return without_disputed(game.name, list(seen))


def as_shown_in_0_2(one: Observation) -> Json:
    """Return an observation without what 0.2 didn't know of."""
    new = ("conduct", "items", "is_answer")
    return {key: value for key, value in to_dict(one).items() if key not in new}


def end(match: AnyMatch, stored: Json) -> Json:
    return {
        "to_move": list(match.to_move),
        "scores": scores(match),
        "outcome": without_aside(match.outcome),
        "loads": loads(match),
        "views": [seen(match, view) for view in stored["views"]],
        "record": sha256(record_of_0_2(match).encode()).hexdigest()[:16],
    }


def record_of_0_2(match: AnyMatch) -> str:
    """Return the record with the name that 0.2 gave to the line about a set of one's own."""
    return re.sub("^set: ", "deck: ", match.record, flags=re.MULTILINE)


def as_stored(_game: str, stored: Any) -> Any:
    return stored


# What is compared before each entry: its name, what is expected, and what is there now.
POSITION: Mapping[str, tuple[Callable[[str, Any], Any], Callable[[AnyMatch, Any], object]]] = {
    "to_move": (as_stored, to_move),
    "legal": (expected_legal, legal),
    "view": (expected_view, seen),
    "scores": (as_stored, scores),
    "refused": (expected_refused, refused),
    "preview": (expected_preview, preview),
    "timeout": (expected_timeout, timeout),
    "possible": (as_stored, possible),
    "loads": (expected_loads, loads),
    "stale": (as_stored, stale),
    "help": (as_stored, kinds_of_help),
}


# The comparison


def differences(was: object, now: object, path: str = "") -> Iterator[str]:
    """Yield every place where two JSON values differ."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys([*was, *now]):
            yield from differences(
                was.get(key, "nothing"), now.get(key, "nothing"), f"{path}.{key}"
            )
    elif was == HIDDEN:
        return
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for n, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from differences(one, other, f"{path}[{n}]")
    elif was != now:
        yield f"{path or 'the value'}\n  0.2: {shortened(was)}\n  now: {shortened(now)}"


def shortened(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 600 else f"{text[:600]} …"


def compare(where: str, field: str, was: object, now: object) -> None:
    found = list(differences(was, now))
    if found:
        more = f"\n  and {len(found) - 1} more in {field}" if len(found) > 1 else ""
        pytest.fail(f"{where}: {field}{found[0]}{more}", pytrace=False)


def replay(game: str, title: str, stored: Json) -> AnyMatch:
    """Enter every move and note of a stored game, and compare what is seen of it."""
    match = valence.replay(f"{expected_heading(game, stored['heading'])}\nend: 0 moves\n")
    # R22 of pKace: 0.2 helped in play from memory too.
    match.game = replace(match.game, from_memory=lambda _options: False)
    if game in TOLD_FROM_16:
        match.words = match.words.at_table(msgspec.structs.replace(match.state.options, facts="16"))
    opening = expected_told(game, stored["opening"])
    compare(f"{game} {title}, start", "told", opening, told(match, match.story[0]))
    plies = expected_plies(game, stored["plies"])
    if '"say_why":true' in stored["heading"]:
        plies = without_secrets(plies)
    for n, ply in enumerate(plies):
        entry = expected_entry(game, ply["entry"])
        where = f"{game} {title}, ply {n}, {ply['seat']} {to_json(entry)}"
        try:
            if "waited" not in ply:
                compare_position(where, game, match, ply)
            compare_entry(where, game, match, {**ply, "entry": entry})
        except Exception as crash:
            crash.add_note(where)
            raise
    return match


def compare_position(where: str, game: str, match: AnyMatch, ply: Json) -> None:
    for field, (expected, now) in POSITION.items():
        if field in ply and not (field == "refused" and is_gone(game, ply["refused"]["rule"])):
            was = expected(game, ply[field])
            compare(where, field, was, now(match, was))


def compare_entry(where: str, game: str, match: AnyMatch, ply: Json) -> None:
    """Enter it, and compare what it brought."""
    seat, entry = Seat(ply["seat"]), ply["entry"]
    if "shows" in ply and not names_hypo_or_per(entry):
        compare(where, "shows", expected_shown(game, ply["shows"]), shown(match, seat, entry))
    check = checked_note if entry["type"] in NOTES else type(match).checked
    try:
        events = match.make(seat, check(match, seat, to_json(entry)))
    except ValueError as error:
        told_now = f"{where}: this was accepted in 0.2, but: {error}"
        raise pytest.fail.Exception(told_now, pytrace=False) from None
    compare(where, "entry", entry, json.loads(match.played[-1].move))
    was = expected_told(game, {"events": ply["events"], "said": ply["said"]})
    compare(where, "told", was, told(match, events[:1] if "waited" in ply else events))


@lru_cache
def games(name: str) -> list[bytes]:
    """Return the stored games of one kind, as JSON."""
    return gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).splitlines()


@pytest.mark.parametrize(
    ("name", "n", "title"),
    [
        pytest.param(name, n, title, id=f"{name}-{title}")
        for name, titles in TITLES.items()
        for n, title in enumerate(titles)
    ],
)
def test_a_game_of_0_2_looks_the_same(name: str, n: int, title: str) -> None:
    stored = json.loads(games(name)[n])
    match = replay(name, title, stored)
    was = expected_end(name, stored["end"])
    if '"say_why":true' in stored["heading"]:
        was["record"] = HIDDEN  # its first line, since an answer is a note
    compare(f"{name} {title}, at the end", "end", was, end(match, was))


@pytest.mark.parametrize("name", TITLES)
def test_every_stored_game_has_a_title(name: str) -> None:
    assert len(games(name)) == len(TITLES[name])


def test_a_difference_is_named_with_its_place() -> None:
    was = {"events": [{"event": "Ended", "scores": [3, 4]}], "said": ["Ben wins."]}
    now = {"events": [{"event": "Ended", "scores": [3, 5]}], "said": ["Ben wins."]}
    with pytest.raises(pytest.fail.Exception, match=r"metals 7, ply 3: told\.events\[0\]\.scores"):
        compare("metals 7, ply 3", "told", was, now)
