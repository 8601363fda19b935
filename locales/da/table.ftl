# Bordets trin, som loggen fortæller dem. $person er tallet i en omtale; vedkommende kan have forladt bordet.

step-opened = <@{ $person }> åbnede bordet.
step-joined = <@{ $person }> satte sig til bordet.
step-seat = <@{ $person }> tog plads { $number }.
step-left = <@{ $person }> forlod bordet.
step-invited = <@{ $person }> inviterede andre.
step-bot = En bot satte sig til bordet.
step-unbot = Botten gik igen.
step-strength = Botten på plads { $seat }: { $strength }.
step-option = Husregel: { $rule } – { $value }.
step-pace = Tempo: { $pace }.
step-started = <@{ $person }> satte spillet i gang.
step-closed = Bordet blev lukket.
step-expired = Ingen satte spillet i gang i to dage, så bordet blev lukket.

error-not-ready = { $who } har ikke trykket på **{ button-join }** ved dette bord endnu. Alles tryk indgår i blandingen.
error-no-bot = Der sidder ingen bot ved bordet.
