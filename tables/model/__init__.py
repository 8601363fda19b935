"""Values and pure arithmetic of a table: no actions, no storage."""
