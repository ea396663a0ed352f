### Hva lageret avviser.

## Databasen.

refusal-not-a-database-address = Dette er ikke adressen til en database; en slik begynner med sqlite:/// eller postgresql://
refusal-no-such-database = Databasen { $file } finnes ikke
refusal-already-served = En server kjører allerede på databasen { $file }, på { $address }; stopp den først
refusal-database-in-use = En annen server bruker databasen { $file }; stopp den først
refusal-database-unavailable = Databasen kan ikke brukes: { $text }
refusal-not-our-database = Denne databasen tilhører et annet program
refusal-store-needs-migration = Databasen har tabeller i versjon { $found }, men { $awaited } trengs; «sixrow store migrate» fornyer dem
refusal-store-too-new = Databasen er brukt av en nyere versjon av dette programmet (tabellene har versjon { $found })
refusal-cannot-be-stored = En tekst har tegn som ikke kan lagres

## Bord, partier og opptak.

refusal-table-exists = Bordet { $table } finnes allerede, eller et annet har samme invitasjon
refusal-no-such-table = Et slikt bord finnes ikke
refusal-no-such-invite = En slik invitasjon finnes ikke
refusal-no-such-game = Et slikt parti finnes ikke i arkivet
refusal-no-such-record = Et slikt opptak finnes ikke

## Personer.

refusal-person-exists = Noen har allerede denne id-en
refusal-no-such-person = Ingen har denne id-en
refusal-nobody-called = Ingen her har navnet eller id-en «{ $name }»
refusal-name-taken = Noen heter allerede { $name }
refusal-not-a-guest = Dette er for gjester
refusal-token-exists = Et slikt token finnes allerede
refusal-no-such-token = Et slikt token finnes ikke

## Arbeid i bakgrunnen, kunngjøringer.

refusal-job-exists = En slik oppgave finnes allerede
refusal-no-such-job = En slik oppgave finnes ikke
refusal-no-such-notice = En slik kunngjøring finnes ikke
refusal-no-such-ban = En slik utestengelse finnes ikke
refusal-not-an-address = { $text } er verken en adresse eller et nettverk
refusal-no-such-report = Den rapporten finnes ikke

## Sikkerhetskopier.

refusal-not-a-backup = Dette er ikke en sikkerhetskopi, eller den er ikke hel
refusal-store-not-empty = Databasen er ikke tom; en sikkerhetskopi gjenopprettes i en tom database
refusal-key-exists = Filen { $file } finnes allerede; nøklene i den ville gått tapt
refusal-no-key-in-backup = Denne sikkerhetskopien ble laget uten nøklene for informasjonskapsler

## Hva «sixrow store check» finner.

refusal-database-damaged = Selve databasen er skadet: { $text }
refusal-table-does-not-replay = Hendelsene ved bord { $table } gir ikke noe bord: { $text }
refusal-card-does-not-fit = Kortet til bord { $table } sier noe annet enn hendelsene
refusal-game-not-archived = Parti { $game } ved bord { $table } er ikke i arkivet
refusal-game-does-not-fit = Om parti { $game } ved bord { $table } sier arkivet noe annet enn hendelsene
refusal-dice-do-not-verify = Terningene i parti { $game } ved bord { $table } følger ikke av leddene sine ({ $text })

## Hva «sixrow store» sier.

store-ready = Tabellene i databasen har versjon { $revision }.
store-backed-up = { $file }: { $rows-count ->
    [one] én rad
   *[other] { $rows } rader
}.
store-restored = { $rows-count ->
    [one] Én rad
   *[other] { $rows } rader
} gjenopprettet.
store-exported = { $folder }: { $records-count ->
    [one] ett opptak
   *[other] { $records } opptak
}.
store-imported = { $file }: opptak { $record }
store-deleted = Alt om { $person } er slettet bortsett fra id-en, som holder andres partier hele.
store-sound = { $tables-count ->
    [one] Ett bord
   *[other] { $tables } bord
} kontrollert: Alt henger sammen.
