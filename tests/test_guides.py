"""The guided first games: what they play, what they say, and how a table follows them."""

import json
from pathlib import Path
from typing import Any

import pytest

import valence
from tests.table.hosting import MemoryHost, live_table, run
from valence.core.match import AnyMatch
from valence.core.record import FromSeed, Record
from valence.core.transcript import transcript
from valence.core.wire import to_json
from valence.games import CATALOGUE, guide
from valence.table import lobby, presence
from valence.table.acts import act_if_due
from valence.table.live import LiveTable
from valence.table.messages import answer, read_message
from valence.table.opening import NewTable
from valence.table.protocol import FromServer, MakeMove, Refused
from valence.table.updates import reader_of, update_for

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
ADA = "ada"

# tests/test_parts.py lists the games that have none.
every_game = pytest.mark.parametrize("game", [name for name in CATALOGUE if guide(name)])


def guide_of(game: str) -> Record:
    found = guide(game)
    assert found is not None
    return found


def played(game: str) -> AnyMatch:
    """The guide, played under the rules of today."""
    record = guide_of(game)
    start = record.heading.start
    assert isinstance(start, FromSeed)
    match = valence.start(
        game,
        seats=len(record.heading.names),
        seed=start.seed,
        options=start.options,
        names=record.heading.names,
    )
    for move in record.moves:
        match.play(move.seat, move.move)
    return match


@every_game
def test_the_guide_is_legal_and_says_what_it_said(game: str) -> None:
    text = (Path(valence.__file__).parent / "games" / game / "GUIDE.txt").read_text("utf-8")
    assert transcript(played(game)).partition("\n\n")[2] == text.partition("\n\n")[2], (
        "if a rule or a sentence was changed on purpose, run `make golden` and read the difference"
    )


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_there_is_a_text_for_every_step(game: str, language: str) -> None:
    own = sum(move.seat == 0 for move in guide_of(game).moves)
    is_over = not played(game).to_move
    wanted = {f"guide.{game}.{step}" for step in range(own + (not is_over))}
    text = (WEB / game / "texts" / f"{language}.ts").read_text("utf-8")
    assert {f"guide.{game}.{step}" for step in range(9) if f'"guide.{game}.{step}":' in text} == (
        wanted
    )


class Guided:
    """Ada at a guided table; its bots move when they are due."""

    def __init__(self, game: str) -> None:
        self.host = _Tables()
        person = _Person(ADA, "Ada")
        self.live: LiveTable = run(
            lobby.open_table(self.host, person, NewTable(game, guide=True))  # type: ignore[arg-type]
        )
        if presence.connect(self.live, _Window()):
            run(presence.settle(self.host, self.live))

    def step(self) -> dict[str, Any] | None:
        """Return the update that Ada reads once the bots have moved."""
        while not self.live.is_to_move(0) and not self.live.is_over:
            self.let_bots_move()
        update = update_for(self.live, reader_of(self.live, ADA), -1, self.host.now())
        read: dict[str, Any] | None = json.loads(update)["guide"]
        return read

    def let_bots_move(self) -> None:
        self.host.time += 2
        run(act_if_due(self.host, self.live))

    def move(self, move: object) -> FromServer | None:
        ply = self.live.ply
        text = to_json({"type": "move", "id": f"{ply}", "ply": ply, "move": move})
        message = read_message(text)
        assert isinstance(message, MakeMove)
        return run(answer(self.host, self.live, ADA, message))


class _Tables(MemoryHost):
    async def add(self, new_row: Any) -> LiveTable:
        row = new_row()
        await self.store.save_table(row)
        return live_table(row)


class _Person:
    def __init__(self, id: str, name: str) -> None:  # noqa: A002
        self.id, self.name = id, name


class _Window:
    person = ADA

    def notify(self, is_urgent: bool) -> None:
        pass


@every_game
def test_a_table_leads_the_player_through_the_whole_guide(game: str) -> None:
    table = Guided(game)
    own = [move.move for move in guide_of(game).moves if move.seat == 0]
    for number, move in enumerate(own):
        step = table.step()
        assert step == {"step": number, "move": json.loads(move)}
        table.move(step["move"])
    end = table.step()
    assert end == (None if table.live.is_over else {"step": len(own), "move": None})


def test_after_another_move_the_game_goes_on_without_the_guide() -> None:
    table = Guided("metals")
    assert table.step() is not None
    table.move({"type": "initiate", "card": "Na+"})  # not calcium
    assert table.step() is None


def test_where_everybody_may_answer_bots_wait_for_their_cue() -> None:
    table = Guided("quizmaster")
    for _ in range(10):
        table.let_bots_move()
    assert table.live.ply == 0


def test_a_refused_move_does_not_end_the_guide() -> None:
    table = Guided("metals")
    table.step()
    table.move({"type": "initiate", "card": "Ca2+"})
    before = table.step()
    refused = table.move({"type": "respond", "ion": "Ca2+", "count": 1})  # the same sign
    assert isinstance(refused, Refused)
    assert table.live.notes
    assert table.step() == before is not None


def test_other_tables_have_no_guide() -> None:
    host, person = _Tables(), _Person(ADA, "Ada")
    live = run(lobby.open_table(host, person, NewTable("metals", 2)))  # type: ignore[arg-type]
    assert json.loads(update_for(live, reader_of(live, ADA), -1, host.now()))["guide"] is None
