# The pages

## Every page

to-the-lobby = До вітальні
settings = Налаштування
language = Мова
close = Закрити
your-name = Ваше ім’я
guest = Гість
theme = День чи ніч
theme-auto = Як на цьому пристрої
theme-day = День
theme-night = Ніч
confirm-moves = Підтверджувати ходи перед надсиланням
confirm-auto = На сенсорних екранах
confirm-always = Завжди
confirm-never = Ніколи
sounds = Звуки
sounds-about = Стук на кожен хід, дві ноти, коли ваша черга.
notify = Сповіщення
notify-about = Коли ваша черга, а сторінка не на екрані.
notify-refused = Браузер не дозволяє сповіщень на цій сторінці.
no-connection = Немає зв’язку із сервером.
no-answer = Сервер не відповідає. Перевірте з’єднання і спробуйте ще раз.
went-wrong = Щось пішло не так. Спробуйте ще раз трохи згодом.
not-here = Тут нічого немає
no-such-page = Ця адреса нікуди не веде.
share = Поділитися
copy-link = Скопіювати посилання
copied = Скопійовано.
copy-by-hand = Посилання виділено: скопіюйте його вручну.
qr-code = QR-код цього посилання

## Keys

shortcuts = Клавіші
keys-at-table = За столом
keys-arrows = ← / ↑ / → / ↓
keys-arrows-about = до сусіднього об’єкта на полі, який можна вибрати
keys-pick = Enter / Пробіл
keys-pick-about = вибрати його
keys-turn = R / Shift + R
keys-turn-about = повернути деталь праворуч або ліворуч
keys-back = Esc
keys-back-about = скасувати останній вибір
keys-in-replay = Під час перегляду партії
keys-step = ← / →
keys-step-about = на хід назад або вперед
keys-ends = Home / End
keys-ends-about = на початок або в кінець партії
keys-play = Пробіл
keys-play-about = відтворити або зупинити
keys-losses = Page Up / Page Down
keys-losses-about = на графіку розбору: до наступної або попередньої помилки
keys-everywhere = Усюди
keys-tab-about = до наступного елемента сторінки
keys-list-about = цей перелік

## The lobby

lobby-title = Сідайте й будуйте місто
lobby-about = Три настільні гри про вулиці, ліхтарі й маленькі будинки. Грайте з ботом одразу або надішліть другові посилання.
whose-games = Ігри належать їхнім авторам і видавцям, з якими цей стіл не пов’язаний. Якщо якась вам до душі, купіть її: стіл, довкола якого сидять люди, ще кращий.
play-now = Грати з ботом
set-up-table = Підготувати стіл
being-prepared = Готуємо на сервері. Це триває хвилину, лише раз.
rules = Правила
players-exactly = { $count ->
     [one] { $count } гравець
     [few] { $count } гравці
     [many] { $count } гравців
    *[other] { $count } гравця
}
players-from-to = Гравців: від { $least } до { $most }
your-tables = Ваші партії
open-tables = Відкриті столи
finished-games = Зіграні партії
no-tables-of-yours = Ще немає. Почніть грати, і партія з’явиться тут.
no-open-tables = Зараз ніхто не чекає на гравця.
no-finished-games = Ще немає.
free-seat = вільне місце
waiting-for-players = чекає на гравців
moves-made = { $count ->
     [one] { $count } хід
     [few] { $count } ходи
     [many] { $count } ходів
    *[other] { $count } ходу
}
won-by = Перемога: { $names }
your-turn = Ваш хід
upload-record = Переглянути збережену партію

## A new table

new-game-of = Нова партія: { $game }
who-plays = Хто грає
how-many = Скільки гравців
who-sits-here = Хто грає: { $seat }
name-of-seat = Ім’я на місці «{ $seat }»
seat-me = На цьому пристрої
seat-open = Друг за посиланням
seat-open-about = Отримає посилання, щоб сісти тут.
bots-by-strength = Боти, від найслабшого до найсильнішого
open-seat-about = Кілька людей на цьому пристрої грають по черзі за завісою. Друзі отримають посилання, щойно стіл буде готовий.
options = Параметри
set-by = Визначає: { $by }
set-otherwise = Змінено вами; { $by } передбачає: { $value }
time-and-help = Час і допомога
clock = Годинник
clock-about = Коли час мине, це одне рішення ухвалить бот. Після трьох поспіль він гратиме далі, доки ви не повернетеся.
clock-none = Немає: думайте скільки хочете
clock-seconds = { $count ->
     [one] { $count } секунда на рішення
     [few] { $count } секунди на рішення
     [many] { $count } секунд на рішення
    *[other] { $count } секунди на рішення
}
clock-minutes = { $count ->
     [one] { $count } хвилина на рішення
     [few] { $count } хвилини на рішення
     [many] { $count } хвилин на рішення
    *[other] { $count } хвилини на рішення
}
clock-days = { $count ->
     [one] { $count } день на рішення
     [few] { $count } дні на рішення
     [many] { $count } днів на рішення
    *[other] { $count } дня на рішення
}
allow-hints = Підказки
allow-hints-about = Хто застряг, може спитати, що зробив би бот.
allow-undo = Скасування ходу
allow-undo-about = Хід можна скасувати, доки він нічого не відкрив і ніхто на нього не відповів.
list-table = Показати стіл у вітальні
list-table-about = Незнайомці побачать його у вітальні й зможуть сісти.
begin = Почати

## The waiting room

waiting-for-friends = Чекаємо на ваших друзів
sit-down-title = Є вільне місце
waiting-about = Гра почнеться, щойно всі місця буде зайнято.
sit-here = Сісти сюди
sit-here-too = Хтось поруч зі мною
seat-a-bot = Бот
stand-up = Звільнити місце
friend-link-about = Надішліть це посилання другові або дайте відсканувати код.

## At the table

scene-name = Стіл
asked-of-you = Що від вас потрібно
sending = Хвилинку…
is-this-your-move = Зіграти так?
a-bot-would = Бот зробив би так. Зіграти?
confirm = Так, зіграти
changes-your-score = змінює ваш рахунок на { $points }
keeps-your-score = не змінює вашого рахунку
cancel = Ні
back = Назад
that-is-all = Це все
choose-from-a-list = Вибрати зі списку
turn-the-piece = Повернути деталь
turn-left = Повернути ліворуч
turn-right = Повернути праворуч
turn-of = { $place } з { $all }
less = Менше
more = Більше
take-back = Скасувати хід
hint = Підказка
thinking-hint = Обдумую…
hint-late = Підказка запізнилася: гра пішла далі або ви вже щось вибрали. Якщо хочете, попросіть ще раз.
scores = Рахунок
total = Разом
scores-now = Рахунок: { $changes }.
score-now = { $name } { $change }, тепер { $total }
what-happened = Що сталося
by-the-clock = (час вийшов, вирішив бот)
bot-named = { $seat } (бот)
you = ви
beside-you = на цьому пристрої
looking-on = Ви спостерігаєте за грою.
away = немає на місці, грає бот
offline = не на зв’язку
thinking = думає
deciding = вирішує
days-left = { $count ->
     [one] { $count } день
     [few] { $count } дні
     [many] { $count } днів
    *[other] { $count } дня
}
views = Вкладки
tab-board = Поле
tab-review = Розбір
tab-scores = Рахунок
tab-log = Перебіг
tab-people = Стіл
line-lost = Немає з’єднання. Відновлюємо…
since-your-move = Після вашого останнього ходу
go-on = Далі
curtain = Передайте пристрій: { $name }
curtain-about = Іншим краще не дивитися.
curtain-open = Я — { $name }
share-table = Поділитися столом
share-table-about = Кожен, хто відкриє це посилання, сяде на вільне місце або дивитиметься.
other-device = Грати з іншого пристрою
other-device-about = Це посилання переносить ваше місце на інший пристрій. Кожен, у кого воно є, зможе грати за вас: нікому його не показуйте.
only-this-machine = Ця адреса працює лише на цьому комп’ютері. Щоб друзі приєдналися з інших пристроїв, запустіть стіл із --host 0.0.0.0 і відкрийте його тут за адресою цього комп’ютера у вашій мережі.

## The end, and seeing a game again

final-count = Остаточний підрахунок
wins = Перемога: { $name }!
you-win = Ви перемогли!
win-together = Спільна перемога: { $names }
nobody-wins = Гру закінчено
again = Ще раз
to-next-game = До наступної партії
replay = Переглянути
share-replay-about = Кожен, хто відкриє це посилання, зможе переглянути всю партію.
share-move = Поділитися цим моментом
share-move-about = Це посилання відкриває партію на { $move }-му ході.
to-the-table = Назад до столу
keep-and-share = Зберегти й поділитися
the-start = Початок
move-number = Хід
move-of = Хід { $move } з { $all }
to-the-start = На початок
to-the-end = У кінець
one-back = На хід назад
one-on = На хід уперед
autoplay = Відтворити
pause = Пауза
as-record = Запис
as-picture = Зображення
as-film = Анімація
film-being-made = Анімація створюється…
review = Розбір
review-about = Сильний бот обдумує кожне рішення: що було б краще, що було удачею, де гра переломилася. Це триває близько хвилини.
review-waiting = { $count ->
     [one] Перед цією обдумується ще { $count } партія.
     [few] Перед цією обдумуються ще { $count } партії.
     [many] Перед цією обдумується ще { $count } партій.
    *[other] Перед цією обдумується ще { $count } партії.
}
review-begins = Обдумуємо…
review-working = Обдумано рішень: { $done } із { $all }
review-goes-on = Цю сторінку можна залишити: робота триватиме.
review-ready = Розбір готовий
review-interrupted = Розбір перервано. Замовте його ще раз.
review-words = Що означають ці слова
no-choice = іншого ходу не було
what-was-better = Що було краще

## Bots and seats

bot-of-level = Бот: { $level }

# The server

## Refusals

error-malformed = Це повідомлення неможливо зрозуміти.
error-not-yours = Це місце не ваше.
error-not-over = Гру ще не закінчено.
error-foreign-page = Інша сторінка спробувала зіграти тут від вашого імені.
error-not-found = Такого столу чи партії немає. Можливо, посилання обрізане або стіл уже видалено.
error-no-such-game = Такої гри тут немає.
error-stale = Гра тим часом пішла далі. Погляньте ще раз і вирішуйте.
error-taken = Тут щойно сів хтось інший.
error-not-playing = Цю гру ще не розпочато.
error-too-large = Файл завеликий.
error-illegal = Зараз так ходити не можна.
error-bad-option = Так стіл не підготувати.
error-bad-record = Цю збережену партію не вдається прочитати.
error-no-undo = Цей хід уже не скасувати.
error-no-hint = За цим столом підказок немає.
error-too-fast = Забагато за раз. Зачекайте хвильку.
error-not-ready = Цю гру ще готують. Це потрібно один раз і триває хвилину.
error-busy = Забагато партій чекає на розбір. Спробуйте за кілька хвилин.
error-unavailable = Сервер зараз нічого не може зберегти. Спробуйте трохи згодом.

## The log

log-undo = { $seat }: останній хід скасовано.
log-secret = { $seat }: рішення, якого інші ще не бачать.

## Games

about-paris = Двоє мостять площу в Парижі перших вуличних ліхтарів, а тоді будують там, куди падає світло.
about-tiny_towns = Від одного до шести гравців. Усі водночас розміщують однаковий кубик, і нікому він не потрібен.
about-munivers = Від двох до чотирьох мерів, один рік: аукціони, вулиці, позики, опитування та вибори.

## Bots

bot-random = Навмання
bot-random-about = Робить будь-який хід, не думаючи: слабший за рівень 1.
bot-greedy = Жадібний
bot-greedy-about = Бере те, що зараз здається найкращим: приблизно як рівень 3.
bot-level-1 = 1 · Турист
bot-level-1-about = Коли ходів багато, бачить лише деякі й бере найгарніший.
bot-level-2 = 2 · Перехожий
bot-level-2-about = Бере найкраще на вигляд, але багато чого не помічає.
bot-level-3 = 3 · Сусід
bot-level-3-about = Думає на хід-два вперед і дещо пропускає.
bot-level-4 = 4 · Муляр
bot-level-4-about = Уважно думає наперед; мало що проґавить.
bot-level-5 = 5 · Архітектор
bot-level-5-about = За мить прораховує далеко наперед і майже нічого не пропускає.
bot-level-6 = 6 · Префект
bot-level-6-about = Найсильніший: над кожним ходом думає до секунди.

## Options of the games

choice-true = Так
choice-false = Ні
option-paris-edition = Видання
option-paris-edition-about = Друковані правила трохи різняться; тут вибирають усе разом.
option-paris-edition-standard = Наше
option-paris-edition-es = Іспанське
option-paris-edition-fr = Французьке
option-paris-edition-uk = Українське
option-paris-postcards = Листівки
option-paris-postcards-about = Вісім листівок лежать відкрито; кожну можна застосувати один раз.
option-paris-postcards-first = Вісім для першої гри
option-paris-postcards-random = Вісім із дванадцяти
option-paris-hand = Тайли в руці
option-paris-hand-about = Скільки тайлів ви тримаєте потай, щоб вибирати.
option-paris-hand-1 = Один
option-paris-hand-2 = Два
option-paris-first = Хто починає
option-paris-first-about = Наступну гру починає той, хто програв; після нічиєї — той, хто не починав.
option-paris-first-random = За жеребом
option-paris-first-orange = Помаранчеві
option-paris-first-blue = Блакитні
option-paris-flip = Будівлі можна перевертати
option-paris-flip-about = У друкованих будівель один гарний бік; тут їх можна класти й на інший.
option-paris-chartier_fountain = Шартьє допомагає фонтану
option-paris-chartier_fountain-about = Фонтан може зайняти ділянку, яку змінює «Шартьє».
option-paris-grande_lumiere = Великий ліхтар
option-paris-grande_lumiere-about = Що він освітлює.
option-paris-grande_lumiere-rays = По дві ділянки в чотири боки
option-paris-grande_lumiere-diamond = Усе в межах двох кроків
option-paris-grande_lumiere-ring = Вісім ділянок довкола
option-paris-dancer_walls = Ліхтарі зупиняють танцівницю
option-paris-dancer_walls-about = Чи зупиняється танцівниця «Мулен Руж» перед ліхтарями.
option-paris-tie = Нічия
option-paris-tie-about = Які ділянки свого кольору вирішують за рівних балів: вільні чи всі видимі, також під художником і танцівницею.
option-paris-tie-free = Вільні
option-paris-tie-visible = Видимі
option-tiny_towns-mode = Спосіб гри
option-tiny_towns-mode-about = Хто оголошує наступний ресурс.
option-tiny_towns-mode-builder = Головний архітектор
option-tiny_towns-mode-town_hall = Карти ратуші
option-tiny_towns-mode-solo = Соло: одна з трьох карт
option-tiny_towns-buildings = Будівлі
option-tiny_towns-buildings-about = Які сім карт будівель у грі.
option-tiny_towns-buildings-first = Для першої гри
option-tiny_towns-buildings-random = Одна кожного виду, навмання
option-tiny_towns-monuments = Монументи
option-tiny_towns-monuments-about = Кожен має власний таємний монумент.
option-tiny_towns-cavern = Печера
option-tiny_towns-cavern-about = Двічі за гру можна відкласти кубик, який оголосив інший.
option-tiny_towns-first = Перший головний архітектор
option-tiny_towns-first-about = Хто оголошує перший ресурс, якщо в грі є головний архітектор.
option-tiny_towns-first-random = За жеребом
option-tiny_towns-first-badger = Борсук
option-tiny_towns-first-fox = Лис
option-tiny_towns-first-hare = Заєць
option-tiny_towns-first-mole = Кріт
option-tiny_towns-first-otter = Видра
option-tiny_towns-first-squirrel = Білка
option-munivers-match = Сусіди
option-munivers-match-about = Скільки разів рахується одна піктограма.
option-munivers-match-each = За кожного сусіда
option-munivers-match-once = Один раз
option-munivers-first = Хто починає
option-munivers-first-about = Хто перший гравець у січні.
option-munivers-first-random = За жеребом
option-munivers-first-orange = Помаранчевий
option-munivers-first-blue = Блакитний
option-munivers-first-green = Зелений
option-munivers-first-violet = Фіолетовий
option-munivers-content = Вміст
option-munivers-content-about = Які тайли та карти лежать у коробці.
option-munivers-content-standard = Увесь рік
option-munivers-content-short = Коротка гра
