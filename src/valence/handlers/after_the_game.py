"""Looking back at a game that is over."""

from valence.core.languages import Language
from valence.handlers.handler import TextFile
from valence.handlers.house import House
from valence.learn.practice.own import AfterGame, after_game
from valence.learn.reports import Understood, understood
from valence.table import records
from valence.table import short_check as check
from valence.table.errors import forbidden
from valence.table.live import LiveTable
from valence.table.lobby import Person
from valence.table.personas import PersonaShown, personas_at
from valence.table.protocol import TableInfo
from valence.table.records import RecordFile
from valence.table.replay import Replay, replay_of
from valence.table.short_check import CheckAnswer, ShortCheck
from valence.table.thinking import Review, review_in_words
from valence.table.timing import record_of
from valence.table.updates import info_as_seen_by


async def record(live: LiveTable) -> TextFile:
    """The record of a finished game, which `valence replay` can replay."""
    return TextFile(f"{live.row.game}-{live.code}.txt", record_of(require_over(live)))


def replay(live: LiveTable, language: Language, seat: int | None = None) -> Replay:
    """Every position of a finished game as one seat or a spectator saw it."""
    return replay_of(require_over(live), seat, language)


async def review(house: House, live: LiveTable, language: Language) -> Review:
    """List costly mistakes and the better moves. The review runs in the background: ask again until it is ready."""
    if require_over(live).match is None:
        return Review(is_ready=True, turns=())
    found, is_ready = await house.review(live)
    return Review(is_ready, review_in_words(live, found, language) if found else ())


async def open_record(
    house: House, person: Person, language: Language, data: RecordFile
) -> TableInfo:
    """Open the record of any game as a finished table, to replay and review it. Every move is checked."""
    record = await house.read_record(person.id, data.record, language)
    live = await records.open_record(house.registry, person.id, record)
    return info_as_seen_by(live, person.id, language)


async def understanding(
    house: House, live: LiveTable, person: Person, language: Language
) -> Understood:
    """Get the findings about you in a finished game. Nobody else can see them here."""
    found = await house.findings_of(require_over(live), person.id)
    return understood(found, [live.words(language)] if found else [], language)


async def to_practise(
    house: House, live: LiveTable, person: Person, language: Language
) -> AfterGame:
    """List what you got wrong in a finished game, by concept, and which exercises practise it."""
    found = await house.findings_of(require_over(live), person.id)
    return AfterGame((), ()) if live.match is None else after_game(live.match, found, language)


async def short_check(
    house: House, live: LiveTable, person: Person, language: Language
) -> ShortCheck:
    """Get the next question of your short check after a game."""
    return await check.next_question(house.registry, require_over(live), person.id, language)


async def check_answer(
    house: House, live: LiveTable, person: Person, language: Language, data: CheckAnswer
) -> ShortCheck:
    """Answer a question of your short check, and get the next one."""
    asked = data.question, data.subject
    return await check.answer(
        house.registry, require_over(live), person.id, asked, data.given, language
    )


async def personas(live: LiveTable, language: Language) -> tuple[PersonaShown, ...]:
    """List what the bots with a misconception got wrong in a finished game."""
    return personas_at(require_over(live), language)


def require_over(live: LiveTable) -> LiveTable:
    """The table, if its game is over and nothing is hidden any more."""
    if not live.is_over:
        raise forbidden("not_over")
    return live
