"""The bot of Goofspiel."""
