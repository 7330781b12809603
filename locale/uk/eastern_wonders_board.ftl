# Поле гри Eastern Wonders: те, що каже лише воно.

eastern_wonders-board-first = Перший гравець
eastern_wonders-board-winner = Переможець
