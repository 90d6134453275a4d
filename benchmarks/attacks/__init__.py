"""Attacks on a server of our own, on this machine only, each with a bound on what it sends and how long it takes."""
