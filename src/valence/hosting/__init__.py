"""What every host of tables offers around a game: codes, nicknames, the lobby, the list of games, thinking bots."""
