"""The last board of a table, and what can be looked at once its game is over."""
