### The web client. A fact that is a number comes twice, as in common.ftl.

## Everywhere.

skip-to-content = Skip to content
nav-label = Pages
nav-play = Play
nav-lobby = Lobby
to-home = Home
close = Close
try-again = Try again
no-answer = The server is not responding. Check your connection and try again.
something-wrong = Something went wrong. Reload the page and try again.
not-found-title = Page not found
not-found-text = This page does not exist. Check the address.

## Settings.

settings-title = Settings
setting-language = Language
setting-theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
setting-odds = Show odds while rolling
setting-motion = Animations
setting-speed = Speed of moves
speed-normal = Step by step
speed-quick = Fast
speed-once = Instant
setting-volume = Sound volume
volume-none = off
setting-confirm = Confirm moves
setting-sorted = Sort dice
setting-turning = Rotate the board towards the current player
setting-text = Text mode (type your moves)

## The first page.

home-title = Roll. Keep. Make a row.
home-text = Two board games with dice for 2–4 players: online with friends, on one device, or against the computer. No sign-up. Every roll can be verified.
home-continue = Continue playing
# Games that are not shown. $tables: how many.
home-more = Show { $tables } more
home-away = Show hidden games ({ $tables })
home-new = New game
home-lobby-text = Open tables and games to watch:
choose-game = Game
about-columbiz = Eight dice, three rolls. Climb the columns, capture what is below, make rows.
about-sequence-dice = Two dice, one total. Put a chip on that number; the first long row wins.
choose-mode = Mode
mode-computer = Against the computer
mode-link = Online with friends
mode-device = On one device
mode-board = With a real board
mode-board-about = You play with the printed game and your own dice; this device keeps score.
choose-players = Players
players-teams = Two teams: players 1 and 3 against 2 and 4.
choose-level = Computer level
choose-clock = Time control
clock-none = No time limit
clock-blitz = 5 min + 3 s per turn
clock-quick = 10 min + 5 s per turn
clock-slow = 30 min + 15 s per turn
clock-days = Days per turn
clock-own = Custom
clock-minutes = Minutes per player
clock-seconds = Seconds added per turn
clock-days-each = Days per turn
choose-own-name = Your name
# $seat: the number of the player.
choose-name = Name of player { $seat }
choose-public = Show in the lobby
choose-rated = Rated
choose-rated-about = The result counts for your rating. No undo and no hints.
rated-needs-account = Rated games need an account.
choose-options = Edition and options
begin-computer = Play
begin-link = Create table
begin-quick = Quick match
begin-quick-about = Two players, ten minutes each, with whoever is waiting.
begin-device = Play
begin-board = Keep score

## The levels of the computer.

level-about-novice = For your first games.
level-about-casual = Plays sensibly but misses a lot.
level-about-skilled = Rarely misses anything obvious.
level-about-expert = Plays well. So must you.
level-about-master = Our strongest. Looks one turn ahead.

## Options. The short form is shown in lists, where an option does not have its default.

option-edition = Edition
option-edition-nb = Norwegian
option-edition-nb-about = Up to four discs a turn with any number of players.
option-edition-fr = French
option-edition-fr-about = With four players, only three discs a turn (C-10).
option-edition-pt = Portuguese
option-edition-pt-about = Up to four discs a turn with any number of players.
option-edition-de = German
option-edition-de-about = Up to four discs a turn with any number of players.
option-limit-3-short = three discs a turn
option-reroll = Kept dice
option-reroll-any = Can be rerolled
option-reroll-any-about = Before the third roll you may pick up dice that you kept before (C-8).
option-reroll-locked = Stay kept
option-reroll-locked-about = Dice that you keep stay until the end of the turn (C-8).
option-reroll-locked-short = kept dice stay
option-extension = Longer rows
option-extension-full = Full value
option-extension-full-about = A row of three scores 1; growing it to four scores 2 more (C-18).
option-extension-difference = Only the increase
option-extension-difference-about = A row of three scores 1; growing it to four scores 1 more (C-18).
option-extension-difference-short = longer rows score only the increase
option-captives = Captives
option-captives-square = Progressive
option-captives-square-about = 1, 2, 4, 6, 9, 12 … points for 1, 2, 3, 4, 5, 6 … captives, with no limit (C-22).
option-captives-capped = Progressive, at most 42
option-captives-capped-about = The printed table ends at twelve; more count as twelve, 42 points (C-22).
option-captives-capped-short = captives at most 42
option-captives-linear = One point each
option-captives-linear-about = Our own variant for three or four players: rows matter more (C-25).
option-captives-linear-short = one point per captive
option-length = Winning row
option-length-usual = Standard
option-length-usual-about = Six with two sides, five with three (S-5).
option-length-6 = Six
option-length-6-about = A longer game (S-5).
option-length-6-short = six in a row
option-length-5 = Five
option-length-5-about = A quicker game (S-5).
option-length-5-short = five in a row
option-chips = Chips
option-chips-box = 20 per side
option-chips-box-about = Twenty chips a side; if you run out, you pass (S-15).
option-chips-unlimited = Unlimited
option-chips-unlimited-about = You never run out of chips (S-15).
option-chips-unlimited-short = unlimited chips
option-pair = Two-game match
option-pair-about = In Columbiz, going first is a clear disadvantage. In a two-game match each side starts once and both games count.
players-number = { $players-count ->
    [one] one player
   *[other] { $players } players
}
terms-pair = two-game match
terms-rated = rated
terms-unrated = unrated
terms-no-clock = no time limit
# $minutes for the game, $seconds more a turn.
terms-bank = { $minutes } min + { $seconds } s
terms-days = { $days-count ->
    [one] one day per turn
   *[other] { $days } days per turn
}
terms-position = from a position

## Lists of tables.

list-your-turn = Your turn
list-lobby = Waiting for players
list-playing = In progress
list-over = Finished
# Takes a game off the first page.
list-away = Hide
lobby-title = Lobby
lobby-text = Public tables: join one or watch.
lobby-empty = No open tables right now.

## Invitations.

join-title = You’re invited
# $names: those who sit there already, as a list.
join-with = At the table: { $names }.
join-name = Your name
join-sit = Take a seat
join-full = All seats are taken.
join-watch = Watch
invite-title = Invite with a link
invite-text = Anyone with the link can take a free seat. No sign-up.
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-here-only = This link only works on this computer.
invite-network = This link works for everyone on the same network as this computer.
# A command to type follows below.
invite-how = To let others on your network join, stop the server and start it with:
invite-address = Address

## Before a game.

waiting-title = Waiting for players
waiting-sit = Sit here
waiting-leave = Leave seat
# The host removes a person or a computer from a seat, before the game.
waiting-unseat = Remove
waiting-start = Start game
waiting-host = Waiting for the host to start.
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
seat-away = offline
seat-stand-in = bot playing

## Whose turn it is, and for what: at most about 25 characters, for a phone. "named": several play on one device.

status-lobby = Waiting for players
status-lobby-full = Ready to start
status-over = Game over
status-other = { $name }’s turn
status-roll-off = Who goes first? Roll
status-roll = Your turn: roll
status-keep = Your turn: keep and roll
status-place = Your turn: place discs
status-choose = Your turn: choose a cell
status-stuck = Your turn: no move
status-due = The dice are rolling
# Your own move is shown.
status-own = Your move
# Something from before is shown again.
status-replay = Replay
status-named-roll-off = { $name }: roll to go first
status-named-roll = { $name }: roll
status-named-keep = { $name }: keep and roll
status-named-place = { $name }: place discs
status-named-choose = { $name }: choose a cell
status-named-stuck = { $name }: no move
status-named-due = { $name }: the dice are rolling
sub-game = Game { $game }
sub-last-round = last round

## What to do now.

guide-roll-off = Everyone rolls; the highest goes first.
guide-roll = Roll all the dice. You can reroll any you don’t keep.
guide-roll-two = Roll both dice. Their total says where your chip goes.
# Dice are in the air; it is not told yet what they show.
guide-rolling = { $name } is rolling…
guide-keep = { $rolls-count ->
    [one] Choose the dice to keep. One roll left, or stop now.
   *[other] Choose the dice to keep. { $rolls } rolls left, or stop now.
}
guide-place = Choose a marked cell. Its number is how many dice of the column’s face it costs. Up to { $limit } discs.
guide-place-more = { $placed } of { $limit } discs placed. Place more, or end your turn.
# The server has not answered yet.
guide-place-asked = { $placed } of { $limit } discs…
guide-place-done = { $placed } of { $limit } discs placed, and no more fit. End your turn, or undo a disc.
# $kind: what the roll lets one do. $total: what was rolled.
guide-choose = { $kind ->
    [remove] You rolled 10: remove any opposing chip, except on a 2 or a 12.
    [replace] No cell is free for { $total }: replace an opposing chip.
    [replace-again] No cell is free for { $total }: replace an opposing chip, then play again.
    [again] You rolled { $total }: put a chip on a marked cell, then play again.
    [anywhere] You rolled 11: put a chip on any free cell.
   *[place] You rolled { $total }: put a chip on a marked cell.
}
# $rule: why there is nothing to choose.
guide-pass = { $rule ->
    [S-8] Your side already has all four cells
    [S-11] There is no chip that you may remove
   *[S-15] You have no chips left
} ({ $rule }).
# $what: what it costs, as in "does-forfeit".
guide-forfeit = No disc can be placed: { $what } (C-12).
guide-nothing-more = No more discs fit. End your turn, or undo a disc.

## Buttons.

action-roll = { $dice-count ->
    [one] Roll one die
    [2] Roll both dice
   *[other] Roll { $dice } dice
}
action-rolling = Rolling…
action-keep-all = Keep all
action-stop = Stop rolling
# No die is kept.
action-roll-all = Reroll all
# The button for rolling, while no die is kept.
action-hold = Keep dice first
action-end = { $discs-count ->
    [0] End turn
    [one] End turn (1 disc)
   *[other] End turn ({ $discs } discs)
}
# More discs could be placed.
action-end-sure = End turn anyway?
action-forfeit = { $discs-count ->
    [one] Lose a disc
   *[other] Lose { $discs } discs
}
action-pass = Pass
action-place = Place on { $cell }
action-replace = Replace { $cell }
action-remove = Remove { $cell }
action-choose-place = Choose a cell
action-choose-replace = Choose a chip
action-choose-remove = Choose a chip
action-take-back = Undo
action-undo = Undo
action-skip = Skip
action-hint = Hint
action-resign = Resign
action-abort = Abort game
resign-sure = Resign? Press again
waiting-for = Waiting for { $name }
# The dice are due for longer than a moment. $names: as a list.
due-waiting = The roll is waiting for the device of { $names }.
due-unready = Waiting for { $names } to open the table; then the dice can roll.
due-ask = Something is wrong with the dice: press the envelope above for details. Do you want to go on?
due-go-on = Go on anyway
due-refused = The server rejected your part in this roll: its game differs from what this browser has seen. Reload the page; if that doesn’t help, ask whoever runs the server.
due-was-it-you = Somebody made a move for you, but not in this browser. Was that you, on another device?
due-it-was-me = Yes, that was me
due-elsewhere = This roll needs your other device: open the table there.
due-left-elsewhere = You started this roll on another device.
due-here = Continue here

## The dice.

dice-label = Dice
# $face: what it shows. $place: the key that holds it.
die-label = Die { $place }: { $face }
die-held = kept
die-spent = used
# A die that cannot be touched now; for screen readers.
die-face = Die: { $face }
# $mark: kept or used.
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
chips-endless = no limit
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
cell-drafted = not confirmed yet
cell-going = will be captured
cell-legal = can be chosen
# Why a cell cannot be chosen; other reasons are in refusals.ftl.
cell-roll-first = Roll the dice first.
cell-not-your-turn = It’s { $name }’s turn.
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
does-replaced = replaces { $owner }’s chip
does-removed = removes { $owner }’s chip
does-extra-turn = gives another turn
does-supply-empty = uses your last disc: this is the last round
does-forfeit = { $discs-count ->
    [one] you lose a disc
   *[other] you lose { $discs } discs
}
does-spend = uses { $dice }
# A sentence of its own: what the total gains.
does-points = { $points-count ->
    [one] +1 point in total.
   *[other] +{ $points } points in total.
}
# $parts: some of the above, as a list.
does-all = { $parts }.
# $game: which game is played. The choice does nothing beside placing a piece.
does-nothing-more = { $game ->
    [columbiz] captures nothing and makes no row.
   *[sequence-dice] puts a chip there.
}
insight-label = What this choice does
# $cell: a cell, before what is said of it.
insight-cell = { $cell }:
# $held: whether any dice are kept.
insight-chance = { $held ->
    [none] { $chance } chance of this cell if you keep nothing.
   *[some] { $chance } chance of this cell with the dice you keep.
}

## Decisions and hints.

decision-keep = keep { $dice }
decision-reroll = reroll all
decision-stop = stop rolling
decision-end = end the turn
decision-pass = pass
decision-cell = { $cell }
hint-best = Best: { $decision }.
hint-wins = Wins { $share } of the time.
# $loss: how much of the win it costs.
hint-also = { $decision }: { $loss } worse
hint-follow = Play this

## What has happened, apart from dice and cells.

happened-label = Game log
happened-nothing = Nothing yet.
happened-again = Replay
# A line of the list can be clicked.
log-show = Replay this
# Short words in that list. $number: how many are in the row, or discs.
log-row = { $number } in a row!
log-forfeited = { $number } lost
# After a name or “You”: no verb that would depend on it.
log-began = first to play
log-tied = tie
log-passed = pass
log-extra-turn = extra turn
log-supply-empty = last round
event-seated = { $name } takes a seat.
event-left = { $name } leaves the table.
event-game-began = { $game-count ->
    [one] The game starts.
   *[other] Game { $game } starts.
}
event-undone = { $count-count ->
    [one] { $name } undoes a move.
   *[other] { $name } undoes { $count } moves.
}
event-resigned = { $name } resigns.
event-time-up = { $name } has run out of time.
event-stood-in = A bot takes over for { $name }.
event-returned = { $name } is back.
# $winners: as a list. $players: how many they are.
event-game-over = { $players-count ->
    [0] Game over: nobody won.
    [one] Game over: { $winners } won.
   *[other] Game over: { $winners } won.
}
event-rematch-wanted = { $name } wants a rematch.
event-connection-lost = { $name } has lost the connection.
event-connection-back = { $name } has reconnected.

## What happened, told to whoever did it.

# What you yourself do: follows "You" as effect-… follows a name.
own-rolled = roll { $dice }
own-began = go first
own-kept = keep { $dice }
own-stopped = stop rolling
own-placed = { $pieces ->
    [discs] place a disc on { $cell }
   *[chips] put a chip on { $cell }
}
own-captured = capture { $owner }’s disc on { $cell }
own-row-made = { $points-count ->
    [0] make a row of { $length } ({ $cells })
    [one] score 1 point for a row of { $length } ({ $cells })
   *[other] score { $points } points for a row of { $length } ({ $cells })
}
own-forfeited = can’t place anything and lose { $discs-count ->
    [one] one disc
   *[other] { $discs } discs
} ({ $rule })
own-supply-empty = have no discs left, so this is the last round ({ $rule })
own-replaced = take { $owner }’s chip off { $cell } ({ $rule })
own-removed = remove { $owner }’s chip from { $cell } ({ $rule })
own-passed = { $rule ->
    [S-8] pass, already having all four cells ({ $rule })
    [S-11] pass, with no chip to remove ({ $rule })
   *[S-15] pass, with no chips left ({ $rule })
}
own-extra-turn = play again ({ $rule })
own-turn-ended = { $pieces ->
    [discs] end the turn
   *[chips] { "" }
}
# What others do to a piece of yours; follows their name.
yours-captured = captures your disc on { $cell }
yours-replaced = takes your chip off { $cell } ({ $rule })
yours-removed = removes your chip from { $cell } ({ $rule })
own-event-undone = { $count-count ->
    [one] You undo a move.
   *[other] You undo { $count } moves.
}
own-event-resigned = You resign.
own-event-time-up = You have run out of time.
own-event-stood-in = A bot takes over for you.
own-event-returned = You have taken your seat back.
own-event-game-over = Game over: you won.

## Notices.

notice-stand-in = You were away, so a bot is playing for you.
notice-return = Take my seat back
notice-away = { $name } is offline.
notice-let-bot = Let a bot take over
# $time: how long that is not allowed yet.
notice-let-bot-in = A bot can take over in { $time }
notice-claim = Claim the win
notice-logged-out = You have been logged out.
notice-your-turn = It’s your turn at another table.
notice-restarting = Server restarting. Your game will resume shortly.
notice-preparing = Preparing the computer players (first time only, about 30 seconds)…
notice-bots-failed = The computer can’t play right now. You can wait, or abort the game.

## The end.

result-label = Result
result-none = Game aborted.
own-result-last-round = You win with { $score } { $score-count ->
    [one] point
   *[other] points
}.
own-result-row = You win with { $score } in a row.
# You and your partner. $others: your partner.
our-result-row = You and { $others } win with { $score } in a row.
# A tie. $others: those who have as many points.
our-result-last-round = You and { $others } share the win with { $score } { $score-count ->
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
own-pair-result = You win the match.
# Between the games of a pair. $score: as in pair-score.
pair-between = { $score } so far. The other side starts the next game.
pair-clock = Your clock starts with your first roll, or after two minutes.
pair-next = Next game
# Games won by each side: 1–0.
pair-score = { $first }–{ $second }
pair-result = { $players-count ->
    [one] { $winners } wins the match.
   *[other] { $winners } tie the match.
}
rematch-ask = Rematch
rematch-asked = Waiting for the others
rematch-wanted = { $players-count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
rematch-go = Go to next game
record-download = Download game

## Chat. The phrases are sent with one touch and shown to others in their language.

beside-label = Game log and chat
chat-label = Chat
# $names: who is connected, as a list.
chat-here = Here: { $names }
chat-write = Write a message
chat-send = Send
chat-spectators = Only other spectators can read what you write.
# For screen readers, on a button.
chat-unread = { $lines-count ->
    [one] One new message
   *[other] { $lines } new messages
}
chat-partners-silent = Partners may not chat during the game (S-4).
# $name: of the person who wrote a line.
chat-more = { $name }: mute or report
chat-mute = Mute
chat-unmute = Unmute
chat-report = Report
chat-muted = You won’t see messages from { $name } any more.
chat-muted-person = { $name } is muted.
chat-reported = Reported to the administrators of this server.
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
entry-who = Who goes first?
entry-faces = Add a die
entry-face = Add a { $face }
entry-remove = Remove the { $face }
entry-clear = Clear
entry-enter = Enter
entry-missing = { $dice-count ->
    [one] One more die
   *[other] { $dice } more dice
}
entry-last = Enter only the last roll of each turn
# The dice that are marked are kept; so many are rolled again.
entry-keep = { $dice-count ->
    [one] Keep these, roll one
   *[other] Keep these, roll { $dice }
}
guide-enter = { $dice-count ->
    [one] Tap what { $name }’s die shows.
   *[other] Tap what { $name }’s { $dice } dice show.
}
guide-enter-last = Tap { $name }’s dice after the last roll.
guide-enter-starter = Choose who goes first, or tap what { $name } rolled.
finish-ask = Is everything correct? You can still change it until you finish the game.
action-finish = Finish game
action-stop-game = Stop the game here
follow-title = Let others follow
follow-text = Anyone with this link can watch the game on their own phone. They can’t change anything.
# $people: how many.
follow-here = { $people-count ->
    [one] One phone is following.
   *[other] { $people } phones are following.
}
terms-real-dice = real dice
dice-real = real dice
fair-real = This game uses real dice, entered by hand. There is nothing to verify.
event-starter-chosen = { $name } goes first.
event-corrected = The last entry was undone.

## Connection, menu, dice that were checked.

link-connecting = Connecting…
link-lost = Connection lost. Reconnecting…
link-closed = Not connected
menu-label = Menu
menu-scoring = Scoring and the end of the game
keys-how = Keys: 1 to 8 keep dice, R rolls, S stops, E ends the turn, U undoes, T shows the table as text. The arrow keys move on the board, Enter chooses.
# Where hints are allowed.
keys-hint = H gives a hint.
dice-sealed = dice sealed
dice-sound = dice checked
dice-broken = dice check failed
fair-title = Are the dice fair?
fair-sealed = Nothing has been rolled yet. Every roll will be checked here, in your browser.
fair-sound = { $rolls-count ->
    [one] The one roll so far was recomputed in your browser and is correct.
   *[other] All { $rolls } rolls so far were recomputed in your browser and are correct.
}
fair-broken = The dice check failed. Don’t trust this server until you know why.
fair-what-now = What you can do now
fair-what-now-text = It need not be cheating: a restored backup or a bug can look the same. Save your receipt, compare the letters with the other players, and ask whoever runs the server. You can play on; your browser will ask you before it takes part in another roll.
# A list follows: fair-mine-own and so on, each with fair-mine-of.
fair-mine-text = Nobody could foresee or choose a roll that your link is in. It is in:
fair-mine-own = your own rolls
fair-mine-others = the others’ rolls
fair-mine-bots = the computer’s rolls
fair-mine-of = { $mine } of { $rolls }
fair-letters = The letters of this game. Compare them with the other players, but not through this server: same letters, same game.
fair-voids = { $rolls-count ->
    [one] One roll was cancelled.
   *[other] { $rolls } rolls were cancelled.
}
fair-save = Save the receipt
fair-not-kept = This browser stores nothing: the receipt for this table is lost when you close the page.

## The table as text.

text-label = The table as text
text-move = Your move
text-send = Send
text-how = roll · 555 keeps three fives and rolls the rest · - rolls all · stop · e3 c2 end · pass · undo · hint
text-dice = Dice: { $dice }
text-held = Kept: { $dice }
# Said to screen readers: a disc that is placed when the turn ends, or not any more; a cell that waits to be confirmed.
spoken-drafted = { $cell }: disc placed, not confirmed yet.
spoken-taken-back = { $cell }: undone.
spoken-picked = { $cell } chosen. Choose it again, or press the button, to confirm.
text-side-columbiz = { $name }: score { $score }; rows { $rows }, captives { $captives } worth { $points }, discs left { $supply }
text-side-sequence-dice = { $name }: longest row { $score }, chips left { $supply }
text-choices = Your choices: { $choices }
text-drafted = Not confirmed yet: { $cells }
# $column: its letter. $cells: cells with whose piece is there.
text-column = { $column }: { $cells }
text-board-empty = The board is empty.
# $words: what was typed.
text-done = Done: { $words }
text-not-now = “{ $word }” is not possible now.
text-no-such-dice = You don’t have these dice: { $dice }

## The analysis of a game. More of its words are in analysis.ftl.

study-title = Analysis
# At a table that was begun from an analysis.
study-back = Back to the analysis
# A table at which a decision from an analysis is made again. $before: the decision of the game, $now: the
# new one, each as in decision-…; $gain: a share of the win in percent.
retry-title = Replay from the analysis
retry-was = In the game: { $before }. Choose again and see whether it is better.
retry-best = Now { $now }: what the analysis recommends. { $gain } better than { $before }.
retry-same = Now { $now }: the same as in the game.
retry-better = Now { $now }: at first glance { $gain } better than { $before }.
retry-worse = Now { $now }: at first glance { $gain } worse than { $before }.
retry-equal = Now { $now }: at first glance as good as { $before }.
# The same in a word or two, in the bar above the table.
retry-short-best = Best
retry-short-same = Same
retry-short-better = Better
retry-short-worse = Worse
retry-short-equal = Equal
own-study-try-from = Play on from here, against the computer
own-study-try-instead = Replay this decision, against the computer
player-number = Player { $seat }

## Learning the games.

nav-learn = Learn
nav-analysis = Analysis
nav-me = Profile
tutorial-never = Never played?
tutorial-start = Learn it in 3 minutes
learn-all-rules = All rules
# Opens what the rulebook says about itself.
learn-about-rules = What “printed”, “ruling” and “option” mean
# Below a board in the rulebook.
picture-legal = Marked cells can be chosen.
picture-going = A cross marks a disc that will be captured.

## Finished games.

games-title = Finished games
games-search = Search
own-games-won = You won.
games-won = { $players-count ->
    [one] { $names } won.
   *[other] { $names } won.
}
games-called-off = Nobody won.

## The profile.

setting-notify = Notify me when it’s my turn
account-make = Create account

## An invitation for the camera of a phone.

invite-qr = QR code of the link
