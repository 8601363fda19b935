"""Benchmarks of a single game, and the programs that compute the data of the cribbage bot."""
