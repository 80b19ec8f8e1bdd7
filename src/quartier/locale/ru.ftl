# Сама программа: что говорит терминал вокруг игры.

compiling = Компилирую правила для этого компьютера; в следующий раз всё начнётся быстро.

## Playing

your-choice = Ваш выбор?
at-best = до { $gain }
secret-move = { $seat }: скрытый ход ({ $kind }).
not-a-choice = Выбора «{ $typed }» здесь нет.
hand-over = Передайте клавиатуру. Дальше играют: { $seat }; нажмите Enter.
press-enter = Нажмите Enter, чтобы продолжить.

command-undo = отменить
command-redo = повторить
command-back = назад
command-help = справка
command-save = сохранить
command-quit = выйти

help =
    Введите номер перед выбором, его слово или начало слова.
    Несколько выборов подряд образуют путь: place/V6/90/c3 или place V6 90 c3.
    Зелёные и красные числа показывают, как выбор изменит ваш текущий счёт.

    отменить (undo)         вернуть последний ход и ответы ботов на него
    повторить (redo)        сделать его снова
    назад (back)            на шаг назад внутри этого хода
    сохранить (save) [ФАЙЛ] сохранить игру
    выйти (quit)            выйти; игра сохранится
nothing-to-undo = Нет хода, который можно отменить.
undo-refused = Этот ход не отменить: он что-то открыл, или на него уже ответили.
nothing-to-redo = Отменённых ходов нет.

## Leaving

no-more-input = Ввод закончился.
saved = Сохранено в { $file }.
resume-with = Продолжить игру: { $command }
replay-with = Посмотреть ещё раз: { $command }
goodbye = До встречи.

## The end

final-score = Окончательный счёт
score-so-far = Текущий счёт
won = { $count ->
    [one] Победа: { $seats }.
   *[other] Общая победа: { $seats }.
}
replay-title = { $game }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
