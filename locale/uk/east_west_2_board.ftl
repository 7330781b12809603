# Поле гри From East to West II: те, що каже лише воно.

east_west_2-board-first = Перший гравець
east_west_2-board-winner = Переможець
