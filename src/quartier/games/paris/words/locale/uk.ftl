title = Париж
subtitle = Місто світла
scene-name = Париж, { $phase }

## Seats

seat-orange = Помаранчеві
seat-blue = Сині

## Phases and prompts

phase-1 = Бруківка й запас
phase-2 = Будинки й світло
phase-over = Кінець гри
prompt-phase-1 = Викладіть плитку або візьміть будинок.
prompt-phase-1-done = Усі ваші плитки на полі: візьміть будинок або спасуйте.
prompt-phase-2 = Поставте будинок або візьміть листівку.
prompt-turn-orange = Ходять помаранчеві.
prompt-turn-blue = Ходять сині.
prompt-won-orange = Помаранчеві перемагають, { $points } : { $other }.
prompt-won-blue = Сині перемагають, { $points } : { $other }.
prompt-drawn = Нічия, { $points } : { $other }.

## Scores

score-lit = Освітлені будинки
score-group = Найбільша група
score-unbuilt = Незбудовані
score-cards = Листівки
score-total = Разом
score-of = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

## Spaces and cobblestones

cobbles-orange = помаранчева бруківка, сонце
cobbles-blue = синя бруківка, місяць
cobbles-mixed = змішана бруківка, сонце й місяць
cobbles-lamp = вуличний ліхтар
cobbles-none = ще не вимощено
space-name = { $space }: { $cobbles }
space-lit = { $space }: { $cobbles }, світять: { $lamps }
lamps = { $count ->
    [one] { $count } ліхтар
    [few] { $count } ліхтарі
    [many] { $count } ліхтарів
   *[other] { $count } ліхтаря
}
light-printed = Світло вуличного ліхтаря на { $space }
light-tile = Світло жетона ліхтаря на { $space }
light-large = Світло великого ліхтаря на { $space }

## Buildings and pieces

building-corner3 = Кутик на 3
building-line3 = Ряд на 3
building-L4 = Коліно на 4
building-T4 = Виступ на 4
building-O4 = Квартал на 4
building-S4 = Зигзаг на 4
building-T5 = Високе Т на 5
building-W5 = Сходи на 5
building-X5 = Хрест на 5
building-P5 = Флігель на 5
building-U6 = Підкова на 6
building-V6 = Довгий кут на 6
building-garden = Сад на 2
building-on-board = { $building }, { $seat }, на { $spaces }; { $lamps }
piece-painter = Художник
piece-dancer = Танцівниця
piece-lamp = Жетон ліхтаря
piece-large_lamp = Великий ліхтар
piece-mixed_space = Змішана клітинка
piece-fountain = Фонтан
piece-statue = Статуя
piece-garden = Сад
piece-annex = Прибудова
piece-on-board = { $piece } на { $spaces }
statue-on-board = Статуя на { $space }, дивиться на { $front }
annex-on-board = Прибудова на { $space }, частина: { $building }

## What lies beside the board

pool = Спільні будинки
pool-line = { pool }: { $buildings }
pool-piece = { $building }, спільний запас
reserve = Запас
reserve-empty = немає будинків
reserve-piece = { $building }, у запасі; { $seat }
hand = Рука
hand-tile = Плитка { $tile } у руці; { $seat }: { $rows }
hand-hidden = { $seat }: { $count ->
    [one] { $count } прихована плитка
    [few] { $count } приховані плитки
    [many] { $count } прихованих плиток
   *[other] { $count } прихованої плитки
}
stack = Стос
stack-of = Стос; { $seat }: { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
tokens = Жетони
tokens-of = { $seat }: { $count ->
    [one] { $count } жетон дії
    [few] { $count } жетони дії
    [many] { $count } жетонів дії
   *[other] { $count } жетона дії
}
chimneys = Димарі
chimneys-of = { $seat }: { $count ->
    [one] { $count } димар
    [few] { $count } димарі
    [many] { $count } димарів
   *[other] { $count } димаря
}

## Postcards

card-open = { $card }: { $effect }
card-claimed = { $card }; узяли: { $seat }
card-held = { $card }, відкладено на потім; { $seat }: { $effect }
card-scoring = { $card }; { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
card-to-use = на потім
card-levitation = Левітація
card-levitation-effect = Поверніть один будинок із запасу, візьміть інший зі спільних і одразу поставте його.
card-metropolitain = Метрополітен
card-metropolitain-effect = Згодом, один раз: ваш новий будинок може накрити один намальований ліхтар.
card-jardin_des_plantes = Сад рослин
card-jardin_des_plantes-effect = Одразу закладіть сад; це будинок на дві клітинки.
card-sacre_coeur = Базиліка Святого Серця
card-sacre_coeur-effect = Незбудовані будинки не забирають у вас очок.
card-le_peintre = Художник
card-le_peintre-effect = Поставте художника на свою вільну клітинку. 2 очки за кожен ліхтар на площі довкола нього, обмеженій будинками.
card-chartier = Шартьє
card-chartier-effect = Згодом, один раз: зробіть вільну клітинку суперника змішаною й одразу забудуйте її.
card-bouquinistes = Букіністи біля Сени
card-bouquinistes-effect = Поставте прибудову на свою вільну клітинку біля свого будинку: він більшає на одну клітинку.
card-lampadaire = Вуличний ліхтар
card-lampadaire-effect = Покладіть жетон ліхтаря на свою вільну клітинку: ліхтарів побільшає на один.
card-moulin_rouge = Мулен Руж
card-moulin_rouge-effect = Поставте танцівницю на свою вільну клітинку. 1 очко за кожну вільну клітинку, до якої вона може дійти.
card-fontaine_des_mers = Фонтан морів
card-fontaine_des_mers-effect = Поставте фонтан. 3 очки за кожен ваш будинок поруч із ним.
card-le_penseur = Мислитель
card-le_penseur-effect = Поставте статую. 2 очки за кожну вільну клітинку поруч, 1 за кожну навскіс; нічого, якщо їй затулили краєвид.
card-la_grande_lumiere = Великий ліхтар
card-la_grande_lumiere-effect = Поставте великий ліхтар на намальований: його світло сягає далі.

## The choices of a move, as questions

choose-tile = Яка плитка?
choose-turn = Яким боком?
choose-quadrant = У який квадрант?
choose-building = Який будинок?
choose-back = Який будинок повернути?
choose-space = Куди?
choose-postcard = Яка листівка?
choose-front = Куди обличчям?
choose-annex = Який будинок збільшити?
choose-use = Скористатися ефектом?

kind-pave = Викласти плитку
kind-take = Узяти будинок
kind-pass = Спасувати
kind-place = Поставити будинок
kind-postcard = Узяти листівку

choice-0 = як лежить
choice-90 = чверть оберту
choice-180 = пів оберту
choice-270 = три чверті оберту
choice-flip0 = перевернуто
choice-flip90 = перевернуто, чверть оберту
choice-flip180 = перевернуто, пів оберту
choice-flip270 = перевернуто, три чверті оберту
choice-north = північ
choice-east = схід
choice-south = південь
choice-west = захід
choice-keep = відкласти на потім
choice-none = без ефекту
choice-use = скористатися

facing-north = північ
facing-east = схід
facing-south = південь
facing-west = захід

## One sentence a move, for replays

tell-pave = { $seat } викладають плитку { $tile } на { $space }.
tell-take = { $seat } беруть у запас: { $building } ({ $id }).
tell-pass = { $seat } пасують.
tell-place = { $seat } будують на { $space }: { $building } ({ $id }).
tell-none = { $seat } беруть листівку «{ $card }» і не користуються її ефектом.
tell-sacre_coeur = { $seat } беруть листівку «{ $card }»: незбудоване їм більше не страшне.
tell-keep = { $seat } беруть листівку «{ $card }» й відкладають на потім.
tell-levitation = { $seat } беруть листівку «{ $card }», повертають один будинок ({ $back }, { $back_id }) і ставлять на { $space } інший: { $building } ({ $id }).
tell-jardin_des_plantes = { $seat } беруть листівку «{ $card }» й закладають сад на { $space }.
tell-le_peintre = { $seat } беруть листівку «{ $card }» і ставлять художника на { $space }.
tell-bouquinistes = { $seat } беруть листівку «{ $card }» і додають прибудову на { $space } ({ $building }).
tell-lampadaire = { $seat } беруть листівку «{ $card }» і ставлять ліхтар на { $space }.
tell-moulin_rouge = { $seat } беруть листівку «{ $card }», і танцівниця виходить на { $space }.
tell-fontaine_des_mers = { $seat } беруть листівку «{ $card }» і ставлять фонтан на { $space }.
tell-le_penseur = { $seat } беруть листівку «{ $card }» і ставлять на { $space } статую, обличчям на { $front }.
tell-la_grande_lumiere = { $seat } беруть листівку «{ $card }» і запалюють великий ліхтар на { $space }.
tell-helped-metropolitain = Під будинком зникає вуличний ліхтар: «{ $card }».
tell-helped-chartier = Клітинка суперника стає змішаною: «{ $card }».
tell-phase-2 = Остання плитка на місці; { $seat } починають будувати.
tell-skipped = { $seat } не можуть ні будувати, ні взяти листівку й пропускають хід.
