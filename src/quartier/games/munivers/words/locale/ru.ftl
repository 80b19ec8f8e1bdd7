title = Munivers de Paris
subtitle = Год во главе округа
scene-name = Munivers de Paris, { $month }, { $step }

## Игроки

seat-orange = Оранжевый
seat-blue = Синий
seat-green = Зелёный
seat-violet = Фиолетовый

## Календарь и шаги

month-1 = Январь
month-2 = Февраль
month-3 = Март
month-4 = Апрель
month-5 = Май
month-6 = Июнь
month-7 = Июль
month-8 = Август
month-9 = Сентябрь
month-10 = Октябрь
month-11 = Ноябрь
month-12 = Декабрь
step-start = 1.3 Действия
step-left = 2.2 Торги, левая половина
step-right = 2.2 Торги, правая половина
step-bids = 2.3 Действия
step-paid = 2.5 Действия
step-building = 3.1 Строительство
step-development = 3.2 Развитие округа
step-built = 3.3 Действия
step-end = 4.1 Действия
step-achievements = 4.5 Достижения
step-over = Конец игры

## Типы

kind-bakery = Булочная
kind-supermarket = Супермаркет
kind-cafe = Кафе
kind-boutique = Бутик
kind-unique = Уникальное здание
kind-home = Жилой квартал
kind-of-bakery = булочные
kind-of-supermarket = супермаркеты
kind-of-cafe = кафе
kind-of-boutique = бутики
kind-of-unique = уникальные здания
kind-of-any = здания
kind-of-home = жилые кварталы
kind-of-chosen = тип на выбор
things-bakery = { $n ->
    [one] { $n } булочная
    [few] { $n } булочные
   *[many] { $n } булочных
}
things-supermarket = { $n ->
    [one] { $n } супермаркет
    [few] { $n } супермаркета
   *[many] { $n } супермаркетов
}
things-cafe = { $n } кафе
things-boutique = { $n ->
    [one] { $n } бутик
    [few] { $n } бутика
   *[many] { $n } бутиков
}
things-unique = { $n ->
    [one] { $n } уникальное здание
    [few] { $n } уникальных здания
   *[many] { $n } уникальных зданий
}
things-any = { $n ->
    [one] { $n } здание
    [few] { $n } здания
   *[many] { $n } зданий
}

## Числа с тем, что они считают

count-money = { $n } К€
count-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоса
   *[many] { $n } голосов
}
count-cards = { $n ->
    [one] { $n } карту карьеры
    [few] { $n } карты карьеры
   *[many] { $n } карт карьеры
}
count-markers = { $n ->
    [one] { $n } маркер
    [few] { $n } маркера
   *[many] { $n } маркеров
}
count-tiles = { $n ->
    [one] { $n } тайл
    [few] { $n } тайла
   *[many] { $n } тайлов
}
count-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
count-levels = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
}
count-loans = { $n ->
    [one] { $n } ссуду
    [few] { $n } ссуды
   *[many] { $n } ссуд
}

## Кто

who-chosen = Соперник на выбор
who-opponents = Каждый соперник
who-everyone = Каждый игрок
who-leader = Соперник-лидер по голосам
who-neighbour = Сосед слева
whom-chosen = соперника на выбор
whom-opponents = каждого соперника
whom-everyone = каждого игрока
whom-leader = соперника-лидера по голосам
whom-neighbour = соседа слева

## Эффекты

do-gain-money = Получите { $n } К€
do-gain-money-other = { $who } получает { $n } К€
do-lose-money = Заплатите { $n } К€
do-lose-money-other = { $who } теряет { $n } К€
do-steal-money = Заберите { $n } К€ у { $whom }
do-gain-votes = Получите { $amount }
do-gain-votes-other = { $who } получает { $amount }
do-lose-votes = Потеряйте { $amount }
do-lose-votes-other = { $who } теряет { $amount }
do-steal-votes = Заберите { $amount } у { $whom }
do-draw-cards = Возьмите { $amount }
do-draw-cards-other = { $who } берёт { $amount }
do-discard-cards = Сбросьте { $amount } на выбор
do-lose-cards = { $who } сбрасывает наугад { $amount }
do-raise-income = Поднимите свой доход на { $amount }
do-raise-income-other = { $who } поднимает свой доход на { $amount }
do-lower-income = { $who } опускает свой доход на { $amount }
do-take-first-player = В следующем месяце вы первый игрок
do-take-first-player-other = { $who } становится первым игроком в следующем месяце
do-discount-tiles = В этом месяце ваши тайлы стоят в сумме на { $n } К€ меньше
do-discount-tiles-standing = Каждый месяц ваши тайлы стоят в сумме на { $n } К€ меньше
do-surcharge-tiles = { $who } платит за тайлы на { $n } К€ больше в этом месяце
do-discount-fees = В этом месяце каждая постройка стоит вам на { $n } К€ меньше
do-discount-fees-standing = Каждая постройка стоит вам на { $n } К€ меньше
do-surcharge-fees = { $who } платит за каждую постройку на { $n } К€ больше в этом месяце
do-place-markers = Положите { $amount } на карточку голосования ({ $kind })
do-remove-markers = Снимите { $amount } с карточки голосования ({ $kind })
do-boost-poll = Следующий опрос даёт на { $amount } больше ({ $kind })
do-replace-poll = Замените следующий опрос одним из отложенных, наугад
do-campaign = В этом месяце ваш показатель считается на { $n } больше ({ $kind })
do-smear = { $who }: в этом месяце показатель считается на { $n } меньше ({ $kind })
do-build-now = Сразу и бесплатно постройте { $amount } из запаса
do-move-tile = Переместите { $amount } своего округа на пустые площадки
do-swap-tiles = Поменяйте местами два своих здания, { $amount }
do-exchange-stock = Обменяйте { $amount } из запаса на другие из мешка
do-sell-stock = Верните тайл из запаса в мешок за { $n } К€
do-raid-stock = Заберите тайл из запаса у { $whom }
do-swap-bids = Поменяйте местами свою ставку в одной из половин со ставкой соперника
do-cap-bids = В этом месяце ставки не выше { $n }
do-bid-last = В этом месяце вы делаете ставку в левой половине последним
do-limit-building = { $who } строит в этом месяце не больше чем { $amount }
do-protect = В этом месяце эффекты других игроков вас не касаются
do-protect-standing = Эффекты других игроков вас не касаются
do-forgive-loan = Банк прощает вам { $amount }
do-gain-reward = Возьмите жетон «Награда»
do-larger-hand = Вы добираете на { $amount } больше
do-discount-cards = Ваши действия стоят на { $n } К€ меньше
do-poll-premium = Каждый выигранный в опросе тип приносит на { $amount } больше
do-achievement-premium = Каждое достижение приносит на { $amount } больше
do-win-ties = При равенстве в опросах и на выборах побеждаете вы
do-lenient-bank = Каждая невозвращённая ссуда отнимает на { $amount } меньше
do-counts-as = Соседи видят в нём: { $kind }
do-inspire = Каждый сосед ({ $kind }) полезнее на { $n }

per = { $text } за { $each }
most = { $text }, но не больше { $most }
per-bakery = каждую свою булочную
per-supermarket = каждый свой супермаркет
per-cafe = каждое своё кафе
per-boutique = каждый свой бутик
per-unique = каждое своё уникальное здание
per-building = каждое своё здание
per-empty-site = каждую свою пустую площадку
per-full-block = каждый свой застроенный квартал
per-stock-tile = каждый тайл в запасе
per-card = каждую карту на руке
per-home-building = каждое своё обычное здание у жилого квартала
per-opponent = каждого соперника

when-built = При постройке:
when-monthly = Каждый месяц:
when-standing = { "" }
when-end = В конце игры:
when-used-always = { "" }
when-used-month = Раз в месяц:
when-used-game = Раз за игру:
needs = Только если { $conditions }.
and = { " и " }
or = { " или " }
playable = Играется { $windows }.
window-start = в начале месяца
window-bids = после торгов
window-paid = перед строительством
window-built = после строительства
window-end = в конце месяца
cost = Заплатите { $n } К€.
cost-free = Бесплатно.
goal = Если { $conditions }: { $votes }.
penalty = На руке в конце игры: минус { $votes }.
letter-red = Вы обязаны положить маркер: { $kind }.
letter-green = Вы вправе положить маркер: { $kind }.

## Условия

if-built-of = у вас есть как минимум { $things }
if-few-of = у вас не больше чем { $things }
if-total-of = ваш показатель не меньше { $n } ({ $kind })
if-most-of = у вас одного больше всех построек ({ $kind })
if-leads = у вас одного наивысший показатель ({ $kind })
if-full-blocks = у вас застроено полностью не меньше { $n ->
    [one] { $n } квартала
   *[many] { $n } кварталов
}
if-mixed-block = в одном вашем квартале { $n ->
    [one] { $n } тип
    [few] { $n } разных типа
   *[many] { $n } разных типов
}
if-line-of = по прямой у вас стоят { $things }
if-mixed-line = по прямой у вас стоят { $n ->
    [one] { $n } тип
    [few] { $n } разных типа
   *[many] { $n } разных типов
}
if-cluster = рядом друг с другом у вас стоят { $things }
if-empty-at-least = у вас не меньше { $n ->
    [one] { $n } пустой площадки
   *[many] { $n } пустых площадок
}
if-empty-at-most = у вас не больше { $n ->
    [one] { $n } пустой площадки
   *[many] { $n } пустых площадок
}
if-useful-building = полезность одного вашего здания ({ $kind }) не меньше { $n }
if-each-type = у вас не меньше { $n } зданий каждого обычного типа
if-by-homes = у жилых кварталов у вас стоят { $things }
if-beside-unique = у уникальных зданий у вас стоят { $things }
if-income-level = ваш доход на уровне { $n } или выше
if-cash-at-least = у вас не меньше { $n } К€
if-cash-at-most = у вас не больше { $n } К€
if-richest = у вас одного больше всех денег
if-month-from = сейчас { $n ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[other] декабрь
} или позже
if-month-until = сейчас { $n ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[other] декабрь
} или раньше
if-loans-at-least = у вас не меньше { $n ->
    [one] { $n } ссуды
   *[many] { $n } ссуд
}
if-no-loans = у вас нет ссуд
if-stock-at-least = в запасе у вас не меньше { $n ->
    [one] { $n } тайла
   *[many] { $n } тайлов
}
if-stock-empty = ваш запас пуст
if-votes-at-least = у вас не меньше { $n ->
    [one] { $n } голоса
   *[many] { $n } голосов
}
if-fewest-votes = ни у кого нет меньше голосов
if-most-votes = ни у кого нет больше голосов
if-holds-first-player = вы первый игрок
if-hand-at-least = на руке у вас не меньше { $n ->
    [one] { $n } карты
   *[many] { $n } карт
}
if-markers-on = на карточке голосования не меньше { $n ->
    [one] { $n } маркера
   *[many] { $n } маркеров
} ({ $kind })
if-polls-won = вы выиграли в опросах не меньше { $n ->
    [one] { $n } типа
   *[many] { $n } типов
}
if-holds-reward = у вас есть жетон «Награда»
if-paid-at-least = в этом месяце вы заплатили за тайлы не меньше { $n } К€
if-built-this-month = в этом месяце вы построили не меньше { $n ->
    [one] { $n } тайла
   *[many] { $n } тайлов
}

## Подсчёт

score-polls = Опросы
score-election = Выборы
score-achievements = Достижения
score-abilities = Карты и навыки
score-rewards = Награды
score-bakeries = Больше всех булочных
score-supermarkets = Больше всех супермаркетов
score-cafes = Больше всех кафе
score-boutiques = Больше всех бутиков
score-uniques = Больше всех уникальных зданий
score-cash = Больше всех денег
score-landmarks = Памятники
score-loans = Ссуды
score-penalties = Карты на руке
score-total = Всего

## Вопросы и выбор

ask-start = Сыграйте карту или спасуйте.
ask-bids = Ставки сделаны. Сыграйте карту или спасуйте.
ask-paid = Тайлы оплачены. Сыграйте карту или спасуйте.
ask-built = Строительство окончено. Сыграйте карту или спасуйте.
ask-end = Месяц кончается. Сыграйте карту или спасуйте.
ask-left = Сделайте ставку на тайл левой половины.
ask-right = Сделайте ставку на тайл правой половины.
ask-building = Постройте тайл из запаса (сбор { $fee } К€) или спасуйте.
ask-development = Поднимите доход или спасуйте.
ask-achievements = Используйте достижение или спасуйте.
ask-target = Кого это касается?
ask-kind = Какой тип?
ask-marker = Положить маркер ({ $kind })?
ask-discard = Какую карту вы сбросите?
ask-discard-or-stop = Сбросьте до { $n ->
    [one] { $n } карты
   *[many] { $n } карт
}.
ask-build = Построить сразу и бесплатно?
ask-move = Какое здание и куда переместить?
ask-swap = Какие два здания поменять местами?
ask-exchange = Какой тайл обменять?
ask-sale = Какой тайл продать?
ask-raid = Какой тайл забрать?
ask-bids-swap = С какой ставкой поменять вашу?
ask-over = { $seat } – мэр Парижа: { $votes }.
ask-other = Решает { $seat }.
ask-tile = Какой тайл?
ask-site = На какую площадку?
ask-lot = Какой лот?
ask-bid = Сколько?
ask-half = Какая половина?
ask-card = Какая карта?
ask-what = Что именно?
ask-player = Кто?

move-pass = Пас
move-play = Сыграть карту
move-mayor = Применить навык мэра
move-bid = Сделать ставку
move-build = Строить
move-raise = Поднять доход
move-achieve = Использовать достижение
move-repay = Вернуть ссуду
move-reward = Потратить жетон «Награда»
move-target = Выбрать соперника
move-type = Выбрать тип
move-marker = Маркер
move-discard = Сбросить карту
move-stop = Довольно
move-move = Переместить здание
move-swap = Поменять здания местами
move-exchange = Обменять тайл
move-sell = Продать тайл
move-take = Забрать тайл
move-trade = Поменять ставки местами

choice-window = на этот раз
choice-month = до следующего месяца
choice-left = левая половина
choice-right = правая половина
choice-cards = взять 2 карты карьеры
choice-discard = сбросить до 3 карт карьеры
choice-votes = 7 голосов
choice-blame = соперник теряет 5 голосов
choice-yes = да
choice-no = нет
choice-loan = в долг
choice-lot = { $lot }: { $tile } ({ $price } К€)
choice-lot-bid = { $lot }: { $tile } (ставка { $bid } К€, { $seat })
choice-money = { $n } К€

## Сцена

auction = Аукцион
half-left = Левая половина
half-right = Правая половина
lot-free = { $tile }: { $price } К€, ставок нет
lot-bid = { $tile }: ставка { $bid } К€, { $seat }
calendar = Календарь
fee = Сбор
fee-of = Сбор { $n } К€
polls = Опросы
poll-in = Опрос, { $month }
voting = Выборы
voting-card = { $kind }: { $base } голосов, { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
   *[many] { $markers } маркеров
}
hand = Ваши карты карьеры
hand-of = { $seat }: { $n ->
    [one] { $n } карта карьеры
    [few] { $n } карты карьеры
   *[many] { $n } карт карьеры
}
stock = Запас
stock-tile = { $tile }, в запасе: { $seat }
cash = Деньги
income = Доход
loans = Ссуды
rewards = Награды
fact-cash = Касса { $n } К€
fact-income = Доход { $n } К€
fact-rewards = Награды: { $n }
fact-loans = Ссуды: { $n }
income-pays = Доход уровня { $level } приносит { $n } К€ в месяц
votes = Голоса
mayor = Мэр
first-player = Первый игрок
site-empty = { $site }: пустая площадка
site-built = { $site }: { $tile }
site-useful = { $site }: { $tile }, полезность { $useful }: { $why }
why-base = 1 своя
why-neighbours = { $n } от { $sites }
why-homes = { $n } от жилья
why-inspired = { $n } от вдохновения
pictograms = любит: { $list }
arrondissement = { $n }-й округ
total-of = Показатель ({ $kind }): { $n }

## Рассказ о партии

tell-month = { $month }. Календарь идёт вперёд.
tell-income = Доход: { $list }.
tell-income-of = { $seat } { $n } К€
tell-pass-window = { $seat } пасует.
tell-pass-month = { $seat } пасует до следующего месяца.
tell-pass-building = { $seat } больше не строит.
tell-pass-development = { $seat } не поднимает доход.
tell-pass-achievements = { $seat } не использует достижений.
tell-play = { $seat } играет карту «{ $card }»: { $text }
tell-mayor = { $mayor } применяет навык, { $seat }: { $text }
tell-lots = На аукционе слева: { $left }; справа: { $right }.
tell-right-opens = Теперь правая половина.
tell-bid = { $seat } ставит { $bid } К€ на { $tile }.
tell-outbid = { $seat } ставит { $bid } К€ на { $tile } и перебивает ставку: { $other }.
tell-paid = { $seat } платит { $n } К€ и берёт { $tiles }.
tell-paid-nothing = { $seat } не может заплатить и теряет все деньги.
tell-loan = { $seat } берёт ссуду.
tell-build = { $seat } строит { $tile } на { $site }.
tell-total = Показатель ({ $kind }): { $n }.
tell-raise = { $seat } поднимает доход до уровня { $n }.
tell-poll = Опрос, { $month }, «{ $poll }»: { $list }.
tell-poll-nobody = никто
tell-reward-won = { $seat } получает жетон «Награда».
tell-election = Выборы: { $list }.
tell-drawn = { $seat } берёт { $cards }.
tell-achieve = { $seat } использует достижение «{ $card }»: { $text }
tell-marker = На карточку голосования ложится маркер: { $kind }.
tell-marker-no = { $seat } не кладёт маркер.
tell-first = Теперь первый игрок – { $seat }.
tell-repay = { $seat } возвращает ссуду.
tell-reward-cards = { $seat } тратит жетон «Награда» на две карты карьеры.
tell-reward-discard = { $seat } тратит жетон «Награда», чтобы сбросить карты карьеры.
tell-reward-votes = { $seat } тратит жетон «Награда» на 7 голосов.
tell-reward-blame = { $seat } тратит жетон «Награда»: { $other } теряет голоса.
tell-target = { $seat } выбирает: { $other }.
tell-type = { $seat } выбирает: { $kind }.
tell-discard = { $seat } сбрасывает «{ $card }».
tell-stop = { $seat } на этом останавливается.
tell-move = { $seat } перемещает { $tile } с { $site } на { $other }.
tell-swap = { $seat } меняет местами { $tile } ({ $site }) и { $second } ({ $other }).
tell-exchange = { $seat } возвращает { $tile } в мешок и вынимает { $second }.
tell-sell = { $seat } продаёт { $tile }.
tell-take = { $seat } забирает { $tile }: { $other }.
tell-trade = { $seat } меняет ставку с игроком { $other }.
tell-over = Год окончен: { $list }. Мэр Парижа – { $seat }.
tell-votes = { $seat } { $n }
