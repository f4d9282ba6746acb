/** When a day begins in UTC, in milliseconds since 1970. Versions come into force at that moment. */
export function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
