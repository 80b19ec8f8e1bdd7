title = Munivers de Paris
subtitle = A year at the head of an arrondissement
scene-name = Munivers de Paris, { $month }, { $step }

## Seats

seat-orange = Orange
seat-blue = Blue
seat-green = Green
seat-violet = Violet

## The calendar and its steps

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
step-start = 1.3 Action window
step-left = 2.2 Auction, left half
step-right = 2.2 Auction, right half
step-bids = 2.3 Action window
step-paid = 2.5 Action window
step-building = 3.1 Construction
step-development = 3.2 Development
step-built = 3.3 Action window
step-end = 4.1 Action window
step-achievements = 4.5 Achievements
step-over = The end

## Types

kind-bakery = Bakery
kind-supermarket = Supermarket
kind-cafe = Café
kind-boutique = Boutique
kind-unique = Unique building
kind-home = Residential block
kind-of-bakery = bakeries
kind-of-supermarket = supermarkets
kind-of-cafe = cafés
kind-of-boutique = boutiques
kind-of-unique = unique buildings
kind-of-any = buildings
kind-of-home = residential blocks
kind-of-chosen = a type of your choice
things-bakery = { $n ->
    [one] { $n } bakery
   *[other] { $n } bakeries
}
things-supermarket = { $n ->
    [one] { $n } supermarket
   *[other] { $n } supermarkets
}
things-cafe = { $n ->
    [one] { $n } café
   *[other] { $n } cafés
}
things-boutique = { $n ->
    [one] { $n } boutique
   *[other] { $n } boutiques
}
things-unique = { $n ->
    [one] { $n } unique building
   *[other] { $n } unique buildings
}
things-any = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}

## Numbers with what they count

count-money = { $n } K€
count-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
count-cards = { $n ->
    [one] { $n } career card
   *[other] { $n } career cards
}
count-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
count-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
count-times = { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
count-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
count-loans = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
}

## Who

who-chosen = An opponent of your choice
who-opponents = Each opponent
who-everyone = Everybody
who-leader = The opponent with the most votes
who-neighbour = Your left neighbour
whom-chosen = an opponent of your choice
whom-opponents = each opponent
whom-everyone = everybody
whom-leader = the opponent with the most votes
whom-neighbour = your left neighbour

## What abilities do

do-gain-money = Take { $n } K€
do-gain-money-other = { $who } takes { $n } K€
do-lose-money = Pay { $n } K€
do-lose-money-other = { $who } loses { $n } K€
do-steal-money = Take { $n } K€ from { $whom }
do-gain-votes = Gain { $amount }
do-gain-votes-other = { $who } gains { $amount }
do-lose-votes = Lose { $amount }
do-lose-votes-other = { $who } loses { $amount }
do-steal-votes = Take { $amount } from { $whom }
do-draw-cards = Draw { $amount }
do-draw-cards-other = { $who } draws { $amount }
do-discard-cards = Discard { $amount } of your choice
do-lose-cards = { $who } discards { $amount } at random
do-raise-income = Raise your income by { $amount }
do-raise-income-other = { $who } raises the own income by { $amount }
do-lower-income = { $who } lowers the own income by { $amount }
do-take-first-player = You are first player next month
do-take-first-player-other = { $who } is first player next month
do-discount-tiles = Your tiles cost { $n } K€ less in all this month
do-discount-tiles-standing = Your tiles cost { $n } K€ less in all each month
do-surcharge-tiles = { $who } pays { $n } K€ more for tiles this month
do-discount-fees = Each placement costs you { $n } K€ less this month
do-discount-fees-standing = Each placement costs you { $n } K€ less
do-surcharge-fees = Each placement costs { $whom } { $n } K€ more this month
do-place-markers = Put { $amount } on the voting card of { $kind }
do-remove-markers = Take { $amount } off the voting card of { $kind }
do-boost-poll = The next poll gives { $amount } more for { $kind }
do-replace-poll = Exchange the next poll for one left out of the game, drawn at random
do-campaign = This month your total of { $kind } counts { $n } more
do-smear = { $who }: this month the total of { $kind } counts { $n } less
do-build-now = Build { $amount } from your stock at once, free of charge
do-move-tile = Move { $amount } in your district to empty sites
do-swap-tiles = Let two of your buildings change places, { $amount }
do-exchange-stock = Exchange { $amount } of your stock for others from the bag
do-sell-stock = Put a tile of your stock back into the bag for { $n } K€
do-raid-stock = Take a tile from the stock of { $whom }
do-swap-bids = Let your bid in one half change places with an opponent’s
do-cap-bids = This month no bid goes over { $n }
do-bid-last = This month you are the last to bid in the left half
do-limit-building = { $who } builds at most { $amount } this month
do-protect = Other players’ abilities do not touch you this month
do-protect-standing = Other players’ abilities do not touch you
do-forgive-loan = The bank forgives you { $amount }
do-gain-reward = Take a reward token
do-larger-hand = Your hand is filled up with { $amount } more
do-discount-cards = Your actions cost { $n } K€ less
do-poll-premium = Each type you win in a poll brings { $amount } more
do-achievement-premium = Each achievement brings { $amount } more
do-win-ties = You win ties in polls and in the election
do-lenient-bank = Each loan left at the end costs { $amount } fewer
do-counts-as = Its neighbours see { $kind } in it
do-inspire = Each neighbour among the { $kind } is { $n } more useful

per = { $text } for each { $each }
most = { $text }, at most { $most }
per-bakery = bakery of yours
per-supermarket = supermarket of yours
per-cafe = café of yours
per-boutique = boutique of yours
per-unique = unique building of yours
per-building = building of yours
per-empty-site = empty site of yours
per-full-block = full block of yours
per-stock-tile = tile in your stock
per-card = card in your hand
per-home-building = ordinary building of yours beside a residential block
per-opponent = opponent

when-built = When built:
when-monthly = Each month:
when-standing = { "" }
when-end = At the end:
when-used-always = { "" }
when-used-month = Once a month:
when-used-game = Once a game:
needs = Only if { $conditions }.
and = { " " }and{ " " }
or = { " or " }
playable = Play it { $windows }.
window-start = at the start of the month
window-bids = after the bidding
window-paid = before construction
window-built = after construction
window-end = at the end of the month
cost = Pay { $n } K€.
cost-free = Free.
goal = If { $conditions }: { $votes }.
penalty = In hand at the end: minus { $votes }.
letter-red = You must put a marker for: { $kind }.
letter-green = You may put a marker for: { $kind }.

## What conditions ask

if-built-of = you have at least { $things }
if-few-of = you have at most { $things }
if-total-of = your total of { $kind } is at least { $n }
if-most-of = you alone have the most { $kind }
if-leads = you alone have the highest total of { $kind }
if-full-blocks = you have at least { $n ->
    [one] { $n } full block
   *[other] { $n } full blocks
}
if-mixed-block = a block of yours has { $n } different types
if-line-of = { $things } of yours stand in a straight line
if-mixed-line = { $n } different types of yours stand in a straight line
if-cluster = { $things } of yours stand side by side
if-empty-at-least = you have at least { $n ->
    [one] { $n } empty site
   *[other] { $n } empty sites
}
if-empty-at-most = you have at most { $n ->
    [one] { $n } empty site
   *[other] { $n } empty sites
}
if-useful-building = one of your { $kind } has a usefulness of at least { $n }
if-each-type = you have at least { $n } of each ordinary type
if-by-homes = { $things } of yours stand beside a residential block
if-beside-unique = { $things } of yours stand beside a unique building
if-income-level = your income is at level { $n } or higher
if-cash-at-least = you have at least { $n } K€
if-cash-at-most = you have at most { $n } K€
if-richest = you alone have the most cash
if-month-from = it is { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} or later
if-month-until = it is { $n ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} or earlier
if-loans-at-least = you have at least { $n ->
    [one] { $n } loan
   *[other] { $n } loans
}
if-no-loans = you have no loan
if-stock-at-least = you have at least { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in stock
if-stock-empty = your stock is empty
if-votes-at-least = you have at least { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
if-fewest-votes = nobody has fewer votes than you
if-most-votes = nobody has more votes than you
if-holds-first-player = you are the first player
if-hand-at-least = you hold at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
if-markers-on = at least { $n ->
    [one] { $n } marker lies
   *[other] { $n } markers lie
} on the voting card of { $kind }
if-polls-won = you have won at least { $n ->
    [one] { $n } type
   *[other] { $n } types
} in polls
if-holds-reward = you hold a reward token
if-paid-at-least = you paid at least { $n } K€ for tiles this month
if-built-this-month = you built at least { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} this month

## Score lines

score-polls = Polls
score-election = Election
score-achievements = Achievements
score-abilities = Cards and skills
score-rewards = Rewards
score-bakeries = Most bakeries
score-supermarkets = Most supermarkets
score-cafes = Most cafés
score-boutiques = Most boutiques
score-uniques = Most unique buildings
score-cash = Most cash
score-landmarks = Landmarks
score-loans = Loans
score-penalties = Cards in hand
score-total = Total

## Questions and choices

ask-start = Play a card, or pass.
ask-bids = The bids stand. Play a card, or pass.
ask-paid = The tiles are paid. Play a card, or pass.
ask-built = Construction is over. Play a card, or pass.
ask-end = The month ends. Play a card, or pass.
ask-left = Bid for a tile of the left half.
ask-right = Bid for a tile of the right half.
ask-building = Build a tile from your stock (fee { $fee } K€), or pass.
ask-development = Raise your income, or pass.
ask-achievements = Use an achievement, or pass.
ask-target = Whom does it concern?
ask-kind = Which type?
ask-marker = Put a marker for { $kind }?
ask-discard = Which card do you discard?
ask-discard-or-stop = Discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
ask-build = Build a tile at once, free of charge?
ask-move = Which building moves where?
ask-swap = Which two buildings change places?
ask-exchange = Which tile do you exchange?
ask-sale = Which tile do you sell?
ask-raid = Which tile do you take?
ask-bids-swap = With which bid does yours change places?
ask-over = { $seat } is mayor of Paris with { $votes }.
ask-other = { $seat } decides.
ask-tile = Which tile?
ask-site = On which site?
ask-lot = Which lot?
ask-bid = How much?
ask-half = Which half?
ask-card = Which card?
ask-what = Which one?
ask-player = Whom?

move-pass = Pass
move-play = Play a card
move-mayor = Use the mayor’s skill
move-bid = Bid
move-build = Build
move-raise = Raise the income
move-achieve = Use an achievement
move-repay = Repay a loan
move-reward = Spend a reward token
move-target = Choose an opponent
move-type = Choose a type
move-marker = A marker
move-discard = Discard a card
move-stop = Enough
move-move = Move a building
move-swap = Swap two buildings
move-exchange = Exchange a tile
move-sell = Sell a tile
move-take = Take a tile
move-trade = Swap bids

choice-window = in this window
choice-month = until next month
choice-left = left half
choice-right = right half
choice-cards = draw 2 career cards
choice-discard = discard up to 3 career cards
choice-votes = 7 votes
choice-blame = an opponent loses 5 votes
choice-yes = yes
choice-no = no
choice-loan = with a loan
choice-lot = { $lot }: { $tile } ({ $price } K€)
choice-lot-bid = { $lot }: { $tile } (bid { $bid } K€ by { $seat })
choice-money = { $n } K€

## The scene

auction = Auction
half-left = Left half
half-right = Right half
lot-free = { $tile }: { $price } K€, no bid yet
lot-bid = { $tile }: { $bid } K€ bid by { $seat }
calendar = Calendar
fee = Fee
fee-of = Fee { $n } K€
polls = Polls
poll-in = Poll in { $month }
voting = Election
voting-card = { $kind }: { $base } votes and { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
hand = Your career cards
hand-of = { $seat } holds { $n ->
    [one] { $n } career card
   *[other] { $n } career cards
}
stock = Stock
stock-tile = { $tile }, in the stock of { $seat }
cash = Cash
income = Income
loans = Loans
rewards = Rewards
fact-cash = Cash { $n } K€
fact-income = Income { $n } K€
fact-rewards = Rewards: { $n }
fact-loans = Loans: { $n }
income-pays = Income level { $level } pays { $n } K€ a month
votes = Votes
mayor = Mayor
first-player = First player
site-empty = { $site }: empty site
site-built = { $site }: { $tile }
site-useful = { $site }: { $tile }, usefulness { $useful }: { $why }
why-base = 1 of its own
why-neighbours = { $n } from { $sites }
why-homes = { $n } from homes
why-inspired = { $n } inspired
pictograms = likes { $list }
arrondissement = { $n ->
    [1] 1st
   *[other] { $n }th
} arrondissement
total-of = Total of { $kind }: { $n }

## Telling a game

tell-month = { $month }. The calendar moves.
tell-income = Income: { $list }.
tell-income-of = { $seat } { $n } K€
tell-pass-window = { $seat } passes.
tell-pass-month = { $seat } passes until next month.
tell-pass-building = { $seat } builds no more.
tell-pass-development = { $seat } leaves the income as it is.
tell-pass-achievements = { $seat } uses no achievement.
tell-play = { $seat } plays “{ $card }”: { $text }
tell-mayor = { $mayor } uses the skill for { $seat }: { $text }
tell-lots = On the stall, left: { $left }; right: { $right }.
tell-right-opens = Now the right half.
tell-bid = { $seat } bids { $bid } K€ for { $tile }.
tell-outbid = { $seat } bids { $bid } K€ for { $tile } and pushes { $other } away.
tell-paid = { $seat } pays { $n } K€ and takes { $tiles }.
tell-paid-nothing = { $seat } can’t pay and loses all cash.
tell-loan = { $seat } takes a loan.
tell-build = { $seat } builds { $tile } on { $site }.
tell-total = Total of { $kind }: { $n }.
tell-raise = { $seat } raises the income to level { $n }.
tell-poll = Poll in { $month }, “{ $poll }”: { $list }.
tell-poll-nobody = nobody
tell-reward-won = { $seat } receives a reward token.
tell-election = Election: { $list }.
tell-drawn = { $seat } draws { $cards }.
tell-achieve = { $seat } achieves “{ $card }”: { $text }
tell-marker = A marker goes on the voting card: { $kind }.
tell-marker-no = { $seat } puts no marker.
tell-first = { $seat } is the first player now.
tell-repay = { $seat } repays a loan.
tell-reward-cards = { $seat } spends a reward token for two career cards.
tell-reward-discard = { $seat } spends a reward token to discard career cards.
tell-reward-votes = { $seat } spends a reward token for 7 votes.
tell-reward-blame = { $seat } spends a reward token: { $other } loses votes.
tell-target = { $seat } chooses { $other }.
tell-type = { $seat } chooses: { $kind }.
tell-discard = { $seat } discards “{ $card }”.
tell-stop = { $seat } leaves it at that.
tell-move = { $seat } moves { $tile } from { $site } to { $other }.
tell-swap = { $seat } lets { $tile } ({ $site }) and { $second } ({ $other }) change places.
tell-exchange = { $seat } puts { $tile } back into the bag and draws { $second }.
tell-sell = { $seat } sells { $tile }.
tell-take = { $seat } takes { $tile } from { $other }.
tell-trade = { $seat } changes bids with { $other }.
tell-over = The year is over: { $list }. { $seat } is mayor of Paris.
tell-votes = { $seat } { $n }
