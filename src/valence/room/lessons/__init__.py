"""Lessons: a shelf of ready ones, a teacher's own, the topics they are about, and the one that a room goes through."""
