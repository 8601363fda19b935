# Kort med indeks og i ord. `.in-name` er formen i card-name (hjerter fem), `.many` flertal.
# Knægten har B (bonde) som i bridge og på nyere danske kort: ét bogstav, der ikke ligner kongens.

card-name = { $suit } { $rank }

rank-ace = es
    .many = esser
    .index = E
rank-two = toer
    .in-name = to
    .many = toere
    .index = 2
rank-three = treer
    .in-name = tre
    .many = treere
    .index = 3
rank-four = firer
    .in-name = fire
    .many = firere
    .index = 4
rank-five = femmer
    .in-name = fem
    .many = femmere
    .index = 5
rank-six = sekser
    .in-name = seks
    .many = seksere
    .index = 6
rank-seven = syver
    .in-name = syv
    .many = syvere
    .index = 7
rank-eight = otter
    .in-name = otte
    .many = ottere
    .index = 8
rank-nine = nier
    .in-name = ni
    .many = niere
    .index = 9
rank-ten = tier
    .in-name = ti
    .many = tiere
    .index = 10
rank-jack = knægt
    .many = knægte
    .index = B
rank-queen = dame
    .many = damer
    .index = D
rank-king = konge
    .many = konger
    .index = K
rank-joker = joker
    .many = jokere
    .index = Joker
    .sign = 🃏

suit-hearts = hjerter
    .sign = ♥
suit-spades = spar
    .sign = ♠
suit-diamonds = ruder
    .sign = ♦
suit-clubs = klør
    .sign = ♣

card-count = { $count ->
    [0] ingen kort
    [one] { $count } kort
   *[other] { $count } kort
}
