### The tutorial and the rules on one page. Facts come from the rules: $goal has cells or dice, $rows the
### points of rows of 3, 4, 5 and 6 discs, $captives the points of 1, 2, 3, 4, 5 and 6 captives.

## Buttons and answers.

tutorial-heading = { $game } in 3 minutes
tutorial-lesson = Lesson { $number } of { $lessons }: { $title }
tutorial-next = Next
tutorial-back = Back
tutorial-roll = Roll
tutorial-reroll = Reroll the others
tutorial-stop = Stop rolling
tutorial-end = End turn
tutorial-right = Right!
tutorial-other-cell = That would be legal, but for this lesson choose { $goal }.
tutorial-other-keep = For this lesson keep { $goal } and nothing else.
tutorial-other-win = That is legal, but it does not win. Look for the row that lacks only one chip.
tutorial-or = { $first } or { $last }
tutorial-finished = Now you know how to play.
tutorial-first = Play a first game
tutorial-sheet = Rules on one page

## Columbiz.

lesson-columbiz-aim = the aim
lesson-columbiz-roll = roll and keep
lesson-columbiz-place = place discs
lesson-columbiz-capture = capture
lesson-columbiz-rows = rows and the end
tutorial-columbiz-aim-1 = You are purple, your opponent is blue. The highest score wins. Two things score: rows and captives.
tutorial-columbiz-aim-2 = Three or more of your discs in a straight line make a row, diagonally too, like this one. A row scores at once.
tutorial-columbiz-aim-3 = Captives are discs that you take from your opponents. They score at the end, and each further one is worth more.
tutorial-columbiz-roll-1 = A turn starts with eight dice. Roll them.
tutorial-columbiz-roll-2 = You may roll twice more, with as many dice as you like. Dice with the same number pay for cells, so the 5s look good: keep { $goal } and reroll the others.
tutorial-columbiz-roll-3 = Four 5s! You could roll once more, or stop here. Stop now.
tutorial-columbiz-place-1 = Another turn, with other dice. Each column belongs to one face of the die. A cell’s number is how many dice of that face it costs. Three 5s pay for cell 3 of the column of 5s: choose { $goal }. The cells below it may be empty.
tutorial-columbiz-place-2 = You can still use the other dice. Two 3s pay for { $goal }: choose it.
tutorial-columbiz-place-3 = You may place up to four discs a turn, and at least one if any fits; if none fits, you lose three discs from your supply. Two are enough now: end your turn.
tutorial-columbiz-capture-1 = A disc captures every opposing disc below it in its column. Choose { $goal }.
tutorial-columbiz-capture-2 = Two captives, and you keep them! The blue disc above stays where it is, and you never capture your own discs.
tutorial-columbiz-rows-1 = Make a row of three: choose { $goal }.
tutorial-columbiz-rows-2 = A row of 3, 4, 5 or 6 discs scores { $rows } points, and scores again in full whenever it grows. A disc that is part of several rows scores for all of them.
tutorial-columbiz-rows-3 = That was your last disc. Once somebody has none left, the round is finished, so that everybody has had the same number of turns. Then captives count: { $captives } points for 1, 2, 3, 4, 5, 6, and so on. The highest total wins; equal totals share the win.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = You keep the points for a row even if it is captured later; made again, it scores again. With two, three or four players everybody starts with { $discs } discs.

## Sequence Dice.

lesson-sequence-dice-aim = the aim
lesson-sequence-dice-roll = roll and place
lesson-sequence-dice-replace = all four cells taken
lesson-sequence-dice-specials = 2, 12 and 10
lesson-sequence-dice-joker = 11, and how to win
tutorial-sequence-dice-aim-1 = You are green, your opponent is blue. The first player with six chips in a straight line wins at once.
tutorial-sequence-dice-aim-2 = Across, up and down or diagonally: green needs only one more chip here. With three players, five in a row are enough; four players form two teams and need six.
tutorial-sequence-dice-roll-1 = Roll both dice. Their total says where your chip goes.
tutorial-sequence-dice-roll-2 = A 7. Four cells have this number: choose { $goal }.
tutorial-sequence-dice-replace-1 = A 7 again, but all four cells are taken. So you replace one of your opponent’s chips there: choose { $goal }.
tutorial-sequence-dice-specials-1 = A 12 goes to the centre and a 2 to a corner; after either you play again. Choose { $goal }.
tutorial-sequence-dice-specials-2 = Your extra turn: roll.
tutorial-sequence-dice-specials-3 = A 10 removes an opponent’s chip: choose { $goal }. Chips on a 2 or a 12 are safe, such as the one in the corner. If there are none to remove, your turn is over.
tutorial-sequence-dice-joker-1 = An 11 is wild: put your chip on any free cell. One of them wins. Which one?
tutorial-sequence-dice-joker-2 = Six in a row: you win! One more thing: if all four cells with your total have your own chips, or you have none of your 20 chips left, you pass, except that a 10 still counts. Removed and replaced chips go back to their owner. The game goes on until somebody wins.
tutorial-sequence-dice-joker-3 = Three rare cases: after every 2 and 12 you play again, even if you could not put a chip down. If all four corners or centre cells are taken, a 2 or a 12 replaces an opponent’s chip there too. On a full board an 11 replaces any opponent’s chip, even on a 2 or a 12.

## The rules on one page.

sheet-title = { $game } on one page
sheet-print = Print
sheet-all = All rules
sheet-aim = Aim
sheet-turn = Your turn
sheet-scoring = Scoring
sheet-end = End of the game
sheet-columbiz-aim = Score more points than the others: with rows of your own discs, and with discs that you capture.
sheet-columbiz-turn-1 = Roll all eight dice. Keep what you like and reroll the others, up to twice.
sheet-columbiz-turn-2 = Then place one to four discs on free cells. Cell 3 of the column of 5s costs three 5s. Each die pays only once.
sheet-columbiz-turn-3 = A disc captures every opposing disc below it in the same column. You keep your captives.
sheet-columbiz-turn-4 = If no disc fits, you lose three discs from your supply.
sheet-rows = Row of
sheet-captives = Captives
sheet-points = Points
sheet-columbiz-scoring = Every disc scores at once for each straight row of three or more that it is part of. Captives score at the end.
sheet-columbiz-end = When somebody has no discs left, finish the round. Add up the points for rows and captives; the highest total wins.
sheet-sequence-dice-aim = Be the first with six of your chips in an unbroken straight line: across, up and down or diagonally. With three players, five are enough.
sheet-sequence-dice-turn-1 = Roll both dice. The total decides:
sheet-sequence-dice-turn-2 = Put a chip on a free cell with that number. If all four are taken, replace an opponent’s chip there. If all four are yours, pass.
sheet-sequence-dice-turn-3 = The same in the corners (2) or in the centre (12). Then play again.
sheet-sequence-dice-turn-4 = Remove any opponent’s chip that is not on a 2 or a 12.
sheet-sequence-dice-turn-5 = Put a chip on any free cell. If the board is full, replace any opponent’s chip.
sheet-sequence-dice-end = The first row wins at once. Four players form two teams: partners sit opposite each other and share a colour.
