# Cards by index and in words. `.in-name` is the form inside card-name, `.many` the plural.

card-name = { $rank } of { $suit }

rank-ace = ace
    .many = aces
    .index = A
rank-two = two
    .many = twos
    .index = 2
rank-three = three
    .many = threes
    .index = 3
rank-four = four
    .many = fours
    .index = 4
rank-five = five
    .many = fives
    .index = 5
rank-six = six
    .many = sixes
    .index = 6
rank-seven = seven
    .many = sevens
    .index = 7
rank-eight = eight
    .many = eights
    .index = 8
rank-nine = nine
    .many = nines
    .index = 9
rank-ten = ten
    .many = tens
    .index = 10
rank-jack = jack
    .many = jacks
    .index = J
rank-queen = queen
    .many = queens
    .index = Q
rank-king = king
    .many = kings
    .index = K
rank-joker = joker
    .many = jokers
    .index = Joker
    .sign = 🃏

suit-hearts = hearts
    .sign = ♥
suit-spades = spades
    .sign = ♠
suit-diamonds = diamonds
    .sign = ♦
suit-clubs = clubs
    .sign = ♣

card-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
