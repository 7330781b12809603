"""What the moves of A New World are about."""

from caravanserai.texts.move_facts.settlement import settlement_facts

facts = settlement_facts
