"""Lessons with the polymer game."""

from valence.room.lessons.lesson import Check, GoOn, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

STEPS = Lesson(
    id="polymer-steps",
    levels=("16-18", "year 1"),
    steps=(
        Talk(minutes=6),
        Check(minutes=6, game="polymer", when="before"),
        play("polymer", 13, seats=3, preset="polymer", questions="often"),
        Talk(minutes=6, about_table=True),
        GoOn(minutes=6),
        Check(minutes=6, game="polymer", when="after"),
        give("polymer", preset="polymer", games=1),
    ),
    ideas=ideas(
        terminated_chains="reacts",
        transfer="only stops",
        termination="alone",
        radicals="capping ends",
    ),
    topics=topics(
        ngss=("HS-PS2-6",),
        ib=("S2.4.4", "S2.4.5", "R3.3.1", "R3.3.2"),
        aqa=("3.3.1.2", "3.3.2.4", "3.3.4.3"),
        cambridge=("1.3", "20.1"),
        igcse=("4.44–4.46",),
        kmk=("S 14",),
        by=("C13 gA LB 4 (17)",),
        nrw=("LK Moderne Werkstoffe",),
        bb=("3.2.2",),
    ),
)

AVERAGES = Lesson(
    id="polymer-averages",
    levels=("year 1", "year 2"),
    steps=(
        Talk(minutes=5),
        Check(minutes=6, game="polymer", when="before"),
        play("polymer", 18, preset="polymer", options={"calculate": True}),
        Talk(minutes=8, about_table=True),
        Check(minutes=6, game="polymer", when="after"),
        give("polymer", preset="polymer", games=1, options={"calculate": True}),
    ),
    ideas=ideas(averages="swapped", dispersity="below one", dormant_chains="reacts"),
)

LESSONS = (STEPS, AVERAGES)
