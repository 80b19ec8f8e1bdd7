title = Крихітні містечка
scene-name = Крихітні містечка, раунд { $round }

## Seats: each town belongs to an animal

seat-badger = Борсук
seat-fox = Лис
seat-hare = Заєць
seat-mole = Кріт
seat-otter = Видра
seat-squirrel = Білка

## Resources and building types

resource-wood = дерево
resource-wheat = пшениця
resource-brick = цегла
resource-glass = скло
resource-stone = камінь
type-blue = сині
type-red = червоні
type-gray = сірі
type-orange = помаранчеві
type-green = зелені
type-yellow = жовті
type-black = чорні

## Scores

score-blue = Котеджі
score-red = Ферми й подібні
score-gray = Криниці й подібні
score-orange = Каплиці й подібні
score-green = Таверни й подібні
score-yellow = Театри й подібні
score-black = Фабрики й подібні
score-monument = Монумент
score-empty = Порожні клітинки
score-total = Разом
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
rank-1 = Великий архітектор
rank-2 = Містобудівник
rank-3 = Інженер
rank-4 = Тесля
rank-5 = Підмайстер
rank-6 = Честолюбний новачок

## Phases and prompts

mode-builder = Головний архітектор
mode-town_hall = Ратуша
mode-solo = Соло
round = Раунд { $round }
named = Названо: { $resource }
prompt-keep = Залиште собі один із двох монументів.
prompt-name = Ви головний архітектор: назвіть ресурс.
prompt-take = Візьміть одну з відкритих карт.
prompt-choose = Виберіть ресурс; ніхто не побачить його, доки не виберуть усі.
prompt-place = Поставте кубик у своєму містечку: { $resource }.
prompt-build = Будуйте або скажіть, що ви завершили раунд.
prompt-full = Містечко заповнене: будуйте або завершіть його.
prompt-mark = Позначте нову будівлю ресурсом.
prompt-replace = Замініть будівлю або лишіть усе як є.
prompt-grow = Поставте будь-яку будівлю на порожню клітинку.
prompt-stock = Виберіть типи будівель для своєї вежі.
prompt-claim = Сусід збудував те, що є на вашій вежі: поставте це в себе або відмовтеся.
prompt-wait = Чекаємо: { $seats }.
prompt-won = { $seat } перемагає, { $points }.
prompt-shared = Спільна перемога: { $seats }, { $points }.
prompt-solo = Містечко завершене, { $points }: { $rank }.

## What lies on the table

town-of = Містечко: { $seat }, { $points }
square-name = { $square }: { $content }
square-empty = порожньо
square-fed = { $content }, забезпечено
square-marked = { $content }, позначка: { $resource }
square-stored = { $content }, зберігає: { $resources }
master = головний архітектор
complete = завершено в раунді { $round }
done = готово
monument-standing = Монумент, { $seat }: { $card }
cavern-left = Печера: ще { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
watch-left = На вежі: { $cards }
open-cards = Відкриті карти
unseen-cards = Ще не бачені карти: { $cards }
free-round = Вільний вибір
card-name = { $card }. { $text }

## Cards: buildings

card-cottage = Котедж
card-farm = Ферма
card-granary = Комора
card-greenhouse = Теплиця
card-orchard = Фруктовий сад
card-well = Криниця
card-fountain = Фонтан
card-millstone = Жорно
card-shed = Хижка
card-chapel = Каплиця
card-temple = Храм
card-abbey = Абатство
card-cloister = Монастир
card-tavern = Таверна
card-almshouse = Притулок
card-inn = Готель
card-feast_hall = Бенкетна зала
card-theater = Театр
card-bakery = Пекарня
card-market = Ринок
card-tailor = Кравецька майстерня
card-factory = Фабрика
card-warehouse = Склад
card-bank = Банк
card-trading_post = Торговий дім

## Cards: monuments

card-architects_guild = Гільдія архітекторів
card-archive_of_the_second_age = Архів Другої епохи
card-barrett_castle = Замок Барретта
card-cathedral_of_caterina = Собор Святої Катерини
card-fort_ironweed = Форт Чортополох
card-grand_mausoleum_of_the_rodina = Великий мавзолей Родини
card-grove_university = Гайовий університет
card-mandras_palace = Палац Мандраса
card-obelisk_of_the_crescent = Обеліск Півмісяця
card-opaleyes_watch = Вежа Опалового ока
card-shrine_of_the_elder_tree = Святилище Древнього дерева
card-silva_forum = Лісовий форум
card-the_sky_baths = Небесні купальні
card-the_starloom = Обсерваторія
card-statue_of_the_bondmaker = Пам’ятник Засновнику

## What cards are worth: one text a scoring verb

base-and = { $base }, а також { $rest }
table-step = { $number }: { $points }
table-last = { $number }+: { $points }
verb-flat = { $points }.
verb-if_fed = { $points }, якщо забезпечено.
verb-feeds_any = Забезпечує { $count ->
    [one] { $count } будівлю
    [few] { $count } будівлі
   *[many] { $count } будівель
} будь-де в містечку.
verb-feeds_around = Забезпечує всі будівлі на 8 клітинках навколо.
verb-feeds_group = Забезпечує одну групу суміжних будівель будь-де в містечку.
verb-feeds_lines = Забезпечує всі будівлі у своєму ряді та стовпці.
verb-per_adjacent = { $points } за кожну сусідню будівлю з цих: { $types }.
verb-if_adjacent = { $points }, якщо поруч стоїть одна з цих будівель: { $types }.
verb-unless_adjacent = { $points }, якщо поруч немає жодної з цих будівель: { $types }.
verb-per_fed_cottage = { $points } за кожен забезпечений котедж у містечку.
verb-if_adjacent_fed = { $points }, якщо поруч щонайменше { $count ->
    [one] { $count } забезпечений котедж
    [few] { $count } забезпечені котеджі
   *[many] { $count } забезпечених котеджів
}.
verb-per_in_zone-corners = { $points } за кожну будівлю цього типу в куті містечка.
verb-per_in_zone-centre = { $points } за кожну будівлю цього типу на 4 центральних клітинках.
verb-by_count = За всі разом, за їхньою кількістю: { $table }.
verb-if_alone_in_lines = { $points }, якщо в ряді та стовпці немає іншої будівлі цього типу.
verb-more_than_right = { $points }; { $more }, якщо у вас їх більше, ніж у гравця праворуч.
verb-per_type_in_lines = { $points } за кожен інший тип будівель у ряді та стовпці.
verb-per_in_best_line = { $points } за кожну будівлю цього типу в ряді або в стовпці, де вигідніше.
verb-per_stored = { $points } за кожен кубик, що тут зберігається.
verb-per_type_in_town = { $points } за кожен тип будівель у містечку, крім монументів.
verb-per_type_missing = { $points } за кожен тип будівель, якого немає в містечку.
verb-per_type_adjacent = { $points } за кожен тип будівель поруч.
verb-per_in_largest_group = { $points } за кожну будівлю найбільшої групи одного типу.
verb-by_place = За черговістю завершення містечка: { $table }.
verb-when_built = За кількістю ваших будівель у мить спорудження: { $table }.

## What cards do: one text an effect

effect-swap_named = Має позначку: коли цей ресурс називає інший гравець, ви можете поставити будь-який інший.
effect-store_named = Коли називає інший, ви можете покласти кубик сюди (щонайбільше { $count }) або обміняти на один із тих, що тут лежать.
effect-never_name = Має позначку, кожен банк іншу: цей ресурс ви більше не можете називати.
effect-stand_in = Замінює будь-який кубик схеми й лишається на місці.
effect-any_square = Можна поставити на будь-яку порожню клітинку.
effect-replace = Одразу замініть щонайбільше { $count ->
    [one] { $count } свою будівлю
    [few] { $count } свої будівлі
   *[many] { $count } своїх будівель
} на будівлі інших типів.
effect-counts_as_cottages = Забезпечується як одна будівля, рахується за { $count ->
    [one] { $count } котедж
    [few] { $count } котеджі
   *[many] { $count } котеджів
}.
effect-free_empty_squares = Ваші порожні клітинки не забирають очок.
effect-never_master = Ви більше не буваєте головним архітектором, доки не лишитеся самі.
effect-unfed_cottages = Кожен ваш незабезпечений котедж дає { $points }.
effect-free_building = Одразу поставте будівлю будь-якого типу на порожню клітинку.
effect-later_any_square = Ваші наступні будівлі можна ставити на будь-яку порожню клітинку.
effect-watch = Одразу покладіть сюди { $count ->
    [one] { $count } тип будівель
    [few] { $count } типи будівель
   *[many] { $count } типів будівель
}. Коли сусід споруджує щось із них, воно може перейти до вашого містечка.
effect-cube_on_cottage = Коли називає інший, ви можете покласти кубик на свій котедж, по одному на кожен.

## The choices of a move, as questions

choose-card = Яка карта?
choose-resource = Який ресурс?
choose-square = На яку клітинку?
choose-squares = З кубиків на яких клітинках?
choose-warehouse = Який склад?
choose-stored = Який із кубиків на складі?
choose-replaced = Яку будівлю замінити?
choose-type = Яка будівля?

kind-keep = Залишити монумент
kind-name = Назвати ресурс
kind-choose = Вибрати ресурс
kind-place = Поставити кубик
kind-store = Покласти кубик на склад
kind-swap = Обміняти кубик
kind-cottage = Покласти кубик на котедж
kind-cavern = До печери
kind-build = Спорудити
kind-done = Готово
kind-complete = Завершити містечко
kind-mark = Позначити будівлю
kind-replace = Замінити будівлю
kind-enough = Лишити як є
kind-grow = Поставити будівлю
kind-watch = Заповнити вежу
kind-claim = Узяти з вежі
kind-decline = Відмовитися

## One sentence a move, for replays

tell-keep = { $seat } залишає собі монумент.
tell-name = { $seat } називає ресурс: { $resource }.
tell-take = { $seat } бере карту: { $resource }.
tell-choose = { $seat } вибирає ресурс: { $resource }.
tell-place = { $seat } ставить кубик на { $square }: { $resource }.
tell-factory = { $seat } користується фабрикою і ставить інший кубик на { $square }: { $resource }.
tell-store = { $seat } кладе кубик на склад на { $square }.
tell-swap = { $seat } міняє кубик на складі на { $warehouse } і ставить на { $square }: { $resource }.
tell-cottage = { $seat } кладе кубик на котедж на { $square }.
tell-cavern = { $seat } відкладає кубик до печери.
tell-build = { $seat } споруджує на { $square }: { $card }.
tell-done = { $seat } завершує раунд.
tell-complete = { $seat } завершує містечко.
tell-mark = { $seat } позначає будівлю: { $resource }.
tell-replace = { $seat } замінює будівлю на { $square }: { $card }.
tell-enough = { $seat } лишає будівлі як є.
tell-grow = { $seat } ставить будівлю на { $square }: { $card }.
tell-watch = { $seat } заповнює вежу: { $cards }.
tell-claim = { $seat } бере з вежі на { $square }: { $card }.
tell-decline = { $seat } відмовляється.
tell-round = Починається раунд { $round }.
tell-card = Раунд { $round } починається з карти: { $resource }.
tell-free = Починається раунд { $round }: кожен вибирає сам.
tell-over = Останнє містечко завершене.
