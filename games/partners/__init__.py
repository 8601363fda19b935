"""Partners."""
