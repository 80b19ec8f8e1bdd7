# What can be wrong with a content pack or a position of Munivers, for those who write one.

## Positions

error-position-lots = '{ $field }': на шаге { $step } здесь должно быть лотов: { $count }
error-position-bid = '{ $field }': у ставки должен быть игрок, и она не меньше цены тайла
error-position-bids-of-all = '{ $field }': здесь уже должно быть по одной ставке каждого игрока
error-position-no-bids-yet = '{ $field }': пока идёт левая половина, ставок здесь нет
error-position-bids-of-called = '{ $field }': должно быть по ставке каждого, до кого дошла очередь, начиная с первого
error-position-same = '{ $field }': у двух игроков одно и то же
error-position-votes = '{ $field }': вместе должно быть от 0 до { $most }, а не { $total }
error-position-copies = '{ $field }': слишком много тайлов; { $tile } есть только { $count }
error-position-polls = '{ $field }': нужно разных: { $count }
error-position-unresolved = '{ $field }': это должны быть уникальные здания того, кто действует, которые срабатывают при постройке
error-position-deciding = '{ $field }': не может быть { $given }: { $reason }
error-deciding-over = всё закончено
error-deciding-ability-under-way = тогда ни одна способность не может длиться
error-deciding-actor = 'ability.actor' должен быть тем, чей ход
error-deciding-all-bids-stand = все ставки сделаны
error-deciding-turn-to-bid = ставку делает { $seat }
error-deciding-reward = жетоном «Награда» сбрасывают карт не больше { $count }
error-deciding-marker = нужны зелёная буква и маркер, и чтобы больше ничего не оставалось сделать
error-deciding-row = 'ability.row' и 'ability.rows_left' — не от способности, которой может воспользоваться тот, кто действует
error-deciding-no-player = этот шаг не спрашивает об игроке
error-deciding-no-type = этот шаг не спрашивает о типе
error-deciding-something-else = этот шаг спрашивает о другом
error-deciding-picks = 'ability.picks' и 'ability.price' не от этого шага
error-deciding-target = 'ability.target' должен быть другим игроком
error-deciding-bids = ставки меняют местами, когда все сделаны

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'players': деньги не сходятся (M42)
error-law-2 = 'players' и 'auction': тайлы не сходятся (M15)
error-law-3 = 'players' и 'discarded': карты не сходятся (M6)
error-law-4 = 'players' и 'rewards_spent': столько жетонов «Награда» нет (M11)
error-law-5 = 'markers': маркеры голосов не сходятся (M9)
error-law-6 = 'players': столько карт ссуд нет (M43)
error-law-7 = 'players': голоса не сходятся (M48)
error-law-8 = 'players': показатели не сходятся (M4)
error-law-9 = 'players': число зданий не сходится (M3)
error-law-10 = 'players': навыки не сходятся (M41)
error-law-11 = 'players': деньги, голоса или доход вне пределов (M17, M40)
error-law-12 = 'players' и 'auction': в мешке слишком мало тайлов для следующих аукционов (M19)

## Content packs: the option, and the whole

error-content-folder = параметр 'content': папки { $folder } нет; возможны { $known }
error-content-mistakes = параметр 'content': в наборе { $folder } есть ошибки:
    { $problems }
error-pack-mistakes = { $problems }
error-pack-line = { $file }:{ $line }: { $reason }
error-pack-no-folder = { $folder }: такой папки нет
pack-to-mend = исправить: { $count }
pack-sound = { $folder } — исправный набор

## Content packs: files and packs that extend others

error-pack-file-missing = файла нет
error-pack-file-not-text = файл не в UTF-8: { $reason }
error-pack-file-deep = слишком много вложенных списков
error-pack-no-base = extends: набора { $given } нет
error-pack-base-of-itself = extends: { $given } сам расширяет этот набор
error-pack-without = without: должен быть список id вроде ["front-page"]
error-pack-without-unknown = without: { $id } нет в { $file }

## Content packs: values

error-pack-tables = каждый { $table } начинают с [[{ $table }]]
error-pack-unknown-key = { $given } здесь ничего не значит; известны { $known }
error-pack-same-id = id: { $id } уже есть
error-pack-missing = { $entry }: не указано
error-pack-number = { $entry }: { $given } — не целое число от { $low } до { $high }
error-pack-numbers = { $entry }: должен быть список целых чисел от { $low } до { $high }
error-pack-named-numbers = { $table }: напишите [{ $table }] и числа: { $names }
error-pack-text = { $entry }: должен быть текст
error-pack-missing-one = { $entry }: не указано; возможны { $known }
error-pack-one-of = { $entry }: { $given } нет среди возможных; возможны { $known }
error-pack-list-like = { $entry }: должен быть список вроде { $example }
error-pack-languages = { $entry }: { $given }: нет текста или такого языка; есть { $known }
error-pack-name = { $entry }: должен быть текст или тексты по языкам, хотя бы английский

## Content packs: calendar, income, numbers of things

error-pack-polls = polls: укажите от одного до { $most } разных месяцев по порядку
error-pack-fees = fees: нужна одна на месяц, всего { $wanted }; есть { $count }
error-pack-repay-pair = repay_pair: две ссуды не могут стоить меньше одной
error-pack-levels = level: для каждого уровня напишите [[level]] с тем, что он платит и чего требует
error-pack-level-count = шкала дохода имеет от 1 до { $most } уровней, а не { $count }
error-pack-first-level = все начинают с первого уровня: он ничего не требует
error-pack-boards = планшетов нужно от { $low } до { $high }, а не { $count }
error-pack-mayors = мэров нужно от { $low } до { $high }, а не { $count }
error-pack-poll-count = опросов нужно от { $low } до { $high }, а не { $count }
error-pack-most-tiles = разных тайлов не больше { $most }, а не { $count }
error-pack-most-cards = карт не больше { $most }, а не { $count }
error-pack-few-tiles = тайлов { $count }; четверым нужно { $wanted }: аукционов { $months }, по две половины
error-pack-few-cards = карт { $count }; четверым нужно { $wanted }

## Content packs: tiles, cards, polls, abilities

error-pack-pictograms = pictograms: от одной до трёх разных букв из { $known }
error-pack-no-goal = goal: достижению нужно хотя бы одно условие
error-pack-order = order: все из { $known }, каждый один раз
error-pack-votes = votes: четыре ряда чисел от 0 до 50, в каждом { $count }
error-pack-votes-falling = votes: чем желаннее тип, тем больше голосов: опрос { $number } даёт { $given }, а каждое число должно быть меньше предыдущего
error-pack-most-conditions = { $entry }: условий не больше { $most }
error-pack-most-steps = { $entry }: шагов не больше { $most }
error-pack-no-test = test: условия { $given } нет; есть { $known }
error-pack-no-verb = do: глагола { $given } нет; есть { $known }
error-pack-standing-needs = needs: то, что действует постоянно, ничего не требует
error-pack-windows = windows: одно или несколько из { $known }
error-pack-when = { $verb } не действует при { $given }; действует при { $known }
error-pack-gives-votes = { $verb } даёт голоса: это может только уникальное здание (M48)
error-pack-neighbours = { $verb } касается соседей: это может только уникальное здание
error-pack-nobody-asked = { $verb }: при { $when } никого не спрашивают, выбирать нечего
error-pack-end-self = { $verb }: в конце считаются только собственные голоса
error-pack-cap = cap_bids: n должно быть от { $low } до { $high }

## Content packs: maps

error-pack-same-sites = map: площадок { $count }, а на первом планшете { $first }
error-pack-same-homes = map: жилых кварталов { $count }, а на первом планшете { $first }
error-pack-map-marks = map: { $given } ничего не значит; A-Z — кварталы, h — жильё, . — улица, запятая — парк, ~ — вода
error-pack-map-rows = map: все ряды должны быть одной длины
error-pack-map-large = map: не больше { $most } рядов по { $most } мест
error-pack-map-sites = map: площадок { $count }, возможно не больше { $most }
error-pack-map-blocks = map: кварталов { $count }, возможно не больше { $most }
error-pack-map-block = map: в квартале { $block } площадок { $count }; в квартале их от 2 до 6
error-pack-map-lonely-home = map: жилой квартал не касается ни одной площадки
error-pack-map-touching = map: кварталы { $blocks } соприкасаются; между ними должна быть улица
error-pack-map-pieces = map: квартал { $block } разорван на две части

## Content packs: what can’t be reached

error-pack-no-game-reaches = { $entry }: недостижимо ни в одной игре: { $reason }
error-pack-board-reaches-not = { $entry }: недостижимо на планшете { $board }: { $reason }
error-reach-contradiction = { $named } противоречит другому условию
error-reach-least = { $named }, а наименьшее возможное — { $least }
error-reach-most = { $named }, а наибольшее возможное — { $most }
error-reach-crowded = нужно зданий { $asked }, а стоять может { $sites }
