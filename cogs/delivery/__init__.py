"""Delivers changes to people: keeps messages up to date, sends notices, notices departed members."""
