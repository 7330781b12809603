"""Scripts that find, in the page, what somebody would press now; a step asks the page once instead of many times."""

# The last event, and how much is opened at the places of the board.
SIGHT = """(() => document.querySelector('.table')?.dataset.event + ' ' +
    document.querySelectorAll('[aria-expanded=true], .question, .chooser, .menu').length)"""

# Waits until there is something to press that does not play itself, but not longer than a moment, nor when all is over.
LOOK = """async ([patience, ...given]) => {
    const pick = PICK;
    const until = Date.now() + patience;
    while (Date.now() < until && !document.querySelector('.end')) {
        const waits = document.querySelector('.choices')?.textContent.includes('it plays itself');
        const found = waits ? null : pick(...given);
        if (found) {
            window.seen = SIGHT();
            return found;
        }
        await new Promise((done) => setTimeout(done, 15));
    }
    return null;
}""".replace("SIGHT", SIGHT)

# Waits until the table has answered what was pressed, but not for what was only opened or shown.
ANSWERED = """async () => {
    const until = Date.now() + 1500;
    while (Date.now() < until && SIGHT() === window.seen) await new Promise((done) => setTimeout(done, 8));
}""".replace("SIGHT", SIGHT)

ANY_LIT = """(chance) => {
    const lit = [...document.querySelectorAll('.board .lit')].filter((one) => one.getClientRects().length > 0);
    return lit[Math.floor(chance * lit.length)];
}"""

ANY_CHOICE = """(chance) => {
    const all = [...document.querySelectorAll('.choices .choice')];
    return all.find((one) => one.textContent.includes('Claim')) ?? all[Math.floor(chance * all.length)];
}"""

HOW_MANY = "() => document.querySelectorAll('.choices .choice').length"


def looking_for(pick: str) -> str:
    """The script that waits for what this one picks."""
    return LOOK.replace("PICK", pick)
