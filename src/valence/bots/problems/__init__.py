"""What is wrong with the bot that somebody asks for, in each language."""
