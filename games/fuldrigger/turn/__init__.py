"""What a company still has to decide in its turn, its orders for several ships at once, and the questions."""
