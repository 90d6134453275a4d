"""Routes for games: their options, rules, cards and drawings."""

from litestar import Response, get
from litestar.params import FromPath

from valence.chem.acids_bases import drawing_of
from valence.core.box import BoxCard
from valence.core.problems import en, problem, problem_of
from valence.games import CATALOGUE, rulebook
from valence.server.routes.dependencies import TheLanguage
from valence.table.errors import Denied, unknown
from valence.table.examples import Example, examples
from valence.table.game_list import GameInfo, game_list
from valence.table.lobby import game_called


@get("/api/games", tags=["games"])
async def games(language: TheLanguage) -> list[GameInfo]:
    """All games on this server."""
    return game_list(language)


@get("/api/games/{game:str}/rules", media_type="text/markdown", tags=["games"])
async def rules(game: FromPath[str], language: TheLanguage) -> str:
    """The rulebook of a game, in Markdown."""
    return rulebook(known_game(game), language)


@get("/api/games/{game:str}/examples", tags=["games"])
async def rule_examples(game: FromPath[str], language: TheLanguage) -> tuple[Example, ...]:
    """The examples of the rulebook as positions."""
    return examples(known_game(game), language)


@get("/api/games/{game:str}/cards", tags=["games"])
async def cards(game: FromPath[str], language: TheLanguage) -> tuple[BoxCard, ...]:
    """The cards or tiles of a game."""
    return CATALOGUE[known_game(game)].game.box(None, language)


@get("/api/drawings/{file:str}", media_type="image/svg+xml", tags=["games"])
async def drawing(file: FromPath[str]) -> Response[str]:
    """The structure on a card: `<id>.svg`."""
    try:
        return Response(drawing_of(file.removesuffix(".svg")), media_type="image/svg+xml")
    except ValueError as error:
        raise unknown(
            "no_built_in_drawing", reason=problem(en.as_sentence, problem_of(error))
        ) from None


def known_game(game: str) -> str:
    """The name of a game, or 404."""
    try:
        return game_called(game).name
    except Denied as denied:
        raise unknown(denied.code, **denied.facts) from None


ROUTES = [games, rules, rule_examples, cards, drawing]
