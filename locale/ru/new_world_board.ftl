# Поле «Нового Света»: что говорит только оно.

new_world-board-first = Первый игрок
new_world-board-winner = Победитель
