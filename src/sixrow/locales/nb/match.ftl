### Bordet og terningene: hva det avviser, og hva en kontroll av en partifil fant.

## Å åpne et bord.

refusal-wrong-terms = Et bord kan ikke ha disse innstillingene. Velg andre
refusal-pair-needs-two-sides = Et dobbeltparti er for to sider, ikke { $sides }
refusal-not-when-rated = Ratede partier tillater ikke { $field ->
    [undo] angring
    [hints] hint
    [position] start fra en stilling
   *[other] disse innstillingene for tid og fravær
}
refusal-pair-from-position = Et parti fra en stilling kan ikke være del av et dobbeltparti
refusal-position-over = I denne stillingen er partiet allerede over
refusal-rated-needs-people = Ved et ratet bord må det sitte en egen person på hver plass
refusal-person-or-bot = På en plass sitter enten en person eller en bot
refusal-not-a-table = «{ $text }» er ikke id-en til et bord
refusal-not-a-person = «{ $text }» er ikke id-en til en person
refusal-not-a-name = «{ $text }» er ikke et gyldig navn. Et navn har 1 til { $longest } synlige tegn
refusal-wrong-number-of-chairs = Dette partiet trenger { $awaited } plasser, ikke { $found }

## Alle kommandoer.

refusal-stale-version = Noe har skjedd ved bordet i mellomtiden. Se på brettet og prøv igjen
refusal-not-a-command-id = «{ $text }» er ikke id-en til en kommando
refusal-for-people = Bare personer kan gjøre dette
refusal-for-the-house = Bare serveren kan gjøre dette
refusal-not-the-host = Bare verten ved dette bordet kan gjøre dette
refusal-not-seated = Ta en plass først
refusal-not-your-seat = Plass { $seat } er ikke din
refusal-not-the-next-event = Neste hendelse er { $awaited }, ikke { $found }

## Før og etter partiene.

refusal-already-started = Partiet har allerede begynt
refusal-seat-taken = Plass { $seat } er opptatt. Velg en annen
refusal-seats-open = Noen plasser er fortsatt ledige ({ $seats }). Inviter noen, eller legg til en datamaskin
refusal-game-running = Du kan ikke forlate bordet midt i et parti. Du kan gi opp
refusal-too-late-to-abort = Det første valget er gjort, så partiet kan ikke avbrytes. Du kan gi opp
refusal-not-over-yet = Partiet er ikke ferdig ennå
refusal-own-seat = Dette er din egen plass
refusal-seat-open = Ingen sitter der
refusal-unseated = Verten har fjernet deg; du kan ikke ta plass ved dette bordet igjen
refusal-somebody-left = Noen har gått, så det kan ikke bli noen omkamp

## Under et parti.

refusal-not-playing = Her pågår det ikke noe parti
refusal-not-your-turn = Det er spiller { $seat } som har tur
refusal-time-up = Tiden din er ute
refusal-no-decisions = Denne kommandoen inneholder ikke noe valg
refusal-undo-not-agreed = Ved dette bordet kan du ikke angre
refusal-nothing-to-undo = Det er ingenting å angre: Et kast kan ikke angres
refusal-bot-plays = En bot spiller for spiller { $seat }
refusal-not-away = Spiller { $seat } er tilkoblet
refusal-grace-not-over = Spiller { $seat } kan fortsatt komme tilbake. Du kan la en bot ta over om { $wait-count ->
    [one] ett sekund
   *[other] { $wait } sekunder
}
refusal-no-way-back = Du spiller allerede selv på plass { $seat }

## Ekte terninger som skrives inn.

refusal-dice-entered = Dette partiet spilles med ekte terninger: Skriv inn det de viser
refusal-dice-not-entered = Terninger kan bare skrives inn i et parti med ekte terninger
refusal-not-with-entered-dice = { $field ->
    [rated] Et parti med ekte terninger kan ikke være ratet
    [pair] Et dobbeltparti kan ikke spilles med ekte terninger
    [clock] Et parti med ekte terninger har ingen klokke
    [resign] Her kan du ikke gi opp; du kan stoppe partiet
   *[undo] Med ekte terninger kan alt angres
}
refusal-entered-by-one = Med ekte terninger skriver én person inn alt. Alle plassene må være dennes
refusal-not-the-only-roll = Du kan bare skrive inn det siste kastet alene hvis du ikke har skrevet inn et annet kast i turen
refusal-begun-already = Du har allerede skrevet inn noe, så det er avgjort hvem som begynner. Angre det først
refusal-nothing-entered = Ingenting er skrevet inn ennå

## Terninger: kjeder, ledd og kast som står for tur.

refusal-dice-due = Kast { $roll } er i gang. Vent på terningene
refusal-no-roll-due = { $roll-count ->
    [0] Ikke noe kast er i gang
   *[other] Et annet kast er i gang: { $roll }
}
refusal-not-anchored = Terningene venter på enhetene til disse plassene: { $seats }
refusal-anchor-used = Denne kjeden er allerede brukt ved dette bordet. Lag en ny
refusal-not-called = Kast { $roll } trenger ikke noe ledd fra deg
refusal-another-history = Serveren og denne enheten har sett ulike partier før kast { $roll }
refusal-not-in-force = En annen av enhetene dine har begynt på en ny kjede siden
refusal-not-ahead = Serveren har ikke offentliggjort dette leddet, eller har allerede gjort kastet

## Bevis for terningene.

refusal-no-proof = Dette partiet har ikke noe bevis for terningene
refusal-real-dice = Terningene var ekte og ble skrevet inn for hånd, så det er ingenting å kontrollere
refusal-not-a-proof = Beviset for terningene kan ikke leses: { $text }
refusal-old-proof = Beviset er av en eldre type ({ $text }) som lar en server velge terningene; det beviser ingenting
refusal-other-commitment = Partifilen har et annet segl: { $text }
refusal-wrong-commitment = Det første seglet var ikke offentliggjort før det første kastet
refusal-wrong-people = Beviset og partifilen har personer på ulike plasser
refusal-no-person = Beviset har ledd fra plasser der ingen sitter
refusal-wrong-roller = Kast { $roll } hører til en annen plass
refusal-wrong-link = Leddet passer ikke med kjeden din ved kast { $roll }
refusal-wrong-number-of-rolls = Beviset gjelder { $awaited } kast, men partifilen har { $found }
refusal-wrong-first-roll = Partiet kan ikke ha begynt med kast { $roll }
refusal-wrong-roll = Kast { $roll } skulle vært { $fair }, ikke { $found }
refusal-wrong-digest = Noe ble endret etter at partifilen ble laget: Sjekksummen stemmer ikke

## Kvitteringer: hva enheten til en spiller har tatt vare på.

refusal-not-a-receipt = Dette er ikke en kvittering: { $text }
refusal-receipt-other-table = Kvitteringen gjelder et annet bord: { $text }
refusal-receipt-commitment = Kvitteringen og partifilen har ulike segl fra serveren
refusal-receipt-anchor = Partifilen har en kjede for { $name } som ikke ble laget på denne enheten
refusal-receipt-link = Partifilen har et ledd for kast { $roll } som denne enheten ikke ga
refusal-receipt-roll = Kast { $roll } er et annet enn det denne enheten så
refusal-receipt-left-out = Denne enheten var tilkoblet, men ble ikke bedt om noe ledd til kast { $roll }
refusal-receipt-dropped = Kast { $roll } ble annullert som om denne enheten ikke hadde svart, men det hadde den
refusal-receipt-head = Denne enheten har sett et annet parti enn det i partifilen

## Hva klienten til en spiller finner, sagt til denne spilleren.

fault-wrong-link = Kast { $roll }: Kjeden er brutt. Et ledd er byttet ut.
fault-wrong-roll = Kast { $roll }: Terningene stemmer ikke med leddene, eller kom i feil rekkefølge.
fault-foreign-link = Noen ga et ledd for deg ved kast { $roll }. Det kom ikke fra denne enheten.
fault-foreign-anchor = Noen begynte på en ny kjede for deg etter kast { $roll }. Var det deg, på en annen enhet?
fault-foreign-command = Noen spilte for deg ved kast { $roll }. Var det deg, på en annen enhet?
fault-no-person = Kast { $roll } ba om et ledd fra noen som ikke spiller.
fault-not-called = Kast { $roll } ble gjort uten at alle som må spørres, ble spurt.
fault-left-out = Du var tilkoblet, men ble ikke bedt om leddet ditt til kast { $roll }.
fault-dropped = Kast { $roll } ble annullert som om du ikke hadde svart, men leddet ditt var der.
fault-anchored-late = Noen byttet kjede mens kast { $roll } var i gang.
fault-decided-late = Noen gjorde eller angret et trekk mens kast { $roll } var i gang.
fault-second-draw = Kast { $roll } ble trukket to ganger, eller annullert uten grunn.
fault-second-opening = Serveren åpnet bordet en gang til.
fault-resealed = Serveren begynte på en ny kjede etter kast { $roll }. Det må den når en sikkerhetskopi er lest inn; ellers bør du spørre hvorfor.
fault-went-back = Serveren har gått tilbake til et tidligere punkt i partiet. Du hadde allerede sett kast { $roll }.
fault-another-history = Serveren viser et annet parti enn før, i hvert fall fra kast { $roll }.

## Hva som telles og fortelles om terningene uten å være feil.

dice-links-own = { $rolls-count ->
    [one] Leddet ditt er med i { $mine } av ett kast.
   *[other] Leddet ditt er med i { $mine } av { $rolls } kast.
}
dice-links-by = Kastene til { $name }: i { $mine } av { $rolls }
dice-links-of = Ledd fra { $name }: i { $mine } av { $rolls } kast
dice-void = Kast { $roll } ble annullert fordi { $name } ikke svarte.
dice-void-other = Kast { $roll } ble annullert fordi noen ikke spilte lenger.
dice-void-avoided = Det ville ha blitt { $dice }.
dice-new-chain = { $name } begynte på en ny kjede etter kast { $roll }.
dice-bare = { $rolls-count ->
    [one] I ett kast er ingen spillers ledd med: { $list }
   *[other] I { $rolls } kast er ingen spillers ledd med: { $list }
}
dice-letters = Bokstavene til dette partiet: { $letters }

## Hva som ble kontrollert, én linje hver.

verify-title = { $file }: bord { $table }, parti { $game }
verified-replay = { $entries-count ->
    [one] Reglene tillater det ene kastet som ble gjort.
   *[other] Reglene tillater alle { $entries } kast og valg.
}
verified-commitment = Serveren offentliggjorde kjeden sin før det første kastet; seglet står nedenfor.
verified-noted-commitment = Seglet er det som ble notert før partiet.
verified-chains = { $links-count ->
    [one] Det ene leddet som ble vist, stemmer med kjeden sin.
   *[other] Alle { $links } ledd som ble vist, stemmer med kjedene sine.
}
verified-dice = Regnet ut på nytt fra leddene er alle { $dice } terninger i { $rolls } kast de samme.
verified-counted = Alle som må spørres, ble spurt; { $links } ledd fra spillere er med i { $rolls } kast.
verified-digest = Navn, oppsett, valg, tider, resultat og merker er uendret.
verified-receipt = Kvitteringen til { $name } stemmer for alle { $rolls } kast den har sett.
verify-failed = FEILET: { $sentence }
verify-more = … og { $more } til av samme slag
verify-commitment = Segl: { $commitment }
verify-commitment-how = (Sammenlign det med det bordet viste før partiet, eller bruk --commitment.)
verify-letters-how = (Sammenlign dem med de andre spillerne, men ikke via serveren: samme bokstaver, samme parti.)
verify-limits =
    En partifil kan ikke vise hvem som var tilkoblet uten å bli spurt, om kjedene var
    spillernes egne, eller om alle så dette partiet. Det kan kvitteringer: Bruk --receipt.
verify-not-covered = Beviset dekker ikke kommentarer og andre vedlegg.
verify-holds = Bekreftet.
verify-broken = Ikke bekreftet.

## Terningene, talt opp.

tally-head = { $dice } terninger (i parentes: det en kan vente seg)
tally-face = { $face }: { $count }, { $share } % ({ $low } til { $high } %)
tally-chi-square = Rettferdige terninger er så ujevne eller mer i { $percent } % av alle partier.
