"""Code that the rules of several games share. It contains no game."""
