/** The last level of a PDF field's name, for messages about one field. */
export function lastLevel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
