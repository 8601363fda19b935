"""Market prices and treaties."""
