"""Kasino, the Danish Casino: capture what lies on the table, build, and clear it."""
