"""People: sessions, nicknames, rate limits."""
