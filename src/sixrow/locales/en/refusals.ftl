### Why something was refused, and what to do. No full stop at the end: "refused" and "refused-by-rule" put it.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Decisions at the table. $cell: a cell such as e3.

refusal-no-decision-awaited = There is nothing to decide right now
refusal-unknown-decision = There is no decision number { $decision }
refusal-still-rolling = First choose which dice to keep; discs are placed after the last roll
refusal-rolls-used = You have no rolls left this turn
# $dice: the dice that were to be kept.
refusal-dice-not-there = The dice on the table do not include { $dice }
# $dice: the dice that were kept before.
refusal-dice-locked = Kept dice stay: you must also keep { $dice }
refusal-must-place = You can place a disc, so you must place at least one before you end your turn
# $limit: how many discs a turn.
refusal-turn-limit = You have placed { $limit } discs, the maximum; end your turn
refusal-supply-empty = You have no discs left; end your turn
refusal-cell-taken = { $cell } is occupied; choose an empty cell
# $face, $needed: so many dice of this face are the price. $have: so many are left.
refusal-too-few-dice = { $cell } costs { $needed-count ->
    [one] one die
   *[other] { $needed } dice
} showing { $face }; { $have-count ->
    [0] you have none left
    [one] you have one left
   *[other] you have { $have } left
}
refusal-must-play = You can choose a cell, so you may not pass
refusal-must-pass = There is no move with this roll; pass
# A 10 was rolled and an opponent's chip is on a 2 or a 12.
refusal-cell-safe = Chips on a 2 or a 12 are safe, so you cannot remove { $cell }; choose another chip
# A 10 was rolled.
refusal-nothing-to-clear = No opponent has a chip on { $cell }; choose one of their chips
# $number: what is printed on the cell. $total: what was rolled.
refusal-wrong-number = { $cell } is marked { $number }, and you rolled { $total }
refusal-own-chip = Your side already has a chip on { $cell }; choose another cell
refusal-empty-first = { $cell } is occupied, and there are empty cells; choose one of them

## Dice that do not fit.

refusal-no-dice-awaited = There is nothing to roll right now
refusal-not-dice = “{ $value }” is not dice
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] Enter one die, not { $rolled }
   *[other] Enter { $awaited } dice, not { $rolled }
}
# $most: how many dice the game has.
refusal-too-many-dice = The game has only { $most } dice, not { $found }

## Setups. $field: the option. $value: what was asked for. $allowed: what there is, with commas.

refusal-wrong-number-of-players = The game is for { $allowed } players, not { $value }
refusal-unknown-option = This game has no option “{ $field }”; its options are { $allowed }
refusal-unknown-value = “{ $field }” cannot be { $value }; choose from { $allowed }
refusal-unknown-edition = This game has no edition “{ $value }”; it has { $allowed }
refusal-not-a-number = “{ $value }” is not a valid number here
refusal-limit-needs-four = A limit of { $value } discs a turn is for four players
refusal-unknown-game = There is no game “{ $text }”; choose from { $allowed }
refusal-unknown-language = There is no language “{ $value }”; choose from { $allowed }
refusal-not-an-option = “{ $text }” is not an option; write name=value
refusal-option-twice = The option “{ $field }” is given twice

## Positions.

refusal-wrong-length = The position needs one number for each side, no more and no fewer
refusal-negative = The position contains a number below 0
refusal-off-board = Something in this position is not on the board
refusal-cells-overlap = Two pieces are on the same cell
refusal-too-many-discs = Somebody has more discs than the game has
refusal-too-many-chips = Somebody has more chips than the game has
refusal-too-many-captives = There are more captives than missing discs
refusal-no-such-seat = The game has no such seat
refusal-ran-out-too-early = Somebody has no discs left but has not played this round
refusal-impossible-roll-off = This roll-off is impossible
refusal-not-begun = During the roll-off, the rest of the position must be as at the start
refusal-wrong-rolls-left = The number of rolls left is not possible here
refusal-wrong-dice = These dice are not possible at this point of the turn
refusal-wrong-placed = The number of discs placed this turn is not possible here
refusal-not-over = The game cannot be over in this position
refusal-row-and-phase-differ = The game is over if and only if somebody has a winning row

## The text of a position.

refusal-not-a-board = “{ $text }” is not a board: write six ranks from 6 to 1, separated by /
refusal-unknown-phase = “{ $text }” is not a point of the turn; choose from { $allowed }
refusal-left-over = “{ $text }” is left over at the end

## Words, in positions, records and at the prompt. $text: as written.

refusal-not-a-cell = “{ $text }” is not a cell; cells are a1 to f6
refusal-not-a-die = “{ $text }” is not a die; dice are 1 to 6
refusal-unknown-word = “{ $text }” is neither a roll nor a decision
# $field: what is missing.
refusal-missing = “{ $field }” is missing here

## Records.

refusal-unknown-format = “{ $text }” is not a format that Sixrow can read; it reads { $allowed }
refusal-not-a-tag = This is not a valid tag. Write [Name "text"]; some names are reserved
refusal-tag-twice = The tag { $field } is given twice
refusal-not-an-attachment = This is not a valid attachment. Write %name and JSON
refusal-attachment-twice = The attachment { $field } is given twice
refusal-comment-twice = There is already a comment here
refusal-too-many-entries = There are more than { $most } rolls and decisions
refusal-not-a-result = “{ $text }” is not a result. Write * or, for example, 1 row
refusal-another-setup = The position belongs to another game or other options
refusal-wrong-result = The result does not match the game
refusal-wrong-number-of-names = { $awaited } names are needed
refusal-time-goes-back = The time { $time } is earlier than the one before it, or too large
refusal-stray-mark = This mark of a turn or a seat is not followed by a roll or a decision
# $seat: the number of a seat.
refusal-too-many-names = There is no seat { $seat } in this game
refusal-wrong-turn = This is turn { $expected }, not { $found }
refusal-wrong-seat = This is seat { $expected }’s turn, not seat { $found }’s

## Records as JSON. $field: a field.

refusal-not-json = This is not JSON
refusal-too-deep = This is nested too deeply
refusal-field-twice = The field “{ $field }” is given twice
refusal-half-a-character = The text contains an invalid character
refusal-not-finite = This number is too large
refusal-unknown-field = There is no field “{ $field }” here
# $expected: a type.
refusal-wrong-type = This must be { $expected ->
    [string] text
    [object] an object
    [array] a list
    [string-or-integer] text or a whole number
   *[integer] a whole number
}
refusal-roll-or-decision = An entry is either a roll or a decision

## The engine. $field: what was asked for. $value: how it was given. $allowed: what there is.

refusal-no-turn = There is no turn to solve in this position
refusal-unknown-policy = “{ $value }” is not a policy; choose from { $allowed }
refusal-wrong-number-of-policies = Give one policy for all seats, or { $awaited }, one for each; not { $found }
# $least: the smallest number that makes sense.
refusal-out-of-range = { $field } cannot be { $value }; it must be at least { $least }
# $most: the largest number that makes sense.
refusal-too-large = { $field } cannot be { $value }; it must be at most { $most }
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Computer players, analysis and simulations need an extra package
        [server] Tables for others need an extra package
        [postgresql] PostgreSQL needs an extra package
        [research] Research environments need extra packages
        [cluster] Work on a cluster needs extra packages
    }: { $command }
# $of: a whole number.
refusal-not-a-multiple = { $field } cannot be { $value }; it must be a multiple of { $of }
refusal-not-a-network = { $file } is not a network file
refusal-other-shape = The network to start from has other inputs or widths than this training
# $setup: a setup in one word.
refusal-no-network = There is no trained network for { $setup }
refusal-unknown-level = There is no level “{ $value }”; choose from { $allowed }

## Matches and learning. $file: a file. $field, $value, $wanted: what is there, and what was asked for.

# $line: the number of a line.
refusal-not-a-ladder = { $file } does not contain the games of a ladder (line { $line })
refusal-other-ladder = { $file } belongs to another ladder: its { $field } is { $value }, not { $wanted }
refusal-other-dataset = { $file } belongs to another data set: its { $field } is { $value }, not { $wanted }
refusal-not-a-checkpoint = { $file } is not a checkpoint that this version can continue
refusal-other-checkpoint = { $file } belongs to another training: its { $field } is { $value }, not { $wanted }

## Questions to sixrow analyse --serve.

refusal-no-odds = It is nobody’s turn in this position, so there are no odds
# $most: how many characters.
refusal-line-too-long = A line may have at most { $most } characters
refusal-id-taken = A request with this id is still waiting for its answer
# $most: how many requests.
refusal-queue-full = { $most } requests are waiting already; try again later
refusal-no-such-request = No request with this id is waiting for an answer
refusal-cancelled = This was cancelled
refusal-internal = Something went wrong in Sixrow. Try again in a moment

## Analysis.

refusal-end-too-far = The game is too far from its end to be solved exactly
refusal-two-sides-only = Bounds can only be found for games with two sides
refusal-not-frozen = { $file } is not a set of frozen positions
