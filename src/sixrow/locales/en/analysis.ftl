### The analysis of a game. Shares of the win are written as percentages: “12.3%”.

## The head of a report.

analysis-title = { $game }: { $names }
# $network: the setup that the network has learnt, such as columbiz:2.
analysis-judge = Analysed by the network for { $network }.
analysis-judge-nearest = Analysed by the network for { $network }, the nearest there is: it was not trained with these options.
analysis-bias = The analysis is only as good as its network: it may misjudge unusual plays. Ignore small differences.
analysis-unfinished = The game is not finished: its result is what each side can expect now.
analysis-real-dice = The dice were real and entered by hand.
# $turns: how many.
analysis-unentered = { $turns-count ->
    [one] For one turn only the last roll was entered; the rolls and keeps before it are neither analysed nor counted as luck.
   *[other] For { $turns } turns only the last roll was entered; the rolls and keeps before it are neither analysed nor counted as luck.
}
study-unentered = The rolls before this one were not entered, so they are not analysed.

## Where a result comes from: result = start + luck + skill. $name: a label is at most 28 wide.

total-result = Result
total-start = Expected at the start
total-luck = Luck
total-luck-own = own rolls
total-luck-others = others’ rolls
total-skill = Skill
total-skill-own = own decisions
total-skill-others = others’ decisions
total-revisions = of which re-evaluation
total-adjusted = Result without luck
total-unknown = Rolls not entered

## How well somebody played.

play-decisions = Decisions
play-unforced = of which free choices
play-lost = Lost in total
play-error-rate = Lost per decision
play-points = Points lost
play-accuracy = Accuracy
play-inaccuracies = Inaccuracies
play-mistakes = Mistakes
play-blunders = Blunders

## Errors, one by one.

errors-none = No errors: no decision gave away { $least } or more.
errors-heading = Errors: decisions that gave away { $least } or more
errors-turn = turn
errors-who = who
errors-decided = decided
errors-better = better
errors-lost = lost
errors-points = points
# Below the table, in Columbiz.
errors-points-how = Points: points this turn, for rows and captives, compared with the better decision. Below 0: points given away; above 0: more points now, but lower winning chances.
error-inaccuracy = inaccuracy
error-mistake = mistake
error-blunder = blunder
# Above a board in the page. $turn: the number of the turn.
error-heading = Turn { $turn }: { $name }
error-sentence = { $decided } loses { $lost }; { $better } is better.
error-more = Shown: the { $shown } worst of { $errors } errors. The table lists them all.

## The graphs.

graph-share = Winning chances: { $name }
graph-luck = Luck so far: { $name }
page-players = The players
page-totals = Where the result comes from
page-share = Winning chances
page-share-how = Each side’s winning chances from the first roll to the last decision. Rings mark errors.
page-luck = Luck
page-luck-how = What each turn’s dice gave the player who rolled: up is good luck.
page-luck-first = The first bar, before turn 1, is the roll-off: what the side that gained most got from it.
page-roll-off = Roll-off
page-boards = What would have been better
page-board = Board before { $name }’s decision: { $decided }, better { $better }
page-dice = dice
page-decided = decided
page-better = better
page-made = Made by Sixrow { $version }, which is unofficial and not affiliated with the publishers of the games.

## The analysis that a record carries.

stored-analysis = This game file contains an analysis. Its comments show what was better and what was lost.
stored-play = { $name }: accuracy { $accuracy }; { $lost } lost in { $unforced-count ->
    [one] one free choice
   *[other] { $unforced } free choices
}; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
stored-fortune = { $name }: luck { $luck }, skill { $skill }, result { $result }, without luck { $adjusted }.

## A hint.

hint-shares = Winning chances: { $shares }
hint-share = { $name } { $share }
# Columbiz: the points for rows and captives, from now to the end of the turn.
hint-points = Expected points for the rest of this turn: { $name } { $points }.
hint-choices = { $decisions-count ->
    [one] One decision is legal.
   *[other] { $decisions } decisions are legal; the best:
}
hint-share-head = wins
hint-loss-head = loss
hint-points-head = points this turn
hint-odds-columbiz = Chance, in percent, of placing on a cell by the end of this turn:
hint-odds-sequence-dice = Chance, in percent, of choosing a cell with this roll or the next:
hint-luck = The best roll brings { $best } ({ $dice }), the worst { $worst } ({ $other }).

## Progress and trouble.

progress-analysing = Analysing
