/** Remembers what was found out about a pattern: many questions share one, and it never changes. */
export function oncePerPattern<Result>(
  study: (pattern: string) => Result,
): (pattern: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (pattern) => {
    const entry = known.get(pattern) ?? { result: study(pattern) };
    known.set(pattern, entry);
    return entry.result;
  };
}
