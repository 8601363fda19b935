# Kaarten met index en in woorden. `.many` is het meervoud.

card-name = { $suit }{ $rank }

rank-ace = aas
    .many = azen
    .index = A
rank-two = twee
    .many = tweeën
    .index = 2
rank-three = drie
    .many = drieën
    .index = 3
rank-four = vier
    .many = vieren
    .index = 4
rank-five = vijf
    .many = vijven
    .index = 5
rank-six = zes
    .many = zessen
    .index = 6
rank-seven = zeven
    .many = zevens
    .index = 7
rank-eight = acht
    .many = achten
    .index = 8
rank-nine = negen
    .many = negens
    .index = 9
rank-ten = tien
    .many = tienen
    .index = 10
rank-jack = boer
    .many = boeren
    .index = B
rank-queen = vrouw
    .many = vrouwen
    .index = V
rank-king = heer
    .many = heren
    .index = H
rank-joker = joker
    .many = jokers
    .index = Joker
    .sign = 🃏

suit-hearts = harten
    .sign = ♥
suit-spades = schoppen
    .sign = ♠
suit-diamonds = ruiten
    .sign = ♦
suit-clubs = klaveren
    .sign = ♣

card-count = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
}
