# Goofspiel: wat er wordt gevraagd, wat er gebeurt, waarom iets niet kan, en de regels.
goofspiel-name = Goofspiel
goofspiel-about = Pure strategie: gelijke handen, geheime biedingen en dertien prijzen te winnen.
goofspiel-undo-never = In { goofspiel-name } neem je geen zet terug: misschien heeft iemand stiekem al geboden.

# Huisregel voor het spel begint

goofspiel-option-late = Als iemand te laat is
goofspiel-option-late-ask = Vraag het ons
goofspiel-option-late-rule = De regel van het spel: ik bied de kaart die bij de prijs past
goofspiel-option-ties = Als het hoogste bod gelijk is
goofspiel-option-ties-lost = Niemand krijgt de prijs
goofspiel-option-ties-carried = De punten gaan naar de volgende prijs

# Vraag en antwoord

goofspiel-field-bid = Wat bied je voor { $cards }?
goofspiel-label-bid = { $cards }

# Wat er gebeurt

goofspiel-prize = De volgende prijs: { $cards }.
goofspiel-bid =
    { YOU($who) ->
        [yes] Je hebt je bod gekozen.
       *[no] { $who } heeft een bod gekozen.
    }
goofspiel-shown =
    { YOU($who) ->
        [yes] Je bood { $cards }
       *[no] { $who } bood { $cards }
    }
goofspiel-won =
    { YOU($who) ->
        [yes] Je wint de prijs: { $points ->
                [one] 1 punt
               *[other] { $points } punten
            }.
       *[no] { $who } wint de prijs: { $points ->
                [one] 1 punt
               *[other] { $points } punten
            }.
    }
goofspiel-tie-lost = Het hoogste bod is gelijk: niemand krijgt de prijs ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }).
goofspiel-tie-carried = Het hoogste bod is gelijk: de prijs gaat mee met de volgende ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }).
goofspiel-resigned =
    { YOU($who) ->
        [yes] Je geeft op.
       *[no] { $who } geeft op.
    }

# Hoe het afliep

goofspiel-scores = Punten: { $scores }
goofspiel-why-points = Alle prijzen zijn verdeeld.
goofspiel-why-resigned = Alle anderen hebben opgegeven.

# Waarom iets niet kan

error-goofspiel-seats = Goofspiel is voor twee tot vijf spelers.

# Op het plaatje en in woorden

goofspiel-picture-title = Goofspiel · ronde { $round } van 13
goofspiel-picture-stake = te winnen: { $points }
goofspiel-picture-prize = De prijs
goofspiel-picture-last = De laatste biedingen
goofspiel-picture-left = Nog dicht
goofspiel-picture-gone = gaf op
goofspiel-picture-note = Je hebt geboden en kunt dat veranderen tot iedereen heeft gekozen

# Commando’s

command-goofspiel = goofspiel
command-goofspiel-about = Goofspiel: geheime biedingen op dertien prijzen, voor twee tot vijf
command-goofspiel-new = nieuw
command-goofspiel-new-about = Open een tafel Goofspiel in dit kanaal
command-goofspiel-new-player2 = speler2
command-goofspiel-new-player2-about = Met wie je graag wilt spelen
command-goofspiel-new-player3 = speler3
command-goofspiel-new-player3-about = Met wie je graag wilt spelen
command-goofspiel-new-player4 = speler4
command-goofspiel-new-player4-about = Met wie je graag wilt spelen
command-goofspiel-new-player5 = speler5
command-goofspiel-new-player5-about = Met wie je graag wilt spelen
command-goofspiel-new-pace = tempo
command-goofspiel-new-pace-about = Hoe snel jullie willen spelen
command-goofspiel-play = spelen
command-goofspiel-play-about = Doe een zet door hem te typen
command-goofspiel-play-move = zet
command-goofspiel-play-move-about = Je zet, bijvoorbeeld: bid 7S

# De regels

goofspiel-rules-short =
    Iedereen heeft dezelfde **dertien kaarten**, van aas tot heer. De dertien ruiten zijn de prijzen: de aas is 1 punt waard, de heer 13.
    De prijzen worden een voor een omgedraaid en iedereen **biedt in het geheim een kaart**. Dan worden alle biedingen getoond; het hoogste bod wint de prijs, en de geboden kaarten zijn uit het spel.
    Is het hoogste bod **gelijk**, dan wint niemand. Wie de meeste punten heeft, wint het spel.
goofspiel-rules-long-1 =
    ### Het doel
    Twee tot vijf spelers bieden op dertien prijzen. Wie na de laatste de meeste punten heeft, wint; bij gelijke punten wordt de plaats gedeeld.
    ### Een ronde
    De prijzen worden geschud en een voor een omgedraaid. Voor elke prijs kies je een kaart uit je hand als bod; de aas is het laagst, de heer het hoogst. Je mag je bedenken tot de laatste heeft gekozen, en niemand merkt daar iets van. Dan worden alle biedingen getoond. Het hoogste bod wint de prijs, en alle geboden kaarten zijn uit het spel. Iedereen kan zien wat de anderen nog hebben.
    ### Gelijke biedingen
    Bieden meerdere spelers dezelfde hoogste kaart, dan wint niemand, ook het op een na hoogste bod niet. De prijs is uit het spel; bij de andere huisregel gaan de punten naar de volgende prijs. Na de laatste prijs gaat niets meer mee.
    ### Het einde
    Voor de laatste prijs heeft iedereen één kaart over, en die wordt vanzelf geboden. Wie opgeeft, wordt laatste, en de anderen spelen door. Als je tijd om is, wordt het de tafel gevraagd; heeft die de regel van het spel gekozen, dan wordt de kaart geboden die bij de prijs past: je hoogste voor de hoogste prijs die er nog is, en zo verder naar beneden.
    ### Wie ziet wat
    Alleen jij kent je bod, tot alle biedingen worden getoond. Niemand kent de volgorde van de prijzen.

# What the table waits for. $who stands for one player or several.

goofspiel-waiting = We wachten op een bod: { $who }
