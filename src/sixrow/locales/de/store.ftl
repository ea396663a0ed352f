### Was der Speicher ablehnt.

## Die Datenbank.

refusal-not-a-database-address = Das ist nicht die Adresse einer Datenbank; sie beginnt mit sqlite:/// oder postgresql://
refusal-no-such-database = Die Datenbank { $file } gibt es nicht
refusal-already-served = Auf der Datenbank { $file } läuft schon ein Server, auf { $address }; beende ihn zuerst
refusal-database-in-use = Ein anderer Server benutzt die Datenbank { $file }; beende ihn zuerst
refusal-database-unavailable = Die Datenbank ist nicht benutzbar: { $text }
refusal-not-our-database = Diese Datenbank gehört einem anderen Programm
refusal-store-needs-migration = Die Tabellen der Datenbank haben Version { $found }, gebraucht wird { $awaited }; „sixrow store migrate“ erneuert sie
refusal-store-too-new = Die Datenbank wurde von einer neueren Version dieses Programms benutzt (ihre Tabellen haben Version { $found })
refusal-cannot-be-stored = Ein Text hat Zeichen, die sich nicht speichern lassen

## Tische, Partien und Aufzeichnungen.

refusal-table-exists = Den Tisch { $table } gibt es schon, oder einen mit derselben Einladung
refusal-no-such-table = Diesen Tisch gibt es nicht
refusal-no-such-invite = Diese Einladung gibt es nicht
refusal-no-such-game = Diese Partie ist nicht im Archiv
refusal-no-such-record = Diese Aufzeichnung gibt es nicht

## Personen.

refusal-person-exists = Jemand hat diese Kennung schon
refusal-no-such-person = Niemand hat diese Kennung
refusal-nobody-called = Niemand hier hat den Namen oder die Kennung „{ $name }“
refusal-name-taken = Jemand heißt schon { $name }
refusal-not-a-guest = Das ist Gästen vorbehalten
refusal-token-exists = Dieses Token gibt es schon
refusal-no-such-token = Dieses Token gibt es nicht

## Arbeit im Hintergrund, Mitteilungen.

refusal-job-exists = Diesen Auftrag gibt es schon
refusal-no-such-job = Diesen Auftrag gibt es nicht
refusal-no-such-notice = Diese Mitteilung gibt es nicht
refusal-no-such-ban = Diese Sperre gibt es nicht
refusal-not-an-address = { $text } ist weder eine Adresse noch ein Netz
refusal-no-such-report = Diese Meldung gibt es nicht

## Sicherungen.

refusal-not-a-backup = Das ist keine Sicherung, oder keine vollständige
refusal-store-not-empty = Die Datenbank ist nicht leer; eine Sicherung wird in eine leere zurückgespielt
refusal-key-exists = Die Datei { $file } gibt es schon; ihre Schlüssel gingen verloren
refusal-no-key-in-backup = Diese Sicherung wurde ohne die Cookie-Schlüssel gemacht

## Was „sixrow store check“ findet.

refusal-database-damaged = Die Datenbank selbst ist beschädigt: { $text }
refusal-table-does-not-replay = Die Ereignisse an Tisch { $table } ergeben keinen Tisch: { $text }
refusal-card-does-not-fit = Die Karte von Tisch { $table } sagt etwas anderes als seine Ereignisse
refusal-game-not-archived = Partie { $game } an Tisch { $table } ist nicht im Archiv
refusal-game-does-not-fit = Über Partie { $game } an Tisch { $table } sagt das Archiv etwas anderes als die Ereignisse
refusal-dice-do-not-verify = Die Würfel von Partie { $game } an Tisch { $table } folgen nicht aus ihren Gliedern ({ $text })

## Was „sixrow store“ sagt.

store-ready = Die Tabellen der Datenbank haben Version { $revision }.
store-backed-up = { $file }: { $rows-count ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
store-restored = { $rows-count ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} zurückgespielt.
store-exported = { $folder }: { $records-count ->
    [one] eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
}.
store-imported = { $file }: Aufzeichnung { $record }
store-deleted = Alles über { $person } ist gelöscht, nur die Kennung bleibt, damit die Partien der anderen ganz bleiben.
store-sound = { $tables-count ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} geprüft: Alles passt zusammen.
