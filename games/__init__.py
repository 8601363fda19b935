"""The rules of the games: pure, synchronous, deterministic. No clock, no I/O, no Discord, no Pillow."""
