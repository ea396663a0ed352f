### Was der Speicher ablehnt.

## Die Datenbank.

refusal-not-a-database-address = Das ist nicht die Adresse einer Datenbank. Sie muss mit sqlite:/// oder postgresql:// beginnen
refusal-no-such-database = Die Datenbank { $file } gibt es nicht
refusal-already-served = Auf der Datenbank { $file } läuft schon ein Server, unter { $address }. Beende ihn zuerst
refusal-database-in-use = Ein anderer Server benutzt die Datenbank { $file }. Beende ihn zuerst
refusal-database-unavailable = Die Datenbank ist nicht benutzbar: { $text }
refusal-not-our-database = Diese Datenbank gehört einem anderen Programm
refusal-store-needs-migration = Die Datenbank hat Version { $found }, gebraucht wird Version { $awaited }. Starte „sixrow store migrate“
refusal-store-too-new = Die Datenbank wurde von einer neueren Version von Sixrow benutzt (Version { $found }). Installiere diese oder eine neuere
refusal-cannot-be-stored = Der Text enthält Zeichen, die sich nicht speichern lassen

## Tische, Partien und Partiedateien.

refusal-table-exists = Den Tisch { $table } gibt es schon, oder einen mit derselben Einladung
refusal-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat. Bitte den Gastgeber um einen Einladungslink
refusal-no-such-invite = Diese Einladung ist ungültig. Bitte um einen neuen Link
refusal-no-such-game = Diese Partie ist nicht unter den beendeten
refusal-no-such-record = Diese Partie gibt es nicht, oder sie wurde gelöscht

## Personen.

refusal-person-exists = Diese Kennung ist schon vergeben
refusal-no-such-person = Niemand hat diese Kennung
refusal-nobody-called = Niemand hier hat den Namen oder die Kennung „{ $name }“
refusal-name-taken = Der Name „{ $name }“ ist vergeben. Wähle einen anderen
refusal-not-a-guest = Das können nur Gäste tun
refusal-token-exists = Dieses Token gibt es schon
refusal-no-such-token = Dieses Token gibt es nicht

## Arbeit im Hintergrund, Mitteilungen.

refusal-job-exists = Diesen Auftrag gibt es schon
refusal-no-such-job = Diese Analyse gibt es nicht mehr. Starte sie neu
refusal-no-such-notice = Diese Mitteilung gibt es nicht
refusal-no-such-ban = Diese Sperre gibt es nicht
refusal-not-an-address = „{ $text }“ ist weder eine IP-Adresse noch ein Netzwerk
refusal-no-such-report = Diese Meldung gibt es nicht

## Sicherungen.

refusal-not-a-backup = Das ist keine vollständige Sicherung
refusal-store-not-empty = Die Datenbank ist nicht leer. Spiele die Sicherung in eine leere zurück
refusal-key-exists = Die Datei { $file } gibt es schon, und ihre Schlüssel gingen verloren. Verschiebe sie zuerst
refusal-no-key-in-backup = Diese Sicherung wurde ohne die Cookie-Schlüssel gemacht

## Was „sixrow store check“ findet.

refusal-database-damaged = Die Datenbank ist beschädigt: { $text }
refusal-table-does-not-replay = Die Ereignisse an Tisch { $table } lassen sich nicht abspielen: { $text }
refusal-card-does-not-fit = Der Eintrag von Tisch { $table } passt nicht zu seinen Ereignissen
refusal-game-not-archived = Partie { $game } an Tisch { $table } ist nicht im Archiv
refusal-game-does-not-fit = Die archivierte Partie { $game } an Tisch { $table } passt nicht zu ihren Ereignissen
refusal-dice-do-not-verify = Die Würfel von Partie { $game } an Tisch { $table } passen nicht zu ihren Kettengliedern ({ $text })

## Was „sixrow store“ sagt.

store-ready = Die Datenbank ist bereit (Version { $revision }).
store-backed-up = { $file }: { $rows-count ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}.
store-restored = { $rows-count ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} zurückgespielt.
store-exported = { $folder }: { $records-count ->
    [one] eine Partiedatei
   *[other] { $records } Partiedateien
}.
store-imported = { $file }: Partie { $record }
store-deleted = Alles über { $person } ist gelöscht, nur die Kennung bleibt, auf die Partien anderer noch verweisen.
store-sound = { $tables-count ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} geprüft: keine Fehler gefunden.
