"""Lessons with Who Am I?"""

from valence.room.lessons.lesson import Check, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

GROUPS = Lesson(
    id="whoami-groups",
    levels=("16-18",),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="whoami", when="before"),
        play("whoami", 12, seats=4, options={"ending": "round"}),
        Talk(minutes=6),
        play(
            "whoami",
            9,
            seats=3,
            help_="none",
            options={"ending": "round", "hide_classes": True},
        ),
        Check(minutes=6, game="whoami", when="after"),
        give("whoami"),
    ),
    ideas=ideas(direction="reversed"),
    topics=topics(
        ib=("S3.2.2",),
        aqa=("3.3.9.1",),
        cambridge=("32.2",),
        nrw=("EF Organische Stoffklassen",),
    ),
)

STRUCTURE = Lesson(
    id="whoami-structure",
    levels=("16-18", "year 1", "year 2"),
    steps=(
        Talk(minutes=6),
        Check(minutes=6, game="whoami", when="before"),
        play("whoami", 14, seats=4, help_="none", options={"hide_values": True, "ending": "round"}),
        Talk(minutes=11),
        Check(minutes=6, game="whoami", when="after"),
        give("whoami", options={"hide_values": True}),
    ),
    ideas=ideas(direction=("reversed", "larger number")),
    topics=topics(
        ap=("8.6",),
        ib=("S3.2.2", "R3.1.6"),
        aqa=("3.3.9.1", "3.3.11.2"),
        cambridge=("32.2", "33.1", "34.1"),
        by=("C13 gA LB 3 (1)", "C13 gA LB 3 (4)"),
        bb=("3.2.6",),
    ),
)

LESSONS = (GROUPS, STRUCTURE)
