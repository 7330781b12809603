# Поле игры From East to West II: то, что говорит только оно.

east_west_2-board-first = Первый игрок
east_west_2-board-winner = Победитель
