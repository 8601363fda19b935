"""Knobs, rate limits and recorded calls, for tests."""
