"""Pages of settings: a person's and a server's."""
