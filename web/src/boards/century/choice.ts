/** What the choice exchange gives and its two answers (SR-50); the card itself only says that there is a choice. */

export const CHOICE_GIVE: readonly number[] = [3, 0, 0, 0];
export const CHOICE_TAKE: readonly (readonly number[])[] = [
  [0, 0, 0, 1],
  [0, 2, 0, 0],
];
