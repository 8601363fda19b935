# Goofspiel: what is asked, what happens, why something cannot be done, and the rules.
goofspiel-name = Goofspiel
goofspiel-about = The game of pure strategy: equal hands, secret bids, and thirteen prizes to win.
goofspiel-undo-never = No move is ever taken back in { goofspiel-name }: someone may already have bid unseen.

# House rule in the lobby

goofspiel-option-late = If someone’s late
goofspiel-option-late-ask = Ask us
goofspiel-option-late-rule = The game’s rule: I bid the card that matches the prize
goofspiel-option-ties = A tie for the highest bid
goofspiel-option-ties-lost = No one gets the prize
goofspiel-option-ties-carried = The points go to the next prize

# Question and answer

goofspiel-field-bid = What do you bid for { $cards }?
goofspiel-label-bid = { $cards }

# What happens

goofspiel-prize = The next prize: { $cards }.
goofspiel-bid =
    { YOU($who) ->
        [yes] You’ve chosen your bid.
       *[no] { $who } has chosen a bid.
    }
goofspiel-shown =
    { YOU($who) ->
        [yes] You bid { $cards }
       *[no] { $who } bid { $cards }
    }
goofspiel-won =
    { YOU($who) ->
        [yes] You win the prize: { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
       *[no] { $who } wins the prize: { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
    }
goofspiel-tie-lost = The highest bid is tied: no one gets the prize ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
goofspiel-tie-carried = The highest bid is tied: the prize goes along with the next one ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
goofspiel-resigned =
    { YOU($who) ->
        [yes] You resign.
       *[no] { $who } resigns.
    }

# How it ended

goofspiel-scores = Points: { $scores }
goofspiel-why-points = All prizes have been given out.
goofspiel-why-resigned = Everyone else has resigned.

# Why something cannot be done

error-goofspiel-seats = Goofspiel is for two to five players.

# On the picture and in words

goofspiel-picture-title = Goofspiel · round { $round } of 13
goofspiel-picture-stake = to win: { $points }
goofspiel-picture-prize = The prize
goofspiel-picture-last = The last bids
goofspiel-picture-left = Face down
goofspiel-picture-gone = resigned
goofspiel-picture-note = You’ve bid, and can change it until everyone has

# Commands

command-goofspiel = goofspiel
command-goofspiel-about = Goofspiel: secret bids for thirteen prizes, for two to five
command-goofspiel-new = new
command-goofspiel-new-about = Open a table of Goofspiel in this channel
command-goofspiel-new-player2 = player2
command-goofspiel-new-player2-about = Who you’d like to play with
command-goofspiel-new-player3 = player3
command-goofspiel-new-player3-about = Who you’d like to play with
command-goofspiel-new-player4 = player4
command-goofspiel-new-player4-about = Who you’d like to play with
command-goofspiel-new-player5 = player5
command-goofspiel-new-player5-about = Who you’d like to play with
command-goofspiel-new-pace = pace
command-goofspiel-new-pace-about = How fast you want to play
command-goofspiel-play = play
command-goofspiel-play-about = Play by typing your move
command-goofspiel-play-move = move
command-goofspiel-play-move-about = Your move, for example: bid 7S

# The rules

goofspiel-rules-short =
    Everyone holds the same **thirteen cards**, ace to king. The thirteen diamonds are the prizes: the ace is worth 1 point, the king 13.
    One prize at a time is turned up, and everyone **bids a card in secret**. Then all bids are shown; the highest wins the prize, and the cards that were bid are gone.
    If the highest bid is a **tie**, no one wins. Most points win the game.
goofspiel-rules-long-1 =
    ### The aim
    Two to five players bid for thirteen prizes. Whoever has the most points after the last one wins; equal points share the place.
    ### A round
    The prizes are shuffled and turned up one by one. For each you choose a card of your hand as your bid; the ace is the lowest, the king the highest. You can change your mind until the last player has chosen, and no one will know. Then all bids are shown. The highest wins the prize, whatever the others bid, and every card that was bid is out of the game. Everyone can see what the others still hold.
    ### Ties
    If several bid the same highest card, no one wins, not even the next highest bid. The prize is out of the game; by the other house rule its points are added to the next prize. After the last prize nothing is carried on.
    ### The end
    For the last prize everyone has one card left, which is bid by itself. A player who resigns comes last, and the others play on. If you run out of time, the table’s asked; where it has chosen the game’s rule instead, I bid the card that matches the prize: your highest for the highest prize left, and so on down.
    ### Who sees what
    Your bid is yours alone until all are shown. No one knows the order of the prizes.

# What the table waits for. $who stands for one player or several.

goofspiel-waiting = Waiting for { $who } to bid
