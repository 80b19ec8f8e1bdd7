# The server

## Refusals

error-malformed = This message can’t be understood.
error-not-yours = This seat is not yours.
error-not-over = The game is not over yet.
error-foreign-page = Another page tried to play here in your name.
error-not-found = There is nothing here.
error-stale = The game has gone on meanwhile. Look again, then decide.
error-taken = Somebody else has just sat down there.
error-not-playing = This game has not begun yet.
error-too-large = That is too large.
error-illegal = This move is not allowed now.
error-bad-option = This table can’t be set up so.
error-bad-record = This saved game can’t be read.
error-no-undo = This move stands.
error-no-hint = There are no hints at this table.
error-too-fast = That was too much at once. Wait a moment.
error-not-ready = This game is still being prepared. It takes a minute, once.
error-unavailable = The server can’t store anything right now. Try again in a moment.

## The log

log-undo = { $seat }: the last move is taken back.
log-secret = { $seat }: a decision that others don’t see yet.

## Games

about-paris = Two players pave a square in the Paris of the first street lamps, then build where the light falls.
about-tiny_towns = One to six players. Everybody places the same cube at the same time, and nobody wants it.
about-munivers = Two to four mayors, one year: auctions, streets, loans, polls and an election.

## Bots

bot-random = Random
bot-random-about = Plays any move, without a thought.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now.

## Options of the games

choice-true = Yes
choice-false = No
option-paris-edition = Edition
option-paris-edition-about = The printed books differ in small points; this sets them all.
option-paris-edition-standard = Ours
option-paris-edition-es = Spanish
option-paris-edition-fr = French
option-paris-edition-uk = British
option-paris-postcards = Postcards
option-paris-postcards-about = Eight postcards lie open; each can be claimed once.
option-paris-postcards-first = The eight for a first game
option-paris-postcards-random = Eight of all twelve
option-paris-hand = Tiles in hand
option-paris-hand-about = How many tiles you hold in secret to choose from.
option-paris-hand-1 = One
option-paris-hand-2 = Two
option-paris-first = Who begins
option-paris-first-about = In the next game the loser begins.
option-paris-first-random = By lot
option-paris-first-orange = Orange
option-paris-first-blue = Blue
option-paris-flip = Buildings may be flipped
option-paris-flip-about = The printed buildings have one good side; here they may lie on the other too.
option-paris-chartier_fountain = Chartier helps the fountain
option-paris-chartier_fountain-about = The fountain may cover the space that Chartier turns.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = What the large lamp lights.
option-paris-grande_lumiere-rays = Two spaces in four directions
option-paris-grande_lumiere-diamond = All within two steps
option-paris-grande_lumiere-ring = The eight spaces around it
option-paris-dancer_walls = Lamps wall the dancer in
option-paris-dancer_walls-about = Whether the dancer of the Moulin Rouge stops at lamp spaces.
option-paris-tie = Ties
option-paris-tie-about = With equal points, which spaces of one’s colour decide.
option-paris-tie-free = Free ones
option-paris-tie-visible = Visible ones, also under painter and dancer
option-tiny_towns-mode = Way of playing
option-tiny_towns-mode-about = Who names the next resource.
option-tiny_towns-mode-builder = The master builder
option-tiny_towns-mode-town_hall = The town hall’s cards
option-tiny_towns-mode-solo = Alone: one of three cards
option-tiny_towns-buildings = Buildings
option-tiny_towns-buildings-about = Which seven building cards are in play.
option-tiny_towns-buildings-first = Those for a first game
option-tiny_towns-buildings-random = One of each kind, by lot
option-tiny_towns-monuments = Monuments
option-tiny_towns-monuments-about = Everybody keeps one secret monument of their own.
option-tiny_towns-cavern = Cavern
option-tiny_towns-cavern-about = Twice a game you may set a cube aside that another named.
option-munivers-match = Neighbours
option-munivers-match-about = How often one pictogram counts.
option-munivers-match-each = For each neighbour
option-munivers-match-once = Once
option-munivers-content = Content
option-munivers-content-about = Which tiles and cards are in the box.
option-munivers-content-standard = The whole year
option-munivers-content-short = A short game
