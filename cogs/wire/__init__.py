"""Discord's own terms: custom ids, layouts, responses, error messages, texts of commands."""
