"""The server as a host of tables: loading and caching, scheduling, presence across processes."""
