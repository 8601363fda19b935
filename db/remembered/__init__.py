"""The parts of the store that every press reads. Their rows are kept in memory."""
