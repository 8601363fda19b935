"""What a company still has to decide in its turn, orders for several ships, the questions, all moves."""
