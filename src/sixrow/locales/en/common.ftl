### Words that every client needs.
###
### A fact that is a number comes twice: `$discs` is the number as it is to be written, and
### `$discs-count` the number itself, only for choosing a plural.

game-columbiz = Columbiz
game-sequence-dice = Sequence Dice

## The colours of the pieces; they also serve as names where players have none.

colour-purple = purple
colour-blue = blue
colour-grey = grey
colour-black = black
colour-green = green
colour-red = red

# The last two of a list of names; $first may hold several, separated by commas.
list = { $first } and { $last }

# In place of a list with nothing in it.
list-empty = none

# Written in the place of dice if there are none, also after "keeps".
no-dice = nothing

# The roll of two dice in Sequence Dice, where the total decides.
dice-sum = { $first } + { $second } = { $total }

## How a game ended.
## $winners: the names of those who won, as a list. $players: how many they are.

# $score: the points of each winner.
result-last-round = { $players-count ->
    [one] { $winners } wins with { $score } { $score-count ->
        [one] point
       *[other] points
    }.
   *[other] { $winners } share the win with { $score } { $score-count ->
        [one] point
       *[other] points
    } each (C-24).
}
# $score: the length of the row.
result-row = { $players-count ->
    [one] { $winners } wins with { $score } in a row.
   *[other] { $winners } win with { $score } in a row.
}
# A game that stopped before its end.
stopped-won = { $players-count ->
    [0] nobody won
    [one] { $winners } won
   *[other] { $winners } won
}
# $ending: a word from the record, such as "aborted". $won: who won, "stopped-won".
stopped = { $ending ->
    [aborted] The game was aborted
    [agreed] The players agreed to stop
   *[other] The game was stopped
}; { $won }.
# $name: who brought it about.
stopped-by = { $ending ->
    [resigned] { $name } resigned
    [time] { $name } ran out of time
   *[other] { $name } stopped the game
}; { $won }.

## The levels of the computer players, weakest first.

level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

## How far a game has come.

round-number = Round { $round }
turn-number = Turn { $turn }
winning-length = { $length } in a row to win
