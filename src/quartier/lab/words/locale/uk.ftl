# Лабораторія: що кажуть її звіти.

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
arena-solo = Кожен бот зіграв сам { $games ->
    [one] { $games } гру
    [few] { $games } гри
   *[other] { $games } ігор
}; зерна в усіх однакові, починаючи з { $seed }.
arena-pairs = Кожні два боти зустрілися в іграх: { $games }; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-tables = Кожен бот сидів сам серед ботів кожного іншого виду (їх { $others }), ігор по { $games }; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-challenge = { $others ->
    [1] Перший бот зустрівся з кожним іншим в іграх: { $games }
   *[other] Перший бот сидів сам серед ботів кожного іншого виду (їх { $others }), ігор по { $games }
}; зерна в усіх однакові, починаючи з { $seed }, і кожне зіграно по разу з кожного місця.
arena-standings = Хто сильніший
arena-standings-note = Рейтинги за шкалою Ело, їхнє середнє { $middle }: на 400 очок більше — це шанси десять до одного. У дужках: де лежить справжнє значення в 95 випадках зі 100. Ігри з одним зерном — один свідок.
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
arena-interrupted = Перервано; зіграно { $played } з { $games }.
arena-goes-on = Та сама команда продовжить звідси: ігри лежать у { $file }.
arena-written = Записано в { $file }.

arena-bot = Бот
arena-rating = Рейтинг
arena-games = Ігри
arena-victories = Перемоги
arena-points = Очки
arena-time = Час на хід (найдовше)
arena-share-fair = Перемоги (пунктир: рівні)
arena-points-note = Прямокутник — середня половина всіх ігор, риска в ньому — медіана, крапка — середнє; за кожним вусом лежить двадцята частина.
arena-time-note = Крапка — середнє, лінія сягає найдовшого.
arena-times-counted = ігри
arena-scale-rating = Ело
arena-scale-share = частка перемог
arena-scale-points = очки
arena-scale-time = кожна лінія вдесятеро більша
