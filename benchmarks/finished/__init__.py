"""Benchmarks of what is done with games that are over."""
