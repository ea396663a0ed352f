### The game at a plain prompt. Lines are at most 79 wide, or are broken to fit.

## Beside the board: headings of columns. The names of the players get what they leave of 40 characters in
## Columbiz (the first four), of 29 in Sequence Dice; that must be 12 at least.

head-discs = discs
head-captives = captives
head-rows = rows
head-total = total
head-chips = chips
head-longest = longest
# In place of the number of chips left, if they never run out; at most 5 wide.
unlimited = ∞

## Below the players: at most 38 wide.

note-last-round = Last round (C-20)

## The dice.

# $dice: the dice, spaced. $progress: how far the turn has come.
dice-line = Dice:  { $dice }   ({ $progress })
dice-roll = roll { $roll } of { $rolls }
dice-locked = {""}; { $dice } must stay
dice-placed = { $placed } of { $limit } discs placed
# $dice: two dice and their total.
dice-total = Dice:  { $dice }

## What there is to choose.

# $example: some of the dice, as they may be typed.
keep-how = Type dice to keep, such as { $example }; the rest roll again (- keeps none, stop all).
# $cells: cells, some with what placing there does, separated by commas.
place-how = { $placed-count ->
    [0] Place a disc on { $cells }.
   *[other] Place a disc on { $cells }, or end.
}
end-how = No more discs fit. Press Enter to end your turn, or type undo.
# $discs: how many discs the player will lose.
forfeit-how = No disc can be placed: you lose { $discs-count ->
    [one] a disc
   *[other] { $discs } discs
} ({ $rule }). Press Enter.
choose-how = { $total-count ->
    [2] Put a chip on a corner and play again: { $cells }.
    [10] Remove a chip: { $cells }.
    [11] Put a chip on any of { $cells }.
    [12] Put a chip in the centre and play again: { $cells }.
   *[other] Put a chip on a cell with { $total }: { $cells }.
}
# All such cells are taken.
replace-how = { $total-count ->
    [2] No corner is free; replace a chip and play again: { $cells }.
    [11] The board is full; replace a chip: { $cells }.
    [12] No centre cell is free; replace a chip and play again: { $cells }.
   *[other] No { $total } is free; replace a chip: { $cells }.
}
# $rule: why there is nothing to choose.
pass-how = { $rule ->
    [S-8] Your side already has all four cells
    [S-11] There is no chip to remove
   *[S-15] You have no chips left
} ({ $rule }). Press Enter to pass.

## What a choice does; in brackets behind its cell.

does-capture = captures { $discs }
does-row = row of { $length }
# Whose chip is taken off, if there are several opponents.
does-remove = from { $owner }
does-win = wins
does-score = +{ $points }

## What a position waits for.

awaits-dice = { $dice-count ->
    [one] { $name } has to roll a die.
   *[other] { $name } has to roll { $dice } dice.
}
# $phase: a moment of the turn, in the word of the notation.
awaits-decision = { $phase ->
    [keep] { $name } has to choose which dice to keep
    [place] { $name } has to place a disc or end the turn
   *[choose] { $name } has to choose a cell
}; { $decisions-count ->
    [one] there is one legal decision.
   *[other] there are { $decisions } legal decisions.
}
awaits-nobody = The game is over.

## Who plays.

# The name of somebody who has not told it.
player = Player
computer = Computer
computer-numbered = Computer { $number }
seat-unknown-computer = There is no computer player “{ $kind }”; choose from { $kinds }.
seat-not-a-name = “{ $name }” is not a valid name. A name has 1 to { $longest } letters.
seat-name-twice = Two players are called { $name }. Give them different names.
seat-too-many = At most { $most } can play.

## The levels of the computer players, weakest first.

# $setup, $nearest: setups in one word; no network was trained for the first.
nearest-network = No network has been trained for { $setup }; the computers use the one for { $nearest }.

## Questions before a game; Enter takes what is in square brackets.

question-game-item = { $number } { $game }
# $games: the games with their numbers, separated by commas.
question-game = Which game? { $games } [1]:{" "}
question-people = Who is playing at this keyboard? One name, or several with commas [{ $name }]:{" "}
question-computers = How many computer players, { $fewest } to { $most }? [{ $fewest }]:{" "}
question-level-item = { $number } { $level }
# $levels: the levels with their numbers, separated by commas. $usual: the number of the usual one.
question-level = { $computers-count ->
    [one] How strong?
   *[other] How strong? One level for all, or { $computers } with commas.
} { $levels } [{ $usual }]:{" "}
answer-levels = Please give one level for all, or { $computers } with commas.
answer-a-number = Please answer with a number from { $fewest } to { $most }.

## The beginning.

# $names: the players as a list, or a team "against" another.
greeting = { $game }: { $names }.
# Partners, and the colour of their chips.
team = { $names } ({ $colour })
# $first, $second: teams, as in "team".
against = { $first } against { $second }
# $names: computer players, as a list. $players: how many they are.
greeting-level = { $players-count ->
    [one] { $names } plays at level { $level }.
   *[other] { $names } play at level { $level }.
}
greeting-random = { $players-count ->
    [one] { $names } plays at random.
   *[other] { $names } play at random.
}
greeting-first = { $players-count ->
    [one] { $names } always takes the first legal choice.
   *[other] { $names } always take the first legal choice.
}
# A game that goes on from a record whose dice are not proven.
greeting-unproven = The first part of this game has no proof of its dice, so the game cannot be verified.
greeting-columbiz = Roll eight dice up to three times, keeping what you like. Then place discs: e3 costs three fives. A disc captures all opposing discs below it in its column; three or more in a row score. Most points wins.
greeting-sequence-dice = Roll two dice and put a chip on a cell with their total. 2 and 12 give another turn, 10 removes a chip, 11 goes anywhere. The first long enough row wins.
greeting-help = Type help for help, rules for the rules, quit to stop (the game is saved).

## The prompt and what may be answered to it.

prompt = { $name }>{" "}
not-understood = “{ $text }” is not a choice or command here. Type help for a list.
command-alone = “{ $text }” is a command and needs a line of its own.
keep-what = Say which dice to keep, such as k 55; k - keeps none and rolls all.
# $words: the rest of what was typed.
rest-unused = Ignored, because the dice were rolled first: { $words }
# $words: what was taken back.
undone = Undone: { $words }.
nothing-to-undo = Nothing to undo: a roll can’t be undone.
rule-unknown = There is no rule “{ $topic }”; type rules to see them all.
saved = Saved in { $file }.
# $program: the program as it was called.
resume-how = To continue: { $program } play --resume { $file }
not-saved = Cannot write { $file }: { $reason }.
not-saved-exists = { $file } already exists and is something else; choose another name.
# The English words are always understood; those of the language besides.
offer-save = Save the game? y, or a file name; Enter for no:{" "}
offer-analysis = Show the analysis? Type yes, or press Enter for no: 
no-advice = This game has no hints and no odds
no-odds = There are no odds now: nobody has to roll
# Words for yes and no, in small letters, with spaces between them.
answers-yes = y yes
answers-no = n no

## Commands that make no sense, and files that cannot be read. What begins with -- is typed so.

usage-file-or-serve = Give either FILE or --serve.
usage-serve-alone = --serve answers on stdout and cannot be combined with other output.
usage-too-many-seats = There are { $seats } seats for { $players } players.
usage-resume = --resume takes a file and continues that game; its settings can’t be changed.
usage-online-plain = --join and --server need a terminal and cannot be combined with --plain.
usage-online-alone = --join and --server lead to a table elsewhere and cannot be combined with a game, an option or a file.
# $setup: a setup in one word.
usage-setup-and-options = { $setup } already includes its options. To use --option, give only the name of the game.
# $name: a player of a match.
usage-player-twice = { $name } is given twice; to play it against itself, use --fairness
usage-one-player = A match needs two players; for one alone, use --fairness
usage-not-a-file = --out: “{ $file }” is not a valid file name
file-too-large = { $file }: too large for a game file
# $byte: where in the file.
file-not-text = { $file }: not a UTF-8 text (byte { $byte })

## Help. Words to be typed are English in every language. Its lines are shown as they are here.

help-columbiz =
    Rolling:  555 or k 555   keep three fives and reroll the other dice
              -              keep nothing, reroll all eight
              stop           keep everything and go on to placing
    Placing:  e3             place a disc; it costs three dice that show 5
              c2 e3 end      several at once, and end the turn
              undo           undo the last disc; undo all: all of them
    Cells with + can be chosen. After a cell comes what it does: with
    (captures 2, row of 3, +3) two discs are captured, a row of three is made,
    and together they bring 3 points.
help-sequence-dice =
    Choosing: e3             the cell to put a chip on, or to clear with a 10
              pass           if there is no such cell; Enter does the same
    Cells in [ ] can be chosen. The letter after a number is the chip on it.
    A choice ends the turn, so there is nothing to undo.
# $rule: the id of a rule of the game.
help =
    Always:   board          draw the board again
              hint           the best decisions, and what they are worth
              odds           the odds of every cell; odds 55: with these dice kept
              rules          read the rules; rules { $rule } shows one of them
              save           save the game and play on; save FILE: in that file
              record         show the game so far as text
              quit           stop; an unfinished game is saved (also Ctrl-C)

## Going through a record.

heading-roll-off = Who goes first
# $text: what somebody wrote into the record.
remark = Comment: { $text }
# A game in a line; its result follows. $turns: how many turns it took so far.
summary = OK: { $game }, { $players } players, { $turns-count ->
    [one] one turn.
   *[other] { $turns } turns.
}
topic-unknown = There is no “{ $topic }” in the rules; ask for columbiz, sequence-dice or an id such as C-16.
game-over = { $file }: this game is finished. Use “sixrow replay” to step through it.

## At a real board: the dice are real and typed. $name: who rolls. $dice: how many.

companion-greeting = Real board, real dice: type what the dice show, then the cells. Everything can be undone.
companion-prompt = { $dice-count ->
    [one] { $name }, the die>
   *[other] { $name }, { $dice } dice>
}{" "}
companion-prompt-starter = Who goes first? A name, or what { $name } rolled>{" "}
companion-begins = { $name } goes first.
companion-starter-undone = Undone: who goes first.
companion-nothing = Nothing has been entered yet.
companion-not-dice = Type the faces of the dice, such as 12335556. Put last in front if you did not enter the earlier rolls of this turn.
companion-not-real = { $file } is not a game with real dice; resume it with sixrow play.
companion-finish = Is everything correct? Enter finishes the game, undo undoes the last entry>{" "}
companion-help =
    Dice:     12335556       the dice that fell, in any order
              last 12335556  only the last eight dice of the turn are entered
              all 12335556   the first roll of the turn, if --last was given
              Ada            Ada goes first, without a roll-off

## The tutorial at a prompt: before “> ”, and answers.

tutorial-type-keep = Dice to keep, for example 2 2
tutorial-type-cell = A cell, for example a1
tutorial-type-stop = Type “stop”
tutorial-type-end = Type “end”
tutorial-type-what = Type what the prompt asks for, or “quit” to leave.
# $command: what to type.
tutorial-begin = Play a first game: { $command }
