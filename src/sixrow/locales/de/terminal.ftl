### Das Spiel an einer einfachen Eingabe. Zeilen sind höchstens 79 breit oder werden umbrochen.

## Neben dem Brett: Überschriften.

head-discs = Scheiben
head-captives = Gefangene
head-rows = Reihen
head-total = Summe
head-chips = Chips
head-longest = längste
unlimited = frei

## Unter den Spielern: höchstens 38 breit.

note-last-round = Die letzte Runde (C-20)

## Die Würfel.

dice-line = Würfel:  { $dice }   ({ $progress })
dice-roll = Wurf { $roll } von { $rolls }
dice-locked = {""}; { $dice } müssen bleiben
dice-placed = { $placed } von { $limit } Scheiben gesetzt
dice-total = Würfel:  { $dice }

## Was zur Wahl steht.

keep-how = Tippe die Würfel, die du behältst, etwa { $example }; die übrigen wirfst du noch einmal (- behält keinen, stop alle).
place-how = { $placed-count ->
    [0] Setze eine Scheibe auf { $cells }.
   *[other] Setze eine Scheibe auf { $cells }, oder tippe end für das Ende.
}
end-how = Keine weitere Scheibe kann gesetzt werden. Enter beendet den Zug; undo nimmt eine Scheibe zurück.
forfeit-how = Keine Scheibe kann gesetzt werden; das kostet dich { $discs-count ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} ({ $rule }). Mit Enter geht es weiter.
choose-how = { $total-count ->
    [2] Lege einen Chip in eine Ecke und spiele noch einmal: { $cells }.
    [10] Entferne einen Chip: { $cells }.
    [11] Lege einen Chip, wohin du willst: { $cells }.
    [12] Lege einen Chip in die Mitte und spiele noch einmal: { $cells }.
   *[other] Lege einen Chip auf ein Feld mit { $total }: { $cells }.
}
replace-how = { $total-count ->
    [2] Keine Ecke ist frei; ersetze einen Chip und spiele noch einmal: { $cells }.
    [11] Das Brett ist voll; ersetze einen Chip: { $cells }.
    [12] Kein Feld der Mitte ist frei; ersetze einen Chip und spiele noch einmal: { $cells }.
   *[other] Keine { $total } ist frei; ersetze einen Chip: { $cells }.
}
pass-how = { $rule ->
    [S-8] Deine Seite hält schon alle vier Felder
    [S-11] Es gibt keinen Chip zu entfernen
   *[S-15] Du hast keinen Chip mehr zum Legen
} ({ $rule }). Enter passt.

## Was eine Wahl bewirkt; in Klammern hinter dem Feld.

does-capture = fängt { $discs }
does-row = Reihe aus { $length }
does-remove = von { $owner }
does-win = gewinnt
does-score = +{ $points }

## Worauf eine Stellung wartet.

awaits-dice = { $dice-count ->
    [one] { $name } muss einen Würfel werfen.
   *[other] { $name } muss { $dice } Würfel werfen.
}
awaits-decision = { $phase ->
    [keep] { $name } wählt, welche Würfel bleiben
    [place] { $name } setzt eine Scheibe oder beendet den Zug
   *[choose] { $name } wählt ein Feld
}; { $decisions-count ->
    [one] eine Entscheidung ist erlaubt.
   *[other] { $decisions } Entscheidungen sind erlaubt.
}
awaits-nobody = Die Partie ist vorbei.

## Wer spielt.

player = Spieler
computer = Computer
computer-numbered = Computer { $number }
seat-unknown-computer = Den Computerspieler „{ $kind }“ gibt es nicht; es gibt { $kinds }.
seat-not-a-name = „{ $name }“ kann kein Name sein: ein bis { $longest } Buchstaben, bitte.
seat-name-twice = Zwei Spieler heißen { $name }; bitte unterscheide sie.
seat-too-many = Höchstens { $most } können mitspielen.

## Die Stufen der Computerspieler, die schwächste zuerst.

nearest-network = { $setup } selbst hat niemand gelernt; die Computer beurteilen es wie { $nearest }.

## Fragen vor einer Partie; Enter nimmt, was in eckigen Klammern steht.

question-game-item = { $number } { $game }
question-game = Welches Spiel? { $games } [1]:{" "}
question-people = Wer spielt an dieser Tastatur? Ein Name oder mehrere mit Komma [{ $name }]:{" "}
question-computers = Wie viele Computerspieler, { $fewest } bis { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Wie gut spielt er?
   *[other] Wie gut spielen sie? Eine Stufe für alle oder { $computers } mit Komma.
} { $levels } [{ $usual }]:{" "}
answer-levels = Bitte gib eine Stufe für alle an oder { $computers } mit Komma.
answer-a-number = Bitte antworte mit einer Zahl von { $fewest } bis { $most }.

## Der Anfang.

greeting = { $game }: { $names }.
team = { $names } ({ $colour })
against = { $first } gegen { $second }
greeting-level = { $players-count ->
    [one] { $names } spielt auf der Stufe { $level }.
   *[other] { $names } spielen auf der Stufe { $level }.
}
greeting-random = { $players-count ->
    [one] { $names } spielt zufällig.
   *[other] { $names } spielen zufällig.
}
greeting-first = { $players-count ->
    [one] { $names } nimmt immer die erste erlaubte Wahl.
   *[other] { $names } nehmen immer die erste erlaubte Wahl.
}
greeting-unproven = Der Anfang dieser Partie hat keinen Beweis für seine Würfel; die Partie lässt sich also nicht bestätigen.
greeting-columbiz = Wirf acht Würfel bis zu dreimal und behalte, was du magst. Dann setze Scheiben: e3 kostet drei Fünfen. Eine Scheibe fängt alle Gegner unter ihr in ihrer Spalte; drei oder mehr in einer Reihe bringen Punkte. Die meisten Punkte gewinnen.
greeting-sequence-dice = Wirf zwei Würfel und lege einen Chip auf ein Feld mit ihrer Summe. 2 und 12 geben noch einen Zug, 10 entfernt einen Chip, 11 passt überall. Die erste Reihe, die lang genug ist, gewinnt.
greeting-help = Tippe help für Hilfe, rules für die Regeln, quit zum Aufhören; die Partie wird gespeichert.

## Die Eingabe und was man darauf antworten kann.

prompt = { $name }>{" "}
not-understood = „{ $text }“ ist hier weder eine Wahl noch ein Befehl; help sagt, was geht.
command-alone = „{ $text }“ ist ein Befehl und braucht eine eigene Zeile.
keep-what = Sag, welche Würfel du behältst, etwa k 55; k - behält keinen und würfelt mit allen.
rest-unused = Nicht benutzt, weil erst gewürfelt wurde: { $words }
undone = Zurückgenommen: { $words }.
nothing-to-undo = Es gibt nichts zurückzunehmen: undo geht bis zum letzten Wurf, nicht weiter.
rule-unknown = Die Regel „{ $topic }“ gibt es nicht; rules allein zeigt alle.
saved = Gespeichert in { $file }.
resume-how = Weiter geht es mit: { $program } play --resume { $file }
not-saved = { $file } lässt sich nicht schreiben: { $reason }.
not-saved-exists = { $file } gibt es schon, und es ist etwas anderes; wähle einen anderen Namen.
offer-save = Partie speichern? j für ja, oder ein Dateiname; Enter für nein:{" "}
offer-analysis = Die Analyse zeigen? Schreib ja, oder Enter für nein: 
no-advice = Hier gibt es weder Tipps noch Chancen
no-odds = Jetzt gibt es keine Chancen zu nennen; niemand würfelt
answers-yes = j ja
answers-no = n nein

## Befehle, die keinen Sinn ergeben, und Dateien, die sich nicht lesen lassen.

usage-file-or-serve = Gib entweder FILE oder --serve an.
usage-serve-alone = --serve antwortet auf stdout und verträgt sich mit keiner anderen Ausgabe.
usage-too-many-seats = Es gibt { $seats } Plätze für { $players } Spieler.
usage-resume = --resume nimmt eine Datei und setzt die Partie fort, wie sie ist; an der Partie lässt sich nichts ändern.
usage-online-plain = --join und --server brauchen ein Terminal zum Zeichnen und kein --plain.
usage-online-alone = --join und --server führen an einen Tisch anderswo; dazu passt kein Spiel, keine Option und keine Datei.
usage-setup-and-options = { $setup } sagt schon alles; mit Optionen nenne nur das Spiel.
usage-player-twice = { $name } steht zweimal da; gegen sich selbst: --fairness
usage-one-player = Ein Wettkampf braucht zwei Spieler; einer allein: --fairness
usage-not-a-file = --out: „{ $file }“ kann kein Dateiname sein
file-too-large = { $file }: zu groß für eine Aufzeichnung
file-not-text = { $file }: kein Text in UTF-8 (Byte { $byte })

## Hilfe. Was zu tippen ist, ist in jeder Sprache englisch. Die Zeilen erscheinen, wie sie hier stehen.

help-columbiz =
    Würfeln:  555 oder k 555  behalte drei Fünfen und wirf die anderen noch einmal
              -               behalte nichts, wirf alle acht noch einmal
              stop            behalte alles und geh zum Setzen über
    Setzen:   e3              setze eine Scheibe; sie kostet drei Fünfen
              c2 e3 end       mehrere auf einmal, und beende den Zug
              undo            nimm die letzte Scheibe zurück; undo all: alle
    Felder mit + stehen zur Wahl. Hinter einem Feld steht, was es bewirkt: Bei
    (fängt 2, Reihe aus 3, +3) werden zwei Scheiben gefangen, eine Reihe aus drei
    entsteht, und beides zusammen bringt 3 Punkte.
help-sequence-dice =
    Wählen:   e3              das Feld für einen Chip, oder das eine 10 räumt
              pass            wenn es kein solches Feld gibt; auch mit Enter
    Felder in [ ] sind wählbar. Der Buchstabe nach einer Zahl ist der Chip darauf.
    Eine Wahl beendet den Zug, also hat undo nichts zurückzunehmen.
help =
    Immer:    board           zeichne das Brett noch einmal
              hint            die besten Entscheidungen und was sie wert sind
              odds            die Chancen jedes Feldes; odds 55: mit diesen Würfeln
              rules           lies die Regeln; rules { $rule } zeigt eine davon
              save            speichere und spiel weiter; save DATEI: in der Datei
              record          zeig die Partie bis hierher als Text
              quit            hör auf; Unfertiges wird gespeichert, wie bei Strg-C

## Eine Aufzeichnung durchgehen.

heading-roll-off = Wer beginnt
remark = Bemerkung: { $text }
summary = OK: { $game }, { $players } Spieler, { $turns-count ->
    [one] ein Zug.
   *[other] { $turns } Züge.
}
topic-unknown = „{ $topic }“ gibt es in den Regeln nicht; frag nach columbiz, sequence-dice oder einer Kennung wie C-16.
game-over = { $file }: Diese Partie ist vorbei; sixrow replay geht sie durch.
