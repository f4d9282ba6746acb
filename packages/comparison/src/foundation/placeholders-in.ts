/** The answers that a client puts into a statement, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/g) ?? [])].sort();
}
