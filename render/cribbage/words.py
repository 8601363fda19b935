def board_words(view, look): return ""
def hand_words(view, look, picked=()): return ""
def text_board(view, look): return ""
