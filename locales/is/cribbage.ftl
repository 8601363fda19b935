# Cribbage: það sem gerist, það sem spurt er um, hvers vegna eitthvað gengur ekki, og reglurnar.
# Nöfn fólks eru aldrei beygð: þau standa í nefnifalli eða fyrir framan tvípunkt.
# `.acc` er þolfall, `.def-acc` þolfall með greini.

cribbage-name = Cribbage
cribbage-about = Kapphlaup með spilum og pinnum fyrir tvo: sá vinnur sem fyrr kemst í síðustu holuna.

# Orð spilsins, inni í setningu

term-cribbage-hand = hönd
    .def-acc = höndina
term-cribbage-crib = vagga
    .def-acc = vögguna
term-cribbage-fifteen = fimmtán
term-cribbage-thirty-one = þrjátíu og einn
term-cribbage-pair = par
term-cribbage-pair-royal = hefðarpar
term-cribbage-double-pair-royal = tvöfalt hefðarpar
term-cribbage-run = röð
term-cribbage-flush = sama sort
    .acc = sömu sort
term-cribbage-nob = eitt fyrir nebbann
term-cribbage-go = „gerðu“
    .acc = ger
term-cribbage-last-card = síðasta spil
    .acc = síðasta spilið

# Húsreglur áður en leikur hefst

cribbage-option-late = Ef einhver fellur á tíma
cribbage-option-late-ask = Spyrja okkur
cribbage-option-late-rule = Regla leiksins: tölvuspilari gerir
cribbage-option-target = Spilað upp í
cribbage-option-target-121 = 121 stig
cribbage-option-target-61 = 61 stig
cribbage-option-match = Einvígi
cribbage-option-match-1 = Einn leikur
cribbage-option-match-3 = Upp í 3 vinninga
cribbage-option-match-5 = Upp í 5 vinninga
cribbage-option-counting = Talning
cribbage-option-counting-table = Borðið telur
cribbage-option-counting-own = Þið teljið sjálf
cribbage-option-counting-muggins = Þið teljið sjálf, með „muggins“
cribbage-option-next = Næsti leikur
cribbage-option-next-loser = Sá sem tapar gefur fyrst
cribbage-option-next-cut = Dregið er um gjöf á ný
cribbage-option-heels = Tvö stig fyrir hælana
cribbage-option-heels-jack = Þegar upp kemur gosi
cribbage-option-heels-diamond = Þegar upp kemur tígull
cribbage-option-deals = Fyrsta gjöf
cribbage-option-deals-cut = Sá gefur sem dregur lægra spil
cribbage-option-deals-seat-0 = Fyrra sætið gefur
cribbage-option-deals-seat-1 = Seinna sætið gefur

# Spurningar og svör

cribbage-field-discard-own = Veldu tvö spil í þína eigin vöggu
cribbage-field-discard-other = Veldu tvö spil í vöggu mótherjans
cribbage-field-play = { $count ->
    [0] Hvaða spili spilarðu út?
   *[other] Summan er { $count }: hvaða spil?
}
cribbage-field-count-hand = Hvað eru mörg stig í höndinni?
cribbage-field-count-crib = Hvað eru mörg stig í vöggunni?
cribbage-field-muggins-hand = Gleymdi mótherjinn stigum í höndinni?
cribbage-field-muggins-crib = Gleymdi mótherjinn stigum í vöggunni?
cribbage-label-count = { $points } stig
cribbage-label-muggins = „Muggins“: { $points }
cribbage-label-stands = Þetta stendur
cribbage-count-button = Segja stigin
cribbage-count-points = Þín talning
cribbage-count-about = Stig, frá 0 upp í 29
cribbage-muggins-button = Benda á stig sem gleymdust
cribbage-muggins-points = Stig sem sást yfir
cribbage-muggins-about = Talin stig: { $points }. 0: það stendur.
cribbage-label-discard = { $cards }
cribbage-label-play = { $cards }

# Það sem gerist

# Sé lesandinn sá sem um ræðir er talað við hann: þú.
cribbage-cut =
    { YOU($who0) ->
        [yes] Þú
       *[no] { $who0 }
    } dregur { $card0 }, { YOU($who1) ->
        [yes] þú
       *[no] { $who1 }
    } dregur { $card1 }.
cribbage-first-dealer =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } gefur fyrst.
cribbage-deal =
    Nú er { $deal }. gjöf: { YOU($who) ->
        [yes] þú gefur og átt
       *[no] { $who } gefur og á
    } vögguna.
cribbage-given =
    { YOU($who) ->
        [yes] Spilin þín tvö eru komin í vögguna.
       *[no] { $who } hefur sett tvö spil í vögguna.
    }
cribbage-gave = Þú settir { $cards } í vögguna.
cribbage-starter =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } skiptir stokknum: upphafsspilið er { $cards }.
cribbage-heels =
    Upphafsspilið er gosi: { YOU($who) ->
        [yes] þú færð
       *[no] { $who } fær
    } { $points } stig fyrir hælana.
cribbage-heels-diamond =
    Upphafsspilið er tígull: { YOU($who) ->
        [yes] þú færð
       *[no] { $who } fær
    } { $points } stig fyrir hælana.
cribbage-played =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } lætur út { $cards }: { $count }.
cribbage-pegged =
    { YOU($who) ->
        [yes] Þú færð
       *[no] { $who } fær
    } { $points } stig fyrir { TERM($kind, form: "acc") }.
cribbage-go =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } getur ekki látið út og segir „gerðu“.
cribbage-reset =
    Summan byrjar aftur á núlli og { YOU($who) ->
        [yes] þú átt
       *[no] { $who } á
    } út.
cribbage-counted =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } telur { TERM($source, form: "def-acc") }, { $cards } með { $starter }{ $total ->
        [0] .
       *[other] : { $total } stig.
    }
# Talið upphátt: „15-2, 15-4, par gerir 6, nebbinn gerir 7“.
cribbage-item =
    { $cards }: { ID($kind) ->
        [term-cribbage-fifteen] 15-{ $total }
        [term-cribbage-nob] nebbinn gerir { $total }
        [term-cribbage-flush] { $points ->
            [4] fjórlitur
           *[other] fimmlitur
        } gerir { $total }
       *[other] { $kind } gerir { $total }
    } (+{ $points })
cribbage-nothing = Hér eru engin stig.
cribbage-won =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } vinnur, { $score } gegn { $other }.
cribbage-skunk =
    { YOU($who) ->
        [yes] Þú færð á þig
       *[no] { $who } fær á sig
    } skunk.
cribbage-double-skunk =
    { YOU($who) ->
        [yes] Þú færð á þig
       *[no] { $who } fær á sig
    } tvöfaldan skunk.
cribbage-resigned =
    { YOU($who) ->
        [yes] Þú
       *[no] { $who }
    } gefst upp.
cribbage-laid =
    { YOU($who) ->
        [yes] Þú leggur
       *[no] { $who } leggur
    } { TERM($source, form: "def-acc") } upp: { $cards }.
cribbage-claimed =
    { YOU($who) ->
        [yes] Þú telur
       *[no] { $who } telur
    } { TERM($source, form: "def-acc") }: { $points } stig.
cribbage-corrected = Það er of mikið: rétt er { $points }.
cribbage-stands =
    { YOU($who) ->
        [yes] Þú lætur
       *[no] { $who } lætur
    } talninguna standa.
cribbage-muggins =
    Muggins! { YOU($who) ->
        [yes] Þú nefnir
       *[no] { $who } nefnir
    } { $points } stig{ $taken ->
        [0] , en ekkert gleymdist.
       *[other] . Það gefur { $taken } stig.
    }
cribbage-worth = { $cards } með { $starter }: { $total } stig ({ $source }).
cribbage-missed =
    { $points ->
        [one] { $points } stig fellur niður.
       *[other] { $points } stig falla niður.
    }
cribbage-match =
    Einvígið: { YOU($who) ->
        [yes] þú ert með
       *[no] { $who } er með
    } { $points } og mótherjinn { $other }.
cribbage-next-game = Nú hefst { $game }. leikur einvígisins.

# Tölur, og það sem hægt er að skoða

cribbage-figure-best = Hæsta hönd
cribbage-figure-hand = Meðalhönd
cribbage-figure-crib = Meðalvagga
cribbage-figure-play = Stig í leiknum á gjöf
cribbage-figure-skunks = Skunkar unnir
cribbage-figure-skunked = Skunkar fengnir á sig
cribbage-look-show = Talningin skref fyrir skref
cribbage-look-way = Leiðin eftir borðinu

# Hvernig leiknum lauk

cribbage-scores = Stig: { $scores }
cribbage-why-target = Pinninn er kominn í síðustu holuna.
cribbage-why-resigned = Leiknum lauk með uppgjöf.
cribbage-why-match = Einvíginu er lokið.
cribbage-honour-skunk = Skunkur: gildir sem tveir leikir
cribbage-honour-double-skunk = Tvöfaldur skunkur: gildir sem þrír leikir

# Hvers vegna eitthvað gengur ekki

error-unreadable-move = Þetta er ekki leikur í þessu spili. Leikur er skrifaður svona: { $forms }
error-ambiguous-move = Þetta getur átt við fleiri en einn leik. Skrifaðu hann að fullu.
error-illegal-move = Þetta er ekki hægt núna.
error-not-your-turn = Það er ekki komið að þér.
error-game-over = Leiknum er lokið.
error-cribbage-seats = Cribbage er spil fyrir tvo.
error-not-in-hand = Þú ert ekki með { $cards } á hendi.
error-over-thirty-one = Með { $cards } færi summan úr { $count } upp fyrir 31.
error-discards-closed = Öll fjögur spilin eru komin í vögguna og liggja þar kyrr.
error-play-not-begun = Leikurinn hefst þegar öll fjögur spilin eru komin í vögguna.
error-play-over = Nú er talið og fleiri spil eru ekki lögð út.
error-nothing-to-count = Það er ekkert fyrir þig að telja núna.
error-nothing-to-call = Hér er engin talning sem þú getur leiðrétt núna.
error-no-such-count = Talning er tala frá 0 upp í { $most }.
error-no-such-call = Þú getur nefnt frá 0 upp í { $most } stig sem gleymdust.

# Reglurnar. Lína getur ekki byrjað á *, svo að fyrirsagnir eru ### í Discord.

cribbage-rules-short =
    Hvor leikmaður fær sex spil og setur tvö þeirra á grúfu í **vögguna**: fjögur spil sem gjafarinn á. Efsta spili stokksins er snúið við: það er **upphafsspilið**, og sé það gosi fær gjafarinn 2 stig (sumar reglur segja tígul, sem er húsregla hér).
    Síðan er látið út til skiptis og gildi spilanna lögð saman, aldrei upp fyrir 31. Á leiðinni fást stig fyrir fimmtán, þrjátíu og einn, pör og raðir.
    Loks eru hendurnar og vaggan taldar, hver með upphafsspilinu: fyrst hönd þess sem ekki gaf, þá hönd gjafarans, þá vaggan. Spil sem gera samtals 15 gefa 2 stig, par 2, röð þriggja eða fleiri 1 fyrir hvert spil, fjögur spil í sömu sort 4 og gosinn í sort upphafsspilsins 1. Svo gefur hinn.
    Sá sem fyrr nær **121** stigi (61 í stutta leiknum) hefur unnið á sömu stundu.
cribbage-rules-long-1 =
    ### Markmið
    Sá sem fyrr nær 121 stigi, eða 61 í stutta leiknum, vinnur á sömu stundu, líka í miðri gjöf. Ás gildir 1, kóngur, drottning og gosi 10 og önnur spil það sem á þeim stendur.
    ### Gjöfin
    Hvor leikmaður dregur spil og sá gefur fyrst sem dregur lægra; ef spilin eru jafnhá er dregið aftur. Eftir það er gefið til skiptis. Hvor fær sex spil.
    ### Vaggan
    Hvor leikmaður setur tvö spil á grúfu í vögguna. Gjafarinn á vögguna. Þú mátt skipta um skoðun þar til spil mótherjans eru líka komin.
    ### Upphafsspilið
    Sá sem ekki gaf skiptir stokknum og efsta spilinu er snúið við. Ef það er gosi (eða, samkvæmt húsreglu, tígull í staðinn) fær gjafarinn 2 stig fyrir hælana.
    ### Leikurinn
    Sá sem ekki gaf á út. Látið er út til skiptis og gildin lögð saman; summan má aldrei fara yfir 31. Sá sem getur látið út verður að gera það. Ef þú getur það ekki segirðu „gerðu“ (borðið sér um það fyrir þig) og mótherjinn heldur áfram eins lengi og hægt er. Sá sem átti síðasta spilið fær þá 1 stig, eða 2 ef summan er nákvæmlega 31. Summan byrjar aftur á núlli og hinn á út. Allra síðasta spil gjafarinnar gefur líka 1 stig.
cribbage-rules-long-2 =
    ### Stig í leiknum
    Fyrir spilið sem þú lætur út:
    - summan er 15: 2 stig
    - summan er 31: 2 stig
    - sama gildi og spilið á undan: par, 2 stig; og spilin tvö á undan: hefðarpar, 6 stig; og spilin þrjú á undan: tvöfalt hefðarpar, 12 stig
    - síðustu þrjú spilin eða fleiri mynda röð, sama hvernig þau komu út: 1 stig fyrir hvert spil
    Allt sem eitt spil gefur er lagt saman. Par er tvö spil af sama gildi: kóngur og gosi eru ekki par. Ásinn er alltaf lægstur.
    ### Opinberunin
    Fyrst er talin hönd þess sem ekki gaf, þá hönd gjafarans og loks vaggan, hver með upphafsspilinu:
    - hver samsetning spila sem gerir 15: 2 stig
    - hvert par: 2 stig (þrjú eins 6, fjögur eins 12)
    - hver röð þriggja spila eða fleiri: 1 stig fyrir hvert spil, einu sinni fyrir hverja leið til að mynda hana
    - fjórlitur: fjögur spil á hendi í sömu sort, 4 stig; fimmlitur: upphafsspilið líka, 5 stig; í vöggunni gildir aðeins fimmlitur
    - gosi í sort upphafsspilsins, á hendi eða í vöggunni: 1 stig fyrir nebbann
    ### Skunkur
    Sá sem tapar með 90 stig eða færri fær á sig skunk, með 60 stig eða færri tvöfaldan skunk (í leik upp í 61: skunk með 30 stig eða færri).
    ### Uppgjöf
    Alltaf má gefast upp; þá vinnur hinn.
cribbage-rules-long-3 =
    ### Að telja sjálf
    Ef borðið telur ekki segir hvor leikmaður hvað hann finnur: fyrst sá sem ekki gaf, um sína hönd, þá gjafarinn um sína hönd og loks um vögguna. Sá sem segir of mikið fær það sem rétt er, án refsingar. Það sem yfirsést tapast. Með **„muggins“** er mótherjinn í hvert sinn spurður hvort eitthvað hafi yfirsést og fær það sem hann nefnir, að því marki sem það er rétt.
    ### Einvígi
    Unninn leikur er 1 vinningur, með skunk 2 og með tvöföldum skunk 3. Pinnarnir fara aftur á byrjunarreit eftir hvern leik og sá sem tapaði gefur fyrst, eða dregið er á ný. Sá sem gefst upp gefur allt einvígið.

# What the table waits for. $who stands for one player or several.

cribbage-waiting-discard = Beðið er eftir spilum í vögguna: { $who }
cribbage-waiting-play = Beðið er eftir spili: { $who }
cribbage-waiting-count = Beðið er eftir talningu: { $who }
