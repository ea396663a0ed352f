### Das Spiel an einer einfachen Eingabe. Zeilen sind höchstens 79 breit oder werden umbrochen.

## Neben dem Brett: Überschriften.

head-discs = Scheiben
head-captives = Gefangene
head-rows = Reihen
head-total = Summe
head-chips = Chips
head-longest = längste
unlimited = ∞

## Unter den Spielern: höchstens 38 breit.

note-last-round = Letzte Runde (C-20)

## Die Würfel.

dice-line = Würfel:  { $dice }   ({ $progress })
dice-roll = Wurf { $roll } von { $rolls }
dice-locked = {""}; { $dice } müssen bleiben
dice-placed = { $placed } von { $limit } Scheiben gesetzt
dice-total = Würfel:  { $dice }

## Was zur Wahl steht.

keep-how = Tippe die Würfel, die du behältst, etwa { $example }; die übrigen würfelst du noch einmal (- behält keinen, stop alle).
place-how = { $placed-count ->
    [0] Setze eine Scheibe auf { $cells }.
   *[other] Setze eine Scheibe auf { $cells }, oder tippe end zum Beenden.
}
end-how = Keine Scheibe passt mehr. Drücke Enter, um den Zug zu beenden, oder tippe undo.
forfeit-how = Keine Scheibe passt: Du verlierst { $discs-count ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} ({ $rule }). Drücke Enter.
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
    [S-8] Deine Seite hat schon alle vier Felder
    [S-11] Es gibt keinen Chip zu entfernen
   *[S-15] Du hast keine Chips mehr
} ({ $rule }). Drücke Enter, um zu passen.

## Was eine Wahl bewirkt; in Klammern hinter dem Feld.

does-capture = schlägt { $discs }
does-row = Reihe aus { $length }
does-remove = von { $owner }
does-win = gewinnt
does-score = +{ $points }

## Worauf eine Stellung wartet.

awaits-dice = { $dice-count ->
    [one] { $name } muss mit einem Würfel würfeln.
   *[other] { $name } muss mit { $dice } Würfeln würfeln.
}
awaits-decision = { $phase ->
    [keep] { $name } muss wählen, welche Würfel liegen bleiben
    [place] { $name } muss eine Scheibe setzen oder den Zug beenden
   *[choose] { $name } muss ein Feld wählen
}; { $decisions-count ->
    [one] eine Entscheidung ist erlaubt.
   *[other] { $decisions } Entscheidungen sind erlaubt.
}
awaits-nobody = Die Partie ist vorbei.

## Wer spielt.

player = Spieler
computer = Computer
computer-numbered = Computer { $number }
seat-unknown-computer = Den Computerspieler „{ $kind }“ gibt es nicht. Zur Wahl stehen { $kinds }.
seat-not-a-name = „{ $name }“ ist kein gültiger Name. Ein Name hat 1 bis { $longest } Buchstaben.
seat-name-twice = Zwei Spieler heißen { $name }; bitte gib ihnen verschiedene Namen.
seat-too-many = Höchstens { $most } können mitspielen.

## Die Stufen der Computerspieler, die schwächste zuerst.

nearest-network = Für { $setup } gibt es kein trainiertes Netz; die Computer benutzen das für { $nearest }.

## Fragen vor einer Partie; Enter nimmt, was in eckigen Klammern steht.

question-game-item = { $number } { $game }
question-game = Welches Spiel? { $games } [1]:{" "}
question-people = Wer spielt an dieser Tastatur? Ein Name oder mehrere mit Komma [{ $name }]:{" "}
question-computers = Wie viele Computerspieler, { $fewest } bis { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
question-level = { $computers-count ->
    [one] Wie stark?
   *[other] Wie stark? Eine Stufe für alle oder { $computers } mit Komma.
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
greeting-unproven = Der erste Teil dieser Partie hat keinen Beweis für seine Würfel; die Partie lässt sich also nicht prüfen.
greeting-columbiz = Würfle mit acht Würfeln bis zu dreimal und behalte, was du magst. Dann setze Scheiben: e3 kostet drei Fünfen. Eine Scheibe schlägt alle gegnerischen Scheiben unter sich in der Spalte; drei oder mehr in einer Reihe bringen Punkte. Wer die meisten Punkte hat, gewinnt.
greeting-sequence-dice = Würfle mit zwei Würfeln und lege einen Chip auf ein Feld mit ihrer Summe. 2 und 12 geben noch einen Zug, 10 entfernt einen Chip, 11 passt überall. Die erste Reihe, die lang genug ist, gewinnt.
greeting-help = Tippe help für Hilfe, rules für die Regeln, quit zum Aufhören (die Partie wird gespeichert).

## Die Eingabe und was man darauf antworten kann.

prompt = { $name }>{" "}
not-understood = „{ $text }“ ist hier weder eine Wahl noch ein Befehl. Tippe help für eine Liste.
command-alone = „{ $text }“ ist ein Befehl und braucht eine eigene Zeile.
keep-what = Sag, welche Würfel du behältst, etwa k 55; k - behält keinen und würfelt mit allen.
rest-unused = Nicht beachtet, weil erst gewürfelt wurde: { $words }
undone = Zurückgenommen: { $words }.
nothing-to-undo = Es gibt nichts zurückzunehmen: Ein Wurf bleibt ein Wurf.
rule-unknown = Die Regel „{ $topic }“ gibt es nicht; tippe rules, um alle zu sehen.
saved = Gespeichert in { $file }.
resume-how = Weiter geht es mit: { $program } play --resume { $file }
not-saved = { $file } lässt sich nicht schreiben: { $reason }.
not-saved-exists = { $file } gibt es schon und ist etwas anderes; wähle einen anderen Namen.
offer-save = Partie speichern? j für ja, oder ein Dateiname; Enter für nein:{" "}
offer-analysis = Die Analyse zeigen? Tippe ja, oder drücke Enter für nein:
no-advice = In dieser Partie gibt es weder Tipps noch Chancen
no-odds = Jetzt gibt es keine Chancen zu zeigen: Niemand muss würfeln
answers-yes = j ja
answers-no = n nein

## Befehle, die keinen Sinn ergeben, und Dateien, die sich nicht lesen lassen.

usage-file-or-serve = Gib entweder FILE oder --serve an.
usage-serve-alone = --serve antwortet auf stdout und lässt sich nicht mit anderer Ausgabe verbinden.
usage-too-many-seats = Es gibt { $seats } Plätze für { $players } Spieler.
usage-resume = --resume nimmt eine Datei und setzt diese Partie fort; ihre Einstellungen lassen sich nicht ändern.
usage-online-plain = --join und --server brauchen ein Terminal und gehen nicht zusammen mit --plain.
usage-online-alone = --join und --server führen an einen Tisch anderswo und gehen nicht zusammen mit Spiel, Option oder Datei.
usage-setup-and-options = { $setup } enthält seine Optionen schon. Für --option nenne nur das Spiel.
usage-player-twice = { $name } ist zweimal angegeben; gegen sich selbst spielt er mit --fairness
usage-one-player = Ein Wettkampf braucht zwei Spieler; für einen allein nimm --fairness
usage-not-a-file = --out: „{ $file }“ ist kein gültiger Dateiname
file-too-large = { $file }: zu groß für eine Partiedatei
file-not-text = { $file }: kein UTF-8-Text (Byte { $byte })

## Hilfe. Was zu tippen ist, ist in jeder Sprache englisch. Die Zeilen erscheinen, wie sie hier stehen.

help-columbiz =
    Würfeln:  555 oder k 555  behalte drei Fünfen, würfle die anderen noch einmal
              -               behalte nichts, würfle alle acht noch einmal
              stop            behalte alles und geh zum Setzen über
    Setzen:   e3              setze eine Scheibe; sie kostet drei Fünfen
              c2 e3 end       mehrere auf einmal, und beende den Zug
              undo            nimm die letzte Scheibe zurück; undo all: alle
    Felder mit + stehen zur Wahl. Hinter einem Feld steht, was es bewirkt: Bei
    (schlägt 2, Reihe aus 3, +3) werden zwei Scheiben geschlagen, eine Reihe aus
    drei entsteht, und beides zusammen bringt 3 Punkte.
help-sequence-dice =
    Wählen:   e3              das Feld für einen Chip, oder das eine 10 räumt
              pass            wenn es kein solches Feld gibt; auch mit Enter
    Felder in [ ] sind wählbar. Der Buchstabe nach einer Zahl ist der Chip darauf.
    Eine Wahl beendet den Zug, also gibt es nichts zurückzunehmen.
help =
    Immer:    board           zeichne das Brett noch einmal
              hint            die besten Entscheidungen und was sie wert sind
              odds            die Chancen jedes Feldes; odds 55: mit diesen Würfeln
              rules           lies die Regeln; rules { $rule } zeigt eine davon
              save            speichere und spiel weiter; save DATEI: in der Datei
              record          zeig die Partie bis hierher als Text
              quit            hör auf; Unfertiges wird gespeichert, wie bei Strg-C

## Eine Partiedatei durchgehen.

heading-roll-off = Wer beginnt
remark = Bemerkung: { $text }
summary = OK: { $game }, { $players } Spieler, { $turns-count ->
    [one] ein Zug.
   *[other] { $turns } Züge.
}
topic-unknown = „{ $topic }“ gibt es in den Regeln nicht; frag nach columbiz, sequence-dice oder einer Regel wie C-16.
game-over = { $file }: Diese Partie ist zu Ende. Mit „sixrow replay“ gehst du sie durch.

## An einem echten Brett: Die Würfel sind echt und werden eingetippt.

companion-greeting = Echtes Brett, echte Würfel: Tippe ein, was die Würfel zeigen, dann die Felder. Alles lässt sich zurücknehmen.
companion-prompt = { $dice-count ->
    [one] { $name }, der Würfel>
   *[other] { $name }, { $dice } Würfel>
}{" "}
companion-prompt-starter = Wer beginnt? Ein Name, oder was { $name } gewürfelt hat>{" "}
companion-begins = { $name } beginnt.
companion-starter-undone = Zurückgenommen: wer beginnt.
companion-nothing = Es wurde noch nichts eingegeben.
companion-not-dice = Tippe die Augen der Würfel ein, etwa 12335556. Setze last davor, wenn du die früheren Würfe dieses Zuges nicht eingegeben hast.
companion-not-real = { $file } ist keine Partie mit echten Würfeln; setze sie mit sixrow play fort.
companion-finish = Stimmt alles? Enter schließt die Partie ab, undo nimmt das Letzte zurück>{" "}
companion-help =
    Würfel:   12335556       die gefallenen Würfel, in beliebiger Reihenfolge
              last 12335556  nur die letzten acht Würfel des Zuges werden eingegeben
              all 12335556   der erste Wurf des Zuges, wenn --last angegeben wurde
              Ada            Ada beginnt, ohne Auswürfeln

## The tutorial at a prompt: before “> ”, and answers.

tutorial-type-keep = Welche Würfel behältst du, zum Beispiel 2 2
tutorial-type-cell = Ein Feld, zum Beispiel a1
tutorial-type-stop = Tippe „stop“
tutorial-type-end = Tippe „end“
tutorial-type-what = Tippe, wonach die Zeile fragt, oder „quit“, um aufzuhören.
# $command: what to type.
tutorial-begin = Spiel eine erste Partie: { $command }
