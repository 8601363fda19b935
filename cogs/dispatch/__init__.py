"""Routes every button, select and form to its handler, and answers errors."""
