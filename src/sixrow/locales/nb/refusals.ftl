### Hvorfor noe ble avvist. Uten punktum: det setter «refused» og «refused-by-rule».

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Valg ved bordet.

refusal-no-decision-awaited = Det er ikke noe å velge nå
refusal-unknown-decision = Det finnes ikke noe valg med nummer { $decision }
refusal-still-rolling = Velg først hvilke terninger du vil beholde; brikker plasseres etter siste kast
refusal-rolls-used = Du har ingen kast igjen denne turen; terningene blir som de er
refusal-dice-not-there = Blant terningene på bordet finnes ikke { $dice }
refusal-dice-locked = Terninger som har fått ligge, blir liggende: Du må beholde blant annet { $dice }
refusal-must-place = Du kan plassere en brikke, så du må plassere en før du avslutter turen
refusal-turn-limit = Det kan ikke plasseres mer enn { $limit } brikker på en tur
refusal-supply-empty = Du har ingen brikker igjen
refusal-cell-taken = { $cell } er opptatt
refusal-too-few-dice = { $cell } koster { $needed-count ->
    [one] én terning
   *[other] { $needed } terninger
} som viser { $face }; { $have-count ->
    [0] du har ingen igjen
    [one] du har én igjen
   *[other] du har { $have } igjen
}
refusal-must-play = Det finnes en rute å velge, så du kan ikke stå over
refusal-must-pass = Med dette kastet kan du bare stå over
refusal-cell-safe = Sjetonger på en 2-er eller 12-er er trygge, så { $cell } kan ikke ryddes
refusal-nothing-to-clear = Ingen motspiller har en sjetong på { $cell }
refusal-wrong-number = { $cell } har tallet { $number }, og du kastet { $total }
refusal-own-chip = Din side har allerede en sjetong på { $cell }
refusal-empty-first = { $cell } er opptatt, og ledige ruter går først

## Terninger som ikke passer.

refusal-no-dice-awaited = Det er ikke noe å kaste nå
refusal-not-dice = { $value } står ikke for noen terninger
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Her trengs én terning, ikke { $rolled }
   *[other] Her trengs { $awaited } terninger, ikke { $rolled }
}
refusal-too-many-dice = Spillet har bare { $most } terninger, ikke { $found }

## Oppsett.

refusal-wrong-number-of-players = Spillet er for { $allowed } spillere, ikke { $value }
refusal-unknown-option = Dette spillet har ikke tilvalget { $field }; det har { $allowed }
refusal-unknown-value = { $field } kan ikke være { $value }; velg blant { $allowed }
refusal-unknown-edition = Spillet finnes ikke i utgaven { $value }; det finnes i { $allowed }
refusal-not-a-number = «{ $value }» er ikke et tall som passer her
refusal-limit-needs-four = Bare fire spillere kan sette grensen til { $value } brikker per tur
refusal-unknown-game = Spillet «{ $text }» finnes ikke; det finnes { $allowed }
refusal-unknown-language = Språket «{ $value }» finnes ikke her; det finnes { $allowed }
refusal-not-an-option = «{ $text }» er ikke et tilvalg; skriv navn=verdi
refusal-option-twice = Tilvalget { $field } står der to ganger

## Stillinger.

refusal-wrong-length = «{ $field }» er ikke oppgitt én gang for hver side
refusal-negative = Det er et tall under 0 i «{ $field }»
refusal-off-board = Noe av «{ $field }» er utenfor brettet
refusal-cells-overlap = To av «{ $field }» står på samme rute
refusal-too-many-discs = Noen har flere brikker enn spillet har
refusal-too-many-chips = Noen har flere sjetonger enn spillet har
refusal-too-many-captives = Det er flere fanger enn brikker som mangler
refusal-no-such-seat = Spillet har ikke en slik plass
refusal-ran-out-too-early = Et forråd er tomt uten at eieren har spilt denne runden
refusal-impossible-roll-off = Kast om starten kan ikke ende slik
refusal-not-begun = Mens det kastes om starten, må «{ $field }» være som ved begynnelsen
refusal-wrong-rolls-left = Antallet kast som er igjen, passer ikke
refusal-wrong-dice = Terningene passer ikke til dette tidspunktet i turen ({ $field })
refusal-wrong-placed = Antallet brikker plassert denne turen passer ikke
refusal-not-over = Partiet kan ikke være over her ({ $field })
refusal-row-and-phase-differ = En rekke som vinner, og slutten på partiet hører ikke sammen her

## En stilling som tekst.

refusal-not-a-board = «{ $text }» passer ikke til brettet: seks rader fra 6 til 1, skilt med /
refusal-unknown-phase = «{ $text }» er ikke et tidspunkt i turen; det finnes { $allowed }
refusal-left-over = «{ $text }» er til overs på slutten

## Ord, i stillinger, i opptak og ved ledeteksten.

refusal-not-a-cell = «{ $text }» er ikke en rute; rutene går fra a1 til f6
refusal-not-a-die = «{ $text }» er ikke en terning; terninger går fra 1 til 6
refusal-unknown-word = «{ $text }» er verken et kast eller et valg
refusal-missing = «{ $field }» mangler her

## Opptak.

refusal-unknown-format = «{ $text }» er ikke et format som kan leses; det er { $allowed }
refusal-not-a-tag = Dette er ikke et merke; et merke er [Navn "tekst"], og noen navn har en betydning
refusal-tag-twice = Merket { $field } står der to ganger
refusal-not-an-attachment = Dette er ikke et vedlegg; det skrives som %navn og JSON
refusal-attachment-twice = Vedlegget { $field } står der to ganger
refusal-comment-twice = Her står det allerede en kommentar
refusal-too-many-entries = Det er flere enn { $most } kast og valg
refusal-not-a-result = «{ $text }» er ikke et resultat; det skrives som * eller som 1 row
refusal-another-setup = Stillingen hører ikke til dette oppsettet
refusal-wrong-result = Resultatet er ikke partiets
refusal-wrong-number-of-names = Det trengs { $awaited } navn
refusal-time-goes-back = Tiden { $time } er før den forrige, eller for stor
refusal-stray-mark = Dette merket for en tur eller en plass hører ikke til noe kast eller valg
refusal-too-many-names = Spillet har ingen plass { $seat }
refusal-wrong-turn = Dette er tur { $expected }, ikke { $found }
refusal-wrong-seat = Dette er turen til plass { $expected }, ikke { $found }

## Opptak som JSON.

refusal-not-json = Dette er ikke JSON
refusal-too-deep = Dette er nøstet for dypt
refusal-field-twice = Feltet { $field } står der to ganger
refusal-half-a-character = Det er et halvt tegn i denne teksten
refusal-not-finite = Dette tallet er for stort
refusal-unknown-field = Her finnes det ikke noe felt { $field }
refusal-wrong-type = Dette må være { $expected ->
    [string] en tekst
    [object] et objekt
    [array] en liste
    [string-or-integer] en tekst eller et helt tall
   *[integer] et helt tall
}
refusal-roll-or-decision = En oppføring er enten et kast eller et valg

## Motoren.

refusal-no-turn = Ingen har en tur å løse i denne stillingen ({ $phase })
refusal-unknown-policy = { $value } er ingen spillemåte; velg blant { $allowed }
refusal-wrong-number-of-policies = Én spillemåte gjelder for alle plasser, eller { $awaited } for hver sin, ikke { $found }
refusal-out-of-range = { $field } kan ikke være { $value }; det er minst { $least }
refusal-too-large = { $field } kan ikke være { $value }; det er høyst { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Dataspillere, analyse og simulering krever tillegget «engine» til Sixrow
        [server] Bord for andre krever tillegget «server» til Sixrow
        [postgresql] PostgreSQL krever tillegget «postgresql» til Sixrow
        [research] Miljøer for forskning krever tillegget «research» til Sixrow
        [cluster] Arbeid på en klynge krever tillegget «cluster» til Sixrow
    }: { $command }
refusal-not-a-multiple = { $field } kan ikke være { $value }; det må være et multiplum av { $of }
refusal-not-a-network = { $file } er ikke et nettverk
refusal-other-shape = Nettverket det skal begynnes med, har andre innganger eller bredder enn denne treningen
refusal-no-network = Ingen har lært å bedømme { $setup } ennå
refusal-unknown-level = Nivået { $value } finnes ikke; velg blant { $allowed }

## Turneringer og læring.

refusal-not-a-ladder = { $file } inneholder ikke partiene i en turnering (linje { $line })
refusal-other-ladder = { $file } inneholder en annen turnering: { $field } er { $value }, ikke { $wanted }
refusal-other-dataset = { $file } beskriver et annet datasett: { $field } er { $value }, ikke { $wanted }
refusal-not-a-checkpoint = { $file } er ikke et mellomlager som dette programmet kan gå videre med
refusal-other-checkpoint = { $file } er et mellomlager for noe annet: { $field } er { $value }, ikke { $wanted }

## Spørsmål til sixrow analyse --serve.

refusal-no-odds = Ingen har en tur i denne stillingen, så rutene har ingen sjanser
refusal-line-too-long = En linje kan ha høyst { $most } tegn
refusal-id-taken = En forespørsel med denne id-en er ikke besvart ennå
refusal-queue-full = { $most } forespørsler venter allerede; spør igjen senere
refusal-no-such-request = Ingen forespørsel med denne id-en venter på svar
refusal-cancelled = Dette ble avlyst
refusal-internal = Dette mislyktes på grunn av en feil i programmet: { $text }

## Analyse.

refusal-end-too-far = Slutten på partiet er for langt unna til å løses eksakt herfra
refusal-two-sides-only = Grenser finnes bare for partier med to sider
refusal-not-frozen = { $file } er ikke et sett med frosne stillinger
