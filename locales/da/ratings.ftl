# Rated tables, the leaderboard, a person’s profile. $points, $before and $after are ratings, such as 1,500.

button-rated-on = Lad det tælle
button-rated-off = Lad det ikke tælle
step-rated = Resultatet tæller nu med i ratingen.
step-unrated = Resultatet tæller ikke længere med i ratingen.
lobby-rated = Med rating: resultatet tæller i **/{ command-leaderboard }**, hvor alle kan se det, og der er ingen tip.
table-rated = Et spil med rating: resultatet tæller i **/{ command-leaderboard }**.
rated-seat = Spillet er med rating. Et nederlag tæller for den, der havde pladsen i de fleste ture. Alt bedre tæller kun for den samme, hvis pladsen stadig er vedkommendes til sidst, og botter, eller andre senere, højst har spillet 2 af dens ture og en tiendedel af dem.
error-bot-held = I et spil med rating kan en plads, som en bot har, ikke gøres ledig. Den, botten spiller for, kan komme tilbage.
table-no-hints-rated = Med rating er der intet **{ button-hint }**.
rated-changes = Rating: { $changes }
rated-change = { $who } { $before } til { $after }
rated-change-provisional = { $who } { $before } til { $after } (foreløbig)

command-leaderboard = rangliste
command-leaderboard-about = Hvem der har den bedste rating på serveren i et spil
command-leaderboard-game = spil
command-leaderboard-game-about = Hvilket spil; ellers det i denne kanal
command-profile = profil
command-profile-about = Din rating på denne server, eller en andens
command-profile-person = person
command-profile-person-about = Hvis rating; ellers din egen

ratings-title = Rangliste · { $game }
ratings-title-teams = Rangliste · { $game } · hold
ratings-profile = Rating · { $who }
ratings-team = { $game }, sammen med { $who }
ratings-points = { $points }
ratings-line = { $rank }. { $who }: { $points } · { $about }
ratings-line-unranked = { $who }: { $points } · { $about }
ratings-ranked = { $about } · plads { $rank }
ratings-games = { $games } spil, { $won } vundet
ratings-provisional = foreløbig, { $games } af { $of } spil
ratings-about = Nye spillere begynder på { $start }. En rating er foreløbig, indtil { $games } spil har talt med.
ratings-bots = Botter: { $bots }.
ratings-bot-easy = let { $points }
ratings-bot-middle = mellemgod { $points }
ratings-bot-strong = stærk { $points }
ratings-nothing = Her er endnu ikke spillet et spil med rating til ende. Tryk på **{ button-rated-on }**, før I begynder, så tæller resultatet.
ratings-none = { $who } har ingen rating på denne server endnu.
ratings-choose = Et andet spil
button-ratings-people = Spillere
button-ratings-teams = Hold

settings-ratings = Rating
answer-ratings-on = Spil med rating tæller for dig, og **/{ command-leaderboard }** nævner dig.
answer-ratings-off = Du står udenfor. Ingen kan se en rating for dig.
answer-ratings-sure = Vil du stå uden for ratingen? Dine hidtidige resultater bliver stående uden dit navn, og navnet kan ikke sættes på igen. Vil du med igen senere, begynder du som ny spiller.
button-ratings-on = Vær med
button-ratings-off = Stå udenfor
button-yes-ratings = Ja, jeg vil stå udenfor
button-no-ratings = Nej, jeg bliver
