# What can be wrong with a content pack or a position of Munivers, for those who write one.

## Positions

error-position-lots = '{ $field }': на кроці { $step } тут має бути лотів: { $count }
error-position-bid = '{ $field }': ставці потрібен гравець, і вона не менша за ціну тайлу
error-position-bids-of-all = '{ $field }': тут уже має бути по одній ставці кожного гравця
error-position-no-bids-yet = '{ $field }': поки триває ліва половина, ставок тут немає
error-position-bids-of-called = '{ $field }': має бути по ставці кожного, до кого дійшла черга, починаючи з першого
error-position-same = '{ $field }': двоє гравців мають те саме
error-position-votes = '{ $field }': разом має бути від 0 до { $most }, а не { $total }
error-position-copies = '{ $field }': забагато тайлів; { $tile } є лише { $count }
error-position-polls = '{ $field }': потрібно різних: { $count }
error-position-unresolved = '{ $field }': це мають бути унікальні будівлі того, хто діє, що спрацьовують при спорудженні
error-position-deciding = '{ $field }': не може бути { $given }: { $reason }
error-deciding-over = усе закінчено
error-deciding-ability-under-way = тоді жодна здатність не може тривати
error-deciding-actor = 'ability.actor' має бути тим, чий хід
error-deciding-all-bids-stand = усі ставки зроблено
error-deciding-turn-to-bid = ставку робить { $seat }
error-deciding-reward = жетоном нагороди скидають карт щонайбільше { $count }
error-deciding-marker = потрібна зелена літера й маркер, і щоб більше нічого не лишалося зробити
error-deciding-row = 'ability.row' і 'ability.rows_left' — не від здатності, яку може використати той, хто діє
error-deciding-no-player = цей крок не питає про гравця
error-deciding-no-type = цей крок не питає про тип
error-deciding-something-else = цей крок питає про інше
error-deciding-picks = 'ability.picks' і 'ability.price' не від цього кроку
error-deciding-target = 'ability.target' має бути іншим гравцем
error-deciding-bids = ставки міняють місцями, коли всі зроблено

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'players': гроші не сходяться (M42)
error-law-2 = 'players' і 'auction': тайли не сходяться (M15)
error-law-3 = 'players' і 'discarded': карти не сходяться (M6)
error-law-4 = 'players' і 'rewards_spent': стільки жетонів нагороди немає (M11)
error-law-5 = 'markers': маркери голосів не сходяться (M9)
error-law-6 = 'players': стільки карт позик немає (M43)
error-law-7 = 'players': голоси не сходяться (M48)
error-law-8 = 'players': показники не сходяться (M4)
error-law-9 = 'players': кількість будівель не сходиться (M3)
error-law-10 = 'players': навички не сходяться (M41)
error-law-11 = 'players': гроші, голоси чи дохід поза межами (M17, M40)
error-law-12 = 'players' і 'auction': у мішку замало тайлів для наступних аукціонів (M19)

## Content packs: the option, and the whole

error-content-folder = параметр 'content': теки { $folder } немає; можливі { $known }
error-content-mistakes = параметр 'content': у наборі { $folder } є помилки:
    { $problems }
error-pack-mistakes = { $problems }
error-pack-line = { $file }:{ $line }: { $reason }
error-pack-no-folder = { $folder }: такої теки немає
pack-to-mend = виправити: { $count }
pack-sound = { $folder } — справний набір

## Content packs: files and packs that extend others

error-pack-file-missing = файла немає
error-pack-file-not-text = файл не в UTF-8: { $reason }
error-pack-file-deep = забагато вкладених списків
error-pack-no-base = extends: набору { $given } немає
error-pack-base-of-itself = extends: { $given } сам розширює цей набір
error-pack-without = without: має бути список id, як-от ["front-page"]
error-pack-without-unknown = without: { $id } немає в { $file }

## Content packs: values

error-pack-tables = кожен { $table } починають із [[{ $table }]]
error-pack-unknown-key = { $given } тут нічого не означає; відомі { $known }
error-pack-same-id = id: { $id } уже є
error-pack-missing = { $entry }: не вказано
error-pack-number = { $entry }: { $given } — не ціле число від { $low } до { $high }
error-pack-numbers = { $entry }: має бути список цілих чисел від { $low } до { $high }
error-pack-named-numbers = { $table }: напишіть [{ $table }] і числа: { $names }
error-pack-text = { $entry }: має бути текст
error-pack-missing-one = { $entry }: не вказано; можливі { $known }
error-pack-one-of = { $entry }: { $given } немає серед можливих; можливі { $known }
error-pack-list-like = { $entry }: має бути список, як-от { $example }
error-pack-languages = { $entry }: { $given }: немає тексту або такої мови; є { $known }
error-pack-name = { $entry }: має бути текст або тексти за мовами, щонайменше англійською

## Content packs: calendar, income, numbers of things

error-pack-polls = polls: вкажіть від одного до { $most } різних місяців за порядком
error-pack-fees = fees: потрібен один на місяць, разом { $wanted }; є { $count }
error-pack-repay-pair = repay_pair: дві позики не можуть коштувати менше за одну
error-pack-levels = level: для кожного рівня напишіть [[level]] із тим, що він платить і чого потребує
error-pack-level-count = шкала доходу має від 1 до { $most } рівнів, а не { $count }
error-pack-first-level = усі починають із першого рівня: він нічого не потребує
error-pack-boards = планшетів потрібно від { $low } до { $high }, а не { $count }
error-pack-mayors = мерів потрібно від { $low } до { $high }, а не { $count }
error-pack-poll-count = опитувань потрібно від { $low } до { $high }, а не { $count }
error-pack-most-tiles = різних тайлів щонайбільше { $most }, а не { $count }
error-pack-most-cards = карт щонайбільше { $most }, а не { $count }
error-pack-few-tiles = тайлів { $count }; чотирьом гравцям потрібно { $wanted }: аукціонів { $months }, по дві половини
error-pack-few-cards = карт { $count }; чотирьом гравцям потрібно { $wanted }

## Content packs: tiles, cards, polls, abilities

error-pack-pictograms = pictograms: від однієї до трьох різних літер із { $known }
error-pack-no-goal = goal: досягненню потрібна хоча б одна умова
error-pack-order = order: усі з { $known }, кожен один раз
error-pack-votes = votes: чотири ряди чисел від 0 до 50, у кожному { $count }
error-pack-votes-falling = votes: що бажаніший тип, то більше голосів: опитування { $number } дає { $given }, а кожне число має бути менше за попереднє
error-pack-most-conditions = { $entry }: умов щонайбільше { $most }
error-pack-most-steps = { $entry }: кроків щонайбільше { $most }
error-pack-no-test = test: умови { $given } немає; є { $known }
error-pack-no-verb = do: дієслова { $given } немає; є { $known }
error-pack-standing-needs = needs: те, що діє постійно, нічого не потребує
error-pack-windows = windows: одне або кілька з { $known }
error-pack-when = { $verb } не діє при { $given }; діє при { $known }
error-pack-gives-votes = { $verb } дає голоси: це може лише унікальна будівля (M48)
error-pack-neighbours = { $verb } стосується сусідів: це може лише унікальна будівля
error-pack-nobody-asked = { $verb }: при { $when } нікого не питають, тож вибирати нічого
error-pack-end-self = { $verb }: наприкінці рахують лише власні голоси
error-pack-cap = cap_bids: n має бути від { $low } до { $high }

## Content packs: maps

error-pack-same-sites = map: ділянок { $count }, а на першому планшеті { $first }
error-pack-same-homes = map: житлових кварталів { $count }, а на першому планшеті { $first }
error-pack-map-marks = map: { $given } нічого не означає; A-Z — квартали, h — житло, . — вулиця, кома — парк, ~ — вода
error-pack-map-rows = map: усі ряди мають бути однакової довжини
error-pack-map-large = map: щонайбільше { $most } рядів по { $most } місць
error-pack-map-sites = map: ділянок { $count }, можливо щонайбільше { $most }
error-pack-map-blocks = map: кварталів { $count }, можливо щонайбільше { $most }
error-pack-map-block = map: у кварталі { $block } ділянок { $count }; у кварталі їх від 2 до 6
error-pack-map-lonely-home = map: житловий квартал не торкається жодної ділянки
error-pack-map-touching = map: квартали { $blocks } торкаються; між ними має бути вулиця
error-pack-map-pieces = map: квартал { $block } розірвано на дві частини

## Content packs: what can’t be reached

error-pack-no-game-reaches = { $entry }: недосяжно в жодній грі: { $reason }
error-pack-board-reaches-not = { $entry }: недосяжно на планшеті { $board }: { $reason }
error-reach-contradiction = { $named } суперечить іншій умові
error-reach-least = { $named }, а найменше можливе — { $least }
error-reach-most = { $named }, а найбільше можливе — { $most }
error-reach-crowded = потрібно будівель { $asked }, а стояти може { $sites }
