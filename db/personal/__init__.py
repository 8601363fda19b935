"""What is stored about a person: which columns, all of it as rows, and its deletion."""
