### Getting the engine ready, and many games at once. Lines are at most 79 wide, or are broken to fit.

# $seconds: about how long it takes.
engine-compiling = Compiling the engine (first time only, about { $seconds } s)
# Put behind the line above one after the other. $part: what has just been compiled.
engine-compiled = {""} … { $part }
engine-done = {""} … done
# $folder: where the compiled code is kept.
engine-ready = The engine is ready: { $folder }
# $seconds: a number.
engine-not-kept = Compiled code can’t be stored on this machine, so every start compiles again (about { $seconds } s). Set SIXROW_CACHE to a folder that can be written to.
# $chosen, $folder: folders.
engine-kept-elsewhere = Compiled code can’t be stored in { $chosen }; it is stored in { $folder }.

# Before the bar that shows how far it is.
simulated-playing = Playing
simulated-interrupted = Interrupted; results so far:
# $setup: a setup in one word. $rate: games a second.
simulated-head = { $games } games of { $setup } in { $seconds } s ({ $rate } a second)
# Above a column, at most 15 wide. $place: 1 for the first player.
simulated-place = { $place-count ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $place }th to play
}
simulated-filled = How often each cell was filled, per hundred games:
# $rolled: each face or total with its part of all rolls.
simulated-rolled = Rolled: { $rolled }
# $face: what was rolled.
simulated-part = { $face }: { $percent }%

## What was counted, at most 13 wide.

mean-share = share
mean-score = score
mean-rows = rows
mean-captives = captives
mean-forfeits = forfeits
mean-chips = chips
mean-ties = ties
mean-turns = turns
mean-passes = passes
mean-extra-turns = extra turns
mean-replaced = replaced
mean-removed = removed

## What these words mean.

means-columbiz = Averages per game, ± half the width of the 95% interval. Share: share of the win, ½ each if two tie. Score: rows and captives together. Rows: points for rows. Captives: discs captured. Forfeits: turns in which no disc could be placed. Ties: share of games with several winners.
means-sequence-dice = Averages per game, ± half the width of the 95% interval. Share: share of the win. Chips: chips on the board at the end. Passes: rolls without a move. Extra turns: after a 2 or a 12. Replaced, removed: opponents’ chips, removed by a 10.

## Matches between players.

ladder-before = { $games } games were played earlier.
ladder-worker-lost = A worker process was killed; results so far:
# Behind the bar: the pairing that is played. $share: what one has won so far, with its interval.
ladder-against = { $one } against { $others } { $share }
# $share: that of the first player.
ladder-itself = { $one } against itself { $share }
# $setup: a setup in one word.
ladder-head = { $setup }, seed { $seed }: { $games } games ({ $seconds } s)
# Above columns that are 8, 8, 7 and 15 wide.
ladder-one = one
ladder-others = others
ladder-games = games
ladder-wins = one wins
# Above a column that is 18 wide.
ladder-share = share by seat
ladder-rating = rating
ladder-equals = (equal players would win { $share })

## Decisions compared by playing on from them.

rollout-interrupted = Interrupted; results so far:
# $name: the colour of the side that decides.
rollout-head = { $games } games each, winning chances; { $name } decides
# Above a column that is 18 wide, 16 at most.
rollout-loss = loss
# In the place of a decision: there was none to compare.
rollout-play-on = play on

## Learning.

learn-resumed = Continuing after { $games } games.
learn-begun = Playing and learning. The first time, compiling takes a minute or two.
learn-done = The network is in { $file }.

# After the seconds that it took. $played of $games are done.
learn-progress = { $played }/{ $games } games  { $samples } samples  loss { $loss }
# $share: the share won against a baseline, with its interval.
learn-against = against { $name } { $share }

## sixrow dataset.

# $seconds: a whole number, as text.
dataset-progress = { $done } of { $games } games, about { $seconds } s left
dataset-done = { $games } games in { $files } files: { $folder }
