"""Worker processes: pools, and a queue with limits for what people send."""
