"""The engine of the store that is SQLite: a file with one writing and one reading connection."""
