### The tutorial and the rules on one page.

## Buttons and answers.

tutorial-heading = { $game } in 3 Minuten
tutorial-lesson = Lektion { $number } von { $lessons }: { $title }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-roll = Würfeln
tutorial-reroll = Die anderen würfeln
tutorial-stop = Aufhören
tutorial-end = Zug beenden
tutorial-right = Richtig!
tutorial-other-cell = Das wäre erlaubt, aber wähle in dieser Lektion { $goal }.
tutorial-other-keep = Behalte in dieser Lektion { $goal } und sonst nichts.
tutorial-other-win = Das ist erlaubt, gewinnt aber nicht. Suche die Reihe, der nur noch ein Chip fehlt.
tutorial-or = { $first } oder { $last }
tutorial-finished = Jetzt weißt du, wie es geht.
tutorial-first = Eine erste Partie spielen
tutorial-sheet = Die Regeln auf einer Seite

## Columbiz.

lesson-columbiz-aim = das Ziel
lesson-columbiz-roll = würfeln und behalten
lesson-columbiz-place = Scheiben setzen
lesson-columbiz-capture = schlagen
lesson-columbiz-rows = Reihen und das Ende
tutorial-columbiz-aim-1 = Du bist Lila, dein Gegner ist Blau. Wer die meisten Punkte hat, gewinnt. Punkte gibt es für zweierlei: Reihen und Gefangene.
tutorial-columbiz-aim-2 = Drei oder mehr deiner Scheiben in gerader Linie bilden eine Reihe, auch schräg wie hier. Eine Reihe bringt sofort Punkte.
tutorial-columbiz-aim-3 = Gefangene sind Scheiben, die du deinen Gegnern nimmst. Sie zählen am Ende, und jeder weitere ist mehr wert.
tutorial-columbiz-roll-1 = Ein Zug beginnt mit acht Würfeln. Würfle.
tutorial-columbiz-roll-2 = Du darfst noch zweimal würfeln, mit so vielen Würfeln, wie du willst. Gleiche Würfel bezahlen Felder, also sehen die Fünfen gut aus: Behalte { $goal } und würfle die anderen.
tutorial-columbiz-roll-3 = Vier Fünfen! Du könntest noch einmal würfeln oder hier aufhören. Hör jetzt auf.
tutorial-columbiz-place-1 = Ein neuer Zug mit anderen Würfeln. Jede Spalte gehört zu einer Augenzahl. Die Zahl im Feld sagt, wie viele solche Würfel es kostet. Drei Fünfen bezahlen Feld 3 der Fünferspalte: Wähle { $goal }. Die Felder darunter dürfen leer sein.
tutorial-columbiz-place-2 = Die anderen Würfel kannst du noch nutzen. Zwei Dreien bezahlen { $goal }: Wähle es.
tutorial-columbiz-place-3 = Du darfst bis zu vier Scheiben je Zug setzen und musst mindestens eine setzen, wenn eine passt. Passt keine, verlierst du drei Scheiben aus deinem Vorrat. Zwei genügen jetzt: Beende den Zug.
tutorial-columbiz-capture-1 = Eine Scheibe schlägt alle gegnerischen Scheiben unter sich in der Spalte. Wähle { $goal }.
tutorial-columbiz-capture-2 = Zwei Gefangene, und du behältst sie! Die blaue Scheibe darüber bleibt liegen, und eigene Scheiben schlägst du nie.
tutorial-columbiz-rows-1 = Bilde eine Dreierreihe: Wähle { $goal }.
tutorial-columbiz-rows-2 = Eine Reihe aus 3, 4, 5 oder 6 Scheiben bringt { $rows } Punkte, und jedes Mal, wenn sie wächst, zählt sie wieder ganz. Eine Scheibe, die zu mehreren Reihen gehört, zählt für alle.
tutorial-columbiz-rows-3 = Das war deine letzte Scheibe. Sobald jemand keine mehr hat, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Dann zählen die Gefangenen: { $captives } Punkte für 1, 2, 3, 4, 5, 6 und so weiter. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Die Punkte für eine Reihe behältst du, auch wenn sie später geschlagen wird. Bildest du sie neu, zählt sie neu. Zu zweit, zu dritt oder zu viert beginnen alle mit { $discs } Scheiben.

## Sequence Dice.

lesson-sequence-dice-aim = das Ziel
lesson-sequence-dice-roll = würfeln und legen
lesson-sequence-dice-replace = alle vier Felder besetzt
lesson-sequence-dice-specials = 2, 12 und 10
lesson-sequence-dice-joker = 11, und wie man gewinnt
tutorial-sequence-dice-aim-1 = Du bist Grün, dein Gegner ist Blau. Wer zuerst sechs Chips in gerader Linie hat, gewinnt sofort.
tutorial-sequence-dice-aim-2 = Waagerecht, senkrecht oder schräg: Hier fehlt Grün nur noch ein Chip. Zu dritt gewinnen fünf in einer Reihe; zu viert bildet ihr zwei Teams und braucht sechs.
tutorial-sequence-dice-roll-1 = Würfle mit beiden Würfeln. Ihre Summe sagt, wohin dein Chip kommt.
tutorial-sequence-dice-roll-2 = Eine 7. Vier Felder haben diese Zahl: Wähle { $goal }.
tutorial-sequence-dice-replace-1 = Wieder eine 7, aber alle vier Felder sind besetzt. Dann ersetzt du dort einen gegnerischen Chip: Wähle { $goal }.
tutorial-sequence-dice-specials-1 = Eine 12 kommt in die Mitte, eine 2 in eine Ecke, und nach beiden bist du noch einmal dran. Wähle { $goal }.
tutorial-sequence-dice-specials-2 = Dein zusätzlicher Zug: Würfle.
tutorial-sequence-dice-specials-3 = Eine 10 entfernt einen gegnerischen Chip: Wähle { $goal }. Chips auf einer 2 oder 12 sind sicher, wie der in der Ecke. Lässt sich keiner entfernen, ist dein Zug zu Ende.
tutorial-sequence-dice-joker-1 = Eine 11 ist ein Joker: Lege deinen Chip auf ein beliebiges freies Feld. Eines davon gewinnt. Welches?
tutorial-sequence-dice-joker-2 = Sechs in einer Reihe: Du gewinnst! Noch etwas: Liegen auf allen vier Feldern deiner Summe eigene Chips oder hast du keinen deiner 20 Chips mehr, dann passt du; nur eine 10 gilt trotzdem. Entfernte und ersetzte Chips gehen an ihren Besitzer zurück. Gespielt wird, bis jemand gewinnt.
tutorial-sequence-dice-joker-3 = Drei seltene Fälle: Nach jeder 2 und jeder 12 bist du noch einmal dran, auch wenn du keinen Chip legen konntest. Sind alle vier Ecken oder Felder der Mitte besetzt, ersetzt eine 2 oder 12 dort einen gegnerischen Chip. Auf einem vollen Brett ersetzt eine 11 einen beliebigen gegnerischen Chip, auch auf einer 2 oder 12.

## The rules on one page.

sheet-title = { $game } auf einer Seite
sheet-print = Drucken
sheet-all = Alle Regeln
sheet-aim = Ziel
sheet-turn = Dein Zug
sheet-scoring = Punkte
sheet-end = Ende der Partie
sheet-columbiz-aim = Mach mehr Punkte als die anderen: mit Reihen eigener Scheiben und mit Scheiben, die du schlägst.
sheet-columbiz-turn-1 = Würfle mit allen acht Würfeln. Behalte, was du willst, und würfle die anderen noch einmal, bis zu zweimal.
sheet-columbiz-turn-2 = Setze dann eine bis vier Scheiben auf freie Felder. Feld 3 der Fünferspalte kostet drei Fünfen. Jeder Würfel zahlt nur einmal.
sheet-columbiz-turn-3 = Eine Scheibe schlägt alle gegnerischen Scheiben unter sich in derselben Spalte. Die Gefangenen behältst du.
sheet-columbiz-turn-4 = Passt keine Scheibe, verlierst du drei Scheiben aus deinem Vorrat.
sheet-rows = Reihe aus
sheet-captives = Gefangene
sheet-points = Punkte
sheet-columbiz-scoring = Jede Scheibe zählt sofort für jede gerade Reihe aus mindestens drei, zu der sie gehört. Gefangene zählen am Ende.
sheet-columbiz-end = Hat jemand keine Scheibe mehr, spielt die Runde zu Ende. Zählt die Punkte für Reihen und Gefangene zusammen; die höchste Summe gewinnt.
sheet-sequence-dice-aim = Bringe als Erster sechs deiner Chips lückenlos in eine gerade Linie: waagerecht, senkrecht oder schräg. Zu dritt genügen fünf.
sheet-sequence-dice-turn-1 = Würfle mit beiden Würfeln. Die Summe entscheidet:
sheet-sequence-dice-turn-2 = Lege einen Chip auf ein freies Feld mit dieser Zahl. Sind alle vier besetzt, ersetze dort einen gegnerischen Chip. Gehören alle vier dir, passt du.
sheet-sequence-dice-turn-3 = Dasselbe in den Ecken (2) oder in der Mitte (12). Dann bist du noch einmal am Zug.
sheet-sequence-dice-turn-4 = Entferne einen gegnerischen Chip, der nicht auf einer 2 oder 12 liegt.
sheet-sequence-dice-turn-5 = Lege einen Chip auf ein beliebiges freies Feld. Ist das Brett voll, ersetze einen beliebigen gegnerischen Chip.
sheet-sequence-dice-end = Die erste Reihe gewinnt sofort. Zu viert bildet ihr zwei Teams: Partner sitzen sich gegenüber und teilen sich eine Farbe.
