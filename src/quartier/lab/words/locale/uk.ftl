# Лабораторія: що кажуть її звіти.

## Що кажуть усі

interval = { $low } … { $high }
drawing-up = Складаємо звіт…
written = Записано в { $file }.
interrupted = Перервано; зіграно { $played } з { $games }.
goes-on = Та сама команда продовжить звідси: партії лежать у { $file }.

## Арена

arena-title = Арена: { $game }
arena-solo = Кожен бот зіграв сам { $games ->
    [one] { $games } партію
    [few] { $games } партії
   *[other] { $games } партій
}; зерна в усіх однакові, починаючи з { $seed }.
arena-pairs = Кожні два боти зіграли між собою партій: { $games }; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-tables = Кожен бот сидів сам серед ботів кожного іншого виду (їх { $others }), партій по { $games }; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-challenge = { $others ->
    [1] Перший бот зіграв із кожним іншим партій: { $games }
   *[other] Перший бот сидів сам серед ботів кожного іншого виду (їх { $others }), партій по { $games }
}; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-standings = Хто сильніший
arena-standings-note = Рейтинги за шкалою Ело, їхнє середнє { $middle }: на 400 балів більше — це шанси десять до одного. У дужках: де лежить справжнє значення в 95 випадках зі 100. Партії з одним зерном — одне спостереження.
arena-solo-note = У дужках: де лежить справжнє середнє в 95 випадках зі 100.
arena-encounters = Хто проти кого
arena-encounters-note = Частка перемог бота з рядка, який сидить сам серед ботів зі стовпця; рівні мали б { $fair }.
arena-against = { $count ->
    [1] проти { $bot }
   *[other] проти { $count } × { $bot }
}
arena-plots = Одним поглядом
arena-how = Як грали
arena-command = Те саме ще раз:
arena-rules = Правила гри { $game }, версія { $version }; { $options }.
arena-as-usual = параметри звичайні

arena-bot = Бот
arena-rating = Рейтинг
arena-games = Партії
arena-victories = Перемоги
arena-points = Бали
arena-time = Час на хід (найдовше)
arena-share-fair = Перемоги (пунктир: рівні)
arena-points-note = Прямокутник — середня половина всіх партій, риска в ньому — медіана, крапка — середнє; за кожним вусом лежить двадцята частина.
arena-time-note = Крапка — середнє, лінія сягає найдовшого.
arena-times-counted = партії
arena-scale-rating = Ело
arena-scale-share = частка перемог
arena-scale-points = бали
arena-scale-time = кожна лінія вдесятеро більша

## Баланс гри

balance-title = Баланс гри { $game }
balance-choosing = Добираємо партії…
balance-lead = Кожен набір параметрів зіграно стільки разів: { $games }; за всіх грав { $bot }, зерна від { $first } до { $last }.
balance-lead-dealt = Кожен набір параметрів зіграно стільки разів: { $games }; за всіх грав { $bot }, зерна від { $first } — лише ті, за яких у грі є { $thing }.
balance-intervals = Те, що стоїть після ± або в дужках, — це інтервал 95 %: зерна вибирали наново { $draws } разів, кожне з усіма його партіями. Один інтервал із двадцяти хибний випадково.
balance-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}
balance-findings = Що випадає з норми
balance-findings-note = Висновок певний там, де за межею лежить увесь інтервал, і ймовірний там, де за межею лише саме число, а інтервал — по один бік від нуля.
balance-in-order = Наскільки видно з цих партій, усе в нормі.
balance-left = Ще не вирішено, бракує партій: { $unclear }. У нормі: { $fine }.
balance-share-outside = поза межею ±{ $limit }
balance-share-probably = імовірно поза межею ±{ $limit }
balance-share-unclear = не вирішено
balance-share-fine = у межах ±{ $limit }
balance-earns-outside = коштує більше, ніж дає
balance-earns-unclear = не вирішено
balance-earns-fine = варте того
balance-apart-outside = поза межею ±{ $limit }
balance-apart-probably = імовірно поза межею ±{ $limit }
balance-apart-unclear = не вирішено
balance-apart-fine = у межах ±{ $limit }
balance-unit-apart = дає, балів від середнього
balance-rare-outside = майже не використовують
balance-habit-outside = ця звичка вигідна
balance-habit-unclear = не вирішено
balance-habit-fine = не вигідна
balance-unit-share = перемоги, відсоткових пунктів від справедливої частки
balance-unit-earns = дає, балів у рахунку
balance-unit-rare = разів на нагоду
balance-unit-habit = перемоги, відсоткових пунктів від справедливої частки
balance-who = Хто виграє
balance-who-note = Перемоги у відсотках і на скільки відсоткових пунктів це відрізняється від справедливої частки { $fair }. Відрив — це рахунок понад середній в інших.
balance-alone-note = У грі для одного виграє кожен: відрив — це рахунок понад середній у всіх партіях.
balance-habits = Звички
balance-habits-note = Одне місце грає, як усі, але має одну звичку; на тих самих зернах по черзі кожне місце. Хто відмовляється від доброго або хоче лише одного, має вигравати менше за справедливу частку.
balance-uses = Що використовують і що це дає
balance-uses-note = «Дає» — на скільки більший відрив наприкінці в того, хто це зробив, порівняно з іншими місцями тієї ж партії на тому ж етапі, з огляду на те, що хто мав на його початку (рахунок, засоби) і що кому роздали. Це те, що йде поруч із дією, а не лише її наслідок: робить той, хто може собі дозволити.
balance-relative-note = Кожен бере щось із цього, тож кожне порівнюємо із середнім.
balance-lot-note = Це роздає випадок, тож тут це справді те, що вони дають.
balance-table = Що лежить на столі
balance-table-note = Чим партії, де це є в грі, відрізняються від тих, де цього немає.
balance-leads = Чи виграє той, хто попереду?
balance-leads-note = Серед партій, де після етапу попереду хтось один: частка, яку він виграє, у відсотках. Рахунок такий, ніби гра на цьому скінчилася.
balance-course = Рахунки й тривалість
balance-lines = З чого складається рахунок
balance-against = Порівняння: { $other }
balance-against-note = Обидва зіграно на тих самих зернах. Ось числа, що різняться, бо їхній інтервал не містить нуля: { $shown } із { $all }. Сам випадок показав би близько { $chance }.
balance-same = Жодне число не різниться.
balance-only = Лише тут ({ $which }): { $list }.
balance-column-what = Що
balance-column-wins = Перемоги, %
balance-column-difference = Від справедливої частки
balance-column-margin = Відрив
balance-column-seats = Місця
balance-column-verdict = Висновок
balance-column-offered = Нагод за партію
balance-column-used = Разів за партію
balance-column-taken = На кожну нагоду
balance-column-price = Ціна
balance-column-points = Бали
balance-column-users = Перемоги з цим, %
balance-column-earns = Дає
balance-column-games = Партії
balance-column-total = Рахунок місця
balance-column-lead = Відрив переможця
balance-column-moves = Ходи
balance-column-mean = Середнє
balance-column-median = Медіана
balance-column-middle = 5–95 %
balance-column-figure = Число
balance-column-meaning = Чого
balance-column-gap = Різниця
balance-column-habit = Звичка
balance-column-times = як часто
balance-column-stage = Після
balance-spread-total = Рахунок місця
balance-spread-winner = Рахунок переможця
balance-spread-lead = Відрив переможця від другого
balance-spread-moves = Ходів у партії
balance-spread-decisions = Ходів одного місця
balance-spread-stages = Етапів у партії
balance-subject-share = перемоги, %
balance-subject-habit = перемоги зі звичкою, %
balance-subject-taken = разів на нагоду
balance-subject-a_game = разів за партію
balance-subject-earns = дає
balance-subject-lead = лідер виграє, %
balance-subject-line = балів на місце
balance-subject-spread = середнє
balance-seat = Місце
balance-place = Черговість ходу
balance-place-of = { $place ->
    [1] перший
    [2] другий
    [3] третій
    [4] четвертий
    [5] п’ятий
   *[other] шостий
}
balance-habit-never = ніколи не ходить «{ $beginning }»
balance-too-few = замало
balance-playing = Граємо
balance-counting = Рахуємо
balance-reckoning = Обчислюємо

## Розбори

review-working = Обдумуємо
review-interrupted = Перервано; обдумано рішень: { $done } із { $wanted }.
