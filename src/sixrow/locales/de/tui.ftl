key-choose = wählen
key-join = beitreten
key-open = öffnen
key-settings = Einstellungen
key-help = Hilfe
key-quit = beenden
key-leave = gehen
key-back = zurück
key-undo = zurück
key-hint = Tipp
key-odds = Chancen
key-hold = halten
key-confirm = { $cell } bestätigen
key-dice = Würfel
key-save = speichern
key-errors = Fehler
key-steps = Schritte
key-turns = Züge
key-appoint = Computer dazu
key-invite = Link kopieren
key-unseat = entfernen
key-again = aktualisieren

against-computer = Den Computer
against-device = Freunde hier
against-link = Freunde online
choose-level-short = Stufe
choose-names = Namen
names-blank = durch Kommas getrennt
choose-server = Server
choose-public-short = In der Lobby

ask-link = Einladungslink
ask-file = Partie speichern als
dialog-how = Enter: weiter · Esc: zurück
chat-how = Enter: senden · /mute NAME · /unmute NAME · /report NAME · Esc
# $name: a person at the table.
chat-nobody = Hier heißt niemand { $name }
chat-unmuted = Du siehst wieder Nachrichten von { $name }.
unseat-sure = { $name } vom Tisch entfernen?
sure-how = Enter: ja · Esc: nein
reading-how = ↑ ↓ blättern · Esc: zurück
open-title = Eine Partiedatei öffnen
open-name = Dateiname
open-how = ↓ zu den Partiedateien hier · Enter: öffnen · Esc: zurück
settings-how = ↑ ↓ ← → wählen · Esc: fertig
setting-odds-short = Chancen
yes = ja
no = nein
resign-question = Diese Partie aufgeben?
not-a-record = { $file } kann nicht gelesen werden: { $reason }
list-mine = dein Tisch: { $state }

score-line = Vorrat { $supply } · Gef. { $captives }→{ $points } · Reihen { $rows }
die-locked = liegt
link-open = verbunden
sub-pair = Partie { $game } von 2
sub-pair-sum = Stand { $sum }
engine-getting-ready = Computer wird vorbereitet
window-too-small = Das Fenster ist zu klein: { $columns } × { $lines }. Sixrow braucht { $width } × { $height }.
study-of-dice = Würfel: { $dice }
key-own-errors = eigene Fehler
key-all-errors = alle Fehler
name-by-server = der Server wählt einen
hint-awaited = Tipp wird berechnet …
over-how = Sieh dir die Partie an, spiel noch einmal oder speichere sie.
line-said = { $name }: { $text }
study-graph-soon = Die Kurve erscheint mit der Analyse.

## Die Würfel: solange sie fällig sind, und wie sie geprüft wurden.

status-rolling = Die Würfel rollen …
status-named-rolling = { $name }: Die Würfel rollen …
dice-awaited = Der Wurf wartet auf das Gerät von { $names }.
dice-awaited-own = Der Wurf wartet auf ein anderes deiner Geräte.
dice-awaited-you = Der Wurf wartet auf dich: Drücke F und entscheide.
dice-fault-found = Mit den Würfeln stimmt etwas nicht. Drücke F für Einzelheiten.
dice-fault-question = { $sentence } Willst du mit diesen Würfeln weiterspielen?
dice-fault-how = Enter: weiter · Esc: noch nicht · F: Näheres
fair-sealed-here = Die Ketten sind veröffentlicht. Jeder Wurf wird hier geprüft.
fair-sound-here = { $rolls-count ->
    [one] Der bisher einzige Wurf wurde hier nachgerechnet und stimmt.
   *[other] Alle { $rolls } bisherigen Würfe wurden hier nachgerechnet und stimmen.
}
dice-unchecked = Würfel ungeprüft
dice-how = Vor dem ersten Wurf veröffentlichen der Server und alle Spieler den Anfang einer Kette geheimer Zahlen. Wird gewürfelt, zeigen alle, die verbunden sind, das nächste Glied ihrer Kette und dann der Server seines. Aus diesen Kettengliedern folgen die Würfel. Einen Wurf, in dem dein Kettenglied steckt, konnte niemand vorhersehen oder wählen.
dice-how-here = An dieser Tastatur ist das Programm Server und Spieler zugleich. Seine Kette wurde vor dem ersten Wurf veröffentlicht, und wer hier spielt, bekommt in jeder Sitzung eine neue. Die Partiedatei beweist, dass die Würfel aus beiden folgen, nicht, dass niemand in das Programm gesehen hat.
dice-rolls = Alle Würfe:
dice-roll-mine = Wurf { $roll }, { $name }: { $dice }, mit deinem Kettenglied
dice-roll-without = Wurf { $roll }, { $name }: { $dice }, ohne dein Kettenglied
dice-roll-plain = Wurf { $roll }, { $name }: { $dice }
dice-roll-void = Wurf { $roll }, { $name }: verworfen
dice-unanswered = Du hast für Wurf { $roll } ein Kettenglied gegeben, aber er wurde verworfen, bevor eine Antwort kam.
dice-letters-how = Vergleiche sie mit den anderen Spielern, aber nicht über diesen Server: gleiche Buchstaben, gleiche Partie.
dice-commitment = Das Siegel des Servers. Notiere es vor der Partie und vergleiche es mit der Partiedatei:
dice-receipt = Dein Beleg: { $file }
dice-receipt-unkept = Dein Beleg lässt sich nicht schreiben: { $reason }
saved-receipt = Dein Beleg liegt daneben: { $file }

help-title = Tasten und Regeln
help-keys =
    Würfeln   1 … 8   einen Würfel behalten oder freigeben
              R       die anderen neu würfeln      S    nicht mehr würfeln
              O       Chancen auf dem Brett, an und aus
    Setzen    ← ↑ ↓ → über das Brett gehen         Tab  nächstes Feld
              Enter   ein Feld wählen oder zurücknehmen
              E       Zug beenden, bestätigen      U    zurücknehmen
    Immer     H       ein Tipp, wo erlaubt         F    die Würfel
              W       die Partie speichern         T    Einstellungen
              C       Chat (online)                X    aufgeben
              Q, Esc  gehen; eine offene Partie wird gespeichert
    Brett     [ ] wählbar         ( ) unbestätigt  × × würde geschlagen
              › ‹ eben gesetzt    * *  der Tipp    42  Chance in Prozent
    Die Maus geht auch: auf Würfeln, Feldern und Tasten.

refusal-no-server-named = Gib die Adresse eines Servers ein, etwa https://example.org
refusal-no-connection = { $text } antwortet nicht. Prüfe die Adresse und deine Verbindung
refusal-no-server-there = { $text } ist kein Sixrow-Server
refusal-not-a-server = „{ $text }“ ist keine Adresse eines Servers. Schreibe sie so: https://example.org
refusal-not-an-invitation = „{ $text }“ ist keine Einladung. Sie sieht aus wie https://example.org/join/wort
refusal-refused-elsewhere = Der Server hat abgelehnt ({ $text }). Aktualisiere Sixrow, um zu sehen, warum

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

against-board = Echtes Brett
# Below the dice: enter all rolls of a turn, or only the last.
key-all-rolls = alle Würfe
key-last = nur letzte Würfe
guide-type = { $dice-count ->
    [one] Tippe den Würfel von { $name }, 1 bis 6, dann Enter.
   *[other] Tippe die { $dice } Würfel von { $name }, 1 bis 6, dann Enter.
}
guide-type-last = Tippe die Würfel von { $name } nach dem letzten Wurf, dann Enter.
guide-type-starter = Drücke B für die Wahl, wer beginnt, oder tippe den Wurf von { $name }.
# Its lines are shown as they stand here: 72 signs at most.
help-keys-board =
    Würfel    1 … 6   gefallene Augen tippen       Enter  übernehmen
              U       zurücknehmen, so oft du willst
              B       wer beginnt                  L  nur letzte Würfe
