# The pages

## Every page

to-the-lobby = В холл
settings = Настройки
language = Язык
close = Закрыть
your-name = Ваше имя
guest = Гость
theme = День или ночь
theme-auto = Как на этом устройстве
theme-day = День
theme-night = Ночь
confirm-moves = Подтверждать ходы перед отправкой
confirm-auto = На сенсорных экранах
confirm-always = Всегда
confirm-never = Никогда
sounds = Звуки
sounds-about = Стук на каждый ход, две ноты, когда ваша очередь.
notify = Уведомления
notify-about = Когда ваша очередь, а страница не на экране.
notify-refused = Браузер не разрешает здесь уведомления.
no-connection = Нет связи с сервером.
no-answer = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
went-wrong = Что-то пошло не так. Попробуйте ещё раз чуть позже.
not-here = Здесь ничего нет
no-such-page = Этот адрес никуда не ведёт.
share = Поделиться
copy-link = Скопировать ссылку
copied = Скопировано.
copy-by-hand = Ссылка выделена: скопируйте её вручную.
qr-code = QR-код этой ссылки

## Keys

shortcuts = Клавиши
keys-at-table = За столом
keys-arrows = ← / ↑ / → / ↓
keys-arrows-about = к соседнему предмету на поле, который можно выбрать
keys-pick = Enter / Пробел
keys-pick-about = выбрать его
keys-turn = R / Shift + R
keys-turn-about = повернуть деталь вправо или влево
keys-back = Esc
keys-back-about = отменить последний выбор
keys-in-replay = При просмотре партии
keys-step = ← / →
keys-step-about = на ход назад или вперёд
keys-ends = Home / End
keys-ends-about = к началу или в конец партии
keys-play = Пробел
keys-play-about = воспроизвести или остановить
keys-losses = Page Up / Page Down
keys-losses-about = на графике разбора: к следующей или предыдущей ошибке
keys-everywhere = Везде
keys-tab-about = к следующему элементу страницы
keys-list-about = этот список

## The lobby

lobby-title = Садитесь и стройте город
lobby-about = Три настольные игры об улицах, фонарях и маленьких домах. Играйте с ботом прямо сейчас или отправьте ссылку другу.
whose-games = Игры принадлежат их авторам и издателям, с которыми этот стол не связан. Если игра вам нравится, купите её: стол, за которым сидят люди, ещё лучше.
play-now = Играть с ботом
set-up-table = Подготовить стол
being-prepared = Готовим на сервере. Это займёт минуту, только один раз.
rules = Правила
players-exactly = { $count ->
     [one] { $count } игрок
     [few] { $count } игрока
     [many] { $count } игроков
    *[other] { $count } игрока
}
players-from-to = Игроков: от { $least } до { $most }
your-tables = Ваши партии
open-tables = Открытые столы
finished-games = Сыгранные партии
no-tables-of-yours = Пока нет. Начните играть, и партия появится здесь.
no-open-tables = Сейчас никто не ждёт игрока.
no-finished-games = Пока нет.
free-seat = свободное место
waiting-for-players = ждёт игроков
moves-made = { $count ->
     [one] { $count } ход
     [few] { $count } хода
     [many] { $count } ходов
    *[other] { $count } хода
}
won-by = Победа: { $names }
your-turn = Ваш ход
upload-record = Посмотреть сохранённую партию

## A new table

new-game-of = Новая партия: { $game }
who-plays = Кто играет
how-many = Сколько игроков
who-sits-here = Кто играет: { $seat }
name-of-seat = Имя на месте «{ $seat }»
seat-me = На этом устройстве
seat-open = Друг по ссылке
seat-open-about = Получит ссылку, чтобы сесть здесь.
bots-by-strength = Боты, от самого слабого до самого сильного
open-seat-about = Несколько человек на этом устройстве играют по очереди за занавесом. Друзья получат ссылку, как только стол будет готов.
options = Параметры
set-by = Определяет: { $by }
set-otherwise = Изменено вами; { $by } предполагает: { $value }
time-and-help = Время и помощь
clock = Часы
clock-about = Когда время выйдет, это одно решение примет бот. После трёх подряд он будет играть дальше, пока вы не вернётесь.
clock-none = Нет: думайте сколько хотите
clock-seconds = { $count ->
     [one] { $count } секунда на решение
     [few] { $count } секунды на решение
     [many] { $count } секунд на решение
    *[other] { $count } секунды на решение
}
clock-minutes = { $count ->
     [one] { $count } минута на решение
     [few] { $count } минуты на решение
     [many] { $count } минут на решение
    *[other] { $count } минуты на решение
}
clock-days = { $count ->
     [one] { $count } день на решение
     [few] { $count } дня на решение
     [many] { $count } дней на решение
    *[other] { $count } дня на решение
}
allow-hints = Подсказки
allow-hints-about = Кто застрял, может спросить, что сделал бы бот.
allow-undo = Отмена хода
allow-undo-about = Ход можно отменить, пока он ничего не открыл и никто на него не ответил.
list-table = Показать стол в холле
list-table-about = Незнакомцы увидят его в холле и смогут сесть.
begin = Начать

## The waiting room

waiting-for-friends = Ждём ваших друзей
sit-down-title = Есть свободное место
waiting-about = Игра начнётся, как только все места будут заняты.
sit-here = Сесть сюда
sit-here-too = Кто-то рядом со мной
seat-a-bot = Бот
stand-up = Освободить место
friend-link-about = Отправьте эту ссылку другу или дайте отсканировать код.

## At the table

scene-name = Стол
asked-of-you = Что от вас требуется
sending = Минутку…
is-this-your-move = Сыграть так?
a-bot-would = Бот сделал бы так. Сыграть?
confirm = Да, сыграть
changes-your-score = меняет ваш счёт на { $points }
keeps-your-score = не меняет ваш счёт
cancel = Нет
back = Назад
that-is-all = Это всё
choose-from-a-list = Выбрать из списка
turn-the-piece = Повернуть деталь
turn-left = Повернуть влево
turn-right = Повернуть вправо
turn-of = { $place } из { $all }
less = Меньше
more = Больше
take-back = Отменить ход
hint = Подсказка
thinking-hint = Обдумываю…
hint-late = Подсказка опоздала: игра пошла дальше или вы уже что-то выбрали. Если хотите, попросите ещё раз.
scores = Счёт
total = Итого
scores-now = Счёт: { $changes }.
score-now = { $name } { $change }, теперь { $total }
what-happened = Что произошло
by-the-clock = (время вышло, решил бот)
bot-named = { $seat } (бот)
you = вы
beside-you = на этом устройстве
looking-on = Вы наблюдаете за игрой.
away = нет на месте, играет бот
offline = не на связи
thinking = думает
deciding = решает
days-left = { $count ->
     [one] { $count } день
     [few] { $count } дня
     [many] { $count } дней
    *[other] { $count } дня
}
views = Вкладки
tab-board = Поле
tab-review = Разбор
tab-scores = Счёт
tab-log = Ход игры
tab-people = Стол
line-lost = Нет соединения. Восстанавливаем…
since-your-move = После вашего последнего хода
go-on = Дальше
curtain = Передайте устройство: { $name }
curtain-about = Остальным лучше не смотреть.
curtain-open = Я — { $name }
share-table = Поделиться столом
share-table-about = Любой, кто откроет эту ссылку, займёт свободное место или будет смотреть.
other-device = Играть с другого устройства
other-device-about = Эта ссылка переносит ваше место на другое устройство. Любой, у кого она есть, сможет играть за вас: никому её не показывайте.
only-this-machine = Этот адрес работает только на этом компьютере. Чтобы друзья подключились с других устройств, запустите стол с --host 0.0.0.0 и откройте его здесь по адресу этого компьютера в вашей сети.

## The end, and seeing a game again

final-count = Окончательный подсчёт
wins = Победа: { $name }!
you-win = Вы победили!
win-together = Общая победа: { $names }
nobody-wins = Игра окончена
again = Ещё раз
to-next-game = К следующей партии
replay = Пересмотреть
share-replay-about = Любой, кто откроет эту ссылку, сможет пересмотреть всю партию.
share-move = Поделиться этим моментом
share-move-about = Эта ссылка открывает партию на { $move }-м ходу.
to-the-table = Назад к столу
keep-and-share = Сохранить и поделиться
the-start = Начало
move-number = Ход
move-of = Ход { $move } из { $all }
to-the-start = К началу
to-the-end = К концу
one-back = На ход назад
one-on = На ход вперёд
autoplay = Воспроизвести
pause = Пауза
as-record = Запись
as-picture = Картинка
as-film = Анимация
film-being-made = Анимация создаётся…
review = Разбор
review-about = Сильный бот обдумывает каждое решение: что было бы лучше, что было удачей, где игра переломилась. Это занимает около минуты.
review-waiting = { $count ->
     [one] Перед этой обдумывается ещё { $count } партия.
     [few] Перед этой обдумываются ещё { $count } партии.
     [many] Перед этой обдумывается ещё { $count } партий.
    *[other] Перед этой обдумывается ещё { $count } партии.
}
review-begins = Обдумываем…
review-working = Обдумано решений: { $done } из { $all }
review-goes-on = Эту страницу можно покинуть: работа продолжится.
review-ready = Разбор готов
review-interrupted = Разбор прерван. Закажите его ещё раз.
review-words = Что значат эти слова
no-choice = другого хода не было
what-was-better = Что было лучше

## Bots and seats

bot-of-level = Бот: { $level }

# The server

## Refusals

error-malformed = Это сообщение непонятно.
error-not-yours = Это место не ваше.
error-not-over = Игра ещё не закончена.
error-foreign-page = Другая страница попыталась сыграть здесь от вашего имени.
error-not-found = Такого стола или партии нет. Возможно, ссылка обрезана или стол уже удалён.
error-no-such-game = Такой игры здесь нет.
error-stale = Игра тем временем пошла дальше. Взгляните ещё раз и решайте.
error-taken = Сюда только что сел кто-то другой.
error-not-playing = Эта игра ещё не началась.
error-too-large = Файл слишком большой.
error-illegal = Сейчас так ходить нельзя.
error-bad-option = Так стол не подготовить.
error-bad-record = Эту сохранённую партию не удаётся прочесть.
error-no-undo = Этот ход уже не отменить.
error-no-hint = За этим столом подсказок нет.
error-too-fast = Слишком много за раз. Подождите немного.
error-not-ready = Эта игра ещё готовится. Это нужно один раз и занимает минуту.
error-busy = Слишком много партий ждёт разбора. Попробуйте через несколько минут.
error-unavailable = Сервер сейчас ничего не может сохранить. Попробуйте чуть позже.

## The log

log-undo = { $seat }: последний ход отменён.
log-secret = { $seat }: решение, которого другие пока не видят.

## Games

about-paris = Двое мостят площадь в Париже первых фонарей, а потом строят там, куда падает свет.
about-tiny_towns = От одного до шести игроков. Все одновременно ставят один и тот же кубик, и никому он не нужен.
about-munivers = От двух до четырёх мэров, один год: аукционы, улицы, ссуды, опросы и выборы.

## Bots

bot-random = Наугад
bot-random-about = Делает любой ход, не задумываясь: слабее уровня 1.
bot-greedy = Жадный
bot-greedy-about = Берёт то, что сейчас кажется лучшим: примерно как уровень 3.
bot-level-1 = 1 · Турист
bot-level-1-about = Когда ходов много, видит лишь некоторые и берёт самый красивый.
bot-level-2 = 2 · Прохожий
bot-level-2-about = Берёт то, что выглядит лучше всего, но многого не замечает.
bot-level-3 = 3 · Сосед
bot-level-3-about = Думает на ход-два вперёд и кое-что упускает.
bot-level-4 = 4 · Каменщик
bot-level-4-about = Внимательно думает наперёд; мало что упустит.
bot-level-5 = 5 · Архитектор
bot-level-5-about = За мгновение просчитывает далеко вперёд и почти ничего не упускает.
bot-level-6 = 6 · Префект
bot-level-6-about = Самый сильный: над каждым ходом думает до секунды.

## Options of the games

choice-true = Да
choice-false = Нет
option-paris-edition = Издание
option-paris-edition-about = Печатные правила расходятся в мелочах; здесь они выбираются разом.
option-paris-edition-standard = Наше
option-paris-edition-es = Испанское
option-paris-edition-fr = Французское
option-paris-edition-uk = Украинское
option-paris-postcards = Открытки
option-paris-postcards-about = Выложено восемь открыток; каждую можно взять один раз.
option-paris-postcards-first = Восемь для первой игры
option-paris-postcards-random = Восемь из двенадцати
option-paris-hand = Тайлы в руке
option-paris-hand-about = Сколько тайлов вы держите втайне, чтобы выбирать.
option-paris-hand-1 = Один
option-paris-hand-2 = Два
option-paris-first = Кто начинает
option-paris-first-about = Следующую игру начинает проигравший, а после ничьей — тот, кто не начинал.
option-paris-first-random = По жребию
option-paris-first-orange = Оранжевые
option-paris-first-blue = Синие
option-paris-flip = Дома можно переворачивать
option-paris-flip-about = У печатных домов одна лицевая сторона; здесь их можно класть и на другую.
option-paris-chartier_fountain = Шартье помогает фонтану
option-paris-chartier_fountain-about = Фонтан может лечь на клетку, которую меняет «Шартье».
option-paris-grande_lumiere = Большой фонарь
option-paris-grande_lumiere-about = Что он освещает.
option-paris-grande_lumiere-rays = Крестом по две клетки
option-paris-grande_lumiere-diamond = Всё в пределах двух шагов
option-paris-grande_lumiere-ring = Восемь клеток вокруг
option-paris-dancer_walls = Фонари останавливают танцовщицу
option-paris-dancer_walls-about = Останавливается ли танцовщица «Мулен Руж» у фонарей.
option-paris-tie = Ничья
option-paris-tie-about = Какие клетки своего цвета решают при равных очках: свободные или все видимые, в том числе под художником и танцовщицей.
option-paris-tie-free = Свободные
option-paris-tie-visible = Видимые
option-tiny_towns-mode = Способ игры
option-tiny_towns-mode-about = Кто называет следующий ресурс.
option-tiny_towns-mode-builder = Главный строитель
option-tiny_towns-mode-town_hall = Карты ратуши
option-tiny_towns-mode-solo = В одиночку: одна из трёх карт
option-tiny_towns-buildings = Здания
option-tiny_towns-buildings-about = Какие семь карт зданий в игре.
option-tiny_towns-buildings-first = Для первой игры
option-tiny_towns-buildings-random = По одной каждого вида наугад
option-tiny_towns-monuments = Монументы
option-tiny_towns-monuments-about = У каждого есть свой тайный монумент.
option-tiny_towns-cavern = Пещера
option-tiny_towns-cavern-about = Дважды за игру можно отложить кубик, который назвал другой.
option-tiny_towns-first = Первый главный строитель
option-tiny_towns-first-about = Кто называет первый ресурс, если в игре есть главный строитель.
option-tiny_towns-first-random = По жребию
option-tiny_towns-first-badger = Барсук
option-tiny_towns-first-fox = Лис
option-tiny_towns-first-hare = Заяц
option-tiny_towns-first-mole = Крот
option-tiny_towns-first-otter = Выдра
option-tiny_towns-first-squirrel = Белка
option-munivers-match = Соседи
option-munivers-match-about = Сколько раз считается одна пиктограмма.
option-munivers-match-each = За каждого соседа
option-munivers-match-once = Один раз
option-munivers-first = Кто начинает
option-munivers-first-about = Кто первый игрок в январе.
option-munivers-first-random = По жребию
option-munivers-first-orange = Оранжевый
option-munivers-first-blue = Синий
option-munivers-first-green = Зелёный
option-munivers-first-violet = Фиолетовый
option-munivers-content = Наполнение
option-munivers-content-about = Какие тайлы и карты лежат в коробке.
option-munivers-content-standard = Весь год
option-munivers-content-short = Короткая игра
