# The lab: what its reports say.

## What all of them say

interval = { $low } … { $high }
drawing-up = Drawing up the report…
written = Written to { $file }.
interrupted = Interrupted after { $played } of { $games } games.
goes-on = The same command goes on where it stopped: the games are in { $file }.

## The arena

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
arena-standings-note = Ratings are on the scale of Elo, with { $middle } as their mean: 400 points more mean odds of ten to one. In brackets: where the true value lies in 95 of 100 cases. Games with one seed count as one observation.
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

arena-bot = Bot
arena-rating = Rating
arena-games = Games
arena-victories = Victories
arena-points = Points
arena-time = Time per move (longest)
arena-share-fair = Victories (dashed: equals)
arena-points-note = The box is the middle half of all games, the line in it the median, the dot the mean; a twentieth lies beyond each whisker.
arena-time-note = The dot is the mean, the line reaches to the longest.
arena-times-counted = games
arena-scale-rating = Elo
arena-scale-share = share of victories
arena-scale-points = points
arena-scale-time = each line ten times the last

## The balance of a game

balance-title = The balance of { $game }
balance-choosing = Choosing games…
balance-lead = Each set of options was played { $games ->
    [one] once
   *[other] { $games } times
}, every seat by { $bot }, with the seeds { $first } to { $last }.
balance-lead-dealt = Each set of options was played { $games ->
    [one] once
   *[other] { $games } times
}, every seat by { $bot }, with the seeds from { $first } on that deal { $thing }.
balance-intervals = Whatever stands behind ± or in brackets is a 95% interval: the seeds were drawn anew { $draws } times, each with all its games. One interval in twenty misses by chance.
balance-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
balance-findings = What is out of line
balance-findings-note = A verdict is certain where the whole interval lies beyond the limit, and probable where just the figure does, its interval on one side of zero.
balance-in-order = Nothing is out of line as far as these games can tell.
balance-left = Not decided yet for want of games: { $unclear }. In order: { $fine }.
balance-share-outside = outside ±{ $limit }
balance-share-probably = probably outside ±{ $limit }
balance-share-unclear = undecided
balance-share-fine = within ±{ $limit }
balance-earns-outside = costs more than it brings
balance-earns-unclear = undecided
balance-earns-fine = worth it
balance-apart-outside = outside ±{ $limit }
balance-apart-probably = probably outside ±{ $limit }
balance-apart-unclear = undecided
balance-apart-fine = within ±{ $limit }
balance-unit-apart = earns, points from the average one
balance-rare-outside = hardly ever used
balance-habit-outside = this habit pays off
balance-habit-unclear = undecided
balance-habit-fine = does not pay off
balance-unit-share = wins, points from a fair share
balance-unit-earns = earns, points of the score
balance-unit-rare = uses per chance
balance-unit-habit = wins, points from a fair share
balance-who = Who wins
balance-who-note = Wins in percent and, as points of a hundred, how far from a fair share of { $fair }. The margin is the score above the mean of the others.
balance-alone-note = Alone everybody wins: the margin is the score above that of the average game.
balance-habits = Habits
balance-habits-note = One seat plays like the others but for one habit, each seat in turn with the same seeds. Whoever renounces something good, or wants one thing only, should win less than a fair share.
balance-uses = What is used, and what it earns
balance-uses-note = “Earns” is how much higher the margin at the end is for a seat that did this, compared with the other seats of the same game in the same stage, given where each stood when the stage began (score, means) and what it was dealt. It is what goes along with a thing, not all of it caused by it: who can afford a thing does it.
balance-relative-note = Everybody takes one or another of these, so each is measured against the average one.
balance-lot-note = Chance deals these: so here it is indeed what they bring.
balance-table = What lies on the table
balance-table-note = How games in which it is in play differ from those in which it is not.
balance-leads = Does the leader win?
balance-leads-note = Of the games in which one seat alone is in front after a stage: the part that this seat wins, in percent. The score is counted as if the game ended there.
balance-course = Scores and length
balance-lines = Where a score comes from
balance-against = Compared with { $other }
balance-against-note = Both were played with the same seeds. These figures differ, their intervals leaving out zero: { $shown } of { $all }. Chance alone would show about { $chance }.
balance-same = No figure differs.
balance-only = Only in { $which }: { $list }.
balance-column-what = What
balance-column-wins = Wins, %
balance-column-difference = From a fair share
balance-column-margin = Margin
balance-column-seats = Seats
balance-column-verdict = Verdict
balance-column-offered = Offered per game
balance-column-used = Used per game
balance-column-taken = Used per chance
balance-column-price = Price
balance-column-points = Points
balance-column-users = Wins with it, %
balance-column-earns = Earns
balance-column-games = Games
balance-column-total = Score of a seat
balance-column-lead = Winner’s lead
balance-column-moves = Moves
balance-column-mean = Mean
balance-column-median = Median
balance-column-middle = 5–95%
balance-column-figure = Figure
balance-column-meaning = Of what
balance-column-gap = Difference
balance-column-habit = Habit
balance-column-times = how often
balance-column-stage = After
balance-spread-total = Score of a seat
balance-spread-winner = Score of the winner
balance-spread-lead = Winner’s lead over the second
balance-spread-moves = Moves in a game
balance-spread-decisions = Moves of a seat
balance-spread-stages = Stages in a game
balance-subject-share = wins, %
balance-subject-habit = wins with a habit, %
balance-subject-taken = used per chance
balance-subject-a_game = used per game
balance-subject-earns = earns
balance-subject-lead = the leader wins, %
balance-subject-line = points of a seat
balance-subject-spread = mean
balance-seat = Seat
balance-place = Turn order
balance-place-of = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
balance-habit-never = never moves as “{ $beginning }”
balance-too-few = too few
balance-playing = Playing
balance-counting = Counting
balance-reckoning = Working out the figures

## Reviews

review-working = Thinking it over
review-interrupted = Interrupted after { $done } of { $wanted } decisions.
