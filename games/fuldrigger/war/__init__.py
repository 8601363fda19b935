"""Battles, forts and spoils."""
