# Поле игры Eastern Wonders: то, что говорит только оно.

eastern_wonders-board-first = Первый игрок
eastern_wonders-board-winner = Победитель
