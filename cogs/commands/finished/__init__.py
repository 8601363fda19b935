"""Commands and buttons about games that have been played."""
