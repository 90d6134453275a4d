"""A teacher's own decks: reading them from files, recognizing their game, judging how playable they are."""
