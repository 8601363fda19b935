# Goofspiel: það sem spurt er um, það sem gerist, hvers vegna eitthvað gengur ekki, og reglurnar.
goofspiel-name = Goofspiel
goofspiel-about = Hrein herkænska: allir með sömu spil, leynileg boð og þrettán vinningar.
goofspiel-undo-never = { goofspiel-name }: ekkert er tekið til baka, einhver gæti þegar hafa boðið í leyni.

# Húsregla áður en leikur hefst

goofspiel-option-late = Ef einhver fellur á tíma
goofspiel-option-late-ask = Spyrja okkur
goofspiel-option-late-rule = Regla leiksins: ég býð spilið sem svarar til vinningsins
goofspiel-option-ties = Þegar hæstu boð eru jöfn
goofspiel-option-ties-lost = Enginn fær vinninginn
goofspiel-option-ties-carried = Stigin bætast við næsta vinning

# Spurning og svar

goofspiel-field-bid = Hvað býður þú í { $cards }?
goofspiel-label-bid = { $cards }

# Það sem gerist

goofspiel-prize = Næsti vinningur: { $cards }.
goofspiel-bid =
    { YOU($who) ->
        [yes] Þú hefur valið boð.
       *[no] { $who } hefur valið boð.
    }
goofspiel-shown =
    { YOU($who) ->
        [yes] Þú bauðst { $cards }
       *[no] { $who } bauð { $cards }
    }
goofspiel-won =
    { YOU($who) ->
        [yes] Þú færð vinninginn: { $points } stig.
       *[no] { $who } fær vinninginn: { $points } stig.
    }
goofspiel-tie-lost = Hæstu boð eru jöfn: enginn fær vinninginn ({ $points } stig).
goofspiel-tie-carried = Hæstu boð eru jöfn: vinningurinn bætist við þann næsta ({ $points } stig).
goofspiel-resigned =
    { YOU($who) ->
        [yes] Þú gefst upp.
       *[no] { $who } gefst upp.
    }

# Hvernig fór

goofspiel-scores = Stig: { $scores }
goofspiel-why-points = Allir vinningar eru gengnir út.
goofspiel-why-resigned = Öll hin gáfust upp.

# Hvers vegna eitthvað gengur ekki

error-goofspiel-seats = Goofspiel spila tveir til fimm.

# Á myndinni og í orðum

goofspiel-picture-title = Goofspiel · { $round }. umferð af 13
goofspiel-picture-stake = í boði: { $points }
goofspiel-picture-prize = Vinningurinn
goofspiel-picture-last = Síðustu boð
goofspiel-picture-left = Á grúfu
goofspiel-picture-gone = gafst upp
goofspiel-picture-note = Þú hefur boðið og mátt breyta því þar til öll hafa valið

# Skipanir

command-goofspiel = goofspiel
command-goofspiel-about = Goofspiel: leynileg boð í þrettán vinninga, fyrir tvo til fimm
command-goofspiel-new = new
command-goofspiel-new-about = Opnaðu borð fyrir Goofspiel á þessari rás
command-goofspiel-new-player2 = player2
command-goofspiel-new-player2-about = Hvern þú vilt spila við
command-goofspiel-new-player3 = player3
command-goofspiel-new-player3-about = Hvern þú vilt spila við
command-goofspiel-new-player4 = player4
command-goofspiel-new-player4-about = Hvern þú vilt spila við
command-goofspiel-new-player5 = player5
command-goofspiel-new-player5-about = Hvern þú vilt spila við
command-goofspiel-new-pace = pace
command-goofspiel-new-pace-about = Hve hratt þið viljið spila
command-goofspiel-play = play
command-goofspiel-play-about = Leiktu með því að skrifa leikinn
command-goofspiel-play-move = move
command-goofspiel-play-move-about = Leikurinn þinn, til dæmis: bid 7S

# Reglurnar

goofspiel-rules-short =
    Allir hafa sömu **þrettán spil**, frá ási upp í kóng. Tíglarnir þrettán eru vinningarnir: ásinn gefur 1 stig, kóngurinn 13.
    Vinningunum er snúið upp einum í einu og allir **bjóða spil í leyni**. Síðan eru öll boð sýnd; það hæsta fær vinninginn og spilin sem boðin voru eru úr leik.
    Ef hæstu boð eru **jöfn** fær enginn vinninginn. Flest stig vinna spilið.
goofspiel-rules-long-1 =
    ### Markmið
    Tveir til fimm bjóða í þrettán vinninga. Sá vinnur sem á flest stig eftir þann síðasta; þeir sem eiga jafnmörg stig deila sætinu.
    ### Umferð
    Vinningarnir eru stokkaðir og þeim snúið upp einum í einu. Fyrir hvern þeirra velur þú spil af hendi sem boð; ásinn er lægstur og kóngurinn hæstur. Þú mátt skipta um skoðun þar til sá síðasti hefur valið og enginn fréttir af því. Síðan eru öll boð sýnd. Það hæsta fær vinninginn og öll spil sem boðin voru eru úr leik. Allir sjá hvað hinir eiga eftir á hendi.
    ### Jöfn boð
    Ef fleiri en einn bjóða hæsta spilið fær enginn vinninginn, ekki heldur sá sem bauð næsthæst. Vinningurinn er þá úr leik; með hinni húsreglunni bætast stig hans við næsta vinning. Eftir síðasta vinning bætist ekkert við.
    ### Spilalok
    Þegar kemur að síðasta vinningnum á hver eitt spil eftir og það er boðið sjálfkrafa. Sá sem gefst upp verður síðastur og hinir spila áfram. Þegar tíminn þinn er búinn er borðið spurt; hafi það valið reglu leiksins er þess í stað boðið það spil sem svarar til vinningsins: hæsta spilið þitt í hæsta vinning sem eftir er, og svo koll af kolli niður á við.
    ### Hver sér hvað
    Boðið þitt sérð aðeins þú þar til öll eru sýnd. Enginn veit í hvaða röð vinningarnir koma.

# What the table waits for. $who stands for one player or several.

goofspiel-waiting = Beðið er eftir boði: { $who }
