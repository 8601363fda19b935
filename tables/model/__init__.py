"""Values and pure arithmetic of a table. No storage."""
