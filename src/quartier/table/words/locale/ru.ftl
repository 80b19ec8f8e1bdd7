# The server

## Refusals

error-malformed = Это сообщение непонятно.
error-not-yours = Это место не ваше.
error-not-over = Игра ещё не закончена.
error-foreign-page = Другая страница попыталась сыграть здесь от вашего имени.
error-not-found = Здесь ничего нет.
error-stale = Игра тем временем пошла дальше. Взгляните ещё раз и решайте.
error-taken = Сюда только что сел кто-то другой.
error-not-playing = Эта игра ещё не началась.
error-too-large = Это слишком велико.
error-illegal = Сейчас так ходить нельзя.
error-bad-option = Так этот стол не накрыть.
error-bad-record = Эту сохранённую игру не удаётся прочесть.
error-no-undo = Этот ход уже не вернуть.
error-no-hint = За этим столом подсказок нет.
error-too-fast = Слишком много за раз. Подождите немного.
error-not-ready = Эта игра ещё готовится. Это нужно один раз и занимает минуту.
error-unavailable = Сервер сейчас ничего не может сохранить. Попробуйте чуть позже.

## The log

log-undo = { $seat }: последний ход взят назад.
log-secret = { $seat }: решение, которого другие пока не видят.

## Games

about-paris = Двое мостят площадь в Париже первых фонарей, а потом строят там, куда падает свет.
about-tiny_towns = От одного до шести игроков. Все одновременно ставят один и тот же кубик, и никому он не нужен.
about-munivers = От двух до четырёх мэров, один год: торги, улицы, займы, опросы и выборы.

## Bots

bot-random = Наугад
bot-random-about = Делает любой ход, не задумываясь.
bot-greedy = Жадный
bot-greedy-about = Берёт то, что сейчас кажется лучшим.

## Options of the games

choice-true = Да
choice-false = Нет
option-paris-edition = Издание
option-paris-edition-about = Печатные книги расходятся в мелочах; здесь они выбираются разом.
option-paris-edition-standard = Наше
option-paris-edition-es = Испанское
option-paris-edition-fr = Французское
option-paris-edition-uk = Британское
option-paris-postcards = Открытки
option-paris-postcards-about = Восемь открыток лежат открыто; каждую можно взять один раз.
option-paris-postcards-first = Восемь для первой игры
option-paris-postcards-random = Восемь из двенадцати
option-paris-hand = Плитки в руке
option-paris-hand-about = Сколько плиток вы держите втайне, чтобы выбирать.
option-paris-hand-1 = Одна
option-paris-hand-2 = Две
option-paris-first = Кто начинает
option-paris-first-about = Следующую игру начинает проигравший.
option-paris-first-random = По жребию
option-paris-first-orange = Оранжевый
option-paris-first-blue = Синий
option-paris-flip = Здания можно переворачивать
option-paris-flip-about = У печатных зданий одна лицевая сторона; здесь их можно класть и на другую.
option-paris-chartier_fountain = Chartier помогает фонтану
option-paris-chartier_fountain-about = Фонтан может лечь на клетку, которую меняет Chartier.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Что освещает большой фонарь.
option-paris-grande_lumiere-rays = Две клетки в четырёх направлениях
option-paris-grande_lumiere-diamond = Всё в двух шагах
option-paris-grande_lumiere-ring = Восемь клеток вокруг
option-paris-dancer_walls = Фонари останавливают танцовщицу
option-paris-dancer_walls-about = Останавливается ли танцовщица Moulin Rouge у фонарей.
option-paris-tie = Ничья
option-paris-tie-about = При равных очках решают клетки своего цвета: какие именно.
option-paris-tie-free = Свободные
option-paris-tie-visible = Видимые, в том числе под художником и танцовщицей
option-tiny_towns-mode = Способ игры
option-tiny_towns-mode-about = Кто называет следующий ресурс.
option-tiny_towns-mode-builder = Главный строитель
option-tiny_towns-mode-town_hall = Карты ратуши
option-tiny_towns-mode-solo = В одиночку: одна из трёх карт
option-tiny_towns-buildings = Здания
option-tiny_towns-buildings-about = Какие семь карт зданий в игре.
option-tiny_towns-buildings-first = Для первой игры
option-tiny_towns-buildings-random = По одной каждого вида, по жребию
option-tiny_towns-monuments = Монументы
option-tiny_towns-monuments-about = У каждого есть свой тайный монумент.
option-tiny_towns-cavern = Пещера
option-tiny_towns-cavern-about = Дважды за игру можно отложить кубик, который назвал другой.
option-munivers-match = Соседи
option-munivers-match-about = Сколько раз считается одна пиктограмма.
option-munivers-match-each = За каждого соседа
option-munivers-match-once = Один раз
option-munivers-content = Наполнение
option-munivers-content-about = Какие плитки и карты лежат в коробке.
option-munivers-content-standard = Весь год
option-munivers-content-short = Короткая игра
