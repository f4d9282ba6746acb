/** The entries of a lock as JSON, one per line, so that a diff shows what changed. */
export function entryLines(entries: Record<string, unknown>): string {
  return Object.entries(entries)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n');
}
