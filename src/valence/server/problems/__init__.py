"""What is wrong with the settings of a server, in each language."""
