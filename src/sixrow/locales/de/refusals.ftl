### Warum etwas abgelehnt wurde. Ohne Punkt: Den setzen „refused“ und „refused-by-rule“.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Entscheidungen am Tisch.

refusal-no-decision-awaited = Im Augenblick gibt es nichts zu entscheiden
refusal-unknown-decision = Es gibt keine Entscheidung mit der Nummer { $decision }
refusal-still-rolling = Wähle erst, welche Würfel du behältst. Gesetzt wird nach dem letzten Wurf
refusal-rolls-used = In diesem Zug hast du keinen Wurf mehr. Setze mit den Würfeln, die da liegen
refusal-dice-not-there = Diese Würfel liegen nicht auf dem Tisch: { $dice }
refusal-dice-locked = Behaltene Würfel bleiben liegen. Behalte auch { $dice }
refusal-must-place = Du kannst noch eine Scheibe setzen. Setze mindestens eine, bevor du den Zug beendest
refusal-turn-limit = Du hast { $limit } Scheiben gesetzt, mehr sind nicht erlaubt. Beende den Zug
refusal-supply-empty = Du hast keine Scheibe mehr. Beende den Zug
refusal-cell-taken = { $cell } ist besetzt. Wähle ein freies Feld
refusal-too-few-dice = { $cell } kostet { $needed-count ->
    [one] einen Würfel
   *[other] { $needed } Würfel
} mit einer { $face }; { $have-count ->
    [0] du hast keinen mehr
    [one] du hast noch einen
   *[other] du hast noch { $have }
}
refusal-must-play = Du kannst nicht passen, denn es gibt ein Feld, das du wählen kannst
refusal-must-pass = Mit diesem Wurf gibt es keinen Zug. Du musst passen
refusal-cell-safe = Chips auf einer 2 oder 12 sind sicher. Entferne einen anderen als den auf { $cell }
refusal-nothing-to-clear = Auf { $cell } liegt kein gegnerischer Chip. Wähle ein anderes Feld
refusal-wrong-number = { $cell } trägt die { $number }, du hast aber { $total } gewürfelt
refusal-own-chip = Auf { $cell } liegt schon ein Chip deiner Seite. Wähle ein anderes Feld
refusal-empty-first = { $cell } ist besetzt. Wähle ein freies Feld, solange es eines gibt

## Würfel, die nicht passen.

refusal-no-dice-awaited = Im Augenblick gibt es nichts zu würfeln
refusal-not-dice = „{ $value }“ ist kein Wurf
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Hier wird ein Würfel gebraucht, nicht { $rolled }
   *[other] Hier werden { $awaited } Würfel gebraucht, nicht { $rolled }
}
refusal-too-many-dice = Das Spiel hat nur { $most } Würfel, nicht { $found }

## Aufbau.

refusal-wrong-number-of-players = Das Spiel ist für { $allowed } Spieler, nicht für { $value }
refusal-unknown-option = Die Option „{ $field }“ gibt es in diesem Spiel nicht. Zur Wahl stehen { $allowed }
refusal-unknown-value = „{ $field }“ kann nicht { $value } sein. Zur Wahl stehen { $allowed }
refusal-unknown-edition = Die Ausgabe „{ $value }“ gibt es von diesem Spiel nicht. Zur Wahl stehen { $allowed }
refusal-not-a-number = „{ $value }“ ist keine Zahl, die hier möglich ist
refusal-limit-needs-four = Die Grenze von { $value } Scheiben je Zug gilt nur zu viert
refusal-unknown-game = Das Spiel „{ $text }“ gibt es nicht. Zur Wahl stehen { $allowed }
refusal-unknown-language = Die Sprache „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $allowed }
refusal-not-an-option = „{ $text }“ ist keine Option; schreibe Name=Wert
refusal-option-twice = Die Option „{ $field }“ ist zweimal angegeben

## Stellungen.

refusal-wrong-length = Die Stellung braucht eine Zahl für jede Seite, nicht mehr und nicht weniger
refusal-negative = Die Stellung enthält eine Zahl unter 0
refusal-off-board = Etwas in der Stellung liegt neben dem Brett
refusal-cells-overlap = Zwei Steine liegen auf demselben Feld
refusal-too-many-discs = Jemand hat mehr Scheiben, als es im Spiel gibt
refusal-too-many-chips = Jemand hat mehr Chips, als es im Spiel gibt
refusal-too-many-captives = Es gibt mehr Gefangene, als Scheiben auf dem Brett fehlen
refusal-no-such-seat = Diesen Platz gibt es im Spiel nicht
refusal-ran-out-too-early = Jemand hat keine Scheibe mehr, war in dieser Runde aber noch nicht am Zug
refusal-impossible-roll-off = So kann das Auswürfeln nicht ausgehen
refusal-not-begun = Beim Auswürfeln muss der Rest der Stellung wie am Anfang sein
refusal-wrong-rolls-left = Die Zahl der übrigen Würfe stimmt nicht
refusal-wrong-dice = Diese Würfel sind an dieser Stelle des Zuges nicht möglich
refusal-wrong-placed = Die Zahl der in diesem Zug gesetzten Scheiben stimmt nicht
refusal-not-over = In dieser Stellung kann die Partie nicht zu Ende sein
refusal-row-and-phase-differ = Die Partie ist genau dann zu Ende, wenn jemand eine Gewinnreihe hat

## Eine Stellung als Text.

refusal-not-a-board = „{ $text }“ ist kein Brett: Schreibe sechs Zeilen von 6 bis 1, getrennt durch /
refusal-unknown-phase = „{ $text }“ ist keine Stelle des Zuges. Zur Wahl stehen { $allowed }
refusal-left-over = „{ $text }“ ist am Ende zu viel. Lass es weg

## Wörter, in Stellungen, in Partiedateien und an der Eingabe.

refusal-not-a-cell = „{ $text }“ ist kein Feld; Felder heißen a1 bis f6
refusal-not-a-die = „{ $text }“ ist kein Würfel; Würfel zeigen 1 bis 6
refusal-unknown-word = „{ $text }“ ist weder ein Wurf noch eine Entscheidung
refusal-missing = „{ $field }“ fehlt hier

## Partiedateien.

refusal-unknown-format = „{ $text }“ ist kein lesbares Format. Verwende { $allowed }
refusal-not-a-tag = Das ist keine gültige Marke. Schreibe [Name "Text"]; manche Namen sind vergeben
refusal-tag-twice = Die Marke { $field } ist zweimal angegeben
refusal-not-an-attachment = Das ist keine gültige Anlage. Schreibe %Name und dann JSON
refusal-attachment-twice = Die Anlage { $field } ist zweimal angegeben
refusal-comment-twice = Hier steht schon eine Bemerkung
refusal-too-many-entries = Die Partie hat mehr als { $most } Würfe und Entscheidungen, und das sind zu viele
refusal-not-a-result = „{ $text }“ ist kein Ergebnis. Schreibe * oder zum Beispiel 1 row
refusal-another-setup = Die Stellung gehört zu einem anderen Spiel oder anderen Optionen
refusal-wrong-result = Das Ergebnis stimmt nicht mit der Partie überein
refusal-wrong-number-of-names = Es werden { $awaited } Namen gebraucht
refusal-time-goes-back = Die Zeit { $time } liegt vor der vorigen oder ist zu groß
refusal-stray-mark = Dieses Zeichen für einen Zug oder Platz gehört zu keinem Wurf und keiner Entscheidung
refusal-too-many-names = Den Platz { $seat } gibt es in diesem Spiel nicht
refusal-wrong-turn = Das ist Zug { $expected }, nicht { $found }
refusal-wrong-seat = Am Zug ist Platz { $expected }, nicht { $found }

## Partiedateien als JSON.

refusal-not-json = Das ist kein JSON
refusal-too-deep = Das ist zu tief ineinander verschachtelt
refusal-field-twice = Der Eintrag „{ $field }“ ist zweimal angegeben
refusal-half-a-character = Der Text enthält ein ungültiges Zeichen
refusal-not-finite = Diese Zahl ist zu groß
refusal-unknown-field = Den Eintrag „{ $field }“ gibt es hier nicht
refusal-wrong-type = Hier muss { $expected ->
    [string] ein Text
    [object] ein Objekt
    [array] eine Liste
    [string-or-integer] ein Text oder eine ganze Zahl
   *[integer] eine ganze Zahl
} stehen
refusal-roll-or-decision = Ein Eintrag ist entweder ein Wurf oder eine Entscheidung

## Die Engine.

refusal-no-turn = In dieser Stellung gibt es keinen Zug zu berechnen
refusal-unknown-policy = „{ $value }“ ist keine Spielweise. Zur Wahl stehen { $allowed }
refusal-wrong-number-of-policies = Gib eine Spielweise für alle an oder { $awaited }, eine je Platz, nicht { $found }
refusal-out-of-range = { $field } kann nicht { $value } sein; mindestens { $least } ist nötig
refusal-too-large = { $field } kann nicht { $value } sein; höchstens { $most } ist möglich
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Computerspieler, Analyse und Simulationen brauchen ein Zusatzpaket
        [server] Tische für andere brauchen ein Zusatzpaket
        [postgresql] PostgreSQL braucht ein Zusatzpaket
        [research] Forschungsumgebungen brauchen Zusatzpakete
        [cluster] Arbeit auf einem Cluster braucht Zusatzpakete
    }: { $command }
refusal-not-a-multiple = { $field } kann nicht { $value } sein; nötig ist ein Vielfaches von { $of }
refusal-not-a-network = { $file } ist keine Netzdatei
refusal-other-shape = Das Ausgangsnetz hat andere Eingänge oder Breiten als dieses Training
refusal-no-network = Für { $setup } gibt es kein trainiertes Netz
refusal-unknown-level = Die Stufe „{ $value }“ gibt es nicht. Zur Wahl stehen { $allowed }

## Wettkämpfe und Lernen.

refusal-not-a-ladder = { $file } enthält nicht die Partien eines Wettkampfs (Zeile { $line })
refusal-other-ladder = { $file } gehört zu einem anderen Wettkampf: { $field } ist { $value }, nicht { $wanted }
refusal-other-dataset = { $file } gehört zu einem anderen Datensatz: { $field } ist { $value }, nicht { $wanted }
refusal-not-a-checkpoint = { $file } ist kein Zwischenstand, mit dem dieses Programm weitermachen kann
refusal-other-checkpoint = { $file } gehört zu einem anderen Training: { $field } ist { $value }, nicht { $wanted }

## Fragen an sixrow analyse --serve.

refusal-no-odds = In dieser Stellung würfelt niemand, also gibt es keine Chancen zu zeigen
refusal-line-too-long = Die Zeile ist zu lang; erlaubt sind höchstens { $most } Zeichen
refusal-id-taken = Eine Anfrage mit dieser Kennung ist noch offen
refusal-queue-full = { $most } Anfragen warten schon. Versuche es später noch einmal
refusal-no-such-request = Keine Anfrage mit dieser Kennung wartet auf eine Antwort
refusal-cancelled = Das wurde abgebrochen
refusal-internal = In Sixrow ist etwas schiefgegangen. Versuche es gleich noch einmal

## Analyse.

refusal-end-too-far = Bis zum Ende der Partie ist es noch zu weit, um von hier aus alles genau zu berechnen
refusal-two-sides-only = Schranken lassen sich nur für Partien mit zwei Seiten berechnen
refusal-not-frozen = { $file } ist keine Sammlung eingefrorener Stellungen
