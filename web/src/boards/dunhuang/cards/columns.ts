/** How many stacks of cards lie beside each other where the room is fixed: few of them are larger. */
export const columnsFor = (stacks: number): number => (stacks > 9 ? 4 : 3);
