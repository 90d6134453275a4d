"""What is wrong with sets of cards and their files, in each language."""
