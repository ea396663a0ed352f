### The analysis of a game. Shares of the win are written as percentages: “12.3 %”.

## The head of a report.

analysis-title = { $game }: { $names }
# $network: the set-up that the network has learnt, such as columbiz:2.
analysis-judge = Judged by the network for { $network }.
analysis-judge-nearest = Judged by the network for { $network }, the nearest there is: it has not learnt these options.
analysis-bias = The judge measures with its own eyes: a play that it does not understand counts as an error, and one that only it believes in counts as best. Small differences mean little.
analysis-unfinished = The game is not over: its result is what each side can expect now.
analysis-real-dice = The dice were real and entered by hand.
# $turns: how many.
analysis-unentered = { $turns-count ->
    [one] Of one turn only the last roll was entered: the rolls and keeps before it are neither judged nor counted as luck.
   *[other] Of { $turns } turns only the last roll was entered: the rolls and keeps before it are neither judged nor counted as luck.
}
study-unentered = The rolls before this one were not entered; they are not judged.

## Where a result comes from: result = start + luck + skill. $name: a label is at most 28 wide.

total-result = Result
total-start = Expected at the start
total-luck = Luck
total-luck-own = own rolls
total-luck-others = rolls of the others
total-skill = Skill
total-skill-own = own decisions
total-skill-others = decisions of the others
total-revisions = of it second thoughts
total-adjusted = Result without luck
total-unknown = Rolls not entered

## How well somebody played.

play-decisions = Decisions
play-unforced = of them unforced
play-lost = Lost in all
play-error-rate = Lost per decision
play-points = Points lost
play-accuracy = Accuracy
play-inaccuracies = Inaccuracies
play-mistakes = Mistakes
play-blunders = Blunders

## Errors, one by one.

errors-none = No errors: nobody gave away as much as { $least } with one decision.
errors-heading = Errors: decisions that gave away { $least } or more
errors-turn = turn
errors-who = who
errors-decided = decided
errors-better = better
errors-lost = lost
errors-points = points
# Below the table, in Columbiz.
errors-points-how = Points: those of this turn, for rows and captives, against the better decision. Below 0: points given away; above 0: more points now, but less of the win.
error-inaccuracy = inaccuracy
error-mistake = mistake
error-blunder = blunder
# Above a board in the page. $turn: the number of the turn.
error-heading = Turn { $turn }: { $name }
error-sentence = { $decided } loses { $lost }; { $better } is better.
error-more = The { $shown } worst of { $errors } errors are drawn; the table has them all.

## The graphs.

graph-share = Share of the win: { $name }
graph-luck = Luck so far: { $name }
page-players = The players
page-totals = Where the result comes from
page-share = Share of the win
page-share-how = What each side could expect, from the first roll to the last decision. Rings mark errors.
page-luck = Luck
page-luck-how = What the dice of each turn gave to the one who rolled them: up is good luck.
page-luck-first = The first bar, before turn 1, is the roll-off: what it gave to the side that gained most by it.
page-roll-off = Roll-off
page-boards = What would have been better
page-board = Board before the decision of { $name }: { $decided }, better { $better }
page-dice = dice
page-decided = decided
page-better = better
page-made = Made by Sixrow { $version }, which is unofficial and not affiliated with the publishers of the games.

## The analysis that a record carries.

stored-analysis = The record carries an analysis; its marks are among the remarks: what was better, and what was lost.
stored-play = { $name }: accuracy { $accuracy }; { $lost } lost in { $unforced-count ->
    [one] one unforced decision
   *[other] { $unforced } unforced decisions
}; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }.
stored-fortune = { $name }: luck { $luck }, skill { $skill }, result { $result }, without luck { $adjusted }.

## A hint.

hint-shares = Share of the win: { $shares }
hint-share = { $name } { $share }
# Columbiz: the points for rows and captives, from now to the end of the turn.
hint-points = Points this turn, from now on: { $name } can expect { $points }.
hint-choices = { $decisions-count ->
    [one] One decision is legal.
   *[other] { $decisions } decisions are legal; the best:
}
hint-share-head = share
hint-loss-head = loss
hint-points-head = points this turn
hint-odds-columbiz = The chance, in percent, to place on a cell by the end of this turn:
hint-odds-sequence-dice = The chance, in percent, to choose a cell with this roll or the next:
hint-luck = The best roll brings { $best } ({ $dice }), the worst { $worst } ({ $other }).

## Progress and trouble.

progress-analysing = Analysing
