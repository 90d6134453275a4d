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

With anything besides moves, such as refused moves, a level of help, the time taken in seconds or the printed sheet with
which the game was opened, the first line says `valence record 2`:

    valence record 2
    …
    help: none
    preset: metals

    1 {"type":"attempt","move":{"type":"respond","ion":"Cl-","count":3},"rule":"R4"}
    1 12.4 {"type":"respond","ion":"Cl-","count":2}

A game that began from a position has the line `position: {…}` in place of options and seed,
or `study: {…}` when its cards need not add up to the set. With a set of one's own, whose cards
are among the options, a line `set: …` has their hash: other cards are refused. Where help fades, a
line `withdrawn: [1, 0]` says how many kinds of help each seat had lost in earlier games of a lesson.
"""

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct, json
from msgspec.structs import replace

from valence.core.box import rows_among
from valence.core.game import Seat
from valence.core.notes import NOTES, HelpLevel, QuestionLevel, help_level, question_level
from valence.core.problems import Part, Problem, en, problem, problem_of
from valence.core.wire import WireError, read, to_json

FIRST_LINE = "valence record 1"
WITH_NOTES = "valence record 2"
MOST_SECONDS = 9_999_999.0  # a game may lie for months
OLDER_NAMES = {"deck": "set"}  # of lines in a heading, until 0.2
_SECONDS = re.compile(r"\d{1,7}(\.\d)?", re.ASCII)


class FromSeed(Struct, frozen=True):
    options: Mapping[str, object]
    seed: int


class FromPosition(Struct, frozen=True):
    position: Mapping[str, object]
    strict: bool


Start: TypeAlias = FromSeed | FromPosition


Withdrawn: TypeAlias = Annotated[int, Meta(ge=0, le=9)]  # a number of kinds of help


class Heading(Struct, frozen=True):
    game: str
    rules: str
    names: tuple[str, ...]
    start: Start
    help: HelpLevel = "full"
    questions: QuestionLevel = "off"
    preset: str = ""  # the printed sheet with which it was opened
    # How many kinds of help each seat had lost before, where help fades; empty if none.
    withdrawn: tuple[Withdrawn, ...] = ()


class _Tagged(Struct):
    type: str = ""


class Played(Struct, frozen=True, gc=False):
    """A move or note as it is recorded: the seat that made it, its JSON, and how long it took, if known."""

    seat: Seat
    move: str
    seconds: float | None = None

    @property
    def is_note(self) -> bool:
        """True for everything but moves: it leaves the position as it is."""
        return self.tag in _NOTE_TAGS

    @property
    def tag(self) -> str:
        return read(_Tagged, self.move, "the move").type


_NOTE_TAGS = {note.__struct_config__.tag for note in NOTES}


class Record(Struct, frozen=True):
    heading: Heading
    moves: tuple[Played, ...]


class CutOff(WireError):
    """A record without its closing line; `whole` has the moves that could be read."""

    def __init__(self, wrong: Problem, whole: Record) -> None:
        super().__init__(wrong)
        self.whole = whole


def write_heading(heading: Heading, first_line: str) -> str:
    match heading.start:
        case FromSeed(options=options, seed=seed):
            start = f"options: {to_json(options)}\nseed: {seed}\n"
        case FromPosition(position=position, strict=strict):
            start = f"{'position' if strict else 'study'}: {to_json(position)}\n"
    named = hash_of_own_set(heading.start)
    set_ = f"set: {named}\n" if named else ""
    help_ = f"help: {heading.help}\n" if heading.help != "full" else ""
    asks = f"questions: {heading.questions}\n" if heading.questions != "off" else ""
    sheet = f"preset: {heading.preset}\n" if heading.preset else ""
    gone = f"withdrawn: {to_json(heading.withdrawn)}\n" if heading.withdrawn else ""
    return (
        f"{first_line}\ngame: {heading.game}\nrules: {heading.rules}\n"
        f"seats: {to_json(heading.names)}\n{help_}{gone}{asks}{sheet}{set_}{start}"
    )


def hash_of_own_set(start: Start) -> str | None:
    """Return the hash of a set of one's own; None for the built-in one."""
    options = start.options if isinstance(start, FromSeed) else start.position.get("options")
    rows = rows_among(options) if isinstance(options, Mapping) else None
    return None if rows is None else hash_of_set(rows)


def hash_of_set(cards: object) -> str:
    """Hash the rows of a set, independently of the order of their columns."""
    return sha256(json.encode(cards, order="deterministic")).hexdigest()


def write_record(record: Record, said: Iterable[Iterable[str]] = ()) -> str:
    """Write a record, with the program's sentences at the start and after each move, if given."""
    notes = ["".join(f"  {line}\n" for line in lines) for lines in said]
    notes += [""] * (len(record.moves) + 1 - len(notes))
    moves = (
        f"{_line(played)}\n{note}" for played, note in zip(record.moves, notes[1:], strict=True)
    )
    heading = write_heading(record.heading, _first_line(record))
    return f"{heading}\n{notes[0]}{''.join(moves)}{_closing(len(record.moves))}\n"


def _line(played: Played) -> str:
    taken = "" if played.seconds is None else f"{min(played.seconds, MOST_SECONDS):.1f} "
    return f"{played.seat} {taken}{played.move}"


def _first_line(record: Record) -> str:
    heading = record.heading
    is_plain = replace(heading, help="full", questions="off", preset="", withdrawn=()) == heading
    has_notes = any(played.is_note or played.seconds is not None for played in record.moves)
    return FIRST_LINE if is_plain and not has_notes else WITH_NOTES


def read_record(text: str) -> Record:
    """Parse a record; indented lines are skipped."""
    lines = [(n, line) for n, line in enumerate(_lines(text), 1) if line.strip() and line[0] != " "]
    if not lines or lines[0][1] not in (FIRST_LINE, WITH_NOTES):
        raise _in_line(1, problem(en.first_line, FIRST_LINE, WITH_NOTES))
    fields: dict[str, str] = {}
    played: list[Played] = []
    for n, line in lines[1:]:
        if line[0].isdigit():
            played.append(_played(n, line))
        elif line == _closing(len(played)):
            return Record(_heading(fields), tuple(played))
        elif line.startswith("end:"):
            raise _in_line(n, problem(en.wrong_end, line, len(played)))
        elif played:
            raise _in_line(n, problem(en.no_move, line[:40]))
        else:
            name, _, value = line.partition(":")
            fields[OLDER_NAMES.get(name, name)] = value.strip()
    whole = Record(_heading(fields), tuple(played))
    raise CutOff(problem(en.cut_off, len(played)), whole)


def _in_line(line: int, wrong: Part) -> WireError:
    return WireError(problem(en.in_line, line, wrong))


def _lines(text: str) -> list[str]:
    """Split at newlines only: names may contain other characters at which str.splitlines would split."""
    return [line.removesuffix("\r") for line in text.split("\n")]


def _closing(moves: int) -> str:
    return f"end: {moves} moves"


def _played(n: int, line: str) -> Played:
    seat, _, rest = line.partition(" ")
    taken, _, move = rest.partition(" ") if rest[:1].isdigit() else ("", "", rest)
    try:
        read(Raw, move, problem(en.the_move))
        return Played(Seat(int(seat)), move, _seconds(taken))
    except ValueError as error:
        raise _in_line(n, problem_of(error)) from None


def _seconds(taken: str) -> float | None:
    if not taken:
        return None
    if not _SECONDS.fullmatch(taken):
        raise WireError(problem(en.seconds, taken[:20]))
    return float(taken)


def _heading(fields: Mapping[str, str]) -> Heading:
    wanted = {"game", "rules", "seats", *_start_lines(fields)}
    if missing := sorted(wanted - fields.keys()):
        raise WireError(problem(en.heading_lacks, tuple(missing)))
    if unknown := sorted(
        fields.keys() - wanted - {"set", "help", "withdrawn", "questions", "preset"}
    ):
        raise WireError(problem(en.unknown_heading, unknown[0][:40]))
    names = read(tuple[str, ...], fields["seats"], "seats")
    start = _start(fields)
    if "set" in fields and fields["set"] != hash_of_own_set(start):
        raise WireError(problem(en.other_cards))
    help_ = help_level(fields.get("help", "full"))
    questions = question_level(fields.get("questions", "off"))
    preset = fields.get("preset", "")
    gone = _withdrawn(fields.get("withdrawn", "[]"), len(names))
    return Heading(fields["game"], fields["rules"], names, start, help_, questions, preset, gone)


def _withdrawn(text: str, seats: int) -> tuple[int, ...]:
    found = read(tuple[Withdrawn, ...], text, "withdrawn")
    if len(found) not in (0, seats):
        raise WireError(problem(en.withdrawn_for_each_seat, seats, text[:40]))
    return found


def _start_lines(fields: Mapping[str, str]) -> set[str]:
    return {"position", "study"} & fields.keys() or {"options", "seed"}


def _start(fields: Mapping[str, str]) -> Start:
    for name, strict in (("position", True), ("study", False)):
        if name in fields:
            return FromPosition(read(dict[str, object], fields[name], name), strict)
    return FromSeed(
        read(dict[str, object], fields["options"], "options"), read(int, fields["seed"], "seed")
    )
