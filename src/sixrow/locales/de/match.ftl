### Der Tisch und seine Würfel: was er ablehnt, und was die Prüfung einer Aufzeichnung ergab.

## Einen Tisch öffnen.

refusal-wrong-terms = Diese Bedingungen ergeben keinen Tisch: { $text }
refusal-pair-needs-two-sides = Ein Paar von Partien ist für zwei Seiten, nicht für { $sides }
refusal-not-when-rated = Ein gewerteter Tisch kann { $field } nicht haben
refusal-pair-from-position = Eine Partie ab einer Stellung steht für sich und gehört zu keinem Paar
refusal-position-over = In dieser Stellung ist die Partie schon zu Ende
refusal-rated-needs-people = An einem gewerteten Tisch braucht jeder Platz eine eigene Person
refusal-person-or-bot = Ein Platz hat eine Person oder einen Bot, nicht beides
refusal-not-a-table = „{ $text }“ kann nicht die Kennung eines Tisches sein
refusal-not-a-person = „{ $text }“ kann nicht die Kennung einer Person sein
refusal-not-a-name = „{ $text }“ kann kein Name sein; ein Name hat bis zu { $longest } darstellbare Zeichen
refusal-wrong-number-of-chairs = Hier werden { $awaited } Plätze gebraucht, nicht { $found }

## Alle Befehle.

refusal-stale-version = Inzwischen ist etwas geschehen (Ereignis { $version }, du hattest { $seen } gesehen)
refusal-not-a-command-id = „{ $text }“ kann nicht die Kennung eines Befehls sein
refusal-not-a-nonce = Der Befehl braucht eine Einmalzahl aus 32 hexadezimalen Ziffern
refusal-nonce-used = Diese Einmalzahl wurde schon benutzt; jeder Befehl braucht eine neue
refusal-for-people = Das ist für Personen, nicht für das Haus
refusal-for-the-house = Das kann nur das Haus sagen
refusal-not-the-host = Das ist dem Gastgeber des Tisches vorbehalten
refusal-not-seated = Das ist denen vorbehalten, die einen Platz haben
refusal-not-your-seat = Platz { $seat } ist nicht deiner
refusal-not-the-next-event = Als Nächstes kommt Ereignis { $awaited }, nicht { $found }

## Vor und nach den Partien.

refusal-already-started = Die Partie hat schon begonnen
refusal-seat-taken = Platz { $seat } ist besetzt
refusal-seats-open = Diese Plätze sind noch frei: { $seats }
refusal-game-running = Mitten in einer Partie kannst du nicht aufstehen; du kannst aufgeben
refusal-too-late-to-abort = Die erste Entscheidung ist gefallen, also kann die Partie nicht mehr abgesagt werden
refusal-not-over-yet = Die Partie ist noch nicht vorbei
refusal-somebody-left = Jemand ist gegangen, also gibt es keine Revanche
refusal-no-spectators = Hier darf niemand zusehen

## Während einer Partie.

refusal-not-playing = Hier wird keine Partie gespielt
refusal-not-your-turn = Platz { $seat } ist am Zug
refusal-time-up = Die Zeit ist abgelaufen
refusal-no-decisions = In diesem Befehl steht keine Entscheidung
refusal-undo-not-agreed = An diesem Tisch kann nichts zurückgenommen werden
refusal-nothing-to-undo = Seit dem letzten Wurf gibt es nichts, was du zurücknehmen könntest
refusal-bot-plays = Auf Platz { $seat } spielt ein Bot
refusal-not-away = Auf Platz { $seat } fehlt niemand
refusal-grace-not-over = Platz { $seat } kann noch zurückkommen: noch { $wait-count ->
    [one] eine Sekunde
   *[other] { $wait } Sekunden
}
refusal-no-way-back = Auf Platz { $seat } vertritt dich kein Bot, während du weg bist

## Beweise für die Würfel.

refusal-no-proof = Die Aufzeichnung hat keinen Beweis für ihre Würfel
refusal-not-a-proof = Der Beweis für die Würfel ist keiner: { $text }
refusal-proof-from-position = Die Partie begann mit einer Stellung, also lassen sich ihre Würfel nicht beweisen
refusal-wrong-number-of-commitments = Es müssten { $awaited } Festlegungen sein, nicht { $found }
refusal-other-commitment = Die Aufzeichnung hat eine andere Festlegung: { $text }
refusal-wrong-link = Das Glied von Wurf { $roll } passt nicht zum vorigen
refusal-wrong-number-of-rolls = Der Beweis gilt für { $awaited } Würfe, die Aufzeichnung hat { $found }
refusal-wrong-first-roll = Die Partie kann nicht mit Wurf { $roll } begonnen haben
refusal-wrong-roll = Wurf { $roll } müsste { $fair } sein, nicht { $found }
refusal-wrong-number-of-hands = Der Beweis müsste von { $awaited } Würfen sagen, wessen sie waren, nicht von { $found }
refusal-wrong-nonce = Diese Einmalzahl steht an falscher Stelle oder zweimal da: { $text }
refusal-no-own-nonce = Wurf { $roll } benutzte keine neue Einmalzahl von Platz { $seat }
refusal-wrong-digest = Nach der Aufzeichnung wurde etwas geändert: Ihre Prüfsumme passt nicht

## Was geprüft wurde, je eine Zeile.

verify-title = { $file }: Tisch { $table }, Partie { $game }
verified-replay = { $entries-count ->
    [one] Die Regeln erlauben den einen Wurf, der gemacht wurde.
   *[other] Die Regeln erlauben alle { $entries } Würfe und Entscheidungen.
}
verified-commitment = Jede Kette von Gliedern hat ihre Festlegung; die erste steht unten.
verified-noted-commitment = Die Festlegung ist die, die vor der Partie notiert wurde.
verified-links = { $links-count ->
    [one] Das eine aufgedeckte Glied passt zur Festlegung.
   *[other] Alle { $links } aufgedeckten Glieder passen zur Festlegung.
}
verified-dice = Aus Gliedern und Einmalzahlen neu gewürfelt, sind alle { $dice } Würfel in { $rolls } Würfen gleich.
verified-nonces = { $nonces } Einmalzahlen von Personen gingen ein; jeder ihrer { $rolls } Würfe hatte eine neue.
verified-digest = Namen, Aufbau, Entscheidungen, Zeiten, Ergebnis und Marken sind, wie sie geschrieben wurden.
verify-failed = NICHT RICHTIG: { $sentence }
verify-more = … und { $more } weitere dieser Art
verify-commitment = Festlegung: { $commitment }
verify-commitment-how = (Vergleiche sie mit dem, was der Tisch vor der Partie zeigte; --commitment tut das.)
verify-not-covered = Bemerkungen und andere Anlagen deckt der Beweis nicht ab.
verify-holds = Bestätigt.
verify-broken = Nicht bestätigt.

## Die Würfel, gezählt.

tally-head = Unter { $dice } Würfeln waren (in Klammern: was so viele Würfel offenlassen)
tally-face = { $face }: { $count }, { $share } % ({ $low } bis { $high } %)
tally-chi-square = Ehrliche Würfel fallen in { $percent } % aller Partien mindestens so ungleich.
