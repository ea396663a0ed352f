### Overalt.

skip-to-content = Hopp til innholdet
nav-label = Sider
nav-play = Spill
nav-lobby = Lobby
to-home = Forsiden
close = Lukk
try-again = Prøv igjen
no-answer = Serveren svarer ikke. Sjekk nettforbindelsen og prøv igjen.
something-wrong = Noe gikk galt. Last siden på nytt og prøv igjen.
not-found-title = Fant ikke siden
not-found-text = Denne siden finnes ikke. Sjekk adressen.

## Innstillinger.

settings-title = Innstillinger
setting-language = Språk
setting-theme = Tema
theme-auto = Følg systemet
theme-light = Lyst
theme-dark = Mørkt
setting-odds = Vis sjansene mens du kaster
setting-motion = Animasjoner
setting-speed = Tempo på trekkene
speed-normal = Steg for steg
speed-quick = Raskt
speed-once = Med en gang
setting-volume = Lydstyrke
volume-none = av
setting-confirm = Bekreft trekk
setting-sorted = Sorter terningene
setting-turning = Snu brettet mot den som har tur
setting-text = Tekstmodus (skriv trekkene)

## Forsiden.

home-title = Kast. Behold. Lag en rekke.
home-text = To brettspill med terninger for 2–4 spillere: på nett med venner, på samme enhet eller mot datamaskinen. Ingen registrering. Alle kast kan kontrolleres.
home-continue = Spill videre
home-more = Vis { $tables } til
home-away = Vis skjulte partier ({ $tables })
home-new = Nytt parti
home-lobby-text = Åpne bord, og partier du kan se på:
choose-game = Spill
about-columbiz = Åtte terninger, tre kast. Klatre i kolonnene, fang det som ligger under, lag rekker.
about-sequence-dice = To terninger, én sum. Legg en sjetong på tallet; den første lange rekken vinner.
choose-mode = Spillemåte
mode-computer = Mot datamaskinen
mode-link = På nett med venner
mode-device = På samme enhet
mode-board = Med ekte brett
mode-board-about = Dere spiller med det trykte spillet og egne terninger; enheten fører poengene.
choose-players = Spillere
players-teams = To lag: spiller 1 og 3 mot 2 og 4.
choose-level = Datamaskinens nivå
choose-clock = Betenkningstid
clock-none = Ingen tidsgrense
clock-blitz = 5 min + 3 s per tur
clock-quick = 10 min + 5 s per tur
clock-slow = 30 min + 15 s per tur
clock-days = Dager per tur
clock-own = Egendefinert
clock-minutes = Minutter per spiller
clock-seconds = Ekstra sekunder per tur
clock-days-each = Dager per tur
choose-own-name = Navnet ditt
choose-name = Navnet på spiller { $seat }
choose-public = Vis i lobbyen
choose-rated = Ratet
choose-rated-about = Resultatet teller for ratingen din. Ingen angring og ingen hint.
rated-needs-account = Du trenger en konto for å spille ratede partier.
choose-options = Utgave og tilvalg
begin-computer = Spill
begin-link = Opprett bord
begin-quick = Hurtigparti
begin-quick-about = To spillere, ti minutter hver, med den som venter.
begin-device = Spill
begin-board = Før poengene

## Maskinens nivåer.

level-about-novice = For de første partiene dine.
level-about-casual = Spiller fornuftig, men overser mye.
level-about-skilled = Overser sjelden noe opplagt.
level-about-expert = Spiller godt. Det må du også.
level-about-master = Den sterkeste vi har. Tenker én tur framover.

## Tilvalg. Kortformen står i lister når tilvalget ikke er det vanlige.

option-edition = Utgave
option-edition-nb = Norsk
option-edition-nb-about = Opptil fire brikker per tur, uansett hvor mange som spiller.
option-edition-fr = Fransk
option-edition-fr-about = Med fire spillere bare tre brikker per tur (C-10).
option-edition-pt = Portugisisk
option-edition-pt-about = Opptil fire brikker per tur, uansett hvor mange som spiller.
option-edition-de = Tysk
option-edition-de-about = Opptil fire brikker per tur, uansett hvor mange som spiller.
option-limit-3-short = tre brikker per tur
option-reroll = Beholdte terninger
option-reroll-any = Kan kastes igjen
option-reroll-any-about = Før tredje kast kan du ta opp igjen terninger du har beholdt (C-8).
option-reroll-locked = Blir liggende
option-reroll-locked-about = Terninger du beholder, blir liggende til turen er over (C-8).
option-reroll-locked-short = beholdte terninger blir liggende
option-extension = Lengre rekker
option-extension-full = Full verdi
option-extension-full-about = En rekke på tre gir 1 poeng; når den vokser til fire, gir den 2 til (C-18).
option-extension-difference = Bare økningen
option-extension-difference-about = En rekke på tre gir 1 poeng; når den vokser til fire, gir den 1 til (C-18).
option-extension-difference-short = lengre rekker gir bare økningen
option-captives = Fanger
option-captives-square = Stigende
option-captives-square-about = 1, 2, 4, 6, 9, 12 … poeng for 1, 2, 3, 4, 5, 6 … fanger, uten øvre grense (C-22).
option-captives-capped = Stigende, høyst 42
option-captives-capped-about = Den trykte tabellen slutter ved tolv; flere teller som tolv, 42 poeng (C-22).
option-captives-capped-short = fanger høyst 42
option-captives-linear = Ett poeng hver
option-captives-linear-about = Vår egen variant for tre eller fire spillere: Rekkene betyr mer (C-25).
option-captives-linear-short = ett poeng per fange
option-length = Vinnerrekke
option-length-usual = Standard
option-length-usual-about = Seks med to sider, fem med tre (S-5).
option-length-6 = Seks
option-length-6-about = Et lengre parti (S-5).
option-length-6-short = seks på rad
option-length-5 = Fem
option-length-5-about = Et raskere parti (S-5).
option-length-5-short = fem på rad
option-chips = Sjetonger
option-chips-box = 20 til hver side
option-chips-box-about = Tjue sjetonger til hver side; går du tom, står du over (S-15).
option-chips-unlimited = Ubegrenset
option-chips-unlimited-about = Du går aldri tom for sjetonger (S-15).
option-chips-unlimited-short = ubegrenset med sjetonger
option-pair = Dobbeltparti
option-pair-about = I Columbiz er det en klar ulempe å begynne. I et dobbeltparti begynner hver side én gang, og begge partiene teller.
players-number = { $players-count ->
    [one] én spiller
   *[other] { $players } spillere
}
terms-pair = dobbeltparti
terms-rated = ratet
terms-unrated = ikke ratet
terms-no-clock = uten tidsgrense
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] én dag per tur
   *[other] { $days } dager per tur
}
terms-position = fra en stilling

## Lister over bord.

list-your-turn = Din tur
list-lobby = Venter på spillere
list-playing = Pågår
list-over = Ferdig
list-away = Skjul
lobby-title = Lobby
lobby-text = Åpne bord: Bli med, eller se på.
lobby-empty = Ingen åpne bord akkurat nå.

## Invitasjoner.

join-title = Du er invitert
join-with = Ved bordet: { $names }.
join-name = Navnet ditt
join-sit = Ta plass
join-full = Alle plassene er tatt.
join-watch = Se på
invite-title = Inviter med en lenke
invite-text = Alle som har lenken, kan ta en ledig plass. Ingen registrering.
invite-copy = Kopier
invite-copied = Kopiert
invite-share = Del
invite-here-only = Lenken virker bare på denne maskinen.
invite-network = Lenken virker for alle på samme nettverk som denne maskinen.
invite-how = Vil du slippe inn andre på nettverket ditt? Stopp serveren og start den med:
invite-address = Adresse

## Før et parti.

waiting-title = Venter på spillere
waiting-sit = Sitt her
waiting-leave = Forlat plassen
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Fjern
waiting-start = Start partiet
waiting-host = Venter på at verten starter.
waiting-appoint = Datamaskin: { $level }
waiting-open = { $seats-count ->
    [one] Én plass er ledig
   *[other] { $seats } plasser er ledige
}

## Personer.

percent = { $number } %
you = Du
somebody = Noen
seat-open = ledig
name-again = { $name } { $number }
seat-away = frakoblet
seat-stand-in = bot spiller

## Hvor partiet står.

status-lobby = Venter på spillere
status-lobby-full = Klar til start
status-over = Partiet er over
status-other = { $name } har tur
status-roll-off = Hvem begynner? Kast
status-roll = Din tur: kast
status-keep = Din tur: behold og kast
status-place = Din tur: plasser brikker
status-choose = Din tur: velg en rute
status-stuck = Din tur: ingen trekk
status-due = Terningene ruller
status-own = Ditt trekk
status-replay = Reprise
status-named-roll-off = { $name }: kast om starten
status-named-roll = { $name }: kast
status-named-keep = { $name }: behold og kast
status-named-place = { $name }: plasser brikker
status-named-choose = { $name }: velg en rute
status-named-stuck = { $name }: ingen trekk
status-named-due = { $name }: Terningene ruller
sub-game = Parti { $game }
sub-last-round = siste runde

## Hva du kan gjøre nå.

guide-roll-off = Alle kaster; høyeste kast begynner.
guide-roll = Kast alle terningene. De du ikke beholder, kan du kaste igjen.
guide-roll-two = Kast begge terningene. Summen sier hvor sjetongen skal ligge.
guide-rolling = { $name } kaster …
guide-keep = { $rolls-count ->
    [one] Velg terningene du vil beholde. Ett kast igjen, eller stopp her.
   *[other] Velg terningene du vil beholde. { $rolls } kast igjen, eller stopp her.
}
guide-place = Velg en merket rute. Tallet i ruten sier hvor mange terninger med kolonnens øyne den koster. Opptil { $limit } brikker.
guide-place-more = { $placed } av { $limit } brikker plassert. Plasser flere, eller avslutt turen.
guide-place-asked = { $placed } av { $limit } brikker …
guide-place-done = { $placed } av { $limit } brikker plassert, og ingen flere passer. Avslutt turen, eller angre en brikke.
guide-choose = { $kind ->
    [remove] Du kastet 10: Fjern en av motspillernes sjetonger, bare ikke på en 2-er eller 12-er.
    [replace] Ingen rute er ledig for { $total }: Bytt ut en av motspillernes sjetonger.
    [replace-again] Ingen rute er ledig for { $total }: Bytt ut en av motspillernes sjetonger, og spill igjen.
    [again] Du kastet { $total }: Legg en sjetong på en merket rute, og spill igjen.
    [anywhere] Du kastet 11: Legg en sjetong på hvilken som helst ledig rute.
   *[place] Du kastet { $total }: Legg en sjetong på en merket rute.
}
guide-pass = { $rule ->
    [S-8] Siden din har allerede alle fire rutene
    [S-11] Det er ingen sjetong du kan fjerne
   *[S-15] Du har ingen sjetonger igjen
} ({ $rule }).
guide-forfeit = Ingen brikke kan plasseres: { $what } (C-12).
guide-nothing-more = Ingen flere brikker passer. Avslutt turen, eller angre en brikke.

## Knapper.

action-roll = { $dice-count ->
    [2] Kast begge
    [one] Kast én terning
   *[other] Kast { $dice } terninger
}
action-rolling = Ruller …
action-keep-all = Behold alle
action-stop = Stopp her
action-roll-all = Kast alle igjen
action-hold = Behold noen først
action-end = { $discs-count ->
    [0] Avslutt turen
    [one] Avslutt (1 brikke)
   *[other] Avslutt ({ $discs } brikker)
}
action-end-sure = Avslutte likevel?
action-forfeit = { $discs-count ->
    [one] Legg bort én brikke
   *[other] Legg bort { $discs } brikker
}
action-pass = Stå over
action-place = Legg på { $cell }
action-replace = Bytt ut { $cell }
action-remove = Fjern { $cell }
action-choose-place = Velg en rute
action-choose-replace = Velg en sjetong
action-choose-remove = Velg en sjetong
action-take-back = Angre
action-undo = Angre
action-skip = Hopp over
action-hint = Hint
action-resign = Gi opp
action-abort = Avbryt partiet
resign-sure = Gi opp? Trykk igjen
waiting-for = Venter på { $name }
due-waiting = Kastet venter på enheten til { $names }.
due-unready = Venter på at { $names } åpner bordet; så kan terningene rulle.
due-ask = Noe er galt med terningene: Trykk på konvolutten øverst for å se hva. Vil du spille videre?
due-go-on = Spill videre likevel
due-refused = Serveren godtok ikke din del av dette kastet: Partiet den viser, er et annet enn det denne nettleseren har sett. Last siden på nytt. Hjelper ikke det, spør den som driver serveren.
due-was-it-you = Noen gjorde et trekk for deg, men ikke i denne nettleseren. Var det deg, på en annen enhet?
due-it-was-me = Ja, det var meg
due-elsewhere = Dette kastet trenger den andre enheten din: Åpne bordet der.
due-left-elsewhere = Du begynte på dette kastet på en annen enhet.
due-here = Fortsett her

## Terningene.

dice-label = Terninger
die-label = Terning { $place }: { $face }
die-held = beholdt
die-spent = brukt
die-face = Terning: { $face }
die-marked = Terning: { $face }, { $mark }
die-blank = Terning, ikke kastet ennå
dice-sum-label = Sum { $total }

## Poeng.

scores-label = Poeng
score-total = { $score-count ->
    [one] ett poeng
   *[other] { $score } poeng
}
score-rows = rekkepoeng
score-captives = fanger
score-supply = brikker igjen
score-longest-label = lengste rekke
score-chips = sjetonger igjen
chips-endless = ubegrenset
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, verdt { $points }
gain = +{ $points }
clock-label = Tid igjen: { $time }
clock-left-days = { $days } d

## Brettet i ord.

board-label = Brett
cell-place = { $cell }, tallet { $number }
cell-held = { $owner }
cell-own = din
cell-fresh = nettopp plassert
cell-drafted = ikke bekreftet ennå
cell-going = blir fanget
cell-legal = kan velges
cell-roll-first = Kast terningene først.
cell-not-your-turn = Det er { $name } som har tur.
cell-chance = { $chance }

## Hva et valg fører til; ledd i en liste.

does-captures = { $discs-count ->
    [one] fanger en brikke
   *[other] fanger { $discs } brikker
}
does-row-points = { $points-count ->
    [one] gir en rekke på { $length } for ett poeng
   *[other] gir en rekke på { $length } for { $points } poeng
}
does-row-wins = gir en rekke på { $length } og vinner
does-replaced = bytter ut en sjetong fra { $owner }
does-removed = fjerner en sjetong fra { $owner }
does-extra-turn = gir en tur til
does-supply-empty = bruker den siste brikken din: Dette er siste runde
does-forfeit = { $discs-count ->
    [one] du mister en brikke
   *[other] du mister { $discs } brikker
}
does-spend = bruker { $dice }
does-points = { $points-count ->
    [one] +1 poeng i alt.
   *[other] +{ $points } poeng i alt.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] fanger ingenting og gir ingen rekke.
   *[sequence-dice] får sjetongen din.
}
insight-label = Hva dette valget gjør
insight-cell = { $cell }:
insight-chance = { $held ->
    [none] { $chance } sjanse for denne ruten om du ikke beholder noe.
   *[some] { $chance } sjanse for denne ruten med det du beholder.
}

## Valg og hint.

decision-keep = behold { $dice }
decision-reroll = kast alle igjen
decision-stop = slutt å kaste
decision-end = avslutt turen
decision-pass = stå over
decision-cell = { $cell }
hint-best = Best: { $decision }.
hint-wins = Vinner { $share } av gangene.
hint-also = { $decision }: { $loss } dårligere
hint-follow = Spill dette

## Hva som har hendt, ved siden av terninger og ruter.

happened-label = Partilogg
happened-nothing = Ingenting ennå.
happened-again = Reprise
log-show = Vis dette igjen
log-row = { $number } på rad!
log-forfeited = { $number } tapt
log-began = begynner
log-tied = likt
log-passed = står over
log-extra-turn = ekstra tur
log-supply-empty = siste runde
event-seated = { $name } tar plass.
event-left = { $name } forlater bordet.
event-game-began = { $game-count ->
    [one] Partiet begynner.
   *[other] Parti { $game } begynner.
}
event-undone = { $count-count ->
    [one] { $name } angrer et trekk.
   *[other] { $name } angrer { $count } trekk.
}
event-resigned = { $name } gir opp.
event-time-up = Tiden er ute for { $name }.
event-stood-in = En bot tar over for { $name }.
event-returned = { $name } er tilbake og spiller selv.
event-game-over = { $players-count ->
    [0] Partiet er over: Ingen vant.
    [one] Partiet er over: { $winners } vant.
   *[other] Partiet er over: { $winners } vant.
}
event-rematch-wanted = { $name } vil ha omkamp.
event-connection-lost = { $name } mistet forbindelsen.
event-connection-back = { $name } er tilkoblet igjen.

## Hva som har hendt, fortalt til den som gjorde det.

own-rolled = kaster { $dice }
own-began = begynner
own-kept = beholder { $dice }
own-stopped = slutter å kaste
own-placed = { $pieces ->
    [discs] plasserer en brikke på { $cell }
   *[chips] legger en sjetong på { $cell }
}
own-captured = fanger brikken til { $owner } på { $cell }
own-row-made = { $points-count ->
    [0] lager en rekke på { $length } ({ $cells })
    [one] får 1 poeng for en rekke på { $length } ({ $cells })
   *[other] får { $points } poeng for en rekke på { $length } ({ $cells })
}
own-forfeited = kan ikke plassere noe og mister { $discs-count ->
    [one] én brikke
   *[other] { $discs } brikker
} ({ $rule })
own-supply-empty = har ingen brikker igjen, så dette er siste runde ({ $rule })
own-replaced = tar bort sjetongen til { $owner } på { $cell } ({ $rule })
own-removed = fjerner sjetongen til { $owner } fra { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] står over, for dine sjetonger ligger på alle fire rutene ({ $rule })
    [S-11] står over, for det er ingen sjetong å fjerne ({ $rule })
   *[S-15] står over, for du har ingen sjetonger igjen ({ $rule })
}
own-extra-turn = får en tur til ({ $rule })
own-turn-ended = { $pieces ->
    [discs] avslutter turen
   *[chips] { "" }
}
yours-captured = fanger brikken din på { $cell }
yours-replaced = tar bort sjetongen din på { $cell } ({ $rule })
yours-removed = fjerner sjetongen din fra { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Du angrer et trekk.
   *[other] Du angrer { $count } trekk.
}
own-event-resigned = Du gir opp.
own-event-time-up = Tiden din er ute.
own-event-stood-in = En bot tar over for deg.
own-event-returned = Du har tatt plassen tilbake.
own-event-game-over = Partiet er over: Du vant.

## Meldinger.

notice-stand-in = Du var borte, så en bot spiller for deg.
notice-return = Ta plassen tilbake
notice-away = { $name } er frakoblet.
notice-let-bot = La en bot ta over
notice-let-bot-in = En bot kan ta over om { $time }
notice-claim = Krev seieren
notice-logged-out = Du er blitt logget ut.
notice-your-turn = Det er din tur ved et annet bord.
notice-restarting = Serveren starter på nytt. Partiet fortsetter straks.
notice-preparing = Gjør dataspillerne klare (bare første gang, omtrent 30 sekunder) …
notice-bots-failed = Datamaskinen kan ikke spille akkurat nå. Du kan vente eller avbryte partiet.

## Slutten.

result-label = Resultat
result-none = Partiet ble avbrutt.
own-result-last-round = Du vinner med { $score } { $score-count ->
    [one] poeng
   *[other] poeng
}.
own-result-row = Du vinner med { $score } på rad.
our-result-row = Du og { $others } vinner med { $score } på rad.
our-result-last-round = Du og { $others } deler seieren med { $score } poeng hver.
own-stopped-won = du vant
own-stopped-by = { $ending ->
    [resigned] Du ga opp
   *[time] Tiden din gikk ut
}; { $won }.
own-pair-result = Du vinner dobbeltpartiet.
pair-between = Det står { $score }. Den andre siden begynner neste parti.
pair-clock = Klokka di starter med ditt første kast, eller etter to minutter.
pair-next = Neste parti
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } vinner dobbeltpartiet.
   *[other] { $winners } spiller uavgjort i dobbeltpartiet.
}
rematch-ask = Omkamp
rematch-asked = Venter på de andre
rematch-wanted = { $players-count ->
    [one] { $names } vil ha omkamp.
   *[other] { $names } vil ha omkamp.
}
rematch-go = Til neste parti
record-download = Last ned partiet

## Prat.

beside-label = Partilogg og chat
chat-label = Chat
chat-here = Her: { $names }
chat-write = Skriv en melding
chat-send = Send
chat-spectators = Bare andre tilskuere kan lese det du skriver.
chat-unread = { $lines-count ->
    [one] Én ny melding
   *[other] { $lines } nye meldinger
}
chat-partners-silent = Makkere kan ikke chatte under partiet (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: demp eller rapporter
chat-mute = Demp
chat-unmute = Opphev demping
chat-report = Rapporter
chat-muted = Du ser ikke lenger meldinger fra { $name }.
chat-muted-person = { $name } er dempet.
chat-reported = Rapportert til administratorene på denne serveren.
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-oops = Oi!
phrase-one-moment = Et øyeblikk!
phrase-good-game = Takk for kampen!
phrase-bye = Ha det!

## Ved et ekte brett: ekte terninger skrives inn.

entry-label = Skriv inn terningene
entry-who = Hvem begynner?
entry-faces = Legg til en terning
entry-face = Legg til en { $face }-er
entry-remove = Ta bort { $face }-eren
entry-clear = Tøm
entry-enter = Legg inn
entry-missing = { $dice-count ->
    [one] Én terning til
   *[other] { $dice } terninger til
}
entry-last = Skriv bare inn det siste kastet i hver tur
entry-keep = { $dice-count ->
    [one] Behold disse, kast én
   *[other] Behold disse, kast { $dice }
}
guide-enter = { $dice-count ->
    [one] Trykk på det terningen til { $name } viser.
   *[other] Trykk på det de { $dice } terningene til { $name } viser.
}
guide-enter-last = Trykk på terningene { $name } har etter siste kast.
guide-enter-starter = Velg hvem som begynner, eller trykk på det { $name } kastet.
finish-ask = Er alt riktig? Du kan rette det helt til du avslutter partiet.
action-finish = Avslutt partiet
action-stop-game = Stopp partiet her
follow-title = La andre følge med
follow-text = Alle som har lenken, kan følge partiet på sin egen telefon. De kan ikke endre noe.
follow-here = { $people-count ->
    [one] Én telefon følger med.
   *[other] { $people } telefoner følger med.
}
terms-real-dice = ekte terninger
dice-real = ekte terninger
fair-real = Partiet spilles med ekte terninger som skrives inn for hånd. Det er ingenting å kontrollere.
event-starter-chosen = { $name } begynner.
event-corrected = Den siste inntastingen ble angret.

## Forbindelse, meny, terninger som ble kontrollert.

link-connecting = Kobler til …
link-lost = Mistet forbindelsen. Kobler til igjen …
link-closed = Ikke tilkoblet
menu-label = Meny
menu-scoring = Poengene og slutten
keys-how = Taster: 1 til 8 beholder terninger, R kaster, S stopper, E avslutter turen, U angrer, T viser bordet som tekst. Med piltastene går du rundt på brettet, Enter velger.
keys-hint = H gir et hint.
dice-sealed = terninger forseglet
dice-sound = terninger kontrollert
dice-broken = terningkontroll feilet
fair-title = Er terningene rettferdige?
fair-sealed = Ingenting er kastet ennå. Hvert kast blir kontrollert her, i nettleseren din.
fair-sound = { $rolls-count ->
    [one] Det ene kastet så langt er regnet ut på nytt i nettleseren din og stemmer.
   *[other] Alle { $rolls } kast så langt er regnet ut på nytt i nettleseren din og stemmer.
}
fair-broken = Terningkontrollen feilet. Ikke stol på denne serveren før du vet hvorfor.
fair-what-now = Dette kan du gjøre nå
fair-what-now-text = Det trenger ikke være juks: En sikkerhetskopi som er lest inn, eller en programfeil kan se likedan ut. Lagre kvitteringen din, sammenlign bokstavene med de andre spillerne og spør den som driver serveren. Du kan spille videre; nettleseren spør deg før den blir med på et nytt kast.
fair-mine-text = Ingen kunne forutse eller velge et kast der leddet ditt er med. Det er med i:
fair-mine-own = dine egne kast
fair-mine-others = de andres kast
fair-mine-bots = datamaskinens kast
fair-mine-of = { $mine } av { $rolls }
fair-letters = Bokstavene til dette partiet. Sammenlign dem med de andre spillerne, men ikke gjennom denne serveren: samme bokstaver, samme parti.
fair-voids = { $rolls-count ->
    [one] Ett kast ble annullert.
   *[other] { $rolls } kast ble annullert.
}
fair-save = Lagre kvitteringen
fair-not-kept = Denne nettleseren lagrer ingenting: Kvitteringen for dette bordet går tapt når du lukker siden.

## Bordet som tekst.

text-label = Bordet som tekst
text-move = Trekket ditt
text-send = Send
text-how = roll · 555 beholder tre femmere og kaster resten · - kaster alle · stop · e3 c2 end · pass · undo · hint
text-dice = Terninger: { $dice }
text-held = Beholdt: { $dice }
spoken-drafted = { $cell }: brikke plassert, ikke bekreftet ennå.
spoken-taken-back = { $cell }: angret.
spoken-picked = { $cell } er valgt. Velg den en gang til, eller trykk på knappen, for å bekrefte.
text-side-columbiz = { $name }: poeng { $score }; rekker { $rows }, fanger { $captives } (verdt { $points }), brikker igjen { $supply }
text-side-sequence-dice = { $name }: lengste rekke { $score }, sjetonger igjen { $supply }
text-choices = Du kan velge: { $choices }
text-drafted = Ikke bekreftet ennå: { $cells }
text-column = { $column }: { $cells }
text-board-empty = Brettet er tomt.
text-done = Gjort: { $words }
text-not-now = «{ $word }» er ikke mulig nå.
text-no-such-dice = Du har ikke disse terningene: { $dice }

## Analysen av et parti. Flere av ordene står i analysis.ftl.

study-title = Analyse
study-back = Tilbake til analysen
retry-title = På nytt fra analysen
retry-was = I partiet: { $before }. Velg på nytt og se om det er bedre.
retry-best = Nå { $now }: det analysen anbefaler. { $gain } bedre enn { $before }.
retry-same = Nå { $now }: det samme som i partiet.
retry-better = Nå { $now }: ved første øyekast { $gain } bedre enn { $before }.
retry-worse = Nå { $now }: ved første øyekast { $gain } dårligere enn { $before }.
retry-equal = Nå { $now }: ved første øyekast like bra som { $before }.
retry-short-best = Best
retry-short-same = Det samme
retry-short-better = Bedre
retry-short-worse = Dårligere
retry-short-equal = Like bra
own-study-try-from = Spill videre herfra mot datamaskinen
own-study-try-instead = Gjør dette valget på nytt mot datamaskinen
player-number = Spiller { $seat }

## Å lære spillene.

nav-learn = Lær
nav-analysis = Analyse
nav-me = Profil
tutorial-never = Aldri spilt før?
tutorial-start = Lær det på 3 minutter
learn-all-rules = Alle reglene
learn-about-rules = Hva «trykt», «avgjort» og «tilvalg» betyr
picture-legal = Merkede ruter kan velges.
picture-going = Et kryss viser en brikke som blir fanget.

## Partier som er over.

games-title = Ferdigspilte partier
games-search = Søk
own-games-won = Du vant.
games-won = { $players-count ->
    [one] { $names } vant.
   *[other] { $names } vant.
}
games-called-off = Ingen vant.

## En selv.

setting-notify = Varsle meg når det er min tur
account-make = Opprett konto

## Invitasjon med kamera.

invite-qr = QR-kode for lenken
