# Kasína: það sem gerist, það sem spurt er um, hvers vegna eitthvað gengur ekki, og reglurnar.
# $group og $groups eru spil með plús á milli eða bygging; nöfn beygjast aldrei.
kasino-name = Kasína
kasino-about = Taktu spilin á borðinu með spilunum á hendi, byggðu fyrir næstu umferð og hreinsaðu borðið.

# Spil og byggingar, inni í setningu

kasino-group = { CARDS($cards, form: "sum") }
kasino-build-named = byggingu upp á { $value }
kasino-plus = { $first }+{ $rest }
kasino-and = { $first } og { $rest }
kasino-list = { $first }, { $rest }

# Húsreglur áður en leikur hefst

kasino-option-late = Ef einhver fellur á tíma
kasino-option-late-ask = Spyrja okkur
kasino-option-late-rule = Regla leiksins: tölvuspilari gerir
kasino-option-target = Spilað er upp í
kasino-option-target-21 = 21 stig
kasino-option-target-50 = 50 stig
kasino-option-target-100 = 100 stig
kasino-option-spades = Flestir spaðar
kasino-option-spades-2 = Flestir spaðar gefa 2 stig
kasino-option-spades-1 = Flestir spaðar gefa 1 stig
kasino-option-svupby5s = Það er svippa þegar spaðafimman hreinsar borðið
kasino-option-svupby5s-on = Já
kasino-option-svupby5s-off = Nei
kasino-option-svupcancel = Svippur jafnast út
kasino-option-svupcancel-on = Já
kasino-option-svupcancel-off = Nei
kasino-option-manysums = Fleiri en ein summa í sama slag
kasino-option-manysums-on = Já
kasino-option-manysums-off = Nei
kasino-option-manysums-two = Í mesta lagi tvær
kasino-option-buildsinsums = Byggingar mega vera hluti af summu
kasino-option-buildsinsums-on = Já
kasino-option-buildsinsums-off = Nei
kasino-option-highontable = Háu gildin gilda líka á borðinu
kasino-option-highontable-on = Já
kasino-option-highontable-off = Nei
kasino-option-twocardbuilds = Aðeins er byggt á eitt spil í einu
kasino-option-twocardbuilds-on = Já
kasino-option-twocardbuilds-off = Nei
kasino-option-nobuilding = Engar byggingar
kasino-option-nobuilding-on = Já
kasino-option-nobuilding-off = Nei
kasino-option-plainlayout = Engin stigaspil meðal fyrstu fjögurra á borðinu
kasino-option-plainlayout-on = Já
kasino-option-plainlayout-off = Nei
kasino-option-rotatelead = Næsti maður byrjar hverja nýja gjöf
kasino-option-rotatelead-on = Já
kasino-option-rotatelead-off = Nei
kasino-option-countout = Talið út: sá vinnur sem fyrst nær markinu
kasino-option-countout-on = Já
kasino-option-countout-off = Nei
kasino-option-partnership = Fjögur við borðið: félagar 1+3 og 2+4
kasino-option-partnership-on = Já
kasino-option-partnership-off = Nei
kasino-option-deals = Fyrsti gjafari
kasino-option-deals-lot = Hlutkesti ræður
kasino-option-deals-seat-0 = Sæti 1 gefur
kasino-option-deals-seat-1 = Sæti 2 gefur
kasino-option-deals-seat-2 = Sæti 3 gefur
kasino-option-deals-seat-3 = Sæti 4 gefur

# Spurningar og svör

kasino-field-card = Veldu spil til að spila
kasino-field-card-owed = Þú byggðir síðast og verður að taka slag núna. Veldu spil.
kasino-field-how = Hvað viltu gera við { $cards }?
kasino-field-group = Hvað viltu taka með { $cards }?
kasino-field-build = Hvað viltu byggja?
kasino-field-fold = Á fleira að fara í bygginguna?
kasino-label-card = { $cards }
kasino-label-take = Taka { $groups }
kasino-label-clear = Hreinsa borðið
kasino-label-choose = Velja hvað er tekið
kasino-label-choose-as = Velja hvað er tekið með { $value }
kasino-label-group = { $group }
kasino-label-build = Byggja { $value } á { $group }
kasino-label-build-with = Byggja { $value } á { $group }, með { $groups }
kasino-label-build-choose = Byggja …
kasino-label-pair = Byggja fasta { $value } með { $group }
kasino-label-raise = Byggja áfram úr { $onto } í { $value }
kasino-label-extend = Bæta við byggingu upp á { $value }
kasino-label-extend-with = Bæta við byggingu upp á { $value } með { $group }
kasino-label-lay = Leggja það út

# Það sem gerist

kasino-round =
    Nú er { $round }. umferð: { YOU($who) ->
        [yes] þú gefur.
       *[no] { $who } gefur.
    }
kasino-hand = Búið er að gefa { $deal }. gjöf af { $deals }.
kasino-last-hand =
    { YOU($who) ->
        [yes] Þú segir: „Síðasta gjöf.“
       *[no] { $who } segir: „Síðasta gjöf.“
    }
kasino-lay =
    { YOU($who) ->
        [yes] Þú leggur út { $cards }.
       *[no] { $who } leggur út { $cards }.
    }
kasino-take =
    { YOU($who) ->
        [yes] Þú tekur { $groups } með { $cards }.
       *[no] { $who } tekur { $groups } með { $cards }.
    }
kasino-clear =
    { YOU($who) ->
        [yes] Þú hreinsar borðið með { $cards }: { $count } spil.
       *[no] { $who } hreinsar borðið með { $cards }: { $count } spil.
    }
kasino-build =
    { YOU($who) ->
        [yes] Þú byggir { $value }: { $groups }.
       *[no] { $who } byggir { $value }: { $groups }.
    }
kasino-raise =
    { YOU($who) ->
        [yes] Þú byggir áfram úr { $onto } í { $value } með { $cards }.
       *[no] { $who } byggir áfram úr { $onto } í { $value } með { $cards }.
    }
kasino-extend =
    { YOU($who) ->
        [yes] Þú bætir við byggingu upp á { $value }: { $group }.
       *[no] { $who } bætir við byggingu upp á { $value }: { $group }.
    }
kasino-svup =
    { YOU($who) ->
        [yes] Svippa: þú hreinsaðir borðið.
       *[no] Svippa: { $who } hreinsaði borðið.
    }
kasino-rest =
    { YOU($who) ->
        [yes] Þú tókst síðasta slag og færð afganginn: { $cards }.
       *[no] { $who } tók síðasta slag og fær afganginn: { $cards }.
    }
kasino-counted =
    { YOU($who) ->
        [yes] Þú færð { $points } stig í umferðinni, alls { $score }.
       *[no] { $who } fær { $points } stig í umferðinni, alls { $score }.
    }
kasino-counted-together = { $who } og { $partner } fá { $points } stig í umferðinni, alls { $score }.
kasino-spades-item = flestir spaðar ({ $amount }): { $points }
kasino-cards-item = flest spil ({ $amount }): { $points }
kasino-10d-item = tígultía: { $points }
kasino-2s-item = spaðatvistur: { $points }
kasino-aces-item = ásar: { $points }
kasino-sidsten-item = síðasti slagur: { $points }
kasino-svups-item = svippur ({ $amount }): { $points }
kasino-won =
    { YOU($who) ->
        [yes] Þú vinnur! Stigin eru { $points }.
       *[no] { $who } vinnur! Stigin eru { $points }.
    }
kasino-won-together = { $who } og { $partner } vinna! Stigin eru { $points }.
kasino-resigned =
    { YOU($who) ->
        [yes] Þú gefst upp og spilinu lýkur.
       *[no] { $who } gefst upp og spilinu lýkur.
    }

# Hvernig fór

kasino-scores = Stig: { $scores }
kasino-why-target = Markinu er náð og enginn á fleiri stig.
kasino-why-resigned = Spilinu lauk með uppgjöf.

# Hvers vegna eitthvað gengur ekki

error-kasino-seats = Kasínu spila tveir til fjórir.
error-kasino-not-in-hand = Þú ert ekki með { $cards } á hendi.
error-kasino-not-loose = { $cards } liggur ekki laust á borðinu.
error-kasino-no-build = Engin bygging upp á { $value } liggur á borðinu.
error-kasino-no-match = Þetta passar ekki við { $cards }: hver hópur verður að vera jafnhátt spil, bygging eða spil sem gefa summuna.
error-kasino-build-in-sum = Við þetta borð má bygging ekki vera hluti af summu.
error-kasino-one-sum = Við þetta borð er aðeins ein summa í hverjum slag, auk jafnhárra spila. Húsreglan heitir **{ kasino-option-manysums }**.
error-kasino-two-sums = Við þetta borð eru í mesta lagi tvær summur í hverjum slag, auk jafnhárra spila. Húsreglan heitir **{ kasino-option-manysums }**.
error-kasino-owes = Þú verður að taka slag núna: þú byggðir { $value } síðast.
error-kasino-reserve = Geymdu { $cards }: þú átt eftir að taka bygginguna þína upp á { $value }.
error-kasino-no-holder = Til að byggja { $value } þarftu líka annað spil sem tekur { $value }.
error-kasino-owns-build = Þú átt þegar byggingu upp á { $value }: taktu hana fyrst.
error-kasino-begun-build = Bygging sem þú byrjaðir á liggur enn á borðinu, nú upp á { $value }. Hana þarf að taka fyrst.
error-kasino-same-value = Þegar liggur bygging upp á { $value }: bættu við hana.
error-kasino-multiple = Sú bygging er föst í { $value } og hækkar ekki.
error-kasino-wrong-build = Þessi spil gefa ekki { $value }.
error-kasino-two-cards = Við þetta borð fer aðeins eitt laust spil í byggingu með þínu.
error-kasino-no-building = Við þetta borð er ekki byggt.
error-kasino-no-clearer = Aðeins spaðafimman hreinsar borðið.
error-kasino-empty = Borðið er þegar autt.

# Á myndinni: plássið er lítið

kasino-picture-empty = Borðið er autt
kasino-picture-round = { $round }. umferð · { $deal }. gjöf af { $deals }
kasino-picture-stock = { $count } spil í stokknum
kasino-picture-last-hand = síðasta gjöf
kasino-picture-more = föst
kasino-picture-svup = svippa!
kasino-picture-owes = á að taka slag
kasino-picture-no-cards = Þú átt engin spil fram að næstu gjöf
kasino-picture-must-capture = Þú byggðir { $value } síðast: nú verður þú að taka slag
kasino-picture-keep = Bygging þín upp á { $value }: geymdu spil sem tekur hana
kasino-picture-turn-lay = { $who } lagði út
kasino-picture-turn-take = { $who } tók
kasino-picture-turn-clear = { $who } hreinsaði borðið
kasino-picture-turn-build = { $who } byggði { $value }
kasino-picture-turn-raise = { $who } byggði áfram í { $value }
kasino-picture-turn-extend = { $who } bætti við { $value }
kasino-picture-count = { $round }. umferð talin
kasino-picture-spades = Flestir spaðar
kasino-picture-cards = Flest spil
kasino-picture-10d = Tígultía
kasino-picture-2s = Spaðatvistur
kasino-picture-aces = Ásar
kasino-picture-sidsten = Síðasti slagur
kasino-picture-svups = Svippur
kasino-picture-round-points = Stig í umferðinni
kasino-picture-scores = Alls

# Borðið í orðum

kasino-words-game = { $round }. umferð, { $deal }. gjöf af { $deals }, upp í { $target } stig; gjafari: { $who }.
kasino-words-loose = Á borðinu: { $cards }.
kasino-words-empty = Borðið er autt.
kasino-words-build = Bygging upp á { $value } ({ $who }): { $cards }.
kasino-words-multiple = Föst bygging upp á { $value } ({ $who }), sem ekki hækkar: { $cards }.
kasino-words-side = { $who }: { $points } stig, { $cards } á hendi, { $pile } í slögum.
kasino-words-side-svups = { $who }: { $points } stig, { $cards } á hendi, { $pile } í slögum, svippur: { $svups }.
kasino-words-owes = { $who } byggði { $value } og á að taka slag ef hægt er.
kasino-words-laid = { $who } lagði út { CARDS($cards, case: "acc") }
kasino-words-took = { $who } tók { CARDS($taken, case: "acc") } með { CARDS($cards, case: "dat") }
kasino-words-cleared = { $who } hreinsaði borðið með { CARDS($cards, case: "dat") } og fékk { CARDS($taken, case: "acc") }
kasino-words-built = { $who } byggði { $value } úr { CARDS($laid, case: "dat") }
kasino-words-raised = { $who } byggði áfram úr { $onto } í { $value } með { CARDS($laid, case: "dat") }
kasino-words-extended = { $who } bætti { CARDS($laid, case: "dat") } við byggingu upp á { $value }
kasino-words-svup = { $what }: svippa
kasino-words-count = Stig úr { $round }. umferð: { $sides }.
kasino-words-counted = { $who } { $points } ({ $items }), alls { $score }
kasino-words-nothing = ekkert
kasino-words-hand = Spilin þín: { $cards }.
kasino-words-chosen = Valið: { $card }.
kasino-words-would-take = Þú tækir { CARDS($cards, case: "acc") }.
kasino-words-would-build = Þú ættir byggingu upp á { $value }: { $cards }.
kasino-words-would-lay = Þú legðir út { CARDS($cards, case: "acc") }.
kasino-words-must-capture = Þú byggðir { $value } síðast og verður að taka slag núna.
kasino-words-keep = Þú átt byggingu upp á { $value } og verður að geyma spil sem tekur hana.
kasino-text-title = **Kasína** · { $round }. umferð, { $deal }. gjöf af { $deals }
kasino-text-loose = Borðið: **{ $cards }**
kasino-text-pile = { $count } í slögum
kasino-text-svups = svippur { $cards }

# Tölur

kasino-figure-round = Stig í umferð
kasino-figure-svups = Svippur
kasino-look-count = Stigin úr umferðinni, lið fyrir lið

# Skipanir

command-kasino = kasino
command-kasino-about = Kasína: taka, byggja og hreinsa borðið, fyrir tvo til fjóra
command-kasino-new = new
command-kasino-new-about = Opnaðu Kasínuborð á þessari rás
command-kasino-new-player2 = player2
command-kasino-new-player2-about = Hvern þú vilt spila við
command-kasino-new-player3 = player3
command-kasino-new-player3-about = Hvern þú vilt spila við
command-kasino-new-player4 = player4
command-kasino-new-player4-about = Hvern þú vilt spila við
command-kasino-new-pace = pace
command-kasino-new-pace-about = Hve hratt þið viljið spila
command-kasino-play = play
command-kasino-play-about = Leiktu með því að skrifa leikinn
command-kasino-play-move = move
command-kasino-play-move-about = Leikurinn þinn, til dæmis: take 7S 3C+4D 7H

# Reglurnar

kasino-rules-short =
    Hver fær fjögur spil í senn og fjögur liggja opin á borðinu. Hver spilar einu spili í senn: þú **tekur** jafnhá spil eða spil sem saman gefa gildi þíns spils, þú **byggir** til að taka síðar eða **leggur út**.
    Gosi, drottning og kóngur eru 11, 12 og 13. Af hendi er ás 1 eða 14, spaðatvistur 2 eða 15, tígultía 10 eða 16, og **spaðafimman** hreinsar borðið.
    Sá sem tæmir borðið fær **svippu**. Sá sem hefur byggt verður að taka slag næst þegar hann gerir.
    Umferð gefur stig fyrir flesta spaða og flest spil, tígultíu, spaðatvist, ása, síðasta slag og svippur. Spilað er upp í **21**.
kasino-rules-long-1 =
    ### Markmið
    Tveir til fjórir spila hver fyrir sig upp í 21 stig, eins margar umferðir og þarf. Fjórir geta spilað tveir á móti tveimur; félagar sitja hvor á móti öðrum og leggja slagi og stig saman.
    ### Gjöfin
    Allir fá fjögur spil, tvö í senn, og fjögur eru lögð opin á borðið. Þegar allar hendur eru tómar fær hver fjögur ný, borðið ekkert, og næsti maður byrjar. Síðasta gjöfin er tilkynnt. Nýr gjafari er í hverri umferð.
    ### Að taka
    Með einu spili tekur þú jafnhá laus spil, byggingu með sama gildi og eina summu úr tveimur eða fleiri lausum spilum: með sjöu bæði 3+4 og aðra sjöu. Ekki er skylda að taka þótt það sé hægt. Af hendi má ás vera 1 eða 14, spaðatvistur 2 eða 15 og tígultía 10 eða 16; á borðinu gildir lága gildið. Spaðafimman er fimma eða tekur allt sem á borðinu er.
    ### Svippur
    Ef slagur tæmir borðið er það svippa og einu spili hans er snúið upp í bunkanum þínum.
    ### Lok umferðar
    Afgangurinn fer til þess sem tók síðast og á síðasta slag. Síðan er talið: flestir spaðar 2, flest spil 1, tígultía 2, spaðatvistur 1, hver ás 1, síðasti slagur 1, hver svippa 1. Ef fleiri eru jafnir um flest fær enginn það. Svippur sem allir eiga jafnast út. Ef fleiri ná markinu vinnur sá stigahæsti; ef þeir eru jafnir er spiluð ein umferð enn.
kasino-rules-long-2 =
    ### Að byggja
    Leggðu spil á laust spil og segðu summuna: tvistur á sjöu er **níu** ef þú átt níu á hendi. Laus spil sem líka gefa níu mega fylgja með. Bygging er eitt, og hver sem er má taka hana með spili af gildi hennar.
    - **Byggja áfram:** spil ofan á einfalda byggingu hækkar hana, líka annarra, ef þú átt spil fyrir nýja gildið.
    - **Bæta við byggingu:** leggðu fleiri af sama gildi í hana, eða sjöu á sjöu ef þú átt aðra. Þá er gildið fast.
    ### Skyldur
    Ef þú hefur byggt verðurðu að taka slag næst þegar þú gerir í sömu gjöf, ef það er hægt; það þarf ekki að vera byggingin. Meðan þú átt byggingu geymir þú spil sem tekur hana. Hver á eina byggingu í einu og byrjar ekki á nýrri meðan ein sem hann byrjaði á liggur enn. Ef annar byggir áfram á þinni á hann hana.
    ### Húsreglur
    Fyrir leik má velja: upp í 50 eða 100; 1 stig fyrir flesta spaða; fleiri summur í slag; byggingar í summum; há gildi á borðinu; byggja á fleiri spil í einu; engar byggingar; engin stigaspil meðal fyrstu fjögurra; sami maður byrjar allar gjafir; talið út í röð; engin svippa fyrir spaðafimmu; svippur jafnast ekki út.
    ### Að gefast upp
    Ef einhver gefst upp lýkur spilinu og hinir raðast eftir stigum.

# What the table waits for. $who stands for one player or several.

kasino-waiting-play = Beðið er eftir spili: { $who }
