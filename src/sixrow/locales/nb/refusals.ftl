### Hvorfor noe ble avvist. Uten punktum: det setter «refused» og «refused-by-rule».

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Valg ved bordet.

refusal-no-decision-awaited = Det er ikke noe å velge akkurat nå
refusal-unknown-decision = Det finnes ikke noe valg med nummer { $decision }
refusal-still-rolling = Velg først hvilke terninger du vil beholde. Brikkene plasserer du etter siste kast
refusal-rolls-used = Du har ingen kast igjen denne turen. Plasser brikker med terningene som ligger der
refusal-dice-not-there = Disse terningene ligger ikke på bordet: { $dice }
refusal-dice-locked = Terninger du har beholdt, blir liggende. Behold også { $dice }
refusal-must-place = Du kan fortsatt plassere en brikke. Plasser minst én før du avslutter turen
refusal-turn-limit = Du har plassert { $limit } brikker, og flere får du ikke plassere. Avslutt turen
refusal-supply-empty = Du har ingen brikker igjen. Avslutt turen
refusal-cell-taken = { $cell } er opptatt. Velg en ledig rute
refusal-too-few-dice = { $cell } koster { $needed-count ->
    [one] én terning
   *[other] { $needed } terninger
} som viser { $face }; { $have-count ->
    [0] du har ingen igjen
    [one] du har én igjen
   *[other] du har { $have } igjen
}
refusal-must-play = Du kan ikke stå over, for det finnes en rute du kan velge
refusal-must-pass = Med dette kastet finnes det ikke noe trekk. Du må stå over
refusal-cell-safe = Sjetonger på en 2-er eller 12-er er trygge. Fjern en annen enn den på { $cell }
refusal-nothing-to-clear = Ingen motspiller har en sjetong på { $cell }. Velg en annen rute
refusal-wrong-number = { $cell } har tallet { $number }, men du kastet { $total }
refusal-own-chip = På { $cell } ligger det allerede en sjetong fra siden din. Velg en annen rute
refusal-empty-first = { $cell } er opptatt. Velg en ledig rute så lenge det finnes en

## Terninger som ikke passer.

refusal-no-dice-awaited = Det er ikke noe å kaste akkurat nå
refusal-not-dice = «{ $value }» er ikke et kast
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Her trengs én terning, ikke { $rolled }
   *[other] Her trengs { $awaited } terninger, ikke { $rolled }
}
refusal-too-many-dice = Spillet har bare { $most } terninger, ikke { $found }

## Oppsett.

refusal-wrong-number-of-players = Spillet er for { $allowed } spillere, ikke { $value }
refusal-unknown-option = Dette spillet har ikke tilvalget «{ $field }». Velg blant { $allowed }
refusal-unknown-value = «{ $field }» kan ikke være { $value }. Velg blant { $allowed }
refusal-unknown-edition = Spillet finnes ikke i utgaven «{ $value }». Velg blant { $allowed }
refusal-not-a-number = «{ $value }» er ikke et tall som kan brukes her
refusal-limit-needs-four = Grensen på { $value } brikker per tur gjelder bare når fire spiller
refusal-unknown-game = Spillet «{ $text }» finnes ikke. Velg blant { $allowed }
refusal-unknown-language = Språket «{ $value }» finnes ikke her. Velg blant { $allowed }
refusal-not-an-option = «{ $text }» er ikke et tilvalg; skriv navn=verdi
refusal-option-twice = Tilvalget «{ $field }» er oppgitt to ganger

## Stillinger.

refusal-wrong-length = Stillingen må ha ett tall for hver side, verken flere eller færre
refusal-negative = Stillingen inneholder et tall under 0
refusal-off-board = Noe i stillingen ligger utenfor brettet
refusal-cells-overlap = To brikker ligger på samme rute
refusal-too-many-discs = Noen har flere brikker enn det er i spillet
refusal-too-many-chips = Noen har flere sjetonger enn det er i spillet
refusal-too-many-captives = Det er flere fanger enn brikker som mangler på brettet
refusal-no-such-seat = Spillet har ingen slik plass
refusal-ran-out-too-early = En spiller har ingen brikker igjen uten å ha spilt denne runden
refusal-impossible-roll-off = Kast om starten kan ikke ende slik
refusal-not-begun = Mens det kastes om starten, må resten av stillingen være som ved begynnelsen
refusal-wrong-rolls-left = Antallet kast som er igjen, stemmer ikke
refusal-wrong-dice = Disse terningene er ikke mulige på dette punktet i turen
refusal-wrong-placed = Antallet brikker som er plassert denne turen, stemmer ikke
refusal-not-over = Partiet kan ikke være slutt i denne stillingen
refusal-row-and-phase-differ = Partiet er over når noen har en vinnende rekke, og bare da

## En stilling som tekst.

refusal-not-a-board = «{ $text }» er ikke et brett: Skriv seks rader fra 6 til 1, skilt med /
refusal-unknown-phase = «{ $text }» er ikke et sted i turen. Velg blant { $allowed }
refusal-left-over = «{ $text }» er til overs på slutten. Ta det bort

## Ord, i stillinger, i partifiler og ved ledeteksten.

refusal-not-a-cell = «{ $text }» er ikke en rute; rutene heter a1 til f6
refusal-not-a-die = «{ $text }» er ikke en terning; terninger viser 1 til 6
refusal-unknown-word = «{ $text }» er verken et kast eller et valg
refusal-missing = «{ $field }» mangler her

## Partifiler.

refusal-unknown-format = «{ $text }» er ikke et format som kan leses. Bruk { $allowed }
refusal-not-a-tag = Dette er ikke et gyldig merke. Skriv [Navn "tekst"]; noen navn er reservert
refusal-tag-twice = Merket { $field } er oppgitt to ganger
refusal-not-an-attachment = Dette er ikke et gyldig vedlegg. Skriv %navn og så JSON
refusal-attachment-twice = Vedlegget { $field } er oppgitt to ganger
refusal-comment-twice = Her står det allerede en kommentar
refusal-too-many-entries = Partiet har mer enn { $most } kast og valg, og det er for mange
refusal-not-a-result = «{ $text }» er ikke et resultat. Skriv * eller for eksempel 1 row
refusal-another-setup = Stillingen hører til et annet spill eller andre tilvalg
refusal-wrong-result = Resultatet stemmer ikke med partiet
refusal-wrong-number-of-names = Det trengs { $awaited } navn
refusal-time-goes-back = Tiden { $time } er tidligere enn den forrige, eller for stor
refusal-stray-mark = Dette merket for en tur eller en plass hører ikke til noe kast eller valg
refusal-too-many-names = Spillet har ikke noen plass { $seat }
refusal-wrong-turn = Dette er tur { $expected }, ikke { $found }
refusal-wrong-seat = Her er det tur for plass { $expected }, ikke { $found }

## Partifiler som JSON.

refusal-not-json = Dette er ikke JSON
refusal-too-deep = Dette har for mange nivåer inni hverandre
refusal-field-twice = Feltet «{ $field }» er oppgitt to ganger
refusal-half-a-character = Teksten inneholder et ugyldig tegn
refusal-not-finite = Dette tallet er for stort
refusal-unknown-field = Feltet «{ $field }» finnes ikke her
refusal-wrong-type = Dette må være { $expected ->
    [string] en tekst
    [object] et objekt
    [array] en liste
    [string-or-integer] en tekst eller et helt tall
   *[integer] et helt tall
}
refusal-roll-or-decision = Hver linje er enten et kast eller et valg

## Motoren.

refusal-no-turn = I denne stillingen er det ingen tur å regne på
refusal-unknown-policy = «{ $value }» er ikke en spillemåte. Velg blant { $allowed }
refusal-wrong-number-of-policies = Oppgi én spillemåte for alle eller { $awaited }, én for hver plass, ikke { $found }
refusal-out-of-range = { $field } kan ikke være { $value }; det må være minst { $least }
refusal-too-large = { $field } kan ikke være { $value }; det kan være høyst { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Dataspillere, analyse og simulering krever en tilleggspakke
        [server] Bord for andre krever en tilleggspakke
        [postgresql] PostgreSQL krever en tilleggspakke
        [research] Forskningsmiljøer krever tilleggspakker
        [cluster] Arbeid på en klynge krever tilleggspakker
    }: { $command }
refusal-not-a-multiple = { $field } kan ikke være { $value }; det må være et multiplum av { $of }
refusal-not-a-network = { $file } er ikke en nettverksfil
refusal-other-shape = Nettverket du vil starte fra, har andre innganger eller bredder enn denne treningen
refusal-no-network = Det finnes ikke noe trent nettverk for { $setup }
refusal-unknown-level = Nivået «{ $value }» finnes ikke. Velg blant { $allowed }

## Turneringer og læring.

refusal-not-a-ladder = { $file } inneholder ikke partiene i en turnering (linje { $line })
refusal-other-ladder = { $file } hører til en annen turnering: { $field } er { $value }, ikke { $wanted }
refusal-other-dataset = { $file } hører til et annet datasett: { $field } er { $value }, ikke { $wanted }
refusal-not-a-checkpoint = { $file } er ikke et kontrollpunkt som dette programmet kan fortsette fra
refusal-other-checkpoint = { $file } er et kontrollpunkt fra en annen trening: { $field } er { $value }, ikke { $wanted }

## Spørsmål til sixrow analyse --serve.

refusal-no-odds = I denne stillingen skal ingen kaste, så det finnes ingen sjanser å vise
refusal-line-too-long = Linjen er for lang; høyst { $most } tegn er tillatt
refusal-id-taken = En forespørsel med denne id-en venter fortsatt på svar
refusal-queue-full = { $most } forespørsler venter allerede. Prøv igjen senere
refusal-no-such-request = Ingen forespørsel med denne id-en venter på svar
refusal-cancelled = Dette ble avbrutt
refusal-internal = Noe gikk galt i Sixrow. Prøv igjen om litt

## Analyse.

refusal-end-too-far = Det er for langt til slutten av partiet til å regne ut alt nøyaktig herfra
refusal-two-sides-only = Grenser kan bare regnes ut for partier med to sider
refusal-not-frozen = { $file } er ikke en samling frosne stillinger
