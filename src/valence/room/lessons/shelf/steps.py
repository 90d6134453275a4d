"""Building blocks of the lessons on the shelf."""

from collections.abc import Mapping

from valence.core.notes import HelpLevel, QuestionLevel
from valence.room.deal import Deal
from valence.room.lessons.lesson import Give, Idea, Play

NO_OPTIONS: Mapping[str, object] = {}


def play(
    game: str,
    minutes: int,
    *,
    seats: int = 2,
    preset: str = "",
    help_: HelpLevel = "full",
    questions: QuestionLevel = "off",
    options: Mapping[str, object] = NO_OPTIONS,
) -> Play:
    """Deal a round to everyone who is here; bots fill empty seats."""
    return Play(
        deal=Deal(
            game,
            seats,
            dict(options),
            preset=preset,
            help=help_,
            questions=questions,
            bots="",
            start=True,
            minutes=minutes,
            absent=False,
        )
    )


def give(
    game: str,
    *,
    seats: int = 2,
    preset: str = "",
    games: int = 2,
    options: Mapping[str, object] = NO_OPTIONS,
    minutes: int = 2,
) -> Give:
    """Give games against bots, to finish within a week; help fades."""
    deal = play(game, minutes, seats=seats, preset=preset, help_="fading", options=options).deal
    return Give(minutes=minutes, deal=deal, games=games)


def ideas(**found: str | tuple[str, ...]) -> tuple[Idea, ...]:
    """Return ideas by concept; a space in its name is written as an underscore."""
    return tuple(
        Idea(concept.replace("_", " "), id_)
        for concept, ids in found.items()
        for id_ in ((ids,) if isinstance(ids, str) else ids)
    )


def topics(**codes: tuple[str, ...]) -> tuple[str, ...]:
    """Return topics by their standard."""
    return tuple(f"{standard} {code}" for standard, them in codes.items() for code in them)
