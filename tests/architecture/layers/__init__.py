"""Which parts of a folder may import which, a module for each folder."""
