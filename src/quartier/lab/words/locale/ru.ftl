# Лаборатория: что говорят её отчёты.

## Арена

arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { $number } %
arena-seconds = { $number } с
arena-milliseconds = { $number } мс
arena-interval = { $low } … { $high }
arena-unknown = –

arena-title = Арена: { $game }
arena-solo = Каждый бот сыграл один { $games ->
    [one] { $games } игру
    [few] { $games } игры
   *[other] { $games } игр
}; зёрна у всех одни и те же, начиная с { $seed }.
arena-pairs = Каждые два бота встретились в играх: { $games }; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-tables = Каждый бот сидел один среди ботов каждого другого вида (их { $others }), игр по { $games }; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-challenge = { $others ->
    [1] Первый бот встретился с каждым другим в играх: { $games }
   *[other] Первый бот сидел один среди ботов каждого другого вида (их { $others }), игр по { $games }
}; зёрна у всех одни и те же, начиная с { $seed }, и каждое сыграно по разу с каждого места.
arena-standings = Кто сильнее
arena-standings-note = Рейтинги по шкале Эло, их среднее { $middle }: на 400 очков больше — это шансы десять к одному. В скобках: где лежит истинное значение в 95 случаях из 100. Игры с одним зерном — один свидетель.
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
arena-interrupted = Прервано; сыграно { $played } из { $games }.
arena-goes-on = Та же команда продолжит отсюда: игры лежат в { $file }.
arena-written = Записано в { $file }.

arena-bot = Бот
arena-rating = Рейтинг
arena-games = Игры
arena-victories = Победы
arena-points = Очки
arena-time = Время на ход (максимум)
arena-share-fair = Победы (пунктир: равные)
arena-points-note = Прямоугольник — средняя половина всех игр, черта в нём — медиана, точка — среднее; за каждым усом лежит двадцатая часть.
arena-time-note = Точка — среднее, линия доходит до самого долгого.
arena-times-counted = игры
arena-scale-rating = Эло
arena-scale-share = доля побед
arena-scale-points = очки
arena-scale-time = каждая линия вдесятеро больше
