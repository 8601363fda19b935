# Wat op een plaatje getekend wordt (kort!), en de plaatjes in woorden voor wie ze niet ziet.
# $who is een naam. $cards, $starter, $card0, $card1 zijn kaarten die klaar zijn om te lezen, in woorden (hartenvijf en
# schoppenheer) of, waar weinig plaats is, in tekens (5♥ H♠). $items, $played zijn rijen van teksten van deze pagina.

# Getekend. Er is weinig plaats: hoogstens anderhalf keer de Engelse tekst.

picture-player = Speler { $number }
picture-deal = Ronde { $deal }
picture-dealer = deelt
picture-hand = hand
picture-crib = kribbe
picture-starter = startkaart
picture-count = telling
picture-ready = klaar
picture-to-discard = moet leggen
picture-to-play = aan zet
picture-cut = Wie deelt eerst?
picture-show = Vorige ronde, geteld
picture-last-count = De laatste handen
picture-nothing = niets
picture-skunk = Skunk!
picture-double-skunk = Dubbele skunk!
picture-resigned = Iemand gaf op
picture-in-crib = in de kribbe
picture-your-hand-is-empty = Je hebt geen kaarten meer
picture-counting = wordt geteld
picture-claimed = { $points }?
picture-to-count = moet tellen
picture-to-call = moet oordelen
picture-way = punten, ronde voor ronde

# Wat telt, met het totaal tot nu toe: 15-2, 15-4, paar 6, neus 7

picture-item-fifteen = 15-{ $total }
picture-item-pair = paar { $total }
picture-item-pair-royal = drie gelijke { $total }
picture-item-double-pair-royal = vier gelijke { $total }
picture-item-run = reeks { $total }
picture-item-flush = kleurserie { $total }
picture-item-nob = neus { $total }

# De tafel in woorden

picture-words-game = Cribbage tot { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        }, ronde { $deal }. { $who } deelt en heeft de kribbe.
picture-words-side =
    { $who }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $cards ->
        [0] geen kaarten
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } in de hand.
picture-words-points =
    { $who }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
picture-words-cut = Wie deelt eerst: { $who0 }: { $card0 }; { $who1 }: { $card1 }. De laagste kaart deelt.
picture-words-starter = Startkaart: { $cards }.
picture-words-discard = Beide spelers leggen twee kaarten in de kribbe.
picture-words-ready = { $who } is klaar.
picture-words-waiting = We wachten op { $who }
picture-words-last = Zojuist: { $what }.
picture-words-before = Daarvoor: { $what }.
picture-words-count = De telling staat op { $count }.
picture-words-earlier = Eerder in deze ronde: { $played }.
picture-words-played = { $who }: { $cards }
picture-words-earned = { $points } voor { TERM($kind, form: "a") }
picture-words-show = De vorige ronde, geteld; startkaart { $starter }.
picture-words-counts = De laatste handen; startkaart { $starter }.
picture-words-counted-hand =
    { $who }, hand: { $cards }; { $items }, { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
picture-words-counted-crib =
    { $who }, kribbe: { $cards }; { $items }, { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
picture-words-fifteens = 15-{ $first } tot 15-{ $total }
picture-words-match = In de match heeft { $who0 } er { $one } en { $who1 } { $other }, van de { $goal }.
picture-words-counting = Geteld in deze ronde; startkaart { $starter }.
picture-words-claimed = De eigenaar telt { $points }.
picture-words-step-hand = { $who }, open hand: { $cards }; startkaart { $starter }.
picture-words-step-crib = { $who }, open kribbe: { $cards }; startkaart { $starter }.
picture-words-step = { $cards }: { $item }.
picture-words-way = Punten na elke ronde, de laatste eerst; eerst { $who0 }, dan { $who1 }:
picture-words-way-deal = ronde { $deal }: { $one } en { $other }
picture-end-places = Eindstand: { $places }.

# De hand in woorden

picture-words-hand = Je hand: { $cards }.
picture-words-hand-empty = Je hebt geen kaarten meer in je hand.
picture-words-picked = Gekozen: { $cards }.
picture-words-given = In de kribbe: { $cards }.
picture-words-kept = Al gespeeld: { $cards }.
