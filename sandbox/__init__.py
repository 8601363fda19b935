"""Discord on this machine: REST API v10, gateway and a web page on loopback, for any bot."""
