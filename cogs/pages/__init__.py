"""What a message shows: a table from one reader's perspective, board, hand, panels, picker, forms."""
