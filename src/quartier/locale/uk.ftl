# Сама програма: що каже термінал довкола гри.

compiling = Компілюю правила для цього комп’ютера; наступного разу все почнеться швидко.

## Playing

your-choice = Ваш вибір?
at-best = до { $gain }
secret-move = { $seat }: прихований хід ({ $kind }).
not-a-choice = Вибору «{ $typed }» тут немає.
hand-over = Передайте клавіатуру. Далі грають: { $seat }; натисніть Enter.
press-enter = Натисніть Enter, щоб продовжити.

command-undo = скасувати
command-redo = повторити
command-back = назад
command-help = довідка
command-save = зберегти
command-quit = вийти

help =
    Введіть номер перед вибором, його слово або початок слова.
    Кілька виборів поспіль утворюють шлях: place/V6/90/c3 або place V6 90 c3.
    Зелені й червоні числа показують, як вибір змінить ваш поточний рахунок.

    скасувати (undo)       повернути останній хід і відповіді ботів на нього
    повторити (redo)       зробити його знову
    назад (back)           на крок назад у межах цього ходу
    зберегти (save) [ФАЙЛ] зберегти гру
    вийти (quit)           вийти; гра збережеться
nothing-to-undo = Немає ходу, який можна скасувати.
undo-refused = Цей хід не скасувати: він щось відкрив або на нього вже відповіли.
nothing-to-redo = Скасованих ходів немає.

## Leaving

no-more-input = Введення закінчилося.
saved = Збережено у { $file }.
resume-with = Продовжити гру: { $command }
replay-with = Переглянути ще раз: { $command }
goodbye = До зустрічі.

## The end

final-score = Остаточний рахунок
score-so-far = Поточний рахунок
won = { $count ->
    [one] Перемога: { $seats }.
   *[other] Спільна перемога: { $seats }.
}
replay-title = { $game }: { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}
