### Overalt.

skip-to-content = Hopp til innholdet
nav-label = Sider
nav-play = Spill
nav-lobby = Lobby
to-home = Forsiden
close = Lukk
try-again = Prøv igjen
no-answer = Tjeneren svarer ikke. Sjekk forbindelsen og prøv igjen.
something-wrong = Noe gikk galt. Last siden på nytt og prøv igjen.
not-found-title = Her er det ingenting
not-found-text = Sjekk adressen.

## Innstillinger.

settings-title = Innstillinger
setting-language = Språk
setting-theme = Lyst eller mørkt
theme-auto = Som enheten
theme-light = Lyst
theme-dark = Mørkt
setting-odds = Vis sjansene mens det kastes
setting-motion = La terninger og brikker bevege seg
setting-speed = Hvordan trekk vises
speed-normal = Steg for steg
speed-quick = Raskt
speed-once = Med en gang
setting-volume = Lydstyrke
volume-none = stille
setting-confirm = Bekreft trekk før de gjelder
setting-sorted = Sorter terningene
setting-turning = Snu bordet mot den som spiller
setting-text = Bordet som tekst, med skrevne trekk

## Forsiden.

home-title = Kast, behold, lag en rekke.
home-text = To brettspill med terninger for to til fire: med venner via en lenke, rundt én enhet eller mot maskinen. Ingen registrering. Hvert kast kan kontrolleres.
home-continue = Spill videre
home-more = Vis { $tables } til
home-away = Vis det som er lagt bort ({ $tables })
home-new = Nytt parti
home-lobby-text = Åpne bord, til å bli med på eller se på:
choose-game = Spill
about-columbiz = Åtte terninger, tre kast. Klatre i kolonnene, fang det som ligger under, få poeng for rekker.
about-sequence-dice = To terninger, ett brett. Legg sjetongen på summen; den første lange rekken vinner.
choose-mode = Mot
mode-computer = Maskinen
mode-link = Venner, via lenke
mode-device = Venner, på denne enheten
mode-board = Ekte brett, ekte terninger
mode-board-about = Dere spiller med det trykte spillet og egne terninger; enheten holder regnskapet.
choose-players = Spillere
players-teams = To lag: den første og den tredje mot den andre og den fjerde.
choose-level = Maskinens nivå
choose-clock = Betenkningstid
clock-none = Så lenge det tar
clock-blitz = 5 minutter hver, 3 sekunder mer per tur
clock-quick = 10 minutter hver, 5 sekunder til per tur
clock-slow = 30 minutter hver, 15 sekunder til per tur
clock-days = Dager per tur
clock-own = En egen tid
clock-minutes = Minutter hver
clock-seconds = Sekunder mer per tur
clock-days-each = Dager per tur
choose-own-name = Navnet ditt
choose-name = Navnet på spiller { $seat }
choose-public = Vis bordet i lobbyen
choose-rated = Med rating
choose-rated-about = Resultatet teller for ratingen din. Ingenting kan tas tilbake, og det gis ingen hint.
rated-needs-account = Partier med rating krever en konto.
choose-options = Utgave og tilvalg
begin-computer = Spill
begin-link = Åpne et bord
begin-quick = Rask kamp
begin-quick-about = Med den som venter i lobbyen: to spillere, ti minutter hver.
begin-device = Spill
begin-board = Hold regnskapet

## Maskinens nivåer.

level-about-novice = Lærer reglene sammen med deg.
level-about-casual = Spiller fornuftig og overser en god del.
level-about-skilled = Overser sjelden noe opplagt.
level-about-expert = Spiller godt; det må du også.
level-about-master = Den beste vi har. Ser en tur lenger.

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
option-reroll = Terninger som har fått ligge
option-reroll-any = Kan tas opp igjen
option-reroll-any-about = Til tredje kast kan du ta opp terninger du beholdt før (C-8).
option-reroll-locked = Blir liggende
option-reroll-locked-about = En terning du har beholdt, blir liggende til turen er over (C-8).
option-reroll-locked-short = beholdte terninger blir liggende
option-extension = Lengre rekker
option-extension-full = Teller fullt ut
option-extension-full-about = Tre og så fire gir 1 og så 2 (C-18).
option-extension-difference = Teller det nye
option-extension-difference-about = Tre og så fire gir 1 og så 1 (C-18).
option-extension-difference-short = lengre rekker teller det nye
option-captives = Fanger
option-captives-square = Teller mer og mer
option-captives-square-about = 1, 2, 4, 6, 9, 12 … for hvert antall fanger, uten grense (C-22).
option-captives-capped = Teller opp til 42
option-captives-capped-about = Som trykt: Tolv fanger eller flere er verdt 42 (C-22).
option-captives-capped-short = fanger opp til 42
option-captives-linear = Teller ett hver
option-captives-linear-about = Vår egen variant for tre og fire: Rekker betyr mer (C-25).
option-captives-linear-short = ett poeng per fange
option-length = Rekken som vinner
option-length-usual = Som vanlig
option-length-usual-about = Seks med to sider, fem med tre (S-5).
option-length-6 = Seks
option-length-6-about = Det lengre spillet (S-5).
option-length-6-short = seks på rad
option-length-5 = Fem
option-length-5-about = Det raskere spillet (S-5).
option-length-5-short = fem på rad
option-chips = Sjetonger
option-chips-box = De i esken
option-chips-box-about = Tjue til hver side; den som ikke har flere, står over (S-15).
option-chips-unlimited = Uten grense
option-chips-unlimited-about = Forrådet tar aldri slutt (S-15).
option-chips-unlimited-short = sjetonger uten grense
option-pair = Et par partier
option-pair-about = I Columbiz har den som begynner, en liten ulempe. I et par begynner hver side én gang, og begge partiene teller.
players-number = { $players-count ->
    [one] én spiller
   *[other] { $players } spillere
}
terms-pair = et par partier
terms-rated = rangert
terms-unrated = uten rating
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
list-playing = Spilles nå
list-over = Over
list-away = Legg bort
lobby-title = Lobby
lobby-text = Åpne bord som venter på spillere, eller der du kan se på.
lobby-empty = Ingen venter akkurat nå.

## Invitasjoner.

join-title = Du er invitert
join-with = Ved bordet: { $names }.
join-name = Navnet ditt
join-sit = Sett deg
join-full = Alle plasser er tatt.
join-watch = Bare se på
invite-title = Inviter med en lenke
invite-text = Den som åpner den, kan ta en ledig plass. Ingen registrering.
invite-copy = Kopier
invite-copied = Kopiert
invite-share = Del
invite-here-only = Denne lenken virker bare på denne maskinen.
invite-network = Denne lenken virker for alle på samme nettverk som denne maskinen.
invite-how = For å slippe inn andre på nettverket ditt, stopp serveren og start den med:
invite-address = Adresse

## Før et parti.

waiting-title = Bordet er dekket
waiting-sit = Sitt her
waiting-leave = Reis deg
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Fjern
waiting-start = Begynn
waiting-host = Verten starter partiet.
waiting-appoint = Maskin: { $level }
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
seat-away = borte
seat-stand-in = en bot spiller videre

## Hvor partiet står.

status-lobby = Venter på spillere
status-lobby-full = Klar til å begynne
status-over = Partiet er over
status-other = { $name } spiller
status-roll-off = Hvem begynner? Kast
status-roll = Din tur: kast
status-keep = Din tur: behold og kast
status-place = Din tur: plasser brikker
status-choose = Din tur: velg en rute
status-stuck = Din tur: ingenting passer
status-due = Terningene ruller
status-own = Ditt trekk
status-replay = Vises igjen
status-named-roll-off = { $name }: kast om starten
status-named-roll = { $name }: kast
status-named-keep = { $name }: behold og kast
status-named-place = { $name }: plasser brikker
status-named-choose = { $name }: velg en rute
status-named-stuck = { $name }: ingenting passer
status-named-due = { $name }: terningene ruller
sub-game = Parti { $game }
sub-last-round = den siste runden

## Hva du kan gjøre nå.

guide-roll-off = Alle kaster; den høyeste begynner.
guide-roll = Kast alle terningene. Det du ikke beholder, kan du kaste igjen.
guide-roll-two = Kast begge terningene. Summen sier hvor sjetongen skal.
guide-rolling = { $name } kaster …
guide-keep = { $rolls-count ->
    [one] Trykk på terningene du vil beholde. Ett kast til, eller stopp her.
   *[other] Trykk på terningene du vil beholde. { $rolls } kast til, eller stopp her.
}
guide-place = Velg en merket rute: Den koster så mange terninger av kolonnen som tallet sier. Opptil { $limit } brikker.
guide-place-more = { $placed } av { $limit } brikker. Plasser flere, eller avslutt turen.
guide-place-asked = { $placed } av { $limit } brikker …
guide-place-done = { $placed } av { $limit } brikker, og ingenting annet passer. Avslutt turen, eller ta en brikke tilbake.
guide-choose = { $kind ->
    [remove] En 10-er: Ta en av motspillernes sjetonger av brettet, bare ikke fra en 2-er eller 12-er.
    [replace] Ingen rute er ledig for { $total }: Erstatt en av motspillernes sjetonger.
    [replace-again] Ingen rute er ledig for { $total }: Erstatt en sjetong, og spill igjen.
    [again] Du kastet { $total }: Legg en sjetong på en merket rute, og spill igjen.
    [anywhere] Du kastet 11: Legg en sjetong på en hvilken som helst ledig rute.
   *[place] Du kastet { $total }: Legg en sjetong på en merket rute.
}
guide-pass = { $rule ->
    [S-8] Din side har allerede alle fire rutene
    [S-11] Det er ingen sjetong som kan fjernes
   *[S-15] Du har ingen sjetong igjen å legge
} ({ $rule }).
guide-forfeit = Terningene passer ikke til noen ledig rute: { $what } (C-12).
guide-nothing-more = Ingenting annet passer. Avslutt turen, eller ta en brikke tilbake.

## Knapper.

action-roll = { $dice-count ->
    [2] Kast begge
    [one] Kast én terning
   *[other] Kast { $dice } terninger
}
action-rolling = Ruller …
action-keep-all = Behold alle
action-stop = Stopp her
action-roll-all = Kast alle
action-hold = Hold terninger
action-end = { $discs-count ->
    [0] Avslutt turen
    [one] Avslutt, én brikke
   *[other] Avslutt, { $discs } brikker
}
action-end-sure = Slutte? Mer passer
action-forfeit = { $discs-count ->
    [one] Legg bort én brikke
   *[other] Legg bort { $discs } brikker
}
action-pass = Stå over
action-place = Legg på { $cell }
action-replace = Erstatt { $cell }
action-remove = Fjern { $cell }
action-choose-place = Velg en rute
action-choose-replace = Velg en sjetong
action-choose-remove = Velg en sjetong
action-take-back = Ta tilbake
action-undo = Angre
action-skip = Hopp over
action-hint = Gi meg et hint
action-resign = Gi opp
action-abort = Avlys partiet
resign-sure = Sikker? En gang til
waiting-for = Venter på { $name }
due-waiting = Terningene venter på enheten til { $names }.
due-unready = Terningene kan rulle når { $names } har åpnet bordet.
due-ask = Noe er galt med terningene: Trykk på konvolutten øverst for å se hva. Vil du spille videre?
due-go-on = Spill videre likevel
due-refused = Serveren godtar ikke leddet ditt: Den viser et annet parti enn denne nettleseren har sett. Last siden på nytt; hjelper ikke det, spør den som driver serveren.
due-was-it-you = Noen spilte for deg, men ikke i denne nettleseren. Var det deg, på en annen enhet?
due-it-was-me = Ja, det var meg
due-elsewhere = Dette kastet trenger den andre enheten din: Åpne bordet der.
due-left-elsewhere = Du begynte på dette kastet på en annen enhet.
due-here = Fortsett her

## Terningene.

dice-label = Terninger
die-label = Terning { $place }: { $face }
die-held = holdt
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
chips-endless = nok
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
cell-drafted = utkastet ditt
cell-going = blir fanget
cell-legal = kan velges
cell-roll-first = Kast terningene først.
cell-not-your-turn = Det er ikke din tur: { $name } spiller.
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
does-replaced = erstatter en sjetong for { $owner }
does-removed = fjerner en sjetong for { $owner }
does-extra-turn = gir en tur til
does-supply-empty = bruker den siste brikken din: Denne runden er den siste
does-forfeit = { $discs-count ->
    [one] det koster deg en brikke
   *[other] det koster deg { $discs } brikker
}
does-spend = bruker { $dice }
does-points = { $points-count ->
    [one] +1 poeng i alt.
   *[other] +{ $points } poeng i alt.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] fanger ingenting og lager ingen rekke.
   *[sequence-dice] legger en sjetong der.
}
insight-label = Hva et valg fører til
insight-cell = { $cell }:
insight-chance = { $held ->
    [none] { $chance } sjanse for å komme dit om du ikke beholder noe.
   *[some] { $chance } sjanse for å komme dit med det du beholder.
}

## Valg og hint.

decision-keep = behold { $dice }
decision-reroll = kast alle igjen
decision-stop = slutt å kaste
decision-end = avslutt turen
decision-pass = stå over
decision-cell = { $cell }
hint-best = Best: { $decision }.
hint-wins = Det vinner { $share } av gangene.
hint-also = { $decision }: { $loss } mindre
hint-follow = Gjør det

## Hva som har hendt, ved siden av terninger og ruter.

happened-label = Hva som hendte
happened-nothing = Ingenting ennå.
happened-again = Vis igjen
log-show = Vis dette igjen
log-row = { $number } på rad!
log-forfeited = { $number } lagt bort
log-began = begynner
log-tied = likt
log-passed = står over
log-extra-turn = en gang til
log-supply-empty = siste runde
event-seated = { $name } tar en plass.
event-left = { $name } reiser seg.
event-game-began = { $game-count ->
    [one] Partiet begynner.
   *[other] Parti { $game } begynner.
}
event-undone = { $count-count ->
    [one] { $name } tar et valg tilbake.
   *[other] { $name } tar { $count } valg tilbake.
}
event-resigned = { $name } gir opp.
event-time-up = Tiden er ute for { $name }.
event-stood-in = En bot spiller videre for { $name }.
event-returned = { $name } spiller igjen.
event-game-over = { $players-count ->
    [0] Partiet er over; ingen har vunnet.
    [one] Partiet er over; { $winners } har vunnet.
   *[other] Partiet er over; { $winners } har vunnet.
}
event-rematch-wanted = { $name } vil spille igjen.
event-connection-lost = { $name } har mistet forbindelsen.
event-connection-back = { $name } er tilbake.

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
own-forfeited = kan ikke plassere noe og må ta { $discs-count ->
    [one] én brikke
   *[other] { $discs } brikker
} ut av spillet ({ $rule })
own-supply-empty = har ingen brikker igjen, så denne runden er den siste ({ $rule })
own-replaced = tar bort sjetongen til { $owner } på { $cell } ({ $rule })
own-removed = fjerner sjetongen til { $owner } fra { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] står over og har allerede alle fire rutene ({ $rule })
    [S-11] står over, for det er ingen sjetong å fjerne ({ $rule })
   *[S-15] står over uten flere sjetonger ({ $rule })
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
    [one] Du tar et valg tilbake.
   *[other] Du tar { $count } valg tilbake.
}
own-event-resigned = Du gir opp.
own-event-time-up = Tiden din er ute.
own-event-stood-in = En bot spiller videre for deg.
own-event-returned = Du spiller igjen.
own-event-game-over = Partiet er over, og du har vunnet.

## Meldinger.

notice-stand-in = Du var borte, og en bot spiller videre for deg.
notice-return = Ta plassen tilbake
notice-away = { $name } er ikke å få tak i.
notice-let-bot = La en bot spille videre
notice-let-bot-in = En bot kan spille videre om { $time }
notice-claim = Krev partiet
notice-logged-out = Du er logget ut.
notice-your-turn = Det er din tur ved et annet bord.
notice-restarting = Tjeneren starter på nytt; partiet går videre om et øyeblikk.
notice-preparing = Datamaskinen gjør seg klar, bare denne ene gangen; et halvt minutt.
notice-bots-failed = Datamaskinen kan ikke spille akkurat nå. Du kan vente eller avlyse partiet.

## Slutten.

result-label = Resultat
result-none = Partiet ble avlyst.
own-result-last-round = Du vinner med { $score } { $score-count ->
    [one] poeng
   *[other] poeng
}.
own-result-row = Du vinner med { $score } på rad.
our-result-row = Du og { $others } vinner med { $score } på rad.
our-result-last-round = Du deler seieren med { $others }, med { $score } poeng hver.
own-stopped-won = du vant
own-stopped-by = { $ending ->
    [resigned] Du ga opp
   *[time] Tiden din gikk ut
}; { $won }.
own-pair-result = Du vinner paret av partier.
pair-between = Det står { $score }. I neste parti begynner den andre siden.
pair-clock = Klokka di venter på ditt første kast, i høyst to minutter.
pair-next = Neste parti
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } vinner paret av partier.
   *[other] { $winners } deler paret av partier.
}
rematch-ask = Spill igjen
rematch-asked = Venter på de andre
rematch-wanted = { $players-count ->
    [one] { $names } vil spille igjen.
   *[other] { $names } vil spille igjen.
}
rematch-go = Til neste parti
record-download = Opptak

## Prat.

beside-label = Ved siden av bordet
chat-label = Prat
chat-here = Her: { $names }
chat-write = Skriv noe
chat-send = Si
chat-spectators = Bare andre som ser på, kan lese det du skriver.
chat-unread = { $lines-count ->
    [one] Én ny linje
   *[other] { $lines } nye linjer
}
chat-partners-silent = Makkere kan ikke snakke sammen under partiet (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: demp eller rapporter
chat-mute = Demp
chat-unmute = Vis igjen
chat-report = Rapporter
chat-muted = Du ser ikke lenger hva { $name } skriver.
chat-muted-person = { $name } er dempet.
chat-reported = Rapportert til den som driver tjeneren.
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-oops = Oi!
phrase-one-moment = Et øyeblikk.
phrase-good-game = Bra parti!
phrase-bye = Ha det!

## Ved et ekte brett: ekte terninger skrives inn.

entry-label = Skriv inn terningene
entry-who = Hvem begynner?
entry-faces = Øyne å legge til
entry-face = Legg til en { $face }-er
entry-remove = Ta bort { $face }-eren
entry-clear = Tøm
entry-enter = Legg inn
entry-missing = { $dice-count ->
    [one] Én terning igjen
   *[other] { $dice } terninger igjen
}
entry-last = Skriv bare inn det siste kastet i turen
entry-keep = { $dice-count ->
    [one] Behold disse, kast én
   *[other] Behold disse, kast { $dice }
}
guide-enter = { $dice-count ->
    [one] Trykk det terningen til { $name } viser.
   *[other] Trykk det de { $dice } terningene til { $name } viser.
}
guide-enter-last = Trykk terningene som { $name } har etter det siste kastet.
guide-enter-starter = Si hvem som begynner, eller trykk det { $name } kastet om starten.
finish-ask = Er alt riktig? Til du avslutter, kan det rettes.
action-finish = Avslutt partiet
action-stop-game = Stopp partiet her
follow-title = La andre følge med
follow-text = Den som åpner lenken, ser partiet på sin egen telefon og kan ikke endre noe.
follow-here = { $people-count ->
    [one] Én telefon følger med.
   *[other] { $people } telefoner følger med.
}
terms-real-dice = ekte terninger
dice-real = ekte terninger
fair-real = Dette partiet spilles med ekte terninger som skrives inn for hånd. Det er ingenting å kontrollere.
event-starter-chosen = { $name } begynner.
event-corrected = Det som sist ble skrevet inn, er tatt tilbake.

## Forbindelse, meny, terninger som ble kontrollert.

link-connecting = Kobler til …
link-lost = Forbindelsen er brutt, prøver igjen …
link-closed = Ikke tilkoblet
menu-label = Meny
menu-scoring = Hva som gir poeng, og når det er slutt
keys-how = Taster: 1 til 8 beholder terninger, R kaster, S stopper, E avslutter turen, U tar tilbake, T viser bordet som tekst. Piltastene går over brettet, Enter velger.
keys-hint = H gir et hint.
dice-sealed = terninger forseglet
dice-sound = terninger kontrollert
dice-broken = terninger stemmer ikke
fair-title = Er terningene ærlige?
fair-sealed = Ingenting er kastet ennå. Hvert kast blir kontrollert her, i nettleseren din.
fair-sound = { $rolls-count ->
    [one] Kastet så langt er kontrollert her, i nettleseren din, og det stemmer.
   *[other] Alle { $rolls } kast så langt er kontrollert her, i nettleseren din, og de stemmer.
}
fair-broken = Noe stemmer ikke. Ikke stol på denne serveren før du vet hvorfor.
fair-what-now = Hva du kan gjøre nå
fair-what-now-text = Det trenger ikke være juks: En server som er gjenopprettet fra en sikkerhetskopi, eller en feil i et program, kan se likedan ut. Lagre kvitteringen din, sammenlign bokstavene med de andre og spør den som driver serveren. Du kan spille videre; nettleseren spør deg før den gir et nytt ledd.
fair-mine-text = Er leddet ditt med i et kast, kunne ingen forutse eller velge det. Det er med i:
fair-mine-own = dine egne kast
fair-mine-others = de andres kast
fair-mine-bots = datamaskinens kast
fair-mine-of = { $mine } av { $rolls }
fair-letters = Bokstavene til dette partiet. Sammenlign dem med de andre, men ikke gjennom denne serveren: samme bokstaver, samme parti.
fair-voids = { $rolls-count ->
    [one] Ett kast ble oppgitt.
   *[other] { $rolls } kast ble oppgitt.
}
fair-save = Lagre kvitteringen
fair-not-kept = Denne nettleseren lagrer ingenting: Kvitteringen for dette bordet varer bare så lenge siden er åpen.

## Bordet som tekst.

text-label = Bordet som tekst
text-move = Trekket ditt
text-send = Gjør det
text-how = roll · 555 beholder tre femmere og kaster resten · - kaster alle · stop · e3 c2 end · pass · undo · hint
text-dice = Terninger: { $dice }
text-held = Beholdt: { $dice }
spoken-drafted = { $cell }: brikke lagt foreløpig.
spoken-taken-back = { $cell }: tatt tilbake.
spoken-picked = { $cell } er valgt. Velg den en gang til, eller trykk på knappen, for å bekrefte.
text-side-columbiz = { $name }: { $score } poeng; rekker { $rows }, fanger { $captives } verdt { $points }, brikker igjen { $supply }
text-side-sequence-dice = { $name }: lengste rekke { $score }, sjetonger igjen { $supply }
text-choices = Du kan velge: { $choices }
text-drafted = Utkastet ditt: { $cells }
text-column = { $column }: { $cells }
text-board-empty = Brettet er tomt.
text-done = Gjort: { $words }
text-not-now = «{ $word }» går ikke nå.
text-no-such-dice = Slike terninger finnes ikke: { $dice }

## Analysen av et parti. Flere av ordene står i analysis.ftl.

study-title = Analyse
study-back = Tilbake til analysen
retry-title = En gang til fra analysen
retry-was = I partiet ble det: { $before }. Velg på nytt. Etterpå får du vite om det var bedre.
retry-best = Nå { $now }: det analysen rådet til. { $gain } bedre enn { $before }.
retry-same = Nå { $now }: det samme som i partiet.
retry-better = Nå { $now }: ved første øyekast { $gain } bedre enn { $before }.
retry-worse = Nå { $now }: ved første øyekast { $gain } dårligere enn { $before }.
retry-equal = Nå { $now }: ved første øyekast like godt som { $before }.
retry-short-best = Bedre
retry-short-same = Det samme
retry-short-better = Bedre
retry-short-worse = Dårligere
retry-short-equal = Like godt
own-study-try-from = Herfra, på din plass, mot maskinen
own-study-try-instead = Velg dette på nytt, mot maskinen
player-number = Spiller { $seat }

## Å lære spillene.

nav-learn = Lær
nav-analysis = Analyse
nav-me = Deg
learn-title = Lær å spille
learn-text = Raskest lærer du med et parti: Noen ved siden av deg sier hva du kan gjøre, og hvorfor.
tutorial-never = Aldri spilt før?
tutorial-start = Lær det på 3 minutter
learn-first = Første parti
learn-rules = Reglene
learn-all-rules = Alle reglene
learn-about-rules = Hva «trykt», «avgjort» og «tilvalg» betyr
picture-legal = Markerte ruter kan velges.
picture-going = Et kryss viser en brikke som blir fanget.
learn-editions = Utgaver og tilvalg: hva som er ulikt
learn-editions-text = De trykte utgavene er ulike i noen få ting, og om noe tier reglene. Dette kan velges før et parti.
learn-usual = (vanlig)
learn-study = Analyse av partier
learn-contents = Innhold
learn-table = Tabell

## Partier som er over.

games-title = Partier som er over
games-text = Et navn, eller en del av det
games-both = Begge spillene
games-search = Søk
games-more = Flere
games-none = Ingen slike partier er over, eller de er private.
own-games-won = Du vant.
games-won = { $players-count ->
    [one] { $names } vant.
   *[other] { $names } vant sammen.
}
games-called-off = Ingen vant.

## En selv.

setting-notify = Si fra når det er min tur, også når jeg ser et annet sted
account-make = Lag en konto

## Invitasjon med kamera.

invite-qr = Lenken som bilde, for kameraet på en telefon
