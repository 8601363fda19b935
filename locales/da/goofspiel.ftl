# Goofspiel: hvad der spørges om, hvad der sker, hvorfor noget ikke kan lade sig gøre, og reglerne.
goofspiel-name = Goofspiel
goofspiel-about = Ren strategi: ens kort til alle, hemmelige bud og tretten præmier at vinde.
goofspiel-undo-never = I { goofspiel-name } kan man ikke fortryde: nogen kan have budt, uden at det ses.

# Husregel, før spillet begynder

goofspiel-option-late = Hvis nogen er for sen
goofspiel-option-late-ask = Spørg os
goofspiel-option-late-rule = Spillets regel: jeg byder kortet, der svarer til præmien
goofspiel-option-ties = Lige høje bud
goofspiel-option-ties-lost = Ingen får præmien
goofspiel-option-ties-carried = Pointene lægges til næste præmie

# Spørgsmål og svar

goofspiel-field-bid = Hvad byder du for { $cards }?
goofspiel-label-bid = { $cards }

# Hvad der sker

goofspiel-prize = Næste præmie: { $cards }.
goofspiel-bid =
    { YOU($who) ->
        [yes] Du har valgt dit bud.
       *[no] { $who } har valgt et bud.
    }
goofspiel-shown =
    { YOU($who) ->
        [yes] Du bød { $cards }
       *[no] { $who } bød { $cards }
    }
goofspiel-won =
    { YOU($who) ->
        [yes] Du vinder præmien: { $points } point.
       *[no] { $who } vinder præmien: { $points } point.
    }
goofspiel-tie-lost = De højeste bud er ens: ingen får præmien ({ $points } point).
goofspiel-tie-carried = De højeste bud er ens: præmien lægges til den næste ({ $points } point).
goofspiel-resigned =
    { YOU($who) ->
        [yes] Du giver op.
       *[no] { $who } giver op.
    }

# Hvordan det sluttede

goofspiel-scores = Point: { $scores }
goofspiel-why-points = Alle præmier er delt ud.
goofspiel-why-resigned = Alle andre har givet op.

# Hvorfor noget ikke kan lade sig gøre

error-goofspiel-seats = Goofspiel er for to til fem.

# På billedet og i ord

goofspiel-picture-title = Goofspiel · runde { $round } af 13
goofspiel-picture-stake = på spil: { $points }
goofspiel-picture-prize = Præmien
goofspiel-picture-last = De seneste bud
goofspiel-picture-left = Endnu skjult
goofspiel-picture-gone = gav op
goofspiel-picture-note = Du har budt og kan ændre det, til alle har valgt

# Kommandoer

command-goofspiel = goofspiel
command-goofspiel-about = Goofspiel: hemmelige bud på tretten præmier, for to til fem
command-goofspiel-new = nyt
command-goofspiel-new-about = Åbn et bord med Goofspiel her i kanalen
command-goofspiel-new-player2 = spiller2
command-goofspiel-new-player2-about = Hvem du gerne vil spille med
command-goofspiel-new-player3 = spiller3
command-goofspiel-new-player3-about = Hvem du gerne vil spille med
command-goofspiel-new-player4 = spiller4
command-goofspiel-new-player4-about = Hvem du gerne vil spille med
command-goofspiel-new-player5 = spiller5
command-goofspiel-new-player5-about = Hvem du gerne vil spille med
command-goofspiel-new-pace = tempo
command-goofspiel-new-pace-about = Hvor hurtigt I vil spille
command-goofspiel-play = spil
command-goofspiel-play-about = Lav et træk ved at skrive det
command-goofspiel-play-move = træk
command-goofspiel-play-move-about = Dit træk, for eksempel: bid 7S

# Reglerne

goofspiel-rules-short =
    Alle har de samme **tretten kort** fra es til konge. De tretten ruder er præmierne: esset er 1 point værd, kongen 13.
    Præmierne vendes en ad gangen, og alle **byder et kort i hemmelighed**. Så vises alle bud; det højeste vinder præmien, og de kort, der blev budt, er ude af spillet.
    Er de højeste bud **ens**, vinder ingen. Flest point vinder spillet.
goofspiel-rules-long-1 =
    ### Målet
    To til fem spillere byder på tretten præmier. Den, der har flest point efter den sidste, har vundet; har flere lige mange, deler de pladsen.
    ### En runde
    Præmierne blandes og vendes en ad gangen. For hver vælger du et kort fra hånden som dit bud; esset er lavest, kongen højest. Du kan ombestemme dig, til den sidste har valgt, og ingen får det at vide. Så vises alle bud. Det højeste vinder præmien, og alle de kort, der blev budt, er ude af spillet. Alle kan se, hvad de andre stadig har.
    ### Ens bud
    Byder flere det samme højeste kort, vinder ingen, heller ikke det næsthøjeste bud. Præmien er ude af spillet; med den anden husregel lægges dens point til næste præmie. Efter den sidste præmie føres intet videre.
    ### Slutningen
    Til den sidste præmie har alle ét kort tilbage, og det bydes af sig selv. Den, der giver op, bliver sidst, og de andre spiller videre. Når din tid er gået, bliver bordet spurgt; har det i stedet valgt spillets regel, bydes det kort, der svarer til præmien: dit højeste for den højeste præmie, der er tilbage, og så fremdeles nedad.
    ### Hvem ser hvad
    Dit bud er kun dit, til alle vises. Ingen kender præmiernes rækkefølge.

# What the table waits for. $who stands for one player or several.

goofspiel-waiting = Vi venter på, at { $who } byder
