"""The problems with the bot that somebody asks for, in each language."""
