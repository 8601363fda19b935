"""What exists in the fake Discord, who may do what, and how the API writes it out."""
