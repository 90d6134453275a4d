"""What decisions show about a player's knowledge of chemistry: evidence, inference, reports. No I/O."""
