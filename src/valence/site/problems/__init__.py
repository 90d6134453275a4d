"""What is missing where there is no server, in each language."""
