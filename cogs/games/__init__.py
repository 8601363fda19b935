"""One cog for each game: its slash commands and its forms."""
