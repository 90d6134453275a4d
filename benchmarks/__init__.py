"""Benchmarks, run by hand; the README has the results."""
