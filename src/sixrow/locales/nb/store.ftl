### Hva lageret avviser.

## Databasen.

refusal-not-a-database-address = Dette er ikke adressen til en database. Den må begynne med sqlite:/// eller postgresql://
refusal-no-such-database = Databasen { $file } finnes ikke
refusal-already-served = En server kjører allerede på databasen { $file }, på { $address }. Stopp den først
refusal-database-in-use = En annen server bruker databasen { $file }. Stopp den først
refusal-database-unavailable = Databasen kan ikke brukes: { $text }
refusal-not-our-database = Denne databasen tilhører et annet program
refusal-store-needs-migration = Databasen har versjon { $found }, men versjon { $awaited } trengs. Kjør «sixrow store migrate»
refusal-store-too-new = Databasen er brukt av en nyere versjon av Sixrow (versjon { $found }). Installer den versjonen eller en nyere
refusal-cannot-be-stored = Teksten inneholder tegn som ikke kan lagres

## Bord, partier og partifiler.

refusal-table-exists = Bordet { $table } finnes allerede, eller et annet bord har samme invitasjon
refusal-no-such-table = Dette bordet finnes ikke eller er privat. Be verten om en invitasjonslenke
refusal-no-such-invite = Denne invitasjonen er ikke gyldig. Be om en ny lenke
refusal-no-such-game = Et slikt parti finnes ikke blant de ferdigspilte
refusal-no-such-record = Dette partiet finnes ikke, eller er slettet

## Personer.

refusal-person-exists = Denne id-en er opptatt
refusal-no-such-person = Ingen har denne id-en
refusal-nobody-called = Ingen her har navnet eller id-en «{ $name }»
refusal-name-taken = Navnet «{ $name }» er opptatt. Velg et annet
refusal-not-a-guest = Bare gjester kan gjøre dette
refusal-token-exists = Dette tokenet finnes allerede
refusal-no-such-token = Dette tokenet finnes ikke

## Arbeid i bakgrunnen, kunngjøringer.

refusal-job-exists = Denne oppgaven finnes allerede
refusal-no-such-job = Denne analysen finnes ikke lenger. Start den på nytt
refusal-no-such-notice = Denne kunngjøringen finnes ikke
refusal-no-such-ban = Denne utestengelsen finnes ikke
refusal-not-an-address = «{ $text }» er ikke en IP-adresse eller et nettverk
refusal-no-such-report = Denne rapporten finnes ikke

## Sikkerhetskopier.

refusal-not-a-backup = Dette er ikke en fullstendig sikkerhetskopi
refusal-store-not-empty = Databasen er ikke tom. Gjenopprett sikkerhetskopien i en tom database
refusal-key-exists = Filen { $file } finnes allerede, og nøklene i den ville gått tapt. Flytt den først
refusal-no-key-in-backup = Denne sikkerhetskopien ble laget uten nøklene for informasjonskapsler

## Hva «sixrow store check» finner.

refusal-database-damaged = Databasen er skadet: { $text }
refusal-table-does-not-replay = Hendelsene ved bord { $table } kan ikke spilles av: { $text }
refusal-card-does-not-fit = Oppføringen for bord { $table } stemmer ikke med hendelsene
refusal-game-not-archived = Parti { $game } ved bord { $table } er ikke i arkivet
refusal-game-does-not-fit = Det arkiverte partiet { $game } ved bord { $table } stemmer ikke med hendelsene
refusal-dice-do-not-verify = Terningene i parti { $game } ved bord { $table } stemmer ikke med leddene ({ $text })

## Hva «sixrow store» sier.

store-ready = Databasen er klar (versjon { $revision }).
store-backed-up = { $file }: { $rows-count ->
    [one] én rad
   *[other] { $rows } rader
}.
store-restored = { $rows-count ->
    [one] Én rad
   *[other] { $rows } rader
} gjenopprettet.
store-exported = { $folder }: { $records-count ->
    [one] én partifil
   *[other] { $records } partifiler
}.
store-imported = { $file }: parti { $record }
store-deleted = Alt om { $person } er slettet bortsett fra id-en, som andres partier fortsatt viser til.
store-sound = { $tables-count ->
    [one] Ett bord
   *[other] { $tables } bord
} kontrollert: ingen feil funnet.
