/** The letter of a column, counted from 0. No table has more columns than letters. */
export function columnLetter(column: number): string {
  const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column];
  if (letter === undefined) throw new Error(`There is no column ${column}.`);
  return letter;
}
