# Fuldrigger: what happens, what is asked, why something cannot be done, and the rules.
# $town, $good, $card, $effect, $place, $cargo and $ship in labels are texts of this file; names are never inflected.
fuldrigger-name = Fuldrigger
fuldrigger-about = Handel en handelsoorlog in de tijd van de zeilschepen, voor twee tot vier compagnieën.

# House rules in the lobby

fuldrigger-option-late = Als iemand te laat is
fuldrigger-option-late-ask = Vraag het ons
fuldrigger-option-late-rule = De regel van het spel: een bot speelt die beurt
fuldrigger-option-rounds = Lengte
fuldrigger-option-rounds-30 = 30 rondes
fuldrigger-option-rounds-20 = 20 rondes
fuldrigger-option-rounds-40 = 40 rondes
fuldrigger-option-rounds-10 = 10 rondes, een korte reis
fuldrigger-option-days = Afgesproken einde
fuldrigger-option-days-none = Geen: de rondes beslissen
fuldrigger-option-days-1h = De ronde na een uur is de laatste
fuldrigger-option-days-2h = De ronde na 2 uur is de laatste
fuldrigger-option-days-3h = De ronde na 3 uur is de laatste
fuldrigger-option-days-7 = De ronde na 7 dagen is de laatste
fuldrigger-option-days-14 = De ronde na 14 dagen is de laatste
fuldrigger-option-days-28 = De ronde na 28 dagen is de laatste
fuldrigger-option-days-56 = De ronde na 56 dagen is de laatste
fuldrigger-option-home = Thuishavens
fuldrigger-option-home-crown = De twaalf rode steden
fuldrigger-option-home-any = Elke stad op de kaart
fuldrigger-option-order = Volgorde van de beurten
fuldrigger-option-order-clockwise = Met de klok mee vanaf de hoogste worp
fuldrigger-option-order-roll = Volgens de worp om de thuishavens
fuldrigger-option-bank = Er wordt een kanskaart omgedraaid
fuldrigger-option-bank-last = In de beurt van de laatste compagnie
fuldrigger-option-bank-first = In de beurt van de eerste compagnie
fuldrigger-option-tokens = Ladingen van één soort
fuldrigger-option-tokens-nine = Hoogstens negen tegelijk
fuldrigger-option-tokens-free = Zoveel als je wilt
fuldrigger-option-cash = Contant geld
fuldrigger-option-cash-open = Van iedereen open
fuldrigger-option-cash-hidden = Ieder ziet alleen het eigen geld
fuldrigger-option-war = Aanvallen
fuldrigger-option-war-formal = Alleen in een verklaarde oorlog
fuldrigger-option-war-open = Op iedereen, altijd
fuldrigger-option-guests = Gasten in een stad met een fort
fuldrigger-option-guests-attacked = Kunnen worden aangevallen
fuldrigger-option-guests-sheltered = Liggen veilig
fuldrigger-option-isthmus = Waren over Suez en Panama
fuldrigger-option-isthmus-off = Mag niet
fuldrigger-option-isthmus-on = Mag, tegen tol

# Questions

fuldrigger-field-home = Kies je thuishaven
fuldrigger-field-turn = Wat doet je compagnie?
fuldrigger-field-roll-now = Jouw beurt: gooi voor de hele vloot
fuldrigger-field-sailing = Hoe vaart de vloot?
fuldrigger-field-selling = In de haven: wat verkoop je?
fuldrigger-field-loading = Wat laadt dit schip, en waar gaat het heen?
fuldrigger-field-ending = Verder nog iets deze beurt?
fuldrigger-field-to = Waarheen?
fuldrigger-field-one-ship = Wat doe je met dit schip?
fuldrigger-field-space = Naar welk veld?
fuldrigger-field-way = Langs welke weg?
fuldrigger-field-sell = Welke lading verkoop je?
fuldrigger-field-buy = Welke lading koop je?
fuldrigger-field-over = Wat gaat de landengte over?
fuldrigger-field-yard = Wat moet er gebeuren?
fuldrigger-field-war = Wie verklaar je de oorlog?
fuldrigger-field-attack = Wat val je aan?
fuldrigger-field-with = Welke kaperschepen varen erheen?
fuldrigger-field-roll = Gooi drie dobbelstenen
fuldrigger-field-end = De beurt beëindigen
fuldrigger-field-take = Wat verover je?
fuldrigger-field-lose = Welk kaperschip vergaat?
fuldrigger-field-offer = Je hebt een aanbod gekregen
fuldrigger-field-own = Je aanbod staat
fuldrigger-field-join = Aan wiens kant ga je de oorlog in?
fuldrigger-field-deal-to = Aan wie doe je een aanbod?
fuldrigger-field-deal = Wat bied je aan?

# Other questions beside the one that is shown

fuldrigger-open-turn = Terug naar je beurt
fuldrigger-open-spoils = Terug naar het gevecht
fuldrigger-open-home = Kies een thuishaven
fuldrigger-open-offer = Een aanbod aan jou
fuldrigger-open-own = Je eigen aanbod
fuldrigger-open-join = Meevechten in een oorlog
fuldrigger-open-deal = Een aanbod doen

# Answers

fuldrigger-label-town = { $town }
fuldrigger-label-company = { $who }
fuldrigger-label-roll = 🎲 Gooien
fuldrigger-label-end =
    ⚓ Beurt beëindigen{ $count ->
        [0] {""}
        [one] {" "}(één schip heeft niet gevaren)
       *[other] {" "}({ $count } schepen hebben niet gevaren)
    }
fuldrigger-label-sell-menu = 💰 Verkopen
fuldrigger-label-buy-menu = 📦 Kopen
fuldrigger-label-over-menu = 🐫 Over de landengte
fuldrigger-label-yard-menu = 🏰 Schepen en forten
fuldrigger-label-war-menu = 🚩 Oorlog verklaren
fuldrigger-label-attack-menu = ⚔️ Aanvallen
fuldrigger-label-more = Meer …
fuldrigger-label-stays = Hier blijven
fuldrigger-label-one-ship = ⛵ Schip { $ship } …
fuldrigger-label-sail-all = ⛵ { $count ->
        [one] Doorvaren
       *[other] Allemaal doorvaren
    }
fuldrigger-label-sail-all-risk = ⛵ { $count ->
        [one] Doorvaren, risico { $risk }%
       *[other] Allemaal doorvaren, risico { $risk }%
    }
fuldrigger-label-sail-shortest = Kortste routes, geen risico
fuldrigger-label-sail-shortest-risk = Kortste routes, risico { $risk }%
fuldrigger-label-sail-better = Vaar de betere koersen
fuldrigger-label-sail-better-risk = Vaar de betere koersen, risico { $risk }%
fuldrigger-label-sail-none = { $count ->
        [one] ⚓ Het blijft liggen
       *[other] ⚓ Allemaal blijven liggen
    }
fuldrigger-label-sell-all = 💰 { $count ->
        [2] Allebei verkopen, { $money }
       *[other] Alle { $count } verkopen, { $money }
    }
fuldrigger-label-sell-some = 💰 Verkoop wat hier het best betaalt, { $money }
fuldrigger-label-keep = { $count ->
        [one] Houden
        [2] Allebei houden
       *[other] Alles houden
    }
fuldrigger-label-load = ⛵ { $ship } · { $good } { $cost }, naar { $town } { $money } · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }{ $risk ->
        [0] {""}
       *[other] {" "}· risico { $risk }%
    }
fuldrigger-label-load-each = Laad alle { $ships } zoals op de lijst
fuldrigger-label-stays-empty = ⛵ { $ship } { $count ->
        [one] blijft leeg
       *[other] blijven leeg
    }
fuldrigger-field-loading-else = Andere havens …
fuldrigger-field-to-else = { fuldrigger-field-loading-else }
fuldrigger-label-ship = ⛵ { $ship } · { $place } · { $cargo }
fuldrigger-label-ship-cargo = ⛵ { $ship } · { $cargo }
fuldrigger-label-ship-on = ⛵ { $ship } · { $place } · { $cargo } · nog { $count }
fuldrigger-label-way = { $place } · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } · risico { $risk }%
fuldrigger-label-way-sells = { $place } · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } · risico { $risk }% · 📤 { $money }
fuldrigger-label-course = Verder: { $town }
fuldrigger-label-spaces = Een veld op zee …
fuldrigger-label-far-town = { $town } · { $about }
fuldrigger-label-far = { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } verderop
fuldrigger-label-far-sells = brengt { $money } op · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } verderop
fuldrigger-place-sea = op zee, bij { $town }
fuldrigger-place-space = bij { $town }, richting { $other }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
fuldrigger-label-quick = Kortste · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } · risico { $risk }%
fuldrigger-label-safe = Veiligste · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } · risico { $risk }%
fuldrigger-label-sell = ⛵ { $ship } · { $good } voor { $money } · { $town }
fuldrigger-label-buy = ⛵ { $ship } · { $good } voor { $money } · { $town }
fuldrigger-label-new-ship = Een schip kopen voor { $money }
fuldrigger-label-fort = Een fort bouwen voor { $money } · { $town }
fuldrigger-label-arm = Uitrusten als kaper: { $ship }
fuldrigger-label-disarm = Terug naar de handel: { $ship }
fuldrigger-label-stop = Hier blijven: { $ship }
fuldrigger-label-dump = Lading overboord: { $ship }
fuldrigger-label-scrap = Aan de bank verkopen voor 75: { $ship }
fuldrigger-label-deliver = Oversturen: { $ship }
fuldrigger-label-collect = { $good } ophalen met ⛵ { $ship }
fuldrigger-label-target = { $who } · { $place } · minstens { $count }
fuldrigger-label-the-fort = 🏰 Het fort · { $town }
fuldrigger-label-accept = Aannemen · { $who } · { $terms }
fuldrigger-label-decline = Afslaan · { $who } · { $terms }
fuldrigger-label-withdraw = Intrekken · { $who } · { $terms }
fuldrigger-label-deal = { $terms }
fuldrigger-terms-gives =
    { YOU($who) ->
        [yes] jij geeft { $what }
       *[no] { $who } geeft { $what }
    }
fuldrigger-terms-money = { $money } 🪙
fuldrigger-terms-ship = ⛵ { $ship }
fuldrigger-terms-fort = 🏰 { $town }
fuldrigger-terms-plus = { $one } + { $other }
fuldrigger-terms-and = { $one } · { $other }
fuldrigger-terms-peace = 🕊️ vrede
fuldrigger-terms-truce =
    { $count ->
        [one] 🕊️ één ronde wapenstilstand
       *[other] 🕊️ { $count } rondes wapenstilstand
    }
fuldrigger-terms-ally = ⚔️ { $who } vecht mee aan de kant van { $friend }
fuldrigger-cargo-empty = leeg
fuldrigger-cargo-privateer = kaper

# The form of an offer

fuldrigger-deal-button = ✍️ Een aanbod schrijven …
fuldrigger-form-title = Een aanbod aan { $who }
fuldrigger-form-give = Je geeft
fuldrigger-form-get = Je krijgt
fuldrigger-form-money = Geld
fuldrigger-form-money-about = 50: je betaalt 50. -50: je krijgt 50
fuldrigger-form-pact = En verder
fuldrigger-form-peace = Vrede
fuldrigger-form-truce = Vrede en een wapenstilstand van { $count ->
            [one] { $count } ronde
           *[other] { $count } rondes
        }
fuldrigger-form-ally = Vecht mee in jouw oorlog tegen { $who }
fuldrigger-form-ship = ⛵ Schip { $ship } · { $place }

# Wat je moet weten om te antwoorden

fuldrigger-about-cash = Je hebt { $money ->
            [one] { $money } dukaat
           *[other] { $money } dukaten
        }.
fuldrigger-about-last = ⏳ De laatste ronde: alleen wat nu aankomt, wordt nog verkocht.
fuldrigger-about-done = Meer kunnen je schepen niet.
fuldrigger-about-unsailed = Schip { $ship } heeft niet gevaren.
fuldrigger-about-home = { $good } voor { $cost } brengt { $money } op in { $town }, { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } verderop
fuldrigger-about-lies = **{ $ship }** { $place } · { $cargo }
fuldrigger-about-bound = **{ $ship }** { $place } · { $cargo } · naar { $town }, nog { $count }
fuldrigger-about-bound-sells = **{ $ship }** { $place } · { $cargo } · naar { $town }, nog { $count } · brengt { $money } op
fuldrigger-about-misses = { $about } · ligt in windstilte en mist deze beurt
fuldrigger-about-stays = **{ $ship }** blijft: { $place } · { $cargo }
fuldrigger-about-better = **{ $ship }** heeft een betere koers: { $town }, { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }{ $why ->
        [load] {" "}(daar ligt de beste lading)
       *[other] {""}
    }.
fuldrigger-about-better-sells = **{ $ship }** heeft een betere koers: { $town }, { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }, brengt { $money } op{ $why ->
        [dearer] {" "}(daar betalen ze meer)
        [spread] {" "}(daar brengen minder van je schepen hetzelfde)
        [sooner] {" "}(sneller)
        [safer] {" "}(veiliger)
        [both] {" "}(sneller en veiliger)
       *[other] {""}
    }.
fuldrigger-about-better-waits = **{ $ship }** kan hier beter wachten.
fuldrigger-about-sails = **{ $ship }** richting { $town }, { $cargo } · vaart { $count } van de { $all }{ $tail ->
        [0] {""}
       *[other] {" "}(meewind geeft { $tail } extra)
    }{ $head ->
        [0] {""}
       *[other] {" "}(tegenwind kost { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· windstilte { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risico { $risk }%
    }
fuldrigger-about-arrives = **{ $ship }** loopt { $town } binnen, { $cargo } · { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }{ $tail ->
        [0] {""}
       *[other] {" "}(meewind geeft { $tail } extra)
    }{ $head ->
        [0] {""}
       *[other] {" "}(tegenwind kost { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· windstilte { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risico { $risk }%
    }
fuldrigger-about-hazard = Schip { $ship }: { $hazard }, { $place }; { $count ->
            [one] 1 van de 36 worpen met twee dobbelstenen kost
           *[other] { $count } van de 36 worpen met twee dobbelstenen kosten
        } het schip of de lading.
fuldrigger-about-hazard-several = Schepen { $ship }: { $hazard }, { $place }; { $count ->
            [one] 1 van de 36 worpen met twee dobbelstenen kost
           *[other] { $count } van de 36 worpen met twee dobbelstenen kosten
        } een schip of zijn lading.
fuldrigger-about-sale = **{ $ship }** { $good } brengt { $money } op in { $town } (kostte { $paid }).
fuldrigger-about-sale-low = **{ $ship }** { $good } brengt { $money } op in { $town } (kostte { $paid }); elders levert het meer op.
fuldrigger-about-falls = Elke volgende lading van dezelfde soort brengt in dezelfde stad { $money } minder op.
fuldrigger-about-loading = Schip { $ship } ligt leeg in { $town }. Je hebt { $money ->
            [one] { $money } dukaat
           *[other] { $money } dukaten
        }. Bij elke lading: de prijs hier, waar hij heen kan en wat die stad nu betaalt.
fuldrigger-about-each = **{ $ship }** { $good } voor { $cost }, naar { $town } { $money }
fuldrigger-about-load = { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } · risico { $risk }%
fuldrigger-hazard-storm = een storm
fuldrigger-hazard-iceberg = een ijsberg
fuldrigger-hazard-reef = een rif
fuldrigger-hazard-pirates = piraten

# What happens

fuldrigger-rolled-home =
    { YOU($who) ->
        [yes] Je gooit { $total } om de keuze van je thuishaven.
       *[no] { $who } gooit { $total } om de keuze van een thuishaven.
    }
fuldrigger-home =
    { YOU($who) ->
        [yes] Jouw thuishaven: { $town }.
       *[no] { $who } kiest een thuishaven: { $town }.
    }
fuldrigger-turn =
    { YOU($who) ->
        [yes] Ronde { $round }: jij bent aan de beurt.
       *[no] Ronde { $round }: { $who } is aan de beurt.
    }
fuldrigger-rolled =
    { YOU($who) ->
        [yes] 🎲 Je gooit { $dice } = { $total }.
       *[no] 🎲 { $who } gooit { $dice } = { $total }.
    }
fuldrigger-sailed =
    { YOU($who) ->
        [yes] ⛵ Jouw schip { $ship } vaart { $count } { $count ->
            [one] veld
           *[other] velden
        }: { $place }.
       *[no] ⛵ { $who }: schip { $ship } vaart { $count } { $count ->
            [one] veld
           *[other] velden
        }: { $place }.
    }
fuldrigger-stopped =
    { YOU($who) ->
        [yes] ⛵ Jouw schip { $ship } blijft liggen.
       *[no] ⛵ { $who }: schip { $ship } blijft liggen.
    }
fuldrigger-passed-storm =
    { YOU($who) ->
        [yes] 🌩️ Jouw schip { $ship } doorstaat een storm ({ $roll }).
       *[no] 🌩️ { $who }: schip { $ship } doorstaat een storm ({ $roll }).
    }
fuldrigger-passed-iceberg =
    { YOU($who) ->
        [yes] 🧊 Jouw schip { $ship } ontwijkt een ijsberg ({ $roll }).
       *[no] 🧊 { $who }: schip { $ship } ontwijkt een ijsberg ({ $roll }).
    }
fuldrigger-passed-calm =
    { YOU($who) ->
        [yes] 🌫️ Jouw schip { $ship } vindt wind in de windstilte ({ $roll }).
       *[no] 🌫️ { $who }: schip { $ship } vindt wind in de windstilte ({ $roll }).
    }
fuldrigger-passed-reef =
    { YOU($who) ->
        [yes] 🪨 Jouw schip { $ship } komt heelhuids voorbij het rif ({ $roll }).
       *[no] 🪨 { $who }: schip { $ship } komt heelhuids voorbij het rif ({ $roll }).
    }
fuldrigger-passed-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Je schip { $ship } glipt langs de piraten ({ $roll }).
       *[no] 🏴‍☠️ { $who }: schip { $ship } glipt langs de piraten ({ $roll }).
    }
fuldrigger-lost-storm =
    { YOU($who) ->
        [yes] 🌩️ Jouw schip { $ship } vergaat in een storm ({ $roll }).
       *[no] 🌩️ { $who }: schip { $ship } vergaat in een storm ({ $roll }).
    }
fuldrigger-lost-iceberg =
    { YOU($who) ->
        [yes] 🧊 Jouw schip { $ship } loopt op een ijsberg en zinkt ({ $roll }).
       *[no] 🧊 { $who }: schip { $ship } loopt op een ijsberg en zinkt ({ $roll }).
    }
fuldrigger-lost-reef =
    { YOU($who) ->
        [yes] 🪨 Jouw schip { $ship } vergaat op een rif ({ $roll }).
       *[no] 🪨 { $who }: schip { $ship } vergaat op een rif ({ $roll }).
    }
fuldrigger-lost-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Piraten nemen je schip { $ship } met alles erop ({ $roll }).
       *[no] 🏴‍☠️ { $who }: piraten nemen schip { $ship } met alles erop ({ $roll }).
    }
fuldrigger-robbed =
    { YOU($who) ->
        [yes] 🏴‍☠️ Piraten roven de lading van je schip { $ship } ({ $roll }).
       *[no] 🏴‍☠️ { $who }: piraten roven de lading van schip { $ship } ({ $roll }).
    }
fuldrigger-becalmed =
    { YOU($who) ->
        [yes] 🌫️ Jouw schip { $ship } ligt stil ({ $roll }).
       *[no] 🌫️ { $who }: schip { $ship } ligt stil ({ $roll }).
    }
fuldrigger-reef-known =
    { YOU($who) ->
        [yes] Je kent rif { $letter } voortaan.
       *[no] { $who } kent rif { $letter } voortaan.
    }
fuldrigger-insured =
    { YOU($who) ->
        [yes] De verzekering betaalt je { $money }.
       *[no] De verzekering betaalt { $who } { $money }.
    }
fuldrigger-bounty =
    { YOU($who) ->
        [yes] 🏅 Je bent de eerste in { $town } en krijgt { $money }.
       *[no] 🏅 { $who } is de eerste in { $town } en krijgt { $money }.
    }
fuldrigger-bought =
    { YOU($who) ->
        [yes] 📦 Je koopt { $good } voor { $money } in schip { $ship } ({ $town }).
       *[no] 📦 { $who } koopt { $good } voor { $money } in schip { $ship } ({ $town }).
    }
fuldrigger-sold =
    { YOU($who) ->
        [yes] 💰 Je verkoopt { $good } uit schip { $ship } voor { $money } ({ $town }).
       *[no] 💰 { $who } verkoopt { $good } uit schip { $ship } voor { $money } ({ $town }).
    }
fuldrigger-fee =
    { YOU($who) ->
        [yes] Je betaalt { $other } { $money } havengeld ({ $town }).
       *[no] { YOU($other) ->
            [yes] { $who } betaalt jou { $money } havengeld ({ $town }).
           *[no] { $who } betaalt { $other } { $money } havengeld ({ $town }).
        }
    }
fuldrigger-dumped =
    { YOU($who) ->
        [yes] Je gooit { $good } overboord uit schip { $ship }.
       *[no] { $who } gooit { $good } overboord uit schip { $ship }.
    }
fuldrigger-new-ship =
    { YOU($who) ->
        [yes] Je koopt schip { $ship } voor { $money } ({ $town }).
       *[no] { $who } koopt schip { $ship } voor { $money } ({ $town }).
    }
fuldrigger-scrapped =
    { YOU($who) ->
        [yes] Je verkoopt schip { $ship } aan de bank voor { $money }.
       *[no] { $who } verkoopt schip { $ship } aan de bank voor { $money }.
    }
fuldrigger-new-fort =
    { YOU($who) ->
        [yes] 🏰 Je bouwt een fort voor { $money }: { $town }.
       *[no] 🏰 { $who } bouwt een fort voor { $money }: { $town }.
    }
fuldrigger-delivered =
    { YOU($who) ->
        [yes] 🐫 Je stuurt { $good } uit schip { $ship } over voor { $money }: opslag in { $town }.
       *[no] 🐫 { $who } stuurt { $good } uit schip { $ship } over voor { $money }: opslag in { $town }.
    }
fuldrigger-toll =
    { YOU($who) ->
        [yes] Je ontvangt { $money } tol.
       *[no] { $who } ontvangt { $money } tol.
    }
fuldrigger-collected =
    { YOU($who) ->
        [yes] 🐫 Jouw schip { $ship } haalt { $good } uit de opslag.
       *[no] 🐫 { $who }: schip { $ship } haalt { $good } uit de opslag.
    }
fuldrigger-war =
    { YOU($who) ->
        [yes] 🚩 Je verklaart { $other } de oorlog.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } verklaart jou de oorlog.
           *[no] 🚩 { $who } verklaart { $other } de oorlog.
        }
    }
fuldrigger-joined =
    { YOU($who) ->
        [yes] 🚩 Je vecht mee aan de kant van { $other }.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } vecht mee aan jouw kant.
           *[no] 🚩 { $who } vecht mee aan de kant van { $other }.
        }
    }
fuldrigger-armed =
    { YOU($who) ->
        [yes] Jouw schip { $ship } hijst het kaperzeil ({ $place }).
       *[no] { $who }: schip { $ship } hijst het kaperzeil ({ $place }).
    }
fuldrigger-disarmed =
    { YOU($who) ->
        [yes] Jouw schip { $ship } drijft weer handel ({ $place }).
       *[no] { $who }: schip { $ship } drijft weer handel ({ $place }).
    }
fuldrigger-attack =
    { YOU($who) ->
        [yes] ⚔️ Je stuurt { $count } { $count ->
            [one] kaper
           *[other] kapers
        } op { $other } af: { $place }.
       *[no] { YOU($other) ->
            [yes] ⚔️ { $who } stuurt { $count } { $count ->
                    [one] kaper
                   *[other] kapers
                } op je af: { $place }.
           *[no] ⚔️ { $who } stuurt { $count } { $count ->
                    [one] kaper
                   *[other] kapers
                } op { $other } af: { $place }.
        }
    }
fuldrigger-too-few =
    { YOU($who) ->
        [yes] ⚔️ Er komen te weinig kapers van jou aan ({ $count }): { $other } wordt niet aangevallen ({ $place }).
       *[no] ⚔️ { $who }: er komen te weinig kapers aan ({ $count }), { $other } wordt niet aangevallen ({ $place }).
    }
fuldrigger-repelled =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: { $other } slaat je af ({ $place }).
       *[no] ⚔️ { $roll }: { $other } slaat { $who } af ({ $place }).
    }
fuldrigger-won-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: je verslaat { $other } ({ $place }).
       *[no] ⚔️ { $roll }: { $who } verslaat { $other } ({ $place }).
    }
fuldrigger-drawn-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: onbeslist tegen { $other } ({ $place }).
       *[no] ⚔️ { $roll }: onbeslist tussen { $who } en { $other } ({ $place }).
    }
fuldrigger-sunk =
    { YOU($who) ->
        [yes] Jouw kaperschip { $ship } vergaat.
       *[no] { $who }: kaperschip { $ship } vergaat.
    }
fuldrigger-took-ship =
    { YOU($who) ->
        [yes] Je verovert schip { $ship } van { $other }: het is nu je schip { $number }.
       *[no] { $who } verovert schip { $ship } van { $other } als schip { $number }.
    }
fuldrigger-prize-sold =
    { YOU($who) ->
        [yes] Je verovert schip { $ship } van { $other } en verkoopt het voor { $money }.
       *[no] { $who } verovert schip { $ship } van { $other } en verkoopt het voor { $money }.
    }
fuldrigger-took-fort =
    { YOU($who) ->
        [yes] 🏰 Je verovert het fort van { $other }: { $town }.
       *[no] 🏰 { $who } verovert het fort van { $other }: { $town }.
    }
fuldrigger-razed-fort =
    { YOU($who) ->
        [yes] 🏰 Je maakt het fort van { $other } met de grond gelijk: { $town }.
       *[no] 🏰 { $who } maakt het fort van { $other } met de grond gelijk: { $town }.
    }
fuldrigger-proposed =
    { YOU($who) ->
        [yes] Je biedt { $other } aan: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } biedt je aan
           *[no] { $who } biedt { $other } aan
        }: { $terms }
    }
fuldrigger-offer-declined =
    { YOU($who) ->
        [yes] { $other } slaat je aanbod af: { $terms }
       *[no] { YOU($other) ->
            [yes] Je slaat het aanbod van { $who } af
           *[no] { $other } slaat het aanbod van { $who } af
        }: { $terms }
    }
fuldrigger-offer-withdrawn =
    { YOU($who) ->
        [yes] Je trekt je aanbod aan { $other } in: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } trekt het aanbod aan jou in
           *[no] { $who } trekt het aanbod aan { $other } in
        }: { $terms }
    }
fuldrigger-offer-lapsed =
    { YOU($who) ->
        [yes] Jouw aanbod aan { $other } is vervallen: { $terms }
       *[no] { YOU($other) ->
            [yes] Het aanbod van { $who } aan jou is vervallen
           *[no] Het aanbod van { $who } aan { $other } is vervallen
        }: { $terms }
    }
fuldrigger-offer-void =
    { YOU($who) ->
        [yes] Jouw aanbod aan { $other } kan niet worden nagekomen en vervalt: { $terms }
       *[no] { YOU($other) ->
            [yes] Het aanbod van { $who } aan jou kan niet worden nagekomen en vervalt
           *[no] Het aanbod van { $who } aan { $other } kan niet worden nagekomen en vervalt
        }: { $terms }
    }
fuldrigger-signed =
    { YOU($who) ->
        [yes] 📜 Jij en { $other } zijn het eens: { $terms }
       *[no] { YOU($other) ->
            [yes] 📜 Jij en { $who } zijn het eens
           *[no] 📜 { $who } en { $other } zijn het eens
        }: { $terms }
    }
fuldrigger-card = 🃏 { $card }: { $effect }
fuldrigger-card-paid =
    { YOU($who) ->
        [yes] Je betaalt { $money }.
       *[no] { $who } betaalt { $money }.
    }
fuldrigger-shuffled = Alle 28 kanskaarten worden opnieuw geschud.
fuldrigger-date = De afgesproken datum is daar: deze ronde is de laatste.
fuldrigger-hours = De tijd is om: deze ronde is de laatste.
fuldrigger-out =
    { YOU($who) ->
        [yes] Je hebt geen schip meer en je compagnie ligt eruit.
       *[no] { $who } heeft geen schip meer en de compagnie ligt eruit.
    }
fuldrigger-resigned =
    { YOU($who) ->
        [yes] Je geeft je compagnie op.
       *[no] { $who } geeft de compagnie op.
    }
fuldrigger-counted =
    { YOU($who) ->
        [yes] Jouw vermogen: { $cash } contant + { $ships } aan schepen + { $forts } aan forten + { $goods } aan waren = { $total }.
       *[no] { $who }: { $cash } contant + { $ships } aan schepen + { $forts } aan forten + { $goods } aan waren = { $total }.
    }

# How it ended

fuldrigger-scores = Vermogen in dukaten: { $scores }
fuldrigger-why-rounds = De laatste ronde is gespeeld en de vermogens zijn geteld.
fuldrigger-why-date = De afgesproken datum is voorbij en de vermogens zijn geteld.
fuldrigger-why-hours = De tijd is om en de vermogens zijn geteld.
fuldrigger-why-alone = Nog maar één compagnie heeft schepen.

# What the cards say

fuldrigger-effect-bounty = wie het eerst { $town } aandoet, krijgt { $money }.
fuldrigger-effect-c11 = graan brengt 3 rondes lang overal 20 meer op.
fuldrigger-effect-c12 = koffie brengt 3 rondes lang 20 meer op in Noord- en West-Europa, Venetië en Constantinopel.
fuldrigger-effect-c13 = suiker brengt 3 rondes lang overal 20 minder op.
fuldrigger-effect-c14 = specerijen brengen 3 rondes lang in Europa 30 minder op.
fuldrigger-effect-c15 = hout brengt 3 rondes lang overal 20 meer op.
fuldrigger-effect-c16 = wijn en laken brengen 3 rondes lang overal 10 meer op.
fuldrigger-effect-c17 = schepen vergaan een ronde lang in een storm bij 2, 3 en 4.
fuldrigger-effect-c18 = schepen vergaan een ronde lang op een ijsberg bij 4 en 5.
fuldrigger-effect-c19 = elk schip mag een ronde lang 3 velden verder varen.
fuldrigger-effect-c20 = elk schip vaart een ronde lang 3 velden minder.
fuldrigger-effect-c21 = stormen en windstiltes doen een ronde lang niets.
fuldrigger-effect-c22 = piraten nemen een ronde lang de lading bij 4 en 5.
fuldrigger-effect-c23 = piraten doen een ronde lang niets.
fuldrigger-effect-c24 = een ronde lang mag niemand aanvallen.
fuldrigger-effect-c25 = iedereen betaalt 10 voor elk schip.
fuldrigger-effect-c26 = iedereen betaalt 10 voor elk fort.
fuldrigger-effect-c27 = 3 rondes lang geldt: wie op zee een schip verliest, krijgt 50.
fuldrigger-effect-c28 = schepen kosten een ronde lang 80 bij de bank.

# Why something cannot be done

error-fuldrigger-seats = Fuldrigger is voor twee tot vier compagnieën.
error-fuldrigger-choose-first = Maak eerst het gevecht af: kies wat je verovert of verliest.
error-fuldrigger-home-chosen = De thuishavens zijn gekozen.
error-fuldrigger-home-first = Kies eerst een thuishaven.
error-fuldrigger-not-home = Die stad kan geen thuishaven zijn.
error-fuldrigger-nothing-to-choose = Zoiets valt er niet te kiezen.
error-fuldrigger-no-company = Dat kan niet met die compagnie.
error-fuldrigger-offer-open = Je vorige aanbod aan hen staat nog.
error-fuldrigger-declined = Dat is net afgeslagen; bied het weer aan als je volgende beurt begonnen is.
error-fuldrigger-one-treaty = Jullie hebben deze ronde al een verdrag gesloten; in de volgende ronde kan het weer.
error-fuldrigger-nothing-offered = In een aanbod moet iets staan.
error-fuldrigger-poor = Dat kost { $money }, meer dan je hebt.
error-fuldrigger-no-offer = Dat aanbod staat niet open.
error-fuldrigger-own-offer = Dat is je eigen aanbod. Nu is het aan de ander om te antwoorden.
error-fuldrigger-rolled = Je hebt deze beurt al gegooid.
error-fuldrigger-roll-first = Gooi eerst de dobbelstenen.
error-fuldrigger-no-ship-there = Geen van je schepen ligt in die stad.
error-fuldrigger-no-ship = Er is geen schip { $ship }.
error-fuldrigger-six-ships = Meer dan zes schepen kan niet.
error-fuldrigger-six-forts = Meer dan zes forten kan niet.
error-fuldrigger-seventh-ship = Dan krijgt een van jullie een zevende schip; zes is het maximum.
error-fuldrigger-seventh-fort = Dan krijgt een van jullie een zevende fort; zes is het maximum.
error-fuldrigger-fort-stands = Daar staat al een fort.
error-fuldrigger-no-fort = Alleen de eigenaar kan dat fort weggeven.
error-fuldrigger-at-war = Jullie zijn al in oorlog.
error-fuldrigger-truce = Jullie hebben een wapenstilstand: tot die voorbij is, valt niemand aan.
error-fuldrigger-no-attacks = Een kaart verbiedt nu elke aanval.
error-fuldrigger-not-at-war = Je bent niet in oorlog met die compagnie.
error-fuldrigger-raided = Daar heb je deze beurt al aangevallen.
error-fuldrigger-nothing-there = Daar valt niets van hen aan te vallen.
error-fuldrigger-more-needed = Stuur minstens zoveel kapers als er schepen en forten zijn.
error-fuldrigger-cannot-come = Schip { $ship } kan niet meedoen aan die aanval.
error-fuldrigger-not-mid-move = Schip { $ship } is niet onderweg.
error-fuldrigger-mid-move = Maak eerst de zet van schip { $ship } af.
error-fuldrigger-at-sea = Schip { $ship } is op zee.
error-fuldrigger-empty = Schip { $ship } is leeg.
error-fuldrigger-lies-still = Schip { $ship } kan deze beurt niet meer varen.
error-fuldrigger-settled = Schip { $ship } heb je deze beurt al laten liggen.
error-fuldrigger-out-of-reach = Schip { $ship } kan daar zo niet komen.
error-fuldrigger-sail-set = Schip { $ship } voert dat zeil al.
error-fuldrigger-loaded = Daarvoor moet schip { $ship } een leeg handelsschip zijn.
error-fuldrigger-not-here = Schip { $ship } kan hier niet van zeil wisselen: dat doe je thuis of bij een eigen fort.
error-fuldrigger-privateer = Schip { $ship } is een kaper en neemt geen lading mee.
error-fuldrigger-not-for-sale = Dat is hier niet te koop.
error-fuldrigger-no-tokens = Hiervan zijn al negen ladingen onderweg: { $good }.
error-fuldrigger-not-wanted = Deze stad koopt dat niet: { $good }.
error-fuldrigger-too-near = Die lading moet nog { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        } varen voor je hem mag verkopen.
error-fuldrigger-no-isthmus = Hier gaat niets over een landengte.
error-fuldrigger-no-store = Je hebt hier niet zo’n lading in opslag.
error-fuldrigger-no-such-war = Er is geen oorlog waarin je aan die kant kunt meevechten.

# On the picture: room is short

fuldrigger-picture-round = Ronde { $round } van { $rounds }
fuldrigger-picture-last = Laatste ronde
fuldrigger-picture-choosing = Thuishavens kiezen
fuldrigger-picture-cash = geld
fuldrigger-picture-sea = bij { $town }
fuldrigger-picture-hidden = verborgen
fuldrigger-picture-fortune = vermogen
fuldrigger-picture-ships = schepen
fuldrigger-picture-forts = forten
fuldrigger-picture-out = eruit
fuldrigger-picture-wars = In oorlog: { $others }
fuldrigger-picture-truce = Wapenstilstand: { $others } (tot ronde { $round })
fuldrigger-picture-curve = Vermogen per ronde
fuldrigger-picture-becalmed = ligt stil
fuldrigger-picture-home = Thuishaven: { $town }
fuldrigger-picture-nothing = geen schepen
fuldrigger-picture-sailed = { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }
fuldrigger-picture-paid = gekocht voor { $money }
fuldrigger-picture-risk = risico { $risk }%

# The table in words

fuldrigger-words-game = Ronde { $round } van { $rounds }.
fuldrigger-words-choosing = De thuishavens worden gekozen.
fuldrigger-words-last = Deze ronde is de laatste.
fuldrigger-words-rolled = Gegooid: { $total }.
fuldrigger-words-company = { $who } ({ $town }): vermogen { $fortune }, contant { $cash }.
fuldrigger-words-fleet = { $who } ({ $town }): vermogen { $fortune }; { $ships }.
fuldrigger-words-cash = { $who }: contant { $cash }.
fuldrigger-words-hidden = verborgen
fuldrigger-words-none = nog geen thuishaven
fuldrigger-words-out = { $who } ligt eruit.
fuldrigger-words-ships = Schepen: { $ships }.
fuldrigger-words-sea = bij { $town }
fuldrigger-words-sailed = { $who }, schip { $ships }
fuldrigger-words-sailed-port = { $number } naar { $place }
fuldrigger-words-sailed-sea = { $number } { $place }
fuldrigger-words-sailed-calm = { $number } ligt stil { $place }
fuldrigger-words-sailed-robbed = { $number } beroofd { $place }
fuldrigger-words-sailed-lost = { $number } vergaan { $place }
fuldrigger-words-fight = Aanval: { $who } op { $other }, { $place }; { $count ->
        [one] 1 schip
       *[other] { $count } schepen
    }, gegooid: { $total }.
fuldrigger-words-becalmed = ligt stil
fuldrigger-words-forts = Forten: { $towns }.
fuldrigger-words-stores = In opslag: { $stores }.
fuldrigger-words-war = Oorlog: { $one } tegen { $other }.
fuldrigger-words-truce = Wapenstilstand tot ronde { $round }: { $one } en { $other }.
fuldrigger-words-cards = Van kracht: { $cards }.
fuldrigger-words-bounties = Premies: { $towns }.
fuldrigger-words-trial = De reis: { $start }, dan { $end }; { $count ->
            [one] { $count } veld
           *[other] { $count } velden
        }, risico { $risk }%.
fuldrigger-words-load = { $good } (gekocht voor { $money }, { $count } gevaren)
fuldrigger-words-reefs = Bekende riffen: { $letters }.
fuldrigger-words-offer = Aanbod, { $who } aan { $other }: { $terms }.
fuldrigger-words-treaty = Afgesproken in ronde { $round }, { $who } en { $other }: { $terms }.
fuldrigger-words-gives = { $who } geeft { $what }
fuldrigger-words-money = { $money } contant
fuldrigger-words-given-ships = { $count ->
    [one] schip
   *[other] schepen
} { $ships }
fuldrigger-words-given-forts = { $count ->
    [one] het fort
   *[other] de forten
} { $towns }
fuldrigger-words-given-peace = vrede
fuldrigger-words-given-truce = { $count ->
    [one] één ronde wapenstilstand
   *[other] { $count } rondes wapenstilstand
}
fuldrigger-words-ally = { $who } vecht mee aan de kant van { $friend }
fuldrigger-words-map = Kaart: { $region }.
fuldrigger-words-market = { $town }: { $goods }
fuldrigger-mark-k = K
fuldrigger-mark-s = V
fuldrigger-text-title = **Fuldrigger** · ronde { $round } van { $rounds }

# Seas on the chart

fuldrigger-sea-atlantic = Atlantische Oceaan
fuldrigger-sea-south-atlantic = Zuid-Atlantische Oceaan
fuldrigger-sea-pacific = Stille Oceaan
fuldrigger-sea-indian = Indische Oceaan
fuldrigger-sea-arctic = IJszee
fuldrigger-sea-caribbean = Caribische Zee
fuldrigger-sea-mediterranean = Middellandse Zee
fuldrigger-sea-north = Noordzee
fuldrigger-sea-arabian = Arabische Zee
fuldrigger-sea-china = Chinese Zee

# Regions of the chart

fuldrigger-region-world = De hele wereld
fuldrigger-region-north = Noord-Europa
fuldrigger-region-south = Zuid-Europa
fuldrigger-region-arctic = De noordelijke zeeën
fuldrigger-region-america = Noord-Amerika
fuldrigger-region-caribbean = De Caraïben
fuldrigger-region-atlantic = De Zuid-Atlantische Oceaan
fuldrigger-region-pacific = De kust van de Stille Oceaan
fuldrigger-region-africa = Oost-Afrika en de Rode Zee
fuldrigger-region-india = India
fuldrigger-region-east = Het Verre Oosten

# Commands

command-fuldrigger = fuldrigger
command-fuldrigger-about = Fuldrigger: handel en oorlog in de tijd van de zeilschepen
command-fuldrigger-new = nieuw
command-fuldrigger-new-about = Open een tafel Fuldrigger in dit kanaal
command-fuldrigger-new-player2 = speler2
command-fuldrigger-new-player2-about = Met wie je graag wilt spelen
command-fuldrigger-new-player3 = speler3
command-fuldrigger-new-player3-about = Met wie je graag wilt spelen
command-fuldrigger-new-player4 = speler4
command-fuldrigger-new-player4-about = Met wie je graag wilt spelen
command-fuldrigger-new-pace = tempo
command-fuldrigger-new-pace-about = Hoe snel jullie willen spelen
command-fuldrigger-play = spelen
command-fuldrigger-play-about = Doe een zet door hem te typen
command-fuldrigger-play-move = zet
command-fuldrigger-play-move-about = Je zet, bijvoorbeeld: sail 2 to CAL
command-fuldrigger-map = kaart
command-fuldrigger-map-about = Bekijk een deel van de zeekaart, met de prijzen
command-fuldrigger-map-region = gebied
command-fuldrigger-map-region-about = Welk deel van de wereld
command-fuldrigger-company = compagnie
command-fuldrigger-company-about = Bekijk een compagnie: geld, schepen, waren, forten, vermogen
command-fuldrigger-company-seat = plaats
command-fuldrigger-company-seat-about = Wiens compagnie, plaats 1 tot 4; anders de jouwe

# Goods, towns and cards

fuldrigger-good-timber = hout
fuldrigger-good-grain = graan
fuldrigger-good-fish = stokvis
fuldrigger-good-furs = pelzen
fuldrigger-good-cloth = laken
fuldrigger-good-wine = wijn
fuldrigger-good-sugar = suiker
fuldrigger-good-coffee = koffie
fuldrigger-good-ivory = ivoor
fuldrigger-good-silver = zilver
fuldrigger-good-tea = thee
fuldrigger-good-spices = specerijen

fuldrigger-town-dan = Danzig
fuldrigger-town-kbh = Kopenhagen
fuldrigger-town-bgn = Bergen
fuldrigger-town-ams = Amsterdam
fuldrigger-town-lon = Londen
fuldrigger-town-bdx = Bordeaux
fuldrigger-town-lis = Lissabon
fuldrigger-town-cad = Cádiz
fuldrigger-town-ven = Venetië
fuldrigger-town-kon = Constantinopel
fuldrigger-town-alx = Alexandrië
fuldrigger-town-ark = Archangelsk
fuldrigger-town-rey = Reykjavik
fuldrigger-town-gdt = Godthåb
fuldrigger-town-que = Quebec
fuldrigger-town-bos = Boston
fuldrigger-town-chs = Charleston
fuldrigger-town-hav = Havana
fuldrigger-town-stt = Sint Thomas
fuldrigger-town-pbo = Porto Bello
fuldrigger-town-bai = Bahia
fuldrigger-town-bue = Buenos Aires
fuldrigger-town-val = Valparaíso
fuldrigger-town-cal = Callao
fuldrigger-town-aca = Acapulco
fuldrigger-town-gor = Gorée
fuldrigger-town-chb = Christiansborg
fuldrigger-town-cpt = Kaapstad
fuldrigger-town-zan = Zanzibar
fuldrigger-town-mok = Mokka
fuldrigger-town-sue = Suez
fuldrigger-town-clc = Calicut
fuldrigger-town-trq = Trankebar
fuldrigger-town-ccu = Calcutta
fuldrigger-town-mlk = Malakka
fuldrigger-town-btv = Batavia
fuldrigger-town-amb = Ambon
fuldrigger-town-mnl = Manila
fuldrigger-town-ctn = Kanton
fuldrigger-town-nag = Nagasaki

fuldrigger-card-c01 = Premie
fuldrigger-card-c02 = Premie
fuldrigger-card-c03 = Premie
fuldrigger-card-c04 = Premie
fuldrigger-card-c05 = Premie
fuldrigger-card-c06 = Premie
fuldrigger-card-c07 = Premie
fuldrigger-card-c08 = Premie
fuldrigger-card-c09 = Premie
fuldrigger-card-c10 = Premie
fuldrigger-card-c11 = Misoogst
fuldrigger-card-c12 = Koffiehuizen in de mode
fuldrigger-card-c13 = Suikeroverschot
fuldrigger-card-c14 = De pepervloot is binnen
fuldrigger-card-c15 = De werven bouwen
fuldrigger-card-c16 = Koninklijke bruiloft
fuldrigger-card-c17 = Orkaanseizoen
fuldrigger-card-c18 = Strenge ijswinter
fuldrigger-card-c19 = Frisse bries
fuldrigger-card-c20 = Weinig wind
fuldrigger-card-c21 = Mooi weer
fuldrigger-card-c22 = Piraten verzamelen zich
fuldrigger-card-c23 = Marine-eskader
fuldrigger-card-c24 = Wapenstilstand
fuldrigger-card-c25 = Paalworm
fuldrigger-card-c26 = Soldij voor de garnizoenen
fuldrigger-card-c27 = Zeeverzekering
fuldrigger-card-c28 = Aanbieding van de werf

# The rules

fuldrigger-rules-short =
    Je leidt een handelscompagnie met **drie schepen en 100 dukaten**. Koop waren waar ze goedkoop zijn, vervoer ze minstens tien velden en verkoop ze waar ze duur zijn.
    In je beurt gooi je drie dobbelstenen; **elk** schip mag zo ver varen. Op zee wachten storm, ijs, windstilte, riffen en piraten. Tussen de reizen koop je schepen en forten.
    Rust **kaperschepen** uit en verklaar de oorlog als je wilt; anderen mogen de ene of de andere kant helpen. Vrede sluit je bij verdrag.
    Wie aan het eind het grootste **vermogen** heeft, wint: contant geld en wat schepen, forten en waren gekost hebben.
fuldrigger-rules-long-1 =
    ### De beurt
    Je mag in je beurt altijd handelen, schepen en forten kopen en schepen uitrusten. Gooi één keer drie dobbelstenen: elk van je schepen mag zoveel velden varen, of minder. Wie een haven binnenloopt, is met dat schip klaar.
    ### De zee
    Meewind: drie velden meer; tegenwind: drie minder. Verder gooi je voor het schip twee dobbelstenen. Storm: vergaat bij 2 of 3. IJsberg: vergaat bij 5. Windstilte: bij 7 of minder blijft het liggen en mist je volgende beurt. Rif: vergaat bij 2 of 3, anders ken je dat rif voortaan. Piraten: schip verloren bij 2 of 3, lading bij 4. Kapers, en wie binnen twee velden een fort heeft, hoeven de piraten niet te vrezen.
    ### Handel
    Een schip heeft één lading. K kun je in die stad alleen kopen, V alleen verkopen, de rest allebei. Een lading moet tien velden varen voor je hem verkoopt. Elke volgende lading van één soort in dezelfde stad en beurt brengt 10 minder op. Er zijn hoogstens negen ladingen van een soort onderweg.
    ### Schepen en forten
    Een schip kost 100, begint in je thuishaven en gaat voor 75 terug naar de bank; hoogstens zes. Een fort kost 100 waar een schip van je ligt; hoogstens zes, één per stad. Anderen betalen je daar 10 per koop en verkoop, en zelf verkoop je voor 10 meer.
fuldrigger-rules-long-2 =
    ### Oorlog
    Kapers rust je thuis of bij je eigen fort uit; ze nemen geen lading mee. Verklaar de oorlog en val aan met minstens zoveel kapers als er schepen en forten op het veld zijn. Schepen in een haven zonder fort liggen veilig. Twee dobbelstenen beslissen: met één schip verlies je er een onder 6 en verover je boven 9; met twee onder 5 en boven 8; met drie onder 4 en boven 7; met vier bij 2 en boven 6. Daartussen blijft het onbeslist.
    ### Afspraken
    Je kunt altijd geld, schepen, forten, vrede, wapenstilstand of een bondgenootschap aanbieden. Alleen de ander ziet het; het vervalt als je volgende beurt begint, of eerder, na 5 minuten, een dag of 3 dagen, afhankelijk van het tempo van de tafel. Twee compagnieën sluiten één verdrag per ronde; daarna vervalt elk ander aanbod tussen die twee. Een wapenstilstand geldt: niemand valt aan tot hij voorbij is.
    ### Kanskaarten
    Eén keer per ronde, meestal in de beurt van de laatste compagnie, wordt een kaart omgedraaid die voor iedereen geldt.
    ### Over de landengtes
    Als huisregel mogen waren voor 10 tol over Panama en Suez; een ander schip van je haalt ze op. Forten daar brengen jou de tol.
    ### Het einde
    Het spel eindigt na de afgesproken rondes, of met de ronde waarin de afgesproken datum valt. Wie aan het eind van de eigen beurt geen schip heeft, ligt eruit; blijft één compagnie over, dan wint die. Vermogen is contant geld, 100 per schip en fort, en wat voor de waren betaald is.
fuldrigger-rules-long-3 =
    ### De tekens op de kaart
    Op zee: **twee pijlen**: de wind; op wit drie velden extra, op donkerrood drie minder. **Bliksem**: storm. **Witte top**: ijs. **Drie strepen**: windstilte. **Een letter**: een rif. **Een schedel**: piraten.
    Steden: **rode stip**: een stad die thuishaven kan zijn. **Witte stip**: een andere stad. **Kleine stippen**: elk één veld. **Een schip**: kleur en teken zeggen van wie, het getal welk; waren op het dek zijn de lading, een zwart zeil maakt er een kaperschip van. **Een toren**: een fort. **Stippellijn**: de laatste reis.

# What the table waits for. $who stands for one player or several.

fuldrigger-waiting-home = We wachten op de keuze van een thuishaven: { $who }
fuldrigger-waiting-play = We wachten op varen en handelen: { $who }
