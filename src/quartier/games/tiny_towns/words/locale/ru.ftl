title = Крошечные города
scene-name = Крошечные города, раунд { $round }

## Seats: each town belongs to an animal

seat-badger = Барсук
seat-fox = Лис
seat-hare = Заяц
seat-mole = Крот
seat-otter = Выдра
seat-squirrel = Белка

## Resources and building types

resource-wood = дерево
resource-wheat = пшеница
resource-brick = кирпич
resource-glass = стекло
resource-stone = камень
type-blue = синие
type-red = красные
type-gray = серые
type-orange = оранжевые
type-green = зелёные
type-yellow = жёлтые
type-black = чёрные

## Scores

score-blue = Коттеджи
score-red = Фермы и подобные
score-gray = Колодцы и подобные
score-orange = Часовни и подобные
score-green = Таверны и подобные
score-yellow = Театры и подобные
score-black = Фабрики и подобные
score-monument = Монумент
score-empty = Пустые клетки
score-total = Итого
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
rank-1 = Великий архитектор
rank-2 = Градостроитель
rank-3 = Инженер
rank-4 = Плотник
rank-5 = Подмастерье
rank-6 = Честолюбивый новичок

## Phases and prompts

mode-builder = Главный строитель
mode-town_hall = Ратуша
mode-solo = Соло
round = Раунд { $round }
named = Названо: { $resource }
prompt-keep = Оставьте себе один из двух монументов.
prompt-name = Вы главный строитель: назовите ресурс.
prompt-take = Возьмите одну из открытых карт.
prompt-choose = Выберите ресурс; никто не увидит его, пока не выберут все.
prompt-place = Поставьте кубик в своём городе: { $resource }.
prompt-build = Стройте или скажите, что вы закончили.
prompt-full = Город заполнен: стройте или завершите его.
prompt-mark = Отметьте новое здание ресурсом.
prompt-replace = Замените здание или оставьте всё как есть.
prompt-grow = Поставьте любое здание на пустую клетку.
prompt-stock = Выберите типы зданий для своего дозора.
prompt-claim = Сосед построил здание с вашего дозора: поставьте его у себя или откажитесь.
prompt-wait = Ждём: { $seats }.
prompt-won = { $seat } побеждает, { $points }.
prompt-shared = Общая победа: { $seats }, { $points }.
prompt-solo = Город завершён, { $points }: { $rank }.

## What lies on the table

town-of = Город: { $seat }, { $points }
square-name = { $square }: { $content }
square-empty = пусто
square-fed = { $content }, накормлено
square-marked = { $content }, отметка: { $resource }
square-stored = { $content }, хранит: { $resources }
master = главный строитель
complete = завершён в раунде { $round }
done = готово
monument-standing = Монумент, { $seat }: { $card }
cavern-left = Пещера: ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
watch-left = На дозоре: { $cards }
open-cards = Открытые карты
unseen-cards = Ещё не показанные карты: { $cards }
free-round = Свободный выбор
card-name = { $card }. { $text }

## Cards: buildings

card-cottage = Коттедж
card-farm = Ферма
card-granary = Амбар
card-greenhouse = Теплица
card-orchard = Фруктовый сад
card-well = Колодец
card-fountain = Фонтан
card-millstone = Жёрнов
card-shed = Сарай
card-chapel = Часовня
card-temple = Храм
card-abbey = Аббатство
card-cloister = Монастырь
card-tavern = Таверна
card-almshouse = Богадельня
card-inn = Гостиница
card-feast_hall = Пиршественный зал
card-theater = Театр
card-bakery = Пекарня
card-market = Рынок
card-tailor = Портной
card-factory = Фабрика
card-warehouse = Склад
card-bank = Банк
card-trading_post = Торговый пост

## Cards: monuments

card-architects_guild = Гильдия архитекторов
card-archive_of_the_second_age = Архив Второй эпохи
card-barrett_castle = Замок Барретт
card-cathedral_of_caterina = Собор Катерины
card-fort_ironweed = Форт Айронвид
card-grand_mausoleum_of_the_rodina = Великий мавзолей Родины
card-grove_university = Университет Рощи
card-mandras_palace = Дворец Мандрас
card-obelisk_of_the_crescent = Обелиск Полумесяца
card-opaleyes_watch = Дозор Опалового Глаза
card-shrine_of_the_elder_tree = Святилище Древнего древа
card-silva_forum = Форум Сильва
card-the_sky_baths = Небесные купальни
card-the_starloom = Звёздный ткацкий станок
card-statue_of_the_bondmaker = Статуя Связующего

## What cards are worth: one text a scoring verb

base-and = { $base }, а также { $rest }
table-step = { $number }: { $points }
table-last = { $number }+: { $points }
verb-flat = { $points }.
verb-if_fed = { $points }, если накормлено.
verb-feeds_any = Кормит { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[many] { $count } зданий
} где угодно в городе.
verb-feeds_around = Кормит все здания на 8 клетках вокруг.
verb-feeds_group = Кормит одну группу смежных зданий где угодно в городе.
verb-feeds_lines = Кормит все здания в своём ряду и столбце.
verb-per_adjacent = { $points } за каждое соседнее здание из этих: { $types }.
verb-if_adjacent = { $points }, если рядом стоит одно из этих зданий: { $types }.
verb-unless_adjacent = { $points }, если рядом нет ни одного из этих зданий: { $types }.
verb-per_fed_cottage = { $points } за каждый накормленный коттедж в городе.
verb-if_adjacent_fed = { $points }, если рядом не меньше { $count ->
    [one] { $count } накормленного коттеджа
    [few] { $count } накормленных коттеджей
   *[many] { $count } накормленных коттеджей
}.
verb-per_in_zone-corners = { $points } за каждое здание этого типа в углу города.
verb-per_in_zone-centre = { $points } за каждое здание этого типа на 4 центральных клетках.
verb-by_count = За все вместе, по их числу: { $table }.
verb-if_alone_in_lines = { $points }, если в ряду и столбце нет другого здания этого типа.
verb-more_than_right = { $points }; { $more }, если у вас их больше, чем у игрока справа.
verb-per_type_in_lines = { $points } за каждый другой тип зданий в ряду и столбце.
verb-per_in_best_line = { $points } за каждое здание этого типа в ряду или в столбце, где выгоднее.
verb-per_stored = { $points } за каждый кубик, который здесь хранится.
verb-per_type_in_town = { $points } за каждый тип зданий в городе, кроме монументов.
verb-per_type_missing = { $points } за каждый тип зданий, которого нет в городе.
verb-per_type_adjacent = { $points } за каждый тип зданий рядом.
verb-per_in_largest_group = { $points } за каждое здание самой большой группы одного типа.
verb-by_place = По очерёдности завершения города: { $table }.
verb-when_built = По числу ваших зданий в миг постройки: { $table }.

## What cards do: one text an effect

effect-swap_named = С отметкой: когда этот ресурс называет другой игрок, вы можете поставить любой другой.
effect-store_named = Когда называет другой, вы можете положить кубик сюда (не больше { $count }) или обменять на один из лежащих здесь.
effect-never_name = С отметкой, у каждого банка своей: этот ресурс вы больше не можете называть.
effect-stand_in = Заменяет любой кубик схемы и остаётся на месте.
effect-any_square = Можно поставить на любую пустую клетку.
effect-replace = Сразу замените до { $count ->
    [one] { $count } своего здания
    [few] { $count } своих зданий
   *[many] { $count } своих зданий
} зданиями других типов.
effect-counts_as_cottages = Кормится как одно здание, считается за { $count ->
    [one] { $count } коттедж
    [few] { $count } коттеджа
   *[many] { $count } коттеджей
}.
effect-free_empty_squares = Ваши пустые клетки не отнимают очков.
effect-never_master = Вы больше не бываете главным строителем, пока не останетесь одни.
effect-unfed_cottages = Каждый ваш ненакормленный коттедж даёт { $points }.
effect-free_building = Сразу поставьте здание любого типа на пустую клетку.
effect-later_any_square = Ваши следующие здания можно ставить на любую пустую клетку.
effect-watch = Сразу положите сюда { $count ->
    [one] { $count } тип зданий
    [few] { $count } типа зданий
   *[many] { $count } типов зданий
}. Когда сосед строит одно из них, оно может перейти в ваш город.
effect-cube_on_cottage = Когда называет другой, вы можете положить кубик на свой коттедж, по одному на каждый.

## The choices of a move, as questions

choose-card = Какая карта?
choose-resource = Какой ресурс?
choose-square = На какую клетку?
choose-squares = Из кубиков на каких клетках?
choose-warehouse = Какой склад?
choose-stored = Какой кубик со склада?
choose-replaced = Какое здание заменить?
choose-type = Какое здание?

kind-keep = Оставить монумент
kind-name = Назвать ресурс
kind-choose = Выбрать ресурс
kind-place = Поставить кубик
kind-store = Положить кубик на склад
kind-swap = Обменять кубик
kind-cottage = Положить кубик на коттедж
kind-cavern = В пещеру
kind-build = Построить
kind-done = Готово
kind-complete = Завершить город
kind-mark = Отметить здание
kind-replace = Заменить здание
kind-enough = Оставить как есть
kind-grow = Поставить здание
kind-watch = Заполнить дозор
kind-claim = Взять с дозора
kind-decline = Отказаться

## One sentence a move, for replays

tell-keep = { $seat } оставляет себе монумент.
tell-name = { $seat } называет ресурс: { $resource }.
tell-take = { $seat } берёт карту: { $resource }.
tell-choose = { $seat } выбирает ресурс: { $resource }.
tell-place = { $seat } ставит кубик на { $square }: { $resource }.
tell-factory = { $seat } пользуется фабрикой и ставит другой кубик на { $square }: { $resource }.
tell-store = { $seat } кладёт кубик на склад на { $square }.
tell-swap = { $seat } меняет кубик на складе на { $warehouse } и ставит на { $square }: { $resource }.
tell-cottage = { $seat } кладёт кубик на коттедж на { $square }.
tell-cavern = { $seat } откладывает кубик в пещеру.
tell-build = { $seat } строит на { $square }: { $card }.
tell-done = { $seat } заканчивает раунд.
tell-complete = { $seat } завершает город.
tell-mark = { $seat } отмечает здание: { $resource }.
tell-replace = { $seat } заменяет здание на { $square }: { $card }.
tell-enough = { $seat } оставляет здания как есть.
tell-grow = { $seat } ставит здание на { $square }: { $card }.
tell-watch = { $seat } заполняет дозор: { $cards }.
tell-claim = { $seat } берёт с дозора на { $square }: { $card }.
tell-decline = { $seat } отказывается.
tell-round = Начинается раунд { $round }.
tell-card = Раунд { $round } начинается с карты: { $resource }.
tell-free = Начинается раунд { $round }: каждый выбирает сам.
tell-over = Последний город завершён.
