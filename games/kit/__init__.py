"""What the rules of several games share. It knows no game."""
