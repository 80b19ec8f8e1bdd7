# What can be wrong with a position of Paris, for those who write one.

error-position-rows = '{ $field }': потрібно { $side } рядків по { $side } літер, спершу ряд { $side }
error-position-letter = '{ $field }': на { $space } стоїть { $letter }; можливі { $known } та .
error-position-stands-twice = '{ $field }': { $piece } стоїть на полі двічі
error-position-chimneys = '{ $field }': димарів лише { $count }
error-position-shape = '{ $field }': це не форма { $piece }
error-position-covered = '{ $field }': не може лежати на { $space }, там уже щось є
error-position-alone = '{ $field }': лежить під будівлею чи фонтаном, ніколи окремо
error-position-on-lamp = '{ $field }': має лежати на намальованому ліхтарі
error-position-off-lamp = '{ $field }': не може лежати на намальованому ліхтарі
error-position-front = '{ $field }': не поруч із { $space }
error-position-annex = '{ $field }': не торкається тієї будівлі жодною стороною
error-position-used-card = '{ $field }': { $card } тут бути не може, її вже використано ({ $piece })
error-position-cards-in-play = '{ $field }': у грі { $count }, а має бути { $wanted }
error-position-foreign-card = '{ $field }': { $card } не належить { $seat }
error-position-whose-cards = '{ $field }': треба сказати, чиї використані: { $cards }
error-position-tokens = '{ $field }': не може бути { $given }; застосовано листівок: { $count }, кожна коштує жетон
error-position-waived = '{ $field }': { $card } ніхто не застосував
error-position-nowhere = '{ $field }': { $what } ніде немає
error-position-other-cards = '{ $field }': у грі інші: { $cards }
error-position-hands-empty = '{ $field }': після першої фази руки й стоси порожні
error-position-quadrant = '{ $field }': у першій фазі зону { $corner } викладено або цілу, або зовсім ні
error-position-tiles-left = '{ $field }' і руки мають заповнити поле: лишилося тайлів { $tiles }, ділянок { $spaces }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'hands' і 'stacks' — це тайли, для яких лишилося місце; поки є стос, рука повна (P2, P8)
error-law-2 = 'paving': ділянка має один вид (P2)
error-law-3 = кожна будівля у сховищі, в одному із запасів або на полі (P3)
error-law-4 = 'buildings': кожна має свою форму, і дві не накривають однієї ділянки (P16, P26)
error-law-5 = 'buildings' стоять на своєму або спільному кольорі, крім одного ліхтаря (P22) і ділянки Chartier (P25)
error-law-6 = 'pieces': кожна лежить сама на викладеній ділянці (P5, P6)
error-law-7 = 'tokens': листівка коштує жетон, будівля — димар (P4)
error-law-8 = 'cards': у грі вісім; листівка з використаною фігурою не відкрита, а притримують лише застосовану (P5, P7)
error-law-9 = до останнього тайлу нічого не будують і не застосовують, а починає потім той, у кого вони скінчилися першими (P13, P14)
