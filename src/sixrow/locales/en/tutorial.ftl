### The tutorial and the rules on one page. Facts come from the rules: $goal has cells or dice, $rows the
### points of rows of 3, 4, 5 and 6 discs, $captives the points of 1, 2, 3, 4, 5 and 6 captives.

## Buttons and answers.

tutorial-heading = { $game } in 3 minutes
tutorial-lesson = Lesson { $number } of { $lessons }: { $title }
tutorial-next = Next
tutorial-back = Back
tutorial-roll = Roll
tutorial-reroll = Roll the others
tutorial-stop = Stop rolling
tutorial-end = End turn
tutorial-right = Right!
tutorial-other-cell = You could do that. But for this lesson choose { $goal }.
tutorial-other-keep = For this lesson keep { $goal } and nothing else.
tutorial-or = { $first } or { $last }
tutorial-finished = Now you know the game.
tutorial-first = Play a first game
tutorial-sheet = Rules on one page

## Columbiz.

lesson-columbiz-aim = the aim
lesson-columbiz-roll = roll and keep
lesson-columbiz-place = place discs
lesson-columbiz-capture = capture
lesson-columbiz-rows = rows and the end
tutorial-columbiz-aim-1 = You play purple, your opponent blue. The highest score wins. Two things score: rows and captives.
tutorial-columbiz-aim-2 = Three or more of your discs in a straight line are a row, diagonally too, like this one. A row scores at once.
tutorial-columbiz-aim-3 = Captives are discs that you take from your opponents. They score at the end, and each one more is worth more.
tutorial-columbiz-roll-1 = A turn begins with eight dice. Roll them.
tutorial-columbiz-roll-2 = You may roll twice more, with as many dice as you like. The 5s look good: keep { $goal } and roll the others.
tutorial-columbiz-roll-3 = Four 5s! You could roll once more, or stop here. Stop now.
tutorial-columbiz-place-1 = Each column belongs to one face of the die. A cell costs as many dice of that face as its number says. Three 5s pay for cell 3 of the column of 5s: choose { $goal }.
tutorial-columbiz-place-2 = The other dice are still yours. Two 3s pay for { $goal }.
tutorial-columbiz-place-3 = You may place up to four discs a turn, and at least one if any fits; if none fits, you lose three of your discs. Two are enough now: end the turn.
tutorial-columbiz-capture-1 = A disc captures every opponent’s disc below it in its column. Choose { $goal }.
tutorial-columbiz-capture-2 = Two captives! The blue disc above stays where it is, and your own discs are never captured by you.
tutorial-columbiz-rows-1 = Make a row of three: choose { $goal }.
tutorial-columbiz-rows-2 = A row of 3, 4, 5 or 6 discs scores { $rows } points, and scores again in full whenever it grows. A disc that is part of several rows scores for all of them.
tutorial-columbiz-rows-3 = That was your last disc. Once somebody has none left, the round is played to its end, so that all have had as many turns. Then captives count: { $captives } points for 1, 2, 3, 4, 5, 6, and so on. The highest total wins; equal totals share the victory.
# $discs: the discs of each with two, three and four players.
tutorial-columbiz-rows-4 = Points for rows stay yours, even if the row is captured later; made again, it scores again. With two, three or four players everybody begins with { $discs } discs.

## Sequence Dice.

lesson-sequence-dice-aim = the aim
lesson-sequence-dice-roll = roll and place
lesson-sequence-dice-replace = all four cells taken
lesson-sequence-dice-specials = 2, 12 and 10
lesson-sequence-dice-joker = 11, and how to win
tutorial-sequence-dice-aim-1 = You play green, your opponent blue. Who first has six chips in a straight line wins at once.
tutorial-sequence-dice-aim-2 = Across, up and down or diagonally: green needs only one more chip here. With three players, five in a row win; four play as two teams, for six.
tutorial-sequence-dice-roll-1 = Roll both dice. Their total says where your chip goes.
tutorial-sequence-dice-roll-2 = A 7. Four cells have this number: choose { $goal }.
tutorial-sequence-dice-replace-1 = A 7 again, but all four cells are taken. Then you replace one of your opponent’s chips there: choose { $goal }.
tutorial-sequence-dice-specials-1 = A 12 goes to the centre, a 2 to a corner, and then you play again. Choose { $goal }.
tutorial-sequence-dice-specials-2 = Your extra turn: roll.
tutorial-sequence-dice-specials-3 = A 10 removes an opponent’s chip: choose { $goal }. Chips on a 2 or a 12 are safe, such as the one in the corner. If there is none to remove, the turn is over.
tutorial-sequence-dice-joker-1 = An 11 is a joker: put your chip on any empty cell. One of them wins. Which one?
tutorial-sequence-dice-joker-2 = Six in a row: you win! One more thing: if all four cells of your number have your own chips, or if none of your 20 chips is left, you pass. Removed chips come back to their owner.
tutorial-sequence-dice-joker-3 = Three rare things: After every 2 and 12 you play again, even if you could not put a chip down. If all four corners or centre cells are taken, a 2 or a 12 replaces an opponent’s chip there too. On a full board an 11 replaces any opponent’s chip.

## The rules on one page.

sheet-title = { $game } on one page
sheet-print = Print
sheet-all = All the rules
sheet-aim = Aim
sheet-turn = Your turn
sheet-scoring = Points
sheet-end = End of the game
sheet-columbiz-aim = Score more than the others: with rows of your own discs, and with discs that you capture.
sheet-columbiz-turn-1 = Roll all eight dice. Keep what you like and roll the others again, up to twice.
sheet-columbiz-turn-2 = Then place one to four discs on empty cells. Cell 3 of the column of 5s costs three 5s. Each die pays once.
sheet-columbiz-turn-3 = A disc captures every opponent’s disc below it in the same column. Captives stay with you.
sheet-columbiz-turn-4 = If no disc fits, you lose three discs of your supply.
sheet-rows = Row of
sheet-captives = Captives
sheet-points = Points
sheet-columbiz-scoring = Every disc scores at once for each straight row of three or more that it is part of. Captives score at the end.
sheet-columbiz-end = When somebody has no disc left, finish the round. Row points and captive points are added; the highest total wins.
sheet-sequence-dice-aim = Be first with six of your chips in an unbroken straight line: across, up and down or diagonally. With three players five are enough.
sheet-sequence-dice-turn-1 = Roll both dice. The total decides:
sheet-sequence-dice-turn-2 = Put a chip on an empty cell of that number. If all four are taken, replace an opponent’s chip there. If all four are yours, you pass.
sheet-sequence-dice-turn-3 = The same in the corners (2) or in the centre (12). Then you play again.
sheet-sequence-dice-turn-4 = Remove any opponent’s chip that is not on a 2 or a 12.
sheet-sequence-dice-turn-5 = Put a chip on any empty cell. If the board is full, replace any opponent’s chip.
sheet-sequence-dice-end = The first row wins at once. Four play as two teams: partners sit opposite each other and share a colour.
