# Ólsen Ólsen: það sem gerist, það sem spurt er um, hvers vegna eitthvað gengur ekki, og reglurnar.
olsen-name = Ólsen Ólsen
olsen-undo-never = { olsen-name }: ekkert er tekið til baka, einhver gæti hafa gert í leyni.
olsen-about = Sama sort eða sama tala, og „Ólsen“ þegar eitt spil er eftir. Sex útgáfur.

# Húsreglur áður en leikur hefst

olsen-option-late = Ef einhver fellur á tíma
olsen-option-late-ask = Spyrja okkur
olsen-option-late-rule = Regla leiksins: tölvuspilari gerir
olsen-option-variant = Hvaða spil
olsen-option-variant-base = Ólsen Ólsen
olsen-option-variant-up-down = Upp og niður
olsen-option-variant-points = Með stigum
olsen-option-variant-crazy = Klikk: tvistar, ásar og drottningar
olsen-option-variant-long = Langi Ólsen: frá áttum niður í ása
olsen-option-variant-cheat = Svindl
olsen-option-call = Að segja „Ólsen“
olsen-option-call-said = Sá sem gleymir dregur þrjú spil
olsen-option-call-auto = Það er sagt fyrir alla
olsen-option-call-caught = Aðeins ef einhver tekur eftir því
olsen-option-last = Með síðasta spilinu
olsen-option-last-auto = „Ólsen Ólsen“ er sagt fyrir alla
olsen-option-last-said = Sá sem gleymir dregur þrjú spil
olsen-option-draw = Þegar ekkert spil passar
olsen-option-draw-must = Dregin eru allt að þrjú spil
olsen-option-draw-may = Má segja pass án þess að draga
olsen-option-keep = Dregið spil sem passar
olsen-option-keep-no = Verður að fara út
olsen-option-keep-yes = Má geyma
olsen-option-packs = Spilastokkar
olsen-option-packs-auto = Eftir fjölda leikmanna
olsen-option-packs-one = Einn
olsen-option-packs-two = Tveir
olsen-option-scored = Stig líka í þessu spili
olsen-option-scored-no = Nei
olsen-option-scored-yes = Já
olsen-option-end = Spili með stigum lýkur
olsen-option-end-500 = Við 500 stig
olsen-option-end-250 = Við 250 stig
olsen-option-end-100 = Við 100 stig
olsen-option-end-10-rounds = Eftir tíu umferðir
olsen-option-end-5-rounds = Eftir fimm umferðir
olsen-option-wrap = Upp og niður: kóngur og ás
olsen-option-wrap-no = Mætast ekki
olsen-option-wrap-yes = Mætast
olsen-option-twos = Klikk: sá sem dregur fyrir tvist
olsen-option-twos-once = Á svo leik
olsen-option-twos-turn = Missir líka úr umferð
olsen-option-twos-stack = Má senda áfram með tvisti
olsen-option-aces = Klikk: ás þegar tveir spila
olsen-option-aces-reverse = Breytir engu
olsen-option-aces-skip = Sami gerir aftur
olsen-option-finish = Klikk: tvistur sem síðasta spil
olsen-option-finish-without = Ekki er dregið fyrir hann
olsen-option-finish-with = Dregið áður en talið er
olsen-option-wild = Langi Ólsen: talan sem breytir
olsen-option-wild-own = Hver hefur sína
olsen-option-wild-table = Ein fyrir alla
olsen-option-deals = Fyrsti gjafari
olsen-option-deals-lot = Hlutkesti ræður
olsen-option-deals-seat-0 = Sæti 1
olsen-option-deals-seat-1 = Sæti 2
olsen-option-deals-seat-2 = Sæti 3
olsen-option-deals-seat-3 = Sæti 4
olsen-option-deals-seat-4 = Sæti 5
olsen-option-deals-seat-5 = Sæti 6
olsen-option-deals-seat-6 = Sæti 7
olsen-option-deals-seat-7 = Sæti 8
olsen-option-deals-seat-8 = Sæti 9
olsen-option-deals-seat-9 = Sæti 10

# Spurningar og svör

olsen-field-turn = Þú átt að gera
olsen-field-more = Viltu setja fleiri út?
olsen-field-suit = Í hvaða sort viltu breyta?
olsen-field-sneak = Hvaða spilum laumar þú undir?
olsen-field-stash = Fela spil undir bunkanum
olsen-field-accuse = Hver er að svindla?
olsen-field-call = Þú átt eitt spil eftir
olsen-field-accept = Er þetta í lagi?
olsen-field-caught = Einhver gleymdi sér
olsen-open-turn = Setja út
olsen-open-call = „Ólsen!“
olsen-open-accept = Er þetta í lagi?
olsen-open-caught = Gleymt „Ólsen“!
olsen-open-accuse = Svindl!
olsen-open-stash = Fela spil
olsen-label-card = { $cards }
olsen-label-suit = { TERM($suit, form: "sign") } { $suit }
olsen-label-draw = Draga spil
olsen-nothing-fits =
    Ekkert sem þú átt passar, svo að þú dregur þar til eitthvað passar. { $left ->
        [1] Enn má draga eitt spil.
       *[other] Enn má draga { $left } spil.
    }
olsen-label-take = { $count ->
        [one] Taka { $count } spil
       *[other] Taka { $count } spil
    }
olsen-label-pass = Pass
olsen-label-olsen = „Ólsen!“
olsen-label-olsen-olsen = „Ólsen Ólsen!“
olsen-label-sneak = Lauma einhverju undir
olsen-label-accuse = { $who }
olsen-label-accept = Þetta er í lagi
olsen-label-caught = { $who }: gleymdi!

# Það sem gerist

olsen-deal =
    Nú er { $round }. umferð: { YOU($who) ->
        [yes] þú gefur
       *[no] { $who } gefur
    }, fimm spil á mann.
olsen-opening = Efsta spilinu er snúið við: { $cards }.
olsen-played =
    { YOU($who) ->
        [yes] Þú setur út { $cards }.
       *[no] { $who } setur út { $cards }.
    }
olsen-named =
    { YOU($who) ->
        [yes] Þú breytir í { TERM($suit, form: "sign") } { TERM($suit, form: "acc") }.
       *[no] { $who } breytir í { TERM($suit, form: "sign") } { TERM($suit, form: "acc") }.
    }
olsen-sneaked = Þú laumaðir undir: { $cards }.
olsen-stashed = Þú hefur falið undir bunkanum: { $cards }.
olsen-called =
    { YOU($who) ->
        [yes] Þú segir „Ólsen!“
       *[no] { $who } segir „Ólsen!“
    }
olsen-forgot =
    { YOU($who) ->
        [yes] Þú gleymdir að segja „Ólsen“ og dregur
       *[no] { $who } gleymdi að segja „Ólsen“ og dregur
    } { $count ->
        [0] ekkert: ekkert er eftir
        [one] { $count } spil
       *[other] { $count } spil
    }.
olsen-drew =
    { YOU($who) ->
        [yes] Þú dregur
       *[no] { $who } dregur
    } { $count ->
        [0] ekkert: ekkert er eftir
        [one] spil
       *[other] { $count } spil
    }.
olsen-got = Þú færð { $cards }.
olsen-got-back = Þú tekur aftur { $cards }.
olsen-two =
    { YOU($who) ->
        [yes] Þú dregur fyrir það
       *[no] { $who } dregur fyrir það
    } { $count ->
        [0] ekkert: ekkert er eftir
        [one] eitt spil
       *[other] { $count } spil
    }.
olsen-passed =
    { YOU($who) ->
        [yes] Þú segir pass.
       *[no] { $who } segir pass.
    }
olsen-reshuffled = Kastbunkinn er stokkaður og verður nýr stokkur.
olsen-turned = Hringurinn snýst við.
olsen-skipped =
    { YOU($who) ->
        [yes] Þú missir úr umferð.
       *[no] { $who } missir úr umferð.
    }
olsen-out-base =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen!“
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen!“
    }
olsen-out-points =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen!“
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen!“
    }
olsen-out-crazy =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen!“
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen!“
    }
olsen-out-long =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen!“
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen!“
    }
olsen-out-cheat =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen!“ Hefur einhver eitthvað við það að athuga?
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen!“ Hefur einhver eitthvað við það að athuga?
    }
olsen-out-up-down =
    { YOU($who) ->
        [yes] Þú setur út síðasta spilið: „Ólsen Ólsen upp og niður!“
       *[no] { $who } setur út síðasta spilið: „Ólsen Ólsen upp og niður!“
    }
olsen-level =
    { YOU($who) ->
        [yes] Þú dregur fimm spil og getur nú breytt um sort með { RANK($cards, form: "many", case: "dat") }.
       *[no] { $who } dregur fimm spil og getur nú breytt um sort með { RANK($cards, form: "many", case: "dat") }.
    }
olsen-level-table =
    { YOU($who) ->
        [yes] Þú dregur fimm spil; nú breyta öll um sort með { RANK($cards, form: "many", case: "dat") }.
       *[no] { $who } dregur fimm spil; nú breyta öll um sort með { RANK($cards, form: "many", case: "dat") }.
    }
olsen-accused =
    { YOU($who) ->
        [yes] „Svindl!“ segir þú: { $target }.
       *[no] „Svindl!“ segir { $who }: { YOU($target) ->
            [yes] þú
           *[no] { $target }
        }.
    }
olsen-caught =
    Rétt! { YOU($who) ->
        [yes] Þú tekur aftur það sem hægt er ({ $back }) og dregur { $count } í refsingu.
       *[no] { $who } tekur aftur það sem hægt er ({ $back }) og dregur { $count } í refsingu.
    }
olsen-wrong =
    Það er rangt: { YOU($who) ->
        [yes] þú dregur
       *[no] { $who } dregur
    } { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }.
olsen-accepted =
    { YOU($who) ->
        [yes] Þú lætur þetta gott heita.
       *[no] { $who } lætur þetta gott heita.
    }
olsen-deadlock = Enginn getur sett út og ekkert er að draga.
olsen-laps-left = Ef enginn klárar innan { $count ->
            [1] eins hrings
            [one] { $count } hrings
           *[other] { $count } hringja
        } ræður það sem er á hendi.
olsen-standstill = Enginn hefur klárað á { $count ->
            [one] { $count } hring
           *[other] { $count } hringjum
        }: það sem er á hendi ræður.
olsen-counted =
    { YOU($who) ->
        [yes] Þú ert með
       *[no] { $who } er með
    } { $cards }: { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }, alls { $total }.
olsen-counted-none =
    { YOU($who) ->
        [yes] Þú ert ekki með neitt spil
       *[no] { $who } er ekki með neitt spil
    }: alls { $total } stig.
olsen-won =
    { YOU($who) ->
        [yes] Þú ert í fyrsta sæti!
       *[no] { $who } er í fyrsta sæti!
    }
olsen-resigned =
    { YOU($who) ->
        [yes] Þú gefst upp.
       *[no] { $who } gefst upp.
    }

# Hvernig því lauk

olsen-why-out = Síðasta spilið fór út.
olsen-why-deadlock = Enginn gat sett út lengur.
olsen-why-standstill = Enginn kláraði á sextíu hringjum.
olsen-why-points = Stigin réðu úrslitum.
olsen-why-resigned = Öll hin gáfust upp.

# Hvers vegna eitthvað gengur ekki

error-olsen-seats = Ólsen Ólsen er fyrir tvo til tíu.
error-olsen-can-play = Þú ert með spil sem passar.
error-olsen-drawn-three = Þú hefur þegar dregið þrjú.
error-olsen-nothing-to-draw = Það er ekkert eftir til að draga.
error-olsen-draw-first = Pass er aðeins sagt þegar búið er að draga og ekkert passar.
error-olsen-answer-twos = Settu út tvist eða dragðu fyrir tvistana sem komu á undan.
error-olsen-not-held = Þú ert ekki með { $cards }.
error-olsen-does-not-fit = { $cards } passar ekki við það sem liggur.
error-olsen-does-not-follow = { $cards } getur ekki fylgt á eftir.
error-olsen-no-cheating = Í þessu spili er ekki svindlað.
error-olsen-name-a-suit = Segðu hvaða sort gildir: C, D, H eða S á eftir spilunum.
error-olsen-name-no-suit = Þessi spil breyta ekki um sort.
error-olsen-no-call = „Ólsen“ er sagt þegar eitt spil er eftir.
error-olsen-said-for-you = Við þetta borð er það sagt fyrir þig.
error-olsen-stashed-already = Þú hefur þegar falið spil. Næst máttu fela spil þegar þú hefur gert aftur.
error-olsen-stash-last = Síðasta spilið má ekki fela.
error-olsen-accuse-whom = Nefndu einhvern annan við borðið.
error-olsen-accused-already = Það má ásaka einu sinni á milli þess sem þú gerir.

# Skipanir

command-olsen = olsen
command-olsen-about = Ólsen Ólsen: sex útgáfur
command-olsen-new = new
command-olsen-new-about = Opnaðu borð í Ólsen Ólsen á þessari rás
command-olsen-new-variant = game
command-olsen-new-variant-about = Hver af útgáfunum sex
command-olsen-new-player2 = player2
command-olsen-new-player2-about = Hvern þú vilt spila við
command-olsen-new-player3 = player3
command-olsen-new-player3-about = Hvern þú vilt spila við
command-olsen-new-player4 = player4
command-olsen-new-player4-about = Hvern þú vilt spila við
command-olsen-new-pace = pace
command-olsen-new-pace-about = Hve hratt þið viljið spila
command-olsen-play = play
command-olsen-play-about = Leiktu með því að skrifa leikinn
command-olsen-play-move = move
command-olsen-play-move-about = Leikurinn þinn, til dæmis: play 8D H

# Á myndinni: lítið rúm
olsen-look-sheet = Stigatafla
olsen-picture-stock = stokkur { $count }
olsen-picture-round = { $round }. umferð
olsen-picture-laps =
    { $count ->
        [1] síðasti hringur
        [one] { $count } hringur eftir
       *[other] { $count } hringir eftir
    }
olsen-picture-olsen = Ólsen!
olsen-picture-one-card = eitt spil …
olsen-picture-out = klárar!
olsen-picture-to-judge = í lagi?
olsen-picture-gone = gafst upp
olsen-picture-laid-by = { $who } setti út
olsen-picture-any = hvað sem er
olsen-picture-hidden = Falið, en enn má taka eftir því
olsen-picture-no-cards = Engin spil á hendi
olsen-picture-sheet = Stig
olsen-picture-total = alls

# Myndin í orðum

olsen-words-final = { $who } setti út síðasta spilið; hin mega enn gera athugasemd.
olsen-words-next = { $who } gerir næst, um leið og „Ólsen“ er sagt eða andartak er liðið.
olsen-words-top = Efst liggur: { $cards }.
olsen-words-suit = Sortin sem gildir: { $suit }.
olsen-words-any = Hvaða spil sem er má fara út.
olsen-words-beside = Þetta passar: { $ranks }.
olsen-words-pending = Spil sem bíða þess að vera dregin: { $count }.
olsen-words-turned = Hringurinn gengur rangsælis.
olsen-words-stock = Spil í stokknum: { $count }.
olsen-words-pile = Spil í kastbunkanum: { $count }.
olsen-words-seat =
    { $who }: { $count ->
        [0] ekkert spil
        [one] { $count } spil
       *[other] { $count } spil
    }
olsen-words-called = „Ólsen“ sagt
olsen-words-owing = „Ólsen“ enn ósagt
olsen-words-wild = breytir um sort með { RANK($cards, form: "many", case: "dat") }
olsen-words-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
olsen-words-laid = { $who }: { $cards }
olsen-words-laid-suit = { $who }: { $cards }, ný sort: { $suit }
olsen-words-draw = { $who } dregur { $count }
olsen-words-pass = { $who } segir pass
olsen-words-forgot =
    { $count ->
        [0] { $who } gleymdi „Ólsen“
       *[other] { $who } gleymdi „Ólsen“ og dregur { $count }
    }
olsen-words-caught =
    { $count ->
        [0] { $who } svindlaði
       *[other] { $who } svindlaði og tekur { $count }
    }
olsen-words-wrong =
    { $count ->
        [0] { $who } ásakaði ranglega
       *[other] { $who } ásakaði ranglega og dregur { $count }
    }
olsen-words-laying = Þú settir út { CARDS($cards, case: "acc") }.
olsen-words-slipping = Undir því: { $cards }.
olsen-words-fits = Þetta passar: { $cards }.
olsen-words-nothing-fits = Ekkert passar.
olsen-words-hidden = Falið, en enn má taka eftir því: { $cards }.
olsen-words-sheet = Stigin úr umferðum { $first } til { $last }:
olsen-words-sheet-line = { $who }: { $row }; alls { $total }.

# Tölur

olsen-figure-round = Stig í umferð
olsen-figure-round-scores = Stig: { $scores }
olsen-figure-left = Spil eftir í lokin
olsen-figure-left-scores = Spil eftir: { $scores }

# Reglurnar

olsen-rules-short =
    Losaðu þig við öll spil af hendi. Út fer spil af **sortinni** sem gildir eða með sömu **tölu** og efsta spilið, og með því öll hin með sömu tölu. **Átta** fer ofan á hvað sem er og breytir um sort.
    Sá sem ekkert getur sett út dregur, allt að þrjú spil, og segir pass ef ekkert passar.
    Þegar eitt spil er eftir er sagt **„Ólsen“** áður en næsti gerir; annars eru dregin þrjú spil.
    Hinar útgáfurnar: **upp og niður** (einu hærra eða lægra, eins lengi og hægt er), **með stigum**, **klikk** (tvistur: næsti dregur tvö; ás: hringurinn snýst við; drottning: næsti missir úr), **Langi Ólsen** (átta sinnum út, frá áttum niður í ása) og **svindl**.
olsen-rules-long-1 =
    ### Gjöfin
    Fimm spil á mann; einu er snúið við. Sá sem er vinstra megin við gjafarann byrjar. Einn stokkur, tveir ef fleiri en sex spila.
    ### Að setja út
    Út fer spil af sortinni sem gildir eða með sömu tölu og efsta spilið, og með því önnur með sömu tölu: það síðasta er sýnilegt, svo að þannig má breyta um sort. Átta fer ofan á hvað sem er og sá sem setur hana út velur sortina. Ef áttu er snúið upp í byrjun má hvað sem er fylgja. Sá sem getur sett út verður að gera það.
    ### Að draga
    Sá sem ekkert getur sett út dregur eitt spil í einu, í mesta lagi þrjú, og hættir þegar eitt passar: það fer strax út. Annars er það pass. Þegar stokkurinn klárast er kastbunkinn stokkaður. Ef enginn getur sett út og ekkert er að draga vinnur sá sem á fæst spil, og eins ef enginn hefur klárað á sextíu hringjum.
    ### „Ólsen“
    Segðu það þegar þú gerir og eitt spil er eftir: um leið eða rétt á eftir. Næsti bíður andartak; þegar hann hefur gert er það of seint og þú dregur þrjú. „Ólsen Ólsen“ með síðasta spilinu segir borðið fyrir þig. Tvö síðustu spil með sömu tölu mega fara saman.
olsen-rules-long-2 =
    ### Upp og niður
    Sortirnar skipta engu. Einu hærra eða lægra en efsta spilið, og svo áfram í einu eins lengi og þú vilt. Ás er einn, kóngur þrettán, og þeir mætast nema borðið hafi valið annað.
    ### Með stigum
    Þegar einhver er búinn telja hinir: átta er 25; tía, gosi, drottning og kóngur 10; öll önnur 5. Fæst stig vinna þegar einhver hefur náð markinu eða umferðirnar eru búnar.
    ### Klikk
    Tvistur: næsti dregur tvö spil. Ás: hringurinn snýst við. Drottning: næsti missir úr umferð. Fleiri í einu gilda oftar.
    ### Langi Ólsen
    Sá sem er búinn dregur fimm spil og heldur áfram; talan sem breytir um sort lækkar hjá honum úr áttu í sjöu, sexu … ás. Aðeins þín eigin tala breytir um sort hjá þér. Sá sem klárar með ásunum vinnur.
olsen-rules-long-3 =
    ### Svindl
    Laumaðu einu eða tveimur spilum undir spil sem passar; feldu spil undir bunkanum hvenær sem er, eitt spil í hvert sinn, þar til þú gerir næst, aldrei það síðasta; settu út spil sem passar ekki. Borðið segir ekkert. En hendur og bunki sýna hve mörg spil eru þar, svo að það borgar sig að fylgjast með.
    Það má ásaka hvern sem er hvenær sem er, einu sinni á milli þess sem þú gerir. Ef það er rétt fara spilin aftur á höndina ef það er enn hægt og þrjú eru dregin að auki; ef það er rangt dregur sá sem ásakar þrjú. Svindl fyrnist þegar sá sem svindlaði hefur gert tvisvar eftir það. Eftir síðasta spilið má ásaka einu sinni enn.
    ### Að gefast upp
    Spil þess sem gefst upp fara í stokkinn og hinir halda áfram.

# What the table waits for. $who stands for one player or several.

olsen-waiting-play = Beðið er eftir leik: { $who }
olsen-waiting-grace = Beðið er andartak eftir því að sagt sé „Ólsen“: { $who }
olsen-waiting-final = Beðið er eftir svari um hvort síðasta spilið standi: { $who }
