### The table and its dice: what it refuses, and what verifying a record found.

## Opening a table. $text: what was given. $field: which of the terms.

refusal-wrong-terms = These terms make no table: { $text }
# $sides: how many sides there are.
refusal-pair-needs-two-sides = A pair of games is for two sides, not { $sides }
refusal-not-when-rated = Rated games don’t allow { $field ->
    [undo] undo
    [hints] hints
   *[position] a start from a position
}
refusal-pair-from-position = A game from a position cannot be part of a pair
refusal-position-over = In this position the game is over already
refusal-rated-needs-people = At a rated table every seat needs a person of its own
refusal-person-or-bot = A seat has a person or a bot, not both
refusal-not-a-table = “{ $text }” cannot be the id of a table
refusal-not-a-person = “{ $text }” cannot be the id of a person
# $longest: how many characters a name may have.
refusal-not-a-name = “{ $text }” cannot be a name; one has up to { $longest } characters that can be shown
refusal-wrong-number-of-chairs = { $awaited } seats are needed here, not { $found }

## Every command.

# $seen: the version that the sender had seen. $version: the present one.
refusal-stale-version = Something has happened since (event { $version }, you had seen { $seen })
refusal-not-a-command-id = “{ $text }” cannot be the id of a command
refusal-for-people = This is for people, not for the house
refusal-for-the-house = Only the house can say this
refusal-not-the-host = This is for the host of the table
refusal-not-seated = This is for those who have a seat
refusal-not-your-seat = Seat { $seat } is not yours
refusal-not-the-next-event = Event { $awaited } comes next, not { $found }

## Before and after the games. $seat: the number of a seat.

refusal-already-started = The game has begun already
refusal-seat-taken = Seat { $seat } is taken
# $seats: their numbers.
refusal-seats-open = Nobody has taken these seats yet: { $seats }
refusal-game-running = You cannot get up in the middle of a game; you can resign
refusal-too-late-to-abort = The first decision has been made, so the game cannot be called off
refusal-not-over-yet = The game is not over yet
refusal-own-seat = This is your own seat
refusal-seat-open = Nobody sits there
refusal-unseated = The host has taken this seat back; you cannot sit down at this table again
refusal-somebody-left = Somebody has left, so there is no rematch

## During a game.

refusal-not-playing = No game is being played here
refusal-not-your-turn = It is the turn of seat { $seat }
refusal-time-up = The time is up
refusal-no-decisions = There is no decision in this command
refusal-undo-not-agreed = Nothing can be taken back at this table
refusal-nothing-to-undo = You have nothing to take back since the last roll
refusal-bot-plays = A bot plays at seat { $seat }
refusal-not-away = Nobody is missing at seat { $seat }
# $wait: so many seconds more.
refusal-grace-not-over = Seat { $seat } may still come back: { $wait-count ->
    [one] one second
   *[other] { $wait } seconds
} more
refusal-no-way-back = No bot stands in for you at seat { $seat } while you are away

## Real dice that are entered. $field: what is not possible with them.

refusal-dice-entered = This game is played with real dice: enter what they show
refusal-dice-not-entered = Dice can only be entered in a game with real dice
refusal-not-with-entered-dice = { $field ->
    [rated] A game with real dice cannot be rated
    [pair] A two-game match is not possible with real dice
    [clock] A game with real dice has no clock
    [resign] Nobody resigns here; you can stop the game
   *[undo] With real dice, everything can be taken back
}
refusal-entered-by-one = With real dice, one person enters everything: all seats must be theirs
refusal-not-the-only-roll = The last roll can be entered alone only if no other roll of the turn was entered
refusal-begun-already = Something has been entered already, so who begins is settled; take it back first
refusal-nothing-entered = Nothing has been entered yet

## Dice: chains, links and rolls that are due. $roll: the number of a roll.

refusal-dice-due = Roll { $roll } is due; nothing else can be done before its dice are there
refusal-no-roll-due = { $roll-count ->
    [0] No roll is due now
   *[other] Another roll is due now: { $roll }
}
# $seats: their numbers.
refusal-not-anchored = The dice wait for the devices of these seats: { $seats }
refusal-anchor-used = This chain was used at this table before; make a new one
refusal-not-called = Roll { $roll } does not need a link from you
refusal-another-history = The server and this device have seen different games before roll { $roll }
refusal-not-in-force = Another device of yours has begun a new chain since
refusal-not-ahead = The server has not told this link, or has made that roll already

## Proofs of dice. $roll: the number of a roll.

refusal-no-proof = The record has no proof of its dice
refusal-real-dice = The dice were real and entered by hand; there is nothing to verify
refusal-not-a-proof = The proof of the dice is not one: { $text }
# $text: its name.
refusal-old-proof = The proof is of an older kind ({ $text }) under which a server could choose the dice; it proves nothing
# $text: the commitment.
refusal-other-commitment = The record has another commitment: { $text }
refusal-wrong-commitment = The first commitment was not there before the first roll
refusal-wrong-people = The proof names other seats as people’s than the record
refusal-no-person = The proof has links of seats at which nobody sits
refusal-wrong-roller = Roll { $roll } belongs to another seat
refusal-wrong-link = The link does not fit your chain at roll { $roll }
refusal-wrong-number-of-rolls = The proof is of { $awaited } rolls, the record has { $found }
refusal-wrong-first-roll = The game cannot have begun with roll { $roll }
# $found: the dice in the record. $fair: what they should be.
refusal-wrong-roll = Roll { $roll } should be { $fair }, not { $found }
refusal-wrong-digest = Something was changed after the record was made: its digest does not fit

## Receipts: what a player’s device has kept of a table. $name: whose it is.

refusal-not-a-receipt = This is not a receipt: { $text }
refusal-receipt-other-table = The receipt is of another table: { $text }
refusal-receipt-commitment = The receipt has another commitment of the house than the record
refusal-receipt-anchor = The record has a chain for { $name } that was not made on this device
refusal-receipt-link = The record has a link for roll { $roll } that this device did not give
refusal-receipt-roll = Roll { $roll } is not as this device saw it
refusal-receipt-left-out = This device was there, but roll { $roll } did not ask it for a link
refusal-receipt-dropped = Roll { $roll } was given up as if this device had not answered, but it had
refusal-receipt-head = This device has seen another course of the game than the record shows

## What a player’s client finds, told to that player. An honest server does none of it.

fault-wrong-link = At roll { $roll } a link does not fit the one before it: it was exchanged.
fault-wrong-roll = Roll { $roll } shows other dice than its links give, or came out of order.
fault-foreign-link = Somebody gave a link for you at roll { $roll }. It did not come from here.
fault-foreign-anchor = Somebody began a new chain for you after roll { $roll }. Was that you, on another device?
fault-foreign-command = Somebody has played for you, at roll { $roll }. Was that you, on another device?
fault-no-person = Roll { $roll } asked for a link from somebody who does not play.
fault-not-called = Roll { $roll } was made without asking everybody who has to be asked.
fault-left-out = You were here, but roll { $roll } did not ask for your link.
fault-dropped = Roll { $roll } was given up as if you had not answered, but your link was there.
fault-anchored-late = Somebody changed their chain while roll { $roll } was due.
fault-decided-late = Somebody decided or took back something while roll { $roll } was due.
fault-second-draw = Roll { $roll } was drawn a second time, or was given up without a reason.
fault-second-opening = The server opened the table a second time.
fault-resealed = The server began a new chain after roll { $roll }. It has to if it was restored from a backup; otherwise ask why.
fault-went-back = The server has gone back to an earlier state of the game. You had already seen roll { $roll }.
fault-another-history = The server shows another game than before, by roll { $roll } at the latest.

## What is counted and told of the dice, not a fault. $mine of $rolls: in so many a link counts.

dice-links-own = { $rolls-count ->
    [one] Your link is in { $mine } of one roll.
   *[other] Your link is in { $mine } of { $rolls } rolls.
}
# By whose roll.
dice-links-by = Rolls of { $name }: in { $mine } of { $rolls }
# Whose links.
dice-links-of = Links of { $name }: in { $mine } of { $rolls } rolls
# $name: who did not answer.
dice-void = Roll { $roll } was given up, because { $name } did not answer.
dice-void-other = Roll { $roll } was given up, because somebody no longer played.
# What it would have shown.
dice-void-avoided = It would have been { $dice }.
dice-new-chain = { $name } began a new chain after roll { $roll }.
# $list: their numbers.
dice-bare = { $rolls-count ->
    [one] No link of a player is in one roll: { $list }
   *[other] No link of a player is in { $rolls } rolls: { $list }
}
dice-letters = The letters of this game: { $letters }

## What was verified, one line each.

# $file: as it was named. $table: its id. $game: 1, or 2 in a pair.
verify-title = { $file }: table { $table }, game { $game }
verified-replay = { $entries-count ->
    [one] The rules allow the one roll that was made.
   *[other] The rules allow all { $entries } rolls and decisions.
}
verified-commitment = The house published its chain before the first roll; the commitment stands below.
verified-noted-commitment = The commitment is the one that was noted before the game.
verified-chains = { $links-count ->
    [one] The one link that was shown fits its chain.
   *[other] All { $links } links that were shown fit their chains.
}
verified-dice = Rolled again from the links, all { $dice } dice of { $rolls } rolls are the same.
verified-counted = Everybody who had to be was asked; { $links } links of players are in { $rolls } rolls.
verified-digest = Names, set-up, decisions, times, result and tags are as they were written.
verified-receipt = The receipt of { $name } fits, with all { $rolls } rolls that it has seen.
verify-failed = NOT RIGHT: { $sentence }
# $more: so many further faults of the same kind.
verify-more = … and { $more } more like it
# $commitment: 64 hexadecimal digits.
verify-commitment = Commitment: { $commitment }
verify-commitment-how = (Compare it with what the table showed before the game; --commitment does that.)
verify-letters-how = (Compare them with the other players, not through the server: same letters, same game.)
verify-limits =
    A record cannot show who was there and not asked, whether the chains were the players’ own,
    or whether all of them saw this game. Their receipts can: --receipt.
verify-not-covered = Comments and other attachments are not covered by the proof.
verify-holds = Verified.
verify-broken = Not verified.

## The dice, counted.

# $dice: how many.
tally-head = Of { $dice } dice there were (in brackets: the range to be expected)
# $face, $count: so many showed this face. $share, $low, $high: percent.
tally-face = { $face }: { $count }, { $share } % ({ $low } to { $high } %)
# $percent: how often fair dice are as uneven.
tally-chi-square = Fair dice are at least this uneven in { $percent } % of all games.
