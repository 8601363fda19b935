# Stratego: hvað gerist, hvað er spurt um, hvers vegna eitthvað gengur ekki, og reglurnar.
# $rank og $against eru orð héðan og .label þeirra stendur fremst; $flag er einn fánanna fjögurra (.acc er þolfall); $space,
# $start og $end eru reitir (E4, hringurinn). Nafn spilsins stendur aðeins í stratego-name.
stratego-name = Stratego
stratego-undo-never = { stratego-name }: ekkert er tekið til baka, einhver gæti hafa gert í leyni.
stratego-about = Huldir herir kringum kastala: sá vinnur sem fyrstur kemur fána sínum upp í turninn.

# Menn, reitir, fánar

stratego-rank-marshal = marskálkur
    .def = marskálkurinn
    .label = 9 marskálkur
stratego-rank-general = hershöfðingi
    .def = hershöfðinginn
    .label = 8 hershöfðingi
stratego-rank-major = majór
    .def = majórinn
    .label = 7 majór
stratego-rank-captain = kafteinn
    .def = kafteinninn
    .label = 6 kafteinn
stratego-rank-lieutenant = lautinant
    .def = lautinantinn
    .label = 5 lautinant
stratego-rank-sergeant = liðþjálfi
    .def = liðþjálfinn
    .label = 4 liðþjálfi
stratego-rank-scout = könnuður
    .def = könnuðurinn
    .label = 3 könnuður
stratego-rank-spy = njósnari
    .def = njósnarinn
    .label = 2 njósnari
stratego-rank-cannon = fallbyssa
    .def = fallbyssan
    .label = 1 fallbyssa
stratego-ring = hringur
    .acc = hringinn
    .dat = hringnum
    .gen = hringsins
stratego-turret = turn
    .acc = turninn
    .dat = turninum
    .gen = turnsins
stratego-flag-0 = rauði fáninn
    .acc = rauða fánann
    .dat = rauða fánanum
stratego-flag-1 = græni fáninn
    .acc = græna fánann
    .dat = græna fánanum
stratego-flag-2 = blái fáninn
    .acc = bláa fánann
    .dat = bláa fánanum
stratego-flag-3 = guli fáninn
    .acc = gula fánann
    .dat = gula fánanum
stratego-colour-0 = Rauður
stratego-colour-1 = Grænn
stratego-colour-2 = Blár
stratego-colour-3 = Gulur
stratego-seat-0 = 🔴 Rauður, norður
stratego-seat-1 = 🟢 Grænn, austur
stratego-seat-2 = 🔵 Blár, suður
stratego-seat-3 = 🟡 Gulur, vestur

# Húsreglur

stratego-option-late = Ef einhver fellur á tíma
stratego-option-late-ask = Spyrja okkur
stratego-option-late-rule = Regla leiksins: umferðin tapast, þrjár í röð er uppgjöf
stratego-option-teams = Lið
stratego-option-teams-none = Hver fyrir sig
stratego-option-teams-pairs = Fjórir leika í pörum: 1 og 3, 2 og 4
stratego-option-cannon_range = Fallbyssa skýtur
stratego-option-cannon_range-up_to_4 = Yfir allt að 3 auða reiti
stratego-option-cannon_range-up_to_3 = Allt að 3 reiti
stratego-option-cannon_range-exactly_3 = Nákvæmlega 3 reiti
stratego-option-captain_steps = Kafteinn fer
stratego-option-captain_steps-2 = Allt að 2 skref
stratego-option-captain_steps-bend = Beint eða með einni beygju
stratego-option-captain_steps-3 = Allt að 3 skref
stratego-option-captain_steps-any = Eins langt og hann vill
stratego-option-captain_attack = Kafteinn ræðst á
stratego-option-captain_attack-two_step = Líka eftir fyrsta skrefið
stratego-option-captain_attack-adjacent = Aðeins næsta reit
stratego-option-scout_attack = Könnuður ræðst á
stratego-option-scout_attack-in_line = Beint áfram eftir hlaupið
stratego-option-scout_attack-any_adjacent = Hvern sem er við hlið sér eftir hlaupið
stratego-option-recruit_on_flag_capture = Hertekinn fáni
stratego-option-recruit_on_flag_capture-off = Færir engan aftur
stratego-option-recruit_on_flag_capture-on = Færir einn aftur í fyrsta sinn
stratego-option-partners_see_ranks = Félagar
stratego-option-partners_see_ranks-off = Sjá ekki tign hvor annars
stratego-option-partners_see_ranks-on = Sjá tign hvor annars
stratego-option-known_ranks = Tign sem sést í bardaga
stratego-option-known_ranks-log = Stendur áfram á mynd hvers og eins
stratego-option-known_ranks-board = Stendur opin á borðinu
stratego-option-known_ranks-memory = Verður að muna
stratego-option-no_progress_rounds = Jafntefli eftir
stratego-option-no_progress_rounds-40 = 40 umferðir án bardaga
stratego-option-no_progress_rounds-20 = 20 umferðir án bardaga
stratego-option-no_progress_rounds-80 = 80 umferðir án bardaga
stratego-option-three_on_four_board = Borð fyrir þrjá
stratego-option-three_on_four_board-off = Borð út af fyrir sig
stratego-option-three_on_four_board-on = Borðið fyrir fjóra án vesturs
stratego-option-first_player = Hver byrjar
stratego-option-first_player-random = Hlutkesti ræður
stratego-option-first_player-seat-0 = Sæti 1
stratego-option-first_player-seat-1 = Sæti 2
stratego-option-first_player-seat-2 = Sæti 3
stratego-option-first_player-seat-3 = Sæti 4

# Spurningar og svör

stratego-field-army = Stilltu upp hernum: veldu uppstillingu eða skrifaðu hana
stratego-field-army-stands = Stilltu upp hernum: breyttu honum, eða segðu til þegar þú ert klár
stratego-field-ready = Stilltu upp hernum
stratego-field-swap = Veldu þá tvo sem skipta um reit
stratego-field-army-else = Uppstilling …
stratego-field-army-stands-else = { stratego-field-army-else }
stratego-field-change = Herinn stendur. Viltu breyta einhverju meðan aðrir stilla upp?
stratego-field-piece = Veldu manninn sem á að fara
stratego-field-end = Hvert?
stratego-field-recruit = Veldu þann sem kemur aftur
stratego-field-hold = Á sleðinn að bíða á 5 þegar þú vinnur?
stratego-field-draw = Á leikurinn að enda með jafntefli?
stratego-label-ready = Herinn er tilbúinn
stratego-label-swap = Víxla tveimur
stratego-label-mirror = Spegla hann
stratego-label-lot = Af handahófi
stratego-label-change = Breyta hernum
stratego-formation-wall = Múrinn
stratego-formation-spearhead = Spjótsoddurinn
stratego-formation-gunline = Fallbyssuröðin
stratego-formation-lure = Gildran
stratego-formation-flanks = Vængirnir
stratego-formation-keep = Virkið
stratego-formation-rows = Fremst { $front } · miðja { $middle } · aftast { $back }
stratego-label-own = { $space } · { TERM($rank, form: "label") }
stratego-label-bearer = { $space } · { TERM($rank, form: "label") } 🚩
stratego-label-to = { $space }
stratego-label-flag = { $space } · tekur fánann
stratego-label-hand = { $space } · fær fánann
stratego-label-attack = { $space } · árás: { $other }
stratego-label-attack-known = { $space } · árás: { $other }, { TERM($rank, form: "label") }
stratego-label-fire = { $space } · skot: { $other }
stratego-label-fire-known = { $space } · skot: { $other }, { TERM($rank, form: "label") }
stratego-label-recruit = { TERM($rank, form: "label") }
stratego-label-recruit-none = Enginn
stratego-label-hold-on = Bíða á 5
stratego-label-hold-off = Áfram í 6
stratego-label-draw-yes = Jafntefli er í lagi
stratego-label-draw-no = Nei, spila áfram
stratego-open-turn = Þú átt að gera
stratego-open-recruit = Fá mann aftur
stratego-open-hold = Sleðinn minn …
stratego-open-draw = Jafntefli?

# Eyðublaðið fyrir her sem er skrifaður

stratego-army-button = Skrifa uppstillingu
stratego-army-title = Herinn þinn
stratego-army-front = Fremsta röð, 7 tölur frá vinstri
stratego-army-middle = Miðröð, 6 tölur
stratego-army-back = Aftasta röð, 7; sú fjórða ber fánann
stratego-army-about = Alls: 9 8 · 7 7 · 6 6 6 · 5 5 5 · 4 4 4 · 3 3 3 3 · 2 · 1 1
stratego-army-name = Geyma undir nafni
stratego-army-name-about = Þá má nota hana aftur við hvaða borð sem er
stratego-army-kept = Eða taktu eina sem þú hefur geymt
stratego-army-called = { $name }
stratego-army-kept-none = Enga þeirra

# Hvað gerist

stratego-opens = Herjunum er stillt upp í leyni.
stratego-army-set = Hernum þínum er stillt upp.
stratego-ready =
    { YOU($who) ->
        [yes] Herinn þinn er tilbúinn.
       *[no] { $who } er með herinn tilbúinn.
    }
stratego-changes =
    { YOU($who) ->
        [yes] Þú breytir hernum.
       *[no] { $who } vill breyta einhverju.
    }
stratego-begins =
    { YOU($who) ->
        [yes] Allir herirnir eru tilbúnir. Þú byrjar.
       *[no] Allir herirnir eru tilbúnir. { $who } byrjar.
    }
stratego-moves =
    { YOU($who) ->
        [yes] Þú ferð frá { TERM($start, form: "dat") } til { TERM($end, form: "gen") }.
       *[no] { $who } fer frá { TERM($start, form: "dat") } til { TERM($end, form: "gen") }.
    }
stratego-attacks =
    { YOU($who) ->
        [yes] ⚔️ Þú gerir árás á { TERM($end, form: "acc") } frá { TERM($start, form: "dat") }: **{ TERM($rank, form: "label") }** – **{ TERM($against, form: "label") }** ({ $other }).
       *[no] ⚔️ { $who } gerir árás á { TERM($end, form: "acc") } frá { TERM($start, form: "dat") }: **{ TERM($rank, form: "label") }** – **{ TERM($against, form: "label") }** ({ $other }).
    }
stratego-fires =
    { YOU($who) ->
        [yes] 💥 Þú skýtur frá { TERM($start, form: "dat") } á { TERM($end, form: "acc") } og hittir: **{ TERM($against, form: "label") }** ({ $other }). Um leið fer **{ TERM($rank, form: "def") }** af borðinu.
       *[no] 💥 { $who } skýtur frá { TERM($start, form: "dat") } á { TERM($end, form: "acc") } og hittir: **{ TERM($against, form: "label") }** ({ $other }). Um leið fer **{ TERM($rank, form: "def") }** af borðinu.
    }
stratego-wins =
    { YOU($who) ->
        [yes] Bardagi: { TERM($rank, form: "def") } þinn hefur betur.
       *[no] Bardagi: { $who } hefur betur ({ $rank }).
    }
stratego-tie = Báðir fara af borðinu ({ $rank }).
stratego-hands =
    { YOU($who) ->
        [yes] Þú réttir { TERM($flag, form: "acc") } frá { TERM($start, form: "dat") } til { TERM($end, form: "gen") }.
       *[no] { $who } réttir { TERM($flag, form: "acc") } frá { TERM($start, form: "dat") } til { TERM($end, form: "gen") }.
    }
stratego-flag-taken =
    { YOU($who) ->
        [yes] 🚩 Þú tekur { TERM($flag, form: "acc") }.
       *[no] 🚩 { $who } tekur { TERM($flag, form: "acc") }.
    }
stratego-flag-left = 🚩 Eftir liggur { $flag } ({ $space }).
stratego-slider =
    { YOU($who) ->
        [yes] Sleðinn þinn er á { $count }.
       *[no] { $who }: sleðinn er á { $count }.
    }
stratego-slider-held =
    { YOU($who) ->
        [yes] Sleðinn þinn bíður á 5.
       *[no] { $who }: sleðinn bíður á 5.
    }
stratego-may-recruit =
    { YOU($who) ->
        [yes] Þú mátt fá einn mann aftur.
       *[no] { $who } má fá einn mann aftur.
    }
stratego-recruit-lost =
    { YOU($who) ->
        [yes] Þú máttir fá mann aftur, en { $count ->
            [0] enginn er fallinn
           *[other] nýliðareiturinn þinn er ekki auður
        }. Færið er farið.
       *[no] { $who } mátti fá mann aftur, en { $count ->
            [0] enginn er fallinn
           *[other] nýliðareiturinn er ekki auður
        }. Færið er farið.
    }
stratego-recruited =
    { YOU($who) ->
        [yes] Þú færð mann aftur á { $space }: **{ TERM($rank, form: "label") }**.
       *[no] { $who } fær mann aftur á { $space }: **{ TERM($rank, form: "label") }**.
    }
stratego-recruit-declined =
    { YOU($who) ->
        [yes] Þú færð engan aftur.
       *[no] { $who } fær engan aftur.
    }
stratego-stuck =
    { YOU($who) ->
        [yes] Þú kemst hvergi og missir úr umferð.
       *[no] { $who } kemst hvergi og missir úr umferð.
    }
stratego-late =
    { YOU($who) ->
        [yes] Tíminn þinn er búinn: þú misstir úr umferð.
       *[no] Tíminn er búinn: { $who } missti úr umferð.
    }
stratego-draw-offered =
    { YOU($who) ->
        [yes] Þú fellst á jafntefli.
       *[no] { $who } fellst á jafntefli.
    }
stratego-draw-withdrawn =
    { YOU($who) ->
        [yes] Þú vilt heldur spila áfram.
       *[no] { $who } vill heldur spila áfram.
    }
stratego-hold-on = Sleðinn þinn bíður á 5.
stratego-hold-off = Sleðinn þinn fer áfram í 6.
stratego-resigned =
    { YOU($who) ->
        [yes] Þú gefst upp. Herinn þinn fer af borðinu.
       *[no] { $who } gefst upp. Herinn fer af borðinu.
    }
stratego-home =
    { YOU($who) ->
        [yes] 🏰 Þú komst { TERM($flag, form: "dat") } upp í turninn!
       *[no] 🏰 { $who } kom { TERM($flag, form: "dat") } upp í turninn!
    }
stratego-won =
    { YOU($who) ->
        [yes] Þú vinnur!
       *[no] { $who } vinnur!
    }
stratego-won-pair = { $who } og { $partner } vinna!
stratego-drawn = Leikurinn endar með jafntefli.

# Hvernig fór

stratego-scores = Menn eftir: { $scores }
stratego-why-home = Fáninn er kominn í turninn.
stratego-why-last = Enginn annar á her eftir.
stratego-why-nobody = Enginn her er eftir.
stratego-why-quiet = Of margar umferðir liðu án bardaga.
stratego-why-stuck = Enginn komst neitt.
stratego-why-agreed = Öll sættust á jafntefli.

# Hvers vegna eitthvað gengur ekki

error-stratego-seats = Þetta spil er fyrir þrjá eða fjóra.
error-stratego-armies-stand = Herirnir standa nú þegar.
error-stratego-not-ready = Þú ert enn að stilla upp.
error-stratego-is-ready = Herinn er tilbúinn. Ýttu á **{ stratego-label-change }** ef þú vilt breyta.
error-stratego-no-army = Stilltu fyrst upp her.
error-stratego-not-an-army = Þetta er ekki heill her. Ofaukið: { $extra }. Vantar: { $missing }.
error-stratego-not-a-layout = Her er þrjár raðir með 7, 6 og 7 tölum.
error-stratego-too-many = Fleiri heri er ekki hægt að geyma. Gefðu þessum nafn á gömlum her og þá kemur hann í staðinn.
error-stratego-set-up-first = Enn er verið að stilla upp herjunum.
error-stratego-no-piece = Þú átt engan mann á { TERM($start, form: "dat") }.
error-stratego-no-way = Frá { TERM($start, form: "dat") } kemstu ekki þannig á { TERM($end, form: "acc") }.
error-stratego-lake = Á { TERM($end, form: "dat") } er vatn og þangað kemst enginn.
error-stratego-no-shot = Fallbyssa á { TERM($start, form: "dat") } hittir ekki { TERM($end, form: "acc") }: hún skýtur beint, á fyrsta manninn í línunni.
error-stratego-not-lost = Slíkan mann hefurðu ekki misst.
error-stratego-sixth-time = Þessi maður er búinn að fara fram og til baka milli { TERM($start, form: "gen") } og { TERM($end, form: "gen") } fimm sinnum í röð. Leiktu öðrum manni fyrst.

# Á myndinni: lítið pláss

stratego-picture-out = gafst upp
stratego-picture-sets-up = stillir upp
stratego-picture-recruits = fær aftur
stratego-picture-draw = jafntefli?
stratego-picture-to-castle = ▲ að kastalanum
stratego-picture-slider = { $count }/{ $most }

# Borðið í orðum

stratego-words-game = { $number }. leikur.
stratego-words-side = { $colour }, { $who }: { $facts }.
stratego-words-gone = enginn maður eftir
stratego-words-ranked = { $rank }: { $spaces }
stratego-words-home = { $count } heima
stratego-words-at-home = heima { $spaces }
stratego-words-gaps = heima nema { $spaces }
stratego-words-left = { $count ->
        [one] { $count } maður eftir
       *[other] { $count } menn eftir
    }
stratego-words-flag-lies = { $space }, yfirgefinn
stratego-words-flag-taken = { $space }, hjá öðrum: { $colour }
stratego-words-skip = { $who } féll á tíma
stratego-words-resign = { $who } gafst upp
stratego-words-recruited = { $who }: { TERM($rank, form: "label") } kom aftur á { $way }
stratego-words-deed = { $who }: { $way }
stratego-words-handed = { $who } afhenti fána: { $way }
stratego-words-fought = { $who }: { $way }, { TERM($rank, form: "label") } – { TERM($against, form: "label") } ({ $other }), { $ending }
stratego-ending-won = árásin tókst
stratego-ending-lost = vörnin hélt
stratego-ending-tie = báðir féllu
stratego-ending-shot = báðir farnir
stratego-words-picked = Valið: { $way }.
stratego-words-way = { $start }, síðan { $end }
stratego-words-no-army = Þú hefur ekki stillt upp her enn.
stratego-words-army = Herinn þinn, hver röð frá vinstri.
stratego-words-front = Fremst: { $pieces }.
stratego-words-middle = Í miðju: { $pieces }.
stratego-words-back = Aftast: { $pieces }.
stratego-words-castle = Hringurinn liggur að { $spaces }.
stratego-words-lakes = Vötn: { $spaces }.
stratego-text-title = **{ $name }** · { $number }. leikur
stratego-text-slider = sleði { $count }
stratego-text-flag = fáni { $space }
stratego-text-lost = fallnir { $ranks }

# Skipanir

command-stratego = stratego
command-stratego-about = { stratego-name }: huldir herir kringum kastala
command-stratego-new = new
command-stratego-new-about = Opnaðu borð á þessari rás: { stratego-name }
command-stratego-new-player2 = player2
command-stratego-new-player2-about = Hvern þú vilt spila við
command-stratego-new-player3 = player3
command-stratego-new-player3-about = Hvern þú vilt spila við
command-stratego-new-player4 = player4
command-stratego-new-player4-about = Hvern þú vilt spila við
command-stratego-new-pace = pace
command-stratego-new-pace-about = Hve hratt þið viljið spila
command-stratego-play = play
command-stratego-play-about = Leiktu með því að skrifa leikinn
command-stratego-play-move = move
command-stratego-play-move-about = Leikurinn þinn, til dæmis: E4-E7

# Reglurnar

stratego-rules-short =
    Þrír eða fjórir herir, **20 huldir menn** í hverjum, standa kringum kastala. Sá vinnur sem fyrstur kemur **sínum eigin fána, með sínum eigin manni, upp í turninn**.
    Til skiptis **færir hver einn mann, ræðst á, skýtur úr fallbyssu eða réttir fána**. Menn fara einn reit, aldrei á ská.
    Í árás segja báðir tign sína: sú hærri vinnur, jafnir falla báðir. **Njósnarinn (2)** vinnur ef hann ræðst á marskálkinn (9), **fallbyssan (1)** skýtur líka yfir vötn og fer með skotmarkinu, **kafteinninn (6)** fer tvo reiti, **könnuðurinn (3)** hleypur.
    Sá sem ber fána fer aðeins einn reit. Sigrar færa sleðann; á sex kemur fallinn maður aftur.
stratego-rules-long-1 =
    ### Herirnir
    Marskálkur 9, hershöfðingi 8, tveir majórar 7, þrír kafteinar 6, þrír lautinantar 5, þrír liðþjálfar 4, fjórir könnuðir 3, einn njósnari 2, tvær fallbyssur 1. Allir stilla upp í einu og í leyni, einum manni á hvern hinna 20 reita á sínu svæði; reiturinn með krossinum er auður. Fáninn byrjar hjá manninum í miðri öftustu röð. Hernum má breyta meðan ekki eru allir tilbúnir.
    ### Að fara
    Eitt skref á auðan reit við hliðina, aldrei á ská og aldrei út á vatn. Hringur kastalans er einn reitur sem snertir alla reiti kringum hann; turninn er annar og þangað er aðeins farið af hringnum. Kafteinn (6) fer eitt eða tvö skref, beint eða fyrir horn. Könnuður (3) hleypur eins marga auða reiti og hann vill í beinni línu, ekki yfir vötn né kastala. Enginn fer oftar en fimm sinnum í röð fram og aftur milli sömu tveggja reita.
    ### Að ráðast á
    Ráðast má á þann sem stendur við hliðina; kafteinn (6) má fara skref fyrst, könnuður (3) hlaupa. Báðir segja tign sína. Sú hærri vinnur og tekur reitinn ef hún réðst á. Jafnir falla báðir. Njósnari (2) sem ræðst á marskálk (9) vinnur.
stratego-rules-long-2 =
    ### Fallbyssur
    Fallbyssa (1) skýtur í beinni línu á fyrsta mann, yfir allt að þrjá auða reiti; hver reitur vatns telst einn og er ekki fyrir. Hún hittir alltaf og fer af borðinu með skotmarkinu. Hringurinn og turninn eru næstu tveir reitir á línu sem lendir á kastalanum; maður á hringnum skýlir turninum. Öðruvísi ræðst fallbyssa ekki á, og hún fellur fyrir hverjum sem ræðst á hana.
    ### Fánar
    Allir sjá hvar fánarnir eru. Hver maður ber í mesta lagi einn og fer þá aðeins eitt skref, hver sem hann er. Ef fánaberinn fellur fær sigurvegarinn, sem kemur á reitinn, fánann; annars liggur hann eftir. Sá sem kemur á reit með yfirgefnum fána tekur hann. Í stað leiks má rétta fána eigin manni við hliðina. Bera má fána annarra en aðeins vinna með sínum eigin.
    ### Að fá menn aftur
    Hver unninn bardagi og hvert skot færir sleðann. Á sex má setja fallinn mann á nýliðareitinn, ef enginn stendur þar; sleðinn fer hvort sem er aftur á núll. Hann má láta bíða á fimm.
stratego-rules-long-3 =
    ### Lokin
    Fáninn þinn, hjá þínum manni, í turninum: þá er leiknum lokið á stundinni. Í pörum vinna báðir félagar; félagi getur borið fána þinn en ekki unnið með honum. Sá sem á engan mann eftir er úr leik. Ef aðeins einn her eða eitt par er eftir vinnur það. Eftir 40 umferðir án bardaga er jafntefli, og eftir fimm geta allir sæst á það.
    ### Að gefast upp
    Sá sem gefst upp tekur her sinn af borðinu; fánar eru kyrrir. Ef borðið hefur valið reglu leiksins um þann sem fellur á tíma missir hann úr umferð, þriðja skiptið í röð telst uppgjöf, og dregið er um uppstillingu hers sem er ekki kominn á borðið í tæka tíð; annars er borðið spurt.
    ### Hver sér hvað
    Litir, fánar, sleðar og fallnir menn eru öllum opnir; tign manna þinna sjá aðrir ekki fyrr en barist er. Það sem bardagi sýndi stendur áfram á mynd hvers og eins en ekki á borðinu. Með húsreglu er það öllum opið eða verður að muna. Hve langt maður fór sjá allir: aðeins könnuður hleypur langt, aðeins kafteinn fer fyrir horn.

# What the table waits for. $who stands for one player or several.

stratego-waiting-setup = Beðið er eftir uppstillingu: { $who }
stratego-waiting-play = Beðið er eftir leik: { $who }
stratego-waiting-recruit = Beðið er eftir því að maður sé sóttur aftur: { $who }
