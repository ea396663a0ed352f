### Der Web-Client. Knöpfe sind kurz: Auf einem Telefon teilen sich zwei eine Zeile.

## Überall.

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-play = Spielen
nav-lobby = Lobby
to-home = Startseite
close = Schließen
try-again = Noch einmal
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
something-wrong = Das ging nicht ({ $code }).
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
study-loading = Die Partie wird geholt …
study-beginning = Vor dem ersten Wurf.
study-no-words = Die Partie geht weiter.
study-working = Die Partie wird analysiert
study-cancel = Abbrechen
study-cancelled = Die Analyse wurde abgebrochen.
study-failed = Die Analyse ist fehlgeschlagen.
study-analyse = Partie analysieren
study-kept = behalten
study-better-kept = besser
study-better-here = wäre besser gewesen
study-graph = Anteil am Sieg im Lauf der Partie, darunter das Glück in jedem Zug: { $names }
study-graph-how = Oben: was jede Seite erwarten konnte. Ringe zeigen Fehlentscheidungen, volle Ringe Patzer. Unten: was die Würfel jedes Zuges dem gaben, der sie warf. Tippe darauf, um hinzugehen.
study-players = Glück und Können
study-fortune = – { $luck } und { $skill }.
study-luck-none = weder Glück noch Pech
study-luck-good-little = ein wenig Glück
study-luck-good-some = Glück
study-luck-good-much = sehr viel Glück
study-luck-bad-little = ein wenig Pech
study-luck-bad-some = Pech
study-luck-bad-much = sehr viel Pech
study-skill-none = so gut gespielt wie die anderen
study-skill-good-little = etwas besser gespielt als die anderen
study-skill-good-some = besser gespielt als die anderen
study-skill-good-much = viel besser gespielt als die anderen
study-skill-bad-little = etwas schlechter gespielt als die anderen
study-skill-bad-some = schlechter gespielt als die anderen
study-skill-bad-much = viel schlechter gespielt als die anderen
study-fortune-how = In Anteilen am Sieg: Glück ist, was alle Würfel einer Seite gaben, Können, was alle Entscheidungen ihr gaben.
study-errors = Fehlentscheidungen
study-dice = Die Würfel
study-home = Analyse
study-home-text = Sieh dir eine Partie noch einmal an: was Glück war, was Können, und was besser gewesen wäre.
study-to-games = Beendete Partien
study-import = Aufzeichnung mitbringen
study-file = Eine Datei
study-paste = Oder der Text der Aufzeichnung
study-bring = Analysieren
study-records = Deine Aufzeichnungen
study-drop = Entfernen
study-try = Selbst versuchen
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
study-try-from = Von hier aus, an der Stelle von { $name }, gegen den Computer
study-try-instead = Hier selbst entscheiden, an der Stelle von { $name }, gegen den Computer
own-study-try-from = Von hier aus, an deiner Stelle, gegen den Computer
own-study-try-instead = Hier noch einmal entscheiden, gegen den Computer
player-number = Spieler { $seat }
step-slider = Stelle in der Partie
step-place = Schritt { $step } von { $steps }
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-last = Zum Ende
step-error-back = Voriger Fehler
step-error-on = Nächster Fehler
step-keys = Tasten: ← → Schritte, ↑ ↓ Züge, Pos1 und Ende, N und P Fehlentscheidungen, Leertaste spielt ab.
step-run = Abspielen
step-stop = Anhalten
tally-dice = { $dice-count ->
    [one] Ein Würfel.
   *[other] { $dice } Würfel.
}
tally-probability = Ehrliche Würfel fallen in { $probability } der Fälle mindestens so ungleich.
tally-share = { $share }, vereinbar mit { $low } bis { $high }
tally-how = Der Punkt ist der Anteil einer Augenzahl, der Balken, was so viele Würfel offenlassen (95 %, alle sechs zusammen), die Linie ein Sechstel.
share-title = Die Aufzeichnung
share-link = Link zu dieser Analyse
share-copy-link = Link kopieren
share-copy-record = Partie kopieren
share-download = Herunterladen
share-not-copied = Der Browser lässt Seiten hier nicht kopieren.

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
learn-editions = Ausgaben und Optionen: was verschieden ist
learn-editions-text = Die gedruckten Ausgaben unterscheiden sich in wenigem, und zu manchem schweigen die Regeln. Das kannst du vor einer Partie wählen.
learn-usual = (üblich)
learn-study = Analyse von Partien
learn-contents = Inhalt
learn-table = Tabelle

## Wer die erste Partie erklärt: kurz, warm, eins nach dem anderen.

coach-label = Begleiter
coach-roll-off = Zuerst: Wer beginnt? Alle würfeln, der höchste Wurf beginnt. Drück den Knopf zum Würfeln.
coach-roll = Jede Spalte gehört zu einer Augenzahl. Wirf alle acht Würfel; danach darfst du noch zweimal werfen.
coach-last-round = Jemand hat keine Scheibe mehr: Das ist die letzte Runde. Danach werden Reihen und Gefangene zusammengezählt.
coach-keep = { $rolls-count ->
    [one] Tippe auf die Würfel, die du behalten willst: je mehr gleiche, desto höher das Feld. Noch ein Wurf.
   *[other] Tippe auf die Würfel, die du behalten willst: je mehr gleiche, desto höher das Feld. Noch { $rolls } Würfe.
}
coach-held = Wirf die anderen noch einmal, oder hör auf, wenn dir gefällt, was liegt.
coach-odds = Damit erreichst du { $cell } in { $chance } von 100 Fällen: Die Felder zeigen die Aussichten. Wirf die anderen.
coach-place = Wähle ein markiertes Feld. Feld 3 einer Spalte kostet drei Würfel ihrer Augenzahl. Höchstens { $limit } Scheiben im Zug.
coach-capture = Sieh dir { $cell } an: Eine Scheibe dort fängt, was die anderen in der Spalte darunter haben. Ein Gefangener zählt 1 Punkt, zwei 2, drei 4, vier 6, fünf 9.
coach-row = Sieh dir { $cell } an: Das gibt eine Reihe aus drei oder mehr, und die bringt sofort Punkte.
coach-more = Du kannst weitere setzen, solange Felder markiert sind, oder den Zug beenden.
coach-end = Mehr lässt sich nicht setzen. Beende den Zug, oder nimm eine Scheibe zurück und versuch es anders.
coach-stuck = Diesmal passt nichts. Das kostet drei Scheiben, oder alle, die noch da sind.
coach-roll-two = Wirf beide Würfel: Ihre Summe sagt, wohin ein Chip darf. { $length } deiner Chips in einer geraden Reihe ohne Lücke gewinnen.
coach-choose = { $cells-count ->
    [one] Ein Feld trägt deine Summe. Wähle es.
   *[other] { $cells } Felder tragen deine Summe. Wähle das, das deiner Reihe hilft oder eine andere bricht.
}
coach-joker = Eine 11 ist ein Joker: Lege einen Chip auf ein beliebiges freies Feld, wo er deiner Reihe am meisten hilft oder eine andere bricht.
coach-confirm = Also { $cell }. Wähle es noch einmal, oder drück den Knopf, { $kind ->
    [remove] um den Chip wegzunehmen.
    [replace] um den Chip dort zu ersetzen.
    [replace-again] um den Chip dort zu ersetzen.
   *[place] um den Chip dorthin zu legen.
}
coach-game-ended = { $cell } gewinnt die Partie!
coach-removed = Eine 10 nimmt einen Chip der anderen vom Brett, aber nie von einer 2 oder 12. Zerstöre ihre längste Reihe.
coach-replaced = Alle vier Felder sind besetzt: Ersetze einen Chip der anderen. Zerstöre ihre längste Reihe.
coach-extra-turn = Mit einer 2 oder 12 darfst du danach noch einmal spielen.
coach-pass = Diesmal gibt es nichts zu wählen: Der Zug geht weiter.

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

## Die Seite über die Würfel.

fair-page = So entstehen die Würfe
fair-table = Die Würfe an diesem Tisch
fair-receipt-fits = Was der Server zeigt, wurde mit dem Beleg verglichen, den dieser Browser behalten hat.
fair-receipt-none = Dieser Browser hat keinen Beleg von diesem Tisch, also nichts zum Vergleichen.
roll-mine = mit deinem Glied
roll-not-mine = ohne dein Glied; mit dem von { $names }
roll-of = mit dem Glied von { $names }
roll-bare = ohne Glied eines Spielers
roll-void = verworfen
roll-void-by = verworfen: { $names } spielte nicht mehr
roll-dropped = verworfen: { $names } antwortete zehn Sekunden lang nicht
roll-avoided = Es wären { $dice } gewesen.
roll-renewed = Nach diesem Wurf begann { $names } eine neue Kette: ein anderes Gerät oder ein geleerter Browser.
fair-how = Der Server und das Gerät jedes Spielers haben je eine lange Kette geheimer Zahlen. Vor dem ersten Wurf veröffentlichen alle den Anfang ihrer Kette. Von da an kann niemand ein Glied austauschen, und niemand kann das nächste Glied eines anderen ausrechnen. Die Würfel kommen aus all diesen Gliedern zusammen.
fair-step-due = Der Wurf steht an
fair-step-due-text = Jemand will würfeln. Das wird zuerst gespeichert, mit den Namen aller, die da sind. Von jetzt an lässt sich nichts mehr entscheiden oder zurücknehmen.
fair-step-given = Die Glieder werden gegeben
fair-step-given-text = Erst jetzt öffnet jedes ihrer Geräte sein nächstes Glied und gibt es, von selbst und im Nu. Deines auch.
fair-step-rolled = Die Würfel fallen
fair-step-rolled-text = Der Server öffnet sein eigenes Glied. Die Würfel folgen aus allen, und jedes Gerät rechnet sie nach.
fair-count = Bei jedem Wurf zählt eine Frage: Ist das Glied, das du für genau diesen Wurf gegeben hast, mit dabei? Dein Browser zeigt das für jeden einzelnen. Eine Kette, die jemand eben erst begonnen hat, zählt nicht, bevor alle anderen Spieler nach ihr ein Glied gegeben haben; sonst könnte sie passend ausgesucht sein.
fair-promised = Was versprochen ist
fair-promise-with = Mit deinem Glied konnte niemand einen Wurf vorhersehen oder wählen, auch der Server nicht: Alles andere darin stand fest, bevor dein Glied bekannt war, und dein Glied wird erst verraten, wenn die Entscheidung gespeichert ist, die zum Wurf führt. Das gilt auch für die Würfe des Computers.
fair-promise-without = Ohne dein Glied, weil du weg warst oder an einem neuen Gerät, können der Server und diejenigen, deren Glieder in einem Wurf sind, ihn gemeinsam vorhersehen. Die Würfel wählen können sie nicht. Sie haben ein paar Möglichkeiten (wer gefragt wird, ob man auf dich wartet, dass jemand ausfällt, je eine neue Kette), aber nie eine Suche.
fair-promise-seen = Was ein unehrlicher Server, allein oder mit anderen Spielern, den Würfeln noch antun kann, zeigt sich in deinem Browser: verworfene Würfe, neue Ketten, Würfe ohne dein Glied. Alles darüber hinaus meldet er als Fehler.
fair-remaining = Was bleibt
fair-remains-page = Diese Seite kommt selbst vom Server. Wenn du ihm nicht traust, spiele im Terminal oder mit einem eigenen Programm.
fair-remains-foresee = Würfe ohne dein Glied lassen sich vorhersehen; in Partien über mehrere Tage sind das die meisten Würfe der anderen. Ein Gegner, der mit dem Server unter einer Decke steckt, kennt dann beim Entscheiden schon die nächsten Würfel. Sei da, oder spiele nur dort über Tage, wo du dem Server traust.
fair-remains-void = Wer mit dem Server unter einer Decke steckt, kann aus einem Wurf ausfallen, der ihm nicht gefällt, und bekommt einen anderen: einmal je Person und Wurf, nach zehn Sekunden und mit Namen. Täte er das immer, ergäben deine acht Würfel im Schnitt 26,1 statt 28 bei einem solchen Spieler, 25,0 bei zweien und 24,2 bei dreien. Sieh dir die verworfenen Würfe an.
fair-remains-server = Der Server kann dich am Verbinden hindern, langsam sein, mit den Uhren betrügen, schlecht für dich spielen, während ein Bot einspringt, eine Partie abbrechen oder jedem Spieler eine andere Partie zeigen. Gegen das Letzte hilft es, die Buchstaben zu vergleichen.
fair-remains-abort = Jeder kann eine Partie vor der ersten Entscheidung abbrechen und neu beginnen; an gewerteten Tischen nicht mehr, sobald der erste Wurf ansteht.
fair-do = Was du selbst tun kannst
fair-do-text = Dein Browser behält von jedem Tisch einen Beleg und vergleicht ihn, sooft du wiederkommst. Der Umschlag am Tisch zeigt die sechzehn Buchstaben der Partie: Wer die gleichen Buchstaben hat, hat die gleiche Partie gesehen. Speichere den Beleg als Datei, dann vergleicht der Befehl sixrow verify ihn mit der Aufzeichnung der Partie.

## Man selbst.

me-nobody = Nicht angemeldet
me-settings = Einstellungen
me-ratings = Wertungen
me-no-ratings = Noch keine gewerteten Partien.
me-games = Deine Partien
me-no-games = Noch ist keine Partie vorbei.
me-account = Konto
setting-notify = Melden, wenn ich am Zug bin, auch wenn ich woanders hinsehe
rating-tables = { $tables-count ->
    [one] aus einem Tisch
   *[other] aus { $tables } Tischen
}
rating-chart = Von { $first } ({ $from }) bis { $last } ({ $to })
account-why = Du bist Gast: Nur dieser Browser kennt dich. Ein Konto bewahrt deine Partien, gilt überall und kann gewertete Partien spielen.
account-make = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-everywhere = Überall abmelden
account-name = Name
account-password = Passwort
account-password-lost = Ein verlorenes Passwort lässt sich nicht ersetzen: Schreib es auf.
account-present = Jetziges Passwort
account-next = Neues Passwort
account-change-name = Namen ändern
account-change-password = Passwort ändern
account-name-changed = Du hast einen neuen Namen.
account-password-changed = Das Passwort ist geändert.
account-made = Du hast ein Konto.
account-tokens = Token für Programme
account-tokens-text = Ein eigener Bot zeigt ein Token, um unter deinem Namen zu spielen.
account-token-make = Token anlegen
account-token-given = Notiere es jetzt, es wird nicht noch einmal gezeigt:
account-token-label = Zweck
account-token-scope = Es darf
account-token-play = spielen
account-token-read = nur zusehen
account-token-days = Gültig, in Tagen
# $date: a day.
account-token-until = bis { $date }
account-token-used = zuletzt benutzt { $date }
account-token-unused = nie benutzt
account-tokens-too = Auch alle Tokens widerrufen
account-data = Meine Daten
account-data-text = Alles, was dieser Server über dich speichert, als Datei.
account-data-get = Meine Daten herunterladen
account-delete = Meine Daten löschen
account-delete-text = Dein Name, was du gesagt hast, deine Aufzeichnungen, Wertungen und Token verschwinden. Partien anderer bleiben; wo du saßest, steht kein Name.
account-delete-sure = Ja, endgültig löschen
account-deleted = Es ist gelöscht.
fair-all = Jeder Wurf an diesem Tisch, einzeln geprüft

## Einladung per Kamera.

invite-qr = Der Link als Bild, für die Kamera eines Telefons

## Die Seite für die Verwaltung.

manage-title = Verwaltung
manage-reports = Gemeldete Zeilen
manage-no-reports = Es gibt keine Meldungen.
manage-drop-line = Zeile löschen
manage-leave-line = Stehen lassen
manage-table = Zum Tisch
manage-bans = Personen und Adressen
manage-days = Tage einer Sperre (leer: für immer)
manage-reason = Grund, der angezeigt wird
manage-name = Teil eines Namens
manage-nobody = Niemand heißt so.
manage-kind-guest = Gast
manage-kind-account = Konto
manage-kind-bot = Bot
manage-kind-admin = Verwaltung
manage-ban = Sperren
manage-unban = Sperre aufheben
manage-banned = Gesperrt bis { $until }.
manage-banned-for-ever = Für immer gesperrt.
manage-network = Adresse oder Netz
manage-no-addresses = Keine Adresse ist gesperrt.
manage-tables = Tische, die noch laufen
manage-no-tables = Es gibt keine.
manage-cancel = Tisch absagen
manage-switches = Was erlaubt ist
manage-switch-guests = Neue Gäste
manage-switch-chat = Chat
manage-switch-imports = Aufzeichnungen importieren
manage-switch-analyses = Analysen und Tipps
manage-log = Was getan wurde
manage-no-acts = Noch nichts.
manage-console = Kommandozeile
manage-act-ban = Person gesperrt
manage-act-unban = Sperre aufgehoben
manage-act-ban-address = Adresse gesperrt
manage-act-unban-address = Adresse wieder zugelassen
manage-act-rename = Person umbenannt
manage-act-log-out = Person abgemeldet
manage-act-grant = In die Verwaltung aufgenommen
manage-act-revoke = Aus der Verwaltung entlassen
manage-act-cancel = Tisch abgesagt
manage-act-drop-line = Zeile gelöscht
manage-act-close-report = Meldung erledigt
manage-act-switch-on = Eingeschaltet
manage-act-switch-off = Abgeschaltet
manage-act-sweep = Alte Gäste gelöscht
manage-act-announce = Mitgeteilt
manage-act-retract = Mitteilung zurückgenommen
