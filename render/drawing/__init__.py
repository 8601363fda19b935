"""Drawing primitives: theme, shapes, letters, encoded strips. Nothing of any game."""
