### The web client. A fact that is a number comes twice, as in common.ftl: `$discs` is written,
### Everywhere.

skip-to-content = Skip to the content
nav-label = Pages
nav-play = Play
nav-lobby = Lobby
to-home = Home
close = Close
try-again = Try again
no-answer = The server does not answer. Look at your connection and try again.
something-wrong = Something went wrong. Reload the page and try again.
not-found-title = There is nothing here
not-found-text = Check the address.

## Settings.

settings-title = Settings
setting-language = Language
setting-theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-odds = Show the odds while rolling
setting-motion = Let dice and discs move
setting-speed = How moves are shown
speed-normal = Step by step
speed-quick = Quickly
speed-once = At once
setting-volume = Loudness of sounds
volume-none = silent
setting-confirm = Confirm moves before they count
setting-sorted = Sort the dice
setting-turning = Turn the table to whoever plays
setting-text = The table as text, with typed moves

## The first page.

home-title = Roll, keep, make a row.
home-text = Two board games with dice, for two to four: with friends by a link, round one device, or against the computer. No sign-up. Every roll can be checked.
home-continue = Go on playing
# Games that are not shown. $tables: how many.
home-more = Show { $tables } more
home-away = Show what was put away ({ $tables })
home-new = A new game
home-lobby-text = Public tables, to join or to watch:
choose-game = Game
about-columbiz = Eight dice, three rolls. Climb the columns, capture what lies below, score rows.
about-sequence-dice = Two dice, one board. Put your chip on the total; the first long row wins.
choose-mode = Against
mode-computer = The computer
mode-link = Friends, by a link
mode-device = Friends, on this device
mode-board = Real board, real dice
mode-board-about = You play with the printed game and your own dice; this device keeps the score.
choose-players = Players
players-teams = Two teams: the first and the third against the second and the fourth.
choose-level = Level of the computer
choose-clock = Time to think
clock-none = As long as it takes
clock-blitz = 5 minutes each, 3 seconds more a turn
clock-quick = 10 minutes each, 5 seconds more a turn
clock-slow = 30 minutes each, 15 seconds more a turn
clock-days = Days for each turn
clock-own = A time of your own
clock-minutes = Minutes each
clock-seconds = Seconds more a turn
clock-days-each = Days a turn
choose-own-name = Your name
# $seat: the number of the player.
choose-name = Name of player { $seat }
choose-public = Show the table in the lobby
choose-rated = Rated
choose-rated-about = The result counts for your rating. Nothing can be taken back, and there are no hints.
rated-needs-account = Rated games need an account.
choose-options = Edition and options
begin-computer = Play
begin-link = Open a table
begin-quick = Quick match
begin-quick-about = With whoever waits in the lobby: two players, ten minutes each.
begin-device = Play
begin-board = Keep the score

## The levels of the computer.

level-about-novice = Learns the rules with you.
level-about-casual = Plays sensibly and misses a good deal.
level-about-skilled = Seldom misses anything obvious.
level-about-expert = Plays well; you will have to as well.
level-about-master = The best we have. Looks a turn further.

## Options. The short form stands in lists, where the option is not the usual one.

option-edition = Edition
option-edition-nb = Norwegian
option-edition-nb-about = Up to four discs a turn, however many play.
option-edition-fr = French
option-edition-fr-about = With four players only three discs a turn (C-10).
option-edition-pt = Portuguese
option-edition-pt-about = Up to four discs a turn, however many play.
option-edition-de = German
option-edition-de-about = Up to four discs a turn, however many play.
option-limit-3-short = three discs a turn
option-reroll = Dice left lying
option-reroll-any = May be taken up again
option-reroll-any-about = For the third roll you may pick up dice that you kept before (C-8).
option-reroll-locked = Stay
option-reroll-locked-about = A die once kept stays until the end of the turn (C-8).
option-reroll-locked-short = kept dice stay
option-extension = Longer rows
option-extension-full = Score in full
option-extension-full-about = Three and then four score 1 and then 2 (C-18).
option-extension-difference = Score what is new
option-extension-difference-about = Three and then four score 1 and then 1 (C-18).
option-extension-difference-short = longer rows score what is new
option-captives = Captives
option-captives-square = Count more and more
option-captives-square-about = 1, 2, 4, 6, 9, 12 … for each number of captives, without end (C-22).
option-captives-capped = Count up to 42
option-captives-capped-about = The printed table ends at twelve; more count as twelve, 42 points (C-22).
option-captives-capped-short = captives up to 42
option-captives-linear = Count one each
option-captives-linear-about = Our own variant for three and four: rows matter more (C-25).
option-captives-linear-short = captives one point each
option-length = The row that wins
option-length-usual = As usual
option-length-usual-about = Six with two sides, five with three (S-5).
option-length-6 = Six
option-length-6-about = The longer game (S-5).
option-length-6-short = six in a row
option-length-5 = Five
option-length-5-about = The quicker game (S-5).
option-length-5-short = five in a row
option-chips = Chips
option-chips-box = Those in the box
option-chips-box-about = Twenty a side; whoever has none left passes (S-15).
option-chips-unlimited = Without end
option-chips-unlimited-about = The supply never runs out (S-15).
option-chips-unlimited-short = chips without end
option-pair = A pair of games
option-pair-about = In Columbiz, going first is a clear disadvantage. In a two-game match each side starts once and both games count.
players-number = { $players-count ->
    [one] one player
   *[other] { $players } players
}
terms-pair = a pair of games
terms-rated = rated
terms-unrated = not rated
terms-no-clock = no time limit
# $minutes for the game, $seconds more a turn.
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] one day a turn
   *[other] { $days } days a turn
}
terms-position = from a position

## Lists of tables.

list-your-turn = Your turn
list-lobby = Waiting for players
list-playing = Being played
list-over = Over
# Takes a game off the first page.
list-away = Put away
lobby-title = Lobby
lobby-text = Public tables that wait for players, or can be watched.
lobby-empty = Nobody is waiting just now.

## Invitations.

join-title = You are invited
# $names: those who sit there already, as a list.
join-with = At the table: { $names }.
join-name = Your name
join-sit = Sit down
join-full = All seats are taken.
join-watch = Only watch
invite-title = Invite by a link
invite-text = Whoever opens it can take a free seat. No sign-up.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-here-only = This link works on this computer only.
invite-network = This link works for everybody on the same network as this computer.
# A command to type stands below.
invite-how = To let others on your network join, stop the server and start it with:
invite-address = Address

## Before a game.

waiting-title = The table is set
waiting-sit = Sit here
waiting-leave = Get up
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Remove
waiting-start = Begin
waiting-host = The host begins the game.
# $level: the name of a level.
waiting-appoint = Computer: { $level }
waiting-open = { $seats-count ->
    [one] One seat is free
   *[other] { $seats } seats are free
}

## People.

# A whole number of hundredths, as in “46 %”.
percent = { $number }%
# Your own seat, in place of your name.
you = You
somebody = Somebody
seat-open = free
# Two of the same name.
name-again = { $name } { $number }
seat-away = away
seat-stand-in = a bot plays on

## Where the game stands: at most about 25 signs, for a phone. "named": several play on one device.

status-lobby = Waiting for players
status-lobby-full = Ready to begin
status-over = The game is over
status-other = { $name } plays
status-roll-off = Who begins? Roll
status-roll = Your turn: roll
status-keep = Your turn: hold and roll
status-place = Your turn: place discs
status-choose = Your turn: choose a cell
status-stuck = Your turn: nothing fits
status-due = The dice are rolling
# Your own move is shown.
status-own = Your move
# Something from before is shown again.
status-replay = Shown again
status-named-roll-off = { $name }: roll to begin
status-named-roll = { $name }: roll
status-named-keep = { $name }: hold and roll
status-named-place = { $name }: place discs
status-named-choose = { $name }: choose a cell
status-named-stuck = { $name }: nothing fits
status-named-due = { $name }: the dice are rolling
sub-game = Game { $game }
sub-last-round = the last round

## What to do now.

guide-roll-off = Everyone rolls; the highest begins.
guide-roll = Roll all the dice. You can roll again whatever you do not keep.
guide-roll-two = Roll both dice. Their total says where your chip goes.
# Dice are in the air; it is not told yet what they show.
guide-rolling = { $name } rolls …
guide-keep = { $rolls-count ->
    [one] Hold the dice you want to keep. One more roll, or stop here.
   *[other] Hold the dice you want to keep. { $rolls } more rolls, or stop here.
}
guide-place = Choose a marked cell: each takes as many dice of its column as its number says. Up to { $limit } discs.
guide-place-more = { $placed } of { $limit } discs. Place more, or end the turn.
# The server has not answered yet.
guide-place-asked = { $placed } of { $limit } discs …
guide-place-done = { $placed } of { $limit } discs, and nothing else fits. End the turn, or take a disc back.
# $kind: what the roll lets one do. $total: what was rolled.
guide-choose = { $kind ->
    [remove] A 10: take any chip of your opponents off the board, except from a 2 or a 12.
    [replace] No cell is free for { $total }: replace a chip of your opponents.
    [replace-again] No cell is free for { $total }: replace a chip, and play again.
    [again] You rolled { $total }: put a chip on a marked cell, and play again.
    [anywhere] You rolled 11: put a chip on any free cell.
   *[place] You rolled { $total }: put a chip on a marked cell.
}
# $rule: why there is nothing to choose.
guide-pass = { $rule ->
    [S-8] Your side holds all four cells already
    [S-11] There is no chip that may be removed
   *[S-15] You have no chip left to place
} ({ $rule }).
# $what: what it costs, as in "does-forfeit".
guide-forfeit = These dice fit no free cell: { $what } (C-12).
guide-nothing-more = Nothing else fits. End the turn, or take a disc back.

## Buttons.

action-roll = { $dice-count ->
    [one] Roll one die
    [2] Roll both dice
   *[other] Roll { $dice } dice
}
action-rolling = Rolling…
action-keep-all = Keep them all
action-stop = Stop rolling
# No die is held.
action-roll-all = Roll all again
# The button for rolling, while no die is held.
action-hold = Hold dice first
action-end = { $discs-count ->
    [0] End turn
    [one] End turn, one disc
   *[other] End turn, { $discs } discs
}
# More discs could be placed.
action-end-sure = Really end? More fits
action-forfeit = { $discs-count ->
    [one] Put a disc aside
   *[other] Put { $discs } discs aside
}
action-pass = Pass
action-place = Put it on { $cell }
action-replace = Replace { $cell }
action-remove = Remove { $cell }
action-choose-place = Choose a cell
action-choose-replace = Choose a chip
action-choose-remove = Choose a chip
action-take-back = Take back
action-undo = Undo
action-skip = Skip
action-hint = Give me a hint
action-resign = Resign
action-abort = Call the game off
resign-sure = Really? Once more
waiting-for = Waiting for { $name }
# The dice are due for longer than a moment. $names: as a list.
due-waiting = The dice are waiting for the device of { $names }.
due-unready = The dice can roll once { $names } has opened the table.
due-ask = Something is wrong with the dice: touch the envelope above to see what. Do you want to go on?
due-go-on = Go on anyway
due-refused = The server does not accept your link: it tells another game than this browser has seen. Reload the page; if that does not help, ask whoever runs the server.
due-was-it-you = Somebody played in your place, but not in this browser. Was it you, on another device?
due-it-was-me = Yes, it was me
due-elsewhere = This roll needs your other device: open the table there.
due-left-elsewhere = You began this roll on another device.
due-here = Go on here

## The dice.

dice-label = Dice
# $face: what it shows. $place: the key that holds it.
die-label = Die { $place }: { $face }
die-held = held
die-spent = used
# A die that cannot be touched now; for screen readers.
die-face = Die: { $face }
# $mark: held or used.
die-marked = Die: { $face }, { $mark }
die-blank = Die, not rolled yet
dice-sum-label = Total { $total }

## Points.

scores-label = Points
score-total = { $score-count ->
    [one] one point
   *[other] { $score } points
}
score-rows = row points
score-captives = captives
score-supply = discs left
score-longest-label = longest row
score-chips = chips left
chips-endless = any
# So many captives, worth so many points.
captives-worth = { $captives } → { $points }
# The same for screen readers.
captives-spoken = { $captives }, worth { $points }
# Points that are won: rises from the board.
gain = +{ $points }
clock-label = Time left: { $time }
clock-left-days = { $days } d

## The board, in words.

board-label = Board
cell-place = { $cell }, number { $number }
# $owner: whose piece is there.
cell-held = { $owner }
# A piece of the reader’s own side.
cell-own = yours
cell-fresh = just placed
cell-drafted = your draft
cell-going = to be captured
cell-legal = can be chosen
# Why a cell cannot be chosen; other reasons are in refusals.ftl.
cell-roll-first = Roll the dice first.
cell-not-your-turn = It is not your turn: { $name } plays.
cell-chance = { $chance }

## What a choice would do; parts of a list.

does-captures = { $discs-count ->
    [one] captures a disc
   *[other] captures { $discs } discs
}
does-row-points = { $points-count ->
    [one] makes a row of { $length } for one point
   *[other] makes a row of { $length } for { $points } points
}
does-row-wins = makes a row of { $length } and wins
does-replaced = replaces a chip of { $owner }
does-removed = removes a chip of { $owner }
does-extra-turn = gives another turn
does-supply-empty = uses your last disc: this round is the last
does-forfeit = { $discs-count ->
    [one] it costs you a disc
   *[other] it costs you { $discs } discs
}
does-spend = uses { $dice }
# A sentence of its own: what the total gains.
does-points = { $points-count ->
    [one] +1 point in all.
   *[other] +{ $points } points in all.
}
# $parts: some of the above, as a list.
does-all = { $parts }.
# $game: which game is played. The choice does nothing beside placing a piece.
does-nothing-more = { $game ->
    [columbiz] captures nothing and makes no row.
   *[sequence-dice] puts a chip there.
}
insight-label = What a choice does
# $cell: a cell, before what is said of it.
insight-cell = { $cell }:
# $held: whether any dice are held.
insight-chance = { $held ->
    [none] { $chance } to get there if you hold nothing.
   *[some] { $chance } to get there with what you hold.
}

## Decisions and hints.

decision-keep = keep { $dice }
decision-reroll = roll all again
decision-stop = stop rolling
decision-end = end the turn
decision-pass = pass
decision-cell = { $cell }
hint-best = Best: { $decision }.
hint-wins = It wins { $share } of the time.
# $loss: how much of the win it costs.
hint-also = { $decision }: { $loss } less
hint-follow = Do that

## What has happened, beside dice and cells.

happened-label = What happened
happened-nothing = Nothing yet.
happened-again = Show again
# A line of the list can be clicked.
log-show = Show this again
# Short words in that list. $number: how many are in the row, or discs.
log-row = { $number } in a row!
log-forfeited = { $number } aside
# After a name or “You”: no verb that would depend on it.
log-began = first to play
log-tied = tie
log-passed = pass
log-extra-turn = once more
log-supply-empty = last round
event-seated = { $name } takes a seat.
event-left = { $name } gets up.
event-game-began = { $game-count ->
    [one] The game begins.
   *[other] Game { $game } begins.
}
event-undone = { $count-count ->
    [one] { $name } takes a decision back.
   *[other] { $name } takes { $count } decisions back.
}
event-resigned = { $name } resigns.
event-time-up = The time of { $name } is up.
event-stood-in = A bot plays on for { $name }.
event-returned = { $name } plays again.
# $winners: as a list. $players: how many they are.
event-game-over = { $players-count ->
    [0] The game is over; nobody has won.
    [one] The game is over; { $winners } has won.
   *[other] The game is over; { $winners } have won.
}
event-rematch-wanted = { $name } wants to play again.
event-connection-lost = { $name } has lost the connection.
event-connection-back = { $name } is back.

## What happened, told to whoever did it.

# What you yourself do: follows "You" as effect-… follows a name.
own-rolled = roll { $dice }
own-began = have the first turn
own-kept = keep { $dice }
own-stopped = stop rolling
own-placed = { $pieces ->
    [discs] place a disc on { $cell }
   *[chips] put a chip on { $cell }
}
own-captured = capture the disc of { $owner } on { $cell }
own-row-made = { $points-count ->
    [0] make a row of { $length } ({ $cells })
    [one] score 1 point for a row of { $length } ({ $cells })
   *[other] score { $points } points for a row of { $length } ({ $cells })
}
own-forfeited = can place nothing and put { $discs-count ->
    [one] a disc
   *[other] { $discs } discs
} out of the game ({ $rule })
own-supply-empty = have no disc left, so this round is the last ({ $rule })
own-replaced = take the chip of { $owner } off { $cell } ({ $rule })
own-removed = remove the chip of { $owner } from { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] pass, holding all four cells already ({ $rule })
    [S-11] pass, as there is no chip to remove ({ $rule })
   *[S-15] pass, having no chip left ({ $rule })
}
own-extra-turn = take another turn ({ $rule })
own-turn-ended = { $pieces ->
    [discs] end the turn
   *[chips] { "" }
}
# What others do to a piece of yours; follows their name.
yours-captured = captures your disc on { $cell }
yours-replaced = takes your chip off { $cell } ({ $rule })
yours-removed = removes your chip from { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] You take a decision back.
   *[other] You take { $count } decisions back.
}
own-event-resigned = You resign.
own-event-time-up = Your time is up.
own-event-stood-in = A bot plays on for you.
own-event-returned = You play again.
own-event-game-over = The game is over; you have won.

## Notices.

notice-stand-in = You were away, and a bot plays on for you.
notice-return = Take my seat back
notice-away = { $name } cannot be reached.
notice-let-bot = Let a bot play on
# $time: how long that is not allowed yet.
notice-let-bot-in = A bot may play on in { $time }
notice-claim = Claim the game
notice-logged-out = You have been logged out.
notice-your-turn = It is your turn at another table.
notice-restarting = The server restarts; the game goes on in a moment.
notice-preparing = The computer gets ready, once on this machine; half a minute.
notice-bots-failed = The computer cannot play at the moment. You may wait, or call the game off.

## The end.

result-label = Result
result-none = The game was called off.
own-result-last-round = You win with { $score } { $score-count ->
    [one] point
   *[other] points
}.
own-result-row = You win with { $score } in a row.
# You and your partner. $others: your partner.
our-result-row = You and { $others } win with { $score } in a row.
# A tie. $others: those who have as many points.
our-result-last-round = You share the victory with { $others }, with { $score } { $score-count ->
    [one] point
   *[other] points
} each.
# Part of a sentence: who won.
own-stopped-won = you won
# $won: who won.
own-stopped-by = { $ending ->
    [resigned] You resigned
   *[time] You ran out of time
}; { $won }.
own-pair-result = You win the pair of games.
# Between the games of a pair. $score: as in pair-score.
pair-between = It is { $score }. In the next game the other side begins.
pair-clock = Your clock waits for your first roll, two minutes at most.
pair-next = Next game
# Games won by each side: 1–0.
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } wins the pair of games.
   *[other] { $winners } share the pair of games.
}
rematch-ask = Play again
rematch-asked = Waiting for the others
rematch-wanted = { $players-count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
rematch-go = To the next game
record-download = Record

## Talk. The phrases are said with one touch and shown to others in their language.

beside-label = Beside the table
chat-label = Talk
# $names: who is connected, as a list.
chat-here = Here: { $names }
chat-write = Write something
chat-send = Say
chat-spectators = Only others who watch can read what you write.
# For screen readers, on a button.
chat-unread = { $lines-count ->
    [one] One new line of talk
   *[other] { $lines } new lines of talk
}
chat-partners-silent = Partners may not talk while the game is on (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: mute or report
chat-mute = Mute
chat-unmute = Show again
chat-report = Report
chat-muted = You no longer see what { $name } writes.
chat-muted-person = { $name } is muted.
chat-reported = Reported to the host of this server.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-bye = Goodbye!

## At a real board: real dice are entered. $name: who rolled. $dice: how many. $face: 1 to 6.

entry-label = Enter the dice
entry-who = Who begins?
entry-faces = Faces to add
entry-face = Add a { $face }
entry-remove = Take the { $face } out
entry-clear = Clear
entry-enter = Enter
entry-missing = { $dice-count ->
    [one] One die to go
   *[other] { $dice } dice to go
}
entry-last = Enter only the last roll of a turn
# The dice that are marked are kept; so many are rolled again.
entry-keep = { $dice-count ->
    [one] Keep these, roll one
   *[other] Keep these, roll { $dice }
}
guide-enter = { $dice-count ->
    [one] Tap what the die of { $name } shows.
   *[other] Tap what the { $dice } dice of { $name } show.
}
guide-enter-last = Tap the dice that { $name } has after the last roll.
guide-enter-starter = Say who begins, or tap what { $name } rolled for it.
finish-ask = Is everything right? Until you finish, you can still correct it.
action-finish = Finish the game
action-stop-game = Stop the game here
follow-title = Let others follow
follow-text = Whoever opens this link sees the game on their own phone, and can change nothing.
# $people: how many.
follow-here = { $people-count ->
    [one] One phone follows.
   *[other] { $people } phones follow.
}
terms-real-dice = real dice
dice-real = real dice
fair-real = This game is played with real dice that are entered by hand. There is nothing to verify.
event-starter-chosen = { $name } begins.
event-corrected = What was entered last is taken back.

## Connection, menu, dice that were checked.

link-connecting = Connecting …
link-lost = Connection lost, trying again …
link-closed = Not connected
menu-label = Menu
menu-scoring = What scores, and when it ends
keys-how = Keys: 1 to 8 hold dice, R rolls, S stops, E ends the turn, U takes back, T shows the table as text. Arrows walk over the board, Enter chooses.
# Where hints are allowed.
keys-hint = H gives a hint.
dice-sealed = dice sealed
dice-sound = dice checked
dice-broken = dice do not fit
fair-title = Are the dice fair?
fair-sealed = Nothing has been rolled yet. Every roll will be checked here, in your browser.
fair-sound = { $rolls-count ->
    [one] The roll so far was checked here, in your browser, and it is right.
   *[other] All { $rolls } rolls so far were checked here, in your browser, and they are right.
}
fair-broken = Something is wrong. Do not trust this server until you know why.
fair-what-now = What you can do now
fair-what-now-text = It need not be cheating: a server restored from a backup or a fault in a program can look the same. Save your receipt, compare the letters with the others, and ask whoever runs the server. You may play on; your browser asks you before it gives another link.
# A list follows: fair-mine-own and so on, each with fair-mine-of.
fair-mine-text = If your link is in a roll, nobody could foresee or choose it. It is in:
fair-mine-own = your own rolls
fair-mine-others = rolls of the others
fair-mine-bots = rolls of the computer
fair-mine-of = { $mine } of { $rolls }
fair-letters = The letters of this game. Compare them with the others, but not through this server: the same letters, the same game.
fair-voids = { $rolls-count ->
    [one] One roll was given up.
   *[other] { $rolls } rolls were given up.
}
fair-save = Save the receipt
fair-not-kept = This browser keeps nothing: the receipt of this table lasts only as long as the page.

## The table as text.

text-label = The table as text
text-move = Your move
text-send = Do it
text-how = roll · 555 keeps three fives and rolls the rest · - rolls all · stop · e3 c2 end · pass · undo · hint
text-dice = Dice: { $dice }
text-held = Held: { $dice }
# Said to screen readers: a disc that is placed when the turn ends, or not any more; a cell that waits to be confirmed.
spoken-drafted = { $cell }: disc drafted.
spoken-taken-back = { $cell }: taken back.
spoken-picked = { $cell } chosen. Choose it again, or press the button, to confirm.
text-side-columbiz = { $name }: { $score } points; rows { $rows }, captives { $captives } worth { $points }, discs left { $supply }
text-side-sequence-dice = { $name }: longest row { $score }, chips left { $supply }
text-choices = You can choose: { $choices }
text-drafted = Your draft: { $cells }
# $column: its letter. $cells: cells with whose piece is there.
text-column = { $column }: { $cells }
text-board-empty = The board is empty.
# $words: what was typed.
text-done = Done: { $words }
text-not-now = “{ $word }” cannot be done now.
text-no-such-dice = There are no such dice: { $dice }

## The analysis of a game. More of its words are in analysis.ftl.

study-title = Analysis
# At a table that was begun from an analysis.
study-back = Back to the analysis
# A table at which a decision from an analysis is made again. $before: the decision of the game, $now: the
# new one, each as in decision-…; $gain: a share of the win in percent.
retry-title = Again from the analysis
retry-was = In the game it was: { $before }. Decide again, and you are told whether it was better.
retry-best = Now { $now }: what the analysis advised. { $gain } better than { $before }.
retry-same = Now { $now }: the same as in the game.
retry-better = Now { $now }: at first sight { $gain } better than { $before }.
retry-worse = Now { $now }: at first sight { $gain } worse than { $before }.
retry-equal = Now { $now }: at first sight as good as { $before }.
# The same in a word or two, in the bar above the table.
retry-short-best = Better
retry-short-same = The same
retry-short-better = Better
retry-short-worse = Worse
retry-short-equal = As good
own-study-try-from = From here, in your place, against the computer
own-study-try-instead = Decide this again, against the computer
player-number = Player { $seat }

## Learning the games.

nav-learn = Learn
nav-analysis = Analysis
nav-me = You
learn-title = Learn to play
learn-text = The quickest way is a game: somebody beside you says what can be done and why.
tutorial-never = Never played?
tutorial-start = Learn it in 3 minutes
learn-first = First game
learn-rules = The rules
learn-all-rules = All rules
# Opens what the rulebook says about itself.
learn-about-rules = What “printed”, “ruling” and “option” mean
learn-editions = Editions and options: what differs
learn-editions-text = The printed editions differ in few things, and in some the rules are silent. This is what can be chosen before a game.
learn-usual = (usual)
learn-study = Analysis of games
learn-contents = Contents
learn-table = Table

## Games that are over.

games-title = Games that are over
games-text = A name, or a part of it
games-both = Both games
games-search = Search
games-more = More
games-none = No such game is over, or it is private.
own-games-won = You won.
games-won = { $players-count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
games-called-off = Nobody won.

## Oneself.

setting-notify = Tell me when it is my turn, even if I look elsewhere
account-make = Make an account

## Invitation by camera.

invite-qr = The link as a picture, for the camera of a phone
