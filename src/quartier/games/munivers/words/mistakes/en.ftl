# What can be wrong with a content pack or a position of Munivers, for those who write one.

## Positions

error-position-lots = '{ $field }' must be a list of { $count } lots in the step { $step }
error-position-bid = '{ $field }' must have a bidder, and be the tile’s price or more
error-position-bids-of-all = '{ $field }' must have one standing bid of every player by now
error-position-no-bids-yet = '{ $field }' can’t have bids while the left half is open
error-position-bids-of-called = '{ $field }' must have one bid each of those who were called, from the opener on
error-position-same = '{ $field }' is another player’s too: two players have the same one
error-position-votes = '{ $field }' must add up to a number from 0 to { $most }, not { $total }
error-position-copies = '{ $field }': too many tiles; there are only { $count } of { $tile }
error-position-polls = '{ $field }' must name different ones, { $count } in all
error-position-unresolved = '{ $field }' must be unique buildings of the actor that work when they are built
error-position-deciding = '{ $field }' can’t be { $given }: { $reason }
error-deciding-over = all is over
error-deciding-ability-under-way = no ability can be under way then
error-deciding-actor = 'ability.actor' must be whose turn it is
error-deciding-all-bids-stand = all bids stand
error-deciding-turn-to-bid = it is { $seat }’s turn to bid
error-deciding-reward = cards that a reward token discards: { $count } at most
error-deciding-marker = a green letter and a marker are needed, and nothing else to be done
error-deciding-row = 'ability.row' and 'ability.rows_left' are of no ability that the actor can use
error-deciding-no-player = that step asks for no player
error-deciding-no-type = that step asks for no type
error-deciding-something-else = that step asks for something else
error-deciding-picks = 'ability.picks' and 'ability.price' are not those of that step
error-deciding-target = 'ability.target' must be another player
error-deciding-bids = bids change places when all of them stand

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'players': money does not add up (M42)
error-law-2 = 'players' and 'auction': tiles do not add up (M15)
error-law-3 = 'players' and 'discarded': cards do not add up (M6)
error-law-4 = 'players' and 'rewards_spent': there are not so many reward tokens (M11)
error-law-5 = 'markers': vote markers do not add up (M9)
error-law-6 = 'players': there are not so many loan cards (M43)
error-law-7 = 'players': votes do not add up (M48)
error-law-8 = 'players': totals do not add up (M4)
error-law-9 = 'players': counts do not add up (M3)
error-law-10 = 'players': skills do not add up (M41)
error-law-11 = 'players': cash, votes or income are out of range (M17, M40)
error-law-12 = 'players' and 'auction': too few tiles are left in the bag for the auctions to come (M19)

## Content packs: the option, and the whole

error-content-folder = option 'content': there is no folder { $folder }; it takes { $known }
error-content-mistakes = option 'content': the pack { $folder } has mistakes:
    { $problems }
error-pack-mistakes = { $problems }
error-pack-line = { $file }:{ $line }: { $reason }
error-pack-no-folder = { $folder }: there is no such folder
pack-to-mend = { $count } to mend
pack-sound = { $folder } is a sound content pack

## Content packs: files and packs that extend others

error-pack-file-missing = the file is missing
error-pack-file-not-text = the file is not UTF-8: { $reason }
error-pack-file-deep = too many lists lie in each other
error-pack-no-base = extends: there is no pack { $given }
error-pack-base-of-itself = extends: { $given } extends this pack itself
error-pack-without = without: must be a list of ids like ["front-page"]
error-pack-without-unknown = without: there is no { $id } in { $file }

## Content packs: values

error-pack-tables = write [[{ $table }]] for each { $table }
error-pack-unknown-key = { $given } means nothing here; the known keys are { $known }
error-pack-same-id = id: there is another { $id }
error-pack-missing = { $entry }: is missing
error-pack-number = { $entry }: { $given } is no whole number from { $low } to { $high }
error-pack-numbers = { $entry }: must be a list of whole numbers from { $low } to { $high }
error-pack-named-numbers = { $table }: write [{ $table }] and its numbers: { $names }
error-pack-text = { $entry }: must be a text
error-pack-missing-one = { $entry }: is missing; it takes { $known }
error-pack-one-of = { $entry }: { $given } is none of the choices; it takes { $known }
error-pack-list-like = { $entry }: must be a list like { $example }
error-pack-languages = { $entry }: { $given }: no text or no language; there are { $known }
error-pack-name = { $entry }: must be a text, or texts by language with English at least

## Content packs: calendar, income, numbers of things

error-pack-polls = polls: give one to { $most } different months in order
error-pack-fees = fees: one a month is needed, { $wanted } in all; there are { $count }
error-pack-repay-pair = repay_pair: two loans can’t be cheaper to repay than one
error-pack-levels = level: write [[level]] for each level, with what it pays and needs
error-pack-level-count = the income track has 1 to { $most } levels, not { $count }
error-pack-first-level = everybody begins on the first level: it needs nothing
error-pack-boards = { $low } to { $high } boards are needed, not { $count }
error-pack-mayors = { $low } to { $high } mayors are needed, not { $count }
error-pack-poll-count = { $low } to { $high } polls are needed, not { $count }
error-pack-most-tiles = at most { $most } different tiles, not { $count }
error-pack-most-cards = at most { $most } cards, not { $count }
error-pack-few-tiles = tiles: { $count }; four players need { $wanted } for { $months } auctions of two halves
error-pack-few-cards = cards: { $count }; four players need { $wanted }

## Content packs: tiles, cards, polls, abilities

error-pack-pictograms = pictograms: one to three different letters of { $known }
error-pack-no-goal = goal: an achievement needs at least one condition
error-pack-order = order: all of { $known }, each once
error-pack-votes = votes: four rows of { $count } numbers from 0 to 50
error-pack-votes-falling = votes: the more wanted a type, the more votes: poll { $number } gives { $given }, and each number must be lower than the one before
error-pack-most-conditions = { $entry }: at most { $most } conditions
error-pack-most-steps = { $entry }: at most { $most } steps
error-pack-no-test = test: { $given } is no test; there are { $known }
error-pack-no-verb = do: { $given } is no verb; there are { $known }
error-pack-standing-needs = needs: a standing ability always works; it can’t need anything
error-pack-windows = windows: one or more of { $known }
error-pack-when = { $verb } can’t work when { $given }; it works when { $known }
error-pack-gives-votes = { $verb } gives votes: only a unique building can have it (M48)
error-pack-neighbours = { $verb } speaks of neighbours: only a unique building can have it
error-pack-nobody-asked = { $verb }: nobody is asked when { $when }; nothing can be chosen
error-pack-end-self = { $verb }: at the end only one’s own votes count
error-pack-cap = cap_bids: n must be from { $low } to { $high }

## Content packs: maps

error-pack-same-sites = map: sites: { $count }, but the first board has { $first }
error-pack-same-homes = map: residential spaces: { $count }, but the first board has { $first }
error-pack-map-marks = map: { $given } means nothing; A-Z are blocks, h is residential, . a street, comma a park, ~ water
error-pack-map-rows = map: all rows must be equally long
error-pack-map-large = map: at most { $most } rows of { $most } spaces
error-pack-map-sites = map: { $count } sites, at most { $most } are possible
error-pack-map-blocks = map: { $count } blocks, at most { $most } are possible
error-pack-map-block = map: sites in block { $block }: { $count }; a block has 2 to 6
error-pack-map-lonely-home = map: a residential space touches no site
error-pack-map-touching = map: blocks { $blocks } touch; a street must lie between them
error-pack-map-pieces = map: block { $block } is in two pieces

## Content packs: what can’t be reached

error-pack-no-game-reaches = { $entry }: no game can reach it: { $reason }
error-pack-board-reaches-not = { $entry }: { $board } can’t reach it: { $reason }
error-reach-contradiction = { $named } contradicts another condition
error-reach-least = { $named }, where { $least } is the least
error-reach-most = { $named }, where { $most } is the most
error-reach-crowded = { $asked } buildings are needed where { $sites } may stand
