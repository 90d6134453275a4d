"""People: tokens, nicknames, rate limits."""
