"""Conclusions about a player's knowledge of chemistry from their decisions: evidence, inference, reports. No I/O."""
