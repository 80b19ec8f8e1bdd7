# What can be wrong with a position of Paris, for those who write one.

error-position-rows = '{ $field }' must be { $side } strings of { $side } letters, row { $side } first
error-position-letter = '{ $field }' has { $letter } on { $space }; it takes { $known } and .
error-position-stands-twice = '{ $field }' stands on the board twice: { $piece }
error-position-chimneys = '{ $field }' has only { $count } chimneys
error-position-shape = '{ $field }' are not the shape of { $piece }
error-position-covered = '{ $field }' can’t lie on { $space }: something does
error-position-alone = '{ $field }' lies under a building or the fountain, never alone
error-position-on-lamp = '{ $field }' must lie on a printed lamp space
error-position-off-lamp = '{ $field }' must not lie on a printed lamp space
error-position-front = '{ $field }' is not beside { $space }
error-position-annex = '{ $field }' touches no side of that building
error-position-used-card = '{ $field }' can’t have { $card }: it was used ({ $piece })
error-position-cards-in-play = '{ $field }' has { $count } in play, not { $wanted }
error-position-foreign-card = '{ $field }' can’t have { $card }, which does not belong to { $seat }
error-position-whose-cards = '{ $field }' must say whose the used ones are: { $cards }
error-position-tokens = '{ $field }' can’t be { $given }: postcards claimed: { $count }, a token each
error-position-waived = '{ $field }' can’t name { $card }: nobody has claimed it
error-position-nowhere = '{ $field }': { $what } is nowhere
error-position-other-cards = '{ $field }' are not those in play: { $cards }
error-position-hands-empty = '{ $field }' and stacks are empty after phase 1
error-position-quadrant = '{ $field }' in phase 1 must fill the quadrant of { $corner } as a whole, or not at all
error-position-tiles-left = '{ $field }' and hands must fill the board: tiles left { $tiles }, spaces { $spaces }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'hands' and 'stacks' are the tiles that the paving leaves room for; hands are full while stacks last (P2, P8)
error-law-2 = 'paving': a space is of one kind (P2)
error-law-3 = each building is in the pool, in one reserve or on the board (P3)
error-law-4 = 'buildings': each has its shape, and no two cover the same space (P16, P26)
error-law-5 = 'buildings' stand on own or mixed ground, but for one lamp (P22) and the mixed space of Chartier (P25)
error-law-6 = 'pieces': each lies alone on a paved space (P5, P6)
error-law-7 = 'tokens': a postcard costs a token, a building a chimney (P4)
error-law-8 = 'cards': eight are in play; one whose piece is used is not open, and only a claimed one is held (P5, P7)
error-law-9 = nothing is built or claimed before the last tile, and who first has none left begins then (P13, P14)
