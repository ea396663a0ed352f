### Warum etwas abgelehnt wurde. Ohne Punkt: Den setzen „refused“ und „refused-by-rule“.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Entscheidungen am Tisch.

refusal-no-decision-awaited = Im Augenblick ist nichts zu entscheiden
refusal-unknown-decision = Es gibt keine Entscheidung mit der Nummer { $decision }
refusal-still-rolling = Wähle erst, welche Würfel du behältst; gesetzt wird nach dem letzten Wurf
refusal-rolls-used = In diesem Zug ist kein Wurf mehr übrig; die Würfel bleiben, wie sie sind
refusal-dice-not-there = Unter den Würfeln auf dem Tisch sind { $dice } nicht
refusal-dice-locked = Einmal liegen gelassene Würfel bleiben liegen: Du musst auch { $dice } behalten
refusal-must-place = Du kannst eine Scheibe setzen, also musst du es tun, bevor du den Zug beendest
refusal-turn-limit = Mehr als { $limit } Scheiben dürfen in einem Zug nicht gesetzt werden
refusal-supply-empty = Du hast keine Scheibe mehr
refusal-cell-taken = { $cell } ist besetzt
refusal-too-few-dice = { $cell } kostet { $needed-count ->
    [one] einen Würfel
   *[other] { $needed } Würfel
} mit einer { $face }; { $have-count ->
    [0] du hast keinen mehr
    [one] du hast noch einen
   *[other] du hast noch { $have }
}
refusal-must-play = Es gibt ein Feld zu wählen, also darfst du nicht passen
refusal-must-pass = Mit diesem Wurf kannst du nur passen
refusal-cell-safe = Chips auf einer 2 oder 12 sind sicher, also kann { $cell } nicht geräumt werden
refusal-nothing-to-clear = Auf { $cell } liegt kein Chip eines Gegners
refusal-wrong-number = { $cell } ist eine { $number }, und du hast { $total } gewürfelt
refusal-own-chip = Deine Seite hat schon einen Chip auf { $cell }
refusal-empty-first = { $cell } ist besetzt, und freie Felder gehen vor

## Würfel, die nicht passen.

refusal-no-dice-awaited = Im Augenblick ist nicht zu würfeln
refusal-not-dice = { $value } steht für keine Würfel
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Hier wird ein Würfel gebraucht, nicht { $rolled }
   *[other] Hier werden { $awaited } Würfel gebraucht, nicht { $rolled }
}
refusal-too-many-dice = Das Spiel hat nur { $most } Würfel, nicht { $found }

## Aufbau.

refusal-wrong-number-of-players = Das Spiel ist für { $allowed } Spieler, nicht für { $value }
refusal-unknown-option = Die Option { $field } gibt es in diesem Spiel nicht; es hat { $allowed }
refusal-unknown-value = { $field } kann nicht { $value } sein; zur Wahl stehen { $allowed }
refusal-unknown-edition = Die Ausgabe { $value } gibt es von diesem Spiel nicht; es gibt { $allowed }
refusal-not-a-number = „{ $value }“ ist keine Zahl, die hier passt
refusal-limit-needs-four = Nur zu viert kann die Grenze { $value } Scheiben je Zug sein
refusal-unknown-game = Das Spiel „{ $text }“ gibt es nicht; es gibt { $allowed }
refusal-unknown-language = Die Sprache „{ $value }“ gibt es hier nicht; es gibt { $allowed }
refusal-not-an-option = „{ $text }“ ist keine Option; schreibe Name=Wert
refusal-option-twice = Die Option { $field } steht zweimal da

## Stellungen.

refusal-wrong-length = „{ $field }“ ist nicht einmal für jede Seite angegeben
refusal-negative = In „{ $field }“ steht eine Zahl unter 0
refusal-off-board = Etwas von „{ $field }“ liegt nicht auf dem Brett
refusal-cells-overlap = Zwei von „{ $field }“ stehen auf demselben Feld
refusal-too-many-discs = Jemand hat mehr Scheiben, als das Spiel hat
refusal-too-many-chips = Jemand hat mehr Chips, als das Spiel hat
refusal-too-many-captives = Es gibt mehr Gefangene, als Scheiben fehlen
refusal-no-such-seat = Einen solchen Platz hat das Spiel nicht
refusal-ran-out-too-early = Ein Vorrat ist leer, obwohl sein Besitzer in dieser Runde noch nicht am Zug war
refusal-impossible-roll-off = So kann das Auswürfeln nicht ausgehen
refusal-not-begun = Beim Auswürfeln muss „{ $field }“ noch wie am Anfang sein
refusal-wrong-rolls-left = Die Zahl der übrigen Würfe passt nicht
refusal-wrong-dice = Die Würfel passen nicht zu diesem Augenblick des Zuges ({ $field })
refusal-wrong-placed = Die Zahl der in diesem Zug gesetzten Scheiben passt nicht
refusal-not-over = Die Partie kann hier nicht vorbei sein ({ $field })
refusal-row-and-phase-differ = Eine Reihe, die gewinnt, und das Ende der Partie passen hier nicht zusammen

## Eine Stellung als Text.

refusal-not-a-board = „{ $text }“ passt nicht auf das Brett: sechs Zeilen von 6 bis 1, getrennt durch /
refusal-unknown-phase = „{ $text }“ ist kein Augenblick des Zuges; es gibt { $allowed }
refusal-left-over = „{ $text }“ ist am Ende übrig

## Wörter, in Stellungen, in Aufzeichnungen und an der Eingabe.

refusal-not-a-cell = „{ $text }“ ist kein Feld; Felder heißen a1 bis f6
refusal-not-a-die = „{ $text }“ ist kein Würfel; Würfel zeigen 1 bis 6
refusal-unknown-word = „{ $text }“ ist weder ein Wurf noch eine Entscheidung
refusal-missing = „{ $field }“ fehlt hier

## Aufzeichnungen.

refusal-unknown-format = „{ $text }“ ist kein Format, das gelesen werden kann; das ist { $allowed }
refusal-not-a-tag = Das ist keine Marke; eine Marke ist [Name "Text"], und manche Namen haben eine Bedeutung
refusal-tag-twice = Die Marke { $field } steht zweimal da
refusal-not-an-attachment = Das ist keine Anlage; eine Anlage wird als %Name und JSON geschrieben
refusal-attachment-twice = Die Anlage { $field } steht zweimal da
refusal-comment-twice = Hier steht schon eine Bemerkung
refusal-too-many-entries = Das sind mehr als { $most } Würfe und Entscheidungen
refusal-not-a-result = „{ $text }“ ist kein Ergebnis; man schreibt es als * oder als 1 row
refusal-another-setup = Die Stellung gehört nicht zu diesem Aufbau
refusal-wrong-result = Das Ergebnis ist nicht das der Partie
refusal-wrong-number-of-names = Es werden { $awaited } Namen gebraucht
refusal-time-goes-back = Die Zeit { $time } liegt vor der vorigen oder ist zu groß
refusal-stray-mark = Dieses Zeichen für einen Zug oder Platz gehört zu keinem Wurf und keiner Entscheidung
refusal-too-many-names = Einen Platz { $seat } hat dieses Spiel nicht
refusal-wrong-turn = Das ist Zug { $expected }, nicht { $found }
refusal-wrong-seat = Am Zug ist Platz { $expected }, nicht { $found }

## Aufzeichnungen als JSON.

refusal-not-json = Das ist kein JSON
refusal-too-deep = Das ist zu tief verschachtelt
refusal-field-twice = Der Eintrag { $field } steht zweimal da
refusal-half-a-character = In diesem Text steht ein halbes Zeichen
refusal-not-finite = Diese Zahl ist zu groß
refusal-unknown-field = Einen Eintrag { $field } gibt es hier nicht
refusal-wrong-type = Hier muss { $expected ->
    [string] ein Text
    [object] ein Objekt
    [array] eine Liste
    [string-or-integer] ein Text oder eine ganze Zahl
   *[integer] eine ganze Zahl
} stehen
refusal-roll-or-decision = Ein Eintrag ist entweder ein Wurf oder eine Entscheidung

## Die Engine.

refusal-no-turn = In dieser Stellung hat niemand einen Zug zu lösen ({ $phase })
refusal-unknown-policy = { $value } ist keine Spielweise; zur Wahl stehen { $allowed }
refusal-wrong-number-of-policies = Eine Spielweise gilt für alle Plätze, oder { $awaited } für je einen, nicht { $found }
refusal-out-of-range = { $field } kann nicht { $value } sein; es ist mindestens { $least }
refusal-too-large = { $field } kann nicht { $value } sein; es ist höchstens { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Computerspieler, Analyse und Simulationen brauchen den Zusatz „engine“ von Sixrow
        [server] Tische für andere brauchen den Zusatz „server“ von Sixrow
        [postgresql] PostgreSQL braucht den Zusatz „postgresql“ von Sixrow
        [research] Umgebungen für die Forschung brauchen den Zusatz „research“ von Sixrow
        [cluster] Arbeit auf einem Cluster braucht den Zusatz „cluster“ von Sixrow
    }: { $command }
refusal-not-a-multiple = { $field } kann nicht { $value } sein; es ist ein Vielfaches von { $of }
refusal-not-a-network = { $file } ist kein Netz
refusal-other-shape = Das Ausgangsnetz hat andere Eingänge oder Breiten als dieses Training
refusal-no-network = Noch hat niemand gelernt, { $setup } zu beurteilen
refusal-unknown-level = Die Stufe { $value } gibt es nicht; zur Wahl stehen { $allowed }

## Wettkämpfe und Lernen.

refusal-not-a-ladder = { $file } enthält nicht die Partien eines Wettkampfs (Zeile { $line })
refusal-other-ladder = { $file } enthält einen anderen Wettkampf: { $field } ist { $value }, nicht { $wanted }
refusal-other-dataset = { $file } beschreibt einen anderen Datensatz: { $field } ist { $value }, nicht { $wanted }
refusal-not-a-checkpoint = { $file } ist kein Zwischenstand, mit dem dieses Programm weitermachen kann
refusal-other-checkpoint = { $file } ist ein Zwischenstand von etwas anderem: { $field } ist { $value }, nicht { $wanted }

## Fragen an sixrow analyse --serve.

refusal-no-odds = In dieser Stellung ist niemand am Zug, also haben die Felder keine Chancen
refusal-line-too-long = Eine Zeile darf höchstens { $most } Zeichen haben
refusal-id-taken = Eine Anfrage mit dieser Kennung ist noch nicht beantwortet
refusal-queue-full = { $most } Anfragen warten schon; bitte später noch einmal fragen
refusal-no-such-request = Keine Anfrage mit dieser Kennung wartet auf eine Antwort
refusal-cancelled = Das wurde zurückgezogen
refusal-internal = Das scheiterte an einem Fehler im Programm: { $text }

## Analyse.

refusal-end-too-far = Das Ende der Partie ist zu weit weg, um von hier aus genau gelöst zu werden
refusal-two-sides-only = Schranken gibt es nur für Partien mit zwei Seiten
refusal-not-frozen = { $file } ist keine Sammlung eingefrorener Stellungen
