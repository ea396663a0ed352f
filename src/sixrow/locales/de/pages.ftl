### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Partie wird geladen …
study-beginning = Vor dem ersten Wurf.
study-no-words = Die Partie geht weiter.
study-working = Partie wird analysiert
study-cancel = Abbrechen
study-cancelled = Die Analyse wurde abgebrochen.
study-failed = Die Analyse ist fehlgeschlagen.
study-analyse = Partie analysieren
study-kept = behalten
study-better-kept = besser
study-better-here = wäre besser gewesen
study-graph = Gewinnchancen im Lauf der Partie, darunter das Glück in jedem Zug: { $names }
study-graph-how = Oben: die Gewinnchance jeder Seite. Ringe zeigen Fehlentscheidungen, volle Ringe Patzer. Unten: das Glück in jedem Zug. Tippe darauf, um hinzuspringen.
study-players = Glück und Können
study-fortune = – { $luck }, { $skill }.
study-luck-none = weder Glück noch Pech
study-luck-good-little = etwas Glück
study-luck-good-some = Glück
study-luck-good-much = sehr viel Glück
study-luck-bad-little = etwas Pech
study-luck-bad-some = Pech
study-luck-bad-much = sehr viel Pech
study-skill-none = so gut gespielt wie die anderen
study-skill-good-little = etwas besser gespielt als die anderen
study-skill-good-some = besser gespielt als die anderen
study-skill-good-much = viel besser gespielt als die anderen
study-skill-bad-little = etwas schlechter gespielt als die anderen
study-skill-bad-some = schlechter gespielt als die anderen
study-skill-bad-much = viel schlechter gespielt als die anderen
study-fortune-how = In Prozentpunkten der Gewinnchance: Glück ist, was die Würfel verändert haben, Können, was die Entscheidungen verändert haben.
study-errors = Fehlentscheidungen
study-dice = Die Würfel
study-home = Analyse
study-home-text = Geh eine Partie noch einmal durch: was Glück war, was Können war und was besser gewesen wäre.
study-to-games = Beendete Partien
study-import = Partie importieren
study-file = Datei wählen
study-paste = … oder den Text der Partie einfügen
study-bring = Analysieren
study-records = Importierte Partien
study-drop = Löschen
study-try = Selbst versuchen
study-try-from = Von hier aus als { $name } weiterspielen, gegen den Computer
study-try-instead = Hier als { $name } neu entscheiden, gegen den Computer
step-slider = Stelle in der Partie
step-place = Schritt { $step } von { $steps }
step-first = Zum Anfang
step-back = Voriger Schritt
step-on = Nächster Schritt
step-last = Zum Ende
step-error-back = Voriger Fehler
step-error-on = Nächster Fehler
step-keys = Tasten: ← → Schritte, ↑ ↓ Züge, Pos1 und Ende, N und P Fehlentscheidungen, Leertaste spielt ab.
step-run = Abspielen
step-stop = Pause
tally-dice = { $dice-count ->
    [one] Ein Würfel.
   *[other] { $dice } Würfel.
}
tally-probability = Faire Würfel fallen in { $probability } der Fälle so ungleich oder noch ungleicher.
tally-share = { $share }; möglich ist { $low } bis { $high }
tally-how = Der Punkt ist der Anteil einer Augenzahl, der Balken die Unsicherheit (95 %, alle sechs zusammen), die Linie ein Sechstel.
share-title = Partie teilen
share-link = Link zu dieser Analyse
share-copy-link = Link kopieren
share-copy-record = Partietext kopieren
share-download = Herunterladen
share-not-copied = Dein Browser erlaubt hier kein Kopieren. Markiere den Text und kopiere ihn.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Coach
coach-roll-off = Zuerst: Wer beginnt? Alle würfeln, der höchste Wurf beginnt. Drück den Knopf zum Würfeln.
coach-roll = Jede Spalte gehört zu einer Augenzahl. Würfle mit allen acht Würfeln; danach darfst du noch zweimal würfeln.
coach-last-round = Jemand hat keine Scheibe mehr: Das ist die letzte Runde. Letzte Gelegenheit für Reihen und Gefangene.
coach-keep = { $rolls-count ->
    [one] Wähle die Würfel, die du behalten willst: Je mehr gleiche, desto höher kannst du setzen. Noch ein Wurf.
   *[other] Wähle die Würfel, die du behalten willst: Je mehr gleiche, desto höher kannst du setzen. Noch { $rolls } Würfe.
}
coach-held = Würfle die anderen noch einmal, oder hör auf, wenn dir gefällt, was da liegt.
coach-odds = Damit erreichst du { $cell } in { $chance } von 100 Fällen: Die Felder zeigen die Chancen. Würfle die anderen noch einmal.
coach-place = Wähle ein markiertes Feld. Feld 3 einer Spalte kostet drei Würfel mit ihrer Augenzahl. Du darfst bis zu { $limit } Scheiben je Zug setzen.
coach-capture = Sieh dir { $cell } an: Eine Scheibe dort schlägt, was die Gegner in der Spalte darunter haben. Ein Gefangener bringt 1 Punkt, zwei bringen 2, drei 4, vier 6, fünf 9.
coach-row = Sieh dir { $cell } an: Eine Scheibe dort bildet eine Reihe aus mindestens drei, und die bringt sofort Punkte.
coach-more = Du kannst weitere Scheiben setzen, solange Felder markiert sind, oder den Zug beenden.
coach-end = Keine Scheibe passt mehr. Beende den Zug, oder nimm eine Scheibe zurück und versuche es anders.
coach-stuck = Diesmal passt keine Scheibe. Du verlierst drei Scheiben, oder alle, die du noch hast.
coach-roll-two = Würfle mit beiden Würfeln: Ihre Summe sagt, wohin dein Chip darf. { $length } deiner Chips lückenlos in gerader Linie gewinnen.
coach-choose = { $cells-count ->
    [one] Ein Feld mit deiner Summe ist frei. Wähle es.
   *[other] { $cells } Felder mit deiner Summe sind frei. Wähle eines, das deine Reihe verlängert oder eine andere aufhält.
}
coach-joker = Eine 11 ist ein Joker: Lege einen Chip auf ein beliebiges freies Feld. Verlängere deine Reihe oder halte eine andere auf.
coach-confirm = Also { $cell }. Wähle es noch einmal oder drück den Knopf, { $kind ->
    [remove] um den Chip zu entfernen.
    [replace] um den Chip zu ersetzen.
    [replace-again] um den Chip zu ersetzen.
   *[place] um deinen Chip dorthin zu legen.
}
coach-game-ended = { $cell } gewinnt die Partie!
coach-removed = Eine 10 entfernt einen gegnerischen Chip, aber nie von einer 2 oder 12. Unterbrich die längste Reihe deiner Gegner.
coach-replaced = Alle vier Felder sind besetzt: Ersetze einen gegnerischen Chip. Unterbrich die längste Reihe deiner Gegner.
coach-extra-turn = Eine 2 oder 12 gibt dir danach noch einen Zug.
coach-pass = Diesmal gibt es nichts zu wählen: Du musst passen.

## The page about the dice.

fair-page = So funktionieren die Würfel
fair-table = Die Würfe an diesem Tisch
fair-receipt-fits = Das wurde mit dem Beleg verglichen, den dein Browser aufbewahrt hat.
fair-receipt-none = Dein Browser hat keinen Beleg für diesen Tisch, also gibt es nichts zu vergleichen.
roll-mine = mit deinem Kettenglied
roll-not-mine = ohne dein Kettenglied; mit dem von { $names }
roll-of = mit dem Kettenglied von { $names }
roll-bare = ohne Kettenglied eines Spielers
roll-void = verworfen
roll-void-by = verworfen: { $names } spielte nicht mehr
roll-dropped = verworfen: { $names } antwortete zehn Sekunden lang nicht
roll-avoided = Es wären { $dice } gewesen.
roll-renewed = Nach diesem Wurf begann { $names } eine neue Kette: ein anderes Gerät oder ein geleerter Browser.
fair-how = Der Server und das Gerät jedes Spielers haben je eine lange Kette geheimer Zahlen. Vor dem ersten Wurf veröffentlichen alle den Anfang ihrer Kette. Von da an kann niemand ein Kettenglied austauschen, und niemand kann das nächste Kettenglied eines anderen ausrechnen. Die Würfel ergeben sich aus all diesen Kettengliedern zusammen.
fair-step-due = Ein Wurf steht an
fair-step-due-text = Jemand will würfeln. Das wird zuerst gespeichert, mit den Namen aller, die verbunden sind. Von jetzt an kann niemand mehr ziehen oder zurücknehmen.
fair-step-given = Die Kettenglieder werden gezeigt
fair-step-given-text = Erst jetzt zeigt jedes ihrer Geräte sein nächstes Kettenglied, von selbst und im Nu. Deines auch.
fair-step-rolled = Die Würfel fallen
fair-step-rolled-text = Der Server zeigt sein eigenes Kettenglied. Aus allen zusammen folgen die Würfel, und jedes Gerät rechnet sie nach.
fair-count = Bei jedem Wurf zählt eine Frage: Steckt das Kettenglied, das du für genau diesen Wurf gegeben hast, darin? Dein Browser zeigt das für jeden Wurf. Eine Kette, die jemand eben erst begonnen hat, zählt nicht, bevor alle anderen Spieler nach ihr ein Kettenglied gegeben haben; sonst könnte sie passend ausgesucht sein.
fair-promised = Was wir versprechen
fair-promise-with = Einen Wurf, in dem dein Kettenglied steckt, konnte niemand vorhersehen oder wählen, auch der Server nicht: Alles andere darin stand fest, bevor dein Kettenglied bekannt war, und dieses wird erst gezeigt, wenn die Entscheidung gespeichert ist, die zum Wurf führt. Das gilt auch für die Würfe des Computers.
fair-promise-without = Fehlt dein Kettenglied, weil du weg warst oder an einem neuen Gerät, können der Server und die Spieler, deren Kettenglieder im Wurf stecken, ihn gemeinsam vorhersehen. Die Würfel wählen können sie nicht. Sie haben ein paar Möglichkeiten (wer gefragt wird, ob man auf dich wartet, dass jemand ausfällt, je eine neue Kette), können aber nie nach einem guten Wurf suchen.
fair-promise-seen = Was ein unehrlicher Server den Würfeln sonst noch antun kann, allein oder mit anderen Spielern, siehst du in deinem Browser: verworfene Würfe, neue Ketten, Würfe ohne dein Kettenglied. Alles darüber hinaus meldet er als Fehler.
fair-remaining = Was wir nicht versprechen können
fair-remains-page = Diese Seite selbst kommt vom Server. Wenn du ihm nicht traust, spiele im Terminal oder mit einem eigenen Programm.
fair-remains-foresee = Würfe ohne dein Kettenglied lassen sich vorhersehen; in Partien über mehrere Tage sind das die meisten Würfe der anderen. Ein Gegner, der mit dem Server zusammenarbeitet, kennt dann beim Entscheiden schon die nächsten Würfel. Sei dabei, oder spiele solche Partien nur dort, wo du dem Server traust.
fair-remains-void = Wer mit dem Server zusammenarbeitet, kann bei einem unliebsamen Wurf ausfallen und bekommt einen anderen: einmal je Person und Wurf, nach zehn Sekunden und mit Namen. Geschähe das immer, ergäben deine acht Würfel im Schnitt 26,1 statt 28 bei einem solchen Spieler, 25,0 bei zweien und 24,2 bei dreien. Sieh dir die verworfenen Würfe an.
fair-remains-server = Der Server kann dich am Verbinden hindern, langsam sein, mit den Uhren betrügen, schlecht für dich spielen, wenn ein Bot übernommen hat, eine Partie abbrechen oder jedem Spieler eine andere Partie zeigen. Gegen das Letzte hilft es, die Buchstaben zu vergleichen.
fair-remains-abort = Jeder kann eine Partie vor der ersten Entscheidung abbrechen und neu beginnen; an gewerteten Tischen nur, bis der erste Wurf ansteht.
fair-do = Was du selbst tun kannst
fair-do-text = Dein Browser bewahrt für jeden Tisch einen Beleg auf und vergleicht ihn, sooft du wiederkommst. Der Umschlag am Tisch zeigt die sechzehn Buchstaben der Partie: Wer die gleichen Buchstaben hat, hat die gleiche Partie gesehen. Speichere den Beleg als Datei, dann vergleicht der Befehl sixrow verify ihn mit der Partiedatei.

## Oneself.

me-nobody = Nicht angemeldet
me-settings = Einstellungen
me-ratings = Wertungen
me-no-ratings = Noch keine gewerteten Partien.
me-games = Deine Partien
me-no-games = Noch keine beendeten Partien.
me-account = Konto
rating-tables = { $tables-count ->
    [one] nach einem Tisch
   *[other] nach { $tables } Tischen
}
rating-chart = Von { $first } ({ $from }) bis { $last } ({ $to })
account-why = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto behältst du deine Partien, kannst dich überall anmelden und gewertete Partien spielen.
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-everywhere = Überall abmelden
account-name = Name
account-password = Passwort
account-password-lost = Ein vergessenes Passwort lässt sich nicht wiederherstellen. Schreib es auf.
account-present = Aktuelles Passwort
account-next = Neues Passwort
account-change-name = Namen ändern
account-change-password = Passwort ändern
account-name-changed = Name geändert.
account-password-changed = Passwort geändert.
account-made = Konto angelegt.
account-tokens = Tokens für Programme
account-tokens-text = Mit einem Token kann dein eigener Bot unter deinem Namen spielen.
account-token-make = Token anlegen
account-token-given = Kopiere es jetzt. Es wird nicht noch einmal gezeigt:
account-token-label = Zweck
account-token-scope = Es darf
account-token-play = spielen
account-token-read = nur lesen
account-token-days = Gültig (Tage)
# $date: a day.
account-token-until = bis { $date }
account-token-used = zuletzt benutzt { $date }
account-token-unused = nie benutzt
account-tokens-too = Auch alle Tokens widerrufen
account-data = Meine Daten
account-data-text = Alles, was dieser Server über dich speichert, als Datei.
account-data-get = Meine Daten herunterladen
account-delete = Meine Daten löschen
account-delete-text = Das löscht deinen Namen, deine Chatnachrichten, importierten Partien, Wertungen und Tokens endgültig. Gespielte Partien bleiben bei den anderen Spielern, ohne deinen Namen.
account-delete-sure = Ja, alles löschen
account-deleted = Deine Daten sind gelöscht.
fair-all = Jeder Wurf an diesem Tisch, einzeln geprüft

## The page for administrators.

manage-title = Verwaltung
manage-reports = Gemeldete Nachrichten
manage-no-reports = Keine Meldungen.
manage-drop-line = Nachricht löschen
manage-leave-line = Stehen lassen
manage-table = Zum Tisch
manage-bans = Personen und Adressen
manage-days = Dauer einer Sperre in Tagen (leer: dauerhaft)
manage-reason = Grund (wird der Person gezeigt)
manage-name = Teil eines Namens
manage-nobody = Niemand hat einen solchen Namen.
manage-kind-guest = Gast
manage-kind-account = Konto
manage-kind-bot = Bot
manage-kind-admin = Verwaltung
manage-ban = Sperren
manage-unban = Sperre aufheben
manage-banned = Gesperrt bis { $until }.
manage-banned-for-ever = Dauerhaft gesperrt.
manage-network = Adresse oder Netz
manage-no-addresses = Keine gesperrten Adressen.
manage-tables = Tische, die noch laufen
manage-no-tables = Keine.
manage-cancel = Abbrechen
manage-switches = Funktionen
manage-switch-guests = Neue Gäste
manage-switch-chat = Chat
manage-switch-imports = Partien importieren
manage-switch-analyses = Analysen und Tipps
manage-log = Protokoll
manage-no-acts = Noch nichts.
manage-console = Kommandozeile
manage-act-ban = Person gesperrt
manage-act-unban = Sperre aufgehoben
manage-act-ban-address = Adresse gesperrt
manage-act-unban-address = Sperre der Adresse aufgehoben
manage-act-rename = Person umbenannt
manage-act-log-out = Person abgemeldet
manage-act-grant = In die Verwaltung aufgenommen
manage-act-revoke = Aus der Verwaltung entlassen
manage-act-cancel = Tisch abgebrochen
manage-act-drop-line = Nachricht gelöscht
manage-act-close-report = Meldung erledigt
manage-act-switch-on = Eingeschaltet
manage-act-switch-off = Ausgeschaltet
manage-act-sweep = Alte Gäste gelöscht
manage-act-announce = Mitteilung veröffentlicht
manage-act-retract = Mitteilung zurückgezogen

## Learn, and the archive.

learn-title = Spielen lernen
learn-text = Am schnellsten geht es mit einer ersten Partie: Ein Coach erklärt dir jeden Schritt.
learn-first = Erste Partie
learn-rules = Regeln
learn-editions = Ausgaben und Optionen: die Unterschiede
learn-editions-text = Die gedruckten Ausgaben unterscheiden sich in wenigen Punkten und lassen manche Frage offen. Das kannst du vor einer Partie wählen.
learn-usual = (Standard)
learn-study = Partieanalyse
learn-contents = Inhalt
learn-table = Tabelle
games-text = Name oder ein Teil davon
games-both = Beide Spiele
games-more = Mehr
games-none = Keine beendete Partie gefunden. Private werden nicht gezeigt.
