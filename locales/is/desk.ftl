# Útidyrnar: borð, hnappar, skipanir, stillingar, og hvers vegna eitthvað gengur ekki.
# $who er nafn eða tilvísun í mann; $game er heiti spils; $when er tími sem Discord sýnir; $channel er rás.
# Nöfn eru aldrei beygð: þau standa í nefnifalli eða eftir tvípunkti. Hlýtt og stutt; sagt er hvað hægt er að gera.

# Áður en leikur hefst

lobby-title = { $game } · verið að setjast
lobby-seat = { $who }
lobby-seat-bot = { $who } (tölvuspilari)
lobby-bots = { $who } · { $strength }
lobby-seat-not-ready = { $who } (á eftir að ýta á **{ button-join }**)
lobby-seat-free = laust
lobby-seats-free = laust til og með sæti { $last }
lobby-seat-kept = frátekið fyrir { $who }
lobby-seat-choose = Sestu annars staðar eða taktu líka sæti félagans
lobby-sit-elsewhere = Sestu annars staðar
lobby-with = með sæti { $seat }
lobby-invited = { $who }, þér er boðið í spil: { $game }.
lobby-host = { $who } opnaði borðið { $when }.
lobby-waiting =
    { $free ->
        [1] Enn er eitt sæti laust.
        [one] Enn er { $free } sæti laust.
       *[other] Enn eru { $free } sæti laus.
    }
lobby-full = Nú eru öll komin. Hvert ykkar sem er getur byrjað.
lobby-by-hand = { $who } velur húsreglur og ýtir á **{ button-start }** að því loknu.
lobby-awaited = Beðið er eftir að ýtt sé á **{ button-join }**: { $who }.
lobby-start-awaits = **{ button-start }** bíður þess að ýtt sé á **{ button-join }**: { $who }. Stokkunin byggist á því að öll ýti.
lobby-asked = Samkomulaginu var breytt. Til samþykkis þarf að ýta aftur á **{ button-join }**: { $who }.
lobby-start-needs =
    { $count ->
        [1] Enn vantar einn leikmann, eða tölvuspilara, áður en ýtt er á **{ button-start }**.
        [one] Enn vantar { $count } leikmann, eða tölvuspilara, áður en ýtt er á **{ button-start }**.
       *[other] Enn vantar { $count } leikmenn, eða tölvuspilara, áður en ýtt er á **{ button-start }**.
    }
lobby-pace = Hraði
lobby-strength = Hve vel tölvuspilarinn í sæti { $seat } spilar
fair-about = Leyndarmál var dregið áður en nokkur settist. Spilin eru stokkuð með því og tölu hvers og eins, í þeirri röð sem ýtt var; sæti, tölvuspilarar og húsreglur ráða engu um spilin. Geymdu fingrafarið: í lokin er leyndarmálið sýnt og þá má sjá hvort það passar.
fair-fingerprint = Fingrafar leyndarmálsins: { $digest }
fair-secret = Leyndarmálið: { $secret }
fair-list = Listinn hingað til: { $digest }
fair-cut = Treystirðu ekki þeim sem rekur mig? Skrifaðu listann hjá þér og skiptu svo stokknum: því sem þú skrifar er blandað saman við síðast og þá hefst leikurinn.
fair-cut-later = Hægt er að skipta stokknum þegar öll eru með.
fair-words = Stokknum var skipt með þessu: { $words }
cut-title = Skipta stokknum
cut-words = Skrifaðu hvað sem er
cut-about = Þessu er blandað saman við síðast og leikurinn hefst. Öll geta lesið það.
lobby-closed = Borðinu var lokað áður en leikurinn hófst.
house-title = Húsreglur · { $game }
house-line = { $pace } · { $rules }
house-usual = venjulegar reglur
house-host = Aðeins { $who } getur breytt þeim.

pace-live = Í einni lotu: 10 mínútur í hvert sinn, 10 til vara
pace-day = Einn dagur í hvert sinn, 2 dagar til vara
pace-week = Ein vika í hvert sinn, ein vika til vara

strength-easy = Auðveldur: spilar með en sér ekki allt
strength-middle = Miðlungs: tekur það besta hverju sinni
strength-strong = Sterkur: telur og hugsar fram í tímann

# Borðið

table-title = { $game }
table-waiting = { $what } · biðin hófst { $when }
result-win =
    { $winners ->
        [one] { $who } vinnur!
       *[other] { $who } vinna!
    }
result-draw = Jafntefli: { $who }
table-score = { $who } { $points }
table-record-hash = Fingrafar leikskrárinnar er { $digest }.
table-closed = Borðinu hefur verið lokað.
table-unreadable = Ég get ekki lengur lesið þetta borð. Engu hefur verið eytt. Sá sem opnaði það eða stjórnandi rásarinnar getur lokað því með **{ button-close }**.
bot-name-1 = Arinn
bot-name-2 = Lampi
bot-name-3 = Ketill
bot-name-4 = Púði
bot-name-5 = Tekanna
bot-name-6 = Kerti
bot-name-7 = Stóll
bot-name-8 = Hilla
bot-name-9 = Motta
bot-name-10 = Skemill
result-lent = Tölvuspilari kláraði leikinn fyrir { $who }.
seat-name = { $number }. leikmaður
news-earlier = … og fleira þar á undan: sjá gang leiksins.

# Það sem einn maður sér

hand-title = { $game } · { $server }, { $channel }
hand-link = Aftur að borðinu
hand-lobby = Þú ert með. Spilin þín koma hingað þegar leikurinn hefst.
hand-closed = Borðinu hefur verið lokað.
hand-old = Þetta er orðið gamalt og spilin þín gætu hafa breyst síðan.
hand-may-change = Þú mátt enn skipta um skoðun.
hand-change-stands = Fyrra valið gildir þar til þú hefur staðfest annað.
hand-dropped = Þetta gekk ekki þegar kom að þér: { $moves }
hand-planned = { $when } geri ég fyrir þig það fyrsta sem hægt er: { $moves }. Tómt **/{ command-table } { command-table-plan }** hættir við það.
hand-planned-later = Ákveðið fyrir næstu umferð þína: { $moves }
hand-time = Þú hefur tíma til { $when }, { $left }.
hand-time-bank = Varatíminn dugar til { $when }, { $left }; svo spyr ég hin.
hand-time-bank-rule = Varatíminn dugar til { $when }, { $left }; svo gildir regla leiksins.
pick-chosen = Valið: { $chosen }
pick-confirm = Á þetta að vera svona?
pick-more =
    { $count ->
        [1] Veldu 1 í viðbót.
       *[other] Veldu { $count } í viðbót.
    }
pick-take = { $count ->
        [1] Veldu …
       *[other] Veldu { $count }
    }
pick-take-or = { $count ->
        [1] Eða veldu af lista
       *[other] Eða veldu { $count } af lista
    }
pick-on = { $chosen } …
pick-else = Eitthvað annað …
pick-page = Síða { $page } af { $pages }

since-title = Síðan þú lékst síðast
since-title-watching = Það nýjasta
since-nothing = Enn hefur ekkert gerst.
log-title = Gangur leiksins
log-nothing = Hér er ekkert að lesa enn.

# Tilkynningar

notice-turn = { $who }, þú átt að gera: { $game }, { $link }
notice-full = { $who }, nú eru öll komin ({ $game }). Ýttu á **{ button-start }** þegar þið eruð til: { $link }
notice-unstarted = { $who }, leikurinn er ekki byrjaður enn ({ $game }). Þið getið byrjað þegar þið viljið: { $link }
notice-dm-closed = { $who }, ég get ekki sent þér einkaskilaboð. Ýttu á **{ button-hand }** við borðið og þá sérðu spilin þín þar.
notice-link = að borðinu

# Hnappar

button-hand = Spilin mín
button-play = Leika
button-since = Síðan síðast
button-again = Líta aftur
button-upload = Setja inn skrá …
upload-title = Húsregla úr skrá
upload-about = Lítil textaskrá; án hennar gildir venjulega reglan
upload-example = Svona lítur slík skrá út; það sem vantar í hana er eins og venjulega.
button-sort-suit = Raða eftir sort
button-sort-rank = Raða eftir gildi
button-sort-contract = Raða eftir umferð
button-more = Meira
button-fair = Heiðarleg stokkun
button-join = Vera með
button-join-wait = Vera með og skipta svo
button-cut = Skipta stokknum …
button-leave = Standa upp
button-add-bot = Bæta við tölvuspilara
button-remove-bot = Taka tölvuspilara burt
button-start = Byrja
button-house = Húsreglur
button-close = Loka borðinu
button-rules = Reglur
button-rules-long = Allar reglurnar
button-log = Gangur leiksins
button-resign = Gefast upp
button-rematch = Spila aftur
button-record = Leikskrá
button-lesson = Hvernig spilaði ég?
button-confirm = Já, svona
button-back = Til baka
button-change = Breyta
button-enough = Komið gott
button-yes-resign = Já, gefast upp
button-yes-close = Já, loka því
button-no = Nei, halda áfram
button-older = Eldra
button-newer = Nýrra
button-previous-page = Fyrri síða
button-next-page = Næsta síða

# Svör

answer-opened = Borðið þitt er tilbúið hér á rásinni.
answer-joined-dm-closed = Þú ert með. Ég get ekki sent þér einkaskilaboð. Ýttu á **{ button-hand }** við borðið þegar þú vilt sjá spilin: það virkar alltaf.
answer-joined = Þú ert með. Spilin þín koma í einkaskilaboðum og **{ button-hand }** við borðið sýnir þau líka.
answer-number = Talan þín í stokkuninni: { $number }. Hún stendur við sætið þitt í leikskránni.
answer-shown = Hér er borðið aftur.
answer-resign-partner = Þá lýkur leiknum líka hjá samherja þínum ({ $who }). Tölvuspilari getur tekið við af þér og þú mátt koma aftur.
answer-resign-sure = Viltu örugglega gefast upp? Þá kemstu ekki aftur inn, og ef aðeins eitt lið er eftir vinnur það.
answer-close-sure = Viltu örugglega loka borðinu? Þá lýkur leiknum án úrslita.
answer-close-resigns = Viltu örugglega loka borðinu? Þú ert eini leikmaðurinn á móti tölvuspilurum í leik upp á styrkleikastig og þá jafngildir lokun uppgjöf.
answer-kept = Gott, við höldum áfram.
answer-resigned = Þú gafst upp.
answer-out = Þú ert þegar úr leik.
answer-closed = Borðinu er lokað.
answer-close-asked = Hin hafa verið spurð hvort hætta eigi leiknum.
answer-join-first = Fáðu þér fyrst sæti; þá getur þú líka byrjað.
answer-record = Allur leikurinn, leik fyrir leik. Með `tools/verify_deal.py` getur hver sem er sannreynt stokkunina.
answer-unknown = Ég kannast ekki lengur við þennan hnapp. **/{ command-table } { command-table-show }** kallar borðið fram aftur.
answer-restarting = Verið er að endurræsa mig. Reyndu aftur eftir hálfa mínútu.
answer-busy = Ég er enn að sinna því sem þú baðst um áðan. Reyndu þetta aftur eftir augnablik.
answer-more = Hvað viltu gera?
answer-language = Héðan í frá tala ég íslensku við þig.
answer-channel-language = Héðan í frá tala ég íslensku hér á rásinni.
answer-board-picture = Þú færð borðið í myndum.
answer-board-text = Þú færð borðið í orðum.
answer-channel-board-picture = Á þessari rás birtast borðin í myndum.
answer-channel-board-text = Á þessari rás birtast borðin í orðum.
answer-suits-two = Sortirnar eru í tveimur litum.
answer-suits-four = Sortirnar eru í fjórum litum.
answer-no-tables = Þú situr ekki við neitt borð. **/{ command-help }** segir hvernig borð er opnað.

stats-title = Leikir: { $who }
stats-game = **{ $game }**: { $played ->
        [one] { $played } leikur
       *[other] { $played } leikir
    }, { $won } { $won ->
        [one] unninn
       *[other] unnir
    }
stats-figure = { $name }: { $amount }
stats-nothing = Engum leik er lokið enn, svo að hér er ekkert að telja.
stats-elsewhere = Af leikjum annarra teljast hér aðeins þeir sem fóru fram á rásum sem allir á þjóninum geta lesið.

my-games-title = Borðin þín
my-games-about = Borðin sem þú situr við, fyrst þau sem bíða eftir þér. Hlekkur fer með þig að borðinu; hnappur sýnir þína hlið á leik í einkaskilaboðum.
my-games-your-turn = { $game } · { $channel }: **þú átt að gera** ({ $link })
my-games-until = { $game } · { $channel }: **þú átt að gera**, tíminn rennur út { $when } ({ $link })
my-games-waiting = { $game } · { $channel }: beðið eftir: { $who } ({ $link })
my-games-lobby = { $game } · { $channel }: ekki hafið enn ({ $link })
my-games-over = { $game } · { $channel }: lokið ({ $link })
my-games-more = … og { $count } borð í viðbót
my-games-unreadable = { $game } · { $channel }: ekki lengur læsilegt ({ $link })

rules-title = { $game }

# Hvers vegna eitthvað gengur ekki

error-rule = { $text } (regla { $rule })
error-table-error = Þetta er ekki hægt við þetta borð núna.
error-no-table = Hér er ekkert borð. **/{ command-help }** segir hvernig borð er opnað.
error-channel-taken = Á þessari rás er þegar borð. Klárið spilið eða lokið því; í þræði er pláss fyrir annað.
error-not-seated = Þú situr ekki við þetta borð.
error-not-invited = Þér var ekki boðið, svo það er ekkert að afþakka.
error-not-in-server = Þú ert ekki lengur á þjóninum þar sem þetta borð er. Þegar þú ert aftur þar geturðu spilað áfram.
error-not-allowed = Þetta getur aðeins sá sem opnaði borðið eða stjórnandi.
error-not-asked = Það er undir hinum leikmönnunum komið.
error-wrong-phase = Það er ekki hægt núna.
error-seats-full = Það er fullt við borðið.
error-too-few-seats = Enn vantar leikmenn. Bíddu eftir fleirum eða bættu við tölvuspilara.
error-empty-seat = Enginn er í sætinu sem þessi húsregla nefnir: { $rule }. Veldu annað.
error-bad-option = Slík húsregla er ekki til.
error-stale-question = Þessi hnappur er orðinn of gamall. Svona er staðan núna.
error-stale-list = Listinn hefur breyst síðan þú opnaðir þetta. Skoðaðu hann aftur áður en þú skiptir stokknum.
error-no-words = Skrifaðu að minnsta kosti einn staf eða tölu, svo að eitthvað sé til að blanda saman við.
error-saturated = Þú ert með nógu mörg borð opin. Kláraðu eitt eða lokaðu því fyrst.
error-not-saved = Ég gat ekki vistað þetta og ekkert hefur breyst. Umsjónarmaður minn veit af því.
error-store-down = Ég næ ekki sambandi við gagnagrunninn minn eins og er og ekkert hefur breyst. Reyndu aftur eftir mínútu.
error-not-sure = Ég missti rétt í þessu samband við gagnagrunninn minn og veit ekki enn hvort þetta taldist með. Það sést á borðinu um leið og ég veit það.
error-unexpected = Eitthvað bilaði og ekkert hefur breyst. Láttu umsjónarmann minn vita: { $code }
error-after = Eitthvað bilaði en það sem þú gerðir gildir og borðið sýnir það bráðum. Láttu umsjónarmann minn vita: { $code }
error-not-member = Ég er ekki á þessum þjóni og get því ekki spilað hér; sá sem stjórnar honum getur bætt mér við.
error-guild-only = Borð þarf að standa á rás á þjóni. Prófaðu það þar.
error-opponent-bot = Þessi þjarki kann ekki að spila. Bættu við tölvuspilara við borðið og þá spilar þú við mig.
error-opponent-self = Þú getur ekki verið þinn eigin mótherji. Bættu við tölvuspilara við borðið til að æfa þig.
error-not-moderator = Þetta getur aðeins sá sem má stjórna rásinni.
error-cannot-see = Ég má ekki skrifa hér. Ég þarf að geta séð rásina, sent skilaboð, fellt inn tengla, hengt við skrár og lesið það sem á undan er gengið.
error-record-not-yet = Leikskráin verður til þegar leiknum er lokið.
error-no-game = Þetta spil þekki ég ekki.
error-no-move = Skrifaðu hvað þú vilt gera.

# Skipanir. Discord kann ekki íslensku, svo að heitin eru ensk; lýsingar mest 100 stafir.

command-cribbage = cribbage
command-cribbage-about = Cribbage: kapphlaup með spilum og pinnum fyrir tvo
command-cribbage-new = new
command-cribbage-new-about = Opnaðu cribbage-borð á þessari rás
command-cribbage-new-opponent = opponent
command-cribbage-new-opponent-about = Hvern þú vilt spila við
command-cribbage-new-pace = pace
command-cribbage-new-pace-about = Hve hratt þið viljið spila
command-cribbage-play = play
command-cribbage-play-about = Leiktu með því að skrifa leikinn
command-cribbage-play-move = move
command-cribbage-play-move-about = Leikurinn þinn, til dæmis: discard 5H 6D
command-table = table
command-table-about = Borðið á þessari rás
command-table-show = show
command-table-show-about = Færðu borðið neðst á rásina
command-table-hand = hand
command-table-hand-about = Sjáðu spilin þín; enginn annar sér þau
command-table-log = log
command-table-log-about = Það sem gerst hefur í leiknum
command-table-record = record
command-table-record-about = Allur leikurinn í skrá þegar honum er lokið
command-table-resign = resign
command-table-resign-about = Gefstu upp
command-table-close = close
command-table-close-about = Lokaðu borðinu án úrslita
command-table-rematch = rematch
command-table-rematch-about = Spilið aftur, sama fólkið
command-rules = rules
command-rules-about = Hvernig spil er spilað
command-rules-game = game
command-rules-game-about = Hvaða spil
command-settings = settings
command-settings-about = Tungumál, myndir og sortir
command-settings-language = language
command-settings-language-about = Málið sem ég tala við þig
command-settings-language-language = language
command-settings-language-language-about = Hvaða tungumál
command-settings-channel-language = channel-language
command-settings-channel-language-about = Málið sem ég tala á þessari rás
command-settings-channel-language-language = language
command-settings-channel-language-language-about = Hvaða tungumál
command-settings-board = board
command-settings-board-about = Myndir, eða borðið í orðum
command-settings-board-board = board
command-settings-board-board-about = Myndir eða orð
command-settings-channel-board = channel-board
command-settings-channel-board-about = Myndir eða orð fyrir borðin á þessari rás
command-settings-channel-board-board = board
command-settings-channel-board-board-about = Myndir eða orð
command-settings-suits = suits
command-settings-suits-about = Sortir í tveimur litum eða fjórum
command-settings-suits-suits = suits
command-settings-suits-suits-about = Tveir litir eða fjórir
command-my-games = my-games
command-my-games-about = Borðin þín, fyrst þau sem bíða eftir þér
command-stats = stats
command-stats-about = Hvernig leikirnir þínir hafa farið, eða einhvers annars
command-stats-person = person
command-stats-person-about = Leikir hvers; þínir eigin ef þú sleppir því
command-help = help
command-help-about = Hvað ég kann og hvernig á að byrja

choice-picture = myndir
choice-text = orð
choice-two = tveir litir
choice-four = fjórir litir
choice-en = English
choice-da = Dansk
choice-is = Íslenska
choice-nl = Nederlands

# Eyðublöð

form-kept = Það sem þú skrifaðir er geymt: opnaðu eyðublaðið aftur og lagaðu það.
form-late = Þetta tók of langan tíma. Ýttu aftur.
form-put-by = Geymt sem „{ $name }“.
error-form-empty = **{ $field }** er autt.
error-form-number = **{ $field }**: hér á að standa heil tala frá { $least } til { $most }.
error-form-long = **{ $field }**: þetta er of langt, í mesta lagi { $most ->
        [one] { $most } stafur
       *[other] { $most } stafir
    }.
error-form-file = Skráin verður að vera hreinn texti, í mesta lagi { $most } bæti.
error-form-choose =
    { $most ->
        [1] Veldu eitt undir **{ $field }**.
       *[other] { $least ->
            [0] Veldu í mesta lagi { $most } undir **{ $field }**.
           *[other] Veldu frá { $least } til { $most } undir **{ $field }**.
        }
    }

# Í kringum leik, og tími hvers og eins

asked-undo = { $who } vill taka síðasta leik til baka. Samþykkið þið það?
asked-late = Tíminn er búinn: { $who }. Hvað gerum við?
asked-rescue = { $who } á leik. Hvað á að gera?
asked-missing = { $who } er ekki lengur á þjóninum. Hvað á að gera?
asked-sit = { $who } vill taka við sæti { $seat } og sjá spilin þar. Samþykkið þið það?
asked-channel = { $who } vill flytja borðið á rásina { $channel }. Samþykkið þið það?
asked-close = { $who } vill hætta leiknum. Samþykkið þið það?
asked-count = Svör komin: { $count } af { $people }
asked-silence-absent = Flest atkvæði ráða, en til að hætta leiknum þarf meira en helming. Ef jafnt er eða enginn svarar bíðum við áfram.
asked-silence-undo = Öll þurfa að samþykkja; ekkert svar jafngildir neitun.
asked-silence-wish = Meira en helmingur þarf að samþykkja; ekkert svar jafngildir neitun.
button-vote-yes = Já, allt í lagi
button-vote-no = Nei
button-vote-wait = Bíða áfram
button-vote-move = Tölvuspilari gerir núna
button-vote-bot = Tölvuspilari tekur sætið
button-vote-substitute = Finna varamann
button-vote-end = Hætta leiknum
button-vote-here = Ég er hér
button-vote-withdraw = Hætta við
button-undo = Taka til baka
button-rescue = Spyrja borðið
button-give = Gefa sætið eftir
button-bot-for-me = Tölvuspilari tekur við af mér
button-give-bot = Tölvuspilari gætir þess
button-give-open = Annar má setjast
button-free = Losa sæti
button-sit = Setjast í sæti { $seat }
button-come-back = Aftur í sæti { $seat }
button-bot-sit = Tölvuspilari í sæti { $seat }
button-plan = Leika fram í tímann
button-watch = Aðeins horfa
lobby-speed = Hversu hratt tölvuspilarar leika
speed-5 = Leikur á 5 sekúndna fresti
speed-10 = Leikur á 10 sekúndna fresti
speed-30 = Leikur á hálfrar mínútu fresti
speed-120 = Leikur á 2 mínútna fresti
lobby-beat = Hversu lengi hver leikur tölvuspilara sést
option-beat-0 = Tölvuspilarar leika strax
option-beat-1 = Ein sekúnda hver
option-beat-2 = 2 sekúndur hver
option-beat-4 = 4 sekúndur hver
plan-title = Leikir fyrir næstu umferðir
plan-label = Einn leikur í hverri línu
plan-about = Þegar kemur að þér geri ég það fyrsta sem hægt er; annars ekkert.
answer-undone = { $answers ->
    [0] Leikurinn var tekinn til baka: { $what }
   *[other] Leikurinn var tekinn til baka: { $what } Svör tölvuspilaranna fóru líka til baka.
}
answer-undo-asked = Ég spurði hin.
answer-rescued = Ég spurði borðið.
answer-which-seat = Hvaða sæti?
answer-give-sure = Hvað á að verða um sætið þitt? Þú getur komið aftur á meðan enginn annar situr þar. **/{ command-table } { command-table-substitute }** með nafni segir hver má setjast þar.
answer-given-bot = Tölvuspilari gætir sætisins. Hnappurinn við borðið færir þér það aftur.
answer-given-open = Sætið þitt er laust.
answer-given-to = Sætið þitt er laust. Varamaður: { $who }
answer-freed = Sætið er laust.
answer-voted = Svarið þitt gildir; það sést á borðinu.
answer-sat = Nú situr þú við borðið.
answer-left = Þú stóðst upp frá borðinu.
answer-sit-asked = Borðið hefur verið spurt. Þú sérð spilin þegar hin hafa samþykkt.
answer-watching = Þú horfir á. Tölvuspilararnir leika sjálfir þegar spilið er hafið.
answer-bot-sits = Nú situr þar tölvuspilari.
error-no-free-seat = Ekkert sæti er laust við þetta borð.
answer-planned = Þetta bíður þar til kemur að þér; enginn annar sér það.
answer-plan-none = Ekkert er ákveðið fyrir fram.
answer-moved-here = Borðið er nú hér.
answer-move-asked = Borðið hefur verið spurt. Það flyst hingað ef hin samþykkja.
answer-zone = Klukkan þín er eins og hér: { $zone }.
answer-quiet = Frá klukkan { $from } til { $until } trufla ég þig ekki og tíminn þinn stendur kyrr, nema í leikjum sem eru spilaðir í einni lotu.
answer-quiet-none = Þú ert ekki með neinn kyrrðartíma.
answer-weekends-on = Um helgar stendur tíminn þinn kyrr, nema í leikjum sem eru spilaðir í einni lotu.
answer-weekends-off = Tíminn þinn líður líka um helgar.
answer-away = Góða ferð! Til { $when } stendur tíminn þinn kyrr, þó mest { $days } { $days ->
        [one] dag
       *[other] daga
    } í hverju spili, en ekki í spilum sem eru spiluð í einni lotu.
answer-back = Gott að sjá þig: tíminn þinn líður á ný.
answer-notices-ping = Ég kalla á þig við borðið þegar þú átt leik.
answer-notices-dm = Ég skrifa þér beint þegar þú átt leik.
answer-notices-digest = Einu sinni á dag, að morgni, segi ég þér hvað bíður þín.
answer-notices-off = Ég kalla ekki á þig.
answer-auto-on = Þegar aðeins eitt er hægt geri ég það fyrir þig.
answer-auto-off = Þú gerir alltaf, líka þegar aðeins eitt er hægt.
notice-over = { $who }, leiknum þínum er lokið ({ $game }): { $link }
notice-channel-gone = { $who }, rásin þar sem þú spilar ({ $game }) er horfin. Leikurinn bíður og enginn tapar tíma. Skrifaðu **/{ command-table } { command-table-move }** á annarri rás á þjóninum og þá heldur hann áfram þar.
notice-channel-locked = { $who }, þráðurinn þar sem þú spilar ({ $game }) er læstur og ég get ekki skrifað þar. Leikurinn bíður og enginn tapar tíma. Hann heldur áfram þegar stjórnandi opnar þráðinn, eða þegar þú skrifar **/{ command-table } { command-table-move }** á annarri rás á þjóninum.
error-long-quiet = Kyrrðartími má mest vera { $hours } { $hours ->
        [one] klukkustund
       *[other] klukkustundir
    } á sólarhring: einhvern tímann þarf tíminn þinn að ganga.
error-no-zone = Ég þekki ekki þetta tímabelti. Veldu eitt af listanum.
error-no-table-elsewhere = Þú situr ekki við neitt borð á annarri rás þessa þjóns.
notices-ping = kalla á mig við borðið
notices-dm = einkaskilaboð
notices-digest = einu sinni á dag
notices-off = engar
choice-on = já
choice-off = nei
choice-easy = auðveldir
choice-middle = miðlungs
choice-strong = sterkir
button-stronger = Sterkari
command-table-since = since
command-table-since-about = Hvað hefur gerst síðan þú lékst síðast
command-table-undo = undo
command-table-undo-about = Taktu síðasta leik til baka
command-table-substitute = substitute
command-table-substitute-about = Láttu sætið eftir, tölvuspilara eða öðrum
command-table-substitute-who = who
command-table-substitute-who-about = Hver tekur við sætinu; annars er spurt
command-table-substitute-seat = seat
command-table-substitute-seat-about = Hvaða sæti þitt; annars öll
command-table-ask = ask
command-table-ask-about = Spyrðu borðið um þann sem leikur ekki
command-table-vote = vote
command-table-vote-about = Svaraðu spurningu borðsins
command-table-vote-answer = answer
command-table-vote-answer-about = Hvað þú vilt
command-table-watch = watch
command-table-watch-about = Horfðu aðeins á: tölvuspilari tekur sætið þitt áður en spilið hefst
command-table-watch-speed = speed
command-table-watch-speed-about = Hversu hratt tölvuspilarar leika sín á milli
command-table-sit = sit
command-table-sit-about = Sestu í laust sæti eða komdu aftur í þitt eigið
command-table-sit-seat = seat
command-table-sit-seat-about = Hvaða sæti; annars sætið þitt eða það fyrsta sem er laust
command-table-bot = bot
command-table-bot-about = Láttu tölvuspilara setjast í laust sæti
command-table-bot-seat = seat
command-table-bot-seat-about = Hvaða sæti; annars sætið þitt eða það fyrsta sem er laust
command-table-free = free
command-table-free-about = Losaðu sæti þegar tíminn er liðinn: sá sem opnaði borðið eða stjórnandi
command-table-plan = plan
command-table-plan-about = Leikir sem ég leik fyrir þig þegar kemur að þér
command-table-plan-moves = moves
command-table-plan-moves-about = Leikirnir í röð með semíkommu á milli; tómt eyðir þeim
command-table-move = move-here
command-table-move-about = Flyttu borðið þitt á þessa rás, ef hin samþykkja
command-settings-zone = zone
command-settings-zone-about = Hvar þú býrð, svo að ég viti hvenær er nótt hjá þér
command-settings-zone-zone = zone
command-settings-zone-zone-about = Borg nálægt þér
command-settings-quiet = quiet
command-settings-quiet-about = Tími þegar ég trufla ekki og tíminn þinn stendur kyrr
command-settings-quiet-begin = from
command-settings-quiet-begin-about = Frá klukkan hvað
command-settings-quiet-end = to
command-settings-quiet-end-about = Til klukkan hvað; sama tala og á undan: enginn kyrrðartími
command-settings-weekends = weekends
command-settings-weekends-about = Hvort tíminn þinn stendur kyrr um helgar
command-settings-weekends-rest = rest
command-settings-weekends-rest-about = Já eða nei
command-settings-away = away
command-settings-away-about = Frí: tíminn þinn stendur kyrr, nema í leikjum sem eru spilaðir í einni lotu
command-settings-away-days = days
command-settings-away-days-about = Hve marga daga frá deginum í dag; 0 þegar þú kemur aftur
command-settings-notices = notices
command-settings-notices-about = Hvernig ég læt þig vita að þú eigir leik
command-settings-notices-how = how
command-settings-notices-how-about = Við borðið, beint, einu sinni á dag eða ekki
command-settings-auto = auto
command-settings-auto-about = Hvort ég leik fyrir þig þegar aðeins eitt er hægt
command-settings-auto-play = play
command-settings-auto-play-about = Já eða nei
command-privacy = privacy
command-privacy-about = Hvað ég geymi um þig og hvernig því er eytt
command-privacy-delete = delete
command-privacy-delete-about = Eyddu því sem ég geymi um þig; ég spyr fyrst
answer-privacy = Ég geymi Discord-númerið þitt, hvar þú situr, leikina þína og úrslitin, stillingarnar og það sem þú hefur geymt undir nafni. Engin nöfn, engar myndir, ekkert sem þú skrifar annars staðar. **/{ command-privacy } { command-privacy-export }** sendir þér það allt. **/{ command-privacy } { command-privacy-delete }** gefur tölvuspilurum sætin þín og eyðir því; úrslitin standa, án þín. Með **/{ command-settings } { command-settings-show }** geturðu staðið utan við styrkleikalistann.
answer-forgotten = Búið: tölvuspilarar taka við sætunum þínum, og stillingar, áætlanir og uppköst eru horfin. Númerið þitt er horfið af borðum þar sem leik er lokið; þar sem enn er spilað hverfur það í leikslok.
