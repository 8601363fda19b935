"""Pure functions from a table and an action to the next table and its events."""
