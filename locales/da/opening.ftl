# Hvor borde åbner, og siden med alle spil.

# Hvor et bord åbner

place-direct = direkte beskeder
where-here = Her
where-thread = I en tråd
where-direct = I direkte beskeder
taken = Der er allerede et spil { $game } i gang her.
button-in-thread = Åbn det i en tråd
button-in-channel = Åbn det her
button-in-direct = Spil i direkte beskeder
button-go-there = Gå til det spil
button-try-again = Prøv igen
button-decline = Nej tak
invitation = { $who } vil gerne spille { $game } med dig.
invitation-refuse = Vil du helst ikke spørges? **/{ command-settings } { command-settings-invitations }**
answer-opened-soon = Dit bord er klar og dukker op her, så snart Discord tager imod det.
answer-opened-thread = Dit bord er i { $channel }.
answer-declined = I orden, en anden gang. Bordet har fået besked.
answer-cannot-write = Jeg kan ikke skrive til { $who }. Det går, når der er åbnet for direkte beskeder fra en server, vi begge er på.
answer-cannot-write-you = Jeg kan ikke skrive til dig. Tillad direkte beskeder i serverens privatlivsindstillinger, så kommer dit spil også den vej.
answer-reached = Det lykkedes: beskeden er fremme.
answer-which-table = Hvilket spil mener du?
error-not-invitable = Den invitation kan jeg ikke sende som direkte besked lige nu. Alle kan stadig være med ved et bord i en kanal.
error-no-threads = Jeg har ikke lov til at åbne tråde her.
error-no-board = Discord lader mig ikke vise bordet her, så det er lukket igen. I en privat tråd skal jeg nævnes først, og i en talekanal skal jeg have lov til at oprette forbindelse. Det kan også være AutoMod.
error-thread-refused = Discord åbner ikke en tråd her lige nu: der er for mange åbne, eller AutoMod vil ikke have navnet.
error-channel-hidden = En af os kan ikke længere se bordets kanal, så der kan ikke spilles mere dér.
error-friends-in-server = Nævn dine venner på en server, I deler: skriv kommandoen dér, så kommer jeg med spillet til hver af jer i direkte beskeder.
error-seat-is-private = I direkte beskeder kan kun en bot tage din plads.

# Siden med alle spil

hub-title = Hvad skal vi spille?
option-bots-easy = Botter: lette
option-bots-middle = Botter: mellemgode
option-bots-strong = Botter: stærke
hub-play = **{ button-play-now }** begynder med det samme, mod botter, i direkte beskeder.
hub-seats = { $seats } spillere
hub-minutes = { $minutes } min.
hub-game = Hvilket spil?
hub-open = Hvilket spil vil du åbne et bord med?
hub-learn = Hvilket spil vil du lære?
hub-rules = Hvilke regler vil du læse?
hub-where = Hvor skal bordet med { $game } stå?
hub-picture = Brætterne til { $games }.
button-play-now = Spil nu!
button-games-open = Åbn et bord …
button-games-learn = Lær et spil …
button-learn-playing = Lær det ved at spille
button-games-rules = Regler …
button-games-mine = Mine borde
command-games = spil
command-games-about = Alle spil, med en knap, der sætter i gang med det samme
command-shared-bots = botter
command-shared-bots-about = Botter fylder bordet, og spillet begynder med det samme
command-shared-place = sted
command-shared-place-about = Her, i sin egen tråd eller i direkte beskeder
