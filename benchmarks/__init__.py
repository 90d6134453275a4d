"""Measured by hand; the README has the figures."""
