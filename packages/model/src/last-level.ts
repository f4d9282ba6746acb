/** The last level of the name of a PDF field, for messages that speak of one field. */
export function lastLevel(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
