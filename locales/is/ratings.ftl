# Rated tables, the leaderboard, a person’s profile. $points, $before and $after are ratings, such as 1,500.

button-rated-on = Láta úrslitin gilda
button-rated-off = Láta þau ekki gilda
step-rated = Úrslitin gilda nú til styrkleikastiga.
step-unrated = Úrslitin gilda ekki lengur til styrkleikastiga.
lobby-rated = Upp á styrkleikastig: allir sjá úrslitin í **/{ command-leaderboard }** og engar vísbendingar eru gefnar.
table-rated = Leikur upp á styrkleikastig: allir sjá úrslitin í **/{ command-leaderboard }**.
rated-seat = Leikið er upp á styrkleikastig. Tap gildir fyrir þann sem átti sætið flest skiptin sem það átti leik. Betri úrslit gilda aðeins fyrir þann sama ef hann á sætið enn í lokin og tölvuspilarar, eða aðrir eftir að hann tók við því, hafa leikið þar mest í 2 skipti og tíunda hvert skipti.
error-bot-held = Sæti tölvuspilara er ekki losað í leik upp á styrkleikastig. Sá sem hann leikur fyrir getur komið aftur.
table-no-hints-rated = Engin **{ button-hint }** er gefin í leik upp á styrkleikastig.
rated-changes = Styrkleikastig: { $changes }
rated-change = { $who } úr { $before } í { $after }
rated-change-provisional = { $who } úr { $before } í { $after } (til bráðabirgða)

command-leaderboard = leaderboard
command-leaderboard-about = Hver er með flest styrkleikastig á þjóninum í hverju spili
command-leaderboard-game = game
command-leaderboard-game-about = Hvaða spil; það sem er á þessari rás ef þú sleppir því
command-profile = profile
command-profile-about = Styrkleikastigin þín á þessum þjóni, eða einhvers annars
command-profile-person = person
command-profile-person-about = Styrkleikastig hvers; þín eigin ef þú sleppir því

ratings-title = Styrkleikalisti · { $game }
ratings-title-teams = Styrkleikalisti · { $game } · lið
ratings-profile = Styrkleikastig · { $who }
ratings-team = { $game }, félagi: { $who }
ratings-points = { $points }
ratings-line = { $rank }. { $who }: { $points } · { $about }
ratings-line-unranked = { $who }: { $points } · { $about }
ratings-ranked = { $about } · { $rank }. sæti
ratings-games = { $games ->
    [one] { $games } leikur, { $won ->
        [one] { $won } sigur
       *[other] { $won } sigrar
    }
   *[other] { $games } leikir, { $won ->
        [one] { $won } sigur
       *[other] { $won } sigrar
    }
    }
ratings-provisional = til bráðabirgða, leikir: { $games } af { $of }
ratings-about = Öll byrja með { $start } styrkleikastig. Þau eru til bráðabirgða þar til { $games } { $games ->
        [one] leik
       *[other] leikjum
    } upp á styrkleikastig er lokið.
ratings-bots = Tölvuspilarar: { $bots }.
ratings-bot-easy = auðveldur { $points }
ratings-bot-middle = miðlungs { $points }
ratings-bot-strong = sterkur { $points }
ratings-nothing = Engum leik upp á styrkleikastig er lokið enn á þessum þjóni. Ýttu á **{ button-rated-on }** áður en byrjað er, þá gilda úrslitin.
ratings-none = Engin styrkleikastig enn á þessum þjóni: { $who }.
ratings-choose = Annað spil
button-ratings-people = Leikmenn
button-ratings-teams = Lið

settings-ratings = Styrkleikastig
answer-ratings-on = Leikir upp á styrkleikastig gilda fyrir þig og **/{ command-leaderboard }** nefnir þig.
answer-ratings-off = Þú stendur utan við. Enginn sér styrkleikastig hjá þér.
answer-ratings-sure = Viltu standa utan við styrkleikalistann? Fyrri úrslit þín standa áfram án nafnsins þíns og það verður ekki sett við þau aftur. Ef þú verður með síðar byrjarðu upp á nýtt.
button-ratings-on = Vera með
button-ratings-off = Standa utan við
button-yes-ratings = Já, standa utan við
button-no-ratings = Nei, vera áfram með
