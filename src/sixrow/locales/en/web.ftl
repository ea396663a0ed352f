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
not-found-text = The address leads nowhere. Perhaps a sign is missing.

## Settings.

settings-title = Settings
setting-language = Language
setting-theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
setting-odds = Show the odds while rolling
setting-motion = Show moves in motion
setting-sorted = Sort the dice
setting-text = The table as text, with typed moves

## The first page.

home-title = Roll, keep, make a row.
home-text = Two board games with dice, for two to four: with friends by a link, round one device, or against the computer. No sign-up. Every roll can be checked.
home-continue = Go on playing
home-new = A new game
home-lobby-text = Others are waiting, or can be watched:
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
clock-quick = 10 minutes each, 5 seconds more a turn
clock-slow = 30 minutes each, 15 seconds more a turn
clock-days = 3 days a turn
choose-own-name = Your name
# $seat: the number of the player.
choose-name = Name of player { $seat }
choose-public = Show the table in the lobby
choose-options = Edition and options
begin-computer = Play
begin-link = Open a table
begin-device = Play

## The levels of the computer.

bot-novice = Novice
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
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

## Lists of tables.

list-your-turn = Your turn
list-lobby = Waiting for players
list-playing = Being played
list-over = Over
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

## Before a game.

waiting-title = The table is set
waiting-sit = Sit here
waiting-leave = Get up
waiting-start = Begin
waiting-host = The host begins the game.
# $level: the name of a level.
waiting-appoint = Computer: { $level }
waiting-open = { $seats-count ->
    [one] One seat is free
   *[other] { $seats } seats are free
}

## People.

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
status-over = The game is over
status-other = { $name } plays
status-roll-off = Who begins? Roll
status-roll = Your turn: roll
status-keep = Your turn: hold and roll
status-place = Your turn: place discs
status-choose = Your turn: choose a cell
status-stuck = Your turn: nothing fits
status-named-roll-off = { $name }: roll to begin
status-named-roll = { $name }: roll
status-named-keep = { $name }: hold and roll
status-named-place = { $name }: place discs
status-named-choose = { $name }: choose a cell
status-named-stuck = { $name }: nothing fits
sub-game = Game { $game }
sub-round = Round { $round }
sub-turn = Turn { $turn }
sub-last-round = the last round
sub-length = { $length } in a row win

## What to do now.

guide-roll-off = Everyone rolls; the highest begins.
guide-roll = Roll all the dice. You can roll again whatever you do not keep.
guide-roll-two = Roll both dice. Their total says where your chip goes.
guide-keep = { $rolls-count ->
    [one] Hold the dice you want to keep. One more roll, or stop here.
   *[other] Hold the dice you want to keep. { $rolls } more rolls, or stop here.
}
guide-place = Choose a marked cell: each takes as many dice of its column as its number says. Up to { $limit } discs.
guide-place-more = { $placed } of { $limit } discs. Place more, or end the turn.
guide-place-done = { $placed } of { $limit } discs, and nothing else fits. End the turn, or take a disc back.
# $kind: what the roll lets one do. $total: what was rolled.
guide-choose = { $kind ->
    [remove] A 10: take any chip of your opponents off the board, except from a 2 or a 12.
    [replace] No cell is free for { $total }: replace a chip of your opponents.
    [replace-again] No cell is free for { $total }: replace a chip, and play again.
    [again] A { $total }: put a chip on a marked cell, and play again.
   *[place] A { $total }: put a chip on a marked cell.
}
# $rule: why there is nothing to choose.
guide-pass = { $rule ->
    [S-8] Your side holds all four cells already
    [S-11] There is no chip that may be removed
   *[S-15] You have no chip left to place
} ({ $rule }).
# $what: what it costs, as in "does-forfeit".
guide-forfeit = These dice fit no free cell: { $what } (C-12).

## Buttons.

action-roll = { $dice-count ->
    [one] Roll one die
    [2] Roll both dice
   *[other] Roll { $dice } dice
}
action-keep-all = Keep them all
action-stop = Stop rolling
action-end = { $discs-count ->
    [0] End turn
    [one] End turn, one disc
   *[other] End turn, { $discs } discs
}
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
resign-sure = Really? Touch again
waiting-for = Waiting for { $name }

## The dice.

dice-label = Dice
# $face: what it shows. $place: the key that holds it.
die-label = Die { $place }: { $face }
die-held = held
die-spent = used
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
clock-label = Time left: { $time }
clock-days = { $days } days

## The board, in words.

board-label = Board
cell-place = { $cell }, number { $number }
# $owner: whose piece is there.
cell-held = { $owner }
cell-fresh = just placed
cell-drafted = your draft
cell-going = to be captured
cell-legal = can be chosen
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
decision-reroll = roll them all again
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
event-came = { $name } comes to watch.

## Notices.

notice-stand-in = You were away, and a bot plays on for you.
notice-return = Take my seat back
notice-away = { $name } cannot be reached.
notice-let-bot = Let a bot play on
notice-your-turn = It is your turn at another table.
notice-restarting = The server restarts; the game goes on in a moment.

## The end.

result-label = Result
result-none = The game was called off.
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
chat-partners-silent = Partners may not talk while the game is on (S-4).
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
keys-how = Keys: 1 to 8 hold dice, R rolls, S stops, E ends the turn, U takes back, H gives a hint, T shows the table as text. Arrows walk over the board, Enter chooses.
dice-sealed = dice sealed
dice-sound = dice checked
dice-broken = dice do not fit
dice-unchecked = dice not checked
fair-title = Are the dice fair?
fair-sealed = The dice are sealed. Every roll will be checked here, in your browser.
fair-sound = { $rolls-count ->
    [one] The roll so far was rolled again here, in your browser, and fits the seal.
   *[other] All { $rolls } rolls so far were rolled again here, in your browser, and fit the seal.
}
fair-broken = Something does not fit. Do not trust this server before you know why.
fair-unchecked = This browser lets pages compute seals only over a secure connection (https), so nothing is checked here. The record of the game can be checked later.
fair-how = Before the game the server sealed a chain of numbers, and with every command you put in a random number of your own. The dice come from both: neither side could choose them.
fair-commitment = The seal; note it before the game, and compare it with the record:
fault-wrong-link = The link of roll { $roll } does not fit the one before it.
fault-wrong-roll = Roll { $roll } should have been other dice.
fault-no-own-nonce = Roll { $roll } used no new number of the player.

## The table as text.

text-label = The table as text
text-move = Your move
text-send = Do it
text-how = roll · 555 keeps three fives and rolls the rest · - rolls all · stop · e3 c2 end · pass · undo · hint
text-dice = Dice: { $dice }
text-held = Held: { $dice }
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
