"""Records that a class hands in: each is replayed, and a table says who did what.

A record travels as a short text that survives e-mail and forms.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from valence.core.game import Seat
from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch
from valence.core.notes import HelpLevel, QuestionLevel
from valence.core.record import FIRST_LINE, WITH_NOTES, FromSeed
from valence.core.wire import read, to_dict, to_json
from valence.games import CATALOGUE, title
from valence.learn.class_findings import ClassMap, class_map
from valence.library import replay
from valence.questions.evidence import Evidence, evidence_in
from valence.site.class_list import ClassList
from valence.site.words import reason
from valence.table.errors import Denied
from valence.table.nicknames import is_of_bot
from valence.table.records import MAX_RECORD_BYTES, checked_record, table_of

MOST_RECORDS = 500

# Mail programs break long lines, so blanks don't count and a full stop ends the text.
_SHORT = re.compile(r"valence:([\w\-\s]+)\.", re.ASCII)
_BEGINNING = re.compile(rf"^(?={FIRST_LINE}$|{WITH_NOTES}$)", re.MULTILINE)


class HomeworkLink(Struct, frozen=True):
    """The game in a homework link; its title and goal are for people."""

    game: str
    seats: int
    help: HelpLevel = "full"
    options: Mapping[str, object] = {}
    questions: QuestionLevel = "off"


class Sheet(Struct, frozen=True):
    """A file or text that was handed in."""

    name: str
    text: str


class Submissions(Struct, frozen=True):
    sheets: tuple[Sheet, ...]
    homework: HomeworkLink | None = None
    names: tuple[str, ...] = ()
    """The class list, if the teacher has one."""


class HandedIn(Struct, frozen=True):
    """One record, or what is wrong with it."""

    source: str
    record: str = ""
    problem: str = ""
    people: tuple[str, ...] = ()
    """As in the record."""
    students: tuple[str, ...] = ()
    """The same people: as on the class list, or else as they were first spelled."""
    game: str = ""
    title: str = ""
    help: HelpLevel = "full"
    is_over: bool = False
    won: bool = False
    result: str = ""
    """The score of each seat, people first: "8 : 2"."""
    moves: int = 0
    """Made by people; bots' moves don't count."""
    refused: int = 0
    hints: int = 0
    is_as_set: bool | None = None
    """True if game, options and help are those of the homework; None without one."""
    same_as: str = ""
    """The people who handed in the same game before."""


def look_through(submissions: Submissions, language: Language = DEFAULT) -> tuple[HandedIn, ...]:
    """Replay every record. The same game handed in twice is pointed out."""
    found = [
        _looked_at(sheet.name, text, submissions.homework, language)
        for sheet in submissions.sheets
        for text in records_in(sheet.text)
    ][:MOST_RECORDS]
    class_list = ClassList(submissions.names)
    named = (replace(one, students=tuple(map(class_list.student, one.people))) for one in found)
    return tuple(_with_copies(named))


def _looked_at(
    source: str, text: str, homework: HomeworkLink | None, language: Language
) -> HandedIn:
    try:
        checked_record(text, language)
    except Denied as denied:
        return HandedIn(source, problem=reason(denied, language))
    match = replay(text, strict=False)
    people = [Seat(n) for n, name in enumerate(match.names) if not is_of_bot(name)]
    kinds = Counter(_kind(played.move) for played in match.played if played.seat in people)
    return HandedIn(
        source=source,
        record=text,
        people=tuple(match.names[seat] for seat in people),
        game=match.game.name,
        title=title(match.game.name, language),
        help=match.heading.help,
        is_over=match.outcome is not None,
        won=_have_won(match, people),
        result=_result(match, people),
        moves=kinds["move"],
        refused=kinds["attempt"],
        hints=kinds["hint"],
        is_as_set=None if homework is None else _is_as_set(match, homework),
    )


def understood(submissions: Submissions, language: Language) -> ClassMap:
    """Return the findings about a class in all its games. A table's code is its number in the table of `look_through`.

    A copied game says nothing about the one who copied it.
    """
    good = {
        n: one
        for n, one in enumerate(look_through(submissions))
        if one.record and not one.same_as and not _begins_from_position(one)
    }
    tables = [table_of(checked_record(one.record), f"{n}") for n, one in good.items()]
    seen: dict[str, list[Evidence]] = defaultdict(list)
    for number, (live, one) in enumerate(zip(tables, good.values(), strict=True)):
        assert live.match is not None
        student = dict(zip(one.people, one.students, strict=True))
        for try_ in evidence_in(live.match, number, live.code):
            if (name := live.match.names[try_.shown.seat]) in student:
                seen[student[name]].append(try_)
    return class_map(tables, dict(sorted(seen.items())), language)


def _begins_from_position(one: HandedIn) -> bool:
    return not isinstance(replay(one.record, strict=False).heading.start, FromSeed)


class _Entry(Struct):
    type: str


def _kind(move: str) -> str:
    kind = read(_Entry, move, "the move").type
    return kind if kind in ("attempt", "hint", "crossed") else "move"


def _have_won(match: AnyMatch, people: list[Seat]) -> bool:
    outcome = match.outcome
    return outcome is not None and any(seat in people for seat in outcome["winners"])


def _result(match: AnyMatch, people: list[Seat]) -> str:
    if (outcome := match.outcome) is None:
        return ""
    others = [seat for seat in range(len(match.names)) if seat not in people]
    return " : ".join(f"{outcome['scores'][seat]}" for seat in [*people, *others])


def _is_as_set(match: AnyMatch, homework: HomeworkLink) -> bool:
    heading = match.heading
    wanted = (homework.game, homework.seats, homework.help, homework.questions)
    if (heading.game, len(heading.names), heading.help, heading.questions) != wanted:
        return False
    return isinstance(heading.start, FromSeed) and _same_options(
        heading.rules, heading.start.options, homework
    )


def _same_options(rules: str, options: Mapping[str, object], homework: HomeworkLink) -> bool:
    """Return True if the options are those of the homework. Others have their defaults in that version of the rules."""
    game = CATALOGUE[homework.game].game

    def completed(given: Mapping[str, object]) -> dict[str, object]:
        return to_dict(game.options(game.options_under(rules, given), homework.seats))

    try:
        return completed(options) == completed(homework.options)
    except (TypeError, ValueError):
        return False


def _with_copies(all_: Iterable[HandedIn]) -> Iterable[HandedIn]:
    """Mark copies: seeds are random, so two games with the same seed and moves are one."""
    first: dict[str, HandedIn] = {}
    for one in all_:
        before = first.setdefault(_fingerprint(one), one) if one.record else one
        yield one if before is one else replace(one, same_as=", ".join(before.students) or "?")


def _fingerprint(one: HandedIn) -> str:
    match = replay(one.record, strict=False)
    start = match.heading.start
    seed = start.seed if isinstance(start, FromSeed) else 0
    return to_json([one.game, f"{seed}", [[played.seat, played.move] for played in match.played]])


# Records as text


def short_text(record: str) -> str:
    """Return a record as letters and digits, about a third as long."""
    packed = zlib.compress(record.encode(), 9)
    return f"valence:{urlsafe_b64encode(packed).decode().rstrip('=')}."


def records_in(text: str) -> Iterator[str]:
    """Yield every record in a text, whole or short; without any, yield the text, so that the replay says why."""
    text = text.replace("\r\n", "\n").strip()
    found = [_unpacked(short) for short in _SHORT.findall(text)]
    found += [part for part in _BEGINNING.split(_SHORT.sub("", text)) if _BEGINNING.match(part)]
    yield from found or [text]


def _unpacked(short: str) -> str:
    """Return the record; one that is damaged is given back as it is."""
    plain = "".join(short.split())
    try:
        packed = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
        return zlib.decompressobj().decompress(packed, MAX_RECORD_BYTES).decode()
    except (NotBase64, zlib.error, UnicodeDecodeError):
        return f"valence:{plain[:20]}…"
