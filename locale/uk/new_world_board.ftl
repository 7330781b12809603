# Поле «Нового Світу»: що каже лише воно.

new_world-board-first = Перший гравець
new_world-board-winner = Переможець
