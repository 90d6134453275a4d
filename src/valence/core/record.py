"""Records: a game as readable text, a heading and its moves, from which it can be replayed.

    valence record 1
    game: metals
    rules: 1
    seats: ["Ada","Ben"]
    options: {"hand":6,"reinforcements":true}
    seed: 7

    0 {"type":"initiate","card":"Ca2+"}
      indented lines are what the program said; they are skipped on reading
    1 {"type":"respond","ion":"Cl-","count":2}
    end: 2 moves

A game that began from a position has the line `position: {…}` in place of options and seed,
or `study: {…}` when its cards need not add up to the deck. With a custom deck, whose cards
are among the options, a line `deck: …` has their hash: other cards are refused.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TypeAlias

from msgspec import Raw, Struct, json

from valence.core.box import rows_among
from valence.core.game import Seat
from valence.core.wire import WireError, read, to_json

FIRST_LINE = "valence record 1"


class FromSeed(Struct, frozen=True):
    options: Mapping[str, object]
    seed: int


class FromPosition(Struct, frozen=True):
    position: Mapping[str, object]
    strict: bool


Start: TypeAlias = FromSeed | FromPosition


class Heading(Struct, frozen=True):
    game: str
    rules: str
    names: tuple[str, ...]
    start: Start


class Played(Struct, frozen=True, gc=False):
    """A move as it is recorded: the seat that made it, and its JSON."""

    seat: Seat
    move: str


class Record(Struct, frozen=True):
    heading: Heading
    moves: tuple[Played, ...]


class CutOff(WireError):
    """A record without its closing line; `whole` has the moves that could be read."""

    def __init__(self, message: str, whole: Record) -> None:
        super().__init__(message)
        self.whole = whole


def write_heading(heading: Heading) -> str:
    match heading.start:
        case FromSeed(options=options, seed=seed):
            start = f"options: {to_json(options)}\nseed: {seed}\n"
        case FromPosition(position=position, strict=strict):
            start = f"{'position' if strict else 'study'}: {to_json(position)}\n"
    named = deck_named(heading.start)
    deck = f"deck: {named}\n" if named else ""
    return (
        f"{FIRST_LINE}\ngame: {heading.game}\nrules: {heading.rules}\n"
        f"seats: {to_json(heading.names)}\n{deck}{start}"
    )


def deck_named(start: Start) -> str | None:
    """The hash of a custom deck; None for the built-in one."""
    options = start.options if isinstance(start, FromSeed) else start.position.get("options")
    rows = rows_among(options) if isinstance(options, Mapping) else None
    return None if rows is None else deck_hash(rows)


def deck_hash(cards: object) -> str:
    """The hash of a deck's rows, independent of the order of their columns."""
    return sha256(json.encode(cards, order="deterministic")).hexdigest()


def write_record(record: Record, said: Iterable[Iterable[str]] = ()) -> str:
    """The record as text, with what the program said at the start and after each move, if given."""
    notes = ["".join(f"  {line}\n" for line in lines) for lines in said]
    notes += [""] * (len(record.moves) + 1 - len(notes))
    moves = (
        f"{played.seat} {played.move}\n{note}"
        for played, note in zip(record.moves, notes[1:], strict=True)
    )
    return f"{write_heading(record.heading)}\n{notes[0]}{''.join(moves)}{_closing(len(record.moves))}\n"


def read_record(text: str) -> Record:
    """Parse a record; indented lines are skipped."""
    lines = [(n, line) for n, line in enumerate(_lines(text), 1) if line.strip() and line[0] != " "]
    if not lines or lines[0][1] != FIRST_LINE:
        raise WireError(f"line 1: a record begins with {FIRST_LINE!r}")
    fields: dict[str, str] = {}
    played: list[Played] = []
    for n, line in lines[1:]:
        if line[0].isdigit():
            played.append(_played(n, line))
        elif line == _closing(len(played)):
            return Record(_heading(fields), tuple(played))
        elif line.startswith("end:"):
            raise WireError(f"line {n}: {line!r}, but {len(played)} moves stand above it")
        elif played:
            raise WireError(f"line {n}: expected a move such as '0 {{…}}', got {line[:40]!r}")
        else:
            name, _, value = line.partition(":")
            fields[name] = value.strip()
    whole = Record(_heading(fields), tuple(played))
    raise CutOff(
        f"the record is cut off: {len(played)} whole moves, then no line 'end: … moves'", whole
    )


def _lines(text: str) -> list[str]:
    """Split at newlines only: names may contain other characters at which str.splitlines would split."""
    return [line.removesuffix("\r") for line in text.split("\n")]


def _closing(moves: int) -> str:
    return f"end: {moves} moves"


def _played(n: int, line: str) -> Played:
    seat, _, move = line.partition(" ")
    try:
        read(Raw, move, "the move")
        return Played(Seat(int(seat)), move)
    except ValueError as error:
        raise WireError(f"line {n}: {error}") from None


def _heading(fields: Mapping[str, str]) -> Heading:
    wanted = {"game", "rules", "seats", *_start_lines(fields)}
    if missing := sorted(wanted - fields.keys()):
        raise WireError(f"the heading lacks {', '.join(missing)}")
    if unknown := sorted(fields.keys() - wanted - {"deck"}):
        raise WireError(f"the heading has a line {unknown[0][:40]!r}, which no record has")
    names = read(tuple[str, ...], fields["seats"], "seats")
    start = _start(fields)
    if "deck" in fields and fields["deck"] != deck_named(start):
        raise WireError("the cards of the record are not those of the deck that it names")
    return Heading(fields["game"], fields["rules"], names, start)


def _start_lines(fields: Mapping[str, str]) -> set[str]:
    return {"position", "study"} & fields.keys() or {"options", "seed"}


def _start(fields: Mapping[str, str]) -> Start:
    for name, strict in (("position", True), ("study", False)):
        if name in fields:
            return FromPosition(read(dict[str, object], fields[name], name), strict)
    return FromSeed(
        read(dict[str, object], fields["options"], "options"), read(int, fields["seed"], "seed")
    )
