### Überall.

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-play = Spielen
nav-lobby = Lobby
to-home = Startseite
close = Schließen
try-again = Erneut versuchen
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
something-wrong = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
not-found-title = Seite nicht gefunden
not-found-text = Diese Seite gibt es nicht. Prüfe die Adresse.

## Einstellungen.

settings-title = Einstellungen
setting-language = Sprache
setting-theme = Design
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
setting-odds = Chancen beim Würfeln zeigen
setting-motion = Animationen
setting-speed = Tempo der Züge
speed-normal = Schritt für Schritt
speed-quick = Schnell
speed-once = Sofort
setting-volume = Lautstärke
volume-none = aus
setting-confirm = Züge bestätigen
setting-sorted = Würfel sortieren
setting-turning = Brett zum aktiven Spieler drehen
setting-text = Textmodus (Züge tippen)

## Die Startseite.

home-title = Würfeln. Behalten. Reihen bilden.
home-text = Zwei Brettspiele mit Würfeln für 2–4 Spieler: online mit Freunden, an einem Gerät oder gegen den Computer. Ohne Anmeldung. Jeder Wurf lässt sich prüfen.
home-continue = Weiterspielen
home-more = Noch { $tables } zeigen
home-away = Ausgeblendete Partien zeigen ({ $tables })
home-new = Neue Partie
home-lobby-text = Offene Tische und laufende Partien:
choose-game = Spiel
about-columbiz = Acht Würfel, drei Würfe. Erklimme die Spalten, schlage, was darunter liegt, und punkte mit Reihen.
about-sequence-dice = Zwei Würfel, eine Summe. Lege einen Chip auf diese Zahl; die erste lange Reihe gewinnt.
choose-mode = Spielmodus
mode-computer = Gegen den Computer
mode-link = Online mit Freunden
mode-device = An einem Gerät
mode-board = Mit echtem Brett
mode-board-about = Ihr spielt mit dem gedruckten Spiel und euren Würfeln; dieses Gerät zählt die Punkte.
choose-players = Spieler
players-teams = Zwei Teams: Spieler 1 und 3 gegen 2 und 4.
choose-level = Stufe des Computers
choose-clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-blitz = 5 Min. + 3 s je Zug
clock-quick = 10 Min. + 5 s je Zug
clock-slow = 30 Min. + 15 s je Zug
clock-days = Tage je Zug
clock-own = Eigene Zeit
clock-minutes = Minuten pro Spieler
clock-seconds = Sekunden dazu je Zug
clock-days-each = Tage je Zug
choose-own-name = Dein Name
choose-name = Name von Spieler { $seat }
choose-public = In der Lobby zeigen
choose-rated = Gewertet
choose-rated-about = Das Ergebnis zählt für deine Wertung. Kein Zurücknehmen, keine Tipps.
rated-needs-account = Für gewertete Partien brauchst du ein Konto.
choose-options = Ausgabe und Optionen
begin-computer = Spielen
begin-link = Tisch eröffnen
begin-quick = Schnelle Partie
begin-quick-about = Zu zweit, je zehn Minuten, mit jemandem aus der Lobby.
begin-device = Spielen
begin-board = Punkte zählen

## Die Stufen des Computers.

level-about-novice = Für deine ersten Partien.
level-about-casual = Spielt vernünftig, übersieht aber vieles.
level-about-skilled = Übersieht selten etwas Offensichtliches.
level-about-expert = Spielt gut. Das musst du dann auch.
level-about-master = Unser stärkster. Denkt einen Zug voraus.

## Optionen. Die kurze Form steht in Listen, wo die Option nicht auf Standard steht.

option-edition = Ausgabe
option-edition-nb = Norwegisch
option-edition-nb-about = Bis zu vier Scheiben je Zug, egal wie viele spielen.
option-edition-fr = Französisch
option-edition-fr-about = Zu viert nur drei Scheiben je Zug (C-10).
option-edition-pt = Portugiesisch
option-edition-pt-about = Bis zu vier Scheiben je Zug, egal wie viele spielen.
option-edition-de = Deutsch
option-edition-de-about = Bis zu vier Scheiben je Zug, egal wie viele spielen.
option-limit-3-short = drei Scheiben je Zug
option-reroll = Behaltene Würfel
option-reroll-any = Noch einmal würfelbar
option-reroll-any-about = Vor dem dritten Wurf darfst du Würfel, die du behalten hast, wieder aufnehmen (C-8).
option-reroll-locked = Bleiben liegen
option-reroll-locked-about = Würfel, die du behältst, bleiben bis zum Ende des Zuges liegen (C-8).
option-reroll-locked-short = behaltene Würfel bleiben
option-extension = Längere Reihen
option-extension-full = Voller Wert
option-extension-full-about = Eine Reihe aus drei bringt 1 Punkt; wächst sie auf vier, bringt sie 2 dazu (C-18).
option-extension-difference = Nur der Zuwachs
option-extension-difference-about = Eine Reihe aus drei bringt 1 Punkt; wächst sie auf vier, bringt sie 1 dazu (C-18).
option-extension-difference-short = bei längeren Reihen zählt nur der Zuwachs
option-captives = Gefangene
option-captives-square = Steigend
option-captives-square-about = 1, 2, 4, 6, 9, 12 … Punkte für 1, 2, 3, 4, 5, 6 … Gefangene, ohne Obergrenze (C-22).
option-captives-capped = Steigend, höchstens 42
option-captives-capped-about = Die gedruckte Tabelle endet bei zwölf; mehr zählen wie zwölf, 42 Punkte (C-22).
option-captives-capped-short = Gefangene höchstens 42
option-captives-linear = Je ein Punkt
option-captives-linear-about = Unsere eigene Variante zu dritt oder viert: Reihen zählen mehr (C-25).
option-captives-linear-short = ein Punkt je Gefangenem
option-length = Gewinnreihe
option-length-usual = Standard
option-length-usual-about = Sechs bei zwei Seiten, fünf bei dreien (S-5).
option-length-6 = Sechs
option-length-6-about = Eine längere Partie (S-5).
option-length-6-short = sechs in einer Reihe
option-length-5 = Fünf
option-length-5-about = Eine schnellere Partie (S-5).
option-length-5-short = fünf in einer Reihe
option-chips = Chips
option-chips-box = 20 je Seite
option-chips-box-about = Zwanzig Chips je Seite; wer keinen mehr hat, passt (S-15).
option-chips-unlimited = Unbegrenzt
option-chips-unlimited-about = Die Chips gehen nie aus (S-15).
option-chips-unlimited-short = unbegrenzt Chips
option-pair = Hin- und Rückpartie
option-pair-about = Wer in Columbiz beginnt, hat einen deutlichen Nachteil. Bei Hin- und Rückpartie beginnt jede Seite einmal, und beide Partien zählen.
players-number = { $players-count ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
terms-pair = Hin- und Rückpartie
terms-rated = gewertet
terms-unrated = nicht gewertet
terms-no-clock = ohne Zeitlimit
terms-bank = { $minutes } Min. + { $seconds } s
terms-days = { $days-count ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
terms-position = ab einer Stellung

## Listen von Tischen.

list-your-turn = Du bist dran
list-lobby = Wartet auf Spieler
list-playing = Läuft
list-over = Beendet
list-away = Ausblenden
lobby-title = Lobby
lobby-text = Öffentliche Tische: mitspielen oder zusehen.
lobby-empty = Gerade gibt es keine offenen Tische.

## Einladungen.

join-title = Du bist eingeladen
join-with = Am Tisch: { $names }.
join-name = Dein Name
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-watch = Zusehen
invite-title = Per Link einladen
invite-text = Wer den Link hat, kann einen freien Platz nehmen. Ohne Anmeldung.
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-here-only = Dieser Link funktioniert nur auf diesem Computer.
invite-network = Dieser Link funktioniert für alle im selben Netzwerk wie dieser Computer.
invite-how = Damit andere in deinem Netzwerk mitspielen können, beende den Server und starte ihn mit:
invite-address = Adresse

## Vor einer Partie.

waiting-title = Warten auf Spieler
waiting-sit = Hier sitzen
waiting-leave = Platz verlassen
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Entfernen
waiting-start = Partie starten
waiting-host = Warten, bis der Gastgeber startet.
waiting-appoint = Computer: { $level }
waiting-open = { $seats-count ->
    [one] Ein Platz ist frei
   *[other] { $seats } Plätze sind frei
}

## Personen.

percent = { $number } %
you = Du
somebody = Jemand
seat-open = frei
name-again = { $name } { $number }
seat-away = offline
seat-stand-in = Bot spielt

## Wo die Partie steht.

status-lobby = Warten auf Spieler
status-lobby-full = Bereit zum Start
status-over = Die Partie ist vorbei
status-other = { $name } ist am Zug
status-roll-off = Wer beginnt? Würfeln
status-roll = Dein Zug: würfeln
status-keep = Dein Zug: Würfel wählen
status-place = Dein Zug: Scheiben setzen
status-choose = Dein Zug: Feld wählen
status-stuck = Kein Zug möglich
status-due = Die Würfel rollen
status-own = Dein Zug
status-replay = Wiederholung
status-named-roll-off = { $name }: auswürfeln
status-named-roll = { $name }: würfeln
status-named-keep = { $name }: Würfel wählen
status-named-place = { $name }: Scheiben setzen
status-named-choose = { $name }: Feld wählen
status-named-stuck = { $name }: kein Zug
status-named-due = { $name }: Die Würfel rollen
sub-game = Partie { $game }
sub-last-round = letzte Runde

## Was jetzt zu tun ist.

guide-roll-off = Alle würfeln; wer am höchsten würfelt, beginnt.
guide-roll = Würfle mit allen Würfeln. Was du nicht behältst, kannst du noch einmal würfeln.
guide-roll-two = Würfle mit beiden Würfeln. Ihre Summe sagt, wohin dein Chip kommt.
guide-rolling = { $name } würfelt …
guide-keep = { $rolls-count ->
    [one] Wähle die Würfel, die du behalten willst. Noch ein Wurf, oder hör hier auf.
   *[other] Wähle die Würfel, die du behalten willst. Noch { $rolls } Würfe, oder hör hier auf.
}
guide-place = Wähle ein markiertes Feld. Seine Zahl sagt, wie viele Würfel mit der Augenzahl der Spalte es kostet. Bis zu { $limit } Scheiben.
guide-place-more = { $placed } von { $limit } Scheiben gesetzt. Setze weitere oder beende den Zug.
guide-place-asked = { $placed } von { $limit } Scheiben …
guide-place-done = { $placed } von { $limit } Scheiben gesetzt, mehr geht nicht. Beende den Zug oder nimm eine Scheibe zurück.
guide-choose = { $kind ->
    [remove] Du hast 10 gewürfelt: Entferne einen gegnerischen Chip, nur nicht von einer 2 oder 12.
    [replace] Kein Feld ist frei für { $total }: Ersetze einen gegnerischen Chip.
    [replace-again] Kein Feld ist frei für { $total }: Ersetze einen gegnerischen Chip und spiele noch einmal.
    [again] Du hast { $total } gewürfelt: Lege einen Chip auf ein markiertes Feld und spiele noch einmal.
    [anywhere] Du hast 11 gewürfelt: Lege einen Chip auf ein beliebiges freies Feld.
   *[place] Du hast { $total } gewürfelt: Lege einen Chip auf ein markiertes Feld.
}
guide-pass = { $rule ->
    [S-8] Deine Seite hat schon alle vier Felder
    [S-11] Es gibt keinen Chip, den du entfernen darfst
   *[S-15] Du hast keine Chips mehr
} ({ $rule }).
guide-forfeit = Keine Scheibe passt: { $what } (C-12).
guide-nothing-more = Mehr geht nicht. Beende den Zug oder nimm eine Scheibe zurück.

## Knöpfe.

action-roll = { $dice-count ->
    [2] Beide würfeln
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
}
action-rolling = Es wird gewürfelt …
action-keep-all = Alle behalten
action-stop = Aufhören
action-roll-all = Alle neu
action-hold = Erst behalten
action-end = { $discs-count ->
    [0] Zug beenden
    [one] Beenden (1 Scheibe)
   *[other] Beenden ({ $discs } Scheiben)
}
action-end-sure = Trotzdem beenden?
action-forfeit = { $discs-count ->
    [one] 1 Scheibe weglegen
   *[other] { $discs } Scheiben weglegen
}
action-pass = Passen
action-place = Auf { $cell } legen
action-replace = { $cell } ersetzen
action-remove = { $cell } entfernen
action-choose-place = Feld wählen
action-choose-replace = Chip wählen
action-choose-remove = Chip wählen
action-take-back = Rückgängig
action-undo = Rückgängig
action-skip = Überspringen
action-hint = Tipp
action-resign = Aufgeben
action-abort = Partie abbrechen
resign-sure = Wirklich aufgeben?
waiting-for = Warten auf { $name }
due-waiting = Der Wurf wartet auf das Gerät von { $names }.
due-unready = Warten, bis { $names } den Tisch öffnet; dann können die Würfel rollen.
due-ask = Mit den Würfeln stimmt etwas nicht: Tippe oben auf den Umschlag für Einzelheiten. Möchtest du weiterspielen?
due-go-on = Trotzdem weiter
due-refused = Der Server hat deinen Beitrag zu diesem Wurf abgelehnt: Seine Partie ist eine andere, als dieser Browser gesehen hat. Lade die Seite neu. Hilft das nicht, frage, wer den Server betreibt.
due-was-it-you = Jemand hat für dich gezogen, aber nicht in diesem Browser. Warst du das, auf einem anderen Gerät?
due-it-was-me = Ja, das war ich
due-elsewhere = Dieser Wurf braucht dein anderes Gerät: Öffne den Tisch dort.
due-left-elsewhere = Du hast diesen Wurf auf einem anderen Gerät begonnen.
due-here = Hier weitermachen

## Die Würfel.

dice-label = Würfel
die-label = Würfel { $place }: { $face }
die-held = bleibt
die-spent = benutzt
die-face = Würfel: { $face }
die-marked = Würfel: { $face }, { $mark }
die-blank = Würfel, noch nicht gewürfelt
dice-sum-label = Summe { $total }

## Punkte.

scores-label = Punkte
score-total = { $score-count ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
score-rows = Reihenpunkte
score-captives = Gefangene
score-supply = im Vorrat
score-longest-label = längste Reihe
score-chips = Chips übrig
chips-endless = unbegrenzt
captives-worth = { $captives } → { $points }
captives-spoken = { $captives }, wert { $points }
gain = +{ $points }
clock-label = Zeit übrig: { $time }
clock-left-days = { $days } T.

## Das Brett in Worten.

board-label = Brett
cell-place = { $cell }, Zahl { $number }
cell-held = { $owner }
cell-own = deine
cell-fresh = gerade gesetzt
cell-drafted = noch nicht bestätigt
cell-going = wird geschlagen
cell-legal = wählbar
cell-roll-first = Würfle zuerst.
cell-not-your-turn = { $name } ist am Zug.
cell-chance = { $chance }

## Was eine Wahl bewirkt; Teile einer Liste.

does-captures = { $discs-count ->
    [one] schlägt eine Scheibe
   *[other] schlägt { $discs } Scheiben
}
does-row-points = { $points-count ->
    [one] bildet eine Reihe aus { $length } für einen Punkt
   *[other] bildet eine Reihe aus { $length } für { $points } Punkte
}
does-row-wins = bildet eine Reihe aus { $length } und gewinnt
does-replaced = ersetzt einen Chip von { $owner }
does-removed = entfernt einen Chip von { $owner }
does-extra-turn = bringt noch einen Zug
does-supply-empty = verbraucht deine letzte Scheibe: Dies ist die letzte Runde
does-forfeit = { $discs-count ->
    [one] du verlierst eine Scheibe
   *[other] du verlierst { $discs } Scheiben
}
does-spend = verbraucht { $dice }
does-points = { $points-count ->
    [one] +1 Punkt insgesamt.
   *[other] +{ $points } Punkte insgesamt.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] schlägt nichts und bildet keine Reihe.
   *[sequence-dice] bekommt deinen Chip.
}
insight-label = Was diese Wahl bewirkt
insight-cell = { $cell }:
insight-chance = { $held ->
    [none] { $chance } Chance auf dieses Feld, wenn du nichts behältst.
   *[some] { $chance } Chance auf dieses Feld mit dem, was du behältst.
}

## Entscheidungen und Tipps.

decision-keep = { $dice } behalten
decision-reroll = alles neu würfeln
decision-stop = nicht mehr würfeln
decision-end = den Zug beenden
decision-pass = passen
decision-cell = { $cell }
hint-best = Am besten: { $decision }.
hint-wins = Gewinnt in { $share } der Fälle.
hint-also = { $decision }: { $loss } schlechter
hint-follow = So spielen

## Was geschehen ist, neben Würfeln und Feldern.

happened-label = Spielverlauf
happened-nothing = Noch nichts.
happened-again = Wiederholen
log-show = Das noch einmal zeigen
log-row = { $number } in einer Reihe!
log-forfeited = { $number } verloren
log-began = Startspieler
log-tied = Gleichstand
log-passed = gepasst
log-extra-turn = Extrazug
log-supply-empty = letzte Runde
event-seated = { $name } nimmt Platz.
event-left = { $name } verlässt den Tisch.
event-game-began = { $game-count ->
    [one] Die Partie beginnt.
   *[other] Partie { $game } beginnt.
}
event-undone = { $count-count ->
    [one] { $name } nimmt einen Zug zurück.
   *[other] { $name } nimmt { $count } Züge zurück.
}
event-resigned = { $name } gibt auf.
event-time-up = Die Zeit von { $name } ist um.
event-stood-in = Ein Bot übernimmt für { $name }.
event-returned = { $name } ist zurück und spielt selbst.
event-game-over = { $players-count ->
    [0] Ende der Partie: Niemand hat gewonnen.
    [one] Ende der Partie: { $winners } hat gewonnen.
   *[other] Ende der Partie: { $winners } haben gewonnen.
}
event-rematch-wanted = { $name } möchte eine Revanche.
event-connection-lost = { $name } hat die Verbindung verloren.
event-connection-back = { $name } ist wieder verbunden.

## Was geschehen ist, dem gesagt, der es tat.

own-rolled = würfelst { $dice }
own-began = beginnst
own-kept = behältst { $dice }
own-stopped = hörst auf zu würfeln
own-placed = { $pieces ->
    [discs] setzt eine Scheibe auf { $cell }
   *[chips] legst einen Chip auf { $cell }
}
own-captured = schlägst die Scheibe von { $owner } auf { $cell }
own-row-made = { $points-count ->
    [0] bildest eine Reihe aus { $length } ({ $cells })
    [one] bekommst 1 Punkt für eine Reihe aus { $length } ({ $cells })
   *[other] bekommst { $points } Punkte für eine Reihe aus { $length } ({ $cells })
}
own-forfeited = kannst nichts setzen und verlierst { $discs-count ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} ({ $rule })
own-supply-empty = hast keine Scheibe mehr: Dies ist die letzte Runde ({ $rule })
own-replaced = nimmst den Chip von { $owner } auf { $cell } weg ({ $rule })
own-removed = entfernst den Chip von { $owner } von { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passt, weil auf allen vier Feldern deine Chips liegen ({ $rule })
    [S-11] passt, weil es keinen Chip zu entfernen gibt ({ $rule })
   *[S-15] passt, weil du keine Chips mehr hast ({ $rule })
}
own-extra-turn = bist noch einmal am Zug ({ $rule })
own-turn-ended = { $pieces ->
    [discs] beendest den Zug
   *[chips] { "" }
}
yours-captured = schlägt deine Scheibe auf { $cell }
yours-replaced = nimmt deinen Chip auf { $cell } weg ({ $rule })
yours-removed = entfernt deinen Chip von { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Du nimmst einen Zug zurück.
   *[other] Du nimmst { $count } Züge zurück.
}
own-event-resigned = Du gibst auf.
own-event-time-up = Deine Zeit ist um.
own-event-stood-in = Ein Bot übernimmt für dich.
own-event-returned = Du spielst wieder selbst.
own-event-game-over = Ende der Partie: Du hast gewonnen.

## Mitteilungen.

notice-stand-in = Du warst weg, deshalb spielt ein Bot für dich.
notice-return = Platz zurückholen
notice-away = { $name } ist offline.
notice-let-bot = Bot übernehmen lassen
notice-let-bot-in = Ein Bot darf in { $time } übernehmen
notice-claim = Sieg beanspruchen
notice-logged-out = Du wurdest abgemeldet.
notice-your-turn = Du bist an einem anderen Tisch am Zug.
notice-restarting = Der Server startet neu. Deine Partie geht gleich weiter.
notice-preparing = Die Computerspieler werden vorbereitet (nur beim ersten Mal, etwa 30 Sekunden) …
notice-bots-failed = Der Computer kann gerade nicht spielen. Du kannst warten oder die Partie abbrechen.

## Das Ende.

result-label = Ergebnis
result-none = Die Partie wurde abgebrochen.
own-result-last-round = Du gewinnst mit { $score } { $score-count ->
    [one] Punkt
   *[other] Punkten
}.
own-result-row = Du gewinnst mit { $score } in einer Reihe.
our-result-row = Du und { $others } gewinnt mit { $score } in einer Reihe.
our-result-last-round = Du und { $others } teilt euch den Sieg mit je { $score } { $score-count ->
    [one] Punkt
   *[other] Punkten
}.
own-stopped-won = du hast gewonnen
own-stopped-by = { $ending ->
    [resigned] Du hast aufgegeben
   *[time] Deine Zeit ist abgelaufen
}; { $won }.
own-pair-result = Du gewinnst das Duell aus Hin- und Rückpartie.
pair-between = Es steht { $score }. Die nächste Partie beginnt die andere Seite.
pair-clock = Deine Uhr startet mit deinem ersten Wurf oder nach zwei Minuten.
pair-next = Nächste Partie
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } gewinnt das Duell aus Hin- und Rückpartie.
   *[other] { $winners } trennen sich nach Hin- und Rückpartie unentschieden.
}
rematch-ask = Revanche
rematch-asked = Warten auf die anderen
rematch-wanted = { $players-count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
rematch-go = Zur nächsten Partie
record-download = Partie herunterladen

## Reden.

beside-label = Verlauf und Chat
chat-label = Chat
chat-here = Hier: { $names }
chat-write = Nachricht schreiben
chat-send = Senden
chat-spectators = Nur andere Zuschauer können lesen, was du schreibst.
chat-unread = { $lines-count ->
    [one] Eine neue Nachricht
   *[other] { $lines } neue Nachrichten
}
chat-partners-silent = Partner dürfen während der Partie nicht chatten (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: stummschalten oder melden
chat-mute = Stummschalten
chat-unmute = Nicht mehr stumm
chat-report = Melden
chat-muted = Du siehst keine Nachrichten von { $name } mehr.
chat-muted-person = { $name } ist stummgeschaltet.
chat-reported = An die Verwaltung dieses Servers gemeldet.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie!
phrase-bye = Tschüss!

## An einem echten Brett: Echte Würfel werden eingegeben.

entry-label = Würfel eingeben
entry-who = Wer beginnt?
entry-faces = Würfel hinzufügen
entry-face = Eine { $face } hinzufügen
entry-remove = Die { $face } wegnehmen
entry-clear = Leeren
entry-enter = Eingeben
entry-missing = { $dice-count ->
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
}
entry-last = Nur den letzten Wurf jedes Zuges eingeben
entry-keep = { $dice-count ->
    [one] Behalten, 1 würfeln
   *[other] Behalten, { $dice } würfeln
}
guide-enter = { $dice-count ->
    [one] Tippe an, was der Würfel von { $name } zeigt.
   *[other] Tippe an, was die { $dice } Würfel von { $name } zeigen.
}
guide-enter-last = Tippe die Würfel an, die { $name } nach dem letzten Wurf hat.
guide-enter-starter = Wähle, wer beginnt, oder tippe an, was { $name } gewürfelt hat.
finish-ask = Stimmt alles? Bis du die Partie abschließt, kannst du noch etwas ändern.
action-finish = Partie abschließen
action-stop-game = Partie hier beenden
follow-title = Andere zusehen lassen
follow-text = Wer diesen Link hat, kann die Partie auf dem eigenen Telefon verfolgen. Ändern lässt sich dort nichts.
follow-here = { $people-count ->
    [one] Ein Telefon sieht zu.
   *[other] { $people } Telefone sehen zu.
}
terms-real-dice = echte Würfel
dice-real = echte Würfel
fair-real = In dieser Partie werden echte Würfel von Hand eingegeben. Es gibt nichts zu prüfen.
event-starter-chosen = { $name } beginnt.
event-corrected = Die letzte Eingabe wurde zurückgenommen.

## Verbindung, Menü, geprüfte Würfel.

link-connecting = Verbinden …
link-lost = Verbindung unterbrochen. Neuer Versuch …
link-closed = Nicht verbunden
menu-label = Menü
menu-scoring = Punkte und Ende der Partie
keys-how = Tasten: 1 bis 8 behalten Würfel, R würfelt, S hört auf, E beendet den Zug, U nimmt zurück, T zeigt den Tisch als Text. Mit den Pfeiltasten gehst du über das Brett, Enter wählt.
keys-hint = H gibt einen Tipp.
dice-sealed = Würfel versiegelt
dice-sound = Würfel geprüft
dice-broken = Würfel fehlerhaft
fair-title = Sind die Würfel fair?
fair-sealed = Noch wurde nicht gewürfelt. Jeder Wurf wird hier in deinem Browser geprüft.
fair-sound = { $rolls-count ->
    [one] Der bisher einzige Wurf wurde in deinem Browser nachgerechnet und stimmt.
   *[other] Alle { $rolls } bisherigen Würfe wurden in deinem Browser nachgerechnet und stimmen.
}
fair-broken = Die Prüfung der Würfel ist fehlgeschlagen. Traue diesem Server nicht, bevor du weißt, warum.
fair-what-now = Was du jetzt tun kannst
fair-what-now-text = Das muss kein Betrug sein: Eine zurückgespielte Sicherung oder ein Programmfehler kann genauso aussehen. Speichere deinen Beleg, vergleiche die Buchstaben mit den anderen Spielern und frage, wer den Server betreibt. Du kannst weiterspielen; dein Browser fragt dich, bevor er sich an einem weiteren Wurf beteiligt.
fair-mine-text = Einen Wurf mit deinem Kettenglied konnte niemand vorhersehen oder wählen. Es steckt in:
fair-mine-own = deinen eigenen Würfen
fair-mine-others = den Würfen der anderen
fair-mine-bots = den Würfen des Computers
fair-mine-of = { $mine } von { $rolls }
fair-letters = Die Buchstaben dieser Partie. Vergleiche sie mit den anderen Spielern, aber nicht über diesen Server: gleiche Buchstaben, gleiche Partie.
fair-voids = { $rolls-count ->
    [one] Ein Wurf wurde verworfen.
   *[other] { $rolls } Würfe wurden verworfen.
}
fair-save = Beleg speichern
fair-not-kept = Dieser Browser speichert nichts: Der Beleg für diesen Tisch geht verloren, wenn du die Seite schließt.

## Der Tisch als Text.

text-label = Der Tisch als Text
text-move = Dein Zug
text-send = Senden
text-how = roll · 555 behält drei Fünfen und würfelt den Rest · - würfelt alle · stop · e3 c2 end · pass · undo · hint
text-dice = Würfel: { $dice }
text-held = Behalten: { $dice }
spoken-drafted = { $cell }: Scheibe gesetzt, noch nicht bestätigt.
spoken-taken-back = { $cell }: zurückgenommen.
spoken-picked = { $cell } gewählt. Zum Bestätigen noch einmal wählen oder den Knopf drücken.
text-side-columbiz = { $name }: Punkte { $score }; Reihen { $rows }, Gefangene { $captives } (wert { $points }), Scheiben übrig { $supply }
text-side-sequence-dice = { $name }: längste Reihe { $score }, Chips übrig { $supply }
text-choices = Zur Wahl: { $choices }
text-drafted = Noch nicht bestätigt: { $cells }
text-column = { $column }: { $cells }
text-board-empty = Das Brett ist leer.
text-done = Erledigt: { $words }
text-not-now = „{ $word }“ geht jetzt nicht.
text-no-such-dice = Diese Würfel hast du nicht: { $dice }

## Die Analyse einer Partie. Weitere Wörter stehen in analysis.ftl.

study-title = Analyse
study-back = Zurück zur Analyse
retry-title = Noch einmal aus der Analyse
retry-was = In der Partie: { $before }. Entscheide neu und sieh, ob es besser ist.
retry-best = Jetzt { $now }: das, was die Analyse empfiehlt. { $gain } besser als { $before }.
retry-same = Jetzt { $now }: dasselbe wie in der Partie.
retry-better = Jetzt { $now }: auf den ersten Blick { $gain } besser als { $before }.
retry-worse = Jetzt { $now }: auf den ersten Blick { $gain } schlechter als { $before }.
retry-equal = Jetzt { $now }: auf den ersten Blick so gut wie { $before }.
retry-short-best = Am besten
retry-short-same = Gleich
retry-short-better = Besser
retry-short-worse = Schlechter
retry-short-equal = Gleich gut
own-study-try-from = Von hier aus gegen den Computer weiterspielen
own-study-try-instead = Hier neu entscheiden, gegen den Computer
player-number = Spieler { $seat }

## Die Spiele lernen.

nav-learn = Lernen
nav-analysis = Analyse
nav-me = Profil
tutorial-never = Noch nie gespielt?
tutorial-start = In 3 Minuten lernen
learn-all-rules = Alle Regeln
learn-about-rules = Was „gedruckt“, „entschieden“ und „Option“ bedeuten
picture-legal = Markierte Felder können gewählt werden.
picture-going = Ein Kreuz zeigt eine Scheibe, die geschlagen wird.

## Beendete Partien.

games-title = Beendete Partien
games-search = Suchen
own-games-won = Du hast gewonnen.
games-won = { $players-count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
games-called-off = Niemand hat gewonnen.

## Man selbst.

setting-notify = Benachrichtigen, wenn ich am Zug bin
account-make = Konto anlegen

## Einladung per Kamera.

invite-qr = QR-Code des Links
