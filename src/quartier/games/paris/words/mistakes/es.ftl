# What can be wrong with a position of Paris, for those who write one.

error-position-rows = '{ $field }' debe ser { $side } textos de { $side } letras, primero la fila { $side }
error-position-letter = '{ $field }' tiene { $letter } en { $space }; admite { $known } y .
error-position-stands-twice = '{ $field }' está dos veces en el tablero: { $piece }
error-position-chimneys = '{ $field }' solo tiene { $count } chimeneas
error-position-shape = '{ $field }' no tiene la forma de { $piece }
error-position-covered = '{ $field }' no puede estar en { $space }: ya hay algo
error-position-alone = '{ $field }' está bajo un edificio o la fuente, nunca solo
error-position-on-lamp = '{ $field }' debe estar sobre una farola impresa
error-position-off-lamp = '{ $field }' no puede estar sobre una farola impresa
error-position-front = '{ $field }' no está junto a { $space }
error-position-annex = '{ $field }' no toca ningún lado de ese edificio
error-position-used-card = '{ $field }' no puede tener { $card }: ya se usó ({ $piece })
error-position-cards-in-play = '{ $field }' tiene { $count } en juego, no { $wanted }
error-position-foreign-card = '{ $field }' no puede tener { $card }, que no es de { $seat }
error-position-whose-cards = '{ $field }' debe decir de quién son las usadas: { $cards }
error-position-tokens = '{ $field }' no puede ser { $given }: postales tomadas: { $count }, un indicador cada una
error-position-waived = '{ $field }' no puede nombrar { $card }: nadie la ha tomado
error-position-nowhere = '{ $field }': { $what } no está en ningún sitio
error-position-other-cards = '{ $field }' no son las que están en juego: { $cards }
error-position-hands-empty = '{ $field }': manos y pilas están vacías después de la fase 1
error-position-quadrant = '{ $field }': en la fase 1 el cuadrante de { $corner } está entero o vacío
error-position-tiles-left = '{ $field }' y las manos deben llenar el tablero: losetas restantes { $tiles }, espacios { $spaces }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'hands' y 'stacks' son las losetas para las que queda sitio; la mano está llena mientras haya pila (P2, P8)
error-law-2 = 'paving': un espacio es de una sola clase (P2)
error-law-3 = cada edificio está en el suministro, en una reserva o en el tablero (P3)
error-law-4 = 'buildings': cada uno tiene su forma y no hay dos sobre el mismo espacio (P16, P26)
error-law-5 = 'buildings' están sobre su color o mixto, salvo una farola (P22) y el espacio de Chartier (P25)
error-law-6 = 'pieces': cada una está sola sobre un espacio pavimentado (P5, P6)
error-law-7 = 'tokens': una postal cuesta un indicador; un edificio, una chimenea (P4)
error-law-8 = 'cards': hay ocho en juego; la que ya usó su pieza no está libre, y solo se guarda una tomada (P5, P7)
error-law-9 = nada se construye ni se toma antes de la última loseta, y luego empieza quien se queda antes sin ellas (P13, P14)
