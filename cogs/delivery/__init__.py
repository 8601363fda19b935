"""What reaches people after a commit: messages kept up to date, notices, members who have left."""
