"""The problems of a site without a server, in each language."""
