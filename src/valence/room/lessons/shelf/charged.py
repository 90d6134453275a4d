"""Lessons with Charged!"""

from valence.room.lessons.lesson import Check, GoOn, Lesson, Talk
from valence.room.lessons.shelf.steps import give, ideas, play, topics

POLYATOMIC = Lesson(
    id="charged-polyatomic",
    levels=("14-16", "16-18"),
    steps=(
        Talk(minutes=4),
        Check(minutes=6, game="charged", when="before"),
        play("charged", 13, preset="charged"),
        Talk(minutes=6, about_table=True),
        GoOn(minutes=8),
        Check(minutes=6, game="charged", when="after"),
        give("charged", preset="charged", games=1),
    ),
    ideas=ideas(
        ratio=("own charge", "not reduced"), oxyanion_charges="differ", lattice="molecules"
    ),
    topics=topics(
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

NAMES = Lesson(
    id="charged-names",
    levels=("16-18", "year 1"),
    steps=(
        Talk(minutes=5),
        Check(minutes=6, game="charged", when="before"),
        play("charged", 12, preset="charged", options={"naming": "bonus"}),
        Talk(minutes=6, about_table=True),
        GoOn(minutes=8),
        Check(minutes=6, game="charged", when="after"),
        give("charged", preset="charged", games=1, options={"naming": "bonus"}),
    ),
    ideas=ideas(
        oxyanions="swapped", numerals=("left out", "counts atoms"), names=("prefix", "element")
    ),
    topics=topics(
        ib=("S2.1.2", "S3.1.6"),
        aqa=("3.1.3.1", "3.1.7"),
        cambridge=("2.3",),
        by=("C12 eA LB 2 (4)",),
    ),
)

LESSONS = (POLYATOMIC, NAMES)
