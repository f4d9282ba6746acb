/** JSON with sorted keys: equal values give equal strings. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isPlain(each) ? Object.fromEntries(Object.entries(each).sort(byName)) : each,
  );
}

/** Whether two values are equal, except for the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a ?? null) === canonicalJson(b ?? null);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
