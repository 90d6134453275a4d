"""The problems with what learners and teachers ask to practise, in each language."""
