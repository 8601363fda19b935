# De stappen van een tafel, zoals het logboek ze vertelt. $person is het getal van een vermelding; die persoon kan weg zijn.

step-opened = <@{ $person }> opende de tafel.
step-joined = <@{ $person }> schoof aan.
step-seat = <@{ $person }> nam plaats { $number }.
step-left = <@{ $person }> verliet de tafel.
step-invited = <@{ $person }> nodigde anderen uit.
step-bot = Een bot schoof aan.
step-unbot = De bot is weer weg.
step-strength = De bot op plaats { $seat }: { $strength }.
step-option = Huisregel: { $rule } – { $value }.
step-pace = Tempo: { $pace }.
step-started = <@{ $person }> begon het spel.
step-closed = De tafel is gesloten.
step-expired = Niemand begon in twee dagen, dus is de tafel gesloten.

error-not-ready = { $who } heeft aan deze tafel nog niet op **{ button-join }** gedrukt. Ieders druk op de knop telt mee bij het schudden.
error-no-bot = Er zit geen bot aan deze tafel.
