"""Clocks, bots, notices and suspended games: what happens without a player's action."""
