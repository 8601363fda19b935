# Rated tables, the leaderboard, a person’s profile. $points, $before and $after are ratings, such as 1,500.

button-rated-on = Laat het meetellen
button-rated-off = Laat het niet meetellen
step-rated = De uitslag telt nu mee voor de rating.
step-unrated = De uitslag telt niet meer mee voor de rating.
lobby-rated = Met rating: de uitslag telt mee in **/{ command-leaderboard }**, waar iedereen hem ziet, en er zijn geen tips.
table-rated = Een spel met rating: de uitslag telt mee in **/{ command-leaderboard }**.
rated-seat = Dit spel is met rating. Verlies telt voor wie de plaats de meeste beurten had. Al het andere telt alleen voor diezelfde speler als de plaats aan het eind nog van hem of haar is, en bots, of anderen daarna, hoogstens 2 van de beurten en een tiende ervan hebben gespeeld.
error-bot-held = In een spel met rating houdt een bot de plaats. Degene voor wie hij speelt, kan terugkomen.
table-no-hints-rated = In een spel met rating is er geen **{ button-hint }**.
rated-changes = Rating: { $changes }
rated-change = { $who } van { $before } naar { $after }
rated-change-provisional = { $who } van { $before } naar { $after } (voorlopig)

command-leaderboard = ranglijst
command-leaderboard-about = Wie op deze server de hoogste rating heeft in een spel
command-leaderboard-game = spel
command-leaderboard-game-about = Welk spel; laat je het weg, dan dat van dit kanaal
command-profile = profiel
command-profile-about = Jouw rating op deze server, of die van iemand anders
command-profile-person = persoon
command-profile-person-about = Wiens rating; laat je het weg, dan die van jou

ratings-title = Ranglijst · { $game }
ratings-title-teams = Ranglijst · { $game } · teams
ratings-profile = Rating · { $who }
ratings-team = { $game }, samen met { $who }
ratings-points = { $points }
ratings-line = { $rank }. { $who }: { $points } · { $about }
ratings-line-unranked = { $who }: { $points } · { $about }
ratings-ranked = { $about } · plaats { $rank }
ratings-games = { $games ->
    [one] { $games } spel, { $won } gewonnen
   *[other] { $games } spellen, { $won } gewonnen
    }
ratings-provisional = voorlopig, spel { $games } van { $of }
ratings-about = Nieuwe spelers beginnen op { $start }. Een rating is voorlopig totdat { $games ->
        [one] één spel heeft
       *[other] { $games } spellen hebben
    } meegeteld.
ratings-bots = Bots: { $bots }.
ratings-bot-easy = makkelijk { $points }
ratings-bot-middle = gemiddeld { $points }
ratings-bot-strong = sterk { $points }
ratings-nothing = Op deze server is nog geen spel met rating uit. Druk voor het begin op **{ button-rated-on }**, dan telt de uitslag mee.
ratings-none = { $who } heeft op deze server nog geen rating.
ratings-choose = Een ander spel
button-ratings-people = Spelers
button-ratings-teams = Teams

settings-ratings = Rating
answer-ratings-on = Spellen met rating tellen voor je mee, en **/{ command-leaderboard }** noemt je.
answer-ratings-off = Je doet niet mee, en niemand ziet een rating van je.
answer-ratings-sure = Wil je buiten de rating blijven? Je eerdere uitslagen blijven staan, maar zonder je naam, en die komt er nooit meer bij. Doe je later weer mee, dan begin je als nieuwe speler.
button-ratings-on = Doe mee
button-ratings-off = Doe niet mee
button-yes-ratings = Ja, ik doe niet mee
button-no-ratings = Nee, ik blijf meedoen
