### Der Tisch und seine Würfel: was er ablehnt, und was die Prüfung einer Aufzeichnung ergab.

## Einen Tisch öffnen.

refusal-wrong-terms = Diese Bedingungen ergeben keinen Tisch: { $text }
refusal-pair-needs-two-sides = Ein Paar von Partien ist für zwei Seiten, nicht für { $sides }
refusal-not-when-rated = Gewertete Partien erlauben { $field ->
    [undo] kein Zurücknehmen
    [hints] keine Hinweise
   *[position] keinen Beginn aus einer Stellung
}
refusal-pair-from-position = Eine Partie ab einer Stellung steht für sich und gehört zu keinem Paar
refusal-position-over = In dieser Stellung ist die Partie schon zu Ende
refusal-rated-needs-people = An einem gewerteten Tisch braucht jeder Platz eine eigene Person
refusal-person-or-bot = Ein Platz hat eine Person oder einen Bot, nicht beides
refusal-not-a-table = „{ $text }“ kann nicht die Kennung eines Tisches sein
refusal-not-a-person = „{ $text }“ kann nicht die Kennung einer Person sein
refusal-not-a-name = „{ $text }“ kann kein Name sein; ein Name hat bis zu { $longest } darstellbare Zeichen
refusal-wrong-number-of-chairs = Hier werden { $awaited } Plätze gebraucht, nicht { $found }

## Alle Befehle.

refusal-stale-version = Der Tisch hat sich inzwischen geändert. Sieh dir das Brett an und versuche es noch einmal
refusal-not-a-command-id = „{ $text }“ kann nicht die Kennung eines Befehls sein
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
refusal-own-seat = Das ist dein eigener Platz
refusal-seat-open = Dort sitzt niemand
refusal-unseated = Der Gastgeber hat diesen Platz zurückgenommen; du kannst dich an diesem Tisch nicht mehr setzen
refusal-somebody-left = Jemand ist gegangen, also gibt es keine Revanche

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

## Echte Würfel, die eingegeben werden.

refusal-dice-entered = Diese Partie wird mit echten Würfeln gespielt: Gib ein, was sie zeigen
refusal-dice-not-entered = Würfel werden nur in einer Partie mit echten Würfeln eingegeben
refusal-not-with-entered-dice = { $field ->
    [rated] Eine Partie mit echten Würfeln kann nicht gewertet werden
    [pair] Hin- und Rückspiel gibt es mit echten Würfeln nicht
    [clock] Eine Partie mit echten Würfeln hat keine Uhr
    [resign] Hier gibt niemand auf; du kannst die Partie beenden
   *[undo] Mit echten Würfeln kann alles zurückgenommen werden
}
refusal-entered-by-one = Mit echten Würfeln gibt eine Person alles ein: Alle Plätze müssen ihre sein
refusal-not-the-only-roll = Der letzte Wurf kann nur allein eingegeben werden, wenn kein anderer Wurf des Zuges eingegeben wurde
refusal-begun-already = Es wurde schon etwas eingegeben, also steht fest, wer beginnt; nimm es zuerst zurück
refusal-nothing-entered = Es wurde noch nichts eingegeben

## Würfel: Ketten, Glieder und fällige Würfe.

refusal-dice-due = Wurf { $roll } ist fällig; bis seine Würfel da sind, geht nichts anderes
refusal-no-roll-due = { $roll-count ->
    [0] Gerade ist kein Wurf fällig
   *[other] Gerade ist ein anderer Wurf fällig: { $roll }
}
refusal-not-anchored = Die Würfel warten auf die Geräte dieser Plätze: { $seats }
refusal-anchor-used = Diese Kette wurde an diesem Tisch schon benutzt; es braucht eine neue
refusal-not-called = Wurf { $roll } braucht kein Glied von dir
refusal-another-history = Der Server und dieses Gerät haben vor Wurf { $roll } verschiedene Partien gesehen
refusal-not-in-force = Ein anderes deiner Geräte hat inzwischen eine neue Kette begonnen
refusal-not-ahead = Der Server hat dieses Glied nicht gezeigt oder den Wurf schon gemacht

## Beweise für die Würfel.

refusal-no-proof = Die Aufzeichnung hat keinen Beweis für ihre Würfel
refusal-real-dice = Die Würfel waren echt und wurden von Hand eingegeben; es gibt nichts zu prüfen
refusal-not-a-proof = Der Beweis für die Würfel ist keiner: { $text }
refusal-old-proof = Der Beweis ist von älterer Art ({ $text }), bei der ein Server die Würfel wählen konnte; er beweist nichts
refusal-other-commitment = Die Aufzeichnung hat eine andere Festlegung: { $text }
refusal-wrong-commitment = Die erste Festlegung war vor dem ersten Wurf noch nicht da
refusal-wrong-people = Der Beweis hat Personen auf anderen Plätzen als die Aufzeichnung
refusal-no-person = Der Beweis hat Glieder von Plätzen, auf denen niemand sitzt
refusal-wrong-roller = Wurf { $roll } gehört zu einem anderen Platz
refusal-wrong-link = Das Glied passt bei Wurf { $roll } nicht zu deiner Kette
refusal-wrong-number-of-rolls = Der Beweis gilt für { $awaited } Würfe, die Aufzeichnung hat { $found }
refusal-wrong-first-roll = Die Partie kann nicht mit Wurf { $roll } begonnen haben
refusal-wrong-roll = Wurf { $roll } müsste { $fair } sein, nicht { $found }
refusal-wrong-digest = Nach der Aufzeichnung wurde etwas geändert: Ihre Prüfsumme passt nicht

## Belege: was das Gerät eines Spielers von einem Tisch behalten hat.

refusal-not-a-receipt = Das ist kein Beleg: { $text }
refusal-receipt-other-table = Der Beleg ist von einem anderen Tisch: { $text }
refusal-receipt-commitment = Der Beleg hat eine andere Festlegung des Hauses als die Aufzeichnung
refusal-receipt-anchor = Die Aufzeichnung hat eine Kette von { $name }, die nicht auf diesem Gerät entstand
refusal-receipt-link = Die Aufzeichnung hat bei Wurf { $roll } ein Glied, das dieses Gerät nicht gegeben hat
refusal-receipt-roll = Wurf { $roll } ist nicht so, wie dieses Gerät ihn gesehen hat
refusal-receipt-left-out = Dieses Gerät war da, aber Wurf { $roll } hat kein Glied von ihm verlangt
refusal-receipt-dropped = Wurf { $roll } wurde verworfen, als hätte dieses Gerät nicht geantwortet, aber das hatte es
refusal-receipt-head = Dieses Gerät hat einen anderen Verlauf gesehen, als die Aufzeichnung zeigt

## Was der Client eines Spielers findet, diesem Spieler gesagt.

fault-wrong-link = Bei Wurf { $roll } passt ein Glied nicht zum vorigen: Es wurde ausgetauscht.
fault-wrong-roll = Wurf { $roll } zeigt andere Würfel, als seine Glieder ergeben, oder kam außer der Reihe.
fault-foreign-link = Bei Wurf { $roll } wurde für dich ein Glied gegeben. Es kam nicht von hier.
fault-foreign-anchor = Nach Wurf { $roll } wurde für dich eine neue Kette begonnen. Warst du das, auf einem anderen Gerät?
fault-foreign-command = Bei Wurf { $roll } wurde für dich gespielt. Warst du das, auf einem anderen Gerät?
fault-no-person = Wurf { $roll } verlangte ein Glied von jemandem, der nicht mitspielt.
fault-not-called = Wurf { $roll } wurde gemacht, ohne alle zu fragen, die gefragt werden müssen.
fault-left-out = Du warst da, aber Wurf { $roll } hat dein Glied nicht verlangt.
fault-dropped = Wurf { $roll } wurde verworfen, als hättest du nicht geantwortet, aber dein Glied war da.
fault-anchored-late = Jemand wechselte die Kette, während Wurf { $roll } fällig war.
fault-decided-late = Jemand entschied etwas oder nahm etwas zurück, während Wurf { $roll } fällig war.
fault-second-draw = Wurf { $roll } wurde ein zweites Mal gezogen oder ohne Grund verworfen.
fault-second-opening = Der Server hat den Tisch ein zweites Mal geöffnet.
fault-resealed = Der Server hat nach Wurf { $roll } eine neue Kette begonnen. Das muss er, wenn er aus einer Sicherung kommt; sonst frag nach.
fault-went-back = Der Server ist auf einen früheren Stand der Partie zurückgegangen. Du hattest Wurf { $roll } schon gesehen.
fault-another-history = Der Server zeigt eine andere Partie als vorher, spätestens ab Wurf { $roll }.

## Was von den Würfeln gezählt und gesagt wird, ohne ein Fehler zu sein.

dice-links-own = { $rolls-count ->
    [one] Dein Glied ist in { $mine } von einem Wurf.
   *[other] Dein Glied ist in { $mine } von { $rolls } Würfen.
}
dice-links-by = Würfe von { $name }: in { $mine } von { $rolls }
dice-links-of = Glieder von { $name }: in { $mine } von { $rolls } Würfen
dice-void = Wurf { $roll } wurde verworfen, weil { $name } nicht geantwortet hat.
dice-void-other = Wurf { $roll } wurde verworfen, weil jemand nicht mehr mitspielte.
dice-void-avoided = Er hätte { $dice } gezeigt.
dice-new-chain = { $name } hat nach Wurf { $roll } eine neue Kette begonnen.
dice-bare = { $rolls-count ->
    [one] In einem Wurf ist kein Glied eines Spielers: { $list }
   *[other] In { $rolls } Würfen ist kein Glied eines Spielers: { $list }
}
dice-letters = Die Buchstaben dieser Partie: { $letters }

## Was geprüft wurde, je eine Zeile.

verify-title = { $file }: Tisch { $table }, Partie { $game }
verified-replay = { $entries-count ->
    [one] Die Regeln erlauben den einen Wurf, der gemacht wurde.
   *[other] Die Regeln erlauben alle { $entries } Würfe und Entscheidungen.
}
verified-commitment = Das Haus hat seine Kette vor dem ersten Wurf veröffentlicht; die Festlegung steht unten.
verified-noted-commitment = Die Festlegung ist die, die vor der Partie notiert wurde.
verified-chains = { $links-count ->
    [one] Das eine gezeigte Glied passt zu seiner Kette.
   *[other] Alle { $links } gezeigten Glieder passen zu ihren Ketten.
}
verified-dice = Aus den Gliedern neu gewürfelt, sind alle { $dice } Würfel in { $rolls } Würfen gleich.
verified-counted = Gefragt wurden alle, die es sein mussten; { $links } Glieder von Spielern sind in { $rolls } Würfen.
verified-digest = Namen, Aufbau, Entscheidungen, Zeiten, Ergebnis und Marken sind, wie sie geschrieben wurden.
verified-receipt = Der Beleg von { $name } passt, mit allen { $rolls } Würfen, die er gesehen hat.
verify-failed = NICHT RICHTIG: { $sentence }
verify-more = … und { $more } weitere dieser Art
verify-commitment = Festlegung: { $commitment }
verify-commitment-how = (Vergleiche sie mit dem, was der Tisch vor der Partie zeigte; --commitment tut das.)
verify-letters-how = (Vergleiche sie mit den anderen, nicht über den Server: gleiche Buchstaben, gleiche Partie.)
verify-limits =
    Eine Aufzeichnung zeigt nicht, wer da war und nicht gefragt wurde, ob die Ketten den Spielern
    gehörten und ob alle diese Partie sahen. Ihre Belege zeigen es: --receipt.
verify-not-covered = Bemerkungen und andere Anlagen deckt der Beweis nicht ab.
verify-holds = Bestätigt.
verify-broken = Nicht bestätigt.

## Die Würfel, gezählt.

tally-head = Unter { $dice } Würfeln waren (in Klammern: was so viele Würfel offenlassen)
tally-face = { $face }: { $count }, { $share } % ({ $low } bis { $high } %)
tally-chi-square = Ehrliche Würfel fallen in { $percent } % aller Partien mindestens so ungleich.
