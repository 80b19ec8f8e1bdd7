# The server

## Refusals

error-malformed = Це повідомлення неможливо зрозуміти.
error-not-yours = Це місце не ваше.
error-not-over = Гру ще не закінчено.
error-foreign-page = Інша сторінка спробувала зіграти тут від вашого імені.
error-not-found = Тут нічого немає.
error-stale = Гра тим часом пішла далі. Погляньте ще раз і вирішуйте.
error-taken = Тут щойно сів хтось інший.
error-not-playing = Цю гру ще не розпочато.
error-too-large = Це завелике.
error-illegal = Зараз так ходити не можна.
error-bad-option = Так накрити цей стіл не можна.
error-bad-record = Цю збережену гру не вдається прочитати.
error-no-undo = Цей хід уже не забрати.
error-no-hint = За цим столом підказок немає.
error-too-fast = Забагато за раз. Зачекайте хвильку.
error-not-ready = Цю гру ще готують. Це потрібно один раз і триває хвилину.
error-unavailable = Сервер зараз нічого не може зберегти. Спробуйте за мить.

## The log

log-undo = { $seat }: останній хід забрано назад.
log-secret = { $seat }: рішення, якого інші ще не бачать.

## Games

about-paris = Двоє брукують площу в Парижі перших вуличних ліхтарів, а тоді будують там, куди падає світло.
about-tiny_towns = Від одного до шести гравців. Усі водночас ставлять той самий кубик, і нікому він не потрібен.
about-munivers = Від двох до чотирьох мерів, один рік: торги, вулиці, позики, опитування та вибори.

## Bots

bot-random = Навмання
bot-random-about = Робить будь-який хід, не думаючи.
bot-greedy = Ненаситний
bot-greedy-about = Бере те, що зараз здається найкращим.

## Options of the games

choice-true = Так
choice-false = Ні
option-paris-edition = Видання
option-paris-edition-about = Друковані книжки трохи різняться; тут вибирають усе разом.
option-paris-edition-standard = Наше
option-paris-edition-es = Іспанське
option-paris-edition-fr = Французьке
option-paris-edition-uk = Британське
option-paris-postcards = Листівки
option-paris-postcards-about = Вісім листівок лежать відкрито; кожну можна взяти один раз.
option-paris-postcards-first = Вісім для першої гри
option-paris-postcards-random = Вісім із дванадцяти
option-paris-hand = Плитки в руці
option-paris-hand-about = Скільки плиток ви тримаєте потай, щоб вибирати.
option-paris-hand-1 = Одна
option-paris-hand-2 = Дві
option-paris-first = Хто починає
option-paris-first-about = Наступну гру починає той, хто програв.
option-paris-first-random = За жеребом
option-paris-first-orange = Помаранчевий
option-paris-first-blue = Синій
option-paris-flip = Будівлі можна перевертати
option-paris-flip-about = У друкованих будівель один гарний бік; тут їх можна класти й на інший.
option-paris-chartier_fountain = Chartier допомагає фонтану
option-paris-chartier_fountain-about = Фонтан може лягти на клітинку, яку змінює Chartier.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Що освітлює великий ліхтар.
option-paris-grande_lumiere-rays = Дві клітинки в чотирьох напрямках
option-paris-grande_lumiere-diamond = Усе за два кроки
option-paris-grande_lumiere-ring = Вісім клітинок довкола
option-paris-dancer_walls = Ліхтарі зупиняють танцівницю
option-paris-dancer_walls-about = Чи зупиняється танцівниця Moulin Rouge перед ліхтарями.
option-paris-tie = Нічия
option-paris-tie-about = За рівних очок вирішують клітинки свого кольору: які саме.
option-paris-tie-free = Вільні
option-paris-tie-visible = Видимі, також під художником і танцівницею
option-tiny_towns-mode = Спосіб гри
option-tiny_towns-mode-about = Хто називає наступний ресурс.
option-tiny_towns-mode-builder = Головний будівничий
option-tiny_towns-mode-town_hall = Картки ратуші
option-tiny_towns-mode-solo = На самоті: одна з трьох карток
option-tiny_towns-buildings = Будівлі
option-tiny_towns-buildings-about = Які сім карток будівель у грі.
option-tiny_towns-buildings-first = Для першої гри
option-tiny_towns-buildings-random = По одній кожного виду, за жеребом
option-tiny_towns-monuments = Монументи
option-tiny_towns-monuments-about = Кожен має власний таємний монумент.
option-tiny_towns-cavern = Печера
option-tiny_towns-cavern-about = Двічі за гру можна відкласти кубик, який назвав інший.
option-munivers-match = Сусіди
option-munivers-match-about = Скільки разів рахується одна піктограма.
option-munivers-match-each = За кожного сусіда
option-munivers-match-once = Один раз
option-munivers-content = Вміст
option-munivers-content-about = Які плитки та картки лежать у коробці.
option-munivers-content-standard = Увесь рік
option-munivers-content-short = Коротка гра
