"""The English words of the lessons about polymers."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "polymer-steps": LessonWords(
        "Radical polymerisation, step by step",
        "Students follow the unpaired electron through initiation, propagation, transfer and termination.",
        (
            StepWords(
                title="Follow the electron",
                message="After each step: where is the unpaired electron?",
                say="Draw the four steps with styrene: the initiator splits into two radicals, one adds to C=C, the "
                "new "
                "radical adds to the next C=C, two radicals meet. Mark the unpaired electron in red each time.",
                ask=(
                    "How many radicals are there before and after each step?",
                    "Why does the radical end up next to the ring?",
                ),
                expect="Propagation keeps the number of radicals, termination lowers it by two. Next to the ring the "
                "electron is delocalised.",
            ),
            NO_WORDS,
            StepWords(
                title="Play",
                say="Three at a table. Only terminated chains count, so start early and terminate in time. Before some "
                "moves the screen asks what becomes of the radical.",
                ask=("Which of your chains can still grow? How do you see that?",),
                expect="The first minutes go into starting chains. Jokers decide the game: transfer, termination, "
                "TEMPO.",
            ),
            StepWords(
                title="Read the chains",
                message="Which of these chains can still grow, and why?",
                say="Go through the chains of the table: growing, dormant, terminated. For each, where is the radical?",
                ask=(
                    "What does a chain end look like before termination, and what after?",
                    "After the thiol has given its hydrogen away, where is the radical?",
                    "Combination and capping both make a new bond. Which of the two can be undone?",
                ),
                expect="Some let terminated chains grow on. Transfer isn't the end: the radical starts a new chain. "
                "The "
                "bond to TEMPO opens again on heating.",
            ),
            StepWords(
                title="Go on with the same games",
                say="Games that aren't over at the end count as they stand.",
                expect="Players now terminate their longest chains. Ask them what a chemist would do to get long ones.",
            ),
            NO_WORDS,
            StepWords(say="One game against a bot."),
        ),
    ),
    "polymer-averages": LessonWords(
        "Mn, Mw and dispersity",
        "Students work out Mn, Mw and Đ of chains, and say what each average counts.",
        (
            StepWords(
                title="Two chains, two averages",
                message="Chains of 1000 and 9000 g/mol: which average is 5000, which 8200?",
                say="Mn adds the masses and divides by the number of chains: 10 000 / 2. Mw weighs each chain by its "
                "mass: (1000² + 9000²) / 10 000 = 8200. Đ is their ratio, 1.64. It was called the polydispersity "
                "index.",
                ask=(
                    "When are Mn and Mw equal?",
                    "Can Đ be below 1?",
                ),
                expect="They are equal if all chains are alike; then Đ is 1. Mw is never smaller than Mn, because long "
                "chains count more.",
            ),
            NO_WORDS,
            StepWords(
                title="Play, then calculate",
                say="Pairs. When a hand is empty, both work out Mn, Mw and Đ of their own chains. A pocket "
                "calculator is "
                "enough. Pairs that don't get there calculate from their board, on paper.",
                ask=("Which of your chains changes Mw most?",),
                expect="Not every pair finishes. The calculation needs about five minutes, so tell the class at half "
                "time.",
            ),
            StepWords(
                title="One table's chains",
                message="Work out Mn, Mw and Đ of the chains on the projector",
                say="Let half of the class calculate Mn, the other half Mw. Then add one short chain and ask for both "
                "again, as an estimate first.",
                ask=(
                    "Which average does a short chain change more?",
                    "Why do controlled polymerisations with TEMPO give a lower Đ?",
                    "A chain capped by TEMPO is heated. What happens?",
                ),
                expect="A short chain pulls Mn down more than Mw, so Đ rises. With TEMPO all chains start at about the "
                "same time and grow by turns, and few are terminated.",
            ),
            NO_WORDS,
            StepWords(say="One game with the calculation, against a bot."),
        ),
    ),
}
