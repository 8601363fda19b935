# Bordets trin, som loggen fortæller dem. $person er tallet i en omtale; vedkommende kan have forladt bordet.

step-opened = <@{ $person }> åbnede bordet.
step-joined = <@{ $person }> satte sig til bordet.
step-agreed = <@{ $person }> er med på ændringen.
step-seat = <@{ $person }> tog plads { $number }.
step-left = <@{ $person }> forlod bordet.
step-invited = <@{ $person }> inviterede andre.
step-declined = <@{ $person }> kan ikke være med denne gang.
step-bot = En bot satte sig til bordet.
step-unbot = Botten rejste sig igen.
step-strength = Botten på plads { $seat }: { $strength }.
step-stronger = Fra nu af: { $strength }
step-option = Husregel: { $rule } – { $value }.
step-pace = Tempo: { $pace }.
step-started = <@{ $person }> satte spillet i gang.
step-cut = <@{ $person }> tog af.
step-closed = Bordet blev lukket.
step-closed-by = <@{ $person }> lukkede bordet.
step-closed-early = <@{ $person }> lukkede bordet.
step-closed-resigned = <@{ $person }> lukkede bordet. Alene mod botter i et spil med rating tæller det som at give op.
step-poll-close = <@{ $person }> vil gerne slutte spillet. Jeg spørger de andre.
step-closed-agreed = <@{ $person }> ville lukke bordet, og de andre sagde ja.
step-close-refused = Spillet går videre.
step-expired = Ingen satte spillet i gang i to dage, så bordet blev lukket.

error-not-ready = { $who } mangler at trykke på **{ button-join }** ved dette bord. Alles tryk er med til at blande.
error-unreadable-table = Jeg kan ikke længere læse dette bord. Det kan kun lukkes.
error-no-bot = Der sidder ingen bot ved bordet.

# At tage tilbage, spørge bordet, pladser der skifter hænder

step-undo-asked = { $who } vil gerne tage det sidste træk tilbage.
step-undo-refused = Trækket fra { $who } bliver stående.
step-undone =
    { YOU($who) ->
        [yes] Du tog tilbage:
       *[no] { $who } tog tilbage:
    } { $what }{ $answers ->
        [0] {""}
       *[other] {" "}Botternes svar tages også tilbage.
    }
step-poll-late = Tiden er løbet ud for { $who }. Bordet bestemmer, hvad vi gør.
step-late-rule = Tiden er løbet ud for { $who }, så spillets regel gælder.
step-poll-rescue = Vi spørger bordet, hvordan vi kommer videre uden { $who }.
step-missing = { $who } har forladt serveren.
step-poll-missing = { $who } har forladt serveren. Bordet bestemmer, hvad vi gør.
step-poll-voted = { $count } af { $people } har svaret.
step-poll-wait = Vi venter lidt endnu: { $who } får mere tid.
step-poll-move = En bot spiller denne ene tur for { $who }.
step-poll-bot = En bot holder pladsen, til <@{ $person }> kommer tilbage.
step-poll-substitute = Plads { $seat } er ledig. Hvem der vil, kan bede bordet om den; indtil da venter spillet, når pladsen har tur.
step-poll-end = Bordet har besluttet at slutte spillet.
step-poll-sit = <@{ $person }> vil gerne sætte sig på plads { $seat }. Jeg spørger bordet.
step-sit-refused = <@{ $person }> får ikke plads { $seat }.
step-poll-channel = <@{ $person }> vil gerne flytte bordet til <#{ $channel }>. Jeg spørger de andre.
step-moved = Bordet står nu i <#{ $channel }>.
step-move-refused = Bordet bliver stående her.
step-move-taken = Bordet bliver stående her: i <#{ $channel }> står der nu et andet.
step-given = <@{ $person }> gav sin plads videre. Hvem der vil, kan bede bordet om den.
step-given-to = <@{ $person }> gav sin plads videre til <@{ $to }>.
step-kept = En bot holder pladsen, til <@{ $person }> kommer tilbage.
step-freed = Plads { $seat } er ledig nu. Hvem der vil, kan bede bordet om den; indtil da venter spillet, når pladsen har tur.
step-substitute = <@{ $person }> satte sig på plads { $seat }.
step-back = <@{ $person }> er tilbage på plads { $seat }.
step-bot-sits = En bot satte sig på plads { $seat }.
step-gone = En spiller er ikke med mere; { $who } spiller videre.
step-watched = <@{ $person }> lader botterne spille og ser på.
story-you = Du
step-speed = Sekunder pr. træk: { $seconds }.
step-beat = { $seconds ->
    [0] Botterne spiller med det samme fra nu af.
    [one] Hver bots træk vises i { $seconds } sekund fra nu af.
   *[other] Hver bots træk vises i { $seconds } sekunder fra nu af.
}
error-nothing-to-undo = Der er intet træk at tage tilbage.
error-undo-not-yours = Det sidste træk var ikke dit: kun dit eget sidste kan tages tilbage.
error-undo-stands = Det træk står ved magt: der blev givet, trukket, slået eller vist noget, eller det var hemmeligt.
error-bad-plan = Linje { $line } er ikke noget træk: { $text }
error-too-many-plans = { $most ->
        [one] Du kan højst planlægge ét træk.
       *[other] Du kan højst planlægge { $most } træk.
    }
error-not-overdue = Der er stadig tid til det træk. Spørg igen, når tiden er gået.
error-seat-held = Den spiller har stadig tid og beholder sin plads. Den kan gøres ledig, når tiden er gået.
error-seen-another = Du har set en anden hånd i dette spil, så du kan ikke sidde dér.
error-bad-successor = Den spiller har set en anden hånd i dette spil og kan ikke overtage pladsen.
error-poll-open = Bordet bliver allerede spurgt om noget. Vent på svaret.
