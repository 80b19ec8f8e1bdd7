# Лаборатория: что говорят её отчёты.

## Что говорят все

interval = { $low } … { $high }
drawing-up = Составляем отчёт…
written = Записано в { $file }.
interrupted = Прервано; сыграно { $played } из { $games }.
goes-on = Та же команда продолжит отсюда: партии лежат в { $file }.

## Арена

arena-title = Арена: { $game }
arena-solo = Каждый бот сыграл в одиночку { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[other] { $games } партий
}; зёрна у всех одни и те же, начиная с { $seed }.
arena-pairs = Каждые два бота сыграли между собой партий: { $games }; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-tables = Каждый бот сидел один среди ботов каждого другого вида (их { $others }), партий по { $games }; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-challenge = { $others ->
    [1] Первый бот сыграл с каждым другим партий: { $games }
   *[other] Первый бот сидел один среди ботов каждого другого вида (их { $others }), партий по { $games }
}; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-standings = Кто сильнее
arena-standings-note = Рейтинги по шкале Эло, их среднее { $middle }: на 400 очков больше — это шансы десять к одному. В скобках: где лежит истинное значение в 95 случаях из 100. Партии с одним зерном — одно наблюдение.
arena-solo-note = В скобках: где лежит истинное среднее в 95 случаях из 100.
arena-encounters = Кто против кого
arena-encounters-note = Доля побед бота из строки, который сидит один среди ботов из столбца; у равных было бы { $fair }.
arena-against = { $count ->
    [1] против { $bot }
   *[other] против { $count } × { $bot }
}
arena-plots = Одним взглядом
arena-how = Как играли
arena-command = То же самое ещё раз:
arena-rules = Правила игры { $game }, версия { $version }; { $options }.
arena-as-usual = параметры обычные

arena-bot = Бот
arena-rating = Рейтинг
arena-games = Партии
arena-victories = Победы
arena-points = Очки
arena-time = Время на ход (максимум)
arena-share-fair = Победы (пунктир: равные)
arena-points-note = Прямоугольник — средняя половина всех партий, черта в нём — медиана, точка — среднее; за каждым усом лежит двадцатая часть.
arena-time-note = Точка — среднее, линия доходит до самого долгого.
arena-times-counted = партии
arena-scale-rating = Эло
arena-scale-share = доля побед
arena-scale-points = очки
arena-scale-time = каждая линия вдесятеро больше

## Баланс игры

balance-title = Баланс игры { $game }
balance-choosing = Подбираем партии…
balance-lead = Каждый набор параметров сыгран столько раз: { $games }; за всех играл { $bot }, зёрна от { $first } до { $last }.
balance-lead-dealt = Каждый набор параметров сыгран столько раз: { $games }; за всех играл { $bot }, зёрна от { $first } — только те, при которых в игре есть { $thing }.
balance-intervals = То, что стоит после ± или в скобках, — интервал 95 %: зёрна выбирались заново { $draws } раз, каждое со всеми его партиями. Один интервал из двадцати ошибается случайно.
balance-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
balance-findings = Что выбивается из нормы
balance-findings-note = Вывод надёжен там, где за пределом лежит весь интервал, и вероятен там, где за пределом только само число, а интервал — по одну сторону от нуля.
balance-in-order = Насколько видно по этим партиям, всё в норме.
balance-left = Пока не решено, не хватает партий: { $unclear }. В норме: { $fine }.
balance-share-outside = за пределом ±{ $limit }
balance-share-probably = вероятно, за пределом ±{ $limit }
balance-share-unclear = не решено
balance-share-fine = в пределах ±{ $limit }
balance-earns-outside = стоит больше, чем даёт
balance-earns-unclear = не решено
balance-earns-fine = стоит того
balance-apart-outside = за пределом ±{ $limit }
balance-apart-probably = вероятно, за пределом ±{ $limit }
balance-apart-unclear = не решено
balance-apart-fine = в пределах ±{ $limit }
balance-unit-apart = даёт, очков от среднего
balance-rare-outside = почти не используется
balance-habit-outside = эта привычка выгодна
balance-habit-unclear = не решено
balance-habit-fine = не выгодна
balance-unit-share = победы, процентных пунктов от справедливой доли
balance-unit-earns = даёт, очков в счёте
balance-unit-rare = раз на возможность
balance-unit-habit = победы, процентных пунктов от справедливой доли
balance-who = Кто выигрывает
balance-who-note = Победы в процентах и на сколько процентных пунктов это отличается от справедливой доли { $fair }. Отрыв — это счёт сверх среднего у остальных.
balance-alone-note = В одиночку выигрывает каждый: отрыв — это счёт сверх среднего по всем партиям.
balance-habits = Привычки
balance-habits-note = Одно место играет как все, но с одной привычкой; на тех же зёрнах по очереди каждое место. Кто отказывается от хорошего или хочет лишь одного, должен выигрывать меньше справедливой доли.
balance-uses = Что используют и что это даёт
balance-uses-note = «Даёт» — насколько больше отрыв в конце у того, кто это сделал, по сравнению с другими местами той же партии на том же этапе, с учётом того, что у кого было в его начале (счёт, средства) и что кому раздали. Это то, что сопутствует действию, а не только его следствие: делает тот, кто может себе позволить.
balance-relative-note = Каждый берёт что-то из этого, поэтому каждое сравнивается со средним.
balance-lot-note = Их раздаёт случай, так что здесь это действительно то, что они дают.
balance-table = Что лежит на столе
balance-table-note = Чем партии, где это в игре, отличаются от тех, где этого нет.
balance-leads = Выигрывает ли лидер?
balance-leads-note = Среди партий, где после этапа впереди кто-то один: доля, которую он выигрывает, в процентах. Счёт такой, будто игра на этом закончилась.
balance-course = Счёт и длительность
balance-lines = Из чего складывается счёт
balance-against = Сравнение: { $other }
balance-against-note = Оба сыграны на одних и тех же зёрнах. Вот числа, которые различаются, их интервал не содержит нуля: { $shown } из { $all }. Сам случай показал бы около { $chance }.
balance-same = Ни одно число не различается.
balance-only = Только здесь ({ $which }): { $list }.
balance-column-what = Что
balance-column-wins = Победы, %
balance-column-difference = От справедливой доли
balance-column-margin = Отрыв
balance-column-seats = Места
balance-column-verdict = Вывод
balance-column-offered = Возможностей за партию
balance-column-used = Раз за партию
balance-column-taken = На каждую возможность
balance-column-price = Цена
balance-column-points = Очки
balance-column-users = Победы с этим, %
balance-column-earns = Даёт
balance-column-games = Партии
balance-column-total = Счёт места
balance-column-lead = Отрыв победителя
balance-column-moves = Ходы
balance-column-mean = Среднее
balance-column-median = Медиана
balance-column-middle = 5–95 %
balance-column-figure = Число
balance-column-meaning = Чего
balance-column-gap = Разница
balance-column-habit = Привычка
balance-column-times = как часто
balance-column-stage = После
balance-spread-total = Счёт места
balance-spread-winner = Счёт победителя
balance-spread-lead = Отрыв победителя от второго
balance-spread-moves = Ходов в партии
balance-spread-decisions = Ходов одного места
balance-spread-stages = Этапов в партии
balance-subject-share = победы, %
balance-subject-habit = победы с привычкой, %
balance-subject-taken = раз на возможность
balance-subject-a_game = раз за партию
balance-subject-earns = даёт
balance-subject-lead = лидер выигрывает, %
balance-subject-line = очков на место
balance-subject-spread = среднее
balance-seat = Место
balance-place = Очерёдность хода
balance-place-of = { $place ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
   *[other] шестой
}
balance-habit-never = никогда не ходит «{ $beginning }»
balance-too-few = слишком мало
balance-playing = Играем
balance-counting = Считаем
balance-reckoning = Вычисляем

## Разборы

review-working = Обдумываем
review-interrupted = Прервано; обдумано решений: { $done } из { $wanted }.
