"""Routes for games: their options, rules, cards and drawings."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from valence.bots import LEVELS, bot_for
from valence.chem.acids_bases import drawing_of
from valence.core.box import BoxCard
from valence.core.game import AnyGame
from valence.games import CATALOGUE, about, rulebook
from valence.server.tables.lobby import game_called
from valence.table.errors import Denied


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    about: str
    seats: tuple[int, int]
    levels: tuple[str, ...]
    """The bots' levels, weakest first."""
    advice: bool
    """Whether bots can give hints; in a quiz a hint would be the answer."""
    decks: bool
    """Whether it can be played with custom decks."""
    options: dict[str, Any]
    """The options with their types and defaults, as a JSON Schema."""


@get("/api/games", tags=["games"])
async def games() -> list[GameInfo]:
    """All games on this server."""
    return [
        GameInfo(
            name,
            entry.game.title,
            about(name),
            _seats(entry.game.seats),
            LEVELS,
            bot_for(name).gives_hints,
            entry.game.decks is not None,
            _options(entry.game),
        )
        for name, entry in CATALOGUE.items()
    ]


def _options(game: AnyGame) -> dict[str, Any]:
    return msgspec.json.schema(type(game.options({}, game.seats[0])))


def _seats(seats: range) -> tuple[int, int]:
    return seats[0], seats[-1]


@get("/api/games/{game:str}/rules", media_type="text/markdown", tags=["games"])
async def rules(game: FromPath[str]) -> str:
    """The rulebook of a game, in Markdown."""
    return rulebook(known_game(game))


@get("/api/games/{game:str}/cards", tags=["games"])
async def cards(game: FromPath[str]) -> tuple[BoxCard, ...]:
    """The cards or tiles of a game."""
    return CATALOGUE[known_game(game)].game.box(None)


@get("/api/drawings/{file:str}", media_type="image/svg+xml", tags=["games"])
async def drawing(file: FromPath[str]) -> Response[str]:
    """The structure on a card: `<id>.svg`."""
    try:
        return Response(drawing_of(file.removesuffix(".svg")), media_type="image/svg+xml")
    except ValueError as error:
        raise Denied(404, "no_drawing", f"{error}".capitalize() + ".") from None


def known_game(game: str) -> str:
    """The name of a game, or 404."""
    try:
        return game_called(game).name
    except Denied as denied:
        raise Denied(404, "no_game", denied.reason) from None


ROUTES = [games, rules, cards, drawing]
