"""What the stored palettes are taken from."""
