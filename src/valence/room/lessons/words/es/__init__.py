"""The Spanish words of lessons and topics."""

from valence.room.lessons.words.es import acids, combined, ions, polymers
from valence.room.lessons.words.es.topics import TOPICS

LESSONS = {**ions.LESSONS, **acids.LESSONS, **polymers.LESSONS, **combined.LESSONS}

__all__ = ["LESSONS", "TOPICS"]
