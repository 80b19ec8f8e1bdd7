# The program itself: what the terminal says around a game.

compiling = Compiling the rules for this machine; the next start will be quick.

## Playing

your-choice = Your choice?
at-best = up to { $gain }
secret-move = { $seat } makes a move that you may not see ({ $kind }).
not-a-choice = “{ $typed }” is none of the choices.
hand-over = Hand the keyboard to { $seat }, who then presses Enter.
press-enter = Press Enter to go on.

command-undo = undo
command-redo = redo
command-back = back
command-help = help
command-save = save
command-quit = quit

help =
    Type the number before a choice, its word, or the beginning of its word.
    Several choices at once make a path: place/V6/90/c3, or place V6 90 c3.
    Green and red numbers say what a choice adds to your score as it stands.

    undo         take back the last move, and the bots’ replies to it
    redo         make it again
    back         one step back within this move
    save [FILE]  save the game
    quit         leave; the game is saved
nothing-to-undo = There is no move to take back.
undo-refused = This move stands: it revealed something, or somebody has acted upon it.
nothing-to-redo = Nothing was taken back.

## Leaving

no-more-input = There is no more input.
saved = Saved to { $file }.
resume-with = Go on with: { $command }
replay-with = See it again with: { $command }
goodbye = Goodbye.

## The end

final-score = Final score
score-so-far = Score so far
won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
replay-title = { $game }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
