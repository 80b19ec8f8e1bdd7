title = Munivers de Paris
subtitle = Рік на чолі округу
scene-name = Munivers de Paris, { $month }, { $step }

## Гравці

seat-orange = Помаранчевий
seat-blue = Синій
seat-green = Зелений
seat-violet = Фіолетовий

## Календар і кроки

month-1 = Січень
month-2 = Лютий
month-3 = Березень
month-4 = Квітень
month-5 = Травень
month-6 = Червень
month-7 = Липень
month-8 = Серпень
month-9 = Вересень
month-10 = Жовтень
month-11 = Листопад
month-12 = Грудень
step-start = 1.3 Дії
step-left = 2.2 Торги, ліва половина
step-right = 2.2 Торги, права половина
step-bids = 2.3 Дії
step-paid = 2.5 Дії
step-building = 3.1 Будівництво
step-development = 3.2 Розвиток округу
step-built = 3.3 Дії
step-end = 4.1 Дії
step-achievements = 4.5 Досягнення
step-over = Кінець гри

## Типи

kind-bakery = Пекарня
kind-supermarket = Супермаркет
kind-cafe = Кав’ярня
kind-boutique = Бутик
kind-unique = Унікальна будівля
kind-home = Житловий квартал
kind-of-bakery = пекарні
kind-of-supermarket = супермаркети
kind-of-cafe = кав’ярні
kind-of-boutique = бутики
kind-of-unique = унікальні будівлі
kind-of-any = будівлі
kind-of-home = житлові квартали
kind-of-chosen = тип на вибір
things-bakery = { $n ->
    [one] { $n } пекарня
    [few] { $n } пекарні
   *[many] { $n } пекарень
}
things-supermarket = { $n ->
    [one] { $n } супермаркет
    [few] { $n } супермаркети
   *[many] { $n } супермаркетів
}
things-cafe = { $n ->
    [one] { $n } кав’ярня
    [few] { $n } кав’ярні
   *[many] { $n } кав’ярень
}
things-boutique = { $n ->
    [one] { $n } бутик
    [few] { $n } бутики
   *[many] { $n } бутиків
}
things-unique = { $n ->
    [one] { $n } унікальна будівля
    [few] { $n } унікальні будівлі
   *[many] { $n } унікальних будівель
}
things-any = { $n ->
    [one] { $n } будівля
    [few] { $n } будівлі
   *[many] { $n } будівель
}

## Числа з тим, що вони лічать

count-money = { $n } К€
count-votes = { $n ->
    [one] { $n } голос
    [few] { $n } голоси
   *[many] { $n } голосів
}
count-cards = { $n ->
    [one] { $n } карту кар’єри
    [few] { $n } карти кар’єри
   *[many] { $n } карт кар’єри
}
count-markers = { $n ->
    [one] { $n } маркер
    [few] { $n } маркери
   *[many] { $n } маркерів
}
count-tiles = { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[many] { $n } жетонів
}
count-times = { $n ->
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}
count-levels = { $n ->
    [one] { $n } рівень
    [few] { $n } рівні
   *[many] { $n } рівнів
}
count-loans = { $n ->
    [one] { $n } позику
    [few] { $n } позики
   *[many] { $n } позик
}

## Хто

who-chosen = Суперник на вибір
who-opponents = Кожен суперник
who-everyone = Кожен гравець
who-leader = Суперник із найбільшою кількістю голосів
who-neighbour = Сусід ліворуч
whom-chosen = суперника на вибір
whom-opponents = кожного суперника
whom-everyone = кожного гравця
whom-leader = суперника з найбільшою кількістю голосів
whom-neighbour = сусіда ліворуч

## Ефекти

do-gain-money = Отримайте { $n } К€
do-gain-money-other = { $who } отримує { $n } К€
do-lose-money = Заплатіть { $n } К€
do-lose-money-other = { $who } втрачає { $n } К€
do-steal-money = Заберіть { $n } К€ у { $whom }
do-gain-votes = Отримайте { $amount }
do-gain-votes-other = { $who } отримує { $amount }
do-lose-votes = Втратьте { $amount }
do-lose-votes-other = { $who } втрачає { $amount }
do-steal-votes = Заберіть { $amount } у { $whom }
do-draw-cards = Візьміть { $amount }
do-draw-cards-other = { $who } бере { $amount }
do-discard-cards = Скиньте { $amount } на вибір
do-lose-cards = { $who } скидає навмання { $amount }
do-raise-income = Підніміть свій дохід на { $amount }
do-raise-income-other = { $who } піднімає свій дохід на { $amount }
do-lower-income = { $who } знижує свій дохід на { $amount }
do-take-first-player = Наступного місяця ви перший гравець
do-take-first-player-other = { $who } стає першим гравцем наступного місяця
do-discount-tiles = Цього місяця ваші жетони коштують разом на { $n } К€ менше
do-discount-tiles-standing = Щомісяця ваші жетони коштують разом на { $n } К€ менше
do-surcharge-tiles = { $who } платить за жетони на { $n } К€ більше цього місяця
do-discount-fees = Цього місяця кожна забудова коштує вам на { $n } К€ менше
do-discount-fees-standing = Кожна забудова коштує вам на { $n } К€ менше
do-surcharge-fees = { $who } платить за кожну забудову на { $n } К€ більше цього місяця
do-place-markers = Покладіть { $amount } на картку голосування ({ $kind })
do-remove-markers = Зніміть { $amount } з картки голосування ({ $kind })
do-boost-poll = Наступне опитування дає на { $amount } більше ({ $kind })
do-replace-poll = Замініть наступне опитування одним із відкладених, навмання
do-campaign = Цього місяця ваш показник рахується на { $n } більше ({ $kind })
do-smear = { $who }: цього місяця показник рахується на { $n } менше ({ $kind })
do-build-now = Одразу й безкоштовно збудуйте { $amount } із запасу
do-move-tile = Перемістіть { $amount } свого округу на порожні ділянки
do-swap-tiles = Поміняйте місцями дві свої будівлі, { $amount }
do-exchange-stock = Обміняйте { $amount } із запасу на інші з мішка
do-sell-stock = Поверніть жетон із запасу в мішок за { $n } К€
do-raid-stock = Заберіть жетон із запасу у { $whom }
do-swap-bids = Поміняйте місцями свою ставку в одній з половин зі ставкою суперника
do-cap-bids = Цього місяця ставки не вищі за { $n }
do-bid-last = Цього місяця ви робите ставку в лівій половині останнім
do-limit-building = { $who } будує цього місяця щонайбільше { $amount }
do-protect = Цього місяця ефекти інших гравців вас не стосуються
do-protect-standing = Ефекти інших гравців вас не стосуються
do-forgive-loan = Банк прощає вам { $amount }
do-gain-reward = Візьміть жетон нагороди
do-larger-hand = Ви добираєте на { $amount } більше
do-discount-cards = Ваші дії коштують на { $n } К€ менше
do-poll-premium = Кожен виграний в опитуванні тип дає на { $amount } більше
do-achievement-premium = Кожне досягнення дає на { $amount } більше
do-win-ties = За рівності в опитуваннях і на виборах перемагаєте ви
do-lenient-bank = Кожна неповернена позика забирає на { $amount } менше
do-counts-as = Сусіди бачать у ній: { $kind }
do-inspire = Кожен сусід ({ $kind }) корисніший на { $n }

per = { $text } за { $each }
most = { $text }, але не більше { $most }
per-bakery = кожну свою пекарню
per-supermarket = кожен свій супермаркет
per-cafe = кожну свою кав’ярню
per-boutique = кожен свій бутик
per-unique = кожну свою унікальну будівлю
per-building = кожну свою будівлю
per-empty-site = кожну свою порожню ділянку
per-full-block = кожен свій забудований квартал
per-stock-tile = кожен жетон у запасі
per-card = кожну карту на руці
per-home-building = кожну свою звичайну будівлю біля житлового кварталу
per-opponent = кожного суперника

when-built = Під час забудови:
when-monthly = Щомісяця:
when-standing = { "" }
when-end = Наприкінці гри:
when-used-always = { "" }
when-used-month = Раз на місяць:
when-used-game = Раз за гру:
needs = Тільки якщо { $conditions }.
and = { " і " }
or = { " або " }
playable = Грається { $windows }.
window-start = на початку місяця
window-bids = після торгів
window-paid = перед будівництвом
window-built = після будівництва
window-end = наприкінці місяця
cost = Заплатіть { $n } К€.
cost-free = Безкоштовно.
goal = Якщо { $conditions }: { $votes }.
penalty = На руці наприкінці гри: мінус { $votes }.
letter-red = Ви мусите покласти маркер: { $kind }.
letter-green = Ви можете покласти маркер: { $kind }.

## Умови

if-built-of = у вас є щонайменше { $things }
if-few-of = у вас щонайбільше { $things }
if-total-of = ваш показник не менший за { $n } ({ $kind })
if-most-of = лише у вас найбільше будівель ({ $kind })
if-leads = лише у вас найвищий показник ({ $kind })
if-full-blocks = у вас забудовано повністю не менше { $n ->
    [one] { $n } кварталу
   *[many] { $n } кварталів
}
if-mixed-block = в одному вашому кварталі { $n ->
    [one] { $n } тип
    [few] { $n } різні типи
   *[many] { $n } різних типів
}
if-line-of = по прямій у вас стоять { $things }
if-mixed-line = по прямій у вас стоять { $n ->
    [one] { $n } тип
    [few] { $n } різні типи
   *[many] { $n } різних типів
}
if-cluster = поруч одне з одним у вас стоять { $things }
if-empty-at-least = у вас не менше { $n ->
    [one] { $n } порожньої ділянки
   *[many] { $n } порожніх ділянок
}
if-empty-at-most = у вас не більше { $n ->
    [one] { $n } порожньої ділянки
   *[many] { $n } порожніх ділянок
}
if-useful-building = корисність однієї вашої будівлі ({ $kind }) не менша за { $n }
if-each-type = у вас не менше { $n } будівель кожного звичайного типу
if-by-homes = біля житлових кварталів у вас стоять { $things }
if-beside-unique = біля унікальних будівель у вас стоять { $things }
if-income-level = ваш дохід на рівні { $n } або вище
if-cash-at-least = у вас не менше { $n } К€
if-cash-at-most = у вас не більше { $n } К€
if-richest = лише у вас найбільше грошей
if-month-from = зараз { $n ->
    [1] січень
    [2] лютий
    [3] березень
    [4] квітень
    [5] травень
    [6] червень
    [7] липень
    [8] серпень
    [9] вересень
    [10] жовтень
    [11] листопад
   *[other] грудень
} або пізніше
if-month-until = зараз { $n ->
    [1] січень
    [2] лютий
    [3] березень
    [4] квітень
    [5] травень
    [6] червень
    [7] липень
    [8] серпень
    [9] вересень
    [10] жовтень
    [11] листопад
   *[other] грудень
} або раніше
if-loans-at-least = у вас не менше { $n ->
    [one] { $n } позики
   *[many] { $n } позик
}
if-no-loans = у вас немає позик
if-stock-at-least = у запасі у вас не менше { $n ->
    [one] { $n } жетона
   *[many] { $n } жетонів
}
if-stock-empty = ваш запас порожній
if-votes-at-least = у вас не менше { $n ->
    [one] { $n } голосу
   *[many] { $n } голосів
}
if-fewest-votes = ні в кого немає менше голосів
if-most-votes = ні в кого немає більше голосів
if-holds-first-player = ви перший гравець
if-hand-at-least = на руці у вас не менше { $n ->
    [one] { $n } карти
   *[many] { $n } карт
}
if-markers-on = на картці голосування не менше { $n ->
    [one] { $n } маркера
   *[many] { $n } маркерів
} ({ $kind })
if-polls-won = ви виграли в опитуваннях не менше { $n ->
    [one] { $n } типу
   *[many] { $n } типів
}
if-holds-reward = у вас є жетон нагороди
if-paid-at-least = цього місяця ви заплатили за жетони не менше { $n } К€
if-built-this-month = цього місяця ви збудували не менше { $n ->
    [one] { $n } жетона
   *[many] { $n } жетонів
}

## Підрахунок

score-polls = Опитування
score-election = Вибори
score-achievements = Досягнення
score-abilities = Карти й навички
score-rewards = Нагороди
score-bakeries = Найбільше пекарень
score-supermarkets = Найбільше супермаркетів
score-cafes = Найбільше кав’ярень
score-boutiques = Найбільше бутиків
score-uniques = Найбільше унікальних будівель
score-cash = Найбільше грошей
score-landmarks = Пам’ятки
score-loans = Позики
score-penalties = Карти на руці
score-total = Усього

## Запитання й вибір

ask-start = Зіграйте карту або спасуйте.
ask-bids = Ставки зроблено. Зіграйте карту або спасуйте.
ask-paid = Жетони оплачено. Зіграйте карту або спасуйте.
ask-built = Будівництво завершено. Зіграйте карту або спасуйте.
ask-end = Місяць закінчується. Зіграйте карту або спасуйте.
ask-left = Зробіть ставку на жетон лівої половини.
ask-right = Зробіть ставку на жетон правої половини.
ask-building = Збудуйте жетон із запасу (збір { $fee } К€) або спасуйте.
ask-development = Підніміть дохід або спасуйте.
ask-achievements = Використайте досягнення або спасуйте.
ask-target = Кого це стосується?
ask-kind = Який тип?
ask-marker = Покласти маркер ({ $kind })?
ask-discard = Яку карту ви скинете?
ask-discard-or-stop = Скиньте до { $n ->
    [one] { $n } карти
   *[many] { $n } карт
}.
ask-build = Збудувати одразу й безкоштовно?
ask-move = Яку будівлю й куди перемістити?
ask-swap = Які дві будівлі поміняти місцями?
ask-exchange = Який жетон обміняти?
ask-sale = Який жетон продати?
ask-raid = Який жетон забрати?
ask-bids-swap = З якою ставкою поміняти вашу?
ask-over = { $seat } – мер Парижа: { $votes }.
ask-other = Вирішує { $seat }.
ask-tile = Який жетон?
ask-site = На яку ділянку?
ask-lot = Який лот?
ask-bid = Скільки?
ask-half = Яка половина?
ask-card = Яка карта?
ask-what = Що саме?
ask-player = Хто?

move-pass = Пас
move-play = Зіграти карту
move-mayor = Застосувати навичку мера
move-bid = Зробити ставку
move-build = Будувати
move-raise = Підняти дохід
move-achieve = Використати досягнення
move-repay = Повернути позику
move-reward = Витратити жетон нагороди
move-target = Вибрати суперника
move-type = Вибрати тип
move-marker = Маркер
move-discard = Скинути карту
move-stop = Досить
move-move = Перемістити будівлю
move-swap = Поміняти будівлі місцями
move-exchange = Обміняти жетон
move-sell = Продати жетон
move-take = Забрати жетон
move-trade = Поміняти ставки місцями

choice-window = цього разу
choice-month = до наступного місяця
choice-left = ліва половина
choice-right = права половина
choice-cards = взяти 2 карти кар’єри
choice-discard = скинути до 3 карт кар’єри
choice-votes = 7 голосів
choice-blame = суперник втрачає 5 голосів
choice-yes = так
choice-no = ні
choice-loan = у борг
choice-lot = { $lot }: { $tile } ({ $price } К€)
choice-lot-bid = { $lot }: { $tile } (ставка { $bid } К€, { $seat })
choice-money = { $n } К€

## Сцена

auction = Аукціон
half-left = Ліва половина
half-right = Права половина
lot-free = { $tile }: { $price } К€, ставок немає
lot-bid = { $tile }: ставка { $bid } К€, { $seat }
calendar = Календар
fee = Збір
fee-of = Збір { $n } К€
polls = Опитування
poll-in = Опитування, { $month }
voting = Вибори
voting-card = { $kind }: { $base } голосів, { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркери
   *[many] { $markers } маркерів
}
hand = Ваші карти кар’єри
hand-of = { $seat }: { $n ->
    [one] { $n } карта кар’єри
    [few] { $n } карти кар’єри
   *[many] { $n } карт кар’єри
}
stock = Запас
stock-tile = { $tile }, у запасі: { $seat }
cash = Гроші
income = Дохід
loans = Позики
rewards = Нагороди
fact-cash = Каса { $n } К€
fact-income = Дохід { $n } К€
fact-rewards = Нагороди: { $n }
fact-loans = Позики: { $n }
income-pays = Дохід рівня { $level } дає { $n } К€ на місяць
votes = Голоси
mayor = Мер
first-player = Перший гравець
site-empty = { $site }: порожня ділянка
site-built = { $site }: { $tile }
site-useful = { $site }: { $tile }, корисність { $useful }: { $why }
why-base = 1 своя
why-neighbours = { $n } від { $sites }
why-homes = { $n } від житла
why-inspired = { $n } від натхнення
pictograms = любить: { $list }
arrondissement = { $n }-й округ
total-of = Показник ({ $kind }): { $n }

## Розповідь про партію

tell-month = { $month }. Календар рухається далі.
tell-income = Дохід: { $list }.
tell-income-of = { $seat } { $n } К€
tell-pass-window = { $seat } пасує.
tell-pass-month = { $seat } пасує до наступного місяця.
tell-pass-building = { $seat } більше не будує.
tell-pass-development = { $seat } не піднімає дохід.
tell-pass-achievements = { $seat } не використовує досягнень.
tell-play = { $seat } грає карту «{ $card }»: { $text }
tell-mayor = { $mayor } застосовує навичку, { $seat }: { $text }
tell-lots = На аукціоні ліворуч: { $left }; праворуч: { $right }.
tell-right-opens = Тепер права половина.
tell-bid = { $seat } ставить { $bid } К€ на { $tile }.
tell-outbid = { $seat } ставить { $bid } К€ на { $tile } і перебиває ставку: { $other }.
tell-paid = { $seat } платить { $n } К€ і бере { $tiles }.
tell-paid-nothing = { $seat } не може заплатити й втрачає всі гроші.
tell-loan = { $seat } бере позику.
tell-build = { $seat } будує { $tile } на { $site }.
tell-total = Показник ({ $kind }): { $n }.
tell-raise = { $seat } піднімає дохід до рівня { $n }.
tell-poll = Опитування, { $month }, «{ $poll }»: { $list }.
tell-poll-nobody = ніхто
tell-reward-won = { $seat } отримує жетон нагороди.
tell-election = Вибори: { $list }.
tell-drawn = { $seat } бере { $cards }.
tell-achieve = { $seat } використовує досягнення «{ $card }»: { $text }
tell-marker = На картку голосування лягає маркер: { $kind }.
tell-marker-no = { $seat } не кладе маркер.
tell-first = Тепер перший гравець – { $seat }.
tell-repay = { $seat } повертає позику.
tell-reward-cards = { $seat } витрачає жетон нагороди на дві карти кар’єри.
tell-reward-discard = { $seat } витрачає жетон нагороди, щоб скинути карти кар’єри.
tell-reward-votes = { $seat } витрачає жетон нагороди на 7 голосів.
tell-reward-blame = { $seat } витрачає жетон нагороди: { $other } втрачає голоси.
tell-target = { $seat } вибирає: { $other }.
tell-type = { $seat } вибирає: { $kind }.
tell-discard = { $seat } скидає «{ $card }».
tell-stop = { $seat } на цьому зупиняється.
tell-move = { $seat } переміщує { $tile } з { $site } на { $other }.
tell-swap = { $seat } міняє місцями { $tile } ({ $site }) і { $second } ({ $other }).
tell-exchange = { $seat } повертає { $tile } в мішок і витягує { $second }.
tell-sell = { $seat } продає { $tile }.
tell-take = { $seat } забирає { $tile }: { $other }.
tell-trade = { $seat } міняє ставку з гравцем { $other }.
tell-over = Рік закінчено: { $list }. Мер Парижа – { $seat }.
tell-votes = { $seat } { $n }
