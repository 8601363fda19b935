"""State of the sandbox: entities, permissions, and their payloads in the API."""
