"""The English words of lessons and topics."""

from valence.room.lessons.words.en import acids, combined, ions, polymers
from valence.room.lessons.words.en.topics import TOPICS

LESSONS = {**ions.LESSONS, **acids.LESSONS, **polymers.LESSONS, **combined.LESSONS}

__all__ = ["LESSONS", "TOPICS"]
