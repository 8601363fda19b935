# Skref borðsins eins og skráin segir þau. $person er talan í tilvísun; viðkomandi kann að vera staðinn upp.

step-opened = <@{ $person }> opnaði borðið.
step-joined = <@{ $person }> settist að borðinu.
step-agreed = <@{ $person }> samþykkti breytinguna.
step-seat = <@{ $person }> tók sæti { $number }.
step-left = <@{ $person }> stóð upp frá borðinu.
step-invited = <@{ $person }> bauð fleirum.
step-declined = <@{ $person }> kemst ekki í þetta sinn.
step-bot = Tölvuspilari settist að borðinu.
step-unbot = Tölvuspilarinn fór aftur.
step-strength = Tölvuspilarinn í sæti { $seat }: { $strength }.
step-stronger = Nýr styrkur tölvuspilara: { $strength }
step-option = Húsregla: { $rule } – { $value }.
step-pace = Hraði: { $pace }.
step-started = <@{ $person }> hóf leikinn.
step-cut = <@{ $person }> skipti stokknum.
step-closed = Borðinu var lokað.
step-closed-by = <@{ $person }> lokaði borðinu.
step-closed-early = <@{ $person }> lokaði borðinu.
step-closed-resigned = <@{ $person }> lokaði borðinu. Á móti tölvuspilurum einum í leik upp á styrkleikastig jafngildir það uppgjöf.
step-poll-close = <@{ $person }> vill hætta leiknum. Ég spyr hin.
step-closed-agreed = <@{ $person }> vildi loka borðinu og hin voru sammála.
step-close-refused = Leikurinn heldur áfram.
step-expired = Enginn hóf leikinn í tvo daga, svo að borðinu var lokað.

error-not-ready = { $who } á eftir að ýta á **{ button-join }** við þetta borð. Öll þurfa að ýta, því að stokkunin byggist á því.
error-unreadable-table = Ég get ekki lengur lesið þetta borð. Það er aðeins hægt að loka því.
error-no-bot = Enginn tölvuspilari situr við borðið.

# Að taka til baka, spyrja borðið, sæti sem skipta um hendur

step-undo-asked = { $who } vill taka síðasta leik til baka.
step-undo-refused = Ekkert er tekið til baka: { $who }.
step-undone =
    { YOU($who) ->
        [yes] Þú tókst til baka:
       *[no] { $who } tók til baka:
    } { $what }{ $answers ->
        [0] {""}
       *[other] {" "}Svör tölvuspilaranna fara líka til baka.
    }
step-poll-late = Tíminn er liðinn: { $who }. Borðið ákveður framhaldið.
step-late-rule = Tíminn er búinn: { $who }. Regla leiksins gildir.
step-poll-rescue = Borðið er spurt um framhaldið. Beðið er eftir: { $who }.
step-missing = { $who } er ekki lengur á þjóninum.
step-poll-missing = { $who } er ekki lengur á þjóninum. Borðið ákveður framhaldið.
step-poll-voted = Svör komin: { $count } af { $people }.
step-poll-wait = Beðið er áfram: { $who } fær nýjan tíma.
step-poll-move = { $who }: tölvuspilari gerir í þetta eina sinn.
step-poll-bot = Tölvuspilari gætir sætisins þar til <@{ $person }> kemur aftur.
step-poll-substitute = Sæti { $seat } er laust: hver sem vill getur beðið borðið um það. Þangað til bíður leikurinn þegar röðin kemur að sætinu.
step-poll-end = Borðið ákvað að hætta leiknum.
step-poll-sit = <@{ $person }> vill setjast í sæti { $seat }. Ég spyr hin.
step-sit-refused = <@{ $person }> fær ekki sæti { $seat }.
step-poll-channel = <@{ $person }> vill flytja borðið á rásina <#{ $channel }>. Ég spyr hin.
step-moved = Borðið er nú á rásinni <#{ $channel }>.
step-move-refused = Borðið verður hér áfram.
step-move-taken = Borðið verður hér áfram: á rásinni <#{ $channel }> er nú annað borð.
step-given = <@{ $person }> gaf sætið eftir: hver sem vill getur beðið borðið um það.
step-given-to = <@{ $person }> lét sætið af hendi. Varamaður: <@{ $to }>.
step-kept = Tölvuspilari gætir sætisins þar til <@{ $person }> kemur aftur.
step-freed = Sæti { $seat } var losað: hver sem vill getur beðið borðið um það. Þangað til bíður leikurinn þegar röðin kemur að sætinu.
step-substitute = <@{ $person }> settist í sæti { $seat }.
step-back = <@{ $person }> er aftur í sæti { $seat }.
step-bot-sits = Tölvuspilari settist í sæti { $seat }.
step-gone = Einn leikmaður kemur ekki aftur; { $who } tekur við.
step-watched = <@{ $person }> lætur tölvuspilara spila og horfir á.
story-you = Þú
step-speed = Sekúndur á leik: { $seconds }.
step-beat = { $seconds ->
    [0] Tölvuspilarar leika strax héðan í frá.
    [one] Hver leikur tölvuspilara sést í { $seconds } sekúndu héðan í frá.
   *[other] Hver leikur tölvuspilara sést í { $seconds } sekúndur héðan í frá.
}
error-nothing-to-undo = Það er enginn leikur til að taka til baka.
error-undo-not-yours = Annar gerði síðast; þú getur aðeins tekið þitt til baka.
error-undo-stands = Sá leikur stendur: eitthvað var gefið, dregið eða sýnt, teningum var kastað eða leikið var í leyni.
error-bad-plan = Lína { $line } er ekki leikur: { $text }
error-too-many-plans = Hægt er að ákveða í mesta lagi { $most ->
            [one] { $most } leik
           *[other] { $most } leiki
        } fyrir fram.
error-not-overdue = Tíminn er ekki búinn. Spurðu aftur þegar hann er liðinn.
error-seat-held = Sá leikmaður hefur enn tíma og heldur sætinu. Sætið má losa þegar tíminn er liðinn.
error-seen-another = Þú hefur séð spil í öðru sæti í þessum leik og getur því ekki sest þar.
error-bad-successor = Sá leikmaður hefur séð spil í öðru sæti í þessum leik og getur ekki tekið við sætinu.
error-poll-open = Borðið er nú þegar spurt um annað. Bíddu eftir svarinu.
