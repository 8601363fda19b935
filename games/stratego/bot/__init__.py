"""The bot: chooses a move from a view and the legal moves."""
