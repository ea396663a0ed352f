### The table and its dice: what it refuses, and what verifying a record found.

## Opening a table. $text: what was given. $field: which of the terms.

refusal-wrong-terms = These terms make no table: { $text }
# $sides: how many sides there are.
refusal-pair-needs-two-sides = A pair of games is for two sides, not { $sides }
refusal-not-when-rated = A rated table cannot have { $field }
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
refusal-not-a-nonce = The command needs a nonce of 32 hexadecimal digits
refusal-nonce-used = This nonce was used before; each command needs a new one
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
refusal-somebody-left = Somebody has left, so there is no rematch
refusal-no-spectators = Nobody may watch here

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

## Proofs of dice. $roll: the number of a roll.

refusal-no-proof = The record has no proof of its dice
refusal-not-a-proof = The proof of the dice is not one: { $text }
refusal-proof-from-position = The game began from a position, so its dice cannot be proven
refusal-wrong-number-of-commitments = There should be { $awaited } commitments, not { $found }
# $text: the commitment.
refusal-other-commitment = The record has another commitment: { $text }
refusal-wrong-link = The link of roll { $roll } does not fit the one before it
refusal-wrong-number-of-rolls = The proof is of { $awaited } rolls, the record has { $found }
refusal-wrong-first-roll = The game cannot have begun with roll { $roll }
# $found: the dice in the record. $fair: what they should be.
refusal-wrong-roll = Roll { $roll } should be { $fair }, not { $found }
refusal-wrong-number-of-hands = The proof should say of { $awaited } rolls whose they were, not of { $found }
refusal-wrong-nonce = This nonce is out of order or repeated: { $text }
refusal-no-own-nonce = Roll { $roll } used no new nonce of seat { $seat }
refusal-wrong-digest = Something was changed after the record was made: its digest does not fit

## What was verified, one line each.

# $file: as it was named. $table: its id. $game: 1, or 2 in a pair.
verify-title = { $file }: table { $table }, game { $game }
verified-replay = { $entries-count ->
    [one] The rules allow the one roll that was made.
   *[other] The rules allow all { $entries } rolls and decisions.
}
verified-commitment = Every chain of links has its commitment; the first is below.
verified-noted-commitment = The commitment is the one that was noted before the game.
verified-links = { $links-count ->
    [one] The one link that was revealed fits the commitment.
   *[other] All { $links } links that were revealed fit the commitment.
}
verified-dice = Rolled again from links and nonces, all { $dice } dice of { $rolls } rolls are the same.
verified-nonces = { $nonces } nonces of people went in; each of people's { $rolls } rolls had a new one.
verified-digest = Names, set-up, decisions, times, result and tags are as they were written.
verify-failed = NOT RIGHT: { $sentence }
# $more: so many further faults of the same kind.
verify-more = … and { $more } more like it
# $commitment: 64 hexadecimal digits.
verify-commitment = Commitment: { $commitment }
verify-commitment-how = (Compare it with what the table showed before the game; --commitment does that.)
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
