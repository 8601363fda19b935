# Fuldrigger: what happens, what is asked, why something cannot be done, and the rules.
# $town, $good, $card, $effect, $place, $cargo and $ship in labels are texts of this file; names are never inflected.
fuldrigger-name = Fuldrigger
fuldrigger-about = Handel og handelskrig i sejlskibenes tid, for to til fire kompagnier.

# House rules in the lobby

fuldrigger-option-late = Hvis nogen er for sen
fuldrigger-option-late-ask = Spørg os
fuldrigger-option-late-rule = Spillets regel: en bot spiller turen
fuldrigger-option-rounds = Længde
fuldrigger-option-rounds-30 = 30 omgange
fuldrigger-option-rounds-20 = 20 omgange
fuldrigger-option-rounds-40 = 40 omgange
fuldrigger-option-rounds-10 = 10 omgange, en kort rejse
fuldrigger-option-days = Aftalt slutning
fuldrigger-option-days-none = Ingen: omgangene afgør det
fuldrigger-option-days-1h = Omgangen efter en time er den sidste
fuldrigger-option-days-2h = Omgangen efter 2 timer er den sidste
fuldrigger-option-days-3h = Omgangen efter 3 timer er den sidste
fuldrigger-option-days-7 = Omgangen efter 7 dage er den sidste
fuldrigger-option-days-14 = Omgangen efter 14 dage er den sidste
fuldrigger-option-days-28 = Omgangen efter 28 dage er den sidste
fuldrigger-option-days-56 = Omgangen efter 56 dage er den sidste
fuldrigger-option-home = Hjembyer
fuldrigger-option-home-crown = De tolv røde byer
fuldrigger-option-home-any = En hvilken som helst by på kortet
fuldrigger-option-order = Rækkefølge
fuldrigger-option-order-clockwise = Venstre om fra det højeste slag
fuldrigger-option-order-roll = Efter kastet om hjembyerne
fuldrigger-option-bank = Et chancekort vendes
fuldrigger-option-bank-last = Når det sidste kompagni har tur
fuldrigger-option-bank-first = Når det første kompagni har tur
fuldrigger-option-tokens = Ladninger af én slags
fuldrigger-option-tokens-nine = Højst ni ad gangen
fuldrigger-option-tokens-free = Så mange, I vil
fuldrigger-option-cash = Rede penge
fuldrigger-option-cash-open = Alles er åbne
fuldrigger-option-cash-hidden = Enhver ser kun sine egne
fuldrigger-option-war = Angreb
fuldrigger-option-war-formal = Kun i en erklæret krig
fuldrigger-option-war-open = På hvem som helst når som helst
fuldrigger-option-guests = Gæster i en by med fæstning
fuldrigger-option-guests-attacked = Kan angribes
fuldrigger-option-guests-sheltered = Ligger sikkert
fuldrigger-option-isthmus = Varer over Suez og Panama
fuldrigger-option-isthmus-off = Føres ikke over
fuldrigger-option-isthmus-on = Føres over mod told

# Questions

fuldrigger-field-home = Vælg din hjemby
fuldrigger-field-turn = Hvad gør dit kompagni?
fuldrigger-field-roll-now = Din tur: slå for hele flåden
fuldrigger-field-sailing = Hvordan sejler flåden?
fuldrigger-field-selling = I havn: hvad sælger du?
fuldrigger-field-loading = Hvad skal skibet laste, og hvor skal det hen?
fuldrigger-field-ending = Skal du ellers noget i denne tur?
fuldrigger-field-to = Hvorhen?
fuldrigger-field-one-ship = Hvad gør du med dette skib?
fuldrigger-field-space = Til hvilket felt?
fuldrigger-field-way = Ad hvilken vej?
fuldrigger-field-sell = Hvilken ladning sælger du?
fuldrigger-field-buy = Hvilken ladning køber du?
fuldrigger-field-over = Hvad skal over landtangen?
fuldrigger-field-yard = Hvad skal gøres?
fuldrigger-field-war = Hvem vil du erklære krig?
fuldrigger-field-attack = Hvad angriber du?
fuldrigger-field-with = Hvilke kaperskibe sejler derhen?
fuldrigger-field-roll = Kast tre terninger
fuldrigger-field-end = Afslut turen
fuldrigger-field-take = Hvad erobrer du?
fuldrigger-field-lose = Hvilket kaperskib går ned?
fuldrigger-field-offer = Du har fået et tilbud
fuldrigger-field-own = Dit tilbud står ved magt
fuldrigger-field-join = Hvem hjælper du i krigen?
fuldrigger-field-deal-to = Hvem giver du et tilbud?
fuldrigger-field-deal = Hvad tilbyder du?

# Other questions beside the one that is shown

fuldrigger-open-turn = Tilbage til din tur
fuldrigger-open-spoils = Tilbage til kampen
fuldrigger-open-home = Vælg hjemby
fuldrigger-open-offer = Et tilbud til dig
fuldrigger-open-own = Dit eget tilbud
fuldrigger-open-join = Gå ind i en krig
fuldrigger-open-deal = Giv et tilbud

# Answers

fuldrigger-label-town = { $town }
fuldrigger-label-company = { $who }
fuldrigger-label-roll = 🎲 Kast terningerne
fuldrigger-label-end =
    ⚓ Afslut turen{ $count ->
        [0] {""}
        [one] {" "}(ét skib har ikke sejlet)
       *[other] {" "}({ $count } skibe har ikke sejlet)
    }
fuldrigger-label-sell-menu = 💰 Sælg
fuldrigger-label-buy-menu = 📦 Køb
fuldrigger-label-over-menu = 🐫 Over landtangen
fuldrigger-label-yard-menu = 🏰 Skibe og fæstninger
fuldrigger-label-war-menu = 🚩 Erklær krig
fuldrigger-label-attack-menu = ⚔️ Angrib
fuldrigger-label-more = Mere …
fuldrigger-label-stays = Bliv her
fuldrigger-label-one-ship = ⛵ Skib { $ship } …
fuldrigger-label-sail-all = ⛵ { $count ->
        [one] Sejl videre
       *[other] Alle sejler videre
    }
fuldrigger-label-sail-all-risk = ⛵ { $count ->
        [one] Sejl videre, risiko { $risk } %
       *[other] Alle sejler videre, risiko { $risk } %
    }
fuldrigger-label-sail-shortest = Korteste veje, ingen risiko
fuldrigger-label-sail-shortest-risk = Korteste veje, risiko { $risk } %
fuldrigger-label-sail-better = Sejl de bedre kurser
fuldrigger-label-sail-better-risk = Sejl de bedre kurser, risiko { $risk } %
fuldrigger-label-sail-none = { $count ->
        [one] ⚓ Det bliver, hvor det er
       *[other] ⚓ Alle bliver, hvor de er
    }
fuldrigger-label-sell-all = 💰 { $count ->
        [2] Sælg begge, { $money }
       *[other] Sælg alle { $count }, { $money }
    }
fuldrigger-label-sell-some = 💰 Sælg det, der betaler sig her, { $money }
fuldrigger-label-keep = { $count ->
        [one] Behold den
        [2] Behold begge
       *[other] Behold alle
    }
fuldrigger-label-load = ⛵ { $ship } · { $good } { $cost }, til { $town } { $money } · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }{ $risk ->
        [0] {""}
       *[other] {" "}· risiko { $risk } %
    }
fuldrigger-label-load-each = Last alle { $ships } som på listen
fuldrigger-label-stays-empty = ⛵ { $ship } { $count ->
        [one] bliver tomt
       *[other] bliver tomme
    }
fuldrigger-field-loading-else = Andre havne …
fuldrigger-field-to-else = { fuldrigger-field-loading-else }
fuldrigger-label-ship = ⛵ { $ship } · { $place } · { $cargo }
fuldrigger-label-ship-cargo = ⛵ { $ship } · { $cargo }
fuldrigger-label-ship-on = ⛵ { $ship } · { $place } · { $cargo } · { $count } tilbage
fuldrigger-label-way = { $place } · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } · risiko { $risk } %
fuldrigger-label-way-sells = { $place } · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } · risiko { $risk } % · 📤 { $money }
fuldrigger-label-course = Videre: { $town }
fuldrigger-label-spaces = Et felt på havet …
fuldrigger-label-far-town = { $town } · { $about }
fuldrigger-label-far = { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } væk
fuldrigger-label-far-sells = giver { $money } · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } væk
fuldrigger-place-sea = til søs, nær { $town }
fuldrigger-place-space = nær { $town }, mod { $other }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
fuldrigger-label-quick = Kortest · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } · risiko { $risk } %
fuldrigger-label-safe = Sikrest · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } · risiko { $risk } %
fuldrigger-label-sell = ⛵ { $ship } · { $good } for { $money } · { $town }
fuldrigger-label-buy = ⛵ { $ship } · { $good } for { $money } · { $town }
fuldrigger-label-new-ship = Køb et skib for { $money }
fuldrigger-label-fort = Byg en fæstning for { $money } · { $town }
fuldrigger-label-arm = Udrust som kaperskib: { $ship }
fuldrigger-label-disarm = Tilbage til handel: { $ship }
fuldrigger-label-stop = Bliv her: { $ship }
fuldrigger-label-dump = Kast ladningen over bord: { $ship }
fuldrigger-label-scrap = Sælg til banken for 75: { $ship }
fuldrigger-label-deliver = Send over: { $ship }
fuldrigger-label-collect = Hent { $good } med ⛵ { $ship }
fuldrigger-label-target = { $who } · { $place } · mindst { $count }
fuldrigger-label-the-fort = 🏰 Fæstningen · { $town }
fuldrigger-label-accept = Tag imod · { $who } · { $terms }
fuldrigger-label-decline = Afslå · { $who } · { $terms }
fuldrigger-label-withdraw = Træk tilbage · { $who } · { $terms }
fuldrigger-label-deal = { $terms }
fuldrigger-terms-gives =
    { YOU($who) ->
        [yes] du giver { $what }
       *[no] { $who } giver { $what }
    }
fuldrigger-terms-money = { $money } 🪙
fuldrigger-terms-ship = ⛵ { $ship }
fuldrigger-terms-fort = 🏰 { $town }
fuldrigger-terms-plus = { $one } + { $other }
fuldrigger-terms-and = { $one } · { $other }
fuldrigger-terms-peace = 🕊️ fred
fuldrigger-terms-truce =
    { $count ->
        [one] 🕊️ våbenstilstand i en omgang
       *[other] 🕊️ våbenstilstand i { $count } omgange
    }
fuldrigger-terms-ally = ⚔️ { $who } går ind i krigen sammen med { $friend }
fuldrigger-cargo-empty = tomt
fuldrigger-cargo-privateer = kaperskib

# The form of an offer

fuldrigger-deal-button = ✍️ Skriv et tilbud …
fuldrigger-form-title = Et tilbud til { $who }
fuldrigger-form-give = Du giver
fuldrigger-form-get = Du får
fuldrigger-form-money = Penge
fuldrigger-form-money-about = 50: du betaler 50. -50: du får 50
fuldrigger-form-pact = Og desuden
fuldrigger-form-peace = Fred
fuldrigger-form-truce = Fred og våbenstilstand i { $count ->
            [one] { $count } omgang
           *[other] { $count } omgange
        }
fuldrigger-form-ally = Hjælp i din krig mod { $who }
fuldrigger-form-ship = ⛵ Skib { $ship } · { $place }

# Hvad man skal vide for at svare

fuldrigger-about-cash = Du har { $money ->
            [one] { $money } dukat
           *[other] { $money } dukater
        }.
fuldrigger-about-last = ⏳ Sidste omgang: kun det, der når frem nu, bliver solgt.
fuldrigger-about-done = Mere kan dine skibe ikke.
fuldrigger-about-unsailed = Skib { $ship } har ikke sejlet.
fuldrigger-about-home = { $good } for { $cost } giver { $money } i { $town }, { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } væk
fuldrigger-about-lies = **{ $ship }** { $place } · { $cargo }
fuldrigger-about-bound = **{ $ship }** { $place } · { $cargo } · til { $town }, { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } endnu
fuldrigger-about-bound-sells = **{ $ship }** { $place } · { $cargo } · til { $town }, { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } endnu · giver { $money }
fuldrigger-about-misses = { $about } · vindstille, ligger stille i denne tur
fuldrigger-about-stays = **{ $ship }** bliver: { $place } · { $cargo }
fuldrigger-about-better = **{ $ship }** har en bedre kurs: { $town }, { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }{ $why ->
        [load] {" "}(den bedste ladning ligger dér)
       *[other] {""}
    }.
fuldrigger-about-better-sells = **{ $ship }** har en bedre kurs: { $town }, { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }, giver { $money }{ $why ->
        [dearer] {" "}(det betaler sig bedre)
        [spread] {" "}(færre af dine skibe sejler det samme dertil)
        [sooner] {" "}(hurtigere)
        [safer] {" "}(sikrere)
        [both] {" "}(hurtigere og sikrere)
       *[other] {""}
    }.
fuldrigger-about-better-waits = **{ $ship }** gør klogest i at vente her.
fuldrigger-about-sails = **{ $ship }** mod { $town }, { $cargo } · sejler { $count } af { $all }{ $tail ->
        [0] {""}
       *[other] {" "}(medvind giver { $tail } ekstra)
    }{ $head ->
        [0] {""}
       *[other] {" "}(modvind tager { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· vindstille { $calm } %
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risiko { $risk } %
    }
fuldrigger-about-arrives = **{ $ship }** ind i { $town }, { $cargo } · { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }{ $tail ->
        [0] {""}
       *[other] {" "}(medvind giver { $tail } ekstra)
    }{ $head ->
        [0] {""}
       *[other] {" "}(modvind tager { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· vindstille { $calm } %
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risiko { $risk } %
    }
fuldrigger-about-hazard = Skib { $ship }: { $hazard }, { $place }; { $count } af de 36 slag med to terninger koster skibet eller lasten.
fuldrigger-about-hazard-several = Skibene { $ship }: { $hazard }, { $place }; { $count } af de 36 slag med to terninger koster et skib eller dets last.
fuldrigger-about-sale = **{ $ship }** { $good } giver { $money } i { $town } (kostede { $paid }).
fuldrigger-about-sale-low = **{ $ship }** { $good } giver { $money } i { $town } (kostede { $paid }); det betaler sig bedre andre steder.
fuldrigger-about-falls = Hver ekstra ladning af samme slags, der sælges i én by, giver { $money } mindre.
fuldrigger-about-loading = Skib { $ship } ligger tomt i { $town }. Du har { $money ->
            [one] { $money } dukat
           *[other] { $money } dukater
        }. Efter hver ladning: prisen her, hvor den kan hen, og hvad byen giver nu.
fuldrigger-about-each = **{ $ship }** { $good } for { $cost }, til { $town } { $money }
fuldrigger-about-load = { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        } · risiko { $risk } %
fuldrigger-hazard-storm = en storm
fuldrigger-hazard-iceberg = et isbjerg
fuldrigger-hazard-reef = et skær
fuldrigger-hazard-pirates = pirater

# What happens

fuldrigger-rolled-home =
    { YOU($who) ->
        [yes] Du slår { $total } om valget af hjemby.
       *[no] { $who } slår { $total } om valget af hjemby.
    }
fuldrigger-home =
    { YOU($who) ->
        [yes] Din hjemby: { $town }.
       *[no] { $who } har valgt hjemby: { $town }.
    }
fuldrigger-turn =
    { YOU($who) ->
        [yes] Omgang { $round }: det er din tur.
       *[no] Omgang { $round }: { $who } har tur.
    }
fuldrigger-rolled =
    { YOU($who) ->
        [yes] 🎲 Du slår { $dice } = { $total }.
       *[no] 🎲 { $who } slår { $dice } = { $total }.
    }
fuldrigger-sailed =
    { YOU($who) ->
        [yes] ⛵ Dit skib { $ship } sejler { $count } { $count ->
            [one] felt
           *[other] felter
        }: { $place }.
       *[no] ⛵ { $who }: skib { $ship } sejler { $count } { $count ->
            [one] felt
           *[other] felter
        }: { $place }.
    }
fuldrigger-stopped =
    { YOU($who) ->
        [yes] ⛵ Dit skib { $ship } bliver liggende.
       *[no] ⛵ { $who }: skib { $ship } bliver liggende.
    }
fuldrigger-passed-storm =
    { YOU($who) ->
        [yes] 🌩️ Dit skib { $ship } rider stormen af ({ $roll }).
       *[no] 🌩️ { $who }: skib { $ship } rider stormen af ({ $roll }).
    }
fuldrigger-passed-iceberg =
    { YOU($who) ->
        [yes] 🧊 Dit skib { $ship } går klar af et isbjerg ({ $roll }).
       *[no] 🧊 { $who }: skib { $ship } går klar af et isbjerg ({ $roll }).
    }
fuldrigger-passed-calm =
    { YOU($who) ->
        [yes] 🌫️ Dit skib { $ship } finder vind alligevel ({ $roll }).
       *[no] 🌫️ { $who }: skib { $ship } finder vind alligevel ({ $roll }).
    }
fuldrigger-passed-reef =
    { YOU($who) ->
        [yes] 🪨 Dit skib { $ship } slipper forbi skæret ({ $roll }).
       *[no] 🪨 { $who }: skib { $ship } slipper forbi skæret ({ $roll }).
    }
fuldrigger-passed-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Dit skib { $ship } smutter forbi piraterne ({ $roll }).
       *[no] 🏴‍☠️ { $who }: skib { $ship } smutter forbi piraterne ({ $roll }).
    }
fuldrigger-lost-storm =
    { YOU($who) ->
        [yes] 🌩️ Dit skib { $ship } går ned i en storm ({ $roll }).
       *[no] 🌩️ { $who }: skib { $ship } går ned i en storm ({ $roll }).
    }
fuldrigger-lost-iceberg =
    { YOU($who) ->
        [yes] 🧊 Dit skib { $ship } løber på et isbjerg og går ned ({ $roll }).
       *[no] 🧊 { $who }: skib { $ship } løber på et isbjerg og går ned ({ $roll }).
    }
fuldrigger-lost-reef =
    { YOU($who) ->
        [yes] 🪨 Dit skib { $ship } forliser på et skær ({ $roll }).
       *[no] 🪨 { $who }: skib { $ship } forliser på et skær ({ $roll }).
    }
fuldrigger-lost-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Pirater tager dit skib { $ship } med alt om bord ({ $roll }).
       *[no] 🏴‍☠️ { $who }: pirater tager skib { $ship } med alt om bord ({ $roll }).
    }
fuldrigger-robbed =
    { YOU($who) ->
        [yes] 🏴‍☠️ Pirater plyndrer dit skib { $ship } for lasten ({ $roll }).
       *[no] 🏴‍☠️ { $who }: pirater plyndrer skib { $ship } for lasten ({ $roll }).
    }
fuldrigger-becalmed =
    { YOU($who) ->
        [yes] 🌫️ Dit skib { $ship } ligger stille ({ $roll }).
       *[no] 🌫️ { $who }: skib { $ship } ligger stille ({ $roll }).
    }
fuldrigger-reef-known =
    { YOU($who) ->
        [yes] Du kender nu skær { $letter }.
       *[no] { $who } kender nu skær { $letter }.
    }
fuldrigger-insured =
    { YOU($who) ->
        [yes] Forsikringen betaler dig { $money }.
       *[no] Forsikringen betaler { $who } { $money }.
    }
fuldrigger-bounty =
    { YOU($who) ->
        [yes] 🏅 Du er den første i { $town } og får { $money }.
       *[no] 🏅 { $who } er den første i { $town } og får { $money }.
    }
fuldrigger-bought =
    { YOU($who) ->
        [yes] 📦 Du køber { $good } for { $money } til skib { $ship } ({ $town }).
       *[no] 📦 { $who } køber { $good } for { $money } til skib { $ship } ({ $town }).
    }
fuldrigger-sold =
    { YOU($who) ->
        [yes] 💰 Du sælger { $good } fra skib { $ship } for { $money } ({ $town }).
       *[no] 💰 { $who } sælger { $good } fra skib { $ship } for { $money } ({ $town }).
    }
fuldrigger-fee =
    { YOU($who) ->
        [yes] Du betaler { $other } { $money } i afgift ({ $town }).
       *[no] { YOU($other) ->
            [yes] { $who } betaler dig { $money } i afgift ({ $town }).
           *[no] { $who } betaler { $other } { $money } i afgift ({ $town }).
        }
    }
fuldrigger-dumped =
    { YOU($who) ->
        [yes] Du kaster { $good } over bord fra skib { $ship }.
       *[no] { $who } kaster { $good } over bord fra skib { $ship }.
    }
fuldrigger-new-ship =
    { YOU($who) ->
        [yes] Du køber skib { $ship } for { $money } ({ $town }).
       *[no] { $who } køber skib { $ship } for { $money } ({ $town }).
    }
fuldrigger-scrapped =
    { YOU($who) ->
        [yes] Du sælger skib { $ship } til banken for { $money }.
       *[no] { $who } sælger skib { $ship } til banken for { $money }.
    }
fuldrigger-new-fort =
    { YOU($who) ->
        [yes] 🏰 Du bygger en fæstning for { $money }: { $town }.
       *[no] 🏰 { $who } bygger en fæstning for { $money }: { $town }.
    }
fuldrigger-delivered =
    { YOU($who) ->
        [yes] 🐫 Du betaler { $money } og sender { $good } fra skib { $ship } over landtangen, til lageret i { $town }.
       *[no] 🐫 { $who } betaler { $money } og sender { $good } fra skib { $ship } over landtangen, til lageret i { $town }.
    }
fuldrigger-toll =
    { YOU($who) ->
        [yes] Du modtager { $money } i told.
       *[no] { $who } modtager { $money } i told.
    }
fuldrigger-collected =
    { YOU($who) ->
        [yes] 🐫 Dit skib { $ship } henter { $good } på lageret.
       *[no] 🐫 { $who }: skib { $ship } henter { $good } på lageret.
    }
fuldrigger-war =
    { YOU($who) ->
        [yes] 🚩 Du erklærer { $other } krig.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } erklærer dig krig.
           *[no] 🚩 { $who } erklærer { $other } krig.
        }
    }
fuldrigger-joined =
    { YOU($who) ->
        [yes] 🚩 Du går ind i krigen sammen med { $other }.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } går ind i krigen sammen med dig.
           *[no] 🚩 { $who } går ind i krigen sammen med { $other }.
        }
    }
fuldrigger-armed =
    { YOU($who) ->
        [yes] Dit skib { $ship } sætter kapersejl ({ $place }).
       *[no] { $who }: skib { $ship } sætter kapersejl ({ $place }).
    }
fuldrigger-disarmed =
    { YOU($who) ->
        [yes] Dit skib { $ship } handler igen ({ $place }).
       *[no] { $who }: skib { $ship } handler igen ({ $place }).
    }
fuldrigger-attack =
    { YOU($who) ->
        [yes] ⚔️ Du angriber { $other } med { $count ->
            [one] ét skib
           *[other] { $count } skibe
        }: { $place }.
       *[no] { YOU($other) ->
            [yes] ⚔️ { $who } angriber dig
           *[no] ⚔️ { $who } angriber { $other }
        } med { $count ->
            [one] ét skib
           *[other] { $count } skibe
        }: { $place }.
    }
fuldrigger-too-few =
    { YOU($who) ->
        [yes] ⚔️ For få af dine når frem ({ $count }): { $other } angribes ikke ({ $place }).
       *[no] ⚔️ { $who }: for få når frem ({ $count }), { $other } angribes ikke ({ $place }).
    }
fuldrigger-repelled =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: { $other } slår dig tilbage ({ $place }).
       *[no] ⚔️ { $roll }: { $other } slår { $who } tilbage ({ $place }).
    }
fuldrigger-won-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: du slår { $other } ({ $place }).
       *[no] ⚔️ { $roll }: { $who } slår { $other } ({ $place }).
    }
fuldrigger-drawn-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: uafgjort mellem dig og { $other } ({ $place }).
       *[no] ⚔️ { $roll }: uafgjort mellem { $who } og { $other } ({ $place }).
    }
fuldrigger-sunk =
    { YOU($who) ->
        [yes] Dit kaperskib { $ship } går ned.
       *[no] { $who }: kaperskib { $ship } går ned.
    }
fuldrigger-took-ship =
    { YOU($who) ->
        [yes] Du erobrer skib { $ship } fra { $other }: det er nu dit skib { $number }.
       *[no] { $who } erobrer skib { $ship } fra { $other }: det er nu skib { $number }.
    }
fuldrigger-prize-sold =
    { YOU($who) ->
        [yes] Du erobrer skib { $ship } fra { $other } og sælger det for { $money }.
       *[no] { $who } erobrer skib { $ship } fra { $other } og sælger det for { $money }.
    }
fuldrigger-took-fort =
    { YOU($who) ->
        [yes] 🏰 Du erobrer en fæstning: { $town }. { $other } mister den.
       *[no] 🏰 { $who } erobrer en fæstning: { $town }. { $other } mister den.
    }
fuldrigger-razed-fort =
    { YOU($who) ->
        [yes] 🏰 Du sløjfer en fæstning: { $town }. { $other } mister den.
       *[no] 🏰 { $who } sløjfer en fæstning: { $town }. { $other } mister den.
    }
fuldrigger-proposed =
    { YOU($who) ->
        [yes] Du tilbyder { $other }: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } tilbyder dig
           *[no] { $who } tilbyder { $other }
        }: { $terms }
    }
fuldrigger-offer-declined =
    { YOU($who) ->
        [yes] { $other } afslår dit tilbud: { $terms }
       *[no] { YOU($other) ->
            [yes] Du afslår tilbuddet fra { $who }
           *[no] { $other } afslår tilbuddet fra { $who }
        }: { $terms }
    }
fuldrigger-offer-withdrawn =
    { YOU($who) ->
        [yes] Du trækker tilbuddet til { $other } tilbage: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } trækker tilbuddet til dig tilbage
           *[no] { $who } trækker tilbuddet til { $other } tilbage
        }: { $terms }
    }
fuldrigger-offer-lapsed =
    { YOU($who) ->
        [yes] Dit tilbud til { $other } er bortfaldet: { $terms }
       *[no] { YOU($other) ->
            [yes] Tilbuddet fra { $who } til dig er bortfaldet
           *[no] Tilbuddet fra { $who } til { $other } er bortfaldet
        }: { $terms }
    }
fuldrigger-offer-void =
    { YOU($who) ->
        [yes] Dit tilbud til { $other } kan ikke opfyldes og bortfalder: { $terms }
       *[no] { YOU($other) ->
            [yes] Tilbuddet fra { $who } til dig kan ikke opfyldes og bortfalder
           *[no] Tilbuddet fra { $who } til { $other } kan ikke opfyldes og bortfalder
        }: { $terms }
    }
fuldrigger-signed =
    { YOU($who) ->
        [yes] 📜 Du og { $other } er blevet enige: { $terms }
       *[no] { YOU($other) ->
            [yes] 📜 Du og { $who } er blevet enige
           *[no] 📜 { $who } og { $other } er blevet enige
        }: { $terms }
    }
fuldrigger-card = 🃏 { $card }: { $effect }
fuldrigger-card-paid =
    { YOU($who) ->
        [yes] Du betaler { $money }.
       *[no] { $who } betaler { $money }.
    }
fuldrigger-shuffled = Alle 28 chancekort blandes på ny.
fuldrigger-date = Den aftalte dato er kommet: denne omgang er den sidste.
fuldrigger-hours = Spilletiden er gået: denne omgang er den sidste.
fuldrigger-out =
    { YOU($who) ->
        [yes] Du har ingen skibe tilbage, og dit kompagni er ude.
       *[no] { $who } har ingen skibe tilbage, og kompagniet er ude.
    }
fuldrigger-resigned =
    { YOU($who) ->
        [yes] Du opgiver dit kompagni.
       *[no] { $who } opgiver sit kompagni.
    }
fuldrigger-counted =
    { YOU($who) ->
        [yes] Din formue: { $cash } i rede penge + { $ships } i skibe + { $forts } i fæstninger + { $goods } i varer = { $total }.
       *[no] { $who }: { $cash } i rede penge + { $ships } i skibe + { $forts } i fæstninger + { $goods } i varer = { $total }.
    }

# How it ended

fuldrigger-scores = Formue i dukater: { $scores }
fuldrigger-why-rounds = Den sidste omgang er spillet, og formuerne er gjort op.
fuldrigger-why-date = Den aftalte dato er passeret, og formuerne er gjort op.
fuldrigger-why-hours = Spilletiden er gået, og formuerne er gjort op.
fuldrigger-why-alone = Kun ét kompagni har stadig skibe.

# What the cards say

fuldrigger-effect-bounty = den første, der anløber { $town }, får { $money }.
fuldrigger-effect-c11 = korn sælges for 20 mere overalt i 3 omgange.
fuldrigger-effect-c12 = kaffe sælges for 20 mere i Nord- og Vesteuropa, Venedig og Konstantinopel i 3 omgange.
fuldrigger-effect-c13 = sukker sælges for 20 mindre overalt i 3 omgange.
fuldrigger-effect-c14 = krydderier sælges for 30 mindre i Europa i 3 omgange.
fuldrigger-effect-c15 = tømmer sælges for 20 mere overalt i 3 omgange.
fuldrigger-effect-c16 = vin og klæde sælges for 10 mere overalt i 3 omgange.
fuldrigger-effect-c17 = storme sænker skibe på 2, 3 og 4 i en omgang.
fuldrigger-effect-c18 = isbjerge sænker skibe på 4 og 5 i en omgang.
fuldrigger-effect-c19 = alle skibe må sejle 3 felter længere i en omgang.
fuldrigger-effect-c20 = alle skibe sejler 3 felter kortere i en omgang.
fuldrigger-effect-c21 = storm og vindstille har ingen virkning i en omgang.
fuldrigger-effect-c22 = pirater tager lasten på 4 og 5 i en omgang.
fuldrigger-effect-c23 = pirater har ingen virkning i en omgang.
fuldrigger-effect-c24 = ingen må angribe i en omgang.
fuldrigger-effect-c25 = alle betaler 10 for hvert skib.
fuldrigger-effect-c26 = alle betaler 10 for hver fæstning.
fuldrigger-effect-c27 = i 3 omgange får ejeren 50 for hvert skib, som havet tager.
fuldrigger-effect-c28 = skibe koster 80 i banken i en omgang.

# Why something cannot be done

error-fuldrigger-seats = Fuldrigger er for to til fire kompagnier.
error-fuldrigger-choose-first = Gør først kampen færdig: vælg, hvad du tager eller mister.
error-fuldrigger-home-chosen = Hjembyerne er valgt.
error-fuldrigger-home-first = Vælg først en hjemby.
error-fuldrigger-not-home = Den by kan ikke vælges som hjemby.
error-fuldrigger-nothing-to-choose = Det kan du ikke vælge her.
error-fuldrigger-no-company = Det går ikke med det kompagni.
error-fuldrigger-offer-open = Du har allerede et åbent tilbud til det kompagni.
error-fuldrigger-declined = Det har du lige fået nej til. Prøv igen i din næste tur.
error-fuldrigger-one-treaty = I to har allerede indgået en aftale i denne omgang; den næste kan indgås i næste omgang.
error-fuldrigger-nothing-offered = Der skal være noget i et tilbud.
error-fuldrigger-poor = Det koster { $money }, mere end du har.
error-fuldrigger-no-offer = Det tilbud står ikke åbent.
error-fuldrigger-own-offer = Det er dit eget tilbud. Nu er det den andens tur til at svare.
error-fuldrigger-rolled = Du har allerede slået.
error-fuldrigger-roll-first = Slå først med terningerne.
error-fuldrigger-no-ship-there = Ingen af dine skibe ligger i den by.
error-fuldrigger-no-ship = Der er ikke noget skib { $ship }.
error-fuldrigger-six-ships = Du kan højst have seks skibe.
error-fuldrigger-six-forts = Du kan højst have seks fæstninger.
error-fuldrigger-seventh-ship = Så får en af jer et syvende skib, og seks er det højeste.
error-fuldrigger-seventh-fort = Så får en af jer en syvende fæstning, og seks er det højeste.
error-fuldrigger-fort-stands = Der er allerede en fæstning dér.
error-fuldrigger-no-fort = Den fæstning kan kun ejeren give væk.
error-fuldrigger-at-war = I er allerede i krig.
error-fuldrigger-truce = I har våbenstilstand: ingen angreb, før den er forbi.
error-fuldrigger-no-attacks = Et chancekort forbyder alle angreb lige nu.
error-fuldrigger-not-at-war = Du er ikke i krig med det kompagni.
error-fuldrigger-raided = Du har allerede angrebet dér i denne tur.
error-fuldrigger-nothing-there = Det kompagni har ikke noget at angribe dér.
error-fuldrigger-more-needed = Send mindst lige så mange kaperskibe, som der er skibe og fæstninger.
error-fuldrigger-cannot-come = Skib { $ship } kan ikke være med i det angreb.
error-fuldrigger-not-mid-move = Skib { $ship } er ikke undervejs.
error-fuldrigger-mid-move = Sejl først skib { $ship } færdigt.
error-fuldrigger-at-sea = Skib { $ship } er til søs.
error-fuldrigger-empty = Skib { $ship } er tomt.
error-fuldrigger-lies-still = Skib { $ship } kan ikke sejle mere i denne tur.
error-fuldrigger-settled = Du har allerede ladet skib { $ship } blive, som det er.
error-fuldrigger-out-of-reach = Skib { $ship } kan ikke nå derhen sådan.
error-fuldrigger-sail-set = Skib { $ship } har allerede det sejl.
error-fuldrigger-loaded = Til det skal skib { $ship } være et tomt handelsskib.
error-fuldrigger-not-here = Skib { $ship } kan kun skifte sejl i hjembyen eller ved en af dine fæstninger.
error-fuldrigger-privateer = Skib { $ship } er et kaperskib og fører ingen last.
error-fuldrigger-not-for-sale = Det sælges ikke her.
error-fuldrigger-no-tokens = Der er allerede ni ladninger { $good } på havene.
error-fuldrigger-not-wanted = Byen køber ikke { $good }.
error-fuldrigger-too-near = Den ladning skal sejles { $count ->
        [one] ét felt
       *[other] { $count } felter
    } mere, før du kan sælge den.
error-fuldrigger-no-isthmus = Her føres intet over en landtange.
error-fuldrigger-no-store = Den vare har du ikke på lager her.
error-fuldrigger-no-such-war = Den krig kan du ikke gå ind i på den side.

# On the picture: room is short

fuldrigger-picture-round = Omgang { $round } af { $rounds }
fuldrigger-picture-last = Sidste omgang
fuldrigger-picture-choosing = Hjembyerne vælges
fuldrigger-picture-cash = penge
fuldrigger-picture-sea = nær { $town }
fuldrigger-picture-hidden = skjult
fuldrigger-picture-fortune = formue
fuldrigger-picture-ships = skibe
fuldrigger-picture-forts = fæstninger
fuldrigger-picture-out = ude
fuldrigger-picture-wars = I krig: { $others }
fuldrigger-picture-truce = Våbenstilstand: { $others } (til omg. { $round })
fuldrigger-picture-curve = Formue pr. omgang
fuldrigger-picture-becalmed = ligger stille
fuldrigger-picture-home = Hjemby: { $town }
fuldrigger-picture-nothing = ingen skibe
fuldrigger-picture-sailed = { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }
fuldrigger-picture-paid = købt for { $money }
fuldrigger-picture-risk = risiko { $risk } %

# The table in words

fuldrigger-words-game = Omgang { $round } af { $rounds }.
fuldrigger-words-choosing = Hjembyerne bliver valgt.
fuldrigger-words-last = Denne omgang er den sidste.
fuldrigger-words-rolled = Slået: { $total }.
fuldrigger-words-company = { $who } ({ $town }): formue { $fortune }, rede penge { $cash }.
fuldrigger-words-fleet = { $who } ({ $town }): formue { $fortune }; { $ships }.
fuldrigger-words-cash = { $who }: rede penge { $cash }.
fuldrigger-words-hidden = skjult
fuldrigger-words-none = ingen hjemby endnu
fuldrigger-words-out = { $who } er ude.
fuldrigger-words-ships = Skibe: { $ships }.
fuldrigger-words-sea = nær { $town }
fuldrigger-words-sailed = { $who }, skib { $ships }
fuldrigger-words-sailed-port = { $number } til { $place }
fuldrigger-words-sailed-sea = { $number } { $place }
fuldrigger-words-sailed-calm = { $number } ligger stille { $place }
fuldrigger-words-sailed-robbed = { $number } plyndret { $place }
fuldrigger-words-sailed-lost = { $number } gik tabt { $place }
fuldrigger-words-fight = Angreb: { $who } mod { $other }, { $place }; { $count ->
        [one] 1 skib
       *[other] { $count } skibe
    }, slået { $total }.
fuldrigger-words-becalmed = ligger stille
fuldrigger-words-forts = Fæstninger: { $towns }.
fuldrigger-words-stores = På lager: { $stores }.
fuldrigger-words-war = Krig: { $one } mod { $other }.
fuldrigger-words-truce = Våbenstilstand til omgang { $round }: { $one } og { $other }.
fuldrigger-words-cards = Kort, der gælder: { $cards }.
fuldrigger-words-bounties = Præmier: { $towns }.
fuldrigger-words-trial = Rejsen: { $start }, så { $end }; { $count ->
            [one] { $count } felt
           *[other] { $count } felter
        }, risiko { $risk } %.
fuldrigger-words-load = { $good } (købt for { $money }, sejlet { $count })
fuldrigger-words-reefs = Kendte skær: { $letters }.
fuldrigger-words-offer = Tilbud, { $who } til { $other }: { $terms }.
fuldrigger-words-treaty = Aftalt i omgang { $round }, { $who } og { $other }: { $terms }.
fuldrigger-words-gives = { $who } giver { $what }
fuldrigger-words-money = { $money } i rede penge
fuldrigger-words-given-ships = { $count ->
    [one] skib
   *[other] skibene
} { $ships }
fuldrigger-words-given-forts = { $count ->
    [one] fæstningen
   *[other] fæstningerne
} { $towns }
fuldrigger-words-given-peace = fred
fuldrigger-words-given-truce = { $count ->
    [one] våbenstilstand i en omgang
   *[other] våbenstilstand i { $count } omgange
}
fuldrigger-words-ally = { $who } går ind i krigen sammen med { $friend }
fuldrigger-words-map = Søkort: { $region }.
fuldrigger-words-market = { $town }: { $goods }
fuldrigger-mark-k = K
fuldrigger-mark-s = S
fuldrigger-text-title = **Fuldrigger** · omgang { $round } af { $rounds }

# Seas on the chart

fuldrigger-sea-atlantic = Atlanterhavet
fuldrigger-sea-south-atlantic = Sydatlanten
fuldrigger-sea-pacific = Stillehavet
fuldrigger-sea-indian = Det Indiske Ocean
fuldrigger-sea-arctic = Ishavet
fuldrigger-sea-caribbean = Det Caribiske Hav
fuldrigger-sea-mediterranean = Middelhavet
fuldrigger-sea-north = Nordsøen
fuldrigger-sea-arabian = Det Arabiske Hav
fuldrigger-sea-china = Det Kinesiske Hav

# Regions of the chart

fuldrigger-region-world = Hele verden
fuldrigger-region-north = Nordeuropa
fuldrigger-region-south = Sydeuropa
fuldrigger-region-arctic = Nordhavene
fuldrigger-region-america = Nordamerika
fuldrigger-region-caribbean = Caribien
fuldrigger-region-atlantic = Sydatlanten
fuldrigger-region-pacific = Stillehavskysten
fuldrigger-region-africa = Østafrika og Det Røde Hav
fuldrigger-region-india = Indien
fuldrigger-region-east = Det Fjerne Østen

# Commands

command-fuldrigger = fuldrigger
command-fuldrigger-about = Fuldrigger: handel og krig i sejlskibenes tid
command-fuldrigger-new = nyt
command-fuldrigger-new-about = Åbn et bord med Fuldrigger her i kanalen
command-fuldrigger-new-player2 = spiller2
command-fuldrigger-new-player2-about = Hvem du gerne vil spille med
command-fuldrigger-new-player3 = spiller3
command-fuldrigger-new-player3-about = Hvem du gerne vil spille med
command-fuldrigger-new-player4 = spiller4
command-fuldrigger-new-player4-about = Hvem du gerne vil spille med
command-fuldrigger-new-pace = tempo
command-fuldrigger-new-pace-about = Hvor hurtigt I vil spille
command-fuldrigger-play = spil
command-fuldrigger-play-about = Lav et træk ved at skrive det
command-fuldrigger-play-move = træk
command-fuldrigger-play-move-about = Dit træk, for eksempel: sail 2 to CAL
command-fuldrigger-map = søkort
command-fuldrigger-map-about = Se en del af søkortet med priserne
command-fuldrigger-map-region = område
command-fuldrigger-map-region-about = Hvilken del af verden
command-fuldrigger-company = kompagni
command-fuldrigger-company-about = Se et kompagni: penge, skibe, varer, fæstninger, formue
command-fuldrigger-company-seat = plads
command-fuldrigger-company-seat-about = Hvis kompagni, efter plads 1 til 4; ellers dit eget

# Goods, towns and cards

fuldrigger-good-timber = tømmer
fuldrigger-good-grain = korn
fuldrigger-good-fish = tørfisk
fuldrigger-good-furs = pelsværk
fuldrigger-good-cloth = klæde
fuldrigger-good-wine = vin
fuldrigger-good-sugar = sukker
fuldrigger-good-coffee = kaffe
fuldrigger-good-ivory = elfenben
fuldrigger-good-silver = sølv
fuldrigger-good-tea = te
fuldrigger-good-spices = krydderier

fuldrigger-town-dan = Danzig
fuldrigger-town-kbh = København
fuldrigger-town-bgn = Bergen
fuldrigger-town-ams = Amsterdam
fuldrigger-town-lon = London
fuldrigger-town-bdx = Bordeaux
fuldrigger-town-lis = Lissabon
fuldrigger-town-cad = Cádiz
fuldrigger-town-ven = Venedig
fuldrigger-town-kon = Konstantinopel
fuldrigger-town-alx = Alexandria
fuldrigger-town-ark = Arkhangelsk
fuldrigger-town-rey = Reykjavik
fuldrigger-town-gdt = Godthåb
fuldrigger-town-que = Quebec
fuldrigger-town-bos = Boston
fuldrigger-town-chs = Charleston
fuldrigger-town-hav = Havana
fuldrigger-town-stt = Sankt Thomas
fuldrigger-town-pbo = Porto Bello
fuldrigger-town-bai = Bahia
fuldrigger-town-bue = Buenos Aires
fuldrigger-town-val = Valparaíso
fuldrigger-town-cal = Callao
fuldrigger-town-aca = Acapulco
fuldrigger-town-gor = Gorée
fuldrigger-town-chb = Christiansborg
fuldrigger-town-cpt = Kapstaden
fuldrigger-town-zan = Zanzibar
fuldrigger-town-mok = Mokka
fuldrigger-town-sue = Suez
fuldrigger-town-clc = Calicut
fuldrigger-town-trq = Trankebar
fuldrigger-town-ccu = Calcutta
fuldrigger-town-mlk = Malakka
fuldrigger-town-btv = Batavia
fuldrigger-town-amb = Amboina
fuldrigger-town-mnl = Manila
fuldrigger-town-ctn = Kanton
fuldrigger-town-nag = Nagasaki

fuldrigger-card-c01 = Præmie
fuldrigger-card-c02 = Præmie
fuldrigger-card-c03 = Præmie
fuldrigger-card-c04 = Præmie
fuldrigger-card-c05 = Præmie
fuldrigger-card-c06 = Præmie
fuldrigger-card-c07 = Præmie
fuldrigger-card-c08 = Præmie
fuldrigger-card-c09 = Præmie
fuldrigger-card-c10 = Præmie
fuldrigger-card-c11 = Misvækst
fuldrigger-card-c12 = Kaffehusene er på mode
fuldrigger-card-c13 = Overflod af sukker
fuldrigger-card-c14 = Peberflåden er kommet hjem
fuldrigger-card-c15 = Værfterne bygger
fuldrigger-card-c16 = Kongebryllup
fuldrigger-card-c17 = Orkansæson
fuldrigger-card-c18 = Streng isvinter
fuldrigger-card-c19 = Frisk brise
fuldrigger-card-c20 = Svag vind
fuldrigger-card-c21 = Godt vejr
fuldrigger-card-c22 = Piraterne samler sig
fuldrigger-card-c23 = Orlogseskadre
fuldrigger-card-c24 = Våbenstilstand
fuldrigger-card-c25 = Pæleorm
fuldrigger-card-c26 = Garnisonerne skal lønnes
fuldrigger-card-c27 = Søforsikring
fuldrigger-card-c28 = Tilbud fra værftet

# The rules

fuldrigger-rules-short =
    Du leder et handelskompagni med **tre skibe og 100 dukater**. Køb varer, hvor de er billige, sejl dem mindst ti felter, og sælg dem, hvor de er dyre.
    I din tur slår du med tre terninger, og **hvert** skib må sejle så langt. På havet venter storm, is, vindstille, skær og pirater. Mellem rejserne køber du skibe og fæstninger.
    Udrust **kaperskibe** og erklær krig, hvis du vil; andre kan hjælpe den ene eller den anden part. Fred sluttes ved aftale.
    Den, der har størst **formue**, når tiden er gået, vinder: rede penge og det, skibe, fæstninger og varer har kostet.
fuldrigger-rules-long-1 =
    ### Turen
    Du kan handle, købe skibe og fæstninger og udruste skibe når som helst i din tur. Slå én gang med tre terninger: hvert af dine skibe må sejle så mange felter eller færre. Når et skib anløber en havn, er dets træk forbi.
    ### Havet
    Medvind: tre felter mere; modvind: tre mindre. Ellers slås der med to terninger for skibet. Storm: går ned på 2 eller 3. Isbjerg: går ned på 5. Vindstille: på 7 eller lavere bliver det og ligger stille i din næste tur. Skær: forliser på 2 eller 3; ellers kender du skæret fremover. Pirater: skib og last tabt på 2 eller 3, lasten på 4. Kaperskibe og den, der ejer en fæstning inden for to felter, kan ignorere piraterne.
    ### Handel
    Et skib rummer én ladning. K kan kun købes i byen, S kun sælges, resten begge dele. En ladning skal sejles ti felter, før den må sælges. Hver yderligere ladning af samme vare i samme by og tur giver 10 mindre. Der er højst ni ladninger af hver vare på havene.
    ### Skibe og fæstninger
    Et skib koster 100, begynder i din hjemby og kan sælges tilbage for 75; højst seks. En fæstning koster 100, hvor et af dine skibe ligger; højst seks, én i hver by. Andre betaler dig 10 for hvert køb og salg dér, og du sælger selv for 10 mere.
fuldrigger-rules-long-2 =
    ### Krig
    Skibe udrustes som kaperskibe i hjembyen eller ved egen fæstning; de fører ingen last. Erklær krig, og angrib med mindst lige så mange kaperskibe, som der er skibe og fæstninger på feltet. Skibe i havne uden fæstning kan ikke angribes. To terninger afgør det: med ét skib mister du et under 6 og erobrer over 9; med to under 5 og over 8; med tre under 4 og over 7; med fire på 2 og over 6. Derimellem er det uafgjort.
    ### Aftaler
    Tilbyd penge, skibe, fæstninger, fred, våbenstilstand eller forbund når som helst. Kun den anden ser tilbuddet; det bortfalder, når din næste tur begynder, eller før, efter 5 minutter, en dag eller 3 dage alt efter bordets tempo. To kompagnier indgår én aftale pr. omgang; så bortfalder andre tilbud mellem dem. En våbenstilstand holdes: ingen må angribe, før den er forbi.
    ### Chancekort
    Én gang i hver omgang, normalt når det sidste kompagni får tur, vendes et kort, der gælder for alle.
    ### Over landtangerne
    Som husregel kan varer sendes over Panama og Suez for 10 i told og hentes af et andet af dine skibe. Fæstninger dér giver dig tolden.
    ### Slutningen
    Spillet slutter efter de aftalte omgange eller med den omgang, hvor den aftalte dato kommer. Den, der ikke har noget skib, når turen slutter, er ude; er der kun ét kompagni tilbage, har det vundet. Formuen er rede penge, 100 for hvert skib og hver fæstning, og hvad varerne kostede.
fuldrigger-rules-long-3 =
    ### Tegnene på kortet
    Til søs: **to pile**: vinden; på hvidt tre felter mere, på mørkerødt tre færre. **Lyn**: storm. **Hvid top**: is. **Tre streger**: vindstille. **Et bogstav**: et skær. **Et kranium**: pirater.
    Byer: **rød prik**: en by, der kan være hjemby. **Hvid prik**: en anden by. **Små prikker**: ét felt hver. **Et skib**: farven og tegnet siger hvis, tallet hvilket; varer på dækket er lasten, et sort sejl gør det til kaperskib. **Et tårn**: en fæstning. **Prikket linje**: den sidste sejlads.

# What the table waits for. $who stands for one player or several.

fuldrigger-waiting-home = Vi venter på, at { $who } vælger hjemby
fuldrigger-waiting-play = Vi venter på, at { $who } sejler og handler
