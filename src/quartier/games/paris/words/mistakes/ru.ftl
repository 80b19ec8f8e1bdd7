# What can be wrong with a position of Paris, for those who write one.

error-position-rows = '{ $field }': нужно { $side } строк по { $side } букв, сначала ряд { $side }
error-position-letter = '{ $field }': на { $space } стоит { $letter }; возможны { $known } и .
error-position-stands-twice = '{ $field }': { $piece } стоит на поле дважды
error-position-chimneys = '{ $field }': труб всего { $count }
error-position-shape = '{ $field }': это не форма { $piece }
error-position-covered = '{ $field }': не может лежать на { $space }, там уже что-то есть
error-position-alone = '{ $field }': лежит под домом или фонтаном, никогда отдельно
error-position-on-lamp = '{ $field }': должно лежать на напечатанном фонаре
error-position-off-lamp = '{ $field }': не может лежать на напечатанном фонаре
error-position-front = '{ $field }': не рядом с { $space }
error-position-annex = '{ $field }': не касается этого дома ни одной стороной
error-position-used-card = '{ $field }': { $card } здесь быть не может, она использована ({ $piece })
error-position-cards-in-play = '{ $field }': в игре { $count }, а должно быть { $wanted }
error-position-foreign-card = '{ $field }': { $card } не принадлежит { $seat }
error-position-whose-cards = '{ $field }': нужно сказать, чьи использованные: { $cards }
error-position-tokens = '{ $field }': не может быть { $given }; взято открыток: { $count }, каждая стоит жетон
error-position-waived = '{ $field }': { $card } никто не брал
error-position-nowhere = '{ $field }': { $what } нигде нет
error-position-other-cards = '{ $field }': в игре другие: { $cards }
error-position-hands-empty = '{ $field }': после первой фазы руки и стопки пусты
error-position-quadrant = '{ $field }': в первой фазе квадрант { $corner } вымощен целиком или вовсе нет
error-position-tiles-left = '{ $field }' и руки должны заполнить поле: осталось тайлов { $tiles }, клеток { $spaces }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'hands' и 'stacks' — это тайлы, для которых осталось место; пока есть стопка, рука полна (P2, P8)
error-law-2 = 'paving': клетка бывает одного вида (P2)
error-law-3 = каждый дом среди общих, в одном из запасов или на поле (P3)
error-law-4 = 'buildings': у каждого своя форма, и два не накрывают одну клетку (P16, P26)
error-law-5 = 'buildings' стоят на своём или смешанном цвете, кроме одного фонаря (P22) и клетки Chartier (P25)
error-law-6 = 'pieces': каждая лежит одна на вымощенной клетке (P5, P6)
error-law-7 = 'tokens': открытка стоит жетон, дом — трубу (P4)
error-law-8 = 'cards': в игре восемь; открытка с использованной фигурой не открыта, а придерживают только взятую (P5, P7)
error-law-9 = до последнего тайла ничего не строят и не берут, а начинает потом тот, у кого они кончились раньше (P13, P14)
