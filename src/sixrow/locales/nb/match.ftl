### Bordet og terningene: hva det avviser, og hva en kontroll av et opptak fant.

## Å åpne et bord.

refusal-wrong-terms = Disse vilkårene gir ikke noe bord: { $text }
refusal-pair-needs-two-sides = Et par partier er for to sider, ikke { $sides }
refusal-not-when-rated = I ratede partier er { $field ->
    [undo] angring
    [hints] hint
   *[position] start fra en stilling
} ikke tillatt
refusal-pair-from-position = Et parti fra en stilling står alene og hører ikke til et par
refusal-position-over = I denne stillingen er partiet alt over
refusal-rated-needs-people = Ved et rangert bord trenger hver plass sin egen person
refusal-person-or-bot = En plass har en person eller en bot, ikke begge deler
refusal-not-a-table = «{ $text }» kan ikke være id-en til et bord
refusal-not-a-person = «{ $text }» kan ikke være id-en til en person
refusal-not-a-name = «{ $text }» kan ikke være et navn; det har opptil { $longest } tegn som kan vises
refusal-wrong-number-of-chairs = Her trengs { $awaited } plasser, ikke { $found }

## Alle kommandoer.

refusal-stale-version = Bordet har endret seg i mellomtiden. Se på brettet og prøv igjen
refusal-not-a-command-id = «{ $text }» kan ikke være id-en til en kommando
refusal-for-people = Dette er for personer, ikke for huset
refusal-for-the-house = Bare huset kan si dette
refusal-not-the-host = Dette er for verten ved bordet
refusal-not-seated = Dette er for dem som har en plass
refusal-not-your-seat = Plass { $seat } er ikke din
refusal-not-the-next-event = Hendelse { $awaited } er den neste, ikke { $found }

## Før og etter partiene.

refusal-already-started = Partiet har allerede begynt
refusal-seat-taken = Plass { $seat } er opptatt
refusal-seats-open = Ingen har tatt disse plassene ennå: { $seats }
refusal-game-running = Du kan ikke reise deg midt i et parti; du kan gi opp
refusal-too-late-to-abort = Det første valget er gjort, så partiet kan ikke avlyses
refusal-not-over-yet = Partiet er ikke over ennå
refusal-own-seat = Dette er din egen plass
refusal-seat-open = Ingen sitter der
refusal-unseated = Verten har tatt plassen tilbake; du kan ikke sette deg ved dette bordet igjen
refusal-somebody-left = Noen har gått, så det blir ingen omkamp

## Under et parti.

refusal-not-playing = Her spilles det ikke noe parti
refusal-not-your-turn = Det er turen til plass { $seat }
refusal-time-up = Tiden er ute
refusal-no-decisions = Det er ikke noe valg i denne kommandoen
refusal-undo-not-agreed = Ved dette bordet kan ingenting tas tilbake
refusal-nothing-to-undo = Du har ingenting å ta tilbake siden siste kast
refusal-bot-plays = En bot spiller på plass { $seat }
refusal-not-away = Ingen mangler på plass { $seat }
refusal-grace-not-over = Plass { $seat } kan fortsatt komme tilbake: { $wait-count ->
    [one] ett sekund
   *[other] { $wait } sekunder
} til
refusal-no-way-back = Ingen bot vikarierer for deg på plass { $seat } mens du er borte

## Ekte terninger som skrives inn.

refusal-dice-entered = Dette partiet spilles med ekte terninger: Skriv inn det de viser
refusal-dice-not-entered = Terninger kan bare skrives inn i et parti med ekte terninger
refusal-not-with-entered-dice = { $field ->
    [rated] Et parti med ekte terninger kan ikke være rangert
    [pair] En dobbeltkamp er ikke mulig med ekte terninger
    [clock] Et parti med ekte terninger har ingen klokke
    [resign] Her gir ingen opp; du kan avslutte partiet
   *[undo] Med ekte terninger kan alt tas tilbake
}
refusal-entered-by-one = Med ekte terninger skriver én person inn alt: Alle plassene må være deres
refusal-not-the-only-roll = Det siste kastet kan bare skrives inn alene hvis ingen andre kast i turen er skrevet inn
refusal-begun-already = Noe er alt skrevet inn, så det er avgjort hvem som begynner; ta det tilbake først
refusal-nothing-entered = Ingenting er skrevet inn ennå

## Terninger: kjeder, ledd og kast som står for tur.

refusal-dice-due = Kast { $roll } står for tur; ingenting annet kan gjøres før terningene er der
refusal-no-roll-due = { $roll-count ->
    [0] Ikke noe kast står for tur nå
   *[other] Et annet kast står for tur nå: { $roll }
}
refusal-not-anchored = Terningene venter på enhetene til disse plassene: { $seats }
refusal-anchor-used = Denne kjeden er brukt ved bordet før; lag en ny
refusal-not-called = Kast { $roll } trenger ikke noe ledd fra deg
refusal-another-history = Tjeneren og denne enheten har sett forskjellige partier før kast { $roll }
refusal-not-in-force = En annen av enhetene dine har begynt på en ny kjede siden
refusal-not-ahead = Tjeneren har ikke vist dette leddet, eller har alt gjort kastet

## Bevis for terningene.

refusal-no-proof = Opptaket har ikke noe bevis for terningene
refusal-real-dice = Terningene var ekte og ble skrevet inn for hånd; det er ingenting å kontrollere
refusal-not-a-proof = Beviset for terningene er ikke noe bevis: { $text }
refusal-old-proof = Beviset er av et eldre slag ({ $text }), der en tjener kunne velge terningene; det beviser ingenting
refusal-other-commitment = Opptaket har en annen forpliktelse: { $text }
refusal-wrong-commitment = Den første forpliktelsen var ikke der før det første kastet
refusal-wrong-people = Beviset har personer på andre plasser enn opptaket
refusal-no-person = Beviset har ledd fra plasser der ingen sitter
refusal-wrong-roller = Kast { $roll } hører til en annen plass
refusal-wrong-link = Leddet passer ikke til kjeden din ved kast { $roll }
refusal-wrong-number-of-rolls = Beviset gjelder { $awaited } kast, opptaket har { $found }
refusal-wrong-first-roll = Partiet kan ikke ha begynt med kast { $roll }
refusal-wrong-roll = Kast { $roll } skulle vært { $fair }, ikke { $found }
refusal-wrong-digest = Noe ble endret etter at opptaket ble laget: Sjekksummen passer ikke

## Kvitteringer: hva enheten til en spiller har tatt vare på.

refusal-not-a-receipt = Dette er ingen kvittering: { $text }
refusal-receipt-other-table = Kvitteringen er fra et annet bord: { $text }
refusal-receipt-commitment = Kvitteringen har en annen forpliktelse fra huset enn opptaket
refusal-receipt-anchor = Opptaket har en kjede for { $name } som ikke ble laget på denne enheten
refusal-receipt-link = Opptaket har et ledd for kast { $roll } som denne enheten ikke ga
refusal-receipt-roll = Kast { $roll } er ikke slik denne enheten så det
refusal-receipt-left-out = Denne enheten var der, men kast { $roll } ba den ikke om noe ledd
refusal-receipt-dropped = Kast { $roll } ble oppgitt som om denne enheten ikke hadde svart, men det hadde den
refusal-receipt-head = Denne enheten har sett et annet forløp av partiet enn opptaket viser

## Hva klienten til en spiller finner, sagt til denne spilleren.

fault-wrong-link = Ved kast { $roll } passer et ledd ikke til det forrige: Det er byttet ut.
fault-wrong-roll = Kast { $roll } viser andre terninger enn leddene gir, eller kom i feil rekkefølge.
fault-foreign-link = Noen ga et ledd for deg ved kast { $roll }. Det kom ikke herfra.
fault-foreign-anchor = Noen begynte på en ny kjede for deg etter kast { $roll }. Var det deg, på en annen enhet?
fault-foreign-command = Noen har spilt for deg, ved kast { $roll }. Var det deg, på en annen enhet?
fault-no-person = Kast { $roll } ba om et ledd fra noen som ikke spiller.
fault-not-called = Kast { $roll } ble gjort uten at alle som skal spørres, ble spurt.
fault-left-out = Du var her, men kast { $roll } ba ikke om leddet ditt.
fault-dropped = Kast { $roll } ble oppgitt som om du ikke hadde svart, men leddet ditt var der.
fault-anchored-late = Noen byttet kjede mens kast { $roll } sto for tur.
fault-decided-late = Noen valgte noe eller tok noe tilbake mens kast { $roll } sto for tur.
fault-second-draw = Kast { $roll } ble trukket en gang til, eller ble oppgitt uten grunn.
fault-second-opening = Tjeneren åpnet bordet en gang til.
fault-resealed = Tjeneren begynte på en ny kjede etter kast { $roll }. Det må den hvis den ble hentet fra en sikkerhetskopi; ellers bør du spørre hvorfor.
fault-went-back = Tjeneren har gått tilbake til et tidligere punkt i partiet. Du hadde alt sett kast { $roll }.
fault-another-history = Tjeneren viser et annet parti enn før, senest fra kast { $roll }.

## Hva som telles og fortelles om terningene uten å være feil.

dice-links-own = { $rolls-count ->
    [one] Leddet ditt er med i { $mine } av ett kast.
   *[other] Leddet ditt er med i { $mine } av { $rolls } kast.
}
dice-links-by = Kastene til { $name }: i { $mine } av { $rolls }
dice-links-of = Ledd fra { $name }: i { $mine } av { $rolls } kast
dice-void = Kast { $roll } ble oppgitt fordi { $name } ikke svarte.
dice-void-other = Kast { $roll } ble oppgitt fordi noen ikke spilte lenger.
dice-void-avoided = Det ville ha blitt { $dice }.
dice-new-chain = { $name } begynte på en ny kjede etter kast { $roll }.
dice-bare = { $rolls-count ->
    [one] Ingen spillers ledd er med i ett kast: { $list }
   *[other] Ingen spillers ledd er med i { $rolls } kast: { $list }
}
dice-letters = Bokstavene til dette partiet: { $letters }

## Hva som ble kontrollert, én linje hver.

verify-title = { $file }: bord { $table }, parti { $game }
verified-replay = { $entries-count ->
    [one] Reglene tillater det ene kastet som ble gjort.
   *[other] Reglene tillater alle { $entries } kast og valg.
}
verified-commitment = Huset la fram kjeden sin før det første kastet; forpliktelsen står nedenfor.
verified-noted-commitment = Forpliktelsen er den som ble notert før partiet.
verified-chains = { $links-count ->
    [one] Det ene leddet som ble vist, passer til kjeden sin.
   *[other] Alle { $links } ledd som ble vist, passer til kjedene sine.
}
verified-dice = Kastet på nytt fra leddene er alle { $dice } terninger i { $rolls } kast de samme.
verified-counted = Alle som skulle spørres, ble spurt; { $links } ledd fra spillere er med i { $rolls } kast.
verified-digest = Navn, oppsett, valg, tider, resultat og merker er slik de ble skrevet.
verified-receipt = Kvitteringen til { $name } stemmer, med alle { $rolls } kast den har sett.
verify-failed = IKKE RIKTIG: { $sentence }
verify-more = … og { $more } til av samme slag
verify-commitment = Forpliktelse: { $commitment }
verify-commitment-how = (Sammenlign med det bordet viste før partiet; det gjør --commitment.)
verify-letters-how = (Sammenlign med de andre spillerne, men ikke via tjeneren: samme bokstaver, samme parti.)
verify-limits =
    Et opptak kan ikke vise hvem som var der uten å bli spurt, om kjedene var spillernes egne,
    eller om alle så dette partiet. Kvitteringene deres kan: --receipt.
verify-not-covered = Kommentarer og andre vedlegg dekkes ikke av beviset.
verify-holds = Bekreftet.
verify-broken = Ikke bekreftet.

## Terningene, talt opp.

tally-head = Av { $dice } terninger var det (i parentes: hva så mange terninger kan gi)
tally-face = { $face }: { $count }, { $share } % ({ $low } til { $high } %)
tally-chi-square = Ærlige terninger er minst så ujevne i { $percent } % av alle partier.
