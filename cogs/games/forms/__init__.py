"""The forms of games, one module a game; each game's cog names them in `forms`."""
