# The pages

## Every page

to-the-lobby = To the lobby
settings = Settings
language = Language
close = Close
your-name = Your name
guest = Guest
theme = Day or night
theme-auto = As on this device
theme-day = Day
theme-night = Night
confirm-moves = Confirm moves before they are sent
confirm-auto = On touch screens
confirm-always = Always
confirm-never = Never
sounds = Sounds
sounds-about = A knock for a move, two notes for your turn.
notify = Notifications
notify-about = When it is your turn and this page is in the background.
notify-refused = The browser does not allow notifications here.
no-connection = The server can’t be reached.
no-answer = The server does not answer. Check your connection and try again.
went-wrong = Something went wrong. Try again in a moment.
not-here = Nothing here
no-such-page = This address leads nowhere.
share = Share
copy-link = Copy the link
copied = Copied.
copy-by-hand = The link is selected: copy it from there.
qr-code = QR code of this link

## Keys

shortcuts = Keyboard shortcuts
keys-at-table = At a table
keys-arrows = ← / ↑ / → / ↓
keys-arrows-about = to the next thing on the board that can be picked
keys-pick = Enter / Space
keys-pick-about = pick it
keys-turn = R / Shift + R
keys-turn-about = turn the piece right or left
keys-back = Esc
keys-back-about = take the last choice back
keys-in-replay = Seeing a game again
keys-step = ← / →
keys-step-about = one move back or on
keys-ends = Home / End
keys-ends-about = to the start or the end of the game
keys-play = Space
keys-play-about = play or pause
keys-losses = Page Up / Page Down
keys-losses-about = on the graph of the review: to the next or the previous mistake
keys-everywhere = Everywhere
keys-tab-about = from one control to the next
keys-list-about = this list

## The lobby

lobby-title = Sit down, build a city
lobby-about = Three board games of streets, lamps and little houses. Play against a bot at once, or send a friend a link.
whose-games = The games belong to their designers and publishers, with whom this table is not connected. If you like one, buy it: a table with people round it is better still.
play-now = Play against a bot
set-up-table = Set up a table
being-prepared = Being prepared on the server. It takes a minute, once.
rules = Rules
players-exactly = { $count ->
     [one] { $count } player
    *[other] { $count } players
}
players-from-to = { $least } to { $most } players
your-tables = Your games
open-tables = Open tables
finished-games = Finished games
no-tables-of-yours = None yet. Begin a game, and it will appear here.
no-open-tables = Nobody is waiting for a player right now.
no-finished-games = None yet.
free-seat = free seat
waiting-for-players = waiting for players
moves-made = { $count ->
     [one] { $count } move
    *[other] { $count } moves
}
won-by = Victory: { $names }
your-turn = Your turn
upload-record = See a saved game

## A new table

new-game-of = New game: { $game }
who-plays = Who plays
how-many = How many players
who-sits-here = Who plays { $seat }
name-of-seat = Name at the seat { $seat }
seat-me = On this device
seat-open = A friend, by link
seat-open-about = Gets a link to sit down here.
bots-by-strength = Bots, from the weakest to the strongest
open-seat-about = Several people on this device take turns behind a curtain. Friends get a link as soon as the table is set up.
options = Options
set-by = Set by: { $by }
set-otherwise = Changed by you; { $by } has: { $value }
time-and-help = Time and help
clock = Clock
clock-about = When the time is up, a bot makes that one decision. After three in a row it plays on until you are back.
clock-none = None: take your time
clock-seconds = { $count ->
     [one] { $count } second a decision
    *[other] { $count } seconds a decision
}
clock-minutes = { $count ->
     [one] { $count } minute a decision
    *[other] { $count } minutes a decision
}
clock-days = { $count ->
     [one] { $count } day a decision
    *[other] { $count } days a decision
}
allow-hints = Hints
allow-hints-about = Whoever is stuck may ask what a bot would do.
allow-undo = Taking back
allow-undo-about = A move may be taken back as long as it revealed nothing and nobody answered it.
list-table = List this table
list-table-about = Strangers see it in the lobby and may sit down.
begin = Begin

## The waiting room

waiting-for-friends = Waiting for your friends
sit-down-title = There is a free seat
waiting-about = The game begins as soon as every seat is taken.
sit-here = Sit here
sit-here-too = Someone next to me
seat-a-bot = A bot
stand-up = Leave
friend-link-about = Send this link to a friend, or let them scan the code.

## At the table

scene-name = The table
asked-of-you = What is asked of you
sending = One moment…
is-this-your-move = Play this?
a-bot-would = A bot would do this. Play it?
confirm = Yes, play it
changes-your-score = changes your score by { $points }
keeps-your-score = does not change your score
cancel = No
back = Back
that-is-all = That is all
choose-from-a-list = Choose from a list
turn-the-piece = Turn the piece
turn-left = Turn left
turn-right = Turn right
turn-of = { $place } of { $all }
less = Less
more = More
take-back = Take back
hint = Hint
thinking-hint = Thinking…
hint-late = The hint came too late: the game has gone on, or you have chosen something meanwhile. Ask again if you like.
scores = Scores
total = Total
scores-now = Score: { $changes }.
score-now = { $name } { $change }, now { $total }
what-happened = What happened
by-the-clock = (time was up: a bot decided)
bot-named = { $seat } (bot)
you = you
beside-you = on this device
looking-on = You are watching.
away = away, a bot stands in
offline = not connected
thinking = thinking
deciding = deciding
days-left = { $count ->
     [one] { $count } day
    *[other] { $count } days
}
views = Views
tab-board = Board
tab-review = Review
tab-scores = Scores
tab-log = Log
tab-people = Table
line-lost = No connection. Reconnecting…
since-your-move = Since your last move
go-on = Go on
curtain = Hand the device to { $name }
curtain-about = Nobody else should look now.
curtain-open = I am { $name }
share-table = Share this table
share-table-about = Whoever opens this link takes a free seat or watches.
other-device = Continue on another device
other-device-about = This link carries your seat to another device. Whoever has it can play for you: keep it to yourself.
only-this-machine = This address works on this computer only. For friends on other devices, start the table with --host 0.0.0.0 and open it here by this computer’s address in your network.

## The end, and seeing a game again

final-count = The final count
wins = { $name } wins!
you-win = You win!
win-together = { $names } share the victory
nobody-wins = The game is over
again = Play again
to-next-game = To the next game
replay = See it again
share-replay-about = Whoever opens this link can see the whole game again.
share-move = Share this moment
share-move-about = This link opens the game at move { $move }.
to-the-table = Back to the table
keep-and-share = Keep and share
the-start = The start
move-number = Move
move-of = Move { $move } of { $all }
to-the-start = To the start
to-the-end = To the end
one-back = One move back
one-on = One move on
autoplay = Play
pause = Pause
as-record = Record
as-picture = Picture
as-film = Film
film-being-made = The film is being made…
review = Review
review-about = A strong bot thinks every decision over: what would have been better, what was luck, where the game turned. That takes about a minute.
review-waiting = { $count ->
     [one] { $count } game is ahead of this one.
    *[other] { $count } games are ahead of this one.
}
review-begins = Thinking it over…
review-working = Thinking it over: { $done } of { $all } decisions
review-goes-on = You may leave this page: it goes on.
review-ready = The review is ready
review-interrupted = The review was interrupted. Ask for it again.
review-words = What these words mean
no-choice = there was no other move
what-was-better = What was better

## Bots and seats

bot-of-level = Bot: { $level }

# The server

## Refusals

error-malformed = This message can’t be understood.
error-not-yours = This seat is not yours.
error-not-over = The game is not over yet.
error-foreign-page = Another page tried to play here in your name.
error-not-found = There is no such table or game. The link may be cut short, or the table has been removed.
error-no-such-game = There is no such game here.
error-stale = The game has gone on meanwhile. Look again, then decide.
error-taken = Somebody else has just sat down there.
error-not-playing = This game has not begun yet.
error-too-large = This file is too large.
error-illegal = This move is not allowed now.
error-bad-option = A table can’t be set up like this.
error-bad-record = This saved game can’t be read.
error-no-undo = This move can’t be taken back.
error-no-hint = There are no hints at this table.
error-too-fast = That was too much at once. Wait a moment.
error-not-ready = This game is still being prepared. It takes a minute, once.
error-busy = Too many games are waiting to be reviewed. Try again in a few minutes.
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
bot-random-about = Plays any move, without a thought: weaker than level 1.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now: about as strong as level 3.
bot-level-1 = 1 · Tourist
bot-level-1-about = Where there are many moves it sees few, and takes the prettiest.
bot-level-2 = 2 · Stroller
bot-level-2-about = Takes what looks best, and overlooks much.
bot-level-3 = 3 · Neighbour
bot-level-3-about = Thinks a move or two ahead, and overlooks some.
bot-level-4 = 4 · Mason
bot-level-4-about = Thinks ahead with care; little escapes it.
bot-level-5 = 5 · Architect
bot-level-5-about = Thinks far ahead for a moment, and misses hardly anything.
bot-level-6 = 6 · Prefect
bot-level-6-about = The strongest: thinks for up to a second about every move.

## Options of the games

choice-true = Yes
choice-false = No
option-paris-edition = Edition
option-paris-edition-about = The printed books differ in small points; this sets them all.
option-paris-edition-standard = Ours
option-paris-edition-es = Spanish
option-paris-edition-fr = French
option-paris-edition-uk = Ukrainian
option-paris-postcards = Postcards
option-paris-postcards-about = Eight postcards lie open; each can be claimed once.
option-paris-postcards-first = The eight for a first game
option-paris-postcards-random = Eight of all twelve
option-paris-hand = Tiles in hand
option-paris-hand-about = How many tiles you hold in secret to choose from.
option-paris-hand-1 = One
option-paris-hand-2 = Two
option-paris-first = Who begins
option-paris-first-about = In the next game the loser begins; after a draw, whoever did not.
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
option-paris-tie-about = With equal points, which spaces of one’s colour decide: the free ones, or all visible ones, also under painter and dancer.
option-paris-tie-free = Free ones
option-paris-tie-visible = Visible ones
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
option-tiny_towns-first = First master builder
option-tiny_towns-first-about = Who names the first resource, where there is a master builder.
option-tiny_towns-first-random = By lot
option-tiny_towns-first-badger = Badger
option-tiny_towns-first-fox = Fox
option-tiny_towns-first-hare = Hare
option-tiny_towns-first-mole = Mole
option-tiny_towns-first-otter = Otter
option-tiny_towns-first-squirrel = Squirrel
option-munivers-match = Neighbours
option-munivers-match-about = How often one pictogram counts.
option-munivers-match-each = For each neighbour
option-munivers-match-once = Once
option-munivers-first = Who begins
option-munivers-first-about = Who is the first player in January.
option-munivers-first-random = By lot
option-munivers-first-orange = Orange
option-munivers-first-blue = Blue
option-munivers-first-green = Green
option-munivers-first-violet = Violet
option-munivers-content = Content
option-munivers-content-about = Which tiles and cards are in the box.
option-munivers-content-standard = The whole year
option-munivers-content-short = A short game
