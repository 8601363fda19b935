# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Vísbending
hint = **Vísbending: { $move }.** { $why }
button-hints = Ég vil vísbendingar
lobby-hints = Vilja vísbendingar: { $who }. Þær bjóðast þegar öll vilja þær.
lobby-hints-none = **{ button-hint }** segir hvað tölvuspilarinn myndi gera og hvers vegna. Hún býðst ef öll ýta á **{ button-hints }**.
table-hints = Hér eru vísbendingar: öll við borðið samþykktu það.
table-no-hints = Við þetta borð er engin **{ button-hint }**: það báðu ekki öll um hana áður en byrjað var.
table-learn = Spil til að læra af: við hvert val stendur til hvers það er.
learn-title = { $game } · æfingaleikur
learn-new = **Nýtt:** { $what }
step-hints-on = <@{ $person }> samþykkir vísbendingar.
step-hints-off = <@{ $person }> vill heldur engar vísbendingar.
command-shared-learn = learn
command-shared-learn-about = Skýringar við hvert val og það sem gerist í fyrsta sinn

# Cribbage

cribbage-field-discard-own-why = Þú átt vögguna í þetta sinn: settu í hana spil sem passa saman og haltu fjórum sem gera það líka.
cribbage-field-discard-other-why = Mótherjinn á vögguna í þetta sinn: gefðu henni lítið, hvorki fimmur, pör né samliggjandi spil.
cribbage-field-play-why = Bættu spili við summuna án þess að skilja eftir auðvelda 15 eða 31.
cribbage-field-count-hand-why = Teldu allt sem gerir fimmtán, pör, raðir og fjórlit, í spilunum fjórum með upphafsspilinu.
cribbage-field-count-crib-why = Vaggan er talin eins og hönd, nema að þar gildir aðeins fimmlitur.
cribbage-field-muggins-hand-why = Það sem mótherjanum yfirsást er þitt ef þú nefnir það.
cribbage-field-muggins-crib-why = Það sem mótherjanum yfirsást er þitt ef þú nefnir það.
cribbage-label-discard-hint = settu { $first } og { $second } í vögguna
cribbage-hint-discard-own = Ef þú heldur { $kept } máttu búast við { NUMBER($hand, minimumFractionDigits: 1) } á hendi og { NUMBER($crib, minimumFractionDigits: 1) } í vöggunni þinni. { $next } væri { NUMBER($margin, minimumFractionDigits: 1) } lakara.
cribbage-hint-discard-other = Ef þú heldur { $kept } máttu búast við { NUMBER($hand, minimumFractionDigits: 1) } á hendi, og vagga mótherjans fær aðeins { NUMBER($crib, minimumFractionDigits: 1) } út úr því. { $next } væri { NUMBER($margin, minimumFractionDigits: 1) } lakara.
cribbage-hint-discard-chance = Í þessari stöðu skiptir sigurinn meira en stigin: með { $kept } á hendi vinnurðu í um { $chance }% skipta, en í { $rest }% ef þú gefur { $next }.
cribbage-hint-discard-chance-coach = Í þessari stöðu skiptir sigurinn meira en stigin, og svona vinnurðu líka oftar.
cribbage-hint-play-only = Ekkert annað spil kemst undir 31.
cribbage-hint-play = Þá er summan { $count }{ $points ->
            [0] {""}
           *[other] {" "}og stigin { $points }
        }. Ef litið er á allar hendur sem mótherjinn getur átt gæfi { $next } þér { NUMBER($margin, minimumFractionDigits: 1) } minna.
cribbage-hint-play-even = Þá er summan { $count }{ $points ->
            [0] {""}
           *[other] {" "}og stigin { $points }
        }. { $next } væri jafngott.
cribbage-hint-play-win = Þá er summan { $count }{ $points ->
            [0] {""}
           *[other] {" "}og stigin { $points }
        }. { $next } gæfi fleiri stig í spilinu sjálfu, en með þessu vinnurðu leikinn oftar.
cribbage-hint-count = { $cards } með { $starter } gefa { $points }.
cribbage-hint-call = { $cards } með { $starter } gefa í raun { $points }.
new-cribbage-go = „Gerðu“ merkir að ekkert spil kemst undir 31. Hinn heldur áfram og sá sem á síðasta spilið fær 1.
new-cribbage-heels = Gosi sem upphafsspil gefur gjafaranum tvö, „fyrir hælana“.
new-cribbage-pegged = Stigin koma strax: 2 fyrir 15 eða 31, 2 fyrir par og 1 fyrir hvert spil í röð.
new-cribbage-counted = Nú eru hendurnar taldar með upphafsspilinu: fyrst þess sem ekki gaf, þá gjafarans, þá vaggan.
new-cribbage-reset = Við 31, eða þegar hvorugur kemst lengra, byrjar summan aftur á núlli.

# Ólsen Ólsen

olsen-field-turn-why = Settu út spil sem passar á það efsta og losaðu þig við spilin á undan hinum.
olsen-field-more-why = Það sem fer saman losnar af hendi í einu; síðasta spilið liggur efst.
olsen-field-suit-why = Veldu sortina sem þú átt mest af og næsti á kannski ekki.
olsen-field-sneak-why = Falið spil er einu færra á hendi, þar til einhver tekur eftir því.
olsen-field-stash-why = Feldu það sem passar við fæst, ef þú þorir.
olsen-field-accuse-why = Segðu til ef spil hafa horfið án þess að nokkur sæi; ef þú hefur rangt fyrir þér dregur þú.
olsen-field-call-why = Segðu það áður en næsta spil fer út, annars dregur þú.
olsen-field-accept-why = Þetta er síðasta færi til að koma upp um svindl.
olsen-field-caught-why = Sá sem gleymir orðinu dregur ef þú segir til í tæka tíð.
olsen-hint-call = Þú átt eitt spil eftir. Segðu það, annars dregur þú { $count }.
olsen-hint-caught = { $who } á eitt spil eftir og hefur ekki sagt orð.
olsen-hint-accuse = Það sem { $who } hefur sett út stemmir ekki við það sem er eftir á hendi.
olsen-hint-accept = Ekkert hér bendir til svindls.
olsen-hint-out = Þar með klárar þú.
olsen-hint-chain = Af þeim röðum sem ég prófaði vann þessi oftast þegar ég spilaði framhaldið.
olsen-hint-draw = Ekkert sem þú átt passar, svo að þú þarft að draga.
olsen-hint-pass = Ekkert passar og ekki má draga meira núna.
olsen-hint-bluff = Ekkert passar en eitthvað verður að fara út: þetta er ekki verra en annað.
olsen-hint-several = Þau fara saman. Í um { $follows }% tilvika getur næsti sett út, og í um { $stuck }% getur þú það ekki næst.
olsen-hint-play = Í um { $follows }% tilvika getur næsti sett út, og í um { $stuck }% getur þú það ekki næst.
new-olsen-drew = Sá sem getur ekki sett út dregur, í mesta lagi þrjú spil, og segir pass ef ekkert gengur.
new-olsen-passed = Eftir pass gerir næsti, á sama spil.
new-olsen-named = Átta fer ofan á hvað sem er og velur sortina sem á eftir kemur.
new-olsen-called = „Ólsen“ merkir að eitt spil sé eftir. Nú fer að hitna í kolunum!
new-olsen-forgot = Eitt spil eftir og ekki orð í tæka tíð: það kostar þrjú spil.
new-olsen-reshuffled = Stokkurinn kláraðist svo að bunkinn var stokkaður; efsta spilið er kyrrt.
new-olsen-turned = Ás snýr hringnum við.
new-olsen-skipped = Næsti missir úr umferð.
new-olsen-two = Tvistur lætur næsta draga.

# Kasino

kasino-field-card-why = Taktu, byggðu eða leggðu út. Spaðar, ásar, 2♠ og 10♦ telja og svippur líka.
kasino-field-card-owed-why = Sá sem byggir verður að taka næst þegar hann gerir: sína byggingu ef hún er þar enn.
kasino-field-how-why = Það er öruggt að taka; bygging gefur meira ef enginn tekur hana á undan þér.
kasino-field-group-why = Eitt spil má taka marga hópa í senn, hvern með sama gildi og spilið.
kasino-field-build-why = Byggðu upp í gildi sem þú átt enn á hendi svo að þú getir tekið næst þegar þú gerir.
kasino-field-fold-why = Það sem gildir það sama má fara með og þá er allt tekið í einu.
kasino-hint-build = Þú átt { $cards } til að taka { $value } næst þegar þú gerir og í um { $chance }% tilvika getur enginn orðið fyrri til.
kasino-hint-lay = Ekkert sem hægt er að taka eða byggja gefur meira. Næsti fær líklega { NUMBER($risk, minimumFractionDigits: 1) } af því sem liggur.
kasino-hint-svup = Það tæmir borðið: { $number } spil og svippa, alls um { NUMBER($gain, minimumFractionDigits: 1) } stig.
kasino-hint-take = { $number } spil, um { NUMBER($gain, minimumFractionDigits: 1) } stig. Það sem eftir liggur gefur næsta líklega { NUMBER($risk, minimumFractionDigits: 1) }.
new-kasino-svup = Svippa: borðið tæmdist og það gefur stig.
new-kasino-build = Bygging er tekin í einu lagi með spili af sama gildi. Sá sem byggir verður að taka næst þegar hann gerir.
new-kasino-raise = Byggingu úr einum hópi má hækka með spili og þá á sá hana sem hækkaði.
new-kasino-last-hand = Síðasta gjöfin: sá sem tekur síðast fær líka það sem eftir liggur.
new-kasino-counted = Umferðin er talin: flestir spaðar, flest spil, 10♦, 2♠, ásar, síðasti slagur og svippur.

# Kínaskák

kinaskak-field-draw-why = Opna spilið er þekkt og ókeypis; láttu það liggja ef það hjálpar ekki, en aðrir mega kaupa það.
kinaskak-field-buy-why = Kaup gefa spil sem þú vilt og annað sem þú baðst ekki um, þrisvar í umferð.
kinaskak-field-buy-fined-why = Kaupin þrjú eru búin, svo að þessi kosta refsistig líka.
kinaskak-field-wish-why = Nefndu það sem kæmi sér vel og það er keypt handa þér þegar einhver skilur það eftir.
kinaskak-field-turn-why = Leggðu allt niður um leið og þú getur; það sem eftir er á hendi kostar stig.
kinaskak-field-discard-why = Kastaðu því sem gagnast þér minnst og ekki því sem næsti safnar.
kinaskak-field-off-why = Eftir að allt er lagt niður má leggja hvert spil sem passar við hvaða safn sem er.
kinaskak-field-joker-why = Jóker í skiptum fyrir spilið sem hann stendur fyrir má fara þangað sem þú vilt.
kinaskak-hint-lay = Allt er komið. Höndin kostaði { $points } ef umferðinni lyki núna.
kinaskak-hint-off = Það passar, og á hendi kostaði það { $points }.
kinaskak-hint-joker = Spilið þitt kemur í staðinn og jókerinn nýtist annars staðar.
kinaskak-hint-empty = Það er ekkert opið spil að taka.
kinaskak-hint-leave-laid = Það passar ekki við neitt á borðinu og kostaði bara stig.
kinaskak-hint-take-laid = Það má leggja við strax.
kinaskak-hint-take-joker = Jóker kemur í stað hvaða spils sem þig vantar.
kinaskak-hint-take-ways = Hvort sem er vantar { $before } spil, en með þessu verða leiðirnar fleiri.
kinaskak-hint-leave = Það færir þig ekki nær: enn vantar { $before } spil.
kinaskak-hint-take = Með þessu vantar þig { $after } spil í stað { $before }.
kinaskak-hint-buy = Það er kaupanna virði: með því vantar þig { $after } spil í stað { $before }.
kinaskak-hint-pass-spent = Það hjálpaði en kaupin eru búin.
kinaskak-hint-discard-laid = Af því sem eftir er kostar þetta mest: { $points }.
kinaskak-hint-discard = Með því vantar { $before } spil, án þess { $after }, og á hendi kostaði það { $points }.
new-kinaskak-declined = Kaupi! Það sem einn lætur liggja mega hin kaupa, og fá spil úr stokknum með.
new-kinaskak-bought = Kaup gefa opna spilið og annað úr stokknum, í mesta lagi þrisvar í umferð.
new-kinaskak-laid = Niður! Héðan í frá má leggja stök spil við hvaða safn sem er.
new-kinaskak-joker-taken = Jóker í röð má taka fyrir spilið sem hann stendur fyrir.
new-kinaskak-out = Sá sem á ekkert spil eftir lýkur umferðinni; hin telja það sem þau eiga.

# Partners

partners-field-give-why = Gefðu það sem félagi þinn getur notað á undan þér.
partners-field-card-why = Farðu einn hring og í húsið þitt; stakt peð sem þú lendir á er slegið út.
partners-field-piece-why = Tvö samlit peð á reit eru örugg en stakt peð ekki.
partners-field-part-why = Öll sjö skrefin verða að nýtast og peð sem þú lendir á er slegið út.
partners-field-steps-why = Teldu hvar þú lendir: hjá þínum, á annars peði eða í húsinu.
partners-field-swap-why = Peð langt á eftir fyrir annað langt á undan: það er mest virði.
partners-hint-give-start = Félagi þinn getur ekkert gert án byrjunarspils.
partners-hint-give = Talið í reitum er það { $theirs } virði fyrir félaga þinn og kostar þig { $cost }.
partners-hint-give-nothing = Það gefur félaga þínum ekkert strax en kostar þig heldur ekkert.
partners-hint-only = Annað er ekki hægt.
partners-hint-hit = Þetta slær út: { $piece }. Það er { $gain } { $gain ->
        [one] reits
       *[other] reita
    } virði fyrir liðið þitt.
partners-hint-swap = Skiptin eru { $gain } { $gain ->
        [one] reits
       *[other] reita
    } virði fyrir liðið þitt að hættum meðtöldum.
partners-hint-enter = Peð sem er komið út getur hreyft sig. Það er { $gain } { $gain ->
        [one] reits
       *[other] reita
    } virði fyrir liðið þitt.
partners-hint-house = Þetta kemur peði í hús, þar sem það er öruggt. Það er { $gain } { $gain ->
        [one] reits
       *[other] reita
    } virði fyrir liðið þitt.
partners-hint-walk = Með því sem hin spilin geta á eftir er þetta best. Eitt sér er það { $gain } { $gain ->
        [one] reits
       *[other] reita
    } virði að hættum meðtöldum.
new-partners-exchanged = Bæði spilin fara í einu og á grúfu: enginn veit hvað kemur.
new-partners-enter = Byrjunarspil kemur peði út á byrjunarreitinn, þar sem það er öruggt.
new-partners-knocked-out = Stakt peð sem lent er á fer út af borðinu og þarf aftur byrjunarspil.
new-partners-swap = Skiptispilið víxlar tveimur mislitum peðum, hver sem á þau.
new-partners-home = Öll fjögur eru komin í hús. Héðan í frá færa spil þess leikmanns peð félagans.

# Stratego

stratego-field-army-why = Enginn sér her þinn. Sá sem ber fánann byrjar í miðri öftustu röð.
stratego-field-army-stands-why = Herinn er leynilegur og honum má breyta þar til allir eru tilbúnir.
stratego-field-ready-why = Þegar allir eru tilbúnir hefst orrustan og þá verður engu breytt.
stratego-field-swap-why = Hafðu sterkan mann hjá fánanum og fallbyssur þar sem þær geta skotið.
stratego-field-change-why = Enn má skipta um skoðun meðan einhver er ekki tilbúinn.
stratego-field-piece-why = Komdu eigin fána upp í turninn með eigin manni, eitt skref í senn.
stratego-field-end-why = Í árás segja báðir tign sína og sá tignari stendur eftir.
stratego-field-recruit-why = Fallinn maður kemur aftur en hinir sjá hvar hann stendur.
stratego-field-hold-why = Á sex kemur fallinn maður aftur, svo að bíddu á fimm ef enginn mikilvægur er fallinn.
stratego-field-draw-why = Jafntefli lýkur leiknum aðeins ef allir samþykkja.
stratego-hint-army = Allar uppstillingar eru jafngóðar. Ég dreg um mína, svo að enginn læri á mig.
stratego-hint-ready = Herinn stendur. Enginn annar þekkir hann.
stratego-hint-recruit = Af þeim sem fallnir eru er þessi mest virði: { $rank }.
stratego-hint-draw = Fáninn þinn er ekki á leiðinni heim, svo að ég myndi samþykkja.
stratego-hint-attack = Eftir því sem vitað er vinnur þú í um { $win }% tilvika{ $tie ->
            [0] {""}
           *[other] {" "}og báðir falla í um { $tie }%
        }.
stratego-hint-fire = Skot hittir alltaf. Skotmarkið er metið á { NUMBER($worth, minimumFractionDigits: 1) } en fallbyssa á { NUMBER($own, minimumFractionDigits: 1) }.
stratego-hint-hand = Þar er fáninn betur kominn. Skref í turninn: { $after } í stað { $before }.
stratego-hint-flag = Þetta er fáninn þinn. Skref í turninn: { $after } í stað { $before }.
stratego-hint-home = Fáninn kemst heim: það vinnur.
stratego-hint-fetch = Fáninn þinn liggur þarna. Taktu hann upp.
stratego-hint-flee = Hann er í hættu þar sem hann stendur og öruggari þarna.
stratego-hint-ring = Sterkur maður á hringnum lokar leiðinni í turninn.
stratego-hint-march = Hann færist nær þar sem hann gerir gagn og ekkert annað er meira virði núna.
stratego-hint-wait = Þetta er minnst hætta og ekkert annað vinnur meira núna.
stratego-hint-threat = Varúð: { $who } vinnur í næstu umferð ef enginn stöðvar það. { $why }
new-stratego-attacks = Báðir segja tign sína. Sú hærri vinnur og jafnir falla báðir.
new-stratego-fires = Fallbyssa skýtur yfir vötn og fer með skotmarkinu.
new-stratego-hands = Fána má rétta manni við hliðina. Sá sem ber fána fer aðeins eitt skref.
new-stratego-flag-taken = Sá sem fellir fánabera tekur fánann en aðeins eigandinn vinnur með honum.
new-stratego-slider = Sigur færir sleðann þinn; á sex kemur fallinn maður aftur.
new-stratego-tie = Sama tign: báðir falla.

# Fuldrigger

fuldrigger-field-home-why = Skipin byrja þar: veldu bæ sem selur ódýrt það sem aðrir tíu reitum frá borga vel.
fuldrigger-field-turn-why = Seldu og keyptu fyrst, kastaðu svo og sigldu. Öll skip mega fara á sama kasti.
fuldrigger-field-ship-why = Hvert skip siglir einu sinni í umferð; í höfn er siglingu þess lokið.
fuldrigger-field-to-why = Merki á leiðinni kosta eða gefa reiti eða stofna skipinu í hættu.
fuldrigger-field-towards-why = Skipið fer eins langt og það kemst og siglir áfram í næstu umferð.
fuldrigger-field-space-why = Á hafi er ekki verslað en þar má bíða úr hættu.
fuldrigger-field-way-why = Styttri leiðin sparar reiti, hin hættur.
fuldrigger-field-sell-why = Farmur þarf að hafa farið tíu reiti; hver farmur sömu tegundar á eftir honum gefur hér 10 minna.
fuldrigger-field-buy-why = Kauptu það sem bær tíu reitum frá eða lengra borgar vel.
fuldrigger-field-over-why = Yfir eiði sparar farmur krókinn og annað skip sækir hann.
fuldrigger-field-yard-why = Skip og virki telja að fullu í lokin og skila arði þangað til.
fuldrigger-field-war-why = Í stríði má ráðast á og verða fyrir árás; aðrir mega ganga til liðs.
fuldrigger-field-attack-why = Fleiri kaperskip, betri líkur; misheppnuð árás getur kostað eitt.
fuldrigger-field-with-why = Fjögur nægja; fleiri breyta engu.
fuldrigger-field-roll-why = Summa þriggja teninga segir hve langt hvert skip þitt má sigla.
fuldrigger-field-end-why = Engu er tapað með því að hætta: það sem er í lestunum er þitt áfram.
fuldrigger-field-take-why = Skip með farmi er mest virði, virki það sem það kostaði.
fuldrigger-field-lose-why = Fórnaðu því sem er fjærst þar sem þess er þörf.
fuldrigger-field-offer-why = Samningur bindur báða; friður verndar skip þín fyrir þeirra.
fuldrigger-field-own-why = Það má draga til baka þar til svar berst.
fuldrigger-field-join-why = Sá sem liðsinnir má líka ráðast á og verða fyrir árás.
fuldrigger-field-deal-to-why = Friður, fé, skip og virki geta öll verið hluti af samningi.
fuldrigger-field-deal-why = Bjóddu það sem er minna virði fyrir þig en hinn.
fuldrigger-field-roll-now-why = { fuldrigger-field-turn-why }
fuldrigger-field-sailing-why = { fuldrigger-field-way-why }
fuldrigger-field-selling-why = { fuldrigger-field-sell-why }
fuldrigger-field-loading-why = { fuldrigger-field-buy-why }
fuldrigger-field-one-ship-why = { fuldrigger-field-turn-why }
fuldrigger-field-ending-why = { fuldrigger-field-end-why }
fuldrigger-hint-home = Þaðan: { $good } á { $cost } gefur { $brings } ({ $to }, { $spaces ->
        [one] { $spaces } reitur
       *[other] { $spaces } reitir
    }).
fuldrigger-hint-buy = Hann kostar { $cost } hér og ætti að gefa { $brings } ({ $to }, { $spaces ->
        [one] { $spaces } reitur
       *[other] { $spaces } reitir
    }).
fuldrigger-hint-sell = Hann gefur { $brings } og kostaði { $cost }. Annars staðar gæfi hann ekki meira fyrir tímann.
fuldrigger-hint-sail = Það flytur { $good } og fyrir farminn fást um { $brings } ({ $to }).
fuldrigger-hint-sail-safe = Það flytur { $good } og fyrir farminn fást um { $brings } ({ $to }). Öruggari leiðin er reitanna virði.
fuldrigger-hint-sail-empty = Það er tómt og besti farmurinn í nánd býðst hér: { $to }.
fuldrigger-hint-sail-war = Besti staður fyrir kaperskip: { $to }.
fuldrigger-hint-attack = { $who } verst, en árás heppnast í { $take }% tilvika og kostar kaperskip í { $lose }%.
fuldrigger-hint-war = Í stríði geturðu strax gert árás og { $who } verst. Hún heppnast í { $take }% tilvika og kostar kaperskip í { $lose }%.
fuldrigger-hint-arm = Sem kaperskip getur það strax gert árás og { $who } verst. Hún heppnast í { $take }% tilvika og kostar kaperskip í { $lose }%.
fuldrigger-hint-fort = Þú átt fé aflögu og hver farmur sem þú selur þar gefur þá { $bonus } meira ({ $town }).
fuldrigger-hint-peace = Stríð gefur minna en verslun: bjóddu frið.
fuldrigger-hint-sells-fort = Þú átt ekki fyrir farmi og virki fer á hærra verði hjá þeim en í bankanum.
fuldrigger-hint-accept = Það sem þú fengir er meira virði en það sem þú létir.
fuldrigger-hint-decline = Það sem þú létir er að minnsta kosti jafnmikils virði og það sem þú fengir.
fuldrigger-hint-disarm = Ekkert í grenndinni er þess virði að elta núna og kaupskip aflar tekna.
fuldrigger-hint-roll = Hér er ekkert betra að kaupa eða selja núna.
fuldrigger-hint-ship = Þú átt fé aflögu: eitt skip í viðbót aflar í hverri umferð og telur að fullu í lokin.
fuldrigger-hint-scrap = Þú átt ekki fyrir neinum farmi nærri skipum þínum og þetta skip aflar minnst.
fuldrigger-hint-collect = Farmurinn bíður þar og það kostar ekkert að sækja hann.
fuldrigger-hint-end = Ekkert fleira borgar sig í þessari umferð.
fuldrigger-hint-prize = Af því sem þú mátt taka er þetta mest virði.
fuldrigger-hint-lose = Eitt kaperskip er öðru jafngott.
new-fuldrigger-rolled = Þrír teningar fyrir öll skip: meðvindur gefur þrjá reiti, mótvindur tekur þrjá.
new-fuldrigger-bought = Skip ber einn farm og hann þarf að fara tíu reiti áður en hann er seldur.
new-fuldrigger-sold = Selt! Hver næsti farmur sömu tegundar í sama bæ og sömu umferð gefur 10 minna.
new-fuldrigger-passed-storm = Í stormi er tveimur teningum kastað: á 2 eða 3 ferst skipið.
new-fuldrigger-becalmed = Logn: á 7 eða minna liggur skipið kyrrt og missir úr næstu umferð.
new-fuldrigger-robbed = Sjóræningjar tóku farminn; á 2 eða 3 hefðu þeir tekið skipið.
new-fuldrigger-card = Happaspjald gildir fyrir alla þar til tími þess er liðinn.
new-fuldrigger-new-fort = Virki hækkar verð farma eigandans þar og aðrir greiða fyrir að versla.
new-fuldrigger-war = Stríð! Héðan í frá mega þessi tvö félög ráðast hvort á annað; aðrir mega skipa sér í lið.
new-fuldrigger-proposed = Tilboð stendur þar til svar berst og svarið bindur báða.

# Labelled pictures of the short rules

cribbage-primer-peg = Pinninn þinn: sá sem fyrstur nær 121 vinnur.
cribbage-primer-hand = Spilin þín: sex eru gefin og tvö þeirra fara í vögguna.
cribbage-primer-starter = Upphafsspilið: það telst með báðum höndum og vöggunni.
cribbage-primer-count = Summan: gildi spilanna er lagt saman, aldrei upp fyrir 31.
cribbage-primer-series = Spilin sem eru úti: 15, 31, pör og raðir gefa stig strax.
kasino-primer-score = Staðan: sá sem nær 21 vinnur.
kasino-primer-svup = Svippa liggur opin í bunkanum og gefur stig.
kasino-primer-stock = Stokkurinn: þegar allar hendur eru tómar fá allir fjögur spil í viðbót.
kasino-primer-loose = Stök spil: taktu jafnhá eða þau sem saman gefa þitt spil.
kasino-primer-build = Bygging: tekin í einu með spili af sama gildi. Eigandinn verður að taka næst þegar hann gerir.
olsen-primer-pile = Bunkinn: á efsta spilið fer spil með sömu tölu eða af sortinni sem gildir. Í upp og niður: einu hærra eða lægra.
olsen-primer-suit = Sortin sem gildir. Átta fer ofan á hvað sem er og breytir um sort.
olsen-primer-stock = Stokkurinn: ef ekkert passar dregurðu allt að þrjú spil. Í klikki lætur tvistur næsta draga tvö.
olsen-primer-direction = Örvarnar sýna í hvora átt leikið er. Í klikki snýr ás þeim við og drottning lætur næsta missa úr umferð.
olsen-primer-hand = Hönd og fjöldi spila á henni: sá vinnur sem fyrstur losnar við öll. Í svindli þarf hver að telja fyrir sig.
olsen-primer-called = Eitt spil eftir: þú segir „Ólsen“ eða dregur þrjú spil.
kinaskak-primer-contract = Það sem umferðin biður um: safnaðu því öllu og leggðu það svo niður í einu.
kinaskak-primer-discard = Efsta spilið í kastbunkanum: taktu það eða dragðu úr stokknum. Þú endar á að kasta spili.
kinaskak-primer-buys = Stjörnurnar eru kaup: þrisvar í umferð máttu kaupa spil úr kastbunkanum þótt þú eigir ekki leik, og með fylgir eitt úr stokknum.
kinaskak-primer-laid = Spil á borði: sá sem er búinn að leggja niður má leggja stök spil við hjá öllum.
kinaskak-primer-joker = Jóker á gulli: hann stendur fyrir þetta spil. Sá sem á það rétta má skipta.
kinaskak-primer-sum = Refsistig fyrir það sem eftir var á hendi: jóker 25, ás 15, mannspil 10, önnur spil gildi sitt. Eftir átta umferðir vinna fæst stig.
partners-primer-card = Spilið sem var lagt út: peðið fer eins og það segir. Byrjunarspil setur peð út.
partners-primer-yard = Utan borðs: hér bíða peðin eftir byrjunarspili og hingað fara þau þegar þau eru slegin út.
partners-primer-start = Byrjunarreiturinn: hér er peð í þessum lit friðað og enginn annar kemst fram hjá.
partners-primer-house = Húsið: hingað eiga öll fjögur peðin að fara þegar þau eru komin allan hringinn.
partners-primer-pair = Tvö eins á sama reit eru friðuð og slá út peð sem lendir á þeim. Stakt peð er slegið út.
partners-primer-partner = Félagi guls situr á móti: þið skiptist á spili í hverri gjöf og vinnið saman þegar öll átta eru í húsi.
stratego-primer-rank = Tign, marskálkurinn (9): sú hærri vinnur. Aðeins njósnari (2) sem ræðst á hann eða fallbyssa (1) fellir hann.
stratego-primer-unknown = Maður úr öðrum her: þú kemst að tign hans þegar þið berjist.
stratego-primer-flag = Fáninn þinn: sá sem ber fána fer aðeins einn reit. Sá sem vinnur bardagann tekur hann.
stratego-primer-turret = Turninn: þinn eigin fáni á þínum eigin manni hér vinnur. Hringurinn í kring er einn reitur.
stratego-primer-lake = Vatn: hingað fer enginn en fallbyssa (1) skýtur yfir það.
stratego-primer-recruit = Nýliðareiturinn þinn: hér kemur fallinn maður aftur.
stratego-primer-slider = Sleðinn þinn: unninn bardagi færir hann um einn og á sex kemur fallinn maður aftur.
fuldrigger-primer-town = Í bæ er markaður: kauptu þar sem varan er ódýr. Rauðir bæir geta verið heimahafnir.
fuldrigger-primer-ship = Skipið þitt, númer 1, með farm: hann má selja eftir tíu reiti. Hver farmur til viðbótar af sömu tegund, sem selst þar í sömu umferð, gefur 10 minna.
fuldrigger-primer-tailwind = Meðvindur, hvítur: þrír reitir í viðbót.
fuldrigger-primer-headwind = Mótvindur, dökkrauður: þremur reitum færri.
fuldrigger-primer-storm = Stormur eða sker (bókstafur): tveimur teningum er kastað og skipið ferst á 2 eða 3; í ís (hvítur tindur) á 5. Í logni (þrjú strik) gæti það misst úr umferð.
fuldrigger-primer-pirates = Sjóræningjar: á 2 eða 3 taka þeir skipið, á 4 farminn.
fuldrigger-primer-fortune = Auður þinn: reiðufé, 100 fyrir hvert skip og hvert virki og það sem vörurnar kostuðu. Mestur auður vinnur.
goofspiel-primer-prize = Vinningur umferðarinnar: ásinn gefur 1 stig, kóngurinn 13.
goofspiel-primer-bids = Síðustu boð: allir velja í leyni og hæsta spilið fær vinninginn. Ef þau eru jöfn fær hann enginn.
goofspiel-primer-points = Stig hingað til: sá vinnur sem fær flest.
goofspiel-primer-hands = Spilin sem leikmaður á eftir að bjóða: þau sjá allir.
goofspiel-primer-left = Vinningarnir sem eru eftir; röðina veit enginn.
