"""A teacher's own sets: reading them from files, recognizing their game, judging how playable they are."""
