"""Kasino, the Danish Casino: capture what is on the table, build, and clear it."""
