"""Lessons with pKace."""

from valence.room.lessons.lesson import Check, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

DIRECTION = Lesson(
    id="pkace-direction",
    levels=("16-18", "year 1"),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="pkace", when="before"),
        play("pkace", 10, preset="pkace-two"),
        Talk(minutes=7, about_table=True),
        play("pkace", 10, preset="pkace-two", help_="none", questions="often"),
        Check(minutes=6, game="pkace", when="after"),
        give("pkace", preset="pkace-two"),
    ),
    ideas=ideas(direction=("reversed", "larger number"), difference="closest"),
    topics=topics(
        ap=("4.8", "8.3"),
        ib=("R3.1.1", "R3.1.2", "R3.1.10"),
        aqa=("3.1.12.1", "3.1.12.4"),
        cambridge=("25.1",),
        kmk=("S 7",),
        nrw=("LK Säuren, Basen",),
        bb=("3.2.6",),
    ),
)

GUARD = Lesson(
    id="pkace-guard",
    levels=("year 1", "year 2"),
    steps=(
        Talk(minutes=5),
        Check(minutes=6, game="pkace", when="before"),
        play("pkace", 9, preset="pkace-second", options={"hand": 8}),
        Talk(minutes=8, about_table=True),
        play(
            "pkace",
            9,
            preset="pkace-second",
            help_="none",
            questions="often",
            options={"hand": 8, "hide_nucleophilicity": True},
        ),
        Check(minutes=6, game="pkace", when="after"),
        give("pkace", preset="pkace-second"),
    ),
    ideas=ideas(guard="ignored", direction="larger number"),
    topics=topics(
        ib=("R3.4.1",),
        aqa=("3.3.8", "3.3.11.3"),
        cambridge=("17.1",),
        kmk=("S 9",),
    ),
)

LESSONS = (DIRECTION, GUARD)
