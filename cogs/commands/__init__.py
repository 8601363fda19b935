"""Slash commands and buttons that all games share."""
