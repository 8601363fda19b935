"""The gateway websocket and its compression."""
