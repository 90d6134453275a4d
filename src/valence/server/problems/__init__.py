"""The problems with the settings of a server, in each language."""
