# A game that is over, as a whole: the curve, the score sheet, the film. $who and $players are names; $title names
# what is measured. The short texts are drawn.

history-points = Punten
history-penalty-points = Strafpunten
history-cards-left = Kaarten over
history-spaces = Velden afgelegd
history-fortune = Vermogen
history-strength = Sterkte over
history-by-deal = { $what } per ronde
history-by-round = { $what } per ronde
history-deal = Ronde { $number }
history-round = Ronde { $number }
history-total = Totaal

# In words

history-words-curve = Het verloop van het spel. { $title }.
history-words-party =
    { $who }: van { $first } naar { $last }, tussen { $lowest } en { $highest }{ $middle ->
        [none] .
       *[other] , halverwege { $middle }.
    }
history-words-sheet = Het scoreblad. { $title }.
history-words-row = { $who }: totaal { $total }. { $gains }.

# The film. The alternative text has five sentences: what, who led first, how often the lead changed, the biggest
# swing, the end.

button-film = Film
film-title = De film van het spel
film-working = De film wordt gemaakt …
film-seconds =
    { $seconds ->
        [one] De film wordt gemaakt: nog { $seconds } seconde
       *[other] De film wordt gemaakt: nog { $seconds } seconden
    }
film-queue = Er wordt nu een andere film gemaakt; daarna komt die van jou.
film-none = Van dit spel kan ik geen film maken: het verloop is er niet meer, of het is met een eerdere versie gespeeld.
film-failed = De film is niet gelukt. Probeer het straks nog eens.
film-length =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } lang. Je bewaart hem zoals elk plaatje.
film-words-what =
    { $moments ->
        [one] Een film met één moment uit een spel
       *[other] Een film met { $moments } momenten uit een spel
    }: { $game }, { $players }.
film-words-first =
    { $unit ->
        [deal] Als eerste aan de leiding: { $who }, in ronde { $number }.
       *[round] Als eerste aan de leiding: { $who }, in ronde { $number }.
    }
film-words-nobody = Onderweg neemt niemand de leiding.
film-words-changes =
    { $count ->
        [0] De leiding wisselt nooit.
        [one] De leiding wisselt één keer.
       *[other] De leiding wisselt { $count } keer.
    }
film-words-swing =
    { $unit ->
        [deal] De grootste omslag komt in ronde { $number }: { $who }, van { $before } naar { $after }.
       *[round] De grootste omslag komt in ronde { $number }: { $who }, van { $before } naar { $after }.
    }
film-words-no-swing = Geen enkele zet geeft de doorslag.
film-words-win =
    { $winners ->
        [one] { $who } wint – { $scores }.
       *[other] { $who } winnen – { $scores }.
    }
film-words-draw = Het wordt gelijkspel – { $scores }.
film-words-closed = Het spel is voor het einde gestopt.
film-draw = Gelijkspel
film-closed = Voor het einde gesloten
