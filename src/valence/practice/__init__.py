"""Learning the values alone: spaced repetition of the quizmaster's questions, and cards for Anki."""
