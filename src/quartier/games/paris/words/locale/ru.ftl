title = Париж
subtitle = Город света
scene-name = Париж, { $phase }

## Seats

seat-orange = Оранжевые
seat-blue = Синие

## Phases and prompts

phase-1 = Мостовая и запас
phase-2 = Дома и свет
phase-over = Конец игры
prompt-phase-1 = Положите плитку или возьмите дом.
prompt-phase-1-done = Все ваши плитки на поле: возьмите дом или спасуйте.
prompt-phase-2 = Поставьте дом или возьмите открытку.
prompt-turn-orange = Ходят оранжевые.
prompt-turn-blue = Ходят синие.
prompt-won-orange = Оранжевые побеждают, { $points } : { $other }.
prompt-won-blue = Синие побеждают, { $points } : { $other }.
prompt-drawn = Ничья, { $points } : { $other }.

## Scores

score-lit = Освещённые дома
score-group = Крупнейшая группа
score-unbuilt = Не построено
score-cards = Открытки
score-total = Итого
score-of = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Spaces and cobblestones

cobbles-orange = оранжевая мостовая, солнце
cobbles-blue = синяя мостовая, луна
cobbles-mixed = смешанная мостовая, солнце и луна
cobbles-lamp = уличный фонарь
cobbles-none = ещё не вымощено
space-name = { $space }: { $cobbles }
space-lit = { $space }: { $cobbles }, светят: { $lamps }
lamps = { $count ->
    [one] { $count } фонарь
    [few] { $count } фонаря
    [many] { $count } фонарей
   *[other] { $count } фонаря
}
light-printed = Свет уличного фонаря на { $space }
light-tile = Свет жетона фонаря на { $space }
light-large = Свет большого фонаря на { $space }

## Buildings and pieces

building-corner3 = Уголок на 3
building-line3 = Ряд на 3
building-L4 = Колено на 4
building-T4 = Выступ на 4
building-O4 = Квартал на 4
building-S4 = Зигзаг на 4
building-T5 = Высокое Т на 5
building-W5 = Лестница на 5
building-X5 = Крест на 5
building-P5 = Флигель на 5
building-U6 = Подкова на 6
building-V6 = Длинный угол на 6
building-garden = Сад на 2
building-on-board = { $building }, { $seat }, на { $spaces }; { $lamps }
piece-painter = Художник
piece-dancer = Танцовщица
piece-lamp = Жетон фонаря
piece-large_lamp = Большой фонарь
piece-mixed_space = Смешанная клетка
piece-fountain = Фонтан
piece-statue = Статуя
piece-garden = Сад
piece-annex = Пристройка
piece-on-board = { $piece } на { $spaces }
statue-on-board = Статуя на { $space }, смотрит на { $front }
annex-on-board = Пристройка на { $space }, часть: { $building }

## What lies beside the board

pool = Общие дома
pool-line = { pool }: { $buildings }
pool-piece = { $building }, общий запас
reserve = Запас
reserve-empty = домов нет
reserve-piece = { $building }, в запасе; { $seat }
hand = Рука
hand-tile = Плитка { $tile } в руке; { $seat }: { $rows }
hand-hidden = { $seat }: { $count ->
    [one] { $count } скрытая плитка
    [few] { $count } скрытые плитки
    [many] { $count } скрытых плиток
   *[other] { $count } скрытой плитки
}
stack = Стопка
stack-of = Стопка; { $seat }: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
tokens = Жетоны
tokens-of = { $seat }: { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}
chimneys = Трубы
chimneys-of = { $seat }: { $count ->
    [one] { $count } труба
    [few] { $count } трубы
    [many] { $count } труб
   *[other] { $count } трубы
}

## Postcards

card-open = { $card }: { $effect }
card-claimed = { $card }; взяли: { $seat }
card-held = { $card }, отложено на потом; { $seat }: { $effect }
card-scoring = { $card }; { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
card-to-use = на потом
card-levitation = Левитация
card-levitation-effect = Верните один дом из запаса, возьмите другой из общих и сразу поставьте его.
card-metropolitain = Метрополитен
card-metropolitain-effect = Позже, один раз: ваш новый дом может накрыть один нарисованный фонарь.
card-jardin_des_plantes = Сад растений
card-jardin_des_plantes-effect = Сразу разбейте сад; это дом на две клетки.
card-sacre_coeur = Базилика Сакре-Кёр
card-sacre_coeur-effect = Непостроенные дома не отнимают у вас очков.
card-le_peintre = Художник
card-le_peintre-effect = Поставьте художника на свою свободную клетку. 2 очка за каждый фонарь на площади вокруг него, ограниченной домами.
card-chartier = Шартье
card-chartier-effect = Позже, один раз: сделайте свободную клетку соперника смешанной и тут же застройте её.
card-bouquinistes = Букинисты
card-bouquinistes-effect = Поставьте пристройку на свою свободную клетку рядом со своим домом: он вырастет на одну клетку.
card-lampadaire = Уличный фонарь
card-lampadaire-effect = Положите жетон фонаря на свою свободную клетку: одним фонарём станет больше.
card-moulin_rouge = Мулен Руж
card-moulin_rouge-effect = Поставьте танцовщицу на свою свободную клетку. 1 очко за каждую свободную клетку, до которой она дойдёт.
card-fontaine_des_mers = Фонтан морей
card-fontaine_des_mers-effect = Поставьте фонтан. 3 очка за каждый ваш дом рядом с ним.
card-le_penseur = Мыслитель
card-le_penseur-effect = Поставьте статую. 2 очка за каждую свободную клетку рядом, 1 за каждую наискосок; ничего, если ей загородили вид.
card-la_grande_lumiere = Большой фонарь
card-la_grande_lumiere-effect = Поставьте большой фонарь на нарисованный: его свет достаёт дальше.

## The choices of a move, as questions

choose-tile = Какая плитка?
choose-turn = Какой стороной?
choose-quadrant = В какой квадрант?
choose-building = Какой дом?
choose-back = Какой дом вернуть?
choose-space = Куда?
choose-postcard = Какая открытка?
choose-front = Куда лицом?
choose-annex = Какой дом увеличить?
choose-use = Использовать эффект?

kind-pave = Положить плитку
kind-take = Взять дом
kind-pass = Спасовать
kind-place = Поставить дом
kind-postcard = Взять открытку

choice-0 = как лежит
choice-90 = четверть оборота
choice-180 = пол-оборота
choice-270 = три четверти оборота
choice-flip0 = перевёрнуто
choice-flip90 = перевёрнуто, четверть оборота
choice-flip180 = перевёрнуто, пол-оборота
choice-flip270 = перевёрнуто, три четверти оборота
choice-north = север
choice-east = восток
choice-south = юг
choice-west = запад
choice-keep = отложить на потом
choice-none = без эффекта
choice-use = использовать

facing-north = север
facing-east = восток
facing-south = юг
facing-west = запад

## One sentence a move, for replays

tell-pave = { $seat } кладут плитку { $tile } на { $space }.
tell-take = { $seat } берут в запас: { $building } ({ $id }).
tell-pass = { $seat } пасуют.
tell-place = { $seat } строят на { $space }: { $building } ({ $id }).
tell-none = { $seat } берут открытку «{ $card }» и не используют её эффект.
tell-sacre_coeur = { $seat } берут открытку «{ $card }»: непостроенное им больше не страшно.
tell-keep = { $seat } берут открытку «{ $card }» и откладывают на потом.
tell-levitation = { $seat } берут открытку «{ $card }», возвращают один дом ({ $back }, { $back_id }) и ставят на { $space } другой: { $building } ({ $id }).
tell-jardin_des_plantes = { $seat } берут открытку «{ $card }» и разбивают сад на { $space }.
tell-le_peintre = { $seat } берут открытку «{ $card }» и ставят художника на { $space }.
tell-bouquinistes = { $seat } берут открытку «{ $card }» и добавляют пристройку на { $space } ({ $building }).
tell-lampadaire = { $seat } берут открытку «{ $card }» и ставят фонарь на { $space }.
tell-moulin_rouge = { $seat } берут открытку «{ $card }», и танцовщица выходит на { $space }.
tell-fontaine_des_mers = { $seat } берут открытку «{ $card }» и ставят фонтан на { $space }.
tell-le_penseur = { $seat } берут открытку «{ $card }» и ставят на { $space } статую, лицом на { $front }.
tell-la_grande_lumiere = { $seat } берут открытку «{ $card }» и зажигают большой фонарь на { $space }.
tell-helped-metropolitain = Под домом исчезает уличный фонарь: «{ $card }».
tell-helped-chartier = Клетка соперника становится смешанной: «{ $card }».
tell-phase-2 = Последняя плитка на месте; { $seat } начинают строить.
tell-skipped = { $seat } не могут ни строить, ни взять открытку и пропускают ход.
