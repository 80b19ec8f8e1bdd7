# Reviews: what is said of a game that was thought over.

title = Review: { $game }
lead = Moves: { $moves }; decisions among them: { $decisions }. Thought given to each decision: { $budget }.
unfinished = The game is not over: this is how it stood after the last move.
simulations = { $number } simulations

players = How they played
players-alone = How it was played
players-note = Accuracy is the share of decisions in which nothing was lost beyond the margin of error.
account-note = Start, own moves, rivals’ moves, luck and hindsight add up to the end. Luck is what came to light out of draws and secrets; hindsight is what the search only saw later.
account-note-alone = Start, own moves, luck and hindsight add up to the end. Luck is what came to light out of draws and secrets; hindsight is what the search only saw later.
column-seat = Player
row-accuracy = Accuracy
row-start = Start
row-own = Own moves
row-rivals = Rivals’ moves
row-luck = Luck
row-drift = Hindsight
row-end = End
row-points-lost = Points lost
row-blunder = Blunders
row-mistake = Mistakes
row-slip = Inaccuracies

graph = The chance of winning
graph-alone = The points to expect
graph-note = Before each decision, as far as whoever decided could know. Dotted: the moves at which the game turned.
graph-axis = move
graph-of = The chance of winning for { $seat }

turning = Turning points
turning-note = On the board: solid outlines mark the move that was played, dashed ones the better move.
turning-none = Nobody lost anything beyond the margin of error: there is no turning point.
turning-title = Move { $number }: { $seat } ({ $verdict })
turning-title-alone = Move { $number } ({ $verdict })
played = Played: { $move }
better = Better: { $move }
change-chance = Chance of winning: { $after } instead of { $before }.
change-margin = Expected margin: { $after } instead of { $before }.
change-alone = Points to expect: { $after } instead of { $before }.
proved = Solved: this is exact.

decisions = All decisions
decisions-note = Chance of winning and expected margin in points: with the best move, and with the one that was played. Each was thought over with what its player could know. Played and best move were compared by two searches of their own; what is less than twice their margin of error (usually { $noise }) counts as no loss.
decisions-note-alone = Points to expect with the best move, and with the one that was played. Played and best move were compared by two searches of their own; what is less than twice their margin of error (usually { $noise }) counts as no loss.
column-number = Move
column-played = Played, and what was better
column-chance = Chance
column-margin = Margin
column-margin-alone = Points
column-verdict = Verdict
column-luck = Luck
verdict-best = best
verdict-sound = sound
verdict-slip = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
solved = solved
