# What can be wrong with a position of Tiny Towns, for those who write one.

error-position-rows = '{ $field }': потрібно { $side } ряди по { $side } клітинки, спершу ряд { $side }
error-position-no-card = '{ $field }': { $given } — ні ресурс, ні карта
error-position-dealt-twice = '{ $field }': цю карту або роздану разом із нею роздано двічі
error-position-monuments = '{ $field }': { $cards }; у містечку один монумент
error-position-not-solo = '{ $field }': { $card } немає в одиночній грі
error-position-other-monument = '{ $field }': вказано { $given }, але в містечку стоїть { $card }
error-position-dealt = '{ $field }': мають бути два монументи, серед них залишений
error-position-no-factory = '{ $field }': там не стоїть ні фабрика, ні банк
error-position-no-cottage = '{ $field }': там не стоїть котедж
error-position-no-warehouse = '{ $field }': там не стоїть склад
error-position-same-type = '{ $field }': { $one } і { $other } одного типу ({ $type }); у грі лише одна така карта
error-position-implied = '{ $field }': вказано { $given }, а з позиції виходить { $implied }
error-position-stage-phase = '{ $field }': у фазі { $phase } не буває { $stage }
error-position-stage-complete = '{ $field }': завершене містечко нічого не вирішує
error-position-stage-without = '{ $field }': для { $stage } потрібно: { $need }
error-need-keep = два роздані монументи, з яких жодного не залишено
error-need-name = бути головним архітектором або мати відкриті карти
error-need-choose = ратуша і ще не зроблений вибір
error-need-place = оголошений чи вибраний ресурс і порожня клітинка
error-need-mark = одна фабрика чи один банк без позначки
error-need-replace = споруджена гільдія і заміни
error-need-grow = споруджений університет і порожня клітинка
error-need-stock = споруджена вежа, ще порожня
error-need-claim = будівля, яку можна взяти з вежі, і порожня клітинка
error-position-resume = '{ $field }': не може бути { $given }, коли вирішують { $stage }
error-position-replacements = '{ $field }': заміни лишаються, тільки поки гільдія замінює
error-position-replaced = '{ $field }': коли замін лишилося менше ніж { $count }, тут будівля, яку замінили першою

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'books': кожен узятий кубик лежить у містечку або повернувся (T1, T13)
error-law-2 = 'books': будівлі лишаються на місці, а монумент у містечку щонайбільше один (T16, T17)
error-law-3 = 'marks': кожна фабрика й кожен банк мають позначку, і в двох банків вона не однакова (T26, T28)
error-law-4 = 'stored': кубики лежать на складах, щонайбільше три на кожному (T27)
error-law-5 = 'on_cottages': кубики лежать на котеджах лише зі спорудженим пам’ятником, по одному (T38)
error-law-6 = 'complete': у завершеному містечку немає порожніх клітинок; якщо їх немає в незавершеному, його власник будує (T18)
error-law-7 = 'watch', 'claims', 'cavern' і 'shrine' — те, що лишають їхні карти (T32, T37, T41)
error-law-8 = 'monument': кожному роздано два різні, один із них залишено (T5)
error-law-9 = 'deck', 'open', 'under' і 'named': по три карти кожного ресурсу, у ратуші п’ять невидимих (T42, T43)
error-law-10 = 'named', 'chosen', 'built' і 'claims' належать до своєї частини раунду (T7–T11, T42)
error-law-11 = 'round': містечка завершують, вежу заповнюють і ресурси оголошують у раундах, що вже почалися (T10, T21)
error-law-12 = 'phase': гру закінчено, коли ніхто вже нічого не вирішує (T19)
