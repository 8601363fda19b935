# Casino: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
# $group en $groups zijn kaarten met een plus ertussen, of een stapel; namen worden nooit verbogen.
kasino-name = Casino
kasino-about = Pak de kaarten op tafel met die in je hand, bouw voor je volgende beurt en veeg de tafel leeg.

# Kaarten en stapels, in een zin

kasino-group = { CARDS($cards, form: "sum") }
kasino-build-named = de stapel van { $value }
kasino-plus = { $first }+{ $rest }
kasino-and = { $first } en { $rest }
kasino-list = { $first }, { $rest }

# Huisregels vooraf

kasino-option-late = Als iemand te laat is
kasino-option-late-ask = Vraag het ons
kasino-option-late-rule = De regel van het spel: een bot speelt die beurt
kasino-option-target = Er wordt gespeeld tot
kasino-option-target-21 = 21 punten
kasino-option-target-50 = 50 punten
kasino-option-target-100 = 100 punten
kasino-option-spades = Meeste schoppen
kasino-option-spades-2 = Meeste schoppen levert 2 punten op
kasino-option-spades-1 = Meeste schoppen levert 1 punt op
kasino-option-svupby5s = Leegmaken met schoppenvijf is een veeg
kasino-option-svupby5s-on = Ja
kasino-option-svupby5s-off = Nee
kasino-option-svupcancel = Vegen vallen tegen elkaar weg
kasino-option-svupcancel-on = Ja
kasino-option-svupcancel-off = Nee
kasino-option-manysums = Meer dan één som in een slag
kasino-option-manysums-on = Ja
kasino-option-manysums-off = Nee
kasino-option-manysums-two = Hoogstens twee
kasino-option-buildsinsums = Stapels mogen deel van een som zijn
kasino-option-buildsinsums-on = Ja
kasino-option-buildsinsums-off = Nee
kasino-option-highontable = De hoge waarden gelden ook op tafel
kasino-option-highontable-on = Ja
kasino-option-highontable-off = Nee
kasino-option-twocardbuilds = Er wordt op één losse kaart tegelijk gebouwd
kasino-option-twocardbuilds-on = Ja
kasino-option-twocardbuilds-off = Nee
kasino-option-nobuilding = Zonder bouwen
kasino-option-nobuilding-on = Ja
kasino-option-nobuilding-off = Nee
kasino-option-plainlayout = Geen puntenkaarten bij de eerste vier op tafel
kasino-option-plainlayout-on = Ja
kasino-option-plainlayout-off = Nee
kasino-option-rotatelead = De volgende speler begint elke nieuwe hand
kasino-option-rotatelead-on = Ja
kasino-option-rotatelead-off = Nee
kasino-option-countout = Uittellen: wie het eerst bij het doel is, wint
kasino-option-countout-on = Ja
kasino-option-countout-off = Nee
kasino-option-partnership = Met vier: maten 1+3 en 2+4
kasino-option-partnership-on = Ja
kasino-option-partnership-off = Nee
kasino-option-deals = De eerste deler
kasino-option-deals-lot = Er wordt geloot
kasino-option-deals-seat-0 = Plaats 1 deelt
kasino-option-deals-seat-1 = Plaats 2 deelt
kasino-option-deals-seat-2 = Plaats 3 deelt
kasino-option-deals-seat-3 = Plaats 4 deelt

# Vragen en antwoorden

kasino-field-card = Kies de kaart die je wilt spelen
kasino-field-card-owed = Je hebt vorige beurt gebouwd en moet nu pakken. Kies een kaart
kasino-field-how = Wat wil je met { $cards } doen?
kasino-field-group = Wat wil je met { $cards } pakken?
kasino-field-build = Wat wil je bouwen?
kasino-field-fold = Moet er nog meer in de stapel?
kasino-label-card = { $cards }
kasino-label-take = Pak { $groups }
kasino-label-clear = Veeg de tafel leeg
kasino-label-choose = Kies zelf wat je pakt
kasino-label-choose-as = Kies zelf wat je pakt met { $value }
kasino-label-group = { $group }
kasino-label-build = Bouw { $value } op { $group }
kasino-label-build-with = Bouw { $value } op { $group }, met { $groups }
kasino-label-build-choose = Bouwen …
kasino-label-pair = Bouw dubbel: { $value } op { $group }
kasino-label-raise = Bouw door van { $onto } naar { $value }
kasino-label-extend = Leg bij de stapel van { $value }
kasino-label-extend-with = Leg bij de stapel van { $value }, met { $group }
kasino-label-lay = Leg hem neer

# Wat er gebeurt

kasino-round =
    Ronde { $round }: { YOU($who) ->
        [yes] jij deelt.
       *[no] { $who } deelt.
    }
kasino-hand = Hand { $deal } van { $deals } is gedeeld.
kasino-last-hand =
    { YOU($who) ->
        [yes] Je meldt: laatste hand van de ronde!
       *[no] { $who } meldt: laatste hand van de ronde!
    }
kasino-lay =
    { YOU($who) ->
        [yes] Je legt { $cards } neer.
       *[no] { $who } legt { $cards } neer.
    }
kasino-take =
    { YOU($who) ->
        [yes] Je pakt { $groups } met { $cards }.
       *[no] { $who } pakt { $groups } met { $cards }.
    }
kasino-clear =
    { YOU($who) ->
        [yes] Je veegt de tafel leeg met { $cards }: { $count ->
                [one] { $count } kaart
               *[other] { $count } kaarten
            }.
       *[no] { $who } veegt de tafel leeg met { $cards }: { $count ->
               [one] { $count } kaart
              *[other] { $count } kaarten
           }.
    }
kasino-build =
    { YOU($who) ->
        [yes] Je bouwt { $value }: { $groups }.
       *[no] { $who } bouwt { $value }: { $groups }.
    }
kasino-raise =
    { YOU($who) ->
        [yes] Je bouwt door van { $onto } naar { $value } met { $cards }.
       *[no] { $who } bouwt door van { $onto } naar { $value } met { $cards }.
    }
kasino-extend =
    { YOU($who) ->
        [yes] Je legt bij de stapel van { $value }: { $group }.
       *[no] { $who } legt bij de stapel van { $value }: { $group }.
    }
kasino-svup =
    { YOU($who) ->
        [yes] Een veeg: je hebt de tafel leeggemaakt.
       *[no] Een veeg: { $who } heeft de tafel leeggemaakt.
    }
kasino-rest =
    { YOU($who) ->
        [yes] Je pakte het laatst en krijgt wat er ligt: { $cards }.
       *[no] { $who } pakte het laatst en krijgt wat er ligt: { $cards }.
    }
kasino-counted =
    { YOU($who) ->
        [yes] Je krijgt deze ronde { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } en staat op { $score }.
       *[no] { $who } krijgt deze ronde { $points ->
               [one] { $points } punt
              *[other] { $points } punten
           } en staat op { $score }.
    }
kasino-counted-together = { $who } en { $partner } krijgen deze ronde { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } en staan op { $score }.
kasino-spades-item = meeste schoppen ({ $amount }): { $points }
kasino-cards-item = meeste kaarten ({ $amount }): { $points }
kasino-10d-item = groot casino: { $points }
kasino-2s-item = klein casino: { $points }
kasino-aces-item = azen: { $points }
kasino-sidsten-item = laatste slag: { $points }
kasino-svups-item = vegen ({ $amount }): { $points }
kasino-won =
    { YOU($who) ->
        [yes] Je wint met { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }!
       *[no] { $who } wint met { $points ->
               [one] { $points } punt
              *[other] { $points } punten
           }!
    }
kasino-won-together = { $who } en { $partner } winnen met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
kasino-resigned =
    { YOU($who) ->
        [yes] Je geeft op, en het spel is afgelopen.
       *[no] { $who } geeft op, en het spel is afgelopen.
    }

# Hoe het afliep

kasino-scores = Punten: { $scores }
kasino-why-target = Het doel is gehaald en niemand staat hoger.
kasino-why-resigned = Iemand gaf op.

# Waarom iets niet kan

error-kasino-seats = Casino speel je met twee tot vier.
error-kasino-not-in-hand = Je hebt { $cards } niet in je hand.
error-kasino-not-loose = { $cards } ligt niet los op tafel.
error-kasino-no-build = Er ligt geen stapel van { $value }.
error-kasino-no-match = Met { $cards } pak je een gelijke kaart, een stapel, of kaarten die samen zoveel zijn.
error-kasino-build-in-sum = Aan deze tafel telt een stapel niet mee in een som.
error-kasino-one-sum = Aan deze tafel pak je één som tegelijk, naast even hoge kaarten. De huisregel heet **{ kasino-option-manysums }**.
error-kasino-two-sums = Aan deze tafel pak je hoogstens twee sommen tegelijk, naast even hoge kaarten. De huisregel heet **{ kasino-option-manysums }**.
error-kasino-owes = Je moet deze beurt pakken: je hebt vorige beurt { $value } gebouwd.
error-kasino-reserve = Je moet { $cards } bewaren voor je stapel van { $value } tot die gepakt is.
error-kasino-no-holder = Je kunt { $value } pas bouwen als je nog een kaart hebt die { $value } pakt.
error-kasino-owns-build = Je hebt al een stapel van { $value }: pak die eerst.
error-kasino-begun-build = Er ligt nog een stapel waar jij mee begon; die is nu { $value }. Pak die eerst.
error-kasino-same-value = Er ligt al een stapel van { $value }: leg je kaart daarbij.
error-kasino-multiple = Er is al dubbel { $value } gebouwd, dus doorbouwen kan niet meer.
error-kasino-wrong-build = Die kaarten zijn samen geen { $value }.
error-kasino-two-cards = Aan deze tafel gaat er één losse kaart met de jouwe in een stapel.
error-kasino-no-building = Aan deze tafel wordt niet gebouwd.
error-kasino-no-clearer = Alleen schoppenvijf veegt de tafel leeg.
error-kasino-empty = De tafel is al leeg.

# Op het plaatje: er is weinig plaats

kasino-picture-empty = De tafel is leeg
kasino-picture-round = Ronde { $round } · hand { $deal } van { $deals }
kasino-picture-stock = { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        } in de stok
kasino-picture-last-hand = laatste hand
kasino-picture-more = dubbel
kasino-picture-svup = veeg!
kasino-picture-owes = moet pakken
kasino-picture-no-cards = Je hebt geen kaarten tot er weer gedeeld wordt
kasino-picture-must-capture = Je hebt vorige beurt { $value } gebouwd: nu moet je pakken
kasino-picture-keep = Jouw stapel van { $value }: bewaar een kaart die hem pakt
kasino-picture-turn-lay = { $who } legde neer
kasino-picture-turn-take = { $who } pakte
kasino-picture-turn-clear = { $who } veegde leeg
kasino-picture-turn-build = { $who } bouwde { $value }
kasino-picture-turn-raise = { $who } bouwde door naar { $value }
kasino-picture-turn-extend = { $who } legde bij de { $value }
kasino-picture-count = Ronde { $round }, geteld
kasino-picture-spades = Meeste schoppen
kasino-picture-cards = Meeste kaarten
kasino-picture-10d = Groot casino
kasino-picture-2s = Klein casino
kasino-picture-aces = Azen
kasino-picture-sidsten = Laatste slag
kasino-picture-svups = Vegen
kasino-picture-round-points = Deze ronde
kasino-picture-scores = Totaal

# De tafel in woorden

kasino-words-game = Ronde { $round }, hand { $deal } van { $deals }, tot { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        }; { $who } deelt.
kasino-words-loose = Op tafel: { $cards }.
kasino-words-empty = De tafel is leeg.
kasino-words-build = Een stapel van { $value } ({ $who }): { $cards }.
kasino-words-multiple = Een dubbele stapel van { $value } ({ $who }), waarop je niet kunt doorbouwen: { $cards }.
kasino-words-side = { $who }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, { $cards } in de hand, { $pile } gepakt.
kasino-words-side-svups = { $who }: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, { $cards } in de hand, { $pile } gepakt, vegen: { $svups }.
kasino-words-owes = { $who } bouwde { $value } en moet pakken als dat kan.
kasino-words-laid = { $who } legde { $cards } neer
kasino-words-took = { $who } pakte { $taken } met { $cards }
kasino-words-cleared = { $who } veegde de tafel leeg met { $cards } en kreeg { $taken }
kasino-words-built = { $who } bouwde { $value } van { $laid }
kasino-words-raised = { $who } bouwde door van { $onto } naar { $value } met { $laid }
kasino-words-extended = { $who } legde { $laid } bij de stapel van { $value }
kasino-words-svup = { $what }: een veeg
kasino-words-count = Ronde { $round } bracht op: { $sides }.
kasino-words-counted = { $who } { $points } ({ $items }), totaal { $score }
kasino-words-nothing = niets
kasino-words-hand = Je hand: { $cards }.
kasino-words-chosen = Gekozen: { $card }.
kasino-words-would-take = Je zou { $cards } pakken.
kasino-words-would-build = Je zou een stapel van { $value } hebben: { $cards }.
kasino-words-would-lay = Je zou { $cards } neerleggen.
kasino-words-must-capture = Je hebt vorige beurt { $value } gebouwd en moet nu pakken.
kasino-words-keep = Je hebt een stapel van { $value } en moet een kaart bewaren die hem pakt.
kasino-text-title = **Casino** · ronde { $round }, hand { $deal } van { $deals }
kasino-text-loose = Tafel: **{ $cards }**
kasino-text-pile = { $count } gepakt
kasino-text-svups = vegen { $cards }

# Statistiek

kasino-figure-round = Punten per ronde
kasino-figure-svups = Vegen
kasino-look-count = De punten van de ronde, een voor een

# Opdrachten

command-kasino = kasino
command-kasino-about = Casino op zijn Deens: pakken, bouwen en vegen, voor twee tot vier
command-kasino-new = nieuw
command-kasino-new-about = Open een tafel Casino in dit kanaal
command-kasino-new-player2 = speler2
command-kasino-new-player2-about = Met wie je graag wilt spelen
command-kasino-new-player3 = speler3
command-kasino-new-player3-about = Met wie je graag wilt spelen
command-kasino-new-player4 = speler4
command-kasino-new-player4-about = Met wie je graag wilt spelen
command-kasino-new-pace = tempo
command-kasino-new-pace-about = Hoe snel jullie willen spelen
command-kasino-play = spelen
command-kasino-play-about = Doe een zet door hem te typen
command-kasino-play-move = zet
command-kasino-play-move-about = Je zet, bijvoorbeeld: take 7S 3C+4D 7H

# De regels

kasino-rules-short =
    Je krijgt telkens vier kaarten, en vier liggen open op tafel. Elke beurt speel je één kaart: je **pakt** even hoge kaarten of kaarten die samen jouw kaart zijn, je **bouwt** voor later, of je **legt hem neer**.
    Boer, vrouw en heer zijn 11, 12 en 13. Uit de hand is een aas 1 of 14, schoppentwee 2 of 15, ruitentien 10 of 16, en **schoppenvijf** veegt de tafel leeg.
    Wie de tafel leegmaakt, heeft een **veeg**. Heb je gebouwd, dan moet je de volgende beurt pakken.
    Een ronde geeft punten voor de meeste schoppen en kaarten, ruitentien, schoppentwee, azen, de laatste slag en vegen. Er wordt tot **21** gespeeld.
kasino-rules-long-1 =
    ### Het doel
    Met twee tot vier speel je, ieder voor zich, tot 21 punten, in zoveel rondes als nodig is. Met vier kan het ook twee tegen twee; maten zitten tegenover elkaar en tellen kaarten en punten samen.
    ### Het delen
    Iedereen krijgt vier kaarten, twee tegelijk, en vier komen open op tafel. Zijn alle handen leeg, dan krijgt ieder er vier, de tafel geen, en begint de volgende speler. De laatste hand wordt gemeld. Elke ronde deelt de volgende.
    ### Pakken
    Met één kaart pak je even hoge losse kaarten, een stapel van die waarde en één som van twee of meer losse kaarten: met een zeven dus 3+4 en nog een zeven. Je hoeft niet te pakken, ook al kan het. Uit de hand mag een aas 1 of 14 zijn, schoppentwee 2 of 15 en ruitentien 10 of 16; op tafel geldt de lage waarde. Schoppenvijf is een vijf of pakt alles wat er ligt.
    ### Vegen
    Een slag die de tafel leegmaakt, is een veeg; één kaart ervan komt open in je stapeltje.
    ### Het einde van een ronde
    Wat er ligt, gaat naar wie het laatst pakte; die heeft de laatste slag. Dan wordt er geteld: meeste schoppen 2, meeste kaarten 1, ruitentien 2, schoppentwee 1, elke aas 1, laatste slag 1, elke veeg 1. Is het gelijk, dan krijgt niemand de punten. Vegen die iedereen heeft, vallen weg. Halen meerdere spelers het doel, dan wint de hoogste; is het gelijk, dan volgt nog een ronde.
kasino-rules-long-2 =
    ### Bouwen
    Leg een kaart op een losse kaart en noem de som: een twee op een zeven is **negen**, als je een negen hebt. Losse kaarten die ook negen zijn, mogen mee. Een stapel is één geheel, en iedereen mag hem pakken met een kaart van zijn waarde.
    - **Doorbouwen:** een kaart op een enkele stapel maakt hem hoger, ook die van een ander, als je een kaart voor de nieuwe waarde hebt.
    - **Dubbel bouwen:** leg er meerdere van dezelfde waarde bij, of een zeven op een zeven als je er nog een hebt. Dan ligt de waarde vast.
    ### Plichten
    Heb je gebouwd, dan moet je in je volgende beurt van dezelfde hand pakken, als dat kan; dat hoeft niet de stapel te zijn. Zolang een stapel van jou is, bewaar je een kaart die hem pakt. Je hebt één stapel tegelijk, en begint geen nieuwe zolang er een ligt die jij begon. Bouwt een ander op de jouwe door, dan is hij niet meer van jou.
    ### Huisregels
    Vooraf kun je kiezen: tot 50 of 100; 1 punt voor de meeste schoppen; meerdere sommen in een slag; stapels in sommen; hoge waarden op tafel; op meerdere kaarten tegelijk bouwen; zonder bouwen; geen puntenkaarten bij de eerste vier; dezelfde speler begint elke hand; uittellen op volgorde; geen veeg met schoppenvijf; vegen die niet wegvallen.
    ### Opgeven
    Geeft iemand op, dan is het spel afgelopen en tellen de punten van de anderen.

# What the table waits for. $who stands for one player or several.

kasino-waiting-play = We wachten op een kaart: { $who }
