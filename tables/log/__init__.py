"""Commits actions to the log, caches tables, writes a whole game as text."""
