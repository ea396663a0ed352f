### Der Tisch und seine Würfel: was er ablehnt, und was die Prüfung einer Partiedatei ergab.

## Einen Tisch öffnen.

refusal-wrong-terms = Diese Einstellungen sind für einen Tisch nicht möglich. Wähle andere
refusal-pair-needs-two-sides = Hin- und Rückpartie gibt es nur bei zwei Seiten, nicht bei { $sides }
refusal-not-when-rated = Gewertete Partien erlauben { $field ->
    [undo] kein Zurücknehmen
    [hints] keine Tipps
    [position] keinen Start aus einer Stellung
   *[other] diese Einstellungen für Zeit und Abwesenheit nicht
}
refusal-pair-from-position = Eine Partie ab einer Stellung kann nicht zu Hin- und Rückpartie gehören
refusal-position-over = In dieser Stellung ist die Partie schon zu Ende
refusal-rated-needs-people = An einem gewerteten Tisch muss auf jedem Platz eine andere Person sitzen
refusal-person-or-bot = Auf einem Platz sitzt entweder eine Person oder ein Bot
refusal-not-a-table = „{ $text }“ ist keine Kennung eines Tisches
refusal-not-a-person = „{ $text }“ ist keine Kennung einer Person
refusal-not-a-name = „{ $text }“ ist kein gültiger Name. Ein Name hat 1 bis { $longest } sichtbare Zeichen
refusal-wrong-number-of-chairs = Diese Partie braucht { $awaited } Plätze, nicht { $found }

## Alle Befehle.

refusal-stale-version = Am Tisch hat sich inzwischen etwas geändert. Sieh aufs Brett und versuche es noch einmal
refusal-not-a-command-id = „{ $text }“ ist keine Kennung eines Befehls
refusal-for-people = Das können nur Personen tun
refusal-for-the-house = Das kann nur der Server tun
refusal-not-the-host = Das kann nur der Gastgeber dieses Tisches tun
refusal-not-seated = Nimm zuerst Platz
refusal-not-your-seat = Platz { $seat } gehört dir nicht
refusal-not-the-next-event = Als Nächstes kommt Ereignis { $awaited }, nicht { $found }

## Vor und nach den Partien.

refusal-already-started = Die Partie hat schon begonnen
refusal-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen
refusal-seats-open = Es sind noch Plätze frei ({ $seats }). Lade jemanden ein oder füge einen Computer hinzu
refusal-game-running = Während einer Partie kannst du den Tisch nicht verlassen. Du kannst aufgeben
refusal-too-late-to-abort = Die erste Entscheidung ist gefallen, also lässt sich die Partie nicht mehr abbrechen. Du kannst aufgeben
refusal-not-over-yet = Die Partie ist noch nicht zu Ende
refusal-own-seat = Das ist dein eigener Platz
refusal-seat-open = Dort sitzt niemand
refusal-unseated = Der Gastgeber hat dich vom Tisch entfernt; hier kannst du nicht mehr Platz nehmen
refusal-somebody-left = Jemand ist gegangen, also ist keine Revanche möglich

## Während einer Partie.

refusal-not-playing = Hier läuft keine Partie
refusal-not-your-turn = Spieler { $seat } ist am Zug
refusal-time-up = Deine Zeit ist um
refusal-no-decisions = Dieser Befehl enthält keine Entscheidung
refusal-undo-not-agreed = An diesem Tisch lässt sich nichts zurücknehmen
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Ein Wurf bleibt ein Wurf
refusal-bot-plays = Für Spieler { $seat } spielt ein Bot
refusal-not-away = Spieler { $seat } ist verbunden
refusal-grace-not-over = Spieler { $seat } kann noch zurückkommen. Du kannst einen Bot übernehmen lassen, in { $wait-count ->
    [one] einer Sekunde
   *[other] { $wait } Sekunden
}
refusal-no-way-back = Auf Platz { $seat } spielst du schon selbst

## Echte Würfel, die eingegeben werden.

refusal-dice-entered = Diese Partie wird mit echten Würfeln gespielt: Gib ein, was sie zeigen
refusal-dice-not-entered = Würfel kannst du nur in einer Partie mit echten Würfeln eingeben
refusal-not-with-entered-dice = { $field ->
    [rated] Eine Partie mit echten Würfeln kann nicht gewertet werden
    [pair] Hin- und Rückpartie gibt es mit echten Würfeln nicht
    [clock] Eine Partie mit echten Würfeln hat keine Uhr
    [resign] Hier kannst du nicht aufgeben; du kannst die Partie beenden
   *[undo] Mit echten Würfeln lässt sich alles zurücknehmen
}
refusal-entered-by-one = Mit echten Würfeln gibt eine Person alles ein. Alle Plätze müssen ihr gehören
refusal-not-the-only-roll = Nur den letzten Wurf kannst du eingeben, solange kein anderer Wurf dieses Zuges eingegeben ist
refusal-begun-already = Du hast schon etwas eingegeben, also steht fest, wer beginnt. Nimm das zuerst zurück
refusal-nothing-entered = Es wurde noch nichts eingegeben

## Würfel: Ketten, Kettenglieder und fällige Würfe.

refusal-dice-due = Wurf { $roll } läuft gerade. Warte auf die Würfel
refusal-no-roll-due = { $roll-count ->
    [0] Gerade läuft kein Wurf
   *[other] Gerade läuft ein anderer Wurf: { $roll }
}
refusal-not-anchored = Die Würfel warten auf die Geräte dieser Plätze: { $seats }
refusal-anchor-used = Diese Kette wurde an diesem Tisch schon benutzt. Erzeuge eine neue
refusal-not-called = Wurf { $roll } braucht kein Kettenglied von dir
refusal-another-history = Der Server und dieses Gerät haben vor Wurf { $roll } verschiedene Partien gesehen
refusal-not-in-force = Ein anderes deiner Geräte hat inzwischen eine neue Kette begonnen
refusal-not-ahead = Der Server hat dieses Kettenglied nicht veröffentlicht oder den Wurf schon gemacht

## Beweise für die Würfel.

refusal-no-proof = Diese Partie hat keinen Beweis für ihre Würfel
refusal-real-dice = Die Würfel waren echt und wurden von Hand eingegeben, also gibt es nichts zu prüfen
refusal-not-a-proof = Der Beweis für die Würfel ist nicht lesbar: { $text }
refusal-old-proof = Der Beweis ist von älterer Art ({ $text }), bei der ein Server die Würfel wählen kann; er beweist nichts
refusal-other-commitment = Die Partiedatei hat ein anderes Siegel: { $text }
refusal-wrong-commitment = Das erste Siegel war vor dem ersten Wurf noch nicht veröffentlicht
refusal-wrong-people = Beweis und Partiedatei haben Personen auf verschiedenen Plätzen
refusal-no-person = Der Beweis hat Kettenglieder von Plätzen, auf denen niemand sitzt
refusal-wrong-roller = Wurf { $roll } gehört zu einem anderen Platz
refusal-wrong-link = Das Kettenglied passt bei Wurf { $roll } nicht zu deiner Kette
refusal-wrong-number-of-rolls = Der Beweis gilt für { $awaited } Würfe, die Partiedatei hat aber { $found }
refusal-wrong-first-roll = Die Partie kann nicht mit Wurf { $roll } begonnen haben
refusal-wrong-roll = Wurf { $roll } müsste { $fair } sein, nicht { $found }
refusal-wrong-digest = Die Partiedatei wurde nachträglich geändert: Ihre Prüfsumme stimmt nicht

## Belege: was das Gerät eines Spielers von einem Tisch behalten hat.

refusal-not-a-receipt = Das ist kein Beleg: { $text }
refusal-receipt-other-table = Der Beleg gehört zu einem anderen Tisch: { $text }
refusal-receipt-commitment = Beleg und Partiedatei haben verschiedene Siegel des Servers
refusal-receipt-anchor = Die Partiedatei hat eine Kette von { $name }, die nicht auf diesem Gerät entstand
refusal-receipt-link = Die Partiedatei hat bei Wurf { $roll } ein Kettenglied, das nicht von diesem Gerät kam
refusal-receipt-roll = Wurf { $roll } ist anders, als dieses Gerät ihn gesehen hat
refusal-receipt-left-out = Dieses Gerät war verbunden, wurde bei Wurf { $roll } aber nicht nach seinem Kettenglied gefragt
refusal-receipt-dropped = Wurf { $roll } wurde verworfen, als hätte dieses Gerät nicht geantwortet, aber das hatte es
refusal-receipt-head = Dieses Gerät hat eine andere Partie gesehen als die in der Datei

## Was der Client eines Spielers findet, diesem Spieler gesagt.

fault-wrong-link = Wurf { $roll }: Die Kette ist unterbrochen. Ein Kettenglied wurde ausgetauscht.
fault-wrong-roll = Wurf { $roll }: Die Würfel passen nicht zu den Kettengliedern oder kamen außer der Reihe.
fault-foreign-link = Bei Wurf { $roll } hat jemand für dich ein Kettenglied gegeben. Es kam nicht von diesem Gerät.
fault-foreign-anchor = Nach Wurf { $roll } hat jemand für dich eine neue Kette begonnen. Warst du das, auf einem anderen Gerät?
fault-foreign-command = Bei Wurf { $roll } hat jemand für dich gespielt. Warst du das, auf einem anderen Gerät?
fault-no-person = Wurf { $roll } verlangte ein Kettenglied von jemandem, der nicht mitspielt.
fault-not-called = Wurf { $roll } wurde gemacht, ohne alle zu fragen, die gefragt werden müssen.
fault-left-out = Du warst verbunden, aber Wurf { $roll } hat dein Kettenglied nicht verlangt.
fault-dropped = Wurf { $roll } wurde verworfen, als hättest du nicht geantwortet, aber dein Kettenglied war da.
fault-anchored-late = Jemand wechselte die Kette, während Wurf { $roll } lief.
fault-decided-late = Jemand hat gezogen oder einen Zug zurückgenommen, während Wurf { $roll } lief.
fault-second-draw = Wurf { $roll } wurde zweimal gezogen oder ohne Grund verworfen.
fault-second-opening = Der Server hat den Tisch ein zweites Mal geöffnet.
fault-resealed = Der Server hat nach Wurf { $roll } eine neue Kette begonnen. Nach dem Zurückspielen einer Sicherung muss er das; sonst frag nach.
fault-went-back = Der Server ist auf einen früheren Stand der Partie zurückgegangen. Du hattest Wurf { $roll } schon gesehen.
fault-another-history = Der Server zeigt eine andere Partie als vorher, spätestens ab Wurf { $roll }.

## Was von den Würfeln gezählt und gesagt wird, ohne ein Fehler zu sein.

dice-links-own = { $rolls-count ->
    [one] Dein Kettenglied steckt in { $mine } von einem Wurf.
   *[other] Dein Kettenglied steckt in { $mine } von { $rolls } Würfen.
}
dice-links-by = Würfe von { $name }: in { $mine } von { $rolls }
dice-links-of = { $rolls-count ->
    [one] Kettenglieder von { $name }: in { $mine } von einem Wurf
   *[other] Kettenglieder von { $name }: in { $mine } von { $rolls } Würfen
}
dice-void = Wurf { $roll } wurde verworfen, weil { $name } nicht geantwortet hat.
dice-void-other = Wurf { $roll } wurde verworfen, weil jemand nicht mehr mitspielte.
dice-void-avoided = Er hätte { $dice } gezeigt.
dice-new-chain = { $name } hat nach Wurf { $roll } eine neue Kette begonnen.
dice-bare = { $rolls-count ->
    [one] In einem Wurf steckt kein Kettenglied eines Spielers: { $list }
   *[other] In { $rolls } Würfen steckt kein Kettenglied eines Spielers: { $list }
}
dice-letters = Die Buchstaben dieser Partie: { $letters }

## Was geprüft wurde, je eine Zeile.

verify-title = { $file }: Tisch { $table }, Partie { $game }
verified-replay = { $entries-count ->
    [one] Die Regeln erlauben den einen Wurf, der gemacht wurde.
   *[other] Die Regeln erlauben alle { $entries } Würfe und Entscheidungen.
}
verified-commitment = Der Server hat seine Kette vor dem ersten Wurf veröffentlicht; das Siegel steht unten.
verified-noted-commitment = Das Siegel ist das vor der Partie notierte.
verified-chains = { $links-count ->
    [one] Das eine gezeigte Kettenglied passt zu seiner Kette.
   *[other] Alle { $links } gezeigten Kettenglieder passen zu ihren Ketten.
}
verified-dice = Aus den Kettengliedern nachgerechnet, stimmen alle { $dice } Würfel in { $rolls } Würfen.
verified-counted = Alle, die gefragt werden müssen, wurden gefragt; { $links } Kettenglieder von Spielern stecken in { $rolls } Würfen.
verified-digest = Namen, Aufbau, Entscheidungen, Zeiten, Ergebnis und Marken sind unverändert.
verified-receipt = Der Beleg von { $name } stimmt für alle { $rolls } Würfe, die er gesehen hat.
verify-failed = FEHLGESCHLAGEN: { $sentence }
verify-more = … und { $more } weitere dieser Art
verify-commitment = Siegel: { $commitment }
verify-commitment-how = (Vergleiche es mit dem, was der Tisch vor der Partie zeigte, oder benutze --commitment.)
verify-letters-how = (Vergleiche sie mit den anderen Spielern, aber nicht über den Server: gleiche Buchstaben, gleiche Partie.)
verify-limits =
    Eine Partiedatei zeigt nicht, wer verbunden war und nicht gefragt wurde, ob die Ketten
    den Spielern gehörten und ob alle diese Partie sahen. Belege zeigen es: --receipt.
verify-not-covered = Der Beweis deckt Bemerkungen und andere Anlagen nicht ab.
verify-holds = Bestätigt.
verify-broken = Nicht bestätigt.

## Die Würfel, gezählt.

tally-head = { $dice } Würfel (in Klammern: was zu erwarten ist)
tally-face = { $face }: { $count }, { $share } % ({ $low } bis { $high } %)
tally-chi-square = Faire Würfel fallen in { $percent } % aller Partien so ungleich oder noch ungleicher.
