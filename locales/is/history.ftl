# A game that is over, as a whole: the curve, the score sheet, the film. $who and $players are names; $title names
# what is measured. The short texts are drawn.

history-points = Stig
history-penalty-points = Refsistig
history-cards-left = Spil á hendi
history-spaces = Farnir reitir
history-fortune = Auður
history-strength = Styrkur eftir
history-by-deal = { $what }, gjöf fyrir gjöf
history-by-round = { $what }, umferð fyrir umferð
history-deal = { $number }. gjöf
history-round = { $number }. umferð
history-total = Alls

# In words

history-words-curve = Gangur leiksins. { $title }.
history-words-party =
    { $who }: úr { $first } í { $last }, lægst { $lowest }, hæst { $highest }{ $middle ->
        [none] .
       *[other] , um miðjan leik { $middle }.
    }
history-words-sheet = Stigablaðið. { $title }.
history-words-row = { $who }: { $total } alls. { $gains }.

# The film. The alternative text has five sentences: what, who led first, how often the lead changed, the biggest
# swing, the end.

button-film = Myndband
film-title = Leikurinn á myndbandi
film-working = Bý til myndbandið …
film-seconds =
    { $seconds ->
        [one] Bý til myndbandið: { $seconds } sekúnda eftir
       *[other] Bý til myndbandið: { $seconds } sekúndur eftir
    }
film-queue = Annað myndband er í vinnslu; þitt er næst.
film-none = Ekkert myndband er til af þessum leik: gangur hans er ekki lengur geymdur eða eldri útgáfa stýrði honum.
film-failed = Myndbandið tókst ekki. Reyndu aftur eftir smástund.
film-length =
    { $seconds ->
        [one] { $seconds } sekúnda
       *[other] { $seconds } sekúndur
    } að lengd. Vistaðu það eins og hverja aðra mynd.
film-words-what =
    { $moments ->
        [1] Myndband með einu augnabliki úr leik
        [one] Myndband með { $moments } augnabliki úr leik
       *[other] Myndband með { $moments } augnablikum úr leik
    }: { $game }, { $players }.
film-words-first =
    { $unit ->
        [deal] Fyrst í forystu: { $who }, í { $number }. gjöf.
       *[round] Fyrst í forystu: { $who }, í { $number }. umferð.
    }
film-words-nobody = Enginn nær forystu á leiðinni.
film-words-changes =
    { $count ->
        [0] Enginn missir forystuna.
        [1] Einu sinni tekur annar forystuna.
        [one] { $count } sinni tekur annar forystuna.
       *[other] { $count } sinnum tekur annar forystuna.
    }
film-words-swing =
    { $unit ->
        [deal] Mesta sveiflan verður í { $number }. gjöf: { $who }, úr { $before } í { $after }.
       *[round] Mesta sveiflan verður í { $number }. umferð: { $who }, úr { $before } í { $after }.
    }
film-words-no-swing = Enginn einn leikur ræður úrslitum.
film-words-win =
    { $winners ->
        [one] { $who } vinnur – { $scores }.
       *[other] { $who } vinna – { $scores }.
    }
film-words-draw = Leiknum lýkur með jafntefli – { $scores }.
film-words-closed = Leiknum var hætt áður en honum lauk.
film-draw = Jafntefli
film-closed = Lokað fyrir leikslok
