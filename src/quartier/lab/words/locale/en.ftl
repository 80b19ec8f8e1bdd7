# The lab: what its reports say.

## The arena

arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { $number }%
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-interval = { $low } … { $high }
arena-unknown = –

arena-title = Arena: { $game }
arena-solo = Each bot played { $games ->
    [one] { $games } game
   *[other] { $games } games
} by itself, all with the same seeds, from { $seed } on.
arena-pairs = Every two bots met in { $games } games: the same seeds for all, from { $seed } on, each played once from every seat.
arena-tables = Each bot sat alone among { $others } of each other kind, { $games } games each: the same seeds for all, from { $seed } on, each played once from every seat.
arena-challenge = { $others ->
    [1] The first bot met each of the others in { $games } games
   *[other] The first bot sat alone among { $others } of each other kind, { $games } games each
}: the same seeds for all, from { $seed } on, each played once from every seat.
arena-standings = Who is stronger
arena-standings-note = Ratings are on the scale of Elo, with { $middle } as their mean: 400 points more mean odds of ten to one. In brackets: where the true value lies in 95 of 100 cases. Games with one seed count as one witness.
arena-solo-note = In brackets: where the true mean lies in 95 of 100 cases.
arena-encounters = Who against whom
arena-encounters-note = The share of victories of the bot of the row, alone among bots of the column; equals would have { $fair }.
arena-against = { $count ->
    [1] against { $bot }
   *[other] against { $count } × { $bot }
}
arena-plots = At a glance
arena-how = How it was played
arena-command = The same again:
arena-rules = Rules of { $game }, version { $version }; { $options }.
arena-as-usual = options as usual
arena-interrupted = Interrupted after { $played } of { $games } games.
arena-goes-on = The same command goes on where it stopped: the games are in { $file }.
arena-written = Written to { $file }.

arena-bot = Bot
arena-rating = Rating
arena-games = Games
arena-victories = Victories
arena-points = Points
arena-time = Time a move (longest)
arena-share-fair = Victories (dashed: equals)
arena-points-note = The box is the middle half of all games, the line in it the median, the dot the mean; a twentieth lies beyond each whisker.
arena-time-note = The dot is the mean, the line reaches to the longest.
arena-times-counted = games
arena-scale-rating = Elo
arena-scale-share = share of victories
arena-scale-points = points
arena-scale-time = each line ten times the last
