"""Sets of cards that people upload: checked in a worker process, stored, drawn."""
