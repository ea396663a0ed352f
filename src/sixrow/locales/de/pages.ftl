### What only some pages of the web client say; they load it. See web.ftl for facts that are numbers.

## The analysis of a game. More is in analysis.ftl and web.ftl.

study-loading = Die Partie wird geholt …
study-beginning = Vor dem ersten Wurf.
study-no-words = Die Partie geht weiter.
study-working = Die Partie wird analysiert
study-cancel = Abbrechen
study-cancelled = Die Analyse wurde abgebrochen.
study-failed = Die Analyse ist fehlgeschlagen.
study-analyse = Partie analysieren
study-kept = behalten
study-better-kept = besser
study-better-here = wäre besser gewesen
study-graph = Anteil am Sieg im Lauf der Partie, darunter das Glück in jedem Zug: { $names }
study-graph-how = Oben: was jede Seite erwarten konnte. Ringe zeigen Fehlentscheidungen, volle Ringe Patzer. Unten: was die Würfel jedes Zuges dem gaben, der sie warf. Tippe darauf, um hinzugehen.
study-players = Glück und Können
study-fortune = – { $luck } und { $skill }.
study-luck-none = weder Glück noch Pech
study-luck-good-little = ein wenig Glück
study-luck-good-some = Glück
study-luck-good-much = sehr viel Glück
study-luck-bad-little = ein wenig Pech
study-luck-bad-some = Pech
study-luck-bad-much = sehr viel Pech
study-skill-none = so gut gespielt wie die anderen
study-skill-good-little = etwas besser gespielt als die anderen
study-skill-good-some = besser gespielt als die anderen
study-skill-good-much = viel besser gespielt als die anderen
study-skill-bad-little = etwas schlechter gespielt als die anderen
study-skill-bad-some = schlechter gespielt als die anderen
study-skill-bad-much = viel schlechter gespielt als die anderen
study-fortune-how = In Anteilen am Sieg: Glück ist, was alle Würfel einer Seite gaben, Können, was alle Entscheidungen ihr gaben.
study-errors = Fehlentscheidungen
study-dice = Die Würfel
study-home = Analyse
study-home-text = Sieh dir eine Partie noch einmal an: was Glück war, was Können, und was besser gewesen wäre.
study-to-games = Beendete Partien
study-import = Aufzeichnung mitbringen
study-file = Eine Datei
study-paste = Oder der Text der Aufzeichnung
study-bring = Analysieren
study-records = Deine Aufzeichnungen
study-drop = Entfernen
study-try = Selbst versuchen
study-try-from = Von hier aus, an der Stelle von { $name }, gegen den Computer
study-try-instead = Hier selbst entscheiden, an der Stelle von { $name }, gegen den Computer
step-slider = Stelle in der Partie
step-place = Schritt { $step } von { $steps }
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-last = Zum Ende
step-error-back = Voriger Fehler
step-error-on = Nächster Fehler
step-keys = Tasten: ← → Schritte, ↑ ↓ Züge, Pos1 und Ende, N und P Fehlentscheidungen, Leertaste spielt ab.
step-run = Abspielen
step-stop = Anhalten
tally-dice = { $dice-count ->
    [one] Ein Würfel.
   *[other] { $dice } Würfel.
}
tally-probability = Ehrliche Würfel fallen in { $probability } der Fälle mindestens so ungleich.
tally-share = { $share }, vereinbar mit { $low } bis { $high }
tally-how = Der Punkt ist der Anteil einer Augenzahl, der Balken, was so viele Würfel offenlassen (95 %, alle sechs zusammen), die Linie ein Sechstel.
share-title = Die Aufzeichnung
share-link = Link zu dieser Analyse
share-copy-link = Link kopieren
share-copy-record = Partie kopieren
share-download = Herunterladen
share-not-copied = Der Browser lässt Seiten hier nicht kopieren.

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Begleiter
coach-roll-off = Zuerst: Wer beginnt? Alle würfeln, der höchste Wurf beginnt. Drück den Knopf zum Würfeln.
coach-roll = Jede Spalte gehört zu einer Augenzahl. Wirf alle acht Würfel; danach darfst du noch zweimal werfen.
coach-last-round = Jemand hat keine Scheibe mehr: Das ist die letzte Runde. Danach werden Reihen und Gefangene zusammengezählt.
coach-keep = { $rolls-count ->
    [one] Tippe auf die Würfel, die du behalten willst: je mehr gleiche, desto höher das Feld. Noch ein Wurf.
   *[other] Tippe auf die Würfel, die du behalten willst: je mehr gleiche, desto höher das Feld. Noch { $rolls } Würfe.
}
coach-held = Wirf die anderen noch einmal, oder hör auf, wenn dir gefällt, was liegt.
coach-odds = Damit erreichst du { $cell } in { $chance } von 100 Fällen: Die Felder zeigen die Aussichten. Wirf die anderen.
coach-place = Wähle ein markiertes Feld. Feld 3 einer Spalte kostet drei Würfel ihrer Augenzahl. Höchstens { $limit } Scheiben im Zug.
coach-capture = Sieh dir { $cell } an: Eine Scheibe dort fängt, was die anderen in der Spalte darunter haben. Ein Gefangener zählt 1 Punkt, zwei 2, drei 4, vier 6, fünf 9.
coach-row = Sieh dir { $cell } an: Das gibt eine Reihe aus drei oder mehr, und die bringt sofort Punkte.
coach-more = Du kannst weitere setzen, solange Felder markiert sind, oder den Zug beenden.
coach-end = Mehr lässt sich nicht setzen. Beende den Zug, oder nimm eine Scheibe zurück und versuch es anders.
coach-stuck = Diesmal passt nichts. Das kostet drei Scheiben, oder alle, die noch da sind.
coach-roll-two = Wirf beide Würfel: Ihre Summe sagt, wohin ein Chip darf. { $length } deiner Chips in einer geraden Reihe ohne Lücke gewinnen.
coach-choose = { $cells-count ->
    [one] Ein Feld trägt deine Summe. Wähle es.
   *[other] { $cells } Felder tragen deine Summe. Wähle das, das deiner Reihe hilft oder eine andere bricht.
}
coach-joker = Eine 11 ist ein Joker: Lege einen Chip auf ein beliebiges freies Feld, wo er deiner Reihe am meisten hilft oder eine andere bricht.
coach-confirm = Also { $cell }. Wähle es noch einmal, oder drück den Knopf, { $kind ->
    [remove] um den Chip wegzunehmen.
    [replace] um den Chip dort zu ersetzen.
    [replace-again] um den Chip dort zu ersetzen.
   *[place] um den Chip dorthin zu legen.
}
coach-game-ended = { $cell } gewinnt die Partie!
coach-removed = Eine 10 nimmt einen Chip der anderen vom Brett, aber nie von einer 2 oder 12. Zerstöre ihre längste Reihe.
coach-replaced = Alle vier Felder sind besetzt: Ersetze einen Chip der anderen. Zerstöre ihre längste Reihe.
coach-extra-turn = Mit einer 2 oder 12 darfst du danach noch einmal spielen.
coach-pass = Diesmal gibt es nichts zu wählen: Der Zug geht weiter.

## The page about the dice.

fair-page = So entstehen die Würfe
fair-table = Die Würfe an diesem Tisch
fair-receipt-fits = Was der Server zeigt, wurde mit dem Beleg verglichen, den dieser Browser behalten hat.
fair-receipt-none = Dieser Browser hat keinen Beleg von diesem Tisch, also nichts zum Vergleichen.
roll-mine = mit deinem Glied
roll-not-mine = ohne dein Glied; mit dem von { $names }
roll-of = mit dem Glied von { $names }
roll-bare = ohne Glied eines Spielers
roll-void = verworfen
roll-void-by = verworfen: { $names } spielte nicht mehr
roll-dropped = verworfen: { $names } antwortete zehn Sekunden lang nicht
roll-avoided = Es wären { $dice } gewesen.
roll-renewed = Nach diesem Wurf begann { $names } eine neue Kette: ein anderes Gerät oder ein geleerter Browser.
fair-how = Der Server und das Gerät jedes Spielers haben je eine lange Kette geheimer Zahlen. Vor dem ersten Wurf veröffentlichen alle den Anfang ihrer Kette. Von da an kann niemand ein Glied austauschen, und niemand kann das nächste Glied eines anderen ausrechnen. Die Würfel kommen aus all diesen Gliedern zusammen.
fair-step-due = Der Wurf steht an
fair-step-due-text = Jemand will würfeln. Das wird zuerst gespeichert, mit den Namen aller, die da sind. Von jetzt an lässt sich nichts mehr entscheiden oder zurücknehmen.
fair-step-given = Die Glieder werden gegeben
fair-step-given-text = Erst jetzt öffnet jedes ihrer Geräte sein nächstes Glied und gibt es, von selbst und im Nu. Deines auch.
fair-step-rolled = Die Würfel fallen
fair-step-rolled-text = Der Server öffnet sein eigenes Glied. Die Würfel folgen aus allen, und jedes Gerät rechnet sie nach.
fair-count = Bei jedem Wurf zählt eine Frage: Ist das Glied, das du für genau diesen Wurf gegeben hast, mit dabei? Dein Browser zeigt das für jeden einzelnen. Eine Kette, die jemand eben erst begonnen hat, zählt nicht, bevor alle anderen Spieler nach ihr ein Glied gegeben haben; sonst könnte sie passend ausgesucht sein.
fair-promised = Was versprochen ist
fair-promise-with = Mit deinem Glied konnte niemand einen Wurf vorhersehen oder wählen, auch der Server nicht: Alles andere darin stand fest, bevor dein Glied bekannt war, und dein Glied wird erst verraten, wenn die Entscheidung gespeichert ist, die zum Wurf führt. Das gilt auch für die Würfe des Computers.
fair-promise-without = Ohne dein Glied, weil du weg warst oder an einem neuen Gerät, können der Server und diejenigen, deren Glieder in einem Wurf sind, ihn gemeinsam vorhersehen. Die Würfel wählen können sie nicht. Sie haben ein paar Möglichkeiten (wer gefragt wird, ob man auf dich wartet, dass jemand ausfällt, je eine neue Kette), aber nie eine Suche.
fair-promise-seen = Was ein unehrlicher Server, allein oder mit anderen Spielern, den Würfeln noch antun kann, zeigt sich in deinem Browser: verworfene Würfe, neue Ketten, Würfe ohne dein Glied. Alles darüber hinaus meldet er als Fehler.
fair-remaining = Was bleibt
fair-remains-page = Diese Seite kommt selbst vom Server. Wenn du ihm nicht traust, spiele im Terminal oder mit einem eigenen Programm.
fair-remains-foresee = Würfe ohne dein Glied lassen sich vorhersehen; in Partien über mehrere Tage sind das die meisten Würfe der anderen. Ein Gegner, der mit dem Server unter einer Decke steckt, kennt dann beim Entscheiden schon die nächsten Würfel. Sei da, oder spiele nur dort über Tage, wo du dem Server traust.
fair-remains-void = Wer mit dem Server unter einer Decke steckt, kann aus einem Wurf ausfallen, der ihm nicht gefällt, und bekommt einen anderen: einmal je Person und Wurf, nach zehn Sekunden und mit Namen. Täte er das immer, ergäben deine acht Würfel im Schnitt 26,1 statt 28 bei einem solchen Spieler, 25,0 bei zweien und 24,2 bei dreien. Sieh dir die verworfenen Würfe an.
fair-remains-server = Der Server kann dich am Verbinden hindern, langsam sein, mit den Uhren betrügen, schlecht für dich spielen, während ein Bot einspringt, eine Partie abbrechen oder jedem Spieler eine andere Partie zeigen. Gegen das Letzte hilft es, die Buchstaben zu vergleichen.
fair-remains-abort = Jeder kann eine Partie vor der ersten Entscheidung abbrechen und neu beginnen; an gewerteten Tischen nicht mehr, sobald der erste Wurf ansteht.
fair-do = Was du selbst tun kannst
fair-do-text = Dein Browser behält von jedem Tisch einen Beleg und vergleicht ihn, sooft du wiederkommst. Der Umschlag am Tisch zeigt die sechzehn Buchstaben der Partie: Wer die gleichen Buchstaben hat, hat die gleiche Partie gesehen. Speichere den Beleg als Datei, dann vergleicht der Befehl sixrow verify ihn mit der Aufzeichnung der Partie.

## Oneself.

me-nobody = Nicht angemeldet
me-settings = Einstellungen
me-ratings = Wertungen
me-no-ratings = Noch keine gewerteten Partien.
me-games = Deine Partien
me-no-games = Noch ist keine Partie vorbei.
me-account = Konto
rating-tables = { $tables-count ->
    [one] aus einem Tisch
   *[other] aus { $tables } Tischen
}
rating-chart = Von { $first } ({ $from }) bis { $last } ({ $to })
account-why = Du bist Gast: Nur dieser Browser kennt dich. Ein Konto bewahrt deine Partien, gilt überall und kann gewertete Partien spielen.
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-everywhere = Überall abmelden
account-name = Name
account-password = Passwort
account-password-lost = Ein verlorenes Passwort lässt sich nicht ersetzen: Schreib es auf.
account-present = Jetziges Passwort
account-next = Neues Passwort
account-change-name = Namen ändern
account-change-password = Passwort ändern
account-name-changed = Du hast einen neuen Namen.
account-password-changed = Das Passwort ist geändert.
account-made = Du hast ein Konto.
account-tokens = Token für Programme
account-tokens-text = Ein eigener Bot zeigt ein Token, um unter deinem Namen zu spielen.
account-token-make = Token anlegen
account-token-given = Notiere es jetzt, es wird nicht noch einmal gezeigt:
account-token-label = Zweck
account-token-scope = Es darf
account-token-play = spielen
account-token-read = nur zusehen
account-token-days = Gültig, in Tagen
# $date: a day.
account-token-until = bis { $date }
account-token-used = zuletzt benutzt { $date }
account-token-unused = nie benutzt
account-tokens-too = Auch alle Tokens widerrufen
account-data = Meine Daten
account-data-text = Alles, was dieser Server über dich speichert, als Datei.
account-data-get = Meine Daten herunterladen
account-delete = Meine Daten löschen
account-delete-text = Dein Name, was du gesagt hast, deine Aufzeichnungen, Wertungen und Token verschwinden. Partien anderer bleiben; wo du saßest, steht kein Name.
account-delete-sure = Ja, endgültig löschen
account-deleted = Es ist gelöscht.
fair-all = Jeder Wurf an diesem Tisch, einzeln geprüft

## The page for administrators.

manage-title = Verwaltung
manage-reports = Gemeldete Zeilen
manage-no-reports = Es gibt keine Meldungen.
manage-drop-line = Zeile löschen
manage-leave-line = Stehen lassen
manage-table = Zum Tisch
manage-bans = Personen und Adressen
manage-days = Tage einer Sperre (leer: für immer)
manage-reason = Grund, der angezeigt wird
manage-name = Teil eines Namens
manage-nobody = Niemand heißt so.
manage-kind-guest = Gast
manage-kind-account = Konto
manage-kind-bot = Bot
manage-kind-admin = Verwaltung
manage-ban = Sperren
manage-unban = Sperre aufheben
manage-banned = Gesperrt bis { $until }.
manage-banned-for-ever = Für immer gesperrt.
manage-network = Adresse oder Netz
manage-no-addresses = Keine Adresse ist gesperrt.
manage-tables = Tische, die noch laufen
manage-no-tables = Es gibt keine.
manage-cancel = Tisch absagen
manage-switches = Was erlaubt ist
manage-switch-guests = Neue Gäste
manage-switch-chat = Chat
manage-switch-imports = Aufzeichnungen importieren
manage-switch-analyses = Analysen und Tipps
manage-log = Was getan wurde
manage-no-acts = Noch nichts.
manage-console = Kommandozeile
manage-act-ban = Person gesperrt
manage-act-unban = Sperre aufgehoben
manage-act-ban-address = Adresse gesperrt
manage-act-unban-address = Adresse wieder zugelassen
manage-act-rename = Person umbenannt
manage-act-log-out = Person abgemeldet
manage-act-grant = In die Verwaltung aufgenommen
manage-act-revoke = Aus der Verwaltung entlassen
manage-act-cancel = Tisch abgesagt
manage-act-drop-line = Zeile gelöscht
manage-act-close-report = Meldung erledigt
manage-act-switch-on = Eingeschaltet
manage-act-switch-off = Abgeschaltet
manage-act-sweep = Alte Gäste gelöscht
manage-act-announce = Mitgeteilt
manage-act-retract = Mitteilung zurückgenommen
