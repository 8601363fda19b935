# Partners: það sem gerist, það sem spurt er um, hvers vegna eitthvað gengur ekki, og reglurnar.
# $piece og $field eru textar héðan; $card er orð og .label stendur fremst.
partners-name = Partners
partners-about = Kapphlaup fyrir tvö lið: spilin færa peðin og félagar hjálpast að við að komast í hús.

# Spilin

partners-card-2 = 2
partners-card-3 = 3
partners-card-5 = 5
partners-card-6 = 6
partners-card-7 = 7
partners-card-9 = 9
partners-card-10 = 10
partners-card-12 = 12
partners-card-1-or-14 = 1/14
partners-card-back-4 = 4 aftur á bak
    .label = 4 aftur á bak
partners-card-8s = 8/byrjun
    .label = 8/byrjun
partners-card-13s = 13/byrjun
    .label = 13/byrjun
partners-card-sw = skiptispil
    .label = Skiptispil
partners-card-he = hjarta
    .label = Hjarta

# Peð og reitir

partners-piece-0 = 🟡 { $number }
partners-piece-1 = 🔴 { $number }
partners-piece-2 = 🔵 { $number }
partners-piece-3 = 🟢 { $number }
partners-yard = utan borðs
partners-house = hús { $place }
partners-seat-0 = 🟡 Gult, með bláu
partners-seat-1 = 🔴 Rautt, með grænu
partners-seat-2 = 🔵 Blátt, með gulu
partners-seat-3 = 🟢 Grænt, með rauðu

# Húsreglur áður en leikur hefst

partners-option-late = Ef einhver fellur á tíma
partners-option-late-ask = Spyrja okkur
partners-option-late-rule = Regla leiksins: tölvuspilari gerir
partners-option-deck = Spilastokkur
partners-option-deck-classic52 = 52 spil
partners-option-deck-hearts56 = 56 spil, með fjórum hjörtum
partners-option-house = Í hús
partners-option-house-bounce = Það sem er umfram telst til baka
partners-option-house-exact = Aðeins með réttri tölu
partners-option-startfield = Peð á eigin byrjunarreit
partners-option-startfield-safe = Er friðað
partners-option-startfield-open = Má slá út
partners-option-startswap = Skipti á peði á byrjunarreit
partners-option-startswap-open = Má skipta
partners-option-startswap-safe = Má ekki skipta
partners-option-swap = Skiptispilið
partners-option-swap-any = Hvaða tvö peð sem er
partners-option-swap-own = Annað verður að vera eigið peð
partners-option-fold = Spil sem lögð eru niður
partners-option-fold-shown = Snúa upp
partners-option-fold-hidden = Liggja á grúfu
partners-option-deals = Fyrsti gjafari
partners-option-deals-lot = Hlutkesti ræður
partners-option-deals-seat-0 = Sæti 1
partners-option-deals-seat-1 = Sæti 2
partners-option-deals-seat-2 = Sæti 3
partners-option-deals-seat-3 = Sæti 4

# Spurningar og svör

partners-field-give = Veldu spil handa félaga þínum
partners-about-partner = Félagi þinn er { $who } ({ $colour }).
partners-field-card = Veldu spil til að spila
partners-field-piece = Veldu peðið sem á að fara
partners-field-part = Veldu peð fyrir afganginn af sjöunni
partners-field-steps = Hve langt?
partners-field-swap = Veldu tvö peð
partners-label-card = { TERM($card, form: "label") }
partners-label-at = { $piece } · { $field }
partners-label-way = { $piece } · { $field } í { $end }
partners-label-way-back = { $piece } · { $field } í { $end } (snýr við)
partners-label-way-hit = { $piece } · { $field } í { $end } (slær út { $other })
partners-label-way-lost = { $piece } · { $field } í { $end } (slegið út)
partners-label-steps = +{ $steps } í { $end }
partners-label-steps-back = +{ $steps } í { $end } (snýr við)
partners-label-steps-hit = +{ $steps } í { $end } (slær út { $other })
partners-label-steps-lost = +{ $steps } í { $end } (slegið út)
partners-label-part = { $piece } +{ $steps }
partners-label-part-hit = { $piece } +{ $steps } slær { $other }
partners-label-part-lost = { $piece } +{ $steps } (slegið)
partners-label-parts = { $first }, { $rest }
partners-label-swap = { $one } og { $other }
partners-label-enter-0 = 🟡 Setja peð á borðið
partners-label-enter-0-hit = 🟡 Setja peð á borðið (slær út { $other })
partners-label-enter-1 = 🔴 Setja peð á borðið
partners-label-enter-1-hit = 🔴 Setja peð á borðið (slær út { $other })
partners-label-enter-2 = 🔵 Setja peð á borðið
partners-label-enter-2-hit = 🔵 Setja peð á borðið (slær út { $other })
partners-label-enter-3 = 🟢 Setja peð á borðið
partners-label-enter-3-hit = 🟢 Setja peð á borðið (slær út { $other })

# Það sem gerist

partners-deal =
    Nú er { $deal }. gjöf: { YOU($who) ->
        [yes] þú gefur
       *[no] { $who } gefur
    } ({ $round } af 3 úr stokknum).
partners-ready =
    { YOU($who) ->
        [yes] Þú hefur valið spil.
       *[no] { $who } hefur valið spil.
    }
partners-gave = { $who } fær frá þér: { TERM($card, form: "label") }.
partners-exchanged = Félagar hafa skipst á spili.
partners-received = { $who } gaf þér: { TERM($card, form: "label") }.
partners-enter =
    { YOU($who) ->
        [yes] Þú spilar { TERM($card, form: "label") }: { $piece } kemur inn á borðið.
       *[no] { $who } spilar { TERM($card, form: "label") }: { $piece } kemur inn á borðið.
    }
partners-walk =
    { YOU($who) ->
        [yes] Þú spilar { TERM($card, form: "label") }: { $piece } í { $field }.
       *[no] { $who } spilar { TERM($card, form: "label") }: { $piece } í { $field }.
    }
partners-walk-on =
    { YOU($who) ->
        [yes] Þú heldur áfram með { TERM($card, form: "label") }: { $piece } í { $field }.
       *[no] { $who } heldur áfram með { TERM($card, form: "label") }: { $piece } í { $field }.
    }
partners-swap =
    { YOU($who) ->
        [yes] Þú spilar { TERM($card, form: "label") }: { $one } og { $other } skipta um reit.
       *[no] { $who } spilar { TERM($card, form: "label") }: { $one } og { $other } skipta um reit.
    }
partners-knocked-out = { $piece } er slegið út ({ $who }).
partners-home =
    { YOU($who) ->
        [yes] Þú hefur öll fjögur peðin í húsi og leikur nú fyrir félaga þinn: { $partner }.
       *[no] { $who } hefur öll fjögur peðin í húsi og leikur nú fyrir félaga sinn: { $partner }.
    }
partners-laid-down-1 =
    { YOU($who) ->
        [yes] Þú getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }.
       *[no] { $who } getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }.
    }
partners-laid-down-2 =
    { YOU($who) ->
        [yes] Þú getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
       *[no] { $who } getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
    }
partners-laid-down-3 =
    { YOU($who) ->
        [yes] Þú getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
       *[no] { $who } getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
    }
partners-laid-down-4 =
    { YOU($who) ->
        [yes] Þú getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
       *[no] { $who } getur ekki notað neitt spil og leggur niður: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
    }
partners-laid-down-hidden =
    { YOU($who) ->
        [yes] Þú getur ekki notað neitt spil og leggur niður spilin ({ $count }).
       *[no] { $who } getur ekki notað neitt spil og leggur niður spilin ({ $count }).
    }
partners-won = Öll átta peðin eru í húsi: { $who } og { $partner } vinna!
partners-resigned =
    { YOU($who) ->
        [yes] Þú gefur leikinn fyrir hönd liðsins.
       *[no] { $who } gefur leikinn fyrir hönd liðsins.
    }

# Hvernig fór

partners-scores = Peð í húsi: { $scores }
partners-why-home = Öll átta peð liðsins eru í húsi.
partners-why-resigned = Leiknum lauk með uppgjöf annars liðsins.

# Hvers vegna eitthvað gengur ekki

error-partners-seats = Í Partners þurfa öll fjögur sætin að vera skipuð.
error-partners-not-in-hand = Þú ert ekki með þetta spil á hendi: { TERM($card, form: "label") }.
error-partners-none-in-yard = Ekkert peð er eftir til að setja inn.
error-partners-start-taken = Tvö peð af öðrum lit standa á byrjunarreitnum, svo ekkert kemst þar inn.
error-partners-swap-on-ring = Aðeins er hægt að skipta á peðum úti á hringnum.
error-partners-swap-colour = Ekki er hægt að skipta á tveimur peðum af sama lit.
error-partners-swap-pair = Ekki er hægt að skipta á peði úr pari.
error-partners-swap-safe = Við þetta borð er ekki hægt að skipta á peði sem stendur á eigin byrjunarreit.
error-partners-swap-own = Við þetta borð verður annað peðið að vera af litnum sem þú færir.
error-partners-seven = Sjöan verður að verða sjö samtals og hvert peð má nota einu sinni í mesta lagi.
error-partners-not-your-colour = Þú getur ekki fært þennan lit hér.
error-partners-not-in-play = Þetta peð er ekki komið inn enn þá.
error-partners-no-back = Peð í húsi sínu getur ekki farið aftur á bak.
error-partners-start-block = Peð á eigin byrjunarreit stendur í veginum: enginn annar litur kemst fram hjá því.
error-partners-house = Í húsinu er ekki pláss fyrir svona mörg skref.
error-partners-given = Of seint: skiptin eru búin og spilið farið.
error-partners-give-first = Leikurinn hefst þegar öll fjögur hafa valið spil.
error-partners-one-or-fourteen = Skrifaðu hve langt: +1 eða +14.

# Á myndinni: plássið er lítið

partners-picture-deal = { $deal }. gjöf · { $round } af 3
partners-picture-to-give = velur spil
partners-picture-laid-down = lagði niður
partners-picture-no-cards = Þú átt engin spil fram að næstu gjöf
partners-picture-to-partner = til félaga
partners-picture-from-partner = frá félaga

# Borðið í orðum

partners-words-game = { $deal }. gjöf, { $round } af 3; gjafari: { $who }.
partners-colour-0 = Gult
partners-colour-1 = Rautt
partners-colour-2 = Blátt
partners-colour-3 = Grænt
partners-words-side = { $colour }, { $who }: { $pieces }.
partners-words-cards = Spil á hendi: { $sizes }.
partners-words-on = { $pieces } á { $field }
partners-words-house = hús { $places }
partners-words-yard = { $pieces } utan borðs
partners-words-none = ekkert á borðinu
partners-words-piece = { $colour } { $number }
partners-words-starts = Byrjunarreitir: { $fields }. Peð fer hringinn að byrjunarreit sínum og þaðan inn í húsið sitt.
partners-words-walked = { $piece } í { $field }
partners-words-sent = { $piece } út af borðinu
partners-words-turn = { $who }, { $card }: { $moved }
partners-words-laid = { $who } lagði niður spilin
partners-words-hand = Spilin þín: { $cards }.
partners-words-given = Handa félaga: { $card }.
partners-words-received = Frá félaga: { $card }.
partners-words-chosen = Valið: { $card }.

# Skipanir

command-partners = partners
command-partners-about = Partners: spil, peð og tvö tveggja manna lið
command-partners-new = new
command-partners-new-about = Opnaðu Partners-borð á þessari rás
command-partners-new-player2 = player2
command-partners-new-player2-about = Hvern þú vilt spila við
command-partners-new-player3 = player3
command-partners-new-player3-about = Hvern þú vilt spila við
command-partners-new-player4 = player4
command-partners-new-player4-about = Hvern þú vilt spila við
command-partners-new-pace = pace
command-partners-new-pace-about = Hve hratt þið viljið spila
command-partners-play = play
command-partners-play-about = Leiktu með því að skrifa leikinn
command-partners-play-move = move
command-partners-play-move-about = Leikurinn þinn, til dæmis: 7 Y1+3 Y2+4

# Reglurnar

partners-rules-short =
    Félagar sitja hvor á móti öðrum og eiga að koma **átta peðum** sínum í hús á undan hinum.
    Í hverri gjöf færðu fjögur spil og lætur félaga þinn fá eitt þeirra á grúfu. Síðan er spilað einu spili í senn, réttsælis, og leikið eins og það segir.
    - **8/byrjun** og **13/byrjun** setja peð á borðið eða fara 8 eða 13.
    - **Sjöunni** er skipt að vild milli eigin peða, en allar sjö einingarnar verður að nota.
    - **1/14** fer 1 eða 14. **4 aftur á bak** fer öfuga leið.
    - **Skiptispil** lætur tvö peð á hringnum, hvort af sínum lit, skipta um reit.
    Ef peð lendir á stöku peði er það slegið út; tvö eins á sama reit eru friðuð og slá út peð sem lendir á þeim.
    Sá sem getur ekki notað neitt spil leggur þau niður og bíður næstu gjafar. Sá sem er kominn með öll fjögur í hús leikur fyrir félaga sinn.
partners-rules-long-1 =
    ### Markmið
    Gult og blátt leika gegn rauðu og grænu. Það lið sem fyrst er með öll átta peðin í húsi hefur unnið um leið.
    ### Spilin
    Fjögur af hverju: 2, 3, 5, 6, 9, 10 og 12 fara svo langt áfram. 1/14 fer 1 eða 14 að eigin vali. 4 aftur á bak fer öfuga leið, aldrei í húsi. Sjöunni er skipt að vild milli eigin peða, í mesta lagi einu sinni á hvert, en allar sjö einingarnar verður að nota. 8/byrjun og 13/byrjun setja peð á borðið eða fara 8 eða 13. Skiptispil lætur tvö peð hvort af sínum lit skipta um reit.
    ### Gjöfin
    Gjafarinn gefur hverjum fjögur spil, þrisvar úr sama stokki; síðan stokkar sá næsti. Eftir hverja gjöf lætur hver félaga sinn fá eitt spil. Skipta má um skoðun þar til öll fjögur hafa valið.
    ### Leikurinn
    Sá byrjar sem situr vinstra megin við gjafarann. Spila verður spili ef eitthvert er nothæft, jafnvel sér í óhag. Ef ekkert er nothæft er öll höndin lögð niður og beðið næstu gjafar.
partners-rules-long-2 =
    ### Borðið
    64 reitir, leikið réttsælis; hver litur byrjar á þríhyrningi sínum á 0, 16, 32 eða 48. Þaðan liggja fjórir húsreitir litarins inn að miðju.
    ### Þegar peð mætast
    Ef peð lendir á stöku peði af öðrum lit, líka félagans, er það slegið út. Tvö eða fleiri eins á reit eru friðuð: peð sem lendir þar er sjálft slegið út. Þegar peð stendur á eigin byrjunarreit má enginn annar litur fara fram hjá því né lenda á því, ekki heldur litur félagans.
    ### Í hús
    Af eigin byrjunarreit beygir peð inn í húsið, nema það sé nýkomið á borðið. Þar fara peð aldrei fram úr hvert öðru og eru friðuð. Ef talan er of há er talið til baka innan hússins; ef það gengur ekki upp er ekki hægt að nota spilið þannig.
    ### Skiptispilið
    Það lætur hvaða tvö peð sem er á hringnum skipta um reit, en hvorki pör né peð í húsi.
    ### Að hjálpa
    Þegar öll fjögur eru komin í hús færa spilin þín peð félagans. Afgangur af sjöu fer líka til hans.
    ### Tveir eða þrír
    Einn og sami maður má sitja í báðum sætum liðs. Hvor félaga sem er getur gefið leikinn fyrir hönd liðsins.
    ### Hver sér hvað
    Höndin er þín ein; félagi þinn sér aðeins spilið sem þú lést hann fá.

# What the table waits for. $who stands for one player or several.

partners-waiting-give = Beðið er eftir spili handa félaga: { $who }
partners-waiting-play = Beðið er eftir spili: { $who }
