"""Lessons with Metal vs. Non-Metal."""

from valence.room.lessons.lesson import Check, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

CHARGES = Lesson(
    id="metals-charges",
    levels=("14-16",),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="metals", when="before"),
        play("metals", 10, preset="metals", options={"write": "no"}),
        Talk(minutes=7, about_table=True),
        play(
            "metals", 10, preset="metals", help_="none", questions="often", options={"write": "no"}
        ),
        Check(minutes=6, game="metals", when="after"),
        give("metals", preset="metals"),
    ),
    ideas=ideas(sign="alike", totals=("signs", "counts", "single")),
    topics=topics(
        ngss=("HS-PS1-1", "HS-PS1-2"),
        ap=("1.8", "2.1"),
        ib=("S2.1.1", "S2.1.2"),
        aqa=("3.1.3.1",),
        cambridge=("2.3", "3.2"),
        igcse=("1.37–1.39",),
        by=("C8 LB 4 (3)", "C8 LB 4 (6)"),
        nrw=("Sek I IF 6",),
    ),
)

FORMULAS = Lesson(
    id="metals-formulas",
    levels=("14-16",),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="metals", when="before"),
        play("metals", 11, seats=3, preset="metals", help_="fading", questions="often"),
        Talk(minutes=6, about_table=True),
        play(
            "metals",
            10,
            preset="metals",
            help_="none",
            options={"write": "required", "naming": True},
        ),
        Check(minutes=6, game="metals", when="after"),
        give("metals", preset="metals", options={"write": "bonus", "naming": True}),
    ),
    ideas=ideas(ratio=("not reduced", "own charge", "one of each"), names=("prefix", "element")),
    topics=topics(
        ngss=("HS-PS1-2",),
        ap=("1.8", "2.3"),
        ib=("S2.1.2",),
        aqa=("3.1.3.1",),
        cambridge=("2.3",),
        igcse=("1.37–1.39",),
        by=("C8 LB 4 (6)",),
        nrw=("Sek I IF 6",),
        bb=("3.1.3",),
    ),
)

LESSONS = (CHARGES, FORMULAS)
