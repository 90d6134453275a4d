"""Lessons with Quizmaster."""

from valence.room.lessons.lesson import Check, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

CHOICE = {"answers": "choice", "cards": 10, "scoring": "points"}

VALUES = Lesson(
    id="quizmaster-values",
    levels=("16-18", "year 1"),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="quizmaster", when="before"),
        play("quizmaster", 10, seats=4, options=CHOICE),
        Talk(minutes=7),
        play("quizmaster", 10, seats=4, options={"cards": 10, "tolerance": 1, "seconds": 45}),
        Check(minutes=6, game="quizmaster", when="after"),
        give("quizmaster", seats=1, options={"answers": "choice", "cards": 12}),
    ),
    ideas=ideas(acid_values="no minus", base_values="pKb"),
    topics=topics(
        ap=("8.3",),
        ib=("R3.1.6", "R3.1.10", "R3.1.11"),
        aqa=("3.1.12.4",),
        cambridge=("25.1",),
        nrw=("LK Säuren, Basen",),
        bb=("3.2.6",),
    ),
)

EXACT = Lesson(
    id="quizmaster-exact",
    levels=("year 1", "year 2"),
    steps=(
        Talk(minutes=5),
        Check(minutes=6, game="quizmaster", when="before"),
        play(
            "quizmaster",
            15,
            seats=4,
            preset="quizmaster",
            options={"cards": 16, "rotation": 4, "seconds": 60},
        ),
        Talk(minutes=11),
        Check(minutes=6, game="quizmaster", when="after"),
        give("quizmaster", seats=1, options={"cards": 12, "seconds": 0}),
    ),
    ideas=ideas(base_values="pKb", acid_values="no minus"),
    topics=topics(ap=("8.3",), ib=("R3.1.10",), nrw=("LK Säuren, Basen",), bb=("3.2.6",)),
)

LESSONS = (VALUES, EXACT)
