"""Lessons that combine games."""

from valence.room.lessons.lesson import Check, Lesson, Talk
from valence.room.lessons.shelf.quizmaster import CHOICE
from valence.room.lessons.shelf.steps import give, ideas, play, topics

SALTS = Lesson(
    id="ions-and-salts",
    levels=("14-16",),
    steps=(
        Talk(minutes=5),
        Check(minutes=7, game="charged", when="before"),
        play("metals", 18, seats=3, preset="metals", help_="fading", options={"write": "bonus"}),
        Talk(minutes=9, about_table=True),
        play("charged", 30, preset="charged"),
        Talk(minutes=11, about_table=True),
        Check(minutes=7, game="charged", when="after"),
        give("charged", preset="charged", games=1, minutes=3),
    ),
    ideas=ideas(
        totals="counts", ratio=("not reduced", "own charge"), names="prefix", lattice="molecules"
    ),
    topics=topics(
        ngss=("HS-PS1-1", "HS-PS1-2", "HS-PS1-3"),
        ap=("1.8", "2.1", "2.3"),
        ib=("S2.1.1", "S2.1.2"),
        aqa=("3.1.3.1",),
        cambridge=("2.3", "3.2"),
        igcse=("1.37–1.39",),
        by=("C8 LB 4 (3)", "C8 LB 4 (6)"),
        nrw=("Sek I IF 6",),
        bb=("3.1.3",),
    ),
)

VALUES_AND_REACTIONS = Lesson(
    id="values-and-reactions",
    levels=("16-18", "year 1"),
    steps=(
        Talk(minutes=3),
        Check(minutes=6, game="pkace", when="before"),
        play("quizmaster", 8, seats=4, options=CHOICE),
        Talk(minutes=5),
        play("pkace", 11, preset="pkace-two", help_="fading", questions="often"),
        Talk(minutes=4, about_table=True),
        Check(minutes=6, game="pkace", when="after"),
        give("pkace", preset="pkace-two"),
    ),
    ideas=ideas(direction=("reversed", "larger number"), acid_values="no minus", base_values="pKb"),
    topics=topics(
        ap=("4.8", "8.3"),
        ib=("R3.1.1", "R3.1.2", "R3.1.10", "R3.1.11"),
        aqa=("3.1.12.1", "3.1.12.4"),
        cambridge=("25.1",),
        nrw=("Sek I IF 9", "LK Säuren, Basen"),
        bb=("3.2.6",),
    ),
)

STRUCTURE_AND_REACTIVITY = Lesson(
    id="structure-and-reactivity",
    levels=("year 1", "year 2"),
    steps=(
        Talk(minutes=5),
        Check(minutes=7, game="pkace", when="before"),
        play("whoami", 15, seats=4, help_="none", options={"hide_values": True, "ending": "round"}),
        Talk(minutes=10),
        play("pkace", 16, seats=3, preset="pkace-second", help_="none", questions="often"),
        Talk(minutes=11, about_table=True),
        play(
            "pkace",
            16,
            preset="pkace-second",
            help_="none",
            options={"hide_nucleophilicity": True},
        ),
        Check(minutes=7, game="pkace", when="after"),
        give("pkace", preset="pkace-second", minutes=3),
    ),
    ideas=ideas(direction="larger number", difference="closest", guard="ignored"),
    topics=topics(
        ap=("8.6",),
        ib=("S3.2.2", "R3.1.10", "R3.4.1"),
        aqa=("3.3.8", "3.3.9.1", "3.3.11.2", "3.3.11.3"),
        cambridge=("17.1", "33.1", "34.1"),
        kmk=("S 7", "S 9"),
        by=("C13 gA LB 3 (1)", "C13 gA LB 3 (4)"),
        bb=("3.2.6",),
    ),
)

LESSONS = (SALTS, VALUES_AND_REACTIONS, STRUCTURE_AND_REACTIVITY)
