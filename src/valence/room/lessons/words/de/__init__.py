"""The German words of lessons and topics."""

from valence.room.lessons.words.de import acids, combined, ions, polymers
from valence.room.lessons.words.de.topics import TOPICS

LESSONS = {**ions.LESSONS, **acids.LESSONS, **polymers.LESSONS, **combined.LESSONS}

__all__ = ["LESSONS", "TOPICS"]
