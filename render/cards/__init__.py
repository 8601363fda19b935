"""Pictures of playing cards: faces, court cards, jokers, pips, backs."""
