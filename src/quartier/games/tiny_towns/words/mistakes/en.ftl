# What can be wrong with a position of Tiny Towns, for those who write one.

error-position-rows = '{ $field }' must be { $side } rows of { $side } squares, row { $side } first
error-position-no-card = '{ $field }' can’t have { $given }, which is neither a resource nor a card
error-position-dealt-twice = '{ $field }' or what was dealt with it was dealt twice
error-position-monuments = '{ $field }' has { $cards }; a town has one monument
error-position-not-solo = '{ $field }' can’t have { $card }, which is not in a solo game
error-position-other-monument = '{ $field }' is { $given }, but { $card } stands in the town
error-position-dealt = '{ $field }' must be two monuments, the kept one among them
error-position-no-factory = '{ $field }' can’t be: no factory or bank stands there
error-position-no-cottage = '{ $field }' can’t be: no cottage stands there
error-position-no-warehouse = '{ $field }' can’t be: no warehouse stands there
error-position-same-type = '{ $field }' has { $one } and { $other }, both { $type }; one is in play
error-position-implied = '{ $field }' is { $given }, but the position says { $implied }
error-position-stage-phase = '{ $field }' can’t be { $stage } in the phase { $phase }
error-position-stage-complete = '{ $field }' can’t be any: a complete town decides nothing
error-position-stage-without = '{ $field }' can’t be { $stage } without { $need }
error-need-keep = two dealt monuments and none kept
error-need-name = being the master builder or having open cards
error-need-choose = the town hall and a choice still to make
error-need-place = a named or a chosen resource and an empty square
error-need-mark = one factory or bank without a mark
error-need-replace = the standing guild and replacements
error-need-grow = the standing university and an empty square
error-need-stock = the standing watch, still empty
error-need-claim = claims and an empty square
error-position-resume = '{ $field }' can’t be { $given } in the stage { $stage }
error-position-replacements = '{ $field }' can be left only while the guild replaces
error-position-replaced = '{ $field }' must be the building replaced first, once fewer than { $count } are left

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'books': every cube that was taken lies in the town or went back (T1, T13)
error-law-2 = 'books': buildings stay where they are put, and a town has one monument at most (T16, T17)
error-law-3 = 'marks': every factory and bank has one, and no two banks have the same (T26, T28)
error-law-4 = 'stored': cubes lie on warehouses, three at most on each (T27)
error-law-5 = 'on_cottages': cubes lie on cottages only with the standing statue, one on each (T38)
error-law-6 = 'complete': a complete town has no empty square; without one, a town that is not complete is asked to build (T18)
error-law-7 = 'watch', 'claims', 'cavern' and 'shrine' are what their cards leave (T32, T37, T41)
error-law-8 = 'monument': two different ones were dealt to each, one of them is kept (T5)
error-law-9 = 'deck', 'open', 'under' and 'named': three cards of each resource, five of the town hall’s unseen (T42, T43)
error-law-10 = 'named', 'chosen', 'built' and 'claims' belong to their part of the round (T7 to T11, T42)
error-law-11 = 'round': towns are completed, watches filled and resources named in rounds that have begun (T10, T21)
error-law-12 = 'phase': it is over when nobody decides anything any more (T19)
