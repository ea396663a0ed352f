### Bordet og terningene: hva det avviser, og hva en kontroll av et opptak fant.

## Å åpne et bord.

refusal-wrong-terms = Disse vilkårene gir ikke noe bord: { $text }
refusal-pair-needs-two-sides = Et par partier er for to sider, ikke { $sides }
refusal-not-when-rated = Et rangert bord kan ikke ha { $field }
refusal-pair-from-position = Et parti fra en stilling står alene og hører ikke til et par
refusal-position-over = I denne stillingen er partiet alt over
refusal-rated-needs-people = Ved et rangert bord trenger hver plass sin egen person
refusal-person-or-bot = En plass har en person eller en bot, ikke begge deler
refusal-not-a-table = «{ $text }» kan ikke være id-en til et bord
refusal-not-a-person = «{ $text }» kan ikke være id-en til en person
refusal-not-a-name = «{ $text }» kan ikke være et navn; det har opptil { $longest } tegn som kan vises
refusal-wrong-number-of-chairs = Her trengs { $awaited } plasser, ikke { $found }

## Alle kommandoer.

refusal-stale-version = Noe har skjedd i mellomtiden (hendelse { $version }, du hadde sett { $seen })
refusal-not-a-command-id = «{ $text }» kan ikke være id-en til en kommando
refusal-not-a-nonce = Kommandoen trenger et engangstall på 32 heksadesimale sifre
refusal-nonce-used = Dette engangstallet er brukt før; hver kommando trenger et nytt
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
refusal-somebody-left = Noen har gått, så det blir ingen omkamp
refusal-no-spectators = Her kan ingen se på

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

## Bevis for terningene.

refusal-no-proof = Opptaket har ikke noe bevis for terningene
refusal-not-a-proof = Beviset for terningene er ikke noe bevis: { $text }
refusal-proof-from-position = Partiet begynte fra en stilling, så terningene kan ikke bevises
refusal-wrong-number-of-commitments = Det skulle vært { $awaited } forpliktelser, ikke { $found }
refusal-other-commitment = Opptaket har en annen forpliktelse: { $text }
refusal-wrong-link = Leddet til kast { $roll } passer ikke til det forrige
refusal-wrong-number-of-rolls = Beviset gjelder { $awaited } kast, opptaket har { $found }
refusal-wrong-first-roll = Partiet kan ikke ha begynt med kast { $roll }
refusal-wrong-roll = Kast { $roll } skulle vært { $fair }, ikke { $found }
refusal-wrong-number-of-hands = Beviset skulle sagt om { $awaited } kast hvem de tilhørte, ikke om { $found }
refusal-wrong-nonce = Dette engangstallet står i feil rekkefølge eller to ganger: { $text }
refusal-no-own-nonce = Kast { $roll } brukte ikke noe nytt engangstall fra plass { $seat }
refusal-wrong-digest = Noe ble endret etter at opptaket ble laget: Sjekksummen passer ikke

## Hva som ble kontrollert, én linje hver.

verify-title = { $file }: bord { $table }, parti { $game }
verified-replay = { $entries-count ->
    [one] Reglene tillater det ene kastet som ble gjort.
   *[other] Reglene tillater alle { $entries } kast og valg.
}
verified-commitment = Hver kjede av ledd har sin forpliktelse; den første står nedenfor.
verified-noted-commitment = Forpliktelsen er den som ble notert før partiet.
verified-links = { $links-count ->
    [one] Det ene leddet som ble avslørt, passer til forpliktelsen.
   *[other] Alle { $links } ledd som ble avslørt, passer til forpliktelsen.
}
verified-dice = Kastet på nytt fra ledd og engangstall er alle { $dice } terninger i { $rolls } kast de samme.
verified-nonces = { $nonces } engangstall fra personer gikk inn; hvert av personenes { $rolls } kast hadde et nytt.
verified-digest = Navn, oppsett, valg, tider, resultat og merker er slik de ble skrevet.
verify-failed = IKKE RIKTIG: { $sentence }
verify-more = … og { $more } til av samme slag
verify-commitment = Forpliktelse: { $commitment }
verify-commitment-how = (Sammenlign med det bordet viste før partiet; det gjør --commitment.)
verify-not-covered = Kommentarer og andre vedlegg dekkes ikke av beviset.
verify-holds = Bekreftet.
verify-broken = Ikke bekreftet.

## Terningene, talt opp.

tally-head = Av { $dice } terninger var det (i parentes: hva så mange terninger kan gi)
tally-face = { $face }: { $count }, { $share } % ({ $low } til { $high } %)
tally-chi-square = Ærlige terninger er minst så ujevne i { $percent } % av alle partier.
