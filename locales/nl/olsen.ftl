# Ólsen Ólsen: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
olsen-name = Ólsen Ólsen
olsen-undo-never = In { olsen-name } neem je geen zet terug: misschien heeft iemand stiekem al gezet.
olsen-about = IJslands pesten: zelfde kleur of zelfde waarde, en ‘Ólsen’ met één kaart. Op zes manieren.

# Huisregels voor het begin

olsen-option-late = Als iemand te laat is
olsen-option-late-ask = Vraag het ons
olsen-option-late-rule = De regel van het spel: een bot speelt die beurt
olsen-option-variant = Welk spel
olsen-option-variant-base = Ólsen Ólsen
olsen-option-variant-up-down = Op en neer
olsen-option-variant-points = Met punten
olsen-option-variant-crazy = Gek: tweeën, azen en vrouwen
olsen-option-variant-long = Lange Ólsen: van achten naar azen
olsen-option-variant-cheat = Valsspelen mag
olsen-option-call = ‘Ólsen’ zeggen
olsen-option-call-said = Wie het vergeet, pakt er drie
olsen-option-call-auto = Dat gaat bij iedereen vanzelf
olsen-option-call-caught = Alleen wie betrapt wordt, pakt er drie
olsen-option-last = Bij de laatste kaart
olsen-option-last-auto = ‘Ólsen Ólsen’ gaat vanzelf
olsen-option-last-said = Wie het vergeet, pakt er drie
olsen-option-draw = Wie niet kan leggen
olsen-option-draw-must = Pakt hoogstens drie kaarten
olsen-option-draw-may = Mag passen zonder te pakken
olsen-option-keep = Een gepakte kaart die past
olsen-option-keep-no = Moet gelegd worden
olsen-option-keep-yes = Mag je houden
olsen-option-packs = Kaartspellen
olsen-option-packs-auto = Zoveel als er nodig zijn
olsen-option-packs-one = Eén
olsen-option-packs-two = Twee
olsen-option-scored = Ook in dit spel punten
olsen-option-scored-no = Nee
olsen-option-scored-yes = Ja
olsen-option-end = Een spel met punten eindigt
olsen-option-end-500 = Bij 500 punten
olsen-option-end-250 = Bij 250 punten
olsen-option-end-100 = Bij 100 punten
olsen-option-end-10-rounds = Na tien rondes
olsen-option-end-5-rounds = Na vijf rondes
olsen-option-wrap = Op en neer: heer en aas
olsen-option-wrap-no = Sluiten niet aan
olsen-option-wrap-yes = Sluiten op elkaar aan
olsen-option-twos = Gek: wie voor een twee pakt
olsen-option-twos-once = Is daarna aan de beurt
olsen-option-twos-turn = Slaat de beurt ook over
olsen-option-twos-stack = Mag met een twee doorgeven
olsen-option-aces = Gek: een aas met twee spelers
olsen-option-aces-reverse = Doet niets
olsen-option-aces-skip = Geeft nog een beurt
olsen-option-finish = Gek: een twee als laatste kaart
olsen-option-finish-without = Daar pakt niemand meer voor
olsen-option-finish-with = Eerst pakken, dan tellen
olsen-option-wild = Lange Ólsen: de waarde die kiest
olsen-option-wild-own = Ieder heeft een eigen waarde
olsen-option-wild-table = Eén voor de hele tafel
olsen-option-deals = De eerste deler
olsen-option-deals-lot = Er wordt geloot
olsen-option-deals-seat-0 = Plaats 1
olsen-option-deals-seat-1 = Plaats 2
olsen-option-deals-seat-2 = Plaats 3
olsen-option-deals-seat-3 = Plaats 4
olsen-option-deals-seat-4 = Plaats 5
olsen-option-deals-seat-5 = Plaats 6
olsen-option-deals-seat-6 = Plaats 7
olsen-option-deals-seat-7 = Plaats 8
olsen-option-deals-seat-8 = Plaats 9
olsen-option-deals-seat-9 = Plaats 10

# Vragen en antwoorden

olsen-field-turn = Jij bent aan de beurt
olsen-field-more = Nog een kaart erbij?
olsen-field-suit = Welke kleur geldt nu?
olsen-field-sneak = Welke kaarten smokkel je eronder?
olsen-field-stash = Verstop een kaart onder de stapel
olsen-field-accuse = Wie speelt er vals?
olsen-field-call = Je hebt nog één kaart
olsen-field-accept = Vind je het goed?
olsen-field-caught = Iemand is iets vergeten
olsen-open-turn = Een kaart leggen
olsen-open-call = ‘Ólsen!’
olsen-open-accept = Is het goed?
olsen-open-caught = ‘Ólsen’ vergeten!
olsen-open-accuse = Er wordt vals gespeeld!
olsen-open-stash = Een kaart verstoppen
olsen-label-card = { $cards }
olsen-label-suit = { TERM($suit, form: "sign") } { $suit }
olsen-label-draw = Pak een kaart
olsen-nothing-fits =
    Niets van wat je hebt past, dus pak tot er iets past. { $left ->
        [one] Je mag nog één kaart pakken.
       *[other] Je mag nog { $left } kaarten pakken.
    }
olsen-label-take = { $count ->
        [one] Pak { $count } kaart
       *[other] Pak { $count } kaarten
    }
olsen-label-pass = Passen
olsen-label-olsen = ‘Ólsen!’
olsen-label-olsen-olsen = ‘Ólsen Ólsen!’
olsen-label-sneak = Iets eronder smokkelen
olsen-label-accuse = { $who }
olsen-label-accept = Het is goed
olsen-label-caught = Vergeten, { $who }!

# Wat er gebeurt

olsen-deal =
    Ronde { $round }: { YOU($who) ->
        [yes] jij deelt
       *[no] { $who } deelt
    }, ieder vijf kaarten.
olsen-opening = { $cards } wordt omgedraaid.
olsen-played =
    { YOU($who) ->
        [yes] Je legt { $cards }.
       *[no] { $who } legt { $cards }.
    }
olsen-named =
    { YOU($who) ->
        [yes] Je kiest { TERM($suit, form: "sign") } { $suit }.
       *[no] { $who } kiest { TERM($suit, form: "sign") } { $suit }.
    }
olsen-sneaked = Je hebt { $cards } eronder gesmokkeld.
olsen-stashed = Je hebt { $cards } onder de stapel verstopt.
olsen-called =
    { YOU($who) ->
        [yes] Je zegt ‘Ólsen!’
       *[no] { $who } zegt ‘Ólsen!’
    }
olsen-forgot =
    { YOU($who) ->
        [yes] Je vergat ‘Ólsen’ te zeggen en pakt
       *[no] { $who } vergat ‘Ólsen’ te zeggen en pakt
    } { $count ->
        [0] niets: er is niets meer
        [one] één kaart
       *[other] { $count } kaarten
    }.
olsen-drew =
    { YOU($who) ->
        [yes] Je pakt
       *[no] { $who } pakt
    } { $count ->
        [0] niets: er is niets meer
        [one] een kaart
       *[other] { $count } kaarten
    }.
olsen-got = Je krijgt { $cards }.
olsen-got-back = Je neemt { $cards } terug.
olsen-two =
    { YOU($who) ->
        [yes] Je pakt daarvoor
       *[no] { $who } pakt daarvoor
    } { $count ->
        [0] niets: er is niets meer
        [one] één kaart
       *[other] { $count } kaarten
    }.
olsen-passed =
    { YOU($who) ->
        [yes] Je past.
       *[no] { $who } past.
    }
olsen-reshuffled = De stapel wordt geschud en is de nieuwe stok.
olsen-turned = Nu de andere kant op.
olsen-skipped =
    { YOU($who) ->
        [yes] Je slaat een beurt over.
       *[no] { $who } slaat een beurt over.
    }
olsen-out-base =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen!’
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen!’
    }
olsen-out-points =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen!’
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen!’
    }
olsen-out-crazy =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen!’
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen!’
    }
olsen-out-long =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen!’
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen!’
    }
olsen-out-cheat =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen!’ Heeft iemand bezwaar?
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen!’ Heeft iemand bezwaar?
    }
olsen-out-up-down =
    { YOU($who) ->
        [yes] Je legt de laatste kaart: ‘Ólsen Ólsen, op en neer!’
       *[no] { $who } legt de laatste kaart: ‘Ólsen Ólsen, op en neer!’
    }
olsen-level =
    { YOU($who) ->
        [yes] Je pakt vijf kaarten en kiest de kleur voortaan met { RANK($cards, form: "many") }.
       *[no] { $who } pakt vijf kaarten en kiest de kleur voortaan met { RANK($cards, form: "many") }.
    }
olsen-level-table =
    { YOU($who) ->
        [yes] Je pakt vijf kaarten; iedereen kiest de kleur nu met { RANK($cards, form: "many") }.
       *[no] { $who } pakt vijf kaarten; iedereen kiest de kleur nu met { RANK($cards, form: "many") }.
    }
olsen-accused =
    { YOU($who) ->
        [yes] Je zegt dat { $target } vals speelt.
       *[no] { $who } zegt dat { YOU($target) ->
            [yes] jij vals speelt
           *[no] { $target } vals speelt
        }.
    }
olsen-caught =
    Het is waar! { YOU($who) ->
        [yes] Je neemt terug wat terug kan ({ $back }) en pakt er nog { $count }.
       *[no] { $who } neemt terug wat terug kan ({ $back }) en pakt er nog { $count }.
    }
olsen-wrong =
    Het is niet waar: { YOU($who) ->
        [yes] je pakt
       *[no] { $who } pakt
    } { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
olsen-accepted =
    { YOU($who) ->
        [yes] Je vindt het goed.
       *[no] { $who } vindt het goed.
    }
olsen-deadlock = Niemand kan leggen en er is niets meer te pakken.
olsen-laps-left = { $count ->
        [one] Nog één keer rond. Is er dan niemand uit, dan beslissen de handen.
       *[other] Nog { $count } keer rond. Is er dan niemand uit, dan beslissen de handen.
    }
olsen-standstill = Na { $count } keer rond is er nog niemand uit: de handen beslissen.
olsen-counted =
    { YOU($who) ->
        [yes] Je hebt
       *[no] { $who } heeft
    } { $cards }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, { $total } in totaal.
olsen-counted-none =
    { YOU($who) ->
        [yes] Je hebt
       *[no] { $who } heeft
    } niets: { $total ->
            [one] { $total } punt
           *[other] { $total } punten
        } in totaal.
olsen-won =
    { YOU($who) ->
        [yes] Je eindigt als eerste!
       *[no] { $who } eindigt als eerste!
    }
olsen-resigned =
    { YOU($who) ->
        [yes] Je geeft op.
       *[no] { $who } geeft op.
    }

# Hoe het afliep

olsen-why-out = De laatste kaart is gelegd.
olsen-why-deadlock = Niemand kon nog leggen.
olsen-why-standstill = Na zestig keer rond was er nog niemand uit.
olsen-why-points = De punten gaven de doorslag.
olsen-why-resigned = De anderen gaven op.

# Waarom iets niet kan

error-olsen-seats = Ólsen Ólsen is voor twee tot tien spelers.
error-olsen-can-play = Je hebt een kaart die past.
error-olsen-drawn-three = Je hebt er al drie gepakt.
error-olsen-nothing-to-draw = Er valt niets meer te pakken.
error-olsen-draw-first = Passen mag pas als je gepakt hebt en nog steeds niet kunt leggen.
error-olsen-answer-twos = Leg een twee, of pak voor de tweeën die voor jou zijn gelegd.
error-olsen-not-held = Je hebt { $cards } niet.
error-olsen-does-not-fit = { $cards } past niet op wat er ligt.
error-olsen-does-not-follow = { $cards } kan er deze beurt niet meer bij.
error-olsen-no-cheating = In dit spel wordt niet vals gespeeld.
error-olsen-name-a-suit = Zeg welke kleur geldt: C, D, H of S achter de kaarten.
error-olsen-name-no-suit = Met die kaarten kies je geen kleur.
error-olsen-no-call = ‘Ólsen’ zeg je met één kaart over.
error-olsen-said-for-you = Dat wordt aan deze tafel voor je gezegd.
error-olsen-stashed-already = Je kunt tussen twee beurten één kaart verstoppen.
error-olsen-stash-last = De laatste kaart kun je niet verstoppen.
error-olsen-accuse-whom = Noem een andere speler aan tafel.
error-olsen-accused-already = Je kunt één keer per beurt iemand beschuldigen.

# Opdrachten

command-olsen = olsen
command-olsen-about = Ólsen Ólsen: IJslands pesten op zes manieren
command-olsen-new = nieuw
command-olsen-new-about = Open een tafel Ólsen Ólsen in dit kanaal
command-olsen-new-variant = spel
command-olsen-new-variant-about = Welk van de zes spellen
command-olsen-new-player2 = speler2
command-olsen-new-player2-about = Met wie je graag wilt spelen
command-olsen-new-player3 = speler3
command-olsen-new-player3-about = Met wie je graag wilt spelen
command-olsen-new-player4 = speler4
command-olsen-new-player4-about = Met wie je graag wilt spelen
command-olsen-new-pace = tempo
command-olsen-new-pace-about = Hoe snel jullie willen spelen
command-olsen-play = spelen
command-olsen-play-about = Doe een zet door hem te typen
command-olsen-play-move = zet
command-olsen-play-move-about = Je zet, bijvoorbeeld: play 8D H

# Op de afbeelding: weinig ruimte
olsen-look-sheet = Scoreblad
olsen-picture-stock = stok { $count }
olsen-picture-round = ronde { $round }
olsen-picture-laps =
    { $count ->
        [one] laatste keer rond
       *[other] nog { $count } keer rond
    }
olsen-picture-olsen = Ólsen!
olsen-picture-one-card = één kaart …
olsen-picture-out = uit!
olsen-picture-to-judge = akkoord?
olsen-picture-gone = gaf op
olsen-picture-laid-by = gelegd door { $who }
olsen-picture-any = alles mag
olsen-picture-hidden = Verstopt, maar het kan nog opvallen
olsen-picture-no-cards = Geen kaarten in de hand
olsen-picture-sheet = Punten
olsen-picture-total = totaal

# De afbeelding in woorden

olsen-words-final = { $who } heeft de laatste kaart gelegd; de anderen kunnen nog bezwaar maken.
olsen-words-next = { $who } is de volgende, zodra er ‘Ólsen’ is gezegd of een ogenblik voorbij is.
olsen-words-top = Bovenop ligt: { $cards }.
olsen-words-suit = De kleur die geldt: { $suit }.
olsen-words-any = Alles mag volgen.
olsen-words-beside = Dit past: { $ranks }.
olsen-words-pending = Nog te pakken kaarten: { $count }.
olsen-words-turned = Er wordt tegen de klok in gespeeld.
olsen-words-stock = Kaarten in de stok: { $count }.
olsen-words-pile = Kaarten in de stapel: { $count }.
olsen-words-seat =
    { $who }: { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
olsen-words-called = heeft ‘Ólsen’ gezegd
olsen-words-owing = heeft nog geen ‘Ólsen’ gezegd
olsen-words-wild = kiest de kleur met { RANK($cards, form: "many") }
olsen-words-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
olsen-words-laid = { $who }: { $cards }
olsen-words-laid-suit = { $who }: { $cards }, en nu { $suit }
olsen-words-draw = { $who } pakt { $count }
olsen-words-pass = { $who } past
olsen-words-forgot =
    { $count ->
        [0] { $who } vergat ‘Ólsen’
       *[other] { $who } vergat ‘Ólsen’ en pakt { $count }
    }
olsen-words-caught =
    { $count ->
        [0] { $who } speelde vals
       *[other] { $who } speelde vals en neemt { $count }
    }
olsen-words-wrong =
    { $count ->
        [0] { $who } beschuldigde iemand ten onrechte
       *[other] { $who } beschuldigde iemand ten onrechte en pakt { $count }
    }
olsen-words-laying = Je zou { $cards } leggen.
olsen-words-slipping = Eronder: { $cards }.
olsen-words-fits = Dit past: { $cards }.
olsen-words-nothing-fits = Er past niets.
olsen-words-hidden = Verstopt, maar het kan nog opvallen: { $cards }.
olsen-words-sheet = De punten van ronde { $first } tot en met { $last }:
olsen-words-sheet-line = { $who }: { $row }; { $total } in totaal.

# Statistieken

olsen-figure-round = Punten per ronde
olsen-figure-round-scores = Punten: { $scores }
olsen-figure-left = Kaarten over aan het eind
olsen-figure-left-scores = Kaarten over: { $scores }

# De regels

olsen-rules-short =
    Raak je kaarten kwijt. Leg een kaart van de **kleur** die geldt of van dezelfde **waarde** als de bovenste; alle andere van die waarde mogen mee. Een **acht** mag overal op en kiest de kleur.
    Wie niet kan leggen, pakt hoogstens drie kaarten en past als er geen past.
    Met één kaart over zeg je **‘Ólsen’** voordat de volgende legt, anders pak je er drie.
    De andere soorten: **op en neer** (één hoger of lager, zo ver als het gaat), **met punten**, **gek** (twee: pak er twee; aas: omkeren; vrouw: overslaan), **Lange Ólsen** (acht keer uit, van achten naar azen) en **valsspelen mag**.
olsen-rules-long-1 =
    ### Delen
    Iedereen krijgt vijf kaarten; er wordt er één omgedraaid. De speler links van de deler begint. Eén spel kaarten, twee bij meer dan zes spelers.
    ### Leggen
    Leg een kaart van de kleur die geldt of van de waarde van de bovenste, en gerust andere van die waarde erbij: de laatste ligt boven, zo verandert de kleur. Een acht mag overal op en jij kiest de kleur. Ligt er aan het begin een acht, dan mag alles volgen. Wie kan leggen, moet.
    ### Pakken
    Wie niet kan leggen, pakt één kaart tegelijk, hoogstens drie, en stopt zodra er een past: die gaat meteen op tafel. Anders gaat de beurt voorbij. Is de stok op, dan wordt de stapel geschud. Kan niemand leggen en valt er niets te pakken, dan wint wie de minste kaarten heeft; zo ook als er na zestig keer rond nog niemand uit is.
    ### ‘Ólsen’
    Zeg het als je beurt met één kaart eindigt: bij de zet of vlak erna. De volgende wacht even; is daar een kaart gelegd, dan is het te laat en pak je er drie. ‘Ólsen Ólsen’ bij de laatste kaart gaat vanzelf. Twee laatste kaarten van één waarde gaan samen.
olsen-rules-long-2 =
    ### Op en neer
    De kleuren doen er niet toe. Eén hoger of lager dan de bovenste, en zo verder in dezelfde beurt zolang je wilt. Aas is één, heer dertien, en ze sluiten op elkaar aan, tenzij de tafel anders koos.
    ### Met punten
    Is er iemand uit, dan tellen de anderen: acht 25; tien, boer, vrouw en heer 10; alle andere 5. Wie de minste punten heeft, wint als iemand het doel heeft bereikt, of na de afgesproken rondes.
    ### Gek
    Twee: de volgende pakt er twee. Aas: het gaat de andere kant op. Vrouw: de volgende slaat een beurt over. Leg je er meerdere, dan tellen ze allemaal.
    ### Lange Ólsen
    Wie uit is, pakt vijf kaarten en speelt door; de waarde waarmee je de kleur kiest, zakt van acht naar zeven, zes … aas. Alleen je eigen waarde kiest voor jou. Wie met de azen uitgaat, wint.
olsen-rules-long-3 =
    ### Valsspelen mag
    Smokkel een of twee kaarten onder een kaart die past; verstop een kaart onder de stapel, wanneer je wilt, één keer tussen je beurten, nooit de laatste; leg een kaart die niet past. De tafel zegt niets. Maar handen en stapel laten zien hoeveel kaarten er zijn, dus kijk goed.
    Beschuldig wie je wilt, wanneer je wilt, één keer per beurt. Klopt het, dan gaan de kaarten terug waar dat nog kan en worden er drie gepakt; klopt het niet, dan pak jij er drie. Valsspel verjaart zodra de valsspeler aan nog twee beurten is begonnen. Na de laatste kaart kan er nog één keer beschuldigd worden.
    ### Opgeven
    Geeft iemand op, dan gaan de kaarten in de stok en spelen de anderen door.

# What the table waits for. $who stands for one player or several.

olsen-waiting-play = We wachten op spelen of pakken: { $who }
olsen-waiting-grace = We wachten even of er nog ‘Ólsen’ gezegd wordt: { $who }
olsen-waiting-final = We wachten op het oordeel over de laatste kaart: { $who }
