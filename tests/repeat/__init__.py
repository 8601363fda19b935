"""Runs tests many times, each time with another seed, and tells which seed repeats a failure."""
