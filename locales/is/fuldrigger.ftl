# Fuldrigger: what happens, what is asked, why something cannot be done, and the rules.
# $town, $good, $card, $effect, $place, $cargo and $ship in labels are texts of this file; names are never inflected.
fuldrigger-name = Fuldrigger
fuldrigger-about = Verslun og viðskiptastríð á öld seglskipanna, fyrir tvö til fjögur félög.

# House rules in the lobby

fuldrigger-option-late = Ef einhver fellur á tíma
fuldrigger-option-late-ask = Spyrja okkur
fuldrigger-option-late-rule = Regla leiksins: tölvuspilari gerir
fuldrigger-option-rounds = Lengd
fuldrigger-option-rounds-30 = 30 umferðir
fuldrigger-option-rounds-20 = 20 umferðir
fuldrigger-option-rounds-40 = 40 umferðir
fuldrigger-option-rounds-10 = 10 umferðir, stutt sigling
fuldrigger-option-days = Umsamin lok
fuldrigger-option-days-none = Engin: umferðirnar ráða
fuldrigger-option-days-1h = Umferðin eftir klukkustund er sú síðasta
fuldrigger-option-days-2h = Umferðin eftir 2 klukkustundir er sú síðasta
fuldrigger-option-days-3h = Umferðin eftir 3 klukkustundir er sú síðasta
fuldrigger-option-days-7 = Umferðin eftir 7 daga er sú síðasta
fuldrigger-option-days-14 = Umferðin eftir 14 daga er sú síðasta
fuldrigger-option-days-28 = Umferðin eftir 28 daga er sú síðasta
fuldrigger-option-days-56 = Umferðin eftir 56 daga er sú síðasta
fuldrigger-option-home = Heimahafnir
fuldrigger-option-home-crown = Rauðu bæirnir tólf
fuldrigger-option-home-any = Hvaða bær sem er á kortinu
fuldrigger-option-order = Röð leikmanna
fuldrigger-option-order-clockwise = Réttsælis frá hæsta kasti
fuldrigger-option-order-roll = Eftir kastinu um heimahafnir
fuldrigger-option-bank = Happaspjaldi er snúið við
fuldrigger-option-bank-last = Þegar síðasta félagið á leik
fuldrigger-option-bank-first = Þegar fyrsta félagið á leik
fuldrigger-option-tokens = Farmar af einni tegund
fuldrigger-option-tokens-nine = Í mesta lagi níu í einu
fuldrigger-option-tokens-free = Eins margir og hver vill
fuldrigger-option-cash = Reiðufé
fuldrigger-option-cash-open = Allra er uppi á borði
fuldrigger-option-cash-hidden = Hver sér aðeins sitt
fuldrigger-option-war = Árásir
fuldrigger-option-war-formal = Aðeins í yfirlýstu stríði
fuldrigger-option-war-open = Á hvern sem er hvenær sem er
fuldrigger-option-guests = Gestir í bæ með virki
fuldrigger-option-guests-attacked = Má ráðast á
fuldrigger-option-guests-sheltered = Eru óhultir
fuldrigger-option-isthmus = Vörur yfir Súes og Panama
fuldrigger-option-isthmus-off = Ekki fluttar yfir
fuldrigger-option-isthmus-on = Fluttar yfir gegn tolli

# Questions

fuldrigger-field-home = Veldu þér heimahöfn
fuldrigger-field-turn = Hvað gerir félagið þitt?
fuldrigger-field-roll-now = Þú átt leik: kastaðu fyrir allan flotann
fuldrigger-field-sailing = Hvernig siglir flotinn?
fuldrigger-field-selling = Í höfn: hvað selurðu?
fuldrigger-field-loading = Hvað á skipið að lesta, og hvert á það að fara?
fuldrigger-field-ending = Eitthvað fleira áður en næsti gerir?
fuldrigger-field-to = Hvert?
fuldrigger-field-one-ship = Hvað gerirðu við þetta skip?
fuldrigger-field-space = Á hvaða reit?
fuldrigger-field-way = Hvaða leið?
fuldrigger-field-sell = Hvaða farm selur þú?
fuldrigger-field-buy = Hvaða farm kaupir þú?
fuldrigger-field-over = Hvað fer yfir eiðið?
fuldrigger-field-yard = Hvað á að gera?
fuldrigger-field-war = Hverjum segirðu stríð á hendur?
fuldrigger-field-attack = Á hvað er ráðist?
fuldrigger-field-with = Hvaða kaperskip sigla þangað?
fuldrigger-field-roll = Kasta þremur teningum
fuldrigger-field-end = Ljúka umferð
fuldrigger-field-take = Hvað hertekur þú?
fuldrigger-field-lose = Hvaða kaperskip ferst?
fuldrigger-field-offer = Þér hefur borist tilboð
fuldrigger-field-own = Tilboð þitt stendur
fuldrigger-field-join = Með hverjum gengur þú í stríðið?
fuldrigger-field-deal-to = Hverjum gerir þú tilboð?
fuldrigger-field-deal = Hvað býður þú?

# Other questions beside the one that is shown

fuldrigger-open-turn = Aftur að þinni umferð
fuldrigger-open-spoils = Aftur að bardaganum
fuldrigger-open-home = Velja heimahöfn
fuldrigger-open-offer = Tilboð til þín
fuldrigger-open-own = Þitt eigið tilboð
fuldrigger-open-join = Ganga í stríð
fuldrigger-open-deal = Gera tilboð

# Answers

fuldrigger-label-town = { $town }
fuldrigger-label-company = { $who }
fuldrigger-label-roll = 🎲 Kasta teningum
fuldrigger-label-end =
    ⚓ Ljúka umferð{ $count ->
        [0] {""}
        [one] {" "}({ $count } skip hefur ekki siglt)
       *[other] {" "}({ $count } skip hafa ekki siglt)
    }
fuldrigger-label-sell-menu = 💰 Selja
fuldrigger-label-buy-menu = 📦 Kaupa
fuldrigger-label-over-menu = 🐫 Yfir eiðið
fuldrigger-label-yard-menu = 🏰 Skip og virki
fuldrigger-label-war-menu = 🚩 Lýsa yfir stríði
fuldrigger-label-attack-menu = ⚔️ Ráðast á
fuldrigger-label-more = Meira …
fuldrigger-label-stays = Vera hér
fuldrigger-label-one-ship = ⛵ Skip { $ship } …
fuldrigger-label-sail-all = ⛵ { $count ->
        [one] Sigla áfram
       *[other] Öll sigla áfram
    }
fuldrigger-label-sail-all-risk = ⛵ { $count ->
        [one] Sigla áfram, áhætta { $risk }%
       *[other] Öll sigla áfram, áhætta { $risk }%
    }
fuldrigger-label-sail-shortest = Stystu leiðir, engin áhætta
fuldrigger-label-sail-shortest-risk = Stystu leiðir, áhætta { $risk }%
fuldrigger-label-sail-better = Sigla betri leiðirnar
fuldrigger-label-sail-better-risk = Sigla betri leiðirnar, áhætta { $risk }%
fuldrigger-label-sail-none = { $count ->
        [one] ⚓ Það er kyrrt
       *[other] ⚓ Öll eru kyrr
    }
fuldrigger-label-sell-all = 💰 { $count ->
        [2] Selja báða farmana, { $money }
       *[other] Selja alla { $count } farmana, { $money }
    }
fuldrigger-label-sell-some = 💰 Selja það sem borgar sig hér, { $money }
fuldrigger-label-keep = { $count ->
        [one] Halda farminum
        [2] Halda báðum
       *[other] Halda öllum
    }
fuldrigger-label-load = ⛵ { $ship } · { $good } { $cost }, söluhöfn { $town } { $money } · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }{ $risk ->
        [0] {""}
       *[other] {" "}· áhætta { $risk }%
    }
fuldrigger-label-load-each = Lesta öll { $ships } eins og hér segir
fuldrigger-label-stays-empty = ⛵ { $ship } { $count ->
        [one] er áfram tómt
       *[other] eru áfram tóm
    }
fuldrigger-field-loading-else = Aðrar hafnir …
fuldrigger-field-to-else = { fuldrigger-field-loading-else }
fuldrigger-label-ship = ⛵ { $ship } · { $place } · { $cargo }
fuldrigger-label-ship-cargo = ⛵ { $ship } · { $cargo }
fuldrigger-label-ship-on = ⛵ { $ship } · { $place } · { $cargo } · { $count } eftir
fuldrigger-label-way = { $place } · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        } · áhætta { $risk }%
fuldrigger-label-way-sells = { $place } · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        } · áhætta { $risk }% · 📤 { $money }
fuldrigger-label-course = Áfram: { $town }
fuldrigger-label-spaces = Reitur á sjó …
fuldrigger-label-far-town = { $town } · { $about }
fuldrigger-label-far = { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }
fuldrigger-label-far-sells = gefur { $money } · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }
fuldrigger-place-sea = á sjó, næsta höfn er { $town }
fuldrigger-place-space = leiðin { $town }–{ $other }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
fuldrigger-label-quick = Stysta leið · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        } · áhætta { $risk }%
fuldrigger-label-safe = Öruggasta leið · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        } · áhætta { $risk }%
fuldrigger-label-sell = ⛵ { $ship } · { $good } á { $money } · { $town }
fuldrigger-label-buy = ⛵ { $ship } · { $good } á { $money } · { $town }
fuldrigger-label-new-ship = Kaupa skip á { $money }
fuldrigger-label-fort = Reisa virki fyrir { $money } · { $town }
fuldrigger-label-arm = Búa út sem kaperskip: { $ship }
fuldrigger-label-disarm = Aftur í verslun: { $ship }
fuldrigger-label-stop = Vera hér: { $ship }
fuldrigger-label-dump = Kasta farminum fyrir borð: { $ship }
fuldrigger-label-scrap = Selja bankanum á 75: { $ship }
fuldrigger-label-deliver = Senda yfir: { $ship }
fuldrigger-label-collect = Sækja: { $good } · ⛵ { $ship }
fuldrigger-label-target = { $who } · { $place } · minnst { $count }
fuldrigger-label-the-fort = 🏰 Virkið · { $town }
fuldrigger-label-accept = Þiggja · { $who } · { $terms }
fuldrigger-label-decline = Hafna · { $who } · { $terms }
fuldrigger-label-withdraw = Draga til baka · { $who } · { $terms }
fuldrigger-label-deal = { $terms }
fuldrigger-terms-gives =
    { YOU($who) ->
        [yes] þú lætur af hendi { $what }
       *[no] { $who } lætur af hendi { $what }
    }
fuldrigger-terms-money = { $money } 🪙
fuldrigger-terms-ship = ⛵ { $ship }
fuldrigger-terms-fort = 🏰 { $town }
fuldrigger-terms-plus = { $one } + { $other }
fuldrigger-terms-and = { $one } · { $other }
fuldrigger-terms-peace = 🕊️ friður
fuldrigger-terms-truce =
    { $count ->
        [one] 🕊️ vopnahlé í { $count } umferð
       *[other] 🕊️ vopnahlé í { $count } umferðir
    }
fuldrigger-terms-ally = ⚔️ { $who } gengur í stríðið og { $friend } fær liðsauka
fuldrigger-cargo-empty = tómt
fuldrigger-cargo-privateer = kaperskip

# The form of an offer

fuldrigger-deal-button = ✍️ Skrifa tilboð …
fuldrigger-form-title = Tilboð: { $who }
fuldrigger-form-give = Þú lætur
fuldrigger-form-get = Þú færð
fuldrigger-form-money = Fé
fuldrigger-form-money-about = 50: þú greiðir 50. -50: þú færð 50
fuldrigger-form-pact = Og auk þess
fuldrigger-form-peace = Friður
fuldrigger-form-truce = Friður og vopnahlé í { $count ->
            [one] { $count } umferð
           *[other] { $count } umferðir
        }
fuldrigger-form-ally = Liðsinni við þig í stríðinu, andstæðingur: { $who }
fuldrigger-form-ship = ⛵ Skip { $ship } · { $place }

# Það sem þarf að vita til að svara

fuldrigger-about-cash = Þú átt { $money ->
            [one] { $money } dúkat
           *[other] { $money } dúkata
        }.
fuldrigger-about-last = ⏳ Síðasta umferð: aðeins það sem kemst í höfn núna selst.
fuldrigger-about-done = Meira er ekki hægt að gera með skipunum þínum.
fuldrigger-about-unsailed = Skip { $ship } hefur ekki siglt.
fuldrigger-about-home = { $good } á { $cost }, söluhöfn { $town } { $money }, { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }
fuldrigger-about-lies = **{ $ship }** { $place } · { $cargo }
fuldrigger-about-bound = **{ $ship }** { $place } · { $cargo } · áfangastaður { $town }, { $count } eftir
fuldrigger-about-bound-sells = **{ $ship }** { $place } · { $cargo } · áfangastaður { $town }, { $count } eftir · gefur { $money }
fuldrigger-about-misses = { $about } · liggur í logni og missir úr þessa umferð
fuldrigger-about-stays = **{ $ship }** er kyrrt: { $place } · { $cargo }
fuldrigger-about-better = **{ $ship }** á betri kost: { $town }, { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }{ $why ->
        [load] {" "}(þar er besti farmurinn)
       *[other] {""}
    }.
fuldrigger-about-better-sells = **{ $ship }** á betri kost: { $town }, { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }, gefur { $money }{ $why ->
        [dearer] {" "}(þar fæst meira)
        [spread] {" "}(færri skipa þinna flytja það sama þangað)
        [sooner] {" "}(styttra)
        [safer] {" "}(öruggara)
        [both] {" "}(styttra og öruggara)
       *[other] {""}
    }.
fuldrigger-about-better-waits = **{ $ship }** ætti frekar að bíða hér.
fuldrigger-about-sails = **{ $ship }** { $cargo } · áfangastaður { $town } · siglir { $count } af { $all }{ $tail ->
        [0] {""}
       *[other] {" "}(meðvindur bætir { $tail } við)
    }{ $head ->
        [0] {""}
       *[other] {" "}(mótvindur tekur { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· logn { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· áhætta { $risk }%
    }
fuldrigger-about-arrives = **{ $ship }** { $cargo }, í höfn: { $town } · { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }{ $tail ->
        [0] {""}
       *[other] {" "}(meðvindur bætir { $tail } við)
    }{ $head ->
        [0] {""}
       *[other] {" "}(mótvindur tekur { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· logn { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· áhætta { $risk }%
    }
fuldrigger-about-hazard = Skip { $ship }: { $hazard }, { $place }; { $count } af 36 köstum tveggja teninga kosta skipið eða farminn.
fuldrigger-about-hazard-several = Skip { $ship }: { $hazard }, { $place }; { $count } af 36 köstum tveggja teninga kosta hvert skip eða farm þess.
fuldrigger-about-sale = **{ $ship }** { $good } gefur { $money } ({ $town }; kostaði { $paid }).
fuldrigger-about-sale-low = **{ $ship }** { $good } gefur { $money } ({ $town }; kostaði { $paid }); annars staðar fæst betra verð.
fuldrigger-about-falls = Hver farmur til viðbótar af sömu tegund, sem selst í sama bæ, gefur { $money } minna.
fuldrigger-about-loading = Skip { $ship } liggur tómt ({ $town }). Þú átt { $money ->
            [one] { $money } dúkat
           *[other] { $money } dúkata
        }. Við hvern farm: verðið hér, hvert hann gæti farið og hvað sá bær greiðir nú.
fuldrigger-about-each = **{ $ship }** { $good } á { $cost }, söluhöfn { $town } { $money }
fuldrigger-about-load = { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        } · áhætta { $risk }%
fuldrigger-hazard-storm = stormur
fuldrigger-hazard-iceberg = borgarísjaki
fuldrigger-hazard-reef = sker
fuldrigger-hazard-pirates = sjóræningjar

# What happens

fuldrigger-rolled-home =
    { YOU($who) ->
        [yes] Þú kastar { $total } um val á heimahöfn.
       *[no] { $who } kastar { $total } um val á heimahöfn.
    }
fuldrigger-home =
    { YOU($who) ->
        [yes] Heimahöfn þín: { $town }.
       *[no] { $who } velur sér heimahöfn: { $town }.
    }
fuldrigger-turn =
    { YOU($who) ->
        [yes] Nú er { $round }. umferð: þú átt leik.
       *[no] Nú er { $round }. umferð: { $who } á leik.
    }
fuldrigger-rolled =
    { YOU($who) ->
        [yes] 🎲 Þú kastar { $dice } = { $total }.
       *[no] 🎲 { $who } kastar { $dice } = { $total }.
    }
fuldrigger-sailed =
    { YOU($who) ->
        [yes] ⛵ Skipið þitt nr. { $ship } siglir { $count } { $count ->
            [one] reit
           *[other] reiti
        }: { $place }.
       *[no] ⛵ { $who }: skip { $ship } siglir { $count } { $count ->
            [one] reit
           *[other] reiti
        }: { $place }.
    }
fuldrigger-stopped =
    { YOU($who) ->
        [yes] ⛵ Skipið þitt nr. { $ship } heldur kyrru fyrir.
       *[no] ⛵ { $who }: skip { $ship } heldur kyrru fyrir.
    }
fuldrigger-passed-storm =
    { YOU($who) ->
        [yes] 🌩️ Skipið þitt nr. { $ship } stendur af sér storm ({ $roll }).
       *[no] 🌩️ { $who }: skip { $ship } stendur af sér storm ({ $roll }).
    }
fuldrigger-passed-iceberg =
    { YOU($who) ->
        [yes] 🧊 Skipið þitt nr. { $ship } sneiðir hjá borgarísjaka ({ $roll }).
       *[no] 🧊 { $who }: skip { $ship } sneiðir hjá borgarísjaka ({ $roll }).
    }
fuldrigger-passed-calm =
    { YOU($who) ->
        [yes] 🌫️ Skipið þitt nr. { $ship } fær byr í logninu ({ $roll }).
       *[no] 🌫️ { $who }: skip { $ship } fær byr í logninu ({ $roll }).
    }
fuldrigger-passed-reef =
    { YOU($who) ->
        [yes] 🪨 Skipið þitt nr. { $ship } kemst fram hjá skerinu ({ $roll }).
       *[no] 🪨 { $who }: skip { $ship } kemst fram hjá skerinu ({ $roll }).
    }
fuldrigger-passed-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Skipið þitt nr. { $ship } laumast fram hjá sjóræningjum ({ $roll }).
       *[no] 🏴‍☠️ { $who }: skip { $ship } laumast fram hjá sjóræningjum ({ $roll }).
    }
fuldrigger-lost-storm =
    { YOU($who) ->
        [yes] 🌩️ Skipið þitt nr. { $ship } ferst í stormi ({ $roll }).
       *[no] 🌩️ { $who }: skip { $ship } ferst í stormi ({ $roll }).
    }
fuldrigger-lost-iceberg =
    { YOU($who) ->
        [yes] 🧊 Skipið þitt nr. { $ship } rekst á borgarísjaka og sekkur ({ $roll }).
       *[no] 🧊 { $who }: skip { $ship } rekst á borgarísjaka og sekkur ({ $roll }).
    }
fuldrigger-lost-reef =
    { YOU($who) ->
        [yes] 🪨 Skipið þitt nr. { $ship } steytir á skeri og ferst ({ $roll }).
       *[no] 🪨 { $who }: skip { $ship } steytir á skeri og ferst ({ $roll }).
    }
fuldrigger-lost-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Sjóræningjar taka skipið þitt nr. { $ship } með öllu um borð ({ $roll }).
       *[no] 🏴‍☠️ { $who }: sjóræningjar taka skip { $ship } með öllu um borð ({ $roll }).
    }
fuldrigger-robbed =
    { YOU($who) ->
        [yes] 🏴‍☠️ Sjóræningjar ræna farminum úr skipinu þínu nr. { $ship } ({ $roll }).
       *[no] 🏴‍☠️ { $who }: sjóræningjar ræna farminum úr skipi { $ship } ({ $roll }).
    }
fuldrigger-becalmed =
    { YOU($who) ->
        [yes] 🌫️ Skipið þitt nr. { $ship } liggur kyrrt í logni ({ $roll }).
       *[no] 🌫️ { $who }: skip { $ship } liggur kyrrt í logni ({ $roll }).
    }
fuldrigger-reef-known =
    { YOU($who) ->
        [yes] Þú þekkir skerið { $letter } héðan í frá.
       *[no] { $who } þekkir skerið { $letter } héðan í frá.
    }
fuldrigger-insured =
    { YOU($who) ->
        [yes] Þú færð { $money } úr tryggingunni.
       *[no] { $who } fær { $money } úr tryggingunni.
    }
fuldrigger-bounty =
    { YOU($who) ->
        [yes] 🏅 Þú kemur fyrst í höfn og færð { $money }: { $town }.
       *[no] 🏅 { $who } kemur fyrst í höfn og fær { $money }: { $town }.
    }
fuldrigger-bought =
    { YOU($who) ->
        [yes] 📦 Þú kaupir { $good } á { $money } í skip { $ship } ({ $town }).
       *[no] 📦 { $who } kaupir { $good } á { $money } í skip { $ship } ({ $town }).
    }
fuldrigger-sold =
    { YOU($who) ->
        [yes] 💰 Þú selur { $good } úr skipi { $ship } á { $money } ({ $town }).
       *[no] 💰 { $who } selur { $good } úr skipi { $ship } á { $money } ({ $town }).
    }
fuldrigger-fee =
    { YOU($who) ->
        [yes] Þú greiðir { $money } í gjald og { $other } fær það ({ $town }).
       *[no] { YOU($other) ->
            [yes] { $who } greiðir þér { $money } í gjald ({ $town }).
           *[no] { $who } greiðir { $money } í gjald og { $other } fær það ({ $town }).
        }
    }
fuldrigger-dumped =
    { YOU($who) ->
        [yes] Þú kastar { TERM($good, form: "dat") } fyrir borð úr skipi { $ship }.
       *[no] { $who } kastar { TERM($good, form: "dat") } fyrir borð úr skipi { $ship }.
    }
fuldrigger-new-ship =
    { YOU($who) ->
        [yes] Þú kaupir skip { $ship } á { $money } ({ $town }).
       *[no] { $who } kaupir skip { $ship } á { $money } ({ $town }).
    }
fuldrigger-scrapped =
    { YOU($who) ->
        [yes] Þú selur bankanum skip { $ship } á { $money }.
       *[no] { $who } selur bankanum skip { $ship } á { $money }.
    }
fuldrigger-new-fort =
    { YOU($who) ->
        [yes] 🏰 Þú reisir virki fyrir { $money }: { $town }.
       *[no] 🏰 { $who } reisir virki fyrir { $money }: { $town }.
    }
fuldrigger-delivered =
    { YOU($who) ->
        [yes] 🐫 Þú sendir { $good } úr skipi { $ship } yfir eiðið fyrir { $money } (geymsla: { $town }).
       *[no] 🐫 { $who } sendir { $good } úr skipi { $ship } yfir eiðið fyrir { $money } (geymsla: { $town }).
    }
fuldrigger-toll =
    { YOU($who) ->
        [yes] Þú færð { $money } í toll.
       *[no] { $who } fær { $money } í toll.
    }
fuldrigger-collected =
    { YOU($who) ->
        [yes] 🐫 Skipið þitt nr. { $ship } sækir { $good } í geymsluna.
       *[no] 🐫 { $who }: skip { $ship } sækir { $good } í geymsluna.
    }
fuldrigger-war =
    { YOU($who) ->
        [yes] 🚩 Þú lýsir yfir stríði og { $other } snýst til varnar.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } segir þér stríð á hendur.
           *[no] 🚩 { $who } lýsir yfir stríði og { $other } snýst til varnar.
        }
    }
fuldrigger-joined =
    { YOU($who) ->
        [yes] 🚩 Þú gengur í stríðið og { $other } fær liðsauka.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } gengur í stríðið þér við hlið.
           *[no] 🚩 { $who } gengur í stríðið og { $other } fær liðsauka.
        }
    }
fuldrigger-armed =
    { YOU($who) ->
        [yes] Skipið þitt nr. { $ship } dregur upp kapersegl ({ $place }).
       *[no] { $who }: skip { $ship } dregur upp kapersegl ({ $place }).
    }
fuldrigger-disarmed =
    { YOU($who) ->
        [yes] Skipið þitt nr. { $ship } verslar á ný ({ $place }).
       *[no] { $who }: skip { $ship } verslar á ný ({ $place }).
    }
fuldrigger-attack =
    { YOU($who) ->
        [yes] ⚔️ Þú ræðst til atlögu
       *[no] { YOU($other) ->
            [yes] ⚔️ { $who } ræðst á þig
           *[no] ⚔️ { $who } ræðst til atlögu
        }
    } með { $count ->
        [1] einu skipi
        [one] { $count } skipi
       *[other] { $count } skipum
    }{ YOU($other) ->
        [yes] {""}
       *[no] {" "}og { $other } tekur á móti
    } ({ $place }).
fuldrigger-too-few =
    { YOU($who) ->
        [yes] ⚔️ Of fá skip þín komast á leiðarenda ({ $count }) og { $other } sleppur ({ $place }).
       *[no] ⚔️ { $who }: of fá skip komast á leiðarenda ({ $count }) og { $other } sleppur ({ $place }).
    }
fuldrigger-repelled =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: { $other } hrindir árás þinni ({ $place }).
       *[no] ⚔️ { $roll }: { $other } verst og { $who } hörfar ({ $place }).
    }
fuldrigger-won-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: þú hefur betur og { $other } tapar ({ $place }).
       *[no] ⚔️ { $roll }: { $who } hefur betur og { $other } tapar ({ $place }).
    }
fuldrigger-drawn-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: hvorki þú né { $other } hefur betur ({ $place }).
       *[no] ⚔️ { $roll }: hvorki { $who } né { $other } hefur betur ({ $place }).
    }
fuldrigger-sunk =
    { YOU($who) ->
        [yes] Kaperskipið þitt nr. { $ship } ferst.
       *[no] { $who }: kaperskip { $ship } ferst.
    }
fuldrigger-took-ship =
    { YOU($who) ->
        [yes] Þú hertekur skip { $ship }, nú er það skipið þitt nr. { $number }. { $other } missir það.
       *[no] { $who } hertekur skip { $ship } sem skip { $number }. { $other } missir það.
    }
fuldrigger-prize-sold =
    { YOU($who) ->
        [yes] Þú hertekur skip { $ship } og selur á { $money }. { $other } missir það.
       *[no] { $who } hertekur skip { $ship } og selur á { $money }. { $other } missir það.
    }
fuldrigger-took-fort =
    { YOU($who) ->
        [yes] 🏰 Þú hertekur virkið: { $town }. { $other } missir það.
       *[no] 🏰 { $who } hertekur virkið: { $town }. { $other } missir það.
    }
fuldrigger-razed-fort =
    { YOU($who) ->
        [yes] 🏰 Þú jafnar virkið við jörðu: { $town }. { $other } missir það.
       *[no] 🏰 { $who } jafnar virkið við jörðu: { $town }. { $other } missir það.
    }
fuldrigger-proposed =
    { YOU($who) ->
        [yes] Þú gerir tilboð og { $other } á að svara: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } gerir þér tilboð
           *[no] { $who } gerir tilboð og { $other } á að svara
        }: { $terms }
    }
fuldrigger-offer-declined =
    { YOU($who) ->
        [yes] { $other } hafnar tilboði þínu: { $terms }
       *[no] { YOU($other) ->
            [yes] Þú hafnar því sem { $who } bauð
           *[no] { $other } hafnar því sem { $who } bauð
        }: { $terms }
    }
fuldrigger-offer-withdrawn =
    { YOU($who) ->
        [yes] Þú dregur til baka tilboð sem { $other } átti að svara: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } dregur til baka tilboðið til þín
           *[no] { $who } dregur til baka tilboð sem { $other } átti að svara
        }: { $terms }
    }
fuldrigger-offer-lapsed =
    { YOU($who) ->
        [yes] Tilboð þitt, sem { $other } átti að svara, er fallið úr gildi: { $terms }
       *[no] { YOU($other) ->
            [yes] Tilboðið sem { $who } gerði þér er fallið úr gildi
           *[no] Tilboðið sem { $who } gerði og { $other } átti að svara er fallið úr gildi
        }: { $terms }
    }
fuldrigger-offer-void =
    { YOU($who) ->
        [yes] Tilboð þitt, sem { $other } átti að svara, gengur ekki upp og fellur niður: { $terms }
       *[no] { YOU($other) ->
            [yes] Tilboðið sem { $who } gerði þér gengur ekki upp og fellur niður
           *[no] Tilboðið sem { $who } gerði og { $other } átti að svara gengur ekki upp og fellur niður
        }: { $terms }
    }
fuldrigger-signed =
    { YOU($who) ->
        [yes] 📜 Þú og { $other } semjið: { $terms }
       *[no] { YOU($other) ->
            [yes] 📜 Þú og { $who } semjið
           *[no] 📜 { $who } og { $other } semja
        }: { $terms }
    }
fuldrigger-card = 🃏 { $card }: { $effect }
fuldrigger-card-paid =
    { YOU($who) ->
        [yes] Þú greiðir { $money }.
       *[no] { $who } greiðir { $money }.
    }
fuldrigger-shuffled = Öll 28 happaspjöldin eru stokkuð á ný.
fuldrigger-date = Umsaminn dagur er kominn: þetta er síðasta umferðin.
fuldrigger-hours = Tíminn er búinn: þetta er síðasta umferðin.
fuldrigger-out =
    { YOU($who) ->
        [yes] Þú átt ekkert skip eftir og félag þitt er úr leik.
       *[no] { $who } á ekkert skip eftir og félagið er úr leik.
    }
fuldrigger-resigned =
    { YOU($who) ->
        [yes] Þú leggur félagið niður.
       *[no] { $who } leggur félagið niður.
    }
fuldrigger-counted =
    { YOU($who) ->
        [yes] Auður þinn: { $cash } í reiðufé + { $ships } í skipum + { $forts } í virkjum + { $goods } í vörum = { $total }.
       *[no] { $who }: { $cash } í reiðufé + { $ships } í skipum + { $forts } í virkjum + { $goods } í vörum = { $total }.
    }

# How it ended

fuldrigger-scores = Auður í dúkötum: { $scores }
fuldrigger-why-rounds = Síðasta umferðin er leikin og auðurinn talinn.
fuldrigger-why-date = Umsaminn dagur er liðinn og auðurinn talinn.
fuldrigger-why-hours = Tíminn er liðinn og auðurinn talinn.
fuldrigger-why-alone = Aðeins eitt félag á enn skip.

# What the cards say

fuldrigger-effect-bounty = fyrsta skip í höfn fær { $money }: { $town }.
fuldrigger-effect-c11 = 20 meira fæst fyrir korn alls staðar í 3 umferðir.
fuldrigger-effect-c12 = 20 meira fæst fyrir kaffi í Norður- og Vestur-Evrópu, Feneyjum og Miklagarði í 3 umferðir.
fuldrigger-effect-c13 = 20 minna fæst fyrir sykur alls staðar í 3 umferðir.
fuldrigger-effect-c14 = 30 minna fæst fyrir krydd í Evrópu í 3 umferðir.
fuldrigger-effect-c15 = 20 meira fæst fyrir timbur alls staðar í 3 umferðir.
fuldrigger-effect-c16 = 10 meira fæst fyrir vín og klæði alls staðar í 3 umferðir.
fuldrigger-effect-c17 = stormar granda skipum á 2, 3 og 4 í eina umferð.
fuldrigger-effect-c18 = borgarísjakar granda skipum á 4 og 5 í eina umferð.
fuldrigger-effect-c19 = öll skip mega sigla 3 reitum lengra í eina umferð.
fuldrigger-effect-c20 = öll skip sigla 3 reitum styttra í eina umferð.
fuldrigger-effect-c21 = stormar og logn hafa engin áhrif í eina umferð.
fuldrigger-effect-c22 = sjóræningjar taka farm á 4 og 5 í eina umferð.
fuldrigger-effect-c23 = sjóræningjar hafa engin áhrif í eina umferð.
fuldrigger-effect-c24 = enginn má ráðast á neinn í eina umferð.
fuldrigger-effect-c25 = allir greiða 10 fyrir hvert skip.
fuldrigger-effect-c26 = allir greiða 10 fyrir hvert virki.
fuldrigger-effect-c27 = í 3 umferðir fást 50 fyrir hvert skip sem ferst.
fuldrigger-effect-c28 = skip kosta 80 hjá bankanum í eina umferð.

# Why something cannot be done

error-fuldrigger-seats = Fuldrigger er fyrir tvö til fjögur félög.
error-fuldrigger-choose-first = Kláraðu bardagann fyrst: veldu hvað þú tekur eða missir.
error-fuldrigger-home-chosen = Búið er að velja heimahafnir.
error-fuldrigger-home-first = Veldu fyrst heimahöfn.
error-fuldrigger-not-home = Ekki er hægt að velja þann bæ sem heimahöfn.
error-fuldrigger-nothing-to-choose = Ekkert slíkt er í boði.
error-fuldrigger-no-company = Það er ekki hægt með þessu félagi.
error-fuldrigger-offer-open = Fyrra tilboð þitt stendur enn.
error-fuldrigger-declined = Því var hafnað rétt í þessu; bjóddu það aftur þegar þú átt næst leik.
error-fuldrigger-one-treaty = Þið hafið þegar samið í þessari umferð; semja má aftur í þeirri næstu.
error-fuldrigger-nothing-offered = Eitthvað þarf að vera í tilboði.
error-fuldrigger-poor = Það kostar { $money }, meira en þú átt.
error-fuldrigger-no-offer = Það tilboð stendur ekki.
error-fuldrigger-own-offer = Þetta er þitt eigið tilboð. Nú á hitt félagið að svara.
error-fuldrigger-rolled = Þú hefur þegar kastað teningunum.
error-fuldrigger-roll-first = Kastaðu fyrst teningunum.
error-fuldrigger-no-ship-there = Ekkert skipa þinna liggur í þeim bæ.
error-fuldrigger-no-ship = Ekkert skip { $ship } er til.
error-fuldrigger-six-ships = Sex skip eru hámark.
error-fuldrigger-six-forts = Sex virki eru hámark.
error-fuldrigger-seventh-ship = Þá ætti annað félagið sjöunda skipið; sex er hámarkið.
error-fuldrigger-seventh-fort = Þá ætti annað félagið sjöunda virkið; sex er hámarkið.
error-fuldrigger-fort-stands = Þar stendur virki nú þegar.
error-fuldrigger-no-fort = Aðeins eigandinn getur látið það virki af hendi.
error-fuldrigger-at-war = Þið eigið nú þegar í stríði.
error-fuldrigger-truce = Vopnahlé er á milli ykkar: engar árásir fyrr en því lýkur.
error-fuldrigger-no-attacks = Spjald bannar allar árásir núna.
error-fuldrigger-not-at-war = Þú átt ekki í stríði við það félag.
error-fuldrigger-raided = Þú hefur þegar gert árás þar.
error-fuldrigger-nothing-there = Þar er ekkert til að ráðast á.
error-fuldrigger-more-needed = Sendu að minnsta kosti jafnmörg kaperskip og þar eru skip og virki.
error-fuldrigger-cannot-come = Skip { $ship } getur ekki tekið þátt í þeirri árás.
error-fuldrigger-not-mid-move = Skip { $ship } er ekki á siglingu.
error-fuldrigger-mid-move = Kláraðu fyrst að sigla skipi { $ship }.
error-fuldrigger-at-sea = Skip { $ship } er á sjó.
error-fuldrigger-empty = Skip { $ship } er tómt.
error-fuldrigger-lies-still = Skip { $ship } getur ekki siglt meira fyrr en þú átt næst að gera.
error-fuldrigger-settled = Skip { $ship } hefur þegar verið látið eiga sig.
error-fuldrigger-out-of-reach = Skip { $ship } kemst ekki þangað þannig.
error-fuldrigger-sail-set = Skip { $ship } er þegar með þau segl.
error-fuldrigger-loaded = Til þess þarf skip { $ship } að vera tómt kaupskip.
error-fuldrigger-not-here = Skip { $ship } getur aðeins skipt um segl í heimahöfn eða við virki sem þú átt.
error-fuldrigger-privateer = Skip { $ship } er kaperskip og flytur engan farm.
error-fuldrigger-not-for-sale = Það er ekki selt hér.
error-fuldrigger-no-tokens = Níu farmar af því eru þegar á ferðinni: { $good }.
error-fuldrigger-not-wanted = Bærinn kaupir það ekki: { $good }.
error-fuldrigger-too-near = Farmurinn þarf að fara { $count ->
            [one] { $count } reit
           *[other] { $count } reiti
        } til viðbótar áður en hann er seldur.
error-fuldrigger-no-isthmus = Ekkert fer hér yfir eiði.
error-fuldrigger-no-store = Þú átt engan slíkan farm í geymslu hér.
error-fuldrigger-no-such-war = Ekkert slíkt stríð er til að ganga í þeim megin.

# On the picture: room is short

fuldrigger-picture-round = { $round }. umferð af { $rounds }
fuldrigger-picture-last = Síðasta umferð
fuldrigger-picture-choosing = Heimahafnir valdar
fuldrigger-picture-cash = reiðufé
fuldrigger-picture-sea = á sjó ({ $town })
fuldrigger-picture-hidden = hulið
fuldrigger-picture-fortune = auður
fuldrigger-picture-ships = skip
fuldrigger-picture-forts = virki
fuldrigger-picture-out = úr leik
fuldrigger-picture-wars = Í stríði: { $others }
fuldrigger-picture-truce = Vopnahlé: { $others } (til { $round }. umf.)
fuldrigger-picture-curve = Auður eftir umferðum
fuldrigger-picture-becalmed = liggur kyrrt
fuldrigger-picture-home = Heimahöfn: { $town }
fuldrigger-picture-nothing = engin skip
fuldrigger-picture-sailed = { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }
fuldrigger-picture-paid = keypt á { $money }
fuldrigger-picture-risk = áhætta { $risk }%

# The table in words

fuldrigger-words-game = { $round }. umferð af { $rounds }.
fuldrigger-words-choosing = Verið er að velja heimahafnir.
fuldrigger-words-last = Þetta er síðasta umferðin.
fuldrigger-words-rolled = Kastað: { $total }.
fuldrigger-words-company = { $who } ({ $town }): auður { $fortune }, reiðufé { $cash }.
fuldrigger-words-fleet = { $who } ({ $town }): auður { $fortune }; { $ships }.
fuldrigger-words-cash = { $who }: reiðufé { $cash }.
fuldrigger-words-hidden = hulið
fuldrigger-words-none = engin heimahöfn enn
fuldrigger-words-out = { $who } er úr leik.
fuldrigger-words-ships = Skip: { $ships }.
fuldrigger-words-sea = á sjó ({ $town })
fuldrigger-words-sailed = { $who }, skip { $ships }
fuldrigger-words-sailed-port = { $number }: { $place }
fuldrigger-words-sailed-sea = { $number } { $place }
fuldrigger-words-sailed-calm = { $number } liggur kyrrt { $place }
fuldrigger-words-sailed-robbed = { $number } var rænt { $place }
fuldrigger-words-sailed-lost = { $number } fórst { $place }
fuldrigger-words-fight = Árás: { $who } sækir, { $other } verst, { $place }; { $count } skip, kastað { $total }.
fuldrigger-words-becalmed = liggur kyrrt
fuldrigger-words-forts = Virki: { $towns }.
fuldrigger-words-stores = Í geymslu: { $stores }.
fuldrigger-words-war = Stríð: { $one } öðrum megin, { $other } hinum megin.
fuldrigger-words-truce = Vopnahlé til { $round }. umferðar: { $one } og { $other }.
fuldrigger-words-cards = Í gildi: { $cards }.
fuldrigger-words-bounties = Verðlaun: { $towns }.
fuldrigger-words-trial = Siglingin: { $start }, síðan { $end }; { $count ->
            [one] { $count } reitur
           *[other] { $count } reitir
        }, áhætta { $risk }%.
fuldrigger-words-load = { $good } (keypt á { $money }, siglt { $count })
fuldrigger-words-reefs = Þekkt sker: { $letters }.
fuldrigger-words-offer = { $who } býður: { $terms }. { $other } á að svara.
fuldrigger-words-treaty = Samið í { $round }. umferð, { $who } og { $other }: { $terms }.
fuldrigger-words-gives = { $who } lætur af hendi { $what }
fuldrigger-words-money = { $money } í reiðufé
fuldrigger-words-given-ships = skip { $ships }{ $count ->
    [one] {""}
   *[other] {""}
}
fuldrigger-words-given-forts = { $count ->
    [one] virkið
   *[other] virkin
} { $towns }
fuldrigger-words-given-peace = friður
fuldrigger-words-given-truce = { $count ->
    [one] vopnahlé í { $count } umferð
   *[other] vopnahlé í { $count } umferðir
}
fuldrigger-words-ally = { $who } gengur í stríðið og { $friend } fær liðsauka
fuldrigger-words-map = Kort: { $region }.
fuldrigger-words-market = { $town }: { $goods }
fuldrigger-mark-k = K
fuldrigger-mark-s = S
fuldrigger-text-title = **Fuldrigger** · { $round }. umferð af { $rounds }

# Seas on the chart

fuldrigger-sea-atlantic = Atlantshaf
fuldrigger-sea-south-atlantic = Suður-Atlantshaf
fuldrigger-sea-pacific = Kyrrahaf
fuldrigger-sea-indian = Indlandshaf
fuldrigger-sea-arctic = Íshaf
fuldrigger-sea-caribbean = Karíbahaf
fuldrigger-sea-mediterranean = Miðjarðarhaf
fuldrigger-sea-north = Norðursjór
fuldrigger-sea-arabian = Arabíuhaf
fuldrigger-sea-china = Kínahaf

# Regions of the chart

fuldrigger-region-world = Allur heimurinn
fuldrigger-region-north = Norður-Evrópa
fuldrigger-region-south = Suður-Evrópa
fuldrigger-region-arctic = Norðurhöf
fuldrigger-region-america = Norður-Ameríka
fuldrigger-region-caribbean = Karíbahaf
fuldrigger-region-atlantic = Suður-Atlantshaf
fuldrigger-region-pacific = Kyrrahafsströndin
fuldrigger-region-africa = Austur-Afríka og Rauðahaf
fuldrigger-region-india = Indland
fuldrigger-region-east = Austurlönd fjær

# Commands

command-fuldrigger = fuldrigger
command-fuldrigger-about = Fuldrigger: verslun og stríð á öld seglskipanna
command-fuldrigger-new = new
command-fuldrigger-new-about = Opnaðu Fuldrigger-borð á þessari rás
command-fuldrigger-new-player2 = player2
command-fuldrigger-new-player2-about = Hvern þú vilt spila við
command-fuldrigger-new-player3 = player3
command-fuldrigger-new-player3-about = Hvern þú vilt spila við
command-fuldrigger-new-player4 = player4
command-fuldrigger-new-player4-about = Hvern þú vilt spila við
command-fuldrigger-new-pace = pace
command-fuldrigger-new-pace-about = Hve hratt þið viljið spila
command-fuldrigger-play = play
command-fuldrigger-play-about = Leiktu með því að skrifa leikinn
command-fuldrigger-play-move = move
command-fuldrigger-play-move-about = Leikurinn þinn, til dæmis: sail 2 to CAL
command-fuldrigger-map = map
command-fuldrigger-map-about = Skoðaðu hluta sjókortsins með verðskrám
command-fuldrigger-map-region = region
command-fuldrigger-map-region-about = Hvaða heimshluta
command-fuldrigger-company = company
command-fuldrigger-company-about = Skoðaðu félag: fé, skip, vörur, virki, auð
command-fuldrigger-company-seat = seat
command-fuldrigger-company-seat-about = Hvers félag, eftir sæti 1 til 4; annars þitt

# Goods, towns and cards

fuldrigger-good-timber = timbur
    .dat = timbri
fuldrigger-good-grain = korn
    .dat = korni
fuldrigger-good-fish = skreið
fuldrigger-good-furs = loðskinn
    .dat = loðskinnum
fuldrigger-good-cloth = klæði
fuldrigger-good-wine = vín
    .dat = víni
fuldrigger-good-sugar = sykur
    .dat = sykri
fuldrigger-good-coffee = kaffi
fuldrigger-good-ivory = fílabein
    .dat = fílabeini
fuldrigger-good-silver = silfur
    .dat = silfri
fuldrigger-good-tea = te
fuldrigger-good-spices = krydd
    .dat = kryddi

fuldrigger-town-dan = Danzig
fuldrigger-town-kbh = Kaupmannahöfn
fuldrigger-town-bgn = Björgvin
fuldrigger-town-ams = Amsterdam
fuldrigger-town-lon = Lundúnir
fuldrigger-town-bdx = Bordeaux
fuldrigger-town-lis = Lissabon
fuldrigger-town-cad = Cádiz
fuldrigger-town-ven = Feneyjar
fuldrigger-town-kon = Mikligarður
fuldrigger-town-alx = Alexandría
fuldrigger-town-ark = Arkangelsk
fuldrigger-town-rey = Reykjavík
fuldrigger-town-gdt = Góðvon
fuldrigger-town-que = Quebec
fuldrigger-town-bos = Boston
fuldrigger-town-chs = Charleston
fuldrigger-town-hav = Havana
fuldrigger-town-stt = Sankti Tómas
fuldrigger-town-pbo = Porto Bello
fuldrigger-town-bai = Bahia
fuldrigger-town-bue = Buenos Aires
fuldrigger-town-val = Valparaíso
fuldrigger-town-cal = Callao
fuldrigger-town-aca = Acapulco
fuldrigger-town-gor = Gorée
fuldrigger-town-chb = Kristjánsborg
fuldrigger-town-cpt = Höfðaborg
fuldrigger-town-zan = Sansibar
fuldrigger-town-mok = Mokka
fuldrigger-town-sue = Súes
fuldrigger-town-clc = Kalíkút
fuldrigger-town-trq = Trankebar
fuldrigger-town-ccu = Kalkútta
fuldrigger-town-mlk = Malakka
fuldrigger-town-btv = Batavía
fuldrigger-town-amb = Ambon
fuldrigger-town-mnl = Maníla
fuldrigger-town-ctn = Kanton
fuldrigger-town-nag = Nagasakí

fuldrigger-card-c01 = Verðlaun
fuldrigger-card-c02 = Verðlaun
fuldrigger-card-c03 = Verðlaun
fuldrigger-card-c04 = Verðlaun
fuldrigger-card-c05 = Verðlaun
fuldrigger-card-c06 = Verðlaun
fuldrigger-card-c07 = Verðlaun
fuldrigger-card-c08 = Verðlaun
fuldrigger-card-c09 = Verðlaun
fuldrigger-card-c10 = Verðlaun
fuldrigger-card-c11 = Uppskerubrestur
fuldrigger-card-c12 = Kaffihúsatíska
fuldrigger-card-c13 = Offramboð á sykri
fuldrigger-card-c14 = Piparflotinn er kominn heim
fuldrigger-card-c15 = Skipasmíðar í blóma
fuldrigger-card-c16 = Konunglegt brúðkaup
fuldrigger-card-c17 = Fellibyljatíð
fuldrigger-card-c18 = Mikið hafísár
fuldrigger-card-c19 = Góður byr
fuldrigger-card-c20 = Hæg gola
fuldrigger-card-c21 = Blíðviðri
fuldrigger-card-c22 = Sjóræningjar fjölmenna
fuldrigger-card-c23 = Herskipafloti
fuldrigger-card-c24 = Vopnahlé
fuldrigger-card-c25 = Trémaðkur
fuldrigger-card-c26 = Setuliðin heimta laun
fuldrigger-card-c27 = Sjótrygging
fuldrigger-card-c28 = Tilboð skipasmiðjunnar

# The rules

fuldrigger-rules-short =
    Þú stýrir verslunarfélagi með **þrjú skip og 100 dúkata**. Kauptu vörur þar sem þær eru ódýrar, flyttu þær að minnsta kosti tíu reiti og seldu þar sem þær eru dýrar.
    Þegar þú átt leik kastar þú þremur teningum og **hvert** skip má sigla svo langt. Á hafinu bíða stormar, ís, logn, sker og sjóræningjar. Milli ferða kaupir þú skip og virki.
    Búðu út **kaperskip** og lýstu yfir stríði ef þú vilt; aðrir mega liðsinna hvorum sem er. Friður er saminn.
    Sá vinnur sem á mestan **auð** þegar tíminn er úti: reiðufé og það sem skip, virki og vörur kostuðu.
fuldrigger-rules-long-1 =
    ### Að gera
    Verslaðu, kauptu skip og virki og búðu út skip hvenær sem er meðan þú átt að gera. Kastaðu einu sinni þremur teningum: hvert skip þitt má sigla jafnmarga reiti eða færri. Þegar skip kemur í höfn er siglingu þess lokið.
    ### Hafið
    Meðvindur: þrír reitir í viðbót; mótvindur: þremur færri. Annars er tveimur teningum kastað fyrir skipið. Stormur: ferst á 2 eða 3. Borgarísjaki: ferst á 5. Logn: á 7 eða minna liggur það kyrrt og missir úr næstu umferð. Sker: ferst á 2 eða 3, annars þekkir þú skerið upp frá því. Sjóræningjar: skipið tapast á 2 eða 3, farmurinn á 4. Kaperskip, og þeir sem eiga virki innan tveggja reita, þurfa ekki að óttast sjóræningja.
    ### Verslun
    Skip ber einn farm. K er aðeins hægt að kaupa í bænum, S aðeins selja, annað má bæði kaupa og selja. Farm þarf að flytja tíu reiti áður en hann er seldur. Hver næsti farmur sömu vöru í sama bæ og sömu umferð gefur 10 minna. Í mesta lagi eru níu farmar af hverri vöru á ferðinni.
    ### Skip og virki
    Skip kostar 100, byrjar í heimahöfn og má selja aftur á 75; í mesta lagi sex. Virki kostar 100 þar sem skip þitt liggur; í mesta lagi sex, eitt í hverjum bæ. Aðrir greiða þér 10 fyrir hver kaup og sölu þar og þú selur á 10 meira.
fuldrigger-rules-long-2 =
    ### Stríð
    Skip eru búin út sem kaperskip í heimahöfn eða við eigið virki; þau flytja engan farm. Lýstu yfir stríði og gerðu árás með að minnsta kosti jafnmörgum kaperskipum og skip og virki eru á reitnum. Skip í höfn án virkis eru óhult. Tveir teningar ráða: með einu skipi tapar þú skipi undir 6 og hertekur yfir 9; með tveimur undir 5 og yfir 8; með þremur undir 4 og yfir 7; með fjórum á 2 og yfir 6. Þar á milli er jafntefli.
    ### Samningar
    Bjóddu fé, skip, virki, frið, vopnahlé eða bandalag hvenær sem er. Aðeins viðtakandinn sér tilboðið; það fellur niður þegar þú átt næst leik, eða fyrr, eftir 5 mínútur, einn dag eða 3 daga eftir hraða borðsins. Tvö félög gera einn samning í hverri umferð; þá falla önnur tilboð þeirra á milli niður. Vopnahlé er haldið: hvorugt má ráðast á hitt fyrr en því lýkur.
    ### Happaspjöld
    Einu sinni í umferð, oftast þegar síðasta félagið á að gera, er spjaldi snúið við og það gildir fyrir alla.
    ### Yfir eiðin
    Ef það er húsregla má senda vörur yfir Panama og Súes fyrir 10 í toll og sækja þær á öðru skipi þínu. Virki þar færa þér tollinn.
    ### Leikslok
    Leiknum lýkur eftir umsamdar umferðir eða með þeirri umferð þegar umsaminn dagur kemur. Sá sem á ekkert skip þegar næsti gerir er úr leik; ef eitt félag er eftir hefur það unnið. Auður er reiðufé, 100 fyrir hvert skip og virki og það sem vörurnar kostuðu.
fuldrigger-rules-long-3 =
    ### Táknin á kortinu
    Á sjó: **tvær örvar**: vindur; á hvítum fleti þrír reitir í viðbót, á dökkrauðum þremur færri. **Elding**: stormur. **Hvítur tindur**: ís. **Þrjú strik**: logn. **Bókstafur**: sker. **Hauskúpa**: sjóræningjar.
    Bæir: **rauður punktur**: bær sem getur verið heimahöfn. **Hvítur punktur**: annar bær. **Litlir punktar**: einn reitur hver. **Skip**: litur og merki segja hver á það, talan hvaða skip það er; varningur á þilfari er farmurinn, svart segl táknar kaperskip. **Turn**: virki. **Punktalína**: síðasta sigling.

# What the table waits for. $who stands for one player or several.

fuldrigger-waiting-home = Beðið er eftir vali á heimahöfn: { $who }
fuldrigger-waiting-play = Beðið er eftir siglingu og viðskiptum: { $who }
