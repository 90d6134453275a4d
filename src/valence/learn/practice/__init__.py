"""Practising alone: spaced repetition of Quizmaster's questions, and cards for Anki."""
