"""The rule books: pure, synchronous, deterministic. No clock, no I/O, no Discord, no Pillow."""
