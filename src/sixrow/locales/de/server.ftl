### Was der Server ablehnt, neben dem, was Regeln, Tisch und Speicher ablehnen.

## Einstellungen.

refusal-no-settings = Die Einstellungsdatei { $file } ist nicht lesbar: { $text }
refusal-unknown-setting = Die Einstellung „{ $field }“ gibt es nicht. Zur Wahl stehen { $allowed }
refusal-wrong-setting = Die Einstellung { $field } ist ungültig: { $text }
refusal-wrong-kind-of-setting = Die Einstellung { $field } muss { $kind ->
    [flag] true oder false
    [integer] eine ganze Zahl
    [integer-from] eine ganze Zahl ab { $least }
    [integer-between] eine ganze Zahl von { $least } bis { $most }
   *[number] eine Zahl
    [number-from] eine Zahl ab { $least }
    [number-between] eine Zahl von { $least } bis { $most }
} sein, nicht „{ $value }“
refusal-no-key = Die Schlüsseldatei { $file } lässt sich nicht lesen oder schreiben: { $text }
refusal-damaged-key = Die Schlüsseldatei { $file } ist beschädigt: Jede Zeile muss 64 hexadezimale Ziffern haben. Lösche sie, um eine neue zu erhalten; dann werden alle abgemeldet
refusal-no-home = Du hast keinen Benutzerordner. Wähle mit --data einen Ordner für die Daten
refusal-not-started = Der Server konnte nicht starten. Warum, steht im Protokoll: { $file }

## Anfragen.

refusal-no-such-path = Seite nicht gefunden
refusal-wrong-method = Das wird hier nicht unterstützt
refusal-wrong-host = Dieser Server ist für diese Adresse nicht eingerichtet. Frag seinen Betreiber nach der richtigen
refusal-headers-too-large = Der Kopf der Anfrage ist zu groß; die Grenze sind { $most } Byte
refusal-too-many-bytes = Das ist zu groß; die Grenze sind { $most } Byte
refusal-too-slow = Die Anfrage kam zu langsam an
refusal-wrong-content-type = Der Inhalt muss { $expected } sein
refusal-not-utf-8 = Das ist kein UTF-8-Text. Speichere die Datei als UTF-8 und versuche es noch einmal
refusal-twice = In der Adresse steht etwas doppelt. Prüfe den Link
refusal-wrong-value = { $field ->
    [name] Dieser Name ist nicht möglich. Wähle einen anderen
    [password] Das Passwort ist zu kurz oder zu lang. Wähle ein anderes
    [text] Die Nachricht ist zu lang. Kürze sie
   *[other] Etwas davon ist ungültig. Prüfe deine Eingaben
}
refusal-too-many = { $reason ->
    [log-in] Zu viele Anmeldeversuche
    [password] Zu viele falsche Passwörter
    [name] Zu viele falsche Passwörter
    [account] Zu viele neue Konten aus deinem Netz
    [guest] Zu viele neue Gäste aus deinem Netz
    [table] Du hast zu viele Tische eröffnet
    [import] Du hast zu viele Partien importiert
    [stored] Du hast zu viele Partien importiert
    [analysis] Du hast zu viele Analysen angefordert
    [analyses] Du hast zu viele Analysen angefordert
    [say] Du schreibst zu schnell
    [report] Du hast zu viele Meldungen geschickt
   *[other] Zu viele Anfragen
}. { $minutes-count ->
    [0] Versuche es in { $seconds-count ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal
   *[other] Versuche es in { $minutes } Minuten noch einmal
}
refusal-for-the-host-machine = Das geht nur auf dem Rechner, auf dem der Server läuft
refusal-not-ready = Der Server ist noch nicht bereit. Versuche es gleich noch einmal
refusal-admins-only = Das kann nur die Verwaltung tun
refusal-switched-off = { $feature ->
    [guests] Dieser Server nimmt gerade keine neuen Gäste auf. Melde dich mit einem Konto an
    [chat] Der Chat ist gerade abgeschaltet
    [imports] Partien lassen sich gerade nicht importieren
   *[analyses] Analysen und Tipps sind gerade abgeschaltet
}

## Personen.

refusal-identity-needed = Wähle einen Namen oder melde dich zuerst an
refusal-cross-origin = Diese Anfrage kam von einer anderen Website und wurde blockiert
refusal-not-a-token = Dieses Token ist ungültig. Lege unter „Profil“ ein neues an
refusal-token-reads-only = Dieses Token darf nur lesen. Lege unter „Profil“ eines an, das spielen darf
refusal-foreign-name = Namen vergeben kannst du nur an privaten Tischen, an denen du für alle spielst
refusal-records-full = Deine importierten Partien würden mehr als { $most } Kilobyte brauchen. Lösche erst eine
refusal-no-such-line = Diese Nachricht gibt es nicht mehr
refusal-wrong-credentials = Falscher Name oder falsches Passwort
refusal-wrong-password = Falsches Passwort
refusal-accounts-only = Dafür brauchst du ein Konto. Lege unter „Profil“ eines an
refusal-accounts-closed = Dieser Server nimmt keine neuen Konten an
refusal-account-already = Du hast schon ein Konto
refusal-banned = Du bist auf diesem Server gesperrt: { $reason }
refusal-too-many-tokens = Du hast schon { $most } Tokens, mehr geht nicht. Widerrufe erst eines

## Tische und Studien.

refusal-too-many-tables = Du spielst schon an { $most } Tischen, mehr geht nicht. Beende erst eine Partie
refusal-too-many-bot-tables = Von hier aus laufen schon { $most } Tische mit Computerspielern, mehr geht nicht. Beende erst eine Partie
refusal-bots-unavailable = Der Computer kann auf diesem Server gerade nicht spielen. Gegen Menschen kannst du spielen
refusal-bot-failed = Der Computer konnte sich nicht entscheiden. „sixrow warm“ sagt vielleicht, warum
refusal-person-needed = Mindestens ein Mensch muss mitspielen
refusal-table-full = Diese Partie hat die Grenze von { $most } Ereignissen erreicht. Eröffne einen neuen Tisch
refusal-too-many-records = Du hast schon { $most } importierte Partien, mehr geht nicht. Lösche erst eine
refusal-too-many-jobs = { $most } deiner Analysen warten schon. Versuche es wieder, wenn eine fertig ist
refusal-rated-table-running = Keine Tipps und Analysen, während du eine gewertete Partie spielst
refusal-not-finished = Die Partie ist noch nicht zu Ende
refusal-analysis-failed = Die Analyse ist fehlgeschlagen. Versuche es noch einmal
refusal-analysis-too-long = Diese Analyse würde auf diesem Server zu lange dauern
refusal-hints-not-agreed = An diesem Tisch gibt es keine Tipps und keine Chancen
refusal-one-at-a-time = Warte bitte auf die vorige Antwort
refusal-too-many-sockets = Du hast schon { $most } offene Verbindungen, mehr geht nicht. Schließe ein paar Tabs
refusal-too-many-muted = Du hast schon { $most } Personen stummgeschaltet, mehr geht nicht. Nimm erst eine davon zurück
refusal-text-or-phrase = Sende entweder einen Text oder einen fertigen Satz
refusal-partners-silent = Partner dürfen während der Partie nicht chatten (S-4)
refusal-over-already = Dieser Tisch ist schon beendet

## Was die Befehle serve und admin sagen.

serving = Sixrow läuft unter { $address }
serving-invite = Zum Einladen wähle dort „Online mit Freunden“ und verschicke den Link.
serving-here-only = Bisher ist es nur von diesem Computer aus erreichbar. Damit andere in deinem Netzwerk mitspielen können, beende es und starte: { $command }
serving-network = Für andere in deinem Netzwerk: { $addresses }
serving-log = Das Protokoll steht in { $file }
serving-stop = Drücke Strg-C zum Beenden.
serving-bots-failed = Der Computer kann nicht spielen: Die Engine ließ sich nicht kompilieren (siehe Protokoll). Menschen können spielen.
serving-already = Sixrow läuft schon unter { $address }
serving-unchanged = Es läuft weiter, wie es gestartet wurde. Um es anders zu starten, beende es zuerst.
port-in-use = Port { $port } wird von einem anderen Programm benutzt. Wähle mit --port einen anderen; --port 0 nimmt einen freien
port-taken-instead = Port { $port } wird von einem anderen Programm benutzt, darum nimmt Sixrow einen freien.
served = Server beendet. Alle Partien sind gespeichert.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } ist gesperrt.
admin-unbanned = { $name } ist nicht mehr gesperrt.
admin-renamed = { $before } heißt jetzt { $name }.
admin-logged-out = { $name } wurde überall abgemeldet.
admin-key-rotated = Ab dem nächsten Start signiert der Server Cookies mit einem neuen Schlüssel; die alten gelten weiter.
admin-keys-dropped = Ab dem nächsten Start gilt nur ein neuer Schlüssel: Alle müssen sich neu anmelden, und Gäste werden vergessen.
admin-closed = Tisch { $table } wurde abgebrochen.
admin-announced = Mitgeteilt. Zum Zurückziehen: sixrow admin retract { $id }
admin-retracted = Mitteilung { $id } wurde zurückgezogen.
admin-line-dropped = Die Nachricht ist gelöscht.
admin-report-closed = Die Meldung ist erledigt.
admin-granted = { $name } gehört jetzt zur Verwaltung.
admin-revoked = { $name } gehört nicht mehr zur Verwaltung.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Gelöscht: { $guests } Gäste, { $tables } Tische, { $records } importierte Partien, { $lines } Chatnachrichten.
admin-would-sweep = Würde löschen: { $guests } Gäste, { $tables } Tische, { $records } importierte Partien, { $lines } Chatnachrichten.
admin-nothing-to-sweep = Nichts zu löschen.
# $text: as written.
refusal-not-an-age = „{ $text }“ ist kein Alter. Schreib eine Zahl und h, d oder w, etwa 90d
