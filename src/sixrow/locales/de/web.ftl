### Überall.

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-play = Spielen
nav-lobby = Lobby
to-home = Startseite
close = Schließen
try-again = Noch einmal
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
something-wrong = Etwas ist schiefgegangen. Lade die Seite neu und versuche es noch einmal.
not-found-title = Hier ist nichts
not-found-text = Prüfe die Adresse.

## Einstellungen.

settings-title = Einstellungen
setting-language = Sprache
setting-theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-odds = Chancen beim Würfeln zeigen
setting-motion = Würfel und Scheiben bewegen
setting-speed = Wie Züge gezeigt werden
speed-normal = Schritt für Schritt
speed-quick = Schnell
speed-once = Auf einmal
setting-volume = Lautstärke
volume-none = stumm
setting-confirm = Züge bestätigen, bevor sie gelten
setting-sorted = Würfel sortieren
setting-turning = Den Tisch zu dem drehen, der spielt
setting-text = Tisch als Text, Züge tippen

## Die Startseite.

home-title = Würfeln, behalten, Reihen bilden.
home-text = Zwei Brettspiele mit Würfeln für zwei bis vier: mit Freunden per Link, an einem Gerät oder gegen den Computer. Ohne Anmeldung. Jeder Wurf lässt sich prüfen.
home-continue = Weiterspielen
home-more = { $tables } weitere zeigen
home-away = Weggelegte zeigen ({ $tables })
home-new = Neue Partie
home-lobby-text = Öffentliche Tische, zum Mitspielen oder Zuschauen:
choose-game = Spiel
about-columbiz = Acht Würfel, drei Würfe. Erklimme die Spalten, fange, was darunter liegt, punkte mit Reihen.
about-sequence-dice = Zwei Würfel, ein Brett. Lege deinen Chip auf die Summe; die erste lange Reihe gewinnt.
choose-mode = Gegen
mode-computer = Den Computer
mode-link = Freunde, per Link
mode-device = Freunde, am selben Gerät
mode-board = Echtes Brett, echte Würfel
mode-board-about = Ihr spielt mit dem gedruckten Spiel und euren Würfeln; dieses Gerät zählt die Punkte.
choose-players = Spieler
players-teams = Zwei Teams: der Erste und der Dritte gegen den Zweiten und den Vierten.
choose-level = Stufe des Computers
choose-clock = Bedenkzeit
clock-none = So lange es dauert
clock-blitz = Je 5 Minuten, 3 Sekunden mehr je Zug
clock-quick = Je 10 Minuten, plus 5 Sekunden pro Zug
clock-slow = Je 30 Minuten, plus 15 Sekunden pro Zug
clock-days = Tage je Zug
clock-own = Eine eigene Zeit
clock-minutes = Minuten für jeden
clock-seconds = Sekunden mehr je Zug
clock-days-each = Tage je Zug
choose-own-name = Dein Name
choose-name = Name von Spieler { $seat }
choose-public = Tisch in der Lobby zeigen
choose-rated = Gewertet
choose-rated-about = Das Ergebnis zählt für deine Wertung. Nichts wird zurückgenommen, und es gibt keine Tipps.
rated-needs-account = Gewertete Partien brauchen ein Konto.
choose-options = Ausgabe und Optionen
begin-computer = Spielen
begin-link = Tisch öffnen
begin-quick = Schnelle Partie
begin-quick-about = Mit wem auch immer in der Lobby wartet: zu zweit, je zehn Minuten.
begin-device = Spielen
begin-board = Punkte zählen

## Die Stufen des Computers.

level-about-novice = Lernt die Regeln mit dir.
level-about-casual = Spielt vernünftig und übersieht einiges.
level-about-skilled = Übersieht selten etwas Offensichtliches.
level-about-expert = Spielt gut; das musst du dann auch.
level-about-master = Der Beste, den wir haben. Schaut einen Zug weiter.

## Optionen. Die kurze Form steht in Listen, wo die Option nicht die übliche ist.

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
option-reroll = Liegen gelassene Würfel
option-reroll-any = Wieder aufnehmbar
option-reroll-any-about = Zum dritten Wurf darfst du Würfel aufnehmen, die du vorher behalten hast (C-8).
option-reroll-locked = Bleiben liegen
option-reroll-locked-about = Ein behaltener Würfel bleibt bis zum Ende des Zuges liegen (C-8).
option-reroll-locked-short = behaltene Würfel bleiben
option-extension = Längere Reihen
option-extension-full = Zählen ganz
option-extension-full-about = Drei und dann vier bringen 1 und dann 2 (C-18).
option-extension-difference = Zählen das Neue
option-extension-difference-about = Drei und dann vier bringen 1 und dann 1 (C-18).
option-extension-difference-short = längere Reihen zählen das Neue
option-captives = Gefangene
option-captives-square = Zählen immer mehr
option-captives-square-about = 1, 2, 4, 6, 9, 12 … je nach Zahl der Gefangenen, ohne Ende (C-22).
option-captives-capped = Zählen bis 42
option-captives-capped-about = Wie gedruckt: Zwölf Gefangene und mehr sind 42 wert (C-22).
option-captives-capped-short = Gefangene bis 42
option-captives-linear = Zählen je einen Punkt
option-captives-linear-about = Unsere eigene Variante zu dritt und viert: Reihen zählen mehr (C-25).
option-captives-linear-short = ein Punkt je Gefangenem
option-length = Die Reihe, die gewinnt
option-length-usual = Wie üblich
option-length-usual-about = Sechs bei zwei Seiten, fünf bei dreien (S-5).
option-length-6 = Sechs
option-length-6-about = Das längere Spiel (S-5).
option-length-6-short = sechs in einer Reihe
option-length-5 = Fünf
option-length-5-about = Das schnellere Spiel (S-5).
option-length-5-short = fünf in einer Reihe
option-chips = Chips
option-chips-box = Die in der Schachtel
option-chips-box-about = Zwanzig je Seite; wer keinen mehr hat, passt (S-15).
option-chips-unlimited = Ohne Ende
option-chips-unlimited-about = Der Vorrat geht nie aus (S-15).
option-chips-unlimited-short = Chips ohne Ende
option-pair = Ein Paar von Partien
option-pair-about = Wer in Columbiz beginnt, hat einen kleinen Nachteil. In einem Paar beginnt jede Seite einmal, und beide Partien zählen.
players-number = { $players-count ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
terms-pair = ein Paar von Partien
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
list-playing = Läuft gerade
list-over = Vorbei
list-away = Weglegen
lobby-title = Lobby
lobby-text = Offene Tische, die auf Spieler warten oder bei denen du zusehen kannst.
lobby-empty = Gerade wartet niemand.

## Einladungen.

join-title = Du bist eingeladen
join-with = Am Tisch: { $names }.
join-name = Dein Name
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt.
join-watch = Nur zusehen
invite-title = Per Link einladen
invite-text = Wer ihn öffnet, kann einen freien Platz nehmen. Ohne Anmeldung.
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-here-only = Dieser Link funktioniert nur auf diesem Computer.
invite-network = Dieser Link funktioniert für alle im selben Netzwerk wie dieser Computer.
invite-how = Damit andere in deinem Netzwerk mitspielen können, beende den Server und starte ihn mit:
invite-address = Adresse

## Vor einer Partie.

waiting-title = Der Tisch ist gedeckt
waiting-sit = Hier sitzen
waiting-leave = Aufstehen
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Entfernen
waiting-start = Beginnen
waiting-host = Der Gastgeber beginnt die Partie.
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
seat-away = weg
seat-stand-in = ein Bot spielt weiter

## Wo die Partie steht.

status-lobby = Wartet auf Spieler
status-lobby-full = Bereit zum Beginn
status-over = Die Partie ist vorbei
status-other = { $name } spielt
status-roll-off = Wer beginnt? Würfle
status-roll = Dein Zug: würfeln
status-keep = Dein Zug: halten, würfeln
status-place = Dein Zug: Scheiben setzen
status-choose = Dein Zug: Feld wählen
status-stuck = Dein Zug: nichts passt
status-due = Die Würfel rollen
status-own = Dein Zug
status-replay = Noch einmal
status-named-roll-off = { $name }: auswürfeln
status-named-roll = { $name }: würfeln
status-named-keep = { $name }: halten, würfeln
status-named-place = { $name }: Scheiben setzen
status-named-choose = { $name }: Feld wählen
status-named-stuck = { $name }: nichts passt
status-named-due = { $name }: Die Würfel rollen
sub-game = Partie { $game }
sub-last-round = die letzte Runde

## Was jetzt zu tun ist.

guide-roll-off = Alle würfeln; der höchste Wurf beginnt.
guide-roll = Wirf alle Würfel. Was du nicht behältst, kannst du noch einmal werfen.
guide-roll-two = Wirf beide Würfel. Ihre Summe sagt, wohin dein Chip kommt.
guide-rolling = { $name } würfelt …
guide-keep = { $rolls-count ->
    [one] Halte die Würfel, die du behalten willst. Noch ein Wurf, oder hör hier auf.
   *[other] Halte die Würfel, die du behalten willst. Noch { $rolls } Würfe, oder hör hier auf.
}
guide-place = Wähle ein markiertes Feld: Es kostet so viele Würfel seiner Spalte, wie seine Zahl sagt. Bis zu { $limit } Scheiben.
guide-place-more = { $placed } von { $limit } Scheiben. Setze weitere, oder beende den Zug.
guide-place-asked = { $placed } von { $limit } Scheiben …
guide-place-done = { $placed } von { $limit } Scheiben, und sonst passt nichts. Beende den Zug, oder nimm eine Scheibe zurück.
guide-choose = { $kind ->
    [remove] Eine 10: Nimm einen Chip der Gegner vom Brett, nur nicht von einer 2 oder 12.
    [replace] Kein Feld ist frei für { $total }: Ersetze einen Chip der Gegner.
    [replace-again] Kein Feld ist frei für { $total }: Ersetze einen Chip und spiele noch einmal.
    [again] Eine { $total }: Lege einen Chip auf ein markiertes Feld und spiele noch einmal.
    [anywhere] Eine 11: Lege einen Chip auf ein beliebiges freies Feld.
   *[place] Eine { $total }: Lege einen Chip auf ein markiertes Feld.
}
guide-pass = { $rule ->
    [S-8] Deine Seite hält schon alle vier Felder
    [S-11] Kein Chip darf entfernt werden
   *[S-15] Du hast keinen Chip mehr zu legen
} ({ $rule }).
guide-forfeit = Diese Würfel passen auf kein freies Feld: { $what } (C-12).
guide-nothing-more = Sonst passt nichts. Beende den Zug, oder nimm eine Scheibe zurück.

## Knöpfe.

action-roll = { $dice-count ->
    [2] Beide werfen
    [one] 1 Würfel werfen
   *[other] { $dice } Würfel werfen
}
action-rolling = Es wird gewürfelt …
action-keep-all = Alle behalten
action-stop = Aufhören
action-roll-all = Alle neu
action-hold = Würfel halten
action-end = { $discs-count ->
    [0] Zug beenden
    [one] Beenden, 1 Scheibe
   *[other] Beenden, { $discs } Scheiben
}
action-end-sure = Enden? Mehr passt
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
action-take-back = Zurück
action-undo = Rückgängig
action-skip = Überspringen
action-hint = Gib mir einen Tipp
action-resign = Aufgeben
action-abort = Partie absagen
resign-sure = Wirklich? Noch einmal
waiting-for = Warten auf { $name }
due-waiting = Die Würfel warten auf das Gerät von { $names }.
due-unready = Die Würfel können rollen, sobald { $names } den Tisch geöffnet hat.
due-ask = Mit den Würfeln stimmt etwas nicht: Tippe oben auf den Umschlag, um zu sehen, was. Möchtest du weiterspielen?
due-go-on = Trotzdem weiter
due-refused = Der Server nimmt dein Glied nicht an: Er zeigt eine andere Partie, als dieser Browser gesehen hat. Lade die Seite neu; hilft das nicht, frage, wer den Server betreibt.
due-was-it-you = Jemand hat für dich gespielt, aber nicht in diesem Browser. Warst du das, auf einem anderen Gerät?
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
die-blank = Würfel, noch nicht geworfen
dice-sum-label = Summe { $total }

## Punkte.

scores-label = Punkte
score-total = { $score-count ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
score-rows = Reihenpunkte
score-captives = Gefangene
score-supply = Scheiben übrig
score-longest-label = längste Reihe
score-chips = Chips übrig
chips-endless = genug
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
cell-drafted = dein Entwurf
cell-going = wird gefangen
cell-legal = wählbar
cell-roll-first = Erst wird gewürfelt.
cell-not-your-turn = Du bist nicht am Zug: { $name } spielt.
cell-chance = { $chance }

## Was eine Wahl bewirkt; Teile einer Liste.

does-captures = { $discs-count ->
    [one] fängt eine Scheibe
   *[other] fängt { $discs } Scheiben
}
does-row-points = { $points-count ->
    [one] bildet eine Reihe aus { $length } für einen Punkt
   *[other] bildet eine Reihe aus { $length } für { $points } Punkte
}
does-row-wins = bildet eine Reihe aus { $length } und gewinnt
does-replaced = ersetzt einen Chip von { $owner }
does-removed = entfernt einen Chip von { $owner }
does-extra-turn = bringt noch einen Zug
does-supply-empty = braucht deine letzte Scheibe: Diese Runde ist die letzte
does-forfeit = { $discs-count ->
    [one] das kostet dich eine Scheibe
   *[other] das kostet dich { $discs } Scheiben
}
does-spend = verbraucht { $dice }
does-points = { $points-count ->
    [one] +1 Punkt insgesamt.
   *[other] +{ $points } Punkte insgesamt.
}
does-all = { $parts }.
does-nothing-more = { $game ->
    [columbiz] fängt nichts und bildet keine Reihe.
   *[sequence-dice] legt dort einen Chip.
}
insight-label = Was eine Wahl bewirkt
insight-cell = { $cell }:
insight-chance = { $held ->
    [none] { $chance } Chance, hinzukommen, wenn du nichts hältst.
   *[some] { $chance } Chance, mit dem Gehaltenen hinzukommen.
}

## Entscheidungen und Tipps.

decision-keep = { $dice } behalten
decision-reroll = alles neu würfeln
decision-stop = nicht mehr würfeln
decision-end = den Zug beenden
decision-pass = passen
decision-cell = { $cell }
hint-best = Am besten: { $decision }.
hint-wins = Das gewinnt in { $share } der Fälle.
hint-also = { $decision }: { $loss } weniger
hint-follow = So machen

## Was geschehen ist, neben Würfeln und Feldern.

happened-label = Was geschah
happened-nothing = Noch nichts.
happened-again = Noch einmal zeigen
log-show = Das noch einmal zeigen
log-row = { $number } in einer Reihe!
log-forfeited = { $number } weggelegt
log-began = Startspieler
log-tied = Gleichstand
log-passed = gepasst
log-extra-turn = noch einmal
log-supply-empty = letzte Runde
event-seated = { $name } setzt sich.
event-left = { $name } steht auf.
event-game-began = { $game-count ->
    [one] Die Partie beginnt.
   *[other] Partie { $game } beginnt.
}
event-undone = { $count-count ->
    [one] { $name } nimmt eine Entscheidung zurück.
   *[other] { $name } nimmt { $count } Entscheidungen zurück.
}
event-resigned = { $name } gibt auf.
event-time-up = Die Zeit von { $name } ist abgelaufen.
event-stood-in = Ein Bot spielt für { $name } weiter.
event-returned = { $name } spielt wieder selbst.
event-game-over = { $players-count ->
    [0] Die Partie ist vorbei; niemand hat gewonnen.
    [one] Die Partie ist vorbei; { $winners } hat gewonnen.
   *[other] Die Partie ist vorbei; { $winners } haben gewonnen.
}
event-rematch-wanted = { $name } will noch einmal spielen.
event-connection-lost = { $name } hat die Verbindung verloren.
event-connection-back = { $name } ist wieder da.

## Was geschehen ist, dem gesagt, der es tat.

own-rolled = würfelst { $dice }
own-began = hast den ersten Zug
own-kept = behältst { $dice }
own-stopped = hörst auf zu würfeln
own-placed = { $pieces ->
    [discs] setzt eine Scheibe auf { $cell }
   *[chips] legst einen Chip auf { $cell }
}
own-captured = fängst die Scheibe von { $owner } auf { $cell }
own-row-made = { $points-count ->
    [0] bildest eine Reihe aus { $length } ({ $cells })
    [one] bekommst 1 Punkt für eine Reihe aus { $length } ({ $cells })
   *[other] bekommst { $points } Punkte für eine Reihe aus { $length } ({ $cells })
}
own-forfeited = kannst nichts setzen und nimmst { $discs-count ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} aus dem Spiel ({ $rule })
own-supply-empty = hast keine Scheibe mehr, also ist diese Runde die letzte ({ $rule })
own-replaced = ersetzt den Chip von { $owner } auf { $cell } ({ $rule })
own-removed = entfernst den Chip von { $owner } von { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] passt, weil deine Seite schon alle vier Felder hält ({ $rule })
    [S-11] passt, weil es keinen Chip zu entfernen gibt ({ $rule })
   *[S-15] passt, weil du keinen Chip mehr hast ({ $rule })
}
own-extra-turn = bist noch einmal am Zug ({ $rule })
own-turn-ended = { $pieces ->
    [discs] beendest den Zug
   *[chips] { "" }
}
yours-captured = fängt deine Scheibe auf { $cell }
yours-replaced = ersetzt deinen Chip auf { $cell } ({ $rule })
yours-removed = entfernt deinen Chip von { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] Du nimmst eine Entscheidung zurück.
   *[other] Du nimmst { $count } Entscheidungen zurück.
}
own-event-resigned = Du gibst auf.
own-event-time-up = Deine Zeit ist um.
own-event-stood-in = Ein Bot spielt für dich weiter.
own-event-returned = Du spielst wieder selbst.
own-event-game-over = Die Partie ist vorbei; du hast gewonnen.

## Mitteilungen.

notice-stand-in = Du warst weg, und ein Bot spielt für dich weiter.
notice-return = Platz zurücknehmen
notice-away = { $name } ist nicht erreichbar.
notice-let-bot = Bot weiterspielen lassen
notice-let-bot-in = Ein Bot darf übernehmen in { $time }
notice-claim = Partie beanspruchen
notice-logged-out = Du wurdest abgemeldet.
notice-your-turn = Du bist an einem anderen Tisch am Zug.
notice-restarting = Der Server startet neu; die Partie geht gleich weiter.
notice-preparing = Der Computer macht sich bereit, nur dieses eine Mal; eine halbe Minute.
notice-bots-failed = Der Computer kann gerade nicht spielen. Du kannst warten oder die Partie absagen.

## Das Ende.

result-label = Ergebnis
result-none = Die Partie wurde abgesagt.
own-result-last-round = Du gewinnst mit { $score } { $score-count ->
    [one] Punkt
   *[other] Punkten
}.
own-result-row = Du gewinnst mit { $score } in einer Reihe.
our-result-row = Du und { $others } gewinnt mit { $score } in einer Reihe.
our-result-last-round = Du teilst den Sieg mit { $others }, mit je { $score } { $score-count ->
    [one] Punkt
   *[other] Punkten
}.
own-stopped-won = du hast gewonnen
own-stopped-by = { $ending ->
    [resigned] Du hast aufgegeben
   *[time] Deine Zeit ist abgelaufen
}; { $won }.
own-pair-result = Du gewinnst das Paar von Partien.
pair-between = Es steht { $score }. In der nächsten Partie beginnt die andere Seite.
pair-clock = Deine Uhr wartet auf deinen ersten Wurf, höchstens zwei Minuten.
pair-next = Nächste Partie
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } gewinnt das Paar von Partien.
   *[other] { $winners } teilen sich das Paar von Partien.
}
rematch-ask = Noch einmal
rematch-asked = Warten auf die anderen
rematch-wanted = { $players-count ->
    [one] { $names } will noch einmal spielen.
   *[other] { $names } wollen noch einmal spielen.
}
rematch-go = Zur nächsten Partie
record-download = Aufzeichnung

## Reden.

beside-label = Neben dem Tisch
chat-label = Reden
chat-here = Hier: { $names }
chat-write = Schreib etwas
chat-send = Sagen
chat-spectators = Nur andere, die zuschauen, lesen, was du schreibst.
chat-unread = { $lines-count ->
    [one] Eine neue Nachricht
   *[other] { $lines } neue Nachrichten
}
chat-partners-silent = Partner dürfen während der Partie nicht reden (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: stumm schalten oder melden
chat-mute = Stumm schalten
chat-unmute = Wieder zeigen
chat-report = Melden
chat-muted = Du siehst nicht mehr, was { $name } schreibt.
chat-muted-person = { $name } ist stumm geschaltet.
chat-reported = Dem Betreiber dieses Servers gemeldet.
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
entry-faces = Augenzahlen zum Hinzufügen
entry-face = Eine { $face } hinzufügen
entry-remove = Die { $face } herausnehmen
entry-clear = Leeren
entry-enter = Eingeben
entry-missing = { $dice-count ->
    [one] Noch ein Würfel
   *[other] Noch { $dice } Würfel
}
entry-last = Nur den letzten Wurf eines Zuges eingeben
entry-keep = { $dice-count ->
    [one] Behalten, einen werfen
   *[other] Behalten, { $dice } werfen
}
guide-enter = { $dice-count ->
    [one] Tippe an, was der Würfel von { $name } zeigt.
   *[other] Tippe an, was die { $dice } Würfel von { $name } zeigen.
}
guide-enter-last = Tippe die Würfel an, die { $name } nach dem letzten Wurf hat.
guide-enter-starter = Sag, wer beginnt, oder tippe an, was { $name } dafür gewürfelt hat.
finish-ask = Stimmt alles? Bis zum Abschluss kannst du noch etwas berichtigen.
action-finish = Partie abschließen
action-stop-game = Partie hier beenden
follow-title = Andere zusehen lassen
follow-text = Wer diesen Link öffnet, sieht die Partie auf dem eigenen Telefon und kann nichts ändern.
follow-here = { $people-count ->
    [one] Ein Telefon sieht zu.
   *[other] { $people } Telefone sehen zu.
}
terms-real-dice = echte Würfel
dice-real = echte Würfel
fair-real = Diese Partie wird mit echten Würfeln gespielt, die von Hand eingegeben werden. Es gibt nichts zu prüfen.
event-starter-chosen = { $name } beginnt.
event-corrected = Was zuletzt eingegeben wurde, ist zurückgenommen.

## Verbindung, Menü, geprüfte Würfel.

link-connecting = Verbinden …
link-lost = Verbindung weg, neuer Versuch …
link-closed = Nicht verbunden
menu-label = Menü
menu-scoring = Was zählt, und wann Schluss ist
keys-how = Tasten: 1 bis 8 halten Würfel, R würfelt, S hört auf, E beendet den Zug, U nimmt zurück, T zeigt den Tisch als Text. Pfeile gehen über das Brett, Enter wählt.
keys-hint = H gibt einen Tipp.
dice-sealed = Würfel versiegelt
dice-sound = Würfel geprüft
dice-broken = Würfel passen nicht
fair-title = Sind die Würfel ehrlich?
fair-sealed = Noch wurde nicht gewürfelt. Jeder Wurf wird hier in deinem Browser geprüft.
fair-sound = { $rolls-count ->
    [one] Der bisherige Wurf wurde hier in deinem Browser geprüft, und er stimmt.
   *[other] Alle { $rolls } bisherigen Würfe wurden hier in deinem Browser geprüft, und sie stimmen.
}
fair-broken = Etwas stimmt nicht. Traue diesem Server nicht, bevor du weißt, warum.
fair-what-now = Was du jetzt tun kannst
fair-what-now-text = Das muss kein Betrug sein: Ein Server, der aus einer Sicherung wiederhergestellt wurde, oder ein Programmfehler kann genauso aussehen. Speichere deinen Beleg, vergleiche die Buchstaben mit den anderen und frage, wer den Server betreibt. Du kannst weiterspielen; dein Browser fragt dich, bevor er ein weiteres Glied gibt.
fair-mine-text = Ist dein Glied in einem Wurf, konnte niemand ihn vorhersehen oder wählen. Es ist in:
fair-mine-own = deinen eigenen Würfen
fair-mine-others = den Würfen der anderen
fair-mine-bots = den Würfen des Computers
fair-mine-of = { $mine } von { $rolls }
fair-letters = Die Buchstaben dieser Partie. Vergleiche sie mit den anderen, aber nicht über diesen Server: gleiche Buchstaben, gleiche Partie.
fair-voids = { $rolls-count ->
    [one] Ein Wurf wurde verworfen.
   *[other] { $rolls } Würfe wurden verworfen.
}
fair-save = Beleg speichern
fair-not-kept = Dieser Browser behält nichts: Der Beleg dieses Tisches hält nur so lange wie die Seite.

## Der Tisch als Text.

text-label = Der Tisch als Text
text-move = Dein Zug
text-send = Los
text-how = roll · 555 behält drei Fünfen und wirft den Rest · - wirft alle · stop · e3 c2 end · pass · undo · hint
text-dice = Würfel: { $dice }
text-held = Gehalten: { $dice }
spoken-drafted = { $cell }: Scheibe vorgemerkt.
spoken-taken-back = { $cell }: zurückgenommen.
spoken-picked = { $cell } gewählt. Zum Bestätigen noch einmal wählen oder den Knopf drücken.
text-side-columbiz = { $name }: { $score } Punkte; Reihen { $rows }, Gefangene { $captives }, wert { $points }, Scheiben übrig { $supply }
text-side-sequence-dice = { $name }: längste Reihe { $score }, Chips übrig { $supply }
text-choices = Du kannst wählen: { $choices }
text-drafted = Dein Entwurf: { $cells }
text-column = { $column }: { $cells }
text-board-empty = Das Brett ist leer.
text-done = Getan: { $words }
text-not-now = „{ $word }“ geht jetzt nicht.
text-no-such-dice = Solche Würfel gibt es nicht: { $dice }

## Die Analyse einer Partie. Weitere Wörter stehen in analysis.ftl.

study-title = Analyse
study-back = Zurück zur Analyse
retry-title = Noch einmal aus der Analyse
retry-was = In der Partie war es: { $before }. Entscheide neu. Danach erfährst du, ob es besser war.
retry-best = Jetzt { $now }: das, was die Analyse riet. { $gain } besser als { $before }.
retry-same = Jetzt { $now }: dasselbe wie in der Partie.
retry-better = Jetzt { $now }: auf den ersten Blick { $gain } besser als { $before }.
retry-worse = Jetzt { $now }: auf den ersten Blick { $gain } schlechter als { $before }.
retry-equal = Jetzt { $now }: auf den ersten Blick so gut wie { $before }.
retry-short-best = Besser
retry-short-same = Dasselbe
retry-short-better = Besser
retry-short-worse = Schlechter
retry-short-equal = Gleich gut
own-study-try-from = Von hier aus, an deiner Stelle, gegen den Computer
own-study-try-instead = Hier noch einmal entscheiden, gegen den Computer
player-number = Spieler { $seat }

## Die Spiele lernen.

nav-learn = Lernen
nav-analysis = Analyse
nav-me = Du
learn-title = Spielen lernen
learn-text = Am schnellsten geht es mit einer Partie: Jemand neben dir sagt, was du tun kannst und warum.
tutorial-never = Noch nie gespielt?
tutorial-start = In 3 Minuten lernen
learn-first = Erste Partie
learn-rules = Die Regeln
learn-all-rules = Alle Regeln
learn-about-rules = Was „gedruckt“, „entschieden“ und „Option“ bedeuten
picture-legal = Markierte Felder können gewählt werden.
picture-going = Ein Kreuz zeigt eine Scheibe, die geschlagen wird.
learn-editions = Ausgaben und Optionen: was verschieden ist
learn-editions-text = Die gedruckten Ausgaben unterscheiden sich in wenigem, und zu manchem schweigen die Regeln. Das kannst du vor einer Partie wählen.
learn-usual = (üblich)
learn-study = Analyse von Partien
learn-contents = Inhalt
learn-table = Tabelle

## Beendete Partien.

games-title = Beendete Partien
games-text = Ein Name oder ein Teil davon
games-both = Beide Spiele
games-search = Suchen
games-more = Mehr
games-none = Keine solche Partie ist vorbei, oder sie ist privat.
own-games-won = Du hast gewonnen.
games-won = { $players-count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
}
games-called-off = Niemand hat gewonnen.

## Man selbst.

setting-notify = Melden, wenn ich am Zug bin, auch wenn ich woanders hinsehe
account-make = Konto anlegen

## Einladung per Kamera.

invite-qr = Der Link als Bild, für die Kamera eines Telefons
