def hand(view, look, picked=()): return b""
