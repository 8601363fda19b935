# Ólsen Ólsen: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
olsen-name = Ólsen Ólsen
olsen-undo-never = I { olsen-name } kan man ikke fortryde: nogen kan have trukket, uden at det ses.
olsen-about = Islandsk olsen: samme kulør eller samme tal, og ”Olsen”, når du har ét kort. Seks slags.

# Husregler, før spillet begynder

olsen-option-late = Hvis nogen er for sen
olsen-option-late-ask = Spørg os
olsen-option-late-rule = Spillets regel: en bot spiller turen
olsen-option-variant = Hvilket spil
olsen-option-variant-base = Ólsen Ólsen
olsen-option-variant-up-down = Op og ned
olsen-option-variant-points = Med point
olsen-option-variant-crazy = Skør: toere, esser og damer
olsen-option-variant-long = Lange Olsen: fra ottere til esser
olsen-option-variant-cheat = Snyd er tilladt
olsen-option-call = At sige ”Olsen”
olsen-option-call-said = Den, der glemmer det, trækker tre
olsen-option-call-auto = Det siges for alle
olsen-option-call-caught = Kun den, der bliver opdaget
olsen-option-last = Ved sidste kort
olsen-option-last-auto = ”Olsen Olsen” siges af sig selv
olsen-option-last-said = Den, der glemmer det, trækker tre
olsen-option-draw = Den, der ikke kan lægge
olsen-option-draw-must = Trækker op til tre kort
olsen-option-draw-may = Må melde pas uden at trække
olsen-option-keep = Et trukket kort, der passer
olsen-option-keep-no = Skal lægges
olsen-option-keep-yes = Må beholdes
olsen-option-packs = Kortspil
olsen-option-packs-auto = Så mange, som spillerne kræver
olsen-option-packs-one = Ét
olsen-option-packs-two = To
olsen-option-scored = Point også i dette spil
olsen-option-scored-no = Nej
olsen-option-scored-yes = Ja
olsen-option-end = Et spil med point slutter
olsen-option-end-500 = Ved 500 point
olsen-option-end-250 = Ved 250 point
olsen-option-end-100 = Ved 100 point
olsen-option-end-10-rounds = Efter ti runder
olsen-option-end-5-rounds = Efter fem runder
olsen-option-wrap = Op og ned: konge og es
olsen-option-wrap-no = Mødes ikke
olsen-option-wrap-yes = Følger efter hinanden
olsen-option-twos = Skør: den, der trækker for en toer
olsen-option-twos-once = Spiller derefter som normalt
olsen-option-twos-turn = Står også over
olsen-option-twos-stack = Må sende den videre med en toer
olsen-option-aces = Skør: et es, når I kun er to
olsen-option-aces-reverse = Gør ingenting
olsen-option-aces-skip = Giver en tur til
olsen-option-finish = Skør: en toer som sidste kort
olsen-option-finish-without = Udløser ikke flere kort
olsen-option-finish-with = Der trækkes, før der tælles
olsen-option-wild = Lange Olsen: tallet, der skifter kulør
olsen-option-wild-own = Hver har sit eget
olsen-option-wild-table = Ét for hele bordet
olsen-option-deals = Den første kortgiver
olsen-option-deals-lot = Lodtrækning
olsen-option-deals-seat-0 = Plads 1
olsen-option-deals-seat-1 = Plads 2
olsen-option-deals-seat-2 = Plads 3
olsen-option-deals-seat-3 = Plads 4
olsen-option-deals-seat-4 = Plads 5
olsen-option-deals-seat-5 = Plads 6
olsen-option-deals-seat-6 = Plads 7
olsen-option-deals-seat-7 = Plads 8
olsen-option-deals-seat-8 = Plads 9
olsen-option-deals-seat-9 = Plads 10

# Spørgsmål og svar

olsen-field-turn = Det er din tur
olsen-field-more = Skal der flere med?
olsen-field-suit = Hvilken kulør gælder nu?
olsen-field-sneak = Hvilke kort smugler du ind under?
olsen-field-stash = Gem et kort under kastebunken
olsen-field-accuse = Hvem snyder?
olsen-field-call = Du har ét kort tilbage
olsen-field-accept = Er det i orden?
olsen-field-caught = Nogen har glemt noget
olsen-open-turn = Læg et kort
olsen-open-call = ”Olsen!”
olsen-open-accept = Er det i orden?
olsen-open-caught = ”Olsen” blev glemt!
olsen-open-accuse = Der snydes!
olsen-open-stash = Gem et kort
olsen-label-card = { $cards }
olsen-label-suit = { TERM($suit, form: "sign") } { $suit }
olsen-label-draw = Træk et kort
olsen-nothing-fits =
    Ingen af dine kort passer, så træk, til et gør. { $left ->
        [one] Du har ét træk tilbage.
       *[other] Du har { $left } træk tilbage.
    }
olsen-label-take = { $count ->
        [one] Tag { $count } kort
       *[other] Tag { $count } kort
    }
olsen-label-pass = Pas
olsen-label-olsen = ”Olsen!”
olsen-label-olsen-olsen = ”Olsen Olsen!”
olsen-label-sneak = Smugl noget ind under
olsen-label-accuse = { $who }
olsen-label-accept = Det er i orden
olsen-label-caught = Du glemte det, { $who }!

# Det, der sker

olsen-deal =
    Runde { $round }: { YOU($who) ->
        [yes] du giver
       *[no] { $who } giver
    }, fem kort til hver.
olsen-opening = { $cards } vendes.
olsen-played =
    { YOU($who) ->
        [yes] Du lægger { $cards }.
       *[no] { $who } lægger { $cards }.
    }
olsen-named =
    { YOU($who) ->
        [yes] Du vælger { TERM($suit, form: "sign") } { $suit }.
       *[no] { $who } vælger { TERM($suit, form: "sign") } { $suit }.
    }
olsen-sneaked = Du smuglede { $cards } ind under.
olsen-stashed = Du har gemt { $cards } under kastebunken.
olsen-called =
    { YOU($who) ->
        [yes] Du siger ”Olsen!”
       *[no] { $who } siger ”Olsen!”
    }
olsen-forgot =
    { YOU($who) ->
        [yes] Du glemte at sige ”Olsen” og trækker
       *[no] { $who } glemte at sige ”Olsen” og trækker
    } { $count ->
        [0] ingenting: der er ikke flere
        [one] ét kort
       *[other] { $count } kort
    }.
olsen-drew =
    { YOU($who) ->
        [yes] Du trækker
       *[no] { $who } trækker
    } { $count ->
        [0] ingenting: der er ikke flere
        [one] et kort
       *[other] { $count } kort
    }.
olsen-got = Du får { $cards }.
olsen-got-back = Du tager { $cards } op igen.
olsen-two =
    Det koster: { YOU($who) ->
        [yes] du trækker
       *[no] { $who } trækker
    } { $count ->
        [0] ingenting, for der er ikke flere
        [one] ét kort
       *[other] { $count } kort
    }.
olsen-passed =
    { YOU($who) ->
        [yes] Du melder pas.
       *[no] { $who } melder pas.
    }
olsen-reshuffled = Kastebunken blandes og bliver til en ny bunke.
olsen-turned = Nu går det den anden vej rundt.
olsen-skipped =
    { YOU($who) ->
        [yes] Du må stå over.
       *[no] { $who } må stå over.
    }
olsen-out-base =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen!”
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen!”
    }
olsen-out-points =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen!”
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen!”
    }
olsen-out-crazy =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen!”
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen!”
    }
olsen-out-long =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen!”
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen!”
    }
olsen-out-cheat =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen!” Er der nogen, der protesterer?
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen!” Er der nogen, der protesterer?
    }
olsen-out-up-down =
    { YOU($who) ->
        [yes] Du lægger det sidste kort: ”Olsen Olsen, op og ned!”
       *[no] { $who } lægger det sidste kort: ”Olsen Olsen, op og ned!”
    }
olsen-level =
    { YOU($who) ->
        [yes] Du trækker fem kort og skifter nu kulør med { RANK($cards, form: "many") }.
       *[no] { $who } trækker fem kort og skifter nu kulør med { RANK($cards, form: "many") }.
    }
olsen-level-table =
    { YOU($who) ->
        [yes] Du trækker fem kort; nu skifter alle kulør med { RANK($cards, form: "many") }.
       *[no] { $who } trækker fem kort; nu skifter alle kulør med { RANK($cards, form: "many") }.
    }
olsen-accused =
    { YOU($who) ->
        [yes] Du siger, at { $target } snyder.
       *[no] { $who } siger, at { YOU($target) ->
            [yes] du snyder
           *[no] { $target } snyder
        }.
    }
olsen-caught =
    Det er rigtigt! { YOU($who) ->
        [yes] Du tager det op igen, der kan tages ({ $back }), og trækker { $count } til.
       *[no] { $who } tager det op igen, der kan tages ({ $back }), og trækker { $count } til.
    }
olsen-wrong =
    Det passer ikke: { YOU($who) ->
        [yes] du trækker
       *[no] { $who } trækker
    } { $count ->
        [one] ét kort
       *[other] { $count } kort
    }.
olsen-accepted =
    { YOU($who) ->
        [yes] Du lader det stå.
       *[no] { $who } lader det stå.
    }
olsen-deadlock = Ingen kan lægge, og der er ikke mere at trække.
olsen-laps-left = Går ingen ud i de næste { $count ->
            [one] { $count } omgang
           *[other] { $count } omgange
        }, afgør hænderne det.
olsen-standstill = I { $count ->
            [one] { $count } omgang
           *[other] { $count } omgange
        } er ingen gået ud: hænderne afgør det.
olsen-counted =
    { YOU($who) ->
        [yes] Du har
       *[no] { $who } har
    } { $cards }: { $points } point, { $total } i alt.
olsen-counted-none =
    { YOU($who) ->
        [yes] Du har
       *[no] { $who } har
    } ingen kort: { $total } point i alt.
olsen-won =
    { YOU($who) ->
        [yes] Du er nummer et!
       *[no] { $who } er nummer et!
    }
olsen-resigned =
    { YOU($who) ->
        [yes] Du giver op.
       *[no] { $who } giver op.
    }

# Hvordan det endte

olsen-why-out = Det sidste kort blev lagt.
olsen-why-deadlock = Ingen kunne lægge mere.
olsen-why-standstill = Ingen gik ud i tres omgange.
olsen-why-points = Pointene afgjorde det.
olsen-why-resigned = De andre gav op.

# Hvorfor noget ikke kan lade sig gøre

error-olsen-seats = Ólsen Ólsen er for to til ti spillere.
error-olsen-can-play = Du har et kort, der passer.
error-olsen-drawn-three = Du har allerede trukket tre.
error-olsen-nothing-to-draw = Der er ikke flere kort at trække.
error-olsen-draw-first = Du kan først melde pas, når du har trukket og stadig ikke kan lægge.
error-olsen-answer-twos = Læg en toer, eller træk for de toere, der er lagt før dig.
error-olsen-not-held = Du har ikke { $cards }.
error-olsen-does-not-fit = { $cards } passer ikke til det, der ligger.
error-olsen-does-not-follow = { $cards } kan ikke følge efter i samme tur.
error-olsen-no-cheating = Der snydes ikke i dette spil.
error-olsen-name-a-suit = Sig, hvilken kulør der gælder: C, D, H eller S efter kortene.
error-olsen-name-no-suit = De kort skifter ikke kulør.
error-olsen-no-call = ”Olsen” siges, når der er ét kort tilbage.
error-olsen-said-for-you = Det bliver sagt for dig ved dette bord.
error-olsen-stashed-already = Du har allerede gemt et kort. Du kan gemme et til efter din næste tur.
error-olsen-stash-last = Det sidste kort kan ikke gemmes.
error-olsen-accuse-whom = Nævn en anden spiller ved bordet.
error-olsen-accused-already = Du kan anklage én gang i hver tur.

# Kommandoer

command-olsen = olsen
command-olsen-about = Ólsen Ólsen: islandsk olsen på seks måder
command-olsen-new = nyt
command-olsen-new-about = Åbn et bord med Ólsen Ólsen her i kanalen
command-olsen-new-variant = spil
command-olsen-new-variant-about = Hvilket af de seks spil
command-olsen-new-player2 = spiller2
command-olsen-new-player2-about = Hvem du gerne vil spille med
command-olsen-new-player3 = spiller3
command-olsen-new-player3-about = Hvem du gerne vil spille med
command-olsen-new-player4 = spiller4
command-olsen-new-player4-about = Hvem du gerne vil spille med
command-olsen-new-pace = tempo
command-olsen-new-pace-about = Hvor hurtigt I vil spille
command-olsen-play = spil
command-olsen-play-about = Lav et træk ved at skrive det
command-olsen-play-move = træk
command-olsen-play-move-about = Dit træk, for eksempel: play 8D H

# På billedet: lidt plads
olsen-look-sheet = Regnskab
olsen-picture-stock = bunke { $count }
olsen-picture-round = runde { $round }
olsen-picture-laps =
    { $count ->
        [one] sidste omgang
       *[other] { $count } omgange tilbage
    }
olsen-picture-olsen = Olsen!
olsen-picture-one-card = ét kort …
olsen-picture-out = går ud!
olsen-picture-to-judge = i orden?
olsen-picture-gone = gav op
olsen-picture-laid-by = lagt af { $who }
olsen-picture-any = alt passer
olsen-picture-hidden = Gemt, men kan stadig opdages
olsen-picture-no-cards = Ingen kort på hånden
olsen-picture-sheet = Point
olsen-picture-total = i alt

# Billedet i ord

olsen-words-final = { $who } har lagt det sidste kort; de andre kan stadig protestere.
olsen-words-next = { $who } er den næste, så snart der er sagt ”Olsen”, eller et øjeblik er gået.
olsen-words-top = Øverst ligger: { $cards }.
olsen-words-suit = Kuløren, der gælder: { $suit }.
olsen-words-any = Alt kan lægges.
olsen-words-beside = Det her passer: { $ranks }.
olsen-words-pending = Kort, der skal trækkes: { $count }.
olsen-words-turned = Der spilles mod uret.
olsen-words-stock = Kort i bunken: { $count }.
olsen-words-pile = Kort i kastebunken: { $count }.
olsen-words-seat =
    { $who }: { $count ->
        [0] ingen kort
        [one] { $count } kort
       *[other] { $count } kort
    }
olsen-words-called = har sagt ”Olsen”
olsen-words-owing = har ikke sagt ”Olsen” endnu
olsen-words-wild = skifter kulør med { RANK($cards, form: "many") }
olsen-words-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
olsen-words-laid = { $who }: { $cards }
olsen-words-laid-suit = { $who }: { $cards }, og nu { $suit }
olsen-words-draw = { $who } trækker { $count }
olsen-words-pass = { $who } melder pas
olsen-words-forgot =
    { $count ->
        [0] { $who } glemte ”Olsen”
       *[other] { $who } glemte ”Olsen” og trækker { $count }
    }
olsen-words-caught =
    { $count ->
        [0] { $who } har snydt
       *[other] { $who } har snydt og tager { $count }
    }
olsen-words-wrong =
    { $count ->
        [0] { $who } tog fejl
       *[other] { $who } tog fejl og trækker { $count }
    }
olsen-words-laying = Du ville lægge { $cards }.
olsen-words-slipping = Under det: { $cards }.
olsen-words-fits = Det her passer: { $cards }.
olsen-words-nothing-fits = Intet passer.
olsen-words-hidden = Gemt, men kan stadig opdages: { $cards }.
olsen-words-sheet = Point for runde { $first } til { $last }:
olsen-words-sheet-line = { $who }: { $row }; { $total } i alt.

# Statistik

olsen-figure-round = Point pr. runde
olsen-figure-round-scores = Point: { $scores }
olsen-figure-left = Kort tilbage til sidst
olsen-figure-left-scores = Kort tilbage: { $scores }

# Reglerne

olsen-rules-short =
    Kom af med dine kort. Læg et kort i den **kulør**, der gælder, eller med samme **tal** som det øverste; sammen med det må du lægge alle andre med samme tal. En **otter** går på alt og bestemmer kuløren.
    Den, der ikke kan lægge, trækker op til tre kort og melder pas, hvis ingen passer.
    Med ét kort tilbage siger du **”Olsen”**, før den næste lægger, ellers trækker du tre.
    De andre slags: **op og ned** (én højere eller lavere, så langt det rækker), **med point**, **skør** (toer: træk to; es: vend om; dame: stå over), **Lange Olsen** (ud otte gange, fra ottere til esser) og **snyd er tilladt**.
olsen-rules-long-1 =
    ### Kortgivning
    Fem kort til hver; ét vendes. Spilleren til venstre for kortgiveren begynder. Ét spil kort, to ved flere end seks spillere.
    ### At lægge
    Læg et kort i den kulør, der gælder, eller med samme tal som det øverste, og gerne flere med samme tal: det sidste ligger øverst, så kuløren kan skifte. En otter går på alt, og du bestemmer kuløren. Vendes en otter fra begyndelsen, må alt lægges. Kan du lægge, skal du.
    ### At trække
    Den, der ikke kan lægge, trækker ét kort ad gangen, højst tre, og holder op, når et passer: det lægges med det samme. Ellers går turen videre. Er bunken tom, blandes kastebunken. Kan ingen lægge, og er der intet at trække, vinder den med færrest kort; det samme gælder, når ingen er gået ud i tres omgange.
    ### ”Olsen”
    Sig det, når din tur slutter med ét kort: sammen med trækket eller lige efter. Den næste venter et øjeblik; når der er lagt, er det for sent, og du trækker tre. ”Olsen Olsen” ved sidste kort siges for dig. To sidste kort med samme tal går sammen.
olsen-rules-long-2 =
    ### Op og ned
    Kulørerne er ligegyldige. Én højere eller lavere end det øverste, og videre derfra i samme tur, så længe du vil. Es er én, konge tretten, og de følger efter hinanden, medmindre bordet har valgt andet.
    ### Med point
    Når nogen går ud, tæller de andre: otter 25; ti, knægt, dame og konge 10; alle andre 5. Færrest point vinder, når nogen har nået målet, eller efter de aftalte runder.
    ### Skør
    Toer: den næste trækker to. Es: retningen vender. Dame: den næste står over. Flere tæller flere gange.
    ### Lange Olsen
    Den, der går ud, trækker fem kort og spiller videre; kulørskifteren falder fra otte til syv, seks … es. Kun dit eget tal skifter kulør for dig. Den, der går ud med esserne, vinder.
olsen-rules-long-3 =
    ### Snyd er tilladt
    Smugl et eller to kort ind under et kort, der passer; gem et kort under kastebunken, når som helst, én gang mellem dine ture, aldrig det sidste; læg et kort, der ikke passer. Bordet siger ingenting. Men hænder og kastebunke viser, hvor mange kort der er, så hold øje.
    Anklag hvem som helst når som helst, én gang i hver tur. Er det rigtigt, tages kortene op igen, hvor det kan lade sig gøre, og der trækkes tre til; er det forkert, trækker du tre. Snyd er forældet, når den, der snød, har begyndt to ture til. Efter det sidste kort kan der anklages en gang endnu.
    ### At give op
    Kortene fra den, der giver op, går i bunken, og de andre spiller videre.

# What the table waits for. $who stands for one player or several.

olsen-waiting-play = Vi venter på, at { $who } spiller eller trækker
olsen-waiting-grace = Vi venter et øjeblik: { $who } kan stadig sige ”Olsen”
olsen-waiting-final = Vi venter på, at { $who } siger, om det sidste kort er i orden
