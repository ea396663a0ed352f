### Was der Server ablehnt, neben dem, was Regeln, Tisch und Speicher ablehnen.

## Einstellungen.

refusal-no-settings = Die Einstellungen in { $file } sind nicht lesbar: { $text }
refusal-unknown-setting = Die Einstellung { $field } gibt es nicht; es gibt { $allowed }
refusal-wrong-setting = Die Einstellung { $field } kann nicht so sein: { $text }
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
refusal-no-home = Du hast keinen Benutzerordner; nenne mit --data einen Ordner für die Daten
refusal-not-started = Der Server konnte nicht starten; warum, steht im Protokoll: { $file }

## Anfragen.

refusal-no-such-path = Hier ist nichts
refusal-wrong-method = Das geht hier nicht
refusal-wrong-host = Dieser Server heißt anders
refusal-headers-too-large = Der Kopf der Anfrage ist zu groß; erlaubt sind { $most } Byte
refusal-too-many-bytes = Das ist zu groß; erlaubt sind { $most } Byte
refusal-too-slow = Die Anfrage kam zu langsam an
refusal-wrong-content-type = Der Inhalt muss { $expected } sein
refusal-not-utf-8 = Das ist kein UTF-8
refusal-twice = „{ $field }“ steht hier zweimal
refusal-wrong-value = „{ $field }“ kann nicht so sein: { $text }
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
refusal-for-the-host-machine = Das ist dem Rechner vorbehalten, auf dem der Server läuft
refusal-not-ready = Der Server ist nicht bereit; versuche es gleich noch einmal
refusal-admins-only = Das ist der Verwaltung vorbehalten
refusal-switched-off = { $feature ->
    [guests] Neue Gäste werden gerade nicht eingelassen; melde dich mit einem Konto an
    [chat] Der Chat ist gerade abgeschaltet
    [imports] Aufzeichnungen können gerade nicht importiert werden
   *[analyses] Analysen gibt es gerade nicht
}

## Personen.

refusal-identity-needed = Sag erst, wer du bist: als Gast, durch Anmelden oder mit einem Token
refusal-cross-origin = Die Anfrage kommt von einer anderen Website
refusal-not-a-token = Dieses Token öffnet nichts
refusal-token-reads-only = Dieses Token darf nur lesen
refusal-foreign-name = Andere Namen gibt es nur an privaten Tischen, an denen du alle selbst spielst
refusal-records-full = Deine Aufzeichnungen würden mehr als { $most } Kilobyte brauchen; wirf erst eine weg
refusal-no-such-line = Diese Zeile gibt es im Chat nicht
refusal-wrong-credentials = Falscher Name oder falsches Passwort
refusal-wrong-password = Falsches Passwort
refusal-accounts-only = Das ist denen vorbehalten, die ein Konto haben
refusal-accounts-closed = Hier kann man keine neuen Konten anlegen
refusal-account-already = Du hast schon ein Konto
refusal-banned = Der Gastgeber hat dich ausgesperrt: { $reason }
refusal-too-many-tokens = { $most } Token sind genug; ziehe erst eines zurück

## Tische und Studien.

refusal-too-many-tables = Du sitzt schon an { $most } Tischen; beende erst eine Partie
refusal-too-many-bot-tables = Von hier aus wird schon an { $most } Tischen mit Computern gespielt; beende erst eine Partie
refusal-bots-unavailable = Der Computer kann auf diesem Server gerade nicht spielen; der Gastgeber findet den Grund im Protokoll
refusal-bot-failed = Der Computer konnte sich nicht entscheiden; sixrow warm sagt vielleicht, warum
refusal-person-needed = An einem Tisch muss ein Mensch sitzen
refusal-table-full = Dieser Tisch nimmt davon nichts mehr an; er hat { $most } Ereignisse
refusal-too-many-records = { $most } Aufzeichnungen sind schon gespeichert; wirf erst eine weg
refusal-too-many-jobs = { $most } deiner Analysen warten schon
refusal-rated-table-running = Während du eine gewertete Partie spielst, gibt es keine Tipps und Analysen
refusal-not-finished = Die Partie ist noch nicht vorbei
refusal-analysis-failed = Die Analyse ist fehlgeschlagen; versuche es noch einmal
refusal-analysis-too-long = Die Analyse dauert hier zu lange
refusal-hints-not-agreed = An diesem Tisch gibt es keine Tipps und keine Chancen
refusal-one-at-a-time = Eine Frage nach der anderen; die Antwort auf die vorige ist unterwegs
refusal-too-many-sockets = Es sind schon { $most } Verbindungen von dir offen; schließe einige
refusal-too-many-muted = { $most } Personen sind schon stumm geschaltet
refusal-text-or-phrase = Sag einen Text oder eine fertige Wendung, eins von beiden
refusal-partners-silent = Partner reden nicht, während sie spielen (S-4)
refusal-over-already = Dieser Tisch ist schon beendet

## Was die Befehle serve und admin sagen.

serving = Sixrow läuft auf { $address }
serving-invite = Zum Einladen wähle dort „Freunde, per Link“ und verschicke den Link.
serving-here-only = Bisher geht das nur auf diesem Computer. Damit andere in deinem Netzwerk mitspielen können, beende es und starte: { $command }
serving-network = Für andere in deinem Netzwerk: { $addresses }
serving-log = Das Protokoll steht in { $file }
serving-stop = Strg-C beendet es.
serving-bots-failed = Der Computer kann nicht spielen: Die Engine ließ sich nicht übersetzen; warum, steht im Protokoll. Menschen können spielen.
serving-already = Sixrow läuft schon, auf { $address }
serving-unchanged = Es läuft so, wie es gestartet wurde; um es anders zu starten, beende es zuerst.
port-in-use = Port { $port } wird von einem anderen Programm benutzt; --port wählt einen anderen, --port 0 nimmt irgendeinen freien
port-taken-instead = Port { $port } wird von einem anderen Programm benutzt; Sixrow nimmt stattdessen einen freien.
served = Sixrow ist beendet; nichts ist verloren.
admin-person = { $id }  { $kind }  { $name }
admin-banned = { $name } ist ausgesperrt.
admin-unbanned = { $name } darf wieder herein.
admin-renamed = { $before } heißt jetzt { $name }.
admin-logged-out = { $name } ist überall abgemeldet.
admin-key-rotated = Ab dem nächsten Start unterschreibt der Server Cookies mit einem neuen Schlüssel; die alten gelten weiter.
admin-keys-dropped = Ab dem nächsten Start kennt der Server nur einen neuen Schlüssel; alle bisherigen Cookies sind ungültig.
admin-closed = Tisch { $table } ist abgesagt.
admin-announced = Mitgeteilt. Zum Zurücknehmen: sixrow admin retract { $id }
admin-retracted = Die Mitteilung { $id } ist zurückgenommen.
admin-line-dropped = Die Zeile ist gelöscht.
admin-report-closed = Die Meldung ist erledigt.
admin-granted = { $name } gehört jetzt zur Verwaltung.
admin-revoked = { $name } gehört nicht mehr zur Verwaltung.
# $guests, $tables, $records, $lines: numbers.
admin-swept = Gelöscht: { $guests } Gäste, { $tables } Tische, { $records } Aufzeichnungen, { $lines } Chatzeilen.
admin-would-sweep = Würde löschen: { $guests } Gäste, { $tables } Tische, { $records } Aufzeichnungen, { $lines } Chatzeilen.
admin-nothing-to-sweep = Nichts zu löschen.
# $text: as written.
refusal-not-an-age = „{ $text }“ ist keine Dauer; schreib eine Zahl und h, d oder w, etwa 90d
