"""The sentences of tables, by language."""
