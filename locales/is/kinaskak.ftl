# Kínaskák: það sem gerist, það sem spurt er um, hvers vegna eitthvað gengur ekki, og reglurnar.
# $contract, $has, $card, $meld, $onto, $wish, $first og $rest eru textar héðan eða spil, alltaf í nefnifalli eða með
# táknum, og standa því eftir tvípunkti eða svigum. $cards er með táknum (7♥) nema þar sem annað er tekið fram.
kinaskak-name = Kínaskák
kinaskak-undo-never = { kinaskak-name }: ekkert er tekið til baka, einhver gæti hafa gert í leyni.
kinaskak-about = Átta umferðir af þrennum og röðum, og kaup þegar annar á að gera. Fæst stig vinna.

# Þrennur, raðir, spil

kinaskak-joker = jóker
kinaskak-sets = { $count ->
    [one] { $count } þrenna
   *[other] { $count } þrennur
}
kinaskak-runs = { $count ->
    [one] { $count } röð
   *[other] { $count } raðir
}
kinaskak-both = { $sets } + { $runs }
kinaskak-least-set = minnst { $least } í þrennu
kinaskak-least-run = minnst { $least } í röð
kinaskak-cards = { $cards }
kinaskak-melds = { $first } · { $rest }
kinaskak-set = { RANK($cards, form: "many") } ({ $count })
kinaskak-run = { CARDS($low) }–{ CARDS($high) }

# Húsreglur áður en leikur hefst

kinaskak-option-late = Ef einhver fellur á tíma
kinaskak-option-late-ask = Spyrja okkur
kinaskak-option-late-rule = Regla leiksins: tölvuspilari gerir
kinaskak-option-buying = Kaup
kinaskak-option-buying-wishes = Með óskum sem enginn annar sér
kinaskak-option-buying-ask = Öll eru spurð
kinaskak-option-fourth = Kaup umfram leyfð kaup
kinaskak-option-fourth-no = Ekki leyfð
kinaskak-option-fourth-fine = Leyfð gegn sekt, þar sem öll eru spurð
kinaskak-option-last = Að klára
kinaskak-option-last-any = Með því að leggja við eða kasta
kinaskak-option-last-discard = Aðeins með því að kasta
kinaskak-option-firstlap = Að leggja niður í fyrsta hring
kinaskak-option-firstlap-lay = Leyft
kinaskak-option-firstlap-wait = Ekki fyrr en öll hafa gert einu sinni
kinaskak-option-deals = Fyrsti gjafari
kinaskak-option-deals-lot = Hlutkesti ræður
kinaskak-option-deals-seat-0 = Sæti 1
kinaskak-option-deals-seat-1 = Sæti 2
kinaskak-option-deals-seat-2 = Sæti 3
kinaskak-option-deals-seat-3 = Sæti 4
kinaskak-option-deals-seat-4 = Sæti 5
kinaskak-option-deals-seat-5 = Sæti 6
kinaskak-option-ladder = Umferðir
kinaskak-option-ladder-default = Átta umferðir hússins
kinaskak-option-ladder-own = { $name }, fjöldi umferða: { $count }

# Spurningar og svör

kinaskak-field-draw = { $count ->
    [0] Dragðu úr stokknum
   *[other] Viltu { $cards } úr kastbunkanum?
}
kinaskak-field-buy = Viltu kaupa { $cards }, með einu spili úr stokknum?
kinaskak-field-buy-fined = Viltu kaupa { $cards }? Kaupin þín eru búin, svo að það kostar sekt.
kinaskak-field-wish = Hvaða spil myndirðu kaupa ef þau byðust? Enginn annar sér þetta.
kinaskak-about-contract = Í þessari umferð á að leggja niður: { $contract }
kinaskak-about-place = { $place }
kinaskak-about-nearer = Það sem hjálpar þér núna: { $wish }. Óskin fylgir hendinni, umferð eftir umferð.
kinaskak-field-turn = Hvað viltu gera?
kinaskak-field-discard = Veldu spilið sem þú vilt kasta
kinaskak-field-off = Hvar viltu leggja það við?
kinaskak-field-off-else = Annar staður …
kinaskak-field-joker = Hvaða jóker viltu taka?
kinaskak-label-take = Taka { $card }
kinaskak-label-decline = Láta { $card } liggja og draga
kinaskak-label-draw = Draga
kinaskak-label-buy = Kaupi! Kaupa { $card }
kinaskak-label-pass = Kaupa ekki
kinaskak-label-card = { $cards }
kinaskak-label-way = Leggja niður: { $melds }
kinaskak-label-off = Leggja við: { $card }
kinaskak-label-joker = Taka jóker
kinaskak-label-discard = Kasta spili
kinaskak-label-onto = M{ $number } · { $meld } · { $who }
kinaskak-label-as = sem { $card } · { $meld } · { $who }
kinaskak-label-joker-of = { $card } fyrir jókerinn · { $meld } · { $who }
kinaskak-label-wish-never = Aldrei í þessari umferð
kinaskak-label-wish-any = Hvaða spil sem er
kinaskak-label-wish-joker = Hvaða jóker sem er
kinaskak-label-wish-rank = Hvaða { RANK($cards, case: "acc") } sem er
kinaskak-label-wish-helps = Það sem hjálpar mér
kinaskak-label-wish = { $wish }

kinaskak-open-wish = Óskir …
kinaskak-open-turn = Þú átt að gera
kinaskak-open-draw = Þú átt að gera
kinaskak-open-buy = Kaupa?
kinaskak-form-lay-button = Velja spilin …
kinaskak-form-lay-title = Leggja niður
kinaskak-form-lay-set = { $number }. þrenna, minnst { $least } spil
kinaskak-form-lay-run = { $number }. röð, minnst { $least } spil
kinaskak-form-lay-typed = Til dæmis: 7H 7S JK
kinaskak-form-wish-button = Önnur ósk …
kinaskak-form-wish-title = Hvaða spil myndirðu kaupa?
kinaskak-form-ranks = Hvaða spil sem er með þessu gildi
kinaskak-form-suits = Spil í þessum sortum
kinaskak-form-suit = { SUIT($cards) }
kinaskak-form-rank = { RANK($cards) }
kinaskak-form-low = Frá
kinaskak-form-high = Upp að
kinaskak-form-stretch = Ef hvorugt er valið er það öll sortin

# Óskir

kinaskak-wish-never = ekkert
kinaskak-wish-any = hvaða spil sem er
kinaskak-wish-nearer = það sem hjálpar þér
kinaskak-wish-list = { $first }, { $rest }
kinaskak-wish-one = { $what }
kinaskak-wish-rank = { RANK($cards) }
kinaskak-wish-suit = { SUIT($cards) }
kinaskak-wish-stretch = { CARDS($low) }–{ CARDS($high) }
kinaskak-wish-card = { $cards }

# Það sem gerist

kinaskak-deal =
    Nú er { $round }. umferð: { YOU($who) ->
        [yes] þú gefur
       *[no] { $who } gefur
    }. Leggja þarf niður: { $contract }. Efst í kastbunka: { $cards }.
kinaskak-took =
    { YOU($who) ->
        [yes] Þú tekur { $cards }.
       *[no] { $who } tekur { $cards }.
    }
kinaskak-declined =
    { YOU($who) ->
        [yes] Þú lætur { $cards } liggja. Vill einhver kaupa?
       *[no] { $who } lætur { $cards } liggja. Vill einhver kaupa?
    }
kinaskak-will-buy = Þú segir „kaupi!“: { $cards }. Sætaröðin ræður hver fær það.
kinaskak-will-pass = Þú lætur { $cards } fara.
kinaskak-bought =
    { YOU($who) ->
        [yes] Kaupi! Þú kaupir { $cards } og færð spil úr stokknum með.
       *[no] Kaupi! { $who } kaupir { $cards } og fær spil úr stokknum með.
    } Kaup eftir: { $left }.
kinaskak-fined =
    { YOU($who) ->
        [yes] Kaupi! Þú kaupir { $cards } gegn sekt: { $fine }.
       *[no] Kaupi! { $who } kaupir { $cards } gegn sekt: { $fine }.
    }
kinaskak-drawn = Þú færð { $cards }.
kinaskak-drew =
    { YOU($who) ->
        [yes] Þú dregur úr stokknum.
       *[no] { $who } dregur úr stokknum.
    }
kinaskak-reshuffled = Kastbunkinn er stokkaður og verður nýr stokkur.
kinaskak-no-stock = Stokkurinn er búinn og umferðinni þar með lokið.
kinaskak-laid =
    { YOU($who) ->
        [yes] Þú leggur niður: { $contract }
       *[no] { $who } leggur niður: { $contract }
    }
kinaskak-laid-set = { $cards }
kinaskak-laid-run = { $cards } ({ CARDS($low) }–{ CARDS($high) })
kinaskak-off =
    { YOU($who) ->
        [yes] Þú leggur { $cards } við: { $onto }.
       *[no] { $who } leggur { $cards } við: { $onto }.
    }
kinaskak-joker-taken =
    { YOU($who) ->
        [yes] Þú tekur jóker fyrir { $cards }.
       *[no] { $who } tekur jóker fyrir { $cards }.
    }
kinaskak-discarded =
    { YOU($who) ->
        [yes] Þú kastar { $cards }.
       *[no] { $who } kastar { $cards }.
    }
kinaskak-out =
    { YOU($who) ->
        [yes] Þú klárar! { $round }. umferð er lokið.
       *[no] { $who } klárar! { $round }. umferð er lokið.
    }
kinaskak-counted = { $who }: { $points } ({ $cards })
kinaskak-counted-none = { $who }: { $points }
kinaskak-over = Öllum umferðum er lokið.
kinaskak-resigned =
    { YOU($who) ->
        [yes] Þú gefst upp.
       *[no] { $who } gefst upp.
    }
kinaskak-wished = Þú kaupir ef það býðst: { $wish }. Enginn annar veit það og þú mátt alltaf breyta því.

# Hvernig leiknum lauk

kinaskak-scores = Refsistig: { $scores }
kinaskak-why-rounds = Öllum umferðum er lokið.
kinaskak-why-resigned = Leiknum lauk þegar aðeins eitt ykkar var eftir.

# Hvers vegna eitthvað gengur ekki

error-kinaskak-seats = Kínaskák er fyrir tvö til sex.
error-kinaskak-no-wishes = Við þetta borð eru öll spurð, svo að óskir eru óþarfar.
error-kinaskak-laid-no-buying = Þú hefur lagt niður og kaupir ekki meira í þessari umferð.
error-kinaskak-drawn-already = Þú hefur þegar dregið. Kastaðu spili, þá gerir næsti.
error-kinaskak-no-discard = Ekkert spil er í kastbunkanum.
error-kinaskak-draw-first = Taktu fyrst efsta spilið eða dragðu.
error-kinaskak-laid-already = Þú hefur lagt niður í þessari umferð. Nú má leggja við, eitt spil í einu.
error-kinaskak-first-lap = Enginn leggur niður fyrr en öll hafa gert einu sinni.
error-kinaskak-lay-first = Leggðu fyrst niður þínar eigin þrennur og raðir.
error-kinaskak-no-meld = Ekkert á borðinu ber það númer.
error-kinaskak-no-joker = Þar er enginn jóker í stað þess spils. Jókerar eru aðeins teknir úr röðum.
error-kinaskak-does-not-fit = { $cards } passar ekki þar.
error-kinaskak-keep-one = Eitt spil verður að vera eftir til að kasta í lokin.
error-kinaskak-contract = Í þessari umferð þarf að leggja niður: { $contract }. Þetta eru: { $has }.
error-kinaskak-least-set = { $cards }: of fá, í þrennu þessarar umferðar þarf minnst { $least }.
error-kinaskak-least-run = { $cards }: of fá, í röð þessarar umferðar þarf minnst { $least }.
error-kinaskak-same-suit = Raðirnar verða að vera hver í sinni sort.
error-kinaskak-meld-naturals = { $cards }: minnst tvö spil verða að vera annað en jókerar.
error-kinaskak-meld-short = { $cards }: í þrennu þarf þrjú spil.
error-kinaskak-meld-mixed = { $cards }: hvorki sömu gildi né sama sort.
error-kinaskak-meld-gaps = { $cards }: þetta væri röð ef þar væri líka { $missing }.
error-kinaskak-meld-none = { $cards }: hvorki þrenna né röð.
error-kinaskak-form-twice = { $cards } var valið á tvo staði.
error-kinaskak-form-nothing = Ekkert var valið.
error-kinaskak-form-no-suit = Veldu líka í hvaða sort spilin eiga að vera.
error-kinaskak-form-order = Þetta endar áður en það byrjar. Aðeins ásinn má líka vera efst.
error-kinaskak-ladder-large = Skráin er of stór: í mesta lagi { $most } bæti.
error-kinaskak-ladder-unreadable = Skráin er ekki læsilegt TOML.
error-kinaskak-ladder-missing = Í skrána vantar „{ $field }“.
error-kinaskak-ladder-table = „{ $field }“ verður að vera tafla.
error-kinaskak-ladder-unknown = „{ $field }“ þekkist ekki hér.
error-kinaskak-ladder-rounds = „rounds“ verður að vera listi með 1 til { $most ->
            [one] { $most } umferð
           *[other] { $most } umferðum
        }.
error-kinaskak-ladder-round = Svona verður { $number }. umferð að líta út: sets = 2, runs = 1 í slaufusvigum.
error-kinaskak-ladder-melds = Þrennur og raðir í { $number }. umferð: frá 1 til { $most } alls.
error-kinaskak-ladder-number = „{ $field }“ verður að vera heil tala frá { $low } til { $high }.
error-kinaskak-ladder-name = „name“ verður að vera stutt nafn úr bókstöfum.
error-kinaskak-ladder-too-long = Í { $number }. umferð þarf fleiri spil en komast fyrir á hendi: { $held }.
error-kinaskak-ladder-impossible = Enginn gæti lagt niður í { $number }. umferð: spilin sem þarf eru ekki í stokkunum.
error-kinaskak-ladder-few-cards = Of fá spil fyrir sex: { $count } af { $needed }.

# Á myndinni: plássið er lítið

kinaskak-picture-round = { $round }. umferð af { $rounds }
kinaskak-picture-wish = Ósk: { $wish }
kinaskak-picture-lowest = fæst stig vinna
kinaskak-picture-act-took = tók
kinaskak-picture-act-bought = keypti
kinaskak-picture-act-drew = dró spil
kinaskak-picture-act-laid = lagði niður
kinaskak-picture-act-off = lagði við
kinaskak-picture-act-joker = tók jóker fyrir
kinaskak-picture-act-discarded = kastaði
kinaskak-picture-sum = Alls
kinaskak-picture-gone = gafst upp
kinaskak-picture-buys = kaup
kinaskak-picture-to-draw = á að draga
kinaskak-picture-may-buy = má kaupa
kinaskak-picture-to-play = á leik
kinaskak-picture-laid = lagði niður
kinaskak-picture-new = nýtt

# Borðið í orðum

kinaskak-words-game = { $round }. umferð af { $rounds }: { $contract }.
kinaskak-words-dealer = Gjafari: { $who }.
kinaskak-words-top = Efst í kastbunka: { $what }.
kinaskak-words-no-top = Kastbunkinn er tómur.
kinaskak-words-stock = Í stokki: { $count }.
kinaskak-words-side = { $who }: { $facts }.
kinaskak-words-buys = { $count } kaup eftir
kinaskak-words-points = { $count } stig
kinaskak-words-gone = { $who } gafst upp.
kinaskak-words-meld = M{ $number }, { $who }: { $what }.
kinaskak-words-did = { $who } { $what }
kinaskak-words-took = tók { CARDS($what, case: "acc") }
kinaskak-words-bought = keypti { CARDS($what, case: "acc") }
kinaskak-words-drew = dró
kinaskak-words-laid = lagði niður
kinaskak-words-off = lagði { CARDS($what, case: "acc") } við M{ $number }
kinaskak-words-joker = tók jókerinn í M{ $number } fyrir { CARDS($what, case: "acc") }
kinaskak-words-melded = lagði niður { CARDS($what, case: "acc") }
kinaskak-words-discarded = kastaði { CARDS($what, case: "dat") }
kinaskak-words-set = { RANK($cards, form: "many") } ({ $suits })
kinaskak-words-run = { $suit } { $low }–{ $high }
kinaskak-words-joker-as = { $count ->
    [one] jóker
   *[other] jókerar
} sem { $what }
kinaskak-words-hand = Á hendi ({ $count }): { $what }.
kinaskak-words-new = Nýtt: { $what }.
kinaskak-words-chosen = Valið: { $what }.
kinaskak-text-title = **Kínaskák** · { $round }. umferð af { $rounds }: **{ $contract }**

# Skipanir

command-kinaskak = kinaskak
command-kinaskak-about = Kínaskák: þrennur, raðir og kaup, fyrir tvö til sex
command-kinaskak-new = new
command-kinaskak-new-about = Opnaðu borð í kínaskák á þessari rás
command-kinaskak-new-player2 = player2
command-kinaskak-new-player2-about = Hvern þú vilt spila við
command-kinaskak-new-player3 = player3
command-kinaskak-new-player3-about = Hvern þú vilt spila við
command-kinaskak-new-player4 = player4
command-kinaskak-new-player4-about = Hvern þú vilt spila við
command-kinaskak-new-player5 = player5
command-kinaskak-new-player5-about = Hvern þú vilt spila við
command-kinaskak-new-player6 = player6
command-kinaskak-new-player6-about = Hvern þú vilt spila við
command-kinaskak-new-pace = pace
command-kinaskak-new-pace-about = Hve hratt þið viljið spila
command-kinaskak-play = play
command-kinaskak-play-about = Leiktu með því að skrifa leikinn
command-kinaskak-play-move = move
command-kinaskak-play-move-about = Leikurinn þinn, til dæmis: lay 7H 7S 7D / 3C 4C JK=5C 6C

# Reglurnar

kinaskak-rules-short =
    Spilaðar eru **átta umferðir** og í hverri er safnað einhverju sérstöku: þrennum og röðum. Þegar það er fengið er allt lagt niður í einu, eftir það má leggja við eitt og eitt spil, og svo er að klára. Það sem eftir er á hendi gefur refsistig og fæst stig vinna.
    Þegar þú átt leik tekurðu efsta spilið í kastbunkanum eða dregur, og endar á að kasta. Ef þú lætur efsta spilið liggja mega hin kaupa það: **kaupi!** Með því fylgir eitt spil úr stokknum, og kaupa má þrisvar í umferð.
kinaskak-rules-long-1 =
    ### Spilin
    Þrír stokkar með þremur jókerum hver: 165 spil, og 13 á hverja hönd. Jóker er í stað hvaða spils sem er.
    ### Það sem er safnað
    Í **þrennu** eru þrjú spil eða fleiri með sama gildi, í hvaða sortum sem er. Í **röð** eru fjögur spil eða fleiri í réttri röð í einni sort; ásinn er neðst eða efst og ekki er haldið áfram yfir hann. Minnst tvö spil í hverju safni verða að vera annað en jókerar, og raðir sem þú leggur niður eru hver í sinni sort.
    1. umferð: 2 þrennur · 2.: 1 þrenna + 1 röð · 3.: 2 raðir · 4.: 3 þrennur · 5.: 2 þrennur + 1 röð · 6.: 1 þrenna + 2 raðir · 7.: 3 raðir · 8.: 4 þrennur. Fjölskylda getur haft sínar eigin umferðir í skrá.
    ### Að gera
    Taktu efsta spilið, eða láttu það liggja og dragðu. Ef þú getur leggurðu svo niður í einu allt sem umferðin krefst. Eftir það máttu leggja spil við hjá hverjum sem er, og taka jóker úr röð fyrir spilið sem hann er í stað. Þú endar á að kasta spili og þá gerir næsti.
    ### Kaup
    Ef spilið er látið liggja mega hin kaupa það, og sá sem næstur er í röðinni hefur forgang. Kaupandinn fær það og efsta spil stokksins: þrisvar í umferð, ekki eftir að hafa lagt niður, og ekki spil sem hann kastaði sjálfur. Svo dregur sá sem á leik.
kinaskak-rules-long-2 =
    ### Óskir
    Þar sem spilað er með óskum þarf enginn að vera við til að kaupa. Þú segir hvaða spil þú myndir kaupa, hvenær sem er og svo að enginn annar sjái: hvaða ás sem er, hjarta fimm til átta, aldrei í þessari umferð. Óskin stendur þar til þú breytir henni, leggur niður eða umferðinni lýkur; óskin „það sem hjálpar þér“ fylgir þó hendinni í næstu umferðir. Þar sem öll eru spurð er stund til að segja kaupi!, og þá ræður sætaröðin en ekki hraðinn.
    ### Að klára
    Þegar einhver losnar við síðasta spilið, með því að leggja við eða kasta, er umferðinni lokið á þeirri stundu. Ef stokkurinn klárast er kastbunkinn stokkaður einu sinni; ef hann klárast aftur er umferðinni lokið og öll telja.
    ### Talning
    Spil frá 2 til 10 gefa gildi sitt, mannspil 10, ás 15 og jóker 25. Sá sem klárar fær ekkert. Fæst stig eftir síðustu umferð vinna; þeir sem standa jafnt deila sigrinum.
    ### Húsreglur
    Leyfa má kaup umfram þrjú gegn 200 stiga sekt, krefjast þess að síðasta spilinu sé kastað, og banna að lagt sé niður fyrr en öll hafa gert einu sinni.
    ### Hver sér hvað
    Höndin þín, óskirnar og spilið sem fylgir kaupum eru þín ein. Öll sjá það sem liggur á borðinu, kaupin og fjölda spila, en af kastbunkanum aðeins efsta spilið.

# What the table waits for. $who stands for one player or several.

kinaskak-waiting-draw = Beðið er eftir því að dregið sé: { $who }
kinaskak-waiting-buy = Beðið er eftir svari um kaup: { $who }
kinaskak-waiting-play = Beðið er eftir því að lagt sé niður eða kastað: { $who }
