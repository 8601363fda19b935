# A game that is over, as a whole: the curve, the score sheet, the film. $who and $players are names; $title names
# what is measured. The short texts are drawn.

history-points = Points
history-penalty-points = Penalty points
history-cards-left = Cards left
history-spaces = Spaces covered
history-fortune = Fortune
history-strength = Strength left
history-by-deal = { $what }, deal by deal
history-by-round = { $what }, round by round
history-deal = Deal { $number }
history-round = Round { $number }
history-total = Total

# In words

history-words-curve = The curve of the game. { $title }.
history-words-party =
    { $who }: from { $first } to { $last }, between { $lowest } and { $highest }{ $middle ->
        [none] .
       *[other] , halfway { $middle }.
    }
history-words-sheet = The score sheet. { $title }.
history-words-row = { $who }: { $total } in all. { $gains }.

# The film. The alternative text has five sentences: what, who led first, how often the lead changed, the biggest
# swing, the end.

button-film = Film
film-title = The film of the game
film-working = Making the film …
film-seconds =
    { $seconds ->
        [one] Making the film: { $seconds } second to go
       *[other] Making the film: { $seconds } seconds to go
    }
film-queue = Another film is being made; yours comes next.
film-none = There’s no film of this one: the log of its moves is gone, or an earlier version played it.
film-failed = The film didn’t work out. Try again in a little while.
film-length =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } long. Save it like any picture.
film-words-what =
    { $moments ->
        [one] A film of one moment of a game
       *[other] A film of { $moments } moments of a game
    }: { $game }, { $players }.
film-words-first =
    { $unit ->
        [deal] First in the lead: { $who }, in deal { $number }.
       *[round] First in the lead: { $who }, in round { $number }.
    }
film-words-nobody = No one gets ahead on the way.
film-words-changes =
    { $count ->
        [0] The lead never changes hands.
        [one] The lead changes hands once.
       *[other] The lead changes hands { $count } times.
    }
film-words-swing =
    { $unit ->
        [deal] The biggest swing comes in deal { $number }: { $who }, from { $before } to { $after }.
       *[round] The biggest swing comes in round { $number }: { $who }, from { $before } to { $after }.
    }
film-words-no-swing = No single move decides it.
film-words-win =
    { $winners ->
        [one] { $who } wins – { $scores }.
       *[other] { $who } win – { $scores }.
    }
film-words-draw = It ends in a draw – { $scores }.
film-words-closed = The game was closed before its end.
film-draw = A draw
film-closed = Closed before the end
