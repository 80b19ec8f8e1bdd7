title = Tiny Towns
scene-name = Tiny Towns, round { $round }

## Seats: each town belongs to an animal

seat-badger = Badger
seat-fox = Fox
seat-hare = Hare
seat-mole = Mole
seat-otter = Otter
seat-squirrel = Squirrel

## Resources and building types

resource-wood = wood
resource-wheat = wheat
resource-brick = brick
resource-glass = glass
resource-stone = stone
type-blue = blue
type-red = red
type-gray = gray
type-orange = orange
type-green = green
type-yellow = yellow
type-black = black

## Scores

score-blue = Cottages
score-red = Farms and the like
score-gray = Wells and the like
score-orange = Chapels and the like
score-green = Taverns and the like
score-yellow = Theaters and the like
score-black = Factories and the like
score-monument = Monument
score-empty = Empty squares
score-total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rank-1 = Master Architect
rank-2 = Town Planner
rank-3 = Engineer
rank-4 = Carpenter
rank-5 = Builder’s Apprentice
rank-6 = Aspiring Architect

## Phases and prompts

mode-builder = Master builder
mode-town_hall = Town hall
mode-solo = Solo
round = Round { $round }
named = Named: { $resource }
prompt-keep = Keep one of the two monuments.
prompt-name = You are the master builder: name a resource.
prompt-take = Take one of the open cards.
prompt-choose = Choose a resource; nobody sees it until all have chosen.
prompt-place = Place the cube in your town: { $resource }.
prompt-build = Build, or say that you are done.
prompt-full = Your town is full: build, or complete it.
prompt-mark = Mark your new building with a resource.
prompt-replace = Replace a building, or leave it.
prompt-grow = Put a building of your choice on an empty square.
prompt-stock = Choose the building types for your watch.
prompt-claim = Your neighbour has built one of your watch: put it in your town, or decline.
prompt-wait = Waiting for { $seats }.
prompt-won = { $seat } wins with { $points }.
prompt-shared = { $seats } share the victory with { $points }.
prompt-solo = Your town is complete, { $points }: { $rank }.

## What lies on the table

town-of = The town of { $seat }, { $points }
square-name = { $square }: { $content }
square-empty = empty
square-fed = { $content }, fed
square-marked = { $content }, marked with { $resource }
square-stored = { $content }, holding { $resources }
master = master builder
complete = complete in round { $round }
done = done
monument-standing = Monument of { $seat }: { $card }
cavern-left = Cavern: { $count ->
    [one] { $count } more cube
   *[other] { $count } more cubes
}
watch-left = On the watch: { $cards }
open-cards = Open cards
unseen-cards = Cards not seen yet: { $cards }
free-round = Free choice
card-name = { $card }. { $text }

## Cards: buildings

card-cottage = Cottage
card-farm = Farm
card-granary = Granary
card-greenhouse = Greenhouse
card-orchard = Orchard
card-well = Well
card-fountain = Fountain
card-millstone = Millstone
card-shed = Shed
card-chapel = Chapel
card-temple = Temple
card-abbey = Abbey
card-cloister = Cloister
card-tavern = Tavern
card-almshouse = Almshouse
card-inn = Inn
card-feast_hall = Feast Hall
card-theater = Theater
card-bakery = Bakery
card-market = Market
card-tailor = Tailor
card-factory = Factory
card-warehouse = Warehouse
card-bank = Bank
card-trading_post = Trading Post

## Cards: monuments

card-architects_guild = Architect’s Guild
card-archive_of_the_second_age = Archive of the Second Age
card-barrett_castle = Barrett Castle
card-cathedral_of_caterina = Cathedral of Caterina
card-fort_ironweed = Fort Ironweed
card-grand_mausoleum_of_the_rodina = Grand Mausoleum of the Rodina
card-grove_university = Grove University
card-mandras_palace = Mandras Palace
card-obelisk_of_the_crescent = Obelisk of the Crescent
card-opaleyes_watch = Opaleye’s Watch
card-shrine_of_the_elder_tree = Shrine of the Elder Tree
card-silva_forum = Silva Forum
card-the_sky_baths = The Sky Baths
card-the_starloom = The Starloom
card-statue_of_the_bondmaker = Statue of the Bondmaker

## What cards are worth: one text a scoring verb

base-and = { $base }, plus { $rest }
table-step = { $number }: { $points }
table-last = { $number }+: { $points }
verb-flat = { $points }.
verb-if_fed = { $points } if fed.
verb-feeds_any = Feeds { $count ->
    [one] { $count } building
   *[other] { $count } buildings
} anywhere in town.
verb-feeds_around = Feeds every building on the 8 squares around it.
verb-feeds_group = Feeds one group of buildings side by side, anywhere in town.
verb-feeds_lines = Feeds every building in its row and column.
verb-per_adjacent = { $points } for each of these beside it: { $types }.
verb-if_adjacent = { $points } if one of these stands beside it: { $types }.
verb-unless_adjacent = { $points } if none of these stands beside it: { $types }.
verb-per_fed_cottage = { $points } for each fed cottage in town.
verb-if_adjacent_fed = { $points } beside { $count ->
    [one] at least { $count } fed cottage
   *[other] at least { $count } fed cottages
}.
verb-per_in_zone-corners = { $points } for each of its type in a corner.
verb-per_in_zone-centre = { $points } for each of its type on the 4 centre squares.
verb-by_count = All together, by their number: { $table }.
verb-if_alone_in_lines = { $points } if no other of its type is in its row or column.
verb-more_than_right = { $points }; { $more } if you have more than the player on your right.
verb-per_type_in_lines = { $points } for each other building type in its row and column.
verb-per_in_best_line = { $points } for each of its type in its row or its column, whichever is better.
verb-per_stored = { $points } for each cube stored here.
verb-per_type_in_town = { $points } for each building type in town, monuments apart.
verb-per_type_missing = { $points } for each building type missing from town.
verb-per_type_adjacent = { $points } for each building type beside it.
verb-per_in_largest_group = { $points } for each building of your largest group of one type.
verb-by_place = By when your town is complete: { $table }.
verb-when_built = By your number of buildings when it is built: { $table }.

## What cards do: one text an effect

effect-swap_named = Marked with a resource: when another names it, you may place any other instead.
effect-store_named = When another names, you may store the cube here (at most { $count }) or swap it for a stored one.
effect-never_name = Marked with a resource, each bank with another one: you can’t name it any more.
effect-stand_in = Stands in for any cube of a pattern, and stays.
effect-any_square = May go on any empty square.
effect-replace = At once: replace up to { $count ->
    [one] { $count } building
   *[other] { $count } buildings
} of yours by other types.
effect-counts_as_cottages = Fed with one meal; counts as { $count ->
    [one] { $count } cottage
   *[other] { $count } cottages
}.
effect-free_empty_squares = Your empty squares cost nothing.
effect-never_master = You are never master builder again, unless alone.
effect-unfed_cottages = Your unfed cottages bring { $points } each.
effect-free_building = At once: put a building of any type on an empty square.
effect-later_any_square = Your later buildings may go on any empty square.
effect-watch = At once: put { $count ->
    [one] { $count } building type
   *[other] { $count } building types
} here. When a neighbour builds one of them, it may move to your town.
effect-cube_on_cottage = When another names, you may put the cube on a cottage of yours, one on each.

## The choices of a move, as questions

choose-card = Which card?
choose-resource = Which resource?
choose-square = On which square?
choose-squares = With the cubes on which squares?
choose-warehouse = Which warehouse?
choose-stored = Which stored cube?
choose-replaced = Which building goes?
choose-type = Which building?

kind-keep = Keep a monument
kind-name = Name a resource
kind-choose = Choose a resource
kind-place = Place the cube
kind-store = Store the cube
kind-swap = Swap the cube
kind-cottage = Put the cube on a cottage
kind-cavern = Into the cavern
kind-build = Build
kind-done = Done
kind-complete = Complete the town
kind-mark = Mark the building
kind-replace = Replace a building
kind-enough = Leave it
kind-grow = Put a building down
kind-watch = Stock the watch
kind-claim = Take from the watch
kind-decline = Decline

## One sentence a move, for replays

tell-keep = { $seat } keeps a monument.
tell-name = { $seat } names a resource: { $resource }.
tell-take = { $seat } takes a card: { $resource }.
tell-choose = { $seat } chooses a resource: { $resource }.
tell-place = { $seat } places a cube on { $square }: { $resource }.
tell-factory = { $seat } uses the factory and places another cube on { $square }: { $resource }.
tell-store = { $seat } stores the cube on { $square }.
tell-swap = { $seat } swaps the cube on { $warehouse } and places on { $square }: { $resource }.
tell-cottage = { $seat } puts the cube on the cottage on { $square }.
tell-cavern = { $seat } sets the cube aside in the cavern.
tell-build = { $seat } builds on { $square }: { $card }.
tell-done = { $seat } is done.
tell-complete = { $seat } completes the town.
tell-mark = { $seat } marks the building: { $resource }.
tell-replace = { $seat } replaces the building on { $square }: { $card }.
tell-enough = { $seat } leaves the buildings as they are.
tell-grow = { $seat } puts a building on { $square }: { $card }.
tell-watch = { $seat } stocks the watch: { $cards }.
tell-claim = { $seat } takes from the watch to { $square }: { $card }.
tell-decline = { $seat } declines.
tell-round = Round { $round } begins.
tell-card = Round { $round } begins with a card: { $resource }.
tell-free = Round { $round } begins: everybody chooses.
tell-over = The last town is complete.
