# Stratego: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
# $rank og $against er ord herfra, hvis .label står først; $flag er et af de fire flag; $space, $start og $end er felter
# (E4, ringen). Hvad spillet hedder, står kun i stratego-name.
stratego-name = Stratego
stratego-undo-never = I { stratego-name } kan man ikke fortryde: nogen kan have trukket, uden at det ses.
stratego-about = Skjulte hære omkring en borg: den første, der får sit flag op på tårnet, vinder.

# Brikker, felter, flag

stratego-rank-marshal = marskal
    .label = 9 marskal
stratego-rank-general = general
    .label = 8 general
stratego-rank-major = major
    .label = 7 major
stratego-rank-captain = kaptajn
    .label = 6 kaptajn
stratego-rank-lieutenant = løjtnant
    .label = 5 løjtnant
stratego-rank-sergeant = sergent
    .label = 4 sergent
stratego-rank-scout = spejder
    .label = 3 spejder
stratego-rank-spy = spion
    .label = 2 spion
stratego-rank-cannon = kanon
    .label = 1 kanon
stratego-ring = ringen
stratego-turret = tårnet
stratego-flag-0 = det røde flag
stratego-flag-1 = det grønne flag
stratego-flag-2 = det blå flag
stratego-flag-3 = det gule flag
stratego-colour-0 = Rød
stratego-colour-1 = Grøn
stratego-colour-2 = Blå
stratego-colour-3 = Gul
stratego-seat-0 = 🔴 Rød, nord
stratego-seat-1 = 🟢 Grøn, øst
stratego-seat-2 = 🔵 Blå, syd
stratego-seat-3 = 🟡 Gul, vest

# Husregler

stratego-option-late = Hvis nogen er for sen
stratego-option-late-ask = Spørg os
stratego-option-late-rule = Spillets regel: turen er tabt, og tre i træk er at give op
stratego-option-teams = Hold
stratego-option-teams-none = Hver for sig
stratego-option-teams-pairs = Fire spiller i par: 1 og 3, 2 og 4
stratego-option-cannon_range = En kanon skyder
stratego-option-cannon_range-up_to_4 = Hen over op til 3 tomme felter
stratego-option-cannon_range-up_to_3 = Op til 3 felter
stratego-option-cannon_range-exactly_3 = Præcis 3 felter
stratego-option-captain_steps = En kaptajn går
stratego-option-captain_steps-2 = Op til 2 skridt
stratego-option-captain_steps-bend = Ligeud eller med ét knæk
stratego-option-captain_steps-3 = Op til 3 skridt
stratego-option-captain_steps-any = Så langt, han vil
stratego-option-captain_attack = En kaptajn angriber
stratego-option-captain_attack-two_step = Også efter sit første skridt
stratego-option-captain_attack-adjacent = Kun naboer
stratego-option-scout_attack = En spejder angriber
stratego-option-scout_attack-in_line = Ligeud efter sit løb
stratego-option-scout_attack-any_adjacent = Enhver nabo efter sit løb
stratego-option-recruit_on_flag_capture = Et erobret flag
stratego-option-recruit_on_flag_capture-off = Giver ingen brik tilbage
stratego-option-recruit_on_flag_capture-on = Giver første gang en brik tilbage
stratego-option-partners_see_ranks = Partnere
stratego-option-partners_see_ranks-off = Ser ikke hinandens rang
stratego-option-partners_see_ranks-on = Ser hinandens rang
stratego-option-known_ranks = Rang vist i kamp
stratego-option-known_ranks-log = Bliver stående på ens eget billede
stratego-option-known_ranks-board = Bliver vist på brættet
stratego-option-known_ranks-memory = Skal huskes
stratego-option-no_progress_rounds = Uafgjort efter
stratego-option-no_progress_rounds-40 = 40 runder uden kamp
stratego-option-no_progress_rounds-20 = 20 runder uden kamp
stratego-option-no_progress_rounds-80 = 80 runder uden kamp
stratego-option-three_on_four_board = Brættet til tre
stratego-option-three_on_four_board-off = Et bræt for sig
stratego-option-three_on_four_board-on = Brættet til fire uden vest
stratego-option-first_player = Hvem begynder
stratego-option-first_player-random = Det trækkes der lod om
stratego-option-first_player-seat-0 = Plads 1
stratego-option-first_player-seat-1 = Plads 2
stratego-option-first_player-seat-2 = Plads 3
stratego-option-first_player-seat-3 = Plads 4

# Spørgsmål og svar

stratego-field-army = Stil din hær op: vælg en opstilling, eller skriv en selv
stratego-field-army-stands = Stil din hær op: lav den om, eller meld dig klar
stratego-field-ready = Stil din hær op
stratego-field-swap = Vælg de to brikker, der bytter plads
stratego-field-army-else = Opstilling …
stratego-field-army-stands-else = { stratego-field-army-else }
stratego-field-change = Din hær står klar. Vil du ændre noget, mens de andre stiller op?
stratego-field-piece = Vælg den brik, du vil bruge
stratego-field-end = Hvorhen?
stratego-field-recruit = Vælg den brik, der kommer tilbage
stratego-field-hold = Skal din markør blive på 5, når du vinder?
stratego-field-draw = Skal spillet ende uafgjort?
stratego-label-ready = Jeg er klar
stratego-label-swap = Byt to brikker om
stratego-label-mirror = Spejlvend den
stratego-label-lot = Tilfældigt
stratego-label-change = Ændr min hær
stratego-formation-wall = Muren
stratego-formation-spearhead = Spydspidsen
stratego-formation-gunline = Batteriet
stratego-formation-lure = Fælden
stratego-formation-flanks = Fløjene
stratego-formation-keep = Borgen
stratego-formation-rows = Forrest { $front } · midten { $middle } · bagest { $back }
stratego-label-own = { $space } · { TERM($rank, form: "label") }
stratego-label-bearer = { $space } · { TERM($rank, form: "label") } 🚩
stratego-label-to = { $space }
stratego-label-flag = { $space } · tager flaget
stratego-label-hand = { $space } · får flaget
stratego-label-attack = { $space } · angriber { $other }
stratego-label-attack-known = { $space } · angriber { $other }: { TERM($rank, form: "label") }
stratego-label-fire = { $space } · skyder på { $other }
stratego-label-fire-known = { $space } · skyder på { $other }: { TERM($rank, form: "label") }
stratego-label-recruit = { TERM($rank, form: "label") }
stratego-label-recruit-none = Ingen
stratego-label-hold-on = Bliv på 5
stratego-label-hold-off = Videre til 6
stratego-label-draw-yes = Uafgjort er fint
stratego-label-draw-no = Spil hellere videre
stratego-open-turn = Din tur
stratego-open-recruit = Hent en brik tilbage
stratego-open-hold = Min markør …
stratego-open-draw = Uafgjort?

# Formularen til en hær, man selv skriver

stratego-army-button = Skriv en selv
stratego-army-title = Din hær
stratego-army-front = Forreste række, 7 tal fra venstre
stratego-army-middle = Midterste række, 6 tal
stratego-army-back = Bageste række, 7; den fjerde har flaget
stratego-army-about = I alt: 9 8 · 7 7 · 6 6 6 · 5 5 5 · 4 4 4 · 3 3 3 3 · 2 · 1 1
stratego-army-name = Gem den under et navn
stratego-army-name-about = Så kan du bruge den igen ved ethvert bord
stratego-army-kept = Eller tag en, du har gemt
stratego-army-called = { $name }
stratego-army-kept-none = Ingen af dem

# Hvad der sker

stratego-opens = Hærene stilles op i hemmelighed.
stratego-army-set = Din hær er stillet op.
stratego-ready =
    { YOU($who) ->
        [yes] Din hær står klar.
       *[no] { $who } står klar.
    }
stratego-changes =
    { YOU($who) ->
        [yes] Du ændrer noget i din hær.
       *[no] { $who } vil lige ændre noget.
    }
stratego-begins =
    { YOU($who) ->
        [yes] Alle har stillet op. Du begynder.
       *[no] Alle har stillet op. { $who } begynder.
    }
stratego-moves =
    { YOU($who) ->
        [yes] Du flytter fra { $start } til { $end }.
       *[no] { $who } flytter fra { $start } til { $end }.
    }
stratego-attacks =
    { YOU($who) ->
        [yes] ⚔️ Du angriber { $end } fra { $start } med **{ TERM($rank, form: "label") }**: { $other } har **{ TERM($against, form: "label") }**.
       *[no] ⚔️ { $who } angriber { $end } fra { $start } med **{ TERM($rank, form: "label") }**: { $other } har **{ TERM($against, form: "label") }**.
    }
stratego-fires =
    { YOU($who) ->
        [yes] 💥 Du skyder fra { $start } mod { $end } og rammer **{ TERM($against, form: "label") }** ({ $other }). Din **{ $rank }** er også brugt op.
       *[no] 💥 { $who } skyder fra { $start } mod { $end } og rammer **{ TERM($against, form: "label") }** ({ $other }). Den **{ $rank }** er også brugt op.
    }
stratego-wins =
    { YOU($who) ->
        [yes] Din { $rank } vinder kampen.
       *[no] { $who } vinder kampen ({ $rank }).
    }
stratego-tie = Begge brikker går ud: { $rank } mod { $rank }.
stratego-hands =
    { YOU($who) ->
        [yes] Du afleverer { $flag } fra { $start } til { $end }.
       *[no] { $who } afleverer { $flag } fra { $start } til { $end }.
    }
stratego-flag-taken =
    { YOU($who) ->
        [yes] 🚩 Du tager { $flag }.
       *[no] 🚩 { $who } tager { $flag }.
    }
stratego-flag-left = 🚩 På { $space } ligger { $flag }.
stratego-slider =
    { YOU($who) ->
        [yes] Din markør står på { $count }.
       *[no] { $who } har markøren på { $count }.
    }
stratego-slider-held =
    { YOU($who) ->
        [yes] Din markør bliver på 5.
       *[no] { $who } lader markøren blive på 5.
    }
stratego-may-recruit =
    { YOU($who) ->
        [yes] Du må hente en brik tilbage.
       *[no] { $who } må hente en brik tilbage.
    }
stratego-recruit-lost =
    { YOU($who) ->
        [yes] Du måtte hente en brik tilbage, men { $count ->
            [0] du har ikke mistet nogen
           *[other] dit hvervefelt er ikke frit
        }. Chancen er forbi.
       *[no] { $who } måtte hente en brik tilbage, men { $count ->
            [0] har ikke mistet nogen
           *[other] hvervefeltet er ikke frit
        }. Chancen er forbi.
    }
stratego-recruited =
    { YOU($who) ->
        [yes] Du henter **{ TERM($rank, form: "label") }** tilbage på { $space }.
       *[no] { $who } henter **{ TERM($rank, form: "label") }** tilbage på { $space }.
    }
stratego-recruit-declined =
    { YOU($who) ->
        [yes] Du henter ingen tilbage.
       *[no] { $who } henter ingen tilbage.
    }
stratego-stuck =
    { YOU($who) ->
        [yes] Du kan ikke gøre noget og må stå over.
       *[no] { $who } kan ikke gøre noget og må stå over.
    }
stratego-late =
    { YOU($who) ->
        [yes] Du nåede det ikke og står over.
       *[no] { $who } nåede det ikke og står over.
    }
stratego-draw-offered =
    { YOU($who) ->
        [yes] Du er med på uafgjort.
       *[no] { $who } er med på uafgjort.
    }
stratego-draw-withdrawn =
    { YOU($who) ->
        [yes] Du vil hellere spille videre.
       *[no] { $who } vil hellere spille videre.
    }
stratego-hold-on = Din markør bliver på 5.
stratego-hold-off = Din markør går videre til 6.
stratego-resigned =
    { YOU($who) ->
        [yes] Du giver op. Din hær forlader brættet.
       *[no] { $who } giver op. Hæren forlader brættet.
    }
stratego-home =
    { YOU($who) ->
        [yes] 🏰 Du har fået { $flag } op på tårnet!
       *[no] 🏰 { $who } har fået { $flag } op på tårnet!
    }
stratego-won =
    { YOU($who) ->
        [yes] Du vinder!
       *[no] { $who } vinder!
    }
stratego-won-pair = { $who } og { $partner } vinder!
stratego-drawn = Spillet ender uafgjort.

# Hvordan det endte

stratego-scores = Brikker tilbage: { $scores }
stratego-why-home = Flaget er på tårnet.
stratego-why-last = Ingen andre har en hær tilbage.
stratego-why-nobody = Der er ingen hær tilbage.
stratego-why-quiet = Der gik for mange runder uden kamp.
stratego-why-stuck = Ingen kunne gøre noget.
stratego-why-agreed = Alle var enige om uafgjort.

# Hvorfor noget ikke kan lade sig gøre

error-stratego-seats = Spillet er for tre eller fire.
error-stratego-armies-stand = Hærene er allerede stillet op.
error-stratego-not-ready = Du er stadig ved at stille din hær op.
error-stratego-is-ready = Du har meldt klar. Tryk på **{ stratego-label-change }**, hvis du vil ændre noget.
error-stratego-no-army = Stil din hær op først: vælg en opstilling.
error-stratego-not-an-army = Det er ikke en hel hær. For mange: { $extra }. Mangler: { $missing }.
error-stratego-not-a-layout = En hær er tre rækker med 7, 6 og 7 tal.
error-stratego-too-many = Du kan ikke gemme flere hære. Gem denne under et af de gamle navne i stedet.
error-stratego-set-up-first = Hærene er stadig ved at blive stillet op.
error-stratego-no-piece = Du har ingen brik på { $start }.
error-stratego-no-way = Fra { $start } når du ikke { $end } på den måde.
error-stratego-lake = { $end } er en sø, og derud kan ingen brik komme.
error-stratego-no-shot = En kanon på { $start } kan ikke ramme { $end }: den skyder ligeud på den første brik i vejen.
error-stratego-not-lost = Sådan en brik har du ikke mistet.
error-stratego-sixth-time = Den brik er gået frem og tilbage mellem { $start } og { $end } fem gange i træk. Træk først med en anden.

# På billedet: der er ikke megen plads

stratego-picture-out = gav op
stratego-picture-sets-up = stiller op
stratego-picture-recruits = henter tilbage
stratego-picture-draw = uafgjort?
stratego-picture-to-castle = ▲ mod borgen
stratego-picture-slider = { $count }/{ $most }

# Bordet i ord

stratego-words-game = Tur { $number }.
stratego-words-side = { $colour }, { $who }: { $facts }.
stratego-words-gone = ingen brikker tilbage
stratego-words-ranked = { $rank }: { $spaces }
stratego-words-home = { $count } hjemme
stratego-words-at-home = hjemme { $spaces }
stratego-words-gaps = hjemme alle undtagen { $spaces }
stratego-words-left = { $count ->
        [one] 1 brik tilbage
       *[other] { $count } brikker tilbage
    }
stratego-words-flag-lies = { $space }, forladt
stratego-words-flag-taken = { $space }, hos { $colour }
stratego-words-skip = { $who } overskred tiden
stratego-words-resign = { $who } gav op
stratego-words-recruited = { $who }: { TERM($rank, form: "label") } kom tilbage på { $way }
stratego-words-deed = { $who }: { $way }
stratego-words-handed = { $who } gav et flag videre, { $way }
stratego-words-fought = { $who }: { $way }, { TERM($rank, form: "label") } mod { TERM($against, form: "label") } ({ $other }), { $ending }
stratego-ending-won = angriberen vandt
stratego-ending-lost = forsvareren vandt
stratego-ending-tie = begge gik ud
stratego-ending-shot = begge væk
stratego-words-picked = Valgt: { $way }.
stratego-words-way = { $start } til { $end }
stratego-words-no-army = Du har ikke stillet en hær op endnu.
stratego-words-army = Din hær, hver række fra venstre.
stratego-words-front = Forrest: { $pieces }.
stratego-words-middle = I midten: { $pieces }.
stratego-words-back = Bagest: { $pieces }.
stratego-words-castle = Ringen støder op til { $spaces }.
stratego-words-lakes = Søer: { $spaces }.
stratego-text-title = **{ $name }** · tur { $number }
stratego-text-slider = markør { $count }
stratego-text-flag = flag { $space }
stratego-text-lost = mistet { $ranks }

# Kommandoer

command-stratego = stratego
command-stratego-about = { stratego-name }: skjulte hære omkring en borg
command-stratego-new = nyt
command-stratego-new-about = Åbn et bord med { stratego-name } her i kanalen
command-stratego-new-player2 = spiller2
command-stratego-new-player2-about = Hvem du gerne vil spille med
command-stratego-new-player3 = spiller3
command-stratego-new-player3-about = Hvem du gerne vil spille med
command-stratego-new-player4 = spiller4
command-stratego-new-player4-about = Hvem du gerne vil spille med
command-stratego-new-pace = tempo
command-stratego-new-pace-about = Hvor hurtigt I vil spille
command-stratego-play = spil
command-stratego-play-about = Lav et træk ved at skrive det
command-stratego-play-move = træk
command-stratego-play-move-about = Dit træk, for eksempel: E4-E7

# Reglerne

stratego-rules-short =
    Tre eller fire hære med **20 skjulte brikker** står omkring en borg. Den, der først får **sit eget flag, på en af sine egne brikker, op på tårnet**, vinder.
    På skift **flytter I en brik, angriber, skyder med en kanon eller afleverer et flag**. En brik går ét felt, aldrig på skrå.
    Ved et angreb siger begge deres rang: den højeste vinder, ens går begge ud. **Spionen (2)** vinder, når han angriber marskallen (9), **kanonen (1)** skyder også over søer og går ud sammen med sit mål, **kaptajnen (6)** går to felter, **spejderen (3)** løber.
    Den, der bærer et flag, går kun ét felt. Sejre flytter din markør; på seks kommer en mistet brik tilbage.
stratego-rules-long-1 =
    ### Hærene
    Marskal 9, general 8, to majorer 7, tre kaptajner 6, tre løjtnanter 5, tre sergenter 4, fire spejdere 3, en spion 2, to kanoner 1. Alle stiller op på én gang og i hemmelighed, en brik på hvert af de 20 felter i ens egen zone; feltet med korset er tomt. Dit flag begynder på brikken midt i bageste række. Så længe ikke alle er klar, må du ændre din hær.
    ### At gå
    Ét skridt til et tomt nabofelt, aldrig på skrå og aldrig ud i en sø. Borgens ring er ét felt, der rører alle felter omkring den; tårnet er endnu et og nås kun fra ringen. En kaptajn (6) går et eller to skridt, ligeud eller om et hjørne. En spejder (3) løber så mange tomme felter, han vil, i lige linje, men ikke over søer eller borg. Ingen brik går mere end fem gange i træk frem og tilbage mellem de samme to felter.
    ### At angribe
    Man angriber en nabo; en kaptajn (6) må gå først, en spejder (3) løbe. Begge siger deres rang. Den højeste vinder og tager feltet, hvis den angreb. Ens går begge ud. En spion (2), der angriber marskallen (9), vinder.
stratego-rules-long-2 =
    ### Kanoner
    En kanon (1) skyder i lige linje på den første brik, hen over op til tre tomme felter; hvert felt af en sø tæller som ét og står ikke i vejen. Den rammer altid og går ud sammen med sit mål. Ringen og tårnet er de næste to felter på en linje, der rammer borgen; en brik på ringen dækker tårnet. På anden måde kan en kanon ikke angribe, og den taber til enhver, der angriber den.
    ### Flag
    Alle ser, hvor flagene er. En brik bærer højst ét og går så kun ét skridt, hvad den end er. Bliver bæreren slået, får den vinder, der kommer ind på feltet, flaget; ellers bliver det liggende. Den, der går ind på et felt med et forladt flag, tager det. I stedet for at flytte kan du aflevere et flag til en af dine brikker ved siden af. Du må bære fjendens flag, men vinder kun med dit eget.
    ### At hente tilbage
    Hver vundet kamp og hvert skud flytter din markør. På seks må du sætte en mistet brik på dit hvervefelt, hvis der ikke står noget; markøren går under alle omstændigheder tilbage til nul. Du kan lade den blive på fem.
stratego-rules-long-3 =
    ### Slutningen
    Dit flag, på din brik, på tårnet: så er spillet forbi med det samme. I par vinder begge partnere; en partner kan bære dit flag, men ikke vinde med det. Den, der ikke har flere brikker, er ude. Er der kun én hær eller ét par tilbage, er spillet vundet. Efter 40 runder uden kamp er det uafgjort, og efter fem kan alle blive enige om det.
    ### At give op
    Den, der giver op, tager sin hær af brættet; flagene bliver, hvor de er. Har bordet valgt spillets regel for den, der er for sen, er en tur tabt, når tiden løber ud, den tredje i træk tæller som at give op, og en hær, der ikke står klar i tide, stilles op ved lodtrækning; ellers bliver bordet spurgt.
    ### Hvem ser hvad
    Farver, flag, markører og mistede brikker er åbne; rangen kender kun du, indtil der kæmpes. Hvad en kamp har vist, bliver stående på ens eget billede, men ikke på bordets bræt. Med en husregel er det åbent for alle eller skal huskes. Hvor langt en brik gik, ser alle: kun en spejder løber langt, kun en kaptajn går om et hjørne.

# What the table waits for. $who stands for one player or several.

stratego-waiting-setup = Vi venter på, at { $who } stiller op
stratego-waiting-play = Vi venter på, at { $who } flytter
stratego-waiting-recruit = Vi venter på, at { $who } henter en brik tilbage
