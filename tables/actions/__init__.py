"""Pure functions that apply an action to a table: next table and events."""
