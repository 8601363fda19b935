# De stappen van een tafel, zoals het logboek ze vertelt. $person is het getal van een vermelding; die persoon kan weg zijn.

step-opened = <@{ $person }> opende de tafel.
step-joined = <@{ $person }> schoof aan.
step-agreed = <@{ $person }> gaat akkoord met de wijziging.
step-seat = <@{ $person }> ging op plaats { $number } zitten.
step-left = <@{ $person }> verliet de tafel.
step-invited = <@{ $person }> nodigde anderen uit.
step-declined = <@{ $person }> kan er deze keer niet bij zijn.
step-bot = Een bot schoof aan.
step-unbot = De bot is weer weg.
step-strength = De bot op plaats { $seat }: { $strength }.
step-stronger = Vanaf nu: { $strength }
step-option = Huisregel: { $rule } – { $value }.
step-pace = Tempo: { $pace }.
step-started = <@{ $person }> begon het spel.
step-cut = <@{ $person }> coupeerde.
step-closed = De tafel is gesloten.
step-closed-by = <@{ $person }> heeft de tafel gesloten.
step-closed-early = <@{ $person }> heeft de tafel gesloten.
step-closed-resigned = <@{ $person }> heeft de tafel gesloten. Alleen tegen bots in een spel met rating telt dat als opgeven.
step-poll-close = <@{ $person }> wil met het spel stoppen. Ik vraag het de anderen.
step-closed-agreed = <@{ $person }> wilde de tafel sluiten, en de anderen vonden dat goed.
step-close-refused = Het spel gaat door.
step-expired = Twee dagen lang begon er niemand, dus de tafel is gesloten.

error-not-ready = { $who } moet hier nog op **{ button-join }** drukken: iedereen schudt met die knop mee.
error-unreadable-table = Ik kan deze tafel niet meer lezen. Je kunt hem alleen nog sluiten.
error-no-bot = Er zit geen bot aan deze tafel.

# Terugnemen, de tafel vragen, plaatsen die van eigenaar wisselen

step-undo-asked = { $who } wil de laatste zet terugnemen.
step-undo-refused = De zet blijft staan: { $who }.
step-undone =
    { YOU($who) ->
        [yes] Je nam terug:
       *[no] { $who } nam terug:
    } { $what }{ $answers ->
        [0] {""}
       *[other] {" "}Wat de bots daarna deden, gaat ook terug.
    }
step-poll-late = De tijd van { $who } is om. De tafel beslist hoe het verdergaat.
step-late-rule = De tijd van { $who } is om; de regel van het spel geldt.
step-poll-rescue = Ik vraag de tafel hoe het verdergaat zonder { $who }.
step-missing = { $who } is niet meer op de server.
step-poll-missing = { $who } is niet meer op de server. De tafel beslist hoe het verdergaat.
step-poll-voted = Geantwoord: { $count } van { $people }.
step-poll-wait = De tafel wacht nog even: { $who } krijgt er tijd bij.
step-poll-move = Een bot speelt deze ene beurt voor { $who }.
step-poll-bot = Een bot speelt door tot <@{ $person }> terug is.
step-poll-substitute = Plaats { $seat } is vrij: wie wil, mag de tafel erom vragen. Tot dan wacht het spel als die plaats aan de beurt is.
step-poll-end = De tafel heeft besloten het spel te beëindigen.
step-poll-sit = <@{ $person }> wil op plaats { $seat } gaan zitten. Ik vraag het de tafel.
step-sit-refused = <@{ $person }> krijgt plaats { $seat } niet.
step-poll-channel = <@{ $person }> wil de tafel naar <#{ $channel }> verplaatsen. Ik vraag het de anderen.
step-moved = De tafel staat nu in <#{ $channel }>.
step-move-refused = De tafel blijft hier.
step-move-taken = De tafel blijft hier: in <#{ $channel }> staat nu een andere.
step-given = <@{ $person }> gaf de plaats vrij: wie wil, mag de tafel erom vragen.
step-given-to = <@{ $person }> stond de plaats af aan <@{ $to }>.
step-kept = Een bot speelt zolang voor <@{ $person }>.
step-freed = Plaats { $seat } is vrijgemaakt: wie wil, mag de tafel erom vragen. Tot dan wacht het spel als die plaats aan de beurt is.
step-substitute = <@{ $person }> ging op plaats { $seat } zitten.
step-back = <@{ $person }> zit weer op plaats { $seat }.
step-bot-sits = Een bot ging op plaats { $seat } zitten.
step-gone = Iemand is voorgoed weg; { $who } speelt door.
step-watched = <@{ $person }> laat bots spelen en kijkt toe.
story-you = Je
step-speed = Seconden per zet: { $seconds }.
step-beat = { $seconds ->
    [0] De bots spelen voortaan meteen.
    [one] Elke zet van een bot blijft voortaan { $seconds } seconde staan.
   *[other] Elke zet van een bot blijft voortaan { $seconds } seconden staan.
}
error-nothing-to-undo = Er is geen zet om terug te nemen.
error-undo-not-yours = De laatste zet was niet van jou: alleen je eigen laatste zet kan terug.
error-undo-stands = Die zet blijft staan: er is iets gedeeld, getrokken, gegooid of getoond, of hij was geheim.
error-bad-plan = Regel { $line } is geen zet: { $text }
error-too-many-plans = Je kunt hoogstens { $most ->
            [one] { $most } zet
           *[other] { $most } zetten
        } plannen.
error-not-overdue = Er is nog tijd. Vraag het straks nog eens.
error-seat-held = Die speler heeft nog tijd en houdt de plaats. Vrijmaken kan als de tijd om is.
error-seen-another = Je hebt in dit spel een andere hand gezien, dus daar kun je niet gaan zitten.
error-bad-successor = Die speler heeft in dit spel een andere hand gezien en kan de plaats niet overnemen.
error-poll-open = De tafel heeft al een vraag gekregen. Wacht op het antwoord.
