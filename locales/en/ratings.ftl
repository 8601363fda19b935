# Rated tables, the leaderboard, a person’s profile. $points, $before and $after are ratings, such as 1,500.

button-rated-on = Make it rated
button-rated-off = Make it unrated
step-rated = The result counts for the ratings now.
step-unrated = The result no longer counts for the ratings.
lobby-rated = Rated: the result counts in **/{ command-leaderboard }** for everyone to see, and there are no hints.
table-rated = A rated game: the result counts in **/{ command-leaderboard }**.
rated-seat = This game is rated. A loss counts for whoever had the seat for most of its turns. Anything better counts for them only if it’s still their seat at the end, and bots, or others after they took it, played at most 2 of its turns and a tenth of them.
error-bot-held = In a rated game a bot’s seat can’t be freed. Whoever it plays for can come back.
table-no-hints-rated = There’s no **{ button-hint }** at a rated table.
rated-changes = Ratings: { $changes }
rated-change = { $who } { $before } to { $after }
rated-change-provisional = { $who } { $before } to { $after } (provisional)

command-leaderboard = leaderboard
command-leaderboard-about = Who’s rated best on this server in a game
command-leaderboard-game = game
command-leaderboard-game-about = Which game; this channel’s if left out
command-profile = profile
command-profile-about = Your ratings on this server, or someone else’s
command-profile-person = person
command-profile-person-about = Whose ratings; yours if left out

ratings-title = Leaderboard · { $game }
ratings-title-teams = Leaderboard · { $game } · teams
ratings-profile = Ratings · { $who }
ratings-team = { $game }, with { $who }
ratings-points = { $points }
ratings-line = { $rank }. { $who }: { $points } · { $about }
ratings-line-unranked = { $who }: { $points } · { $about }
ratings-ranked = { $about } · rank { $rank }
ratings-games = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won
    }
ratings-provisional = provisional, game { $games } of { $of }
ratings-about = New players start at { $start }. A rating is provisional for your first { $games ->
        [one] rated game
       *[other] { $games } rated games
    }.
ratings-bots = Bots: { $bots }.
ratings-bot-easy = easy { $points }
ratings-bot-middle = middling { $points }
ratings-bot-strong = strong { $points }
ratings-nothing = No rated game has finished here yet. **{ button-rated-on }** in the lobby lets a result count.
ratings-none = { $who } has no rating on this server yet.
ratings-choose = Another game
button-ratings-people = People
button-ratings-teams = Teams

settings-ratings = Ratings
answer-ratings-on = Rated games count for you, and **/{ command-leaderboard }** names you.
answer-ratings-off = You’re out of the ratings. No one sees yours.
answer-ratings-sure = Stay out of the ratings? Your past results stay without your name, and your name can’t be put back. If you take part again, you start as a new player.
button-ratings-on = Take part
button-ratings-off = Stay out
button-yes-ratings = Yes, stay out
button-no-ratings = No, I’ll stay
