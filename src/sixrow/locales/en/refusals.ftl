### Why something was refused. No full stop: "refused" and "refused-by-rule" put it.

refused = { $sentence }.
refused-by-rule = { $sentence } ({ $rule }).

## Decisions at the table. $cell: a cell such as e3.

refusal-no-decision-awaited = No decision is awaited now
refusal-unknown-decision = There is no decision with the number { $decision }
refusal-still-rolling = Choose which dice to keep first; discs are placed after the last roll
refusal-rolls-used = There is no roll left this turn; the dice stay as they are
# $dice: the dice that were to be kept.
refusal-dice-not-there = The dice on the table do not include { $dice }
# $dice: the dice that were left lying before.
refusal-dice-locked = Dice once left lying stay: what you keep must include { $dice }
refusal-must-place = You can place a disc, so you must place one before you end the turn
# $limit: how many discs a turn.
refusal-turn-limit = No more than { $limit } discs may be placed in a turn
refusal-supply-empty = You have no disc left
refusal-cell-taken = { $cell } is taken
# $face, $needed: so many dice of this face are the price. $have: so many are left.
refusal-too-few-dice = { $cell } takes { $needed-count ->
    [one] one die
   *[other] { $needed } dice
} showing { $face }; { $have-count ->
    [0] you have none left
    [one] you have one left
   *[other] you have { $have } left
}
refusal-must-play = There is a cell to choose, so you may not pass
refusal-must-pass = This roll lets you do nothing but pass
# A 10 was rolled and an opponent's chip is on a 2 or a 12.
refusal-cell-safe = Chips on a 2 or a 12 are safe, so { $cell } cannot be cleared
# A 10 was rolled.
refusal-nothing-to-clear = No opponent has a chip on { $cell }
# $number: what is printed on the cell. $total: what was rolled.
refusal-wrong-number = { $cell } is marked { $number }, and you rolled { $total }
refusal-own-chip = Your side has a chip on { $cell } already
refusal-empty-first = { $cell } is taken, and an empty cell comes first

## Dice that do not fit.

refusal-no-dice-awaited = No dice are awaited now
refusal-not-dice = { $value } does not represent dice
refusal-wrong-number-of-dice = { $awaited-count ->
    [one] One die is wanted here, not { $rolled }
   *[other] { $awaited } dice are wanted here, not { $rolled }
}
# $most: how many dice the game has.
refusal-too-many-dice = The game has only { $most } dice, not { $found }

## Sets-up. $field: the option. $value: what was asked for. $allowed: what there is, with commas.

refusal-wrong-number-of-players = The game is for { $allowed } players, not { $value }
refusal-unknown-option = There is no option { $field } in this game; it has { $allowed }
refusal-unknown-value = { $field } cannot be { $value }; choose from { $allowed }
refusal-unknown-edition = There is no edition { $value } of this game; there is { $allowed }
refusal-not-a-number = “{ $value }” is not a number that fits here
refusal-limit-needs-four = Only four players may set the limit to { $value } discs a turn
refusal-unknown-game = There is no game “{ $text }”; there is { $allowed }
refusal-unknown-language = There is no language “{ $value }”; there is { $allowed }
refusal-not-an-option = “{ $text }” is not an option; write name=value
refusal-option-twice = The option { $field } is given twice

## Positions. $field: the part of the position that is at fault.

refusal-wrong-length = The { $field } are not given once for each side
refusal-negative = There is a number below 0 in the { $field }
refusal-off-board = Some of the { $field } are not on the board
refusal-cells-overlap = Two of the { $field } are on the same cell
refusal-too-many-discs = Somebody has more discs than the game has
refusal-too-many-chips = Somebody has more chips than the game has
refusal-too-many-captives = There are more captives than discs that are missing
refusal-no-such-seat = The game has no such seat
refusal-ran-out-too-early = A supply is empty whose owner has not played this round
refusal-impossible-roll-off = A roll-off cannot come to this
refusal-not-begun = During the roll-off the { $field } must be as at the start
refusal-wrong-rolls-left = The number of rolls left does not fit
refusal-wrong-dice = The dice do not fit this moment of the turn ({ $field })
refusal-wrong-placed = The number of discs placed this turn does not fit
refusal-not-over = The game cannot be over here ({ $field })
refusal-row-and-phase-differ = A row that wins and the end of the game do not go together here

## The text of a position.

refusal-not-a-board = “{ $text }” does not fit the board: six ranks from 6 to 1, separated by /
refusal-unknown-phase = “{ $text }” is not a moment of the turn; there is { $allowed }
refusal-left-over = “{ $text }” is left over at the end

## Words, in positions, records and at the prompt. $text: as written.

refusal-not-a-cell = “{ $text }” is not a cell; cells are a1 to f6
refusal-not-a-die = “{ $text }” is not a die; dice are 1 to 6
refusal-unknown-word = “{ $text }” is neither a roll nor a decision
# $field: what is missing.
refusal-missing = “{ $field }” is missing here

## Records.

refusal-unknown-format = “{ $text }” is not a format that can be read; { $allowed } is
refusal-not-a-tag = This is not a tag; a tag is [Name "text"], and some names have a meaning
refusal-tag-twice = The tag { $field } is given twice
refusal-not-an-attachment = This is not an attachment; one is written as %name and JSON
refusal-attachment-twice = The attachment { $field } is given twice
refusal-comment-twice = There is a comment here already
refusal-too-many-entries = There are more than { $most } rolls and decisions
refusal-not-a-result = “{ $text }” is not a result; one is written as * or as 1 row
refusal-another-setup = The position is not one of this set-up
refusal-wrong-result = The result is not that of the game
refusal-wrong-number-of-names = { $awaited } names are needed
refusal-time-goes-back = The time { $time } is before the one before it, or too large
refusal-stray-mark = This mark of a turn or a seat belongs to no roll or decision
# $seat: the number of a seat.
refusal-too-many-names = There is no seat { $seat } in this game
refusal-wrong-turn = This is turn { $expected }, not { $found }
refusal-wrong-seat = This is the turn of seat { $expected }, not { $found }

## Records as JSON. $field: a field.

refusal-not-json = This is not JSON
refusal-too-deep = This is nested too deeply
refusal-field-twice = The field { $field } is given twice
refusal-half-a-character = There is half a character in this text
refusal-not-finite = This number is too large
refusal-unknown-field = There is no field { $field } here
# $expected: a type.
refusal-wrong-type = This must be { $expected ->
    [string] a text
    [object] an object
    [array] a list
    [string-or-integer] a text or a whole number
   *[integer] a whole number
}
refusal-roll-or-decision = An entry is either a roll or a decision

## The engine. $field: what was asked for. $value: how it was given. $allowed: what there is.

# $phase: how far the game has come.
refusal-no-turn = Nobody has a turn to solve in this position ({ $phase })
refusal-unknown-policy = { $value } is no policy; choose from { $allowed }
refusal-wrong-number-of-policies = One policy serves all seats, or { $awaited } serve one each, not { $found }
# $least: the smallest number that makes sense.
refusal-out-of-range = { $field } cannot be { $value }; it is { $least } at least
# $most: the largest number that makes sense.
refusal-too-large = { $field } cannot be { $value }; it is { $most } at most
# $extra: the name of a part that is installed separately; $command: the command that does it.
refusal-extra-missing =
    { $extra ->
       *[engine] Computer players, analysis and simulations need Sixrow’s extra “engine”
        [server] Tables for others need Sixrow’s extra “server”
        [postgresql] PostgreSQL needs Sixrow’s extra “postgresql”
        [research] Environments for research need Sixrow’s extra “research”
        [cluster] Work on a cluster needs Sixrow’s extra “cluster”
    }: { $command }
# $of: a whole number.
refusal-not-a-multiple = { $field } cannot be { $value }; it is a multiple of { $of }
refusal-not-a-network = { $file } is not a network
refusal-other-shape = The network to begin with has other inputs or widths than this training
# $setup: a set-up in one word.
refusal-no-network = Nobody has learnt to judge { $setup } yet
refusal-unknown-level = There is no level { $value }; choose from { $allowed }

## Matches and learning. $file: a file. $field, $value, $wanted: what is there, and what was asked for.

# $line: the number of a line.
refusal-not-a-ladder = { $file } does not hold the games of a ladder (line { $line })
refusal-other-ladder = { $file } holds another ladder: its { $field } is { $value }, not { $wanted }
refusal-other-dataset = { $file } describes another data set: its { $field } is { $value }, not { $wanted }
refusal-not-a-checkpoint = { $file } is not a checkpoint that this program can go on with
refusal-other-checkpoint = { $file } is a checkpoint of something else: its { $field } is { $value }, not { $wanted }

## Questions to sixrow analyse --serve.

refusal-no-odds = Nobody has a turn in this position, so its cells have no odds
# $most: how many signs.
refusal-line-too-long = A line may have { $most } signs at most
refusal-id-taken = A request with this id is not answered yet
# $most: how many requests.
refusal-queue-full = { $most } requests are waiting already; ask again later
refusal-no-such-request = No request with this id is waiting for an answer
refusal-cancelled = This was cancelled
# $text: what went wrong, as the program itself calls it.
refusal-internal = This failed because of a fault in the program: { $text }

## Analysis.

refusal-end-too-far = The end of the game is too far away to be solved exactly from here
refusal-two-sides-only = Bounds are found for games of two sides only
refusal-not-frozen = { $file } is not a set of frozen positions
