# Kasino: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
# $group og $groups er kort med plus imellem eller en bygning; navne bøjes aldrig.
kasino-name = Kasino
kasino-about = Tag kortene på bordet med dem på hånden, byg til næste tur, og ryd bordet.

# Kort og bygninger, inde i en sætning

kasino-group = { CARDS($cards, form: "sum") }
kasino-build-named = bygningen på { $value }
kasino-plus = { $first }+{ $rest }
kasino-and = { $first } og { $rest }
kasino-list = { $first }, { $rest }

# Husregler i lobbyen

kasino-option-late = Hvis nogen er for sen
kasino-option-late-ask = Spørg os
kasino-option-late-rule = Spillets regel: en bot spiller turen
kasino-option-target = Der spilles til
kasino-option-target-21 = 21 point
kasino-option-target-50 = 50 point
kasino-option-target-100 = 100 point
kasino-option-spades = Flest spar
kasino-option-spades-2 = Flest spar giver 2 point
kasino-option-spades-1 = Flest spar giver 1 point
kasino-option-svupby5s = Spar fem, der rydder bordet, er en svupper
kasino-option-svupby5s-on = Ja
kasino-option-svupby5s-off = Nej
kasino-option-svupcancel = Svuppere udligner hinanden
kasino-option-svupcancel-on = Ja
kasino-option-svupcancel-off = Nej
kasino-option-manysums = Flere summer i samme stik
kasino-option-manysums-on = Ja
kasino-option-manysums-off = Nej
kasino-option-manysums-two = Højst to
kasino-option-buildsinsums = Bygninger må indgå i summer
kasino-option-buildsinsums-on = Ja
kasino-option-buildsinsums-off = Nej
kasino-option-highontable = De høje værdier gælder også på bordet
kasino-option-highontable-on = Ja
kasino-option-highontable-off = Nej
kasino-option-twocardbuilds = Der bygges kun på ét kort ad gangen
kasino-option-twocardbuilds-on = Ja
kasino-option-twocardbuilds-off = Nej
kasino-option-nobuilding = Uden bygninger
kasino-option-nobuilding-on = Ja
kasino-option-nobuilding-off = Nej
kasino-option-plainlayout = Ingen pointkort blandt de fire første på bordet
kasino-option-plainlayout-on = Ja
kasino-option-plainlayout-off = Nej
kasino-option-rotatelead = Næste spiller begynder hver ny hånd
kasino-option-rotatelead-on = Ja
kasino-option-rotatelead-off = Nej
kasino-option-countout = Der tælles ud: den første, der når målet, vinder
kasino-option-countout-on = Ja
kasino-option-countout-off = Nej
kasino-option-partnership = Fire spiller i par: 1+3 og 2+4
kasino-option-partnership-on = Ja
kasino-option-partnership-off = Nej
kasino-option-deals = Den første kortgiver
kasino-option-deals-lot = Ved lodtrækning
kasino-option-deals-seat-0 = Plads 1 giver
kasino-option-deals-seat-1 = Plads 2 giver
kasino-option-deals-seat-2 = Plads 3 giver
kasino-option-deals-seat-3 = Plads 4 giver

# Spørgsmål og svar

kasino-field-card = Vælg det kort, du vil spille
kasino-field-card-owed = Du byggede i sidste tur og skal tage stik nu. Vælg et kort
kasino-field-how = Hvad vil du gøre med { $cards }?
kasino-field-group = Hvad tager du med { $cards }?
kasino-field-build = Hvad vil du bygge?
kasino-field-fold = Skal der mere med i bygningen?
kasino-label-card = { $cards }
kasino-label-take = Tag { $groups }
kasino-label-clear = Ryd bordet
kasino-label-choose = Vælg selv, hvad du tager
kasino-label-choose-as = Vælg selv, hvad du tager med { $value }
kasino-label-group = { $group }
kasino-label-build = Byg { $value } på { $group }
kasino-label-build-with = Byg { $value } på { $group }, med { $groups }
kasino-label-build-choose = Byg …
kasino-label-pair = Mere { $value } på { $group }
kasino-label-raise = Byg videre fra { $onto } til { $value }
kasino-label-extend = Byg mere { $value }
kasino-label-extend-with = Byg mere { $value } med { $group }
kasino-label-lay = Smid det ud på bordet

# Hvad der sker

kasino-round =
    Runde { $round }: { YOU($who) ->
        [yes] du giver.
       *[no] { $who } giver.
    }
kasino-hand = Hånd { $deal } af { $deals } er givet.
kasino-last-hand =
    { YOU($who) ->
        [yes] Du melder sidsten: rundens sidste hånd.
       *[no] { $who } melder sidsten: rundens sidste hånd.
    }
kasino-lay =
    { YOU($who) ->
        [yes] Du smider { $cards } ud.
       *[no] { $who } smider { $cards } ud.
    }
kasino-take =
    { YOU($who) ->
        [yes] Du tager { $groups } med { $cards }.
       *[no] { $who } tager { $groups } med { $cards }.
    }
kasino-clear =
    { YOU($who) ->
        [yes] Du rydder bordet med { $cards }: { $count } kort.
       *[no] { $who } rydder bordet med { $cards }: { $count } kort.
    }
kasino-build =
    { YOU($who) ->
        [yes] Du bygger { $value }: { $groups }.
       *[no] { $who } bygger { $value }: { $groups }.
    }
kasino-raise =
    { YOU($who) ->
        [yes] Du bygger videre fra { $onto } til { $value } med { $cards }.
       *[no] { $who } bygger videre fra { $onto } til { $value } med { $cards }.
    }
kasino-extend =
    { YOU($who) ->
        [yes] Du bygger mere { $value }: { $group }.
       *[no] { $who } bygger mere { $value }: { $group }.
    }
kasino-svup =
    { YOU($who) ->
        [yes] Svupper: du har ryddet bordet.
       *[no] Svupper: { $who } har ryddet bordet.
    }
kasino-rest =
    { YOU($who) ->
        [yes] Du tog det sidste stik og får resten: { $cards }.
       *[no] { $who } tog det sidste stik og får resten: { $cards }.
    }
kasino-counted =
    { YOU($who) ->
        [yes] Du får { $points } point i runden og har { $score }.
       *[no] { $who } får { $points } point i runden og har { $score }.
    }
kasino-counted-together = { $who } og { $partner } får { $points } point i runden og har { $score }.
kasino-spades-item = flest spar ({ $amount }): { $points }
kasino-cards-item = flest kort ({ $amount }): { $points }
kasino-10d-item = Store kasino: { $points }
kasino-2s-item = Lille kasino: { $points }
kasino-aces-item = esser: { $points }
kasino-sidsten-item = sidsten: { $points }
kasino-svups-item = svuppere ({ $amount }): { $points }
kasino-won =
    { YOU($who) ->
        [yes] Du vinder med { $points } point!
       *[no] { $who } vinder med { $points } point!
    }
kasino-won-together = { $who } og { $partner } vinder med { $points } point!
kasino-resigned =
    { YOU($who) ->
        [yes] Du giver op, og spillet slutter.
       *[no] { $who } giver op, og spillet slutter.
    }

# Hvordan det endte

kasino-scores = Point: { $scores }
kasino-why-target = Målet er nået, og ingen ligger højere.
kasino-why-resigned = Spillet sluttede, fordi en spiller gav op.

# Hvorfor noget ikke kan lade sig gøre

error-kasino-seats = Kasino spilles af to til fire.
error-kasino-not-in-hand = Du har ikke { $cards } på hånden.
error-kasino-not-loose = { $cards } ligger ikke løst på bordet.
error-kasino-no-build = Der ligger ingen bygning på { $value }.
error-kasino-no-match = Det passer ikke med { $cards }: hver gruppe skal være et lige så højt kort, en bygning eller kort, der giver summen.
error-kasino-build-in-sum = Ved dette bord kan en bygning ikke indgå i en sum.
error-kasino-one-sum = Ved dette bord tages kun én sum ad gangen, foruden lige høje kort. Husreglen hedder **{ kasino-option-manysums }**.
error-kasino-two-sums = Ved dette bord tages højst to summer ad gangen, foruden lige høje kort. Husreglen hedder **{ kasino-option-manysums }**.
error-kasino-owes = Du skal tage stik i denne tur: du byggede { $value } i sidste tur.
error-kasino-reserve = Du skal beholde { $cards } til din bygning på { $value }, indtil den er taget.
error-kasino-no-holder = Du kan kun bygge { $value }, når du har et andet kort på hånden, der kan tage { $value }.
error-kasino-owns-build = Du har allerede en bygning på { $value }: tag den først.
error-kasino-begun-build = En bygning, du begyndte, ligger der endnu, nu på { $value }. Den skal tages først.
error-kasino-same-value = Der ligger allerede en bygning på { $value }: læg til den i stedet.
error-kasino-multiple = Der er bygget mere { $value }, så den bygning kan ikke bygges videre.
error-kasino-wrong-build = De kort giver ikke { $value }.
error-kasino-two-cards = Ved dette bord går kun ét løst kort i en bygning sammen med dit eget.
error-kasino-no-building = Ved dette bord bygges der ikke.
error-kasino-no-clearer = Kun spar fem rydder bordet.
error-kasino-empty = Bordet er allerede tomt.

# På billedet: der er ikke meget plads

kasino-picture-empty = Bordet er tomt
kasino-picture-round = Runde { $round } · hånd { $deal } af { $deals }
kasino-picture-stock = { $count } kort i bunken
kasino-picture-last-hand = sidsten
kasino-picture-more = mere
kasino-picture-svup = svupper!
kasino-picture-owes = skal tage stik
kasino-picture-no-cards = Du har ingen kort, før der gives igen
kasino-picture-must-capture = Du byggede { $value } i sidste tur: nu skal du tage stik
kasino-picture-keep = Din bygning på { $value }: behold et kort, der kan tage den
kasino-picture-turn-lay = { $who } smed ud
kasino-picture-turn-take = { $who } tog
kasino-picture-turn-clear = { $who } ryddede bordet
kasino-picture-turn-build = { $who } byggede { $value }
kasino-picture-turn-raise = { $who } byggede videre til { $value }
kasino-picture-turn-extend = { $who } byggede mere { $value }
kasino-picture-count = Runde { $round }, talt op
kasino-picture-spades = Flest spar
kasino-picture-cards = Flest kort
kasino-picture-10d = Store kasino
kasino-picture-2s = Lille kasino
kasino-picture-aces = Esser
kasino-picture-sidsten = Sidsten
kasino-picture-svups = Svuppere
kasino-picture-round-points = Point i runden
kasino-picture-scores = I alt

# Bordet i ord

kasino-words-game = Runde { $round }, hånd { $deal } af { $deals }, til { $target } point; { $who } giver.
kasino-words-loose = På bordet: { $cards }.
kasino-words-empty = Bordet er tomt.
kasino-words-build = En bygning på { $value } ({ $who }): { $cards }.
kasino-words-multiple = Bygget mere { $value } ({ $who }), kan ikke bygges videre: { $cards }.
kasino-words-side = { $who }: { $points } point, { $cards } på hånden, { $pile } i stikbunken.
kasino-words-side-svups = { $who }: { $points } point, { $cards } på hånden, { $pile } i stikbunken, svuppere: { $svups }.
kasino-words-owes = { $who } byggede { $value } og skal tage stik, hvis det kan lade sig gøre.
kasino-words-laid = { $who } smed { $cards } ud
kasino-words-took = { $who } tog { $taken } med { $cards }
kasino-words-cleared = { $who } ryddede bordet med { $cards } og fik { $taken }
kasino-words-built = { $who } byggede { $value } af { $laid }
kasino-words-raised = { $who } byggede videre fra { $onto } til { $value } med { $laid }
kasino-words-extended = { $who } byggede mere { $value } af { $laid }
kasino-words-svup = { $what }: svupper
kasino-words-count = Runde { $round } gav: { $sides }.
kasino-words-counted = { $who } { $points } ({ $items }), i alt { $score }
kasino-words-nothing = ingenting
kasino-words-hand = Din hånd: { $cards }.
kasino-words-chosen = Valgt: { $card }.
kasino-words-would-take = Så tager du { $cards }.
kasino-words-would-build = Så har du en bygning på { $value }: { $cards }.
kasino-words-would-lay = Så smider du { $cards } ud.
kasino-words-must-capture = Du byggede { $value } i sidste tur og skal tage stik nu.
kasino-words-keep = Du har en bygning på { $value } og skal beholde et kort, der kan tage den.
kasino-text-title = **Kasino** · runde { $round }, hånd { $deal } af { $deals }
kasino-text-loose = Bordet: **{ $cards }**
kasino-text-pile = { $count } i stikbunken
kasino-text-svups = svuppere { $cards }

# Statistik

kasino-figure-round = Point pr. runde
kasino-figure-svups = Svuppere
kasino-look-count = Rundens point, et for et

# Kommandoer

command-kasino = kasino
command-kasino-about = Kasino: tag, byg og ryd bordet, for to til fire
command-kasino-new = nyt
command-kasino-new-about = Åbn et bord med Kasino her i kanalen
command-kasino-new-player2 = spiller2
command-kasino-new-player2-about = Hvem du gerne vil spille med
command-kasino-new-player3 = spiller3
command-kasino-new-player3-about = Hvem du gerne vil spille med
command-kasino-new-player4 = spiller4
command-kasino-new-player4-about = Hvem du gerne vil spille med
command-kasino-new-pace = tempo
command-kasino-new-pace-about = Hvor hurtigt I vil spille
command-kasino-play = spil
command-kasino-play-about = Lav et træk ved at skrive det
command-kasino-play-move = træk
command-kasino-play-move-about = Dit træk, for eksempel: take 7S 3C+4D 7H

# Reglerne. En linje kan ikke begynde med *, så overskrifterne er Discords ###.

kasino-rules-short =
    I får fire kort ad gangen, og fire ligger åbne på bordet. I hver tur spiller du ét kort: du **tager** lige så høje kort eller kort, der tilsammen giver dit korts værdi, du **bygger** til en senere tur, eller du **smider ud**.
    Knægt, dame og konge er 11, 12 og 13. Fra hånden er et es 1 eller 14, spar to 2 eller 15, ruder ti 10 eller 16, og **spar fem** rydder bordet.
    Den, der tømmer bordet, får en **svupper**. Har du bygget, skal du tage stik i næste tur.
    En runde giver point for flest spar og kort, ruder ti, spar to, esser, sidsten og svuppere. Der spilles til **21**.
kasino-rules-long-1 =
    ### Målet
    To til fire spiller hver for sig til 21 point over så mange runder, som der skal til. Med fire kan man spille to mod to; partnere sidder over for hinanden og lægger stik og point sammen.
    ### Kortgivning
    Alle får fire kort, to ad gangen, og fire lægges åbne på bordet. Er hænderne tomme, gives fire nye kort til hver, ingen til bordet, og næste spiller begynder. Den sidste hånd hedder sidsten. Kortgiveren skifter for hver runde.
    ### At tage
    Med ét kort tager du lige så høje løse kort, en bygning af samme værdi og én sum af to eller flere løse kort: med en syver både 3+4 og en anden syver. Du behøver ikke tage, bare fordi du kan. Fra hånden kan et es være 1 eller 14, spar to 2 eller 15 og ruder ti 10 eller 16; på bordet gælder den lave værdi. Spar fem er en femmer eller tager alt, hvad der ligger på bordet.
    ### Svuppere
    Tømmer et stik bordet, er det en svupper, og et af stikkets kort vendes i din bunke.
    ### Runden slutter
    Resten på bordet går til den, der tog sidst, og som har sidsten. Så tælles der: flest spar 2, flest kort 1, ruder ti 2, spar to 1, hvert es 1, sidsten 1, hver svupper 1. Er flere lige om flest, får ingen det. Svuppere, som alle har, udligner hinanden. Kommer flere i mål, vinder den med flest point; står de lige, spilles en runde til.
kasino-rules-long-2 =
    ### At bygge
    Læg et kort på et løst kort og meld summen: en toer på en syver er **ni**, hvis du har en nier på hånden. Løse kort, der også giver ni, kan tages med. En bygning er én ting, og alle kan tage den med et kort af dens værdi.
    - **Bygge videre:** et kort oven på en enkelt bygning gør den større, også en andens, hvis du har et kort til den nye værdi.
    - **Bygge mere:** læg flere af samme værdi i bunken, eller en syver på en syver, hvis du har en til. Så ligger værdien fast.
    ### Pligter
    Har du bygget, skal du tage et stik i din næste tur på samme hånd, hvis du kan; det behøver ikke være bygningen. Så længe en bygning er din, beholder du et kort, der kan tage den. Du har én bygning ad gangen og begynder ingen ny, så længe en, du selv begyndte, ligger dér. Bygger en anden videre på din, skifter den ejer.
    ### Husregler
    Før spillet kan I vælge: mål 50 eller 100; flest spar 1 point; flere summer i samme stik; bygninger i summer; høje værdier på bordet; bygge på flere kort ad gangen; uden bygninger; ingen pointkort blandt de fire første; samme spiller begynder alle hænder; tælle ud i rækkefølge; ingen svupper for spar fem; svuppere uden udligning.
    ### At give op
    Giver nogen op, slutter spillet, og de andre placeres efter deres point.

# What the table waits for. $who stands for one player or several.

kasino-waiting-play = Vi venter på, at { $who } spiller et kort
