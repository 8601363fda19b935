"""Commits actions to the log, caches tables, writes records."""
