"""Games gone through again, step by step: from the log of a table, or from a record that somebody brings."""
