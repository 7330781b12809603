/** So many dice stand in a row, for all of them to be as large as their box allows. */
export function packed(count: number, ratio: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * ratio)));
  return { columns, rows: Math.ceil(count / columns) };
}
