# What can be wrong with a position of Tiny Towns, for those who write one.

error-position-rows = '{ $field }': нужно { $side } ряда по { $side } клетки, сначала ряд { $side }
error-position-no-card = '{ $field }': { $given } — ни ресурс, ни карта
error-position-dealt-twice = '{ $field }': эта карта или розданная вместе с ней роздана дважды
error-position-monuments = '{ $field }': { $cards }; в городе один монумент
error-position-not-solo = '{ $field }': { $card } нет в одиночной игре
error-position-other-monument = '{ $field }': указан { $given }, но в городе стоит { $card }
error-position-dealt = '{ $field }': должны быть два монумента, среди них оставленный
error-position-no-factory = '{ $field }': там не стоит ни фабрика, ни банк
error-position-no-cottage = '{ $field }': там не стоит коттедж
error-position-no-warehouse = '{ $field }': там не стоит склад
error-position-same-type = '{ $field }': { $one } и { $other } одного типа ({ $type }); в игре только одна такая карта
error-position-implied = '{ $field }': указано { $given }, а из позиции следует { $implied }
error-position-stage-phase = '{ $field }': в фазе { $phase } не бывает { $stage }
error-position-stage-complete = '{ $field }': завершённый город ничего не решает
error-position-stage-without = '{ $field }': для { $stage } нужно: { $need }
error-need-keep = два розданных монумента, ни один не оставлен
error-need-name = быть главным строителем или иметь открытые карты
error-need-choose = ратуша и ещё не сделанный выбор
error-need-place = названный или выбранный ресурс и пустая клетка
error-need-mark = одна фабрика или один банк без отметки
error-need-replace = построенная гильдия и замены
error-need-grow = построенный университет и пустая клетка
error-need-stock = построенная башня, ещё пустая
error-need-claim = здание, которое можно взять с башни, и пустая клетка
error-position-resume = '{ $field }': не может быть { $given }, когда решают { $stage }
error-position-replacements = '{ $field }': замены остаются, только пока гильдия заменяет
error-position-replaced = '{ $field }': когда замен осталось меньше { $count }, здесь здание, заменённое первым

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'books': каждый взятый кубик лежит в городе или возвращён (T1, T13)
error-law-2 = 'books': здания остаются на месте, а монумент в городе не больше чем один (T16, T17)
error-law-3 = 'marks': отметка есть у каждой фабрики и каждого банка, и у двух банков она разная (T26, T28)
error-law-4 = 'stored': кубики лежат на складах, не больше трёх на каждом (T27)
error-law-5 = 'on_cottages': кубики лежат на коттеджах только при построенной статуе, по одному (T38)
error-law-6 = 'complete': в завершённом городе нет пустых клеток; если их нет в незавершённом, его владелец строит (T18)
error-law-7 = 'watch', 'claims', 'cavern' и 'shrine' — то, что оставляют их карты (T32, T37, T41)
error-law-8 = 'monument': каждому роздано два разных, один из них оставлен (T5)
error-law-9 = 'deck', 'open', 'under' и 'named': по три карты каждого ресурса, в ратуше пять невидимых (T42, T43)
error-law-10 = 'named', 'chosen', 'built' и 'claims' относятся к своей части раунда (T7–T11, T42)
error-law-11 = 'round': города завершают, башню заполняют и ресурсы называют в уже начавшихся раундах (T10, T21)
error-law-12 = 'phase': игра окончена, когда никто больше ничего не решает (T19)
