"""Work in other processes: bots, printing, checking decks."""
