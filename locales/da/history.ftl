# A game that is over, as a whole: the curve, the score sheet, the film. $who and $players are names; $title names
# what is measured. The short texts are drawn.

history-points = Point
history-penalty-points = Strafpoint
history-cards-left = Kort tilbage
history-spaces = Felter tilbagelagt
history-fortune = Formue
history-strength = Styrke tilbage
history-by-deal = { $what }, runde for runde
history-by-round = { $what }, runde for runde
history-deal = Runde { $number }
history-round = Runde { $number }
history-total = I alt

# In words

history-words-curve = En kurve over spillet. { $title }.
history-words-party =
    { $who }: fra { $first } til { $last }, mellem { $lowest } og { $highest }{ $middle ->
        [none] .
       *[other] , halvvejs { $middle }.
    }
history-words-sheet = Regnskabet. { $title }.
history-words-row = { $who }: { $total } i alt. { $gains }.

# The film. The alternative text has five sentences: what, who led first, how often the lead changed, the biggest
# swing, the end.

button-film = Film
film-title = Filmen om spillet
film-working = Laver filmen …
film-seconds =
    { $seconds ->
        [one] Laver filmen: { $seconds } sekund endnu
       *[other] Laver filmen: { $seconds } sekunder endnu
    }
film-queue = Der bliver lavet en anden film lige nu; din er den næste.
film-none = Der er ingen film om det her spil: loggen over trækkene er slettet, eller det blev spillet med en tidligere udgave.
film-failed = Filmen lykkedes ikke. Prøv igen om lidt.
film-length =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    } lang. Gem den som et hvilket som helst billede.
film-words-what =
    { $moments ->
        [one] En film med ét øjeblik fra et spil
       *[other] En film med { $moments } øjeblikke fra et spil
    }: { $game }, { $players }.
film-words-first =
    { $unit ->
        [deal] Først foran: { $who }, i runde { $number }.
       *[round] Først foran: { $who }, i runde { $number }.
    }
film-words-nobody = Ingen kommer foran undervejs.
film-words-changes =
    { $count ->
        [0] Føringen skifter aldrig.
        [one] Føringen skifter én gang.
       *[other] Føringen skifter { $count } gange.
    }
film-words-swing =
    { $unit ->
        [deal] Det største udsving kommer i runde { $number }: { $who }, fra { $before } til { $after }.
       *[round] Det største udsving kommer i runde { $number }: { $who }, fra { $before } til { $after }.
    }
film-words-no-swing = Intet enkelt træk afgør det.
film-words-win =
    { $winners ->
        [one] { $who } vinder – { $scores }.
       *[other] { $who } vinder – { $scores }.
    }
film-words-draw = Det ender uafgjort – { $scores }.
film-words-closed = Spillet sluttede før tid.
film-draw = Uafgjort
film-closed = Lukket før slutningen
