### The table and its dice: what it refuses, and what verifying a record found.

## Opening a table. $text: what was given. $field: which of the terms.

refusal-wrong-terms = A table can’t have these settings. Choose others
# $sides: how many sides there are.
refusal-pair-needs-two-sides = A two-game match is for two sides, not { $sides }
refusal-not-when-rated = Rated games don’t allow { $field ->
    [undo] undo
    [hints] hints
    [position] a start from a position
   *[other] these settings for time and absence
}
refusal-pair-from-position = A game from a position can’t be part of a two-game match
refusal-position-over = The game is already over in this position
refusal-rated-needs-people = At a rated table every seat needs a different person
refusal-person-or-bot = A seat has either a person or a bot
refusal-not-a-table = “{ $text }” is not the id of a table
refusal-not-a-person = “{ $text }” is not the id of a person
# $longest: how many characters a name may have.
refusal-not-a-name = “{ $text }” is not a valid name. A name has 1 to { $longest } visible characters
refusal-wrong-number-of-chairs = This game needs { $awaited } seats, not { $found }

## Every command.

refusal-stale-version = The table has changed in the meantime. Check the board and try again
refusal-not-a-command-id = “{ $text }” is not the id of a command
refusal-for-people = Only people can do this
refusal-for-the-house = Only the server can do this
refusal-not-the-host = Only the host of this table can do this
refusal-not-seated = Take a seat first
refusal-not-your-seat = Seat { $seat } is not yours
refusal-not-the-next-event = The next event is { $awaited }, not { $found }

## Before and after the games. $seat: the number of a seat.

refusal-already-started = The game has already started
refusal-seat-taken = Seat { $seat } is taken. Choose another
# $seats: their numbers.
refusal-seats-open = Some seats are still empty ({ $seats }). Invite somebody or add a computer
refusal-game-running = You can’t leave during a game. You can resign
refusal-too-late-to-abort = The first decision has been made, so the game can’t be aborted. You can resign
refusal-not-over-yet = The game is not finished yet
refusal-own-seat = This is your own seat
refusal-seat-open = Nobody is sitting there
refusal-unseated = The host has removed you; you can’t take a seat at this table again
refusal-somebody-left = Somebody has left, so there can’t be a rematch

## During a game.

refusal-not-playing = There is no game in progress here
refusal-not-your-turn = It’s player { $seat }’s turn
refusal-time-up = Your time is up
refusal-no-decisions = There is nothing decided in this command
refusal-undo-not-agreed = This table has no undo
refusal-nothing-to-undo = Nothing to undo: a roll can’t be undone
refusal-bot-plays = A bot is playing for player { $seat }
refusal-not-away = Player { $seat } is connected
# $wait: so many seconds more.
refusal-grace-not-over = Player { $seat } may still come back. You can let a bot take over in { $wait-count ->
    [one] one second
   *[other] { $wait } seconds
}
refusal-no-way-back = You are already playing seat { $seat } yourself

## Real dice that are entered. $field: what is not possible with them.

refusal-dice-entered = This game is played with real dice: enter what they show
refusal-dice-not-entered = Dice can only be entered in a game with real dice
refusal-not-with-entered-dice = { $field ->
    [rated] A game with real dice can’t be rated
    [pair] A two-game match can’t be played with real dice
    [clock] A game with real dice has no clock
    [resign] You can’t resign here; you can stop the game
   *[undo] With real dice, everything can be undone
}
refusal-entered-by-one = With real dice, one person enters everything. All seats must be theirs
refusal-not-the-only-roll = You can only enter the last roll alone if you have not entered another roll of this turn
refusal-begun-already = You have already entered something, so it is settled who goes first. Undo that first
refusal-nothing-entered = Nothing has been entered yet

## Dice: chains, links and rolls that are due. $roll: the number of a roll.

refusal-dice-due = Roll { $roll } is under way. Wait for its dice
refusal-no-roll-due = { $roll-count ->
    [0] No roll is under way
   *[other] Another roll is under way: { $roll }
}
# $seats: their numbers.
refusal-not-anchored = The dice are waiting for the devices of these seats: { $seats }
refusal-anchor-used = This chain has been used at this table before. Make a new one
refusal-not-called = Roll { $roll } does not need a link from you
refusal-another-history = The server and this device have seen different games before roll { $roll }
refusal-not-in-force = Another device of yours has started a new chain since
refusal-not-ahead = The server has not published this link, or has already made that roll

## Proofs of dice. $roll: the number of a roll.

refusal-no-proof = This game has no proof of its dice
refusal-real-dice = The dice were real and entered by hand, so there is nothing to verify
refusal-not-a-proof = The proof of the dice cannot be read: { $text }
# $text: its name.
refusal-old-proof = The proof is of an older kind ({ $text }) that lets a server choose the dice; it proves nothing
# $text: the commitment.
refusal-other-commitment = The record has a different commitment: { $text }
refusal-wrong-commitment = The first commitment was not published before the first roll
refusal-wrong-people = The proof and the record name different seats as people’s
refusal-no-person = The proof has links of seats where nobody is sitting
refusal-wrong-roller = Roll { $roll } belongs to another seat
refusal-wrong-link = The link does not match your chain at roll { $roll }
refusal-wrong-number-of-rolls = The proof covers { $awaited } rolls, but the record has { $found }
refusal-wrong-first-roll = The game cannot have started with roll { $roll }
# $found: the dice in the record. $fair: what they should be.
refusal-wrong-roll = Roll { $roll } should be { $fair }, not { $found }
refusal-wrong-digest = Something was changed after the record was made: its digest does not match

## Receipts: what a player’s device has kept of a table. $name: whose it is.

refusal-not-a-receipt = This is not a receipt: { $text }
refusal-receipt-other-table = The receipt belongs to another table: { $text }
refusal-receipt-commitment = The receipt and the record have different commitments of the server
refusal-receipt-anchor = The record has a chain for { $name } that was not made on this device
refusal-receipt-link = The record has a link for roll { $roll } that this device did not give
refusal-receipt-roll = Roll { $roll } differs from what this device saw
refusal-receipt-left-out = This device was connected, but roll { $roll } did not ask it for a link
refusal-receipt-dropped = Roll { $roll } was cancelled as if this device had not answered, but it had
refusal-receipt-head = This device has seen a different game from the one in the record

## What a player’s client finds, told to that player. An honest server does none of it.

fault-wrong-link = Roll { $roll }: the chain is broken. A link was exchanged.
fault-wrong-roll = Roll { $roll }: the dice don’t match the links, or came out of order.
fault-foreign-link = Somebody gave a link for you at roll { $roll }. It did not come from this device.
fault-foreign-anchor = Somebody started a new chain for you after roll { $roll }. Was that you, on another device?
fault-foreign-command = Somebody played for you at roll { $roll }. Was that you, on another device?
fault-no-person = Roll { $roll } asked somebody for a link who is not playing.
fault-not-called = Roll { $roll } was made without asking everybody who must be asked.
fault-left-out = You were connected, but roll { $roll } did not ask for your link.
fault-dropped = Roll { $roll } was cancelled as if you had not answered, but your link was there.
fault-anchored-late = Somebody changed their chain while roll { $roll } was under way.
fault-decided-late = Somebody made or undid a move while roll { $roll } was under way.
fault-second-draw = Roll { $roll } was drawn twice, or cancelled without a reason.
fault-second-opening = The server opened the table a second time.
fault-resealed = The server started a new chain after roll { $roll }. It has to after a restore from a backup; otherwise ask why.
fault-went-back = The server has gone back to an earlier state of the game. You had already seen roll { $roll }.
fault-another-history = The server shows a different game than before, at least since roll { $roll }.

## What is counted and told of the dice, not a fault. $mine of $rolls: in so many a link counts.

dice-links-own = { $rolls-count ->
    [one] Your link is in { $mine } of one roll.
   *[other] Your link is in { $mine } of { $rolls } rolls.
}
# By whose roll.
dice-links-by = { $name }’s rolls: in { $mine } of { $rolls }
# Whose links.
dice-links-of = { $rolls-count ->
    [one] { $name }’s links: in { $mine } of one roll
   *[other] { $name }’s links: in { $mine } of { $rolls } rolls
}
# $name: who did not answer.
dice-void = Roll { $roll } was cancelled because { $name } did not answer.
dice-void-other = Roll { $roll } was cancelled because somebody was no longer playing.
# What it would have shown.
dice-void-avoided = It would have been { $dice }.
dice-new-chain = { $name } started a new chain after roll { $roll }.
# $list: their numbers.
dice-bare = { $rolls-count ->
    [one] One roll has no player’s link in it: { $list }
   *[other] { $rolls } rolls have no player’s link in them: { $list }
}
dice-letters = The letters of this game: { $letters }

## What was verified, one line each.

# $file: as it was named. $table: its id. $game: 1, or 2 in a pair.
verify-title = { $file }: table { $table }, game { $game }
verified-replay = { $entries-count ->
    [one] The rules allow the one roll that was made.
   *[other] The rules allow all { $entries } rolls and decisions.
}
verified-commitment = The server published its chain before the first roll; the commitment is shown below.
verified-noted-commitment = The commitment is the one noted before the game.
verified-chains = { $links-count ->
    [one] The one revealed link matches its chain.
   *[other] All { $links } revealed links match their chains.
}
verified-dice = Recomputed from the links, all { $dice } dice of { $rolls } rolls are the same.
verified-counted = Everybody who must be asked was asked; { $links } links of players are in { $rolls } rolls.
verified-digest = Names, setup, decisions, times, result and tags are unchanged.
verified-receipt = { $name }’s receipt matches all { $rolls } rolls that it has seen.
verify-failed = FAILED: { $sentence }
# $more: so many further faults of the same kind.
verify-more = … and { $more } more like it
# $commitment: 64 hexadecimal digits.
verify-commitment = Commitment: { $commitment }
verify-commitment-how = (Compare it with what the table showed before the game, or use --commitment.)
verify-letters-how = (Compare them with the other players, but not through the server: same letters, same game.)
verify-limits =
    A record cannot show who was connected but not asked, whether the chains were the
    players’ own, or whether everybody saw this game. Receipts can: use --receipt.
verify-not-covered = The proof does not cover comments and other attachments.
verify-holds = Verified.
verify-broken = Not verified.

## The dice, counted.

# $dice: how many.
tally-head = { $dice } dice (in brackets: the range to be expected)
# $face, $count: so many showed this face. $share, $low, $high: percent.
tally-face = { $face }: { $count }, { $share }% ({ $low } to { $high }%)
# $percent: how often fair dice are as uneven.
tally-chi-square = Fair dice are this uneven or more in { $percent }% of all games.
