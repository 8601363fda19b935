"""Slash commands and buttons that every game shares."""
