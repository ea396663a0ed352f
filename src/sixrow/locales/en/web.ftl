### The web client. A fact that is a number comes twice, as in common.ftl: `$discs` is written,
### `$discs-count` chooses a plural. Buttons are short: on a phone two of them share a line.

## Everywhere.

skip-to-content = Skip to the content
nav-label = Pages
nav-play = Play
nav-lobby = Lobby
to-home = Home
close = Close
try-again = Try again
no-answer = The server does not answer. Look at your connection and try again.
# $code: a word such as too-many.
something-wrong = That did not work ({ $code }).
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
option-captives-capped-about = As printed: twelve captives and more are worth 42 (C-22).
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
option-pair-about = Whoever begins has a small disadvantage in Columbiz. In a pair each side begins once, and both games count.
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
study-loading = The game is being fetched …
study-beginning = Before the first roll.
study-no-words = The game goes on.
study-working = The game is being analysed
study-cancel = Cancel
study-cancelled = The analysis was cancelled.
study-failed = The analysis did not work.
study-analyse = Analyse the game
study-kept = kept
study-better-kept = better
study-better-here = would have been better
# $names: those of the sides, as a list.
study-graph = Share of the win over the game, and below it the luck of every turn: { $names }
study-graph-how = Above: what each side could expect. Rings mark errors, full ones blunders. Below: what the dice of each turn gave to the player who rolled. Touch it to go there.
study-players = Luck and skill
# $luck, $skill: parts of the sentence, as below; the name stands before it.
study-fortune = { $luck } and { $skill }.
study-luck-none = had neither good nor bad luck
study-luck-good-little = had a little luck
study-luck-good-some = had luck
study-luck-good-much = had a great deal of luck
study-luck-bad-little = had a little bad luck
study-luck-bad-some = had bad luck
study-luck-bad-much = had very bad luck
study-skill-none = played as well as the others
study-skill-good-little = played a little better than the others
study-skill-good-some = played better than the others
study-skill-good-much = played far better than the others
study-skill-bad-little = played a little worse than the others
study-skill-bad-some = played worse than the others
study-skill-bad-much = played far worse than the others
study-fortune-how = In shares of the win: luck is what all dice gave to a side, skill what all decisions did.
study-errors = Errors
study-dice = The dice
study-home = Analysis
study-home-text = Look at a game again: what was luck, what was skill, and what would have been better.
study-to-games = Games that are over
study-import = Bring a record along
study-file = A file
study-paste = Or the text of the record
study-bring = Analyse
study-records = Your records
study-drop = Remove
study-try = Try it yourself
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
# $name: the player whose turn it is, here or before an error.
study-try-from = From here, in the place of { $name }, against the computer
study-try-instead = Decide this yourself, in the place of { $name }, against the computer
own-study-try-from = From here, in your place, against the computer
own-study-try-instead = Decide this again, against the computer
player-number = Player { $seat }
step-slider = Place in the game
step-place = Step { $step } of { $steps }
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
step-error-back = Error before
step-error-on = Next error
step-keys = Keys: ← → steps, ↑ ↓ turns, Home and End, N and P errors, Space plays.
step-run = Play
step-stop = Pause
tally-dice = { $dice-count ->
    [one] One die.
   *[other] { $dice } dice.
}
tally-probability = Fair dice are at least this uneven { $probability } of the time.
tally-share = { $share }, compatible with { $low } to { $high }
tally-how = The dot is the share of a face, the bar what so many dice leave open (95 %, all six together), the line one sixth.
share-title = The record
share-link = Link to this analysis
share-copy-link = Copy link
share-copy-record = Copy record
share-download = Download
share-not-copied = The browser does not let pages copy here.

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
learn-editions = Editions and options: what differs
learn-editions-text = The printed editions differ in few things, and in some the rules are silent. This is what can be chosen before a game.
learn-usual = (usual)
learn-study = Analysis of games
learn-contents = Contents
learn-table = Table

## The one who explains the first game: short, warm, one thing at a time.

coach-label = Coach
coach-roll-off = First: who begins? Everyone rolls, the highest begins. Press the button to roll.
coach-roll = Each column belongs to a face of the die. Roll all eight; after that you may roll twice more.
coach-last-round = A player has no disc left: this is the last round. After it rows and captives are added up.
coach-keep = { $rolls-count ->
    [one] Touch the dice that you want to keep: the more of one face, the higher the cell. One more roll.
   *[other] Touch the dice that you want to keep: the more of one face, the higher the cell. { $rolls } more rolls.
}
coach-held = Roll the others again, or stop if you like what you see.
# $chance: a number of percent.
coach-odds = With these you reach { $cell } in { $chance } of 100 cases: the cells show the odds. Roll the others.
coach-place = Choose a marked cell. Cell 3 of a column takes three dice of its face. Up to { $limit } discs a turn.
coach-capture = Look at { $cell }: a disc there captures what your opponents have below it in the column. One captive is worth 1 point, two 2, three 4, four 6, five 9.
coach-row = Look at { $cell }: it makes a row of three or more, which scores at once.
coach-more = You may place more as long as cells are marked, or end the turn.
coach-end = No more can be placed. End the turn, or take a disc back and try another way.
coach-stuck = Nothing fits this time. That costs three discs, or all that are left.
# $length: of the row that wins.
coach-roll-two = Roll both dice: their total says where a chip may go. { $length } of your chips in a straight row without a gap win.
coach-choose = { $cells-count ->
    [one] One cell carries your total. Choose it.
   *[other] { $cells } cells carry your total. Choose the one that helps your row, or breaks another.
}
# An 11 was rolled.
coach-joker = An 11 is a joker: put a chip on any free cell, where it helps your row most or breaks another.
coach-confirm = { $cell } it is. Choose it again, or press the button, { $kind ->
    [remove] to take the chip off.
    [replace] to replace the chip there.
    [replace-again] to replace the chip there.
   *[place] to put the chip there.
}
coach-game-ended = { $cell } wins the game!
coach-removed = A 10 takes a chip of your opponents off the board, but never from a 2 or a 12. Break their longest row.
coach-replaced = All four cells are taken: replace a chip of the others. Break their longest row.
coach-extra-turn = A 2 or a 12 lets you play again after this one.
coach-pass = There is nothing to choose this time: the turn passes.

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

## The page about the dice.

fair-page = How the dice are made
fair-table = The rolls of this table
fair-receipt-fits = What the server shows was compared with the receipt that this browser has kept.
fair-receipt-none = This browser has no receipt of this table, so there is nothing to compare with.
# One line for each roll. $names: people, as a list.
roll-mine = with your link
roll-not-mine = without your link; with that of { $names }
roll-of = with the link of { $names }
roll-bare = without any link of a player
roll-void = given up
roll-void-by = given up: { $names } no longer played
roll-dropped = given up: { $names } did not answer for ten seconds
roll-avoided = It would have been { $dice }.
roll-renewed = After this roll { $names } began a new chain: another device, or a cleared browser.
fair-how = The server and the device of every player each have a long chain of secret numbers. Before the first roll each publishes the beginning of its chain. From then on nobody can change a link, and nobody can work out the next one of somebody else. The dice come from all these links together.
# The three steps of a roll, each with a picture.
fair-step-due = The roll is due
fair-step-due-text = Somebody wants to roll. That is stored first, with the names of all who are here. From now on nothing can be decided or taken back.
fair-step-given = The links are given
fair-step-given-text = Only now each of their devices opens its next link and gives it, by itself and in a moment. Yours does so too.
fair-step-rolled = The dice are rolled
fair-step-rolled-text = The server opens its own link. The dice follow from all of them, and every device works them out again.
fair-count = One question matters for every roll: is the link that you gave for this very roll counted in it? Your browser shows that for each of them. A chain that somebody began only lately does not count until every other player has given a link after it; otherwise it could have been chosen to suit.
fair-promised = What is promised
fair-promise-with = With your link in it, nobody could foresee or choose a roll, not even the server: everything else in it was fixed before your link was known, and your link is told only after the decision that leads to the roll is stored. That holds for the rolls of the computer too.
fair-promise-without = Without your link, because you were away or on a new device, the server and those whose links are in a roll can foresee it together. They cannot choose the dice. They have a few alternatives (who is asked, whether you are waited for, that somebody drops out, one new chain each), never a search.
fair-promise-seen = What a dishonest server can still do to the dice, alone or with other players, shows in your browser: rolls given up, new chains, rolls without your link. Anything beyond that it reports as a fault.
fair-remaining = What remains
fair-remains-page = This page itself comes from the server. If you do not trust it, play in the terminal or with a program of your own.
fair-remains-foresee = Rolls without your link can be foreseen; in games over several days that is most rolls of the others. An opponent in league with the server then knows the next dice while deciding. Be there, or play over days only where you trust the server.
fair-remains-void = Somebody in league with the server can drop out of a roll that they do not like, and get another: once per person and roll, after ten seconds, and by name. If they always did so, your eight dice would add up to 26.1 on average instead of 28 with one such player, 25.0 with two and 24.2 with three. Look at the rolls that were given up.
fair-remains-server = The server can keep you from connecting, be slow, cheat with the clocks, play badly for you while a bot stands in, stop a game, or show each player another game. Against the last, compare the letters.
fair-remains-abort = Anybody can call a game off before the first decision and start again; at rated tables no longer once the first roll is due.
fair-do = What you can do yourself
fair-do-text = Your browser keeps a receipt of every table and compares it whenever you come back. The envelope at the table shows the sixteen letters of the game: whoever has the same letters was shown the same game. Save the receipt as a file, and the command sixrow verify compares it with the record of the game.

## Oneself.

me-nobody = Not logged in
me-settings = Settings
me-ratings = Ratings
me-no-ratings = No rated games yet.
me-games = Your games
me-no-games = No game is over yet.
me-account = Account
setting-notify = Tell me when it is my turn, even if I look elsewhere
rating-tables = { $tables-count ->
    [one] from one table
   *[other] from { $tables } tables
}
# $first, $last: ratings. $from, $to: days.
rating-chart = From { $first } ({ $from }) to { $last } ({ $to })
account-why = You are a guest: remembered by this browser alone. An account keeps your games, can be used anywhere and can play rated games.
account-make = Make an account
account-log-in = Log in
account-log-out = Log out
account-log-out-everywhere = Log out everywhere
account-name = Name
account-password = Password
account-password-lost = A lost password cannot be replaced: write it down.
account-present = Present password
account-next = New password
account-change-name = Change name
account-change-password = Change password
account-name-changed = You have a new name.
account-password-changed = The password is changed.
account-made = You have an account.
account-tokens = Tokens for programs
account-tokens-text = A bot of your own shows a token to play under your name.
account-token-make = Make a token
account-token-given = Note it now, it is not shown again:
account-token-label = Purpose
account-token-scope = It may
account-token-play = play
account-token-read = only look
account-token-days = Valid for days
# $date: a day.
account-token-until = until { $date }
account-token-used = last used { $date }
account-token-unused = never used
account-tokens-too = Revoke all tokens as well
account-data = My data
account-data-text = Everything that this server keeps about you, as a file.
account-data-get = Download my data
account-delete = Delete my data
account-delete-text = Your name, what you have said, your records, ratings and tokens go. Others keep their games, without your name in them.
account-delete-sure = Yes, delete it for good
account-deleted = It is deleted.
fair-all = Every roll of this table, checked one by one

## Invitation by camera.

invite-qr = The link as a picture, for the camera of a phone

## The page for administrators.

manage-title = Administration
manage-reports = Reported lines
manage-no-reports = Nothing is reported.
manage-drop-line = Delete the line
manage-leave-line = Leave it
manage-table = To the table
manage-bans = People and addresses
manage-days = Days of a ban (empty: for ever)
manage-reason = Reason, which is shown
manage-name = Part of a name
manage-nobody = Nobody has such a name.
manage-kind-guest = guest
manage-kind-account = account
manage-kind-bot = bot
manage-kind-admin = administrator
manage-ban = Ban
manage-unban = Lift the ban
# $until: a day.
manage-banned = Banned until { $until }.
manage-banned-for-ever = Banned for ever.
manage-network = Address or network
manage-no-addresses = No address is banned.
manage-tables = Unfinished tables
manage-no-tables = There are none.
manage-cancel = Call it off
manage-switches = What is allowed
manage-switch-guests = New guests
manage-switch-chat = Chat
manage-switch-imports = Importing records
manage-switch-analyses = Analyses and hints
manage-log = What was done
manage-no-acts = Nothing yet.
manage-console = command line
manage-act-ban = Person banned
manage-act-unban = Ban lifted
manage-act-ban-address = Address banned
manage-act-unban-address = Address let in again
manage-act-rename = Person renamed
manage-act-log-out = Person logged out
manage-act-grant = Made an administrator
manage-act-revoke = No administrator any more
manage-act-cancel = Table called off
manage-act-drop-line = Line deleted
manage-act-close-report = Report closed
manage-act-switch-on = Switched on
manage-act-switch-off = Switched off
manage-act-sweep = Old guests deleted
manage-act-announce = Announced
manage-act-retract = Announcement taken back
