# What can be wrong with a position of Tiny Towns, for those who write one.

error-position-rows = '{ $field }' debe ser { $side } filas de { $side } casillas, primero la fila { $side }
error-position-no-card = '{ $field }' no puede tener { $given }, que no es ni recurso ni carta
error-position-dealt-twice = '{ $field }' o la carta repartida con él se repartió dos veces
error-position-monuments = '{ $field }' tiene { $cards }; un pueblo tiene un solo monumento
error-position-not-solo = '{ $field }' no puede tener { $card }, que no está en una partida en solitario
error-position-other-monument = '{ $field }' es { $given }, pero en el pueblo está { $card }
error-position-dealt = '{ $field }' deben ser dos monumentos, entre ellos el guardado
error-position-no-factory = '{ $field }' no puede ser: ahí no hay fábrica ni banco
error-position-no-cottage = '{ $field }' no puede ser: ahí no hay cabaña
error-position-no-warehouse = '{ $field }' no puede ser: ahí no hay almacén
error-position-same-type = '{ $field }' tiene { $one } y { $other }, del mismo tipo ({ $type }); solo una está en juego
error-position-implied = '{ $field }' es { $given }, pero la posición dice { $implied }
error-position-stage-phase = '{ $field }' no puede ser { $stage } en la fase { $phase }
error-position-stage-complete = '{ $field }' sobra: un pueblo completo no decide nada
error-position-stage-without = '{ $field }' no puede ser { $stage }; hace falta: { $need }
error-need-keep = dos monumentos repartidos y ninguno guardado
error-need-name = ser el maestro constructor o tener cartas boca arriba
error-need-choose = el ayuntamiento y una elección pendiente
error-need-place = un recurso nombrado o elegido y una casilla vacía
error-need-mark = una fábrica o un banco sin marca
error-need-replace = el gremio construido y reemplazos
error-need-grow = la universidad construida y una casilla vacía
error-need-stock = la atalaya construida, aún vacía
error-need-claim = un edificio que tomar de la atalaya y una casilla vacía
error-position-resume = '{ $field }' no puede ser { $given } en la etapa { $stage }
error-position-replacements = '{ $field }' solo quedan mientras el gremio reemplaza
error-position-replaced = '{ $field }' debe ser el edificio reemplazado primero, cuando quedan menos de { $count }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'books': todo cubo tomado está en el pueblo o se devolvió (T1, T13)
error-law-2 = 'books': los edificios no se mueven y un pueblo tiene un monumento como máximo (T16, T17)
error-law-3 = 'marks': cada fábrica y cada banco tiene una, y no hay dos bancos con la misma (T26, T28)
error-law-4 = 'stored': los cubos están en los almacenes, tres como máximo en cada uno (T27)
error-law-5 = 'on_cottages': hay cubos en las cabañas solo con la estatua construida, uno en cada una (T38)
error-law-6 = 'complete': un pueblo completo no tiene casillas vacías; si no las tiene uno sin completar, le toca construir (T18)
error-law-7 = 'watch', 'claims', 'cavern' y 'shrine' son lo que dejan sus cartas (T32, T37, T41)
error-law-8 = 'monument': a cada cual se le repartieron dos distintos y guarda uno (T5)
error-law-9 = 'deck', 'open', 'under' y 'named': tres cartas de cada recurso; en el ayuntamiento, cinco sin ver (T42, T43)
error-law-10 = 'named', 'chosen', 'built' y 'claims' pertenecen a su parte de la ronda (T7 a T11, T42)
error-law-11 = 'round': se completan pueblos, se surte la atalaya y se nombran recursos en rondas ya empezadas (T10, T21)
error-law-12 = 'phase': ha terminado cuando ya nadie decide nada (T19)
